//! People who take more than their share at the tables: of bots, clocks, seats, news and luck.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::{AnyBots, Bots, Level, Stop, Thought};
use engine::{AnyMatch, AnyTitle, PartBy, Save, Seat, Seed, SeedOrigin, SeedPart, Title};
use futures_util::{SinkExt, StreamExt};
use hyper::Method;
use hyper::body::Bytes;
use registry::{RegisteredGame, Registry};
use serde_json::{Value, json};
use server::client::Client;
use server::limits::{ALIVE_EVERY, LOG_ENTRIES_MAX, REMOVED_FOR, TABLES_PER_PLAYER_MAX, WAITING_MAX};
use server::protocol::Status;
use server::store::{LogKind, LogRow, Store, StoredTable, Write};
use server::time::Time;
use tokio_tungstenite::tungstenite::Message;

use crate::gated::{Gate, GatedBots, gated};
use crate::house::{Data, House, Live, PATIENCE, bot, create, create_from, join, me, new_table, open, refused, until};

/// A time that goes only where a test moves it.
struct Driven {
    wall: AtomicU64,
    steady: AtomicU64,
}

impl Driven {
    fn at(wall: u64) -> Arc<Driven> {
        Arc::new(Driven { wall: AtomicU64::new(wall), steady: AtomicU64::new(0) })
    }

    fn pass(&self, time: Duration) {
        self.steady.fetch_add(time.as_millis() as u64, Relaxed);
        self.jump(time);
    }

    /// Somebody sets the clock of the machine.
    fn jump(&self, time: Duration) {
        self.wall.fetch_add(time.as_millis() as u64, Relaxed);
    }
}

impl Time for Driven {
    fn wall_ms(&self) -> u64 {
        self.wall.load(Relaxed)
    }

    fn steady_ms(&self) -> u64 {
        self.steady.load(Relaxed)
    }
}

const NOON: u64 = 1_700_000_000_000;
const HOUR: Duration = Duration::from_secs(3600);

fn jarl() -> Value {
    json!({ "kind": "bot", "level": "jarl" })
}

/// A table against a strong bot whose bot has been asked to think.
async fn thinking_table(client: &mut Client) -> Live {
    let table = create(client, &[me(), jarl()]).await;
    let mut live = Live::watch(client, &table).await;
    live.act_any(&mut engine::Fast::new(1)).await;
    live
}

#[tokio::test]
async fn one_visitors_strong_tables_and_hints_do_not_hold_up_other_peoples_bots() {
    let (house, gate) = gated(Gate::default(), 1).await;
    let (mut greedy, mut other, mut asker) = (house.visitor(), house.visitor(), house.visitor());
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(thinking_table(&mut greedy).await);
    }
    let mut own = thinking_table(&mut other).await;
    // Hints wait among the thoughts of who asks for them.
    let asked = create(&mut asker, &[me(), jarl()]).await;
    let hint =
        tokio::spawn(
            async move { asker.post::<Value>(&format!("/api/tables/{asked}/hint"), &()).await.expect("a hint") },
        );
    // One thinks; nineteen more of the greedy one, one of the other, a bot and a hint of the asker wait.
    until_waiting(&house, 22).await;
    // In the order of asking, the other would be the twenty-first.
    gate.let_go(8);
    own.until_state(|state| state["table"]["your_turn"] == true).await;
    let hint = tokio::time::timeout(PATIENCE, hint).await.expect("in time").expect("done");
    assert!(hint["choices"].is_array());
}

/// Until so many thoughts wait for their turn.
async fn until_waiting(house: &House, number: usize) {
    let wanted = format!("longhall_bots_waiting {number}\n");
    let mut visitor = house.visitor();
    let reached = async {
        loop {
            let metrics = visitor.call(Method::GET, "/metrics", &[], Bytes::new()).await.expect("an answer");
            if String::from_utf8_lossy(&metrics.body).contains(&wanted) {
                break;
            }
        }
    };
    tokio::time::timeout(PATIENCE, reached).await.expect("in time");
}

