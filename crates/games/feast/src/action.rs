//! Decisions and their notation: a verb and its objects, one word each.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::cards::Card;
use crate::cells::{ROWS, STRIDE};
use crate::names::{Building, Good, Island, Piece, Resource, Ship, Space, Weapon};
use crate::state::{HOUSES, STONE_HOUSES, TABLE_CELLS};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(tag = "verb", content = "of", rename_all = "snake_case")]
pub enum Action {
    /// Place Vikings on a space.
    Go(Space),
    /// Place fewer Vikings than the column asks for (Warmonger).
    GoWith(Space, u8),
    /// Place Vikings on the copy space of the column and do what another player's space does.
    Copy(Space),
    Pass,
    /// Nothing more of this.
    Done,

    /// Take up a piece to lay it.
    Lay(Piece),
    At {
        place: Place,
        row: u8,
        column: u8,
        #[serde(serialize_with = "as_turn_name")]
        #[ts(type = "string")]
        turn: u8,
    },
    /// Put the piece back.
    Keep,
    Buy(Ship),
    /// Put an ore on the longship that carries so many, or on a whaling boat without.
    Arm(Ship, u8),
    /// Put wood or stone on a place of a shed or a stone house.
    Fill(Building, Resource),
    /// Use a card, with the number of the choice it offers.
    Use(Card, u8),
    Play(Card),
    /// Begin the game with this card in hand (alone, where it may be chosen).
    Hold(Card),

    /// Choose one of the alternatives.
    Pick(u8),
    /// Pay with this.
    With(Resource),
    /// Take so many items from a mountain strip.
    Mine {
        strip: u8,
        count: u8,
    },
    /// Upgrade a good.
    Up(Good),
    /// Upgrade a good just upgraded once more (Merchant).
    Further(Good),
    /// Turn a green good to its blue side.
    Trade(Good),
    /// Take this tile: forged, bought or looted.
    Take(Piece),
    /// Sail with so many whaling boats that carry so much added ore in all.
    Sail(u8, u8),
    Roll,
    /// Declare success, spending so many weapons and the rest in wood.
    Succeed(u8),
    Fail,
    /// Raise a battle with this.
    Spend(Boost),
    /// Take so many Vikings back.
    Back(u8),
    Explore(Island),
    Emigrate(Ship),
    /// Put a tile on the banquet table, lengthwise or upright.
    Serve(Good, Side),
    ServeSilver,
    /// Leave the next cell of the table empty.
    Skip,
    /// Go on with this cell of the table.
    Cell(u8),
    /// The ship of this kind that carries so much ore.
    Ship(Ship, u8),
    Discard(Weapon),
    Give(Good),
    /// Bring Vikings home from this space, or use this space: the card asks which.
    Choose(Space),
    /// Move, turn over or copy this good: the card asks which, and how far.
    Change(Good, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    Stone,
    LongSword,
    Spear,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Lengthwise,
    Upright,
}

/// A board of the player's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Place {
    Home,
    Island(Island),
    /// A stone house or long house by its number.
    House(u8),
}

