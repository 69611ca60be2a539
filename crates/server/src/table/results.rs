//! What is kept of a game that is over, for profiles and statistics: written with the move that ends it.

use super::notices::Earlier;
use super::{Changes, Table};
use crate::store::{GameResult, Write};

impl Table {
    /// A game that was running before this round of requests and is over now. One that nobody has begun leaves nothing.
    pub(super) fn add_result(&self, earlier: &Earlier, changes: &mut Changes) {
        if !earlier.was_running() || !self.is_over() || !self.record.counts || self.seq() == 0 {
            return;
        }
        let result = GameResult::of(&self.record, &self.seats, self.seq(), self.time.wall_ms());
        changes.writes.push(Write::Result(Box::new(result)));
    }
}