#[tokio::test]
async fn quick_bots_do_not_wait_for_those_that_think_long() {
    let (house, gate) = gated(Gate::default(), 1).await;
    let mut patient = house.visitor();
    let _slow = thinking_table(&mut patient).await;
    gate.until(|counts| counts.thinking == 1).await;
    let table = create(&mut patient, &[me(), bot()]).await;
    let mut quick = Live::watch(&patient, &table).await;
    for _ in 0..3 {
        quick.until_state(|state| state["table"]["your_turn"] == true).await;
        quick.act_any(&mut engine::Fast::new(1)).await;
    }
}

#[tokio::test]
async fn thoughts_of_closed_abandoned_and_undone_positions_stop() {
    let (house, gate) = gated(Gate::default(), 1).await;
    let mut visitor = house.visitor();
    for (number, ending) in ["close", "leave", "undo"].into_iter().enumerate() {
        let mut live = thinking_table(&mut visitor).await;
        gate.until(|counts| counts.thinking == 1).await;
        if ending == "undo" {
            let undone = live.ask(json!({ "type": "undo", "seq": live.seq() })).await;
            assert_eq!(undone["type"], "done", "{undone}");
        } else {
            let _: Value = visitor.post(&format!("/api/tables/{}/{ending}", live.table), &()).await.expect("ended");
        }
        gate.until(|counts| counts.stopped == number + 1).await;
        let _: Value = visitor.post(&format!("/api/tables/{}/close", live.table), &()).await.unwrap_or_default();
    }
}

/// Rows of acting and taking back, so that the log has this length.
fn filled(stored: &StoredTable, length: u32) -> Vec<LogRow> {
    let title = Title::<asgard::Asgard>::built_in().expect("content");
    let title: &dyn AnyTitle = &title;
    let mut game = title.begin(stored.record.setup.players, &[], stored.record.origin.seed()).expect("a game");
    for row in &stored.log {
        game.act(row.seat, &row.entry).expect("it was legal");
    }
    let action = game.choices(Seat(0), usize::MAX).expect("choices")[0].action.clone();
    let back = game.moves();
    let from = stored.log.len() as u32 + 1;
    (from..=length)
        .map(|seq| {
            let kind = if game.moves() == back { LogKind::Act } else { LogKind::Undo };
            let entry = match kind {
                LogKind::Act => action.clone(),
                _ => back.to_string(),
            };
            match kind {
                LogKind::Act => drop(game.act(Seat(0), &entry).expect("legal")),
                _ => game.take_back(Seat(0), back),
            }
            LogRow { seq, seat: Seat(0), kind, entry, mark: game.mark(), used_ms: 0, at_ms: NOON, asked: None }
        })
        .collect()
}

