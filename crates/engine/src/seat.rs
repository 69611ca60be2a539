//! Seats at a table, small sets of them, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most seats any game offers.
pub const SEATS_MAX: usize = 5;

/// One place at the table, counted from 0. People read it counted from 1 (`p1`).
///
/// ```
/// use engine::Seat;
///
/// assert_eq!("p2".parse(), Ok(Seat(1)));
/// assert_eq!(Seat(2).to_string(), "p3");
/// assert_eq!(Seat(2).left(1, 3), Seat(0), "the first sits to the left of the last");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places to the left (clockwise) at a table of `players`.
    pub const fn left(self, steps: u8, players: u8) -> Seat {
        Seat((self.0 + steps % players) % players)
    }

    /// The seat `steps` places to the right at a table of `players`.
    pub const fn right(self, steps: u8, players: u8) -> Seat {
        Seat((self.0 + players - steps % players) % players)
    }

    /// All seats of a table in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = crate::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.strip_prefix('p')
            .and_then(|number| number.parse::<u8>().ok())
            .filter(|number| (1..=SEATS_MAX as u8).contains(number))
            .map(|number| Seat(number - 1))
            .ok_or_else(|| crate::NotationError::expected("a seat such as p1", text))
    }
}

/// Its number, as it is written everywhere, or in text also `p1`, as people write it.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Name(String),
        }
        if !deserializer.is_human_readable() {
            return u8::deserialize(deserializer).map(Seat);
        }
        match Written::deserialize(deserializer)? {
            Written::Number(number) => Ok(Seat(number)),
            Written::Name(name) => name.parse().map_err(serde::de::Error::custom),
        }
    }
}

/// A set of seats.
///
/// ```
/// use engine::{Seat, SeatSet};
///
/// let others = SeatSet::all(3).without(Seat(1));
/// assert_eq!(others.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert_eq!((others.first(), others.len()), (Some(Seat(0)), 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table.
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// One seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with this seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Seats of either set.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether there is no seat in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(rest).first()?;
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|seat| seat.index() < SEATS_MAX).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.to_string())).finish()
    }
}

/// Whom a view is made for.
///
/// ```
/// use engine::{Seat, Viewer};
///
/// assert_eq!("p1".parse(), Ok(Viewer::Seat(Seat(0))));
/// assert_eq!(Viewer::Public.seat(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator: sees what lies open to all.
    Public,
}

impl Viewer {
    /// The seat of a player; `None` for a spectator.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Whether the viewer sits at this seat.
    pub fn is(self, seat: Seat) -> bool {
        self.seat() == Some(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Viewer {
    type Err = crate::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "public" { Ok(Viewer::Public) } else { text.parse().map(Viewer::Seat) }
    }
}
