//! People: what is known of their games, who sits with whom, who may act, and what is left of who goes.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Client, JSON};
use server::time::Time;

use crate::house::{House, bot, create, create_from, join, me, new_table, open, refused, until};
use crate::news::PushService;
use crate::waking::Later;

const TOKEN: &str = "the token of the owner";

async fn house() -> House {
    House::open_with(|config| {
        config.host_token = Some(TOKEN.to_owned());
        config.news.near = true;
        config.news.wait = Duration::ZERO;
    })
    .await
}

/// Somebody with an account.
async fn account(house: &House, name: &str) -> Client {
    let mut client = house.visitor();
    let credentials = json!({ "account": name, "password": "correct horse" });
    let _: Value = client.post("/api/account/register", &credentials).await.expect("an account");
    let _: Value = client.post("/api/me", &json!({ "name": name, "shape": "raven" })).await.expect("a name");
    client
}

async fn relate(client: &mut Client, account: &str, kind: &str, on: bool) -> Value {
    let wish = json!({ "who": { "by": "account", "account": account }, "kind": kind, "on": on });
    client.post("/api/people", &wish).await.expect("done")
}

/// Two people play a whole game, each by the first choice.
async fn play_out(clients: &mut [Client; 2], table: &str) {
    loop {
        let mut moved = false;
        for client in clients.iter_mut() {
            let state: Value = client.get(&format!("/api/tables/{table}")).await.expect("a table");
            if state["table"]["status"] == "finished" {
                return;
            }
            if let Some(action) = state["choices"][0]["action"].as_str() {
                let body = json!({ "seq": state["seq"], "action": action });
                let _: Value = client.post(&format!("/api/tables/{table}/act"), &body).await.expect("done");
                moved = true;
            }
        }
        assert!(moved, "somebody is asked");
    }
}

#[tokio::test]
async fn a_profile_counts_every_game_once_by_place_and_company() {
    let house = house().await;
    let mut clients = [account(&house, "Anna").await, account(&house, "Bo").await];
    let mut tables = Vec::new();
    for access in ["open", "invitation"] {
        let mut new = new_table(&[me(), open()]);
        new["access"] = json!(access);
        let table = create_from(&mut clients[0], &new).await;
        join(&mut clients[1], &table).await;
        play_out(&mut clients, &table).await;
        tables.push(table);
    }
    // One that is left: it is counted as broken off and as left early.
    let left = create(&mut clients[0], &[me(), bot()]).await;
    let state: Value = clients[0].get(&format!("/api/tables/{left}")).await.expect("a table");
    if let Some(action) = state["choices"][0]["action"].as_str() {
        let act = json!({ "seq": state["seq"], "action": action });
        let _: Value = clients[0].post(&format!("/api/tables/{left}/act"), &act).await.expect("done");
    }
    let _: Value = clients[0].post(&format!("/api/tables/{left}/leave"), &json!(null)).await.expect("left");
    let own: Value = clients[0].get("/api/me/player").await.expect("a page");
    let games = own["games"].as_array().expect("games");
    let with = |people: bool| games.iter().find(|one| one["with_people"] == people).expect("sums");
    assert_eq!(with(true)["finished"], 2);
    let places = with(true)["places"].as_array().expect("places").iter().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(places, 2);
    assert_eq!((&with(false)["broken_off"], &with(false)["left_early"]), (&json!(1), &json!(1)));
    assert_eq!(own["last"].as_array().map(Vec::len), Some(3));
    assert_eq!(own["you"]["own"], true);
    // Others find the page by any spelling of the name, and no table that only its link leads to.
    let page: Value = clients[1].get("/api/players/ANNA").await.expect("a page");
    assert_eq!(page["games"], own["games"]);
    let seen: Vec<&Value> = page["last"].as_array().expect("games").iter().map(|one| &one["table"]).collect();
    assert!(seen.contains(&&json!(tables[0])) && !seen.contains(&&json!(tables[1])), "{seen:?}");
    let points: Value = clients[1].get("/api/players/anna/points?game=asgard").await.expect("points");
    assert_eq!(points.as_array().map(Vec::len), Some(2));
    let missing = house.visitor().call(hyper::Method::GET, "/api/players/nobody", &[], hyper::body::Bytes::new()).await;
    assert_eq!(missing.expect("an answer").status.as_u16(), 404);
    house.close().await;
}

