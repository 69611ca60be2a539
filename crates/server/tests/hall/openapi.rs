//! The OpenAPI document names every route, and every route answers as the document says.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use hyper::Method;
use serde_json::{Map, Value, json};
use server::client::{Client, JSON};
use server::limits::REPLACE_AFTER;
use server::time::Time;

use crate::house::{House, bot, create, create_from, join, me, new_table, open};
use crate::news::PushService;
use crate::waking::Later;

pub fn document() -> Value {
    serde_json::from_str(server::http::openapi::DOCUMENT).expect("JSON")
}

/// Holds a value against a schema: the part of JSON Schema the document uses.
pub fn fits(document: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    let wrong = |expected: &str| Err(format!("expected {expected}, found {value}"));
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(reference.trim_start_matches('#')).ok_or(format!("{reference} is missing"))?;
        return fits(document, schema, value).map_err(|error| format!("{reference}: {error}"));
    }
    for several in ["anyOf", "oneOf"] {
        if let Some(schemas) = schema[several].as_array() {
            let errors: Vec<String> = schemas.iter().filter_map(|one| fits(document, one, value).err()).collect();
            return if errors.len() < schemas.len() { Ok(()) } else { Err(errors.join(" | ")) };
        }
    }
    if let Some(words) = schema["enum"].as_array() {
        return if words.contains(value) { Ok(()) } else { wrong(&schema["enum"].to_string()) };
    }
    match schema["type"].as_str() {
        None => Ok(()),
        Some("null") if value.is_null() => Ok(()),
        Some("string") if value.is_string() => Ok(()),
        Some("boolean") if value.is_boolean() => Ok(()),
        Some("number") if value.is_number() => Ok(()),
        Some("integer") if value.is_i64() || value.is_u64() => Ok(()),
        Some("array") => {
            let Some(items) = value.as_array() else { return wrong("a list") };
            items.iter().try_for_each(|item| fits(document, &schema["items"], item))
        }
        Some("object") => {
            let Some(fields) = value.as_object() else { return wrong("an object") };
            object_fits(document, schema, fields)
        }
        Some(kind) => wrong(kind),
    }
}

fn object_fits(document: &Value, schema: &Value, fields: &Map<String, Value>) -> Result<(), String> {
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    for name in required.iter().filter_map(Value::as_str) {
        if !fields.contains_key(name) {
            return Err(format!("{name} is missing"));
        }
    }
    let Some(properties) = schema["properties"].as_object() else { return Ok(()) };
    for (name, value) in fields {
        let schema = properties.get(name).ok_or(format!("{name} is not in the document"))?;
        fits(document, schema, value).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

#[test]
fn the_document_names_every_route_and_no_other() {
    let source = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/mod.rs")).expect("the routes");
    let mut routes = BTreeSet::new();
    for line in source.lines().filter_map(|line| line.trim().strip_prefix(".route(\"")) {
        let (path, handlers) = line.split_once('"').expect("a path");
        for method in ["get", "post"] {
            if handlers.contains(&format!("{method}(")) && path.starts_with("/api/") && !path.contains('*') {
                routes.insert(format!("{method} {path}"));
            }
        }
    }
    let mut described = BTreeSet::new();
    for (path, calls) in document()["paths"].as_object().expect("paths") {
        described.extend(calls.as_object().expect("calls").keys().map(|method| format!("{method} {path}")));
    }
    assert_eq!(routes, described);
}

/// The token of the hall's owner, which only the owner's page looks at.
const OWNER: (&str, &str) = ("x-longhall-host", "owner");

struct Tried<'a> {
    document: &'a Value,
    done: BTreeSet<String>,
}

impl Tried<'_> {
    /// Makes a call and holds the answer against the document. Gives the answer.
    async fn call(&mut self, client: &mut Client, path: &str, table: &str, body: Option<Value>) -> Value {
        let real = path
            .replace("{table}", table)
            .replace("{game}", "asgard")
            .replace("{device}", table)
            .replace("{token}", table)
            .replace("{channel}", table)
            .replace("{code}", table)
            .replace("{name}", "Ada")
            .replace("{player}", table)
            .replace("{report}", table)
            .replace("{answer}", "confirm");
        let (described, _) = path.split_once('?').unwrap_or((path, ""));
        let calls = &self.document["paths"][described];
        let method = if body.is_some() { "post" } else { "get" };
        let bytes = body.unwrap_or_default().to_string();
        let called = match method {
            "post" => client.call(Method::POST, &real, &[JSON, OWNER], bytes.into()).await.expect("an answer"),
            _ => client.call(Method::GET, &real, &[OWNER], hyper::body::Bytes::new()).await.expect("an answer"),
        };
        let responses = &calls[method]["responses"];
        let response = match called.status.as_u16() {
            200 => &responses["200"],
            status @ 400..500 => panic!("{method} {path}: {status} {}", String::from_utf8_lossy(&called.body)),
            status => panic!("{method} {path}: {status} is not in the document"),
        };
        self.done.insert(format!("{method} {described}"));
        let Some(schema) = response["content"]["application/json"]["schema"].as_object() else {
            return Value::Null;
        };
        let answer: Value = serde_json::from_slice(&called.body).expect("JSON");
        fits(self.document, &Value::Object(schema.clone()), &answer)
            .unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        answer
    }
}

