//! Tokens of programs: each does what it was made for and nothing else, and only until it ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use futures_util::{SinkExt, StreamExt};
use hyper::Method;
use hyper::body::Bytes;
use serde_json::{Value, json};
use server::client::{Called, Client, Events, JSON, Socket};
use server::time::{MachineTime, Time};
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, Live, PATIENCE, bot, create, join, me, open};

const DAY_MS: u64 = 24 * 3600 * 1000;
/// Long enough to open a socket and a stream before a token ends.
const SOON_MS: u64 = 5_000;

async fn owner(house: &House, account: &str) -> Client {
    let mut client = house.visitor();
    let credentials = json!({ "account": account, "password": "correct horse" });
    let _: Value = client.post("/api/account/register", &credentials).await.expect("an account");
    client
}

async fn make(owner: &mut Client, scope: &str) -> (String, String) {
    let wish = json!({ "name": "engine", "scope": scope, "days": 30 });
    let made: Value = owner.post("/api/account/tokens", &wish).await.expect("a token");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&made["secret"]), text(&made["token"]["id"]))
}

/// A program that knows nothing but its token.
async fn program(house: &House, owner: &mut Client, scope: &str) -> Client {
    let mut program = house.visitor();
    program.set_token(&make(owner, scope).await.0);
    program
}

async fn call(client: &mut Client, method: Method, path: &str, headers: &[(&str, &str)], body: &Value) -> Called {
    let body = if method == Method::GET { Bytes::new() } else { body.to_string().into() };
    let headers: Vec<_> = headers.iter().copied().chain([JSON]).collect();
    client.call(method, path, &headers, body).await.expect("an answer")
}

fn reason(called: &Called) -> String {
    let refusal: Value = serde_json::from_slice(&called.body).expect("a refusal");
    refusal["reason"]["key"].as_str().unwrap_or_default().to_owned()
}

async fn post(client: &mut Client, path: &str, body: &Value) -> (u16, String) {
    let called = call(client, Method::POST, path, &[], body).await;
    (called.status.as_u16(), reason(&called))
}

/// The time of this machine, and some more that a test lets pass.
#[derive(Default)]
struct Later {
    machine: MachineTime,
    more_ms: AtomicU64,
}

impl Time for Later {
    fn wall_ms(&self) -> u64 {
        self.machine.wall_ms() + self.more_ms.load(Relaxed)
    }

    fn steady_ms(&self) -> u64 {
        self.machine.steady_ms()
    }
}

#[tokio::test]
async fn every_call_takes_the_tokens_that_the_document_names_and_no_others() {
    let house = House::open().await;
    let mut person = owner(&house, "Ada").await;
    let mut machine = owner(&house, "Engine").await;
    let _: Value = machine.post("/api/account/bot", &()).await.expect("a bot");
    let mut programs = [
        ("read", program(&house, &mut person, "read").await),
        ("play", program(&house, &mut person, "play").await),
        ("bot", program(&house, &mut machine, "bot").await),
    ];
    let document: Value = serde_json::from_str(server::http::openapi::DOCUMENT).expect("JSON");
    let mut refusals = 0;
    for (path, calls) in document["paths"].as_object().expect("paths") {
        // It would never end.
        if path == "/api/events" {
            continue;
        }
        for (method, described) in calls.as_object().expect("calls") {
            let least =
                described["security"].as_array().and_then(|ways| ways.iter().find_map(|way| way["token"][0].as_str()));
            let real = path.replace("{table}", "nowhere").replace(['{', '}'], "");
            for (scope, program) in &mut programs {
                let open = least.is_some_and(|least| least == "read" || *scope != "read");
                let method: Method = method.to_uppercase().parse().expect("a method");
                let called = call(program, method.clone(), &real, &[], &json!({})).await;
                let shut = called.status == 403 && reason(&called) == "refused-token-scope";
                assert_eq!(shut, !open, "{method} {path} with {scope}: {}", called.status);
                assert!(called.headers.get("set-cookie").is_none(), "{method} {path}: a program gets no cookie");
                refusals += usize::from(shut);
            }
        }
    }
    assert!(refusals > 50, "most calls about oneself are for people alone: {refusals}");
}

