//! Thinking time. It runs for every seat the game waits for, whoever plays it, and goes on over undo and over
//! leaving: what was thought is never given back. The log says how long each entry took, so the clocks follow from
//! it; time in which no server ran is not counted.
//!
//! A table may give each player days of absence. While somebody is absent, the time they are asked runs on these days
//! first, and on their clock when none are left. Who acts is back.

use engine::{Seat, SeatSet};

use crate::protocol::ClockRule;

const MS_PER_SECOND: u64 = 1000;
const MS_PER_DAY: u64 = 24 * 3600 * MS_PER_SECOND;

/// Days on which each player's clock may rest.
fn rest_days(rule: ClockRule) -> u8 {
    match rule {
        ClockRule::None => 0,
        ClockRule::PerMove { rest_days, .. } | ClockRule::PerGame { rest_days, .. } => rest_days,
    }
}

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
    /// What is left of each seat's days of absence, and who is absent.
    rest_ms: Vec<u64>,
    absent: SeatSet,
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
    /// The seat is absent from now on, or back.
    Rests { seat: Seat, absent: bool },
}

impl Clock {
    pub fn new(rule: ClockRule, seats: usize, now_ms: u64) -> Clock {
        Clock {
            rule,
            used_ms: vec![0; seats],
            begun_ms: vec![0; seats],
            before_actions: Vec::new(),
            last_ms: now_ms,
            // Most tables give none, and stay as small as they were.
            rest_ms: if rest_days(rule) == 0 {
                Vec::new()
            } else {
                vec![u64::from(rest_days(rule)) * MS_PER_DAY; seats]
            },
            absent: SeatSet::EMPTY,
        }
    }

