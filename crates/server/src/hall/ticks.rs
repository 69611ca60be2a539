//! When the hall does what it does by itself: loops that tick until the server closes, and work that is due at some of
//! their ticks.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior};

use super::Hall;

/// The ticks of one loop. A server that was held up does not catch up on the ticks it missed.
pub(super) struct Ticks {
    interval: Interval,
    closing: watch::Receiver<bool>,
}

impl Ticks {
    pub(super) fn new(hall: &Hall, every: Duration) -> Ticks {
        let mut interval = tokio::time::interval(every);
        interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Ticks { interval, closing: hall.closing.subscribe() }
    }

    /// Waits for the next tick; `false` once the server closes.
    pub(super) async fn next(&mut self) -> bool {
        tokio::select! {
            biased;
            // The sender lives in the hall, so nothing but closing ends this.
            _ = self.closing.wait_for(|closing| *closing) => false,
            _ = self.interval.tick() => true,
        }
    }
}

/// Work that is due again after a period, in the time of the hall.
pub(super) struct Every {
    period: Duration,
    due_ms: u64,
}

impl Every {
    pub(super) fn new(period: Duration) -> Every {
        Every { period, due_ms: 0 }
    }

    /// Whether it is due now; where it is, the next period begins.
    pub(super) fn is_due(&mut self, now_ms: u64) -> bool {
        let due = now_ms >= self.due_ms;
        if due {
            self.due_ms = now_ms + self.period.as_millis() as u64;
        }
        due
    }
}
