//! Who wins the favour of a god, and how a dispute is decided.

use engine::{SEATS_MAX, Seat, SeatSet};

use crate::names::{GODS, God};
use crate::state::State;

/// The standing of one god at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Favour {
    /// The seats with the most attention; empty if nobody has any.
    pub contenders: SeatSet,
    /// Nobody, if nobody draws attention or a dispute stays equal throughout.
    pub favoured: Option<Seat>,
    /// The god whose comparison decided a dispute.
    pub decided_by: Option<God>,
}

/// Attention of every seat to every god.
pub(crate) type Attention = [[u8; GODS]; SEATS_MAX];

pub(crate) fn attention(state: &State, players: u8) -> Attention {
    let mut table = [[0; GODS]; SEATS_MAX];
    for seat in Seat::all(players) {
        table[seat.index()] = *state.tableau(seat).counts();
    }
    if let Some((seat, god)) = state.doubled {
        table[seat.index()][god.index()] *= 2;
    }
    table
}

/// Favour goes to the most attention; a tie is a dispute, which compares the contenders' attention god
/// by god from Odin on, each time keeping only those with the most.
pub(crate) fn favour(attention: &Attention, players: u8, god: God) -> Favour {
    let (most, contenders) = highest(attention, SeatSet::all(players), god);
    if most == 0 {
        return Favour { contenders: SeatSet::EMPTY, favoured: None, decided_by: None };
    }
    if contenders.len() == 1 {
        return Favour { contenders, favoured: contenders.first(), decided_by: None };
    }
    let (favoured, decided_by) = settle(attention, contenders);
    Favour { contenders, favoured, decided_by }
}

/// The comparison of a dispute: who is left alone, and at which god.
pub(crate) fn settle(attention: &Attention, contenders: SeatSet) -> (Option<Seat>, Option<God>) {
    let mut left = contenders;
    for god in God::ALL {
        left = highest(attention, left, god).1;
        if left.len() == 1 {
            return (left.first(), Some(god));
        }
    }
    (None, None)
}

/// The most attention among these seats, and who has it.
fn highest(attention: &Attention, seats: SeatSet, god: God) -> (u8, SeatSet) {
    let mut most = 0;
    let mut holders = SeatSet::EMPTY;
    for seat in seats.iter() {
        let count = attention[seat.index()][god.index()];
        if count > most {
            most = count;
            holders = SeatSet::EMPTY;
        }
        if count == most {
            holders.insert(seat);
        }
    }
    (most, holders)
}
