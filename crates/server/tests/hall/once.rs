//! Exactly once in effect: who lost an answer asks again, and nothing happens twice, also after a restart.

use hyper::Method;
use serde_json::{Value, json};
use server::client::{Client, JSON};

use crate::house::{House, Live, Pair, bot, create, me, new_table, open, refused};

/// The visitors of one server at another over the same store.
fn moved(house: &House, clients: &[Client; 2]) -> [Client; 2] {
    [0, 1].map(|who: usize| {
        let mut client = house.visitor();
        client.set_cookie(clients[who].cookie().map(str::to_owned));
        client
    })
}

/// A call with a nonce.
async fn post(client: &mut Client, path: &str, nonce: &str, body: &Value) -> Value {
    let headers = [JSON, ("idempotency-key", nonce)];
    let called = client.call(Method::POST, path, &headers, body.to_string().into()).await.expect("an answer");
    serde_json::from_slice(&called.body).expect("JSON")
}

/// The table after the server was stopped and started again.
async fn restarted(house: House, pair: Pair) -> (House, Pair) {
    let Pair { table, clients, lives } = pair;
    drop(lives);
    let house = House::open_in(house.close().await, |_| {}).await;
    let clients = moved(&house, &clients);
    let lives = [Live::watch(&clients[0], &table).await, Live::watch(&clients[1], &table).await];
    (house, Pair { table, clients, lives })
}

fn asked(pair: &Pair) -> usize {
    usize::from(!pair.lives[0].is_asked())
}

/// Plays until somebody can take back only if the other agrees: who, and to how many moves.
async fn needs_consent(pair: &mut Pair) -> (usize, Value) {
    let mut luck = engine::Fast::new(1);
    loop {
        pair.step(&mut luck).await;
        let undo = [0, 1].map(|who: usize| pair.lives[who].state["undo"]["by_consent"]["to"].clone());
        if let Some(who) = undo.iter().position(Value::is_u64) {
            return (who, undo[who].clone());
        }
    }
}

#[tokio::test]
async fn a_move_asked_again_is_done_and_not_stale_also_after_a_restart() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let who = asked(&pair);
    let action = pair.lives[who].choices()[0].clone();
    let act = json!({ "type": "act", "seq": 0, "action": action, "nonce": "first move" });
    for _ in 0..2 {
        let answer = pair.lives[who].ask(act.clone()).await;
        assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(1)), "{answer}");
    }
    // The other one may choose the same nonce: everybody has their own.
    let answer = pair.lives[1 - who].ask(json!({ "type": "say", "words": "well", "nonce": "first move" })).await;
    assert_eq!((&answer["type"], pair.lives[1 - who].chat.len()), (&json!("done"), 1), "{answer}");
    let (_house, mut pair) = restarted(house, pair).await;
    let answer = pair.lives[who].ask(act).await;
    assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(1)), "{answer}");
    assert_eq!((pair.lives[who].seq(), pair.lives[who].log.len()), (1, 1));
    // Over the other way of asking it is the same request.
    let path = format!("/api/tables/{}/act", pair.table);
    let acted = post(&mut pair.clients[who], &path, "first move", &json!({ "seq": 0, "action": action })).await;
    assert_eq!(acted, json!({ "seq": 1 }));
}

#[tokio::test]
async fn a_line_said_again_stands_there_once_also_after_a_restart() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let say = json!({ "type": "say", "words": "skål", "nonce": "n" });
    for _ in 0..2 {
        assert_eq!(pair.lives[0].ask(say.clone()).await["type"], "done");
    }
    let (_house, mut pair) = restarted(house, pair).await;
    assert_eq!(pair.lives[0].ask(say).await["type"], "done");
    assert_eq!(pair.lives[0].ask(json!({ "type": "say", "words": "skål", "nonce": "m" })).await["type"], "done");
    let seen = Live::watch(&pair.clients[1], &pair.table).await;
    assert_eq!(seen.chat.len(), 2, "{:?}", seen.chat);
}

#[tokio::test]
async fn taking_back_and_agreeing_happen_once() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let (who, _) = needs_consent(&mut pair).await;
    let seq = pair.lives[who].seq();
    let undo = json!({ "type": "undo", "seq": seq, "nonce": "back" });
    for _ in 0..2 {
        assert_eq!(pair.lives[who].ask(undo.clone()).await["type"], "done");
    }
    let agree = json!({ "type": "consent", "agree": true, "nonce": "yes" });
    for _ in 0..2 {
        let answer = pair.lives[1 - who].ask(agree.clone()).await;
        assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(seq + 1)), "{answer}");
    }
    let answer = pair.lives[who].ask(undo).await;
    assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(seq)), "{answer}");
    pair.in_step().await;
    assert_eq!(pair.lives[0].seq(), seq + 1, "one entry took it back");
}

