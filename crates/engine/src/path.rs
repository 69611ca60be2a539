//! Paths into JSON, as scenarios write them: `players.0.points`, `hand.#` for a length.

use serde_json::Value;

/// The value at a path, if it is there. `null` counts as absent: that is how an unknown value is written.
pub fn find<'a>(root: &'a Value, path: &str) -> Option<std::borrow::Cow<'a, Value>> {
    use std::borrow::Cow;
    let mut here = root;
    for segment in segments(path) {
        if segment == "#" {
            return here.as_array().map(|items| Cow::Owned(Value::from(items.len())));
        }
        here = match here {
            Value::Object(fields) => fields.get(segment)?,
            Value::Array(items) => items.get(segment.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    (!here.is_null()).then_some(Cow::Borrowed(here))
}

/// Replaces the value at a path that exists; one past the end of a list appends to it.
pub fn replace(root: &mut Value, path: &str, value: Value) -> Result<(), String> {
    let mut here = root;
    for segment in segments(path) {
        here = match here {
            Value::Object(fields) => {
                let known = fields.keys().cloned().collect::<Vec<_>>().join(", ");
                fields
                    .get_mut(segment)
                    .ok_or_else(|| format!("no field {segment:?} in {path:?}; there are: {known}"))?
            }
            Value::Array(items) => {
                let index = segment
                    .parse::<usize>()
                    .map_err(|_| format!("{segment:?} in {path:?} is not a place in a list"))?;
                if index == items.len() {
                    items.push(Value::Null);
                }
                let length = items.len();
                items.get_mut(index).ok_or_else(|| format!("no place {index} in {path:?}; the list has {length}"))?
            }
            _ => return Err(format!("nothing lies below {segment:?} in {path:?}")),
        };
    }
    *here = value;
    Ok(())
}

fn segments(path: &str) -> impl Iterator<Item = &str> {
    path.split('.').filter(|segment| !segment.is_empty())
}
