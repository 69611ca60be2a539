//! News for players who are away, over real connections: a stand-in for a push service takes what the server sends.

use std::sync::atomic::{AtomicBool, AtomicU16, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::header::HeaderMap;
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use server::client::Client;
use server::limits::NEWS_DIGEST_AT;
use server::time::Time;
use server::{Config, Server};
use tokio::net::TcpListener;

use crate::house::{Data, House, Live, create, create_from, join, me, new_table, open, refused, until};
use crate::waking::{Later, figure};

/// A push service of one's own.
pub struct PushService {
    pub url: String,
    got: Arc<Mutex<Vec<(String, HeaderMap, Bytes)>>>,
    /// What it answers; while it holds, nothing.
    pub status: Arc<AtomicU16>,
    pub hold: Arc<AtomicBool>,
}

impl PushService {
    pub async fn open() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (got, status) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU16::new(201)));
        let hold = Arc::new(AtomicBool::new(false));
        let (service_got, service_status, service_hold) = (Arc::clone(&got), Arc::clone(&status), Arc::clone(&hold));
        let service = PushService { url, got: service_got, status: service_status, hold: service_hold };
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (got, status, hold) = (Arc::clone(&got), Arc::clone(&status), Arc::clone(&hold));
                let answer = service_fn(move |request: Request<Incoming>| {
                    let (got, status, hold) = (Arc::clone(&got), Arc::clone(&status), Arc::clone(&hold));
                    async move {
                        let (head, body) = request.into_parts();
                        let body = body.collect().await?.to_bytes();
                        got.lock().expect("letters").push((head.uri.path().to_owned(), head.headers, body));
                        if hold.load(Relaxed) {
                            std::future::pending::<()>().await;
                        }
                        let status = status.load(Relaxed);
                        Ok::<_, hyper::Error>(
                            Response::builder().status(status).body(Full::<Bytes>::default()).expect("an answer"),
                        )
                    }
                });
                let connection = hyper::server::conn::http1::Builder::new();
                tokio::spawn(connection.serve_connection(TokioIo::new(stream), answer));
            }
        });
        service
    }

    /// What came for one browser.
    pub fn letters(&self, browser: &str) -> Vec<(HeaderMap, Bytes)> {
        let path = format!("/{browser}");
        let got = self.got.lock().expect("letters");
        got.iter().filter(|(to, ..)| *to == path).map(|(_, head, body)| (head.clone(), body.clone())).collect()
    }

    /// Every path that was called.
    pub fn paths(&self) -> Vec<String> {
        self.got.lock().expect("letters").iter().map(|(path, ..)| path.clone()).collect()
    }

    pub async fn until_letters(&self, browser: &str, number: usize) {
        until(&format!("{number} letters for {browser}"), async || self.letters(browser).len() >= number).await;
    }

    /// A browser of the example in RFC 8291 subscribes for a visitor.
    pub async fn subscribe(&self, client: &mut Client, browser: &str) -> Value {
        client.post("/api/news/push", &self.subscription(browser)).await.expect("subscribed")
    }

    pub fn subscription(&self, browser: &str) -> Value {
        json!({
            "endpoint": format!("{}/{browser}", self.url),
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
            "language": "uk",
        })
    }
}

/// Private addresses may be called, and nobody waits for readers to come by themselves.
pub fn near(config: &mut Config) {
    config.news.near = true;
    config.news.wait = Duration::ZERO;
}

async fn house() -> (House, Arc<Later>, PushService) {
    let time = Arc::new(Later::default());
    let house = House::open_with(|config| {
        near(config);
        // Tables nobody looks at leave memory, as they do over days.
        config.table_idle = Duration::from_millis(50);
        config.time = Arc::clone(&time) as Arc<dyn Time>;
    })
    .await;
    (house, time, PushService::open().await)
}

/// Who is at a table and who is away from it, by seat.
pub const HOST: usize = 0;
pub const AWAY: usize = 1;

