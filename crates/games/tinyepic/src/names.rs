//! The closed sets of the game: runes, resources, gods, cards and the places of the chart, with the
//! names they have in notation, content files and readable states.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A number with a name out of a fixed table: written by name where people read, by number elsewhere. Unlike
/// the members of the kernel's `named!` these are bits of sets and places in tables, and rules count with them.
macro_rules! numbered {
    ($(#[$meta:meta])* $type:ident, $expected:literal, [$($name:literal),+ $(,)?]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, TS)]
        #[ts(type = "string")]
        pub struct $type(pub u8);

        impl $type {
            pub const NAMES: &'static [&'static str] = &[$($name),+];
            pub const COUNT: usize = Self::NAMES.len();

            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub const fn name(self) -> &'static str {
                Self::NAMES[self.0 as usize]
            }

            pub fn all() -> impl Iterator<Item = $type> + Clone {
                (0..Self::COUNT as u8).map($type)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $type {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let index = Self::NAMES.iter().position(|name| *name == text);
                index.map(|index| $type(index as u8)).ok_or_else(|| NotationError::expected($expected, text))
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() { serializer.serialize_str(self.name()) } else { serializer.serialize_u8(self.0) }
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                if deserializer.is_human_readable() {
                    let name = String::deserialize(deserializer)?;
                    name.parse().map_err(D::Error::custom)
                } else {
                    let number = u8::deserialize(deserializer)?;
                    if (number as usize) < Self::COUNT { Ok($type(number)) } else { Err(D::Error::custom($expected)) }
                }
            }
        }
    };
}

numbered!(
    /// The three runes. Which god a rune belongs to is dealt at the start of each game.
    Rune, "a rune", ["wealth", "mystery", "nature"]
);
numbered!(Resource, "a resource", ["wood", "food", "steel"]);
numbered!(God, "a god", ["odin", "thor", "frigg", "freya", "njord", "loki"]);
numbered!(
    /// A favor card.
    Favor, "a favor card such as f01",
    [
        "f01", "f02", "f03", "f04", "f05", "f06", "f07", "f08", "f09", "f10", "f11", "f12", "f13", "f14", "f15",
        "f16", "f17", "f18",
    ]
);
numbered!(
    /// A viking card, by the first name of its leader.
    Card, "a viking",
    [
        "aslaug", "gunnar", "halvard", "sigrid", "torsten", "ragnhild", "ingrid", "hakon", "frode", "yrsa", "bard",
        "estrid", "orm", "dagny", "ketil", "solveig", "runa", "einar", "svala", "leif", "tove", "vigdis", "gerda",
        "olaf", "nanna", "groa", "asmund", "thyra", "ivar", "kari", "hild", "embla", "bjorn", "harald", "skadi",
        "arne", "hedda", "rolf", "freydis", "grim", "ulf", "alfhild", "stein", "ylva", "knut", "randi", "eirik",
        "saga",
    ]
);
numbered!(
    /// An island of either side of the board: first the six of side A, then the nine of side B.
    Island, "an island",
    [
        "nordholm", "hrafney", "ulfey", "hvaley", "vestholm", "ostholm", "bjarney", "isholm", "arnarey", "selsey",
        "midey", "svaney", "orkholm", "steinholm", "eldey",
    ]
);
numbered!(
    /// Where a boat can be: the docks first (the island, then where the route leads), then the fjords.
    Place, "a dock or a fjord",
    [
        "nordholm-off", "nordholm-ulfey", "nordholm-hrafney", "hrafney-nordholm", "hrafney-ulfey", "hrafney-hvaley",
        "hrafney-vestholm", "hrafney-off", "ulfey-off", "ulfey-ostholm", "ulfey-hvaley", "ulfey-hrafney",
        "ulfey-nordholm", "hvaley-ulfey", "hvaley-ostholm", "hvaley-off", "hvaley-vestholm", "hvaley-hrafney",
        "vestholm-off", "vestholm-hrafney", "vestholm-hvaley", "ostholm-off", "ostholm-hvaley", "ostholm-ulfey",
        "bjarney-isholm", "bjarney-selsey", "bjarney-off", "isholm-off", "isholm-arnarey", "isholm-midey",
        "isholm-bjarney", "arnarey-off", "arnarey-svaney", "arnarey-isholm", "selsey-bjarney", "selsey-midey",
        "selsey-orkholm", "selsey-off", "midey-isholm", "midey-svaney", "midey-steinholm", "midey-selsey",
        "svaney-off", "svaney-eldey", "svaney-midey", "svaney-arnarey", "orkholm-steinholm", "orkholm-off",
        "orkholm-selsey", "steinholm-midey", "steinholm-eldey", "steinholm-off", "steinholm-orkholm",
        "eldey-svaney", "eldey-off", "eldey-steinholm",
        "whale", "north-sound", "west-sound", "east-sound", "nordholm-cove", "northeast", "east", "ostholm-cove",
        "southeast", "southwest", "vestholm-cove", "west", "northwest", "bear-sound", "eagle-sound", "swan-sound",
        "seal-sound", "north-fjord-west", "north-fjord-east", "east-fjord-north", "east-fjord-south",
        "south-fjord-east", "south-fjord-west", "west-fjord-south", "west-fjord-north",
        "ashore",
    ]
);
numbered!(
    /// A player's clan, or the clan nobody plays: the neutral one of the game for two, the enemy of the solo game.
    Clan, "a clan: p1 to p4 or enemy",
    ["p1", "p2", "p3", "p4", "enemy"]
);
numbered!(
    /// The four enemy boards of the solo game.
    Board, "an enemy board", ["wolf", "whale", "bear", "oak"]
);

