//! Content as data: the cards, boards and numbers of a game, where each comes from, and an owner's
//! corrections laid over them.
//!
//! A content file is TOML. An *item* is an entry of an array of tables that has an `id`, or a plain
//! table; its `source` says whether the rulebook states it, public material gives it, or it was
//! reconstructed. A correction has the same shape and names only what it changes.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};
use toml::{Spanned, Table, Value};
use ts_rs::TS;

use crate::Text;
use crate::corrections::write_item;

/// Where an item comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// The rulebook states it.
    Rulebook,
    /// Public material of the publisher shows it.
    Public,
    /// Nobody could look it up; it was chosen to fit.
    Reconstructed,
    /// Given by the owner of a box in a correction.
    Corrected,
}

/// What is wrong with a content file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {item}: {problem}")]
pub struct ContentError {
    /// Name of the content file.
    pub file: String,
    /// The item, as `kind id`.
    pub item: String,
    /// What is wrong, for the owner of the file.
    pub problem: String,
    /// The same in a word, for a player.
    pub fault: Fault,
    /// The field of the item that is wrong, where it is one.
    field: Option<String>,
}

/// The ways in which content can be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is not TOML.
    Syntax,
    /// The game has no such file or section.
    NoSection,
    /// The section has no such item.
    NoItem,
    /// The item has no such field.
    NoField,
    /// A number where a list belongs, and the like.
    WrongType,
    /// The rules cannot be played with it.
    Unfit,
}

impl ContentError {
    /// What is wrong with one item of a file, as the rules see it.
    pub fn new(file: &str, item: impl Into<String>, problem: impl Into<String>) -> ContentError {
        ContentError::of(Fault::Unfit, file, item, problem)
    }

    pub(crate) fn of(fault: Fault, file: &str, item: impl Into<String>, problem: impl Into<String>) -> ContentError {
        ContentError { file: file.to_owned(), item: item.into(), problem: problem.into(), fault, field: None }
    }

    fn in_field(self, field: String) -> ContentError {
        ContentError { field: Some(field), ..self }
    }

    /// Adds the line of an owner's text: of the field that is wrong, else of the item, else of the section.
    fn in_text(self, text: &str) -> ContentError {
        match self.place_in(text) {
            Some(place) => ContentError { file: format!("{}:{}", self.file, line_at(text, place)), ..self },
            None => self,
        }
    }

    fn place_in(&self, text: &str) -> Option<usize> {
        let document = DeTable::parse(text).ok()?;
        let (kind, id) = self.item.split_once(' ').unwrap_or((&self.item, ""));
        let (head, section) = entry(document.get_ref(), kind)?;
        let named = |item: &&DeTable<'_>| entry(item, "id").is_some_and(|(_, known)| is_id(known, id));
        let item = match section.get_ref() {
            DeValue::Array(items) => items.iter().filter_map(|item| item.get_ref().as_table()).find(named),
            other => other.as_table(),
        };
        let key = |name: &str| entry(item?, name).map(|(key, _)| key.span().start);
        self.field.as_deref().and_then(key).or_else(|| key("id")).or(Some(head.span().start))
    }

    /// The reason for a player, in words of the locale files. File, item and problem say where.
    pub fn text(&self) -> Text {
        Text::new(match self.fault {
            Fault::Syntax => "setup-content-syntax",
            Fault::NoSection => "setup-content-no-section",
            Fault::NoItem => "setup-content-no-item",
            Fault::NoField => "setup-content-no-field",
            Fault::WrongType => "setup-content-wrong-type",
            Fault::Unfit => "setup-content",
        })
    }
}

