//! `longhall bot`: lets a program play at a table of a running server. The program reads one line of JSON for every
//! decision and writes one line, its action. `docs/programs.md` describes the lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use server::client::Client;
use server::remote::{Acted, RemoteSeat};

use crate::Done;
use crate::Failure;
use crate::commands::runtime;
use crate::tell;

/// A program that is refused so often for one decision does not know the game.
const REFUSALS_MAX: usize = 3;

#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("where").required(true).args(["table", "game"]))]
pub struct Args {
    /// The program with its arguments, such as "python3 engine.py"
    #[arg(long, value_name = "COMMAND")]
    exec: String,
    /// The server
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    url: String,
    /// The code or the id of a table with a free seat
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
    /// The name to play under
    #[arg(long)]
    name: Option<String>,
}

pub fn run(args: &Args) -> Done {
    let mut program = Program::start(&args.exec)?;
    runtime()?.block_on(async {
        let mut client = Client::new(&args.url)?;
        if let Some(name) = &args.name {
            let _: Value = client.post("/api/me", &json!({ "name": name, "shape": "raven" })).await?;
        }
        let mut seat = match (&args.table, &args.game) {
            (Some(table), _) => RemoteSeat::join(client, table).await?,
            (None, game) => {
                let game = game.as_deref().unwrap_or_default();
                RemoteSeat::create(client, game, args.players, &args.level).await?
            }
        };
        let table = &seat.state()["table"];
        tell!("{} at table {}", args.exec, table["code"].as_str().or(table["id"].as_str()).unwrap_or_default());
        while seat.is_asked().await? {
            decide(&mut program, &mut seat).await?;
        }
        let over = over(seat.state());
        tell!("{over}");
        program.write(&over)
    })
}

/// Lets the program choose until the server takes its action.
async fn decide(program: &mut Program, seat: &mut RemoteSeat) -> Done {
    program.write(&question(seat.state()))?;
    for _ in 0..REFUSALS_MAX {
        let action = program.read()?;
        match seat.act(&action).await? {
            Acted::Done | Acted::Stale => return Ok(()),
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

/// The program at the other end of two pipes.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Program {
    fn start(command: &str) -> Result<Program, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("--exec names no program")?;
        let started = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("{name}: {error}"))?;
        let input = child.stdin.take().ok_or("the program cannot be written to")?;
        let output = child.stdout.take().ok_or("the program cannot be read")?;
        Ok(Program { child, input, output: BufReader::new(output) })
    }

    fn write(&mut self, line: &Value) -> Done {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|error| Failure::Usage(format!("the program does not listen: {error}")))
    }

    fn read(&mut self) -> Result<String, Failure> {
        let mut line = String::new();
        let read = self.output.read_line(&mut line).map_err(|error| format!("the program cannot be read: {error}"))?;
        if read == 0 {
            return Err(Failure::Usage("the program ended before the game did".to_owned()));
        }
        Ok(line.trim().to_owned())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
