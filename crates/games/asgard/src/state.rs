//! Everything that changes during a game, in a few hundred bytes.

use arrayvec::ArrayVec;
use engine::{Chance, SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Spot;
use crate::card::{Card, Face, KINDS};
use crate::names::{GODS, God};
use crate::tableau::Tableau;

pub(crate) const DECK_MAX: usize = 62;
pub(crate) const HAND_MAX: usize = 8;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Round 1 to 3.
    pub round: u8,
    pub stage: Stage,
    /// Cards each player has laid in this round; the hands have been passed as often.
    pub laid: u8,
    /// Drawn from the end.
    pub deck: ArrayVec<Card, DECK_MAX>,
    /// A chosen card stays in the hand until all are opened.
    pub hands: [ArrayVec<Card, HAND_MAX>; SEATS_MAX],
    pub chosen: [Option<Face>; SEATS_MAX],
    pub tableaux: [Tableau; SEATS_MAX],
    /// Which cards have become points, by kind; whose they are is counted in the tableaux.
    pub scored: [u8; KINDS],
    /// The columns of round 1, 2 and 3, each from the top, and last the goal in the box.
    pub goals: [God; GODS],
    /// Where the doubling card lies; in the centre otherwise.
    pub doubled: Option<(Seat, God)>,
    pub chance: Chance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Phase 2: everybody chooses a card.
    Contest,
    /// Phase 3: this god is awake and this player favoured.
    Awakening {
        god: God,
        favoured: Seat,
        task: Task,
    },
    /// Final scoring: the favoured player may score one card.
    Final {
        god: God,
        favoured: Seat,
    },
    Over,
}

/// What the favoured player still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    GoalOrWill,
    /// Up to this many more cards of the stack become points.
    Goal {
        left: u8,
    },
    /// The will of the god who is awake.
    Will,
    /// Sif's will, once the card is drawn.
    Place {
        card: Card,
    },
    /// Bragi's will, once the card to give is chosen.
    Take {
        given: GivenSpot,
    },
}

/// The spot of the card Bragi's favourite gives, as plain data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GivenSpot {
    pub god: God,
    pub index: u8,
}

impl GivenSpot {
    pub const fn spot(self) -> Spot {
        Spot::face_up(self.god, self.index)
    }
}

impl State {
    pub fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    pub fn tableau(&self, seat: Seat) -> &Tableau {
        &self.tableaux[seat.index()]
    }

    /// Cards in the stack, doubled if the doubling card lies there.
    pub fn attention(&self, seat: Seat, god: God) -> u8 {
        let count = self.tableau(seat).count(god);
        if self.doubled == Some((seat, god)) { count * 2 } else { count }
    }
}

/// Places in [`State::goals`] of a round's column, counted from 0.
pub(crate) const fn column(round: u8) -> std::ops::Range<usize> {
    match round {
        1 => 0..1,
        2 => 1..3,
        _ => 3..6,
    }
}

/// Whether the goal at this place lies open: the top of each column from the start, the rest of a
/// column from the start of its round.
pub(crate) const fn goal_is_open(place: usize, round: u8) -> bool {
    match place {
        0 | 1 | 3 => true,
        2 => round >= 2,
        4 | 5 => round >= 3,
        _ => false,
    }
}
