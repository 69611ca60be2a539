//! What the engine says: message keys and values, never sentences. The sentences live in `locales/`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// A message of the locale files together with its arguments.
///
/// ```
/// use engine::{Seat, Text};
///
/// let text = Text::new("asgard-log-wins").seat("seat", Seat(0)).term("god", "asgard-god-odin").number("points", 3);
/// let mut keys = Vec::new();
/// text.visit_keys(&mut |key| keys.push(key.to_owned()));
/// assert_eq!(keys, ["asgard-log-wins", "asgard-god-odin"]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Text {
    /// Key of the message in `locales/`.
    pub key: String,
    /// Values of the message by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, Value)>>")]
    pub args: Vec<(String, Value)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// A number.
    Number(i32),
    /// The key of another message: a god, a card, a place. Its attributes (`.gen`, `.acc` …) reach the
    /// sentence as `$name_gen`, `$name_acc` …, so that languages with cases read well.
    Term(String),
    /// A player, shown by name.
    Seat(Seat),
    /// A sentence inside the sentence.
    Text(Box<Text>),
    /// Several values, joined as the language joins them.
    List(Vec<Value>),
}

impl Text {
    /// A message without values.
    pub fn new(key: impl Into<String>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Text {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &str, number: impl Into<i32>) -> Text {
        self.with(name, Value::Number(number.into()))
    }

    /// Adds a value that is a message itself, such as the name of a card.
    #[must_use]
    pub fn term(self, name: &str, key: impl Into<String>) -> Text {
        self.with(name, Value::Term(key.into()))
    }

    /// Adds a player by seat.
    #[must_use]
    pub fn seat(self, name: &str, seat: Seat) -> Text {
        self.with(name, Value::Seat(seat))
    }

    /// Visits the key of this message and of every message it mentions.
    pub fn visit_keys(&self, visit: &mut impl FnMut(&str)) {
        visit(&self.key);
        self.args.iter().for_each(|(_, value)| value.visit_keys(visit));
    }
}

impl Value {
    fn visit_keys(&self, visit: &mut impl FnMut(&str)) {
        match self {
            Value::Term(key) => visit(key),
            Value::Text(text) => text.visit_keys(visit),
            Value::List(values) => values.iter().for_each(|value| value.visit_keys(visit)),
            Value::Number(_) | Value::Seat(_) => {}
        }
    }
}

impl From<&str> for Text {
    fn from(key: &str) -> Self {
        Text::new(key)
    }
}

impl From<Text> for Value {
    fn from(text: Text) -> Self {
        Value::Text(Box::new(text))
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Value::Seat(seat)
    }
}

/// Why an action is not allowed: the key of a message a player understands. It is a plain name, because a
/// list of actions may ask for it hundreds of times a decision.
///
/// ```
/// use engine::Illegal;
///
/// let refused = Illegal::because("illegal-over");
/// assert_eq!(refused.key(), "illegal-over");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Illegal(&'static str);

impl Illegal {
    /// The seat has nothing to decide now.
    pub const NOT_ASKED: Illegal = Illegal::because("illegal-not-asked");
    /// An action of this game, but not an answer to the present question.
    pub const NOT_NOW: Illegal = Illegal::because("illegal-not-now");
    /// Nothing is decided any more.
    pub const OVER: Illegal = Illegal::because("illegal-over");

    /// Refused for the reason that this message key names.
    pub const fn because(key: &'static str) -> Illegal {
        Illegal(key)
    }

    /// The message key of the rule that forbids it.
    pub const fn key(self) -> &'static str {
        self.0
    }
}

/// Refuses with this reason where the rule does not hold.
///
/// ```
/// use engine::{Illegal, require};
///
/// fn check_price(gold: u8, price: u8) -> Result<(), Illegal> {
///     require(gold >= price, "illegal-not-now")
/// }
/// assert!(check_price(3, 2).is_ok());
/// assert_eq!(check_price(1, 2).map_err(Illegal::key), Err("illegal-not-now"));
/// ```
pub fn require(holds: bool, reason: &'static str) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(Illegal::because(reason)) }
}
