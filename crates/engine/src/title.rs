//! A game with the content it is played with: what a table is made from, and a save is read by.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::Serialize;
use ts_rs::TS;

use crate::laws::{self, LawReport};
use crate::play::{ActError, AnyMatch, Edition, Match, Told};
use crate::save::{Save, SaveEntry};
use crate::scenario::{self, ScenarioReport};
use crate::{
    CORRECTIONS_FILE, Chance, ContentError, ContentSet, Fast, Game, Heuristic, OptionSpec, Seat, Seed, Setup,
    SetupError, Silent,
};

/// A game as the lobby lists it.
///
/// ```
/// use asgard::Asgard;
/// use engine::{AnyMatch, Seed, Title};
///
/// let title = Title::<Asgard>::built_in()?;
/// let game = title.begin(title.setup(3, [("goal_caps", "bottom")])?, Seed::from_number(5))?;
/// assert_eq!(game.players(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Title<G: Game> {
    content: ContentSet,
    edition: Edition,
    game: PhantomData<G>,
}

/// What a newcomer is told about a game.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    /// Id of the game.
    pub id: &'static str,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// What can be chosen before the game starts.
    pub options: &'static [OptionSpec],
    /// Hash of game, rules revision and content.
    pub rules_version: String,
    /// Whether an owner's corrections of the content are in force.
    pub corrected: bool,
}

/// Why a save cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// The save was written under other rules or content.
    #[error("the save was made with rules {save} of {game}, this program has {here}")]
    OtherRules {
        /// Id of the game.
        game: &'static str,
        /// The rules of the save.
        save: String,
        /// The rules of this program.
        here: String,
    },
    /// Its corrections do not fit.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// Its set-up is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move of it is refused.
    #[error("move {number} ({seat} {action}): {refused}")]
    Move {
        /// Counted from 1.
        number: usize,
        /// Who made it.
        seat: Seat,
        /// Its notation.
        action: String,
        /// Why.
        refused: ActError,
    },
    /// The position after a move is another than when it was saved.
    #[error("after move {number} ({seat} {action}) the position differs from the one the save was made with")]
    Diverged {
        /// Counted from 1.
        number: usize,
        /// Who made it.
        seat: Seat,
        /// Its notation.
        action: String,
    },
    /// It takes back more than was done.
    #[error("move {number}: cannot take back to {to} moves, there are {moves}")]
    Undo {
        /// Counted from 1.
        number: usize,
        /// How many actions should stay.
        to: u32,
        /// How many there are.
        moves: u32,
    },
}

impl<G: Game> Title<G> {
    /// The game as it is built in.
    pub fn built_in() -> Result<Title<G>, ContentError> {
        Title::with_corrections([])
    }

    /// The game with an owner's corrections: file name and text. [`CORRECTIONS_FILE`] may speak of all files.
    pub fn with_corrections<'a>(
        corrections: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Title<G>, ContentError> {
        let mut content = ContentSet::built_in(G::content_files())?;
        for (file, text) in corrections {
            if file == CORRECTIONS_FILE { content.correct_all(text)? } else { content.correct(file, text)? }
        }
        Title::of(content, "")
    }

    /// The same game with the corrections of one table on top. What does not differ is left out, so that the same
    /// corrections are always the same text.
    pub fn corrected(&self, text: &str) -> Result<Title<G>, ContentError> {
        let mut wished = self.content.clone();
        wished.correct_all(text)?;
        let corrections = wished.corrections_to(&self.content);
        let mut content = self.content.clone();
        content.correct_all(&corrections)?;
        Title::of(content, &corrections)
    }

    fn of(content: ContentSet, corrections: &str) -> Result<Title<G>, ContentError> {
        let edition = Edition {
            rules_version: content.rules_version(G::ID, G::RULES_REVISION).into(),
            corrected: content.is_corrected(),
            corrections: corrections.into(),
        };
        let title = Title { content, edition, game: PhantomData };
        // Wrong numbers must be refused here and not at the first table.
        match title.rules(&title.setup(G::PLAYERS.0, []).expect("the fewest players and no wishes are valid")) {
            Err(SetupError::Content(error)) => Err(error),
            _ => Ok(title),
        }
    }

