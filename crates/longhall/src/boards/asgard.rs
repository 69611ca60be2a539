//! Intrigues of Asgard as text: a row a player, a column a god.

use std::fmt::Write;

use asgard::{Asgard, God, View};
use engine::{Game, Match, Seat, Viewer};

use crate::words::{Table, Words};

const COLUMN: usize = 11;
const NAME: usize = 14;

pub fn draw(game: &Match<Asgard>, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    let view = game.rules().view(game.state(), viewer);
    let mut text = String::new();
    heads(&mut text, &view, words);
    for (index, player) in view.players.iter().enumerate() {
        let seat = Seat(index as u8);
        let name = table.names.get(index).cloned().unwrap_or_else(|| seat.to_string());
        cell(&mut text, &format!("{name} {}", player.points), NAME);
        for (god, stack) in God::ALL.into_iter().zip(&player.stacks) {
            let leads = view.gods[god as usize].leader == Some(seat);
            let marks = format!("{}{}", if leads { "*" } else { "" }, if stack.doubled { " x2" } else { "" });
            let count = if stack.attention == 0 { "·".to_owned() } else { format!("{}{marks}", stack.attention) };
            let other = stack.cards.last().and_then(|card| card.other).map(|god| short(god, words));
            let other = other.map(|other| format!(" /{other}")).unwrap_or_default();
            let beneath = if stack.beneath.is_empty() { String::new() } else { format!(" +{}", stack.beneath.len()) };
            cell(&mut text, &format!("{count}{beneath}{other}"), COLUMN);
        }
        text.push('\n');
    }
    foot(&mut text, &view, words);
    text
}

fn heads(text: &mut String, view: &View, words: &Words) {
    cell(text, "", NAME);
    for god in &view.gods {
        let goal = god.goal_cap.map(|cap| format!(" ≤{cap}")).unwrap_or_default();
        cell(text, &format!("{} {}{goal}", god.god as u8 + 1, name(god.god, words)), COLUMN);
    }
    text.push('\n');
}

fn foot(text: &mut String, view: &View, words: &Words) {
    let columns: Vec<String> = view
        .goals
        .iter()
        .map(|column| {
            let goals = column.iter().map(|goal| {
                let god = goal.god.map_or("?".to_owned(), |god| name(god, words));
                format!("{god} ≤{}", goal.cap)
            });
            goals.collect::<Vec<_>>().join(", ")
        })
        .collect();
    let _ = writeln!(text, "{}: {}", words.get("cli-asgard-goals"), columns.join(" | "));
    if !view.hand.is_empty() {
        let hand: Vec<_> =
            view.hand.iter().map(|card| format!("{}/{}", name(card.up, words), name(card.down, words))).collect();
        let _ = writeln!(text, "{}: {}", words.get("cli-asgard-hand"), hand.join("  "));
    }
}

fn name(god: God, words: &Words) -> String {
    words.get(&god.term())
}

fn short(god: God, words: &Words) -> String {
    name(god, words).chars().take(4).collect()
}

fn cell(text: &mut String, content: &str, width: usize) {
    let length = content.chars().count();
    text.push_str(content);
    text.extend(std::iter::repeat_n(' ', width.saturating_sub(length).max(1)));
}
