//! What goes into a database and comes out of it, the same for all databases.

use std::borrow::Cow;

use super::StoreError;

#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    Null,
    Number(i64),
    Text(Cow<'a, str>),
}

/// A statement with the values of its parameters `$1`, `$2`, …; each stands in it once, in this order.
pub struct Statement<'a> {
    pub sql: Cow<'static, str>,
    pub values: Vec<Value<'a>>,
    /// So many rows must be found or changed; anything else is a conflict.
    pub expects: Option<u64>,
}

impl<'a> Statement<'a> {
    pub fn new(sql: impl Into<Cow<'static, str>>, values: impl Into<Vec<Value<'a>>>) -> Statement<'a> {
        Statement { sql: sql.into(), values: values.into(), expects: None }
    }

    pub fn expecting(self, rows: u64) -> Statement<'a> {
        Statement { expects: Some(rows), ..self }
    }

    /// Whether it did what it had to do.
    pub fn met(&self, rows: u64) -> Result<(), StoreError> {
        if self.expects.is_none_or(|expected| expected == rows) { Ok(()) } else { Err(StoreError::Conflict) }
    }
}

/// One row of an answer; its columns are taken from left to right.
pub struct Row(std::vec::IntoIter<Value<'static>>);

impl Row {
    pub fn new(values: Vec<Value<'static>>) -> Row {
        Row(values.into_iter())
    }

    pub fn number(&mut self) -> Result<i64, StoreError> {
        self.optional_number()?.ok_or_else(missing)
    }

    pub fn optional_number(&mut self) -> Result<Option<i64>, StoreError> {
        match self.0.next() {
            Some(Value::Number(number)) => Ok(Some(number)),
            Some(Value::Null) => Ok(None),
            other => Err(StoreError::Broken(format!("{other:?} instead of a number"))),
        }
    }

    pub fn text(&mut self) -> Result<String, StoreError> {
        self.optional_text()?.ok_or_else(missing)
    }

    pub fn optional_text(&mut self) -> Result<Option<String>, StoreError> {
        match self.0.next() {
            Some(Value::Text(text)) => Ok(Some(text.into_owned())),
            Some(Value::Null) => Ok(None),
            other => Err(StoreError::Broken(format!("{other:?} instead of a text"))),
        }
    }
}

fn missing() -> StoreError {
    StoreError::Broken("a value that must be there is missing".to_owned())
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Value::Number(number)
    }
}

impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Value::Number(number as i64)
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Value::Number(number.into())
    }
}

impl From<bool> for Value<'_> {
    fn from(yes: bool) -> Self {
        Value::Number(yes.into())
    }
}

impl From<engine::Seat> for Value<'_> {
    fn from(seat: engine::Seat) -> Self {
        Value::Number(seat.0.into())
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text.as_str().into())
    }
}

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Null, Into::into)
    }
}