#[tokio::test]
async fn a_table_whose_log_is_full_ends_cleanly_also_after_a_restart() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let (full, nearly) = (create(&mut visitor, &[me(), bot()]).await, create(&mut visitor, &[me(), bot()]).await);
    for table in [&full, &nearly] {
        Live::watch(&visitor, table).await.until_seq(1).await;
    }
    let cookie = visitor.cookie().map(str::to_owned);
    let data = house.close().await;
    let store = data.store().await;
    for (table, length) in [(&full, LOG_ENTRIES_MAX), (&nearly, LOG_ENTRIES_MAX - 3)] {
        let stored = store.table(table).await.expect("read").expect("a table");
        let change = vec![Write::Append { table: stored.record.number, rows: filled(&stored, length) }];
        assert!(store.write(vec![change]).await.iter().all(Result::is_ok));
    }
    store.close().await;
    let house = House::open_in(data, |_| {}).await;
    let mut visitor = house.visitor();
    visitor.set_cookie(cookie);
    let state: Value = visitor.get(&format!("/api/tables/{full}")).await.expect("the table");
    assert_eq!(state["table"]["status"], "closed", "it was full before it could end");
    let mut live = Live::watch(&visitor, &nearly).await;
    while live.status() == "running" {
        live.until_state(|state| state["table"]["your_turn"] == true || state["table"]["status"] != "running").await;
        if let Some(action) = live.choices().first() {
            // The bot may have been faster.
            live.act(live.seq(), &action.clone()).await;
        }
    }
    assert_eq!((live.seq(), live.status()), (LOG_ENTRIES_MAX, "closed"));
    assert!(live.state["seed"].is_string(), "a game that ends early reveals its seed");
    let house = House::open_in(house.close().await, |_| {}).await;
    let cookie = visitor.cookie().map(str::to_owned);
    let mut visitor = house.visitor();
    visitor.set_cookie(cookie);
    for table in [full, nearly] {
        let state: Value = visitor.get(&format!("/api/tables/{table}")).await.expect("the table");
        assert_eq!(state["table"]["status"], "closed");
        assert_eq!(state["table"]["trouble"]["key"], "table-trouble-log-full");
        let (status, _) =
            refused(&mut visitor, &format!("/api/tables/{table}/act"), &json!({ "seq": 0, "action": "x" })).await;
        assert_eq!(status, 409);
    }
}

/// Everything the server has logged in this process.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("a lock").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Bots whose answer is a secret choice that is not legal.
struct BabblingBots(GatedBots);

impl AnyBots for BabblingBots {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, luck: u64, stop: &Stop) -> Option<Thought> {
        let mut thought = self.0.quick.think(game, seat, level, luck, stop)?;
        thought.choices[0].action.push_str(" at once");
        Some(thought)
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, time: Duration, luck: u64, stop: &Stop) -> Option<Thought> {
        self.0.advise(game, seat, time, luck, stop)
    }
}

#[tokio::test]
async fn no_line_of_the_servers_log_names_a_choice() {
    let logged = Logged::default();
    let writer = logged.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter("debug,server=trace,engine=trace,bots=trace")
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    tracing::subscriber::set_global_default(subscriber).expect("the only one of this program");
    let bots = BabblingBots(GatedBots { quick: Bots::new(), gate: Arc::default() });
    let title = Title::<asgard::Asgard>::built_in().expect("content");
    let registry = Arc::new(Registry::of(vec![RegisteredGame { title: Box::new(title), bots: Box::new(bots) }]));
    let house = House::open_with(|config| config.registry = Arc::clone(&registry)).await;
    let mut visitor = house.visitor();
    let table = create(&mut visitor, &[me(), bot()]).await;
    let mut live = Live::watch(&visitor, &table).await;
    let mut luck = engine::Fast::new(3);
    while live.status() != "finished" {
        live.until_state(|state| state["table"]["your_turn"] == true || state["table"]["status"] == "finished").await;
        if live.status() != "finished" {
            live.act_any(&mut luck).await;
        }
    }
    let data = house.close().await;
    // A log that does not lead where it led is told of as well.
    let store = data.store().await;
    let mut stored = store.table(&table).await.expect("read").expect("a table");
    let actions: Vec<String> = stored.log.iter().map(|row| row.entry.clone()).collect();
    let mut other = stored.record.clone();
    (other.number, other.id, other.status) = (1, "diverged".to_owned(), Status::Running);
    stored.log.iter_mut().for_each(|row| row.mark.0 ^= 1);
    let change = vec![
        Write::NewTable { record: Box::new(other), seats: stored.seats.clone() },
        Write::Append { table: 1, rows: stored.log },
    ];
    assert!(store.write(vec![change]).await.iter().all(Result::is_ok));
    store.close().await;
    let house = House::open_in(data, |config| config.registry = registry).await;
    let state: Value = house.visitor().get("/api/tables/diverged").await.expect("the table");
    assert_eq!(state["table"]["status"], "stopped");
    let text = String::from_utf8_lossy(&logged.0.lock().expect("a lock")).into_owned();
    assert!(text.contains("a bot gave no legal action") && text.contains("a table cannot be loaded"), "{text}");
    assert!(actions.len() > 20);
    for action in actions.iter().filter(|action| action.contains(' ')) {
        assert!(!text.contains(action.as_str()), "the log names {action:?}");
    }
}

