//! Corrections of the content for one table: checked, kept, played with, carried by the save, and harmless.

use std::time::Duration;

use engine::Save;
use hyper::Method;
use registry::Registry;
use serde_json::{Value, json};
use server::client::{Client, JSON};
use server::store::Store;

use crate::house::{House, Live, Pair, bot, create_from, join, me, new_table, open, refused};

/// Another box: one pair of gods more often, another less.
const SWAP: &str =
    "# my box\n[[card]]\nid = \"odin/heimdall\"\ncopies = 3\n\n[[card]]\nid = \"odin/thor\"\ncopies = 2\n";

fn with(seats: &[Value], corrections: &str) -> Value {
    let mut new = new_table(seats);
    new["corrections"] = json!(corrections);
    new
}

fn of_game(game: &str, players: usize, corrections: &str) -> Value {
    let seats: Vec<Value> = std::iter::once(me()).chain(std::iter::repeat_n(bot(), players - 1)).collect();
    let mut new = with(&seats, corrections);
    new["game"] = json!(game);
    new
}

async fn corrected_pair(house: &House) -> Pair {
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let table = create_from(&mut host, &with(&[me(), open()], SWAP)).await;
    join(&mut guest, &table).await;
    let lives = [Live::watch(&host, &table).await, Live::watch(&guest, &table).await];
    Pair { table, clients: [host, guest], lives }
}

async fn get(client: &mut Client, path: &str) -> Value {
    client.get(path).await.expect("an answer")
}

#[tokio::test]
async fn a_table_with_corrections_outlives_a_restart_and_its_save_is_the_same_game_anywhere() {
    let house = House::open().await;
    let mut pair = corrected_pair(&house).await;
    let mut luck = engine::Fast::new(3);
    for _ in 0..9 {
        pair.step(&mut luck).await;
    }
    let before = pair.lives[1].state.clone();
    let cookies = [0, 1].map(|index| pair.clients[index].cookie().map(str::to_owned));
    drop(pair);

    let house = House::open_in(house.close().await, |_| {}).await;
    let mut clients = [house.visitor(), house.visitor()];
    for (client, cookie) in clients.iter_mut().zip(cookies) {
        client.set_cookie(cookie);
    }
    let table = before["table"]["id"].as_str().expect("an id").to_owned();
    let lives = [Live::watch(&clients[0], &table).await, Live::watch(&clients[1], &table).await];
    for part in ["view", "question", "choices", "scores", "table"] {
        // Who is online is not part of the game.
        if part != "table" {
            assert_eq!(lives[1].state[part], before[part], "{part}");
        }
    }
    assert_eq!(lives[1].state["table"]["corrections"]["count"], 2);
    let mut pair = Pair { table: table.clone(), clients, lives };
    pair.play_out().await;

    let saved = pair.clients[0].call(Method::GET, &format!("/api/tables/{table}/save"), &[], "".into()).await;
    let text = String::from_utf8(saved.expect("a save").body.to_vec()).expect("text");
    assert!(text.contains("correct id = \"odin/heimdall\"\ncorrect copies = 3\n"), "{text}");
    let save: Save = text.parse().expect("a save");
    let title = &Registry::built_in();
    let title = &title.get("asgard").expect("the game").title;
    let again = title.load(&save).expect("the same game, played again elsewhere");
    let last = get(&mut pair.clients[0], &format!("/api/tables/{table}/replay?viewer=p1")).await;
    let view: Value = serde_json::from_str(again.view(engine::Viewer::Seat(engine::Seat(0))).get()).expect("a view");
    assert_eq!(view, last["view"]);
    let plain = Save { corrections: String::new(), ..save };
    assert!(title.load(&plain).is_err(), "without its corrections it is another game");
}

#[tokio::test]
async fn rematch_and_fork_keep_the_corrections_and_bots_play_with_them() {
    let house = House::open().await;
    let mut host = house.visitor();
    let table = create_from(&mut host, &with(&[me(), bot()], SWAP)).await;
    let mut live = Live::watch(&host, &table).await;
    let mut luck = engine::Fast::new(4);
    while live.status() != "finished" {
        live.until_state(|state| state["table"]["your_turn"] == true || state["table"]["status"] == "finished").await;
        if live.is_asked() {
            let action = luck.pick(&live.choices()).clone();
            let seq = live.seq();
            live.act(seq, &action).await;
        }
    }
    let next: Value = host.post(&format!("/api/tables/{table}/rematch"), &json!(null)).await.expect("a rematch");
    let fork = json!({ "move_number": 2, "seat": 0, "level": "guest" });
    let fork: Value = host.post(&format!("/api/tables/{table}/fork"), &fork).await.expect("a fork");
    for card in [next, fork] {
        assert_eq!((&card["corrected"], &card["status"]), (&json!(true), &json!("running")), "{card}");
        assert_eq!(card["corrections"]["named"][0], json!({ "kind": "card", "id": "odin/thor" }));
        let path = format!("/api/tables/{}/content", card["id"].as_str().expect("an id"));
        let content = get(&mut host, &path).await;
        assert_eq!(content["corrections"]["changes"].as_array().map(Vec::len), Some(2));
    }
}

