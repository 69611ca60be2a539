//! Keeps the tables in memory here up to date with what other servers write to the same store: it asks the store again
//! and again how far each has come, and a table that is behind is read anew. The lists of tables are asked for more
//! slowly.

use std::collections::HashMap;
use std::sync::Arc;

use super::hearing::follow;
use super::ticks::{Every, Ticks};
use super::{Hall, Slot};
use crate::limits::{FOLLOW_EVERY, FOLLOW_SLOWLY_EVERY, LISTS_REREAD_BACK, LISTS_REREAD_EVERY};
use crate::protocol::Status;
use crate::store::TableNumber;
use crate::table::{Mailbox, Summary};

/// A table in memory, as it was last shown to the hall.
struct Followed {
    shown: Arc<Summary>,
    mailbox: Mailbox,
}

impl Hall {
    /// Until the server closes.
    pub(super) async fn follow(self: Arc<Hall>) {
        let mut ticks = Ticks::new(&self, FOLLOW_EVERY);
        let (mut lists, mut slowly) = (Every::new(LISTS_REREAD_EVERY), Every::new(FOLLOW_SLOWLY_EVERY));
        while ticks.next().await {
            if slowly.is_due(self.time().now_ms()) || !self.bus().is_up() {
                self.follow_once().await;
            }
            if lists.is_due(self.time().now_ms()) {
                self.reread_lists().await;
            }
        }
    }

    async fn follow_once(&self) {
        let slots: Vec<Arc<Slot>> = self.index().slots.values().cloned().collect();
        let followed: HashMap<TableNumber, Followed> = slots.iter().filter_map(|slot| followed(slot)).collect();
        let numbers: Vec<TableNumber> = followed.keys().copied().collect();
        // While the store is away nobody writes to it.
        let Ok(positions) = self.store.positions(&numbers).await else { return };
        for (number, stored) in positions {
            let Some(Followed { shown, mailbox }) = followed.get(&number) else { continue };
            if shown.position != stored {
                follow(Some(mailbox.clone()), stored).await;
            }
        }
    }
}

impl Hall {
    /// Tables that are not in memory here look as the store has them.
    pub(super) async fn reread_lists(&self) {
        let since_ms = self.time().stamp_ms().saturating_sub(LISTS_REREAD_BACK.as_millis() as u64);
        // While the store is away nobody writes to it.
        let Ok(changed) = self.store.changed_tables(since_ms).await else { return };
        for (record, seats) in changed.into_iter().filter(|(record, _)| !self.is_live(&record.id)) {
            let known = self.index().slots.get(&record.id).cloned();
            let shown = known.as_ref().and_then(|slot| slot.summary());
            let same = shown.as_ref().is_some_and(|shown| *shown.record == record && *shown.seats == seats);
            let listed = matches!(record.status, Status::Waiting | Status::Running | Status::Finished);
            match known {
                _ if same => {}
                Some(slot) if listed => self.publish(&slot, Summary::of_stored(record, seats, self.time())),
                Some(_) => self.forget(&mut self.index(), &record.id),
                None if listed => self.insert(record, seats),
                None => {}
            }
        }
    }
}

fn followed(slot: &Slot) -> Option<(TableNumber, Followed)> {
    // One that is just being loaded is new enough.
    let mailbox = slot.live.try_lock().ok()?.as_ref().filter(|mailbox| !mailbox.is_closed())?.clone();
    let shown = slot.summary()?;
    Some((shown.record.number, Followed { shown, mailbox }))
}
