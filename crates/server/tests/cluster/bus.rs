//! Two servers over one PostgreSQL that hear each other over NATS: what one does the other shows at once, a table is
//! asked where it is, and servers, workers and NATS itself may die.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::Client;
use server::soak::nats::Nats;

use super::{Node, PAUSE_MAX, come_back, until_listed};
use crate::Failure;
use crate::house::{Data, Live, Pair, create, join, me, open, until};

/// The store is looked into every five seconds while NATS is there: what is seen sooner came over the bus.
const SEEN_MAX: Duration = Duration::from_secs(1);
const THAW_MAX: Duration = Duration::from_secs(4);
const HANDED_OVER_MAX: Duration = Duration::from_secs(1);
const WORKER_LOST_MAX: Duration = Duration::from_secs(6);
const BOT_MOVES: usize = 2;
const MOVES: usize = 20;
const RACES: usize = 8;
/// `LONGHALL_TEST_KILLS` asks for more: the longest of thirty is about their 99th percentile.
const KILLS: usize = 10;
const STOPS: usize = 3;

struct Cluster<'a> {
    program: &'a Path,
    data: &'a Data,
    nats: Nats,
    nodes: [Node; 2],
    pair: Pair,
    luck: engine::Fast,
}

pub async fn run(program: &Path, data: &Data) -> Result<(), Failure> {
    let nats = match Nats::start() {
        Ok(nats) => nats,
        Err(error) => {
            eprintln!("NOT TRIED: {error}");
            return Ok(());
        }
    };
    let url = nats.url();
    let nodes =
        [Node::start(program, &data.database, &[&url]).await?, Node::start(program, &data.database, &[&url]).await?];
    let mut clients = [nodes[0].visitor(), nodes[1].visitor()];
    let pair = pair_of(&mut clients).await?;
    let mut cluster = Cluster { program, data, nats, nodes, pair, luck: engine::Fast::new(3) };
    let seen = cluster.moves_are_seen().await?;
    println!("over NATS: a move is seen at the other server {}", spread(seen));
    cluster.one_of_two_joins().await?;
    cluster.signed_out_everywhere().await?;
    println!("over NATS: a move after a kill {}", spread(cluster.kills().await?));
    println!("over NATS: a move after a freeze {}", spread(cluster.freezes().await?));
    println!("over NATS: a move after SIGTERM {}", spread(cluster.hand_overs().await?));
    println!("with workers: a bot moves {}", spread(cluster.workers().await?));
    cluster.without_nats().await
}

/// The middle one and the longest.
fn spread(mut times: Vec<Duration>) -> String {
    times.sort();
    let (middle, longest) = (times[times.len() / 2], times[times.len() - 1]);
    format!("after {middle:?} (median), {longest:?} at most, of {}", times.len())
}

fn within(most: Duration, times: Vec<Duration>, what: &str) -> Result<Vec<Duration>, Failure> {
    match times.iter().max() {
        Some(longest) if *longest <= most => Ok(times),
        longest => Err(format!("{what}: {longest:?} instead of {most:?} at most").into()),
    }
}

/// A game of two people at two servers.
async fn pair_of(clients: &mut [Client; 2]) -> Result<Pair, Failure> {
    let table = create(&mut clients[0], &[me(), open()]).await;
    until_listed(&mut clients[1], &table).await?;
    join(&mut clients[1], &table).await;
    let lives = [Live::watch(&clients[0], &table).await, Live::watch(&clients[1], &table).await];
    let [one, two] = clients;
    let mut pair = Pair { table, clients: [copy(one), copy(two)], lives };
    for live in &mut pair.lives {
        live.until_state(|state| state["table"]["status"] == "running").await;
    }
    Ok(pair)
}

fn copy(client: &Client) -> Client {
    let mut copy = Client::new(&client.url()).expect("an address");
    copy.set_cookie(client.cookie().map(str::to_owned));
    copy
}

/// Acts until a bot is to move, kills a worker while it thinks, and says how long the longest of its moves took.
async fn bot_answers(live: &mut Live, luck: &mut engine::Fast, killed: Option<Node>) -> Duration {
    while live.is_asked() && live.status() != "finished" {
        live.act_any(luck).await;
    }
    drop(killed);
    let mut longest = Duration::ZERO;
    while !live.is_asked() && live.status() != "finished" {
        let begun = Instant::now();
        live.until_seq(live.seq() + 1).await;
        longest = longest.max(begun.elapsed());
    }
    longest
}

