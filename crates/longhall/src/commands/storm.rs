//! `longhall storm`: several simulated servers and people who use them, under faults that follow from a seed.

use std::ops::Range;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

use registry::Registry;
use server::storm::{Report, Run, Seeds};

use crate::commands::progress;
use crate::tell;
use crate::{Done, Failure};

/// Runs that failed and are shown with their trace.
const SHOWN: usize = 3;

#[derive(clap::Args)]
pub struct Args {
    /// Which seeds: FROM..TO, or one
    #[arg(long, default_value = "0..1000", value_name = "SEEDS")]
    seeds: SeedRange,
    /// Plays every seed again and compares the traces
    #[arg(long)]
    twice: bool,
    /// Seeds at the same time; all cores by default
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Shows the whole trace of one seed
    #[arg(long)]
    trace: bool,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

/// Some seeds.
#[derive(Clone)]
struct SeedRange(Range<u64>);

impl FromStr for SeedRange {
    type Err = String;

    fn from_str(text: &str) -> Result<SeedRange, String> {
        let number = |text: &str| text.parse::<u64>().map_err(|_| "not like 0..1000".to_owned());
        let (from, to) = match text.split_once("..") {
            Some((from, to)) => (number(from)?, number(to)?),
            None => (number(text)?, number(text)?.saturating_add(1)),
        };
        if from < to { Ok(SeedRange(from..to)) } else { Err("there is no seed in it".to_owned()) }
    }
}

pub fn run(registry: Registry, args: Args) -> Done {
    let registry = Arc::new(registry);
    let seeds = args.seeds.0;
    if args.trace {
        let run = server::storm::run(&registry, seeds.start, None, true)?;
        show_run(&run);
        return if run.fault.is_none() { Ok(()) } else { Err(Failure::Check) };
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = progress(seeds.end - seeds.start, "seeds");
    let seeds = Seeds { seeds, threads: args.threads.unwrap_or(cores), twice: args.twice, planted: None, first: false };
    let begun = Instant::now();
    let report = seeds.play(&registry, &|report| {
        bar.set_position(report.runs);
        bar.set_message(format!("{} acts, {} faults found", report.acts, report.failed.len()));
    })?;
    bar.finish_and_clear();
    if args.json {
        tell!("{}", serde_json::to_string(&report)?);
    } else {
        show(&report, begun.elapsed().as_secs_f64(), args.twice);
    }
    if report.is_clean() { Ok(()) } else { Err(Failure::Check) }
}

fn show(report: &Report, seconds: f64, twice: bool) {
    let Report { runs, commits, acts, kills, compared, failed, differ } = report;
    tell!(
        "{runs} seeds in {seconds:.1} s: {commits} changes stored, {acts} moves, {kills} kills, {compared} views, events and lines compared"
    );
    failed.iter().take(SHOWN).for_each(show_run);
    if twice {
        tell!("the same trace again: {} of {runs}", runs - differ.len() as u64);
        differ.iter().take(SHOWN).for_each(|seed| tell!("  seed {seed} differs"));
    }
    let seeds: Vec<String> = failed.iter().map(|run| run.seed.to_string()).collect();
    tell!(
        "{} passed, {} failed{}{}",
        runs - failed.len() as u64,
        failed.len(),
        if seeds.is_empty() { "" } else { ": " },
        seeds.join(" ")
    );
}

fn show_run(run: &Run) {
    run.trace.iter().for_each(|line| tell!("  {line}"));
    tell!("seed {}, trace {:016x}: {}", run.seed, run.hash, run.fault.as_deref().unwrap_or("nothing was wrong"));
}
