//! What bots are told about the game beyond its rules.

use engine::{Heuristic, Seat};

use crate::Feast;
use crate::state::State;

impl Heuristic for Feast {
    const PLAYOUT_DECISIONS: u32 = 60;

    fn value(&self, _state: &State, _seat: Seat) -> f32 {
        0.5
    }

    fn knowledge_key(&self, _state: &State, _seat: Seat) -> u64 {
        0
    }
}