/// Two people who are known, and a table of the first that waits for the second.
pub async fn pair(visitor: impl Fn() -> Client, clock: &Value) -> (String, [Client; 2]) {
    let mut clients = [visitor(), visitor()];
    let _: Value = clients[AWAY].get("/api/me").await.expect("somebody");
    let mut new = new_table(&[me(), open()]);
    new["clock"] = clock.clone();
    let table = create_from(&mut clients[HOST], &new).await;
    (table, clients)
}

/// The second joins, and the game goes on until it waits for them.
pub async fn begin(clients: &mut [Client; 2], table: &str) {
    join(&mut clients[AWAY], table).await;
    until_away_is_asked(clients, table).await;
}

/// Who was away answers, and the game goes on until it waits for them again.
pub async fn once_more(clients: &mut [Client; 2], table: &str) {
    while pending(&mut clients[AWAY], table).await.contains(&(AWAY as u64)) {
        act(&mut clients[AWAY], table).await;
    }
    until_away_is_asked(clients, table).await;
}

async fn until_away_is_asked(clients: &mut [Client; 2], table: &str) {
    while !pending(&mut clients[AWAY], table).await.contains(&(AWAY as u64)) {
        act(&mut clients[HOST], table).await;
    }
}

async fn act(client: &mut Client, table: &str) {
    let state: Value = client.get(&format!("/api/tables/{table}")).await.expect("a table");
    let body = json!({ "seq": state["seq"], "action": state["choices"][0]["action"] });
    let _: Value = client.post(&format!("/api/tables/{table}/act"), &body).await.expect("done");
}

async fn pending(client: &mut Client, table: &str) -> Vec<u64> {
    let state: Value = client.get(&format!("/api/tables/{table}")).await.expect("a table");
    state["table"]["pending"].as_array().expect("seats").iter().filter_map(Value::as_u64).collect()
}

#[tokio::test]
async fn who_is_away_gets_a_push_and_who_looks_gets_none() {
    let (house, _, service) = house().await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "none" })).await;
    for (client, browser) in clients.iter_mut().zip(["one", "two"]) {
        let settings = service.subscribe(client, browser).await;
        assert_eq!(settings["channels"][0]["here"], true);
        assert!(settings["push_key"].as_str().is_some_and(|key| key.len() == 87), "{settings}");
    }
    // The first one looks all the time.
    let _live = Live::watch(&clients[HOST], &table).await;
    begin(&mut clients, &table).await;
    service.until_letters("two", 1).await;
    let (head, body) = service.letters("two")[0].clone();
    assert_eq!(head["content-encoding"], "aes128gcm");
    assert_eq!(head["urgency"], "high");
    assert!(head["authorization"].to_str().is_ok_and(|line| line.starts_with("vapid t=")));
    assert!(head.contains_key("ttl") && head.contains_key("topic"));
    assert!(
        !body.is_empty() && !String::from_utf8_lossy(&body).contains("news-turn"),
        "nothing is readable on the way"
    );
    once_more(&mut clients, &table).await;
    until("the notice of who looks is withdrawn", async || {
        figure(&mut clients[0], "longhall_news_withdrawn_total").await > 0
    })
    .await;
    assert_eq!(service.letters("one").len(), 0);
    let settings: Value = clients[1].get("/api/news").await.expect("settings");
    assert_eq!(settings["calls"][0]["kind"], "turn");
    assert_eq!(settings["calls"][0]["state"], "told");
    house.close().await;
}

/// A tab that is left open behind others is not somebody who looks.
#[tokio::test]
async fn a_page_out_of_sight_does_not_keep_news_back() {
    let (house, _, service) = house().await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "none" })).await;
    service.subscribe(&mut clients[AWAY], "away").await;
    let mut live = Live::watch(&clients[AWAY], &table).await;
    live.send(&json!({ "type": "ping", "away": true })).await;
    live.until(|message| message["type"] == "pong").await;
    begin(&mut clients, &table).await;
    service.until_letters("away", 1).await;
    live.send(&json!({ "type": "ping", "away": false })).await;
    live.until(|message| message["type"] == "pong").await;
    once_more(&mut clients, &table).await;
    until("it is withdrawn", async || figure(&mut clients[HOST], "longhall_news_withdrawn_total").await > 0).await;
    assert_eq!(service.letters("away").len(), 1);
    house.close().await;
}

