//! Vikings Gone Wild as text: market and Odin's Path on top, a block for each settlement, the own hand below.

use std::collections::BTreeSet;
use std::fmt::Write;

use engine::{Game, Match, Text, Value, Viewer};
use gonewild::{Card, Cost, GoneWild, View};

use super::columns::Columns;
use super::pen::{NOTHING, Pen, list};

pub fn draw(game: &Match<GoneWild>, viewer: Viewer, pen: &mut Pen<'_>) {
    let view = game.rules().view(game.state(), viewer);
    market(pen, &view);
    path(pen, &view);
    asgard(pen, &view);
    achievements(pen, &view);
    for index in pen.own_last(view.players.len()) {
        settlement(pen, &view, index);
    }
    attack(pen, &view);
    hand(pen, &view);
}

/// What is printed on the cards, buildings and missions in a choice.
pub fn explain(game: &Match<GoneWild>, viewer: Viewer, pen: &Pen<'_>, keys: &BTreeSet<String>) -> Vec<String> {
    let view = game.rules().view(game.state(), viewer);
    let offers = view.units.iter().chain(&view.defences).chain(view.path.iter().flatten()).map(|offer| &offer.face);
    let held = view.players.iter().filter_map(|player| player.hand.as_ref()).flatten();
    let faces = view.faces.iter().chain(offers).chain(&view.asgard_open).chain(&view.asgard_flipped).chain(held);
    let printed = faces.map(|face| (format!("gonewild-card-{}", face.card), sentences(pen, &face.text)));
    let buildings = view.buildings.iter();
    let buildings = buildings.map(|offer| (format!("gonewild-building-{}", offer.building), pen.say(&offer.text)));
    let missions = view.players.iter().flat_map(|player| player.missions.iter().flatten());
    let missions = missions.map(|open| (format!("gonewild-mission-{}", open.mission), pen.say(&open.text)));
    let mut told = Vec::new();
    for (key, text) in printed.chain(buildings).chain(missions) {
        let line = format!("{}: {}.", pen.get(&key), text.trim_end_matches('.'));
        if keys.contains(&key) && !text.is_empty() && !told.contains(&line) {
            told.push(line);
        }
    }
    told
}

fn named(pen: &Pen<'_>, kind: &str, name: impl std::fmt::Display) -> String {
    pen.get(&format!("gonewild-{kind}-{name}"))
}

fn board(pen: &Pen<'_>, key: &str) -> String {
    pen.get(&format!("gonewild-board-{key}"))
}

fn cost_text(cost: Cost) -> Text {
    let key = match (cost.beer, cost.gold) {
        (0, 0) => "nothing",
        (_, 0) => "amount-beer",
        (0, _) => "amount-gold",
        _ => "amount-both",
    };
    Text::new(format!("gonewild-{key}")).number("beer", cost.beer).number("gold", cost.gold)
}

/// What can always be bought: units, defences and buildings in one table.
fn market(pen: &mut Pen<'_>, view: &View) {
    let mut columns = Columns::default();
    let heads = |kind: &str, figure: &str| {
        let figure = pen.get(&format!("cli-gonewild-{figure}"));
        [pen.get(&format!("gonewild-board-{kind}")), figure, pen.get("cli-gonewild-cost"), pen.get("cli-gonewild-left")]
    };
    let parts = [("units", "strength", &view.units), ("defences", "defence", &view.defences)];
    for (kind, figure, offers) in parts {
        columns.row(heads(kind, figure));
        for offer in offers.iter().filter(|offer| offer.left > 0) {
            let face = &offer.face;
            let figure = if face.attack > 0 { face.attack.to_string() } else { format!("+{}", face.bonus) };
            let cost = pen.say(&cost_text(face.cost.unwrap_or_default()));
            columns.row([named(pen, "card", face.card), figure, cost, offer.left.to_string()]);
        }
    }
    columns.row(heads("buildings", "defence"));
    for offer in view.buildings.iter().filter(|offer| offer.left > 0) {
        let cost = pen.say(&cost_text(offer.cost));
        let name = named(pen, "building", offer.building);
        let figures = [name, offer.defence.to_string(), cost, offer.left.to_string()];
        columns.row(figures.into_iter().chain([pen.say(&offer.text)]));
    }
    pen.columns(&columns);
}

/// The open cards, with what they do.
fn path(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.count("gonewild-board-path-deck", view.path_deck));
    for slot in &view.path {
        let line = slot.as_ref().map_or_else(
            || NOTHING.to_owned(),
            |offer| {
                let price = match offer.face.cost {
                    Some(cost) => pen.say(&cost_text(cost)),
                    None => pen.count("gonewild-board-needs", offer.face.defence),
                };
                let name = named(pen, "card", offer.face.card);
                format!("{name} ({price}): {}", sentences(pen, &offer.face.text))
            },
        );
        pen.line(line);
    }
}

