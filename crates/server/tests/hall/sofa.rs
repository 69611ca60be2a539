//! Several people at one device: one player with several seats, each with its own name and its own view.

use engine::{Seat, Viewer};
use hyper::Method;
use hyper::body::Bytes;
use serde_json::{Value, json};
use server::client::Client;

use crate::house::{House, Live, bot, create, create_from, guest, join, me, new_table, open, refused};
use crate::news::{PushService, near};

/// A device with two people, and whoever else is wished.
async fn sofa(house: &House, others: &[Value]) -> (Client, String) {
    let mut device = house.visitor();
    let seats = [&[me(), guest("Olena")], others].concat();
    let table = create(&mut device, &seats).await;
    (device, table)
}

fn key(answer: &Value) -> &str {
    answer["refusal"]["reason"]["key"].as_str().unwrap_or_default()
}

impl Live {
    fn pending(&self) -> Vec<u8> {
        serde_json::from_value(self.state["table"]["pending"].clone()).expect("seats")
    }

    /// Acts for a seat of the device.
    async fn act_for(&mut self, seat: u8, action: &str) -> Value {
        let seq = self.seq();
        self.ask(json!({ "type": "act", "seat": seat, "seq": seq, "action": action })).await
    }
}

#[tokio::test]
async fn a_socket_shows_one_seat_at_a_time_and_only_what_all_may_see_while_none_is_named() {
    let house = House::open().await;
    let (mut device, table) = sofa(&house, &[]).await;
    let mut live = Live::watch(&device, &table).await;
    let mut luck = engine::Fast::new(11);
    let mut seen: Vec<(Viewer, u64, String)> = Vec::new();
    while live.status() != "finished" {
        let seat = live.pending()[0];
        assert_eq!(live.state["table"]["yours"], Value::Null);
        assert_eq!(live.state["table"]["device"], json!([0, 1]));
        assert_eq!(live.state["table"]["your_turn"], true);
        assert!(live.state["question"].is_null() && live.state["choices"].is_null() && live.state["ahead"].is_null());
        seen.extend(live.views.drain(..).map(|(moves, view)| (Viewer::Public, moves, view)));
        live.look_as(&format!("p{}", seat + 1)).await;
        assert_eq!(live.state["table"]["yours"], seat);
        let action = luck.pick(&live.choices()).clone();
        assert_eq!(live.act_for(seat, &action).await["type"], "done");
        seen.extend(live.views.drain(..).map(|(moves, view)| (Viewer::Seat(Seat(seat)), moves, view)));
        live.look_as("public").await;
    }
    let called =
        device.call(Method::GET, &format!("/api/tables/{table}/save"), &[], Bytes::new()).await.expect("a save");
    let save = std::str::from_utf8(&called.body).expect("text").parse().expect("a save");
    let game = registry::Registry::built_in().get("asgard").expect("a game").title.load(&save).expect("replays");
    assert!(seen.len() > 60, "a whole game was watched");
    for (viewer, moves, view) in seen {
        assert_eq!(view, game.at(moves as u32).view(viewer).get(), "{viewer} at move {moves}");
    }
}

