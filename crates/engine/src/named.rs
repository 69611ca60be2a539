//! Closed sets of things a game knows by name: cards, places, goods. That they exist is code, so that a
//! notation can be read without any content; what they cost and do is content.

use std::fmt::Display;

/// A member of a closed set; [`named!`](crate::named) makes one.
pub trait Named: Copy + Eq + Display + 'static {
    const ALL: &'static [Self];
    /// What a reader was expected to find, for errors.
    const WHAT: &'static str;

    /// As it is written in notation, content files and message keys.
    fn name(self) -> &'static str;

    fn index(self) -> usize;

    fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|member| member.name() == name)
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
            pub const COUNT: usize = [$($name),+].len();
            pub const ALL: [$set; Self::COUNT] = [$($set::$member),+];

            pub const fn name(self) -> &'static str {
                match self { $($set::$member => $name),+ }
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Named for $set {
            const ALL: &'static [Self] = &$set::ALL;
            const WHAT: &'static str = $what;

            fn name(self) -> &'static str {
                $set::name(self)
            }

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

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
