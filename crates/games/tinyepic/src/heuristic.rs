//! What bots think of a position.

use engine::{Game, Heuristic, Seat};

use crate::TinyEpic;
use crate::names::Clan;
use crate::state::State;

impl Heuristic for TinyEpic {
    const PLAYOUT_DECISIONS: u32 = 60;

    fn value(&self, state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome(state) {
            return outcome.share(seat);
        }
        self.points(state, Clan::of(seat)) as f32 / 40.0
    }

    fn knowledge_key(&self, state: &State, seat: Seat) -> u64 {
        u64::from(state.era) + u64::from(seat.0)
    }
}
