//! What the engine says: message keys and values, never sentences. The sentences live in `locales/`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// A message of the locale files together with its arguments.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Text {
    pub key: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(String, Value)>>")]
    pub args: Vec<(String, Value)>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Value {
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
    pub fn new(key: impl Into<String>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Text {
        self.args.push((name.to_owned(), value.into()));
        self
    }

    #[must_use]
    pub fn number(self, name: &str, number: impl Into<i32>) -> Text {
        self.with(name, Value::Number(number.into()))
    }

    #[must_use]
    pub fn term(self, name: &str, key: impl Into<String>) -> Text {
        self.with(name, Value::Term(key.into()))
    }

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

/// Why an action is not allowed, or why a request is refused: a message a player understands.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.key)]
pub struct Illegal(pub Text);

impl Illegal {
    pub fn because(reason: impl Into<Text>) -> Illegal {
        Illegal(reason.into())
    }

    /// The seat has nothing to decide now.
    pub fn not_asked() -> Illegal {
        Illegal::because("illegal-not-asked")
    }

    /// An action of this game, but not an answer to the present question.
    pub fn not_now() -> Illegal {
        Illegal::because("illegal-not-now")
    }

    /// The message key of the rule that forbids it.
    pub fn key(&self) -> &str {
        &self.0.key
    }
}
