//! What happened, for the log and for motion.

use engine::{Seat, SeatSet};
use serde::Serialize;
use ts_rs::TS;

use crate::settlement::Place;
use crate::state::{Purchase, Source, Target};
use crate::{Achievement, Card, Mission, Pile, Resource};

/// One thing that happened. Events that only their owner may know are emitted to the owner alone,
/// with a plainer one for the others.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    RoundBegan {
        round: u8,
        first: Seat,
    },
    Produced {
        seat: Seat,
        beer: u8,
        gold: u8,
    },
    /// Cards come to the own hand.
    Drew {
        seat: Seat,
        #[ts(as = "Vec<Card>")]
        cards: Pile,
    },
    /// The same for the others.
    DrewHidden {
        seat: Seat,
        count: u8,
    },
    Reshuffled {
        seat: Seat,
    },
    MissionDealt {
        seat: Seat,
        slot: u8,
        mission: Mission,
    },
    TurnBegan {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },

    Bought {
        seat: Seat,
        purchase: Purchase,
        beer: u8,
        gold: u8,
    },
    TokenSpent {
        seat: Seat,
        place: Place,
        resource: Resource,
    },
    Built {
        seat: Seat,
        place: Place,
    },
    Upgraded {
        seat: Seat,
        level: u8,
    },
    Dismantled {
        seat: Seat,
        place: Place,
    },
    PathOpened {
        card: Card,
    },
    PathDiscarded {
        card: Card,
    },
    PathReshuffled,
    MissionSwapped {
        seat: Seat,
        slot: u8,
        old: Mission,
        new: Mission,
    },
    MissionClaimed {
        seat: Seat,
        slot: u8,
        mission: Mission,
    },

    Played {
        seat: Seat,
        card: Card,
    },
    Gained {
        seat: Seat,
        beer: u8,
        gold: u8,
    },
    FightersBoosted {
        seat: Seat,
        amount: u8,
    },
    Stolen {
        seat: Seat,
        victim: Seat,
        place: Place,
        resource: Resource,
    },
    Stowed {
        seat: Seat,
        place: Place,
        resource: Resource,
    },
    Opened {
        seat: Seat,
        #[ts(as = "Vec<Card>")]
        taken: Pile,
        #[ts(as = "Vec<Card>")]
        discarded: Pile,
    },
    Fetched {
        seat: Seat,
        card: Card,
    },
    Looked {
        seat: Seat,
        victim: Seat,
    },
    /// Only for who looks.
    HandSeen {
        seat: Seat,
        victim: Seat,
        #[ts(as = "Vec<Card>")]
        cards: Pile,
    },
    MadeDiscard {
        seat: Seat,
        victim: Seat,
        card: Card,
    },

    Aimed {
        seat: Seat,
        target: Target,
    },
    Sent {
        seat: Seat,
        card: Card,
    },
    Boosted {
        seat: Seat,
        card: Card,
        fighter: Card,
        amount: u8,
    },
    Declared {
        seat: Seat,
        target: Target,
        #[ts(as = "Vec<Card>")]
        cards: Pile,
        strength: u8,
        defence: u8,
    },
    Defended {
        seat: Seat,
        card: Card,
        place: Place,
        defence: u8,
    },
    Countered {
        seat: Seat,
        card: Card,
        striker: Card,
        strength: u8,
    },
    Hit {
        seat: Seat,
        victim: Seat,
        place: Place,
        strength: u8,
        defence: u8,
    },
    Repelled {
        seat: Seat,
        victim: Seat,
        place: Place,
        strength: u8,
        defence: u8,
    },
    Looted {
        seat: Seat,
        victim: Seat,
        place: Place,
        resource: Resource,
    },
    UndeadBeaten {
        seat: Seat,
        slot: u8,
        card: Card,
    },
    DragonBeaten {
        seat: Seat,
    },

    Scored {
        seat: Seat,
        source: Source,
        points: u8,
        total: u16,
    },
    MarkPassed {
        seat: Seat,
        mark: u16,
    },
    AsgardFlipped {
        seat: Seat,
        card: Card,
    },
    AsgardTaken {
        seat: Seat,
        card: Card,
    },
    AsgardDeclined {
        seat: Seat,
    },
    AsgardEmpty {
        seat: Seat,
    },

    Held {
        seat: Seat,
        place: Place,
        tokens: u8,
    },
    TokensLost {
        seat: Seat,
        beer: u8,
        gold: u8,
    },
    Kept {
        seat: Seat,
        count: u8,
    },
    RoundEnded {
        round: u8,
    },
    LastRound {
        seat: Seat,
    },
    AchievementScored {
        achievement: Achievement,
        #[ts(as = "Vec<Seat>")]
        seats: SeatSet,
        points: u8,
    },
    TieBreak {
        achievement: Achievement,
        #[ts(as = "Vec<Seat>")]
        left: SeatSet,
    },
    GameOver {
        #[ts(as = "Vec<Seat>")]
        winners: SeatSet,
    },
}