/// Games from before results were kept get theirs at the next start, and the same as if they had been kept.
#[tokio::test]
async fn games_of_older_halls_are_noted_once() {
    let house = house().await;
    let mut clients = [account(&house, "Anna").await, account(&house, "Bo").await];
    let table = create(&mut clients[0], &[me(), open()]).await;
    join(&mut clients[1], &table).await;
    play_out(&mut clients, &table).await;
    let before: Value = clients[0].get("/api/me/player").await.expect("a page");
    let cookie = clients[0].cookie().map(str::to_owned);
    let data = house.close().await;
    for sql in ["DELETE FROM results", "DELETE FROM result_seats", "DELETE FROM hall_secrets WHERE name = 'results'"] {
        data.run_sql(sql).await;
    }
    let house = House::open_in(data, |_| ()).await;
    let mut again = house.visitor();
    again.set_cookie(cookie);
    until("the game is noted", async || {
        let page: Value = again.get("/api/me/player").await.expect("a page");
        page["games"] == before["games"]
    })
    .await;
    assert_eq!(house.data.run_sql("UPDATE results SET moves = moves WHERE moves > 0").await, 1);
    house.close().await;
}

#[tokio::test]
async fn who_is_blocked_does_not_join_start_or_play_again_with_the_blocker() {
    let house = house().await;
    let mut anna = account(&house, "Anna").await;
    let mut bo = account(&house, "Bo").await;
    relate(&mut bo, "Anna", "follow", true).await;
    // Joining, by the list and by an invitation, in both directions.
    let people = relate(&mut anna, "Bo", "block", true).await;
    assert_eq!(people[0]["kind"], "block");
    let followed: Value = bo.get("/api/people").await.expect("people");
    assert_eq!(followed, json!([]), "a block ends following");
    for access in ["open", "invitation"] {
        let mut new = new_table(&[me(), open()]);
        new["access"] = json!(access);
        let table = create_from(&mut anna, &new).await;
        let answer = refused(&mut bo, &format!("/api/tables/{table}/join"), &json!({ "seat": null })).await;
        assert_eq!(answer, (403, "refused-apart".to_owned()), "{access}");
        let table = create_from(&mut bo, &new).await;
        let answer = refused(&mut anna, &format!("/api/tables/{table}/join"), &json!({ "seat": null })).await;
        assert_eq!(answer.1, "refused-apart", "{access}");
    }
    // Starting: a third person's table at which both sat before.
    relate(&mut anna, "Bo", "block", false).await;
    let mut host = account(&house, "Cleo").await;
    let table = create(&mut host, &[me(), open(), open(), open()]).await;
    join(&mut anna, &table).await;
    join(&mut bo, &table).await;
    relate(&mut anna, "Bo", "block", true).await;
    let start = format!("/api/tables/{table}/start");
    assert_eq!(refused(&mut host, &start, &json!(null)).await, (409, "refused-apart-start".to_owned()));
    let mut dora = account(&house, "Dora").await;
    let full = join(&mut dora, &table).await;
    assert_eq!(full["table"]["status"], "waiting", "a full table with two who are apart does not begin by itself");
    let _: Value = bo.post(&format!("/api/tables/{table}/leave"), &json!(null)).await.expect("left");
    let _: Value = host.post(&start, &json!(null)).await.expect("it begins");
    // The blocker's own table that waits sends the blocked one away.
    relate(&mut anna, "Bo", "block", false).await;
    let own = create(&mut anna, &[me(), open(), open()]).await;
    join(&mut bo, &own).await;
    relate(&mut anna, "Bo", "block", true).await;
    let state: Value = anna.get(&format!("/api/tables/{own}")).await.expect("a table");
    assert_eq!(state["table"]["seats"][1]["kind"], "open");
    // Playing again.
    relate(&mut anna, "Bo", "block", false).await;
    let mut clients = [anna, bo];
    let table = create(&mut clients[0], &[me(), open()]).await;
    join(&mut clients[1], &table).await;
    play_out(&mut clients, &table).await;
    relate(&mut clients[0], "Bo", "block", true).await;
    let rematch = format!("/api/tables/{table}/rematch");
    for client in &mut clients {
        assert_eq!(refused(client, &rematch, &json!(null)).await, (409, "refused-apart-rematch".to_owned()));
    }
    house.close().await;
}