fn sentences(pen: &Pen<'_>, texts: &[Text]) -> String {
    texts.iter().map(|text| pen.say(text)).collect::<Vec<_>>().join(". ")
}

fn asgard(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.count("gonewild-board-asgard-deck", view.asgard_deck));
    for face in view.asgard_open.iter().chain(&view.asgard_flipped) {
        pen.line(format!("{}: {}", named(pen, "card", face.card), sentences(pen, &face.text)));
    }
    pen.line(format!("{}. {}", board(pen, "dragon"), pen.count("gonewild-board-dragon-how", view.dragon_defence)));
}

fn achievements(pen: &mut Pen<'_>, view: &View) {
    let leaders = view.achievements.iter().map(|achievement| {
        let leaders = pen.names(&achievement.leaders);
        format!("{}: {leaders}", named(pen, "achievement", achievement.achievement))
    });
    let leaders = leaders.collect::<Vec<_>>().join("; ");
    pen.line(format!("{}. {leaders}", pen.get("cli-gonewild-achievements")));
    let end = if view.last_round {
        board(pen, "last-round")
    } else {
        pen.say(&Text::new("gonewild-board-end").number("end", view.end_score))
    };
    pen.line(end);
}

fn settlement(pen: &mut Pen<'_>, view: &View, index: usize) {
    let player = &view.players[index];
    let mut line = pen.say(
        &Text::new("cli-gonewild-player")
            .seat("name", player.seat)
            .number("points", i32::from(player.score))
            .number("hand", player.hand_count)
            .number("deck", player.deck_count)
            .number("discard", player.discard.len()),
    );
    let buildings = Text::new("gonewild-board-buildings-of")
        .number("count", player.building_count)
        .number("limit", player.building_limit.unwrap_or_default());
    let _ = write!(line, "; {}", pen.say(&buildings));
    if player.seat == view.active {
        let _ = write!(line, "; {}", pen.get("cli-on-turn"));
    }
    if player.closed {
        let _ = write!(line, "; {}", pen.get("gonewild-board-was-attacked"));
    }
    pen.heading(line);
    let places = player.places.iter().map(|place| {
        let mut name = match place.building {
            Some(building) => named(pen, "building", building),
            None => format!("{} ({} {})", named(pen, "building", "hall"), board(pen, "level"), player.hall_level),
        };
        let _ = write!(name, ", {}", pen.count("gonewild-board-needs", place.defence));
        if place.beer + place.gold > 0 {
            let _ = write!(name, ", {}", pen.say(&cost_text(Cost { beer: place.beer, gold: place.gold })));
        }
        let marks = [(place.under_construction, "building"), (place.damaged, "damaged")];
        for (_, key) in marks.into_iter().filter(|(marked, _)| *marked) {
            let _ = write!(name, ", {}", board(pen, key));
        }
        name
    });
    let places = places.collect::<Vec<_>>().join("; ");
    pen.line(format!("  {places}"));
    for mission in player.missions.iter().flatten() {
        let mission = Text::new("cli-gonewild-mission")
            .term("mission", format!("gonewild-mission-{}", mission.mission))
            .with("need", Value::from(mission.text.clone()))
            .number("have", mission.have)
            .number("of", mission.need)
            .number("points", mission.vp);
        pen.line(format!("  {}", pen.say(&mission)));
    }
}

fn attack(pen: &mut Pen<'_>, view: &View) {
    let Some(attack) = &view.attack else { return };
    let sum = Text::new("gonewild-board-sum").number("strength", attack.strength).number("defence", attack.defence);
    let cards = list(attack.strikers.iter().map(|striker| named(pen, "card", striker.card)));
    pen.heading(board(pen, "attack"));
    pen.line(format!("{}: {} ({cards})", pen.name(attack.attacker), pen.say(&sum)));
}

fn hand(pen: &mut Pen<'_>, view: &View) {
    for hand in view.players.iter().filter_map(|player| player.hand.as_ref()) {
        let mut kinds: Vec<(Card, i32)> = Vec::new();
        for face in hand {
            match kinds.iter_mut().find(|(card, _)| *card == face.card) {
                Some((_, count)) => *count += 1,
                None => kinds.push((face.card, 1)),
            }
        }
        let cards = list(kinds.iter().map(|(card, count)| pen.times(&named(pen, "card", card), *count)));
        pen.line(format!("{}: {cards}", pen.get("gonewild-board-hand")));
    }
}
