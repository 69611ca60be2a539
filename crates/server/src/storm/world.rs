//! What all servers of a run share: time, chance, the one true store, what is on its way between servers, which faults
//! are in force, and the judge who sees everything.

use std::collections::BTreeMap;
use std::fmt::Arguments;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use engine::Fast;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::judge::Judge;
use super::trace::Trace;
use super::{NODES, Planted};
use crate::bus::{Call, News};
use crate::protocol::TableId;
use crate::store::{SqlStore, Write};
use crate::time::Time;

/// What clocks on the wall show when a run begins.
pub const WALL_AT_START_MS: u64 = 1_700_000_000_000;

pub struct World {
    /// What is really stored. It has no faults of its own.
    pub truth: SqlStore,
    pub planted: Option<Planted>,
    shared: Mutex<Shared>,
}

pub struct Shared {
    /// Since the run began.
    pub now_ms: u64,
    pub luck: Fast,
    pub trace: Trace,
    pub faults: Faults,
    pub nodes: [Condition; NODES],
    pub judge: Judge,
    /// Who answers for each table.
    pub owners: BTreeMap<TableId, Vec<Owner>>,
    /// Where each server hears news.
    pub listeners: [Option<mpsc::Sender<News>>; NODES],
    /// News on their way, by when they arrive.
    pub news: BTreeMap<(u64, u64), (usize, News)>,
    /// Changes that reach the store although their server heard that they failed.
    pub late: BTreeMap<(u64, u64), Late>,
    counter: u64,
}

pub struct Owner {
    pub number: u64,
    pub node: usize,
    pub calls: mpsc::UnboundedSender<Call>,
}

pub struct Late {
    pub node: usize,
    pub life: u32,
    pub changes: Vec<Vec<Write>>,
}

/// What is wrong with a server now.
#[derive(Clone, Copy, Default)]
pub struct Condition {
    pub down: bool,
    pub frozen: bool,
    /// It hears and tells nothing; `Some(true)` where it knows that.
    pub off_bus: Option<bool>,
    pub off_store: bool,
    /// What its wall clock shows too much.
    pub wall_ahead_ms: i64,
    /// When something was last wrong with it.
    pub troubled_ms: u64,
}

impl Condition {
    pub fn is_well(&self) -> bool {
        !self.down && !self.frozen && self.off_bus.is_none() && !self.off_store
    }
}

/// How often things fail by themselves, of a thousand times each.
#[derive(Clone, Copy, Default, Debug)]
pub struct Faults {
    pub commit_fails: u32,
    pub answer_lost: u32,
    pub commit_late: u32,
    pub commit_slow: u32,
    pub read_fails: u32,
    pub news_lost: u32,
    pub news_doubled: u32,
    pub news_late: u32,
    pub ask_lost: u32,
    pub ask_doubled: u32,
    pub reply_lost: u32,
    /// Of ten thousand times, at every step.
    pub kill: u32,
    pub close: u32,
    pub freeze: u32,
    pub leave_bus: u32,
    pub leave_store: u32,
    pub jump: u32,
}

impl Faults {
    /// Half of all kinds, each with a strength of its own: some runs have few kinds in them, and those many times.
    pub fn drawn(luck: &mut Fast) -> Faults {
        let mut some = |most: u32| if luck.below(2) == 0 { 0 } else { 1 + luck.below(most) };
        Faults {
            commit_fails: some(30),
            answer_lost: some(30),
            commit_late: some(20),
            commit_slow: some(20),
            read_fails: some(20),
            news_lost: some(300),
            news_doubled: some(300),
            news_late: some(300),
            ask_lost: some(100),
            ask_doubled: some(200),
            reply_lost: some(100),
            kill: some(25),
            close: some(15),
            freeze: some(20),
            leave_bus: some(20),
            leave_store: some(15),
            jump: some(20),
        }
    }
}

impl World {
    pub fn new(truth: SqlStore, seed: u64, planted: Option<Planted>, whole: bool) -> World {
        let mut luck = Fast::new(seed);
        let faults = Faults::drawn(&mut luck);
        let shared = Shared {
            now_ms: 0,
            faults,
            luck,
            trace: Trace::new(whole),
            nodes: [Condition { down: true, ..Condition::default() }; NODES],
            judge: Judge::default(),
            owners: BTreeMap::new(),
            listeners: std::array::from_fn(|_| None),
            news: BTreeMap::new(),
            late: BTreeMap::new(),
            counter: 0,
        };
        World { truth, planted, shared: Mutex::new(shared) }
    }

    pub fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn into_shared(self) -> Shared {
        self.shared.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    /// Whether something happens that happens so often of a thousand times.
    pub fn strikes(&mut self, of_thousand: u32) -> bool {
        of_thousand > 0 && self.luck.below(1000) < of_thousand
    }

    pub fn between(&mut self, least: u64, most: u64) -> u64 {
        least + u64::from(self.luck.below((most - least + 1) as u32))
    }

    pub fn number(&mut self) -> u64 {
        self.counter += 1;
        self.counter
    }

    pub fn note(&mut self, what: Arguments<'_>) {
        self.trace.note(self.now_ms, what);
    }
}

/// The time of one server.
pub struct NodeTime {
    world: Arc<World>,
    node: usize,
    born_ms: u64,
    birth: OnceLock<Instant>,
}

impl NodeTime {
    pub fn new(world: Arc<World>, node: usize, born_ms: u64) -> NodeTime {
        NodeTime { world, node, born_ms, birth: OnceLock::new() }
    }

    /// From here on the server's own clock is asked. Where it is then, counted in its time.
    pub fn begin(&self, birth: Instant) {
        // It begins once.
        let _ = self.birth.set(birth);
    }

    /// The moment of the server's own clock at which the run has come so far.
    pub fn instant(&self, at_ms: u64) -> Option<Instant> {
        let birth = self.birth.get()?;
        Some(*birth + std::time::Duration::from_millis(at_ms.saturating_sub(self.born_ms)))
    }

    /// Since the run began. While a server works its own clock goes on, between two steps of the run.
    pub fn run_ms(&self) -> u64 {
        match (self.birth.get(), Handle::try_current()) {
            (Some(birth), Ok(_)) => self.born_ms + birth.elapsed().as_millis() as u64,
            _ => self.world.lock().now_ms,
        }
    }
}

impl Time for NodeTime {
    fn wall_ms(&self) -> u64 {
        let ahead = self.world.lock().nodes[self.node].wall_ahead_ms;
        (WALL_AT_START_MS + self.run_ms()).saturating_add_signed(ahead)
    }

    fn steady_ms(&self) -> u64 {
        self.run_ms()
    }
}