#[tokio::test]
async fn a_read_token_sees_what_its_owner_sees_and_cannot_act() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let mut guest = house.visitor();
    let table = create(&mut ada, &[me(), open()]).await;
    join(&mut guest, &table).await;
    let mut reader = program(&house, &mut ada, "read").await;
    let own: Value = reader.get(&format!("/api/tables/{table}")).await.expect("the table");
    assert_eq!(own["table"]["yours"], 0);
    let mut live = Live::watch(&reader, &table).await;
    let (seq, action) = (live.seq(), live.choices().first().cloned().unwrap_or_default());
    for message in [
        json!({ "type": "act", "seq": seq, "action": action }),
        json!({ "type": "say", "words": "hei" }),
        json!({ "type": "undo", "seq": seq }),
        json!({ "type": "consent", "agree": true }),
        json!({ "type": "ahead", "ahead": { "single_choices": true, "action": null } }),
    ] {
        let answer = live.ask(message).await;
        assert_eq!(answer["refusal"]["reason"]["key"], "refused-token-scope", "{answer}");
    }
    for call in ["act", "chat", "leave", "close", "undo", "rematch", "hint", "join"] {
        let refused = post(&mut reader, &format!("/api/tables/{table}/{call}"), &json!({})).await;
        assert_eq!(refused, (403, "refused-token-scope".to_owned()), "{call}");
    }
    let after: Value = ada.get(&format!("/api/tables/{table}")).await.expect("the table");
    assert_eq!(after["seq"], own["seq"]);
    let names = |state: &Value| {
        state["table"]["seats"]
            .as_array()
            .map(|seats| seats.iter().map(|seat| seat["name"].clone()).collect::<Vec<_>>())
    };
    assert_eq!(names(&after), names(&own), "everybody still sits there");
}

#[tokio::test]
async fn tokens_make_no_tokens_and_change_nothing_of_the_account() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let mut player = program(&house, &mut ada, "play").await;
    let wish = json!({ "name": "more", "scope": "play", "days": 365 });
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    for (path, body) in [
        ("/api/account/tokens", wish.clone()),
        ("/api/account/password", change),
        ("/api/account/bot", json!(null)),
        ("/api/account/logout/everywhere", json!(null)),
        ("/api/account/register", json!({ "account": "Eve", "password": "correct horse" })),
        ("/api/me", json!({ "name": "Eve", "shape": "axe" })),
    ] {
        assert_eq!(post(&mut player, path, &body).await, (403, "refused-token-scope".to_owned()), "{path}");
    }
    let listed = call(&mut player, Method::GET, "/api/account/tokens", &[], &json!(null)).await;
    assert_eq!(listed.status, 403);
    let me: Value = ada.get("/api/me").await.expect("oneself");
    assert_eq!(me["account"], "Ada");
    assert!(me["bot"].is_null());
    // A guest has no account to give tokens for.
    let mut guest = house.visitor();
    assert_eq!(post(&mut guest, "/api/account/tokens", &wish).await, (409, "refused-no-account".to_owned()));
}

async fn is_shut(program: &mut Client) -> bool {
    let called = call(program, Method::GET, "/api/me", &[], &json!(null)).await;
    let asked = called.headers.get("www-authenticate").and_then(|value| value.to_str().ok()).unwrap_or_default();
    called.status == 401 && reason(&called) == "refused-token" && asked.starts_with("Bearer")
}

async fn ended(socket: &mut Socket, events: &mut Events) {
    let closing = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Close(frame) = message {
                return frame.map(|frame| u16::from(frame.code));
            }
        }
        None
    };
    assert_eq!(tokio::time::timeout(PATIENCE, closing).await.expect("in time"), Some(4001));
    let draining = async { while let Ok(Some(_)) = events.next().await {} };
    tokio::time::timeout(PATIENCE, draining).await.expect("the stream ends");
}

