//! Playing: whole games, stale and double moves, two tabs, resuming, undo, steps taken ahead, replays.

use hyper::Method;
use hyper::body::Bytes;
use serde_json::{Value, json};

use crate::house::{House, Live, bot, create, create_from, me, new_table, refused};

#[tokio::test]
async fn two_people_play_a_whole_game_and_see_the_same_log() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let commitment = pair.lives[0].state["seed_commitment"].as_str().expect("published at once").to_owned();
    assert!(pair.lives[0].state["seed"].is_null());
    pair.play_out().await;
    let [one, two] = &pair.lives;
    let seqs = |live: &Live| live.log.iter().map(|batch| batch["seq"].as_u64().unwrap_or(0)).collect::<Vec<_>>();
    assert_eq!(seqs(one), (1..=u64::from(one.seq())).collect::<Vec<_>>(), "every entry once, in order");
    assert_eq!(seqs(one), seqs(two));
    assert_eq!(one.state["table"]["outcome"], two.state["table"]["outcome"]);
    assert!(one.state["table"]["outcome"]["winners"].is_array());
    assert!(one.state["seed"].is_string(), "opened at the end");
    let part: engine::Seed = one.state["server_part"].as_str().expect("opened at the end").parse().expect("a seed");
    assert_eq!(engine::seed_commitment(&part), commitment);
}

#[tokio::test]
async fn the_save_of_a_finished_game_replays_to_the_same_end() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let path = format!("/api/tables/{}/save", pair.table);
    let called = pair.clients[0].call(Method::GET, &path, &[], Bytes::new()).await.expect("an answer");
    assert_eq!(called.status, 409, "a save holds the seed: not before the end");
    pair.play_out().await;
    let called = pair.clients[0].call(Method::GET, &path, &[], Bytes::new()).await.expect("an answer");
    let text = String::from_utf8(called.body.to_vec()).expect("text");
    let registry = registry::Registry::built_in();
    let game = registry.get("asgard").expect("a game").title.load(&text.parse().expect("a save")).expect("replays");
    let outcome = serde_json::to_value(game.outcome()).expect("JSON");
    assert_eq!(outcome, pair.lives[0].state["table"]["outcome"]);
}

#[tokio::test]
async fn a_move_is_taken_once_and_only_on_the_present_position() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let who = usize::from(!pair.lives[0].is_asked());
    let (seq, action) = (pair.lives[who].seq(), pair.lives[who].choices()[0].clone());
    let first = pair.lives[who].act(seq, &action).await;
    assert_eq!((&first["type"], &first["seq"]), (&json!("done"), &json!(seq + 1)));
    let again = pair.lives[who].act(seq, &action).await;
    assert_eq!(again["refusal"]["reason"]["key"], "refused-stale");
    assert_eq!(again["refusal"]["seq"], seq + 1);
    let future = pair.lives[who].act(seq + 7, &action).await;
    assert_eq!(future["refusal"]["reason"]["key"], "refused-stale");
    let state: Value = pair.clients[who].get(&format!("/api/tables/{}", pair.table)).await.expect("the table");
    assert_eq!(state["seq"], seq + 1, "nothing but the first happened");
}

#[tokio::test]
async fn secret_choices_made_at_the_same_time_do_not_make_each_other_stale() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    assert!(pair.lives.iter().all(Live::is_asked), "the game begins with a choice of both");
    let [one, two] = &mut pair.lives;
    let (first, second) = (one.choices()[0].clone(), two.choices()[0].clone());
    let seq = one.seq();
    assert_eq!(one.act(seq, &first).await["type"], "done");
    let answer = two.act(seq, &second).await;
    assert_eq!(answer["type"], "done", "{answer}");
}

#[tokio::test]
async fn what_is_tried_is_shown_and_not_played_and_nothing_hidden_comes_to_light_by_it() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let [one, two] = &mut pair.lives;
    let (first, second) = (one.choices()[0].clone(), two.choices()[0].clone());
    let tried = one.ask(json!({ "type": "try", "actions": [first] })).await;
    assert_eq!(tried["type"], "tried", "{tried}");
    assert_ne!(tried["tried"]["view"], one.state["view"], "the choice is seen");
    assert_eq!(one.seq(), 0, "nothing is played");
    assert_eq!(one.act(0, &first).await["type"], "done", "what was tried can still be played");
    // The last choice turns up all cards: whoever tried it would see them.
    for (actions, reason) in [
        (vec![second.as_str()], "refused-tried-news"),
        (vec!["fly"], "refused-malformed"),
        (vec!["fly"; server::limits::TRIED_ACTIONS_MAX + 1], "refused-tried-too-much"),
    ] {
        let answer = two.ask(json!({ "type": "try", "actions": actions })).await;
        assert_eq!(answer["refusal"]["reason"]["key"], reason, "{answer}");
    }
    two.until_seq(1).await;
    assert_eq!(two.act(1, &second).await["type"], "done");
}

