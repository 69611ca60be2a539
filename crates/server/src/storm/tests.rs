//! The simulator itself: the same seed gives the same run, sound servers pass, and planted faults are found.

use std::sync::Arc;

use registry::Registry;

use super::{Planted, run};

#[test]
fn a_first_look() {
    let registry = Arc::new(Registry::built_in());
    let var = |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let planted = [None, Some(Planted::FenceRemoved), Some(Planted::AcknowledgedBeforeCommit), Some(Planted::IdentitiesNotTold), Some(Planted::ClockResetAtLoad)][var("PLANT", 0) as usize];
    let (from, to, twice, whole) = (var("FROM", 0), var("TO", 10), var("TWICE", 0), var("WHOLE", 0));
    let mut faults = 0;
    for seed in from..to {
        let begun = std::time::Instant::now();
        let one = run(&registry, seed, planted, whole > 0).expect("a run");
        println!("{seed} {:x} {} commits {} views {} acts {} kills {:?} {:?}", one.hash, one.commits, one.views, one.acts, one.kills, one.fault, begun.elapsed());
        if one.fault.is_some() {
            faults += 1;
            if faults <= var("SHOW", 1) { one.trace.iter().for_each(|line| println!("   {line}")); }
        }
        if twice > 0 {
            let other = run(&registry, seed, planted, whole > 0).expect("a run");
            if one.hash != other.hash {
                println!("{seed} DIFFERS {} {}", one.trace.len(), other.trace.len());
                if let Some(at) = (0..one.trace.len().min(other.trace.len())).find(|at| one.trace[*at] != other.trace[*at]) {
                    for line in at.saturating_sub(6)..=at { println!("   {}\n   {}", one.trace[line], other.trace[line]); }
                }
            }
        }
    }
    println!("{faults} faults");
}
