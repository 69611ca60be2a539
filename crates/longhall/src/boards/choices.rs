//! The choices of a decision as a list: numbered, under headings where a game has them, a page at a time.

use std::fmt::Write;

use console::{measure_text_width, style};
use engine::{AnyMatch, Choice, Seat, Text, Viewer};

use super::columns;
use crate::words::{Table, Words};

/// More choices than any decision has: a list is never cut, only shown in pages.
const MOST: usize = 20_000;

/// Lines of choices shown at once, so that the board does not scroll away.
const LINES: usize = 30;

/// Up to so many choices each tells at once what it means; of more it is told on request.
const EXPLAINED: usize = 8;

pub struct Choices {
    choices: Vec<Choice>,
    /// The heading of each choice.
    headings: Vec<Option<String>>,
    /// What stands beside each choice.
    notes: Vec<Option<String>>,
    shown: usize,
}

impl Choices {
    pub fn of(game: &dyn AnyMatch, seat: Seat, words: &Words) -> Choices {
        let choices = game.choices(seat, MOST).unwrap_or_default();
        let actions: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
        let headings = super::headings(game, Viewer::Seat(seat), words, &actions);
        let mut listed: Vec<_> = headings.into_iter().zip(choices).collect();
        // What has no heading comes last, as it was.
        listed.sort_by_key(|(heading, _)| heading.as_ref().map_or(u8::MAX, |heading| heading.rank));
        let (headings, choices) =
            listed.into_iter().map(|(heading, choice)| (heading.map(|heading| heading.words), choice)).unzip();
        let choices: Vec<Choice> = choices;
        let actions: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
        let notes = super::notes(game, Viewer::Seat(seat), words, &actions);
        Choices { choices, headings, notes, shown: 0 }
    }

    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// The choice with this number, counted from 1.
    pub fn numbered(&self, number: usize) -> Option<&Choice> {
        self.choices.get(number.checked_sub(1)?)
    }

    /// Number and choice of an action.
    pub fn find(&self, action: &str) -> Option<(usize, &Choice)> {
        (1..).zip(&self.choices).find(|(_, choice)| choice.action == action)
    }

    /// The next page, and how to see the one after it.
    pub fn next_page(&mut self, words: &Words, table: &Table<'_>) -> String {
        let from = if self.shown >= self.choices.len() { 0 } else { self.shown };
        let mut to = from;
        let mut lines = 0;
        let mut text = String::new();
        while to < self.choices.len() && lines < LINES {
            let heading = &self.headings[to];
            if to == from || self.headings[to - 1] != *heading {
                match heading {
                    Some(heading) => text.extend(["  ", heading, "\n"]),
                    None if to > from => text.push('\n'),
                    None => {}
                }
            }
            let line = self.line(to, words, table);
            lines += 1 + measure_text_width(&line) / columns::PAGE;
            let _ = writeln!(text, "{line}");
            to += 1;
        }
        self.shown = to;
        let left = self.choices.len() - to;
        if left > 0 {
            let _ = writeln!(text, "  {}", words.say(&Text::new("cli-more").number("count", left as i32), table));
        }
        text
    }

    fn line(&self, index: usize, words: &Words, table: &Table<'_>) -> String {
        let choice = &self.choices[index];
        let mut line = format!("  {:>3}  {}", index + 1, words.say(&choice.label, table));
        if let Some(note) = &self.notes[index] {
            let _ = write!(line, ": {note}");
        } else if self.choices.len() <= EXPLAINED
            && let Some(help) = words.help(&choice.label)
        {
            let _ = write!(line, ". {help}");
        }
        let _ = write!(line, "   {}", style(format!("[{}]", choice.action)).dim());
        line
    }
}
