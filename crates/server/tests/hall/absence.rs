//! Waiting for somebody: nudges, a bot in the place of who is away, and ending the game.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::client::Client;
use server::limits::{NUDGE_AFTER, REPLACE_AFTER};
use server::time::Time;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, Live, PATIENCE, create, create_from, join, me, new_table, open, refused};
use crate::waking::Later;

/// A house whose time goes on when a test wants it to.
async fn house() -> (House, Arc<Later>) {
    let time = Arc::new(Later::default());
    let house = House::open_with(|config| config.time = Arc::clone(&time) as Arc<dyn Time>).await;
    (house, time)
}

fn pass(time: &Later, passed: Duration) {
    time.more_ms.fetch_add(passed.as_millis() as u64, Relaxed);
}

/// Three people at a table; the sockets of those who are there.
async fn three(house: &House) -> (String, Vec<Client>, Vec<Live>) {
    let mut clients = vec![house.visitor(), house.visitor(), house.visitor()];
    let table = create(&mut clients[0], &[me(), open(), open()]).await;
    for client in &mut clients[1..] {
        join(client, &table).await;
    }
    let mut lives = Vec::new();
    for client in &clients {
        lives.push(Live::watch(client, &table).await);
    }
    (table, clients, lives)
}

/// All others have decided: the table waits for the last of three alone.
async fn wait_for_the_last(lives: &mut [Live]) {
    let mut luck = engine::Fast::new(3);
    while lives[2].state["table"]["pending"] != json!([2]) {
        for live in &mut lives[..2] {
            live.next_if_asked(&mut luck).await;
        }
        let seq = lives[0].seq().max(lives[1].seq());
        for live in lives.iter_mut() {
            live.until_seq(seq).await;
        }
    }
}

impl Live {
    async fn next_if_asked(&mut self, luck: &mut engine::Fast) {
        if self.is_asked() {
            self.act_any(luck).await;
        }
    }
}

