//! What a finished game could have been: the chance of winning of every seat before and after each decision, what the
//! decision cost against the best that its seat could have found, and what dice and draws gave or took.
//!
//! Every number comes from states drawn anew from what a seat knew at that moment, never from the real one. An
//! [`AnyAnalyst`] looks at one decision at a time, first roughly and then finer; [`Schedule`] says which one comes
//! next, so that the terminal can use all cores and the server can stop between any two.

mod analyst;
mod book;
mod reason;
mod schedule;
mod study;
mod trial;

use engine::{Seat, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(crate) use analyst::advise;
pub use analyst::{Analyst, AnyAnalyst};
pub use book::{Analysis, SeatSummary};
pub use reason::Reason;
pub use schedule::{Schedule, Task, analyse};
pub use study::Effort;
pub use trial::{Trialled, try_out};

/// How closely a decision was looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "LookDepth")]
pub enum Depth {
    /// Not yet.
    Unseen,
    /// A first look: the picture is roughly right.
    First,
    /// Its marks count.
    Deep,
    /// The decisions that cost most, looked at once more.
    Deepest,
}

/// What a decision is called.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DecisionMark")]
pub enum Mark {
    /// There was nothing to choose.
    Only,
    Best,
    Fine,
    Slip,
    Blunder,
}

/// One decision of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "AnalysedDecision")]
pub struct Decision {
    /// So many actions were done before it.
    #[serde(rename = "move")]
    pub move_number: u32,
    pub seat: Seat,
    /// What was played, in notation.
    pub action: String,
    pub label: Text,
    /// Where in the game: 0 where the game has no rounds.
    pub round: u8,
    pub depth: Depth,
    pub mark: Mark,
    /// The chance of winning that it cost, from 0 to 1.
    pub cost: f32,
    /// The chance of each seat if the best is played.
    pub before: Vec<f32>,
    /// The chance of each seat after what was played, before any chance fell.
    pub after: Vec<f32>,
    /// What chance gave each seat right after it; empty where there was none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<f32>>")]
    pub luck: Vec<f32>,
    /// What could be chosen, best first; what was played is among them.
    pub choices: Vec<WeighedChoice>,
    /// Why the best is better, where it clearly is.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Reason>>")]
    pub reasons: Vec<Reason>,
    /// What may follow the best.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<LineStep>>")]
    pub line: Vec<LineStep>,
}

/// A choice with its chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct WeighedChoice {
    pub action: String,
    pub label: Text,
    pub chance: f32,
}

/// A step of what may follow a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LineStep {
    pub seat: Seat,
    pub action: String,
    pub label: Text,
}

/// Chances are told in tenths of a per cent: more would be noise, and long to send.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}