#[tokio::test]
async fn nobody_gets_the_view_of_a_seat_that_is_not_theirs_or_acts_for_it() {
    let house = House::open().await;
    let (mut device, table) = sofa(&house, &[open()]).await;
    let mut far = house.visitor();
    join(&mut far, &table).await;
    let path = format!("/api/tables/{table}");
    let mut here = Live::watch_as(&device, &table, "p2").await;
    let mut there = Live::watch(&far, &table).await;
    let stranger = house.visitor();
    for (client, viewer) in [(&device, "p3"), (&far, "p1"), (&far, "p2"), (&stranger, "p2")] {
        let mut live = Live::watch(client, &table).await;
        let yours = live.state["table"]["yours"].clone();
        live.send(&json!({ "type": "watch", "table": table, "since": null, "viewer": viewer })).await;
        let answer = live.until(|message| message["type"] == "refused").await;
        assert_eq!(key(&answer), "refused-not-your-eyes");
        live.views.clear();
        assert_eq!(live.ask(json!({ "type": "say", "words": "hm" })).await["type"], "done");
        assert!(live.views.is_empty(), "it is shown nothing for it");
        assert_eq!(live.state["table"]["yours"], yours);
    }
    let action = here.choices()[0].clone();
    assert_eq!(key(&here.act_for(2, &action).await), "refused-not-your-seat");
    assert_eq!(key(&here.act_for(9, &action).await), "refused-not-your-seat");
    let seq = here.seq();
    assert_eq!(key(&here.act(seq, &action).await), "refused-which-seat");
    assert_eq!(key(&there.act_for(1, &action).await), "refused-not-your-seat");
    assert_eq!(key(&here.ask(json!({ "type": "check", "action": action })).await), "refused-which-seat");
    assert_eq!(key(&here.ask(json!({ "type": "undo", "seq": seq, "seat": 2 })).await), "refused-not-your-seat");
    assert_eq!(key(&here.ask(json!({ "type": "say", "words": "hm", "seat": 2 })).await), "refused-not-your-seat");
    let ahead = json!({ "single_choices": true, "action": null });
    assert_eq!(key(&here.ask(json!({ "type": "ahead", "ahead": ahead })).await), "refused-which-seat");
    here.send(&json!({ "type": "watch", "table": table, "since": null, "viewer": "everybody" })).await;
    assert_eq!(key(&here.until(|message| message["type"] == "refused").await), "refused-malformed");
    assert_eq!(here.seq(), 0, "nothing has happened");

    for (path, allowed) in [("?seat=p1", true), ("?seat=p2", true), ("?seat=p3", false), ("", false)] {
        let state: Value = device.get(&format!("/api/tables/{table}{path}")).await.expect("the table");
        assert_eq!(state["question"].is_object(), allowed, "{path}");
        assert_eq!(state["view"]["hand"].as_array().is_some_and(|hand| !hand.is_empty()), allowed, "{path}");
    }
    assert_eq!(refused(&mut device, &format!("{path}/leave?seat=nobody"), &json!(null)).await.1, "refused-malformed");
    for (viewer, allowed) in [("p1", true), ("p2", true), ("public", true), ("p3", false)] {
        let asked = format!("{path}/replay?move=0&viewer={viewer}");
        let called = device.call(Method::GET, &asked, &[], Bytes::new()).await.expect("an answer");
        assert_eq!(called.status.is_success(), allowed, "{viewer}");
    }
    let public: Value = device.get(&format!("{path}/replay?move=0")).await.expect("a position");
    assert_eq!(public["view"]["hand"], json!([]), "who names no seat sees what all may see");
}

#[tokio::test]
async fn two_tabs_of_one_device_have_different_seats_and_each_hears_its_own() {
    let house = House::open().await;
    let (device, table) = sofa(&house, &[]).await;
    let mut tabs = [Live::watch_as(&device, &table, "p1").await, Live::watch_as(&device, &table, "p2").await];
    let mut spectator = Live::watch(&house.visitor(), &table).await;
    let mut luck = engine::Fast::new(2);
    for _ in 0..30 {
        let seat = tabs[0].pending()[0];
        let action = luck.pick(&tabs[usize::from(seat)].choices()).clone();
        assert_eq!(tabs[usize::from(seat)].act_for(seat, &action).await["type"], "done");
        let seq = tabs[usize::from(seat)].seq();
        for live in tabs.iter_mut().chain([&mut spectator]) {
            live.until_seq(seq).await;
        }
    }
    for (seat, tab) in tabs.iter().enumerate() {
        assert_eq!(tab.state["table"]["yours"], seat);
        let own: Vec<_> = tab.views.iter().filter(|(_, view)| !view.contains("\"hand\":[]")).collect();
        assert!(own.len() > 5, "it sees its own hand");
        assert!(own.iter().all(|view| !tabs[1 - seat].views.contains(view)), "and the other tab does not");
    }
    assert!(spectator.state["table"].get("device").is_none(), "whose device it is concerns nobody else");
    let mut television = Live::watch_as(&device, &table, "public").await;
    assert_eq!(television.state["table"]["yours"], Value::Null);
    let seat = tabs[0].pending()[0];
    let action = tabs[usize::from(seat)].choices()[0].clone();
    assert_eq!(tabs[usize::from(seat)].act_for(seat, &action).await["type"], "done");
    television.until_seq(tabs[usize::from(seat)].seq()).await;
    assert!(television.views.iter().all(|(_, view)| view.contains("\"hand\":[]")), "a television holds no hand");
}

