//! Analyses of finished games, and games that are brought as a file.

use std::time::Duration;

use hyper::Method;
use hyper::body::Bytes;
use serde_json::{Value, json};
use server::client::Client;

use crate::house::{House, refused, until};

/// Analyses here need not be good, only whole.
const PACE: f32 = 0.02;

/// The finished game as a file.
pub async fn save_of(client: &mut Client, table: &str) -> String {
    let called = client.call(Method::GET, &format!("/api/tables/{table}/save"), &[], Bytes::new()).await;
    String::from_utf8(called.expect("an answer").body.to_vec()).expect("text")
}

async fn state(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/analysis")).await.expect("an analysis")
}

async fn key_of_get(client: &mut Client, path: &str) -> String {
    let called = client.call(Method::GET, path, &[], Bytes::new()).await.expect("an answer");
    let answer: Value = serde_json::from_slice(&called.body).expect("JSON");
    answer["reason"]["key"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_game_that_runs_is_analysed_for_nobody() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let path = format!("/api/tables/{}/analysis", pair.table);
    let mut stranger = house.visitor();
    let [host, other] = &mut pair.clients;
    for client in [host, other, &mut stranger] {
        assert_eq!(refused(client, &path, &Value::Null).await, (409, "refused-not-over".to_owned()));
        assert_eq!(key_of_get(client, &path).await, "refused-not-over");
    }
}

#[tokio::test]
async fn a_finished_game_is_analysed_once_and_kept() {
    let house = House::open_with(|config| config.analysis_pace = PACE).await;
    let mut pair = house.pair().await;
    pair.play_out().await;
    let (table, [host, other]) = (pair.table.clone(), &mut pair.clients);
    assert_eq!(state(host, &table).await["status"], "none");
    let begun: Value = host.post(&format!("/api/tables/{table}/analysis"), &()).await.expect("it begins");
    assert_eq!(begun["status"], "running");
    until("the analysis is done", async || {
        // A person may ask only so often.
        tokio::time::sleep(Duration::from_millis(200)).await;
        state(other, &table).await["status"] == "done"
    })
    .await;
    let done = state(other, &table).await;
    let decisions = done["analysis"]["decisions"].as_array().expect("decisions");
    assert!(decisions.len() > 20 && decisions.iter().all(|decision| decision["depth"] != "unseen"));
    for decision in decisions {
        let sum: f64 = decision["before"].as_array().expect("chances").iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 0.01, "chances add up: {decision}");
    }
    let house = House::open_in(house.crash().await, |_| {}).await;
    assert_eq!(state(&mut house.visitor(), &table).await, done, "it is read back as it was");
}

#[tokio::test]
async fn a_saved_game_that_is_over_comes_into_the_hall() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    pair.play_out().await;
    let [host, other] = &mut pair.clients;
    let save = save_of(host, &pair.table).await;
    let card: Value = other.post("/api/saves", &json!({ "save": save, "seat": 1 })).await.expect("a table");
    assert_eq!((&card["status"], &card["yours"]), (&json!("finished"), &json!(1)));
    let brought = card["id"].as_str().expect("an id").to_owned();
    assert_eq!(save_of(other, &brought).await.lines().last(), save.lines().last(), "the same game");
    assert_eq!(state(other, &brought).await["status"], "none");
}

#[tokio::test]
async fn a_file_that_is_not_a_whole_game_changes_nothing() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    pair.play_out().await;
    let client = &mut pair.clients[0];
    let save = save_of(client, &pair.table).await;
    let unfinished: Vec<&str> = save.lines().collect();
    let unfinished = unfinished[..unfinished.len() - 3].join("\n");
    let rules = save.lines().find(|line| line.starts_with("rules ")).expect("rules").to_owned();
    let other_rules = save.replace(&rules, "rules 1-00000000");
    let tries = [
        (unfinished.as_str(), 409, "refused-not-over"),
        ("longhall 1\ngame chess", 400, "refused-save"),
        ("", 400, "refused-save"),
        (other_rules.as_str(), 409, "refused-save-rules"),
    ];
    for (text, status, key) in tries {
        let answer = refused(client, "/api/saves", &json!({ "save": text })).await;
        assert_eq!(answer, (status, key.to_owned()), "{text:.40}");
    }
    let nowhere = refused(client, "/api/saves", &json!({ "save": save, "seat": 4 })).await;
    assert_eq!(nowhere, (400, "refused-no-seat".to_owned()));
}
