//! Forged headers: whom the limits count, and which hosts the hall answers for.

use hyper::Method;
use hyper::body::Bytes;
use serde_json::{Value, json};
use server::client::{Called, Client, JSON};

use crate::house::House;

async fn call(client: &mut Client, method: Method, path: &str, headers: &[(&str, &str)], body: &Value) -> Called {
    let body = if method == Method::GET { Bytes::new() } else { body.to_string().into() };
    client.call(method, path, headers, body).await.expect("an answer")
}

/// How many of so many attempts to sign in are heard at all, each under the headers given for its number.
async fn heard(house: &House, attempts: usize, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> usize {
    let mut heard = 0;
    let mut guesser = house.visitor();
    for number in 0..attempts {
        let lines = headers(number);
        let mut lines: Vec<(&str, &str)> = lines.iter().map(|(name, value)| (*name, value.as_str())).collect();
        lines.push(JSON);
        // Each at another account, so that only the address counts.
        let body = json!({ "account": format!("nobody{number}"), "password": "wrong wrong" });
        let called = call(&mut guesser, Method::POST, "/api/account/login", &lines, &body).await;
        heard += usize::from(called.status == 403);
    }
    heard
}

const FORWARDED: &str = "x-forwarded-for";

#[tokio::test]
async fn one_household_of_ipv6_counts_as_one() {
    let house = House::open_with(|config| config.behind_proxy = true).await;
    let passed = heard(&house, 120, |number| vec![(FORWARDED, format!("2001:db8:7:7::{number:x}"))]).await;
    assert!(passed < 60, "{passed} of 120 from one network");
    let passed = heard(&house, 12, |number| vec![(FORWARDED, format!("2001:db8:7:{number:x}::1"))]).await;
    assert!(passed >= 11, "{passed} of 12 networks");
}

#[tokio::test]
async fn a_forged_address_lifts_no_limit() {
    let house = House::open_with(|config| config.behind_proxy = true).await;
    let forged = |real: &'static str| {
        move |number: usize| match number % 4 {
            0 => vec![(FORWARDED, "127.0.0.1".to_owned()), (FORWARDED, real.to_owned())],
            1 => vec![(FORWARDED, format!("127.0.0.1, 10.0.0.{number}, {real}"))],
            2 => vec![(FORWARDED, format!("{real}:{}", 4000 + number))],
            _ => vec![(FORWARDED, format!("10.0.0.{number}")), (FORWARDED, format!("::1,{real}"))],
        }
    };
    let passed = heard(&house, 120, forged("203.0.113.9")).await;
    assert!(passed < 60, "{passed} of 120");
    // Even the proxy's own machine has no privilege behind a proxy.
    let passed = heard(&house, 120, |_| vec![(FORWARDED, "127.0.0.1".to_owned())]).await;
    assert!(passed < 60, "{passed} of 120");
    let passed = heard(&house, 120, |_| vec![]).await;
    assert!(passed < 60, "{passed} of 120");
}

#[tokio::test]
async fn a_foreign_name_pointed_at_this_machine_is_refused() {
    let house = House::open_with(|config| config.hosts = vec!["hall.example.org".to_owned()]).await;
    let port = house.url.rsplit(':').next().expect("a port").to_owned();
    let address = house.url.trim_start_matches("http://").to_owned();
    let ask = async |host: String, path: &str, method: Method| {
        let mut client = Client::named(&address, &host);
        let origin = format!("http://{host}");
        let headers: &[(&str, &str)] = if method == Method::GET { &[] } else { &[JSON, ("origin", &origin)] };
        let body = json!({ "name": "Ada", "shape": "ship" });
        let called = call(&mut client, method, path, headers, &body).await;
        (called.status.as_u16(), String::from_utf8_lossy(&called.body).contains("refused-foreign-host"))
    };
    for foreign in ["evil.example".to_owned(), format!("evil.example:{port}"), format!("localhost.evil.example:{port}")]
    {
        assert_eq!(ask(foreign.clone(), "/api/me", Method::POST).await, (421, true), "{foreign}");
        assert_eq!(ask(foreign.clone(), "/api/lobby", Method::GET).await, (421, true), "{foreign}");
        assert_eq!(ask(foreign.clone(), "/", Method::GET).await, (421, true), "{foreign}");
        assert!(Client::named(&address, &foreign).socket().await.is_err(), "{foreign}");
        assert_eq!(ask(foreign, "/healthz", Method::GET).await, (200, false), "its keeper asks under any name");
    }
    for own in [
        format!("localhost:{port}"),
        format!("127.0.0.1:{port}"),
        "hall.example.org".to_owned(),
        format!("192.168.0.7:{port}"),
    ] {
        assert_eq!(ask(own.clone(), "/api/me", Method::POST).await, (200, false), "{own}");
    }
}

#[tokio::test]
async fn behind_a_proxy_the_host_is_the_one_the_proxy_names() {
    let house = House::open_with(|config| {
        config.behind_proxy = true;
        config.hosts = vec!["hall.example.org".to_owned()];
    })
    .await;
    let mut visitor = house.visitor();
    let body = json!({ "name": "Ada", "shape": "ship" });
    for (host, status) in [("hall.example.org", 200), ("evil.example", 421), ("hall.example.org, evil.example", 421)] {
        let headers = [JSON, ("x-forwarded-host", host), ("origin", "http://hall.example.org")];
        let called = call(&mut visitor, Method::POST, "/api/me", &headers, &body).await;
        assert_eq!(called.status.as_u16(), status, "{host}");
    }
}
