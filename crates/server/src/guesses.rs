//! Guessing made slow: after a few wrong guesses each one costs a pause, twice as long as the last.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use crate::limits::{GUESS_PAUSE_FIRST, GUESS_PAUSE_MAX, GUESSERS_MAX, GUESSES_FORGOTTEN, GUESSES_FREE};

/// What guessers have done, by whatever they are known.
pub struct Guesses<K> {
    of_guessers: Mutex<HashMap<K, Wrong>>,
}

struct Wrong {
    count: u32,
    last: Instant,
}

impl<K: Hash + Eq> Guesses<K> {
    pub fn new() -> Guesses<K> {
        Guesses { of_guessers: Mutex::default() }
    }

    /// Counts a guess as wrong, or says how long the guesser has to wait. It is counted before it is known to be wrong:
    /// many at once are no way around the pause.
    pub fn begin(&self, guesser: K) -> Result<(), Duration> {
        self.begin_at(guesser, Instant::now())
    }

    fn begin_at(&self, guesser: K, now: Instant) -> Result<(), Duration> {
        let mut guessers = self.guessers();
        if guessers.len() >= GUESSERS_MAX {
            guessers.retain(|_, one| now.saturating_duration_since(one.last) < pause(one.count));
        }
        let one = guessers.entry(guesser).or_insert(Wrong { count: 0, last: now });
        let since = now.saturating_duration_since(one.last);
        if since > GUESSES_FORGOTTEN {
            one.count = 0;
        }
        match pause(one.count).checked_sub(since).filter(|rest| !rest.is_zero()) {
            Some(rest) => Err(rest),
            None => {
                *one = Wrong { count: one.count.saturating_add(1), last: now };
                Ok(())
            }
        }
    }

    /// Others have counted so many. What is new to us has just happened.
    pub fn hear(&self, guesser: K, wrong: u32) {
        let mut guessers = self.guessers();
        let one = guessers.entry(guesser).or_insert(Wrong { count: 0, last: Instant::now() });
        if wrong > one.count {
            *one = Wrong { count: wrong, last: Instant::now() };
        }
    }

    pub fn wrong(&self, guesser: &K) -> u32 {
        self.guessers().get(guesser).map_or(0, |one| one.count)
    }

    /// The guess was not wrong.
    pub fn take_back(&self, guesser: &K) {
        if let Some(one) = self.guessers().get_mut(guesser) {
            one.count = one.count.saturating_sub(1);
        }
    }

    /// The guesser has shown to know: nothing counts any more.
    pub fn forget(&self, guesser: &K) {
        self.guessers().remove(guesser);
    }

    fn guessers(&self) -> MutexGuard<'_, HashMap<K, Wrong>> {
        self.of_guessers.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Whole seconds of a pause, as a person is told of it.
pub fn seconds(pause: Duration) -> i32 {
    pause.as_secs_f32().ceil() as i32
}

/// How long a guesser waits after so many wrong guesses: twice as long after each.
fn pause(wrong: u32) -> Duration {
    match wrong.checked_sub(GUESSES_FREE) {
        None => Duration::ZERO,
        Some(over) => GUESS_PAUSE_FIRST.saturating_mul(2_u32.saturating_pow(over)).min(GUESS_PAUSE_MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_guesses_wait_ever_longer_and_other_guessers_do_not() {
        let guesses = Guesses::new();
        let begun = Instant::now();
        let day = Duration::from_secs(24 * 3600);
        let allowed = (0..day.as_secs())
            .filter(|second| guesses.begin_at("strangers", begun + Duration::from_secs(*second)).is_ok());
        let allowed = allowed.count();
        assert!((GUESSES_FREE as usize..120).contains(&allowed), "{allowed} guesses in a day");
        assert!(guesses.begin_at("strangers", begun + day).is_err());
        assert!(guesses.begin_at("owner", begun + day).is_ok());
        assert!(guesses.begin_at("strangers", begun + 3 * day).is_ok(), "after a quiet day all is forgotten");
    }

    #[test]
    fn right_guesses_among_wrong_ones_do_not_make_those_forgotten() {
        let guesses = Guesses::new();
        let now = Instant::now();
        for _ in 0..GUESSES_FREE {
            assert!(guesses.begin_at("guesser", now).is_ok());
            if guesses.begin_at("guesser", now).is_ok() {
                guesses.take_back(&"guesser");
            }
        }
        assert!(guesses.begin_at("guesser", now).is_err());
    }
}
