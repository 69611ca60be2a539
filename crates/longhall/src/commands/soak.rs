//! `longhall soak`: a server of its own, or several, under everything people and machines do to them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use registry::Registry;
use server::soak::{Fault, Links, Site, SoakConfig, SoakReport, StartOver, Stretch};

use crate::commands::{progress, runtime};
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// How long to try it
    #[arg(long, default_value_t = 20)]
    minutes: u64,
    /// How many tables are played at once
    #[arg(long, default_value_t = 30)]
    tables: usize,
    /// Several servers and workers over a PostgreSQL and a NATS that are started for it
    #[arg(long)]
    cluster: bool,
    /// Servers, with --cluster
    #[arg(long, default_value_t = 2, requires = "cluster")]
    nodes: usize,
    /// Programs that only think for bots, with --cluster
    #[arg(long, default_value_t = 1, requires = "cluster")]
    workers: usize,
    /// The server is killed so often in the first half; the second half is one long life
    #[arg(long, default_value_t = 10, conflicts_with = "cluster")]
    kills: usize,
    /// So often something else fails: the storage, or with --cluster any part of it
    #[arg(long, default_value_t = 9)]
    faults: usize,
    /// Only this way of failing; may be given several times
    #[arg(long = "fault", value_enum)]
    ways: Vec<Way>,
    /// The chance of the games: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

/// What fails.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Way {
    Full,
    ReadOnly,
    Held,
    Frozen,
    ServerKilled,
    ServerStopped,
    ServerFrozen,
    WorkerKilled,
    NatsKilled,
    PostgresKilled,
    PostgresPaused,
}

impl From<Way> for Fault {
    fn from(way: Way) -> Fault {
        match way {
            Way::Full => Fault::Full,
            Way::ReadOnly => Fault::ReadOnly,
            Way::Held => Fault::Held,
            Way::Frozen => Fault::Frozen,
            Way::ServerKilled => Fault::ServerKilled,
            Way::ServerStopped => Fault::ServerStopped,
            Way::ServerFrozen => Fault::ServerFrozen,
            Way::WorkerKilled => Fault::WorkerKilled,
            Way::NatsKilled => Fault::NatsKilled,
            Way::PostgresKilled => Fault::PostgresKilled,
            Way::PostgresPaused => Fault::PostgresPaused,
        }
    }
}

