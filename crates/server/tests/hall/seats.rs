//! Sitting down and standing up, the lists of the hall, clocks, and accounts.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, Live, bot, create, create_from, join, me, new_table, open, refused};

async fn lobby(client: &mut server::client::Client) -> Value {
    client.get("/api/lobby").await.expect("the lists")
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|card| card["id"].as_str()).collect()
}

#[tokio::test]
async fn a_table_goes_through_the_lists_of_the_hall() {
    let house = House::open().await;
    let (mut host, mut guest, mut stranger) = (house.visitor(), house.visitor(), house.visitor());
    let table = create(&mut host, &[me(), open()]).await;
    assert_eq!(ids(&lobby(&mut stranger).await["open"]), [&table]);
    assert_eq!(ids(&lobby(&mut host).await["yours"]), [&table]);
    let state = join(&mut guest, &table).await;
    assert_eq!(state["table"]["status"], "running", "the last seat starts the game");
    assert_eq!(ids(&lobby(&mut stranger).await["running"]), [&table]);
    let mut hidden = new_table(&[me(), open()]);
    hidden["access"] = json!("invitation");
    let secret = create_from(&mut host, &hidden).await;
    assert!(!lobby(&mut stranger).await.to_string().contains(&secret), "only who has the link");
    assert!(ids(&lobby(&mut host).await["yours"]).contains(&secret.as_str()));
    assert_eq!(join(&mut guest, &secret).await["table"]["yours"], 1);
}

#[tokio::test]
async fn the_hall_tells_its_watchers() {
    let house = House::open().await;
    let mut host = house.visitor();
    let mut socket = house.visitor().socket().await.expect("a socket");
    socket.send(Message::text(r#"{"type":"watch_lobby"}"#)).await.expect("sent");
    let table = create(&mut host, &[me(), open()]).await;
    let told = async {
        loop {
            let message = socket.next().await.expect("open").expect("whole").into_text().expect("text");
            let message: Value = serde_json::from_str(message.as_str()).expect("JSON");
            // Either it is there already, or it comes.
            let told = if message["type"] == "lobby" { &message["lobby"]["open"] } else { &message["open"]["put"] };
            if ids(told) == [table.as_str()] {
                break;
            }
        }
    };
    tokio::time::timeout(crate::house::PATIENCE, told).await.expect("told in time");
}

#[tokio::test]
async fn before_the_start_people_come_and_go() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let table = create(&mut host, &[me(), open(), open()]).await;
    let path = format!("/api/tables/{table}");
    let wish = json!({ "seat": 2 });
    let state: Value = guest.post(&format!("{path}/join"), &wish).await.expect("a seat");
    assert_eq!(state["table"]["yours"], 2);
    assert_ne!(state["table"]["seats"][0]["shape"], state["table"]["seats"][2]["shape"], "shapes tell people apart");
    let mut third = house.visitor();
    assert_eq!(refused(&mut third, &format!("{path}/join"), &wish).await, (409, "refused-seat-taken".into()));
    assert_eq!(
        refused(&mut third, &format!("{path}/join"), &json!({ "seat": 9 })).await,
        (400, "refused-no-seat".into())
    );
    assert_eq!(refused(&mut guest, &format!("{path}/start"), &json!(null)).await, (403, "refused-not-host".into()));
    let _: Value = host.post(&format!("{path}/leave"), &()).await.expect("left");
    let state: Value = guest.get(&path).await.expect("the table");
    assert_eq!(state["table"]["seats"][0]["kind"], "open");
    assert_eq!(state["table"]["host"], 2, "somebody has to be the host");
    let state: Value = guest.post(&format!("{path}/start"), &()).await.expect("started");
    assert_eq!(state["table"]["status"], "running");
    assert_eq!(state["table"]["seats"][0]["kind"], "bot", "bots take the open seats");
    assert_eq!(refused(&mut guest, &format!("{path}/start"), &json!(null)).await, (409, "refused-started".into()));
}

#[tokio::test]
async fn an_empty_table_closes_and_a_closed_one_is_over() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let table = create(&mut host, &[me(), open()]).await;
    let path = format!("/api/tables/{table}");
    let state: Value = host.post(&format!("{path}/leave"), &()).await.expect("left");
    assert_eq!(state["table"]["status"], "closed");
    assert_eq!(refused(&mut guest, &format!("{path}/join"), &json!({})).await, (409, "refused-over".into()));

    let mut pair = house.pair().await;
    let path = format!("/api/tables/{}/close", pair.table);
    assert_eq!(refused(&mut pair.clients[0], &path, &json!(null)).await, (409, "refused-close-others".into()));
    let alone = create(&mut host, &[me(), bot()]).await;
    let state: Value = host.post(&format!("/api/tables/{alone}/close"), &()).await.expect("closed");
    assert_eq!(state["table"]["status"], "closed");
}

#[tokio::test]
async fn a_bot_plays_on_for_who_leaves_and_gives_the_seat_back() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut luck = engine::Fast::new(1);
    pair.step(&mut luck).await;
    let path = format!("/api/tables/{}", pair.table);
    let _: Value = pair.clients[1].post(&format!("{path}/leave"), &()).await.expect("left");
    let [stays, _] = &mut pair.lives;
    stays.until_state(|state| state["table"]["seats"][1]["kind"] == "bot").await;
    assert!(stays.state["table"]["seats"][1]["instead_of"].is_string());
    assert!(stays.log.iter().any(|batch| batch["kind"] == "taken_over"));
    for _ in 0..3 {
        stays.until_state(|state| state["table"]["your_turn"] == true).await;
        stays.act_any(&mut luck).await;
    }
    let mut stranger = house.visitor();
    assert_eq!(refused(&mut stranger, &format!("{path}/join"), &json!({})).await, (409, "refused-table-full".into()));
    let state = join(&mut pair.clients[1], &pair.table).await;
    assert_eq!(state["table"]["seats"][1]["kind"], "person", "the own seat is given back");
    assert_eq!(state["table"]["yours"], 1);
}

