//! What all boards are written with: words in the reader's language, the names at the table, lines and tables.

use engine::{Progress, Seat, Text};

use super::columns::Columns;
use crate::words::{Table, Words};

/// Says that there is nothing where something could be.
pub const NOTHING: &str = "—";

pub struct Pen<'a> {
    words: &'a Words,
    table: &'a Table<'a>,
    text: String,
}

impl<'a> Pen<'a> {
    pub fn new(words: &'a Words, table: &'a Table<'a>) -> Pen<'a> {
        Pen { words, table, text: String::new() }
    }

    pub fn into_text(self) -> String {
        self.text
    }

    pub fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    pub fn heading(&mut self, words: impl AsRef<str>) {
        self.line(format!("== {} ==", words.as_ref()));
    }

    pub fn columns(&mut self, columns: &Columns) {
        self.text.push_str(&columns.to_string());
    }

    /// A message without values.
    pub fn get(&self, key: &str) -> String {
        self.words.get(key)
    }

    /// Whether there are words for a message.
    pub fn has(&self, key: &str) -> bool {
        self.words.has(key)
    }

    pub fn say(&self, text: &Text) -> String {
        self.words.say(text, self.table)
    }

    /// A message whose only value is a count.
    pub fn count(&self, key: &str, count: impl Into<i32>) -> String {
        self.say(&Text::new(key).number("count", count))
    }

    /// A thing with what it does, where its message tells it.
    pub fn explained(&self, key: &str) -> String {
        let name = self.get(key);
        match self.words.help(&Text::new(key).term("thing", key)) {
            Some(help) => format!("{name} ({})", help.trim_end_matches('.')),
            None => name,
        }
    }

    /// A thing and how many: a name in its plain form fits any number.
    pub fn times(&self, thing: &str, count: impl Into<i32>) -> String {
        match count.into() {
            1 => thing.to_owned(),
            count => format!("{thing} ×{count}"),
        }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.table.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    pub fn names<'s>(&self, seats: impl IntoIterator<Item = &'s Seat>) -> String {
        list(seats.into_iter().map(|seat| self.name(*seat)))
    }

    /// Everybody's place in a list, the viewer's last: nearest to the question.
    pub fn own_last(&self, players: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..players).collect();
        order.sort_by_key(|index| self.table.reader.is_some_and(|seat| seat.index() == *index));
        order
    }

    /// Where the game stands: round, phase and step.
    pub fn progress(&self, game: &str, progress: &Progress) -> String {
        let Some(phase) = progress.phases.get(progress.phase as usize) else { return self.get("table-over") };
        let kind = if progress.rounds > 0 { "round" } else { "round-only" };
        let own = format!("{game}-{kind}");
        let key = if self.words.has(&own) { own } else { format!("table-{kind}") };
        let round = Text::new(key).number("round", progress.round).number("rounds", progress.rounds);
        let mut parts = vec![self.say(&round), self.get(phase)];
        if progress.steps > 0 {
            let step = Text::new("table-step").number("step", progress.step).number("steps", progress.steps);
            parts.push(self.say(&step));
        }
        parts.join(" · ")
    }
}

/// Things in one line, or the sign that there are none.
pub fn list(things: impl IntoIterator<Item = String>) -> String {
    let things: Vec<String> = things.into_iter().collect();
    if things.is_empty() { NOTHING.to_owned() } else { things.join(", ") }
}