#[tokio::test]
async fn reminders_come_as_the_time_runs_out_and_the_replaced_are_told() {
    let (house, time, service) = house().await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "per_move", "seconds": 86_400 })).await;
    service.subscribe(&mut clients[AWAY], "away").await;
    begin(&mut clients, &table).await;
    service.until_letters("away", 1).await;
    for (hours, letters) in [(13, 2), (7, 3), (3, 4), (2, 5)] {
        time.more_ms.fetch_add(hours * 3_600_000, Relaxed);
        service.until_letters("away", letters).await;
    }
    let topics: Vec<_> = service.letters("away").iter().map(|(head, _)| head["topic"].clone()).collect();
    assert!(topics.windows(2).all(|pair| pair[0] == pair[1]), "each takes the place of the one before: {topics:?}");
    let state: Value = clients[AWAY].get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(state["table"]["seats"][AWAY]["kind"], "bot", "{state}");
    house.close().await;
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_a_service_that_fails_is_tried_again() {
    let (house, time, service) = house().await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "none" })).await;
    service.subscribe(&mut clients[AWAY], "away").await;
    service.status.store(503, Relaxed);
    begin(&mut clients, &table).await;
    service.until_letters("away", 1).await;
    let failed = async |client: &mut Client| figure(client, "longhall_news_failed_total").await;
    until("the failure is counted", async || failed(&mut clients[0]).await == 1).await;
    assert_eq!(service.letters("away").len(), 1, "not again at once");
    time.more_ms.fetch_add(20_000, Relaxed);
    service.until_letters("away", 2).await;
    until("the second failure is counted", async || failed(&mut clients[0]).await == 2).await;
    service.status.store(410, Relaxed);
    time.more_ms.fetch_add(70_000, Relaxed);
    service.until_letters("away", 3).await;
    until("the channel is gone", async || {
        let settings: Value = clients[AWAY].get("/api/news").await.expect("settings");
        settings["channels"].as_array().is_some_and(Vec::is_empty)
    })
    .await;
    assert_eq!(figure(&mut clients[0], "longhall_news_gone_total").await, 1);
    house.close().await;
}

#[tokio::test]
async fn ten_tables_that_wait_are_one_letter() {
    let (house, _, service) = house().await;
    let mut absent = house.visitor();
    let _: Value = absent.get("/api/me").await.expect("somebody");
    // Nothing gets through until all of it is due at once.
    service.status.store(503, Relaxed);
    service.subscribe(&mut absent, "away").await;
    for _ in 0..NEWS_DIGEST_AT {
        let mut host = house.visitor();
        let table = create(&mut host, &[me(), open()]).await;
        join(&mut absent, &table).await;
        while !pending(&mut host, &table).await.contains(&1) {
            act(&mut host, &table).await;
        }
    }
    let before = service.letters("away").len();
    service.status.store(201, Relaxed);
    house.data.run_sql("UPDATE notices SET due_ms = 1, state = 0, told_ms = NULL WHERE due_ms IS NOT NULL").await;
    service.until_letters("away", before + 1).await;
    until("all are told", async || house.data.run_sql("UPDATE notices SET held = held WHERE state < 2").await == 0)
        .await;
    assert_eq!(service.letters("away").len(), before + 1, "one for all");
    house.close().await;
}

