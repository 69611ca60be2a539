//! A server to try things on, visitors of it, and the wire they talk over.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use registry::Registry;
use serde_json::{Value, json};
use server::client::{Client, Socket};
use server::config::sqlite_url;
use server::store::SqlStore;
use server::{Config, Durability, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

/// No condition of a test takes this long; it only keeps a failing test from hanging.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Waits for a condition.
pub async fn until(what: &str, mut done: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !done().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, waiting).await.is_ok(), "{what}");
}

/// How often an attack is made: once among all tests, so often by `cargo xtask hostile`.
pub fn rounds(long: usize) -> usize {
    if std::env::var_os("LONGHALL_HOSTILE_LONG").is_some() { long } else { 1 }
}

/// Where a house keeps its things: an SQLite file in a folder of its own or, where the environment names a
/// PostgreSQL server (`LONGHALL_TEST_POSTGRES=postgres://…` without a database), a database of its own there.
pub struct Data {
    pub folder: TempDir,
    pub database: String,
}

impl Data {
    pub async fn fresh() -> Data {
        let folder = TempDir::new().expect("a folder");
        let Ok(server) = std::env::var("LONGHALL_TEST_POSTGRES") else {
            let database = sqlite_url(&folder.path().join("longhall.db"));
            return Data { folder, database };
        };
        let name = format!("hall_{}_{}", std::process::id(), NUMBER.fetch_add(1, Relaxed));
        run_sql(&format!("{server}/postgres"), &format!("CREATE DATABASE {name}")).await;
        Data { folder, database: format!("{server}/{name}") }
    }

    /// Changes the database behind the server's back. Says how many rows that concerned.
    pub async fn run_sql(&self, sql: &str) -> u64 {
        run_sql(&self.database, sql).await
    }

    pub async fn store(&self) -> SqlStore {
        SqlStore::open(&self.database, Durability::Process).await.expect("the store")
    }
}

async fn run_sql(database: &str, sql: &str) -> u64 {
    if let Some(file) = database.strip_prefix("sqlite:") {
        let connection = rusqlite::Connection::open(file).expect("the store");
        return connection.execute(sql, ()).expect("done") as u64;
    }
    let (client, connection) = tokio_postgres::connect(database, tokio_postgres::NoTls).await.expect("a server");
    let driver = tokio::spawn(connection);
    let rows = client.execute(sql, &[]).await.expect("done");
    drop(client);
    driver.await.expect("ended").expect("closed");
    rows
}

static NUMBER: AtomicU32 = AtomicU32::new(0);

pub struct House {
    pub url: String,
    pub data: Data,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

pub fn config(data: &Data) -> Config {
    let mut config = Config::new(data.folder.path(), Arc::new(Registry::built_in()));
    config.database = data.database.clone();
    config.listen.set_port(0);
    config.bot_pause = Duration::ZERO;
    config
}

impl House {
    pub async fn open() -> House {
        House::open_with(|_| {}).await
    }

    pub async fn open_with(adjust: impl FnOnce(&mut Config)) -> House {
        House::open_in(Data::fresh().await, adjust).await
    }

    /// A server over the files of another.
    pub async fn open_in(data: Data, adjust: impl FnOnce(&mut Config)) -> House {
        let mut config = config(&data);
        adjust(&mut config);
        let server = Server::open(config).await.expect("a server");
        let url = format!("http://{}", server.address);
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            server.run(async { drop(stopped.await) }).await.expect("runs to its end");
        });
        House { url, data, stop, running }
    }

    /// Another server over the same store, as a second node would be.
    pub async fn second(&self) -> Second {
        let server = Server::open(config(&self.data)).await.expect("a server");
        let url = format!("http://{}", server.address);
        let running = tokio::spawn(async move {
            server.run(std::future::pending()).await.expect("runs to its end");
        });
        Second { url, running }
    }

    /// The server ends without a last word, as when its process is killed.
    pub async fn crash(self) -> Data {
        self.running.abort();
        assert!(self.running.await.is_err_and(|error| error.is_cancelled()), "it was running");
        self.data
    }

    pub async fn close(self) -> Data {
        self.stop.send(()).expect("still open");
        self.running.await.expect("closes");
        self.data
    }

    pub fn visitor(&self) -> Client {
        Client::new(&self.url).expect("an address")
    }

    /// Two people at a table of the smallest game there is.
    pub async fn pair(&self) -> Pair {
        let (mut host, mut guest) = (self.visitor(), self.visitor());
        let table = create(&mut host, &[me(), open()]).await;
        join(&mut guest, &table).await;
        let one = Live::watch(&host, &table).await;
        let two = Live::watch(&guest, &table).await;
        Pair { table, clients: [host, guest], lives: [one, two] }
    }
}

