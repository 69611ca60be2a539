//! Tiny Epic Vikings as text: gods and what they pay, islands, docks and boats, favor cards, then the clans.

use std::collections::BTreeSet;
use std::fmt::Write;

use engine::{Game, Match, Seat, Text, Viewer};
use tinyepic::{
    CardView, Clan, ClanView, EnemyView, FavorView, Island, Resource, Rune, TinyEpic, View, deed_text, icon_text,
};

use super::columns::Columns;
use super::pen::{NOTHING, Pen, list};

pub fn draw(game: &Match<TinyEpic>, viewer: Viewer, pen: &mut Pen<'_>) {
    let view = game.rules().view(game.state(), viewer);
    gods(pen, &view);
    islands(pen, &view);
    docks(pen, &view);
    fjords(pen, &view);
    favor_rows(pen, &view);
    if let Some(enemy) = &view.enemy {
        enemy_lines(pen, enemy);
    }
    for index in pen.own_last(view.clans.len()) {
        clan_lines(pen, &view.clans[index]);
    }
}

/// What the cards and gods in a choice do.
pub fn explain(game: &Match<TinyEpic>, viewer: Viewer, pen: &Pen<'_>, keys: &BTreeSet<String>) -> Vec<String> {
    let view = game.rules().view(game.state(), viewer);
    let held = view.clans.iter().flat_map(|clan| clan.hand_cards.iter().chain(&clan.kept_cards).flatten());
    let played = view.clans.iter().flat_map(|clan| clan.row.iter().filter_map(|played| played.card.as_ref()));
    let mut told = Vec::new();
    for card in held.chain(played).filter(|card| keys.contains(&format!("tinyepic-card-{}", card.card))) {
        let [name, rest @ ..] = card_cells(pen, card);
        let line = format!("{}: {}.", name.trim(), rest.join("; "));
        if !told.contains(&line) {
            told.push(line);
        }
    }
    for god in view.gods.iter().filter(|god| keys.contains(&format!("tinyepic-god-{}", god.god))) {
        let boon = Text::new("tinyepic-board-god-boon").with("deed", deed_text(god.boon));
        told.extend([pen.get("tinyepic-board-explain-god"), pen.say(&boon) + "."]);
    }
    told
}

fn named(pen: &Pen<'_>, kind: &str, name: impl std::fmt::Display) -> String {
    pen.get(&format!("tinyepic-{kind}-{name}"))
}

/// A clan by its player; the one nobody plays is an enemy alone and neutral between two.
fn clan_name(pen: &Pen<'_>, view: &View, clan: Clan) -> String {
    let unplayed = if view.enemy.is_some() { "tinyepic-enemy" } else { "tinyepic-neutral" };
    clan.seat().map_or_else(|| pen.get(unplayed), |seat: Seat| pen.name(seat))
}

fn gods(pen: &mut Pen<'_>, view: &View) {
    let mut columns = Columns::default();
    columns.row(["god", "rune", "fury", "pays"].map(|head| pen.get(&format!("cli-tinyepic-{head}"))));
    for god in &view.gods {
        let pays =
            Text::new("tinyepic-board-pays").number("island", god.island_points).number("favor", god.favor_points);
        let row = [named(pen, "god", god.god), named(pen, "rune", god.rune), god.fury.to_string(), pen.say(&pays)];
        columns.row(row);
    }
    pen.columns(&columns);
}

fn islands(pen: &mut Pen<'_>, view: &View) {
    let mut columns = Columns::default();
    columns.row(["island", "rune", "holder", "influence"].map(|head| pen.get(&format!("cli-tinyepic-{head}"))));
    for island in &view.islands {
        let influence = island.influence.iter().map(|part| {
            let parts = Text::new("tinyepic-board-influence-parts")
                .number("settlers", part.settlers)
                .term("temple", if part.temple { "yes" } else { "no" })
                .number("boats", part.boats);
            format!("{}: {} ({})", clan_name(pen, view, part.clan), part.total, pen.say(&parts))
        });
        let influence = influence.collect::<Vec<_>>().join("; ");
        columns.row([
            named(pen, "island", island.island),
            named(pen, "rune", island.rune),
            island.holder.map_or_else(|| NOTHING.to_owned(), |clan| clan_name(pen, view, clan)),
            if influence.is_empty() { NOTHING.to_owned() } else { influence },
        ]);
    }
    pen.columns(&columns);
}