#[tokio::test]
async fn people_at_one_device_agree_aloud_and_answer_a_far_player_once() {
    let house = House::open().await;
    let (device, table) = sofa(&house, &[]).await;
    let mut live = Live::watch_as(&device, &table, "p1").await;
    let mut luck = engine::Fast::new(1);
    // Until something came to light after a step: among others that would need their consent.
    for _ in 0..8 {
        let seat = live.pending()[0];
        live.look_as(&format!("p{}", seat + 1)).await;
        let action = luck.pick(&live.choices()).clone();
        assert_eq!(live.act_for(seat, &action).await["type"], "done");
    }
    live.look_as("p2").await;
    assert!(live.state["undo"]["free"].is_object(), "nobody elsewhere has to agree: {}", live.state["undo"]);
    let seq = live.seq();
    assert_eq!(live.ask(json!({ "type": "undo", "seat": 1, "seq": seq })).await["type"], "done");

    let (device, table) = sofa(&house, &[open()]).await;
    let mut far = house.visitor();
    join(&mut far, &table).await;
    let mut there = Live::watch(&far, &table).await;
    let mut here = Live::watch_as(&device, &table, "p1").await;
    let mut rounds = 0;
    while !there.state["undo"]["by_consent"].is_object() {
        rounds += 1;
        assert!(rounds < 40, "a round is opened");
        let seat = here.pending()[0];
        if seat == 2 {
            there.until_seq(here.seq()).await;
            there.act_any(&mut luck).await;
        } else {
            here.look_as(&format!("p{}", seat + 1)).await;
            let action = luck.pick(&here.choices()).clone();
            assert_eq!(here.act_for(seat, &action).await["type"], "done");
        }
        let seq = here.seq().max(there.seq());
        here.until_seq(seq).await;
        there.until_seq(seq).await;
    }
    assert_eq!(there.undo().await["type"], "done");
    here.until_state(|state| state["undo_asked"].is_object()).await;
    assert_eq!(here.state["undo_asked"]["waiting"], json!([0, 1]));
    assert_eq!(here.ask(json!({ "type": "consent", "agree": true })).await["type"], "done");
    there.until_state(|state| state["undo_asked"].is_null()).await;
    assert_eq!(there.log.last().expect("an entry")["kind"], "undo");
}

#[tokio::test]
async fn who_leaves_alone_leaves_a_bot_and_the_curtain_stays_for_the_others() {
    let house = House::open().await;
    let (mut device, table) = sofa(&house, &[guest("Petro")]).await;
    let path = format!("/api/tables/{table}");
    let state: Value = device.post(&format!("{path}/leave?seat=p2"), &()).await.expect("left");
    assert_eq!(state["table"]["seats"][1]["kind"], "bot");
    assert_eq!(state["table"]["seats"][1]["instead_of"], "Olena");
    let mut live = Live::watch(&device, &table).await;
    assert_eq!(live.state["table"]["yours"], Value::Null, "nobody's hand is shown unasked");
    let state: Value = device.post(&format!("{path}/leave?seat=p3"), &()).await.expect("left");
    assert_eq!(state["table"]["status"], "running");
    live.until_state(|state| state["table"]["seats"][2]["kind"] == "bot").await;
    assert_eq!(live.state["view"]["hand"], json!([]), "not even where one person is left");
    let state: Value = device.post(&format!("{path}/join"), &json!({ "seat": 1 })).await.expect("back");
    assert_eq!(state["table"]["seats"][1]["kind"], "person");
    assert_eq!(state["table"]["seats"][2]["kind"], "bot");
    let state: Value = device.post(&format!("{path}/leave"), &()).await.expect("left");
    assert_eq!(state["table"]["status"], "closed", "with everybody");
}

