//! The simulator: several real servers over one simulated store and bus, and people who use them, all in one thread on
//! time that only passes when the run says so. Everything that happens follows from a seed, the faults as well: commits
//! that fail, answers that get lost, messages that come late, twice or never, servers that die, freeze, lose each other,
//! and clocks that jump. In the last part of a run nothing fails any more, and everything has to go on.
//!
//! What people are told is compared with what is really stored (`judge`). A run that fails gives the last lines of
//! its trace; the same seed gives the same trace, bit by bit.

mod bus;
mod deeds;
mod ending;
mod judge;
mod node;
mod panics;
mod person;
mod seeds;
mod store;
#[cfg(test)]
mod tests;
mod trace;
mod world;

use std::sync::Arc;

use registry::Registry;

use crate::machine::Seeded;
use crate::store::SqlStore;
use node::Node;
use person::Person;
pub use seeds::{Report, Seeds};
use world::{Faults, World};

/// Servers of a run.
const NODES: usize = 3;
const PEOPLE: usize = 4;
/// Tables that people make.
const TABLES: usize = 3;
const GAMES: [&str; 1] = ["asgard"];
/// Time passes in steps of so many milliseconds: what one server tells another arrives at the next one.
const STEP_MS: u64 = 10;
/// How long everything fails, and how long nothing does any more.
const STORM_MS: u64 = 24_000;
const CALM_MS: u64 = 16_000;
/// The calm begins so early that a request asked in it must be answered.
const ANSWERED_WITHIN_MS: u64 = 12_000;

/// A fault that is put into a run on purpose, to see that it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Planted {
    /// A server that lost a table may write to it.
    FenceRemoved,
    /// A change is acknowledged, and stored a moment later.
    AcknowledgedBeforeCommit,
    /// Servers are not told that a token counts no more.
    IdentitiesNotTold,
    /// Thinking before a table is loaded is not counted.
    ClockResetAtLoad,
}

/// How a run ended.
#[derive(Debug, serde::Serialize)]
pub struct Run {
    pub seed: u64,
    /// Of everything that happened.
    pub hash: u64,
    /// What was wrong, if anything was.
    pub fault: Option<String>,
    /// The last things that happened, or all of them.
    pub trace: Vec<String>,
    pub commits: u64,
    /// Views, events and lines that were compared.
    pub views: u64,
    pub acts: u64,
    pub kills: u64,
}

/// Plays one seed. `whole`: whether all of the trace is kept.
pub fn run(registry: &Arc<Registry>, seed: u64, planted: Option<Planted>, whole: bool) -> Result<Run, String> {
    panics::watch();
    let _seeded = Seeded::new(seed);
    let truth = SqlStore::in_memory().map_err(|error| error.to_string())?;
    let world = Arc::new(World::new(truth, seed, planted, whole));
    let mut storm = Storm {
        nodes: (0..NODES).map(|node| Node::new(node, Arc::clone(&world), Arc::clone(registry))).collect(),
        people: (0..PEOPLE).map(Person::new).collect(),
        tables: Vec::new(),
        kills: 0,
        world,
    };
    storm.play().map_err(|error| error.to_string())?;
    storm.end(registry, seed)
}

struct Storm {
    world: Arc<World>,
    nodes: Vec<Node>,
    people: Vec<Person>,
    /// Those that people know of.
    tables: Vec<String>,
    kills: u64,
}

