//! The server and what tries it, without the rest of the house:
//! `hall serve PORT DIR`, `hall load URL TABLES SECONDS`, and `hall fill URL TABLES MOVES`, which makes tables of two
//! that nobody watches; with no moves they wait for the second player.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

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
            let config = LoadConfig { url: url.to_owned(), tables: tables.parse()?, seconds: seconds.parse()? };
            println!("{}", serde_json::to_string(&load::run(config).await?)?);
        }
        ["fill", url, tables, moves] => {
            let moves = moves.parse()?;
            for number in 0..tables.parse()? {
                fill(url, number, moves).await?;
            }
        }
        _ => return Err("hall serve PORT DIR, hall load URL TABLES SECONDS, or hall fill URL TABLES MOVES".into()),
    }
    Ok(())
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