#[tokio::test]
async fn settings_are_obeyed_and_belong_to_their_owner() {
    let (house, _, service) = house().await;
    let (table, mut clients) = pair(|| house.visitor(), &json!({ "kind": "none" })).await;
    let settings = service.subscribe(&mut clients[AWAY], "away").await;
    let channel = settings["channels"][0]["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/news/channels/{channel}");
    let wants = json!({ "turn": false, "clock": true, "over": true, "chat": false, "rematch": false });
    let wish = json!({ "wants": wants, "language": "ru" });
    assert_eq!(refused(&mut clients[HOST], &path, &wish).await, (404, "refused-no-device".to_owned()));
    let settings: Value = clients[AWAY].post(&path, &wish).await.expect("set");
    assert_eq!(settings["channels"][0]["wants"], wants);
    let settings: Value = clients[AWAY].post(&format!("{path}/try"), &json!(null)).await.expect("tried");
    assert_eq!(settings["channels"].as_array().map(Vec::len), Some(1));
    assert_eq!(service.letters("away").len(), 1);
    begin(&mut clients, &table).await;
    until("it is not wanted", async || figure(&mut clients[0], "longhall_news_withdrawn_total").await > 0).await;
    assert_eq!(service.letters("away").len(), 1);
    let rule = format!("/api/news/tables/{table}");
    let settings: Value = clients[AWAY].post(&rule, &json!({ "rule": "silent" })).await.expect("set");
    assert_eq!(settings["rules"], json!([{ "table": table, "rule": "silent" }]));
    let mut stranger = house.visitor();
    assert_eq!(refused(&mut stranger, &rule, &json!({ "rule": "clock" })).await.0, 403);
    let quiet = json!({ "hours": { "from": 1380, "to": 480, "ahead": 120 } });
    let settings: Value = clients[AWAY].post("/api/news/quiet", &quiet).await.expect("set");
    assert_eq!(settings["quiet"], quiet["hours"]);
    let wrong = json!({ "hours": { "from": 1440, "to": 480, "ahead": 120 } });
    assert_eq!(refused(&mut clients[AWAY], "/api/news/quiet", &wrong).await.0, 400);
    let settings: Value = clients[AWAY].post(&format!("{path}/remove"), &json!(null)).await.expect("gone");
    assert_eq!(settings["channels"], json!([]));
    house.close().await;
}

/// Somebody who signs out on a borrowed machine leaves nothing behind that calls there.
#[tokio::test]
async fn who_signs_out_is_not_called_there_any_more() {
    let (house, _, service) = house().await;
    let mut client = house.visitor();
    let credentials = json!({ "account": "Ada", "password": "correct horse" });
    let _: Value = client.post("/api/account/register", &credentials).await.expect("an account");
    service.subscribe(&mut client, "borrowed").await;
    let mut other = house.visitor();
    let _: Value = other.post("/api/account/login", &credentials).await.expect("signed in");
    let channels = async |client: &mut Client| {
        let settings: Value = client.get("/api/news").await.expect("settings");
        settings["channels"].as_array().map(Vec::len)
    };
    assert_eq!(channels(&mut other).await, Some(1));
    let _: Value = client.post("/api/account/logout", &json!(null)).await.expect("signed out");
    assert_eq!(channels(&mut other).await, Some(0));
    house.close().await;
}

/// The server stands in a network that is not the players'.
#[tokio::test]
async fn addresses_inside_are_refused_unless_the_host_allows_them() {
    let house = House::open().await;
    let mut client = house.visitor();
    let mut wish = PushService::open().await.subscription("x");
    for endpoint in [
        "http://127.0.0.1:1/x",
        "https://127.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "ftp://a.b/",
    ] {
        wish["endpoint"] = json!(endpoint);
        let answer = refused(&mut client, "/api/news/push", &wish).await;
        assert_eq!(answer, (400, "refused-news".to_owned()), "{endpoint}");
    }
    wish["endpoint"] = json!("https://push.example.org/x");
    wish["auth"] = json!("short");
    assert_eq!(refused(&mut client, "/api/news/push", &wish).await.0, 400);
    house.close().await;
}

