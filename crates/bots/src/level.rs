//! Strengths for people: three opponents, and how each of them plays.

use std::time::Duration;

use crate::player::{Budget, Kind, Style};

engine::named! {
    /// Three opponents, weakest first.
    Level, "a level (guest, karl or jarl)":
    /// New to the game: sees what looks good, and every third time does something else.
    Guest = "guest",
    /// Looks one step ahead and plays a sound game.
    Karl = "karl",
    /// Thinks ahead.
    Jarl = "jarl",
}

impl Level {
    pub const fn style(self) -> Style {
        let greedy = Style::of(Kind::Greedy, Budget::Iterations(0));
        match self {
            Level::Guest => Style { slips_percent: 35, ..greedy },
            Level::Karl => greedy,
            Level::Jarl => Style::of(Kind::Search, Budget::Time(Duration::from_millis(800))),
        }
    }
}
