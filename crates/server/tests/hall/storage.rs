//! What lasts: restarts, damaged logs, two servers over one store.

use serde_json::{Value, json};
use server::store::Store;

use crate::house::{Data, House, Live, bot, create, me};

#[tokio::test]
async fn after_a_restart_everything_is_as_it_was_and_play_goes_on() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut luck = engine::Fast::new(1);
    for _ in 0..7 {
        pair.step(&mut luck).await;
    }
    let (seq, moves) = (pair.lives[1].seq(), pair.lives[1].state["moves"].as_u64());
    pair.lives[1].ask(json!({ "type": "say", "words": "back in a moment" })).await;
    let cookie = [pair.clients[0].twin(), pair.clients[1].twin()].map(|twin| twin.cookie().map(str::to_owned));
    let before = pair.lives[1].state.clone();
    let goodbye = tokio::spawn(async move { pair.lives[0].until(|message| message["type"] == "closing").await });
    let house = House::open_in(house.close().await, |_| {}).await;
    goodbye.await.expect("the server says goodbye");

    let mut clients = [house.visitor(), house.visitor()];
    for (client, cookie) in clients.iter_mut().zip(cookie) {
        client.set_cookie(cookie);
    }
    let table = before["table"]["id"].as_str().expect("an id").to_owned();
    let back = Live::watch(&clients[1], &table).await;
    assert_eq!((back.seq(), back.state["moves"].as_u64()), (seq, moves));
    assert_eq!(back.log.len(), seq as usize);
    for part in ["view", "question", "choices", "scores", "undo", "seed_commitment"] {
        assert_eq!(back.state[part], before[part], "{part}");
    }
    assert_eq!(back.chat[0]["words"], "back in a moment");
    let mut pair = crate::house::Pair { lives: [Live::watch(&clients[0], &table).await, back], table, clients };
    pair.play_out().await;
}

#[tokio::test]
async fn bots_go_on_after_a_restart_without_being_asked() {
    let house = House::open_with(|config| config.bot_pause = std::time::Duration::from_secs(3600)).await;
    let mut solo = house.visitor();
    let table = create(&mut solo, &[me(), bot()]).await;
    let mut live = Live::watch(&solo, &table).await;
    live.act_any(&mut engine::Fast::new(1)).await;
    assert_eq!(live.seq(), 1, "the bot ponders for an hour");
    let data = house.close().await;
    let house = House::open_in(data, |_| {}).await;
    let store = house.data.store().await;
    let moved = async {
        while store.table(&table).await.expect("read").expect("there").log.len() < 2 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(crate::house::PATIENCE, moved).await.expect("the bot moves although nobody looks");
}

/// Plays a little at two tables, damages the first, and gives the first and the second as they are then.
async fn after_damage(sql: impl Fn(&str) -> String) -> (Value, Value, usize) {
    let house = House::open().await;
    let (mut broken, mut whole) = (house.pair().await, house.pair().await);
    let mut luck = engine::Fast::new(1);
    for _ in 0..4 {
        broken.step(&mut luck).await;
        whole.step(&mut luck).await;
    }
    let data = house.close().await;
    assert!(data.run_sql(&sql(&broken.table)).await > 0);
    let house = House::open_in(data, |_| {}).await;
    let mut visitor = house.visitor();
    let stopped: Value = visitor.get(&format!("/api/tables/{}", broken.table)).await.expect("answers");
    let running: Value = visitor.get(&format!("/api/tables/{}", whole.table)).await.expect("answers");
    let rows = house.data.store().await.table(&broken.table).await.expect("read").expect("there").log.len();
    (stopped, running, rows)
}

#[tokio::test]
async fn a_log_that_leads_elsewhere_stops_its_own_table_only() {
    let (stopped, running, rows) = after_damage(|id| {
        format!("UPDATE log SET mark = mark + 1 WHERE seq = 2 AND table_number = (SELECT number FROM tables WHERE id = '{id}')")
    })
    .await;
    assert_eq!(stopped["table"]["status"], "stopped");
    assert_eq!(stopped["table"]["trouble"]["key"], "table-trouble-diverged");
    assert_eq!(running["table"]["status"], "running");
    assert_eq!(rows, 4, "nothing is lost");
}

#[tokio::test]
async fn a_missing_entry_stops_the_table() {
    let (stopped, _, _) = after_damage(|id| {
        format!("DELETE FROM log WHERE seq = 2 AND table_number = (SELECT number FROM tables WHERE id = '{id}')")
    })
    .await;
    assert_eq!(stopped["table"]["trouble"]["key"], "table-trouble-diverged");
}

#[tokio::test]
async fn other_rules_stop_a_table() {
    let (stopped, running, rows) =
        after_damage(|id| format!("UPDATE tables SET rules_version = '0-00000000' WHERE id = '{id}'")).await;
    assert_eq!(stopped["table"]["trouble"]["key"], "table-trouble-other-rules");
    assert_eq!(running["table"]["status"], "running");
    assert_eq!(rows, 4);
}

#[tokio::test]
async fn of_two_servers_racing_for_one_entry_one_wins_and_the_other_looks_again() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let second = house.second().await;
    let mut twins = [second.visitor(), second.visitor()];
    for (twin, client) in twins.iter_mut().zip(&pair.clients) {
        twin.set_cookie(client.cookie().map(str::to_owned));
    }
    let mut far = [Live::watch(&twins[0], &pair.table).await, Live::watch(&twins[1], &pair.table).await];
    let mut luck = engine::Fast::new(1);
    for _ in 0..3 {
        pair.step(&mut luck).await;
    }
    assert_eq!(far[0].seq(), 0, "the second server has not heard of it");
    let who = usize::from(!far[0].is_asked());
    let action = far[who].choices()[0].clone();
    let answer = far[who].act(0, &action).await;
    assert_eq!(answer["refusal"]["reason"]["key"], "refused-stale", "{answer}");
    assert_eq!(answer["refusal"]["seq"], 3);
    far[who].until_seq(3).await;
    assert_eq!(far[who].state["view"], pair.lives[who].state["view"], "it has looked again");
    let who = usize::from(!far[0].state["table"]["your_turn"].as_bool().unwrap_or(false));
    far[who].until_seq(3).await;
    far[who].act_any(&mut luck).await;
    assert_eq!(far[who].seq().max(4), 4);
}

