//! What happened, step by step: for the log, for motion on the chart, and, in the solo game, with the
//! reason for every step of the enemy clan.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Deed, Icon, Strength};
use crate::list::List;
use crate::names::{Card, Clan, Favor, God, Island, Place, Resource, Rune};
use crate::state::{End, FuryWhy};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    Launched {
        seat: Seat,
        fjord: Place,
    },
    /// Two players: the neutral clan takes its place at a player's left hand.
    NeutralSits {
        after: Seat,
    },
    EraBegins {
        era: u8,
        first: Seat,
    },
    Shuffled,
    Dealt {
        cards: u8,
    },
    /// The card is told only to who keeps it.
    Kept {
        seat: Seat,
        card: Option<Card>,
    },
    Passed {
        left: bool,
    },
    /// Solo: the next three cards of the draft are opened.
    PileOpened,
    DraftEnds,
    Recalled {
        seat: Seat,
        island: Island,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    /// A card goes face down into the battle; its name is told to its owner, or to all where it is known.
    FaceDown {
        seat: Seat,
        card: Option<Card>,
        joins: bool,
    },
    BattleBegins {
        clan: Clan,
        favor: Favor,
        end: End,
    },
    Sailed {
        seat: Seat,
        boat: u8,
        from: Place,
        #[ts(as = "Vec<Place>")]
        path: List<Place, 8>,
    },
    Retreated {
        seat: Seat,
        boat: u8,
        from: Place,
        to: Place,
    },
    Landed {
        seat: Seat,
        island: Island,
        settlers: u8,
        food: u8,
    },
    Raided {
        seat: Seat,
        dock: Place,
        steel: u8,
    },
    Explored {
        seat: Seat,
        from: Island,
        to: Island,
    },
    /// A settler is driven off by the clan that has more.
    Attacked {
        by: Clan,
        victim: Clan,
        island: Island,
    },
    RuneTaken {
        clan: Clan,
        island: Island,
        rune: Rune,
        from: Option<Clan>,
    },
    RuneReturned {
        clan: Clan,
        island: Island,
        rune: Rune,
    },
    Fury {
        god: God,
        rune: Rune,
        from: u8,
        to: u8,
        why: FuryWhy,
    },
    /// `gained` all in all, `food` and `free` the parts that boats and temples added.
    Harvested {
        seat: Seat,
        gained: [u8; 3],
        food: u8,
        free: u8,
    },
    Gained {
        seat: Seat,
        gained: [u8; 3],
    },
    BoatBuilt {
        seat: Seat,
        slot: u8,
        fjord: Place,
        wood: u8,
    },
    TempleBuilt {
        seat: Seat,
        slot: u8,
        island: Island,
        wood: u8,
    },
    TempleCarried {
        seat: Seat,
        from: Island,
        to: Island,
    },
    Smitten {
        by: Seat,
        victim: Clan,
        island: Island,
    },
    /// The drawn card is told only to who draws.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Exchanged {
        seat: Seat,
        n: u8,
        from: Resource,
        to: Resource,
    },
    Dedicated {
        seat: Seat,
        deed: Deed,
    },
    DedicatedToGod {
        seat: Seat,
        god: God,
    },
    BattleOpens {
        #[ts(as = "Vec<Fighter>")]
        fighters: List<Fighter, 4>,
        favor: Favor,
    },
    /// Invaders come against a lone fighter.
    InvadersCome {
        fighter: Fighter,
        earlier: u8,
    },
    BattleWon {
        clan: Clan,
        favor: Favor,
        strength: u8,
    },
    BattleDrawn {
        strength: u8,
    },
    /// The invaders have beaten a lone fighter.
    InvadersWin {
        clan: Clan,
    },
    /// Nobody could pay: no fight.
    BattleOff,
    FavorBack {
        favor: Favor,
        end: End,
    },
    FavorReturned {
        seat: Seat,
        favor: Favor,
        end: End,
    },
    /// A fallen leader may use the boon of the god.
    BoonOffered {
        seat: Seat,
        god: God,
    },
    ProphecySeen {
        seat: Seat,
        card: Card,
    },
    EraEnds {
        era: u8,
    },
    GameEnds,

    EnemyPlays {
        card: Card,
    },
    /// The enemy will do this, because of that.
    EnemyDoes {
        deed: Deed,
        why: DeedWhy,
    },
    EnemyTarget {
        island: Island,
        distance: u8,
        why: TargetWhy,
    },
    EnemyMoves {
        from: Place,
        to: Place,
        why: MoveWhy,
    },
    EnemyStops {
        dock: Place,
        why: StopWhy,
    },
    EnemyRaids {
        dock: Place,
    },
    /// Settlers come to an island, from the enemy's board or from another island.
    EnemySettles {
        island: Island,
        settlers: u8,
        from: Option<Island>,
        why: SourceWhy,
    },
    EnemyHarvests {
        gained: [u8; 3],
        boat_slots: u8,
        temple_slots: u8,
        tracks: [u8; 3],
    },
    EnemyGains {
        gained: [u8; 3],
        tracks: [u8; 3],
    },
    EnemyBuilds {
        dock: Place,
        why: DockWhy,
    },
    EnemyBoatHome {
        dock: Place,
    },
    EnemyDedicates {
        deed: Deed,
        villages: u8,
    },
    EnemyIcon {
        track: Resource,
        space: u8,
        icon: Icon,
    },
    EnemyTemple {
        island: Island,
        settlers_home: u8,
        why: TempleWhy,
    },
    /// A marker stood on the end space: back to 0, and the player loses one of the resource.
    EnemyMarkerBack {
        track: Resource,
        lost: bool,
    },
    EnemyBattleCard {
        card: Option<Card>,
    },
    EnemyFavor {
        favor: Favor,
        end: End,
        why: FavorWhy,
    },
    /// A battle is already pending; the higher bonus counts.
    EnemyBattleGrows {
        bonus: u8,
    },
    EnemyIdle {
        why: IdleWhy,
    },
    BattleDeclined {
        seat: Seat,
    },
}

