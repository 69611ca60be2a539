//! Tables that nobody looks at leave memory, whatever they wait for, and come back when they must. No server writes
//! to a table that another has taken.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use hyper::Method;
use hyper::body::Bytes;
use serde_json::{Value, json};
use server::Config;
use server::client::Client;
use server::store::{LogKind, LogRow, Store};
use server::time::{MachineTime, Time};

use crate::house::{House, Live, PATIENCE, bot, create, create_from, join, me, new_table, open, until};

/// The time of this machine, and some more that a test lets pass.
#[derive(Default)]
pub struct Later {
    machine: MachineTime,
    pub more_ms: AtomicU64,
}

impl Time for Later {
    fn wall_ms(&self) -> u64 {
        self.machine.wall_ms() + self.more_ms.load(Relaxed)
    }

    fn steady_ms(&self) -> u64 {
        self.machine.steady_ms() + self.more_ms.load(Relaxed)
    }
}

fn restless(config: &mut Config) {
    config.table_idle = Duration::from_millis(50);
}

/// A figure of `/metrics`.
pub async fn figure(client: &mut Client, name: &str) -> i64 {
    let called = client.call(Method::GET, "/metrics", &[], Bytes::new()).await.expect("figures");
    let text = String::from_utf8(called.body.to_vec()).expect("text");
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|figure| figure.parse().ok()).unwrap_or_else(|| panic!("{name} in {text}"))
}

async fn until_tables_live(client: &mut Client, wanted: i64) {
    until(&format!("{wanted} tables in memory"), async || figure(client, "longhall_tables_live").await == wanted).await;
}

async fn until_logged(house: &House, table: &str, wanted: impl Fn(&[LogRow]) -> bool) {
    let store = house.data.store().await;
    until("entries of the log", async || wanted(&store.table(table).await.expect("read").expect("there").log)).await;
}

#[tokio::test]
async fn a_table_with_a_running_clock_leaves_memory_and_is_woken_when_time_is_up() {
    let time = Arc::new(Later::default());
    let house = House::open_with(|config| {
        restless(config);
        config.time = Arc::clone(&time) as Arc<dyn Time>;
    })
    .await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let mut new = new_table(&[me(), open()]);
    new["clock"] = json!({ "kind": "per_move", "seconds": 3 * 24 * 3600 });
    let table = create_from(&mut host, &new).await;
    join(&mut guest, &table).await;
    until_tables_live(&mut host, 0).await;
    let lobby: Value = host.get("/api/lobby").await.expect("lists");
    assert_eq!(lobby["yours"][0]["status"], "running");
    time.more_ms.store(Duration::from_secs(3 * 24 * 3600).as_millis() as u64, Relaxed);
    until_logged(&house, &table, |log| log.iter().any(|row| row.kind == LogKind::TakenOver)).await;
}

#[tokio::test]
async fn a_start_loads_nothing_but_what_is_due_and_lists_know_whose_turn_it_is() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    for _ in 0..3 {
        let table = create(&mut host, &[me(), open()]).await;
        join(&mut guest, &table).await;
    }
    let cards = |lobby: &Value| {
        let mut cards = lobby["yours"].as_array().expect("cards").clone();
        cards.sort_by_key(|card| card["id"].to_string());
        cards
    };
    let before: Value = host.get("/api/lobby").await.expect("lists");
    let (cookie, data) = (host.cookie().map(str::to_owned), house.close().await);
    let house = House::open_in(data, |_| {}).await;
    let mut host = house.visitor();
    host.set_cookie(cookie);
    let after: Value = host.get("/api/lobby").await.expect("lists");
    for (before, after) in cards(&before).iter().zip(&cards(&after)) {
        for part in ["pending", "your_turn", "progress", "waiting_since_ms"] {
            assert_eq!(before[part], after[part], "{part}");
        }
    }
    // A table of bots is due at once; when it has moved, the sweep has passed.
    let solo = create(&mut host, &[me(), bot()]).await;
    let mut live = Live::watch(&host, &solo).await;
    live.act_any(&mut engine::Fast::new(1)).await;
    live.until_seq(2).await;
    assert_eq!(figure(&mut host, "longhall_tables_live").await, 1, "only the new table is in memory");
}