    /// The content in force.
    pub fn content(&self) -> &ContentSet {
        &self.content
    }

    /// A checked set-up of this game.
    pub fn setup<'a>(
        &self,
        players: u8,
        wished: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        Setup::new(G::ID, G::PLAYERS, G::OPTIONS, players, wished)
    }

    /// The rules for one table.
    pub fn rules(&self, setup: &Setup) -> Result<G, SetupError> {
        G::new(&self.content, setup)
    }

    /// A new game.
    pub fn begin(&self, setup: Setup, seed: Seed) -> Result<Match<G>, SetupError> {
        let rules = Arc::new(self.rules(&setup)?);
        Ok(Match::begin(rules, setup, self.edition.clone(), seed))
    }

    /// Plays a save again, to its last line, and compares every mark on the way.
    pub fn load(&self, save: &Save) -> Result<Match<G>, LoadError> {
        self.replay(save, &mut |_| {})
    }

    /// The same, and tells what happened line by line; a line that takes back tells nothing.
    pub fn replay(&self, save: &Save, hear: &mut dyn FnMut(Vec<Told>)) -> Result<Match<G>, LoadError> {
        if save.corrections != *self.edition.corrections {
            return self.corrected(&save.corrections)?.replay_here(save, hear);
        }
        self.replay_here(save, hear)
    }

    /// Plays a save again that has the corrections of this title.
    fn replay_here(&self, save: &Save, hear: &mut dyn FnMut(Vec<Told>)) -> Result<Match<G>, LoadError> {
        if save.rules_version != *self.edition.rules_version {
            return Err(LoadError::OtherRules {
                game: G::ID,
                save: save.rules_version.clone(),
                here: self.edition.rules_version.to_string(),
            });
        }
        let wished = save.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let mut game = self.begin(self.setup(save.players, wished)?, save.seed)?;
        for (index, line) in save.lines.iter().enumerate() {
            let number = index + 1;
            let action = match &line.entry {
                SaveEntry::Act(action) => {
                    hear(AnyMatch::act(&mut game, line.seat, action).map_err(|refused| LoadError::Move {
                        number,
                        seat: line.seat,
                        action: action.clone(),
                        refused,
                    })?);
                    action.clone()
                }
                SaveEntry::Undo(to) if *to < game.moves() => {
                    game.take_back(line.seat, *to);
                    hear(Vec::new());
                    format!("undo {to}")
                }
                SaveEntry::Undo(to) => return Err(LoadError::Undo { number, to: *to, moves: game.moves() }),
            };
            if line.mark.is_some_and(|mark| mark != game.mark()) {
                return Err(LoadError::Diverged { number, seat: line.seat, action });
            }
        }
        Ok(game)
    }

    /// Plays one game with any legal actions: a first look at corrections that nobody has played with yet. The error
    /// says what does not hold.
    pub fn rehearse(&self, setup: Setup, luck: u64) -> Result<(), String> {
        let rules = self.rules(&setup).map_err(|error| error.to_string())?;
        let mut luck = Fast::new(luck);
        let mut state = rules.start(Chance::imagined(luck.next()), &mut Silent);
        let mut actions = Vec::new();
        for _ in 0..G::DECISIONS_MAX {
            let Some(seat) = rules.pending(&state).first() else {
                return rules.outcome(&state).map(|_| ()).ok_or_else(|| "the game ends without a result".to_owned());
            };
            actions.clear();
            rules.legal_actions(&state, seat, &mut actions);
            if actions.is_empty() {
                return Err("somebody is asked and can do nothing".to_owned());
            }
            let action = *luck.pick(&actions);
            rules.apply(&mut state, seat, action, &mut Silent).map_err(|illegal| illegal.to_string())?;
            rules.invariants(&state)?;
        }
        Err("the game does not end".to_owned())
    }
}

