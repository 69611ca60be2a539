//! Requests that were done at a table and may be asked again, because their answer was lost.

use std::collections::VecDeque;

use super::{Answer, Changes, Command, Request, Table};
use crate::limits::{NONCES_PER_PLAYER, NONCES_PER_TABLE_MAX};
use crate::nonce::Nonce;
use crate::refusal::Refused;
use crate::store::{PlayerId, StoredNonce, TableNumber, Write};

/// The newest of each player, oldest first.
#[derive(Default)]
pub(super) struct Nonces {
    done: VecDeque<StoredNonce>,
    /// How many were ever noted here.
    noted: u64,
}

impl Nonces {
    pub fn new(stored: Vec<StoredNonce>) -> Nonces {
        Nonces { noted: stored.len() as u64, done: stored.into() }
    }

    /// The log after the request was done, where it was.
    fn find(&self, player: PlayerId, nonce: Nonce) -> Option<u32> {
        let found = self.done.iter().rev().find(|done| done.nonce == nonce && done.player == player);
        found.map(|done| done.seq)
    }

    /// `sits`: whether a player has a seat at the table.
    fn note(&mut self, table: TableNumber, done: StoredNonce, sits: impl Fn(PlayerId) -> bool, changes: &mut Changes) {
        if !done.in_log {
            changes.writes.push(Write::Nonce { table, done, made: None });
        }
        self.noted += 1;
        self.done.push_back(done);
        let own: Vec<u64> = self.done.iter().filter(|other| other.player == done.player).map(|own| own.at_ms).collect();
        // Twice as many before the older half goes, so that the store is seldom asked to forget.
        if own.len() >= 2 * NONCES_PER_PLAYER {
            let before_ms = own[own.len() - NONCES_PER_PLAYER];
            let mut forgets = false;
            self.done.retain(|other| {
                let kept = other.player != done.player || other.at_ms >= before_ms;
                forgets |= !kept && !other.in_log;
                kept
            });
            if forgets {
                changes.writes.push(Write::ForgetNonces { table, player: done.player, before_ms });
            }
        }
        // Spectators who talk are many, and must not make the table forget what those who play have done. The store
        // still knows what is dropped here.
        if self.done.len() > NONCES_PER_TABLE_MAX {
            let oldest = self.done.iter().position(|other| !sits(other.player)).unwrap_or(0);
            self.done.remove(oldest);
        }
    }

    /// To be given to [`Nonces::go_back`].
    pub fn noted(&self) -> u64 {
        self.noted
    }

    /// Drops what was noted since. What was forgotten meanwhile comes back when the table is read again.
    pub fn go_back(&mut self, noted: u64) {
        let gone = self.noted.saturating_sub(noted) as usize;
        self.done.truncate(self.done.len().saturating_sub(gone));
        self.noted = noted;
    }
}

impl Table {
    /// Does what is asked, but for a request that was done before: that gets the same answer again.
    pub(super) fn handle_once(&mut self, command: &Command, changes: &mut Changes) -> Result<Answer, Refused> {
        let Command { who, request, nonce, .. } = command;
        let (Some(player), Some(nonce)) = (who.player, nonce.filter(|_| request.changes_something())) else {
            return self.handle(*who, request, changes);
        };
        if let Some(seq) = self.nonces.find(player, nonce) {
            return Ok(match (request, &self.record.rematch) {
                (Request::Rematch { .. }, Some(rematch)) => Answer::Rematch(rematch.clone()),
                _ => self.answer(*who, request, seq),
            });
        }
        let entries = changes.rows.len();
        let answer = self.handle(*who, request, changes)?;
        // Where the request made entries of the log, its nonce stands with the last of them.
        let made = changes.rows.get_mut(entries..).and_then(|made| made.last_mut());
        let in_log = made.map(|row| row.asked = Some((player, nonce))).is_some();
        let done = StoredNonce { player, nonce, seq: self.seq(), at_ms: self.time.now_ms(), in_log };
        let seats = &self.seats;
        let sits = |player| seats.iter().any(|held| held.player == Some(player));
        self.nonces.note(self.record.number, done, sits, changes);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYER: PlayerId = 1;

    fn note(nonces: &mut Nonces, player: PlayerId, nonce: i64, at_ms: u64) {
        let mut changes = Changes::default();
        let done = StoredNonce { player, nonce: Nonce(nonce), seq: 1, at_ms, in_log: false };
        nonces.note(9, done, |player| player == PLAYER, &mut changes);
    }

    #[test]
    fn a_crowd_that_talks_takes_bounded_memory_and_pushes_out_nobody_who_plays() {
        let mut nonces = Nonces::default();
        note(&mut nonces, PLAYER, 7, 0);
        for spectator in 0..10_000 {
            note(&mut nonces, 100 + spectator, spectator, 1 + spectator as u64);
            assert!(nonces.done.len() <= NONCES_PER_TABLE_MAX);
        }
        assert_eq!(nonces.find(PLAYER, Nonce(7)), Some(1));
    }

    #[test]
    fn a_player_who_floods_keeps_the_newest_also_when_all_come_in_one_moment() {
        for moment in [1, 1000] {
            let mut nonces = Nonces::default();
            for number in 0..10_000_u64 {
                note(&mut nonces, PLAYER, number as i64, number / moment);
                assert!(nonces.done.len() <= NONCES_PER_TABLE_MAX);
            }
            assert!(
                (10_000 - NONCES_PER_PLAYER as i64..10_000).all(|nonce| nonces.find(PLAYER, Nonce(nonce)).is_some())
            );
        }
    }
}
