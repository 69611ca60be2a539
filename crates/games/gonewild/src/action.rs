//! What players can do, and how it is written.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat, Words};
use serde::Serialize;
use ts_rs::TS;

use crate::settlement::Place;
use crate::state::Target;
use crate::{Building, Card, Mission, Resource};

/// One small decision. Slots and attacking cards are counted from 0 here and from 1 in writing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(tag = "verb", content = "of", rename_all = "snake_case")]
pub enum Action {
    /// `buy elf_archer`: from the piles of units and defences.
    Buy(Card),
    /// `buy scroll path3`
    BuyPath {
        card: Card,
        slot: u8,
    },
    /// `build brewery`
    Build(Building),
    /// `upgrade`
    Upgrade,
    /// `dismantle brewery1`
    Dismantle(Place),
    /// `play scroll`
    Play(Card),
    /// `play crystal beer=1`: so much of what it gives as beer, the rest as gold.
    PlayFor {
        card: Card,
        beer: u8,
    },
    /// `exchange gold`: get one gold.
    Exchange(Resource),
    /// `swap worship 1`
    Swap {
        mission: Mission,
        slot: u8,
    },
    /// `claim worship 1`
    Claim {
        mission: Mission,
        slot: u8,
    },
    /// `attack p2 brewery1`, `attack undead3`, `attack dragon`
    Attack(Target),
    /// `end`
    End,

    /// `pay auto`
    PayAuto,
    /// `pay beer_mugs`
    PayCard(Card),
    /// `pay crystal beer=1`
    PayCardFor {
        card: Card,
        beer: u8,
    },
    /// `token brewery1 beer`
    PayToken {
        place: Place,
        resource: Resource,
    },

    /// `send elf_archer`
    Send(Card),
    /// `boost sword 1`: a card played with the attack, for its first Fighter.
    Boost {
        card: Card,
        striker: u8,
    },
    /// `strike`
    Strike,

    /// `defend cannon`
    Defend(Card),
    /// `counter assassin 1`: take the strength of the first attacking card.
    Counter {
        card: Card,
        striker: u8,
    },
    /// `pass`
    Pass,

    /// `stow beer_container1`
    Stow(Place),
    /// `take beer`: from the Dragon.
    Take(Resource),
    /// `steal p2 brewery1`
    Steal {
        seat: Seat,
        place: Place,
    },
    /// `fetch elf_archer`
    Fetch(Card),
    /// `look p2`
    Look(Seat),
    /// `discard cannon`: of the hand seen.
    Discard(Card),
    /// `enough`: fetch or discard no more.
    Enough,
    /// `accept`, `decline`: an Asgard card for a damaged Town Hall.
    Accept,
    Decline,
    /// `choose thor`
    Choose(Card),

