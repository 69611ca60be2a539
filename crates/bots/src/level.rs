//! Strengths for people: three opponents, and how each of them plays.

use std::time::Duration;

use engine::Fast;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::player::{Budget, Judged, Kind};

/// Three opponents, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// New to the game: sees what looks good, and often takes the next best instead.
    Guest,
    /// Looks one step ahead and plays a sound game.
    Karl,
    /// Thinks ahead.
    Jarl,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Guest, Level::Karl, Level::Jarl];

    pub(crate) fn style(self) -> Style {
        let greedy = Style { kind: Kind::Greedy, budget: Budget::Iterations(0), threads: 1, slips_percent: 0 };
        match self {
            Level::Guest => Style { slips_percent: 40, ..greedy },
            Level::Karl => greedy,
            Level::Jarl => Style::thinking(Duration::from_millis(800)),
        }
    }
}

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub kind: Kind,
    pub budget: Budget,
    pub threads: usize,
    /// How often a worse choice is taken.
    pub slips_percent: u32,
}

impl Style {
    pub fn thinking(time: Duration) -> Style {
        Style { kind: Kind::Search, budget: Budget::Time(time), threads: 1, slips_percent: 0 }
    }

    /// Sometimes puts another choice of the better half in front.
    pub fn stumble<A>(self, judged: &mut [Judged<A>], luck: u64) {
        let mut luck = Fast::new(luck ^ 0x736c_6970);
        let half = judged.len().div_ceil(2);
        if half > 1 && luck.below(100) < self.slips_percent {
            judged[..half].rotate_left(1 + luck.below(half as u32 - 1) as usize);
        }
    }
}
