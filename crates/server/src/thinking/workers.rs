//! Thoughts of bots by workers: programs that only think, on any number of machines. Every free place of a worker is
//! one subscription that takes one job, so NATS knows which places are free; where there is none, a job comes back at
//! once and the server thinks itself. Nothing waits in a queue, so nothing has to be recovered after a failure: where
//! an answer does not come in time the server thinks itself, and an answer that comes later is not heard.

use std::sync::Arc;
use std::time::Duration;

use async_nats::{Client, Message, Request};
use async_trait::async_trait;
use bots::{Budget, Kind, Level, Stop, Thought};
use engine::Seat;
use futures_util::{FutureExt, StreamExt};
use registry::Registry;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::{BotPool, Question, Thinker};
use crate::analysis::{Look, Looked};
use crate::bus::Nats;
use crate::limits::{BUS_RETRY_MAX, DRAIN, WORKER_GRACE};
use crate::metrics::Metrics;
use crate::protocol::TableId;
use crate::refusal::Refused;
use crate::store::Store;
use crate::table::Table;
use crate::time::HallTime;

/// Each job goes to one of them.
const WORKERS: &str = "workers";

/// Whose turn it is at which table. What is on the table the worker reads in the store.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Job {
    table: TableId,
    seq: u32,
    seat: Seat,
    level: Level,
    luck: u64,
}

/// Servers and workers with the same rules meet here.
fn subject(registry: &Registry) -> String {
    let mut rules = Sha256::new();
    for game in registry.iter() {
        rules.update(game.title.id().as_bytes());
        rules.update(game.title.info().rules_version.as_bytes());
    }
    let hash: [u8; 32] = rules.finalize().into();
    let short: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("lh.think.{short}")
}

/// Lets workers think where there are any, and thinks here otherwise.
pub struct WithWorkers {
    here: BotPool,
    client: Client,
    subject: String,
    metrics: Arc<Metrics>,
}

impl WithWorkers {
    pub fn new(here: BotPool, nats: &Nats, registry: &Registry, metrics: Arc<Metrics>) -> WithWorkers {
        WithWorkers { here, client: nats.client().clone(), subject: subject(registry), metrics }
    }

    async fn ask(&self, job: &Job, time: Duration) -> Option<String> {
        let request = Request::new().payload(serde_json::to_vec(job).ok()?.into()).timeout(Some(time + WORKER_GRACE));
        let answer = self.client.send_request(self.subject.clone(), request).await.ok()?.payload;
        let action = String::from_utf8(answer.to_vec()).ok().filter(|action| !action.is_empty())?;
        self.metrics.thoughts_elsewhere.add(1);
        Some(action)
    }
}

#[async_trait]
impl Thinker for WithWorkers {
    async fn think_aloud(&self, question: Question, level: Level, stop: Stop) -> Option<String> {
        let begun = tokio::time::Instant::now();
        let style = level.style();
        let connected = self.client.connection_state() == async_nats::connection::State::Connected;
        // A short thought costs less than the way to a worker.
        if let (Kind::Search, Budget::Time(time), true) = (style.kind, style.budget, connected) {
            let Question { table, seq, seat, luck, .. } = &question;
            let job = Job { table: table.clone(), seq: *seq, seat: *seat, level, luck: *luck };
            if let Some(action) = self.ask(&job, time).await {
                self.here.pause_since(begun).await;
                return Some(action);
            }
        }
        self.here.think_aloud(question, level, stop).await
    }

    async fn advise(&self, question: Question) -> Result<Option<Thought>, Refused> {
        self.here.advise(question).await
    }

    async fn study(&self, look: Look) -> Looked {
        self.here.study(look).await
    }
}

/// What a worker needs.
#[derive(Clone)]
pub struct Workshop {
    pub store: Arc<dyn Store>,
    pub registry: Arc<Registry>,
    pub time: Arc<HallTime>,
    pub metrics: Arc<Metrics>,
}

/// Thinks in so many places at once until it is asked to stop; what is being thought then is thought to its end.
pub async fn work(nats: &Nats, workshop: Workshop, places: usize, stop: impl Future<Output = ()>) {
    let stopping = watch::Sender::new(false);
    let mut working = JoinSet::new();
    for _ in 0..places {
        working.spawn(place(nats.client().clone(), workshop.clone(), stopping.subscribe()));
    }
    stop.await;
    stopping.send_replace(true);
    let ended = async { while working.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(DRAIN, ended).await;
    let _ = tokio::time::timeout(BUS_RETRY_MAX, nats.client().flush()).await;
}

async fn place(client: Client, workshop: Workshop, mut stopping: watch::Receiver<bool>) {
    let subject = subject(&workshop.registry);
    while !*stopping.borrow() {
        let Ok(mut jobs) = client.queue_subscribe(subject.clone(), WORKERS.to_owned()).await else {
            tokio::time::sleep(BUS_RETRY_MAX).await;
            continue;
        };
        // One job, and no other before it is done.
        if jobs.unsubscribe_after(1).await.is_err() {
            continue;
        }
        let message = tokio::select! {
            message = jobs.next() => message,
            _ = stopping.wait_for(|stopping| *stopping) => None,
        };
        if let Some(message) = message {
            // What else came before the subscription ended is thought by who asked.
            while let Some(Some(other)) = jobs.next().now_or_never() {
                answer(&client, &other, String::new()).await;
            }
            let thought = think(&message, &workshop).await.unwrap_or_default();
            answer(&client, &message, thought).await;
        }
    }
}

async fn answer(client: &Client, message: &Message, action: String) {
    if let Some(reply) = message.reply.clone() {
        // Who asked thinks itself after a while.
        let _ = client.publish(reply, action.into_bytes().into()).await;
    }
}

/// Nothing where the table has moved on or cannot be played here.
async fn think(message: &Message, workshop: &Workshop) -> Option<String> {
    let job: Job = serde_json::from_slice(&message.payload).ok()?;
    let stored = workshop.store.table(&job.table).await.ok()??;
    if stored.log.len() != job.seq as usize {
        return None;
    }
    let Workshop { registry, time, metrics, .. } = workshop.clone();
    let thought = tokio::task::spawn_blocking(move || {
        let game = Table::load(stored, Arc::clone(&registry), time).into_game()?;
        let begun = std::time::Instant::now();
        let bots = registry.get(game.game())?.bots.as_ref();
        let thought = bots.think(game.as_ref(), job.seat, job.level, job.luck, &Stop::default());
        metrics.thought(begun.elapsed());
        thought
    });
    Some(thought.await.ok()??.choices.into_iter().next()?.action)
}