#[tokio::test]
async fn everybody_sees_which_cards_are_corrected_and_a_plain_table_says_nothing() {
    let house = House::open().await;
    let mut host = house.visitor();
    let corrected = create_from(&mut host, &with(&[me(), open()], SWAP)).await;
    let plain = create_from(&mut host, &with(&[me(), open()], "[[card]]\nid = \"odin/thor\"\ncopies = 3\n")).await;
    let mut guest = house.visitor();
    let lobby = get(&mut guest, "/api/lobby").await;
    let card = |id: &str| lobby["open"].as_array().and_then(|open| open.iter().find(|card| card["id"] == id));
    assert_eq!(card(&corrected).expect("listed")["corrections"]["count"], 2);
    let unchanged = card(&plain).expect("listed");
    assert_eq!(unchanged["corrected"], false, "what is printed already is no correction");
    assert!(unchanged.get("corrections").is_none());

    let content = get(&mut guest, &format!("/api/tables/{corrected}/content")).await;
    let source = |id: &str| {
        let items = content["items"].as_array().expect("items");
        items.iter().find(|item| item["kind"] == "card" && item["id"] == id).expect("the card")["source"].clone()
    };
    assert_eq!((source("odin/thor"), source("odin/loki")), (json!("corrected"), json!("reconstructed")));
    let change = &content["corrections"]["changes"][0];
    assert_eq!((&change["path"], &change["was"], &change["now"]), (&json!(["copies"]), &json!(3), &json!(2)));
    let stored = house.data.store().await.table(&plain).await.expect("read").expect("there");
    assert_eq!(stored.record.corrections, None);
}

#[tokio::test]
async fn a_form_changes_numbers_step_by_step_and_takes_them_back() {
    let house = House::open().await;
    let mut client = house.visitor();
    let items = get(&mut client, "/api/games/asgard/numbers").await;
    let thor = items.as_array().and_then(|items| items.iter().find(|item| item["id"] == "odin/thor")).expect("listed");
    assert_eq!(thor["numbers"], json!([{ "path": ["copies"], "value": 3 }]));
    let deal = items.as_array().and_then(|items| items.iter().find(|item| item["kind"] == "deal")).expect("listed");
    assert_eq!(deal["numbers"][0], json!({ "path": ["hands", "0"], "value": 7 }), "the id is no number to change");

    let path = "/api/games/asgard/corrections";
    let number = |id: &str, value: i64| json!({ "kind": "card", "id": id, "path": ["copies"], "value": value });
    let asked = json!({ "text": "", "numbers": [number("odin/thor", 2)] });
    let half: Value = client.post(path, &asked).await.expect("accepted");
    assert_eq!(half["unfit"]["place"]["item"], "deck", "a card is missing in the box: {half}");
    let asked = json!({ "text": half["text"], "numbers": [number("odin/heimdall", 3)] });
    let one: Value = client.post(path, &asked).await.expect("accepted");
    assert_eq!((one["changes"].as_array().map(Vec::len), one.get("unfit")), (Some(2), None));
    let asked = json!({ "text": one["text"], "numbers": [number("odin/thor", 1), number("odin/loki", 4)] });
    let two: Value = client.post(path, &asked).await.expect("accepted");
    assert_eq!(two["changes"].as_array().map(Vec::len), Some(3), "{two}");
    let names = ["odin/thor", "odin/heimdall", "odin/loki"].map(|id| json!({ "kind": "card", "id": id }));
    let none: Value = client.post(path, &json!({ "text": two["text"], "reset": names })).await.expect("accepted");
    assert_eq!(none, json!({ "text": "", "changes": [] }));
}

/// What a wrong correction is answered: the status, the key of the reason, and where it is wrong.
async fn wrong(client: &mut Client, new: &Value) -> (u16, String, Value) {
    let called = client.call(Method::POST, "/api/tables", &[JSON], new.to_string().into()).await.expect("an answer");
    let refusal: Value = serde_json::from_slice(&called.body).expect("a refusal");
    let key = refusal["reason"]["key"].as_str().unwrap_or_default().to_owned();
    (called.status.as_u16(), key, refusal["place"].clone())
}

