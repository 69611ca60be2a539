//! What happens, for the log and for motion.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::content::Purse;
use crate::names::{Destiny, Field, Foe, Good, Journey, Leader, Merchant, Place, Rune, Ship, Shore};
use crate::warriors::{Dice, Loss, Warriors};

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Event {
    LeaderTaken {
        seat: Seat,
        leader: Leader,
    },
    RoundBegan {
        round: u8,
    },
    TrollCame {
        foe: Foe,
    },
    DraugrCame {
        field: Field,
        foe: Foe,
    },
    MonsterCame {
        shore: Shore,
        foe: Foe,
    },
    JourneyLaid {
        shore: Shore,
    },
    RuneLaid {
        rune: Rune,
    },
    MerchantCame {
        merchant: Merchant,
    },
    /// The smiths and the smokehouse got what they get each round.
    StacksGrew {
        warriors: Warriors,
        food: u8,
    },

    Worked {
        seat: Seat,
        place: Place,
    },
    Paid {
        seat: Seat,
        purse: Purse,
    },
    Gained {
        seat: Seat,
        purse: Purse,
    },
    /// Warriors for whom there was no room stay in the supply.
    TurnedAway {
        seat: Seat,
        warriors: Warriors,
    },
    MarkerMoved {
        seat: Seat,
    },
    WorkerHired {
        seat: Seat,
    },
    Begged {
        seat: Seat,
    },
    Berthed {
        seat: Seat,
        ship: Ship,
        shore: Shore,
    },
    RuneTaken {
        seat: Seat,
        rune: Rune,
        blind: bool,
    },
    ShipBuilt {
        seat: Seat,
        ship: Ship,
    },
    Traded {
        seat: Seat,
        give: Good,
        take: Good,
    },
    /// A journey was looked at; its face is told only to who looked.
    JourneySeen {
        seat: Seat,
        shore: Shore,
        journey: Option<Journey>,
    },
    DestiniesDrawn {
        seat: Seat,
        count: u8,
    },
    /// Told to its owner only.
    DestinyKept {
        seat: Seat,
        destiny: Destiny,
    },
    DestinyBuried {
        seat: Seat,
        destiny: Destiny,
    },
    DestiniesBuried {
        seat: Seat,
        count: u8,
    },

    RuneUsed {
        seat: Seat,
        rune: Rune,
    },
    DestinyOpened {
        seat: Seat,
        destiny: Destiny,
        glory: u8,
    },

    TurnOrderDemanded {
        seat: Seat,
    },
    /// The seat has sent out its warriors; where, stays secret until all have.
    Settled {
        seat: Seat,
    },
    Sent {
        seat: Seat,
        field: Field,
        crew: Warriors,
        food: u8,
    },

    FightBegan {
        seat: Seat,
        foe: Foe,
        crew: Warriors,
    },
    /// Warriors with a weapon that cannot hurt the monster.
    Forbidden {
        seat: Seat,
        foe: Foe,
        warriors: Warriors,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    Rerolled {
        seat: Seat,
        taken: Dice,
        dice: Dice,
    },
    /// A combat round is counted: hits against the defence, shields against the attack.
    Struck {
        seat: Seat,
        foe: Foe,
        hits: u8,
        shields: u8,
        damage: u8,
        losses: u8,
    },
    Hunted {
        seat: Seat,
        food: u8,
    },
    Fell {
        seat: Seat,
        loss: Loss,
    },
    Beaten {
        seat: Seat,
        foe: Foe,
        reward: Purse,
    },
    Repelled {
        seat: Seat,
        foe: Foe,
    },
    Blamed {
        seat: Seat,
        by: Seat,
    },
    BlameShed {
        seat: Seat,
    },
    JourneyOpened {
        seat: Seat,
        shore: Shore,
        journey: Journey,
    },
    Washed {
        seat: Seat,
        loss: Loss,
    },
    Fed {
        seat: Seat,
        shore: Shore,
        warriors: u8,
        food: u8,
    },
    Starved {
        seat: Seat,
        warriors: Warriors,
    },
    /// Glory from a leader's power.
    LeaderGlory {
        seat: Seat,
        leader: Leader,
        glory: u8,
    },

    /// Nobody beat the troll: everybody is blamed.
    TrollUnbeaten {
        foe: Foe,
    },
    DraugrLeft {
        foe: Foe,
    },
    BountyGrew {
        shore: Shore,
        coins: u8,
    },
    GameEnded,
}