#[tokio::test]
async fn who_lets_others_wait_is_nudged_wherever_they_are_and_not_too_often() {
    let (house, time) = house().await;
    let (table, mut clients, mut lives) = three(&house).await;
    wait_for_the_last(&mut lives).await;
    drop(lives.pop());
    let mut elsewhere = clients[2].socket().await.expect("a socket");
    elsewhere.send(Message::text(r#"{"type":"watch_yours"}"#)).await.expect("sent");
    let path = format!("/api/tables/{table}/nudge");
    let late = json!({ "seat": 2 });
    assert_eq!(refused(&mut clients[0], &path, &late).await, (409, "refused-nudge-early".into()));
    pass(&time, NUDGE_AFTER);
    assert_eq!(refused(&mut clients[0], &path, &json!({ "seat": 1 })).await, (409, "refused-not-awaited".into()));
    assert_eq!(refused(&mut clients[2], &path, &late).await, (409, "refused-not-awaited".into()), "not oneself");
    assert_eq!(refused(&mut house.visitor(), &path, &late).await, (403, "refused-not-your-seat".into()));
    let _: Value = clients[0].post(&path, &late).await.expect("nudged");
    assert_eq!(refused(&mut clients[1], &path, &late).await, (409, "refused-nudge-early".into()), "once a minute");
    let told = async {
        loop {
            let message = elsewhere.next().await.expect("open").expect("whole").into_text().expect("text");
            let message: Value = serde_json::from_str(message.as_str()).expect("JSON");
            assert_eq!(message["type"], "your_tables", "nothing else is sent here");
            if message["yours"][0]["nudged_ms"].is_u64() {
                break;
            }
        }
    };
    tokio::time::timeout(PATIENCE, told).await.expect("told in time");
    let mut back = Live::watch(&clients[2], &table).await;
    back.act_any(&mut engine::Fast::new(1)).await;
    back.until_state(|state| state["table"]["nudged_ms"].is_null()).await;
}

#[tokio::test]
async fn one_wish_replaces_who_is_away_too_long_and_they_may_come_back() {
    let (house, time) = house().await;
    let (table, mut clients, mut lives) = three(&house).await;
    wait_for_the_last(&mut lives).await;
    drop(lives.pop());
    lives[0].until_state(|state| state["table"]["seats"][2]["online"] == false).await;
    assert_eq!(lives[0].state["absences"][0]["gone"], true);
    let path = format!("/api/tables/{table}/replace");
    let late = json!({ "seat": 2 });
    assert_eq!(refused(&mut clients[0], &path, &late).await, (409, "refused-replace-early".into()));
    pass(&time, REPLACE_AFTER);
    let _: Value = clients[0].post(&path, &late).await.expect("replaced");
    lives[1].until_state(|state| state["table"]["seats"][2]["kind"] == "bot").await;
    let state = join(&mut clients[2], &table).await;
    assert_eq!(state["table"]["seats"][2]["kind"], "person", "the seat is given back");
}

#[tokio::test]
async fn who_is_at_the_table_but_does_not_move_is_replaced_only_by_all_others() {
    let (house, time) = house().await;
    let (table, mut clients, mut lives) = three(&house).await;
    wait_for_the_last(&mut lives).await;
    let path = format!("/api/tables/{table}/replace");
    let late = json!({ "seat": 2 });
    pass(&time, REPLACE_AFTER);
    let state: Value = clients[0].post(&path, &late).await.expect("a vote");
    assert_eq!(state["table"]["seats"][2]["kind"], "person");
    assert_eq!(state["absences"][0]["voted"], json!([0]));
    let state: Value = clients[0].post(&path, &late).await.expect("the same vote");
    assert_eq!(state["table"]["seats"][2]["kind"], "person", "one player has one vote");
    let state: Value = clients[1].post(&path, &late).await.expect("the other vote");
    assert_eq!(state["table"]["seats"][2]["kind"], "bot");
}

#[tokio::test]
async fn a_clock_replaces_by_itself_and_nobody_else_does() {
    let (house, time) = house().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let mut new = new_table(&[me(), open()]);
    new["clock"] = json!({ "kind": "per_move", "seconds": 24 * 3600 });
    let table = create_from(&mut host, &new).await;
    let state = join(&mut guest, &table).await;
    let late = state["table"]["pending"][0].as_u64().expect("a seat");
    let asker = if late == 0 { &mut guest } else { &mut host };
    pass(&time, REPLACE_AFTER);
    let path = format!("/api/tables/{table}/replace");
    assert_eq!(refused(asker, &path, &json!({ "seat": late })).await, (409, "refused-replace-clock".into()));
}

#[tokio::test]
async fn the_host_ends_a_game_when_all_agree_and_not_before() {
    let (house, _) = house().await;
    let (table, mut clients, mut lives) = three(&house).await;
    let path = format!("/api/tables/{table}/end");
    let (yes, no) = (json!({ "agree": true }), json!({ "agree": false }));
    assert_eq!(refused(&mut clients[1], &path, &yes).await, (403, "refused-not-host".into()));
    let state: Value = clients[0].post(&path, &yes).await.expect("asked");
    assert_eq!(state["end_asked"], json!({ "by": 0, "waiting": [1, 2] }));
    let state: Value = clients[1].post(&path, &yes).await.expect("agreed");
    assert_eq!((&state["end_asked"]["waiting"], &state["table"]["status"]), (&json!([2]), &json!("running")));
    let state: Value = clients[2].post(&path, &no).await.expect("refused");
    assert_eq!((&state["end_asked"], &state["table"]["status"]), (&Value::Null, &json!("running")), "one no is enough");
    let _: Value = clients[0].post(&path, &yes).await.expect("asked again");
    for client in &mut clients[1..] {
        let _: Value = client.post(&path, &yes).await.expect("agreed");
    }
    lives[0].until_state(|state| state["table"]["status"] == "closed").await;
    assert_eq!(lives[0].state["table"]["trouble"]["key"], "table-trouble-ended");
}

#[tokio::test]
async fn who_was_replaced_or_is_long_gone_is_not_asked_and_the_host_is_who_plays() {
    let (house, time) = house().await;
    let (table, mut clients, mut lives) = three(&house).await;
    let path = format!("/api/tables/{table}/end");
    let _: Value = clients[0].post(&format!("/api/tables/{table}/leave"), &()).await.expect("left");
    lives[1].until_state(|state| state["table"]["host"] == 1).await;
    let mut luck = engine::Fast::new(2);
    while lives[1].state["table"]["pending"] != json!([2]) {
        lives[1].next_if_asked(&mut luck).await;
        if lives[1].state["table"]["pending"] != json!([2]) {
            lives[1].next().await;
        }
    }
    drop(lives.pop());
    lives[1].until_state(|state| state["table"]["seats"][2]["online"] == false).await;
    pass(&time, REPLACE_AFTER);
    let state: Value = clients[1].post(&path, &json!({ "agree": true })).await.expect("ended");
    assert_eq!(state["table"]["status"], "closed");
}
