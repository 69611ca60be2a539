//! Two real servers over one PostgreSQL: people at either play one game, one server is killed, the other frozen and
//! thawed, and nothing acknowledged is lost or happens twice.

mod bus;

use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use serde_json::json;
use server::client::{Client, ClientError};
use server::limits::GUESSES_FREE;
use server::store::{Store, StoredTable};

use crate::Failure;
use crate::house::{Data, Live, PATIENCE, Pair, create, join, me, open};
use crate::postgres::Postgres;

/// From the death of a server to the next acknowledged move of somebody who only comes back elsewhere.
const PAUSE_MAX: Duration = Duration::from_secs(2);

/// A server of its own process; killed when it is dropped.
struct Node {
    process: Child,
    url: String,
}

impl Node {
    /// `more` may say where NATS is.
    async fn start(program: &Path, database: &str, more: &[&str]) -> Result<Node, Failure> {
        Node::start_with(program, database, more, &[]).await
    }

    async fn start_with(
        program: &Path,
        database: &str,
        more: &[&str],
        environment: &[(&str, &str)],
    ) -> Result<Node, Failure> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let mut command = Command::new(program);
        command.arg("serve-over").arg(database).arg(port.to_string()).args(more).envs(environment.iter().copied());
        let process = command.spawn()?;
        let node = Node { process, url: format!("http://127.0.0.1:{port}") };
        let answers = async {
            while node.visitor().get::<serde_json::Value>("/api/games").await.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, answers).await?;
        Ok(node)
    }

    /// A program that only thinks.
    fn worker(program: &Path, database: &str, nats: &str) -> Result<Node, Failure> {
        let process = Command::new(program).args(["worker", database, nats]).spawn()?;
        Ok(Node { process, url: String::new() })
    }

    fn visitor(&self) -> Client {
        Client::new(&self.url).expect("an address")
    }

    /// The same person, coming to this server.
    fn receives(&self, client: &Client) -> Client {
        let mut here = self.visitor();
        here.set_cookie(client.cookie().map(str::to_owned));
        here
    }

    fn signal(&self, signal: &str) -> Result<(), Failure> {
        let done = Command::new("kill").arg(signal).arg(self.process.id().to_string()).status()?;
        if done.success() { Ok(()) } else { Err("the signal was not sent".into()) }
    }

    /// Until it has ended by itself.
    fn wait(&mut self) -> Result<(), Failure> {
        self.process.wait()?;
        Ok(())
    }

    fn kill(&mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.kill();
    }
}

/// Comes back at another server and goes on there.
async fn come_back(pair: &mut Pair, who: usize, node: &Node) {
    pair.clients[who] = node.receives(&pair.clients[who]);
    pair.lives[who] = Live::watch(&pair.clients[who], &pair.table).await;
}

pub async fn run(program: &Path) -> Result<(), Failure> {
    let Some(postgres) = Postgres::start() else { return Ok(()) };
    let data = postgres.data();
    let mut nodes =
        [Node::start(program, &data.database, &[]).await?, Node::start(program, &data.database, &[]).await?];
    let mut clients = [nodes[0].visitor(), nodes[1].visitor()];
    let table = create(&mut clients[0], &[me(), open()]).await;
    until_listed(&mut clients[1], &table).await?;
    join(&mut clients[1], &table).await;
    let lives = [Live::watch(&clients[0], &table).await, Live::watch(&clients[1], &table).await];
    let mut pair = Pair { table, clients, lives };
    for live in &mut pair.lives {
        live.until_state(|state| state["table"]["status"] == "running").await;
    }
    guesses_count_together(&nodes).await?;
    let mut luck = engine::Fast::new(3);
    for _ in 0..6 {
        pair.step(&mut luck).await;
    }
    pair.lives[0].ask(json!({ "type": "say", "words": "seen there?", "nonce": "n" })).await;
    pair.lives[1].until(|message| message["type"] == "chat").await;
    let killed = kill_one(&mut pair, &mut nodes, &mut luck).await?;
    nodes[0] = Node::start(program, &data.database, &[]).await?;
    let frozen = freeze_one(&mut pair, &nodes, &mut luck).await?;
    other_rules(&mut pair, &mut nodes, program, &data).await?;
    backup_and_restore(&pair, program, &postgres).await?;
    pair.play_out().await;
    let stored = data.store().await.table(&pair.table).await?.ok_or("the table is gone")?;
    let seqs: Vec<u32> = stored.log.iter().map(|row| row.seq).collect();
    if seqs != (1..=pair.lives[0].seq()).collect::<Vec<_>>() || stored.chat.len() != 1 {
        return Err("the log or the chat is not what everybody saw".into());
    }
    println!("two servers: a move {killed:?} after a kill, {frozen:?} after a freeze");
    if killed > PAUSE_MAX || frozen > PAUSE_MAX {
        return Err("the game stood still for too long".into());
    }
    drop(nodes);
    bus::run(program, &data).await
}