/// A [`Title`] of any game.
///
/// ```
/// use asgard::Asgard;
/// use engine::{AnyTitle, Seed, Title};
///
/// let titles: Vec<Box<dyn AnyTitle>> = vec![Box::new(Title::<Asgard>::built_in()?)];
/// for title in &titles {
///     let info = title.info();
///     let game = title.begin(info.players.0, &[], Seed::from_number(1))?;
///     assert_eq!((game.game(), game.moves()), (info.id, 0));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTitle: Send + Sync {
    /// Id of the game.
    fn id(&self) -> &'static str;
    /// What a lobby needs to know.
    fn info(&self) -> GameInfo;
    /// The content in force.
    fn content(&self) -> &ContentSet;
    /// The same game with the corrections of one table; see [`Title::corrected`].
    fn corrected(&self, text: &str) -> Result<Box<dyn AnyTitle>, ContentError>;
    /// The table's own corrections; empty for most.
    fn corrections(&self) -> &str;
    /// Plays one game to look at corrections; see [`Title::rehearse`].
    fn rehearse(&self, players: u8, options: &[(&str, &str)], luck: u64) -> Result<(), String>;
    /// A new game.
    fn begin(&self, players: u8, options: &[(&str, &str)], seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// The game of a save.
    fn load(&self, save: &Save) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// The same, with every batch of events on the way.
    fn replay(&self, save: &Save, hear: &mut dyn FnMut(Vec<Told>)) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// Tries the laws over random games; see [`laws::check`].
    fn check_laws(&self, plan: &laws::Plan, on_game: &(dyn Fn() + Sync)) -> LawReport;
    /// Runs a file of scenarios; see [`scenario::run`].
    fn run_scenarios(&self, text: &str) -> ScenarioReport;
    /// What a scenario may set; see [`scenario::schema`].
    fn scenario_schema(&self) -> Result<String, String>;
    /// A checked set-up of this game.
    fn setup(&self, players: u8, options: &[(&str, &str)]) -> Result<Setup, SetupError>;
    /// The typed title inside, for bots.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Heuristic> AnyTitle for Title<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID,
            players: G::PLAYERS,
            options: G::OPTIONS,
            rules_version: self.edition.rules_version.to_string(),
            corrected: self.edition.corrected,
        }
    }

    fn content(&self) -> &ContentSet {
        &self.content
    }

    fn corrected(&self, text: &str) -> Result<Box<dyn AnyTitle>, ContentError> {
        Ok(Box::new(Title::corrected(self, text)?))
    }

    fn corrections(&self) -> &str {
        &self.edition.corrections
    }

    fn rehearse(&self, players: u8, options: &[(&str, &str)], luck: u64) -> Result<(), String> {
        let setup = self.setup(players, options.iter().copied()).map_err(|error| error.to_string())?;
        Title::rehearse(self, setup, luck)
    }

    fn begin(&self, players: u8, options: &[(&str, &str)], seed: Seed) -> Result<Box<dyn AnyMatch>, SetupError> {
        let setup = self.setup(players, options.iter().copied())?;
        Ok(Box::new(Title::begin(self, setup, seed)?))
    }

    fn load(&self, save: &Save) -> Result<Box<dyn AnyMatch>, LoadError> {
        Ok(Box::new(Title::load(self, save)?))
    }

    fn replay(&self, save: &Save, hear: &mut dyn FnMut(Vec<Told>)) -> Result<Box<dyn AnyMatch>, LoadError> {
        Ok(Box::new(Title::replay(self, save, hear)?))
    }

    fn check_laws(&self, plan: &laws::Plan, on_game: &(dyn Fn() + Sync)) -> LawReport {
        laws::check(self, plan, on_game)
    }

    fn run_scenarios(&self, text: &str) -> ScenarioReport {
        scenario::run(self, text)
    }

    fn scenario_schema(&self) -> Result<String, String> {
        scenario::schema(self)
    }

    fn setup(&self, players: u8, options: &[(&str, &str)]) -> Result<Setup, SetupError> {
        Title::setup(self, players, options.iter().copied())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
