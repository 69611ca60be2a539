//! One scripted person: plays any listed choice, and does what people do besides. The connection drops,
//! the server goes away; the visitor comes back and resumes.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use engine::{Fast, Seat, Viewer};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::Shared;
use super::evidence::{Told, hash_of};
use crate::client::{Client, ClientError, Socket};

/// A game that does not move for this long, with the server there, has stalled.
const STALL: Duration = Duration::from_secs(60);
/// The connection is looked after this often when nothing comes.
const QUIET: Duration = Duration::from_secs(1);
/// A person thinks up to this long, in milliseconds.
const THINK_MS: u32 = 60;

/// A person who was refused waits this long.
const AFTER_REFUSAL: Duration = Duration::from_millis(20);

/// Once in so many occasions, a person …
mod once_in {
    /// … loses the connection, at a message received,
    pub const DROP: u32 = 400;
    /// … asks to take back, says something, or leaves the seat for a moment, at an own decision.
    pub const UNDO: u32 = 40;
    pub const SAY: u32 = 60;
    pub const LEAVE: u32 = 300;
}

pub struct Visitor {
    shared: Arc<Shared>,
    client: Client,
    table: String,
    /// People at the table, the spectator not counted: a seat is only left where another remains.
    persons: usize,
    luck: Fast,
    /// Entries of the log seen so far.
    seq: Option<u32>,
    /// The last position in which this person sat at the table; nothing once it was acted on.
    position: Option<Position>,
    told: Told,
    /// What the next acknowledgement is for, and the request itself: who lost the answer asks again.
    asked: Option<(Asked, Value)>,
    /// Whether they were last shown sitting at the table, and may be shown elsewhere next because they left.
    seated: bool,
    excused: bool,
    lines: u32,
    nonces: u32,
    moved: Instant,
}

/// What a decision needs.
struct Position {
    seat: Seat,
    seq: u32,
    your_turn: bool,
    choices: Vec<HeardChoice>,
    undo_asked: Option<HeardUndo>,
}

enum Asked {
    Move { seat: u8, action: u64 },
    Line(String),
    Undo,
    Consent,
}

/// Whether the visit goes on.
enum Visit {
    GoesOn,
    ConnectionLost,
    Over,
}

#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    state: Option<HeardState<'a>>,
    #[serde(default, borrow)]
    batches: Vec<HeardBatch<'a>>,
    #[serde(default, borrow)]
    log: Vec<HeardBatch<'a>>,
    seq: Option<u32>,
}

#[derive(Deserialize)]
pub struct HeardState<'a> {
    pub seq: u32,
    #[serde(borrow)]
    pub table: HeardCard<'a>,
    #[serde(borrow)]
    pub view: Option<&'a RawValue>,
    pub choices: Option<Vec<HeardChoice>>,
    pub undo_asked: Option<HeardUndo>,
}

#[derive(Deserialize)]
pub struct HeardCard<'a> {
    pub status: &'a str,
    pub yours: Option<Seat>,
    pub your_turn: bool,
}

#[derive(Deserialize)]
pub struct HeardChoice {
    pub action: String,
}

#[derive(Deserialize)]
pub struct HeardUndo {
    pub waiting: Vec<Seat>,
}

#[derive(Deserialize)]
pub struct HeardBatch<'a> {
    pub seq: u32,
    #[serde(borrow)]
    pub events: Vec<HeardEvent<'a>>,
}

#[derive(Deserialize)]
pub struct HeardEvent<'a> {
    #[serde(borrow)]
    pub event: &'a RawValue,
}

impl Visitor {
    pub fn new(shared: Arc<Shared>, client: Client, table: String, persons: usize, luck: Fast) -> Self {
        Visitor {
            shared,
            client,
            table,
            persons,
            luck,
            seq: None,
            position: None,
            told: Told::default(),
            asked: None,
            seated: false,
            excused: false,
            lines: 0,
            nonces: 0,
            moved: Instant::now(),
        }
    }

    /// Stays at the table until its game is over or the trial ends.
    pub async fn stay(mut self) -> Told {
        while !self.shared.stop.load(Relaxed) {
            self.client.go_to(self.luck.pick::<String>(&self.shared.urls));
            let Ok(mut socket) = self.client.socket().await else {
                // This server is away; its keeper brings it back.
                self.moved = Instant::now();
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            };
            match self.follow(&mut socket).await {
                Visit::Over => break,
                Visit::GoesOn | Visit::ConnectionLost => {
                    self.count(|tally| &tally.connections_lost);
                    self.position = None;
                    let away = self.luck.below(300).into();
                    tokio::time::sleep(Duration::from_millis(away)).await;
                }
            }
        }
        self.told
    }

