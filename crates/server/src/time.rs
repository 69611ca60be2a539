//! The time the server goes by. The wall clock of a machine may be set forward or back at any moment; clocks of
//! players and all waiting therefore go by a steady time, which only borrows its beginning from the wall.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::identity::random_key;
use crate::limits::OUTAGES_KEPT;
use crate::store::Run;

/// Where time comes from. Tests bring their own.
pub trait Time: Send + Sync {
    /// Milliseconds since 1970, as the machine believes. It may jump.
    fn wall_ms(&self) -> u64;
    /// Milliseconds since some moment. It neither jumps nor goes back.
    fn steady_ms(&self) -> u64;
}

/// The time of this machine.
pub struct MachineTime {
    begun: Instant,
}

impl Default for MachineTime {
    fn default() -> Self {
        MachineTime { begun: Instant::now() }
    }
}

impl Time for MachineTime {
    fn wall_ms(&self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
    }

    fn steady_ms(&self) -> u64 {
        self.begun.elapsed().as_millis() as u64
    }
}

/// The time of one run of the server. It begins with the wall's time, but not before the end of an earlier run,
/// and then goes on steadily. Rows of the log bear it.
pub struct HallTime {
    source: Arc<dyn Time>,
    id: i64,
    started_ms: u64,
    steady_at_start: u64,
    /// When earlier runs were up: in order, without overlaps.
    earlier: Vec<(u64, u64)>,
    outages: Mutex<Outages>,
}

/// Time in which the store took nothing. Nobody could move then, so it is nobody's thinking time.
#[derive(Default)]
struct Outages {
    /// How long all of them took together.
    past_ms: u64,
    /// When the last of them began and ended, in the time that is stored.
    past: VecDeque<(u64, u64)>,
    /// Steady time at which the present one began.
    since: Option<u64>,
}

impl HallTime {
    pub fn start(source: Arc<dyn Time>, runs: &[Run]) -> HallTime {
        let last_seen = runs.iter().map(|run| run.alive_ms).max().unwrap_or(0);
        HallTime {
            id: random_key(),
            started_ms: source.wall_ms().max(last_seen),
            steady_at_start: source.steady_ms(),
            earlier: merged(runs),
            outages: Mutex::default(),
            source,
        }
    }

    /// The time that is stored with what happens, for other servers and later runs: steady, and of the same length for
    /// all servers, whatever outages each of them has seen.
    pub fn stamp_ms(&self) -> u64 {
        self.stamp(self.source.steady_ms())
    }

    fn stamp(&self, steady_ms: u64) -> u64 {
        self.started_ms + steady_ms.saturating_sub(self.steady_at_start)
    }

    /// The time of this server alone. It stands still while the store is away.
    pub fn now_ms(&self) -> u64 {
        let outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = outages.since.unwrap_or_else(|| self.source.steady_ms());
        self.started_ms + steady.saturating_sub(self.steady_at_start + outages.past_ms)
    }

    /// The store is away, or is back.
    pub fn store_is_sound(&self, sound: bool) {
        let mut outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = self.source.steady_ms();
        if !sound {
            outages.since.get_or_insert(steady);
        } else if let Some(since) = outages.since.take() {
            outages.past_ms += steady.saturating_sub(since);
            if outages.past.len() >= OUTAGES_KEPT {
                outages.past.pop_front();
            }
            outages.past.push_back((self.stamp(since), self.stamp(steady)));
        }
    }

    /// What to show people.
    pub fn wall_ms(&self) -> u64 {
        self.source.wall_ms()
    }

    pub fn started_ms(&self) -> u64 {
        self.started_ms
    }

    /// The number of this run, by which other servers know it.
    pub fn run_number(&self) -> i64 {
        self.id
    }

    /// This run as it is kept, so that a later one knows how long it was up.
    pub fn run(&self) -> Run {
        Run { id: self.id, started_ms: self.started_ms, alive_ms: self.stamp_ms() }
    }

