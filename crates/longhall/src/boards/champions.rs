//! Champions of Midgard as text: enemies to the north, the town, the shores, then the players.

use std::fmt::Write;

use champions::{Champions, Dice, FoeView, PlayerView, Purse, ShoreView, View, Warriors};
use engine::{Game, Match, Seat, Text, Viewer};

use crate::words::{Table, Words};

const COLUMN: usize = 30;
const COLUMNS: usize = 3;

pub fn draw(game: &Match<Champions>, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    let view = game.rules().view(game.state(), viewer);
    let page = Page { words, table };
    let mut text = String::new();
    page.enemies(&mut text, &view);
    page.town(&mut text, &view);
    page.shores(&mut text, &view);
    page.players(&mut text, &view);
    page.stage(&mut text, &view);
    text
}

struct Page<'a> {
    words: &'a Words,
    table: &'a Table<'a>,
}

impl Page<'_> {
    fn get(&self, key: &str) -> String {
        self.words.get(&format!("champions-{key}"))
    }

    fn name(&self, seat: Seat) -> String {
        self.table.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn names(&self, seats: &[Seat]) -> String {
        seats.iter().map(|seat| self.name(*seat)).collect::<Vec<_>>().join(", ")
    }

    fn enemies(&self, text: &mut String, view: &View) {
        let _ = writeln!(text, "== {} ==", self.get("board-fights"));
        let foes = std::iter::once(view.troll.as_ref()).chain(view.draugr.iter().map(Option::as_ref));
        let places = ["troll", "draugr-1", "draugr-2"];
        for (place, foe) in places.into_iter().zip(foes) {
            let workers = view.places.iter().find(|other| other.place.name() == place).map(|other| &other.workers);
            let who = workers.filter(|seats| !seats.is_empty()).map(|seats| format!("  <{}>", self.names(seats)));
            let foe = foe.map_or_else(|| "—".to_owned(), |foe| self.foe(foe));
            let _ = writeln!(text, "{}: {foe}{}", self.get(&format!("field-{place}")), who.unwrap_or_default());
        }
    }

    fn foe(&self, foe: &FoeView) -> String {
        let colour = foe.colour.map(|colour| self.get(&format!("colour-{}", colour.name())));
        let colour = colour.map(|colour| format!(" [{colour}]")).unwrap_or_default();
        let ban = foe.forbids.map(|weapon| format!(", ✗{}", self.get(&format!("weapon-{}", weapon.name()))));
        format!(
            "{}{colour} ({} {}, {} {}): {}{}",
            self.get(&format!("foe-{}", foe.family)),
            self.get("board-attack"),
            foe.attack,
            self.get("board-defence"),
            foe.defence,
            self.purse(foe.reward),
            ban.unwrap_or_default(),
        )
    }

    fn town(&self, text: &mut String, view: &View) {
        let _ = writeln!(text, "== {} ==", self.get("board-town"));
        let fights = ["troll", "draugr-1", "draugr-2"];
        let town = view.places.iter().filter(|place| !fights.contains(&place.place.name()));
        for (index, place) in town.enumerate() {
            let stack =
                if place.stack == Purse::default() { String::new() } else { format!(" ({})", self.purse(place.stack)) };
            let workers =
                if place.workers.is_empty() { String::new() } else { format!(" <{}>", self.names(&place.workers)) };
            let cell = format!("{}{stack}{workers}", self.get(&format!("place-{}", place.place.name())));
            pad(text, &cell, COLUMN);
            if index % COLUMNS == COLUMNS - 1 {
                text.push('\n');
            }
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let runes: Vec<String> =
            view.runes.iter().map(|rune| self.get(&format!("rune-{}", rune.rune.name()))).collect();
        let _ = writeln!(text, "{}: {}", self.get("board-runes"), runes.join(", "));
        if let Some(merchant) = view.merchant {
            let _ = writeln!(text, "{}: {}", self.get("place-merchant-ship"), self.purse(merchant.cargo));
        }
    }

    fn shores(&self, text: &mut String, view: &View) {
        let _ = writeln!(text, "== {} ==", self.get("board-sea"));
        for shore in &view.shores {
            let _ = writeln!(text, "{}: {}", self.get(&format!("shore-{}", shore.shore.name())), self.shore(shore));
        }
    }

    fn shore(&self, shore: &ShoreView) -> String {
        let mut line = shore.monster.as_ref().map_or_else(|| "—".to_owned(), |foe| self.foe(foe));
        if shore.bounty > 0 {
            let _ = write!(line, " +{}", self.purse(Purse { coin: shore.bounty, ..Purse::default() }));
        }
        let journey = shore.journey.map(|card| self.get(&format!("journey-{}", card.journey.name())));
        let _ = write!(line, " | {}", journey.unwrap_or_else(|| self.get("board-unseen")));
        if let Some(berth) = shore.berth {
            let _ = write!(line, " | {} <{}>", self.get(&format!("ship-{}", berth.ship.name())), self.name(berth.seat));
            if let (Some(crew), Some(food)) = (shore.crew, shore.food) {
                let _ = write!(line, " {}", self.purse(aboard(crew, food)));
            }
        }
        line
    }

    fn players(&self, text: &mut String, view: &View) {
        let _ = writeln!(text, "== {} ==", self.get("board-people"));
        for (index, player) in view.players.iter().enumerate() {
            let seat = Seat(index as u8);
            let marker = if view.marker == seat { "*" } else { " " };
            let leader = player.leader.map(|leader| self.get(&format!("leader-{}", leader.name()))).unwrap_or_default();
            let _ =
                writeln!(text, "{marker}{} {} — {leader}: {}", self.name(seat), player.glory, self.belongings(player));
        }
    }

    fn belongings(&self, player: &PlayerView) -> String {
        let goods =
            Purse { wood: player.wood, coin: player.coin, favor: player.favor, ..aboard(player.warriors, player.food) };
        let mut line = self.purse(goods);
        let _ = write!(
            line,
            "; {} {}; {} {}/{}",
            self.get("board-blame"),
            player.blame,
            self.get("board-workers"),
            player.idle,
            player.workers
        );
        for rune in &player.runes {
            let used = if rune.used { "✓" } else { "" };
            let _ = write!(line, "; {}{used}", self.get(&format!("rune-{}", rune.rune.name())));
        }
        if !player.destinies.is_empty() {
            let names = player.destinies.iter().map(|card| self.get(&format!("destiny-{}", card.destiny.name())));
            let _ = write!(line, "; {}: {}", self.get("board-destinies"), names.collect::<Vec<_>>().join(", "));
        }
        line
    }

    fn stage(&self, text: &mut String, view: &View) {
        let Some(stage) = &view.stage else { return };
        let foe = stage.foe.as_ref().map(|foe| self.foe(foe)).unwrap_or_default();
        let _ = writeln!(text, "== {}: {} {foe} ==", self.get("board-stage"), self.name(stage.seat));
        if let Some(dice) = stage.dice {
            let _ = writeln!(text, "{}", self.dice(dice));
        }
        if let Some(odds) = stage.odds {
            let _ = writeln!(text, "{} %", odds.stand / 10);
        }
    }

    fn dice(&self, dice: Dice) -> String {
        let each = dice.iter().map(|(weapon, face, count)| {
            let text = Text::new(format!("champions-die-{}", face.name()))
                .term("weapon", format!("champions-weapon-{}", weapon.name()))
                .number("count", count);
            self.words.say(&text, self.table)
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// Amounts, as a sentence would list them.
    fn purse(&self, purse: Purse) -> String {
        let some = purse.parts().map(|(name, count)| {
            let text = Text::new(format!("champions-amount-{name}")).number("count", count);
            self.words.say(&text, self.table)
        });
        some.collect::<Vec<_>>().join(", ")
    }
}

fn aboard(crew: Warriors, food: u8) -> Purse {
    Purse { food, ..Purse::of_warriors(crew) }
}

fn pad(text: &mut String, content: &str, width: usize) {
    text.push_str(content);
    text.extend(std::iter::repeat_n(' ', width.saturating_sub(content.chars().count()).max(2)));
}
