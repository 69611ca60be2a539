//! Storage that fails: a full, frozen or read-only disk, a database that is garbage, held by another, killed or
//! paused. Nothing is acknowledged that is not stored, everybody can still look, and everything goes on by itself.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::client::{Client, ClientError};
use server::config::sqlite_url;
use server::soak::disk::SmallDisk;
use server::store::Store;
use server::{Config, Server};
use tempfile::TempDir;

use crate::house::{Data, House, Live, config, create, join, me, open, rounds, until};
use crate::postgres::Postgres;

const WRITES_FAIL_WITHIN: Duration = Duration::from_secs(5);
const READINESS_WITHIN: Duration = Duration::from_secs(2);
/// Times the store fails in one life of a server, in the long form.
const CYCLES_LONG: usize = 10;

/// Two people at a table who act over single calls, and what was acknowledged to them.
struct Players {
    clients: [Client; 2],
    table: String,
    luck: engine::Fast,
    acknowledged: Vec<(u64, String)>,
}

impl Players {
    async fn sit_down(house: &House) -> Players {
        let mut clients = [house.visitor(), house.visitor()];
        let table = create(&mut clients[0], &[me(), open()]).await;
        join(&mut clients[1], &table).await;
        Players { clients, table, luck: engine::Fast::new(3), acknowledged: Vec::new() }
    }

    async fn state(&mut self, who: usize) -> Value {
        let path = format!("/api/tables/{}", self.table);
        self.clients[who].get(&path).await.expect("a view out of memory")
    }

    /// Whoever is asked acts. Says whether it was acknowledged; whatever was is remembered.
    async fn act(&mut self) -> bool {
        loop {
            if let Some(acknowledged) = self.try_to_act().await {
                return acknowledged;
            }
        }
    }

    /// `None` where the view was older than the table: a move whose answer was lost has taken effect after all.
    async fn try_to_act(&mut self) -> Option<bool> {
        for who in [0, 1] {
            let state = self.state(who).await;
            if state["table"]["your_turn"] != true {
                continue;
            }
            let choices = state["choices"].as_array().expect("choices");
            let action = self.luck.pick(choices)["action"].as_str().expect("an action").to_owned();
            let act = json!({ "seq": state["seq"], "action": action });
            let begun = Instant::now();
            let answer = self.clients[who].post::<Value>(&format!("/api/tables/{}/act", self.table), &act).await;
            assert!(begun.elapsed() < WRITES_FAIL_WITHIN, "an answer in time, whatever it is");
            match answer {
                Ok(done) => self.acknowledged.push((done["seq"].as_u64().expect("a seq"), action)),
                Err(ClientError::Refused { body, .. }) if body.contains("refused-stale") => return None,
                Err(ClientError::Refused { status, body }) => {
                    assert_eq!(status, 503, "{body}");
                    assert!(body.contains("refused-storage"), "{body}");
                    let after = self.state(who).await;
                    assert_eq!(after["view"], state["view"], "nobody is shown what is not stored");
                    return Some(false);
                }
                Err(other) => panic!("{other}"),
            }
            return Some(true);
        }
        panic!("nobody is asked");
    }

    async fn act_times(&mut self, times: usize) {
        for _ in 0..times {
            assert!(self.act().await, "a move is taken");
        }
    }

    /// Tries until a move is refused, and then a good number of times more.
    async fn try_in_vain(&mut self) {
        until("a move is refused", async || !self.act().await).await;
        for _ in 0..8 {
            self.act().await;
        }
    }

    /// Acts until it is acknowledged again.
    async fn until_taken(&mut self) {
        until("the hall takes moves again", async || self.act().await).await;
    }

    async fn all_is_stored(&self, data: &Data) {
        let stored = data.store().await.table(&self.table).await.expect("read").expect("the table");
        for (seq, action) in &self.acknowledged {
            let row = stored.log.get(*seq as usize - 1).map(|row| row.entry.clone());
            assert_eq!(row.as_ref(), Some(action), "entry {seq} was acknowledged");
        }
    }
}