pub const ISLANDS: usize = Island::COUNT;
pub const DOCKS: usize = 56;
pub const FJORDS: usize = 25;
pub const CARDS: usize = Card::COUNT;
/// Most players, and with them the most clans that people lead.
pub const PLAYERS_MAX: usize = 4;

pub const WOOD: Resource = Resource(0);
pub const FOOD: Resource = Resource(1);
pub const STEEL: Resource = Resource(2);

impl Place {
    /// On the clan board: not built yet.
    pub const ASHORE: Place = Place((DOCKS + FJORDS) as u8);

    pub const fn dock(index: usize) -> Place {
        Place(index as u8)
    }

    pub const fn fjord(index: usize) -> Place {
        Place((DOCKS + index) as u8)
    }

    pub const fn is_dock(self) -> bool {
        (self.0 as usize) < DOCKS
    }

    pub const fn is_fjord(self) -> bool {
        !self.is_dock() && self.0 != Place::ASHORE.0
    }

    /// The number of a fjord among the fjords; only for fjords.
    pub const fn fjord_index(self) -> usize {
        self.0 as usize - DOCKS
    }
}

impl Clan {
    pub const ENEMY: Clan = Clan(4);

    pub const fn of(seat: Seat) -> Clan {
        Clan(seat.0)
    }

    /// The seat that leads the clan; nobody leads the enemy.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < PLAYERS_MAX as u8 { Some(Seat(self.0)) } else { None }
    }

    pub const fn is_enemy(self) -> bool {
        self.0 == Clan::ENEMY.0
    }
}

/// A set of numbers below 64, written as a list of names.
macro_rules! set_of {
    ($(#[$meta:meta])* $set:ident, $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(pub u64);

        impl $set {
            pub const EMPTY: $set = $set(0);

            pub const fn one(item: $item) -> $set {
                $set(1 << item.0)
            }

            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item.0) != 0
            }

            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            #[must_use]
            pub const fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[must_use]
            pub const fn both(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether there are two or more.
            pub const fn several(self) -> bool {
                self.0 & self.0.wrapping_sub(1) != 0
            }

            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| $item(self.0.trailing_zeros() as u8))
            }

            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    let index = (rest != 0).then(|| rest.trailing_zeros() as u8)?;
                    rest &= rest - 1;
                    Some($item(index))
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold($set::EMPTY, |set, item| $set(set.0 | 1 << item.0))
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_seq(self.iter())
                } else {
                    serializer.serialize_u64(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                if deserializer.is_human_readable() {
                    Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
                } else {
                    let bits = u64::deserialize(deserializer)?;
                    let known = u64::MAX >> (64 - $item::COUNT.min(64));
                    if bits & !known == 0 { Ok($set(bits)) } else { Err(D::Error::custom("a set of known items")) }
                }
            }
        }
    };
}

set_of!(CardSet, Card);
set_of!(IslandSet, Island);
set_of!(
    /// Docks only: fjords have numbers beyond the set.
    DockSet, Place
);

/// One value for each island, written by the islands' names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Islands<T>(pub [T; ISLANDS]);

impl Islands<u8> {
    /// The islands that have any.
    pub fn settled(&self) -> IslandSet {
        self.0.iter().rev().fold(IslandSet::EMPTY, |set, count| IslandSet(set.0 << 1 | u64::from(*count > 0)))
    }
}

impl<T> std::ops::Index<Island> for Islands<T> {
    type Output = T;

    fn index(&self, island: Island) -> &T {
        &self.0[island.index()]
    }
}

impl<T> std::ops::IndexMut<Island> for Islands<T> {
    fn index_mut(&mut self, island: Island) -> &mut T {
        &mut self.0[island.index()]
    }
}

impl<T: Serialize> Serialize for Islands<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_map(Island::all().zip(&self.0))
        } else {
            serializer.collect_seq(&self.0)
        }
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for Islands<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut values = Islands(std::array::from_fn(|_| T::default()));
        if deserializer.is_human_readable() {
            let named = std::collections::BTreeMap::<Island, T>::deserialize(deserializer)?;
            named.into_iter().for_each(|(island, value)| values[island] = value);
        } else {
            let listed = Vec::<T>::deserialize(deserializer)?;
            values.0 = listed.try_into().map_err(|_| D::Error::custom("one value for each island"))?;
        }
        Ok(values)
    }
}
