//! The kernel of Longhall: what a game is, and everything that follows from that alone.

mod chance;
mod content;
mod event;
mod game;
mod key;
pub mod laws;
mod notation;
mod options;
mod outcome;
mod path;
mod play;
pub mod proof;
mod question;
mod save;
pub mod scenario;
mod seat;
mod text;
mod title;

pub use chance::{Chance, Fast, Seed};
pub use content::{ContentError, ContentSet, Item, Provenance, read_each, within};
pub use event::{Audience, Emitted, News, Silent, Sink};
pub use game::{Game, Heuristic};
pub use key::KeyHasher;
pub use notation::{NotationError, Words};
pub use options::{OptionSpec, Setup, SetupError, Wish};
pub use outcome::{Outcome, ScoreLine, ScoreSheet};
pub use play::{AnyMatch, Choice, Match, Refused, Told, Undo};
pub use question::{Ask, Progress, Question};
pub use save::{Mark, Save, SaveEntry, SaveError, SaveLine, seed_commitment};
pub use seat::{SEATS_MAX, Seat, SeatSet, Viewer};
pub use text::{Illegal, Text, Value};
pub use title::{AnyTitle, GameInfo, LoadError, Title};
