//! Players made of code. They know a game only through the kernel's traits, and think only on
//! resampled states: a bot can foresee neither hands nor dice.

mod any;
pub mod arena;
mod greedy;
mod level;
mod player;
mod search;

pub use any::{AnyBots, Bots, Considered, Thought};
pub use level::Level;
pub use player::{Budget, Judged, Kind, Player};
