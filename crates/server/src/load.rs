//! Measures how many moves a second a running server takes, over the same sockets people use: at each table two
//! scripted players who take any listed choice, and a rematch after each game.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use memchr::memmem;
use serde::{Deserialize, Serialize};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, ClientError, Socket};

pub struct LoadConfig {
    /// Such as `http://127.0.0.1:8080`; several where servers share a store. Tables take turns.
    pub urls: Vec<String>,
    /// The two players of a table are at different servers, as behind a proxy that sends people anywhere.
    pub anywhere: bool,
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
    /// CPU time of the servers for a move in microseconds, where they tell.
    pub server_us_per_move: Option<f64>,
}

pub async fn run(config: LoadConfig) -> Result<LoadReport, ClientError> {
    let mut tables = Vec::with_capacity(config.tables);
    for number in 0..config.tables {
        let url = |player: usize| &config.urls[(number + player * usize::from(config.anywhere)) % config.urls.len()];
        tables.push(Scripted::open([url(0), url(1)], number as u64).await?);
    }
    let before = servers_cpu(&config.urls).await;
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(Arc::clone(&stop)))).collect();
    tokio::time::sleep(Duration::from_secs(config.seconds)).await;
    stop.store(true, Relaxed);
    let seconds = begun.elapsed().as_secs_f64();
    let after = servers_cpu(&config.urls).await;
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

/// The parts of a message a scripted player looks at. They are sought and not parsed: the generator shares the machine
/// with the server it tries, and its own work is not what is measured.
struct Heard<'a> {
    kind: &'a str,
    /// Seats of the entries of the log that are told.
    acted: Acted,
    state: Option<HeardState<'a>>,
    /// The key of the reason, where something is refused.
    refused: Option<&'a str>,
}

/// Which of the two players have acted.
#[derive(Clone, Copy, Default)]
struct Acted([bool; 2]);

struct HeardState<'a> {
    table: &'a str,
    status: &'a str,
    your_turn: bool,
    /// From here on.
    rest: &'a str,
}