#[tokio::test]
async fn a_token_that_is_taken_back_counts_no_more_at_once_also_on_open_sockets_and_streams() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let (secret, id) = make(&mut ada, "play").await;
    let mut program = house.visitor();
    program.set_token(&secret);
    let table = create(&mut program, &[me(), bot()]).await;
    let mut socket = program.socket().await.expect("a socket");
    let mut events = program.events("/api/events").await.expect("a stream");
    let left: Vec<Value> = ada.post(&format!("/api/account/tokens/{id}/revoke"), &()).await.expect("taken back");
    assert!(left.is_empty());
    assert!(is_shut(&mut program).await);
    let say = json!({ "type": "say", "request": 1, "table": table, "words": "still here" });
    let _ = socket.send(Message::text(say.to_string())).await;
    ended(&mut socket, &mut events).await;
    assert!(Live::watch(&ada, &table).await.chat.is_empty(), "nothing was said");
    let again = call(&mut ada, Method::POST, &format!("/api/account/tokens/{id}/revoke"), &[], &json!(null)).await;
    assert_eq!((again.status.as_u16(), reason(&again)), (404, "refused-no-token".to_owned()));
}

#[tokio::test]
async fn a_token_ends_with_its_time_also_on_open_sockets_and_streams() {
    let time = Arc::new(Later::default());
    let house = House::open_with(|config| config.time = Arc::clone(&time) as Arc<dyn Time>).await;
    let mut ada = owner(&house, "Ada").await;
    let mut program = program(&house, &mut ada, "read").await;
    let listed: Vec<Value> = ada.get("/api/account/tokens").await.expect("a list");
    let expires_ms = listed[0]["expires_ms"].as_u64().expect("a time");
    let before_the_end = |left_ms: u64| expires_ms - left_ms - time.machine.wall_ms();
    time.more_ms.store(before_the_end(DAY_MS), Relaxed);
    assert!(!is_shut(&mut program).await, "its last day");
    time.more_ms.store(before_the_end(SOON_MS), Relaxed);
    let mut socket = program.socket().await.expect("a socket");
    let mut events = program.events("/api/events").await.expect("a stream");
    ended(&mut socket, &mut events).await;
    assert!(is_shut(&mut program).await);
    let listed: Vec<Value> = ada.get("/api/account/tokens").await.expect("a list");
    assert_eq!(listed.len(), 1, "its owner sees that it has ended");
}

#[tokio::test]
async fn a_new_password_takes_all_tokens_back() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let mut player = program(&house, &mut ada, "play").await;
    assert!(!is_shut(&mut player).await);
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    let _: Value = ada.post("/api/account/password", &change).await.expect("changed");
    assert!(is_shut(&mut player).await);
}

#[tokio::test]
async fn another_server_over_the_same_store_refuses_a_token_that_was_taken_back_here() {
    let house = House::open().await;
    if !house.data.database.starts_with("postgres") {
        // Two servers share no SQLite; tests/postgres.sh runs this one.
        return;
    }
    let second = house.second().await;
    let mut ada = owner(&house, "Ada").await;
    let (secret, id) = make(&mut ada, "play").await;
    let mut program = second.visitor();
    program.set_token(&secret);
    assert!(!is_shut(&mut program).await);
    let _: Value = ada.post(&format!("/api/account/tokens/{id}/revoke"), &()).await.expect("taken back");
    assert!(is_shut(&mut program).await, "without waiting");
}

#[tokio::test]
async fn cookies_and_tokens_are_never_taken_together_or_for_each_other() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let mut eve = owner(&house, "Eve").await;
    let (secret, id) = make(&mut ada, "read").await;
    // With both, the token counts alone: what the cookie could do is not done.
    let token = format!("Bearer {secret}");
    let both = call(&mut eve, Method::GET, "/api/me", &[("authorization", &token)], &json!(null)).await;
    assert_eq!(serde_json::from_slice::<Value>(&both.body).expect("JSON")["account"], "Ada");
    let both = call(&mut eve, Method::POST, "/api/account/logout", &[("authorization", &token)], &json!(null)).await;
    assert_eq!(both.status, 403);
    let _: Value = ada.post(&format!("/api/account/tokens/{id}/revoke"), &()).await.expect("taken back");
    let both = call(&mut eve, Method::GET, "/api/me", &[("authorization", &token)], &json!(null)).await;
    assert_eq!(both.status, 401, "the cookie does not help");
    // A cookie is no token, and a token no cookie.
    let cookie = eve.cookie().and_then(|cookie| cookie.split("longhall=").nth(1)).expect("a cookie").to_owned();
    let cookie = cookie.split(';').next().unwrap_or_default();
    for wrong in [cookie, "", "lh_", "lh_short", &secret.to_uppercase(), &format!("{secret}x")] {
        let mut thief = house.visitor();
        thief.set_token(wrong);
        assert!(is_shut(&mut thief).await, "{wrong:?}");
    }
    let (fresh, _) = make(&mut ada, "play").await;
    let mut thief = house.visitor();
    thief.set_cookie(Some(format!("longhall={fresh}")));
    let me: Value = thief.get("/api/me").await.expect("somebody new");
    assert!(me["account"].is_null());
    let two = [("authorization", token.as_str()), ("authorization", &*format!("bearer {fresh}"))];
    let called = call(&mut house.visitor(), Method::GET, "/api/me", &two, &json!(null)).await;
    assert_eq!(called.status, 401, "one token at a time");
    // Who stands before a server with another way to sign in is not in the way of people.
    let called = call(&mut eve, Method::GET, "/api/me", &[("authorization", "Basic aG9zdDpob3N0")], &json!(null)).await;
    assert_eq!(serde_json::from_slice::<Value>(&called.body).expect("JSON")["account"], "Eve");
}