/// Reads the entries of a closed set into the order of the set: every id exactly once, and no other.
/// What `read` finds wrong is blamed on the entry.
///
/// ```
/// use engine::{ContentError, read_each, within};
///
/// let entries = [("spear", 3), ("axe", 2)];
/// let read = || read_each("cards.toml", "card", ["axe", "spear"], &entries, |(id, _)| *id, |(_, cost)| within("cost", *cost, 1..=9));
/// let costs: [u8; 2] = read()?;
/// assert_eq!(costs, [2, 3], "in the order of the names that the rules know");
/// # Ok::<(), ContentError>(())
/// ```
pub fn read_each<'a, K, E, T, const N: usize>(
    file: &str,
    kind: &str,
    known: impl IntoIterator<Item = K>,
    entries: &'a [E],
    id: impl Fn(&'a E) -> K,
    read: impl Fn(&'a E) -> Result<T, String>,
) -> Result<[T; N], ContentError>
where
    K: PartialEq + Display,
{
    let wrong = |id: &K, problem: &str| ContentError::new(file, format!("{kind} {id}"), problem);
    let known: Vec<K> = known.into_iter().collect();
    if let Some(stranger) = entries.iter().map(&id).find(|id| !known.contains(id)) {
        return Err(wrong(&stranger, "the rules know no such id"));
    }
    let mut table = Vec::with_capacity(N);
    for key in &known {
        let mut found = entries.iter().filter(|entry| id(entry) == *key);
        let entry = found.next().ok_or_else(|| wrong(key, "is missing"))?;
        if found.next().is_some() {
            return Err(wrong(key, "is there twice"));
        }
        table.push(read(entry).map_err(|problem| wrong(key, &problem))?);
    }
    let found = table.len();
    table.try_into().map_err(|_| ContentError::new(file, kind, format!("the rules have room for {N}, not {found}")))
}

/// The number, if the rules have room for it; for [`read_each`].
pub fn within(field: &str, number: u8, range: RangeInclusive<u8>) -> Result<u8, String> {
    if range.contains(&number) {
        return Ok(number);
    }
    Err(format!("{field} must be {} to {}, not {number}", range.start(), range.end()))
}

/// One card, board, tile or table of numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Item {
    /// Name of the content file.
    pub file: String,
    /// The list it stands in, such as `card`.
    pub kind: String,
    /// Its name in that list.
    pub id: String,
    /// Where its numbers come from.
    pub source: Provenance,
    /// All it says, as it is written.
    pub fields: Table,
}

/// One whole number of a content file.
#[derive(Clone, PartialEq, Debug)]
pub struct Number {
    /// Name of the content file.
    pub file: String,
    /// The id of the item it stands in.
    pub item: String,
    /// Names of tables and places of lists, from the top of the file.
    pub path: Vec<String>,
    /// The number itself.
    pub value: i64,
}

impl Display for Number {
    /// `game.toml ship knarr price`: section, item and the path inside it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.file)?;
        for (depth, step) in self.path.iter().enumerate() {
            let named = depth == 1 && !self.item.is_empty();
            write!(f, " {}", if named { &self.item } else { step })?;
        }
        Ok(())
    }
}

/// All content files of a game, with corrections already laid over them.
///
/// ```
/// use engine::{ContentError, ContentSet, Provenance};
///
/// let cards = "[[card]]\nid = 'axe'\nsource = 'reconstructed'\ncost = 2";
/// let mut content = ContentSet::built_in(&[("cards.toml", cards)])?;
/// content.correct("cards.toml", "[[card]]\nid = 'axe'\ncost = 3")?;
/// let item = &content.items()[0];
/// assert_eq!((item.fields["cost"].as_integer(), item.source), (Some(3), Provenance::Corrected));
/// # Ok::<(), ContentError>(())
/// ```
#[derive(Clone, Debug)]
pub struct ContentSet {
    pub(crate) files: BTreeMap<String, Table>,
    /// The files as they were written, to say in which line something is wrong.
    texts: BTreeMap<String, String>,
    pub(crate) corrected: bool,
}

impl ContentSet {
    /// Reads the files built into the program.
    pub fn built_in(files: &[(&str, &str)]) -> Result<ContentSet, ContentError> {
        let texts = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let files = files
            .iter()
            .map(|(name, text)| Ok(((*name).to_owned(), parse(name, text)?)))
            .collect::<Result<_, ContentError>>()?;
        Ok(ContentSet { files, texts, corrected: false })
    }

    /// Lays an owner's corrections over one file. Only items and fields that exist can be corrected.
    pub fn correct(&mut self, file: &str, text: &str) -> Result<(), ContentError> {
        let Some(base) = self.files.get_mut(file) else {
            let known = self.files.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
            let problem = format!("the game has no such file; it has: {known}");
            return Err(ContentError::of(Fault::NoSection, file, "file", problem));
        };
        let correction = parse(file, text)?;
        let mut merged = base.clone();
        for (kind, value) in correction {
            merge_section(file, &kind, &mut merged, value).map_err(|error| error.in_text(text))?;
        }
        if merged != *base {
            *base = merged;
            self.corrected = true;
        }
        Ok(())
    }

    /// Whether an owner's corrections changed anything.
    pub fn is_corrected(&self) -> bool {
        self.corrected
    }