#[tokio::test]
async fn every_route_answers_as_the_document_says() {
    let time = Arc::new(Later::default());
    let house = House::open_with(|config| {
        config.time = Arc::clone(&time) as Arc<dyn Time>;
        config.news.near = true;
        config.host_token = Some(OWNER.1.to_owned());
        config.news.webhooks = true;
        config.news.words = Some(Arc::new(crate::channels::Echo));
    })
    .await;
    let document = document();
    let mut tried = Tried { document: &document, done: BTreeSet::new() };
    let mut one = house.visitor();
    let plain = [
        "/api/openapi.json",
        "/api/socket.schema.json",
        "/api/games",
        "/api/games/{game}/content",
        "/api/games/{game}/numbers",
        "/api/me",
    ];
    for path in plain {
        tried.call(&mut one, path, "", None).await;
    }
    let card = json!({ "kind": "card", "id": "odin/thor" });
    let number = json!({ "kind": "card", "id": "odin/loki", "path": ["copies"], "value": 2 });
    let correct = json!({ "text": "", "reset": [card], "numbers": [number] });
    tried.call(&mut one, "/api/games/{game}/corrections", "", Some(correct)).await;
    tried.call(&mut one, "/api/me", "", Some(json!({ "name": "Ada", "shape": "ship" }))).await;
    let credentials = json!({ "account": "Ada", "password": "correct horse" });
    tried.call(&mut one, "/api/account/register", "", Some(credentials.clone())).await;
    let mut guest = house.visitor();
    tried.call(&mut guest, "/api/account/login", "", Some(credentials.clone())).await;
    tried.call(&mut guest, "/api/account/logout", "", Some(json!(null))).await;
    tried.call(&mut guest, "/api/account/login", "", Some(credentials.clone())).await;
    let devices = tried.call(&mut one, "/api/account/devices", "", None).await;
    let other = devices.as_array().and_then(|devices| devices.iter().find(|device| device["here"] == false));
    let other = other.and_then(|device| device["id"].as_str()).expect("the guest's device");
    tried.call(&mut one, "/api/account/devices/{device}/logout", other, Some(json!(null))).await;
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    tried.call(&mut one, "/api/account/password", "", Some(change)).await;
    let credentials = json!({ "account": "Ada", "password": "battery staple" });
    tried.call(&mut guest, "/api/account/login", "", Some(credentials.clone())).await;
    tried.call(&mut guest, "/api/account/logout/everywhere", "", Some(json!(null))).await;
    tried.call(&mut one, "/api/account/login", "", Some(credentials)).await;

    program_answers(&mut tried, &house).await;
    news_answers(&mut tried, &mut one).await;
    let card = tried.call(&mut one, "/api/tables", "", Some(new_table(&[me(), open()]))).await;
    let waiting = card["id"].as_str().expect("an id");
    let code = card["code"].as_str().expect("a code");
    tried.call(&mut guest, "/api/codes/{code}", code, None).await;
    tried.call(&mut guest, "/api/tables/{table}/join", waiting, Some(json!({ "seat": 1 }))).await;
    tried.call(&mut guest, "/api/tables/{table}/leave", waiting, Some(json!(null))).await;
    tried.call(&mut one, "/api/tables/{table}/content", waiting, None).await;
    let room = create(&mut one, &[me(), open(), open()]).await;
    join(&mut guest, &room).await;
    tried.call(&mut one, "/api/tables/{table}/remove", &room, Some(json!({ "seat": 1 }))).await;
    let part = json!({ "part": engine::Seed::from_number(1) });
    tried.call(&mut one, "/api/tables/{table}/contribute", &room, Some(part)).await;
    let idle = create(&mut one, &[me(), open()]).await;
    tried.call(&mut one, "/api/tables/{table}/start", &idle, Some(json!(null))).await;
    tried.call(&mut one, "/api/tables/{table}/hint", &idle, Some(json!(null))).await;
    tried.call(&mut one, "/api/tables/{table}/close", &idle, Some(json!(null))).await;

    let solo = create(&mut one, &[me(), bot()]).await;
    let ahead = json!({ "single_choices": true, "action": null });
    tried.call(&mut one, "/api/tables/{table}/ahead", &solo, Some(ahead)).await;
    tried.call(&mut one, "/api/tables/{table}/chat", &solo, Some(json!({ "words": "hei" }))).await;
    tried.call(&mut one, "/api/tables/{table}/replay?move=0", &solo, None).await;

    let mut pair = house.pair().await;
    let mut luck = engine::Fast::new(1);
    let [host, other] = &mut pair.clients;
    let action = pair.lives[0].choices()[0].clone();
    let act = json!({ "seq": 0, "action": action });
    tried.call(host, "/api/tables/{table}/check", &pair.table, Some(act.clone())).await;
    let acted = tried.call(host, "/api/tables/{table}/act", &pair.table, Some(act)).await;
    pair.lives[1].act_any(&mut luck).await;
    assert_eq!(acted["seq"], 1);
    tried.call(host, "/api/tables/{table}/undo", &pair.table, Some(json!({ "seq": 2 }))).await;
    tried.call(other, "/api/tables/{table}/consent", &pair.table, Some(json!({ "agree": false }))).await;
    time.more_ms.store(REPLACE_AFTER.as_millis() as u64, Relaxed);
    let asked = json!({ "seat": pair.lives[0].state["table"]["pending"][0] });
    let awake = usize::from(asked["seat"] == 0);
    tried.call(&mut pair.clients[awake], "/api/tables/{table}/nudge", &pair.table, Some(asked.clone())).await;
    tried.call(&mut pair.clients[awake], "/api/tables/{table}/replace", &pair.table, Some(asked)).await;
    let state = join(&mut pair.clients[1 - awake], &pair.table).await;
    // The bot may have moved before the seat was taken back: both must know of it before they play on.
    for live in &mut pair.lives {
        live.until_seq(state["seq"].as_u64().expect("a seq") as u32).await;
    }
    let host = state["table"]["host"].as_u64().expect("a host") as usize;
    tried.call(&mut pair.clients[host], "/api/tables/{table}/end", &pair.table, Some(json!({ "agree": true }))).await;
    pair.play_out().await;
    let [host, _] = &mut pair.clients;
    tried.call(host, "/api/tables/{table}", &pair.table, None).await;
    tried.call(host, "/api/tables/{table}/replay?move=3&viewer=public", &pair.table, None).await;
    tried.call(host, "/api/tables/{table}/save", &pair.table, None).await;
    tried.call(host, "/api/tables/{table}/analysis", &pair.table, None).await;
    tried.call(host, "/api/tables/{table}/analysis", &pair.table, Some(json!(null))).await;
    let save = crate::analysis::save_of(host, &pair.table).await;
    tried.call(host, "/api/saves", "", Some(json!({ "save": save, "seat": 1 }))).await;
    tried.call(host, "/api/tables/{table}/rematch", &pair.table, Some(json!(null))).await;
    let fork = json!({ "move_number": 2, "seat": 0, "level": "guest" });
    tried.call(host, "/api/tables/{table}/fork", &pair.table, Some(fork)).await;
    tried.call(host, "/api/lobby", "", None).await;

    people_answers(&mut tried, &mut one, &mut guest).await;
    let mut described = BTreeSet::new();
    for (path, calls) in document["paths"].as_object().expect("paths") {
        described.extend(calls.as_object().expect("calls").keys().map(|method| format!("{method} {path}")));
    }
    for endless in ["get /api/socket", "get /api/events"] {
        described.remove(endless);
    }
    assert_eq!(tried.done, described, "every call has been tried");
}

