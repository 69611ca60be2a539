//! Where lessons begin: a small position of each game, given as a seed and the moves that lead there
//! (`content/<game>/lesson.toml`), and played by the rules like any other moves.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use engine::{AnyMatch, AnyTitle, SaveEntry, SaveLine, Seed};
use serde::Deserialize;

/// The files, by game.
const FILES: [(&str, &str); 5] = [
    ("asgard", include_str!("../../../content/asgard/lesson.toml")),
    ("champions", include_str!("../../../content/champions/lesson.toml")),
    ("gonewild", include_str!("../../../content/gonewild/lesson.toml")),
    ("tinyepic", include_str!("../../../content/tinyepic/lesson.toml")),
    ("feast", include_str!("../../../content/feast/lesson.toml")),
];

static LESSONS: LazyLock<BTreeMap<&str, Lesson>> = LazyLock::new(|| {
    // A test reads every file; one that cannot be read would leave its game with a lesson from the first move on.
    FILES.iter().filter_map(|(game, text)| Some((*game, toml::from_str(text).ok()?))).collect()
});

/// The position that the lesson of a game begins with. The pupil has the first seat.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How many play.
    pub players: u8,
    /// Options of the table, where they are not the usual ones.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The chance of the game, as a number.
    pub seed: u64,
    /// Seat and notation of every move up to the position, such as `p1 play odin/loki`.
    pub moves: Vec<String>,
}

impl Lesson {
    /// The lesson of a game.
    pub fn of(game: &str) -> Option<&'static Lesson> {
        LESSONS.get(game)
    }

    /// The game at the lesson's position; nothing where its content was corrected so that a move is no longer legal.
    pub fn begin(&self, title: &dyn AnyTitle) -> Option<Box<dyn AnyMatch>> {
        let options: Vec<_> = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let mut game = title.begin(self.players, &options, Seed::from_number(self.seed)).ok()?;
        for line in &self.moves {
            let SaveLine { seat, entry, .. } = line.parse().ok()?;
            let SaveEntry::Act(action) = entry else { return None };
            game.act(seat, &action).ok()?;
        }
        Some(game)
    }

    /// How many moves of a game are those of the lesson: all of them, or none where it began otherwise.
    pub fn moves_in(&self, game: &dyn AnyMatch) -> u32 {
        let is_move = |(number, line): (usize, &String)| {
            let made = game.action(number as u32);
            made.is_some_and(|(seat, action)| *line == format!("{seat} {action}"))
        };
        if self.moves.iter().enumerate().all(is_move) { self.moves.len() as u32 } else { 0 }
    }
}
