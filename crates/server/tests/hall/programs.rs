//! Programs that play: accounts marked as bots, where they may sit, challenges, and the stream of events.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use server::client::{Client, ClientError, Events};

use crate::house::{House, Live, PATIENCE, bot, create, create_from, join, me, new_table, open, refused, until};
use crate::openapi::{document, fits};

const PASSWORD: &str = "correct horse";

async fn account(house: &House, name: &str) -> Client {
    let mut client = house.visitor();
    let credentials = json!({ "account": name, "password": PASSWORD });
    let _: Value = client.post("/api/account/register", &credentials).await.expect("an account");
    let _: Value = client.post("/api/me", &json!({ "name": name, "shape": "ship" })).await.expect("a name");
    client
}

/// The account of a bot, and its program.
async fn engine_named(house: &House, name: &str) -> (Client, Client) {
    let mut owner = account(house, name).await;
    let marked: Value = owner.post("/api/account/bot", &()).await.expect("a bot");
    assert_eq!(marked["bot"], true);
    let wish = json!({ "name": "engine", "scope": "bot", "days": 7 });
    let made: Value = owner.post("/api/account/tokens", &wish).await.expect("a token");
    let mut program = house.visitor();
    program.set_token(made["secret"].as_str().expect("a secret"));
    (owner, program)
}

fn with_programs(seats: &[Value]) -> Value {
    let mut new = new_table(seats);
    new["programs"] = json!(true);
    new
}

