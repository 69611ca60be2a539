//! What happened, for the log and for motion. Only up-gods are named: what a covering card hides stays
//! hidden here too.

use engine::{SEATS_MAX, Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::names::God;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// A round begins with this many cards for everybody.
    Dealt {
        round: u8,
        cards: u8,
    },
    /// A goal of the round's column is turned over.
    GoalOpened {
        god: God,
        cap: u8,
    },
    Chose {
        seat: Seat,
    },
    /// All chosen cards are opened together.
    Opened {
        seat: Seat,
        god: God,
    },
    /// The hands go to the neighbours, to the left or to the right.
    Passed {
        left: bool,
    },
    Awoke {
        god: God,
        /// Attention of each seat.
        attention: [u8; SEATS_MAX],
        #[ts(as = "Vec<Seat>")]
        contenders: SeatSet,
        favoured: Option<Seat>,
        decided_by: Option<God>,
        last_scoring: bool,
    },
    TookGoal {
        seat: Seat,
        god: God,
    },
    Scored {
        seat: Seat,
        god: God,
        beneath: bool,
    },
    ScoredNothing {
        seat: Seat,
        god: God,
    },
    /// Odin and Loki: a card now shows its other god.
    Turned {
        seat: Seat,
        owner: Seat,
        from: God,
        to: God,
    },
    ThorMoved {
        seat: Seat,
        under: God,
        cards: u8,
    },
    /// A stack of only Thor's cards dissolved.
    ThorReturned {
        owner: Seat,
        from: God,
        cards: u8,
    },
    Doubled {
        seat: Seat,
        god: God,
    },
    DoublingReturned,
    Drew {
        seat: Seat,
        gods: [God; 2],
    },
    Placed {
        seat: Seat,
        god: God,
    },
    Exchanged {
        seat: Seat,
        other: Seat,
        gave: God,
        took: God,
    },
    /// A will that finds nothing to act on.
    NoEffect {
        seat: Seat,
        god: God,
    },
    Ended,
}