#[tokio::test]
async fn a_table_asked_for_again_is_the_same_table() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let _: Value = host.get("/api/me").await.expect("somebody");
    let mut twin = host.twin();
    let new = new_table(&[me(), open()]);
    let (one, two) = tokio::join!(post(&mut host, "/api/tables", "n", &new), post(&mut twin, "/api/tables", "n", &new));
    let table = one["id"].as_str().expect("an id").to_owned();
    assert_eq!(one["id"], two["id"], "of two at once one makes it and the other finds it");
    let other = post(&mut guest, "/api/tables", "n", &new).await;
    assert_ne!(one["id"], other["id"], "another player's nonce is another");
    let mut clients = [host, guest];
    let join = format!("/api/tables/{table}/join");
    for _ in 0..2 {
        let state = post(&mut clients[1], &join, "sit", &json!({ "seat": 1 })).await;
        assert_eq!(state["table"]["yours"], 1, "{state}");
    }
    let house = House::open_in(house.close().await, |_| {}).await;
    let [mut host, mut guest] = moved(&house, &clients);
    assert_eq!(post(&mut host, "/api/tables", "n", &new).await["id"], json!(table));
    let leave = format!("/api/tables/{table}/leave");
    for _ in 0..2 {
        let state = post(&mut guest, &leave, "go", &json!(null)).await;
        assert_eq!(state["table"]["seats"][1]["kind"], "bot", "{state}");
    }
    let lobby: Value = host.get("/api/lobby").await.expect("lists");
    let (yours, open) = (lobby["yours"].as_array(), lobby["open"].as_array());
    assert_eq!((yours.map(Vec::len), open.map(Vec::len)), (Some(1), Some(1)), "{lobby}");
}

#[tokio::test]
async fn what_was_refused_may_be_asked_again_with_the_same_nonce() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let who = asked(&pair);
    let action = pair.lives[who].choices()[0].clone();
    let wrong = json!({ "type": "act", "seq": 0, "action": "no such thing", "nonce": "n" });
    assert_eq!(pair.lives[who].ask(wrong).await["type"], "refused");
    let right = json!({ "type": "act", "seq": 0, "action": action, "nonce": "n" });
    assert_eq!(pair.lives[who].ask(right).await["type"], "done");
    assert_eq!(pair.lives[who].seq(), 1);
}

#[tokio::test]
async fn a_nonce_without_measure_is_malformed() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    for nonce in ["", &"n".repeat(65)] {
        let answer = pair.lives[0].ask(json!({ "type": "say", "words": "hei", "nonce": nonce })).await;
        assert_eq!(answer["refusal"]["reason"]["key"], "refused-malformed", "{answer}");
    }
    let path = format!("/api/tables/{}/chat", pair.table);
    let answer = post(&mut pair.clients[0], &path, &"n".repeat(65), &json!({ "words": "hei" })).await;
    assert_eq!(answer["reason"]["key"], "refused-malformed");
    assert_eq!(refused(&mut pair.clients[0], &path, &json!({ "words": "" })).await.1, "refused-chat-length");
}

#[tokio::test]
async fn nonces_do_not_fill_the_store() {
    let house = House::open().await;
    let mut solo = house.visitor();
    let table = create(&mut solo, &[me(), bot()]).await;
    let mut live = Live::watch(&solo, &table).await;
    let ahead = json!({ "single_choices": false, "action": "never legal" });
    for number in 0..300 {
        let nonce = format!("number {number}");
        let answer = live.ask(json!({ "type": "ahead", "ahead": ahead, "nonce": nonce })).await;
        assert_eq!(answer["type"], "done", "{answer}");
    }
    let rows = house.data.run_sql("UPDATE nonces SET seq = seq").await;
    let kept = 2 * server::limits::NONCES_PER_PLAYER as u64;
    assert!(rows <= kept, "{rows} of 300 are kept, {kept} are enough");
}

#[tokio::test]
async fn a_request_to_take_back_and_an_answer_ahead_survive_a_restart() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let (who, to) = needs_consent(&mut pair).await;
    let ahead = json!({ "single_choices": false, "action": "not yet legal" });
    assert_eq!(pair.lives[1 - who].ask(json!({ "type": "ahead", "ahead": ahead })).await["type"], "done");
    assert_eq!(pair.lives[who].undo().await["type"], "done");
    pair.lives[1 - who].until_state(|state| !state["undo_asked"].is_null()).await;
    let (question, seq) = (pair.lives[1 - who].state["undo_asked"].clone(), pair.lives[who].seq());
    let (_house, mut pair) = restarted(house, pair).await;
    let other = &mut pair.lives[1 - who];
    assert_eq!((&other.state["undo_asked"], &other.state["ahead"]), (&question, &ahead));
    assert_eq!(other.ask(json!({ "type": "consent", "agree": true })).await["type"], "done");
    pair.lives[who].until_seq(seq + 1).await;
    assert_eq!(pair.lives[who].state["undo_asked"], Value::Null);
    assert_eq!(pair.lives[who].state["moves"], to, "what was asked before the restart is taken back after it");
}
