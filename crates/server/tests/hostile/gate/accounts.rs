//! Guessing passwords, keeping stolen tokens, and names that pass for another.

use argon2::Argon2;
use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHasher, SaltString};
use futures_util::{SinkExt, StreamExt};
use hyper::Method;
use serde_json::{Value, json};
use server::client::{Client, JSON, Socket};
use server::limits::GUESSES_FREE;
use server::store::{Account, Device, Player, Store, Write};
use tokio_tungstenite::tungstenite::Message;

use crate::house::{Data, House, Live, PATIENCE, create, join, me, open, refused};

const PASSWORD: &str = "correct horse";

fn credentials(account: &str, password: &str) -> Value {
    json!({ "account": account, "password": password })
}

async fn register(house: &House, account: &str) -> Client {
    let mut client = house.visitor();
    let registered: Value =
        client.post("/api/account/register", &credentials(account, PASSWORD)).await.expect("registered");
    assert_eq!(registered["account"], account);
    client
}

async fn login(client: &mut Client, account: &str, password: &str) -> (u16, String) {
    refused(client, "/api/account/login", &credentials(account, password)).await
}

/// The resident memory of this process, in bytes.
fn memory() -> usize {
    let pages = std::fs::read_to_string("/proc/self/statm").expect("Linux");
    pages.split(' ').nth(1).and_then(|pages| pages.parse::<usize>().ok()).expect("a number") * 4096
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg(target_os = "linux")]
async fn many_logins_at_once_take_little_memory() {
    const LOGINS: usize = 120;
    const MEMORY_MAX: usize = 200 << 20;
    let house = House::open().await;
    register(&house, "Ada").await;
    let before = memory();
    let logins: Vec<_> = (0..LOGINS)
        .map(|number| {
            let mut client = house.visitor();
            // Each at an account of its own: here memory counts, not guesses.
            tokio::spawn(async move { login(&mut client, &format!("nobody{number}"), PASSWORD).await })
        })
        .collect();
    let mut most = before;
    while !logins.iter().all(tokio::task::JoinHandle::is_finished) {
        most = most.max(memory());
        tokio::task::yield_now().await;
    }
    for login in logins {
        assert_eq!(login.await.expect("answered"), (403, "refused-login".into()), "all had their turn");
    }
    let taken = most.saturating_sub(before);
    println!("{LOGINS} logins at once took {} MB", taken >> 20);
    assert!(taken <= MEMORY_MAX, "{taken} bytes");
}

#[tokio::test]
async fn guessing_grows_slower_and_does_not_lock_the_owner_out() {
    let house = House::open().await;
    let mut owner = register(&house, "Ada").await;
    let _: Value = owner.post("/api/account/logout", &()).await.expect("signed out");
    let mut heard = 0;
    for _ in 0..30 {
        // A new visitor each time: the pause belongs to the account.
        let mut guesser = house.visitor();
        let (status, reason) = login(&mut guesser, "ada", "a wrong guess").await;
        match reason.as_str() {
            "refused-login" => heard += 1,
            reason => assert_eq!((status, reason), (429, "refused-login-pause")),
        }
    }
    assert!((GUESSES_FREE..GUESSES_FREE + 4).contains(&heard), "{heard} guesses were heard");
    let mut stranger = house.visitor();
    assert_eq!(login(&mut stranger, "ada", PASSWORD).await.1, "refused-login-pause", "right or wrong, one waits");
    let back: Value = owner.post("/api/account/login", &credentials("ada", PASSWORD)).await.expect("a known device");
    assert_eq!(back["account"], "Ada");
    // An account that does not exist behaves in the same way.
    let mut last = String::new();
    for _ in 0..=GUESSES_FREE {
        last = login(&mut house.visitor(), "nobody", "a wrong guess").await.1;
    }
    assert_eq!(last, "refused-login-pause");
}

#[tokio::test]
async fn a_hundred_guesses_at_once_are_no_way_around_the_pause() {
    let house = House::open().await;
    register(&house, "Ada").await;
    let guesses: Vec<_> = (0..100)
        .map(|_| {
            let mut guesser = house.visitor();
            tokio::spawn(async move { login(&mut guesser, "Ada", "a wrong guess").await.1 })
        })
        .collect();
    let mut heard = 0;
    for guess in guesses {
        heard += u32::from(guess.await.expect("answered") == "refused-login");
    }
    assert!(heard <= GUESSES_FREE + 2, "{heard} guesses were heard");
}

async fn account_of(house: &House, cookie: Option<String>) -> Value {
    let mut client = house.visitor();
    client.set_cookie(cookie);
    let me: Value = client.get("/api/me").await.expect("somebody");
    me["account"].clone()
}

