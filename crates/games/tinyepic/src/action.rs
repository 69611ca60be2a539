//! Decisions and their notation: one verb and its objects, such as `sail b4 hrafney-ulfey` or `land 2 raid`.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::names::{Card, Clan, Favor, God, Island, Place, Resource};
use crate::state::End;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(tag = "verb", content = "of", rename_all = "snake_case")]
pub enum Action {
    /// Put the start boat into a fjord.
    Launch(Place),
    /// Keep a card of the hand that goes round.
    Keep(Card),
    /// Play a card face up.
    Play(Card),
    /// Play a card face down: begin a battle or join one.
    Fight(Card),
    /// Let the enemy fight its battle alone.
    Decline,
    /// Take one settler back from an island.
    Recall(Island),
    /// Fight for the favor card at this end.
    Favor(End),
    /// Give an earlier favor card back to this end.
    Return(Favor, End),
    /// Take resources: wood, food, steel.
    Take([u8; 3]),
    Sail {
        boat: u8,
        to: Place,
    },
    /// End the sail in this dock.
    Land {
        settlers: u8,
        raid: bool,
    },
    /// Where a boat goes that has to leave its dock.
    Retreat(Place),
    Explore {
        from: Island,
        to: Island,
    },
    Boat {
        slot: u8,
        fjord: Place,
    },
    Temple {
        slot: u8,
        island: Island,
    },
    Carry {
        from: Island,
        to: Island,
    },
    Smite {
        clan: Clan,
        island: Island,
    },
    Draw,
    Discard(Card),
    /// Turn the played card face down into the battle.
    Battle,
    Collect,
    Exchange {
        n: u8,
        from: Resource,
        to: Resource,
    },
    Dedicate(Offering),
    Shift {
        god: God,
        by: i8,
    },
    /// Frigg's boon.
    Reveal,
    /// Solo: settle a tie of the enemy. The island it sails to, or where it raises its temple, or from
    /// where it takes settlers.
    Choose(Island),
    /// Solo: the next dock of the chieftain, or the dock it chases.
    Steer(Place),
    /// Leave the rest of an action, or all of it.
    Skip,
}

/// Where a village is dedicated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Offering {
    Sail,
    Explore,
    Harvest,
    Build,
    God(God),
}

impl Offering {
    const NAMES: [(&'static str, Offering); 4] = [
        ("sail", Offering::Sail),
        ("explore", Offering::Explore),
        ("harvest", Offering::Harvest),
        ("build", Offering::Build),
    ];
}

impl fmt::Display for Offering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Offering::NAMES.iter().find(|(_, offering)| offering == self) {
            Some((name, _)) => f.write_str(name),
            None => match self {
                Offering::God(god) => god.fmt(f),
                _ => Ok(()),
            },
        }
    }
}

impl Serialize for Offering {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Offering {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Offering::NAMES.iter().find(|(name, _)| *name == text).map(|(_, offering)| *offering);
        named.map_or_else(|| text.parse().map(Offering::God), Ok)
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            End::UpperLeft => "upper-left",
            End::UpperRight => "upper-right",
            End::LowerLeft => "lower-left",
            End::LowerRight => "lower-right",
        })
    }
}

