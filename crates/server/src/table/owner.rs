//! Which server may write to a table, and when somebody must look at it again. A server claims a table together with
//! its first write to it; every later write holds only as long as nobody else has claimed it. When the table leaves
//! memory it says when it must be looked at.

use super::Table;
use crate::limits::UNPLAYABLE_AGAIN;
use crate::protocol::ChatLine;
use crate::store::{NOBODY, Position, Shown, Write};

impl Table {
    /// Goes with every change of the table: it is ours already, or it becomes ours.
    pub(super) fn fence(&self) -> Write {
        let (table, epoch) = (self.record.number, self.record.epoch);
        match self.claimed {
            true => Write::Fence { table, epoch },
            false => Write::Claim { table, epoch, owner: self.time.run_number() },
        }
    }

    /// Another server has the table, or had it when it died: it may have written since the table was read here.
    pub(super) fn is_anothers(&self) -> bool {
        !self.claimed && ![NOBODY, self.time.run_number()].contains(&self.record.owner)
    }

    /// Ends the epoch of another server, and changes nothing else.
    pub(super) fn claim(&self) -> Write {
        Write::Claim { table: self.record.number, epoch: self.record.epoch, owner: self.time.run_number() }
    }

    /// A change has been stored.
    pub(super) fn written(&mut self) {
        if !self.claimed {
            self.claimed = true;
            self.record.epoch += 1;
            (self.record.owner, self.record.wake_ms) = (self.time.run_number(), Some(0));
        }
    }

    /// How far the table has come in memory.
    pub(super) fn position(&self) -> Position {
        Position {
            epoch: self.record.epoch,
            seq: self.seq(),
            next_line: self.chat.last().map_or(0, |line| line.number + 1),
            changed_ms: self.record.changed_ms,
        }
    }

    /// Whether somebody else has written to the table since it was read. What is ours nobody else can have changed.
    pub(super) fn is_behind(&self, stored: Position) -> bool {
        let own = self.position();
        stored.epoch > own.epoch || stored.epoch == own.epoch && !self.claimed && stored != own
    }

    pub(super) fn lines_from(&self, number: u32) -> Vec<ChatLine> {
        self.chat.iter().filter(|line| line.number >= number).cloned().collect()
    }

    /// What is stored when the table leaves memory; nothing where the store has it already. From a server that is gone
    /// the table is taken first: it might come back and write on.
    pub(super) fn release(&mut self) -> Vec<Write> {
        let (wake_ms, shown) = (self.next_look_ms(), self.game.is_some().then(|| self.shown()));
        let mut writes = Vec::new();
        if self.is_anothers() {
            writes.push(self.claim());
            self.record.epoch += 1;
        }
        let record = &mut self.record;
        let known = (record.owner, record.wake_ms, &record.shown) == (NOBODY, wake_ms, &shown);
        self.claimed = false;
        if known {
            return writes;
        }
        (record.owner, record.wake_ms) = (NOBODY, wake_ms);
        record.shown.clone_from(&shown);
        writes.push(Write::Release { table: record.number, epoch: record.epoch, wake_ms, shown });
        writes
    }

    fn shown(&self) -> Shown {
        Shown {
            progress: self.game.as_ref().map(|game| game.progress()),
            pending: self.pending().into(),
            waiting_since_ms: self.waiting_since_ms,
        }
    }

    /// When the table must be looked at although nobody asks. A log that does not lead where it led is tried again
    /// later: by then another program may be there.
    fn next_look_ms(&self) -> Option<u64> {
        let (now_ms, stamp_ms) = (self.time.now_ms(), self.time.stamp_ms());
        if self.is_stopped() {
            return Some(stamp_ms + UNPLAYABLE_AGAIN.as_millis() as u64);
        }
        let persons = self.persons_asked();
        if self.pending() != persons {
            return Some(stamp_ms);
        }
        self.clock.next_run_out_ms(persons, now_ms).map(|at_ms| stamp_ms + at_ms.saturating_sub(now_ms))
    }
}
