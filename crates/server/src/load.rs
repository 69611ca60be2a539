//! Measures how many moves a second a running server takes, over the same sockets people use: at each table two
//! scripted players who take any listed choice, and a rematch after each game.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::{Deserialize, Serialize};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, ClientError, Socket};

pub struct LoadConfig {
    /// Such as `http://127.0.0.1:8080`.
    pub url: String,
    pub tables: usize,
    pub seconds: u64,
}

/// What was measured. Latency is from one player's move to the other player seeing it.
#[derive(Debug, Serialize)]
pub struct LoadReport {
    pub tables: usize,
    pub moves_per_s: f64,
    pub p50_ms: f64,
    pub p99_ms: f64,
    pub errors: u64,
    /// How often each thing went wrong: the key of a refusal, or what happened instead of an answer.
    pub why: BTreeMap<String, u64>,
    /// CPU time of the server for a move in microseconds, where it tells.
    pub server_us_per_move: Option<f64>,
}

pub async fn run(config: LoadConfig) -> Result<LoadReport, ClientError> {
    let mut tables = Vec::with_capacity(config.tables);
    for number in 0..config.tables {
        tables.push(Scripted::open(&config.url, number as u64).await?);
    }
    let before = server_cpu(&config.url).await;
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(Arc::clone(&stop)))).collect();
    tokio::time::sleep(Duration::from_secs(config.seconds)).await;
    stop.store(true, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let after = server_cpu(&config.url).await;
    let (mut moves, mut why, mut latencies) = (0, BTreeMap::new(), Vec::new());
    for table in playing {
        match table.await {
            Ok(tally) => {
                moves += tally.moves;
                latencies.extend(tally.latencies_us);
                for (reason, times) in tally.why {
                    *why.entry(reason).or_default() += times;
                }
            }
            Err(_) => *why.entry("a player broke down".to_owned()).or_default() += 1,
        }
    }
    latencies.sort_unstable();
    let percentile = |part: f64| {
        let index = (latencies.len() as f64 * part) as usize;
        latencies.get(index.min(latencies.len().saturating_sub(1))).map_or(0.0, |us| f64::from(*us) / 1000.0)
    };
    Ok(LoadReport {
        tables: config.tables,
        moves_per_s: (moves as f64 / seconds).round(),
        p50_ms: percentile(0.5),
        p99_ms: percentile(0.99),
        errors: why.values().sum(),
        why,
        server_us_per_move: before
            .zip(after)
            .map(|(before, after)| ((after - before) * 1e6 / f64::max(moves as f64, 1.0)).round()),
    })
}

/// A table where nothing happens for this long has stalled.
const SILENCE_MAX: Duration = Duration::from_secs(2);

#[derive(Default)]
struct Tally {
    moves: u64,
    why: BTreeMap<String, u64>,
    latencies_us: Vec<u32>,
}

impl Tally {
    fn went_wrong(&mut self, reason: &str) {
        *self.why.entry(reason.to_owned()).or_default() += 1;
    }
}

/// One table with its two players.
struct Scripted {
    players: [Player; 2],
    table: String,
    luck: engine::Fast,
    tally: Tally,
}

struct Player {
    client: Client,
    socket: Socket,
    /// When the move was sent that the other player has not seen yet.
    sent: Option<Instant>,
    /// A move is on its way and not answered.
    asked: bool,
}

/// The parts of a message a scripted player looks at.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    state: Option<HeardState<'a>>,
    #[serde(default)]
    batches: Vec<HeardBatch>,
    #[serde(borrow)]
    refusal: Option<HeardRefusal<'a>>,
}

#[derive(Deserialize)]
struct HeardRefusal<'a> {
    #[serde(borrow)]
    reason: HeardReason<'a>,
}

#[derive(Deserialize)]
struct HeardReason<'a> {
    key: &'a str,
}

#[derive(Deserialize)]
struct HeardState<'a> {
    seq: u32,
    #[serde(borrow)]
    table: HeardCard<'a>,
    choices: Option<Vec<HeardChoice>>,
}

#[derive(Deserialize)]
struct HeardCard<'a> {
    id: &'a str,
    status: &'a str,
    your_turn: bool,
}

#[derive(Deserialize)]
struct HeardChoice {
    action: String,
}

#[derive(Deserialize)]
struct HeardBatch {
    seat: u8,
}

#[derive(Deserialize)]
struct Card {
    id: String,
}

/// What a message calls for.
enum Then {
    Nothing,
    Send(String),
    Rematch,
}

impl Scripted {
    async fn open(url: &str, number: u64) -> Result<Scripted, ClientError> {
        let (mut host, mut guest) = (Client::new(url)?, Client::new(url)?);
        let new = serde_json::json!({
            "game": "asgard", "name": "", "setup": { "players": 2 },
            "seats": [{ "kind": "me" }, { "kind": "open" }],
            "access": "invitation", "clock": { "kind": "none" },
        });
        let Card { id } = host.post("/api/tables", &new).await?;
        join(&mut guest, &id).await?;
        let mut players = [Player::new(host).await?, Player::new(guest).await?];
        for player in &mut players {
            player.watch(&id).await?;
        }
        Ok(Scripted { players, table: id, luck: engine::Fast::new(number), tally: Tally::default() })
    }

