//! Loads tables that need attention although nobody asks: a clock has run out, a bot is to move, or the server that had
//! them in memory is gone. The store knows when each is due; the first server that looks loads it.

use std::collections::HashMap;
use std::sync::Arc;

use super::Hall;
use super::ticks::{Every, Ticks};
use crate::limits::{PEER_SILENCE_MAX, PEERS_EVERY, TABLES_LEAVE_MAX, WAKE_ALL_EVERY, WAKE_MAX, WAKE_SWEEP};
use crate::store::Run;

/// Other servers over the same store, by what they say of themselves. Their clocks are not compared with ours: only
/// whether they say something new.
#[derive(Default)]
struct Peers {
    /// What each run said last, and when we heard it.
    heard: HashMap<i64, (u64, u64)>,
}

impl Peers {
    fn hear(&mut self, runs: &[Run], now_ms: u64) {
        for run in runs {
            let heard = self.heard.entry(run.id).or_insert((run.alive_ms, now_ms));
            if heard.0 != run.alive_ms {
                *heard = (run.alive_ms, now_ms);
            }
        }
    }

    fn alive(&self, now_ms: u64) -> impl Iterator<Item = i64> {
        let silence_max = PEER_SILENCE_MAX.as_millis() as u64;
        self.heard
            .iter()
            .filter(move |(_, (_, at_ms))| now_ms.saturating_sub(*at_ms) < silence_max)
            .map(|(run, _)| *run)
    }
}

impl Hall {
    /// Loads what is due, until the server closes.
    pub(super) async fn wake(self: Arc<Hall>) {
        let mut ticks = Ticks::new(&self, WAKE_SWEEP);
        let (mut all, mut look) = (Every::new(WAKE_ALL_EVERY), Every::new(PEERS_EVERY));
        let mut peers = Peers::default();
        while ticks.next().await {
            let (now_ms, node) = (self.time().now_ms(), self.time().run_number());
            if self.store.is_shared() && look.is_due(now_ms) {
                // The writer reports a store that fails; whoever was up is taken to be up meanwhile.
                let Ok(runs) = self.store.runs().await else { continue };
                peers.hear(&runs, now_ms);
            }
            let mut besides: Vec<i64> = peers.alive(now_ms).filter(|run| *run != node).collect();
            if !all.is_due(now_ms) {
                besides.push(node);
            }
            while self.wake_due(&besides).await {}
        }
    }

    /// Whether there may be more of them.
    async fn wake_due(self: &Arc<Hall>, besides: &[i64]) -> bool {
        // What is due is still due when the store is back.
        // Those that are in memory and cannot be played here are due all the while.
        let most = WAKE_MAX + self.metrics.tables_live.get().max(0) as usize;
        let Ok(due) = self.store.due(self.time().stamp_ms(), besides, most).await else { return false };
        let many = due.len() == most;
        let mut loaded = false;
        for id in due.into_iter().filter(|id| !self.is_live(id)) {
            match self.mailbox(&id).await {
                Ok(_) => loaded = true,
                Err(refused) => tracing::warn!(table = %id, reason = %refused.reason.key, "a table was not taken up"),
            }
            tokio::task::yield_now().await;
        }
        many && loaded && !*self.closing.borrow()
    }

    /// Whether the table is in memory, or about to be.
    pub(super) fn is_live(&self, id: &str) -> bool {
        let slot = self.index().slots.get(id).cloned();
        slot.is_some_and(|slot| match slot.live.try_lock() {
            Ok(live) => live.as_ref().is_some_and(|mailbox| !mailbox.is_closed()),
            Err(_) => true,
        })
    }

    /// All tables leave memory; the store learns when each must be looked at again.
    pub async fn rest(&self) {
        self.services.resting.set(true);
        if tokio::time::timeout(TABLES_LEAVE_MAX, self.services.in_memory.closed()).await.is_err() {
            tracing::warn!("some tables did not leave memory in time; they are looked at after the next start");
        }
    }
}