async fn status(house: &House, path: &str) -> u16 {
    let begun = Instant::now();
    let called = house.visitor().call(hyper::Method::GET, path, &[], hyper::body::Bytes::new()).await;
    assert!(begun.elapsed() < READINESS_WITHIN, "{path} answers in time");
    called.expect("an answer").status.as_u16()
}

async fn tables_in_memory(house: &House) -> String {
    let called = house.visitor().call(hyper::Method::GET, "/metrics", &[], hyper::body::Bytes::new()).await;
    let text = String::from_utf8(called.expect("an answer").body.to_vec()).expect("a text");
    let line = text.lines().find_map(|line| line.strip_prefix("longhall_tables_live "));
    line.expect("a gauge").to_owned()
}

/// A server over a database on a disk of its own. Where mounting is not allowed it says so: there the short soak
/// (`tests/kill.rs`) alone fills the disk, by a limit of the server's process.
async fn house_on(disk: impl FnOnce(&Path) -> std::io::Result<SmallDisk>) -> Option<(SmallDisk, House)> {
    let folder = TempDir::new().expect("a folder");
    match disk(folder.path()) {
        Ok(disk) => {
            let database = sqlite_url(&folder.path().join("longhall.db"));
            Some((disk, House::open_in(Data { folder, database }, |_| {}).await))
        }
        Err(error) => {
            eprintln!("NOT TRIED: no disk can be mounted here ({error})");
            None
        }
    }
}

/// Everything that must hold while the store is away and after it came back.
async fn suffers(house: House, mut fail: impl AsyncFnMut(), mut heal: impl AsyncFnMut()) {
    let mut tables = Vec::new();
    for _ in 0..rounds(CYCLES_LONG) {
        tables.push(suffers_once(&house, &mut fail, &mut heal).await);
    }
    let mut newcomer = house.visitor();
    let account = json!({ "account": "Gudrun", "password": "a long winter" });
    let _: Value = newcomer.post("/api/account/register", &account).await.expect("an account");
    let data = house.close().await;
    for players in &tables {
        players.all_is_stored(&data).await;
    }
    let house = House::open_in(data, |_| {}).await;
    let _: Value = house.visitor().post("/api/account/login", &account).await.expect("the account is there");
    drop(house.close().await);
}