    /// Follows the table over one connection.
    async fn follow(&mut self, socket: &mut Socket) -> Visit {
        if self.watch(socket).await.is_err() || self.ask_again(socket).await.is_err() {
            return Visit::ConnectionLost;
        }
        while !self.shared.stop.load(Relaxed) {
            if self.moved.elapsed() > STALL {
                self.told.stalled = Some(format!("table {}: nothing moved after {:?}", self.table, self.seq));
                return Visit::Over;
            }
            let message = match tokio::time::timeout(QUIET, socket.next()).await {
                Err(_) => continue,
                Ok(Some(Ok(message))) => message,
                Ok(_) => return Visit::ConnectionLost,
            };
            let Message::Text(text) = message else { continue };
            // Without a word of farewell, as in a tunnel.
            if self.luck.below(once_in::DROP) == 0 {
                return Visit::ConnectionLost;
            }
            match self.take(socket, text.as_str()).await {
                Ok(Visit::GoesOn) => {}
                Ok(visit) => return visit,
                Err(_) => return Visit::ConnectionLost,
            }
        }
        Visit::Over
    }

    async fn watch(&self, socket: &mut Socket) -> Result<(), ClientError> {
        send(socket, &json!({ "type": "watch", "table": self.table, "since": self.seq })).await
    }

    /// Whether what was asked last was done nobody knows: the same request with the same nonce is answered.
    async fn ask_again(&self, socket: &mut Socket) -> Result<(), ClientError> {
        let Some((_, request)) = &self.asked else { return Ok(()) };
        self.count(|tally| &tally.asked_again);
        send(socket, request).await
    }

    async fn ask(&mut self, socket: &mut Socket, asked: Asked, mut request: Value) -> Result<(), ClientError> {
        self.nonces += 1;
        request["request"] = json!(1);
        request["table"] = json!(self.table);
        request["nonce"] = json!(self.nonces.to_string());
        let (_, request) = self.asked.insert((asked, request));
        send(socket, request).await
    }

    async fn take(&mut self, socket: &mut Socket, text: &str) -> Result<Visit, ClientError> {
        let heard: Heard<'_> = serde_json::from_str(text)?;
        match heard.kind {
            "done" => self.acknowledged(heard.seq),
            "refused" => {
                self.asked = None;
                self.count(|tally| &tally.refusals);
                // Something has changed meanwhile, or nothing is taken: look again before deciding again.
                self.position = None;
                tokio::time::sleep(AFTER_REFUSAL).await;
                self.watch(socket).await?;
            }
            _ => {}
        }
        if let Some(state) = heard.state {
            self.note(&state, heard.log.iter().chain(&heard.batches));
            match state.table.status {
                "waiting" | "running" => {}
                over => {
                    // Everybody sees the end; the one in the first seat counts it.
                    if over == "finished" && state.table.yours == Some(Seat(0)) {
                        self.count(|tally| &tally.games);
                    }
                    return Ok(Visit::Over);
                }
            }
            let HeardState { seq, table, choices, undo_asked, .. } = state;
            let choices = choices.unwrap_or_default();
            let your_turn = table.your_turn;
            self.position = table.yours.map(|seat| Position { seat, seq, your_turn, choices, undo_asked });
        }
        // The state that follows from a move comes just before its acknowledgement.
        if self.asked.is_none()
            && let Some(position) = self.position.take()
        {
            self.decide(socket, position).await?;
        }
        Ok(Visit::GoesOn)
    }

    fn acknowledged(&mut self, seq: Option<u32>) {
        match (self.asked.take().map(|(asked, _)| asked), seq) {
            (Some(Asked::Move { seat, action }), Some(seq)) => {
                self.count(|tally| &tally.moves);
                self.told.moves.push((seq, seat, action));
            }
            (Some(Asked::Line(words)), _) => {
                self.count(|tally| &tally.lines_said);
                self.told.lines.push(words);
            }
            (Some(Asked::Undo), _) => self.count(|tally| &tally.undo_asked),
            _ => {}
        }
    }

