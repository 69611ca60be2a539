//! An owner's corrections as one text: laid over the content of a game, compared with it, and written down again.
//!
//! No two files of a game have a section of the same name, so one text can correct all of them: each of its
//! sections belongs to the file that has it. The text that is kept says only what differs, in the order of the
//! files, one field a line. So the same corrections are always the same text.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};
use toml::{Table, Value};
use ts_rs::TS;

use crate::content::{Fault, id_text, merge_section, parse};
use crate::{ContentError, ContentSet};

/// The name under which errors speak of a text that corrects all files.
pub const CORRECTIONS_FILE: &str = "corrections.toml";
/// No content is nested deeper. What is, is refused before anything walks through it.
const DEPTH_MAX: usize = 12;

/// One item of the content by its names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
pub struct ItemName {
    /// The list it stands in, such as `card`.
    pub kind: String,
    /// Its name in that list; empty where the list is a plain table.
    pub id: String,
}

/// Another value for one whole number.
///
/// ```
/// use engine::{ContentError, ContentSet, NumberChange};
///
/// let base = ContentSet::built_in(&[("cards.toml", "[[card]]\nid = 'axe'\nsource = 'public'\ncost = 2")])?;
/// let mut corrected = base.clone();
/// let path = vec!["cost".to_owned()];
/// corrected.set_number(&NumberChange { kind: "card".into(), id: "axe".into(), path, value: 4 })?;
/// assert_eq!(corrected.changes_from(&base)[0].now.as_integer(), Some(4));
/// # Ok::<(), ContentError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NumberChange {
    /// The list its item stands in.
    pub kind: String,
    /// The name of the item in that list.
    pub id: String,
    /// Names of fields and places of lists, from the item on.
    pub path: Vec<String>,
    /// What it becomes.
    #[ts(type = "number")]
    pub value: i64,
}

/// What is different from the content without corrections.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Change {
    /// Name of the content file.
    pub file: String,
    /// The list its item stands in.
    pub kind: String,
    /// The name of the item in that list.
    pub id: String,
    /// Names of fields and places of lists, from the item on.
    pub path: Vec<String>,
    /// Without the corrections.
    #[ts(type = "unknown")]
    pub was: Value,
    /// With them.
    #[ts(type = "unknown")]
    pub now: Value,
}

impl ContentSet {
    /// Lays one text over all files.
    pub fn correct_all(&mut self, text: &str) -> Result<(), ContentError> {
        let corrections = parse(CORRECTIONS_FILE, text)?;
        for (kind, value) in corrections {
            check_shape(&kind, &value, DEPTH_MAX)?;
            let Some((file, table)) = self.files.iter_mut().find(|(_, table)| table.contains_key(&kind)) else {
                let problem = "the game has no such section";
                return Err(ContentError::of(Fault::NoSection, CORRECTIONS_FILE, kind, problem));
            };
            merge_section(file, &kind, table, value)?;
            self.corrected = true;
        }
        Ok(())
    }

    /// Sets one whole number.
    pub fn set_number(&mut self, change: &NumberChange) -> Result<(), ContentError> {
        let name = shown(&change.kind, &change.id);
        let Some((file, item)) = self.item_mut(&change.kind, &change.id) else {
            return Err(ContentError::of(Fault::NoItem, CORRECTIONS_FILE, name, "there is no such item"));
        };
        let found = change.path.split_first().and_then(|(first, rest)| {
            let start = item.get_mut(first).filter(|_| first != "id")?;
            rest.iter().try_fold(start, |value, step| match value {
                Value::Table(table) => table.get_mut(step),
                Value::Array(entries) => entries.get_mut(step.parse::<usize>().ok()?),
                _ => None,
            })
        });
        match found {
            Some(Value::Integer(number)) => *number = change.value,
            _ => {
                let problem = format!("has no number {:?}", change.path.join("."));
                return Err(ContentError::of(Fault::NoField, file, name, problem));
            }
        }
        Ok(())
    }

    /// Makes one item again what it is in other content of the same game.
    pub fn reset_item(&mut self, name: &ItemName, base: &ContentSet) {
        let mut base = base.clone();
        if let (Some((_, item)), Some((_, old))) =
            (self.item_mut(&name.kind, &name.id), base.item_mut(&name.kind, &name.id))
        {
            *item = std::mem::take(old);
        }
    }

    fn item_mut(&mut self, kind: &str, id: &str) -> Option<(&str, &mut Table)> {
        let (file, table) = self.files.iter_mut().find(|(_, table)| table.contains_key(kind))?;
        let item = match table.get_mut(kind)? {
            Value::Table(item) if id.is_empty() => item,
            Value::Array(entries) => {
                let named = |entry: &&mut Table| entry.get("id").is_some_and(|known| id_text(known) == id);
                entries.iter_mut().filter_map(Value::as_table_mut).find(named)?
            }
            _ => return None,
        };
        Some((file, item))
    }

