//! `longhall soak`: plays against a server of its own while it is killed and its storage fails, and compares what
//! people were told with what is stored.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use registry::Registry;
use server::soak::{Fault, Life, SoakConfig, SoakReport};

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
    /// The server is killed so often in the first half; the second half is one long life
    #[arg(long, default_value_t = 10)]
    kills: u32,
    /// The storage fails so often, spread over the lives: the disk is full, read-only, the database held by another
    #[arg(long, default_value_t = 9)]
    faults: usize,
    /// Only this way of failing
    #[arg(long, value_enum)]
    fault: Option<Way>,
    /// The chance of the games: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

/// How the storage fails.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Way {
    Full,
    ReadOnly,
    Frozen,
}

impl From<Way> for Fault {
    fn from(way: Way) -> Fault {
        match way {
            Way::Full => Fault::Full,
            Way::ReadOnly => Fault::ReadOnly,
            Way::Frozen => Fault::Frozen,
        }
    }
}

pub fn run(registry: Registry, content: Option<&Path>, args: Args) -> Done {
    let seconds = args.minutes.max(1) * 60;
    let folder = std::env::temp_dir().join(format!("longhall-soak-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let (program, data) = (std::env::current_exe()?, folder.clone());
    let content: Option<PathBuf> = content.map(Path::to_owned);
    let half = Duration::from_secs(seconds) / 2;
    let short = Life { time: half / args.kills.max(1), moves: 1, faults: Vec::new() };
    let mut lives = vec![short; args.kills as usize];
    lives.push(Life { time: if args.kills == 0 { half * 2 } else { half }, moves: 1, faults: Vec::new() });
    let ways: Vec<Fault> = args.fault.map_or(Fault::ALL.to_vec(), |way| vec![way.into()]);
    let number = lives.len();
    for (place, fault) in ways.into_iter().cycle().take(args.faults).enumerate() {
        lives[place % number].faults.push(fault);
    }
    let config = SoakConfig {
        data: folder.clone(),
        server: Box::new(move |port| {
            let mut serve = Command::new(&program);
            if let Some(content) = &content {
                serve.arg("--content").arg(content);
            }
            serve.arg("serve").arg("--data").arg(&data).args(["--port", &port.to_string(), "--bot-pause", "20"]);
            serve
        }),
        registry: Arc::new(registry),
        tables: args.tables,
        seed: args.seed,
        lives,
    };
    let bar = progress(seconds, "seconds");
    let report = runtime()?.block_on(server::soak::run(config, &|time, kills, tally| {
        bar.set_position(time.as_secs());
        bar.set_message(format!("{} moves, {kills} kills", tally.moves.load(Relaxed)));
    }))?;
    bar.finish_and_clear();
    if args.json {
        tell!("{}", serde_json::to_string(&report)?);
    } else {
        show(&report);
    }
    if !report.is_clean() {
        eprintln!("the server's database is kept: {}", folder.display());
        return Err(Failure::Check);
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

fn show(report: &SoakReport) {
    tell!(
        "{:.1} minutes, {} tables, {} games begun, {} finished; {} moves, {} kills, {} faults of the storage",
        report.minutes,
        report.tables,
        report.games_begun,
        report.games_finished,
        report.moves,
        report.kills,
        report.faults
    );
    let games: Vec<String> = report.games_by_title.iter().map(|(game, number)| format!("{game} {number}")).collect();
    tell!("games: {}", games.join(", "));
    tell!(
        "{} connections lost, {} times asked to take back, {} lines said, {} seats left and taken again, {} refusals",
        report.connections_lost,
        report.undo_asked,
        report.lines_said,
        report.seats_left,
        report.refusals
    );
    tell!("{} views and log entries compared with replays", report.compared);
    let verdicts = [
        ("lost moves", &report.lost),
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
