//! The game's numbers as tables; [`reading`](crate::reading) fills them.

use crate::card::KINDS;

pub(crate) const ROUNDS: usize = 3;
/// Goals in the columns of the three rounds; one more stays in the box.
pub(crate) const COLUMNS: [usize; ROUNDS] = [1, 2, 3];

/// What the rules look up during play.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    /// How many of each kind of card are in the deck.
    pub copies: [u8; KINDS],
    /// Cards dealt to each player in each round.
    pub hand_sizes: [u8; ROUNDS],
    /// How many cards a goal turns into points, by the column and by the row in it.
    pub caps: [[u8; ROUNDS]; ROUNDS],
}

/// How the lost picture of the goal layout is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CapReading {
    Top,
    Bottom,
}
