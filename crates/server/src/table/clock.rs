//! Thinking time. It runs for every seat the game waits for, whoever plays it, and goes on over undo and over
//! leaving: what was thought is never given back. The log says how long each entry took, so the clocks follow from
//! it; time in which no server ran is not counted.

use engine::{Seat, SeatSet};

use crate::protocol::ClockRule;

const MS_PER_SECOND: u64 = 1000;

pub struct Clock {
    rule: ClockRule,
    /// Time each seat has used in the whole game.
    used_ms: Vec<u64>,
    /// What each seat had used when its present decision was put to it.
    begun_ms: Vec<u64>,
    /// The same before each action in force, so that a decision that is taken back goes on where it began.
    before_actions: Vec<Vec<u64>>,
    /// When the last entry was made.
    last_ms: u64,
}

/// What an entry of the log did to the game.
#[derive(Clone, Copy)]
pub enum Step {
    /// The seat acted, and these are asked now.
    Acted { by: Seat, after: SeatSet },
    /// Back to so many actions.
    Undone { to: u32 },
    /// Nothing.
    Stood,
}

impl Clock {
    pub fn new(rule: ClockRule, seats: usize, now_ms: u64) -> Clock {
        Clock { rule, used_ms: vec![0; seats], begun_ms: vec![0; seats], before_actions: Vec::new(), last_ms: now_ms }
    }

    pub fn runs(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// An entry of the log: those who were asked before it used so much time.
    pub fn replay(&mut self, step: Step, before: SeatSet, used_ms: u64) {
        if !self.runs() {
            return;
        }
        before.iter().for_each(|seat| self.used_ms[seat.index()] += used_ms);
        match step {
            Step::Acted { by, after } => {
                self.before_actions.push(self.begun_ms.clone());
                for seat in after.iter().filter(|seat| *seat == by || !before.contains(*seat)) {
                    self.begun_ms[seat.index()] = self.used_ms[seat.index()];
                }
            }
            Step::Undone { to } => {
                if let Some(begun) = self.before_actions.get(to as usize) {
                    self.begun_ms.clone_from(begun);
                }
                self.before_actions.truncate(to as usize);
            }
            Step::Stood => {}
        }
    }

    /// After the whole log was replayed: so much time has run since its last entry.
    pub fn resume(&mut self, ran_ms: u64, now_ms: u64) {
        self.last_ms = now_ms.saturating_sub(ran_ms);
    }

    /// Since when the seats that are asked now have been asked.
    pub fn since_ms(&self) -> u64 {
        self.last_ms
    }

    /// An entry is made now. Says how much time it took.
    pub fn entry(&mut self, step: Step, before: SeatSet, now_ms: u64) -> u64 {
        let took = now_ms.saturating_sub(self.last_ms);
        self.replay(step, before, took);
        self.last_ms = now_ms;
        took
    }

    /// Time left of a seat; it runs while the seat is asked.
    pub fn left_ms(&self, seat: Seat, asked: SeatSet, now_ms: u64) -> u64 {
        let runs = asked.contains(seat);
        let begun = if runs { self.begun_ms[seat.index()] } else { self.used_ms[seat.index()] };
        self.left_since(seat, begun, asked, now_ms)
    }

    /// Time the seat would have left after going back to so many actions.
    pub fn left_after_undo_ms(&self, seat: Seat, to: u32, asked: SeatSet, now_ms: u64) -> u64 {
        let begun = self.before_actions.get(to as usize).map_or(0, |begun| begun[seat.index()]);
        self.left_since(seat, begun, asked, now_ms)
    }

    fn left_since(&self, seat: Seat, begun_ms: u64, asked: SeatSet, now_ms: u64) -> u64 {
        let running = if asked.contains(seat) { now_ms.saturating_sub(self.last_ms) } else { 0 };
        let used = self.used_ms[seat.index()] + running;
        match self.rule {
            ClockRule::None => u64::MAX,
            ClockRule::PerMove { seconds } => {
                (u64::from(seconds) * MS_PER_SECOND).saturating_sub(used.saturating_sub(begun_ms))
            }
            ClockRule::PerGame { seconds } => (u64::from(seconds) * MS_PER_SECOND).saturating_sub(used),
        }
    }

    /// When the first of the asked seats runs out of time.
    pub fn next_run_out_ms(&self, asked: SeatSet, now_ms: u64) -> Option<u64> {
        let left = asked.iter().map(|seat| self.left_ms(seat, asked, now_ms)).min()?;
        self.runs().then(|| now_ms + left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: SeatSet = SeatSet::one(Seat(0));
    const TWO: SeatSet = SeatSet::one(Seat(1));

    fn acted(by: u8, after: SeatSet) -> Step {
        Step::Acted { by: Seat(by), after }
    }

    #[test]
    fn a_game_clock_runs_for_the_asked_and_keeps_what_was_used() {
        let mut clock = Clock::new(ClockRule::PerGame { seconds: 10 }, 2, 1_000);
        assert_eq!(clock.left_ms(Seat(0), ONE, 4_000), 7_000);
        assert_eq!(clock.entry(acted(0, TWO), ONE, 4_000), 3_000);
        assert_eq!(clock.left_ms(Seat(0), TWO, 6_000), 7_000);
        assert_eq!(clock.left_ms(Seat(1), TWO, 6_000), 8_000);
        assert_eq!(clock.next_run_out_ms(TWO, 6_000), Some(14_000));
    }

    #[test]
    fn a_move_clock_starts_anew_with_each_decision_and_only_then() {
        let both = ONE.union(TWO);
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 10 }, 2, 0);
        clock.entry(acted(0, TWO), both, 4_000);
        assert_eq!(clock.left_ms(Seat(1), TWO, 6_000), 4_000, "the other's answer gives no new time");
        clock.entry(acted(1, both), TWO, 6_000);
        assert_eq!(clock.left_ms(Seat(1), both, 7_000), 9_000);
    }

    #[test]
    fn acting_and_taking_back_gives_no_time() {
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 5 }, 2, 0);
        for round in 0..4 {
            let now = round * 1_000;
            clock.entry(acted(0, ONE), ONE, now + 500);
            assert_eq!(clock.left_ms(Seat(0), ONE, now + 500), 5_000, "the next decision has its own time");
            clock.entry(Step::Undone { to: 0 }, ONE, now + 1_000);
            assert_eq!(clock.left_ms(Seat(0), ONE, now + 1_000), 4_000 - now, "but the first one goes on");
        }
        clock.entry(acted(0, ONE), ONE, 4_500);
        assert_eq!(clock.left_after_undo_ms(Seat(0), 0, ONE, 4_600), 400);
    }

    #[test]
    fn leaving_and_coming_back_gives_no_time() {
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 5 }, 2, 0);
        clock.entry(Step::Stood, ONE, 3_000);
        assert_eq!(clock.left_ms(Seat(0), ONE, 4_000), 1_000);
    }

    #[test]
    fn time_from_before_a_restart_counts_and_the_pause_does_not() {
        for (rule, left) in [(ClockRule::PerGame { seconds: 10 }, 4_500), (ClockRule::PerMove { seconds: 10 }, 7_500)] {
            let mut clock = Clock::new(rule, 2, 500_000);
            clock.replay(acted(0, ONE), ONE, 3_000);
            clock.resume(2_000, 500_000);
            assert_eq!(clock.left_ms(Seat(0), ONE, 500_500), left);
        }
    }
}