#[tokio::test]
async fn who_runs_out_of_time_is_replaced() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let mut new = new_table(&[me(), open()]);
    new["clock"] = json!({ "kind": "per_game", "seconds": 5 });
    let table = create_from(&mut host, &new).await;
    join(&mut guest, &table).await;
    let mut live = Live::watch(&host, &table).await;
    let left = live.state["clocks_ms"].as_array().expect("clocks").clone();
    assert_eq!(left.len(), 2);
    live.until_state(|state| state["table"]["status"] == "closed").await;
    assert!(live.log.iter().all(|batch| batch["kind"] == "taken_over"));
    assert_eq!(live.log.len(), 2, "both let their time run out, and nobody is left to play for");
    let answer = refused(&mut host, &format!("/api/tables/{table}/join"), &json!({})).await;
    assert_eq!(answer, (409, "refused-over".into()));
    let mut wrong = new_table(&[me(), open()]);
    wrong["clock"] = json!({ "kind": "per_move", "seconds": 1 });
    assert_eq!(refused(&mut host, "/api/tables", &wrong).await, (400, "refused-clock".into()));
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let path = format!("/api/tables/{}/rematch", pair.table);
    assert_eq!(refused(&mut pair.clients[0], &path, &json!(null)).await, (409, "refused-not-over".into()));
    pair.play_out().await;
    let card: Value = pair.clients[0].post(&path, &()).await.expect("a rematch");
    pair.lives[1].until_state(|state| state["table"]["rematch"] == card["id"]).await;
    let same: Value = pair.clients[1].post(&path, &()).await.expect("the same rematch");
    assert_eq!(same["id"], card["id"]);
    let state = join(&mut pair.clients[1], card["id"].as_str().expect("an id")).await;
    assert_eq!(state["table"]["status"], "running");
}

#[tokio::test]
async fn wrong_wishes_for_a_table_are_refused_with_a_reason() {
    let house = House::open().await;
    let mut host = house.visitor();
    let mut expect = async |change: &dyn Fn(&mut Value), reason: &str| {
        let mut new = new_table(&[me(), open()]);
        change(&mut new);
        assert_eq!(refused(&mut host, "/api/tables", &new).await.1, reason);
    };
    expect(&|new| new["game"] = json!("chess"), "refused-no-game").await;
    expect(&|new| new["setup"]["players"] = json!(3), "refused-seats-differ").await;
    let crowd = |new: &mut Value| {
        new["setup"]["players"] = json!(6);
        new["seats"] = json!([me(), open(), open(), open(), open(), open()]);
    };
    expect(&crowd, "setup-players").await;
    expect(&|new| new["seats"] = json!([me(), me()]), "refused-two-seats").await;
    expect(&|new| new["seats"] = json!([bot(), open()]), "refused-no-own-seat").await;
    expect(&|new| new["setup"]["options"] = json!({ "dragons": "on" }), "setup-unknown-option").await;
    expect(&|new| new["name"] = json!("x".repeat(49)), "refused-name").await;
    let alone = json!({ "players": 1 });
    expect(&|new| (new["setup"], new["seats"]) = (alone.clone(), json!([me()])), "setup-players").await;
}

#[tokio::test]
async fn an_account_gathers_seats_across_devices() {
    let house = House::open().await;
    let (mut home, mut phone, mut other) = (house.visitor(), house.visitor(), house.visitor());
    let named = json!({ "name": "  Ada   Lovelace ", "shape": "raven" });
    let me_now: Value = home.post("/api/me", &named).await.expect("renamed");
    assert_eq!((&me_now["name"], &me_now["shape"]), (&json!("Ada Lovelace"), &json!("raven")));
    let at_home = create(&mut home, &[me(), open()]).await;
    let credentials = json!({ "account": "Ada", "password": "correct horse" });
    let me_now: Value = home.post("/api/account/register", &credentials).await.expect("registered");
    assert_eq!(me_now["account"], "Ada");
    assert_eq!(
        refused(&mut other, "/api/account/register", &json!({ "account": "ada", "password": "another one" })).await,
        (409, "refused-account-taken".into())
    );

    let on_phone = create(&mut phone, &[me(), open()]).await;
    let wrong = json!({ "account": "ada", "password": "wrong" });
    assert_eq!(refused(&mut phone, "/api/account/login", &wrong).await, (403, "refused-login".into()));
    let nobody = json!({ "account": "nobody", "password": "wrong" });
    assert_eq!(refused(&mut phone, "/api/account/login", &nobody).await, (403, "refused-login".into()));
    let before = phone.cookie().map(str::to_owned);
    let me_now: Value = phone.post("/api/account/login", &credentials).await.expect("logged in");
    assert_eq!(me_now["name"], "Ada Lovelace");
    assert_ne!(phone.cookie().map(str::to_owned), before, "a login gets a fresh token");
    for device in [&mut home, &mut phone] {
        let yours = lobby(device).await["yours"].clone();
        assert!(ids(&yours).contains(&at_home.as_str()) && ids(&yours).contains(&on_phone.as_str()), "{yours}");
    }
    let me_now: Value = phone.post("/api/account/logout", &()).await.expect("logged out");
    assert!(me_now["account"].is_null());
    assert!(ids(&lobby(&mut phone).await["yours"]).is_empty());
    let me_now: Value = home.get("/api/me").await.expect("still in");
    assert_eq!(me_now["account"], "Ada");
}
