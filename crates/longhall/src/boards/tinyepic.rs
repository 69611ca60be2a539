//! Tiny Epic Vikings as text: gods and what they pay, islands with influence and docks, then the clans.

use std::fmt::Write;

use engine::{Game, Match, Seat, Viewer};
use tinyepic::{CardView, Clan, ClanView, EnemyView, FavorView, Island, TinyEpic, View};

use crate::words::{Table, Words};

const ISLAND: usize = 12;

/// Turns names and keys into words.
struct Pen<'a> {
    words: &'a Words,
    table: &'a Table<'a>,
}

pub fn draw(game: &Match<TinyEpic>, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    let view = game.rules().view(game.state(), viewer);
    let pen = Pen { words, table };
    let mut text = String::new();
    gods(&mut text, &view, &pen);
    islands(&mut text, &view, &pen);
    for row in &view.rows {
        let cards: Vec<String> = row.iter().map(|favor| pen.favor(favor)).collect();
        let _ = writeln!(text, "{}", cards.join("  "));
    }
    for clan in &view.clans {
        clan_lines(&mut text, clan, &pen);
    }
    if let Some(enemy) = &view.enemy {
        enemy_lines(&mut text, enemy, &pen);
    }
    text
}

fn gods(text: &mut String, view: &View, pen: &Pen<'_>) {
    for god in &view.gods {
        let name = pen.words.get(&format!("tinyepic-god-{}", god.god));
        let rune = pen.words.get(&format!("tinyepic-rune-{}", god.rune));
        let track = "▪".repeat(god.fury.min(20) as usize);
        let _ = writeln!(
            text,
            "{name:8} {} {rune:16} {:>2} {track} ({}/{})",
            glyph(god.rune.index()),
            god.fury,
            god.island_points,
            god.favor_points
        );
    }
}

fn islands(text: &mut String, view: &View, pen: &Pen<'_>) {
    for island in &view.islands {
        let name = pen.island(island.island);
        let holder = island.holder.map_or("-".to_owned(), |clan| pen.clan(clan));
        let influence: Vec<String> = island
            .influence
            .iter()
            .map(|part| {
                let temple = if part.temple { "+4" } else { "" };
                format!("{} {} ({}{temple}+{})", pen.clan(part.clan), part.total, part.settlers, 2 * part.boats)
            })
            .collect();
        let docks: Vec<String> = view
            .docks
            .iter()
            .filter(|dock| dock.island == island.island)
            .map(|dock| {
                let village = if dock.village { "⌂" } else { "" };
                let boat = dock.boat.as_ref().map_or(String::new(), |boat| format!("[{}]", pen.clan(boat.clan)));
                let chieftain = if dock.chieftain { "[♛]" } else { "" };
                let across = view.docks.iter().find(|other| Some(other.dock) == dock.ferry);
                let to = across.map_or("≈".to_owned(), |other| pen.island(other.island));
                format!("{to}{village}{boat}{chieftain}")
            })
            .collect();
        let _ = writeln!(
            text,
            "{} {name:ISLAND$} {holder:10} {} | {}",
            glyph(island.rune.index()),
            docks.join(" "),
            influence.join(", ")
        );
    }
    let boats: Vec<String> = view
        .fjords
        .iter()
        .filter(|fjord| !fjord.boats.is_empty())
        .map(|fjord| {
            let boats = fjord.boats.iter().map(|boat| format!("{} b{}", pen.clan(boat.clan), boat.boat));
            let name = pen.words.get(&format!("tinyepic-fjord-{}", fjord.fjord));
            format!("{name}: {}", boats.collect::<Vec<_>>().join(", "))
        })
        .collect();
    if !boats.is_empty() {
        let _ = writeln!(text, "≈ {}", boats.join("; "));
    }
}

fn clan_lines(text: &mut String, clan: &ClanView, pen: &Pen<'_>) {
    let [wood, food, steel] = clan.resources.map(|held| held.to_string());
    let goods: Vec<String> = [("wood", wood), ("food", food), ("steel", steel)]
        .iter()
        .map(|(name, held)| format!("{} {held}", pen.words.get(&format!("tinyepic-resource-{name}"))))
        .collect();
    let runes = clan.active_runes.iter().enumerate().map(|(rune, count)| format!("{}{count}", glyph(rune)));
    let points =
        clan.favor_points.map_or(format!("{}+?", clan.island_points), |favor| (clan.island_points + favor).to_string());
    let row: Vec<String> =
        clan.row.iter().map(|played| played.card.as_ref().map_or("▒".to_owned(), |card| pen.card(card))).collect();
    let _ = writeln!(
        text,
        "{} {points}  {}  {}  ☗{} ⌂{} ✦{}  [{}]",
        pen.clan(Clan::of(clan.seat)),
        goods.join(" "),
        runes.collect::<Vec<_>>().join(" "),
        clan.settlers_home,
        clan.villages,
        clan.favors,
        row.join(", ")
    );
    let held = [&clan.kept_cards, &clan.hand_cards].into_iter().flatten();
    for cards in held.filter(|cards| !cards.is_empty()) {
        let cards: Vec<String> = cards.iter().map(|card| pen.card(card)).collect();
        let _ = writeln!(text, "  ▸ {}", cards.join("; "));
    }
}

fn enemy_lines(text: &mut String, enemy: &EnemyView, pen: &Pen<'_>) {
    let _ = writeln!(
        text,
        "{} {}+?  ☗{} ⛵{} ♜{} ✦{}  ♛+{}",
        pen.words.get(&format!("tinyepic-option-enemy-{}", enemy.board)),
        enemy.island_points,
        enemy.settlers_home,
        enemy.boats_home,
        enemy.temples_home,
        enemy.favors,
        enemy.chieftain_sail
    );
    for (track, held) in enemy.tracks.iter().enumerate() {
        let spaces = (0..8_u8).map(|space| {
            let icon = enemy.icons.iter().any(|icon| icon.track.index() == track && icon.space == space);
            match (space == *held, icon) {
                (true, _) => '●',
                (false, true) => '◆',
                (false, false) => '·',
            }
        });
        let name = pen.words.get(&format!("tinyepic-resource-{}", tinyepic::Resource(track as u8)));
        let _ = writeln!(text, "  {name:8} {}", spaces.collect::<String>());
    }
}

impl Pen<'_> {
    fn clan(&self, clan: Clan) -> String {
        let seat = clan.seat().map(Seat::index);
        seat.map_or_else(
            || self.words.get("tinyepic-enemy"),
            |seat| self.table.names.get(seat).cloned().unwrap_or_else(|| clan.to_string()),
        )
    }

    fn island(&self, island: Island) -> String {
        self.words.get(&format!("tinyepic-island-{island}"))
    }

    fn card(&self, card: &CardView) -> String {
        let name = self.words.get(&format!("tinyepic-card-{}", card.card));
        format!("{} {name} {}", glyph(card.rune.index()), card.strength_now)
    }

    fn favor(&self, favor: &FavorView) -> String {
        let runes = favor.runes.iter().enumerate().flat_map(|(rune, count)| (0..*count).map(move |_| glyph(rune)));
        format!("[{} {}]", runes.collect::<String>(), favor.points_now)
    }
}

/// The runes as they are carved.
fn glyph(rune: usize) -> &'static str {
    ["ᚠ", "ᛈ", "ᚺ"][rune]
}
