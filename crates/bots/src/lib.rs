//! Players made of code. They know a game only through the kernel's traits, and think only on
//! resampled states: a bot can foresee neither hands nor dice.

mod level;
mod player;

pub use level::Level;
pub use player::{AnyBots, Bots, Considered, Thought};
