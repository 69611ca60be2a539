//! What one visitor can do to the others, measured on a running server:
//! `crowding bots URL TABLES` plays against a strong bot while another visitor has so many tables of strong bots that
//! all think; `crowding lobby URL PID TABLES WATCHERS` watches the lists of the hall while they change.

use std::error::Error;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use tokio_tungstenite::tungstenite::Message;

type Failure = Box<dyn Error + Send + Sync>;

/// Decisions measured, changes a second in the lists, and for how long.
const DECISIONS: usize = 100;
const CHANGES_A_SECOND: u32 = 5;
const SECONDS: u32 = 20;
/// Tables that one visitor opens.
const TABLES_EACH: usize = 50;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["bots", url, tables] => bots(url, tables.parse()?).await,
        ["lobby", url, pid, tables, watchers] => lobby(url, pid, tables.parse()?, watchers.parse()?).await,
        _ => Err("crowding bots URL TABLES, or crowding lobby URL PID TABLES WATCHERS".into()),
    }
}

fn new_table(seats: &[Value]) -> Value {
    json!({
        "game": "asgard", "name": "", "setup": { "players": seats.len() }, "seats": seats,
        "access": "open", "clock": { "kind": "none" },
    })
}

fn jarl() -> Value {
    json!({ "kind": "bot", "level": "jarl" })
}

/// A table that is followed.
struct Seat {
    socket: Socket,
    table: String,
    state: Value,
}

impl Seat {
    async fn open(client: &mut Client) -> Result<Seat, Failure> {
        let card: Value = client.post("/api/tables", &new_table(&[json!({ "kind": "me" }), jarl()])).await?;
        let table = card["id"].as_str().ok_or("no id")?.to_owned();
        let mut socket = client.socket().await?;
        socket.send(Message::text(json!({ "type": "watch", "table": table, "since": null }).to_string())).await?;
        let mut seat = Seat { socket, table, state: Value::Null };
        while seat.state.is_null() {
            seat.hear().await?;
        }
        Ok(seat)
    }

    async fn hear(&mut self) -> Result<(), Failure> {
        let message = self.socket.next().await.ok_or("the socket has closed")??;
        if let Ok(mut message) = serde_json::from_str::<Value>(message.to_text().unwrap_or_default())
            && message["state"].is_object()
        {
            self.state = message["state"].take();
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.state["table"]["status"] != "running"
    }

    /// Waits for the own turn and acts. Says how long the bot took for each of its decisions meanwhile.
    async fn play(&mut self) -> Result<Vec<Duration>, Failure> {
        let mut took = Vec::new();
        while self.state["table"]["your_turn"] != true && !self.is_over() {
            let (begun, seq) = (Instant::now(), self.state["seq"].clone());
            while self.state["seq"] == seq {
                self.hear().await?;
            }
            took.push(begun.elapsed());
        }
        if let Some(choice) = self.state["choices"].as_array().and_then(|choices| choices.first()) {
            let (seq, action) = (self.state["seq"].clone(), choice["action"].clone());
            let act = json!({ "type": "act", "request": 1, "table": self.table, "seq": seq, "action": action });
            self.socket.send(Message::text(act.to_string())).await?;
            while self.state["seq"] == seq {
                self.hear().await?;
            }
        }
        Ok(took)
    }
}

async fn bots(url: &str, tables: usize) -> Result<(), Failure> {
    let mut greedy = Client::new(url)?;
    for _ in 0..tables {
        let mut seat = Seat::open(&mut greedy).await?;
        // Plays on as soon as the bot has answered, so that it thinks all the time.
        tokio::spawn(async move { while !seat.is_over() && seat.play().await.is_ok() {} });
    }
    let mut other = Client::new(url)?;
    let (mut delays, mut seat) = (Vec::new(), Seat::open(&mut other).await?);
    while delays.len() < DECISIONS {
        if seat.is_over() {
            seat = Seat::open(&mut other).await?;
        }
        delays.append(&mut seat.play().await?);
    }
    delays.sort();
    let at = |percent: usize| delays[(delays.len() - 1) * percent / 100].as_secs_f64();
    println!(
        "delay of another's bot with {tables} strong tables: p50 {:.2} s, p95 {:.2} s, most {:.2} s",
        at(50),
        at(95),
        at(100)
    );
    Ok(())
}

async fn lobby(url: &str, pid: &str, tables: usize, watchers: usize) -> Result<(), Failure> {
    let mut host = Client::new(url)?;
    for number in 0..tables {
        if number % TABLES_EACH == 0 {
            host = Client::new(url)?;
        }
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
        while host.post::<Value>("/api/tables", &new_table(&seats)).await.is_err() {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }
    let stranger = Client::new(url)?;
    let heard = std::sync::Arc::new(std::sync::atomic::AtomicU64::new(0));
    for _ in 0..watchers {
        let mut socket = stranger.socket().await?;
        socket.send(Message::text(r#"{"type":"watch_lobby"}"#)).await?;
        let heard = std::sync::Arc::clone(&heard);
        tokio::spawn(async move {
            while let Some(Ok(message)) = socket.next().await {
                heard.fetch_add(message.len() as u64, std::sync::atomic::Ordering::Relaxed);
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (before, bytes) = (cpu_seconds(pid)?, heard.load(std::sync::atomic::Ordering::Relaxed));
    let mut changing = Client::new(url)?;
    let mut ticks = tokio::time::interval(Duration::from_secs(1) / CHANGES_A_SECOND);
    for _ in 0..SECONDS * CHANGES_A_SECOND {
        ticks.tick().await;
        let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
        let card: Value = changing.post("/api/tables", &new_table(&seats)).await?;
        let leave = format!("/api/tables/{}/leave", card["id"].as_str().ok_or("no id")?);
        let _: Value = changing.post(&leave, &()).await?;
    }
    let share = (cpu_seconds(pid)? - before) / f64::from(SECONDS) * 100.0;
    let bytes = (heard.load(std::sync::atomic::Ordering::Relaxed) - bytes) / u64::from(SECONDS);
    println!(
        "{watchers} watchers, {tables} tables, {CHANGES_A_SECOND} changes a second: {share:.0} % of a core, {bytes} bytes a second"
    );
    Ok(())
}

/// Processor time of a process, from `/proc`.
fn cpu_seconds(pid: &str) -> Result<f64, Failure> {
    const TICKS_A_SECOND: f64 = 100.0;
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    let fields: Vec<&str> = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<f64>().ok()).ok_or("no such field");
    Ok((ticks(11)? + ticks(12)?) / TICKS_A_SECOND)
}