    /// Keeps what was shown, for the comparison at the end.
    fn note<'a>(&mut self, state: &HeardState<'_>, batches: impl Iterator<Item = &'a HeardBatch<'a>>) {
        let viewer = state.table.yours.map_or(Viewer::Public, Viewer::Seat);
        let seated = state.table.yours.is_some();
        if !seated && std::mem::take(&mut self.seated) && !std::mem::take(&mut self.excused) {
            self.told.seat_lost = Some(format!("a seat after entry {}", state.seq));
        }
        self.seated = seated;
        if let Some(view) = state.view {
            self.told.views.push((state.seq, viewer, hash_of([view.get()])));
        }
        for batch in batches {
            let events = hash_of(batch.events.iter().map(|seen| seen.event.get()));
            self.told.entries.push((batch.seq, viewer, events));
        }
        if self.seq != Some(state.seq) {
            self.moved = Instant::now();
        }
        self.seq = Some(state.seq);
    }

    /// What a person at the table does now.
    async fn decide(&mut self, socket: &mut Socket, position: Position) -> Result<(), ClientError> {
        let Position { seat, seq, your_turn, choices, undo_asked } = position;
        if let Some(undo) = undo_asked {
            // Any move would withdraw what was asked, so everybody waits for the answers.
            if !undo.waiting.contains(&seat) {
                return Ok(());
            }
            let agree = self.luck.below(4) != 0;
            return self.ask(socket, Asked::Consent, json!({ "type": "consent", "agree": agree })).await;
        }
        if !your_turn {
            return Ok(());
        }
        let think = self.luck.below(THINK_MS).into();
        tokio::time::sleep(Duration::from_millis(think)).await;
        if self.persons > 1 && (choices.is_empty() || self.luck.below(once_in::LEAVE) == 0) {
            return self.leave_and_return(seat).await;
        }
        if choices.is_empty() {
            // Too many to list: alone at the table, a person asks for a hint.
            let hint: Value = self.client.post(&format!("/api/tables/{}/hint", self.table), &()).await?;
            let action = hint["choices"][0]["action"].as_str().unwrap_or_default().to_owned();
            return self.act(socket, seat, seq, &action).await;
        }
        if self.luck.below(once_in::SAY) == 0 {
            self.lines += 1;
            let words = format!("{seat} says {}", self.lines);
            self.ask(socket, Asked::Line(words.clone()), json!({ "type": "say", "words": words })).await?;
            // A line does not change the position: the move follows once it is acknowledged.
            self.position = Some(Position { seat, seq, your_turn, choices, undo_asked: None });
            return Ok(());
        }
        if self.luck.below(once_in::UNDO) == 0 && seq > 0 {
            return self.ask(socket, Asked::Undo, json!({ "type": "undo", "seq": seq })).await;
        }
        let action = self.luck.pick(&choices).action.clone();
        self.act(socket, seat, seq, &action).await
    }

    async fn act(&mut self, socket: &mut Socket, seat: Seat, seq: u32, action: &str) -> Result<(), ClientError> {
        let asked = Asked::Move { seat: seat.0, action: hash_of([action]) };
        self.ask(socket, asked, json!({ "type": "act", "seq": seq, "action": action })).await
    }

    /// A bot plays the seat for a moment.
    async fn leave_and_return(&mut self, seat: Seat) -> Result<(), ClientError> {
        let path = format!("/api/tables/{}", self.table);
        self.excused = true;
        let _: Value = self.client.post(&format!("{path}/leave"), &()).await?;
        self.count(|tally| &tally.seats_left);
        let away = self.luck.below(400).into();
        tokio::time::sleep(Duration::from_millis(away)).await;
        let back = json!({ "seat": seat });
        let _: Option<Value> = until_answered(&self.shared, &mut self.client, &format!("{path}/join"), &back).await;
        Ok(())
    }

    fn count(&self, which: impl Fn(&super::Tally) -> &AtomicU64) {
        which(&self.shared.tally).fetch_add(1, Relaxed);
    }
}

async fn send(socket: &mut Socket, message: &Value) -> Result<(), ClientError> {
    Ok(socket.send(Message::text(message.to_string())).await.map_err(Box::new)?)
}

/// Asks until the server answers, were it only to refuse; nothing where it refuses or the trial ends.
pub async fn until_answered<T: DeserializeOwned>(
    shared: &Shared,
    client: &mut Client,
    path: &str,
    body: &Value,
) -> Option<T> {
    while !shared.stop.load(Relaxed) {
        match client.post(path, body).await {
            Ok(answer) => return Some(answer),
            Err(ClientError::Refused { status, .. }) if status.is_client_error() => return None,
            Err(_) => {
                shared.tally.refusals.fetch_add(1, Relaxed);
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    None
}