    /// A file as the game's own types.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Result<T, ContentError> {
        let table = self.files.get(file).ok_or_else(|| ContentError::new(file, "file", "is missing"))?;
        Value::Table(table.clone()).try_into().map_err(|error: toml::de::Error| {
            // The text says where: a table does not know its lines.
            let text = self.texts.get(file).map_or("", String::as_str);
            let line =
                toml::from_str::<T>(text).err().and_then(|error| error.span()).map(|span| line_at(text, span.start));
            let item = line.map(|line| format!("line {line}")).or_else(|| self.item_refused::<T>(file));
            ContentError::new(file, item.unwrap_or_else(|| "file".to_owned()), error.message().to_owned())
        })
    }

    /// The corrected item that cannot be read, as `kind id`: found in the content as it would be written.
    fn item_refused<T: DeserializeOwned>(&self, file: &str) -> Option<String> {
        let mut text = String::new();
        let mut begins = Vec::new();
        for item in self.items().into_iter().filter(|item| item.file == file) {
            begins.push((text.len(), format!("{} {}", item.kind, item.id)));
            let fields = item.fields.iter().filter(|(field, _)| *field != "id");
            write_item(&mut text, &item.kind, item.fields.get("id"), fields);
        }
        let place = toml::from_str::<T>(&text).err()?.span()?.start;
        let (_, name) = begins.into_iter().rev().find(|(begin, _)| *begin <= place)?;
        Some(name.trim_end().to_owned())
    }

    /// Adds the line of its item to an error, where the built-in file has that item.
    pub fn locate(&self, error: ContentError) -> ContentError {
        let text = self.texts.get(&error.file).map_or("", String::as_str);
        let Some((kind, id)) = error.item.split_once(' ') else {
            return error;
        };
        let found = text.find(&format!("\nid = {id:?}\n")).filter(|_| text.contains(&format!("[[{kind}]]")));
        let Some(start) = found else {
            return error;
        };
        let file = format!("{}:{}", error.file, line_at(text, start + 1));
        ContentError { file, ..error }
    }

    /// Every item with its provenance, in file order.
    pub fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for (file, table) in &self.files {
            for (kind, value) in table {
                match value {
                    Value::Array(entries) => {
                        items.extend(entries.iter().filter_map(Value::as_table).map(|entry| item(file, kind, entry)));
                    }
                    Value::Table(entry) => items.push(item(file, kind, entry)),
                    _ => {}
                }
            }
        }
        items
    }

    /// A file to fill in: every item of the given provenance, as it stands, each line commented out.
    pub fn template(&self, file: &str, source: Provenance) -> String {
        let mut text = String::new();
        for item in self.items().into_iter().filter(|item| item.file == file && item.source == source) {
            let plain = item.id.is_empty();
            text.push_str(&if plain { format!("# [{}]\n", item.kind) } else { format!("# [[{}]]\n", item.kind) });
            if !plain {
                text.push_str(&format!("# id = {:?}\n", item.id));
            }
            for (field, value) in item.fields.iter().filter(|(field, _)| *field != "id" && *field != "source") {
                text.push_str(&format!("# {field} = {value}\n"));
            }
            text.push('\n');
        }
        text
    }

    /// Every whole number of every file, in file order.
    pub fn numbers(&self) -> Vec<Number> {
        let mut numbers = Vec::new();
        for (file, table) in &self.files {
            find_numbers(&Value::Table(table.clone()), &mut Vec::new(), &mut |path, value| {
                let item = self.item_of(file, path);
                numbers.push(Number { file: file.clone(), item, path: path.to_vec(), value });
            });
        }
        numbers
    }

    /// The same content with another value in the place of one number.
    #[must_use]
    pub fn with_number(&self, number: &Number, value: i64) -> ContentSet {
        let mut changed = self.clone();
        let place = changed.files.get_mut(&number.file).and_then(|table| {
            let (first, rest) = number.path.split_first()?;
            let start = table.get_mut(first)?;
            rest.iter().try_fold(start, |value, step| match value {
                Value::Table(table) => table.get_mut(step),
                Value::Array(entries) => entries.get_mut(step.parse::<usize>().ok()?),
                _ => None,
            })
        });
        if let Some(place) = place {
            *place = Value::Integer(value);
        }
        changed
    }

    /// The id of the item that a path leads into; empty in a plain table.
    fn item_of(&self, file: &str, path: &[String]) -> String {
        let section = self.files.get(file).and_then(|table| table.get(path.first()?));
        let entry = section.and_then(|section| section.get(path.get(1)?.parse::<usize>().ok()?));
        entry.and_then(|entry| entry.get("id")).map(id_text).unwrap_or_default()
    }

    /// The names of the files, in order.
    pub fn file_names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// A hash over the game's rules and this content: eight hexadecimal digits after the revision.
    pub fn rules_version(&self, game: &str, revision: u32) -> String {
        let canonical = serde_json::to_string(&self.files).unwrap_or_default();
        let digest = Sha256::digest(format!("{game}\n{revision}\n{canonical}"));
        let short: String = digest.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
        format!("{revision}-{short}")
    }
}

