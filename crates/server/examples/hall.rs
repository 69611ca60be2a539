//! The server and what measures it, as a small program without games in a terminal:
//! `hall serve PORT DIR`, `hall load URL TABLES SECONDS`, `hall fill URL TABLES MOVES`, which makes tables of two
//! that nobody watches (with no moves they wait for the second player), and `hall memory PORT DIR TABLES`, which
//! measures what tables take of the memory of a server of its own and what of it is given back (Linux).

use std::error::Error;
use std::ops::Range;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::Arc;
use std::time::Duration;

use registry::Registry;
use serde_json::{Value, json};
use server::client::Client;
use server::load::{self, LoadConfig};
use server::{Config, serve};

/// As in the real program: memory is judged by it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["serve", port, data] => {
            std::fs::create_dir_all(data)?;
            let mut config = Config::new(Path::new(data), Arc::new(Registry::built_in()));
            config.listen.set_port(port.parse()?);
            serve(config, |_| ()).await?;
        }
        ["load", url, tables, seconds] => {
            let (urls, tables, seconds) = (vec![url.to_owned()], tables.parse()?, seconds.parse()?);
            let config = LoadConfig { urls, anywhere: false, tables, seconds };
            println!("{}", serde_json::to_string(&load::run(config).await?)?);
        }
        ["fill", url, tables, moves] => fill_all(url, 0..tables.parse()?, moves.parse()?).await?,
        ["memory", port, data, tables] => memory(port, data, tables.parse()?).await?,
        _ => {
            return Err(
                "hall serve PORT DIR, load URL TABLES SECONDS, fill URL TABLES MOVES, memory PORT DIR TABLES".into()
            );
        }
    }
    Ok(())
}

async fn fill_all(url: &str, numbers: Range<u64>, moves: usize) -> Result<(), Box<dyn Error>> {
    for number in numbers {
        fill(url, number, moves).await?;
    }
    Ok(())
}

/// A server in a process of its own, which ends with this.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill().and_then(|()| self.0.wait().map(drop));
    }
}

impl Served {
    /// Memory that is its own, in KiB: neither pages of the program nor of files.
    fn memory(&self) -> Result<u64, Box<dyn Error>> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let own = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).ok_or("the system does not tell")?;
        Ok(own.trim().trim_end_matches(" kB").parse()?)
    }
}

/// A third of the tables fills what all share; the other two thirds are measured. Then all leave memory, and come again.
async fn memory(port: &str, data: &str, tables: u64) -> Result<(), Box<dyn Error>> {
    let url = format!("http://127.0.0.1:{port}");
    for (kind, moves) in [("waiting", 0), ("running", 10)] {
        let folder = format!("{data}/{kind}");
        let served = Served(Command::new(std::env::current_exe()?).args(["serve", port, &folder]).spawn()?);
        while live(&url).await.is_none() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let empty = served.memory()?;
        fill_all(&url, 0..tables / 3, moves).await?;
        let third = served.memory()?;
        fill_all(&url, tables / 3..tables, moves).await?;
        let (full, in_memory) = (served.memory()?, live(&url).await.unwrap_or_default());
        let each = full.saturating_sub(third) * 1024 / (tables - tables / 3);
        println!("{kind}: {each} bytes a table; {empty} KiB empty, {third} with a third, {full} with {in_memory}");
        while live(&url).await != Some(0) {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        let left = served.memory()?;
        tokio::time::sleep(AFTER_LEAVING).await;
        println!("{kind}: {left} KiB when all had left memory, {} after a while", served.memory()?);
        fill_all(&url, tables..2 * tables, moves).await?;
        println!("{kind}: {} KiB with as many again", served.memory()?);
    }
    Ok(())
}

/// For the allocator to give memory back.
const AFTER_LEAVING: Duration = Duration::from_secs(20);

/// Tables in the memory of a server; nothing where it does not answer.
async fn live(url: &str) -> Option<u64> {
    let called = Client::new(url).ok()?.call(hyper::Method::GET, "/metrics", &[], Default::default()).await;
    let text = String::from_utf8(called.ok()?.body.to_vec()).ok()?;
    text.lines().find_map(|line| line.strip_prefix("longhall_tables_live "))?.parse().ok()
}

/// One table, played so far.
async fn fill(url: &str, number: u64, moves: usize) -> Result<(), Box<dyn Error>> {
    let mut clients = [Client::new(url)?, Client::new(url)?];
    let new = json!({
        "game": "asgard", "name": "", "setup": { "players": 2 }, "seats": [{ "kind": "me" }, { "kind": "open" }],
        "access": "open", "clock": { "kind": "none" },
    });
    let card: Value = clients[0].post("/api/tables", &new).await?;
    let path = format!("/api/tables/{}", card["id"].as_str().unwrap_or_default());
    if moves > 0 {
        let _: Value = clients[1].post(&format!("{path}/join"), &json!({ "seat": null })).await?;
    }
    let mut luck = engine::Fast::new(number);
    let mut done = 0;
    while done < moves {
        for client in &mut clients {
            let state: Value = client.get(&path).await?;
            if let Some(choices) = state["choices"].as_array().filter(|choices| !choices.is_empty()) {
                let act = json!({ "seq": state["seq"], "action": luck.pick(choices)["action"] });
                let _: Value = client.post(&format!("{path}/act"), &act).await?;
                done += 1;
            }
        }
    }
    Ok(())
}
