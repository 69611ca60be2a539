//! Players made of code. They know a game only through the kernel's traits, and think only on
//! resampled states: a bot can foresee neither hands nor dice.
//!
//! A [`Player`] plays in some [`Style`]: a [`Kind`] of bot that thinks within a [`Budget`]; a [`Level`] is the
//! style that people choose; [`arena`] lets bots compete. A search asks a [`Judge`], made by hand or learned from
//! the games that [`training`] writes down.
//!
//! ```
//! use asgard::Asgard;
//! use bots::{Budget, Kind, Player, Style};
//! use engine::{Chance, Game, Seed, Silent, Title};
//!
//! let title = Title::<Asgard>::built_in()?;
//! let rules = title.rules(&title.setup(2, [])?)?;
//! let mut state = rules.start(Chance::real(Seed::from_number(1)), &mut Silent);
//! let mut searcher = Player::new(Style::of(Kind::Search, Budget::Iterations(50)), 1);
//! let seat = rules.pending(&state).first().expect("somebody begins");
//! let action = searcher.choose(&rules, &state, seat).expect("an asked seat has an answer");
//! rules.apply(&mut state, seat, action, &mut Silent)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(unreachable_pub)]

pub mod analysis;
mod any;
pub mod arena;
mod greedy;
mod judge;
mod level;
mod net;
mod player;
mod search;
mod stop;
pub mod training;

pub use any::{AnyBots, Bots, Considered, Thought};
pub use judge::Judge;
pub use level::Level;
pub use net::Refused;
pub use player::{Budget, Judged, Kind, Player, Style, Trial};
pub use stop::Stop;
