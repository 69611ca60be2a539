//! Going back when the store did not take a change: nobody may see, or act on, what is not stored. The table stays
//! in memory, so that everybody can go on looking at it.

use engine::{SeatSet, Text};

use super::Table;
use crate::shared::Shared;
use crate::store::{SeatRecord, TableRecord};

/// What a round of requests may change and people see, as it was before. Clocks follow from the log: they are right
/// again when the table has been read again.
pub(super) struct Before {
    record: Shared<TableRecord>,
    seats: Shared<Vec<SeatRecord>>,
    /// Entries of the game's own log, once there is a game.
    game: Option<u32>,
    entries: usize,
    /// The number of the next line of chat.
    next_line: u32,
    asked_since: Vec<u32>,
    nonces: u64,
    hold_automatic: SeatSet,
    trouble: Option<Text>,
    waiting_since_ms: u64,
}

impl Table {
    pub(super) fn before(&self) -> Before {
        Before {
            record: self.record.clone(),
            seats: self.seats.clone(),
            game: self.game.as_ref().map(|game| game.seq()),
            entries: self.history.len(),
            next_line: self.chat.last().map_or(0, |line| line.number + 1),
            asked_since: self.asked_since.clone(),
            nonces: self.nonces.noted(),
            hold_automatic: self.hold_automatic,
            trouble: self.trouble.clone(),
            waiting_since_ms: self.waiting_since_ms,
        }
    }

    /// False where the game cannot be played again up to there.
    pub(super) fn go_back(&mut self, before: Before) -> bool {
        self.game = match (before.game, self.game.take()) {
            (Some(entries), Some(game)) if game.seq() > entries => {
                let mut save = game.save();
                save.lines.truncate(entries as usize);
                let title = self.registry.get(&self.record.game).map(|entry| &entry.title);
                match title.map(|title| title.load(&save)) {
                    Some(Ok(game)) => Some(game),
                    _ => return false,
                }
            }
            (Some(_), game) => game,
            (None, _) => None,
        };
        self.record = before.record;
        self.seats = before.seats;
        self.history.truncate(before.entries);
        self.chat.retain(|line| line.number < before.next_line);
        self.asked_since = before.asked_since;
        self.nonces.go_back(before.nonces);
        self.hold_automatic = before.hold_automatic;
        self.trouble = before.trouble;
        self.waiting_since_ms = before.waiting_since_ms;
        true
    }
}