pub struct Second {
    url: String,
    running: JoinHandle<()>,
}

impl Second {
    pub fn visitor(&self) -> Client {
        Client::new(&self.url).expect("an address")
    }
}

impl Drop for Second {
    fn drop(&mut self) {
        self.running.abort();
    }
}

pub struct Pair {
    pub table: String,
    pub clients: [Client; 2],
    pub lives: [Live; 2],
}

impl Pair {
    /// Both take any listed choice until the game is over.
    pub async fn play_out(&mut self) {
        let mut luck = engine::Fast::new(5);
        while self.lives[0].status() != "finished" {
            self.step(&mut luck).await;
        }
        self.in_step().await;
    }

    /// Whoever is asked acts, and both have seen it.
    pub async fn step(&mut self, luck: &mut engine::Fast) {
        self.in_step().await;
        let who = usize::from(!self.lives[0].is_asked());
        self.lives[who].act_any(luck).await;
        self.in_step().await;
    }

    /// Waits until both know the same log.
    pub async fn in_step(&mut self) {
        let seq = self.lives[0].seq().max(self.lives[1].seq());
        for live in &mut self.lives {
            live.until_seq(seq).await;
        }
    }
}

/// A socket that follows one table.
pub struct Live {
    pub socket: Socket,
    pub table: String,
    pub state: Value,
    pub log: Vec<Value>,
    pub chat: Vec<Value>,
    /// Every view as it came over the wire, with the number of moves it shows.
    pub views: Vec<(u64, String)>,
    requests: u32,
}

/// The view of a message, byte for byte.
#[derive(serde::Deserialize)]
struct Shown<'a> {
    #[serde(borrow)]
    state: Option<ShownState<'a>>,
}

#[derive(serde::Deserialize)]
struct ShownState<'a> {
    moves: u64,
    #[serde(borrow)]
    view: Option<&'a serde_json::value::RawValue>,
}

impl Live {
    pub async fn watch(client: &Client, table: &str) -> Live {
        Live::watch_since(client, table, None).await
    }

    pub async fn watch_since(client: &Client, table: &str, since: Option<u32>) -> Live {
        let mut live = Live::unwatched(client, table).await;
        live.send(&json!({ "type": "watch", "table": table, "since": since })).await;
        live.until(|message| message["type"] == "table").await;
        live
    }

    /// Follows a table with the view of one seat (`p2`), or what all may see (`public`).
    pub async fn watch_as(client: &Client, table: &str, viewer: &str) -> Live {
        let mut live = Live::unwatched(client, table).await;
        live.look_as(viewer).await;
        live
    }

    /// Goes on with another view.
    pub async fn look_as(&mut self, viewer: &str) {
        self.send(&json!({ "type": "watch", "table": self.table, "since": null, "viewer": viewer })).await;
        self.log.clear();
        self.until(|message| message["type"] == "table").await;
    }

    async fn unwatched(client: &Client, table: &str) -> Live {
        Live {
            socket: client.socket().await.expect("a socket"),
            table: table.to_owned(),
            state: Value::Null,
            log: Vec::new(),
            chat: Vec::new(),
            views: Vec::new(),
            requests: 0,
        }
    }

    pub async fn send(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("a live socket");
    }

