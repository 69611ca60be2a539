//! Champions of Midgard as text: enemies to the north, the town, the shores, then the players.

use std::fmt::Write;

use champions::{Champions, Dice, FoeView, PlayerView, Purse, ShoreView, View, Warriors};
use engine::{Game, Match, Seat, Text, Viewer};

use super::Heading;
use super::columns::Columns;
use super::pen::{NOTHING, Pen, list};

/// Places that are fights, in the order of the enemies.
const FIGHTS: [&str; 3] = ["troll", "draugr-1", "draugr-2"];

pub fn draw(game: &Match<Champions>, viewer: Viewer, pen: &mut Pen<'_>) {
    let view = game.rules().view(game.state(), viewer);
    enemies(pen, &view);
    town(pen, &view);
    shores(pen, &view);
    players(pen, &view);
    stage(pen, &view);
}

/// Of a hundred rerolls the one that wins most often comes first.
pub fn headings(game: &Match<Champions>, viewer: Viewer, pen: &Pen<'_>, actions: &[&str]) -> Vec<Option<Heading>> {
    let stage = game.rules().view(game.state(), viewer).stage;
    let best = stage.and_then(|stage| stage.odds?.best).map(|dice| format!("reroll {dice}"));
    let heading = |action: &&str| {
        let words = || pen.get("champions-board-best-reroll-why");
        (best.as_deref() == Some(*action)).then(|| Heading { rank: 0, words: words() })
    };
    actions.iter().map(heading).collect()
}

fn enemies(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("champions-board-heading-fights"));
    let foes = std::iter::once(view.troll.as_ref()).chain(view.draugr.iter().map(Option::as_ref));
    for (place, foe) in FIGHTS.into_iter().zip(foes) {
        let mut line = foe.map_or_else(|| NOTHING.to_owned(), |foe| foe_words(pen, foe));
        let workers = view.places.iter().find(|other| other.place.name() == place).map(|other| &other.workers);
        if let Some(workers) = workers.filter(|workers| !workers.is_empty()) {
            let _ = write!(line, " {}.", taken_by(pen, workers));
        }
        pen.line(format!("{}: {line}", pen.get(&format!("champions-field-{place}"))));
    }
}

fn taken_by(pen: &Pen<'_>, workers: &[Seat]) -> String {
    let names = workers.iter().map(|seat| engine::Value::Seat(*seat)).collect();
    pen.say(&Text::new("champions-board-stands").with("names", engine::Value::List(names)))
}

fn foe_words(pen: &Pen<'_>, foe: &FoeView) -> String {
    let mut text = pen.get(&format!("champions-foe-{}", foe.family));
    if let Some(colour) = foe.colour {
        let _ = write!(text, " ({})", pen.get(&format!("cli-champions-{}", colour.name())));
    }
    let figures = Text::new("champions-board-foe-figures")
        .number("attack", foe.attack)
        .number("defence", foe.defence)
        .with("reward", purse_value(foe.reward))
        .term("ban", foe.forbids.map_or_else(|| "none".to_owned(), |ban| format!("champions-weapon-{}", ban.name())));
    let _ = write!(text, ". {}", pen.say(&figures));
    text
}

fn town(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("cli-champions-town"));
    let town = view.places.iter().filter(|place| !FIGHTS.contains(&place.place.name()));
    let cells: Vec<String> = town
        .map(|place| {
            let mut cell = pen.get(&format!("champions-place-{}", place.place.name()));
            if place.stack != Purse::default() {
                let _ = write!(cell, " ({})", purse(pen, place.stack));
            }
            if !place.workers.is_empty() {
                let _ = write!(cell, ": {}", pen.names(&place.workers));
            }
            cell
        })
        .collect();
    pen.columns(&Columns::flow(&cells));
    let runes = list(view.runes.iter().map(|rune| pen.get(&format!("champions-rune-{}", rune.rune.name()))));
    pen.line(format!("{}: {runes}", pen.get("champions-board-heading-runes")));
    if let Some(merchant) = view.merchant {
        pen.line(format!("{}: {}", pen.get("champions-place-merchant-ship"), purse(pen, merchant.cargo)));
    }
}

fn shores(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("champions-board-heading-sea"));
    for shore in &view.shores {
        let name = pen.get(&format!("champions-shore-{}", shore.shore.name()));
        pen.line(format!("{name}: {}", shore_words(pen, shore)));
    }
}

