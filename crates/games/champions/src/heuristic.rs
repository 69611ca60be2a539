//! What bots are told about the game beyond its rules.

use engine::{Game, Heuristic, Seat};

use crate::Champions;
use crate::state::State;

impl Heuristic for Champions {
    const PLAYOUT_DECISIONS: u32 = 40;

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        0.5
    }

    fn knowledge_key(&self, state: &State, _seat: Seat) -> u64 {
        u64::from(state.round)
    }
}