#[tokio::test]
async fn pages_of_other_sites_act_with_a_token_of_theirs_and_never_with_a_cookie() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let foreign = [("origin", "https://elsewhere.example"), ("sec-fetch-site", "cross-site")];
    let new = crate::house::new_table(&[me(), bot()]);
    let refused = call(&mut ada, Method::POST, "/api/tables", &foreign, &new).await;
    assert_eq!((refused.status.as_u16(), reason(&refused)), (403, "refused-foreign-origin".to_owned()));
    let mut program = program(&house, &mut ada, "play").await;
    assert_eq!(call(&mut program, Method::POST, "/api/tables", &foreign, &new).await.status, 200);
    // The name of the host is asked of programs too: a name that was pointed at this machine is not served.
    let address = house.url.trim_start_matches("http://").to_owned();
    let mut rebound = Client::named(&address, "elsewhere.example");
    rebound.set_token(&make(&mut ada, "read").await.0);
    assert_eq!(call(&mut rebound, Method::GET, "/api/me", &[], &json!(null)).await.status, 421);
}

#[tokio::test]
async fn only_the_hash_of_a_token_is_stored_and_its_secret_is_shown_once() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    let (secret, _) = make(&mut ada, "play").await;
    let listed = call(&mut ada, Method::GET, "/api/account/tokens", &[], &json!(null)).await;
    assert!(!String::from_utf8_lossy(&listed.body).contains(&secret));
    let devices: Vec<Value> = ada.get("/api/account/devices").await.expect("devices");
    assert_eq!(devices.len(), 1, "programs are no devices");
    let folder = house.close().await.folder;
    for entry in std::fs::read_dir(folder.path()).expect("files") {
        let bytes = std::fs::read(entry.expect("a file").path()).expect("bytes");
        let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!found, "the secret is nowhere in the files");
    }
}

#[tokio::test]
async fn tokens_are_few_and_their_wishes_are_checked() {
    let house = House::open().await;
    let mut ada = owner(&house, "Ada").await;
    for (wish, expected) in [
        (json!({ "name": "x", "scope": "play", "days": 0 }), "refused-token-days"),
        (json!({ "name": "x", "scope": "play", "days": 366 }), "refused-token-days"),
        (json!({ "name": "x", "scope": "bot", "days": 3 }), "refused-not-a-bot"),
        (json!({ "name": "x", "scope": "everything", "days": 3 }), "refused-malformed"),
        (json!({ "name": "", "scope": "read", "days": 3 }), "refused-name"),
    ] {
        let (status, reason) = post(&mut ada, "/api/account/tokens", &wish).await;
        assert!(status < 500 && reason == expected, "{wish}: {status} {reason}");
    }
    let wish = json!({ "name": "x", "scope": "read", "days": 3 });
    let mut waited = false;
    for _ in 0..40 {
        let called = call(&mut ada, Method::POST, "/api/account/tokens", &[], &wish).await;
        if called.status == 200 {
            continue;
        }
        assert_eq!(called.status, 429);
        let seconds = called.headers.get("retry-after").and_then(|value| value.to_str().ok()).expect("Retry-After");
        assert!(seconds.parse::<u64>().expect("seconds") >= 1);
        waited = true;
        break;
    }
    assert!(waited, "not without end");
}
