//! Nonsense of every kind: the server refuses with a reason, changes nothing, and lives on.

use engine::Fast;
use futures_util::{SinkExt, StreamExt};
use hyper::Method;
use hyper::body::Bytes;
use proptest::prelude::*;
use serde_json::{Value, json};
use server::client::{Client, JSON};
use server::limits::BODY_BYTES_MAX;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, Live, PATIENCE};

/// Calls about a table, by their last word.
const TABLE_CALLS: [&str; 13] =
    ["join", "leave", "start", "close", "rematch", "act", "check", "undo", "consent", "ahead", "chat", "hint", "fork"];
const OTHER_CALLS: [&str; 5] =
    ["/api/tables", "/api/me", "/api/account/register", "/api/account/login", "/api/account/logout"];

fn every_call(table: &str) -> Vec<String> {
    let of_table = TABLE_CALLS.iter().map(|call| format!("/api/tables/{table}/{call}"));
    of_table.chain(OTHER_CALLS.map(str::to_owned)).collect()
}

/// A refusal as the protocol promises it.
fn reason(status: u16, body: &[u8]) -> String {
    assert!((400..500).contains(&status), "{status}: {}", String::from_utf8_lossy(body));
    let refusal: Value = serde_json::from_slice(body).expect("a refusal is JSON");
    refusal["reason"]["key"].as_str().expect("a reason").to_owned()
}

async fn post(client: &mut Client, path: &str, headers: &[(&str, &str)], body: impl Into<Bytes>) -> (u16, Bytes) {
    let called = client.call(Method::POST, path, headers, body.into()).await.expect("an answer");
    (called.status.as_u16(), called.body)
}

async fn seq_of(client: &mut Client, table: &str) -> Value {
    let state: Value = client.get(&format!("/api/tables/{table}")).await.expect("the table");
    json!([state["seq"], state["moves"], state["table"]["status"], state["table"]["seats"]])
}

#[tokio::test]
async fn malformed_huge_and_mistyped_bodies_are_refused_by_every_call() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let before = seq_of(&mut pair.clients[0], &pair.table).await;
    let huge = format!("\"{}\"", "x".repeat(BODY_BYTES_MAX));
    let mut stranger = house.visitor();
    let _: Value = stranger.get("/api/me").await.expect("somebody");
    for path in every_call(&pair.table) {
        let takes_body =
            !["leave", "start", "close", "rematch", "hint", "logout"].iter().any(|call| path.ends_with(call));
        for body in ["", "{", "null", "[]", "{\"seq\":-1}", "\u{0}", "{\"seq\":1e99,\"action\":[]}"] {
            let (status, answer) = post(&mut stranger, &path, &[JSON], body.to_owned()).await;
            if takes_body {
                reason(status, &answer);
            }
        }
        if takes_body {
            let (status, answer) = post(&mut stranger, &path, &[JSON], huge.clone()).await;
            assert_eq!((status, reason(status, &answer).as_str()), (413, "refused-too-large"), "{path}");
            let (status, answer) = post(&mut stranger, &path, &[("content-type", "text/plain")], "{}").await;
            assert_eq!((status, reason(status, &answer).as_str()), (415, "refused-malformed"), "{path}");
        }
    }
    assert_eq!(seq_of(&mut pair.clients[0], &pair.table).await, before);
}

#[tokio::test]
async fn unknown_tables_calls_and_methods_are_refused() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let act = json!({ "seq": 0, "action": "x" }).to_string();
    for table in ["nope", "..%2f..", "%00", "a%20b", &"y".repeat(300)] {
        let (status, answer) = post(&mut visitor, &format!("/api/tables/{table}/act"), &[JSON], act.clone()).await;
        assert_eq!((status, reason(status, &answer).as_str()), (404, "refused-no-table"));
    }
    let (status, answer) = post(&mut visitor, "/api/nothing/here", &[JSON], "{}").await;
    assert_eq!((status, reason(status, &answer).as_str()), (404, "refused-no-such-call"));
    for (method, path) in [(Method::DELETE, "/api/lobby"), (Method::PUT, "/api/me"), (Method::GET, "/api/tables")] {
        let called = visitor.call(method, path, &[], Bytes::new()).await.expect("an answer");
        assert_eq!(reason(called.status.as_u16(), &called.body), "refused-no-such-call");
    }
}