#[tokio::test]
async fn calls_do_what_messages_do() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let who = usize::from(!pair.lives[0].is_asked());
    let action = pair.lives[who].choices()[0].clone();
    let path = format!("/api/tables/{}", pair.table);
    let body = json!({ "seq": 0, "action": action });
    let checked: Value = pair.clients[who].post(&format!("{path}/check"), &body).await.expect("checked");
    assert!(checked["why_not"].is_null());
    let checked: Value =
        pair.clients[who].post(&format!("{path}/check"), &json!({ "seq": 0, "action": "fly" })).await.expect("checked");
    assert_eq!(checked["why_not"]["key"], "refused-malformed");
    let acted: Value = pair.clients[who].post(&format!("{path}/act"), &body).await.expect("acted");
    assert_eq!(acted["seq"], 1);
    pair.lives[1 - who].until_seq(1).await;
    assert_eq!(pair.lives[1 - who].log[0]["seat"], who);
}

#[tokio::test]
async fn a_lost_connection_resumes_where_it_was() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut luck = engine::Fast::new(2);
    for _ in 0..6 {
        pair.step(&mut luck).await;
    }
    let since = pair.lives[1].seq() - 4;
    let back = Live::watch_since(&pair.clients[1], &pair.table, Some(since)).await;
    assert_eq!(back.log[..], pair.lives[1].log[since as usize..], "only what was missed");
    let nonsense = Live::watch_since(&pair.clients[1], &pair.table, Some(9999)).await;
    assert_eq!(nonsense.log, pair.lives[1].log, "a seq from nowhere gets everything");
}

#[tokio::test]
async fn taking_back_is_free_against_bots_and_by_consent_among_people() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut luck = engine::Fast::new(3);
    for _ in 0..4 {
        pair.step(&mut luck).await;
    }
    let asker = pair.lives[0].state["undo"]["by_consent"]["to"].as_u64();
    let to = asker.expect("others have moved since");
    let seq = pair.lives[0].seq();
    assert_eq!(pair.lives[0].ask(json!({ "type": "undo", "seq": seq })).await["type"], "done");
    pair.lives[1].until_state(|state| state["undo_asked"]["waiting"] == json!([1])).await;
    assert_eq!(pair.lives[1].seq(), seq, "nothing is taken back before the other agrees");
    assert_eq!(pair.lives[1].ask(json!({ "type": "consent", "agree": false })).await["type"], "done");
    pair.lives[0].until_state(|state| state["undo_asked"].is_null()).await;
    let refusal = pair.lives[1].ask(json!({ "type": "consent", "agree": true })).await;
    assert_eq!(refusal["refusal"]["reason"]["key"], "refused-nothing-asked");
    assert_eq!(pair.lives[0].ask(json!({ "type": "undo", "seq": seq })).await["type"], "done");
    assert_eq!(pair.lives[1].ask(json!({ "type": "consent", "agree": true })).await["type"], "done");
    pair.lives[0].until_seq(seq + 1).await;
    assert_eq!(pair.lives[0].state["moves"], to);
    assert_eq!(pair.lives[0].log.last().expect("an entry")["kind"], "undo");

    let mut solo = house.visitor();
    let table = create(&mut solo, &[me(), bot()]).await;
    let mut live = Live::watch(&solo, &table).await;
    for _ in 0..3 {
        live.until_state(|state| state["table"]["your_turn"] == true).await;
        live.act_any(&mut luck).await;
    }
    live.until_state(|state| state["table"]["your_turn"] == true).await;
    assert!(live.state["undo"]["free"]["to"].is_u64(), "bots always agree: {}", live.state["undo"]);
    let moves = live.state["moves"].as_u64();
    let undone = live.undo().await;
    assert_eq!(undone["type"], "done");
    live.until_seq(undone["seq"].as_u64().expect("a seq") as u32).await;
    assert!(live.state["moves"].as_u64() < moves);
    let entry = live.log.iter().rfind(|batch| batch["kind"] == "undo").expect("an undo");
    assert!(entry["to"].is_u64() && entry["to"].as_u64() < moves, "it says what is left in force");
}