/// The calls about people, and those of the hall's owner. The account of the first goes at the end.
async fn people_answers(tried: &mut Tried<'_>, one: &mut Client, guest: &mut Client) {
    let mut new = new_table(&[me(), open()]);
    new["clock"] = json!({ "kind": "per_game", "seconds": 86_400, "rest_days": 3 });
    let table = create_from(one, &new).await;
    join(guest, &table).await;
    tried.call(one, "/api/tables/{table}/people", &table, None).await;
    tried.call(one, "/api/tables/{table}/absent", &table, Some(json!({ "agree": true }))).await;
    let who = json!({ "by": "seat", "table": table, "seat": 1 });
    tried.call(one, "/api/people", "", Some(json!({ "who": who, "kind": "follow", "on": true }))).await;
    tried.call(one, "/api/people", "", None).await;
    tried.call(one, "/api/reports", "", Some(json!({ "who": who, "reason": "other", "words": "x" }))).await;
    for path in ["/api/me/player", "/api/me/player/points?game=asgard", "/api/players/{name}"] {
        tried.call(one, path, "", None).await;
    }
    tried.call(one, "/api/players/{name}/points?game=asgard", "", None).await;
    let page = tried.call(one, "/api/host", "", None).await;
    let id = |value: &Value| value.as_str().expect("an id").to_owned();
    tried.call(one, "/api/host/reports/{report}/settle", &id(&page["reports"][0]["id"]), Some(json!(null))).await;
    let player = id(&page["reports"][0]["player"]);
    let ban = json!({ "who": { "by": "id", "id": player }, "reason": "", "days": null });
    tried.call(one, "/api/host/bans", "", Some(ban)).await;
    tried.call(one, "/api/host/bans/{player}/lift", &player, Some(json!(null))).await;
    tried.call(one, "/api/host/tables/{table}/close", &table, Some(json!(null))).await;
    let name = json!({ "account": "Lovelace", "password": "battery staple" });
    tried.call(one, "/api/account/name", "", Some(name)).await;
    tried.call(one, "/api/account/export", "", None).await;
    tried.call(one, "/api/account/delete", "", Some(json!({ "password": "battery staple" }))).await;
}