#[tokio::test]
async fn a_lesson_has_no_open_seats() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let mut lesson = new_table(&[me(), open()]);
    lesson["lesson"] = json!(true);
    assert_eq!(refused(&mut visitor, "/api/tables", &lesson).await, (400, "refused-lesson-open".into()));
}

#[tokio::test]
async fn a_table_that_waits_too_long_is_closed() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let mut host = house.visitor();
    let table = create(&mut host, &[me(), open()]).await;
    let mut live = Live::watch(&host, &table).await;
    let expires = live.state["table"]["expires_ms"].as_u64().expect("told from the beginning");
    assert_eq!(expires, NOON + WAITING_MAX.as_millis() as u64);
    time.pass(WAITING_MAX);
    live.until_state(|state| state["table"]["status"] == "closed").await;
    assert_eq!(live.state["table"]["trouble"]["key"], "table-trouble-expired");
    assert_eq!(refused(&mut house.visitor(), &format!("/api/tables/{table}/join"), &json!({})).await.0, 409);
}

#[tokio::test]
async fn joining_counts_against_the_limit_of_tables_also_all_at_once() {
    let house = House::open().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let mut host = house.visitor();
        for _ in 0..40 {
            tables.push(create(&mut host, &[me(), open(), open()]).await);
        }
    }
    let mut joiner = house.visitor();
    let _: Value = joiner.get("/api/me").await.expect("somebody");
    let mut joins = Vec::new();
    for table in tables {
        let mut twin = joiner.twin();
        joins.push(tokio::spawn(async move {
            twin.post::<Value>(&format!("/api/tables/{table}/join"), &json!({})).await.is_ok()
        }));
    }
    let mut seats = 0;
    for join in joins {
        seats += usize::from(join.await.expect("asked"));
    }
    assert_eq!(seats, TABLES_PER_PLAYER_MAX);
}

#[tokio::test]
async fn a_share_of_the_hall_is_kept_for_games_against_bots() {
    let house = House::open_with(|config| config.tables_max = 10).await;
    let mut host = house.visitor();
    for _ in 0..8 {
        create(&mut host, &[me(), open()]).await;
    }
    let full = (429, "refused-hall-full".to_owned());
    assert_eq!(refused(&mut host, "/api/tables", &new_table(&[me(), open()])).await, full);
    for _ in 0..2 {
        create(&mut host, &[me(), bot()]).await;
    }
    assert_eq!(refused(&mut host, "/api/tables", &new_table(&[me(), bot()])).await, full);
}

#[tokio::test]
async fn the_host_sends_somebody_away_who_may_not_come_back_at_once() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let table = create(&mut host, &[me(), open(), open()]).await;
    let path = format!("/api/tables/{table}");
    join(&mut guest, &table).await;
    let remove = format!("{path}/remove");
    assert_eq!(refused(&mut guest, &remove, &json!({ "seat": 0 })).await, (403, "refused-not-host".into()));
    assert_eq!(refused(&mut host, &remove, &json!({ "seat": 0 })).await, (409, "refused-nobody-there".into()));
    assert_eq!(refused(&mut host, &remove, &json!({ "seat": 2 })).await, (409, "refused-nobody-there".into()));
    assert_eq!(refused(&mut host, &remove, &json!({ "seat": 9 })).await, (400, "refused-no-seat".into()));
    let state: Value = host.post(&remove, &json!({ "seat": 1 })).await.expect("removed");
    assert_eq!(state["table"]["seats"][1]["kind"], "open");
    assert_eq!(refused(&mut guest, &format!("{path}/join"), &json!({})).await, (403, "refused-removed".into()));
    assert_eq!(join(&mut house.visitor(), &table).await["table"]["yours"], 1, "others may");
    time.pass(REMOVED_FOR);
    join(&mut guest, &table).await;
    assert_eq!(refused(&mut host, &remove, &json!({ "seat": 1 })).await, (409, "refused-started".into()));
}

