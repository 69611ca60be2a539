//! The action spaces of A Feast for Odin in words: what each asks and gives, read from what the view prints on it, so
//! that a corrected box lists corrected spaces.

use engine::{AnyMatch, Game, Match, Text, Viewer};
use feast::{Feast, View};

use super::pen::Pen;

/// Kinds of things that have names of their own, in the order in which they are looked for.
const KINDS: [&str; 6] = ["good", "special", "resource", "weapon", "ship", "building"];

/// Columns in which a card is drawn or played besides.
const DRAW_COLUMN: u8 = 3;
const PLAY_COLUMN: u8 = 4;

/// What numbers that a face leaves open stand for: in a game what they are now, in the rules a word.
pub struct Open {
    pub players: String,
    pub round: String,
}

impl Open {
    pub fn now(view: &View) -> Open {
        Open { players: view.players.len().to_string(), round: view.round.to_string() }
    }

    fn in_rules(pen: &Pen<'_>) -> Open {
        Open { players: pen.get("cli-feast-players"), round: pen.get("cli-feast-round") }
    }
}

/// All printed spaces under the number of Vikings they ask for; nothing for another game.
pub fn list_all(game: &dyn AnyMatch, pen: &mut Pen<'_>) {
    let Some(game) = game.as_any().downcast_ref::<Match<Feast>>() else { return };
    let view = game.rules().view(game.state(), Viewer::Public);
    let open = Open::in_rules(pen);
    let printed: Vec<_> = view.spaces.iter().filter(|space| !space.face.is_empty()).collect();
    pen.line(format!("\n## {}\n", pen.count("cli-feast-spaces", printed.len() as i32)));
    pen.line(pen.get("cli-feast-spaces-how"));
    let mut columns: Vec<u8> = printed.iter().map(|space| space.column).collect();
    columns.sort_unstable();
    columns.dedup();
    for column in columns {
        pen.line(format!("\n### {}\n", vikings(pen, column)));
        for space in printed.iter().filter(|space| space.column == column) {
            pen.line(format!("- {}: {}", name(pen, space.space.name()), words_of(pen, &space.face, &open)));
        }
    }
}

/// How many Vikings a column asks for, and what they bring besides the space.
pub fn vikings(pen: &Pen<'_>, column: u8) -> String {
    let count = pen.count("feast-board-vikings", column);
    match column {
        DRAW_COLUMN => format!("{count} ({})", pen.get("cli-feast-draws")),
        PLAY_COLUMN => format!("{count} ({})", pen.get("cli-feast-plays")),
        _ => count,
    }
}

/// What a space asks and gives.
pub fn note(pen: &Pen<'_>, view: &View, space: &str) -> Option<String> {
    let printed = view.spaces.iter().find(|each| each.space.name() == space)?;
    (!printed.face.is_empty()).then(|| words_of(pen, &printed.face, &Open::now(view)))
}

/// The same with its Vikings, and what it costs the viewer as things stand.
pub fn explain(pen: &Pen<'_>, view: &View, space: &str) -> Option<String> {
    let printed = view.spaces.iter().find(|each| each.space.name() == space)?;
    let mut told = format!("{}: {}.", vikings(pen, printed.column), note(pen, view, space)?);
    if !printed.price.is_empty() {
        let price = printed.price.iter().map(|(item, amount)| pen.times(&item_name(pen, item), *amount));
        let price = Text::new("feast-board-price-now").term("price", price.collect::<Vec<_>>().join(", "));
        told = format!("{told} {}", pen.say(&price));
    }
    Some(told)
}

fn name(pen: &Pen<'_>, space: &str) -> String {
    pen.get(&format!("feast-space-{}", space.replace('_', "-")))
}

/// A thing on a face by the name it has elsewhere, as it stands inside a sentence; what stands on faces alone is named
/// by the terminal.
fn item_name(pen: &Pen<'_>, item: &str) -> String {
    let dashed = item.replace('_', "-");
    let known = KINDS.iter().map(|kind| format!("feast-{kind}-{dashed}")).find(|key| pen.has(key));
    let name = pen.get(&known.unwrap_or_else(|| format!("cli-feast-face-{dashed}")));
    let mut letters = name.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

/// A face in words. Its grammar stands in `faces.rs` of the game.
fn words_of(pen: &Pen<'_>, face: &str, open: &Open) -> String {
    // Both sides of a good are one thing to say: green goods turned to their blue side.
    let face = face.replace("green blue", "green_blue");
    let mut lines = Vec::new();
    for line in face.split(" | ") {
        let sides = line.split(" > ").map(|side| side_words(pen, side, open));
        lines.push(sides.collect::<Vec<_>>().join(" → "));
    }
    lines.join("; ")
}

/// Things with how many of each, one after the other.
fn side_words(pen: &Pen<'_>, side: &str, open: &Open) -> String {
    let mut said = String::new();
    let mut counts: Vec<String> = Vec::new();
    let mut say = |words: &str, apart: &str| {
        if !said.is_empty() {
            said.push_str(apart);
        }
        said.push_str(words);
    };
    let mut apart = ", ";
    for token in side.split(' ') {
        if let Some(word) = token.strip_prefix("w:") {
            say(&pen.get(&format!("feast-board-word-{word}")), apart);
            apart = " ";
        } else if token == "/" {
            say(&pen.get("feast-board-or"), " ");
            apart = " ";
        } else if let Some(lands) = token.strip_prefix("@lands:") {
            let lands = lands.split(',').map(|land| pen.get(&format!("feast-island-{}", land.replace('_', "-"))));
            say(&lands.collect::<Vec<_>>().join(" / "), apart);
        } else if token == "@players" || token == "@round" {
            counts.push(if token == "@players" { &open.players } else { &open.round }.clone());
        } else if token.starts_with(|first: char| first.is_ascii_digit()) {
            counts.push(token.to_owned());
        } else {
            let thing = item_name(pen, token);
            let many = counts.drain(..).map(|count| format!("×{count}")).collect::<Vec<_>>().join(", ");
            say(format!("{thing} {many}").trim_end(), apart);
            apart = ", ";
        }
    }
    // A number with nothing after it belongs to the word before it.
    counts.iter().for_each(|count| say(count, " "));
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Table, Words};

    fn said(language: Language, face: &str) -> String {
        let words = Words::of(language);
        let table = Table { names: &[], reader: None };
        let pen = Pen::new(&words, &table);
        words_of(&pen, face, &Open { players: "4".to_owned(), round: "3".to_owned() })
    }

    #[test]
    fn a_face_reads_as_a_sentence() {
        for (face, words) in [
            ("2 wood > shed", "wood ×2 → shed"),
            ("sheep | / silver > cattle", "sheep; or silver → cattle"),
            ("wood / ore > chest silver", "wood or ore → chest, silver"),
            ("@players wood ore", "wood ×4, ore"),
            ("@round silver > w:emigrate", "silver ×3 → emigrate"),
            ("cattle > 1–3 milk", "cattle → milk ×1–3"),
            ("knarr > w:buy 2", "knarr → buy 2"),
            ("w:play 2 occupation", "play occupation ×2"),
        ] {
            assert_eq!(said(Language::En, face), words);
        }
        assert_eq!(said(Language::Ru, "2 stone > long_house"), "камень ×2 → длинный дом");
    }
}
