//! Bots think on a few threads of their own. Quick bots have places of their own, so that several short
//! thoughts pass while a long one lasts; in both queues persons take turns, so that one person's tables and hints
//! compete only among themselves.

mod queue;
mod workers;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use bots::{AnyBots, Kind, Level, Stop, Thought};
use engine::{AnyMatch, Seat};
use registry::Registry;

use crate::analysis::{Look, Looked};
use crate::limits::{BOT_QUOTA_DIVISOR, HINT_TIME, HINTS_WAITING_MAX};
use crate::machine;
use crate::metrics::{Gauge, Metrics};
use crate::protocol::TableId;
use crate::refusal::Refused;
use crate::store::PlayerId;
use queue::FairQueue;
pub use workers::{WithWorkers, Workshop, work};

/// Whoever thinks for the bots of all tables.
#[async_trait]
pub trait Thinker: Send + Sync {
    /// Thinks as a player at a table does: not faster than people can follow.
    async fn think_aloud(&self, question: Question, level: Level, stop: Stop) -> Option<String>;
    /// What the strongest bot would do. Ends early where nobody waits for it any more.
    async fn advise(&self, question: Question) -> Result<Option<Thought>, Refused>;
    /// Looks at a decision of a finished game where no table and no hint needs the place; interrupted as soon as one
    /// does.
    async fn study(&self, look: Look) -> Looked;
}

/// Thinks in this process.
pub struct BotPool {
    registry: Arc<Registry>,
    short: Arc<FairQueue>,
    long: Arc<FairQueue>,
    /// Hints that each person waits for.
    hints: Mutex<HashMap<PlayerId, usize>>,
    pause: Duration,
    metrics: Arc<Metrics>,
}

/// A thought to be had.
pub struct Question {
    pub table: TableId,
    /// The log of the table as the game has it.
    pub seq: u32,
    pub game: Box<dyn AnyMatch>,
    pub seat: Seat,
    pub luck: u64,
    /// Who it is for: whose table, or who asks for a hint.
    pub person: PlayerId,
}

impl BotPool {
    pub fn new(registry: Arc<Registry>, threads: usize, pause: Duration, metrics: Arc<Metrics>) -> BotPool {
        let queue = || FairQueue::new(threads, threads.div_ceil(BOT_QUOTA_DIVISOR));
        BotPool { registry, short: queue(), long: queue(), hints: Mutex::default(), pause, metrics }
    }

    /// Waits for a place in the queue and thinks there. The place is free again once the thought has ended,
    /// even where nobody waits for its result any more.
    async fn think(
        &self,
        queue: &Arc<FairQueue>,
        question: Question,
        think: impl FnOnce(&dyn AnyBots, &dyn AnyMatch, Seat, u64) -> Option<Thought> + Send + 'static,
    ) -> Option<Thought> {
        let Question { game, seat, luck, person, .. } = question;
        let permit = {
            let _counted = Counted::new(&self.metrics.bots_waiting);
            queue.enter(person).await?
        };
        let (registry, metrics) = (Arc::clone(&self.registry), Arc::clone(&self.metrics));
        let thought = machine::apart(move || {
            let _permit = permit;
            let _counted = Counted::new(&metrics.bots_thinking);
            let begun = Instant::now();
            let thought = think(registry.get(game.game())?.bots.as_ref(), game.as_ref(), seat, luck);
            metrics.thought(begun.elapsed());
            thought
        });
        thought.await.flatten()
    }

    /// Waits until people could follow a thought that began then.
    async fn pause_since(&self, begun: tokio::time::Instant) {
        tokio::time::sleep_until(begun + self.pause).await;
    }
}

#[async_trait]
impl Thinker for BotPool {
    async fn advise(&self, question: Question) -> Result<Option<Thought>, Refused> {
        let _asking = Asking::begin(&self.hints, question.person)?;
        let stop = StopOnDrop(Stop::default());
        let heard = stop.0.clone();
        let advise = move |bots: &dyn AnyBots, game: &dyn AnyMatch, seat: Seat, luck: u64| {
            bots.advise(game, seat, HINT_TIME, luck, &heard)
        };
        Ok(self.think(&self.long, question, advise).await)
    }

    async fn study(&self, look: Look) -> Looked {
        let Some((permit, stop)) = self.long.enter_last().await else { return Looked::Interrupted };
        let work = move || {
            let _permit = permit;
            let seen = look(&stop);
            if stop.is_set() { Looked::Interrupted } else { Looked::Seen(seen.map(Box::new)) }
        };
        machine::apart(work).await.unwrap_or(Looked::Failed)
    }

    async fn think_aloud(&self, question: Question, level: Level, stop: Stop) -> Option<String> {
        let begun = tokio::time::Instant::now();
        let queue = if level.style().kind == Kind::Search { &self.long } else { &self.short };
        let think = move |bots: &dyn AnyBots, game: &dyn AnyMatch, seat: Seat, luck: u64| {
            bots.think(game, seat, level, luck, &stop)
        };
        let thought = self.think(queue, question, think).await;
        self.pause_since(begun).await;
        Some(thought?.choices.into_iter().next()?.action)
    }
}

/// Stops a thought that nobody waits for any more.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.set();
    }
}

/// A hint that a person waits for.
struct Asking<'a> {
    hints: &'a Mutex<HashMap<PlayerId, usize>>,
    person: PlayerId,
}

impl Asking<'_> {
    fn begin(hints: &Mutex<HashMap<PlayerId, usize>>, person: PlayerId) -> Result<Asking<'_>, Refused> {
        let mut waiting = hints.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let own = waiting.entry(person).or_default();
        if *own >= HINTS_WAITING_MAX {
            return Err(Refused::too_many("refused-too-fast"));
        }
        *own += 1;
        Ok(Asking { hints, person })
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        let mut waiting = self.hints.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(own) = waiting.get_mut(&self.person) {
            *own -= 1;
            if *own == 0 {
                waiting.remove(&self.person);
            }
        }
    }
}

/// One more while it lives.
struct Counted<'a>(&'a Gauge);

impl Counted<'_> {
    fn new(gauge: &Gauge) -> Counted<'_> {
        gauge.add(1);
        Counted(gauge)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.add(-1);
    }
}
