//! Reading actions as people write them: words separated by single spaces.

use std::str::FromStr;

/// A text that is not the notation of anything.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {expected}, found {found:?}")]
pub struct NotationError {
    /// What would have been read.
    pub expected: String,
    /// What was there.
    pub found: String,
}

impl NotationError {
    /// The found text is cut short: it comes from outside and may be of any length.
    pub fn expected(expected: impl Into<String>, found: &str) -> NotationError {
        NotationError { expected: expected.into(), found: found.chars().take(40).collect() }
    }
}

/// Walks over the words of a notation.
///
/// ```
/// use engine::{NotationError, Seat, Words};
///
/// let mut words = Words::of("attack p2 3");
/// assert_eq!(words.next("a verb")?, "attack");
/// assert_eq!(words.parse::<Seat>("a seat")?, Seat(1));
/// assert_eq!(words.parse::<u8>("a strength")?, 3);
/// words.end()?;
/// # Ok::<(), NotationError>(())
/// ```
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of a text.
    pub fn of(text: &'a str) -> Words<'a> {
        Words { rest: text.trim() }
    }

    /// The next word, or what was expected in its place.
    pub fn next(&mut self, expected: &str) -> Result<&'a str, NotationError> {
        let end = self.rest.find(char::is_whitespace).unwrap_or(self.rest.len());
        if end == 0 {
            return Err(NotationError::expected(expected, ""));
        }
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        Ok(word)
    }

    /// The next word, read as a `T`.
    pub fn parse<T: FromStr>(&mut self, expected: &str) -> Result<T, NotationError> {
        let word = self.next(expected)?;
        word.parse().map_err(|_| NotationError::expected(expected, word))
    }

    /// The next word if there is one.
    pub fn optional(&mut self) -> Option<&'a str> {
        self.next("").ok()
    }

    /// Whether no word is left.
    pub fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// Nothing may follow.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { Err(NotationError::expected("nothing more", self.rest)) }
    }
}