#[tokio::test]
async fn many_changes_with_one_conflict_among_them_fail_alone() {
    use server::protocol::{Access, ClockRule, Status};
    use server::store::{LogKind, LogRow, TableRecord, Write};
    let data = Data::fresh().await;
    let store = data.store().await;
    let table = |number: i64| TableRecord {
        number,
        id: format!("table{number}"),
        game: "asgard".to_owned(),
        rules_version: String::new(),
        corrected: false,
        corrections: None,
        name: String::new(),
        status: Status::Waiting,
        access: Access::Open,
        clock: ClockRule::None,
        setup: engine::Wish { players: 2, options: Default::default() },
        lesson: false,
        origin: engine::SeedOrigin::fixed(engine::Seed::from_number(1)),
        host: None,
        rematch: None,
        outcome: None,
        changed_ms: 0,
        undo_asked: None,
        counts: true,
        code: None,
        programs: false,
        calls: None,
        epoch: 0,
        owner: 0,
        wake_ms: None,
        shown: None,
    };
    let tables: Vec<_> =
        (1..=150).map(|number| vec![Write::NewTable { record: Box::new(table(number)), seats: Vec::new() }]).collect();
    assert!(store.write(tables).await.iter().all(Result::is_ok));
    let row = |seq| LogRow {
        seq,
        seat: engine::Seat(0),
        kind: LogKind::Act,
        entry: format!("move {seq}"),
        mark: engine::Mark(seq),
        used_ms: 0,
        at_ms: 0,
        asked: None,
    };
    let change = |table, seq| vec![Write::Append { table, rows: vec![row(seq)] }];
    let changes: Vec<_> = (1..=150).map(|table| change(table, 1)).collect();
    assert!(store.write(changes).await.iter().all(Result::is_ok));
    let changes: Vec<_> = (1..=150).map(|table| change(table, if table == 77 { 1 } else { 2 })).collect();
    let results = store.write(changes).await;
    let failed: Vec<usize> = (0..150).filter(|index| results[*index].is_err()).collect();
    assert_eq!(failed, [76]);
}

/// A database as the first program made it, with one player in it.
fn first_database() -> Data {
    let folder = tempfile::TempDir::new().expect("a folder");
    let file = folder.path().join("longhall.db");
    let old = rusqlite::Connection::open(&file).expect("a database");
    let shape = include_str!("../../migrations/0001_hall.sql").replace("/*clustered*/", "WITHOUT ROWID");
    old.execute_batch(&shape).expect("the first shape");
    old.execute_batch(
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
         checksum BLOB NOT NULL, execution_time BIGINT NOT NULL); \
         INSERT INTO _sqlx_migrations VALUES (1, 'hall', CURRENT_TIMESTAMP, TRUE, X'00', 5); \
         INSERT INTO players VALUES (7, 'Egil', 'raven')",
    )
    .expect("its list of steps");
    Data { database: server::config::sqlite_url(&file), folder }
}

#[tokio::test]
async fn a_database_of_the_first_program_opens_as_it_is() {
    use server::store::Write;
    let data = first_database();
    for _ in 0..2 {
        let store = data.store().await;
        assert_eq!(store.player(7).await.expect("read").expect("there").name, "Egil");
        assert!(store.write(vec![vec![Write::Probe { node: 1, stamp: 2 }]]).await[0].is_ok());
        assert_eq!(store.probe(1).await.expect("read"), Some(2));
        store.close().await;
    }
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let data = first_database();
    data.run_sql("INSERT INTO _sqlx_migrations VALUES (999, 'later', CURRENT_TIMESTAMP, TRUE, X'00', 5)").await;
    let opened = server::store::SqlStore::open(&data.database, server::Durability::Process).await;
    let problem = opened.err().expect("refused").to_string();
    assert!(problem.contains("newer program"), "{problem}");
}