/// What the blocked or muted do makes no news; everything else does.
#[tokio::test]
async fn nothing_of_who_is_blocked_or_muted_becomes_news() {
    let (house, service) = (house().await, PushService::open().await);
    let mut anna = account(&house, "Anna").await;
    let mut bo = account(&house, "Bo").await;
    let settings = service.subscribe(&mut anna, "anna").await;
    let channel = settings["channels"][0]["id"].as_str().expect("an id");
    let wants = json!({ "turn": false, "clock": false, "over": false, "chat": true, "rematch": true });
    let wish = json!({ "wants": wants, "language": "en" });
    let _: Value = anna.post(&format!("/api/news/channels/{channel}"), &wish).await.expect("set");
    let table = create(&mut anna, &[me(), open()]).await;
    join(&mut bo, &table).await;
    let rows = async || house.data.run_sql("UPDATE notices SET held = held WHERE kind = 'chat'").await;
    let say = format!("/api/tables/{table}/chat");
    for (kind, words) in [("mute", "one"), ("block", "two")] {
        relate(&mut anna, "Bo", kind, true).await;
        let _: Value = bo.post(&say, &json!({ "words": words })).await.expect("said");
        assert_eq!(rows().await, 0, "{kind}");
        relate(&mut anna, "Bo", kind, false).await;
    }
    let _: Value = bo.post(&say, &json!({ "words": "three" })).await.expect("said");
    assert_eq!(rows().await, 1);
    service.until_letters("anna", 1).await;
    let at: Value = anna.get(&format!("/api/tables/{table}/people")).await.expect("people");
    assert_eq!((&at[1]["account"], &at[1]["you"]["mute"]), (&json!("Bo"), &json!(false)));
    house.close().await;
}

async fn host_call(client: &mut Client, path: &str, token: &'static str, body: Option<Value>) -> (u16, Value) {
    let headers = [JSON, ("x-longhall-host", token)];
    let method = if body.is_some() { hyper::Method::POST } else { hyper::Method::GET };
    let bytes = body.map_or_else(Vec::new, |body| body.to_string().into_bytes());
    let answer = client.call(method, path, &headers, bytes.into()).await.expect("an answer");
    (answer.status.as_u16(), serde_json::from_slice(&answer.body).unwrap_or_default())
}

