//! The bus between the servers of a run: it loses, doubles and delays what is told and asked.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use tokio::sync::{mpsc, oneshot};

use super::world::{NodeTime, Owner, Shared, World};
use super::{NODES, Planted};
use crate::bus::{Bus, Call, Calls, News};
use crate::limits::{NEWS_WAITING_MAX, OWNER_SILENCE_MAX};
use crate::protocol::TableId;

/// Milliseconds on the way, as a rule and when something is late.
const WAY_MS: u64 = 4;
const LATE_MS: u64 = 1200;

pub struct SimulatedBus {
    world: Arc<World>,
    node: usize,
    time: Arc<NodeTime>,
}

/// How a request fares.
struct Exchange {
    calls: mpsc::UnboundedSender<Call>,
    there_ms: u64,
    back_ms: u64,
    lost: bool,
    doubled: bool,
    reply_lost: bool,
}

impl SimulatedBus {
    pub fn new(world: Arc<World>, node: usize, time: Arc<NodeTime>) -> SimulatedBus {
        SimulatedBus { world, node, time }
    }

    /// Nothing where nobody answers for the table, or the server knows that it reaches nobody.
    fn exchange(&self, table: &str) -> Option<Exchange> {
        let mut shared = self.world.lock();
        let own = shared.nodes[self.node].off_bus;
        let number = shared.owners.get(table).map_or(0, Vec::len);
        if own == Some(true) || number == 0 {
            return None;
        }
        let chosen = shared.luck.below(number as u32) as usize;
        let (node, calls) =
            shared.owners.get(table).map(|owners| (owners[chosen].node, owners[chosen].calls.clone()))?;
        let faults = shared.faults;
        let cut = own.is_some() || shared.nodes[node].off_bus.is_some();
        Some(Exchange {
            calls,
            there_ms: shared.between(0, WAY_MS),
            back_ms: shared.between(0, WAY_MS),
            lost: cut || shared.strikes(faults.ask_lost),
            doubled: shared.strikes(faults.ask_doubled),
            reply_lost: shared.strikes(faults.reply_lost),
        })
    }
}

impl Exchange {
    async fn run(self, asked: Bytes) -> Option<Bytes> {
        tokio::time::sleep(Duration::from_millis(self.there_ms)).await;
        if self.lost {
            return std::future::pending().await;
        }
        let (answer, answered) = oneshot::channel();
        self.calls.send(Call { asked: asked.clone(), answer }).ok()?;
        if self.doubled {
            // Nobody waits for the second answer.
            let _ = self.calls.send(Call { asked, answer: oneshot::channel().0 });
        }
        let answer = answered.await.ok();
        tokio::time::sleep(Duration::from_millis(self.back_ms)).await;
        if self.reply_lost { std::future::pending().await } else { answer }
    }
}

#[async_trait]
impl Bus for SimulatedBus {
    fn is_up(&self) -> bool {
        self.world.lock().nodes[self.node].off_bus != Some(true)
    }

    async fn tell(&self, news: News) {
        let at_ms = self.time.run_ms();
        let mut shared = self.world.lock();
        if shared.nodes[self.node].off_bus.is_some() {
            return;
        }
        for other in (0..NODES).filter(|other| *other != self.node) {
            send(&mut shared, at_ms, other, &news);
        }
    }

    async fn listen(&self) -> mpsc::Receiver<News> {
        let (told, heard) = mpsc::channel(NEWS_WAITING_MAX);
        self.world.lock().listeners[self.node] = Some(told);
        heard
    }

    async fn ask(&self, table: &str, asked: Bytes) -> Option<Bytes> {
        let exchange = self.exchange(table)?;
        let answer = tokio::time::timeout(OWNER_SILENCE_MAX, exchange.run(asked)).await;
        answer.ok().flatten().filter(|answer| !answer.is_empty())
    }

    async fn own(&self, table: &str) -> Option<Box<dyn Calls>> {
        let (calls, incoming) = mpsc::unbounded_channel();
        let number = {
            let mut shared = self.world.lock();
            let number = shared.number();
            shared.owners.entry(table.to_owned()).or_default().push(Owner { number, node: self.node, calls });
            number
        };
        Some(Box::new(Subscribed { world: Arc::clone(&self.world), table: table.to_owned(), number, incoming }))
    }
}

fn send(shared: &mut Shared, at_ms: u64, to: usize, news: &News) {
    let faults = shared.faults;
    let copies = if shared.strikes(faults.news_doubled) { 2 } else { 1 };
    for _ in 0..copies {
        if shared.strikes(faults.news_lost) {
            continue;
        }
        let way_ms = if shared.strikes(faults.news_late) { LATE_MS } else { WAY_MS };
        let due_ms = at_ms + shared.between(0, way_ms);
        let key = (due_ms, shared.number());
        shared.news.insert(key, (to, news.clone()));
    }
}

/// Gives each server what has arrived for it by now.
pub fn deliver(world: &World) {
    let mut shared = world.lock();
    let now_ms = shared.now_ms;
    while let Some(entry) = shared.news.first_entry().filter(|entry| entry.key().0 <= now_ms) {
        let (to, news) = entry.remove();
        let Some(listener) = shared.listeners[to].clone() else { continue };
        if shared.nodes[to].off_bus.is_some() || shared.nodes[to].down {
            continue;
        }
        if let News::Token { token } = &news {
            shared.judge.told_of_token(to, *token, now_ms);
            if world.planted == Some(Planted::IdentitiesNotTold) {
                continue;
            }
        }
        // A server that does not take its news finds them in the store.
        let _ = listener.try_send(news);
    }
}

struct Subscribed {
    world: Arc<World>,
    table: TableId,
    number: u64,
    incoming: mpsc::UnboundedReceiver<Call>,
}

#[async_trait]
impl Calls for Subscribed {
    async fn next(&mut self) -> Call {
        match self.incoming.recv().await {
            Some(call) => call,
            None => std::future::pending().await,
        }
    }

    async fn close(self: Box<Self>) {}
}

/// Calls that are still here hear that the table is not.
impl Drop for Subscribed {
    fn drop(&mut self) {
        let mut shared = self.world.lock();
        if let Some(owners) = shared.owners.get_mut(&self.table) {
            owners.retain(|owner| owner.number != self.number);
        }
    }
}