/// One failure in the middle of a game, which goes on after it.
async fn suffers_once(house: &House, fail: &mut impl AsyncFnMut(), heal: &mut impl AsyncFnMut()) -> Players {
    let mut players = Players::sit_down(house).await;
    players.act_times(4).await;
    let spectator = house.visitor();
    let mut live = Live::watch(&spectator, &players.table).await;
    let in_memory = tables_in_memory(house).await;
    assert_eq!(status(house, "/readyz").await, 200);
    fail().await;
    players.try_in_vain().await;
    assert_eq!(status(house, "/healthz").await, 200, "the server is alive");
    assert_eq!(status(house, "/readyz").await, 503, "and cannot serve");
    assert_eq!(tables_in_memory(house).await, in_memory, "no table leaves memory");
    heal().await;
    players.until_taken().await;
    players.act_times(30).await;
    until("it is ready again", async || status(house, "/readyz").await == 200).await;
    let last = players.acknowledged.last().expect("moves").0 as u32;
    live.until_seq(last).await;
    players
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_around_a_full_disk_is_there_after_a_restart() {
    let Some((disk, house)) = house_on(|folder| SmallDisk::mount(folder, 2)).await else { return };
    suffers(house, async || disk.fill().expect("full"), async || disk.free().expect("freed")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_turns_read_only_loses_nothing() {
    let Some((disk, house)) = house_on(|folder| SmallDisk::mount(folder, 2)).await else { return };
    let mut players = Players::sit_down(&house).await;
    let fail = async || {
        // The server keeps its files open; it lets go of them when a write fails.
        disk.fill().expect("full");
        players.try_in_vain().await;
        disk.make_read_only().expect("read-only");
    };
    let heal = async || {
        disk.make_writable().expect("writable");
        disk.free().expect("freed");
    };
    suffers(house, fail, heal).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_held_by_another_program_loses_nothing() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("longhall.db");
    let house = House::open_in(Data { database: sqlite_url(&file), folder }, |_| {}).await;
    let holder = rusqlite::Connection::open(&file).expect("the database");
    let fail = async || holder.execute_batch("BEGIN IMMEDIATE").expect("held");
    let heal = async || holder.execute_batch("ROLLBACK").expect("let go");
    suffers(house, fail, heal).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_disk_loses_nothing() {
    let outside = TempDir::new().expect("a folder");
    let image = outside.path().join("image");
    let Some((disk, house)) = house_on(|folder| SmallDisk::mount_file(&image, folder, 32)).await else { return };
    suffers(house, async || disk.freeze(true).expect("frozen"), async || disk.freeze(false).expect("thawed")).await;
}

/// What a server says that does not start, and how soon.
async fn does_not_start(config: Config) -> String {
    let begun = Instant::now();
    let problem = Server::open(config).await.err().expect("it does not start").to_string();
    assert!(begun.elapsed() < READINESS_WITHIN, "it says so at once");
    problem
}

fn data_in(folder: TempDir) -> (std::path::PathBuf, Data) {
    let file = folder.path().join("longhall.db");
    let database = sqlite_url(&file);
    (file, Data { folder, database })
}

#[tokio::test]
async fn a_garbage_database_is_named_at_once() {
    let (file, data) = data_in(TempDir::new().expect("a folder"));
    std::fs::write(&file, "no database, but a long text about the weather. ".repeat(200)).expect("written");
    let problem = does_not_start(config(&data)).await;
    assert!(problem.contains("longhall.db") && problem.contains("not a database"), "{problem}");
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    let (file, data) = data_in(TempDir::new().expect("a folder"));
    let other = rusqlite::Connection::open(&file).expect("a database");
    other.execute_batch("CREATE TABLE recipes (name TEXT)").expect("theirs");
    let problem = does_not_start(config(&data)).await;
    assert!(problem.contains("another program"), "{problem}");
    let tables: i64 = other.query_row("SELECT COUNT(*) FROM sqlite_master", (), |row| row.get(0)).expect("counted");
    assert_eq!(tables, 1);
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_named_at_once() {
    let (_, mut data) = data_in(TempDir::new().expect("a folder"));
    data.database = sqlite_url(&data.folder.path().join("nowhere/longhall.db"));
    let problem = does_not_start(config(&data)).await;
    assert!(problem.contains("nowhere"), "{problem}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::open_in(data_in(TempDir::new().expect("a folder")).1, |_| {}).await;
    Players::sit_down(&house).await.act_times(2).await;
    let rights = |name: &str| {
        let found = std::fs::metadata(house.data.folder.path().join(name)).expect("a file");
        found.permissions().mode() & 0o777
    };
    for name in ["longhall.db", "longhall.db-wal", "longhall.db-shm"] {
        assert_eq!(rights(name), 0o600, "{name}");
    }
    let data = house.close().await;
    let file = data.folder.path().join("longhall.db");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("opened to all");
    let house = House::open_in(data, |_| {}).await;
    assert_eq!(std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600, "closed again");
    drop(house.close().await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_that_is_killed_and_comes_back_loses_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let house = House::open_in(postgres.data(), |_| {}).await;
    suffers(house, async || postgres.kill().expect("killed"), async || postgres.start_again().expect("started")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_that_is_paused_loses_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let house = House::open_in(postgres.data(), |_| {}).await;
    suffers(house, async || postgres.pause(true), async || postgres.pause(false)).await;
}
