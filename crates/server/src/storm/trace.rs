//! What happened in a run, line by line. All lines go into one hash, by which two runs are compared; the last ones are
//! kept to be shown.

use std::collections::VecDeque;
use std::fmt::Arguments;

/// Lines kept for who looks into a failure.
const KEPT: usize = 60;
/// FNV-1a, the same on every machine.
const HASH_START: u64 = 0xcbf2_9ce4_8422_2325;
const HASH_STEP: u64 = 0x0000_0100_0000_01b3;

pub struct Trace {
    hash: u64,
    lines: VecDeque<String>,
    /// Whether all lines are kept.
    whole: bool,
}

impl Trace {
    pub fn new(whole: bool) -> Trace {
        Trace { hash: HASH_START, lines: VecDeque::new(), whole }
    }

    pub fn note(&mut self, at_ms: u64, what: Arguments<'_>) {
        let line = format!("{at_ms:>6} {what}");
        for byte in line.bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(HASH_STEP);
        }
        if !self.whole && self.lines.len() >= KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line);
    }

    pub fn hash(&self) -> u64 {
        self.hash
    }

    pub fn lines(self) -> Vec<String> {
        self.lines.into()
    }
}
