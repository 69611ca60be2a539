//! The one binary: play in the terminal, simulate, check, replay, serve.

#![deny(clippy::print_stdout)]
// The comments of arguments are the help that the terminal shows: `<game>` is no tag there.
#![allow(rustdoc::invalid_html_tags)]

mod allocations;
mod boards;
mod commands;
mod letters;
mod pages;
mod paper;
mod words;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use registry::Registry;

use commands::{
    analyse, arena, bench, bot, check, content, export, games, health, load, papers, play, replay, rules, scenario,
    serve, sim, soak, storm, train, verify, worker,
};

/// Five Viking board games: play, simulate, study.
#[derive(Parser)]
#[command(name = "longhall", version, arg_required_else_help = true, after_help = AFTER_HELP)]
struct Cli {
    /// A folder with corrections of the content: DIR/<game>/<file>.toml
    #[arg(long, global = true, value_name = "DIR")]
    content: Option<std::path::PathBuf>,
    #[command(subcommand)]
    command: Command,
}

const AFTER_HELP: &str = "\
To begin:
  longhall games              what there is to play
  longhall serve              open the hall in the browser
  longhall play asgard        play in the terminal against bots
  longhall rules asgard       read the rules

Exit code: 0 success, 1 a check failed, 2 wrong usage.";

#[derive(Subcommand)]
enum Command {
    /// List the games, their player counts and options
    Games(games::Args),
    /// Show the rules of a game
    Rules(rules::Args),
    /// Play in the terminal against bots
    Play(play::Args),
    /// Play many games between bots and count
    Sim(sim::Args),
    /// Check game invariants on random games
    Check(check::Args),
    /// Run scenario files
    Scenario(scenario::Args),
    /// Let bots compete and give their win rates
    Arena(arena::Args),
    /// Let bots play games to learn from; docs/bots.md says what follows
    Train(train::Args),
    /// Show a saved game move by move
    Replay(replay::Args),
    /// Say what each decision of a saved game cost, and what dice and draws gave
    Analyse(analyse::Args),
    /// Write saved games as JSON lines, one for every decision
    Export(export::Args),
    /// Prove that a saved game follows from its seed and its moves
    Verify(verify::Args),
    /// Measure how fast a game runs on one core
    Bench(bench::Args),
    /// Open the hall: tables in the browser
    Serve(serve::Args),
    /// Only think, for the bots of servers that share a database and a NATS
    Worker(worker::Args),
    /// Let a program play at a table of a running server
    Bot(bot::Args),
    /// Load-test a running server
    Load(load::Args),
    /// Soak-test a private server: kills, lost connections, and a comparison of all that was said
    Soak(soak::Args),
    /// Simulate several servers and people under faults that follow from seeds
    Storm(storm::Args),
    /// List the content of a game by provenance, or write a file for corrections
    Content(content::Args),
    /// Ask a running server whether it can serve: exit code 0 if so
    Health(health::Args),
    /// Write the manual pages and the completions for shells
    #[command(hide = true)]
    Papers(papers::Args),
}

/// Version, commit and the rules of each game: what a report of a fault needs.
fn version() -> String {
    let commit = option_env!("LONGHALL_COMMIT").unwrap_or("built from source");
    let mut version = format!("longhall {} ({commit})", env!("CARGO_PKG_VERSION"));
    for game in Registry::built_in().iter() {
        version += &format!("\n{} rules {}", game.title.id(), game.title.info().rules_version);
    }
    version
}

/// How a command ended when it did not end well.
pub enum Failure {
    /// A check found something: already reported.
    Check,
    /// Wrong usage: one clear line.
    Usage(String),
}

impl Failure {
    /// Says where it went wrong.
    fn within(self, place: &str) -> Failure {
        match self {
            Failure::Usage(problem) => Failure::Usage(format!("{place}: {problem}")),
            Failure::Check => Failure::Check,
        }
    }
}

impl<E: std::fmt::Display> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure::Usage(error.to_string())
    }
}

pub type Done = Result<(), Failure>;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.kind() == ErrorKind::DisplayVersion => {
            tell!("{}", version());
            return ExitCode::SUCCESS;
        }
        Err(error) => error.exit(),
    };
    let done = commands::open_registry(cli.content.as_deref()).and_then(|registry| match cli.command {
        Command::Games(args) => games::run(&registry, args),
        Command::Rules(args) => rules::run(&registry, args),
        Command::Play(args) => play::run(&registry, args),
        Command::Sim(args) => sim::run(&registry, args),
        Command::Check(args) => check::run(&registry, args),
        Command::Scenario(args) => scenario::run(&registry, args),
        Command::Arena(args) => arena::run(&registry, args),
        Command::Train(args) => train::run(&registry, args),
        Command::Analyse(args) => analyse::run(&registry, args),
        Command::Export(args) => export::run(&registry, args),
        Command::Replay(args) => replay::run(&registry, args),
        Command::Verify(args) => verify::run(&registry, args),
        Command::Bench(args) => bench::run(&registry, args),
        Command::Serve(args) => serve::run(registry, args),
        Command::Worker(args) => worker::run(registry, args),
        Command::Bot(args) => bot::run(&args),
        Command::Load(args) => load::run(args),
        Command::Soak(args) => soak::run(registry, cli.content.as_deref(), args),
        Command::Storm(args) => storm::run(registry, args),
        Command::Content(args) => content::run(&registry, args),
        Command::Health(args) => health::run(args),
        Command::Papers(args) => papers::run(Cli::command(), args),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Check) => ExitCode::from(1),
        Err(Failure::Usage(problem)) => {
            eprintln!("longhall: {problem}");
            ExitCode::from(2)
        }
    }
}