    /// `store auto`
    StoreAuto,
    /// `hold beer_container1 3`
    Hold {
        place: Place,
        tokens: u8,
    },
    /// `keep elf_archer`
    Keep(Card),
    /// `keep nothing`
    KeepNothing,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Buy(card) => write!(f, "buy {card}"),
            Action::BuyPath { card, slot } => write!(f, "buy {card} path{}", slot + 1),
            Action::Build(building) => write!(f, "build {building}"),
            Action::Upgrade => f.write_str("upgrade"),
            Action::Dismantle(place) => write!(f, "dismantle {place}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::PlayFor { card, beer } => write!(f, "play {card} beer={beer}"),
            Action::Exchange(resource) => write!(f, "exchange {resource}"),
            Action::Swap { mission, slot } => write!(f, "swap {mission} {}", slot + 1),
            Action::Claim { mission, slot } => write!(f, "claim {mission} {}", slot + 1),
            Action::Attack(Target::Building { seat, place }) => write!(f, "attack {seat} {place}"),
            Action::Attack(Target::Undead { slot }) => write!(f, "attack undead{}", slot + 1),
            Action::Attack(Target::Dragon) => f.write_str("attack dragon"),
            Action::End => f.write_str("end"),
            Action::PayAuto => f.write_str("pay auto"),
            Action::PayCard(card) => write!(f, "pay {card}"),
            Action::PayCardFor { card, beer } => write!(f, "pay {card} beer={beer}"),
            Action::PayToken { place, resource } => write!(f, "token {place} {resource}"),
            Action::Send(card) => write!(f, "send {card}"),
            Action::Boost { card, striker } => write!(f, "boost {card} {}", striker + 1),
            Action::Strike => f.write_str("strike"),
            Action::Defend(card) => write!(f, "defend {card}"),
            Action::Counter { card, striker } => write!(f, "counter {card} {}", striker + 1),
            Action::Pass => f.write_str("pass"),
            Action::Stow(place) => write!(f, "stow {place}"),
            Action::Take(resource) => write!(f, "take {resource}"),
            Action::Steal { seat, place } => write!(f, "steal {seat} {place}"),
            Action::Fetch(card) => write!(f, "fetch {card}"),
            Action::Look(seat) => write!(f, "look {seat}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Enough => f.write_str("enough"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::StoreAuto => f.write_str("store auto"),
            Action::Hold { place, tokens } => write!(f, "hold {place} {tokens}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::KeepNothing => f.write_str("keep nothing"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::of(text);
        let action = match words.next("an action")? {
            "buy" => {
                let card = words.parse("a card")?;
                match words.optional() {
                    None => Action::Buy(card),
                    Some(slot) => Action::BuyPath { card, slot: numbered("path", slot)? },
                }
            }
            "build" => Action::Build(words.parse("a building")?),
            "upgrade" => Action::Upgrade,
            "dismantle" => Action::Dismantle(words.parse("a building such as brewery1")?),
            "play" => {
                let card = words.parse("a card")?;
                match words.optional() {
                    None => Action::Play(card),
                    Some(split) => Action::PlayFor { card, beer: beer_part(split)? },
                }
            }
            "exchange" => Action::Exchange(words.parse("beer or gold")?),
            "swap" => Action::Swap { mission: words.parse("a mission")?, slot: from_one(&mut words)? },
            "claim" => Action::Claim { mission: words.parse("a mission")?, slot: from_one(&mut words)? },
            "attack" => Action::Attack(target(&mut words)?),
            "end" => Action::End,
            "pay" => match words.next("auto or a card")? {
                "auto" => Action::PayAuto,
                card => {
                    let card = card.parse()?;
                    match words.optional() {
                        None => Action::PayCard(card),
                        Some(split) => Action::PayCardFor { card, beer: beer_part(split)? },
                    }
                }
            },
            "token" => Action::PayToken { place: words.parse("a building")?, resource: words.parse("beer or gold")? },
            "send" => Action::Send(words.parse("a card")?),
            "boost" => Action::Boost { card: words.parse("a card")?, striker: from_one(&mut words)? },
            "strike" => Action::Strike,
            "defend" => Action::Defend(words.parse("a card")?),
            "counter" => Action::Counter { card: words.parse("a card")?, striker: from_one(&mut words)? },
            "pass" => Action::Pass,
            "stow" => Action::Stow(words.parse("a container such as beer_container1")?),
            "take" => Action::Take(words.parse("beer or gold")?),
            "steal" => Action::Steal { seat: words.parse("a seat")?, place: words.parse("a building")? },
            "fetch" => Action::Fetch(words.parse("a card")?),
            "look" => Action::Look(words.parse("a seat")?),
            "discard" => Action::Discard(words.parse("a card")?),
            "enough" => Action::Enough,
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "choose" => Action::Choose(words.parse("a card")?),
            "store" => match words.next("auto")? {
                "auto" => Action::StoreAuto,
                other => return Err(NotationError::expected("auto", other)),
            },
            "hold" => Action::Hold {
                place: words.parse("a container such as beer_container1")?,
                tokens: words.parse("a number")?,
            },
            "keep" => match words.next("a card or nothing")? {
                "nothing" => Action::KeepNothing,
                card => Action::Keep(card.parse()?),
            },
            other => return Err(NotationError::expected("an action such as buy, build, attack or end", other)),
        };
        words.end()?;
        Ok(action)
    }
}

fn target(words: &mut Words<'_>) -> Result<Target, NotationError> {
    match words.next("a seat, undead1 to undead5, or dragon")? {
        "dragon" => Ok(Target::Dragon),
        undead if undead.starts_with("undead") => Ok(Target::Undead { slot: numbered("undead", undead)? }),
        seat => {
            Ok(Target::Building { seat: seat.parse()?, place: words.parse("a building such as brewery1, or hall")? })
        }
    }
}

/// A number counted from 1 after a fixed word: `path3`.
fn numbered(prefix: &str, word: &str) -> Result<u8, NotationError> {
    word.strip_prefix(prefix)
        .and_then(|number| number.parse::<u8>().ok())
        .filter(|number| *number > 0)
        .map(|number| number - 1)
        .ok_or_else(|| NotationError::expected(format!("{prefix}1 and so on"), word))
}

fn from_one(words: &mut Words<'_>) -> Result<u8, NotationError> {
    let word = words.next("a number from 1")?;
    let number = word.parse::<u8>().ok().filter(|number| *number > 0);
    number.map(|number| number - 1).ok_or_else(|| NotationError::expected("a number from 1", word))
}

fn beer_part(word: &str) -> Result<u8, NotationError> {
    word.strip_prefix("beer=")
        .and_then(|number| number.parse().ok())
        .ok_or_else(|| NotationError::expected("beer=1 and so on", word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in [
            "buy elf_archer",
            "buy scroll path3",
            "build gold_factory",
            "upgrade",
            "dismantle tavern2",
            "play crystal beer=1",
            "swap worship 2",
            "attack p2 brewery1",
            "attack p1 hall",
            "attack undead5",
            "attack dragon",
            "pay auto",
            "pay crystal beer=0",
            "token hall gold",
            "boost sword 1",
            "counter hero_trap 12",
            "hold beer_container1 3",
            "keep nothing",
            "keep thor",
            "store auto",
        ] {
            let action: Action = text.parse().expect(text);
            assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in
            ["", "buy", "buy money", "buy scroll path0", "attack p9 hall", "end now", "hold tavern1", "boost sword 0"]
        {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