#[tokio::test]
async fn other_sites_can_neither_call_nor_open_sockets() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let before = seq_of(&mut pair.clients[0], &pair.table).await;
    let foreign: [&[(&str, &str)]; 4] = [
        &[JSON, ("origin", "https://evil.example")],
        &[JSON, ("origin", "null")],
        &[JSON, ("sec-fetch-site", "cross-site")],
        &[JSON, ("sec-fetch-site", "same-site")],
    ];
    for path in every_call(&pair.table) {
        for headers in foreign {
            let (status, answer) = post(&mut pair.clients[0], &path, headers, "{}").await;
            assert_eq!((status, reason(status, &answer).as_str()), (403, "refused-foreign-origin"), "{path}");
        }
    }
    assert_eq!(seq_of(&mut pair.clients[0], &pair.table).await, before);
    assert!(pair.clients[0].socket_with(&[("origin", "https://evil.example")]).await.is_err());
    let own = house.url.clone();
    assert!(pair.clients[0].socket_with(&[("origin", &own)]).await.is_ok());
}

#[tokio::test]
async fn people_without_a_seat_change_nothing() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let before = seq_of(&mut pair.clients[0], &pair.table).await;
    let mut stranger = house.visitor();
    let action = pair.lives[0].choices()[0].clone();
    let bodies = [
        ("leave", json!(null), "refused-not-your-seat"),
        ("start", json!(null), "refused-not-your-seat"),
        ("close", json!(null), "refused-not-your-seat"),
        ("act", json!({ "seq": 0, "action": action }), "refused-not-your-seat"),
        ("check", json!({ "seq": 0, "action": action }), "refused-not-your-seat"),
        ("undo", json!({ "seq": 0 }), "refused-not-your-seat"),
        ("consent", json!({ "agree": true }), "refused-not-your-seat"),
        ("ahead", json!({ "single_choices": true, "action": null }), "refused-not-your-seat"),
        ("hint", json!(null), "refused-not-your-seat"),
        ("join", json!({ "seat": null }), "refused-table-full"),
        ("fork", json!({ "move_number": 0, "seat": 0, "level": "jarl" }), "refused-not-over"),
        ("rematch", json!(null), "refused-not-over"),
    ];
    for (call, body, expected) in bodies {
        let path = format!("/api/tables/{}/{call}", pair.table);
        let (status, answer) = post(&mut stranger, &path, &[JSON], body.to_string()).await;
        assert_eq!(reason(status, &answer), expected, "{call}");
    }
    assert_eq!(seq_of(&mut pair.clients[0], &pair.table).await, before);
}

/// A message that may be right in parts, wrong in others.
fn random_message(luck: &mut Fast, live: &Live) -> String {
    let types = [
        "act",
        "check",
        "undo",
        "consent",
        "ahead",
        "watch",
        "leave",
        "say",
        "ping",
        "watch_lobby",
        "leave_lobby",
        "x",
    ];
    let choices = live.choices();
    let action = match luck.below(4) {
        0 if !choices.is_empty() => luck.pick(&choices).clone(),
        1 => "🂡 \u{202e} odin".to_owned(),
        2 => "a ".repeat(luck.below(600) as usize),
        _ => String::new(),
    };
    let seq = [0, 1, live.seq(), live.seq() + 1, u32::MAX][luck.below(5) as usize];
    let table = if luck.below(3) == 0 { "wrong".to_owned() } else { live.table.clone() };
    let message = json!({
        "type": luck.pick(&types), "request": 1_000_000 + luck.below(1000), "table": table, "seq": seq, "action": action,
        "agree": luck.below(2) == 0, "since": if luck.below(2) == 0 { json!(null) } else { json!(seq) },
        "ahead": { "single_choices": false, "action": action }, "words": action,
    })
    .to_string();
    match luck.below(6) {
        0 => message.chars().take(luck.below(message.len() as u32) as usize).collect(),
        1 => message.replace(':', ";"),
        _ => message,
    }
}