#[tokio::test]
async fn guests_are_named_in_the_waiting_room_by_who_sits_there() {
    let house = House::open().await;
    let (mut host, mut far, mut stranger) = (house.visitor(), house.visitor(), house.visitor());
    let _: Value = host.post("/api/me", &json!({ "name": "Oksana", "shape": "raven" })).await.expect("named");
    let table = create(&mut host, &[me(), open(), open(), open(), open()]).await;
    let path = format!("/api/tables/{table}/join");
    let add = |name: &str| json!({ "seat": null, "guest": name });
    assert_eq!(refused(&mut stranger, &path, &add("Erik")).await, (403, "refused-not-your-seat".into()));
    let state: Value = host.post(&path, &add("  Olena ")).await.expect("a guest");
    assert_eq!(state["table"]["seats"][1]["name"], "Olena");
    assert_eq!(state["table"]["device"], json!([0, 1]));
    assert_eq!(state["table"]["yours"], 0, "before the game nothing is hidden");
    for alike in ["OLENA", "Oksana", "0lena", "Оlеnа"] {
        assert!(refused(&mut host, &path, &add(alike)).await.1.starts_with("refused-name"), "{alike}");
    }
    assert_eq!(refused(&mut host, &path, &add(" ")).await, (400, "refused-name".into()));
    assert_eq!(refused(&mut host, &path, &json!({ "seat": 1, "guest": "Bo" })).await.1, "refused-seat-taken");
    join(&mut far, &table).await;
    let state: Value = far.post(&path, &add("Torvald")).await.expect("a guest");
    assert_eq!(state["table"]["device"], json!([2, 3]));
    let shapes: Vec<&Value> =
        state["table"]["seats"].as_array().expect("seats")[..4].iter().map(|seat| &seat["shape"]).collect();
    assert!(shapes.iter().enumerate().all(|(index, shape)| !shapes[..index].contains(shape)), "all differ");
    // The host sends the other device away, with everybody at it; the own guest goes alone.
    let remove = format!("/api/tables/{table}/remove");
    let state: Value = host.post(&remove, &json!({ "seat": 3 })).await.expect("removed");
    assert_eq!(state["table"]["seats"][2]["kind"], "person", "a guest goes alone");
    let _: Value = far.post(&path, &add("Torvald")).await.expect("a guest may be named again");
    let state: Value = host.post(&remove, &json!({ "seat": 2 })).await.expect("removed");
    assert_eq!(state["table"]["seats"][3]["kind"], "open");
    assert_eq!(refused(&mut far, &path, &json!({ "seat": null })).await.1, "refused-removed");
    let state: Value = host.post(&format!("/api/tables/{table}/leave?seat=p2"), &()).await.expect("gone");
    assert_eq!((&state["table"]["seats"][1]["kind"], &state["table"]["yours"]), (&json!("open"), &json!(0)));
    let mut new = new_table(&[me(), guest("Olena")]);
    new["lesson"] = json!(true);
    assert_eq!(refused(&mut host, "/api/tables", &new).await.1, "refused-lesson-open");
    assert_eq!(refused(&mut host, "/api/tables", &new_table(&[me(), guest("oksana")])).await.1, "refused-name-here");
    assert_eq!(refused(&mut host, "/api/tables", &new_table(&[guest("A"), guest("B")])).await.1, "refused-no-own-seat");
}

