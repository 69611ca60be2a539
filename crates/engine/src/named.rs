//! Closed sets of things a game knows by name: cards, places, goods. That they exist is code, so that a
//! notation can be read without any content; what they cost and do is content.

use std::fmt::Display;

/// A member of a closed set; [`named!`](crate::named) and [`numbered!`](crate::numbered) make one.
///
/// ```
/// engine::named! {
///     /// What a ship is loaded with.
///     Cargo, "a cargo such as fur":
///     Fur = "fur",
///     Silver = "silver",
/// }
///
/// assert_eq!(Cargo::ALL, [Cargo::Fur, Cargo::Silver]);
/// assert_eq!((Cargo::Silver.name(), Cargo::Silver.index()), ("silver", 1));
/// assert_eq!("silver".parse(), Ok(Cargo::Silver));
/// assert_eq!("gold".parse::<Cargo>().unwrap_err().to_string(), r#"expected a cargo such as fur, found "gold""#);
/// ```
pub trait Named: Copy + Eq + Display + 'static {
    /// How many members there are.
    const COUNT: usize;
    /// Members from this number on never lie in a [`Set`](crate::Set).
    const COUNT_IN_SETS: usize = Self::COUNT;
    /// What a reader was expected to find, for errors.
    const WHAT: &'static str;

    /// As it is written in notation, content files and message keys.
    fn name(self) -> &'static str;

    /// The place of the member in the set, counted from 0.
    fn index(self) -> usize;

    /// The member at a place.
    fn from_index(index: usize) -> Option<Self>;

    /// All members in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// The member of this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|member| member.name() == name)
    }
}

/// A closed set: its doc, its name, what a reader was expected to find, and its members with theirs.
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $set:ident, $what:literal: $($(#[$note:meta])* $member:ident = $name:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS,
        )]
        #[repr(u8)]
        pub enum $set { $($(#[$note])* #[serde(rename = $name)] $member),+ }

        impl $set {
            /// How many members there are.
            pub const COUNT: usize = [$($name),+].len();
            /// All members in order.
            pub const ALL: [$set; Self::COUNT] = [$($set::$member),+];

            /// The name in notation, content and JSON.
            pub const fn name(self) -> &'static str {
                match self { $($set::$member => $name),+ }
            }

            /// The place in the set, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Named for $set {
            const COUNT: usize = $set::COUNT;
            const WHAT: &'static str = $what;

            fn name(self) -> &'static str {
                $set::name(self)
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            /// The member at a place.
            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                $set::ALL.get(index).copied()
            }
        }

        $crate::named_text!($set, $what);
    };
}

/// How a closed set is written and read: by name.
#[doc(hidden)]
#[macro_export]
macro_rules! named_text {
    ($set:ident, $what:literal) => {
        impl std::fmt::Display for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $set {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                <Self as $crate::Named>::from_name(text).ok_or_else(|| $crate::NotationError::expected($what, text))
            }
        }
    };
}

/// A closed set whose members are numbers: bits of sets, places in tables, and rules count with them. They are
/// written by name where people read and by number elsewhere. Where only the first so many lie in sets, their
/// number stands last.
///
/// ```
/// use engine::Named;
///
/// engine::numbered!(
///     /// A card of the deck.
///     Card, "a card such as raven", ["raven", "wolf"]);
///
/// assert_eq!(Card::from_name("wolf"), Some(Card(1)));
/// assert_eq!(Card::all().map(Card::name).collect::<Vec<_>>(), ["raven", "wolf"]);
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $set:ident, $what:literal, [$($name:literal),+ $(,)?]) => {
        $crate::numbered!($(#[$doc])* $set, $what, [$($name),+], [$($name),+].len());
    };
    ($(#[$doc:meta])* $set:ident, $what:literal, [$($name:literal),+ $(,)?], $in_sets:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
        #[ts(type = "string")]
        pub struct $set(pub u8);

        impl $set {
            /// The names of all members in order.
            pub const NAMES: &'static [&'static str] = &[$($name),+];
            /// How many members there are.
            pub const COUNT: usize = Self::NAMES.len();

            /// The place in the set, counted from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The name in notation, content and JSON.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self.0 as usize]
            }

            /// All members in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $set> + Clone {
                (0..Self::COUNT as u8).map($set)
            }
        }

        impl $crate::Named for $set {
            const COUNT: usize = $set::COUNT;
            const COUNT_IN_SETS: usize = $in_sets;
            const WHAT: &'static str = $what;

            fn name(self) -> &'static str {
                $set::name(self)
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            /// The member at a place.
            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                (index < $set::COUNT).then_some($set(index as u8))
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        $crate::named_text!($set, $what);

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.name())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                if deserializer.is_human_readable() {
                    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
                } else {
                    let number = u8::deserialize(deserializer)?;
                    <Self as $crate::Named>::from_index(number.into()).ok_or_else(|| D::Error::custom($what))
                }
            }
        }
    };
}
