//! One table of the trial and the people at it: they play one game after the other until the trial ends.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use engine::Fast;
use serde::Deserialize;
use serde_json::{Value, json};

use super::Shared;
use super::evidence::TableEvidence;
use super::visitor::{Visitor, until_answered};
use crate::client::Client;

#[derive(Deserialize)]
struct Card {
    id: String,
}

/// Plays games of all titles in turn, and gives what everybody was told at each of them.
pub async fn keep_playing(shared: Arc<Shared>, number: usize, seed: u64) -> Vec<TableEvidence> {
    let mut luck = Fast::new(seed.wrapping_mul(1_000_003).wrapping_add(number as u64));
    let titles: Vec<_> = shared.registry.iter().map(|entry| entry.title.info()).collect();
    let mut tables = Vec::new();
    for game in number.. {
        if shared.stop.load(Relaxed) {
            break;
        }
        let info = &titles[game % titles.len()];
        let players = info.players.0 + luck.below(u32::from(info.players.1 - info.players.0) + 1) as u8;
        let options: serde_json::Map<String, Value> = info
            .options
            .iter()
            .filter(|option| (option.players.0..=option.players.1).contains(&players))
            .map(|option| (option.key.to_owned(), Value::from(*luck.pick(option.values))))
            .collect();
        if let Some(table) = play_one(&shared, info.id, players, options, &mut luck).await {
            tables.push(table);
        }
    }
    tables
}

/// The host, one more person where there is room, bots on the other seats, and a spectator.
async fn play_one(
    shared: &Arc<Shared>,
    game: &str,
    players: u8,
    options: serde_json::Map<String, Value>,
    luck: &mut Fast,
) -> Option<TableEvidence> {
    let mut host = Client::new(luck.pick::<String>(&shared.urls)).ok()?;
    let seats: Vec<Value> = (0..players)
        .map(|seat| match seat {
            0 => json!({ "kind": "me" }),
            1 => json!({ "kind": "open" }),
            _ => json!({ "kind": "bot", "level": luck.pick(&["guest", "karl"]) }),
        })
        .collect();
    let new = json!({
        "game": game, "name": "", "setup": { "players": players, "options": options },
        "seats": seats, "access": "open", "clock": { "kind": "none" },
    });
    // Some combinations of options exclude each other; then the next game is tried.
    let Card { id } = until_answered(shared, &mut host, "/api/tables", &new).await?;
    let mut clients = vec![host];
    if players > 1 {
        let mut guest = Client::new(luck.pick::<String>(&shared.urls)).ok()?;
        let path = format!("/api/tables/{id}/join");
        let _: Value = until_answered(shared, &mut guest, &path, &json!({ "seat": null })).await?;
        clients.push(guest);
    }
    let persons = clients.len();
    clients.push(Client::new(luck.pick::<String>(&shared.urls)).ok()?);
    let visits: Vec<_> = clients
        .into_iter()
        .map(|client| {
            let visitor = Visitor::new(Arc::clone(shared), client, id.clone(), persons, Fast::new(luck.next()));
            tokio::spawn(visitor.stay())
        })
        .collect();
    let mut evidence = TableEvidence::new(id, game.to_owned());
    for visit in visits {
        match visit.await {
            Ok(told) => evidence.add(told),
            Err(error) => evidence.stalled = Some(format!("{game}: a visitor broke down: {error}")),
        }
    }
    Some(evidence)
}