impl Storm {
    fn play(&mut self) -> std::io::Result<()> {
        for step in 1..=(STORM_MS + CALM_MS) / STEP_MS {
            let now_ms = step * STEP_MS;
            self.world.lock().now_ms = now_ms;
            if now_ms == STORM_MS {
                self.calm(now_ms);
            } else if now_ms < STORM_MS {
                self.fail(now_ms);
            }
            for node in &mut self.nodes {
                if !node.is_up() && now_ms >= node.starts_ms {
                    node.start()?;
                }
            }
            if self.nodes.iter().all(|node| node.open().is_none()) {
                // Nobody thinks while no server is there.
                self.world.lock().judge.murky(now_ms.saturating_sub(STEP_MS), now_ms);
            }
            self.store_late(now_ms);
            bus::deliver(&self.world);
            self.nodes.iter_mut().for_each(|node| node.step(now_ms));
            for person in &mut self.people {
                person.step(&self.world, &self.nodes, &mut self.tables);
            }
            let mut shared = self.world.lock();
            if let Some(panic) = panics::take() {
                shared.judge.blame(format!("a server panicked: {panic}"));
            }
            if shared.judge.fault.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Changes that were under way arrive, whatever became of their server.
    fn store_late(&self, now_ms: u64) {
        loop {
            let due = {
                let mut shared = self.world.lock();
                let first = shared.late.first_entry().filter(|entry| entry.key().0 <= now_ms);
                first.map(world_late)
            };
            let Some(late) = due else { return };
            store::commit(&self.world, late.node, now_ms, late.changes);
        }
    }

    /// Lets servers fail, as the seed wants it.
    fn fail(&mut self, now_ms: u64) {
        for node in 0..NODES {
            let (kill, close, freeze, for_ms) = {
                let mut shared = self.world.lock();
                let Faults { kill, close, freeze, .. } = shared.faults;
                let mut strikes = |rate: u32| rate > 0 && shared.luck.below(10_000) < rate;
                (strikes(kill), strikes(close), strikes(freeze), shared.between(300, 5000))
            };
            if kill && self.nodes[node].is_up() {
                self.world.lock().note(format_args!("n{node} is killed for {for_ms} ms"));
                self.nodes[node].kill(now_ms + for_ms);
                self.kills += 1;
            }
            if close {
                self.nodes[node].close();
            }
            if freeze && self.nodes[node].is_up() && !self.nodes[node].is_frozen() {
                self.world.lock().note(format_args!("n{node} freezes for {for_ms} ms"));
                self.nodes[node].freeze(now_ms, now_ms + for_ms);
            }
            self.cut(node, now_ms);
        }
    }

    /// A server loses the bus or the store, or finds it again; its wall clock jumps.
    fn cut(&self, node: usize, now_ms: u64) {
        let mut shared = self.world.lock();
        let Faults { leave_bus, leave_store, jump, .. } = shared.faults;
        let [bus, store, jumps] =
            [leave_bus, leave_store, jump].map(|rate| rate > 0 && shared.luck.below(10_000) < rate);
        let condition = shared.nodes[node];
        // On the average a second and a half.
        let ends = shared.luck.below(150) == 0;
        if bus && condition.off_bus.is_none() {
            let knows = shared.luck.below(2) == 0;
            shared.nodes[node].off_bus = Some(knows);
            shared.note(format_args!("n{node} loses the bus (knows: {knows})"));
        } else if ends && condition.off_bus.is_some() {
            shared.nodes[node].off_bus = None;
            shared.note(format_args!("n{node} finds the bus"));
        }
        if store && !condition.off_store {
            shared.nodes[node].off_store = true;
            shared.note(format_args!("n{node} loses the store"));
        } else if ends && condition.off_store {
            shared.nodes[node].off_store = false;
            shared.note(format_args!("n{node} finds the store"));
        }
        if jumps {
            let ahead = i64::from(shared.luck.below(7_200_000)) - 3_600_000;
            shared.nodes[node].wall_ahead_ms = ahead;
            shared.note(format_args!("the wall clock of n{node} is {ahead} ms ahead"));
        }
        let condition = shared.nodes[node];
        if condition.off_store || condition.off_bus.is_some() || condition.down || condition.frozen {
            shared.nodes[node].troubled_ms = now_ms;
        }
        if condition.off_store {
            shared.judge.murky(now_ms, now_ms + judge::NOTED_EVERY_MS);
        }
    }

    /// From here on nothing fails.
    fn calm(&mut self, now_ms: u64) {
        for node in &mut self.nodes {
            node.starts_ms = node.starts_ms.min(now_ms);
            node.thaw();
        }
        let mut shared = self.world.lock();
        shared.faults = Faults::default();
        for node in 0..NODES {
            shared.nodes[node].off_bus = None;
            shared.nodes[node].off_store = false;
        }
        shared.note(format_args!("nothing fails any more"));
    }
}

fn world_late(entry: std::collections::btree_map::OccupiedEntry<'_, (u64, u64), world::Late>) -> world::Late {
    entry.remove()
}
