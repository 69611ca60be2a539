//! The kernel of Longhall: what a game is, and everything that follows from that alone.
//!
//! A [`Game`] is a pure function over its state. A [`Title`] is a game with its content; it begins a
//! [`Match`] from a [`Setup`] and a [`Seed`]; and a match is its log: whoever runs the list again has
//! the same game. [`laws`] says what every game must obey, [`scenario`] runs examples of rules.
//!
//! ```
//! use asgard::Asgard;
//! use engine::{AnyTitle, Seed, Title, Viewer};
//!
//! let title: &dyn AnyTitle = &Title::<Asgard>::built_in()?;
//! let mut game = title.begin(2, &[], Seed::from_number(7))?;
//! while let Some(seat) = game.pending().first() {
//!     let choices = game.choices(seat, usize::MAX).unwrap_or_default();
//!     game.act(seat, &choices[0].action).map_err(|refused| format!("{refused:?}"))?;
//! }
//! assert!(game.outcome().is_some());
//! assert!(game.view(Viewer::Public).get().contains("gods"));
//!
//! let again = title.load(&game.save())?;
//! assert_eq!(again.mark(), game.mark());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![cfg_attr(not(test), warn(unreachable_pub))]
#![warn(missing_docs)]

mod chance;
mod content;
mod corrections;
mod delegate;
mod event;
mod features;
mod game;
mod key;
pub mod laws;
mod named;
mod notation;
mod options;
mod origin;
mod outcome;
mod path;
mod play;
pub mod proof;
mod question;
mod save;
pub mod scenario;
mod seat;
mod set;
mod tally;
mod tasks;
mod text;
mod title;

pub use chance::{Chance, Fast, Seed};
pub use content::{ContentError, ContentSet, Fault, Item, Number, Provenance, read_each, within};
pub use corrections::{CORRECTIONS_FILE, Change, ItemName, NumberChange};
pub use event::{Audience, Emitted, News, Silent, Sink};
pub use features::Features;
pub use game::{Game, Heuristic, Insight, Learned};
pub use key::KeyHasher;
pub use named::Named;
pub use notation::{NotationError, Words};
pub use options::{OptionSpec, Setup, SetupError, Wish};
pub use origin::{PartBy, SeedOrigin, SeedPart};
pub use outcome::{Outcome, ScoreLine, ScoreSheet, lead, logistic};
pub use play::{ActError, AnyMatch, Choice, Match, Standing, Told, Undo};
pub use question::{Ask, Progress, Question};
pub use save::{Mark, Save, SaveEntry, SaveError, SaveLine, seed_commitment};
pub use seat::{SEATS_MAX, Seat, SeatSet, Viewer};
pub use set::Set;
pub use tally::Tally;
pub use tasks::Tasks;
pub use text::{Illegal, Text, Value, require};
pub use title::{AnyTitle, GameInfo, LoadError, Title};
