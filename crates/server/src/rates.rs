//! Token buckets: so many at once, then so many each second, for an address or a player.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

use crate::limits::{BUCKETS_MAX, Rate};

pub struct Buckets<K> {
    rate: Rate,
    levels: Mutex<HashMap<K, Level>>,
}

struct Level {
    tokens: f32,
    filled: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    pub fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, levels: Mutex::default() }
    }

    /// Takes a token if there is one.
    pub fn take(&self, key: K) -> bool {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> bool {
        let burst = self.rate.burst as f32;
        let refill = |level: &Level| {
            let seconds = now.saturating_duration_since(level.filled).as_secs_f32();
            (level.tokens + seconds * self.rate.per_second as f32).min(burst)
        };
        let mut levels = self.levels.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if levels.len() >= BUCKETS_MAX {
            levels.retain(|_, level| refill(level) < burst);
        }
        let level = levels.entry(key).or_insert(Level { tokens: burst, filled: now });
        level.tokens = refill(level);
        level.filled = now;
        let allowed = level.tokens >= 1.0;
        if allowed {
            level.tokens -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_then_its_rate_and_keys_do_not_share() {
        let buckets = Buckets::new(Rate { burst: 3, per_second: 2 });
        let begun = Instant::now();
        let taken = (0..10).filter(|_| buckets.take_at(1, begun)).count();
        assert_eq!(taken, 3);
        assert!(buckets.take_at(2, begun));
        let later = begun + Duration::from_secs(1);
        assert_eq!((0..10).filter(|_| buckets.take_at(1, later)).count(), 2);
    }
}
