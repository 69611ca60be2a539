//! Many seeds, one after the other on each of a few threads: every run has its thread for itself.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use registry::Registry;
use serde::Serialize;

use super::{Planted, Run, run};

/// Which seeds are played, and how.
pub struct Seeds {
    pub seeds: Range<u64>,
    pub threads: usize,
    /// Every seed is played again, and must give the same trace.
    pub twice: bool,
    pub planted: Option<Planted>,
    /// Ends at the first fault.
    pub first: bool,
}

/// What came of some seeds.
#[derive(Default, Debug, Serialize)]
pub struct Report {
    pub runs: u64,
    pub commits: u64,
    pub acts: u64,
    pub kills: u64,
    /// Views, events and lines compared.
    pub compared: u64,
    /// Runs in which something was wrong.
    pub failed: Vec<Run>,
    /// Seeds that gave another trace when they were played again.
    pub differ: Vec<u64>,
}

impl Report {
    pub fn is_clean(&self) -> bool {
        self.failed.is_empty() && self.differ.is_empty()
    }
}

impl Seeds {
    /// Plays them all. `done` hears of every seed.
    pub fn play(&self, registry: &Arc<Registry>, done: &(dyn Fn(&Report) + Sync)) -> Result<Report, String> {
        let (next, report) = (AtomicU64::new(self.seeds.start), Mutex::new(Report::default()));
        let work = || -> Result<(), String> {
            loop {
                let seed = next.fetch_add(1, Relaxed);
                let over = self.first && !lock(&report).failed.is_empty();
                if seed >= self.seeds.end || over {
                    return Ok(());
                }
                let one = run(registry, seed, self.planted, false)?;
                let differs = self.twice && run(registry, seed, self.planted, false)?.hash != one.hash;
                let mut report = lock(&report);
                report.add(one, differs);
                done(&report);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            let join = |thread: std::thread::ScopedJoinHandle<'_, Result<(), String>>| match thread.join() {
                Ok(done) => done,
                Err(_) => Err("a thread of the simulator panicked".to_owned()),
            };
            threads.into_iter().try_for_each(join)
        })?;
        let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
        report.failed.sort_by_key(|run| run.seed);
        report.differ.sort_unstable();
        Ok(report)
    }
}

impl Report {
    fn add(&mut self, run: Run, differs: bool) {
        self.runs += 1;
        self.commits += run.commits;
        self.acts += run.acts;
        self.kills += run.kills;
        self.compared += run.views;
        if differs {
            self.differ.push(run.seed);
        }
        if run.fault.is_some() {
            self.failed.push(run);
        }
    }
}

fn lock(report: &Mutex<Report>) -> std::sync::MutexGuard<'_, Report> {
    report.lock().unwrap_or_else(PoisonError::into_inner)
}