impl<'a> Heard<'a> {
    fn read(text: &'a str) -> Option<Heard<'a>> {
        let kind = word(after(text, r#"{"type":""#)?);
        let (told, state) = match after(text, r#""state":{"table":{"id":""#) {
            Some(state) => (&text[..text.len() - state.len()], HeardState::read(state)),
            None => (text, None),
        };
        let acted = if kind == "update" { Acted::read(told) } else { Acted::default() };
        let refused = (kind == "refused").then(|| after(text, r#""key":""#).map_or("refused", word));
        Some(Heard { kind, acted, state, refused })
    }
}

impl Acted {
    /// Batches begin with their seq and the seat.
    fn read(mut told: &str) -> Acted {
        let mut acted = Acted::default();
        while let Some(batch) = after(told, r#"{"seq":"#) {
            if let Some(seat) = after(batch, r#""seat":"#)
                && let Some(place) = acted.0.get_mut(number(seat) as usize)
            {
                *place = true;
            }
            told = batch;
        }
        acted
    }
}

impl<'a> HeardState<'a> {
    /// `text` begins with the id of the table.
    fn read(text: &'a str) -> Option<HeardState<'a>> {
        let rest = after(text, r#""status":""#)?;
        let (status, rest) = (word(rest), after(rest, r#""your_turn":"#)?);
        Some(HeardState { table: word(text), status, your_turn: rest.starts_with("true"), rest })
    }

    fn seq(&self) -> Option<u32> {
        after(self.rest, r#","seq":"#).map(number)
    }

    /// One of the listed actions.
    fn any_action(&self, luck: &mut engine::Fast) -> Option<&'a str> {
        let listed = after(self.rest, r#""choices":["#)?;
        let end = memmem::find(listed.as_bytes(), br#","undo":"#).unwrap_or(listed.len());
        let mark = r#"{"action":""#;
        let places = || memmem::find_iter(&listed.as_bytes()[..end], mark);
        let chosen = luck.below(places().count().try_into().ok().filter(|number| *number > 0)?);
        places().nth(chosen as usize).map(|place| word(&listed[place + mark.len()..]))
    }
}

/// What follows the first occurrence.
fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    memmem::find(text.as_bytes(), mark.as_bytes()).map(|place| &text[place + mark.len()..])
}

/// Up to the end of a text. Nothing that is looked at holds signs that must be written otherwise.
fn word(text: &str) -> &str {
    text.split('"').next().unwrap_or_default()
}

fn number(text: &str) -> u32 {
    text.bytes().take_while(u8::is_ascii_digit).fold(0, |number, digit| number * 10 + u32::from(digit - b'0'))
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
    async fn open(urls: [&String; 2], number: u64) -> Result<Scripted, ClientError> {
        let (mut host, mut guest) = (Client::new(urls[0])?, Client::new(urls[1])?);
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
        let mut heard_at = Instant::now();
        let mut silence = pin!(tokio::time::sleep(SILENCE_MAX));
        while !stop.load(Relaxed) {
            let [one, two] = &mut self.players;
            let (who, message) = tokio::select! {
                message = one.socket.next() => (0, message),
                message = two.socket.next() => (1, message),
                () = &mut silence => {
                    // Nothing for so long under load is a failure of its own.
                    if heard_at.elapsed() >= SILENCE_MAX {
                        self.tally.went_wrong("nothing happened for two seconds");
                        heard_at = Instant::now();
                    }
                    silence.as_mut().reset((heard_at + SILENCE_MAX).into());
                    continue;
                }
            };
            heard_at = Instant::now();
            let Some(Ok(message)) = message else {
                self.tally.went_wrong("a socket was closed");
                break;
            };
            let Message::Text(text) = message else { continue };
            let stepped = match self.take(who, text.as_str(), heard_at) {
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

    fn take(&mut self, who: usize, text: &str, now: Instant) -> Then {
        let Some(heard) = Heard::read(text) else {
            self.tally.went_wrong("a message that cannot be read");
            return Then::Nothing;
        };
        match heard.kind {
            "done" => self.tally.moves += 1,
            "refused" => {
                self.tally.went_wrong(heard.refused.unwrap_or("refused"));
                self.players[who].asked = false;
            }
            _ => {}
        }
        // The update comes just before `done`: seeing the own move in it is answer enough to go on.
        if heard.acted.0[who] {
            self.players[who].asked = false;
        }
        if heard.acted.0[1 - who]
            && let Some(sent) = self.players[1 - who].sent.take()
        {
            self.tally.latencies_us.push((now - sent).as_micros() as u32);
        }
        let Some(state) = heard.state.filter(|state| state.table == self.table) else {
            return Then::Nothing;
        };
        if state.status == "finished" {
            return if who == 0 { Then::Rematch } else { Then::Nothing };
        }
        if !state.your_turn || self.players[who].asked {
            return Then::Nothing;
        }
        let Some((action, seq)) = state.any_action(&mut self.luck).zip(state.seq()) else { return Then::Nothing };
        let player = &mut self.players[who];
        player.asked = true;
        player.sent = Some(now);
        let table = &self.table;
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

/// CPU time that all servers have used so far, in seconds.
async fn servers_cpu(urls: &[String]) -> Option<f64> {
    let mut sum = 0.0;
    for url in urls {
        sum += server_cpu(url).await?;
    }
    Some(sum)
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_at_is_found_where_the_server_writes_it() {
        let text = r#"{"type":"update","table":"t1","batches":[{"seq":7,"seat":1,"kind":"act","events":[{"event":{"seat":0},"text":null}]}],"state":{"table":{"id":"t1","status":"running","seats":[],"your_turn":true,"pending":[0]},"seq":7,"moves":7,"view":{},"choices":[{"action":"play a/b","parts":{}},{"action":"play b/a","parts":{}}],"undo":"nothing"}}"#;
        let heard = Heard::read(text).expect("a message");
        let state = heard.state.expect("a state");
        assert_eq!((heard.kind, heard.acted.0, heard.refused), ("update", [false, true], None));
        assert_eq!((state.table, state.status, state.your_turn, state.seq()), ("t1", "running", true, Some(7)));
        let mut luck = engine::Fast::new(1);
        let chosen: std::collections::BTreeSet<_> = (0..32).filter_map(|_| state.any_action(&mut luck)).collect();
        assert_eq!(chosen.into_iter().collect::<Vec<_>>(), ["play a/b", "play b/a"]);
        let refused = r#"{"type":"refused","request":1,"refusal":{"reason":{"key":"refused-stale"},"seq":7}}"#;
        assert_eq!(Heard::read(refused).and_then(|heard| heard.refused), Some("refused-stale"));
    }
}