/// Every dock by the island it faces, with its village and its boat.
fn docks(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("cli-tinyepic-docks"));
    let mut columns = Columns::default();
    for island in &view.islands {
        let docks = view.docks.iter().filter(|dock| dock.island == island.island).map(|dock| {
            let across = view.docks.iter().find(|other| Some(other.dock) == dock.ferry);
            let to = across.map_or_else(|| pen.get("cli-tinyepic-open-sea"), |other| island_name(pen, other.island));
            let mut there = Vec::new();
            if dock.village {
                there.push(pen.get("cli-tinyepic-village"));
            }
            there.extend(dock.boat.as_ref().map(|boat| boat_words(pen, view, boat.clan, boat.boat)));
            if dock.chieftain {
                there.push(pen.get("cli-tinyepic-chieftain"));
            }
            if there.is_empty() { to } else { format!("{to} ({})", there.join(", ")) }
        });
        columns.row([island_name(pen, island.island), list(docks)]);
    }
    pen.columns(&columns);
}

fn island_name(pen: &Pen<'_>, island: Island) -> String {
    named(pen, "island", island)
}

/// A boat by its clan and, where it has one, its number in the notation.
fn boat_words(pen: &Pen<'_>, view: &View, clan: Clan, number: u8) -> String {
    let boat = pen.count("cli-tinyepic-boat", number);
    format!("{}: {boat}", clan_name(pen, view, clan))
}

fn fjords(pen: &mut Pen<'_>, view: &View) {
    let boats: Vec<String> = view
        .fjords
        .iter()
        .filter(|fjord| !fjord.boats.is_empty())
        .map(|fjord| {
            let boats = fjord.boats.iter().map(|boat| boat_words(pen, view, boat.clan, boat.boat));
            format!("{} ({})", named(pen, "fjord", fjord.fjord), list(boats))
        })
        .collect();
    if !boats.is_empty() {
        pen.line(format!("{}: {}", pen.get("cli-tinyepic-at-sea"), boats.join("; ")));
    }
}

fn favor_rows(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("cli-tinyepic-favors"));
    for (row, key) in view.rows.iter().zip(["tinyepic-board-upper", "tinyepic-board-lower"]) {
        let cards = row.iter().map(|favor| favor_words(pen, favor)).collect::<Vec<_>>().join("; ");
        pen.line(format!("{}: {}", pen.get(key), if cards.is_empty() { NOTHING } else { &cards }));
    }
}

/// The runes of a favor card, what its winner gets and what it is worth now.
fn favor_words(pen: &Pen<'_>, favor: &FavorView) -> String {
    let runes = Rune::all().filter(|rune| favor.runes[rune.index()] > 0);
    let runes = runes.map(|rune| pen.times(&named(pen, "rune", rune), favor.runes[rune.index()]));
    let mut bag: Vec<String> = Resource::all()
        .filter(|resource| favor.bag.fixed()[resource.index()] > 0)
        .map(|resource| amount(pen, resource, favor.bag.fixed()[resource.index()]))
        .collect();
    if favor.bag.any > 0 {
        bag.push(pen.count("tinyepic-board-any-short", favor.bag.any));
    }
    let points = pen.count("tinyepic-board-points", favor.points_now);
    format!("{} ({}; {points})", runes.collect::<Vec<_>>().join(" + "), list(bag))
}

fn amount(pen: &Pen<'_>, resource: Resource, amount: u8) -> String {
    pen.say(&Text::new(format!("tinyepic-amount-{resource}")).number("n", amount))
}