#[tokio::test]
async fn wrong_corrections_are_refused_with_their_place_and_nothing_is_made() {
    let house = House::open().await;
    let mut client = house.visitor();
    let card = |line: &str| format!("[[card]]\nid = \"odin/thor\"\n{line}\n");
    for (text, key, item) in [
        ("[[card]]\nid = \"odin/thor\"\ncopies = [".to_owned(), "setup-content-syntax", "line 3"),
        ("[dragon]\nheads = 3".to_owned(), "setup-content-no-section", "dragon"),
        ("[[card]]\nid = \"odin/odin\"\ncopies = 3".to_owned(), "setup-content-no-item", "card odin/odin"),
        (card("colour = 3"), "setup-content-no-field", "card odin/thor"),
        (card("copies = \"3\""), "setup-content-wrong-type", "card odin/thor"),
        (card("copies = 3.5"), "setup-content-wrong-type", "card"),
        (card("copies = -1"), "setup-content", "card odin/thor"),
        (card("copies = 2147483647"), "setup-content", "card odin/thor"),
        (card("copies = 4"), "setup-content", "deck"),
        ("[[deal]]\nid = 2\nhands = [0, 0, 0]".to_owned(), "setup-content", "deal 2"),
        ("[[space]]\nid = \"build_shed\"\ncost = { wood = 1 }".to_owned(), "setup-content-no-section", "space"),
    ] {
        let (status, found, place) = wrong(&mut client, &with(&[me(), bot()], &text)).await;
        assert_eq!((status, found.as_str(), &place["item"]), (400, key, &json!(item)), "{text}: {place}");
        assert!(place["file"].as_str().is_some_and(|file| file.ends_with(".toml")), "{place}");
    }
    let huge = format!("{SWAP}{}", "# more\n".repeat(1200));
    assert_eq!(wrong(&mut client, &with(&[me(), bot()], &huge)).await.1, "refused-corrections-too-large");
    let deep = format!("card{} = 1", ".a".repeat(4000));
    assert_eq!(wrong(&mut client, &with(&[me(), bot()], &deep)).await.0, 400);
    let mut lesson = with(&[me(), bot()], SWAP);
    lesson["lesson"] = json!(true);
    assert_eq!(wrong(&mut client, &lesson).await.1, "refused-lesson-corrected");
    for kind in [json!(5), json!({ "card": [] }), json!(["a"])] {
        let mut new = new_table(&[me(), bot()]);
        new["corrections"] = kind;
        assert_eq!(wrong(&mut client, &new).await.1, "refused-malformed");
    }
    let mut bytes = with(&[me(), bot()], "caf#").to_string().into_bytes();
    let place = bytes.iter().position(|byte| *byte == b'#').expect("there");
    bytes[place] = 0xe9;
    let called = client.call(Method::POST, "/api/tables", &[JSON], bytes.into()).await.expect("an answer");
    assert_eq!(called.status.as_u16(), 400, "not UTF-8");
    let lobby = get(&mut client, "/api/lobby").await;
    assert_eq!(lobby["yours"], json!([]), "nothing was made");

    let path = "/api/games/asgard/corrections";
    let many: Vec<Value> = (0..300).map(|_| json!({ "kind": "card", "id": "odin/thor" })).collect();
    let answer = refused(&mut client, path, &json!({ "text": "", "reset": many })).await;
    assert_eq!(answer, (400, "refused-corrections-too-large".to_owned()));
    let number = json!({ "kind": "card", "id": "odin/thor", "path": [], "value": 1 });
    let answer = refused(&mut client, path, &json!({ "text": "", "numbers": [number] })).await;
    assert_eq!(answer, (400, "setup-content-no-field".to_owned()));
    let answer = refused(&mut client, "/api/games/chess/corrections", &json!({ "text": "" })).await;
    assert_eq!(answer, (404, "refused-no-game".to_owned()));
}

/// Every so many numbers of each game get values no box has: refused or played, and the server is there afterwards.
#[tokio::test]
async fn numbers_no_box_has_are_refused_or_played() {
    const EVERY: usize = 29;
    let house = House::open().await;
    let registry = Registry::built_in();
    for entry in registry.iter() {
        let (game, content) = (entry.title.id(), entry.title.content());
        let (fewest, _) = entry.title.info().players;
        for (index, number) in content.numbers().iter().enumerate().filter(|(index, _)| index % EVERY == 0) {
            let extreme = [0, -1, i64::from(i32::MAX), i64::MIN, 255][index / EVERY % 5];
            let text = content.with_number(number, extreme).corrections_to(content);
            // One visitor may not open so many tables in so short a time.
            let mut client = house.visitor();
            let asked = client.call(
                Method::POST,
                "/api/tables",
                &[JSON],
                of_game(game, usize::from(fewest), &text).to_string().into(),
            );
            let answer = tokio::time::timeout(Duration::from_secs(60), asked).await;
            let called = answer.unwrap_or_else(|_| panic!("{number} = {extreme}: no answer")).expect("an answer");
            assert!([200, 400].contains(&called.status.as_u16()), "{number} = {extreme}: {}", called.status);
            if called.status == 200 {
                let card: Value = serde_json::from_slice(&called.body).expect("a card");
                let id = card["id"].as_str().expect("an id").to_owned();
                drop(client.call(Method::POST, &format!("/api/tables/{id}/close"), &[JSON], "null".into()).await);
            }
        }
    }
    create_from(&mut house.visitor(), &with(&[me(), bot()], SWAP)).await;
}