#[tokio::test]
async fn the_owner_reads_reports_closes_tables_and_bans() {
    let house = house().await;
    let mut anna = account(&house, "Anna").await;
    let mut bo = account(&house, "Bo").await;
    let table = create(&mut anna, &[me(), open(), open()]).await;
    join(&mut bo, &table).await;
    let _: Value = bo.post(&format!("/api/tables/{table}/chat"), &json!({ "words": "boo" })).await.expect("said");
    let who = json!({ "by": "seat", "table": table, "seat": 1 });
    let report = json!({ "who": who, "reason": "words", "words": "look at this" });
    let _: Value = anna.post("/api/reports", &report).await.expect("reported");
    let own = json!({ "who": { "by": "account", "account": "anna" }, "reason": "other", "words": "" });
    assert_eq!(refused(&mut anna, "/api/reports", &own).await.1, "refused-yourself");
    let mut owner = house.visitor();
    let (status, page) = host_call(&mut owner, "/api/host", TOKEN, None).await;
    assert_eq!(status, 200);
    let report = &page["reports"][0];
    assert_eq!((&report["reported"], &report["chat"][0]["words"]), (&json!("Bo"), &json!("boo")));
    assert_eq!(page["tables"][0]["id"], json!(table));
    let settle = format!("/api/host/reports/{}/settle", report["id"].as_str().expect("an id"));
    assert_eq!(host_call(&mut owner, &settle, TOKEN, Some(json!(null))).await.1["reports"][0]["settled"], true);
    // A ban takes the seat, and every call that acts.
    let wish = json!({ "who": { "by": "id", "id": report["player"] }, "reason": "boo", "days": 2 });
    let (_, page) = host_call(&mut owner, "/api/host/bans", TOKEN, Some(wish)).await;
    assert_eq!(page["bans"][0]["name"], "Bo");
    let state: Value = bo.get(&format!("/api/tables/{table}")).await.expect("who is banned may look");
    assert_eq!(state["table"]["seats"][1]["kind"], "open");
    let banned = (403, "refused-banned".to_owned());
    assert_eq!(refused(&mut bo, &format!("/api/tables/{table}/join"), &json!({ "seat": null })).await, banned);
    assert_eq!(refused(&mut bo, "/api/tables", &new_table(&[me(), bot()])).await, banned);
    let devices: Value = bo.get("/api/account/devices").await.expect("the own account stays open");
    assert_eq!(devices.as_array().map(Vec::len), Some(1));
    let lift = format!("/api/host/bans/{}/lift", page["bans"][0]["player"].as_str().expect("an id"));
    assert_eq!(host_call(&mut owner, &lift, TOKEN, Some(json!(null))).await.1["bans"], json!([]));
    join(&mut bo, &table).await;
    let close = format!("/api/host/tables/{table}/close");
    let (_, page) = host_call(&mut owner, &close, TOKEN, Some(json!(null))).await;
    let deeds: Vec<&Value> = page["log"].as_array().expect("lines").iter().map(|line| &line["deed"]).collect();
    for deed in ["table-closed", "lifted", "banned", "settled"] {
        assert!(deeds.contains(&&json!(deed)), "{deeds:?}");
    }
    let state: Value = anna.get(&format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(
        (&state["table"]["status"], &state["table"]["trouble"]["key"]),
        (&json!("closed"), &json!("table-trouble-closed"))
    );
    house.close().await;
}

#[tokio::test]
async fn the_page_of_the_owner_opens_with_its_token_only() {
    let house = house().await;
    let mut client = house.visitor();
    let (status, refusal) = host_call(&mut client, "/api/host", "guess", None).await;
    assert_eq!((status, &refusal["reason"]["key"]), (403, &json!("refused-not-owner")));
    for _ in 0..20 {
        host_call(&mut client, "/api/host", "guess", None).await;
    }
    assert_eq!(
        host_call(&mut client, "/api/host", TOKEN, None).await.0,
        429,
        "guessing costs time, even the right one"
    );
    let house = House::open_in(house.close().await, |_| ()).await;
    assert_eq!(host_call(&mut house.visitor(), "/api/host", TOKEN, None).await.0, 404, "no token, no page");
    house.close().await;
}

#[tokio::test]
async fn an_account_is_renamed_exported_and_deleted_and_others_keep_their_games() {
    let (house, service) = (house().await, PushService::open().await);
    let mut clients = [account(&house, "Anna").await, account(&house, "Bo").await];
    service.subscribe(&mut clients[0], "anna").await;
    let table = create(&mut clients[0], &[me(), open()]).await;
    join(&mut clients[1], &table).await;
    let _: Value =
        clients[0].post(&format!("/api/tables/{table}/chat"), &json!({ "words": "zebra" })).await.expect("said");
    play_out(&mut clients, &table).await;
    let running = create(&mut clients[0], &[me(), open()]).await;
    join(&mut clients[1], &running).await;
    relate(&mut clients[1], "Anna", "follow", true).await;
    let [anna, bo] = &mut clients;
    // Renaming needs the password and a free name; lookalikes are not free.
    let rename = |name: &str, password: &str| json!({ "account": name, "password": password });
    assert_eq!(refused(anna, "/api/account/name", &rename("Anya", "wrong")).await.1, "refused-old-password");
    assert_eq!(refused(anna, "/api/account/name", &rename("BO", "correct horse")).await.1, "refused-account-taken");
    assert_eq!(refused(anna, "/api/account/name", &rename("Ƅo", "correct horse")).await.0 / 100, 4);
    let renamed: Value = anna.post("/api/account/name", &rename("Anya", "correct horse")).await.expect("renamed");
    assert_eq!(renamed["account"], "Anya");
    let _: Value = bo.get("/api/players/anya").await.expect("the page moved along");
    let credentials = json!({ "account": "Anya", "password": "correct horse" });
    let _: Value = house.visitor().post("/api/account/login", &credentials).await.expect("signed in by the new name");
    let export: Value = anna.get("/api/account/export").await.expect("everything");
    assert_eq!(export["account"], "Anya");
    assert_eq!((&export["chat"][0]["words"], export["seats"].as_array().map(Vec::len)), (&json!("zebra"), Some(2)));
    assert_eq!(export["devices"].as_array().map(Vec::len), Some(2));
    assert!(export["channels"][0]["target"]["endpoint"].is_string());
    assert_eq!(export["games"][0]["table"], json!(table));
    // Deletion.
    assert_eq!(refused(anna, "/api/account/delete", &json!({ "password": "wrong" })).await.1, "refused-old-password");
    let new: Value = anna.post("/api/account/delete", &json!({ "password": "correct horse" })).await.expect("gone");
    assert_eq!(new["account"], Value::Null);
    assert_eq!(refused(&mut house.visitor(), "/api/account/login", &credentials).await.1, "refused-login");
    let state: Value = bo.get(&format!("/api/tables/{running}")).await.expect("a table");
    assert_eq!(state["table"]["seats"][0]["kind"], "bot", "a bot plays on");
    for left in ["Anna", "Anya", "zebra"] {
        for path in [format!("/api/tables/{table}"), format!("/api/tables/{running}"), "/api/lobby".to_owned()] {
            let shown: Value = bo.get(&path).await.expect("an answer");
            assert!(!shown.to_string().contains(left), "{left} is still in {path}: {shown}");
        }
    }
    let frame: Value = bo.get(&format!("/api/tables/{table}/replay?move=3&viewer=public")).await.expect("a replay");
    assert_eq!(frame["move_number"], 3);
    let own: Value = bo.get("/api/me/player").await.expect("a page");
    assert_eq!(own["games"][0]["finished"], 1);
    assert_eq!(own["last"][0]["seats"][0]["name"], "—");
    let people: Value = bo.get("/api/people").await.expect("people");
    assert_eq!(people, json!([]));
    house.close().await;
}

/// Days of absence: the clock rests while they last, across a restart too, and acting ends them.
#[tokio::test]
async fn who_is_absent_uses_up_days_and_not_the_clock() {
    let time = Arc::new(Later::default());
    let open_house = |config: &mut server::Config| config.time = Arc::clone(&time) as Arc<dyn Time>;
    let house = House::open_with(open_house).await;
    let mut clients = [house.visitor(), house.visitor()];
    let mut new = new_table(&[me(), open()]);
    new["clock"] = json!({ "kind": "per_move", "seconds": 86_400, "rest_days": 31 });
    assert_eq!(refused(&mut clients[0], "/api/tables", &new).await.1, "refused-clock");
    new["clock"]["rest_days"] = json!(2);
    let table = create_from(&mut clients[0], &new).await;
    join(&mut clients[1], &table).await;
    let path = format!("/api/tables/{table}");
    let state: Value = clients[0].get(&path).await.expect("a table");
    let seat = state["table"]["pending"][0].as_u64().expect("somebody is asked") as usize;
    let absent = format!("{path}/absent");
    let state: Value = clients[seat].post(&absent, &json!({ "agree": true })).await.expect("absent");
    assert_eq!(state["rests"][seat]["absent"], true);
    let hour: u64 = 3_600_000;
    time.more_ms.fetch_add(60 * hour, Relaxed);
    let state: Value = clients[seat].get(&path).await.expect("a table");
    assert_eq!(state["table"]["seats"][seat]["kind"], "person", "two days and a half: the days, then half the clock");
    let left = state["clocks_ms"][seat].as_u64().expect("a clock") / hour;
    assert!((11..=12).contains(&left), "{left} hours");
    assert_eq!(state["rests"][seat]["left_ms"], 0);
    let used = refused(&mut clients[seat], &absent, &json!({ "agree": true })).await;
    assert_eq!(used.1, "refused-rest-used");
    let cookies = clients.map(|client| client.cookie().map(str::to_owned));
    let house = House::open_in(house.close().await, open_house).await;
    let mut again = house.visitor();
    again.set_cookie(cookies[seat].clone());
    let state: Value = again.get(&path).await.expect("a table");
    let after = state["clocks_ms"][seat].as_u64().expect("a clock") / hour;
    assert!((11..=12).contains(&after), "a restart changes nothing: {after} hours");
    let act = json!({ "seq": state["seq"], "action": state["choices"][0]["action"] });
    let _: Value = again.post(&format!("{path}/act"), &act).await.expect("done");
    let state: Value = again.get(&path).await.expect("a table");
    assert_eq!(state["rests"][seat]["absent"], false, "who acts is back");
    let plain = create(&mut again, &[me(), bot()]).await;
    let none = refused(&mut again, &format!("/api/tables/{plain}/absent"), &json!({ "agree": true })).await;
    assert_eq!(none.1, "refused-no-rest");
    house.close().await;
}

/// The bar: a page within 50 ms in a hall with a million finished games, also for somebody with twenty thousand of them.
/// `cargo test -p server --test hall million -- --ignored --nocapture`.
#[tokio::test]
#[ignore = "writes three million rows"]
async fn a_profile_stays_fast_beside_a_million_games() {
    const GAMES: u32 = 1_000_000;
    let house = house().await;
    let mut anna = account(&house, "Anna").await;
    let games = ["asgard", "champions", "gonewild", "tinyepic", "feast"];
    let game = games.iter().enumerate().map(|(at, game)| format!("WHEN {at} THEN '{game}'")).collect::<Vec<_>>();
    let game = format!("CASE n % 5 {} END", game.join(" "));
    let rows = format!(
        "WITH RECURSIVE games(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM games WHERE n < {GAMES}), \
         chairs(s) AS (VALUES (0), (1), (2)) \
         INSERT INTO result_seats SELECT n, s, {game}, 3, 3, 1, 1, n * 1000, \
         CASE WHEN s = 0 AND n % 50 = 0 THEN (SELECT player FROM accounts) ELSE n % 99991 + s * 100000 END, \
         NULL, 'x', 'ship', 1 + (n + s) % 3, n % 97, (n + s) % 3 = 0, 0 FROM games, chairs"
    );
    assert_eq!(house.data.run_sql(&rows).await, u64::from(3 * GAMES));
    let mut times = Vec::new();
    for path in ["/api/me/player", "/api/players/anna", "/api/players/anna/points?game=feast"].repeat(10) {
        let begun = std::time::Instant::now();
        let _: Value = anna.get(path).await.expect("a page");
        times.push((begun.elapsed(), path));
    }
    times.sort();
    println!("a page of 20,000 of a million games: middle {:?}, slowest {:?}", times[times.len() / 2], times.last());
    assert!(times.last().is_some_and(|(slowest, _)| slowest.as_millis() < 50), "{times:?}");
    let page: Value = anna.get("/api/me/player").await.expect("a page");
    let finished: u64 =
        page["games"].as_array().expect("games").iter().filter_map(|one| one["finished"].as_u64()).sum();
    assert_eq!(finished, u64::from(GAMES / 50));
    house.close().await;
}