async fn next(events: &mut Events, wanted: impl Fn(&Value) -> bool) -> Value {
    let waiting = async {
        loop {
            let event = events.next().await.expect("a line").expect("an open stream");
            if wanted(&event) {
                return event;
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("in time")
}

#[tokio::test]
async fn a_bot_is_shown_as_one_sits_only_where_bots_may_and_does_not_chat() {
    let house = House::open().await;
    let mut host = house.visitor();
    let (_, mut engine) = engine_named(&house, "Engine").await;
    let closed = create(&mut host, &[me(), open()]).await;
    let join_closed = format!("/api/tables/{closed}/join");
    assert_eq!(refused(&mut engine, &join_closed, &json!({ "seat": null })).await, (403, "refused-no-bots".to_owned()));
    let table = create_from(&mut host, &with_programs(&[me(), open()])).await;
    let state = join(&mut engine, &table).await;
    assert_eq!(state["table"]["seats"][1]["program"], true);
    assert_eq!(state["table"]["programs"], true);
    let lobby: Value = house.visitor().get("/api/lobby").await.expect("the lists");
    let card = lobby["running"].as_array().and_then(|cards| cards.iter().find(|card| card["id"] == table));
    assert_eq!(card.expect("the table in the list")["seats"][1]["program"], true);
    let say = json!({ "words": "hei" });
    let talk = (403, "refused-bot-talks".to_owned());
    assert_eq!(refused(&mut engine, &format!("/api/tables/{table}/chat"), &say).await, talk);
    let mut live = Live::watch(&engine, &table).await;
    let answer = live.ask(json!({ "type": "say", "words": "hei" })).await;
    assert_eq!(answer["refusal"]["reason"]["key"], "refused-bot-talks");
    // The mark is stored with the seat.
    drop(live);
    let house = House::open_in(house.close().await, |_| {}).await;
    let mut again = house.visitor();
    let state: Value = again.get(&format!("/api/tables/{table}")).await.expect("the table");
    assert_eq!(state["table"]["seats"][1]["program"], true);
}

#[tokio::test]
async fn an_account_is_a_bots_for_good_and_not_while_a_person_sits_with_it() {
    let house = House::open().await;
    let mut ada = account(&house, "Ada").await;
    let table = create(&mut ada, &[me(), open()]).await;
    assert_eq!(refused(&mut ada, "/api/account/bot", &json!(null)).await, (409, "refused-bot-sits".to_owned()));
    let _: Value = ada.post(&format!("/api/tables/{table}/close"), &()).await.expect("closed");
    let wish = json!({ "name": "app", "scope": "play", "days": 7 });
    let made: Value = ada.post("/api/account/tokens", &wish).await.expect("a token");
    let _: Value = ada.post("/api/account/bot", &()).await.expect("a bot");
    // A token that was given to act for a person is gone.
    let mut app = house.visitor();
    app.set_token(made["secret"].as_str().expect("a secret"));
    assert!(app.get::<Value>("/api/me").await.is_err());
    assert_eq!(refused(&mut ada, "/api/account/tokens", &wish).await, (409, "refused-bot-plays".to_owned()));
    let again: Value = ada.post("/api/account/bot", &()).await.expect("it is one already");
    assert_eq!(again["bot"], true);
    // Who signs in to it is a bot from there on, without the seats a guest had.
    let mut guest = house.visitor();
    let seat = create(&mut guest, &[me(), open()]).await;
    let credentials = json!({ "account": "Ada", "password": PASSWORD });
    let known: Value = guest.post("/api/account/login", &credentials).await.expect("signed in");
    assert_eq!(known["bot"], true);
    let state: Value = guest.get(&format!("/api/tables/{seat}")).await.expect("the table");
    assert!(state["table"]["yours"].is_null());
    let mut stranger = house.visitor();
    assert_eq!(refused(&mut stranger, "/api/account/bot", &json!(null)).await, (409, "refused-no-account".to_owned()));
}

#[tokio::test]
async fn people_and_bots_challenge_each_other_and_hear_of_it_on_the_stream() {
    let house = House::open().await;
    let mut ada = account(&house, "Ada").await;
    let (_, mut engine) = engine_named(&house, "Engine").await;
    let mut heard = engine.events("/api/events").await.expect("a stream");
    next(&mut heard, |event| event["type"] == "your_tables" && event["challenges"].is_null()).await;
    let table = create_from(&mut ada, &with_programs(&[me(), open()])).await;
    let ask = |name: &str| json!({ "account": name });
    let challenge = format!("/api/tables/{table}/challenge");
    assert_eq!(refused(&mut ada, &challenge, &ask("Nobody")).await, (404, "refused-no-such-account".to_owned()));
    assert_eq!(refused(&mut engine, &challenge, &ask("Ada")).await.0, 403, "the host asks, and nobody else");
    let _: Value = ada.post(&challenge, &ask("Engine")).await.expect("asked");
    let event = next(&mut heard, |event| event["challenges"][0]["id"] == table).await;
    assert_eq!(event["challenges"][0]["seats"][0]["name"], "Ada");
    let _: Value = engine.post(&format!("/api/tables/{table}/decline"), &()).await.expect("no");
    next(&mut heard, |event| event["type"] == "your_tables" && event["challenges"].is_null()).await;
    let _: Value = ada.post(&challenge, &ask("Engine")).await.expect("asked again");
    next(&mut heard, |event| event["challenges"][0]["id"] == table).await;
    join(&mut engine, &table).await;
    let event = next(&mut heard, |event| event["yours"][0]["id"] == table).await;
    assert!(event["challenges"].is_null(), "who sits is not asked any more: {event}");
    // The other way round: the table of a bot allows bots by itself, and a person is asked.
    let own = create(&mut engine, &[me(), open()]).await;
    let _: Value = engine.post(&format!("/api/tables/{own}/challenge"), &ask("Ada")).await.expect("asked");
    until("the person sees the challenge", async || {
        let lobby: Value = ada.get("/api/lobby").await.expect("the lists");
        lobby["challenges"][0]["id"] == own
    })
    .await;
    let people_only = create(&mut ada, &[me(), open()]).await;
    let path = format!("/api/tables/{people_only}/challenge");
    assert_eq!(refused(&mut ada, &path, &ask("Engine")).await, (403, "refused-no-bots".to_owned()));
}

#[tokio::test]
async fn a_host_may_forbid_bots_or_limit_their_tables() {
    let house = House::open_with(|config| config.tables_per_bot = 1).await;
    let (_, mut engine) = engine_named(&house, "Engine").await;
    create(&mut engine, &[me(), bot()]).await;
    let second = new_table(&[me(), bot()]);
    assert_eq!(refused(&mut engine, "/api/tables", &second).await, (429, "refused-too-many-tables".to_owned()));
    let house = House::open_in(house.close().await, |config| config.tables_per_bot = 0).await;
    let mut ada = account(&house, "Ada").await;
    assert_eq!(refused(&mut ada, "/api/account/bot", &json!(null)).await, (403, "refused-bot-accounts".to_owned()));
    let credentials = json!({ "account": "Engine", "password": PASSWORD });
    let mut owner = house.visitor();
    let _: Value = owner.post("/api/account/login", &credentials).await.expect("signed in");
    assert_eq!(refused(&mut owner, "/api/tables", &second).await, (403, "refused-bot-accounts".to_owned()));
    let wish = json!({ "name": "engine", "scope": "bot", "days": 7 });
    let made: Value = owner.post("/api/account/tokens", &wish).await.expect("a token");
    let mut engine = house.visitor();
    engine.set_token(made["secret"].as_str().expect("a secret"));
    assert_eq!(refused(&mut engine, "/api/tables", &second).await, (403, "refused-bot-accounts".to_owned()));
}

/// A whole game over calls and the stream alone; every line of it, and everything a socket says, is as described.
#[tokio::test]
async fn a_game_is_played_over_the_stream_and_every_message_is_as_the_schema_says() {
    let house = House::open().await;
    let document = document();
    let schema = json!({ "$ref": "#/components/schemas/ToClient" });
    let mut kinds = BTreeSet::new();
    let mut holds = |message: &Value| {
        fits(&document, &schema, message).unwrap_or_else(|error| panic!("{message}: {error}"));
        kinds.insert(message["type"].as_str().expect("a type").to_owned());
    };
    let (_, mut engine) = engine_named(&house, "Engine").await;
    let table = create(&mut engine, &[me(), bot()]).await;
    let mut events = engine.events(&format!("/api/events?table={table}")).await.expect("a stream");
    let mut luck = engine::Fast::new(3);
    loop {
        let event = next(&mut events, |_| true).await;
        holds(&event);
        let state = &event["state"];
        if state["table"]["status"] == "finished" {
            break;
        }
        if state["table"]["your_turn"] == true {
            let choices = state["choices"].as_array().expect("choices");
            let act = json!({ "seq": state["seq"], "action": luck.pick(choices)["action"] });
            // The other's move may have come in between: the next line of the stream tells of it.
            match engine.post::<Value>(&format!("/api/tables/{table}/act"), &act).await {
                Ok(_) => {}
                Err(ClientError::Refused { status, .. }) if status == 409 => {}
                Err(error) => panic!("{act}: {error}"),
            }
        }
    }
    drop(events);
    let mut pair = house.pair().await;
    let messages = [
        json!({ "type": "watch_lobby" }),
        json!({ "type": "watch_yours" }),
        json!({ "type": "ping", "away": false }),
        json!({ "type": "check", "action": "nonsense" }),
        json!({ "type": "say", "words": "hei" }),
        json!({ "type": "ahead", "ahead": { "single_choices": false, "action": null } }),
        json!({ "type": "undo", "seq": 0, "turn": false }),
    ];
    let asked = json!({ "$ref": "#/components/schemas/ToServer" });
    for mut message in messages {
        let numbered =
            message["type"] != "ping" && !message["type"].as_str().is_some_and(|kind| kind.starts_with("watch"));
        if numbered {
            message["request"] = json!(7);
            message["table"] = json!(pair.table);
        }
        fits(&document, &asked, &message).unwrap_or_else(|error| panic!("{message}: {error}"));
        pair.lives[0].send(&message).await;
        let answered = if numbered { "7" } else { "" };
        loop {
            let heard = pair.lives[0].next().await;
            holds(&heard);
            if answered.is_empty() || heard["request"] == 7 {
                break;
            }
        }
    }
    let _: Value = pair.clients[0].post("/api/tables", &new_table(&[me(), open()])).await.expect("a table");
    while !kinds_seen(&kinds_of(&mut pair.lives[0], &mut holds).await) {}
    let expected = ["chat", "checked", "done", "lobby", "pong", "refused", "table", "update", "your_tables"];
    for kind in expected {
        assert!(kinds.contains(kind), "{kind} was heard: {kinds:?}");
    }
}

async fn kinds_of(live: &mut Live, holds: &mut impl FnMut(&Value)) -> String {
    let heard = live.next().await;
    holds(&heard);
    heard["type"].as_str().unwrap_or_default().to_owned()
}

fn kinds_seen(kind: &str) -> bool {
    kind == "your_tables" || kind == "lobby_changed"
}
