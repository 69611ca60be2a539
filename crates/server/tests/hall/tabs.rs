//! One person with two tabs at one table: each hears what the other does, and what both do is done once.

use serde_json::{Value, json};

use crate::house::{House, Live, Pair};

/// A table of two, with a second tab of whoever is asked: their number, and the tab.
async fn with_second_tab(house: &House) -> (Pair, usize, Live) {
    let pair = house.pair().await;
    let who = usize::from(!pair.lives[0].is_asked());
    let tab = Live::watch(&pair.clients[who], &pair.table).await;
    assert!(tab.is_asked(), "both tabs are the same person");
    (pair, who, tab)
}

/// Sends a request without waiting for its answer.
async fn send(tab: &mut Live, request: u32, mut message: Value) {
    message["request"] = json!(request);
    message["table"] = json!(tab.table);
    tab.send(&message).await;
}

async fn answer(tab: &mut Live, request: u32) -> Value {
    tab.until(|answer| answer["request"] == request).await
}

/// Both tabs show the same, and the other player has the same log.
async fn agree(pair: &mut Pair, who: usize, tab: &mut Live) {
    pair.in_step().await;
    tab.until_seq(pair.lives[who].seq()).await;
    assert_eq!(tab.log, pair.lives[who].log);
    for part in ["view", "choices", "question", "scores", "undo"] {
        assert_eq!(tab.state[part], pair.lives[who].state[part], "{part}");
    }
    assert_eq!(tab.log.len(), pair.lives[1 - who].log.len());
}

#[tokio::test]
async fn a_move_in_one_tab_is_told_in_the_other() {
    let house = House::open().await;
    let (mut pair, who, mut tab) = with_second_tab(&house).await;
    let mut luck = engine::Fast::new(3);
    for round in 1..=10 {
        agree(&mut pair, who, &mut tab).await;
        let before = tab.seq();
        // By turns from the one tab and from the other.
        match (pair.lives[who].is_asked(), round / 2 % 2) {
            (true, 0) => drop(pair.lives[who].act_any(&mut luck).await),
            (true, _) => drop(tab.act_any(&mut luck).await),
            (false, _) => drop(pair.lives[1 - who].act_any(&mut luck).await),
        }
        for live in pair.lives.iter_mut().chain([&mut tab]) {
            live.until_seq(before + 1).await;
        }
    }
    agree(&mut pair, who, &mut tab).await;
}

#[tokio::test]
async fn the_same_request_from_both_tabs_is_done_once_and_answered_to_both() {
    let house = House::open().await;
    let (mut pair, who, mut tab) = with_second_tab(&house).await;
    let act = json!({ "type": "act", "seq": 0, "action": tab.choices()[0], "nonce": "one and the same" });
    send(&mut tab, 71, act.clone()).await;
    send(&mut pair.lives[who], 72, act).await;
    for answer in [answer(&mut tab, 71).await, answer(&mut pair.lives[who], 72).await] {
        assert_eq!((&answer["type"], &answer["seq"]), (&json!("done"), &json!(1)), "{answer}");
    }
    agree(&mut pair, who, &mut tab).await;
    assert_eq!(tab.log.len(), 1, "one move");
}

#[tokio::test]
async fn of_two_tabs_that_make_a_move_each_one_is_done_and_the_other_learns_why_not() {
    let house = House::open().await;
    let (mut pair, who, mut tab) = with_second_tab(&house).await;
    let choices = tab.choices();
    let act = |choice: &str, nonce: &str| json!({ "type": "act", "seq": 0, "action": choice, "nonce": nonce });
    send(&mut tab, 71, act(&choices[0], "in this tab")).await;
    send(&mut pair.lives[who], 72, act(&choices[choices.len() - 1], "in that tab")).await;
    let answers = [answer(&mut tab, 71).await, answer(&mut pair.lives[who], 72).await];
    let done = answers.iter().filter(|answer| answer["type"] == "done").count();
    assert_eq!(done, 1, "{answers:?}");
    let refused = answers.iter().find(|answer| answer["type"] == "refused").expect("the other one");
    assert_eq!(refused["refusal"]["reason"]["key"], "refused-stale", "{refused}");
    assert_eq!(refused["refusal"]["seq"], 1, "it says how far the table is: {refused}");
    agree(&mut pair, who, &mut tab).await;
    assert_eq!(tab.log.len(), 1, "one move");
}

#[tokio::test]
async fn closing_one_tab_leaves_the_person_at_the_table() {
    let house = House::open().await;
    let (mut pair, who, mut tab) = with_second_tab(&house).await;
    let online = |live: &Live| live.state["table"]["seats"][who]["online"].clone();
    assert_eq!(online(&pair.lives[1 - who]), json!(true));
    tab.send(&json!({ "type": "leave", "table": tab.table })).await;
    assert_eq!(pair.lives[who].ask(json!({ "type": "say", "words": "still here" })).await["type"], "done");
    pair.lives[1 - who].until(|message| message["type"] == "chat").await;
    assert_eq!(online(&pair.lives[1 - who]), json!(true), "one tab is enough");
    let mut luck = engine::Fast::new(3);
    pair.step(&mut luck).await;
    assert_eq!(pair.lives[who].seq(), 1);
}
