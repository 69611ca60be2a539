//! The content as compact tables: vikings, favor cards, gods, the numbers of the boards
//! and of the enemy clan. Whatever a rule needs as a number comes from here.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::{Board, CARDS, Card, Favor, God, Resource, Rune};

/// Something a card, a boon or a dedication lets a clan do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    Sail {
        n: u8,
    },
    Explore {
        n: u8,
    },
    Harvest {
        n: u8,
    },
    Build {
        n: u8,
    },
    ExploreTemple,
    Smite {
        n: u8,
    },
    DrawReplace,
    EnterBattle,
    Collect {
        bag: Bag,
        /// The bag once for each active rune of this type.
        #[serde(default)]
        per: Option<Rune>,
    },
    Exchange,
    ShiftFury {
        n: u8,
    },
    Prophecy,
}

impl Deed {
    /// Sail, explore, harvest and build: all that an enemy clan can do.
    pub(crate) const fn is_main(self) -> bool {
        matches!(self, Deed::Sail { .. } | Deed::Explore { .. } | Deed::Harvest { .. } | Deed::Build { .. })
    }
}

/// Resources, some of them the taker's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Bag {
    pub wood: u8,
    pub food: u8,
    pub steel: u8,
    pub any: u8,
}

impl Bag {
    pub const fn fixed(self) -> [u8; 3] {
        [self.wood, self.food, self.steel]
    }
}

/// What adds to the strength of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    AnyRune,
    Wealth,
    Mystery,
    Nature,
    Wood,
    Food,
    Steel,
}

impl Boost {
    pub const fn rune(self) -> Option<Rune> {
        match self {
            Boost::Wealth => Some(Rune(0)),
            Boost::Mystery => Some(Rune(1)),
            Boost::Nature => Some(Rune(2)),
            _ => None,
        }
    }

    pub const fn resource(self) -> Option<Resource> {
        match self {
            Boost::Wood => Some(Resource(0)),
            Boost::Food => Some(Resource(1)),
            Boost::Steel => Some(Resource(2)),
            _ => None,
        }
    }
}

/// Strength in battle: `base + per × of`, after `steel` has been paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    pub base: u8,
    pub steel: u8,
    #[serde(default)]
    pub per: u8,
    #[serde(default)]
    pub of: Option<Boost>,
}

/// The active runes a rune action needs; `any` counts only runes not already used for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Need {
    pub wealth: u8,
    pub mystery: u8,
    pub nature: u8,
    pub any: u8,
}

impl Need {
    pub(crate) const fn met_by(self, active: [u8; 3]) -> bool {
        let [wealth, mystery, nature] = active;
        let specific = self.wealth + self.mystery + self.nature;
        self.wealth <= wealth
            && self.mystery <= mystery
            && self.nature <= nature
            && wealth + mystery + nature >= specific + self.any
    }
}

/// One viking card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub(crate) struct Viking {
    pub rune: Rune,
    pub strength: Strength,
    pub leader: Deed,
    pub need: Need,
    pub rune_action: Deed,
}

/// One favor card: passive runes by type, and the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FavorCard {
    pub runes: [u8; 3],
    pub bag: Bag,
}

/// An era: cards dealt, where hands are passed, what a raid costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Era {
    pub cards: u8,
    pub passes_left: bool,
    pub raid_steel: u8,
}

/// An icon on a resource track of an enemy board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Fury,
    ChaseBoat,
    CrossFerry,
    AddSettler,
    AddBoat,
    AddTemple,
    Battle { bonus: u8 },
}

/// The enemy side of a clan board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EnemyBoard {
    pub chieftain_sail: u8,
    /// By track and space; space 0 has none.
    pub tracks: [[Option<Icon>; 8]; 3],
    /// For each track the spaces with an icon, as bits.
    pub icons: [u8; 3],
    /// The action that replaces what an enemy cannot do, by rune.
    pub runes: [Deed; 3],
}

/// All tables but the map.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub vikings: [Viking; CARDS],
    pub favors: [FavorCard; Favor::COUNT],
    pub boons: [Deed; God::COUNT],
    pub eras: [Era; 3],
    /// The four actions of the era board, top to bottom.
    pub dedications: [Deed; 4],
    pub god_dedication: u8,
    pub resources_start: u8,
    pub resources_most: u8,
    pub settlers: u8,
    pub favors_most: u8,
    pub deploy_food: u8,
    pub harvest_food_per_boat: u8,
    pub harvest_any_per_temple: u8,
    pub boat_costs: [u8; 3],
    pub temple_costs: [u8; 2],
    pub settler_influence: u8,
    pub temple_influence: u8,
    pub boat_influence: u8,
    pub island_points: [u8; 3],
    pub favor_points: [u8; 3],
    pub neutral_settlers: u8,
    pub favors_per_row: u8,
    pub dedications_per_stack: u8,
    pub second_side: bool,
    pub enemy: EnemyStock,
    pub boards: [EnemyBoard; Board::COUNT],
    /// The same clans for stronger players.
    pub stern_boards: [EnemyBoard; Board::COUNT],
}

/// What the enemy clan brings to the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct EnemyStock {
    pub settlers: u8,
    pub boats: u8,
    pub temples: u8,
    pub per_slot: u8,
    pub start_settlers: u8,
    pub start_fury: u8,
    pub pile: u8,
}

impl Content {
    pub(crate) fn viking(&self, card: Card) -> &Viking {
        &self.vikings[card.index()]
    }

    pub(crate) fn favor(&self, favor: Favor) -> &FavorCard {
        &self.favors[favor.index()]
    }

    pub(crate) fn era(&self, era: u8) -> Era {
        self.eras[(era as usize).clamp(1, 3) - 1]
    }
}

/// The end space of an enemy track; the spaces of a track are a fixed array.
pub(crate) const TRACK_END: u8 = 7;
