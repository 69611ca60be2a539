//! What a table takes of memory, counted: every byte asked of the allocator and not given back. It is alone in its
//! program, so that nothing else is counted. What the operating system sees is measured by `hall memory`.

#[allow(dead_code, reason = "the server to try things on is shared with the tests of the hall")]
#[path = "hall/house.rs"]
mod house;

use std::alloc::System;
use std::time::Duration;

use serde_json::Value;
use server::client::Client;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use house::{House, create, join, me, open, until};

#[global_allocator]
static COUNTED: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// With its players and what the lists know of it. The system sees more than is asked of the allocator.
const WAITING_BYTES_MAX: usize = 4 * 1024;
const RUNNING_BYTES_MAX: usize = 10 * 1024;
/// Of each kind, after as many that fill what all tables share.
const TABLES: usize = 60;
const MOVES: usize = 10;
/// What may stay of a running table that is in the lists and not in memory, with its players.
const LISTED_BYTES_MAX: usize = 3 * 1024;

fn in_use() -> usize {
    let stats = COUNTED.stats();
    stats.bytes_allocated.saturating_sub(stats.bytes_deallocated)
}

async fn waiting_table(house: &House) -> (Client, String) {
    let mut host = house.visitor();
    let table = create(&mut host, &[me(), open()]).await;
    (host, table)
}

async fn running_table(house: &House, luck: &mut engine::Fast) {
    let (host, table) = waiting_table(house).await;
    let mut players = [host, house.visitor()];
    join(&mut players[1], &table).await;
    let path = format!("/api/tables/{table}");
    let mut done = 0;
    while done < MOVES {
        for player in &mut players {
            let state: Value = player.get(&path).await.expect("a table");
            let Some(choices) = state["choices"].as_array().filter(|choices| !choices.is_empty()) else { continue };
            let act = serde_json::json!({ "seq": state["seq"], "action": luck.pick(choices)["action"] });
            let _: Value = player.post(&format!("{path}/act"), &act).await.expect("done");
            done += 1;
        }
    }
}

/// Bytes for each of the tables that something makes.
async fn bytes_each(mut make: impl AsyncFnMut()) -> usize {
    for _ in 0..TABLES {
        make().await;
    }
    let before = settled().await;
    for _ in 0..TABLES {
        make().await;
    }
    settled().await.saturating_sub(before) / TABLES
}

/// What is in use once connections have closed and messages have gone.
async fn settled() -> usize {
    let mut last = usize::MAX;
    until("memory comes to rest", async || {
        tokio::time::sleep(Duration::from_millis(300)).await;
        std::mem::replace(&mut last, in_use()) <= in_use()
    })
    .await;
    in_use()
}

#[tokio::test]
async fn a_table_takes_little_memory_and_gives_it_back() {
    let house = House::open().await;
    let waiting = bytes_each(async || drop(waiting_table(&house).await)).await;
    let mut luck = engine::Fast::new(11);
    let running = bytes_each(async || running_table(&house, &mut luck).await).await;
    house.close().await;

    let house = House::open_with(|config| config.table_idle = Duration::from_millis(500)).await;
    let empty = settled().await;
    for _ in 0..TABLES {
        running_table(&house, &mut luck).await;
    }
    until("all tables have left memory", async || {
        let called = house.visitor().call(hyper::Method::GET, "/metrics", &[], Default::default()).await;
        String::from_utf8_lossy(&called.expect("figures").body).lines().any(|line| line == "longhall_tables_live 0")
    })
    .await;
    let left = settled().await.saturating_sub(empty) / TABLES;
    println!("bytes of a table: {waiting} waiting, {running} running, {left} when it has left memory");
    assert!(waiting <= WAITING_BYTES_MAX, "a table that waits takes {waiting} bytes");
    assert!(running <= RUNNING_BYTES_MAX, "a table that runs takes {running} bytes");
    assert!(left <= LISTED_BYTES_MAX, "{left} bytes stay of a table that has left memory");
}