    pub fn runs(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// An entry of the log: those who were asked before it used so much time.
    pub fn replay(&mut self, step: Step, before: SeatSet, used_ms: u64) {
        if !self.runs() {
            return;
        }
        for seat in before.iter() {
            let rested = self.rested_ms(seat, used_ms);
            if let Some(rest) = self.rest_ms.get_mut(seat.index()) {
                *rest -= rested;
            }
            self.used_ms[seat.index()] += used_ms - rested;
        }
        match step {
            Step::Rests { seat, absent: true } => self.absent.insert(seat),
            Step::Rests { seat, absent: false } => self.absent.remove(seat),
            Step::Acted { by, after } => {
                self.absent.remove(by);
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

    /// The days of absence a seat had left at the last entry.
    fn rest_of(&self, seat: Seat) -> u64 {
        self.rest_ms.get(seat.index()).copied().unwrap_or(0)
    }

    /// How much of a time the seat spends on its days of absence.
    fn rested_ms(&self, seat: Seat, time_ms: u64) -> u64 {
        if self.absent.contains(seat) { time_ms.min(self.rest_of(seat)) } else { 0 }
    }

    /// Whether the table gives days of absence.
    pub fn gives_rest(&self) -> bool {
        rest_days(self.rule) > 0
    }

    pub fn is_absent(&self, seat: Seat) -> bool {
        self.absent.contains(seat)
    }

    /// What is left of a seat's days of absence; they run while it is asked and absent.
    pub fn rest_left_ms(&self, seat: Seat, asked: SeatSet, now_ms: u64) -> u64 {
        let running = if asked.contains(seat) { now_ms.saturating_sub(self.last_ms) } else { 0 };
        self.rest_of(seat) - self.rested_ms(seat, running)
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
        let rested = self.rested_ms(seat, running);
        let used = self.used_ms[seat.index()] + running - rested;
        // The days of absence that are left come before the clock.
        let rest = if self.absent.contains(seat) { self.rest_of(seat) - rested } else { 0 };
        match self.rule {
            ClockRule::None => u64::MAX,
            ClockRule::PerMove { seconds, .. } => {
                rest + (u64::from(seconds) * MS_PER_SECOND).saturating_sub(used.saturating_sub(begun_ms))
            }
            ClockRule::PerGame { seconds, .. } => rest + (u64::from(seconds) * MS_PER_SECOND).saturating_sub(used),
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
        let mut clock = Clock::new(ClockRule::PerGame { seconds: 10, rest_days: 0 }, 2, 1_000);
        assert_eq!(clock.left_ms(Seat(0), ONE, 4_000), 7_000);
        assert_eq!(clock.entry(acted(0, TWO), ONE, 4_000), 3_000);
        assert_eq!(clock.left_ms(Seat(0), TWO, 6_000), 7_000);
        assert_eq!(clock.left_ms(Seat(1), TWO, 6_000), 8_000);
        assert_eq!(clock.next_run_out_ms(TWO, 6_000), Some(14_000));
    }

    #[test]
    fn a_move_clock_starts_anew_with_each_decision_and_only_then() {
        let both = ONE.union(TWO);
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 10, rest_days: 0 }, 2, 0);
        clock.entry(acted(0, TWO), both, 4_000);
        assert_eq!(clock.left_ms(Seat(1), TWO, 6_000), 4_000, "the other's answer gives no new time");
        clock.entry(acted(1, both), TWO, 6_000);
        assert_eq!(clock.left_ms(Seat(1), both, 7_000), 9_000);
    }

    #[test]
    fn acting_and_taking_back_gives_no_time() {
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 5, rest_days: 0 }, 2, 0);
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
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 5, rest_days: 0 }, 2, 0);
        clock.entry(Step::Stood, ONE, 3_000);
        assert_eq!(clock.left_ms(Seat(0), ONE, 4_000), 1_000);
    }

    #[test]
    fn time_from_before_a_restart_counts_and_the_pause_does_not() {
        for (rule, left) in [
            (ClockRule::PerGame { seconds: 10, rest_days: 0 }, 4_500),
            (ClockRule::PerMove { seconds: 10, rest_days: 0 }, 7_500),
        ] {
            let mut clock = Clock::new(rule, 2, 500_000);
            clock.replay(acted(0, ONE), ONE, 3_000);
            clock.resume(2_000, 500_000);
            assert_eq!(clock.left_ms(Seat(0), ONE, 500_500), left);
        }
    }

    const HOUR: u64 = 3_600_000;

    #[test]
    fn days_of_absence_run_before_the_clock_and_end_with_an_act() {
        let rests = |absent| Step::Rests { seat: Seat(0), absent };
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 86_400, rest_days: 2 }, 2, 0);
        assert_eq!(clock.left_ms(Seat(0), ONE, HOUR), 23 * HOUR);
        clock.entry(rests(true), ONE, HOUR);
        assert_eq!(clock.left_ms(Seat(0), ONE, HOUR), (23 + 48) * HOUR, "the days come first");
        assert_eq!(clock.left_ms(Seat(0), ONE, 31 * HOUR), (23 + 18) * HOUR);
        assert_eq!(clock.rest_left_ms(Seat(0), ONE, 31 * HOUR), 18 * HOUR);
        clock.entry(acted(0, TWO), ONE, 31 * HOUR);
        assert!(!clock.is_absent(Seat(0)), "who acts is back");
        assert_eq!(clock.rest_left_ms(Seat(0), TWO, 90 * HOUR), 18 * HOUR, "and keeps what is left");
        assert_eq!(clock.left_ms(Seat(1), TWO, 41 * HOUR), 14 * HOUR, "nobody else is absent");
    }

    #[test]
    fn the_clock_runs_when_no_day_is_left_and_coming_back_gives_none() {
        let rests = |absent| Step::Rests { seat: Seat(0), absent };
        let mut clock = Clock::new(ClockRule::PerGame { seconds: 86_400, rest_days: 1 }, 2, 0);
        clock.entry(rests(true), ONE, 0);
        assert_eq!(clock.left_ms(Seat(0), ONE, 30 * HOUR), 18 * HOUR);
        clock.entry(rests(false), ONE, 30 * HOUR);
        clock.entry(rests(true), ONE, 30 * HOUR);
        assert_eq!(clock.left_ms(Seat(0), ONE, 30 * HOUR), 18 * HOUR);
        assert_eq!(clock.rest_left_ms(Seat(0), ONE, 30 * HOUR), 0);
        // The same log gives the same clock.
        let mut again = Clock::new(ClockRule::PerGame { seconds: 86_400, rest_days: 1 }, 2, 500);
        again.replay(rests(true), ONE, 0);
        again.replay(rests(false), ONE, 30 * HOUR);
        again.resume(0, 500);
        assert_eq!(again.left_ms(Seat(0), ONE, 500), 18 * HOUR);
    }
}
