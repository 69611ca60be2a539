//! One server of a run: a real hall in a runtime of its own, whose time passes only when the run says so. So a server
//! can be killed (everything in it is gone in the middle of what it did), frozen, and thawed.

use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use registry::Registry;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc;

use super::bus::SimulatedBus;
use super::judge::NOTED_EVERY_MS;
use super::store::FaultyStore;
use super::world::{NodeTime, World};
use crate::config::Config;
use crate::hall::{Hall, Links};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, Writer};
use crate::thinking::BotPool;
use crate::time::Time;

/// A table that nobody watches leaves memory soon, so that much is loaded again.
const TABLE_IDLE: Duration = Duration::from_millis(2500);
const BOT_PAUSE: Duration = Duration::from_millis(60);
const BOT_THREADS: usize = 2;
/// A server that could not start tries again after this long.
const START_AGAIN_MS: u64 = 700;

pub struct Node {
    number: usize,
    world: Arc<World>,
    registry: Arc<Registry>,
    life: Option<Life>,
    /// When one that is down starts.
    pub starts_ms: u64,
    pub lives: u32,
}

struct Life {
    runtime: Runtime,
    time: Arc<NodeTime>,
    opened: Arc<OnceLock<Result<Arc<Hall>, StoreError>>>,
    frozen_ms: Option<u64>,
    thaws_ms: u64,
    /// Says when the server has closed in good order.
    closing: Option<mpsc::Receiver<()>>,
}

impl Node {
    pub fn new(number: usize, world: Arc<World>, registry: Arc<Registry>) -> Node {
        Node { number, world, registry, life: None, starts_ms: 0, lives: 0 }
    }

    pub fn is_up(&self) -> bool {
        self.life.is_some()
    }

    pub fn is_frozen(&self) -> bool {
        self.life.as_ref().is_some_and(|life| life.frozen_ms.is_some())
    }

    /// The hall, once it is open, and what drives it.
    pub fn open(&self) -> Option<(&Arc<Hall>, &Runtime)> {
        let life = self.life.as_ref().filter(|life| life.closing.is_none())?;
        Some((life.opened.get()?.as_ref().ok()?, &life.runtime))
    }

    /// Starts a server. False where the machine gives no runtime.
    pub fn start(&mut self) -> std::io::Result<()> {
        let runtime = Builder::new_current_thread().enable_time().start_paused(true).build()?;
        self.lives += 1;
        let (node, life) = (self.number, self.lives);
        let now_ms = {
            let mut shared = self.world.lock();
            shared.nodes[node].down = false;
            // Whoever starts a server sets its clock. A server that starts with a wrong one is not tried here.
            shared.nodes[node].wall_ahead_ms = 0;
            let now_ms = shared.now_ms;
            shared.nodes[node].troubled_ms = now_ms;
            shared.note(format_args!("n{node} starts"));
            shared.judge.murky(now_ms.saturating_sub(NOTED_EVERY_MS), now_ms);
            shared.judge.forget_told(node);
            now_ms
        };
        let time = Arc::new(NodeTime::new(Arc::clone(&self.world), node, now_ms));
        runtime.block_on(async { time.begin(tokio::time::Instant::now()) });
        let opened = Arc::new(OnceLock::new());
        let (world, registry, own, told) =
            (Arc::clone(&self.world), Arc::clone(&self.registry), Arc::clone(&time), Arc::clone(&opened));
        runtime.spawn(async move {
            // Nobody else tells it.
            let _ = told.set(open_hall(world, node, life, registry, own).await);
        });
        self.life = Some(Life { runtime, time, opened, frozen_ms: None, thaws_ms: 0, closing: None });
        Ok(())
    }

    /// Everything in it is gone, whatever it was about to do.
    pub fn kill(&mut self, starts_ms: u64) {
        self.life = None;
        self.starts_ms = starts_ms;
        let mut shared = self.world.lock();
        let (node, now_ms) = (self.number, shared.now_ms);
        shared.nodes[node].down = true;
        shared.listeners[node] = None;
        shared.judge.murky(now_ms.saturating_sub(NOTED_EVERY_MS), now_ms);
    }

    pub fn freeze(&mut self, now_ms: u64, thaws_ms: u64) {
        if let Some(life) = self.life.as_mut().filter(|life| life.frozen_ms.is_none()) {
            (life.frozen_ms, life.thaws_ms) = (Some(now_ms), thaws_ms);
            let mut shared = self.world.lock();
            shared.nodes[self.number].frozen = true;
            // What it was about to store is stored when it thaws, with the time at which it was done.
            shared.judge.murky(now_ms, thaws_ms + NOTED_EVERY_MS);
        }
    }

    /// A frozen server goes on at the next step.
    pub fn thaw(&mut self) {
        if let Some(life) = &mut self.life {
            life.thaws_ms = 0;
        }
    }

    /// The server closes in good order, and is gone when it has.
    pub fn close(&mut self) {
        let number = self.number;
        let Some(life) = self.life.as_mut().filter(|life| life.closing.is_none()) else { return };
        let Some(Ok(hall)) = life.opened.get() else { return };
        let (hall, (closed, closing)) = (Arc::clone(hall), mpsc::channel(1));
        life.runtime.spawn(async move {
            hall.closing.send_replace(true);
            hall.rest().await;
            hall.note_alive().await;
            // The run looks for it.
            let _ = closed.send(()).await;
        });
        life.closing = Some(closing);
        self.world.lock().note(format_args!("n{number} closes"));
    }

    /// Lets time pass in the server up to a moment of the run.
    pub fn step(&mut self, to_ms: u64) {
        let Some(life) = &mut self.life else { return };
        if let Some(frozen_ms) = life.frozen_ms {
            if to_ms < life.thaws_ms {
                return;
            }
            life.frozen_ms = None;
            let slept = Duration::from_millis(to_ms.saturating_sub(frozen_ms));
            life.runtime.block_on(async { tokio::time::advance(slept).await });
            let mut shared = self.world.lock();
            shared.nodes[self.number].frozen = false;
            shared.nodes[self.number].troubled_ms = to_ms;
            shared.note(format_args!("n{} thaws", self.number));
        }
        if let Some(until) = life.time.instant(to_ms) {
            life.runtime.block_on(async { tokio::time::sleep_until(until).await });
        }
        let failed = life.opened.get().is_some_and(Result::is_err);
        let closed = life.closing.as_mut().is_some_and(|closing| closing.try_recv().is_ok());
        if failed || closed {
            self.world.lock().note(format_args!("n{} is down (start failed: {failed})", self.number));
            self.kill(to_ms + START_AGAIN_MS);
        }
    }
}

async fn open_hall(
    world: Arc<World>,
    node: usize,
    life: u32,
    registry: Arc<Registry>,
    time: Arc<NodeTime>,
) -> Result<Arc<Hall>, StoreError> {
    let mut config = Config::new(Path::new(""), Arc::clone(&registry));
    config.time = Arc::clone(&time) as Arc<dyn Time>;
    config.table_idle = TABLE_IDLE;
    let metrics = Arc::new(Metrics::default());
    let store: Arc<dyn Store> = Arc::new(FaultyStore::new(Arc::clone(&world), node, life, Arc::clone(&time)));
    let (writer, _) = Writer::start(Arc::clone(&store), Arc::clone(&metrics));
    let bots = Arc::new(BotPool::new(registry, BOT_THREADS, BOT_PAUSE, Arc::clone(&metrics)));
    let links = Links { bus: Arc::new(SimulatedBus::new(world, node, time)), bots };
    let hall = Hall::new(config, store, writer, links, metrics).await?;
    hall.open().await?;
    Ok(hall)
}