fn shore_words(pen: &Pen<'_>, shore: &ShoreView) -> String {
    let foe = shore.monster.as_ref().map(|foe| foe_words(pen, foe));
    let mut line = foe.unwrap_or_else(|| format!("{NOTHING}."));
    if shore.bounty > 0 {
        let _ = write!(line, " {}.", pen.count("champions-board-bounty", shore.bounty));
    }
    let journey = match shore.journey {
        Some(card) => Text::new("champions-board-journey-known")
            .term("journey", format!("champions-journey-{}", card.journey.name())),
        None => Text::new("champions-board-journey-hidden"),
    };
    let _ = write!(line, " {}.", pen.say(&journey));
    if let Some(berth) = shore.berth {
        let moored = Text::new("champions-board-moored")
            .term("ship", format!("champions-ship-{}", berth.ship.name()))
            .seat("name", berth.seat);
        let _ = write!(line, " {}", pen.say(&moored));
        let load = shore.crew.zip(shore.food).map(|(crew, food)| aboard(crew, food));
        if let Some(load) = load.filter(|load| *load != Purse::default()) {
            let _ = write!(line, ": {}", purse(pen, load));
        }
        line.push('.');
    }
    line
}

fn players(pen: &mut Pen<'_>, view: &View) {
    pen.heading(pen.get("champions-board-heading-people"));
    for (index, player) in view.players.iter().enumerate() {
        let seat = Seat(index as u8);
        let leader = player.leader.map(|leader| format!("champions-leader-{}", leader.name()));
        let who = Text::new("cli-champions-player")
            .seat("name", seat)
            .number("glory", player.glory)
            .term("leader", leader.unwrap_or_else(|| NOTHING.to_owned()));
        let mut line = pen.say(&who);
        if view.marker == seat {
            let _ = write!(line, "; {}", pen.get("cli-champions-first"));
        }
        pen.line(line);
        for line in belongings(pen, player) {
            pen.line(format!("    {line}"));
        }
    }
}

fn belongings(pen: &Pen<'_>, player: &PlayerView) -> Vec<String> {
    let goods =
        Purse { wood: player.wood, coin: player.coin, favor: player.favor, ..aboard(player.warriors, player.food) };
    let workers = Text::new("cli-champions-workers").number("idle", player.idle).number("count", player.workers);
    let blame = format!("{} {}", pen.get("champions-board-blame-short"), player.blame);
    let mut lines = vec![format!("{}; {blame}; {}", purse(pen, goods), pen.say(&workers))];
    if let Some(ship) = player.ship {
        let name = pen.get(&format!("champions-ship-{}", ship.ship.name()));
        let carries = pen.count("champions-board-carries", ship.capacity);
        lines.push(format!("{}: {name}, {carries}", pen.get("champions-place-private-longship")));
    }
    if !player.runes.is_empty() {
        let runes = list(player.runes.iter().map(|rune| {
            let key = format!("champions-rune-{}", rune.rune.name());
            if rune.used { format!("{} ({})", pen.get(&key), pen.get("cli-used")) } else { pen.explained(&key) }
        }));
        lines.push(format!("{}: {runes}", pen.get("champions-board-runes-word")));
    }
    if !player.destinies.is_empty() {
        let key = |name: &str| format!("champions-destiny-{name}");
        let names = player.destinies.iter().map(|card| pen.explained(&key(card.destiny.name())));
        lines.push(format!("{}: {}", pen.get("champions-board-destinies-word"), list(names)));
    }
    lines
}

fn stage(pen: &mut Pen<'_>, view: &View) {
    let Some(stage) = &view.stage else { return };
    let foe = stage.foe.as_ref().map(|foe| foe_words(pen, foe)).unwrap_or_default();
    let scene = serde_json::to_value(stage.scene).unwrap_or_default();
    let scene = match scene.as_str() {
        Some(scene) if scene != "fight" => format!("champions-board-stage-{scene}"),
        _ => "champions-board-heading-stage".to_owned(),
    };
    pen.heading(format!("{}: {}", pen.get(&scene), pen.name(stage.seat)));
    if !foe.is_empty() {
        pen.line(foe);
    }
    if let Some(dice) = stage.dice {
        pen.line(format!("{}: {}", pen.get("champions-board-dice"), dice_words(pen, dice)));
    }
    if let Some(odds) = stage.odds {
        pen.line(format!("{}: {} %", pen.get("champions-board-win-chance"), odds.stand / 10));
    }
}

fn dice_words(pen: &Pen<'_>, dice: Dice) -> String {
    list(dice.iter().map(|(weapon, face, count)| {
        let text = Text::new(format!("champions-die-{}", face.name()));
        pen.say(&text.term("weapon", format!("champions-weapon-{}", weapon.name())).number("count", count))
    }))
}

/// Amounts, as a sentence would list them.
fn purse(pen: &Pen<'_>, purse: Purse) -> String {
    list(purse.parts().map(|(name, count)| pen.count(&format!("champions-amount-{name}"), count)))
}

fn purse_value(purse: Purse) -> engine::Value {
    let part = |(name, count)| Text::new(format!("champions-amount-{name}")).number("count", count).into();
    engine::Value::List(purse.parts().map(part).collect())
}

fn aboard(crew: Warriors, food: u8) -> Purse {
    Purse { food, ..Purse::of_warriors(crew) }
}
