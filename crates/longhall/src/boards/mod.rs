//! Positions as text: one file a game, what they share, and the list of them.

mod asgard;
mod champions;
pub mod choices;
pub mod columns;
mod feast;
mod gonewild;
mod pen;
mod spaces;
mod tinyepic;

use std::collections::BTreeSet;

use engine::{AnyMatch, Choice, Match, Viewer};

use crate::words::{Table, Words};
use pen::Pen;

/// Draws the position as the viewer sees it. A game without a drawing shows its view as data.
pub fn draw(game: &dyn AnyMatch, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    let mut pen = Pen::new(words, table);
    pen.line(pen.progress(game.game(), &game.progress()));
    let any = game.as_any();
    if let Some(game) = any.downcast_ref::<Match<::asgard::Asgard>>() {
        asgard::draw(game, viewer, &mut pen);
    } else if let Some(game) = any.downcast_ref::<Match<::champions::Champions>>() {
        champions::draw(game, viewer, &mut pen);
    } else if let Some(game) = any.downcast_ref::<Match<::gonewild::GoneWild>>() {
        gonewild::draw(game, viewer, &mut pen);
    } else if let Some(game) = any.downcast_ref::<Match<::tinyepic::TinyEpic>>() {
        tinyepic::draw(game, viewer, &mut pen);
    } else if let Some(game) = any.downcast_ref::<Match<::feast::Feast>>() {
        feast::draw(game, viewer, &mut pen);
    } else {
        pen.line(game.view(viewer).to_string());
    }
    pen.into_text()
}

/// What helps to read the boards of a game: told once at the start, and on request.
pub fn legend(game: &str, words: &Words) -> String {
    let table = Table { names: &[], reader: None };
    let mut pen = Pen::new(words, &table);
    let mut lines = |keys: &[&str]| keys.iter().for_each(|key| pen.line(pen.get(key)));
    match game {
        "asgard" => asgard::legend(&mut pen),
        "gonewild" => lines(&["cli-gonewild-points"]),
        "feast" => lines(&["feast-board-goods-ladder"]),
        "tinyepic" => {
            lines(&["tinyepic-board-explain-god", "tinyepic-board-explain-rune", "tinyepic-board-explain-card"])
        }
        _ => {}
    }
    pen.into_text()
}

/// Words above a part of the choices, and where that part stands among the others.
pub struct Heading {
    pub rank: u8,
    pub words: String,
}

/// The heading of each action, in games that list their choices under headings.
fn headings(game: &dyn AnyMatch, viewer: Viewer, words: &Words, actions: &[&str]) -> Vec<Option<Heading>> {
    let table = Table { names: &[], reader: None };
    let pen = Pen::new(words, &table);
    if let Some(game) = game.as_any().downcast_ref::<Match<::feast::Feast>>() {
        feast::headings(game, viewer, &pen, actions)
    } else if let Some(game) = game.as_any().downcast_ref::<Match<::champions::Champions>>() {
        champions::headings(game, viewer, &pen, actions)
    } else {
        actions.iter().map(|_| None).collect()
    }
}

/// What stands beside each action in the list: what a space asks and gives, what a tile costs.
fn notes(game: &dyn AnyMatch, viewer: Viewer, words: &Words, actions: &[&str]) -> Vec<Option<String>> {
    let table = Table { names: &[], reader: None };
    match game.as_any().downcast_ref::<Match<::feast::Feast>>() {
        Some(game) => feast::notes(game, viewer, &Pen::new(words, &table), actions),
        None => actions.iter().map(|_| None).collect(),
    }
}

/// What a choice means: what the things in its words are, by their own messages or by what is printed on them.
pub fn explain(game: &dyn AnyMatch, viewer: Viewer, words: &Words, choice: &Choice) -> Option<String> {
    let table = Table { names: &[], reader: None };
    let pen = Pen::new(words, &table);
    let mut keys = BTreeSet::new();
    choice.label.visit_keys(&mut |key| {
        keys.insert(key.to_owned());
    });
    let any = game.as_any();
    let mut told: Vec<String> = words.help(&choice.label).into_iter().collect();
    if any.is::<Match<::asgard::Asgard>>() {
        told.extend(asgard::explain(&pen, &keys));
    } else if let Some(game) = any.downcast_ref::<Match<::gonewild::GoneWild>>() {
        told.extend(gonewild::explain(game, viewer, &pen, &keys));
    } else if let Some(game) = any.downcast_ref::<Match<::tinyepic::TinyEpic>>() {
        told.extend(tinyepic::explain(game, viewer, &pen, &keys));
    } else if let Some(game) = any.downcast_ref::<Match<::feast::Feast>>() {
        told.extend(feast::explain(game, viewer, &pen, &choice.action));
    }
    (!told.is_empty()).then(|| told.join(" "))
}

/// What the rules of a game leave to the content, to be read after them.
pub fn reference(game: &dyn AnyMatch, words: &Words) -> String {
    let table = Table { names: &[], reader: None };
    let mut pen = Pen::new(words, &table);
    spaces::list_all(game, &mut pen);
    pen.into_text()
}