impl FromStr for End {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let end = End::ALL.into_iter().find(|end| end.to_string() == text);
        end.ok_or_else(|| NotationError::expected("an end of a row such as upper-left", text))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Launch(fjord) => write!(f, "launch {fjord}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Fight(card) => write!(f, "fight {card}"),
            Action::Decline => f.write_str("decline"),
            Action::Recall(island) => write!(f, "recall {island}"),
            Action::Favor(end) => write!(f, "favor {end}"),
            Action::Return(favor, end) => write!(f, "return {favor} {end}"),
            Action::Take([wood, food, steel]) => write!(f, "take {wood} {food} {steel}"),
            Action::Sail { boat, to } => write!(f, "sail b{} {to}", boat + 1),
            Action::Land { settlers, raid: false } => write!(f, "land {settlers}"),
            Action::Land { settlers, raid: true } => write!(f, "land {settlers} raid"),
            Action::Retreat(fjord) => write!(f, "retreat {fjord}"),
            Action::Explore { from, to } => write!(f, "explore {from} {to}"),
            Action::Boat { slot, fjord } => write!(f, "boat {} {fjord}", slot + 1),
            Action::Temple { slot, island } => write!(f, "temple {} {island}", slot + 1),
            Action::Carry { from, to } => write!(f, "carry {from} {to}"),
            Action::Smite { clan, island } => write!(f, "smite {clan} {island}"),
            Action::Draw => f.write_str("draw"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Battle => f.write_str("battle"),
            Action::Collect => f.write_str("collect"),
            Action::Exchange { n, from, to } => write!(f, "exchange {n} {from} {to}"),
            Action::Dedicate(offering) => write!(f, "dedicate {offering}"),
            Action::Shift { god, by } => write!(f, "shift {god} {by:+}"),
            Action::Reveal => f.write_str("reveal"),
            Action::Choose(island) => write!(f, "choose {island}"),
            Action::Steer(dock) => write!(f, "steer {dock}"),
            Action::Skip => f.write_str("skip"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const ISLAND: &str = "an island";
        const PLACE: &str = "a dock or a fjord";
        const CARD: &str = "a viking";
        const NUMBER: &str = "a number";
        let mut words = Words::of(text);
        let verb = words.next("an action")?;
        let action = match verb {
            "launch" => Action::Launch(words.parse(PLACE)?),
            "keep" => Action::Keep(words.parse(CARD)?),
            "play" => Action::Play(words.parse(CARD)?),
            "fight" => Action::Fight(words.parse(CARD)?),
            "decline" => Action::Decline,
            "recall" => Action::Recall(words.parse(ISLAND)?),
            "favor" => Action::Favor(words.parse("an end of a row such as upper-left")?),
            "return" => {
                Action::Return(words.parse("a favor card")?, words.parse("an end of a row such as upper-left")?)
            }
            "take" => Action::Take([words.parse(NUMBER)?, words.parse(NUMBER)?, words.parse(NUMBER)?]),
            "sail" => Action::Sail { boat: boat(words.next("a boat, b1 to b4")?)?, to: words.parse(PLACE)? },
            "land" => {
                let settlers = words.parse("a number of settlers")?;
                let raid = match words.optional() {
                    None => false,
                    Some("raid") => true,
                    Some(other) => return Err(NotationError::expected("raid or nothing", other)),
                };
                Action::Land { settlers, raid }
            }
            "retreat" => Action::Retreat(words.parse(PLACE)?),
            "explore" => Action::Explore { from: words.parse(ISLAND)?, to: words.parse(ISLAND)? },
            "boat" => Action::Boat { slot: slot(words.next("a slot")?, 3)?, fjord: words.parse(PLACE)? },
            "temple" => Action::Temple { slot: slot(words.next("a slot")?, 2)?, island: words.parse(ISLAND)? },
            "carry" => Action::Carry { from: words.parse(ISLAND)?, to: words.parse(ISLAND)? },
            "smite" => Action::Smite { clan: words.parse("a clan")?, island: words.parse(ISLAND)? },
            "draw" => Action::Draw,
            "discard" => Action::Discard(words.parse(CARD)?),
            "battle" => Action::Battle,
            "collect" => Action::Collect,
            "exchange" => Action::Exchange {
                n: words.parse(NUMBER)?,
                from: words.parse("a resource")?,
                to: words.parse("a resource")?,
            },
            "dedicate" => Action::Dedicate(words.parse("sail, explore, harvest, build or a god")?),
            "shift" => Action::Shift { god: words.parse("a god")?, by: shift(words.next("a step such as +1")?)? },
            "reveal" => Action::Reveal,
            "choose" => Action::Choose(words.parse(ISLAND)?),
            "steer" => Action::Steer(words.parse(PLACE)?),
            "skip" => Action::Skip,
            other => return Err(NotationError::expected("an action", other)),
        };
        words.end()?;
        Ok(action)
    }
}

fn boat(word: &str) -> Result<u8, NotationError> {
    let number = word.strip_prefix('b').ok_or_else(|| NotationError::expected("a boat, b1 to b4", word))?;
    slot(number, 4)
}

fn slot(word: &str, most: u8) -> Result<u8, NotationError> {
    let number = word.parse::<u8>().ok().filter(|number| (1..=most).contains(number));
    number.map(|number| number - 1).ok_or_else(|| NotationError::expected(format!("a number from 1 to {most}"), word))
}

fn shift(word: &str) -> Result<i8, NotationError> {
    word.parse().map_err(|_| NotationError::expected("a step such as +1 or -2", word))
}
