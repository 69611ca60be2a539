//! Paths into JSON, as scenarios write them: `players.0.points`, `players.p1.points`, `hand.#` for a length.

use std::borrow::Cow;

use serde_json::Value;

use crate::Seat;

/// The value at a path, if it is there. `null` counts as absent: that is how an unknown value is written.
pub(crate) fn find<'a>(root: &'a Value, path: &str) -> Option<Cow<'a, Value>> {
    let mut here = root;
    for segment in segments(path) {
        if segment == "#" {
            return here.as_array().map(|items| Cow::Owned(Value::from(items.len())));
        }
        here = match here {
            Value::Object(fields) => fields.get(segment)?,
            Value::Array(items) => items.get(index(segment)?)?,
            _ => return None,
        };
    }
    (!here.is_null()).then_some(Cow::Borrowed(here))
}

/// How far a path leads that finds nothing, and what stands there instead.
pub(crate) fn what_is_there(root: &Value, path: &str) -> String {
    let mut here = root;
    for segment in segments(path) {
        let next = match here {
            Value::Object(fields) => fields.get(segment),
            Value::Array(items) => index(segment).and_then(|index| items.get(index)),
            _ => None,
        };
        let Some(next) = next else { return missing(here, segment, path) };
        here = next;
    }
    format!("{path:?} is not known or not set")
}

fn missing(here: &Value, segment: &str, path: &str) -> String {
    match here {
        Value::Object(fields) => {
            let known = fields.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            format!("no field {segment:?} in {path:?}; there are: {known}")
        }
        Value::Array(items) if index(segment).is_some() => {
            format!("no place {segment} in {path:?}; the list has {}", items.len())
        }
        Value::Array(_) => format!("{segment:?} in {path:?} is not a place in a list"),
        other => format!("nothing lies below {segment:?} in {path:?}, where {other} is"),
    }
}

/// Replaces the value at a path that exists; one past the end of a list appends to it.
pub(crate) fn replace(root: &mut Value, path: &str, value: Value) -> Result<(), String> {
    let mut here = root;
    for segment in segments(path) {
        let appends = matches!(here, Value::Array(items) if index(segment) == Some(items.len()));
        if let (true, Value::Array(items)) = (appends, &mut *here) {
            items.push(Value::Null);
        }
        let there = match &*here {
            Value::Object(fields) => fields.contains_key(segment),
            Value::Array(items) => index(segment).is_some_and(|index| index < items.len()),
            _ => false,
        };
        if !there {
            return Err(missing(here, segment, path));
        }
        here = match here {
            Value::Object(fields) => &mut fields[segment],
            other => &mut other[index(segment).unwrap_or_default()],
        };
    }
    *here = value;
    Ok(())
}

/// Whether a value is the wanted one. A seat may be written as `p1` where its number stands.
pub(crate) fn same(wanted: &Value, found: &Value) -> bool {
    difference(wanted, found).is_none()
}

/// The first place at which two values differ, with both values there.
pub(crate) fn difference<'a>(wanted: &'a Value, found: &'a Value) -> Option<(String, &'a Value, &'a Value)> {
    static ABSENT: Value = Value::Null;
    let below = |segment: String, wanted: &'a Value, found: &'a Value| {
        difference(wanted, found).map(|(place, wanted, found)| {
            (if place.is_empty() { segment } else { format!("{segment}.{place}") }, wanted, found)
        })
    };
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            let keys = wanted.keys().chain(found.keys().filter(|key| !wanted.contains_key(*key)));
            let mut keys = keys.map(|key| (key, wanted.get(key).unwrap_or(&ABSENT), found.get(key).unwrap_or(&ABSENT)));
            keys.find_map(|(key, wanted, found)| below(key.clone(), wanted, found))
        }
        (Value::Array(wanted), Value::Array(found)) if wanted.len() == found.len() => wanted
            .iter()
            .zip(found)
            .enumerate()
            .find_map(|(place, (wanted, found))| below(place.to_string(), wanted, found)),
        (Value::String(written), Value::Number(number)) if seat_number(written) == number.as_u64() => None,
        (Value::Number(one), Value::Number(other)) if one.as_f64() == other.as_f64() => None,
        _ if wanted == found => None,
        _ => Some((String::new(), wanted, found)),
    }
}

fn seat_number(written: &str) -> Option<u64> {
    written.parse::<Seat>().ok().map(|seat| u64::from(seat.0))
}

/// A place in a list: its number, or the seat whose place it is.
fn index(segment: &str) -> Option<usize> {
    segment.parse().ok().or_else(|| segment.parse::<Seat>().ok().map(Seat::index))
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('.').filter(|segment| !segment.is_empty())
}