pub fn run(registry: Registry, content: Option<&Path>, args: Args) -> Done {
    let seconds = args.minutes.max(1) * 60;
    let folder = std::env::temp_dir().join(format!("longhall-soak-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let program = Program { file: std::env::current_exe()?, content: content.map(Path::to_owned) };
    let config = SoakConfig {
        site: if args.cluster { program.many(&folder, &args) } else { program.alone(&folder) },
        registry: Arc::new(registry),
        tables: args.tables,
        seed: args.seed,
        stretches: if args.cluster { stretches_of_many(&args, seconds) } else { stretches_alone(&args, seconds) },
    };
    let bar = progress(seconds, "seconds");
    let report = runtime()?.block_on(server::soak::run(config, &|time, faults, tally| {
        bar.set_position(time.as_secs());
        bar.set_message(format!("{} moves, {faults} faults", tally.moves.load(Relaxed)));
    }))?;
    bar.finish_and_clear();
    if args.json {
        tell!("{}", serde_json::to_string(&report)?);
    } else {
        show(&report);
    }
    if !report.is_clean() {
        eprintln!("the servers' database is kept: {}", folder.display());
        return Err(Failure::Check);
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// Lives that end by a kill, with the other faults spread over them; the second half of the time is one long life.
fn stretches_alone(args: &Args, seconds: u64) -> Vec<Stretch> {
    let half = Duration::from_secs(seconds) / 2;
    let short = Stretch { time: half / (args.kills.max(1) as u32), moves: 1, faults: Vec::new() };
    let mut lives = vec![short; args.kills];
    lives.push(Stretch { time: if args.kills == 0 { half * 2 } else { half }, moves: 1, faults: Vec::new() });
    let number = lives.len();
    for (place, fault) in ways(args, &Fault::OF_FILES).enumerate() {
        lives[place % number].faults.push(fault);
    }
    for life in &mut lives[..args.kills] {
        life.faults.push(Fault::ServerKilled);
    }
    lives
}

/// One fault after the other, at equal distances.
fn stretches_of_many(args: &Args, seconds: u64) -> Vec<Stretch> {
    let time = Duration::from_secs(seconds) / (args.faults as u32 + 1);
    let stretch = |faults: Vec<Fault>| Stretch { time, moves: 1, faults };
    ways(args, &Fault::OF_MANY).map(|fault| stretch(vec![fault])).chain([stretch(Vec::new())]).collect()
}

/// What fails, one after the other.
fn ways(args: &Args, all: &[Fault]) -> impl Iterator<Item = Fault> {
    let wished: Vec<Fault> = args.ways.iter().map(|way| (*way).into()).collect();
    let ways = if wished.is_empty() { all.to_vec() } else { wished };
    ways.into_iter().cycle().take(args.faults)
}

/// This program, as it is started again.
#[derive(Clone)]
struct Program {
    file: PathBuf,
    content: Option<PathBuf>,
}

impl Program {
    fn command(&self, name: &str) -> Command {
        let mut command = Command::new(&self.file);
        if let Some(content) = &self.content {
            command.arg("--content").arg(content);
        }
        command.arg(name);
        command
    }

    fn serve(&self, port: u16) -> Command {
        let mut serve = self.command("serve");
        serve.args(["--port", &port.to_string(), "--bot-pause", "20"]);
        serve
    }

    fn alone(self, data: &Path) -> Site {
        let folder = data.to_owned();
        let server = move |port| {
            let mut serve = self.serve(port);
            serve.arg("--data").arg(&folder);
            serve
        };
        Site::Alone { data: data.to_owned(), server: Box::new(server) }
    }

    fn many(self, folder: &Path, args: &Args) -> Site {
        let links = |command: &mut Command, links: &Links| {
            command.args(["--database", &links.database, "--nats", &links.nats]);
        };
        let server = |program: Program| -> StartOver {
            Box::new(move |meet, port| {
                let mut serve = program.serve(port);
                links(&mut serve, meet);
                serve
            })
        };
        let worker = |program: Program| -> StartOver {
            Box::new(move |meet, _| {
                let mut worker = program.command("worker");
                links(&mut worker, meet);
                worker
            })
        };
        Site::Many {
            folder: folder.to_owned(),
            servers: (0..args.nodes.max(1)).map(|_| server(self.clone())).collect(),
            workers: (0..args.workers).map(|_| worker(self.clone())).collect(),
        }
    }
}

fn show(report: &SoakReport) {
    tell!(
        "{:.1} minutes, {} tables, {} games begun, {} finished; {} moves",
        report.minutes,
        report.tables,
        report.games_begun,
        report.games_finished,
        report.moves
    );
    tell!("faults: {}", counts(&report.faults));
    tell!("games: {}", counts(&report.games_by_title));
    tell!(
        "{} connections lost, {} requests asked again, {} times asked to take back, {} lines said, {} seats left and taken again, {} refusals",
        report.connections_lost,
        report.asked_again,
        report.undo_asked,
        report.lines_said,
        report.seats_left,
        report.refusals
    );
    tell!("{} views and log entries compared with replays", report.compared);
    let verdicts = [
        ("lost moves, lines and seats", &report.lost),
        ("done twice", &report.twice),
        ("leaks", &report.leaks),
        ("stalled games", &report.stalls),
        ("panics and errors of the server", &report.panics),
    ];
    let mut failed = 0;
    for (what, found) in verdicts {
        tell!("{what}: {}", found.len());
        found.iter().take(5).for_each(|one| tell!("  {one}"));
        failed += usize::from(!found.is_empty());
    }
    match report.memory_mib {
        Some((early, late)) => tell!("memory of the last life: {early:.1} MiB early, {late:.1} MiB at the end"),
        None => tell!("memory was not judged: the last life was too short to settle"),
    }
    failed += usize::from(!report.memory_is_flat());
    tell!("{} passed, {failed} failed", verdicts.len() + 1 - failed);
}

fn counts(of: &BTreeMap<String, u32>) -> String {
    of.iter().map(|(name, number)| format!("{name} {number}")).collect::<Vec<_>>().join(", ")
}
