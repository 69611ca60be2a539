//! The host of a table asks players to come: people or programs, by the names of their accounts.

use super::{Apart, Asker, Changes, Table};
use crate::limits::CHALLENGES_PER_TABLE_MAX;
use crate::protocol::Status;
use crate::refusal::Refused;
use crate::store::{Calls, Player, PlayerId};

impl Table {
    pub(super) fn challenge(
        &mut self,
        who: Asker,
        player: &Player,
        apart: &Apart,
        changes: &mut Changes,
    ) -> Result<(), Refused> {
        self.only_host(who)?;
        if self.record.status != Status::Waiting {
            return Err(Refused::conflict("refused-started"));
        }
        if player.bot && !self.record.programs {
            return Err(Refused::forbidden("refused-no-bots"));
        }
        if self.seats.iter().any(|held| held.player == Some(player.id)) {
            return Err(Refused::conflict("refused-sits-there"));
        }
        // Nobody is told who has blocked whom.
        if self.keeps_apart(apart, Some(player.id)) {
            return Err(Refused::forbidden("refused-apart"));
        }
        let challenged = &mut self.record.calls.get_or_insert_default().challenged;
        if challenged.contains(&player.id) {
            return Ok(());
        }
        if challenged.len() >= CHALLENGES_PER_TABLE_MAX {
            return Err(Refused::too_many("refused-too-many-challenges"));
        }
        challenged.push(player.id);
        self.store_record(changes);
        Ok(())
    }

    pub(super) fn decline(&mut self, who: Asker, changes: &mut Changes) {
        if who.player.is_some_and(|player| self.forget_challenge(player)) {
            self.store_record(changes);
        }
    }

    /// Whether there was one. Who calls it stores the record.
    pub(super) fn forget_challenge(&mut self, player: PlayerId) -> bool {
        let asked = |calls: &Calls| calls.challenged.contains(&player);
        if !self.record.calls.as_deref().is_some_and(asked) {
            return false;
        }
        let Some(calls) = &mut self.record.calls else { return false };
        calls.challenged.retain(|challenged| *challenged != player);
        if **calls == Calls::default() {
            self.record.calls = None;
        }
        true
    }
}
