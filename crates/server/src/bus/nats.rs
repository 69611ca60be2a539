//! The bus over NATS. The server that has a table subscribes to the subject of that table, so NATS knows where each
//! table is, and a request that no server takes comes back at once.

use std::sync::Arc;
use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Request, Subscriber};
use async_trait::async_trait;
use bytes::Bytes;
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use super::{Bus, Call, Calls, News};
use crate::identity::random_key;
use crate::limits::{BUS_PATIENCE, BUS_PING, BUS_RETRY_MAX, NEWS_WAITING_MAX, OWNER_SILENCE_MAX};
use crate::metrics::Metrics;

/// Everything that has changed, for all servers.
const NEWS: &str = "lh.news";
/// Nobody listens here: whoever asks is answered by NATS itself.
const NOBODY: &str = "lh.nobody";
/// The servers that say they have one table: one of them gets each call.
const OWNERS: &str = "owners";

#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BusError(String);

/// One connection, shared by everything that a program says over NATS.
pub struct Nats {
    client: Client,
    /// By this a server knows its own news.
    from: i64,
}

#[derive(Serialize, Deserialize)]
struct Signed {
    from: i64,
    news: News,
}

impl Nats {
    /// Does not wait for the server of NATS: without it everything works, more slowly.
    pub async fn connect(url: &str, metrics: Arc<Metrics>) -> Result<Nats, BusError> {
        metrics.bus_down.set(1);
        let delay = |tries: usize| Duration::from_millis(50 << tries.min(6)).min(BUS_RETRY_MAX);
        let options = ConnectOptions::new()
            .name("longhall")
            .request_timeout(Some(OWNER_SILENCE_MAX))
            .ping_interval(BUS_PING)
            .reconnect_delay_callback(delay)
            .retry_on_initial_connect()
            .event_callback(move |event| {
                note(&event, &metrics);
                std::future::ready(())
            });
        let client = options.connect(url).await.map_err(|error| BusError(error.to_string()))?;
        Ok(Nats { client, from: random_key() })
    }

    pub fn client(&self) -> &Client {
        &self.client
    }
}

fn note(event: &Event, metrics: &Metrics) {
    match event {
        Event::Connected => {
            metrics.bus_down.set(0);
            tracing::info!("NATS is there");
        }
        Event::Disconnected => {
            metrics.bus_down.set(1);
            tracing::warn!("NATS is gone: other servers are heard through the store");
        }
        other => tracing::debug!(%other, "NATS"),
    }
}

fn subject(table: &str) -> String {
    format!("lh.t.{table}.cmd")
}

#[async_trait]
impl Bus for Nats {
    fn is_up(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    async fn tell(&self, news: News) {
        let Ok(written) = serde_json::to_vec(&Signed { from: self.from, news }) else { return };
        // What cannot be said now is found in the store.
        if self.is_up() {
            let _ = tokio::time::timeout(BUS_PATIENCE, self.client.publish(NEWS, written.into())).await;
        }
    }

    async fn listen(&self) -> mpsc::Receiver<News> {
        let (told, heard) = mpsc::channel(NEWS_WAITING_MAX);
        let own = self.from;
        match self.client.subscribe(NEWS).await {
            Ok(mut messages) => drop(tokio::spawn(async move {
                while let Some(message) = messages.next().await {
                    // News of another version of the program are found in the store.
                    let Ok(signed) = serde_json::from_slice::<Signed>(&message.payload) else { continue };
                    if signed.from != own && told.send(signed.news).await.is_err() {
                        break;
                    }
                }
            })),
            Err(error) => tracing::error!(%error, "news of other servers are not heard"),
        }
        heard
    }

    async fn ask(&self, table: &str, asked: Bytes) -> Option<Bytes> {
        if !self.is_up() {
            return None;
        }
        let request = Request::new().payload(asked).timeout(Some(OWNER_SILENCE_MAX));
        let answer = self.client.send_request(subject(table), request).await.ok()?.payload;
        (!answer.is_empty()).then_some(answer)
    }

    async fn own(&self, table: &str) -> Option<Box<dyn Calls>> {
        let messages = self.client.queue_subscribe(subject(table), OWNERS.to_owned()).await.ok()?;
        if self.is_up() {
            // A subscription counts once NATS has read it; then it answers what was asked after it.
            let known = self.client.request(NOBODY, Bytes::new());
            let _ = tokio::time::timeout(BUS_PATIENCE, known).await;
        }
        Some(Box::new(Subscribed { messages, client: self.client.clone() }))
    }
}

struct Subscribed {
    messages: Subscriber,
    client: Client,
}

impl Subscribed {
    /// A message as a call; its answer goes back when it is there.
    fn call(&self, message: async_nats::Message) -> Option<Call> {
        let reply = message.reply?;
        let (answer, answered) = oneshot::channel::<Bytes>();
        let client = self.client.clone();
        tokio::spawn(async move {
            let answer = answered.await.unwrap_or_default();
            // Who asked goes on without it after a while.
            let _ = client.publish(reply, answer).await;
        });
        Some(Call { asked: message.payload, answer })
    }
}

#[async_trait]
impl Calls for Subscribed {
    async fn next(&mut self) -> Call {
        loop {
            match self.messages.next().await {
                Some(message) => {
                    if let Some(call) = self.call(message) {
                        return call;
                    }
                }
                None => std::future::pending().await,
            }
        }
    }

    async fn close(mut self: Box<Self>) {
        if self.messages.drain().await.is_err() {
            return;
        }
        let rest = async {
            while let Some(message) = self.messages.next().await {
                drop(self.call(message));
            }
        };
        let _ = tokio::time::timeout(OWNER_SILENCE_MAX, rest).await;
    }
}
