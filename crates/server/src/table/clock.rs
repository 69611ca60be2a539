//! Thinking time. It runs for every seat the game waits for, and stands still while the server is down:
//! the log says how long each entry took on the clocks, not on the wall.

use engine::{Seat, SeatSet};

use crate::protocol::ClockRule;

#[derive(Clone)]
pub struct Clock {
    rule: ClockRule,
    /// Time each seat has used in the whole game.
    used_ms: Vec<u64>,
    /// When each seat's present decision was put to it.
    asked_ms: Vec<u64>,
    /// When the last entry was made.
    last_ms: u64,
}

impl Clock {
    pub fn new(rule: ClockRule, seats: usize, now_ms: u64) -> Clock {
        Clock { rule, used_ms: vec![0; seats], asked_ms: vec![now_ms; seats], last_ms: now_ms }
    }

    pub fn runs(&self) -> bool {
        self.rule != ClockRule::None
    }

    /// An entry of the log from before: so much time was used by those who were asked.
    pub fn replay(&mut self, asked: SeatSet, used_ms: u64) {
        asked.iter().for_each(|seat| self.used_ms[seat.index()] += used_ms);
    }

    /// An entry is made now. Says how much time it took.
    pub fn entry(&mut self, by: Seat, before: SeatSet, after: SeatSet, now_ms: u64) -> u64 {
        let took = now_ms.saturating_sub(self.last_ms);
        self.replay(before, took);
        self.last_ms = now_ms;
        for seat in after.iter().filter(|seat| *seat == by || !before.contains(*seat)) {
            self.asked_ms[seat.index()] = now_ms;
        }
        took
    }

    /// A person takes a seat back from a bot: the present decision is put to them now.
    pub fn ask_anew(&mut self, seat: Seat, now_ms: u64) {
        self.asked_ms[seat.index()] = now_ms;
    }

    /// Time left of a seat; it runs while the seat is asked.
    pub fn left_ms(&self, seat: Seat, asked: SeatSet, now_ms: u64) -> u64 {
        let runs = asked.contains(seat);
        match self.rule {
            ClockRule::None => u64::MAX,
            ClockRule::PerMove { seconds } => {
                let used = if runs { now_ms.saturating_sub(self.asked_ms[seat.index()]) } else { 0 };
                (u64::from(seconds) * 1000).saturating_sub(used)
            }
            ClockRule::PerGame { seconds } => {
                let running = if runs { now_ms.saturating_sub(self.last_ms) } else { 0 };
                (u64::from(seconds) * 1000).saturating_sub(self.used_ms[seat.index()] + running)
            }
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

    #[test]
    fn a_game_clock_runs_for_the_asked_and_keeps_what_was_used() {
        let mut clock = Clock::new(ClockRule::PerGame { seconds: 10 }, 2, 1_000);
        assert_eq!(clock.left_ms(Seat(0), ONE, 4_000), 7_000);
        assert_eq!(clock.entry(Seat(0), ONE, TWO, 4_000), 3_000);
        assert_eq!(clock.left_ms(Seat(0), TWO, 6_000), 7_000);
        assert_eq!(clock.left_ms(Seat(1), TWO, 6_000), 8_000);
        assert_eq!(clock.next_run_out_ms(TWO, 6_000), Some(14_000));
    }

    #[test]
    fn a_move_clock_starts_anew_with_each_decision_and_only_then() {
        let both = ONE.union(TWO);
        let mut clock = Clock::new(ClockRule::PerMove { seconds: 10 }, 2, 0);
        clock.entry(Seat(0), both, TWO, 4_000);
        assert_eq!(clock.left_ms(Seat(1), TWO, 6_000), 4_000, "the other's answer gives no new time");
        clock.entry(Seat(1), TWO, both, 6_000);
        assert_eq!(clock.left_ms(Seat(1), both, 7_000), 9_000);
    }

    #[test]
    fn time_from_before_a_restart_counts_and_the_pause_does_not() {
        let mut clock = Clock::new(ClockRule::PerGame { seconds: 10 }, 2, 500_000);
        clock.replay(ONE, 3_000);
        assert_eq!(clock.left_ms(Seat(0), ONE, 500_500), 6_500);
    }
}
