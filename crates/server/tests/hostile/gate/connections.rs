//! Requests that never end: they hold a place for a moment and shut nobody out.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use server::config::Patience;
use server::limits::HALF_OPEN_PER_ADDRESS_MAX;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{House, PATIENCE, rounds};

/// As many as took all descriptors of the hall once.
const HALF_OPEN: usize = 1_100;
/// The hall still answers in this time.
const ANSWER_MAX: Duration = Duration::from_millis(50);

/// Floods of each kind, in the long form.
const FLOODS_LONG: usize = 10;
const HALF_A_HEAD: &[u8] = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ";
const HALF_A_BODY: &[u8] =
    b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{";
const WHOLE: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

async fn dial(house: &House, first: &[u8]) -> TcpStream {
    let address = house.url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    // The hall may have closed it by now, which is what it should do.
    let _ = stream.write_all(first).await;
    stream
}

/// Until the other side closes.
async fn read_to_end(stream: &mut TcpStream) -> Vec<u8> {
    let mut read = Vec::new();
    // A reset is an end too.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut read)).await.expect("closed in time");
    read
}

fn quick() -> Patience {
    let moment = Duration::from_millis(300);
    Patience { head: moment, body: moment, idle: moment, grace: moment }
}

async fn flood(house: &House, half: &[u8]) -> Vec<TcpStream> {
    let mut slow = Vec::with_capacity(HALF_OPEN);
    for _ in 0..HALF_OPEN {
        slow.push(dial(house, half).await);
    }
    slow
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_half_open_requests_leave_the_hall_answering() {
    let house = House::open().await;
    for half in [HALF_A_HEAD, HALF_A_BODY, b""].repeat(rounds(FLOODS_LONG)) {
        let slow = flood(&house, half).await;
        let mut times = Vec::new();
        for _ in 0..20 {
            let begun = Instant::now();
            let _: Value = house.visitor().get("/api/lobby").await.expect("the hall answers");
            times.push(begun.elapsed());
        }
        times.sort();
        println!("with {HALF_OPEN} half-open requests: middle {:?}, slowest {:?}", times[10], times[19]);
        // Other tests run beside this one: the middle is what the hall can do.
        assert!(times[10] <= ANSWER_MAX, "{times:?}");
        drop(slow);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_half_open_requests_the_oldest_give_way() {
    let forever = Duration::from_secs(3600);
    let patience = Patience { head: forever, body: forever, idle: forever, grace: Duration::ZERO };
    let house = House::open_with(|config| config.patience = patience).await;
    for half in [HALF_A_HEAD, HALF_A_BODY, b""] {
        let mut slow = flood(&house, half).await;
        let _: Value = house.visitor().get("/api/lobby").await.expect("the hall answers");
        for stream in &mut slow[..HALF_OPEN - HALF_OPEN_PER_ADDRESS_MAX] {
            read_to_end(stream).await;
        }
    }
}

#[tokio::test]
async fn every_step_of_a_request_has_its_time() {
    let house = House::open_with(|config| config.patience = quick()).await;
    let begun = Instant::now();
    for (half, answers) in [(&b""[..], false), (HALF_A_HEAD, false), (HALF_A_BODY, false), (WHOLE, true)] {
        let mut stream = dial(&house, half).await;
        let read = read_to_end(&mut stream).await;
        assert_eq!(read.starts_with(b"HTTP/1.1 200"), answers, "{}", String::from_utf8_lossy(half));
    }
    // A second request that never ends has the time of a head, not of a pause.
    let mut stream = dial(&house, WHOLE).await;
    stream.write_all(HALF_A_HEAD).await.expect("open");
    read_to_end(&mut stream).await;
    assert!(begun.elapsed() >= 5 * quick().head, "nobody is cut off early");
}

#[tokio::test]
async fn bytes_that_trickle_do_not_buy_time() {
    let house = House::open_with(|config| config.patience = quick()).await;
    let (mut reading, mut writing) = dial(&house, HALF_A_HEAD).await.into_split();
    let trickle = tokio::spawn(async move {
        while writing.write_all(b"x").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await
        }
    });
    let mut read = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, reading.read_to_end(&mut read)).await.expect("closed in time");
    trickle.await.expect("the other half ends too");
}

#[tokio::test]
async fn a_socket_outlives_the_times_of_requests() {
    let house = House::open_with(|config| config.patience = quick()).await;
    let mut visitor = house.visitor();
    let _: Value = visitor.get("/api/me").await.expect("somebody");
    let mut socket = visitor.socket().await.expect("a socket");
    // By the time a silent connection has been closed the socket has seen all times of requests pass.
    read_to_end(&mut dial(&house, WHOLE).await).await;
    read_to_end(&mut dial(&house, b"").await).await;
    socket.send(Message::text(r#"{"type":"ping"}"#)).await.expect("open");
    let heard = socket.next().await.expect("open").expect("whole");
    assert!(heard.into_text().expect("text").contains("pong"));
}