pub(crate) fn parse(file: &str, text: &str) -> Result<Table, ContentError> {
    text.parse::<Table>().map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(text, span.start));
        ContentError::of(Fault::Syntax, file, format!("line {line}"), error.message().to_owned())
    })
}

fn find_numbers(value: &Value, path: &mut Vec<String>, found: &mut dyn FnMut(&[String], i64)) {
    match value {
        Value::Integer(number) => found(path, *number),
        Value::Table(table) => {
            for (name, inner) in table {
                path.push(name.clone());
                find_numbers(inner, path, found);
                path.pop();
            }
        }
        Value::Array(entries) => {
            for (place, inner) in entries.iter().enumerate() {
                path.push(place.to_string());
                find_numbers(inner, path, found);
                path.pop();
            }
        }
        _ => {}
    }
}

type Entry<'a, 'text> = (&'a Spanned<Cow<'text, str>>, &'a Spanned<DeValue<'text>>);

/// An entry of a table that knows where in the text it stands.
fn entry<'a, 'text>(table: &'a DeTable<'text>, name: &str) -> Option<Entry<'a, 'text>> {
    table.iter().find(|(key, _)| key.get_ref() == name)
}

fn is_id(value: &Spanned<DeValue<'_>>, id: &str) -> bool {
    let value = value.get_ref();
    value.as_str().or(value.as_integer().map(|number| number.as_str())) == Some(id)
}

fn line_at(text: &str, place: usize) -> usize {
    1 + text[..place.min(text.len())].matches('\n').count()
}

fn item(file: &str, kind: &str, fields: &Table) -> Item {
    let source = match fields.get("source").and_then(Value::as_str) {
        Some("rulebook") => Provenance::Rulebook,
        Some("public") => Provenance::Public,
        Some("corrected") => Provenance::Corrected,
        _ => Provenance::Reconstructed,
    };
    let id = fields.get("id").map(id_text).unwrap_or_default();
    Item { file: file.to_owned(), kind: kind.to_owned(), id, source, fields: fields.clone() }
}

pub(crate) fn id_text(id: &Value) -> String {
    id.as_str().map_or_else(|| id.to_string(), str::to_owned)
}

pub(crate) fn merge_section(file: &str, kind: &str, base: &mut Table, correction: Value) -> Result<(), ContentError> {
    let known = base.keys().cloned().collect::<Vec<_>>().join(", ");
    let Some(section) = base.get_mut(kind) else {
        return Err(ContentError::of(Fault::NoSection, file, kind, format!("no such section; the file has: {known}")));
    };
    match (section, correction) {
        (Value::Table(fields), Value::Table(changes)) => merge_fields(file, kind, fields, changes),
        (Value::Array(entries), Value::Array(changes)) => {
            for change in changes {
                merge_entry(file, kind, entries, change)?;
            }
            Ok(())
        }
        (Value::Table(_), _) => {
            Err(ContentError::of(Fault::WrongType, file, kind, format!("must be a table: [{kind}]")))
        }
        (Value::Array(_), _) => {
            Err(ContentError::of(Fault::WrongType, file, kind, format!("must be a list of items: [[{kind}]]")))
        }
        (plain, changed) if plain.same_type(&changed) => {
            *plain = changed;
            Ok(())
        }
        (plain, _) => Err(ContentError::of(Fault::WrongType, file, kind, format!("must be a {}", plain.type_str()))),
    }
}

fn merge_entry(file: &str, kind: &str, entries: &mut [Value], change: Value) -> Result<(), ContentError> {
    let Value::Table(mut change) = change else {
        return Err(ContentError::of(Fault::WrongType, file, kind, "must be a list of tables"));
    };
    let Some(id) = change.remove("id") else {
        return Err(ContentError::of(Fault::NoItem, file, kind, "a correction needs the id of the item it corrects"));
    };
    let name = format!("{kind} {}", id_text(&id));
    let entry = entries.iter_mut().filter_map(Value::as_table_mut).find(|entry| entry.get("id") == Some(&id));
    let Some(entry) = entry else {
        return Err(ContentError::of(Fault::NoItem, file, name, "there is no item with this id"));
    };
    merge_fields(file, &name, entry, change)
}