/// The calls about programs.
async fn program_answers(tried: &mut Tried<'_>, house: &House) {
    let mut engine = house.visitor();
    let credentials = json!({ "account": "Engine", "password": "correct horse" });
    tried.call(&mut engine, "/api/account/register", "", Some(credentials)).await;
    tried.call(&mut engine, "/api/account/bot", "", Some(json!(null))).await;
    let wish = json!({ "name": "engine", "scope": "bot", "days": 7 });
    let made = tried.call(&mut engine, "/api/account/tokens", "", Some(wish)).await;
    tried.call(&mut engine, "/api/account/tokens", "", None).await;
    let token = made["token"]["id"].as_str().expect("an id");
    tried.call(&mut engine, "/api/account/tokens/{token}/revoke", token, Some(json!(null))).await;
    let table = create(&mut engine, &[me(), open()]).await;
    let challenge = json!({ "account": "Ada" });
    tried.call(&mut engine, "/api/tables/{table}/challenge", &table, Some(challenge)).await;
    tried.call(&mut house.visitor(), "/api/tables/{table}/decline", &table, Some(json!(null))).await;
}

/// The calls about news; a table of one's own is made for them.
async fn news_answers(tried: &mut Tried<'_>, one: &mut Client) {
    let service = PushService::open().await;
    let settings = tried.call(one, "/api/news/push", "", Some(service.subscription("one"))).await;
    let channel = settings["channels"][0]["id"].as_str().expect("an id");
    let wants = json!({ "turn": true, "clock": true, "over": true, "chat": true, "rematch": true });
    let wish = json!({ "wants": wants, "language": "en" });
    tried.call(one, "/api/news/channels/{channel}", channel, Some(wish)).await;
    tried.call(one, "/api/news/channels/{channel}/try", channel, Some(json!(null))).await;
    let hook = json!({ "kind": "discord", "address": format!("{}/hook", service.url), "language": "en" });
    tried.call(one, "/api/news/channels", "", Some(hook)).await;
    tried.call(one, "/api/news/mail/{token}/{answer}", "1-none", Some(json!(null))).await;
    let hours = json!({ "from": 1320, "to": 420, "ahead": -60 });
    tried.call(one, "/api/news/quiet", "", Some(json!({ "hours": hours }))).await;
    let table = create(one, &[me(), open()]).await;
    tried.call(one, "/api/news/tables/{table}", &table, Some(json!({ "rule": "clock" }))).await;
    tried.call(one, "/api/news", "", None).await;
    tried.call(one, "/api/news/channels/{channel}/remove", channel, Some(json!(null))).await;
}