    async fn play(mut self, stop: Arc<AtomicBool>) -> Tally {
        while !stop.load(Relaxed) {
            let [one, two] = &mut self.players;
            // Nothing for so long under load is a failure of its own.
            let heard = tokio::time::timeout(SILENCE_MAX, async {
                tokio::select! {
                    message = one.socket.next() => (0, message),
                    message = two.socket.next() => (1, message),
                }
            });
            let (who, message) = match heard.await {
                Ok((who, Some(Ok(message)))) => (who, message),
                Ok(_) => {
                    self.tally.went_wrong("a socket was closed");
                    break;
                }
                Err(_) => {
                    self.tally.went_wrong("nothing happened for two seconds");
                    continue;
                }
            };
            let Message::Text(text) = message else { continue };
            let stepped = match self.take(who, text.as_str()) {
                Then::Nothing => Ok(()),
                Then::Send(message) => self.players[who].say(message).await,
                Then::Rematch => self.rematch().await,
            };
            if let Err(error) = stepped {
                self.tally.went_wrong(&reason_of(&error));
            }
        }
        self.tally
    }

    fn take(&mut self, who: usize, text: &str) -> Then {
        let Ok(heard) = serde_json::from_str::<Heard<'_>>(text) else {
            self.tally.went_wrong("a message that cannot be read");
            return Then::Nothing;
        };
        match heard.kind {
            "done" => self.tally.moves += 1,
            "refused" => {
                self.tally.went_wrong(heard.refusal.as_ref().map_or("refused", |refusal| refusal.reason.key));
                self.players[who].asked = false;
            }
            _ => {}
        }
        // The update comes just before `done`: seeing the own move in it is answer enough to go on.
        if heard.batches.iter().any(|batch| usize::from(batch.seat) == who) {
            self.players[who].asked = false;
        }
        if heard.batches.iter().any(|batch| usize::from(batch.seat) != who)
            && let Some(sent) = self.players[1 - who].sent.take()
        {
            self.tally.latencies_us.push(sent.elapsed().as_micros() as u32);
        }
        let Some(state) = heard.state.filter(|state| state.table.id == self.table) else {
            return Then::Nothing;
        };
        if state.table.status == "finished" {
            return if who == 0 { Then::Rematch } else { Then::Nothing };
        }
        let player = &mut self.players[who];
        let choices = state.choices.unwrap_or_default();
        if !state.table.your_turn || choices.is_empty() || player.asked {
            return Then::Nothing;
        }
        let action = &self.luck.pick(&choices).action;
        player.asked = true;
        player.sent = Some(Instant::now());
        let (table, seq) = (&self.table, state.seq);
        // A seq is answered once: as good a nonce as any.
        Then::Send(format!(
            r#"{{"type":"act","request":1,"table":"{table}","seq":{seq},"action":"{action}","nonce":"{seq}"}}"#
        ))
    }

    async fn rematch(&mut self) -> Result<(), ClientError> {
        let [host, guest] = &mut self.players;
        let old = std::mem::take(&mut self.table);
        let Card { id } = host.client.post(&format!("/api/tables/{old}/rematch"), &()).await?;
        join(&mut guest.client, &id).await?;
        self.table = id;
        for player in &mut self.players {
            player.sent = None;
            player.asked = false;
            player.say(format!(r#"{{"type":"leave","table":"{old}"}}"#)).await?;
            player.watch(&self.table).await?;
        }
        Ok(())
    }
}

/// Why a call failed: the key of the refusal where it was refused.
fn reason_of(error: &ClientError) -> String {
    let key = |body: &str| {
        let refusal: serde_json::Value = serde_json::from_str(body).ok()?;
        Some(refusal["reason"]["key"].as_str()?.to_owned())
    };
    match error {
        ClientError::Refused { status, body } => key(body).unwrap_or_else(|| status.to_string()),
        other => other.to_string(),
    }
}

/// CPU time the server has used so far, in seconds.
async fn server_cpu(url: &str) -> Option<f64> {
    let called = Client::new(url).ok()?.call(hyper::Method::GET, "/metrics", &[], hyper::body::Bytes::new()).await;
    let text = String::from_utf8(called.ok()?.body.to_vec()).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("process_cpu_seconds_total "));
    line?.parse().ok()
}

async fn join(client: &mut Client, table: &str) -> Result<(), ClientError> {
    let body = serde_json::json!({ "seat": null });
    client.post::<serde::de::IgnoredAny>(&format!("/api/tables/{table}/join"), &body).await.map(|_| ())
}

impl Player {
    async fn new(client: Client) -> Result<Player, ClientError> {
        let socket = client.socket().await?;
        Ok(Player { client, socket, sent: None, asked: false })
    }

    async fn say(&mut self, message: String) -> Result<(), ClientError> {
        Ok(self.socket.send(Message::text(message)).await.map_err(Box::new)?)
    }

    async fn watch(&mut self, table: &str) -> Result<(), ClientError> {
        self.say(format!(r#"{{"type":"watch","table":"{table}","since":null}}"#)).await
    }
}
