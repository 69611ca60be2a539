//! Cards with two halves, and how they lie.
//!
//! A [`Card`] is a kind of card: an unordered pair of different gods. A [`Face`] is a card with one god
//! up. A [`Laid`] card lies in a stack: face up in the stack of its up-god, or, for Thor's cards that were
//! moved by his will, face down beneath the stack of another god.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::{GODS, God};

/// Kinds of cards: all unordered pairs.
pub(crate) const KINDS: usize = GODS * (GODS - 1) / 2;

/// Bits of one god in a byte that holds two.
const HALF_BITS: u32 = 3;
const HALF_MASK: u8 = (1 << HALF_BITS) - 1;

/// A card with a god up: `odin/loki` has Odin up. Three bits for each god, the upper ones for who is up.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face(u8);

impl Face {
    pub const fn new(up: God, down: God) -> Face {
        Face((up as u8) << HALF_BITS | down as u8)
    }

    pub const fn up(self) -> God {
        God::of_bits(self.0 >> HALF_BITS)
    }

    pub const fn down(self) -> God {
        God::of_bits(self.0)
    }

    #[must_use]
    pub const fn turned(self) -> Face {
        Face::new(self.down(), self.up())
    }

    pub const fn card(self) -> Card {
        Card(if (self.up() as u8) < self.down() as u8 { self } else { self.turned() })
    }
}

/// A kind of card, written with the god who awakens first in front.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(Face);

impl Card {
    pub const fn new(one: God, other: God) -> Card {
        Face::new(one, other).card()
    }

    /// The two ways to lay it.
    pub const fn faces(self) -> [Face; 2] {
        [self.0, self.0.turned()]
    }

    pub const fn gods(self) -> [God; 2] {
        [self.0.up(), self.0.down()]
    }

    /// A number below 64, another for every kind.
    pub(crate) const fn code(self) -> u8 {
        self.0.0
    }

    /// A number below `KINDS`.
    pub const fn kind(self) -> usize {
        let (first, second) = (self.0.up() as usize, self.0.down() as usize);
        first * (2 * GODS - first - 1) / 2 + second - first - 1
    }

    /// Every kind of card, in the order of [`Card::kind`].
    pub fn kinds() -> impl Iterator<Item = Card> {
        God::ALL.into_iter().flat_map(|one| {
            God::ALL.into_iter().filter(move |other| one < *other).map(move |other| Card::new(one, other))
        })
    }
}

/// A card in a tableau: a face, or with one more bit a face-down Thor card beneath another stack, whose god
/// then stands in the upper bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Laid(u8);

const FACE_DOWN: u8 = 1 << 6;

impl Laid {
    pub(crate) const fn face_up(face: Face) -> Laid {
        Laid(face.0)
    }

    /// A Thor card moved beneath the stack of `god`.
    pub const fn beneath(god: God, thor: Face) -> Laid {
        Laid(FACE_DOWN | Face::new(god, thor.down()).0)
    }

    pub(crate) const fn is_face_up(self) -> bool {
        self.0 < FACE_DOWN
    }

    /// The god whose stack it lies in.
    pub const fn stack(self) -> God {
        God::of_bits(self.0 >> HALF_BITS)
    }

    /// The card with the god that is up, or was when it was turned face down.
    pub const fn face(self) -> Face {
        if self.is_face_up() { Face(self.0) } else { Face::new(God::Thor, Face(self.0).down()) }
    }

    pub(crate) const fn code(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.up(), self.down())
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::expected("a card such as odin/loki", text);
        let (up, down) = text.split_once('/').ok_or_else(wrong)?;
        let (up, down): (God, God) = (up.parse()?, down.parse()?);
        if up == down { Err(wrong()) } else { Ok(Face::new(up, down)) }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse::<Face>().map(Face::card)
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_face_up() { self.face().fmt(f) } else { write!(f, "{} beneath {}", self.face(), self.stack()) }
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((face, god)) = text.split_once(" beneath ") else {
            return text.parse().map(Laid::face_up);
        };
        let (face, god): (Face, God) = (face.parse()?, god.parse()?);
        if face.up() != God::Thor || god == God::Thor {
            return Err(NotationError::expected(
                "a thor card beneath another god, such as thor/sif beneath loki",
                text,
            ));
        }
        Ok(Laid::beneath(god, face))
    }
}

/// Names for people and scenarios, one byte for everything else.
macro_rules! serialise_by_name {
    ($type:ident, $to_byte:expr, $from_byte:expr) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    serializer.serialize_u8($to_byte(*self))
                }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
                } else {
                    $from_byte(u8::deserialize(deserializer)?).ok_or_else(|| D::Error::custom("no such card"))
                }
            }
        }
    };
}

fn face_from(byte: u8) -> Option<Face> {
    let is_god = |bits: u8| bits < GODS as u8;
    (byte < FACE_DOWN && is_god(byte >> HALF_BITS) && is_god(byte & HALF_MASK))
        .then_some(Face(byte))
        .filter(|face| face.up() != face.down())
}

serialise_by_name!(Face, |face: Face| face.0, face_from);
serialise_by_name!(Card, |card: Card| card.0.0, |byte| face_from(byte).map(Face::card));
serialise_by_name!(Laid, |laid: Laid| laid.0, |byte: u8| {
    if byte < FACE_DOWN {
        face_from(byte).map(Laid::face_up)
    } else {
        let thor = face_from((God::Thor as u8) << HALF_BITS | (byte & HALF_MASK))?;
        let beneath = Laid::beneath(God::of_bits(byte >> HALF_BITS), thor);
        (beneath.0 == byte && beneath.stack() != God::Thor).then_some(beneath)
    }
});