    /// What differs from other content of the same game, as deep inside the items as can be told.
    pub fn changes_from(&self, base: &ContentSet) -> Vec<Change> {
        let mut changes = Vec::new();
        self.each_changed(base, &mut |file, kind, was, now| {
            let id = now.get("id").map(id_text).unwrap_or_default();
            for (field, now, was) in changed_fields(was, now) {
                descend(&mut vec![field.clone()], was, now, &mut |path, was, now| {
                    let (was, now) = (was.clone(), now.clone());
                    let (file, kind) = (file.to_owned(), kind.to_owned());
                    changes.push(Change { file, kind, id: id.clone(), path: path.to_vec(), was, now });
                });
            }
        });
        changes
    }

    /// The corrections that make this content of other content of the same game; empty where nothing differs.
    pub fn corrections_to(&self, base: &ContentSet) -> String {
        let mut text = String::new();
        self.each_changed(base, &mut |_, kind, was, now| {
            let fields = changed_fields(was, now).map(|(field, now, _)| (field, now));
            write_item(&mut text, kind, now.get("id"), fields);
        });
        text
    }

    fn each_changed(&self, base: &ContentSet, visit: &mut dyn FnMut(&str, &str, &Table, &Table)) {
        for (file, table) in &self.files {
            let Some(old) = base.files.get(file) else { continue };
            for (kind, section) in table {
                let pairs: Vec<(&Table, &Table)> = match (old.get(kind), section) {
                    (Some(Value::Table(was)), Value::Table(now)) => vec![(was, now)],
                    (Some(Value::Array(was)), Value::Array(now)) => {
                        let both = was.iter().zip(now).map(|(was, now)| Some((was.as_table()?, now.as_table()?)));
                        both.flatten().collect()
                    }
                    _ => Vec::new(),
                };
                for (was, now) in pairs {
                    if changed_fields(was, now).next().is_some() {
                        visit(file, kind, was, now);
                    }
                }
            }
        }
    }
}

/// One item as content files write it.
pub(crate) fn write_item<'a>(
    text: &mut String,
    kind: &str,
    id: Option<&Value>,
    fields: impl Iterator<Item = (&'a String, &'a Value)>,
) {
    // Writing into a string cannot fail.
    let _ = match id {
        Some(id) => writeln!(text, "[[{kind}]]\nid = {id}"),
        None => writeln!(text, "[{kind}]"),
    };
    for (field, value) in fields {
        let _ = writeln!(text, "{field} = {value}");
    }
    text.push('\n');
}