#[tokio::test]
async fn a_whole_turn_is_taken_back_as_far_as_was_promised() {
    let house = House::open().await;
    let mut solo = house.visitor();
    let mut wish = new_table(&[me(), bot()]);
    wish["game"] = "gonewild".into();
    let table = create_from(&mut solo, &wish).await;
    let mut live = Live::watch(&solo, &table).await;
    let mut luck = engine::Fast::new(9);
    for _ in 0..200 {
        live.until_state(|state| state["table"]["your_turn"] == true).await;
        let (step, turn) = (live.state["undo"]["free"]["to"].as_u64(), live.state["undo_turn"]["free"]["to"].as_u64());
        assert!(turn <= step, "a turn is at least its last step");
        if turn < step {
            let seq = live.seq();
            let undone = live.ask(json!({ "type": "undo", "seq": seq, "turn": true })).await;
            assert_eq!(undone["type"], "done", "{undone}");
            live.until_seq(undone["seq"].as_u64().expect("a seq") as u32).await;
            assert_eq!(live.state["moves"].as_u64(), turn);
            return;
        }
        live.act_any(&mut luck).await;
    }
    panic!("nobody made two steps in a row");
}

#[tokio::test]
async fn a_step_programmed_ahead_is_taken_when_it_is_legal_and_marked_as_such() {
    let house = House::open().await;
    let mut luck = engine::Fast::new(4);
    let wish = json!({ "type": "ahead", "ahead": { "single_choices": true, "action": null } });
    // Not every game asks a question with one answer; most do.
    let mut taken_at_once = false;
    for _ in 0..40 {
        let mut pair = house.pair().await;
        for live in &mut pair.lives {
            assert_eq!(live.ask(wish.clone()).await["type"], "done");
            assert_eq!(live.state["ahead"]["single_choices"], true);
        }
        while pair.lives[0].status() != "finished" {
            pair.in_step().await;
            let who = usize::from(!pair.lives[0].is_asked());
            assert_ne!(pair.lives[who].choices().len(), 1, "a decision with one choice is taken at once");
            pair.lives[who].act_any(&mut luck).await;
            pair.in_step().await;
        }
        taken_at_once = pair.lives[0].log.iter().any(|batch| batch["kind"] == "automatic");
        if taken_at_once {
            break;
        }
    }
    assert!(taken_at_once);

    let mut pair = house.pair().await;
    let action = pair.lives[1].choices()[0].clone();
    let wish = json!({ "type": "ahead", "ahead": { "single_choices": false, "action": action } });
    let done = pair.lives[1].ask(wish).await;
    assert_eq!(done["seq"], 1, "it was legal already");
    pair.lives[0].until_seq(1).await;
    assert_eq!(pair.lives[0].log[0]["kind"], "automatic");
}

#[tokio::test]
async fn what_an_action_would_do_is_told_over_the_socket_and_nothing_is_done() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let live = &mut pair.lives[0];
    let listed = live.state["choices"][0].clone();
    assert!(listed["parts"]["verb"].is_string(), "a choice brings its action: {listed}");
    let legal = live.ask(json!({ "type": "check", "action": listed["action"] })).await;
    assert_eq!(legal["type"], "checked");
    assert!(legal["checked"]["why_not"].is_null() && legal["checked"]["preview"].is_object(), "{legal}");
    let illegal = live.ask(json!({ "type": "check", "action": "stop" })).await;
    assert!(illegal["checked"]["why_not"]["key"].is_string(), "{illegal}");
    assert_eq!(live.seq(), 0);
}

#[tokio::test]
async fn a_finished_game_can_be_looked_at_from_every_seat_and_played_on_against_bots() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let path = format!("/api/tables/{}", pair.table);
    let mut luck = engine::Fast::new(6);
    pair.step(&mut luck).await;
    let called = pair.clients[0]
        .call(Method::GET, &format!("{path}/replay?viewer=p2"), &[], Bytes::new())
        .await
        .expect("answer");
    assert_eq!(called.status, 403, "not through the other's eyes while the game runs");
    pair.play_out().await;
    let moves = pair.lives[0].state["moves"].as_u64().expect("moves");
    for viewer in ["p1", "p2", "public"] {
        let frame: Value =
            pair.clients[0].get(&format!("{path}/replay?move={moves}&viewer={viewer}")).await.expect("ok");
        assert_eq!(frame["moves"], moves);
        assert_eq!(frame["batch"]["seq"], moves);
    }
    let end: Value = pair.clients[0].get(&format!("{path}/replay?viewer=p1")).await.expect("a frame");
    assert_eq!(end["view"], pair.lives[0].state["view"]);
    let missing = pair.clients[0].call(Method::GET, &format!("{path}/replay?move=99999"), &[], Bytes::new()).await;
    assert_eq!(missing.expect("an answer").status, 404);

    let middle = moves / 2;
    let fork = json!({ "move_number": middle, "seat": 1, "level": "guest" });
    let card: Value = pair.clients[0].post(&format!("{path}/fork"), &fork).await.expect("a fork");
    let mut live = Live::watch(&pair.clients[0], card["id"].as_str().expect("an id")).await;
    assert_eq!(live.state["table"]["yours"], 1);
    assert_eq!(live.log.len() as u64, live.state["moves"].as_u64().expect("moves"), "the past came along");
    while live.status() != "finished" {
        live.until_state(|state| state["table"]["your_turn"] == true || state["table"]["status"] == "finished").await;
        if live.status() != "finished" {
            live.act_any(&mut luck).await;
        }
    }
    let body = json!({ "move_number": moves, "seat": 1, "level": "guest" });
    assert_eq!(
        refused(&mut pair.clients[0], &format!("{path}/fork"), &body).await.0,
        404,
        "there is nothing after the end"
    );
}

