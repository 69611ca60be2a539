//! What happened, for the log and for motion on the table.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::cards::Card;
use crate::items::{Bundle, Item};
use crate::names::{Building, Dice, Good, Island, Piece, Resource, Ship, Space, Weapon};
use crate::state::Phase;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    Round {
        round: u8,
    },
    Phase {
        #[ts(as = "String")]
        phase: Phase,
    },
    Placed {
        seat: Seat,
        space: Space,
        vikings: u8,
        copied: Option<Space>,
    },
    Passed {
        seat: Seat,
    },
    Gained {
        seat: Seat,
        #[ts(as = "Vec<(String, u8)>")]
        items: Items,
    },
    Paid {
        seat: Seat,
        #[ts(as = "Vec<(String, u8)>")]
        items: Items,
    },
    Laid {
        seat: Seat,
        #[ts(as = "String")]
        piece: Piece,
        board: BoardName,
        #[ts(as = "Vec<(u8, u8)>")]
        cells: ArrayVec<(u8, u8), 16>,
    },
    Armed {
        seat: Seat,
        ship: Ship,
    },
    Bought {
        seat: Seat,
        ship: Ship,
        silver: u8,
    },
    Filled {
        seat: Seat,
        building: Building,
        resource: Resource,
    },
    Upgraded {
        seat: Seat,
        from: Good,
        to: Good,
    },
    Rolled {
        seat: Seat,
        dice: Dice,
        roll: u8,
        result: u8,
        times: u8,
    },
    Succeeded {
        seat: Seat,
        dice: Dice,
    },
    Failed {
        seat: Seat,
        dice: Dice,
    },
    Mined {
        seat: Seat,
        strip: u8,
        count: u8,
    },
    VikingsBack {
        seat: Seat,
        space: Space,
        vikings: u8,
    },
    Explored {
        seat: Seat,
        island: Island,
        silver: u8,
    },
    Emigrated {
        seat: Seat,
        ship: Ship,
        silver: u8,
    },
    Drew {
        seat: Seat,
        #[ts(as = "String")]
        card: Card,
    },
    /// Somebody else drew.
    DrewHidden {
        seat: Seat,
    },
    Armoury {
        seat: Seat,
        weapon: Weapon,
    },
    Played {
        seat: Seat,
        #[ts(as = "String")]
        card: Card,
    },
    Used {
        seat: Seat,
        #[ts(as = "String")]
        card: Card,
    },
    IslandTurned {
        island: Island,
    },
    IslandSilver {
        island: Island,
        silver: u8,
    },
    StartPlayer {
        seat: Seat,
    },
    Income {
        seat: Seat,
        silver: u8,
    },
    Born {
        seat: Seat,
        animal: Good,
        young: u8,
    },
    Expecting {
        seat: Seat,
        animal: Good,
    },
    Served {
        seat: Seat,
        good: Option<Good>,
        cells: u8,
    },
    Penalty {
        seat: Seat,
        penalties: u8,
    },
    StripAged {
        strip: u8,
    },
    StripOpened {
        strip: u8,
    },
    VikingsReturned,
    Over,
}

/// A board in an event: `home`, an island, `stone_house_1` and so on.
#[derive(Clone, Copy, PartialEq, Debug, TS)]
#[ts(as = "String")]
pub struct BoardName(pub crate::action::Place);

impl Serialize for BoardName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A few items with their amounts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Items(pub Bundle);

impl Serialize for Items {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            self.0.iter().filter(|(_, amount)| *amount > 0).map(|(item, amount)| (item_name(item), amount)),
        )
    }
}

/// An item as views and events name it.
pub(crate) fn item_name(item: Item) -> &'static str {
    match item {
        Item::Good(good) => good.name(),
        Item::Resource(resource) => resource.name(),
        Item::Weapon(weapon) => weapon.name(),
        Item::AnyWeapon => "weapon",
        Item::AnySheep => "sheep",
        Item::AnyCattle => "cattle",
        Item::Ship(ship) => ship.name(),
        Item::ArmedLongship => "longship",
        Item::Building(building) => building.name(),
        Item::Special(special) => special.name(),
        Item::OreOnUsedLongship => "ore",
    }
}