/// A server with other rules says so and leaves the table alone, also when no other one is there; those who know the
/// rules go on with it.
async fn other_rules(pair: &mut Pair, nodes: &mut [Node; 2], program: &Path, data: &Data) -> Result<(), Failure> {
    let stranger = Node::start_with(program, &data.database, &[], &[(crate::OTHER_RULES, "1")]).await?;
    let owner = |stored: StoredTable| (stored.record.owner, stored.record.epoch, stored.chat.len());
    let stored = async || Ok::<_, Failure>(owner(data.store().await.table(&pair.table).await?.ok_or("no table")?));
    let before = stored().await?;
    let path = format!("/api/tables/{}", pair.table);
    let mut person = stranger.receives(&pair.clients[0]);
    for alone in [false, true] {
        if alone {
            nodes.iter_mut().try_for_each(Node::kill)?;
        }
        let state: serde_json::Value = person.get(&path).await?;
        let trouble = "table-trouble-other-rules";
        let said = person.post::<serde_json::Value>(&format!("{path}/chat"), &json!({ "words": "hei" })).await;
        let refused =
            matches!(said, Err(ClientError::Refused { status, body }) if status == 409 && body.contains(trouble));
        if state["table"]["trouble"]["key"] != trouble || !refused || stored().await? != before {
            return Err(format!("a server with other rules shows {state}").into());
        }
    }
    for node in nodes.iter_mut() {
        *node = Node::start(program, &data.database, &[]).await?;
    }
    for (who, node) in nodes.iter().enumerate() {
        come_back(pair, who, node).await;
    }
    Ok(())
}

/// A copy made by PostgreSQL's own tools while people play, laid into another database: a server over it has the table
/// as it was, and people go on there.
async fn backup_and_restore(pair: &Pair, program: &Path, postgres: &Postgres) -> Result<(), Failure> {
    let seq = pair.lives[0].seq();
    let restored = postgres.restore(&postgres.back_up()?)?;
    let node = Node::start(program, &restored, &[]).await?;
    let clients = [node.receives(&pair.clients[0]), node.receives(&pair.clients[1])];
    let lives = [Live::watch(&clients[0], &pair.table).await, Live::watch(&clients[1], &pair.table).await];
    let mut copy = Pair { table: pair.table.clone(), clients, lives };
    if copy.lives[0].seq() != seq {
        return Err(format!("a copy has {} entries instead of {seq}", copy.lives[0].seq()).into());
    }
    copy.play_out().await;
    Ok(())
}

/// A table made at one server is in the lists of the other.
async fn until_listed(client: &mut Client, table: &str) -> Result<(), Failure> {
    let listed = async {
        loop {
            let lobby: serde_json::Value = client.get("/api/lobby").await?;
            if lobby["open"].as_array().is_some_and(|open| open.iter().any(|card| card["id"] == table)) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, listed).await?
}

/// Who guessed wrong at one server waits at the other too.
async fn guesses_count_together(nodes: &[Node; 2]) -> Result<(), Failure> {
    let account = json!({ "account": "Hallgerd", "password": "a lock of hair" });
    let _: serde_json::Value = nodes[0].visitor().post("/api/account/register", &account).await?;
    let wrong = json!({ "account": "Hallgerd", "password": "a bowstring" });
    let mut waits = Vec::new();
    for guess in 0..2 * GUESSES_FREE as usize {
        let answer = nodes[guess % 2].visitor().post::<serde_json::Value>("/api/account/login", &wrong).await;
        waits.push(matches!(answer, Err(ClientError::Refused { body, .. }) if body.contains("refused-login-pause")));
    }
    if waits.iter().position(|waits| *waits) != Some(GUESSES_FREE as usize) {
        return Err(format!("which of the guesses at two servers had to wait: {waits:?}").into());
    }
    Ok(())
}

/// The server of the first person is killed; they come back at the other one.
async fn kill_one(pair: &mut Pair, nodes: &mut [Node; 2], luck: &mut engine::Fast) -> Result<Duration, Failure> {
    let seq = pair.lives[0].seq();
    nodes[0].kill()?;
    let begun = Instant::now();
    come_back(pair, 0, &nodes[1]).await;
    if pair.lives[0].seq() != seq {
        return Err("an acknowledged move is lost".into());
    }
    pair.step(luck).await;
    let paused = begun.elapsed();
    // Who lost the answer asks again elsewhere: the line stands there once.
    pair.lives[0].ask(json!({ "type": "say", "words": "seen there?", "nonce": "n" })).await;
    Ok(paused)
}

/// The server that has the table stands still; both go on at the other one, and it cannot spoil anything when it is
/// let go.
async fn freeze_one(pair: &mut Pair, nodes: &[Node; 2], luck: &mut engine::Fast) -> Result<Duration, Failure> {
    nodes[1].signal("-STOP")?;
    let begun = Instant::now();
    let elsewhere = [nodes[0].receives(&pair.clients[0]), nodes[0].receives(&pair.clients[1])];
    let lives = [Live::watch(&elsewhere[0], &pair.table).await, Live::watch(&elsewhere[1], &pair.table).await];
    let mut thawed = std::mem::replace(&mut pair.lives, lives);
    pair.clients = elsewhere;
    pair.step(luck).await;
    let paused = begun.elapsed();
    // What was said to the frozen server is heard when it is let go.
    let who = usize::from(!thawed[0].is_asked());
    let (seq, action) = (thawed[who].seq(), thawed[who].choices()[0].clone());
    let table = thawed[who].table.clone();
    let act = json!({ "type": "act", "request": 77, "table": table, "seq": seq, "action": action });
    thawed[who].send(&act).await;
    nodes[1].signal("-CONT")?;
    let answer = thawed[who].until(|message| message["request"] == 77).await;
    if answer["refusal"]["reason"]["key"] != "refused-stale" {
        return Err(format!("the thawed server answered {answer}").into());
    }
    thawed[who].until_seq(pair.lives[who].seq()).await;
    Ok(paused)
}
