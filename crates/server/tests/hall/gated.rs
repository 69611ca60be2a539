//! Bots that wait at a gate until a test lets them go or stops them, so that what happens while a bot thinks can be
//! tried without waiting for time.

use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use bots::{AnyBots, Bots, Level, Stop, Thought};
use engine::{AnyMatch, Seat, Title};
use registry::{RegisteredGame, Registry};

use crate::house::{House, PATIENCE};

/// Bots of which those that think long, or all, wait until they are let go or stopped.
pub struct GatedBots {
    pub quick: Bots<asgard::Asgard>,
    pub gate: Arc<Gate>,
}

#[derive(Default)]
pub struct Gate {
    counts: Mutex<Counts>,
    changed: Condvar,
    holds_all: bool,
}

#[derive(Default)]
pub struct Counts {
    pub thinking: usize,
    pub stopped: usize,
    may_go: usize,
}

impl Gate {
    /// Quick bots wait too.
    pub fn for_all() -> Gate {
        Gate { holds_all: true, ..Gate::default() }
    }

    fn pass(&self, stop: &Stop) {
        let mut counts = self.counts.lock().expect("a lock");
        counts.thinking += 1;
        while counts.may_go == 0 && !stop.is_set() {
            counts = self.changed.wait_timeout(counts, Duration::from_millis(5)).expect("a lock").0;
        }
        counts.thinking -= 1;
        if stop.is_set() {
            counts.stopped += 1;
        } else {
            counts.may_go -= 1;
        }
    }

    pub fn let_go(&self, number: usize) {
        self.counts.lock().expect("a lock").may_go += number;
        self.changed.notify_all();
    }

    pub async fn until(&self, wanted: impl Fn(&Counts) -> bool) {
        let reached = async {
            while !wanted(&self.counts.lock().expect("a lock")) {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(PATIENCE, reached).await.expect("in time");
    }
}

impl AnyBots for GatedBots {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, luck: u64, stop: &Stop) -> Option<Thought> {
        if level == Level::Jarl || self.gate.holds_all {
            self.gate.pass(stop);
        }
        self.quick.think(game, seat, Level::Guest, luck, stop)
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, _: Duration, luck: u64, stop: &Stop) -> Option<Thought> {
        self.gate.pass(stop);
        self.quick.think(game, seat, Level::Guest, luck, stop)
    }
}

/// A server with so many threads for bots, which wait at the gate.
pub async fn gated(gate: Gate, threads: usize) -> (House, Arc<Gate>) {
    let gate = Arc::new(gate);
    let bots = GatedBots { quick: Bots::new(), gate: Arc::clone(&gate) };
    let title = Title::<asgard::Asgard>::built_in().expect("content");
    let registry = Registry::of(vec![RegisteredGame { title: Box::new(title), bots: Box::new(bots) }]);
    let house = House::open_with(|config| {
        config.registry = Arc::new(registry);
        config.bot_threads = threads;
    })
    .await;
    (house, gate)
}