#[tokio::test]
async fn chat_lists_hints_and_the_rematch_know_who_is_meant() {
    let house = House::open().await;
    let (mut device, table) = sofa(&house, &[bot()]).await;
    let mut live = Live::watch(&device, &table).await;
    assert_eq!(live.ask(json!({ "type": "say", "words": "skål", "seat": 1 })).await["type"], "done");
    assert_eq!(live.ask(json!({ "type": "say", "words": "skål" })).await["type"], "done");
    live.until_state(|_| true).await;
    while live.chat.len() < 2 {
        live.next().await;
    }
    assert_eq!((&live.chat[0]["name"], &live.chat[0]["seat"]), (&json!("Olena"), &json!(1)));
    assert_eq!(live.chat[1]["seat"], 0, "who names no seat speaks as who owns the device");
    let lobby: Value = device.get("/api/lobby").await.expect("the lists");
    assert_eq!(lobby["yours"].as_array().map(Vec::len), Some(1), "one table, once");
    assert_eq!((&lobby["yours"][0]["yours"], &lobby["yours"][0]["your_turn"]), (&json!(0), &json!(true)));
    let hint = format!("/api/tables/{table}/hint");
    assert_eq!(refused(&mut device, &hint, &json!(null)).await, (400, "refused-which-seat".into()));
    let advice: Value = device.post(&format!("{hint}?seat=p2"), &()).await.expect("no far person plays along");
    live.look_as("p2").await;
    assert!(live.choices().contains(&advice["choices"][0]["action"].as_str().expect("an action").to_owned()));

    let (mut device, table) = sofa(&house, &[]).await;
    let mut live = Live::watch(&device, &table).await;
    let mut luck = engine::Fast::new(4);
    while live.status() != "finished" {
        let seat = live.pending()[0];
        live.look_as(&format!("p{}", seat + 1)).await;
        let action = luck.pick(&live.choices()).clone();
        assert_eq!(live.act_for(seat, &action).await["type"], "done");
    }
    let next: Value = device.post(&format!("/api/tables/{table}/rematch"), &()).await.expect("a table");
    assert_eq!(next["status"], "running", "everybody is there already");
    assert_eq!((&next["seats"][1]["name"], &next["device"]), (&json!("Olena"), &json!([0, 1])));
}

#[tokio::test]
async fn a_device_is_called_once_and_the_call_stands_until_everybody_there_has_answered() {
    let push = PushService::open().await;
    let house = House::open_with(near).await;
    let mut device = house.visitor();
    let settings = push.subscribe(&mut device, "sofa").await;
    let channel = settings["channels"][0]["id"].as_str().expect("an id");
    let wants = json!({ "turn": true, "clock": false, "over": false, "chat": true, "rematch": false });
    let wish = json!({ "wants": wants, "language": "en" });
    let _: Value = device.post(&format!("/api/news/channels/{channel}"), &wish).await.expect("chat is wanted");
    // In the contest all decide at once: two seats of one device are asked at the same moment.
    let mut far = house.visitor();
    let table = create_from(&mut device, &new_table(&[me(), guest("Olena"), open()])).await;
    join(&mut far, &table).await;
    push.until_letters("sofa", 1).await;
    let mut there = Live::watch(&far, &table).await;
    let mut luck = engine::Fast::new(1);
    there.act_any(&mut luck).await;
    assert_eq!(there.ask(json!({ "type": "say", "words": "come" })).await["type"], "done");
    push.until_letters("sofa", 2).await;
    assert_eq!(push.letters("sofa").len(), 2, "one for the turn, one for the word");
    for seat in [0, 1] {
        let state: Value = device.get(&format!("/api/tables/{table}?seat=p{}", seat + 1)).await.expect("the table");
        let act = json!({ "seq": state["seq"], "action": state["choices"][0]["action"] });
        let acted: Value =
            device.post(&format!("/api/tables/{table}/act?seat=p{}", seat + 1), &act).await.expect("done");
        there.until_seq(acted["seq"].as_u64().expect("a seq") as u32).await;
    }
    push.until_letters("sofa", 3).await;
    let calls: Value = device.get("/api/news").await.expect("settings");
    let turns = calls["calls"].as_array().expect("calls").iter().filter(|call| call["kind"] == "turn").count();
    assert_eq!(turns, 2, "one for each time the device was called");
}

#[tokio::test]
async fn an_account_takes_all_seats_of_the_device_along() {
    let house = House::open().await;
    let (mut device, table) = sofa(&house, &[]).await;
    let credentials = json!({ "account": "sofa owner", "password": "a short sentence" });
    let mut elsewhere = house.visitor();
    let _: Value = elsewhere.post("/api/account/register", &credentials).await.expect("an account");
    let _: Value = device.post("/api/account/login", &credentials).await.expect("in");
    let state: Value = elsewhere.get(&format!("/api/tables/{table}?seat=p2")).await.expect("the table");
    assert_eq!((&state["table"]["device"], &state["table"]["yours"]), (&json!([0, 1]), &json!(1)));
    assert_eq!(state["secretive"], json!([0, 1]));
}
