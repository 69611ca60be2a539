//! Strengths for people.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Three opponents, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// New to the game: often picks the first thing that looks good.
    Guest,
    /// Plays a sound game.
    Karl,
    /// Thinks ahead.
    Jarl,
}
