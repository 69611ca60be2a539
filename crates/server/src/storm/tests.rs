//! The simulator itself: the same seed gives the same run, sound servers pass, and planted faults are found. A short
//! version of what `longhall storm` does for thousands of seeds.

use std::ops::Range;
use std::sync::Arc;

use registry::Registry;

use super::{Planted, Report, Seeds};

/// Seeds within which a planted fault must be found.
const FOUND_WITHIN: u64 = 1000;

/// A seed that once showed people an older log than they had seen: a server read what another had written, failed to
/// take the table over, and went back to what it had known before.
const OLDER_LOG_SHOWN: u64 = 178;

fn play(seeds: Range<u64>, twice: bool, planted: Option<Planted>) -> Report {
    let registry = Arc::new(Registry::built_in());
    let seeds = Seeds { seeds, threads: 2, twice, planted, first: planted.is_some() };
    seeds.play(&registry, &|_| {}).expect("the machine lets it run")
}

#[test]
fn nothing_is_lost_or_done_twice_and_the_same_seed_gives_the_same_trace() {
    let report = play(0..8, true, None);
    assert!(report.is_clean(), "{report:#?}");
    assert!(report.acts > 100 && report.compared > 1000, "people have played: {report:?}");
}

#[test]
fn seeds_that_failed_once_pass() {
    let report = play(OLDER_LOG_SHOWN..OLDER_LOG_SHOWN + 1, false, None);
    assert!(report.is_clean(), "{report:#?}");
}

/// `first`: a seed shortly before one that finds it, so that the test is short. People who act otherwise find it elsewhere.
fn is_found(planted: Planted, first: u64) {
    let report = play(first..first + FOUND_WITHIN, false, Some(planted));
    let run = report.failed.first().unwrap_or_else(|| panic!("{planted:?} is not found: {report:?}"));
    assert!(run.fault.is_some() && !run.trace.is_empty());
}

#[test]
fn a_removed_fence_is_found() {
    is_found(Planted::FenceRemoved, 44);
}

#[test]
fn an_acknowledgement_before_the_commit_is_found() {
    is_found(Planted::AcknowledgedBeforeCommit, 0);
}

#[test]
fn identities_that_are_not_told_are_found() {
    is_found(Planted::IdentitiesNotTold, 0);
}

#[test]
fn a_clock_that_is_reset_at_load_is_found() {
    is_found(Planted::ClockResetAtLoad, 0);
}