impl Cluster<'_> {
    fn url(&self) -> String {
        self.nats.url()
    }

    /// A game that goes on: a new one where the old one is over.
    async fn play(&mut self) -> Result<(), Failure> {
        if self.pair.lives[0].status() == "finished" {
            let mut clients = [copy(&self.pair.clients[0]), copy(&self.pair.clients[1])];
            self.pair = pair_of(&mut clients).await?;
        }
        Ok(())
    }

    async fn step(&mut self) -> Result<(), Failure> {
        self.play().await?;
        self.pair.step(&mut self.luck).await;
        Ok(())
    }

    async fn moves_are_seen(&mut self) -> Result<Vec<Duration>, Failure> {
        let mut times = Vec::new();
        for _ in 0..MOVES {
            self.play().await?;
            self.pair.in_step().await;
            let who = usize::from(!self.pair.lives[0].is_asked());
            self.pair.lives[who].act_any(&mut self.luck).await;
            let begun = Instant::now();
            self.pair.in_step().await;
            times.push(begun.elapsed());
        }
        within(SEEN_MAX, times, "a move was seen too late")
    }

    /// Two people want the last seat at the same moment, at two servers: one gets it, and both servers say the same.
    async fn one_of_two_joins(&mut self) -> Result<(), Failure> {
        for _ in 0..RACES {
            let table = create(&mut self.nodes[0].visitor(), &[me(), open()]).await;
            let mut guests = [self.nodes[0].visitor(), self.nodes[1].visitor()];
            // Both servers have the table in memory.
            until_listed(&mut guests[1], &table).await?;
            let mut lives = [Live::watch(&guests[0], &table).await, Live::watch(&guests[1], &table).await];
            let path = format!("/api/tables/{table}/join");
            let [one, two] = &mut guests;
            let wish = json!({ "seat": null });
            let (one, two) =
                tokio::join!(one.post::<serde_json::Value>(&path, &wish), two.post::<serde_json::Value>(&path, &wish));
            if one.is_ok() == two.is_ok() {
                return Err(format!("of two people for one seat {} got it", usize::from(one.is_ok()) * 2).into());
            }
            let holder = |live: &Live| live.state["table"]["seats"][1]["name"].clone();
            for live in &mut lives {
                live.until_state(|state| state["table"]["status"] == "running").await;
            }
            if holder(&lives[0]) != holder(&lives[1]) {
                return Err("two servers show different people on one seat".into());
            }
        }
        Ok(())
    }

    /// Who signs out everywhere at one server is signed out at the other.
    async fn signed_out_everywhere(&mut self) -> Result<(), Failure> {
        let mut here = self.nodes[0].visitor();
        let account =
            json!({ "account": format!("Sigrun{}", std::process::id()), "password": "a long enough password" });
        here.post::<serde_json::Value>("/api/account/register", &account).await?;
        let mut there = self.nodes[1].receives(&here);
        let before: serde_json::Value = there.get("/api/me").await?;
        here.post::<serde_json::Value>("/api/account/logout/everywhere", &json!({})).await?;
        let begun = Instant::now();
        until("signed out at the other server", async || {
            let mut still = self.nodes[1].receives(&there);
            let now: serde_json::Value = still.get("/api/me").await.unwrap_or_default();
            now["account"].is_null()
        })
        .await;
        if before["account"].is_null() || begun.elapsed() > SEEN_MAX {
            return Err(format!("signed out after {:?}", begun.elapsed()).into());
        }
        Ok(())
    }

    /// The server of the first person dies; they come back at the other one and go on.
    async fn kills(&mut self) -> Result<Vec<Duration>, Failure> {
        let mut times = Vec::new();
        let kills = std::env::var("LONGHALL_TEST_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
        for kill in 0..kills {
            self.step().await?;
            let (dead, alive) = (kill % 2, (kill + 1) % 2);
            let seq = self.pair.lives[0].seq();
            self.nodes[dead].kill()?;
            let begun = Instant::now();
            for who in 0..2 {
                if self.pair.clients[who].url() == self.nodes[dead].url {
                    come_back(&mut self.pair, who, &self.nodes[alive]).await;
                }
            }
            if self.pair.lives.iter().any(|live| live.seq() < seq) {
                return Err("an acknowledged move is lost".into());
            }
            self.step().await?;
            times.push(begun.elapsed());
            self.nodes[dead] = Node::start(self.program, &self.data.database, &[&self.url()]).await?;
            come_back(&mut self.pair, 0, &self.nodes[dead]).await;
        }
        within(PAUSE_MAX, times, "a move after a kill")
    }

    /// The server that has the table stands still; people come back at the other one.
    async fn freezes(&mut self) -> Result<Vec<Duration>, Failure> {
        let mut times = Vec::new();
        for stop in 0..STOPS {
            self.step().await?;
            let (frozen, alive) = (stop % 2, (stop + 1) % 2);
            self.nodes[frozen].signal("-STOP")?;
            let begun = Instant::now();
            for who in 0..2 {
                come_back(&mut self.pair, who, &self.nodes[alive]).await;
            }
            self.step().await?;
            times.push(begun.elapsed());
            self.nodes[frozen].signal("-CONT")?;
            come_back(&mut self.pair, 0, &self.nodes[frozen]).await;
            self.step().await?;
        }
        within(THAW_MAX, times, "a move after a freeze")
    }

    /// A server is asked to close; whoever was there goes on at the other one and is refused nothing.
    async fn hand_overs(&mut self) -> Result<Vec<Duration>, Failure> {
        let mut times = Vec::new();
        for stop in 0..STOPS {
            self.step().await?;
            let (closed, open) = (stop % 2, (stop + 1) % 2);
            self.nodes[closed].signal("-TERM")?;
            let begun = Instant::now();
            for who in 0..2 {
                come_back(&mut self.pair, who, &self.nodes[open]).await;
            }
            self.step().await?;
            times.push(begun.elapsed());
            self.nodes[closed].wait()?;
            self.nodes[closed] = Node::start(self.program, &self.data.database, &[&self.url()]).await?;
            come_back(&mut self.pair, 0, &self.nodes[closed]).await;
        }
        within(HANDED_OVER_MAX, times, "a move after SIGTERM")
    }

    /// Two workers think for a bot; one is killed, then the other, and the bot goes on.
    async fn workers(&mut self) -> Result<Vec<Duration>, Failure> {
        let (database, url) = (&self.data.database, self.url());
        let mut workers =
            vec![Node::worker(self.program, database, &url)?, Node::worker(self.program, database, &url)?];
        let mut person = self.nodes[0].visitor();
        let table = create(&mut person, &[me(), json!({ "kind": "bot", "level": "jarl" })]).await;
        let mut live = Live::watch(&person, &table).await;
        let mut times = Vec::new();
        while times.len() < BOT_MOVES || self.thoughts_elsewhere().await? == 0 {
            times.push(bot_answers(&mut live, &mut self.luck, None).await);
            if live.status() == "finished" {
                return Err("no worker thought in a whole game".into());
            }
        }
        while let Some(worker) = workers.pop() {
            times.push(bot_answers(&mut live, &mut self.luck, Some(worker)).await);
        }
        within(WORKER_LOST_MAX, times, "a bot stood still")
    }

    async fn thoughts_elsewhere(&self) -> Result<u64, Failure> {
        let called = self.nodes[0].visitor().call(hyper::Method::GET, "/metrics", &[], bytes::Bytes::new()).await?;
        let text = String::from_utf8(called.body.to_vec())?;
        let count = text.lines().find_map(|line| line.strip_prefix("longhall_thoughts_elsewhere_total "));
        Ok(count.ok_or("no such counter")?.parse()?)
    }

    /// NATS dies, everything goes on through the store, and over NATS again when it is back.
    async fn without_nats(&mut self) -> Result<(), Failure> {
        self.nats.kill();
        for _ in 0..4 {
            self.step().await?;
        }
        self.nats.start_again()?;
        for _ in 0..4 {
            self.step().await?;
        }
        Ok(())
    }
}
