//! Plays against a running server, over the same sockets people use, to see what it bears: at each table
//! two scripted players who take any listed choice, and a rematch after each game.

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
}

pub async fn run(config: LoadConfig) -> Result<LoadReport, ClientError> {
    let mut tables = Vec::with_capacity(config.tables);
    for number in 0..config.tables {
        tables.push(Scripted::open(&config.url, number as u64).await?);
    }
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(Arc::clone(&stop)))).collect();
    tokio::time::sleep(Duration::from_secs(config.seconds)).await;
    stop.store(true, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let (mut moves, mut errors, mut latencies) = (0, 0, Vec::new());
    for table in playing {
        match table.await {
            Ok(tally) => {
                moves += tally.moves;
                errors += tally.errors;
                latencies.extend(tally.latencies_us);
            }
            Err(_) => errors += 1,
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
        errors,
    })
}

/// A table where nothing happens for this long has stalled.
const SILENCE_MAX: Duration = Duration::from_secs(2);

#[derive(Default)]
struct Tally {
    moves: u64,
    errors: u64,
    latencies_us: Vec<u32>,
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
                    self.tally.errors += 1;
                    break;
                }
                Err(_) => {
                    self.tally.errors += 1;
                    continue;
                }
            };
            let Message::Text(text) = message else { continue };
            let stepped = match self.take(who, text.as_str()) {
                Then::Nothing => Ok(()),
                Then::Send(message) => self.players[who].say(message).await,
                Then::Rematch => self.rematch().await,
            };
            self.tally.errors += u64::from(stepped.is_err());
        }
        self.tally
    }

    fn take(&mut self, who: usize, text: &str) -> Then {
        let Ok(heard) = serde_json::from_str::<Heard<'_>>(text) else {
            self.tally.errors += 1;
            return Then::Nothing;
        };
        match heard.kind {
            "done" => self.tally.moves += 1,
            "refused" => {
                self.tally.errors += 1;
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
        Then::Send(format!(r#"{{"type":"act","request":1,"table":"{table}","seq":{seq},"action":"{action}"}}"#))
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
