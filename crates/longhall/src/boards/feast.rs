//! A Feast for Odin as text: the action board with who stands where, then every player's stock and boards.

use std::fmt::Write;

use engine::{Game, Match, Seat, Viewer};
use feast::{Feast, View};

use crate::words::{Table, Words};

const BOARD_ROWS: usize = 12;
const BOARD_COLUMNS: usize = 13;

pub fn draw(game: &Match<Feast>, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    let view = game.rules().view(game.state(), viewer);
    let mut text = String::new();
    spaces(&mut text, &view, words, table);
    shared(&mut text, &view, words, table);
    for index in 0..view.players.len() {
        player(&mut text, &view, index, words, table);
    }
    if !view.hand.is_empty() {
        let hand: Vec<_> = view.hand.iter().map(|card| words.get(&key("card", card.name()))).collect();
        let _ = writeln!(text, "{}: {}", words.get("cli-feast-hand"), hand.join(", "));
    }
    text
}

/// Taken spaces, one line a column.
fn spaces(text: &mut String, view: &View, words: &Words, table: &Table<'_>) {
    for column in 1..=4 {
        let taken: Vec<String> = view
            .spaces
            .iter()
            .filter(|space| space.column == column && space.vikings > 0)
            .filter_map(|space| {
                Some(format!("{} {}", name(table, space.by?), words.get(&key("space", space.space.name()))))
            })
            .collect();
        let _ = writeln!(text, "{column}: {}", if taken.is_empty() { "·".to_owned() } else { taken.join("; ") });
    }
}

fn shared(text: &mut String, view: &View, words: &Words, table: &Table<'_>) {
    for strip in &view.strips {
        let items: Vec<String> = strip
            .items
            .iter()
            .map(|item| match *item {
                "silver2" => format!("2 {}", words.get("feast-resource-silver")),
                other => words.get(&key("resource", other)),
            })
            .collect();
        let _ = writeln!(text, "^{} {}", strip.strip, items.join(" "));
    }
    let lands: Vec<String> = view
        .islands
        .iter()
        .map(|island| {
            let owner = island.owner.map_or(String::new(), |seat| format!(" [{}]", name(table, seat)));
            format!("{} {} +{}{owner}", words.get(&key("island", island.island.name())), island.points, island.silver)
        })
        .collect();
    let _ = writeln!(text, "{}", lands.join(" | "));
}

fn player(text: &mut String, view: &View, index: usize, words: &Words, table: &Table<'_>) {
    let player = &view.players[index];
    let _ = writeln!(
        text,
        "{} {} | {} {} | {} {} | {} {}",
        name(table, Seat(index as u8)),
        player.points,
        words.get("cli-feast-vikings"),
        player.thing,
        words.get("feast-phase-income"),
        player.income,
        words.get("feast-phase-feast"),
        player.feast_cells
    );
    let resources = player.resources.iter().filter(|(_, count)| *count > 0);
    let resources =
        resources.map(|(resource, count)| format!("{count} {}", words.get(&key("resource", resource.name()))));
    let weapons = player.weapons.iter().filter(|(_, count)| *count > 0);
    let weapons = weapons.map(|(weapon, count)| format!("{count} {}", words.get(&key("weapon", weapon.name()))));
    let goods = player.goods.iter().map(|(good, count)| format!("{count} {}", words.get(&key("good", good.name()))));
    let stock: Vec<String> = resources.chain(weapons).chain(goods).collect();
    let _ = writeln!(text, "  {}", stock.join(", "));
    for board in &player.boards {
        let _ = writeln!(text, "  {} −{} +{}", board.board, board.open_minus, board.income);
        let mut grid = [['.'; BOARD_COLUMNS]; BOARD_ROWS];
        let mut rows = 0;
        for tile in &board.tiles {
            let mark = tile.piece.chars().next().unwrap_or('?');
            for (row, column) in &tile.cells {
                grid[*row as usize][*column as usize] = mark;
                rows = rows.max(*row as usize + 1);
            }
        }
        let first = (0..rows).find(|row| grid[*row].iter().any(|mark| *mark != '.')).unwrap_or(rows);
        for row in grid.iter().take(rows).skip(first) {
            let _ = writeln!(text, "    {}", row.iter().collect::<String>());
        }
    }
}

fn name(table: &Table<'_>, seat: Seat) -> String {
    table.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

fn key(kind: &str, name: &str) -> String {
    format!("feast-{kind}-{}", name.replace('_', "-"))
}