fn clan_lines(pen: &mut Pen<'_>, clan: &ClanView) {
    let (points, note) = match clan.favor_points {
        Some(favor) => (clan.island_points + favor, String::new()),
        None => (clan.island_points, format!(" {}", pen.get("cli-tinyepic-without-favors"))),
    };
    let goods = list(Resource::all().map(|resource| amount(pen, resource, clan.resources[resource.index()])));
    let line = format!("{}: {}{note}; {goods}", pen.name(clan.seat), pen.count("tinyepic-board-points", points),);
    pen.heading(line);
    let pieces = Text::new("cli-tinyepic-pieces")
        .number("settlers", clan.settlers_home)
        .number("villages", clan.villages)
        .number("favors", clan.favors);
    pen.line(format!("  {}; {}", pen.say(&pieces), active_runes(pen, clan.active_runes)));
    if !clan.row.is_empty() {
        let row = list(clan.row.iter().map(|played| {
            let name = played.card.as_ref().map(|card| named(pen, "card", card.card));
            name.unwrap_or_else(|| pen.get("tinyepic-board-face-down"))
        }));
        pen.line(format!("  {}: {row}", pen.get("cli-tinyepic-row")));
    }
    let held = [("tinyepic-board-kept", &clan.kept_cards), ("tinyepic-board-hand", &clan.hand_cards)];
    for (key, cards) in held {
        let Some(cards) = cards.as_ref().filter(|cards| !cards.is_empty()) else { continue };
        pen.line(format!("  {}:", pen.get(key)));
        let mut columns = Columns::default();
        for card in cards {
            columns.row(card_cells(pen, card));
        }
        pen.columns(&columns);
    }
}

fn active_runes(pen: &Pen<'_>, active: [u8; 3]) -> String {
    let active = Rune::all().map(|rune| format!("{} {}", named(pen, "rune", rune), active[rune.index()]));
    format!("{}: {}", pen.get("cli-tinyepic-active"), list(active))
}

/// Name, rune, strength, and what the card lets its leader do, alone and with runes.
fn card_cells(pen: &Pen<'_>, card: &CardView) -> [String; 5] {
    let need = card.need;
    let runes = Rune::all().zip([need.wealth, need.mystery, need.nature]).filter(|(_, count)| *count > 0);
    let mut runes: Vec<String> = runes.map(|(rune, count)| pen.times(&named(pen, "rune", rune), count)).collect();
    if need.any > 0 {
        runes.push(pen.count("tinyepic-board-any-runes", need.any));
    }
    [
        format!("    {}", named(pen, "card", card.card)),
        named(pen, "rune", card.rune),
        pen.count("cli-tinyepic-strength", card.strength_now),
        pen.say(&deed_text(card.leader)),
        format!("{}: {}", runes.join(" + "), pen.say(&deed_text(card.rune_action))),
    ]
}

fn enemy_lines(pen: &mut Pen<'_>, enemy: &EnemyView) {
    let points = enemy.island_points + enemy.favor_points.unwrap_or_default();
    let mut line = format!(
        "{}: {}",
        pen.get(&format!("tinyepic-option-enemy-{}", enemy.board)),
        pen.count("tinyepic-board-points", points)
    );
    if enemy.favor_points.is_none() {
        let _ = write!(line, " {}", pen.get("cli-tinyepic-without-favors"));
    }
    pen.heading(line);
    let pieces = Text::new("cli-tinyepic-enemy-pieces")
        .number("settlers", enemy.settlers_home)
        .number("boats", enemy.boats_home)
        .number("temples", enemy.temples_home)
        .number("favors", enemy.favors);
    pen.line(format!("  {}; {}", pen.say(&pieces), active_runes(pen, enemy.active_runes)));
    for resource in Resource::all() {
        let icons = enemy.icons.iter().filter(|space| space.track.index() == resource.index());
        let icons = icons.map(|space| format!("{} {NOTHING} {}", space.space, pen.say(&icon_text(space.icon))));
        let icons = icons.collect::<Vec<_>>().join("; ");
        let held = enemy.tracks[resource.index()];
        let ahead = pen.get("cli-tinyepic-spaces");
        pen.line(format!("  {} {held} ({ahead}: {icons})", named(pen, "resource", resource)));
    }
}