/// Fields that differ, but for the provenance: that follows from the others.
fn changed_fields<'a>(
    was: &'a Table,
    now: &'a Table,
) -> impl Iterator<Item = (&'a String, &'a Value, &'a Value)> + use<'a> {
    let changed = |(field, now): (&'a String, &'a Value)| Some((field, now, was.get(field)?));
    now.iter().filter(|(field, _)| *field != "source").filter_map(changed).filter(|(_, now, was)| now != was)
}

fn descend(path: &mut Vec<String>, was: &Value, now: &Value, visit: &mut dyn FnMut(&[String], &Value, &Value)) {
    let mut step = |name: String, was: &Value, now: &Value| {
        path.push(name);
        descend(path, was, now, visit);
        path.pop();
    };
    match (was, now) {
        _ if was == now => {}
        (Value::Table(old), Value::Table(new))
            if old.len() == new.len() && new.keys().all(|key| old.contains_key(key)) =>
        {
            for (key, now) in new {
                step(key.clone(), &old[key], now);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (place, (was, now)) in old.iter().zip(new).enumerate() {
                step(place.to_string(), was, now);
            }
        }
        _ => visit(path, was, now),
    }
}

/// Corrections are written one field a line, and walked through by calls within calls: so no line breaks and no
/// depth without end.
fn check_shape(section: &str, value: &Value, depth: usize) -> Result<(), ContentError> {
    let wrong = |problem: &str| Err(ContentError::of(Fault::WrongType, CORRECTIONS_FILE, section, problem));
    let plain = |text: &str| !text.chars().any(char::is_control);
    match value {
        _ if depth == 0 => wrong("is nested too deep"),
        Value::String(text) if !plain(text) => wrong("a text has no line breaks"),
        Value::Datetime(_) | Value::Float(_) => wrong("numbers are whole, and there are no dates"),
        Value::Table(table) if !table.keys().all(|key| plain(key)) => wrong("a name has no line breaks"),
        Value::Table(table) => table.iter().try_for_each(|(_, inner)| check_shape(section, inner, depth - 1)),
        Value::Array(entries) => entries.iter().try_for_each(|inner| check_shape(section, inner, depth - 1)),
        Value::String(_) | Value::Integer(_) | Value::Boolean(_) => Ok(()),
    }
}

fn shown(kind: &str, id: &str) -> String {
    if id.is_empty() { kind.to_owned() } else { format!("{kind} {id}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: &str = r#"
        [limits]
        source = "rulebook"
        hand = 5

        [[card]]
        id = "axe"
        source = "reconstructed"
        cost = { gold = 2, beer = 0 }
        steps = [1, 2]
    "#;
    const BOARD: &str = "[[space]]\nid = 1\nsource = \"public\"\npays = 4\n";

    fn base() -> ContentSet {
        ContentSet::built_in(&[("board.toml", BOARD), ("cards.toml", CARDS)]).expect("valid")
    }

    fn corrected(text: &str) -> Result<ContentSet, ContentError> {
        let mut content = base();
        content.correct_all(text).map(|()| content)
    }

    #[test]
    fn one_text_corrects_all_files_and_is_written_again_in_their_order() {
        let text = "[[card]]\nid = \"axe\"\ncost = { beer = 0, gold = 3 } # dearer\n[limits]\nhand = 5\n[[space]]\nid = 1\npays = 6\n";
        let content = corrected(text).expect("accepted");
        let written = content.corrections_to(&base());
        assert_eq!(
            written, "[[space]]\nid = 1\npays = 6\n\n[[card]]\nid = \"axe\"\ncost = { beer = 0, gold = 3 }\n\n",
            "what does not differ is left out"
        );
        let again = corrected(&written).expect("its own text is accepted");
        assert_eq!(again.corrections_to(&base()), written);
        assert_eq!(again.items()[0].source, crate::Provenance::Corrected);
    }

    #[test]
    fn changes_are_told_as_deep_as_they_go() {
        let content =
            corrected("[[card]]\nid = \"axe\"\ncost = { gold = 3, beer = 0 }\nsteps = [1]\n").expect("accepted");
        let told: Vec<String> = content
            .changes_from(&base())
            .iter()
            .map(|change| {
                format!("{} {} {}: {} to {}", change.kind, change.id, change.path.join("."), change.was, change.now)
            })
            .collect();
        assert_eq!(told, ["card axe cost.gold: 2 to 3", "card axe steps: [1, 2] to [1]"]);
    }

    #[test]
    fn a_number_is_set_by_its_path_and_an_item_goes_back() {
        let mut content = base();
        let change = |path: &[&str]| NumberChange {
            kind: "card".to_owned(),
            id: "axe".to_owned(),
            path: path.iter().map(|step| (*step).to_owned()).collect(),
            value: 7,
        };
        content.set_number(&change(&["steps", "1"])).expect("a number");
        assert_eq!(content.corrections_to(&base()), "[[card]]\nid = \"axe\"\nsteps = [1, 7]\n\n");
        for path in [&["steps"][..], &["steps", "2"], &["cost", "gold", "deep"], &["id"], &[]] {
            assert_eq!(content.set_number(&change(path)).expect_err("no number").fault, Fault::NoField);
        }
        content.reset_item(&ItemName { kind: "card".to_owned(), id: "axe".to_owned() }, &base());
        assert_eq!(content.corrections_to(&base()), "");
    }

    #[test]
    fn what_cannot_be_kept_line_by_line_is_refused() {
        let deep = format!("[[card]]\nid = \"axe\"\ncost{} = 1", ".a".repeat(40));
        let long = format!("[[card]]\nid = \"axe\"\ncost{} = 1", ".a".repeat(4000));
        for text in [
            "[[card]]\nid = \"axe\"\nsteps = [\"a\\nb\"]",
            "[[card]]\nid = \"axe\"\ncost = { \"a\\nb\" = 1 }",
            "[[card]]\nid = \"axe\"\nsteps = [1.5]",
            "[[card]]\nid = \"axe\"\nsteps = [nan]",
            "[[card]]\nid = \"axe\"\nsteps = [2020-01-01]",
            &deep,
            &long,
        ] {
            assert!(corrected(text).is_err(), "{text}");
        }
        assert_eq!(corrected("[dragon]\nhand = 5").expect_err("refused").fault, Fault::NoSection);
        assert_eq!(corrected("[[card]]\nid = \"bow\"").expect_err("refused").fault, Fault::NoItem);
        assert_eq!(corrected("[limits]\nfoot = 1").expect_err("refused").fault, Fault::NoField);
        assert_eq!(corrected("[limits]\nhand = \"5\"").expect_err("refused").fault, Fault::WrongType);
        assert_eq!(corrected("[limits\n").expect_err("refused").fault, Fault::Syntax);
    }
}