/// Two people with five seconds a move.
async fn clocked(house: &House) -> (String, [Client; 2], [Live; 2]) {
    clocked_for(house, 5).await
}

async fn clocked_for(house: &House, seconds: u32) -> (String, [Client; 2], [Live; 2]) {
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let mut new = new_table(&[me(), open()]);
    new["clock"] = json!({ "kind": "per_move", "seconds": seconds });
    let table = create_from(&mut host, &new).await;
    join(&mut guest, &table).await;
    let lives = [Live::watch(&host, &table).await, Live::watch(&guest, &table).await];
    (table, [host, guest], lives)
}

async fn left_ms(client: &mut Client, table: &str) -> u64 {
    let state: Value = client.get(&format!("/api/tables/{table}")).await.expect("the table");
    state["clocks_ms"][0].as_u64().expect("a clock")
}

#[tokio::test]
async fn acting_and_taking_back_does_not_hold_a_clock() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let (table, mut clients, mut lives) = clocked(&house).await;
    let mut luck = engine::Fast::new(1);
    for _ in 0..3 {
        time.pass(Duration::from_secs(1));
        lives[0].act_any(&mut luck).await;
        let seq = lives[0].seq();
        assert_eq!(lives[0].ask(json!({ "type": "undo", "seq": seq })).await["type"], "done");
        lives[0].until_seq(seq + 1).await;
    }
    assert_eq!(left_ms(&mut clients[0], &table).await, 2_000, "three seconds are used, whatever was taken back");
    time.pass(Duration::from_secs(2));
    assert_eq!(lives[0].ask(json!({ "type": "say", "words": "oh" })).await["type"], "done");
    lives[1].until_state(|state| state["table"]["seats"][0]["kind"] == "bot").await;
}

#[tokio::test]
async fn leaving_and_coming_back_does_not_hold_a_clock() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    // The bot that stands in never comes to an end.
    let gate = Arc::new(Gate::for_all());
    let bots = GatedBots { quick: Bots::new(), gate };
    let title = Title::<asgard::Asgard>::built_in().expect("content");
    let registry = Registry::of(vec![RegisteredGame { title: Box::new(title), bots: Box::new(bots) }]);
    let house = House::open_with(|config| {
        config.time = source;
        config.registry = Arc::new(registry);
    })
    .await;
    let (table, mut clients, mut lives) = clocked(&house).await;
    lives[1].act_any(&mut engine::Fast::new(1)).await;
    time.pass(Duration::from_secs(4));
    let leave = format!("/api/tables/{table}/leave");
    let _: Value = clients[0].post(&leave, &()).await.expect("left");
    join(&mut clients[0], &table).await;
    assert_eq!(left_ms(&mut clients[0], &table).await, 1_000);
    let _: Value = clients[0].post(&leave, &()).await.expect("left again");
    time.pass(Duration::from_secs(2));
    let back = format!("/api/tables/{table}/join");
    assert_eq!(refused(&mut clients[0], &back, &json!({})).await, (409, "refused-out-of-time".into()));
}

#[tokio::test]
async fn a_jump_of_the_wall_clock_takes_no_seat_and_gives_no_time() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let (table, mut clients, mut lives) = clocked(&house).await;
    time.pass(Duration::from_secs(1));
    for _ in 0..2 {
        time.jump(HOUR);
        assert_eq!(lives[0].ask(json!({ "type": "say", "words": "how late it is" })).await["type"], "done");
        assert_eq!(left_ms(&mut clients[0], &table).await, 4_000);
    }
    assert!(lives[0].log.is_empty(), "nobody was replaced");
}

