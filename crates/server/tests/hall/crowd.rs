//! Many at once: idle sockets, a slow reader, a slow bot.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::gated::{Gate, gated};
use crate::house::{House, Live, PATIENCE, bot, create, me};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_idle_sockets_hear_of_a_move_and_slow_nobody() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut strangers = Vec::new();
    for _ in 0..20 {
        let mut stranger = house.visitor();
        let _: Value = stranger.get("/api/me").await.expect("somebody");
        strangers.push(stranger);
    }
    let mut sockets = Vec::new();
    for stranger in strangers.iter().cycle().take(1000) {
        let mut socket = stranger.socket().await.expect("a socket");
        let watch = json!({ "type": "watch", "table": pair.table, "since": null });
        socket.send(Message::text(watch.to_string())).await.expect("sent");
        socket.next().await.expect("open").expect("greeted");
        sockets.push(socket);
    }
    let mut luck = engine::Fast::new(1);
    pair.step(&mut luck).await;
    for socket in &mut sockets {
        let heard =
            tokio::time::timeout(PATIENCE, socket.next()).await.expect("in time").expect("open").expect("whole");
        let heard: Value = serde_json::from_str(heard.into_text().expect("text").as_str()).expect("JSON");
        assert_eq!(heard["type"], "update");
        assert_eq!(heard["state"]["seq"], 1);
    }
}

#[tokio::test]
async fn a_slow_bot_slows_its_own_table_only() {
    let (house, gate) = gated(Gate::default(), 2).await;
    let mut luck = engine::Fast::new(1);
    let mut patient = house.visitor();
    let slow_table = create(&mut patient, &[me(), json!({ "kind": "bot", "level": "jarl" })]).await;
    let mut slow = Live::watch(&patient, &slow_table).await;
    slow.act_any(&mut luck).await;

    let mut pair = house.pair().await;
    pair.play_out().await;
    let mut other = house.visitor();
    let quick_table = create(&mut other, &[me(), bot()]).await;
    let mut quick = Live::watch(&other, &quick_table).await;
    for _ in 0..5 {
        quick.until_state(|state| state["table"]["your_turn"] == true).await;
        quick.act_any(&mut luck).await;
    }
    let state: Value = patient.get(&format!("/api/tables/{slow_table}")).await.expect("it answers all the same");
    assert_eq!(state["seq"], 1, "and its bot still thinks");
    gate.let_go(1);
    slow.until_state(|state| state["table"]["your_turn"] == true).await;
}