    /// How long servers have been up since a stored moment. Time in which none ran, or in which this one had no store, is
    /// nobody's thinking time.
    pub fn ran_since(&self, since_ms: u64) -> u64 {
        let outages = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
        let steady = self.source.steady_ms();
        let (this, present) = ((self.started_ms, self.stamp(steady)), outages.since.map(|since| self.stamp(since)));
        let overlap = |(from, to): &(u64, u64)| to.saturating_sub(since_ms.max(*from));
        let up: u64 = self.earlier.iter().chain([&this]).map(overlap).sum();
        let away: u64 = outages.past.iter().chain(&present.map(|from| (from, this.1))).map(overlap).sum();
        up.saturating_sub(away)
    }
}

/// Runs as times that do not overlap: several servers may have been up at once.
fn merged(runs: &[Run]) -> Vec<(u64, u64)> {
    let mut times: Vec<(u64, u64)> = runs.iter().map(|run| (run.started_ms, run.alive_ms)).collect();
    times.sort_unstable();
    let mut merged: Vec<(u64, u64)> = Vec::with_capacity(times.len());
    for (from, to) in times {
        match merged.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(to),
            _ => merged.push((from, to)),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    #[derive(Default)]
    struct Driven {
        wall: AtomicU64,
        steady: AtomicU64,
    }

    impl Time for Driven {
        fn wall_ms(&self) -> u64 {
            self.wall.load(Relaxed)
        }

        fn steady_ms(&self) -> u64 {
            self.steady.load(Relaxed)
        }
    }

    fn run(started_ms: u64, alive_ms: u64) -> Run {
        Run { id: started_ms as i64, started_ms, alive_ms }
    }

    #[test]
    fn a_jump_of_the_wall_clock_is_no_time() {
        let source = Arc::new(Driven::default());
        source.wall.store(50_000, Relaxed);
        let time = HallTime::start(Arc::clone(&source) as Arc<dyn Time>, &[]);
        source.wall.store(3_650_000, Relaxed);
        assert_eq!(time.now_ms(), 50_000);
        source.steady.store(700, Relaxed);
        assert_eq!((time.now_ms(), time.wall_ms()), (50_700, 3_650_000));
    }

    #[test]
    fn only_the_time_in_which_a_server_ran_counts_and_overlapping_runs_count_once() {
        let source = Arc::new(Driven::default());
        source.wall.store(100_000, Relaxed);
        let time = HallTime::start(source.clone(), &[run(10_000, 20_000), run(15_000, 25_000), run(40_000, 45_000)]);
        source.steady.store(1_000, Relaxed);
        assert_eq!(time.ran_since(18_000), 7_000 + 5_000 + 1_000);
        assert_eq!(time.ran_since(100_500), 500);
        assert_eq!(time.ran_since(900_000), 0, "what is yet to come has not run");
    }

    #[test]
    fn an_outage_of_one_server_is_charged_to_nobody_when_another_takes_the_table() {
        let source = Arc::new(Driven::default());
        let with_outage = HallTime::start(source.clone(), &[]);
        let without = HallTime::start(source.clone(), &[]);
        let pass = |ms| source.steady.fetch_add(ms, Relaxed);
        pass(1_000);
        with_outage.store_is_sound(false);
        pass(5_000);
        with_outage.store_is_sound(true);
        pass(1_000);
        let entry_ms = with_outage.stamp_ms();
        pass(300);
        assert_eq!((with_outage.ran_since(entry_ms), without.ran_since(entry_ms)), (300, 300));
        assert_eq!(with_outage.ran_since(500), 500 + 1_300, "the outage itself is no thinking time");
    }

    #[test]
    fn time_stands_still_while_the_store_is_away() {
        let source = Arc::new(Driven::default());
        let time = HallTime::start(Arc::clone(&source) as Arc<dyn Time>, &[]);
        let pass = |ms| source.steady.fetch_add(ms, Relaxed);
        pass(1_000);
        time.store_is_sound(false);
        pass(5_000);
        time.store_is_sound(false);
        assert_eq!(time.now_ms(), 1_000);
        time.store_is_sound(true);
        pass(300);
        time.store_is_sound(true);
        assert_eq!((time.now_ms(), time.ran_since(0)), (1_300, 1_300));
    }

    #[test]
    fn time_never_goes_back_over_a_restart() {
        let source = Arc::new(Driven::default());
        source.wall.store(5_000, Relaxed);
        let time = HallTime::start(source, &[run(60_000, 90_000)]);
        assert_eq!(time.now_ms(), 90_000);
    }
}