#[tokio::test]
async fn thinking_before_a_restart_counts_and_the_time_between_does_not() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let (table, clients, lives) = clocked(&house).await;
    time.pass(Duration::from_secs(3));
    let cookie = clients[0].cookie().map(str::to_owned);
    drop((clients, lives));
    let data: Data = house.close().await;
    // Down for ten hours, and somebody has set the clock of the machine back by twenty.
    let time = Driven::at(NOON - 10 * HOUR.as_millis() as u64);
    let source = Arc::clone(&time);
    let house = House::open_in(data, |config| config.time = source).await;
    let mut visitor = house.visitor();
    visitor.set_cookie(cookie);
    assert_eq!(left_ms(&mut visitor, &table).await, 2_000);
    time.pass(Duration::from_millis(500));
    assert_eq!(left_ms(&mut visitor, &table).await, 1_500);
}

#[tokio::test]
async fn after_a_crash_the_thinking_up_to_the_last_note_counts() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let (table, clients, lives) = clocked_for(&house, 60).await;
    time.pass(ALIVE_EVERY);
    let noted = NOON + ALIVE_EVERY.as_millis() as u64;
    let store = house.data.store().await;
    until("a note that the hall is up", async || {
        store.runs().await.is_ok_and(|runs| runs.iter().any(|run| run.alive_ms >= noted))
    })
    .await;
    let cookie = clients[0].cookie().map(str::to_owned);
    drop((clients, lives, store));
    let data = house.crash().await;
    let time = Driven::at(NOON + HOUR.as_millis() as u64);
    let house = House::open_in(data, |config| config.time = time).await;
    let mut visitor = house.visitor();
    visitor.set_cookie(cookie);
    assert_eq!(left_ms(&mut visitor, &table).await, 60_000 - ALIVE_EVERY.as_millis() as u64);
}

#[tokio::test]
async fn the_time_in_which_the_store_is_away_is_nobodys() {
    let time = Driven::at(NOON);
    let source = Arc::clone(&time);
    let house = House::open_with(|config| config.time = source).await;
    let Some(file) = house.data.database.strip_prefix("sqlite:") else { return };
    let holder = rusqlite::Connection::open(file).expect("the database");
    let (table, mut clients, mut lives) = clocked(&house).await;
    time.pass(Duration::from_secs(1));
    holder.execute_batch("BEGIN IMMEDIATE").expect("held");
    assert_eq!(lives[0].ask(json!({ "type": "say", "words": "is anybody there" })).await["type"], "refused");
    time.pass(HOUR);
    assert_eq!(left_ms(&mut clients[0], &table).await, 4_000, "the clock stands still");
    holder.execute_batch("ROLLBACK").expect("let go");
    until("the store is back", async || lives[0].ask(json!({ "type": "say", "words": "now" })).await["type"] == "done")
        .await;
    time.pass(Duration::from_secs(1));
    assert_eq!(left_ms(&mut clients[0], &table).await, 3_000, "and goes on where it stood");
    assert_eq!(lives[0].state["table"]["seats"][0]["kind"], "person", "nobody was replaced");
}

#[tokio::test]
async fn nothing_is_taken_back_without_a_person_who_is_away() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut luck = engine::Fast::new(3);
    for _ in 0..4 {
        pair.step(&mut luck).await;
    }
    let seq = pair.lives[0].seq();
    assert!(pair.lives[0].state["undo"]["by_consent"]["to"].is_u64());
    assert_eq!(pair.lives[0].ask(json!({ "type": "undo", "seq": seq })).await["type"], "done");
    let leave = format!("/api/tables/{}/leave", pair.table);
    let _: Value = pair.clients[1].post(&leave, &()).await.expect("left");
    let stays = &mut pair.lives[0];
    stays.until_state(|state| state["table"]["seats"][1]["kind"] == "bot" && state["undo_asked"].is_null()).await;
    stays.until_state(|state| state["table"]["your_turn"] == true).await;
    let moves = stays.state["moves"].as_u64();
    let answer = stays.undo().await;
    assert_eq!(answer["refusal"]["reason"]["key"], "refused-undo-absent", "{answer}");
    assert!(stays.state["moves"].as_u64() >= moves);
}

