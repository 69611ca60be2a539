//! `longhall bot`: lets a program play at a table of a running server. The program reads one line of JSON for every
//! decision and writes one line, its action. `docs/programs.md` describes the lines. With the token of a bot account it
//! waits for challenges and plays every game it is asked to, each with a program of its own.

use std::collections::HashSet;
use std::time::Duration;

use serde_json::{Value, json};
use server::client::{Client, ClientError, Events};
use server::remote::{Acted, RemoteSeat};

use crate::Done;
use crate::Failure;
use crate::commands::program::{Program, REFUSALS_MAX};
use crate::commands::runtime;
use crate::tell;

/// A server that is away is asked again after so long.
const AGAIN: Duration = Duration::from_secs(1);

#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("where").args(["table", "game"]))]
pub struct Args {
    /// The program with its arguments, such as "python3 engine.py"
    #[arg(long, value_name = "COMMAND")]
    exec: String,
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// The token of a bot account, or LONGHALL_TOKEN in the environment; without --table or --game the program plays
    /// every game it is asked to
    #[arg(long, value_name = "TOKEN")]
    token: Option<String>,
    /// The code or the id of a table with a free seat; it must allow bots
    #[arg(long, value_name = "CODE")]
    table: Option<String>,
    /// A game, for a new table against bots
    #[arg(long)]
    game: Option<String>,
    /// How many play at a new table
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The level of the bots at a new table: guest, karl or jarl
    #[arg(long, default_value = "guest")]
    level: String,
    /// The name to play under, without a token
    #[arg(long, conflicts_with = "token")]
    name: Option<String>,
    /// Ends after so many games that it was asked to; without it the program waits for more
    #[arg(long, value_name = "N", conflicts_with = "where")]
    games: Option<u32>,
}

pub fn run(args: &Args) -> Done {
    let mut client = Client::new(&args.url)?;
    // Others on the machine can read what a command was given, and not what stands in its environment.
    let token = args.token.clone().or_else(|| std::env::var("LONGHALL_TOKEN").ok());
    match &token {
        Some(token) => client.set_token(token),
        None if args.table.is_some() => {
            return Err("a program among other players needs a bot account: --token, made under Settings".into());
        }
        None if args.game.is_none() => return Err("--game, --table or --token says where the program plays".into()),
        None => {}
    }
    runtime()?.block_on(async {
        if let Some(name) = &args.name {
            let _: Value = client.post("/api/me", &json!({ "name": name, "shape": "raven" })).await?;
        }
        // A program that cannot be started is said before a seat is taken.
        let start = || Program::start(&args.exec);
        match (&args.table, &args.game) {
            (Some(table), _) => {
                let program = start()?;
                play(program, RemoteSeat::join(client, table).await?, &args.exec).await
            }
            (None, Some(game)) => {
                let program = start()?;
                play(program, RemoteSeat::create(client, game, args.players, &args.level).await?, &args.exec).await
            }
            (None, None) => {
                drop(start()?);
                attend(&client, args).await
            }
        }
    })
}

/// Plays one game to its end.
async fn play(mut program: Program, mut seat: RemoteSeat, exec: &str) -> Done {
    let table = &seat.state()["table"];
    tell!("{exec} at table {}", table["code"].as_str().or(table["id"].as_str()).unwrap_or_default());
    while seat.is_asked().await? {
        decide(&mut program, &mut seat).await?;
    }
    let over = over(seat.state());
    tell!("{over}");
    program.write(&over)
}

/// Accepts every challenge and plays all games of the account at the same time, each with a program of its own.
async fn attend(client: &Client, args: &Args) -> Done {
    let mut playing = HashSet::new();
    let (ended, mut ends) = tokio::sync::mpsc::unbounded_channel();
    let mut left = args.games.unwrap_or(u32::MAX);
    let mut events = client.events("/api/events").await?;
    tell!("{} waits for challenges at {}", args.exec, client.url());
    while left > 0 {
        let message = tokio::select! {
            message = events.next() => message.ok().flatten(),
            Some(table) = ends.recv() => {
                playing.remove(&table);
                left -= 1;
                continue;
            }
        };
        let Some(message) = message else {
            events = come_back(client).await?;
            continue;
        };
        for table in asked_to(&message) {
            if !playing.insert(table.clone()) {
                continue;
            }
            let (client, exec, ended) = (client.twin(), args.exec.clone(), ended.clone());
            // The program is read on a thread of its own: it may think as long as its clock allows.
            std::thread::spawn(move || {
                if let Err(Failure::Usage(problem)) = play_alone(client, &table, &exec) {
                    tell!("table {table}: {problem}");
                }
                // Nobody counts any more when the command ends.
                let _ = ended.send(table);
            });
        }
    }
    Ok(())
}

fn play_alone(client: Client, table: &str, exec: &str) -> Done {
    runtime()?.block_on(async {
        let seat = RemoteSeat::join(client, table).await?;
        play(Program::start(exec)?, seat, exec).await
    })
}

/// Tables at which the account sits and plays, and those to which it is asked to come.
fn asked_to(message: &Value) -> Vec<String> {
    let cards = |list: &str| message[list].as_array().cloned().unwrap_or_default();
    let current = |card: &Value| ["waiting", "running"].iter().any(|status| card["status"] == *status);
    let all = cards("challenges").into_iter().chain(cards("yours").into_iter().filter(current));
    all.filter_map(|card| card["id"].as_str().map(str::to_owned)).collect()
}

/// A new stream of events, as soon as the server is back. A token that does not count ends the command.
async fn come_back(client: &Client) -> Result<Events, Failure> {
    loop {
        match client.events("/api/events").await {
            Ok(events) => return Ok(events),
            Err(refused @ ClientError::Refused { .. }) => return Err(refused.into()),
            Err(_) => tokio::time::sleep(AGAIN).await,
        }
    }
}

/// Lets the program choose until the server takes its action.
async fn decide(program: &mut Program, seat: &mut RemoteSeat) -> Done {
    program.write(&question(seat.state()))?;
    for _ in 0..REFUSALS_MAX {
        let action = program.read()?;
        match seat.act(&action).await? {
            Acted::Done | Acted::Stale => return Ok(()),
            // Its time was up, or the game was ended: nothing is asked any more.
            Acted::Refused(_) if seat.state()["table"]["your_turn"] != true => return Ok(()),
            Acted::Refused(key) => program.write(&json!({ "type": "refused", "action": action, "reason": key }))?,
        }
    }
    Err(Failure::Usage(format!("the program was refused {REFUSALS_MAX} times for one decision")))
}

/// What the program needs to choose.
fn question(state: &Value) -> Value {
    let yours = state["table"]["yours"].as_u64().unwrap_or_default() as usize;
    json!({
        "type": "question",
        "game": state["table"]["game"],
        "players": state["table"]["setup"]["players"],
        "seat": yours,
        "seq": state["seq"],
        "view": state["view"],
        "question": state["question"],
        "choices": state["choices"],
        "clock_ms": state["clocks_ms"].get(yours),
    })
}

fn over(state: &Value) -> Value {
    json!({ "type": "over", "status": state["table"]["status"], "scores": state["scores"] })
}