#[tokio::test]
async fn a_hint_names_legal_choices_and_only_against_bots() {
    let house = House::open().await;
    let mut solo = house.visitor();
    let table = create(&mut solo, &[me(), bot()]).await;
    let live = Live::watch(&solo, &table).await;
    let hint: Value = solo.post(&format!("/api/tables/{table}/hint"), &()).await.expect("a hint");
    let choices = hint["choices"].as_array().expect("choices");
    assert!(!choices.is_empty());
    assert!(choices.iter().all(|choice| live.choices().contains(&choice["action"].as_str().expect("one").to_owned())));
    let mut pair = house.pair().await;
    let path = format!("/api/tables/{}/hint", pair.table);
    assert_eq!(refused(&mut pair.clients[0], &path, &json!(null)).await, (403, "refused-hint-among-people".into()));
}

#[tokio::test]
async fn a_lesson_begins_the_same_for_everybody() {
    let house = House::open().await;
    let mut views = Vec::new();
    for _ in 0..2 {
        let mut pupil = house.visitor();
        let mut new = new_table(&[me(), bot()]);
        new["lesson"] = json!(true);
        let table = crate::house::create_from(&mut pupil, &new).await;
        let state: Value = pupil.get(&format!("/api/tables/{table}/replay?move=0")).await.expect("a frame");
        views.push(state["view"].clone());
    }
    assert_eq!(views[0], views[1]);
}

#[tokio::test]
async fn a_lesson_begins_in_its_position_and_nothing_before_it_is_taken_back() {
    let house = House::open().await;
    let mut pupil = house.visitor();
    let mut new = new_table(&[me(), bot()]);
    new["lesson"] = json!(true);
    let table = crate::house::create_from(&mut pupil, &new).await;
    let mut live = Live::watch(&pupil, &table).await;
    let given = registry::Lesson::of("asgard").expect("a lesson").moves.len();
    assert!(live.state["seq"].as_u64().expect("a number") >= given as u64, "the moves up to the position are made");
    assert_eq!(live.state["view"]["laid"], 4);
    assert_eq!(live.state["undo"], "nothing");
    assert_eq!(live.state["undo_turn"], "nothing");
    let refused = live.undo_turn().await;
    assert_eq!(refused["refusal"]["reason"]["key"], "refused-nothing-to-undo");
}

#[tokio::test]
async fn chat_reaches_everybody_and_stays() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut stranger = house.visitor();
    let _: Value = stranger.get("/api/me").await.expect("somebody");
    let mut spectator = Live::watch(&stranger, &pair.table).await;
    assert_eq!(pair.lives[0].ask(json!({ "type": "say", "words": "  skål\0<b>!  " })).await["type"], "done");
    pair.lives[1].until(|message| message["type"] == "chat").await;
    assert_eq!(pair.lives[1].chat[0]["words"], "skål <b>!");
    assert_eq!(pair.lives[1].chat[0]["seat"], 0);
    assert_eq!(spectator.ask(json!({ "type": "say", "words": "hei" })).await["type"], "done");
    pair.lives[1].until(|message| message["line"]["words"] == "hei").await;
    assert!(pair.lives[1].chat[1]["seat"].is_null());
    let long = "x".repeat(401);
    let answer = pair.lives[0].ask(json!({ "type": "say", "words": long })).await;
    assert_eq!(answer["refusal"]["reason"]["key"], "refused-chat-length");
    let late = Live::watch(&pair.clients[0], &pair.table).await;
    assert_eq!(late.chat.len(), 2);
}