/// The key by which browsers know the hall outlives the server.
#[tokio::test]
async fn the_key_of_the_hall_stays() {
    let house = House::open().await;
    let key = async |house: &House| {
        let mut client = house.visitor();
        let _: Value = client.get("/api/me").await.expect("somebody");
        let settings: Value = client.get("/api/news").await.expect("settings");
        settings["push_key"].clone()
    };
    let before = key(&house).await;
    let house = House::open_in(house.close().await, |_| ()).await;
    assert!(before.is_string());
    assert_eq!(key(&house).await, before);
    house.close().await;
}

/// The process that is killed below: this program again, told by its environment what to serve.
#[tokio::test]
#[ignore = "only the test below starts it"]
async fn serves_until_it_is_killed() {
    let (Ok(database), Ok(port)) = (std::env::var(TRIAL_DATABASE), std::env::var(TRIAL_PORT)) else { return };
    let data = Data { folder: tempfile::TempDir::new().expect("a folder"), database };
    let mut config = crate::house::config(&data);
    config.listen.set_port(port.parse().expect("a port"));
    near(&mut config);
    config.news.wait = Duration::from_millis(700);
    Server::open(config).await.expect("a server").run(std::future::pending()).await.expect("runs on");
}

const TRIAL_DATABASE: &str = "LONGHALL_TRIAL_DATABASE";
const TRIAL_PORT: &str = "LONGHALL_TRIAL_PORT";

/// A server in a process of its own; killed without warning when it is dropped.
struct Life(std::process::Child);

impl Life {
    async fn begin(database: &str, port: u16) -> Life {
        let mut program = std::process::Command::new(std::env::current_exe().expect("this program"));
        program.args(["--ignored", "--exact", "news::serves_until_it_is_killed"]);
        program.env(TRIAL_DATABASE, database).env(TRIAL_PORT, port.to_string()).stdout(std::process::Stdio::null());
        let life = Life(program.spawn().expect("a process"));
        let url = format!("http://127.0.0.1:{port}");
        let answers = async || {
            let mut visitor = Client::new(&url).expect("an address");
            visitor.get::<Value>("/api/games").await.is_ok()
        };
        until("the server answers", answers).await;
        life
    }
}

impl Drop for Life {
    fn drop(&mut self) {
        // SIGKILL; one that is gone already is gone.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server is killed after a move is stored and before anybody is told of it: the next one tells it, once. Another is
/// killed while its letter is on the way: the next one sends it again, and it takes the place of the first.
#[tokio::test]
async fn a_kill_loses_no_notice_and_shows_none_twice() {
    let (service, data) = (PushService::open().await, Data::fresh().await);
    let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|port| port.local_addr()).expect("a port").port();
    let life = Life::begin(&data.database, port).await;
    let visitor = || Client::new(&format!("http://127.0.0.1:{port}")).expect("an address");
    let (table, mut clients) = pair(visitor, &json!({ "kind": "none" })).await;
    service.subscribe(&mut clients[AWAY], "away").await;
    begin(&mut clients, &table).await;
    drop(life);
    let told = async || data.run_sql("UPDATE notices SET held = held WHERE state < 2").await == 0;
    let life = Life::begin(&data.database, port).await;
    service.until_letters("away", 1).await;
    until("it is told", told).await;
    assert_eq!(service.letters("away").len(), 1, "once");

    service.hold.store(true, Relaxed);
    let mut clients = clients.map(|before| {
        let mut again = visitor();
        again.set_cookie(before.cookie().map(str::to_owned));
        again
    });
    once_more(&mut clients, &table).await;
    service.until_letters("away", 2).await;
    drop(life);
    service.hold.store(false, Relaxed);
    // The time after which another server may repeat a try whose server is gone.
    data.run_sql("UPDATE notices SET due_ms = 1 WHERE state = 1").await;
    let _life = Life::begin(&data.database, port).await;
    service.until_letters("away", 3).await;
    until("it is told", told).await;
    let letters = service.letters("away");
    assert_eq!(letters.len(), 3);
    assert_eq!(letters[1].0["topic"], letters[2].0["topic"], "one takes the place of the other");
}
