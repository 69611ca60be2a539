//! Positions as text: one file a game, and the list of them.

mod asgard;
mod champions;
mod feast;
mod gonewild;
mod tinyepic;

use engine::{AnyMatch, Match, Viewer};

use crate::words::{Table, Words};

/// Draws the position as the viewer sees it. A game without a drawing shows its view as data.
pub fn draw(game: &dyn AnyMatch, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    if let Some(game) = game.as_any().downcast_ref::<Match<::asgard::Asgard>>() {
        return asgard::draw(game, viewer, words, table);
    }
    if let Some(game) = game.as_any().downcast_ref::<Match<::champions::Champions>>() {
        return champions::draw(game, viewer, words, table);
    }
    if let Some(game) = game.as_any().downcast_ref::<Match<::gonewild::GoneWild>>() {
        return gonewild::draw(game, viewer, words, table);
    }
    if let Some(game) = game.as_any().downcast_ref::<Match<::tinyepic::TinyEpic>>() {
        return tinyepic::draw(game, viewer, words, table);
    }
    if let Some(game) = game.as_any().downcast_ref::<Match<::feast::Feast>>() {
        return feast::draw(game, viewer, words, table);
    }
    game.view(viewer).to_string()
}
