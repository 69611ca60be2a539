//! Halls of earlier versions, kept as their databases were: a newer program opens them and their games go on.

use serde_json::{Value, json};
use server::config::sqlite_url;
use tempfile::TempDir;

use crate::house::{Data, House, Live};

/// One for each version that was ever published.
const HALLS: [(&str, &str); 2] =
    [("0.1", include_str!("../golden/0.1.sql")), ("0.2", include_str!("../golden/0.2.sql"))];
const GAMES_UNDER_WAY: usize = 5;

#[tokio::test]
async fn games_of_earlier_versions_go_on() {
    for (version, dump) in HALLS {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("longhall.db");
        rusqlite::Connection::open(&file).and_then(|database| database.execute_batch(dump)).expect("a database");
        let house = House::open_in(Data { database: sqlite_url(&file), folder }, |_| {}).await;
        let mut host = house.visitor();
        let known = json!({ "account": "golden host", "password": "a golden phrase" });
        let _: Value = host.post("/api/account/login", &known).await.expect("the account is known");
        let lobby: Value = host.get("/api/lobby").await.expect("the lists");
        let yours = lobby["yours"].as_array().expect("a list");
        let with = |status: &str| yours.iter().filter(|card| card["status"] == status).collect::<Vec<_>>();
        assert_eq!((with("running").len(), with("waiting").len()), (GAMES_UNDER_WAY, 1), "version {version}: {lobby}");
        for card in with("running") {
            let table = card["id"].as_str().expect("an id");
            let mut live = Live::watch(&host, table).await;
            live.until_state(|state| state["table"]["your_turn"] == true).await;
            let seq = live.seq();
            live.act_any(&mut engine::Fast::new(1)).await;
            assert!(live.seq() > seq, "version {version}: {table} is played on");
        }
        house.close().await;
    }
}
