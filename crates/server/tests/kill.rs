//! Kills a real server without warning while people play at it, and compares what it acknowledged with
//! what it has stored. Twice in the usual run; `LONGHALL_KILLS=20` for more.
//!
//! This program is its own server: started with `serve FOLDER` it serves from there.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use registry::Registry;
use serde_json::{Value, json};
use server::client::Client;
use server::config::sqlite_url;
use server::store::{SqlStore, Store};
use server::{Config, Durability, Server};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

const TABLES: usize = 8;
/// Moves acknowledged before the server is killed.
const MOVES_BEFORE_KILL: usize = 150;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// A move the server has acknowledged.
struct Acknowledged {
    table: String,
    seq: u32,
    seat: u8,
    action: String,
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().collect();
    if let [_, serve, folder] = &words[..]
        && serve == "serve"
    {
        return serve_from(Path::new(folder)).await;
    }
    let kills = std::env::var("LONGHALL_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(2);
    let folder = tempfile::TempDir::new()?;
    let mut acknowledged = Vec::new();
    for kill in 0..kills {
        acknowledged.extend(play_until_killed(folder.path(), kill).await?);
        compare(folder.path(), &acknowledged).await?;
    }
    println!("{kills} kills, {} acknowledged moves, none lost", acknowledged.len());
    Ok(())
}

async fn serve_from(folder: &Path) -> Result<(), Failure> {
    let mut config = Config::new(folder, Arc::new(Registry::built_in()));
    config.listen.set_port(0);
    config.bot_pause = Duration::ZERO;
    let server = Server::open(config).await?;
    println!("http://{}", server.address);
    server.run(std::future::pending()).await?;
    Ok(())
}

/// A server that does not outlive a test that fails.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        // It is dead already where all went well.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

async fn play_until_killed(folder: &Path, kill: usize) -> Result<Vec<Acknowledged>, Failure> {
    let mut child =
        Killed(Command::new(std::env::current_exe()?).arg("serve").arg(folder).stdout(Stdio::piped()).spawn()?);
    let output = child.0.stdout.take().ok_or("no output")?;
    let url = BufReader::new(output).lines().next().ok_or("the server did not start")??;
    let (told, mut heard) = mpsc::unbounded_channel();
    let mut players = Vec::new();
    for table in 0..TABLES {
        let (mut host, mut guest) = (Client::new(&url)?, Client::new(&url)?);
        let new = json!({
            "game": "asgard", "name": "", "setup": { "players": 2 },
            "seats": [{ "kind": "me" }, { "kind": "open" }], "access": "open", "clock": { "kind": "none" },
        });
        let card: Value = host.post("/api/tables", &new).await?;
        let id = card["id"].as_str().ok_or("no table")?.to_owned();
        let _: Value = guest.post(&format!("/api/tables/{id}/join"), &json!({ "seat": null })).await?;
        for (seat, client) in [host, guest].into_iter().enumerate() {
            let luck = engine::Fast::new((kill * 100 + table * 2 + seat) as u64);
            players.push(tokio::spawn(play(client, id.clone(), seat as u8, luck, told.clone())));
        }
    }
    drop(told);
    let mut acknowledged = Vec::new();
    while acknowledged.len() < MOVES_BEFORE_KILL {
        acknowledged.push(heard.recv().await.ok_or("all games ended before the kill")?);
    }
    // SIGKILL, in the middle of it.
    child.0.kill()?;
    child.0.wait()?;
    for player in players {
        // A player ends with its socket; how is no matter.
        let _ = player.await?;
    }
    while let Ok(late) = heard.try_recv() {
        acknowledged.push(late);
    }
    Ok(acknowledged)
}

/// Takes any listed choice, again and again, and reports what was acknowledged.
async fn play(
    client: Client,
    table: String,
    seat: u8,
    mut luck: engine::Fast,
    told: mpsc::UnboundedSender<Acknowledged>,
) -> Result<(), Failure> {
    let mut socket = client.socket().await?;
    socket.send(Message::text(json!({ "type": "watch", "table": table, "since": null }).to_string())).await?;
    let mut asked = None;
    let mut state = Value::Null;
    while let Some(message) = socket.next().await {
        let Message::Text(text) = message? else { continue };
        let message: Value = serde_json::from_str(text.as_str())?;
        match message["type"].as_str() {
            Some("done") => {
                let action = asked.take().ok_or("an answer to nothing")?;
                let seq = message["seq"].as_u64().ok_or("no seq")? as u32;
                told.send(Acknowledged { table: table.clone(), seq, seat, action })?;
            }
            Some("refused") => asked = None,
            _ => {}
        }
        // The state that follows from a move comes just before its acknowledgement.
        if message["state"].is_object() {
            state = message["state"].clone();
        }
        let choices = state["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        if asked.is_none() && state["table"]["your_turn"] == true && !choices.is_empty() {
            let action = luck.pick(choices)["action"].as_str().ok_or("no action")?.to_owned();
            let act = json!({ "type": "act", "request": 1, "table": table, "seq": state["seq"], "action": action });
            socket.send(Message::text(act.to_string())).await?;
            asked = Some(action);
        }
    }
    Ok(())
}

/// Every acknowledged move is in the store, in its place; and what is there replays.
async fn compare(folder: &Path, acknowledged: &[Acknowledged]) -> Result<(), Failure> {
    let store = SqlStore::open(&sqlite_url(&folder.join("longhall.db")), Durability::Power).await?;
    let mut logs = HashMap::new();
    for acknowledged in acknowledged {
        if !logs.contains_key(&acknowledged.table) {
            let stored = store.table(&acknowledged.table).await?.ok_or("a table is lost")?;
            logs.insert(acknowledged.table.clone(), stored.log);
        }
        let Acknowledged { table, seq, seat, action } = acknowledged;
        let row = logs[table].get(*seq as usize - 1);
        let kept = row.is_some_and(|row| row.seq == *seq && row.seat.0 == *seat && row.entry == *action);
        if !kept {
            return Err(format!("table {table}: move {seq} ({action}) was acknowledged and is {row:?}").into());
        }
    }
    store.close().await;
    Ok(())
}
