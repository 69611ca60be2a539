//! The store as one server sees it: the one true store behind a connection that is slow, breaks, and loses answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::FutureExt;

use super::Planted;
use super::world::{Late, NodeTime, Shared, WALL_AT_START_MS, World};
use crate::code::TableCode;
use crate::limits::WRITE_MAX;
use crate::nonce::Nonce;
use crate::passwords::Guesser;
use crate::protocol::{ClockRule, Status, TableId};
use crate::store::{
    Account, Device, Holder, Player, PlayerId, Position, Run, SeatRecord, Store, StoreError, StoredAnalysis,
    StoredTable, TableNumber, TableRecord, TokenHash, Write,
};

/// Milliseconds that reading and writing take at most when nothing is wrong.
const READ_MS: u64 = 3;
const WRITE_MS: u64 = 8;
/// Who finds the store gone looks again within this time.
const RECOVERY_MS: u64 = 2500;
/// A change that is late arrives within this time.
const LATE_MS: u64 = 3000;

pub struct FaultyStore {
    world: Arc<World>,
    node: usize,
    life: u32,
    time: Arc<NodeTime>,
    /// After a failure nothing can be written until it is opened again.
    broken: AtomicBool,
}

/// What becomes of a transaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Stored,
    Fails,
    AnswerLost,
    Late,
    Slow { stored: bool },
}

impl FaultyStore {
    pub fn new(world: Arc<World>, node: usize, life: u32, time: Arc<NodeTime>) -> FaultyStore {
        FaultyStore { world, node, life, time, broken: AtomicBool::new(false) }
    }

    async fn pass(&self, ms: u64) {
        if ms > 0 {
            tokio::time::sleep(Duration::from_millis(ms)).await;
        }
    }

    /// Before something is read.
    async fn reading(&self) -> Result<(), StoreError> {
        let (fails, ms) = {
            let mut shared = self.world.lock();
            let rate = shared.faults.read_fails;
            let fails = shared.nodes[self.node].off_store || shared.strikes(rate);
            (fails, shared.between(0, READ_MS))
        };
        self.pass(ms).await;
        if fails { Err(gone()) } else { Ok(()) }
    }

    fn fate(&self) -> Fate {
        let mut shared = self.world.lock();
        let faults = shared.faults;
        match () {
            () if shared.nodes[self.node].off_store => Fate::Fails,
            () if shared.strikes(faults.commit_fails) => Fate::Fails,
            () if shared.strikes(faults.answer_lost) => Fate::AnswerLost,
            () if shared.strikes(faults.commit_late) => Fate::Late,
            () if shared.strikes(faults.commit_slow) => Fate::Slow { stored: shared.luck.below(2) == 0 },
            () => Fate::Stored,
        }
    }

    fn note_trouble(&self, fate: Fate, changes: usize) {
        let at_ms = self.time.run_ms();
        let mut shared = self.world.lock();
        let node = self.node;
        shared.judge.murky(at_ms, at_ms + WRITE_MAX.as_millis() as u64);
        shared.nodes[node].troubled_ms = at_ms;
        shared.note(format_args!("n{node} store: {fate:?}, {changes} changes"));
    }
}

fn gone() -> StoreError {
    StoreError::Broken("the connection is gone".to_owned())
}