#[tokio::test]
async fn who_knew_the_token_before_an_account_stays_outside() {
    let house = House::open().await;
    let mut visitor = house.visitor();
    let _: Value = visitor.get("/api/me").await.expect("somebody");
    let planted = visitor.cookie().map(str::to_owned);
    let _: Value = visitor.post("/api/account/register", &credentials("Ada", PASSWORD)).await.expect("registered");
    assert_eq!(account_of(&house, planted).await, Value::Null);
    let mut other = house.visitor();
    let _: Value = other.get("/api/me").await.expect("somebody");
    let planted = other.cookie().map(str::to_owned);
    let _: Value = other.post("/api/account/login", &credentials("Ada", PASSWORD)).await.expect("signed in");
    assert_eq!(account_of(&house, planted).await, Value::Null);
    assert_eq!(account_of(&house, other.cookie().map(str::to_owned)).await, "Ada");
}

/// Until the server closes the socket: the code it gives.
async fn closed(socket: &mut Socket) -> u16 {
    let closing = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.expect("a code").code.into(),
                Some(Ok(_)) => {}
                end => panic!("closed without a code: {end:?}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, closing).await.expect("closed in time")
}

const SIGNED_OUT: u16 = 4001;

#[tokio::test]
async fn a_socket_acts_no_more_after_the_log_out() {
    let house = House::open().await;
    let mut owner = register(&house, "Ada").await;
    let mut guest = house.visitor();
    let table = create(&mut owner, &[me(), open()]).await;
    join(&mut guest, &table).await;
    let mut sockets = [owner.socket().await.expect("a socket"), owner.socket().await.expect("another tab")];
    let watching = Live::watch(&guest, &table).await;
    let _: Value = owner.post("/api/account/logout", &()).await.expect("signed out");
    let say = json!({ "type": "say", "request": 1, "table": table, "words": "still here" });
    for socket in &mut sockets {
        // It may be closed already.
        let _ = socket.send(Message::text(say.to_string())).await;
        assert_eq!(closed(socket).await, SIGNED_OUT);
    }
    assert!(Live::watch(&guest, &table).await.chat.is_empty(), "nothing was said");
    drop(watching);
}

async fn devices(client: &mut Client) -> Vec<Value> {
    client.get("/api/account/devices").await.expect("a list")
}

#[tokio::test]
async fn a_new_password_signs_out_every_other_device() {
    let house = House::open().await;
    let mut home = register(&house, "Ada").await;
    let mut phone = house.visitor();
    let _: Value = phone.post("/api/account/login", &credentials("ada", PASSWORD)).await.expect("signed in");
    let mut socket = phone.socket().await.expect("a socket");
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/api/account/password";
    assert_eq!(refused(&mut home, path, &change("wrong", "a new password")).await.1, "refused-old-password");
    assert_eq!(refused(&mut home, path, &change(PASSWORD, "short")).await.1, "refused-password-length");
    let before = home.cookie().map(str::to_owned);
    let changed: Value = home.post(path, &change(PASSWORD, "a new password")).await.expect("changed");
    assert_eq!(changed["account"], "Ada");
    assert_eq!(closed(&mut socket).await, SIGNED_OUT);
    assert_eq!(account_of(&house, phone.cookie().map(str::to_owned)).await, Value::Null);
    assert_eq!(account_of(&house, before).await, Value::Null, "the token changed too");
    assert_eq!(devices(&mut home).await.len(), 1);
    assert_eq!(login(&mut house.visitor(), "ada", PASSWORD).await.1, "refused-login");
    assert_eq!(login(&mut house.visitor(), "ada", "a new password").await.0, 200);
    let mut nobody = house.visitor();
    assert_eq!(refused(&mut nobody, path, &change(PASSWORD, "a new password")).await.1, "refused-no-account");
}

#[tokio::test]
async fn devices_are_listed_and_signed_out_one_by_one_or_all() {
    let house = House::open().await;
    let mut home = register(&house, "Ada").await;
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0";
    let mut others = [house.visitor(), house.visitor()];
    for other in &mut others {
        let headers = [JSON, ("user-agent", agent)];
        let body = credentials("ada", PASSWORD).to_string();
        let called = other.call(Method::POST, "/api/account/login", &headers, body.into()).await.expect("an answer");
        assert_eq!(called.status, 200);
    }
    let listed = devices(&mut home).await;
    assert_eq!(listed.len(), 3);
    assert_eq!(listed.iter().filter(|device| device["here"] == true).count(), 1);
    assert_eq!(listed.iter().filter(|device| device["browser"] == "Firefox" && device["system"] == "Linux").count(), 2);
    assert!(listed.iter().all(|device| device["created_ms"].is_u64() && device["seen_ms"].is_u64()));

    let of_first = devices(&mut others[0]).await;
    let first = of_first.iter().find(|device| device["here"] == true).expect("itself");
    let path = format!("/api/account/devices/{}/logout", first["id"].as_str().expect("an id"));
    let mut stranger = register(&house, "Bob").await;
    assert_eq!(refused(&mut stranger, &path, &json!(null)).await, (404, "refused-no-device".into()));
    let mut socket = others[0].socket().await.expect("a socket");
    let left: Vec<Value> = home.post(&path, &()).await.expect("signed out");
    assert_eq!(left.len(), 2);
    assert_eq!(closed(&mut socket).await, SIGNED_OUT);
    assert_eq!(account_of(&house, others[0].cookie().map(str::to_owned)).await, Value::Null);
    assert_eq!(account_of(&house, others[1].cookie().map(str::to_owned)).await, "Ada");

    let before = home.cookie().map(str::to_owned);
    let somebody: Value = home.post("/api/account/logout/everywhere", &()).await.expect("signed out");
    assert_eq!(somebody["account"], Value::Null);
    for cookie in [before, others[1].cookie().map(str::to_owned)] {
        assert_eq!(account_of(&house, cookie).await, Value::Null);
    }
}

#[tokio::test]
async fn nobody_passes_for_another() {
    let house = House::open().await;
    register(&house, "Alice Bo").await;
    register(&house, "Анна").await;
    let taken = ["alice bo", "ALICE BO", "AliceBo", "AIice Bo", "Ａlice Bo", "A1ice Bo", "анна", "А н н а"];
    for name in taken {
        let mut visitor = house.visitor();
        let answer = refused(&mut visitor, "/api/account/register", &credentials(name, PASSWORD)).await;
        assert_eq!(answer, (409, "refused-account-taken".into()), "{name}");
    }
    let unfit = ["Alice\u{ad} Bo", "Alice\u{200b} Bo", "\u{3164}", "\u{2800}", "Alice \u{202e}Bo", "Аlice Bo", "Аnna"];
    for name in unfit {
        let mut visitor = house.visitor();
        let (status, reason) = refused(&mut visitor, "/api/account/register", &credentials(name, PASSWORD)).await;
        assert!(status == 400 && reason.starts_with("refused-name"), "{name:?}: {reason}");
        let profile = json!({ "name": name, "shape": "ship" });
        let (status, reason) = refused(&mut visitor, "/api/me", &profile).await;
        assert!(status == 400 && reason.starts_with("refused-name"), "{name:?}: {reason}");
    }
    // Decomposed letters are the same name, to sign in as to register.
    register(&house, "Zoë").await;
    let mut other = house.visitor();
    assert_eq!(login(&mut other, "Zoe\u{308}", PASSWORD).await.0, 200);
}

#[tokio::test]
async fn accounts_of_older_times_still_sign_in_and_keep_their_looks() {
    let data = Data::fresh().await;
    let store = data.store().await;
    let password_hash = Argon2::default()
        .hash_password(PASSWORD.as_bytes(), &SaltString::generate(&mut OsRng))
        .expect("a hash")
        .to_string();
    // Names as they were allowed once; the second passes for the first.
    for (id, name) in [(1, "Old Ada"), (2, "Оld Ada"), (3, "\u{3164}ghost")] {
        let player =
            Player { id, name: name.to_owned(), shape: server::protocol::Shape::Ship, account: None, bot: false };
        let device = Device { token: [id as u8; 32], label: String::new(), created_ms: 0, seen_ms: 0, grant: None };
        let account = Account { folded: name.to_lowercase(), player: id, password_hash: password_hash.clone() };
        let change = vec![
            Write::NewPlayer { player, device },
            Write::NewAccount { name: name.to_owned(), account, skeletons: Vec::new() },
        ];
        assert!(store.write(vec![change]).await.iter().all(Result::is_ok));
    }
    store.close().await;
    let house = House::open_in(data, |_| {}).await;
    for name in ["Old Ada", "Оld Ada", "\u{3164}ghost"] {
        let mut visitor = house.visitor();
        assert_eq!(login(&mut visitor, name, PASSWORD).await.0, 200, "{name:?}");
    }
    let mut visitor = house.visitor();
    let answer = refused(&mut visitor, "/api/account/register", &credentials("0ld Ada", PASSWORD)).await;
    assert_eq!(answer, (409, "refused-account-taken".into()));
}