#[tokio::test]
async fn tables_of_a_server_that_died_go_on() {
    let house = House::open_with(|config| config.bot_pause = Duration::from_secs(3600)).await;
    let mut solo = house.visitor();
    let table = create(&mut solo, &[me(), bot()]).await;
    let mut live = Live::watch(&solo, &table).await;
    live.act_any(&mut engine::Fast::new(1)).await;
    let data = house.close().await;
    // As a kill leaves it: in the memory of a server that is no more.
    data.run_sql("UPDATE tables SET owner = 77, wake_ms = 0, shown = NULL").await;
    let house = House::open_in(data, |_| {}).await;
    until_logged(&house, &table, |log| log.len() >= 2).await;
}

#[tokio::test]
async fn of_two_servers_only_one_gives_the_last_seat_away() {
    let house = House::open().await;
    let second = house.second().await;
    let mut host = house.visitor();
    let table = create(&mut host, &[me(), open()]).await;
    let (mut here, mut there) = (house.visitor(), second.visitor());
    // Both servers have the table in memory, with an open seat.
    let seen: Value = there.get(&format!("/api/tables/{table}")).await.expect("the table");
    assert_eq!(seen["table"]["seats"][1]["kind"], "open");
    join(&mut here, &table).await;
    let refused = crate::house::refused(&mut there, &format!("/api/tables/{table}/join"), &json!({ "seat": 1 })).await;
    assert_eq!(refused, (409, "refused-table-full".to_owned()));
    let state: Value = here.get(&format!("/api/tables/{table}")).await.expect("the table");
    assert_eq!(state["table"]["yours"], 1, "who was told to sit there sits there");
}

#[tokio::test]
async fn two_servers_do_not_give_one_number_to_two_lines_or_overwrite_a_seat() {
    let house = House::open().await;
    let pair = house.pair().await;
    let second = house.second().await;
    let mut twins = [second.visitor(), second.visitor()];
    for (twin, client) in twins.iter_mut().zip(&pair.clients) {
        twin.set_cookie(client.cookie().map(str::to_owned));
    }
    let mut near = pair.lives;
    let mut far = [Live::watch(&twins[0], &pair.table).await, Live::watch(&twins[1], &pair.table).await];
    for round in 0..3 {
        for (live, name) in [(&mut near[0], "here"), (&mut far[1], "there")] {
            let answer = live.ask(json!({ "type": "say", "words": format!("{name} {round}") })).await;
            assert_eq!(answer["type"], "done", "{answer}");
            let ahead = json!({ "single_choices": true, "action": null });
            assert_eq!(live.ask(json!({ "type": "ahead", "ahead": ahead })).await["type"], "done");
        }
    }
    let stored = house.data.store().await.table(&pair.table).await.expect("read").expect("there");
    let words: Vec<&str> = stored.chat.iter().map(|line| line.words.as_str()).collect();
    assert_eq!(words, ["here 0", "there 0", "here 1", "there 1", "here 2", "there 2"]);
    assert!(stored.seats.iter().all(|seat| seat.ahead.is_some()), "{:?}", stored.seats);
}

#[tokio::test]
async fn who_signs_out_at_one_server_is_signed_out_at_all() {
    let house = House::open().await;
    let second = house.second().await;
    let mut here = house.visitor();
    let credentials = json!({ "account": "Ada", "password": "correct horse" });
    let _: Value = here.post("/api/account/register", &credentials).await.expect("an account");
    let cookie = here.cookie().map(str::to_owned);
    let mut there = second.visitor();
    there.set_cookie(cookie.clone());
    let me: Value = there.get("/api/me").await.expect("somebody");
    assert_eq!(me["account"], "Ada");
    let mut socket = there.socket().await.expect("a socket");
    let _: Value = here.post("/api/account/logout", &json!(null)).await.expect("signed out");
    let closed = async {
        while let Some(Ok(message)) = futures_util::StreamExt::next(&mut socket).await {
            if let tokio_tungstenite::tungstenite::Message::Close(Some(frame)) = message {
                return u16::from(frame.code);
            }
        }
        0
    };
    assert_eq!(tokio::time::timeout(PATIENCE, closed).await.expect("closed"), 4001);
    there.set_cookie(cookie);
    let me: Value = there.get("/api/me").await.expect("somebody");
    assert_eq!(me["account"], Value::Null, "the old token opens nothing");
}