    /// The next message; what it says about the table is taken in.
    pub async fn next(&mut self) -> Value {
        loop {
            let received = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message in time");
            let Message::Text(text) = received.expect("an open socket").expect("a whole message") else { continue };
            let message: Value = serde_json::from_str(text.as_str()).expect("JSON");
            if let Ok(Shown { state: Some(state) }) = serde_json::from_str(text.as_str())
                && let ShownState { moves, view: Some(view) } = state
            {
                self.views.push((moves, view.get().to_owned()));
            }
            match message["type"].as_str() {
                Some("table") => {
                    self.log.extend(message["log"].as_array().expect("a log").iter().cloned());
                    self.chat = message["chat"].as_array().expect("a chat").clone();
                    self.state = message["state"].clone();
                }
                Some("update") if message["table"] == self.table => {
                    self.log.extend(message["batches"].as_array().expect("batches").iter().cloned());
                    self.state = message["state"].clone();
                }
                Some("chat") => self.chat.push(message["line"].clone()),
                _ => {}
            }
            return message;
        }
    }

    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Until the table is as wanted; it may be so already.
    pub async fn until_state(&mut self, wanted: impl Fn(&Value) -> bool) {
        while !wanted(&self.state) {
            self.next().await;
        }
    }

    pub async fn until_seq(&mut self, seq: u32) {
        self.until_state(|state| state["seq"].as_u64().is_some_and(|now| now >= u64::from(seq))).await;
    }

    pub fn seq(&self) -> u32 {
        self.state["seq"].as_u64().expect("a seq") as u32
    }

    pub fn status(&self) -> &str {
        self.state["table"]["status"].as_str().expect("a status")
    }

    pub fn is_asked(&self) -> bool {
        self.state["table"]["your_turn"] == true
    }

    pub fn choices(&self) -> Vec<String> {
        let choices = self.state["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        choices.iter().map(|choice| choice["action"].as_str().expect("an action").to_owned()).collect()
    }

    /// Asks to take back, and again where somebody else moved at this very moment.
    pub async fn undo(&mut self) -> Value {
        self.take_back(false).await
    }

    pub async fn undo_turn(&mut self) -> Value {
        self.take_back(true).await
    }

    async fn take_back(&mut self, turn: bool) -> Value {
        loop {
            let seq = self.seq();
            let answer = self.ask(json!({ "type": "undo", "seq": seq, "turn": turn })).await;
            let Some(newer) = answer["refusal"]["seq"].as_u64() else { return answer };
            self.until_seq(newer as u32).await;
        }
    }

    /// Sends a request and gives the answer to it.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        self.requests += 1;
        let request = self.requests;
        message["request"] = json!(request);
        message["table"] = json!(self.table);
        self.send(&message).await;
        self.until(|answer| answer["request"] == request).await
    }

    pub async fn act(&mut self, seq: u32, action: &str) -> Value {
        self.ask(json!({ "type": "act", "seq": seq, "action": action })).await
    }

    pub async fn act_any(&mut self, luck: &mut engine::Fast) -> String {
        let action = luck.pick(&self.choices()).clone();
        let answer = self.act(self.seq(), &action).await;
        assert_eq!(answer["type"], "done", "{answer}");
        action
    }
}

pub fn me() -> Value {
    json!({ "kind": "me" })
}

pub fn open() -> Value {
    json!({ "kind": "open" })
}

/// Somebody at the device of who opens the table.
pub fn guest(name: &str) -> Value {
    json!({ "kind": "guest", "name": name })
}

pub fn bot() -> Value {
    json!({ "kind": "bot", "level": "guest" })
}

pub fn new_table(seats: &[Value]) -> Value {
    json!({
        "game": "asgard", "name": "", "setup": { "players": seats.len() }, "seats": seats,
        "access": "open", "clock": { "kind": "none" },
    })
}

pub async fn create(client: &mut Client, seats: &[Value]) -> String {
    create_from(client, &new_table(seats)).await
}

pub async fn create_from(client: &mut Client, new: &Value) -> String {
    let card: Value = client.post("/api/tables", new).await.expect("a table");
    card["id"].as_str().expect("an id").to_owned()
}

pub async fn join(client: &mut Client, table: &str) -> Value {
    client.post(&format!("/api/tables/{table}/join"), &json!({ "seat": null })).await.expect("a seat")
}

/// A call that must be refused: its status and the key of its reason.
pub async fn refused(client: &mut Client, path: &str, body: &Value) -> (u16, String) {
    let headers = [server::client::JSON];
    let called = client.call(hyper::Method::POST, path, &headers, body.to_string().into()).await.expect("an answer");
    let refusal: Value = serde_json::from_slice(&called.body).expect("a refusal");
    (called.status.as_u16(), refusal["reason"]["key"].as_str().unwrap_or_default().to_owned())
}
