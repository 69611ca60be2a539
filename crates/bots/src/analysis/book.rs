//! A whole analysis: all decisions of a game, and what they say of each seat.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Decision, Depth, Mark};

/// A game as far as it has been looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Analysis {
    /// All decisions, in the order of the game.
    pub decisions: Vec<Decision>,
    /// What the game gave each seat in the end: 1 for a win, a part of a shared one, 0 for a loss.
    pub result: Vec<f32>,
    pub seats: Vec<SeatSummary>,
    /// From which cost on a decision is a slip, and a blunder.
    pub slip: f32,
    pub blunder: f32,
}

/// What the decisions of a seat and its luck come to.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS)]
pub struct SeatSummary {
    /// How close the decisions were to the best, from 0 to 1; a blunder counts nothing.
    pub accuracy: f32,
    pub best: u32,
    pub fine: u32,
    pub slips: u32,
    pub blunders: u32,
    /// The chance of winning that the decisions cost, added up.
    pub cost: f32,
    /// The chance of winning that dice and draws gave.
    pub luck: f32,
}

impl Analysis {
    pub(super) fn new(decisions: Vec<Decision>, result: Vec<f32>, (slip, blunder): (f32, f32)) -> Analysis {
        let seats = vec![SeatSummary::default(); result.len()];
        Analysis { decisions, result, seats, slip, blunder }
    }

    /// Takes a look at a decision up, and adds up anew.
    pub fn take(&mut self, number: usize, look: Decision) {
        if let Some(known) = self.decisions.get_mut(number) {
            *known = look;
        }
        self.add_up();
    }

    /// The decision that cost most, if any cost something.
    pub fn worst(&self) -> Option<usize> {
        let costly = self.decisions.iter().enumerate().filter(|(_, decision)| decision.mark >= Mark::Fine);
        costly.max_by(|one, other| one.1.cost.total_cmp(&other.1.cost)).map(|(number, _)| number)
    }

    fn add_up(&mut self) {
        for (index, summary) in self.seats.iter_mut().enumerate() {
            let mut weighed = 0.0;
            *summary = SeatSummary::default();
            for decision in self.decisions.iter().filter(|decision| decision.depth > Depth::Unseen) {
                summary.luck += decision.luck.get(index).copied().unwrap_or(0.0);
                if decision.seat.index() != index || decision.mark == Mark::Only {
                    continue;
                }
                weighed += 1.0;
                summary.accuracy += (1.0 - decision.cost / self.blunder).max(0.0);
                summary.cost += decision.cost;
                match decision.mark {
                    Mark::Slip => summary.slips += 1,
                    Mark::Blunder => summary.blunders += 1,
                    Mark::Fine => summary.fine += 1,
                    Mark::Best | Mark::Only => summary.best += 1,
                }
            }
            summary.accuracy = if weighed > 0.0 { summary.accuracy / weighed } else { 1.0 };
        }
    }
}