#[tokio::test]
async fn random_messages_never_break_a_socket_nor_a_game() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut fuzzer = Live::watch(&pair.clients[1], &pair.table).await;
    let mut luck = Fast::new(77);
    for _ in 0..300 {
        let message = random_message(&mut luck, &fuzzer);
        fuzzer.socket.send(Message::text(message)).await.expect("a live socket");
        if luck.below(10) == 0 {
            fuzzer.socket.send(Message::binary(vec![0xff, 0x00])).await.expect("a live socket");
        }
    }
    fuzzer.socket.send(Message::text(r#"{"type":"ping"}"#)).await.expect("a live socket");
    fuzzer.until(|message| message["type"] == "pong").await;
    // Nothing stays programmed; and the table answers in order, so all of the above is done then.
    let nothing = json!({ "type": "ahead", "ahead": { "single_choices": false, "action": null } });
    while fuzzer.ask(nothing.clone()).await["type"] != "done" {}
    // Whatever got through was legal: the log replays and the game can be finished.
    let state: Value = pair.clients[0].get(&format!("/api/tables/{}", pair.table)).await.expect("the table");
    let seq = state["seq"].as_u64().expect("a seq") as u32;
    for live in &mut pair.lives {
        live.until_seq(seq).await;
    }
    pair.play_out().await;
}

#[tokio::test]
async fn a_message_too_long_ends_the_socket_and_only_it() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut socket = pair.clients[0].socket().await.expect("a socket");
    // The server may cut us off before all of it is sent.
    let _ = socket.send(Message::text("x".repeat(1 << 20))).await;
    let ended = async { while let Some(Ok(_)) = socket.next().await {} };
    tokio::time::timeout(PATIENCE, ended).await.expect("the socket ends");
    pair.step(&mut Fast::new(1)).await;
}

#[tokio::test]
async fn who_is_too_fast_is_asked_to_wait() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let _: Value = visitor.get("/api/me").await.expect("somebody");
    let mut socket = visitor.socket().await.expect("a socket");
    for _ in 0..2000 {
        socket.feed(Message::text(r#"{"type":"ping"}"#)).await.expect("a live socket");
    }
    socket.flush().await.expect("a live socket");
    let slowed = async {
        loop {
            let message = socket.next().await.expect("open").expect("whole").into_text().expect("text");
            if message.as_str().contains("refused-too-fast") {
                break;
            }
        }
    };
    tokio::time::timeout(PATIENCE, slowed).await.expect("told to wait");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// Any bytes to any call: an answer below 500, and the table as it was.
    #[test]
    fn any_bytes_to_any_call(bodies in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..200), 18)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let house = House::open().await;
            let mut pair = house.pair().await;
            let before = seq_of(&mut pair.clients[0], &pair.table).await;
            let mut stranger = house.visitor();
            for (path, body) in every_call(&pair.table).iter().zip(bodies) {
                let (status, _) = post(&mut stranger, path, &[JSON], body).await;
                assert!(status < 500, "{path}: {status}");
            }
            assert_eq!(seq_of(&mut pair.clients[0], &pair.table).await, before);
        });
    }

    /// Any text as an action: refused, never a panic, never a change.
    #[test]
    fn any_text_as_an_action(actions in prop::collection::vec(".{0,60}", 20)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let house = House::open().await;
            let mut pair = house.pair().await;
            let legal = pair.lives[0].choices();
            for action in actions.iter().filter(|action| !legal.contains(action)) {
                let answer = pair.lives[0].act(0, action).await;
                assert_eq!(answer["type"], "refused", "{action:?}");
            }
            assert_eq!(seq_of(&mut pair.clients[0], &pair.table).await[0], 0);
        });
    }
}