fn merge_fields(file: &str, name: &str, base: &mut Table, changes: Table) -> Result<(), ContentError> {
    for (field, value) in changes.into_iter().filter(|(field, _)| field != "source") {
        let known = base.keys().cloned().collect::<Vec<_>>().join(", ");
        match base.get_mut(&field) {
            None => {
                let problem = format!("has no field {field:?}; it has: {known}");
                return Err(ContentError::of(Fault::NoField, file, name, problem).in_field(field));
            }
            Some(old) if !old.same_type(&value) => {
                let problem = format!("{field} must be a {}, not a {}", old.type_str(), value.type_str());
                return Err(ContentError::of(Fault::WrongType, file, name, problem).in_field(field));
            }
            Some(old) => *old = value,
        }
    }
    base.insert("source".to_owned(), Value::String("corrected".to_owned()));
    Ok(())
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
        cost = 2
        name = "Axe"
    "#;

    fn content() -> ContentSet {
        ContentSet::built_in(&[("cards.toml", CARDS)]).expect("valid")
    }

    fn refused(correction: &str) -> String {
        content().correct("cards.toml", correction).expect_err("refused").to_string()
    }

    #[test]
    fn a_correction_changes_only_what_it_names() {
        let mut content = content();
        let before = content.rules_version("game", 1);
        content.correct("cards.toml", "[[card]]\nid = \"axe\"\ncost = 3").expect("accepted");
        let axe = content.items().into_iter().find(|item| item.id == "axe").expect("the axe");
        assert_eq!(axe.fields["cost"].as_integer(), Some(3));
        assert_eq!(axe.fields["name"].as_str(), Some("Axe"));
        assert_eq!(axe.source, Provenance::Corrected);
        assert!(content.is_corrected());
        assert_ne!(content.rules_version("game", 1), before);
    }

    #[test]
    fn a_wrong_correction_says_file_line_item_and_problem() {
        assert_eq!(
            refused("[[card]]\nid = \"sword\"\ncost = 3"),
            "cards.toml:2: card sword: there is no item with this id"
        );
        assert_eq!(
            refused("[[card]]\nid = \"axe\"\nprice = 3"),
            "cards.toml:3: card axe: has no field \"price\"; it has: id, source, cost, name"
        );
        assert_eq!(
            refused("[[card]]\nid = \"axe\"\ncost = \"3\""),
            "cards.toml:3: card axe: cost must be a integer, not a string"
        );
        assert_eq!(
            refused("# Mine.\n[other]\nhand = 5"),
            "cards.toml:2: other: no such section; the file has: limits, card"
        );
        assert!(refused("[limits]\nhand = 5\n[[card]\n").starts_with("cards.toml: line 3:"));
        assert!(content().correct("tiles.toml", "").is_err());
    }

    #[test]
    fn a_template_that_is_read_back_uncommented_changes_nothing() {
        let mut content = content();
        let template = content.template("cards.toml", Provenance::Reconstructed);
        let filled = template.replace("# ", "");
        let before = content.rules_version("game", 1);
        content.correct("cards.toml", &filled).expect("a template is a valid correction");
        assert_eq!(content.items()[1].fields["cost"].as_integer(), Some(2));
        assert_ne!(content.rules_version("game", 1), before, "the provenance is part of the content");
    }

    #[test]
    fn a_closed_set_is_read_in_its_order_and_each_id_once() {
        let read = |entries: &[(&'static str, u8)]| -> Result<[u8; 2], String> {
            let number = |entry: &(&str, u8)| within("cost", entry.1, 1..=9);
            read_each("cards.toml", "card", ["axe", "bow"], entries, |entry| entry.0, number)
                .map_err(|error| error.to_string())
        };
        assert_eq!(read(&[("bow", 2), ("axe", 1)]), Ok([1, 2]));
        assert_eq!(read(&[("bow", 2)]), Err("cards.toml: card axe: is missing".to_owned()));
        let twice = read(&[("axe", 1), ("bow", 2), ("bow", 3)]);
        assert_eq!(twice, Err("cards.toml: card bow: is there twice".to_owned()));
        let strange = read(&[("axe", 1), ("bow", 2), ("cow", 3)]);
        assert_eq!(strange, Err("cards.toml: card cow: the rules know no such id".to_owned()));
        let costly = read(&[("axe", 10), ("bow", 2)]);
        assert_eq!(costly, Err("cards.toml: card axe: cost must be 1 to 9, not 10".to_owned()));
    }
}