impl Place {
    pub fn all() -> impl Iterator<Item = Place> {
        std::iter::once(Place::Home)
            .chain(Island::ALL.iter().map(|island| Place::Island(*island)))
            .chain((0..HOUSES as u8).map(Place::House))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Home => f.write_str("home"),
            Place::Island(island) => f.write_str(island.name()),
            Place::House(number) if (*number as usize) < STONE_HOUSES => write!(f, "stone_house_{}", number + 1),
            Place::House(number) => write!(f, "long_house_{}", *number as usize - STONE_HOUSES + 1),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Place::all().find(|place| place.to_string() == text).ok_or_else(|| NotationError::expected("a board", text))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Go(space) => write!(f, "go {space}"),
            Action::GoWith(space, vikings) => write!(f, "go {space} {vikings}"),
            Action::Copy(space) => write!(f, "copy {space}"),
            Action::Pass => f.write_str("pass"),
            Action::Done => f.write_str("done"),
            Action::Lay(piece) => write!(f, "lay {piece}"),
            Action::At { place, row, column, turn } => {
                write!(f, "at {place} {row},{column} {}", turn_name(turn))
            }
            Action::Keep => f.write_str("keep"),
            Action::Buy(ship) => write!(f, "buy {ship}"),
            Action::Arm(ship, ore) => write!(f, "arm {ship} {ore}"),
            Action::Fill(building, resource) => write!(f, "fill {building} {resource}"),
            Action::Use(card, option) => write!(f, "use {card} {option}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Hold(card) => write!(f, "hold {card}"),
            Action::Pick(option) => write!(f, "pick {option}"),
            Action::With(resource) => write!(f, "with {resource}"),
            Action::Mine { strip, count } => write!(f, "mine {} {count}", strip + 1),
            Action::Up(good) => write!(f, "up {good}"),
            Action::Further(good) => write!(f, "further {good}"),
            Action::Trade(good) => write!(f, "trade {good}"),
            Action::Take(piece) => write!(f, "take {piece}"),
            Action::Sail(boats, ore) => write!(f, "sail {boats} {ore}"),
            Action::Roll => f.write_str("roll"),
            Action::Succeed(weapons) => write!(f, "succeed {weapons}"),
            Action::Fail => f.write_str("fail"),
            Action::Spend(boost) => write!(f, "spend {}", boost.name()),
            Action::Back(vikings) => write!(f, "back {vikings}"),
            Action::Explore(island) => write!(f, "explore {island}"),
            Action::Emigrate(ship) => write!(f, "emigrate {ship}"),
            Action::Serve(good, Side::Lengthwise) => write!(f, "serve {good} long"),
            Action::Serve(good, Side::Upright) => write!(f, "serve {good} short"),
            Action::ServeSilver => f.write_str("serve silver"),
            Action::Skip => f.write_str("skip"),
            Action::Cell(cell) => write!(f, "cell {}", cell + 1),
            Action::Ship(ship, ore) => write!(f, "ship {ship} {ore}"),
            Action::Discard(weapon) => write!(f, "discard {weapon}"),
            Action::Give(good) => write!(f, "give {good}"),
            Action::Choose(space) => write!(f, "choose {space}"),
            Action::Change(good, steps) => write!(f, "change {good} {steps}"),
        }
    }
}

impl Boost {
    pub(crate) const ALL: [Boost; 3] = [Boost::Stone, Boost::LongSword, Boost::Spear];

    pub fn name(self) -> &'static str {
        match self {
            Boost::Stone => "stone",
            Boost::LongSword => "long_sword",
            Boost::Spear => "spear",
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::of(text);
        let action = read(&mut words)?;
        words.end()?;
        Ok(action)
    }
}

fn read(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let verb = words.next("a verb such as go, lay, roll or pass")?;
    Ok(match verb {
        "go" => {
            let space = words.parse("an action space")?;
            match words.optional() {
                None => Action::Go(space),
                Some(vikings) => Action::GoWith(space, digit(vikings, "a number of Vikings")?),
            }
        }
        "copy" => Action::Copy(words.parse("an action space")?),
        "pass" => Action::Pass,
        "done" => Action::Done,
        "lay" => Action::Lay(words.parse("a piece to lay")?),
        "at" => {
            let place = words.parse("a board")?;
            let (row, column) = cell(words.next("row,column")?)?;
            Action::At { place, row, column, turn: turn(words.next("a turn such as r0 or m2")?)? }
        }
        "keep" => Action::Keep,
        "buy" => Action::Buy(words.parse("a ship")?),
        "arm" => Action::Arm(words.parse("a ship")?, digit(words.next("ore on it")?, "ore on it")?),
        "fill" => Action::Fill(words.parse("a building")?, words.parse("wood or stone")?),
        "use" => Action::Use(words.parse("an occupation")?, digit(words.next("a choice")?, "the number of a choice")?),
        "play" => Action::Play(words.parse("an occupation")?),
        "hold" => Action::Hold(words.parse("an occupation")?),
        "pick" => Action::Pick(digit(words.next("a choice")?, "the number of a choice")?),
        "with" => Action::With(words.parse("a resource")?),
        "mine" => {
            let strip = digit(words.next("a strip")?, "a strip from 1 to 8")?;
            let strip = strip.checked_sub(1).ok_or_else(|| NotationError::expected("a strip from 1 to 8", "0"))?;
            Action::Mine { strip, count: digit(words.next("a number of items")?, "a number of items")? }
        }
        "up" => Action::Up(words.parse("a good")?),
        "further" => Action::Further(words.parse("a good")?),
        "trade" => Action::Trade(words.parse("a good")?),
        "take" => Action::Take(words.parse("a tile")?),
        "sail" => {
            let boats = digit(words.next("a number of boats")?, "a number of boats")?;
            Action::Sail(boats, digit(words.next("ore on them")?, "ore on them")?)
        }
        "roll" => Action::Roll,
        "succeed" => Action::Succeed(digit(words.next("weapons")?, "a number of weapons")?),
        "fail" => Action::Fail,
        "spend" => {
            let name = words.next("stone, long_sword or spear")?;
            let boost = Boost::ALL.into_iter().find(|boost| boost.name() == name);
            Action::Spend(boost.ok_or_else(|| NotationError::expected("stone, long_sword or spear", name))?)
        }
        "back" => Action::Back(digit(words.next("Vikings")?, "a number of Vikings")?),
        "explore" => Action::Explore(words.parse("an island")?),
        "emigrate" => Action::Emigrate(words.parse("a ship")?),
        "serve" => match words.next("a food or silver")? {
            "silver" => Action::ServeSilver,
            food => Action::Serve(food.parse()?, side(words.next("long or short")?)?),
        },
        "skip" => Action::Skip,
        "cell" => Action::Cell(table_cell(words.next("a cell of the table")?)?),
        "ship" => Action::Ship(words.parse("a ship")?, digit(words.next("ore on it")?, "ore on it")?),
        "discard" => Action::Discard(words.parse("a weapon")?),
        "give" => Action::Give(words.parse("an animal")?),
        "choose" => Action::Choose(words.parse("an action space")?),
        "change" => Action::Change(words.parse("a good")?, digit(words.next("steps")?, "a number of steps")?),
        other => return Err(NotationError::expected("a verb such as go, lay, roll or pass", other)),
    })
}

