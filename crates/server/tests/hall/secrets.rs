//! What must not leave the server: hidden information, other people's seats, tokens.

use engine::{AnyMatch, Viewer};
use hyper::Method;
use hyper::body::Bytes;
use serde_json::Value;

use crate::house::{House, Live};

/// The finished game as the kernel plays it.
async fn replayed(pair: &mut crate::house::Pair) -> Box<dyn AnyMatch> {
    let path = format!("/api/tables/{}/save", pair.table);
    let called = pair.clients[0].call(Method::GET, &path, &[], Bytes::new()).await.expect("a save");
    let save = std::str::from_utf8(&called.body).expect("text").parse().expect("a save");
    registry::Registry::built_in().get("asgard").expect("a game").title.load(&save).expect("replays")
}

#[tokio::test]
async fn every_viewer_gets_the_kernels_view_of_that_viewer_byte_for_byte() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut spectator = Live::watch(&house.visitor(), &pair.table).await;
    pair.play_out().await;
    spectator.until_seq(pair.lives[0].seq()).await;
    let game = replayed(&mut pair).await;
    let viewers = [
        (Viewer::Public, &spectator),
        (Viewer::Seat(engine::Seat(0)), &pair.lives[0]),
        (Viewer::Seat(engine::Seat(1)), &pair.lives[1]),
    ];
    for (viewer, live) in viewers {
        assert!(live.views.len() > 20, "the whole game was watched");
        for (moves, view) in &live.views {
            assert_eq!(view, game.at(*moves as u32).view(viewer).get(), "{viewer} at move {moves}");
        }
        for batch in &live.log {
            let number = batch["seq"].as_u64().expect("a seq") as u32 - 1;
            let may_know: Vec<Value> = game
                .retell(number)
                .into_iter()
                .filter(|told| told.audience.includes(viewer))
                .map(|told| serde_json::from_str(told.event.get()).expect("JSON"))
                .collect();
            let got: Vec<Value> =
                batch["events"].as_array().expect("events").iter().map(|seen| seen["event"].clone()).collect();
            assert_eq!(got, may_know, "{viewer} at move {number}");
        }
    }
    assert!(spectator.state["choices"].is_null() && spectator.state["question"].is_null());
}

#[tokio::test]
async fn nobody_acts_for_another_seat() {
    let house = House::open().await;
    let mut pair = house.pair().await;
    let mut stranger = Live::watch(&house.visitor(), &pair.table).await;
    let action = pair.lives[0].choices()[0].clone();
    let answer = stranger.act(0, &action).await;
    assert_eq!(answer["refusal"]["reason"]["key"], "refused-not-your-seat");
    let own = pair.lives[1].choices();
    let foreign = pair.lives[0].choices().into_iter().find(|action| !own.contains(action));
    if let Some(foreign) = foreign {
        let answer = pair.lives[1].act(0, &foreign).await;
        assert_eq!(answer["type"], "refused", "a card of another hand");
    }
    assert_eq!(pair.lives[0].seq(), 0);
}

#[tokio::test]
async fn the_token_is_out_of_reach_of_scripts_and_is_stored_only_as_a_hash() {
    let house = House::open_with(|config| config.behind_proxy = true).await;
    let mut visitor = house.visitor();
    let called =
        visitor.call(Method::GET, "/api/me", &[("x-forwarded-proto", "https")], Bytes::new()).await.expect("an answer");
    let cookie = called.headers["set-cookie"].to_str().expect("text").to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let token = visitor.cookie().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1.to_owned();
    assert!(token.len() * 5 >= 256, "256 bits");
    assert!(!String::from_utf8_lossy(&called.body).contains(&token));
    let data = house.close().await;
    for file in std::fs::read_dir(data.folder.path()).expect("a folder") {
        let bytes = std::fs::read(file.expect("a file").path()).expect("its bytes");
        assert!(!bytes.windows(token.len()).any(|window| window == token.as_bytes()), "the token is in the store");
    }
}

#[tokio::test]
async fn pages_get_the_headers_that_keep_a_browser_safe() {
    let house = House::open().await;
    for path in ["/", "/api/games", "/table/x", "/api/none"] {
        let called = house.visitor().call(Method::GET, path, &[], Bytes::new()).await.expect("an answer");
        let policy = called.headers["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("script-src 'self' 'unsafe"));
        assert_eq!(called.headers["x-content-type-options"], "nosniff");
    }
}