/// Brings changes into the true store, and shows the judge what was stored.
pub fn commit(world: &World, node: usize, at_ms: u64, mut changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>> {
    if world.planted == Some(Planted::FenceRemoved) {
        changes.iter_mut().for_each(|change| change.retain(|write| !matches!(write, Write::Fence { .. })));
    }
    // The true store never waits for anything.
    let results = world.truth.write(changes.clone()).now_or_never().unwrap_or_default();
    let mut shared = world.lock();
    let Shared { judge, trace, .. } = &mut *shared;
    for (change, result) in changes.iter().zip(&results) {
        if result.is_ok() {
            judge.stored(trace, node, at_ms, change);
        } else {
            trace.note(at_ms, format_args!("n{node} conflict"));
        }
    }
    results
}

#[async_trait]
impl Store for FaultyStore {
    async fn write(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>> {
        let number = changes.len();
        let all_broken = || vec![Err(gone()); number];
        if self.broken.load(Relaxed) {
            return all_broken();
        }
        let fate = self.fate();
        let (before, after) = {
            let mut shared = self.world.lock();
            (shared.between(0, WRITE_MS), shared.between(0, WRITE_MS))
        };
        if self.world.planted == Some(Planted::AcknowledgedBeforeCommit) {
            return self.acknowledge_early(changes);
        }
        if fate != Fate::Stored {
            self.note_trouble(fate, number);
        }
        self.pass(before).await;
        if matches!(fate, Fate::Stored | Fate::AnswerLost | Fate::Slow { stored: true }) {
            let results = commit(&self.world, self.node, self.time.run_ms(), changes);
            self.pass(after).await;
            if fate == Fate::Stored {
                return results;
            }
        } else if fate == Fate::Late {
            self.send_late(changes);
        }
        self.broken.store(true, Relaxed);
        if matches!(fate, Fate::Slow { .. }) {
            // Longer than the server waits.
            self.pass(2 * WRITE_MAX.as_millis() as u64).await;
        }
        all_broken()
    }

    async fn reopen(&self) -> Result<(), StoreError> {
        let at_ms = self.time.run_ms();
        self.world.lock().judge.murky(at_ms, at_ms + RECOVERY_MS);
        self.reading().await?;
        let due: Vec<Late> = {
            let mut shared = self.world.lock();
            let own: Vec<(u64, u64)> = shared
                .late
                .iter()
                .filter(|(_, late)| late.node == self.node && late.life == self.life)
                .map(|(key, _)| *key)
                .collect();
            own.into_iter().filter_map(|key| shared.late.remove(&key)).collect()
        };
        // What is under way ends before the new connection is there: one way or the other.
        for late in due {
            if self.world.lock().luck.below(2) == 0 {
                commit(&self.world, self.node, self.time.run_ms(), late.changes);
            }
        }
        self.broken.store(false, Relaxed);
        Ok(())
    }

    async fn wrong_guesses(&self, guesser: Guesser) -> Result<u32, StoreError> {
        self.reading().await?;
        self.world.truth.wrong_guesses(guesser).await
    }

    async fn probe(&self, node: i64) -> Result<Option<i64>, StoreError> {
        self.reading().await?;
        self.world.truth.probe(node).await
    }

    async fn holder_of_token(&self, token: &TokenHash) -> Result<Option<Holder>, StoreError> {
        self.reading().await?;
        self.world.truth.holder_of_token(token).await
    }

    async fn holders_of_tokens(&self, tokens: &[TokenHash]) -> Result<Vec<(TokenHash, Holder)>, StoreError> {
        self.reading().await?;
        self.world.truth.holders_of_tokens(tokens).await
    }

    async fn player(&self, player: PlayerId) -> Result<Option<Player>, StoreError> {
        self.reading().await?;
        self.world.truth.player(player).await
    }

    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError> {
        self.reading().await?;
        self.world.truth.account(folded).await
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<Account>, StoreError> {
        self.reading().await?;
        self.world.truth.account_of(player).await
    }

    async fn accounts_without_skeleton(&self) -> Result<Vec<(String, String)>, StoreError> {
        self.reading().await?;
        self.world.truth.accounts_without_skeleton().await
    }

    async fn devices(&self, player: PlayerId) -> Result<Vec<Device>, StoreError> {
        self.reading().await?;
        self.world.truth.devices(player).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.reading().await?;
        let mut stored = self.world.truth.table(id).await?;
        if self.world.planted == Some(Planted::ClockResetAtLoad)
            && let Some(StoredTable { record, log, .. }) = &mut stored
            && record.clock != ClockRule::None
            && let Some(last) = log.last_mut()
        {
            // A server that reads this believes that nobody has thought since the last entry.
            last.at_ms = last.at_ms.max(WALL_AT_START_MS + self.time.run_ms());
        }
        Ok(stored)
    }

    async fn tables(&self, status: Status, most: usize) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError> {
        self.reading().await?;
        self.world.truth.tables(status, most).await
    }

    async fn changed_tables(&self, since_ms: u64) -> Result<Vec<(TableRecord, Vec<SeatRecord>)>, StoreError> {
        self.reading().await?;
        self.world.truth.changed_tables(since_ms).await
    }

    async fn due(&self, now_ms: u64, besides: &[i64], most: usize) -> Result<Vec<TableId>, StoreError> {
        self.reading().await?;
        self.world.truth.due(now_ms, besides, most).await
    }

    async fn positions(&self, tables: &[TableNumber]) -> Result<Vec<(TableNumber, Position)>, StoreError> {
        self.reading().await?;
        self.world.truth.positions(tables).await
    }

    async fn made(&self, player: PlayerId, nonce: Nonce) -> Result<Option<TableId>, StoreError> {
        self.reading().await?;
        self.world.truth.made(player, nonce).await
    }

    async fn table_of_code(&self, code: TableCode) -> Result<Option<TableId>, StoreError> {
        self.reading().await?;
        self.world.truth.table_of_code(code).await
    }

    async fn analysis(&self, table: TableNumber) -> Result<Option<StoredAnalysis>, StoreError> {
        self.reading().await?;
        self.world.truth.analysis(table).await
    }

    async fn runs(&self) -> Result<Vec<Run>, StoreError> {
        self.reading().await?;
        self.world.truth.runs().await
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn close(&self) {}
}

impl FaultyStore {
    /// The changes arrive later, in the order of their times.
    fn send_late(&self, changes: Vec<Vec<Write>>) {
        let at_ms = self.time.run_ms();
        let mut shared = self.world.lock();
        let due_ms = at_ms + shared.between(1, LATE_MS);
        let key = (due_ms, shared.number());
        shared.late.insert(key, Late { node: self.node, life: self.life, changes });
    }

    /// A planted fault: says that everything is stored, and stores it a moment later.
    fn acknowledge_early(&self, changes: Vec<Vec<Write>>) -> Vec<Result<(), StoreError>> {
        let stored = vec![Ok(()); changes.len()];
        self.send_late(changes);
        stored
    }
}