#[tokio::test]
async fn a_rematch_is_shown_to_those_who_sat_there_and_to_nobody_else() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    pair.play_out().await;
    let path = format!("/api/tables/{}", pair.table);
    let card: Value = pair.clients[0].post(&format!("{path}/rematch"), &()).await.expect("a rematch");
    pair.lives[1].until_state(|state| state["table"]["rematch"] == card["id"]).await;
    let mut stranger = house.visitor();
    let state: Value = stranger.get(&path).await.expect("the table");
    assert!(state["table"]["rematch"].is_null());
    let lobby: Value = stranger.get("/api/lobby").await.expect("the lists");
    assert!(!lobby.to_string().contains(card["id"].as_str().expect("an id")), "{lobby}");
    let own: Value = pair.clients[1].get("/api/lobby").await.expect("the lists");
    assert!(own["yours"].to_string().contains(card["id"].as_str().expect("an id")));
}

#[tokio::test]
async fn those_who_watch_the_hall_get_what_changed_and_their_own_tables_alone() {
    let house = House::open().await;
    let mut host = house.visitor();
    for _ in 0..3 {
        create(&mut host, &[me(), open()]).await;
    }
    let mut watcher = house.visitor();
    let _: Value = watcher.get("/api/me").await.expect("somebody");
    let mut socket = watcher.socket().await.expect("a socket");
    socket.send(Message::text(r#"{"type":"watch_lobby"}"#)).await.expect("sent");
    let mut next = async || {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("in time").expect("open");
        serde_json::from_str::<Value>(message.expect("whole").to_text().expect("text")).expect("JSON")
    };
    let mut listed = next().await["lobby"]["open"].as_array().expect("a list").len();
    while listed < 3 {
        listed += next().await["open"]["put"].as_array().map_or(0, Vec::len);
    }
    let fourth = create(&mut host, &[me(), open()]).await;
    let changed = next().await;
    assert_eq!(changed["type"], "lobby_changed");
    let put = changed["open"]["put"].as_array().expect("a list");
    assert_eq!((put.len(), put[0]["id"].as_str()), (1, Some(fourth.as_str())), "the others have not changed");
    join(&mut watcher, &fourth).await;
    let moved = loop {
        let changed = next().await;
        if changed["type"] == "lobby_changed" && !changed["open"]["gone"].as_array().expect("a list").is_empty() {
            break changed;
        }
    };
    assert_eq!(moved["open"]["gone"], json!([fourth]));
    assert_eq!(moved["running"]["put"][0]["id"], json!(fourth));
    assert!(moved["running"]["put"][0]["yours"].is_null(), "what all get says nothing of anybody's seat");
    let own = next().await;
    assert_eq!((&own["type"], &own["yours"][0]["yours"]), (&json!("your_tables"), &json!(1)));
}

fn part(number: u64) -> Seed {
    Seed::from_number(number)
}

/// The seed as anybody can compute it from what was revealed.
fn revealed(state: &Value) -> SeedOrigin {
    let read = |value: &Value| value.as_str().expect("revealed").parse::<Seed>().expect("a seed");
    let players: Vec<SeedPart> = serde_json::from_value(state["seed_parts"].clone()).expect("parts");
    let origin = SeedOrigin { server: read(&state["server_part"]), players: Some(players) };
    assert!(origin.is_sound());
    assert_eq!(origin.seed(), read(&state["seed"]));
    assert_eq!(origin.commitment(), state["seed_commitment"].as_str().expect("published"));
    origin
}

#[tokio::test]
async fn players_contribute_to_the_seed_after_the_server_is_bound_to_its_part() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let mut new = new_table(&[me(), open()]);
    new["contributes"] = json!(true);
    let table = create_from(&mut host, &new).await;
    let path = format!("/api/tables/{table}");
    let contribute = format!("{path}/contribute");
    let state: Value = host.post(&contribute, &json!({ "part": part(1) })).await.expect("contributed");
    let commitment = state["seed_commitment"].clone();
    assert_eq!(state["seed_parts"], json!([]), "nobody sees another's part before their own");
    assert_eq!(
        refused(&mut host, &contribute, &json!({ "part": part(2) })).await,
        (409, "refused-contributed".into()),
        "once is enough"
    );
    assert_eq!(refused(&mut guest, &contribute, &json!({ "part": part(2) })).await.0, 403);
    assert_eq!(refused(&mut host, &contribute, &json!({ "part": "short" })).await.0, 400);
    let state: Value =
        guest.post(&format!("{path}/join"), &json!({ "seat": null, "part": part(3) })).await.expect("in");
    assert_eq!(state["table"]["status"], "running");
    assert!(state["seed"].is_null() && state["server_part"].is_null());
    assert_eq!(state["seed_parts"][0], json!({ "seat": 0, "by": "player", "part": part(1) }));
    assert_eq!(state["seed_parts"][1], json!({ "seat": 1, "by": "player", "part": part(3) }));
    assert_eq!(refused(&mut host, &contribute, &json!({ "part": part(2) })).await.1, "refused-started");
    let lives = [Live::watch(&host, &table).await, Live::watch(&guest, &table).await];
    let mut pair = crate::house::Pair { table, clients: [host, guest], lives };
    pair.play_out().await;
    let state = &pair.lives[0].state;
    assert_eq!(state["seed_commitment"], commitment);
    let origin = revealed(state);
    let called = pair.clients[0].call(Method::GET, &format!("{path}/save"), &[], Bytes::new()).await.expect("a save");
    let save: Save = std::str::from_utf8(&called.body).expect("text").parse().expect("a save that proves itself");
    assert_eq!(save.origin, Some(origin));
    let title = Title::<asgard::Asgard>::built_in().expect("content");
    assert!(title.load(&save).is_ok(), "the game replays from that seed");
}

#[tokio::test]
async fn a_game_against_bots_waits_for_the_players_part_and_reveals_the_seed_when_it_ends_early() {
    let house = House::open().await;
    let mut solo = house.visitor();
    let mut new = new_table(&[me(), bot()]);
    new["contributes"] = json!(true);
    let table = create_from(&mut solo, &new).await;
    let path = format!("/api/tables/{table}");
    let state: Value = solo.get(&path).await.expect("the table");
    assert_eq!(state["table"]["status"], "waiting");
    let state: Value = solo.post(&format!("{path}/contribute"), &json!({ "part": part(7) })).await.expect("in");
    assert_eq!(state["table"]["status"], "running");
    let mut live = Live::watch(&solo, &table).await;
    live.act_any(&mut engine::Fast::new(1)).await;
    let state: Value = solo.post(&format!("{path}/close"), &()).await.expect("closed");
    let origin = revealed(&state);
    assert_eq!(origin.players.expect("parts").len(), 1, "bots contribute nothing");
    let called = solo.call(Method::GET, &format!("{path}/save"), &[], Bytes::new()).await.expect("a save");
    assert_eq!(called.status, 200);

    // A client that sends nothing gets a part that follows from the server's, and is shown as such.
    let table = create(&mut solo, &[me(), bot()]).await;
    let path = format!("/api/tables/{table}");
    let state: Value = solo.get(&path).await.expect("the table");
    assert_eq!(state["table"]["status"], "running");
    assert_eq!(state["seed_parts"][0]["by"], "server");
    let _: Value = solo.post(&format!("{path}/leave"), &()).await.expect("abandoned");
    let state: Value = solo.get(&path).await.expect("the table");
    let players = revealed(&state).players.expect("parts");
    assert_eq!(players[0].by, PartBy::Server);
}