fn side(text: &str) -> Result<Side, NotationError> {
    match text {
        "long" => Ok(Side::Lengthwise),
        "short" => Ok(Side::Upright),
        other => Err(NotationError::expected("long or short", other)),
    }
}

/// A cell of the banqueting table: written from 1, kept from 0.
fn table_cell(text: &str) -> Result<u8, NotationError> {
    let cell = digit(text, "a cell of the table")?.checked_sub(1).filter(|cell| (*cell as usize) < TABLE_CELLS);
    cell.ok_or_else(|| NotationError::expected("a cell from 1 to 12", text))
}

fn digit(text: &str, expected: &str) -> Result<u8, NotationError> {
    // One spelling for each number, so that a notation reads back as it was written.
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| NotationError::expected(expected, text))
}

fn cell(text: &str) -> Result<(u8, u8), NotationError> {
    let wrong = || NotationError::expected("row,column", text);
    let (row, column) = text.split_once(',').ok_or_else(wrong)?;
    let (row, column) = (digit(row, "a row")?, digit(column, "a column")?);
    if (row as usize) < ROWS && (column as usize) < STRIDE - 1 { Ok((row, column)) } else { Err(wrong()) }
}

/// `r0` to `r3`, mirrored `m0` to `m3`.
pub(crate) fn turn_name(turn: u8) -> String {
    format!("{}{}", if turn < 4 { 'r' } else { 'm' }, turn % 4)
}

fn as_turn_name<S: Serializer>(turn: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&turn_name(*turn))
}

fn turn(text: &str) -> Result<u8, NotationError> {
    let wrong = || NotationError::expected("a turn such as r0 or m2", text);
    let mirrored = match text.as_bytes().first() {
        Some(b'r') => 0,
        Some(b'm') => 4,
        _ => return Err(wrong()),
    };
    let quarter = digit(&text[1..], "quarter turns from 0 to 3")?;
    if quarter < 4 { Ok(mirrored + quarter) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for text in [
            "go forge",
            "go plunder 3",
            "copy weekly_3",
            "lay helmet",
            "at home 5,6 m3",
            "at long_house_2 0,4 r1",
            "arm longship 2",
            "fill stone_house wood",
            "use tradesman 1",
            "mine 8 2",
            "further wool",
            "spend long_sword",
            "sail 2 1",
            "serve peas long",
            "serve silver",
            "cell 12",
            "ship longship 3",
            "change flax 2",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_no_action_is_refused() {
        for text in [
            "",
            "go",
            "go home",
            "at home 12,0 r0",
            "at home 0,13 r0",
            "at home 1,1 r4",
            "mine 0 1",
            "cell 13",
            "pass now",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
