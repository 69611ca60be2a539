//! Floods of nonces at one table: nothing grows without bound, and whoever lost an answer still gets it.

use hyper::Method;
use serde_json::{Value, json};
use server::client::{Client, JSON};
use server::limits::{NONCES_PER_PLAYER, NONCES_PER_TABLE_MAX};

use crate::house::{House, Live, Pair};

/// Requests one player may make at once.
const FLOOD: usize = 300;
/// Lines one person may say at once.
const LINES: usize = 8;

/// The first move of a table with a nonce, done: who made it and the request, to be asked again.
async fn honest_move(pair: &mut Pair) -> (usize, Value) {
    let who = usize::from(!pair.lives[0].is_asked());
    let action = pair.lives[who].choices()[0].clone();
    let act = json!({ "type": "act", "seq": 0, "action": action, "nonce": "honest" });
    is_done(&mut pair.lives[who], &act).await;
    (who, act)
}

async fn is_done(live: &mut Live, act: &Value) {
    let answer = live.ask(act.clone()).await;
    assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(1)), "{answer}");
}

/// Sends everything at once, then counts the answers that say `done`.
async fn all_at_once(live: &mut Live, messages: impl Iterator<Item = Value>) -> usize {
    const FIRST: usize = 1000;
    let mut sent = 0;
    for (number, mut message) in messages.enumerate() {
        message["request"] = json!(FIRST + number);
        message["table"] = json!(live.table);
        live.send(&message).await;
        sent += 1;
    }
    let mut done = 0;
    while sent > 0 {
        let answer = live.next().await;
        if answer["request"].as_u64().is_some_and(|request| request >= FIRST as u64) {
            sent -= 1;
            done += usize::from(answer["type"] == "done");
        }
    }
    done
}

/// How many nonces the store has of all.
async fn stored(house: &House) -> usize {
    house.data.run_sql("UPDATE nonces SET seq = seq").await as usize
}

async fn said_with_key(client: &mut Client, table: &str, key: &str) -> bool {
    let (path, body) = (format!("/api/tables/{table}/chat"), json!({ "words": "hei" }).to_string());
    let called = client.call(Method::POST, &path, &[JSON, ("idempotency-key", key)], body.into()).await;
    called.expect("an answer").status.is_success()
}

#[tokio::test]
async fn a_player_who_floods_a_table_with_nonces_fills_nothing_and_takes_no_answer_from_others() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let (who, act) = honest_move(&mut pair).await;
    let ahead = json!({ "single_choices": false, "action": "never legal" });
    let planned =
        |number: usize| json!({ "type": "ahead", "ahead": ahead.clone(), "nonce": format!("flood {number}") });
    let wrong = |number: usize| json!({ "type": "undo", "seq": 9, "nonce": format!("wrong {number}") });
    let messages = (0..FLOOD).map(|number| if number % 3 == 0 { wrong(number) } else { planned(number) });
    let done = all_at_once(&mut pair.lives[1 - who], messages).await;
    assert!(done > 4 * NONCES_PER_PLAYER, "{done} were done: enough to see what is kept");
    is_done(&mut pair.lives[who], &act).await;
    // The last of the flood comes a moment later than the others: what was noted in one moment is forgotten together.
    let last = json!({ "type": "ahead", "ahead": ahead, "nonce": "last" });
    assert_eq!(pair.lives[1 - who].ask(last.clone()).await["type"], "done");
    let rows = stored(&house).await;
    assert!(rows <= 1 + 2 * NONCES_PER_PLAYER, "{rows} of {done} are kept");
    assert_eq!(pair.lives[1 - who].ask(last).await["type"], "done", "the flooder's own newest is known too");
    let Pair { table, clients, .. } = pair;
    let house = House::open_in(house.close().await, |_| {}).await;
    let mut client = house.visitor();
    client.set_cookie(clients[who].cookie().map(str::to_owned));
    is_done(&mut Live::watch(&client, &table).await, &act).await;
}

#[tokio::test]
async fn a_crowd_that_talks_takes_no_answer_from_those_who_play_also_after_a_restart() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let (who, act) = honest_move(&mut pair).await;
    let mut said = 0;
    for person in 0..=NONCES_PER_TABLE_MAX / LINES {
        let mut spectator = house.visitor();
        // Some over the one way of asking, some over the other.
        said += usize::from(said_with_key(&mut spectator, &pair.table, "by call").await);
        let mut live = Live::watch(&spectator, &pair.table).await;
        let line = |number| json!({ "type": "say", "words": "hei", "nonce": format!("{person} {number}") });
        said += all_at_once(&mut live, (1..LINES).map(line)).await;
    }
    assert!(said > NONCES_PER_TABLE_MAX, "{said} lines were said: more than a table remembers");
    is_done(&mut pair.lives[who], &act).await;
    let Pair { table, clients, .. } = pair;
    let house = House::open_in(house.close().await, |_| {}).await;
    let mut client = house.visitor();
    client.set_cookie(clients[who].cookie().map(str::to_owned));
    is_done(&mut Live::watch(&client, &table).await, &act).await;
}
