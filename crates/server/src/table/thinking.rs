//! Bots think on a few threads of their own, first come, first served. A table has at most one thought
//! under way, so a slow bot holds up its own table and no other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{AnyBots, Level, Stop, Thought};
use engine::{AnyMatch, Seat};
use registry::Registry;
use tokio::sync::Semaphore;

use crate::limits::HINT_TIME;
use crate::metrics::Metrics;

pub struct BotPool {
    registry: Arc<Registry>,
    threads: Arc<Semaphore>,
    pause: Duration,
    metrics: Arc<Metrics>,
}

impl BotPool {
    pub fn new(registry: Arc<Registry>, threads: usize, pause: Duration, metrics: Arc<Metrics>) -> BotPool {
        BotPool { registry, threads: Arc::new(Semaphore::new(threads.max(1))), pause, metrics }
    }

    /// Waits for a free thread and thinks there.
    async fn on_a_thread(
        &self,
        game: Box<dyn AnyMatch>,
        think: impl FnOnce(&dyn AnyBots, &dyn AnyMatch) -> Option<Thought> + Send + 'static,
    ) -> Option<Thought> {
        self.metrics.bots_waiting.add(1);
        let permit = Arc::clone(&self.threads).acquire_owned().await;
        self.metrics.bots_waiting.add(-1);
        let permit = permit.ok()?;
        let registry = Arc::clone(&self.registry);
        self.metrics.bots_thinking.add(1);
        let begun = Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            think(registry.get(game.game())?.bots.as_ref(), game.as_ref())
        })
        .await;
        self.metrics.bots_thinking.add(-1);
        self.metrics.thought(begun.elapsed());
        thought.ok().flatten()
    }

    /// What the strongest bot would do.
    pub async fn advise(&self, game: Box<dyn AnyMatch>, seat: Seat, luck: u64) -> Option<Thought> {
        self.on_a_thread(game, move |bots, game| bots.advise(game, seat, HINT_TIME, luck, &Stop::default())).await
    }

    /// Thinks as a player at a table does: not faster than people can follow.
    pub async fn think_aloud(&self, game: Box<dyn AnyMatch>, seat: Seat, level: Level, luck: u64) -> Option<String> {
        let begun = tokio::time::Instant::now();
        let thought =
            self.on_a_thread(game, move |bots, game| bots.think(game, seat, level, luck, &Stop::default())).await;
        tokio::time::sleep_until(begun + self.pause).await;
        Some(thought?.choices.into_iter().next()?.action)
    }
}
