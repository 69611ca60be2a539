//! Vikings Gone Wild as text: market and Odin's Path on top, a block for each settlement, the own hand below.

use std::fmt::Write;

use engine::{Game, Match, Text, Viewer};
use gonewild::{Cost, GoneWild, View};

use crate::words::{Table, Words};

pub fn draw(game: &Match<GoneWild>, viewer: Viewer, words: &Words, table: &Table<'_>) -> String {
    let view = game.rules().view(game.state(), viewer);
    let pen = Pen { words, table };
    let mut text = String::new();
    pen.market(&mut text, &view);
    for index in 0..view.players.len() {
        pen.settlement(&mut text, &view, index);
    }
    pen.attack(&mut text, &view);
    pen.hand(&mut text, &view);
    text
}

/// Writes words in the reader's language.
struct Pen<'a> {
    words: &'a Words,
    table: &'a Table<'a>,
}

impl Pen<'_> {
    fn board(&self, key: &str) -> String {
        self.words.get(&format!("gonewild-board-{key}"))
    }

    fn named(&self, kind: &str, name: impl std::fmt::Display) -> String {
        self.words.get(&format!("gonewild-{kind}-{name}"))
    }

    fn cost(&self, cost: Cost) -> String {
        let key = match (cost.beer, cost.gold) {
            (0, 0) => "nothing",
            (_, 0) => "amount-beer",
            (0, _) => "amount-gold",
            _ => "amount-both",
        };
        let text = Text::new(format!("gonewild-{key}")).number("beer", cost.beer).number("gold", cost.gold);
        self.words.say(&text, self.table)
    }

    fn seat(&self, seat: engine::Seat) -> String {
        self.table.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn market(&self, text: &mut String, view: &View) {
        let cards: Vec<String> = view
            .units
            .iter()
            .chain(&view.defences)
            .filter(|offer| offer.left > 0)
            .map(|offer| {
                let face = &offer.face;
                let power = if face.attack > 0 { format!("{}", face.attack) } else { format!("+{}", face.bonus) };
                let cost = self.cost(face.cost.unwrap_or_default());
                format!("{} {power} ({cost}) x{}", self.named("card", face.card), offer.left)
            })
            .collect();
        let _ = writeln!(text, "{}: {}", self.board("market"), cards.join(" | "));
        let buildings: Vec<String> = view
            .buildings
            .iter()
            .filter(|offer| offer.left > 0)
            .map(|offer| {
                let name = self.named("building", offer.building);
                format!("{name} [{}] ({}) x{}", offer.defence, self.cost(offer.cost), offer.left)
            })
            .collect();
        let _ = writeln!(text, "{}: {}", self.board("buildings"), buildings.join(" | "));
        let path: Vec<String> = view
            .path
            .iter()
            .map(|slot| match slot {
                None => "-".to_owned(),
                Some(offer) => {
                    let name = self.named("card", offer.face.card);
                    match offer.face.cost {
                        Some(cost) => format!("{name} ({})", self.cost(cost)),
                        None => format!("{name} [{}]", offer.face.defence),
                    }
                }
            })
            .collect();
        let _ = writeln!(text, "{} ({}): {}", self.board("path"), view.path_deck, path.join(" | "));
        let asgard: Vec<String> =
            view.asgard_open.iter().chain(&view.asgard_flipped).map(|face| self.named("card", face.card)).collect();
        let _ = writeln!(
            text,
            "{} ({}): {} | {} [{}]",
            self.board("asgard"),
            view.asgard_deck,
            asgard.join(", "),
            self.board("dragon"),
            view.dragon_defence
        );
        let achievements: Vec<String> = view
            .achievements
            .iter()
            .map(|achievement| {
                let leaders: Vec<String> = achievement.leaders.iter().map(|seat| self.seat(*seat)).collect();
                format!("{} ({})", self.named("achievement", achievement.achievement), leaders.join(", "))
            })
            .collect();
        let last = if view.last_round { format!(" | {}", self.board("last-round")) } else { String::new() };
        let _ = writeln!(
            text,
            "{}: {} | {} {} {}{last}",
            self.board("achievements"),
            achievements.join(", "),
            self.board("ends-at"),
            view.end_score,
            self.board("vp")
        );
    }

    fn settlement(&self, text: &mut String, view: &View, index: usize) {
        let player = &view.players[index];
        let mark = if player.seat == view.active { ">" } else { " " };
        let closed = if player.closed { format!(", {}", self.board("closed")) } else { String::new() };
        let limit = player.building_limit.map_or_else(|| "∞".to_owned(), |limit| limit.to_string());
        let _ = writeln!(
            text,
            "{mark} {} {} {} | {} {}, {} {}, {} {} | {} {}/{limit}{closed}",
            self.seat(player.seat),
            player.score,
            self.board("vp"),
            self.board("cards"),
            player.hand_count,
            self.board("deck"),
            player.deck_count,
            self.board("discard"),
            player.discard.len(),
            self.board("buildings"),
            player.building_count,
        );
        let places: Vec<String> = player
            .places
            .iter()
            .map(|place| {
                let name = match place.building {
                    Some(building) => self.named("building", building),
                    None => format!("{} {}", self.named("building", "hall"), player.hall_level),
                };
                let mut marks = format!("{name} [{}]", place.defence);
                if place.beer + place.gold > 0 {
                    let _ = write!(marks, " {}", self.cost(Cost { beer: place.beer, gold: place.gold }));
                }
                if place.under_construction {
                    let _ = write!(marks, " ({})", self.board("building"));
                }
                if place.damaged {
                    let _ = write!(marks, " ({})", self.board("damaged"));
                }
                marks
            })
            .collect();
        let _ = writeln!(text, "    {}", places.join(" | "));
        let missions: Vec<String> = player
            .missions
            .iter()
            .flatten()
            .map(|mission| {
                let name = self.named("mission", mission.mission);
                let need = self.words.say(&mission.text, self.table);
                format!("{name} ({need}) {}/{}: {} {}", mission.have, mission.need, mission.vp, self.board("vp"))
            })
            .collect();
        let _ = writeln!(text, "    {}: {}", self.board("missions"), missions.join(" | "));
    }

    fn attack(&self, text: &mut String, view: &View) {
        let Some(attack) = &view.attack else { return };
        let cards: Vec<String> = attack
            .strikers
            .iter()
            .map(|striker| format!("{} {}", self.named("card", striker.card), striker.strength))
            .collect();
        let _ =
            writeln!(text, "{}: {} ({}) → {}", self.board("attack"), attack.strength, cards.join(", "), attack.defence);
    }

    fn hand(&self, text: &mut String, view: &View) {
        for player in &view.players {
            let Some(hand) = &player.hand else { continue };
            let cards: Vec<String> = hand.iter().map(|face| self.named("card", face.card)).collect();
            let _ = writeln!(text, "{}: {}", self.board("hand"), cards.join(", "));
        }
    }
}
