//! The list of all games. A new game is one more line here.
//!
//! ```
//! use engine::Seed;
//! use registry::Registry;
//!
//! for entry in Registry::built_in().iter() {
//!     let (fewest, _) = entry.title.info().players;
//!     let game = entry.title.begin(fewest, &[], Seed::from_number(1))?;
//!     let seat = game.pending().first().expect("somebody begins");
//!     assert!(game.question(seat).is_some(), "{} asks its first question", game.game());
//! }
//! # Ok::<(), engine::SetupError>(())
//! ```

#![warn(unreachable_pub)]

mod lesson;

use bots::{AnyBots, Bots};
use engine::{AnyTitle, ContentError, Game, Heuristic, Title};

pub use lesson::Lesson;

/// A game with its content and its bots.
pub struct RegisteredGame {
    pub title: Box<dyn AnyTitle>,
    pub bots: Box<dyn AnyBots>,
}

/// An owner's corrections of one game: file name and text of each.
pub type Corrections = Vec<(String, String)>;

/// All games, in the order in which they are listed.
pub struct Registry {
    entries: Vec<RegisteredGame>,
}

impl Registry {
    /// `corrections` gives an owner's corrections for a game id; none for most.
    pub fn open(corrections: impl Fn(&'static str) -> Corrections) -> Result<Registry, ContentError> {
        Ok(Registry {
            entries: vec![
                entry::<asgard::Asgard>(&corrections)?,
                entry::<champions::Champions>(&corrections)?,
                entry::<gonewild::GoneWild>(&corrections)?,
                entry::<tinyepic::TinyEpic>(&corrections)?,
                entry::<feast::Feast>(&corrections)?,
            ],
        })
    }

    /// Other games, such as those of a test with bots that wait.
    pub fn of(entries: Vec<RegisteredGame>) -> Registry {
        Registry { entries }
    }

    /// The games as they are built in.
    pub fn built_in() -> Registry {
        Registry::open(|_| Vec::new()).expect("built-in content is valid: the tests check it")
    }

    pub fn get(&self, game: &str) -> Option<&RegisteredGame> {
        self.iter().find(|entry| entry.title.id() == game)
    }

    pub fn iter(&self) -> impl Iterator<Item = &RegisteredGame> {
        self.entries.iter()
    }
}

fn entry<G: Game + Heuristic>(
    corrections: &impl Fn(&'static str) -> Corrections,
) -> Result<RegisteredGame, ContentError> {
    let corrections = corrections(G::ID);
    let files = corrections.iter().map(|(file, text)| (file.as_str(), text.as_str()));
    Ok(RegisteredGame { title: Box::new(Title::<G>::with_corrections(files)?), bots: Box::new(Bots::<G>::new()) })
}