/// One side of a battle, with the parts of its strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
pub struct Fighter {
    /// Nobody's: the invaders.
    pub clan: Option<Clan>,
    /// Not named to others where it stays face down.
    pub card: Option<Card>,
    /// What is printed on that card: it may lie nowhere any more when the battle is told again.
    pub printed: Option<Printed>,
    /// Could not pay: out of the battle.
    pub barred: bool,
    pub steel: u8,
    pub base: u8,
    pub boost: u8,
    pub bonus: u8,
    pub strength: u8,
}

/// What a viking's card shows in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Printed {
    pub rune: Rune,
    pub strength: Strength,
    pub leader: Deed,
}

/// Where a deed of the enemy comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DeedWhy {
    Leader,
    Rune,
    /// The rune action is nothing an enemy can do: its board gives another.
    Board,
    Dedication,
    BattleLost,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TargetWhy {
    Nearest,
    /// It already lies at the other island of this rune.
    OtherIsland,
    LessInfluence,
    YourChoice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveWhy {
    Shore,
    Ferry,
    /// One of several shortest ways, chosen by the player.
    YourChoice,
    ChaseIcon,
    FerryIcon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StopWhy {
    Reached,
    OutOfMoves,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SourceWhy {
    Board,
    MostSettlers,
    LeastInfluence,
    YourChoice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DockWhy {
    AtChieftain,
    NextFree,
    NextIsland,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TempleWhy {
    MostSettlers,
    YourChoice,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FavorWhy {
    Nearest,
    /// The row of its half is empty.
    OtherRow,
    YourChoice,
}

/// Why the enemy does nothing where it might have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum IdleWhy {
    NoRunes,
    NoSettlers,
    NoBoats,
    NoDock,
    NoFerry,
    NoPrey,
    NoTemple,
    NoIslandRunes,
    NoFavor,
    StacksFull,
    EraOver,
}
