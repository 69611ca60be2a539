//! The content files as compact tables: tiles, boards, spaces, numbers and occupations, validated.

use crate::cards::{Card, CardSet};
use crate::demands::Demands;
use crate::items::{Bundle, Item};
use crate::layout::Layout;
use crate::names::{Building, Dice, Good, Island, Piece, Resource, Section, Ship, Space, Special, Weapon};
use crate::occupations::CardRules;
use crate::shape::Shape;

/// Items of a mountain strip.
pub(crate) const STRIP_ITEMS: usize = 7;
/// Mountain strips in the box.
pub(crate) const STRIPS: usize = 8;

pub(crate) struct Content {
    /// Ways every piece can lie, by its code.
    pub shapes: Vec<Shape>,
    pub goods: [GoodRules; Good::COUNT],
    pub specials: [SpecialRules; Special::COUNT],
    pub home: Layout,
    pub islands: Vec<Layout>,
    pub island_points: [u8; Island::COUNT],
    /// Stone house, then long house.
    pub houses: [Layout; 2],
    pub buildings: [BuildingRules; Building::COUNT],
    pub demands: Demands,
    pub spaces: Vec<SpaceRules>,
    pub lengths: [Length; 2],
    pub ships: [ShipRules; Ship::COUNT],
    pub weapon_cards: [u8; Weapon::COUNT],
    pub strips: [[StripItem; STRIP_ITEMS]; STRIPS],
    pub dice: [DiceRules; Dice::COUNT],
    pub limits: Limits,
    pub setup_goods: Bundle,
    pub setup_weapons: Vec<Weapon>,
    pub open_strips: [u8; 4],
    pub cards: Vec<CardRules>,
    /// Cards by what they wait for; see the occupations module.
    pub waiting: Vec<CardSet>,
    /// Cards by the rule they change.
    pub changing: Vec<CardSet>,
    /// What is printed on each space.
    pub faces: Vec<String>,
    /// Cards with an effect at any time.
    pub anytime: CardSet,
    /// The same and those that may be used from when something is reached.
    pub usable: CardSet,
    /// Cards at any time that play another from the hand.
    pub players_of_cards: CardSet,
    /// Cards that make actions at any time matter: those with an effect at any time, and those that watch tiles.
    pub outlook: CardSet,
    /// Cards that let their owner take something from a mountain strip.
    pub miners: CardSet,
    /// Cards that bring resources, ships or animals when they are played.
    pub provident: CardSet,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct GoodRules {
    pub long_side: u8,
    pub short_side: u8,
    pub sword: u8,
    /// 0 for goods no harvest brings.
    pub harvest: u8,
    pub points: u8,
    pub forge: bool,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct SpecialRules {
    pub sword: u8,
    pub price: Option<u8>,
    pub forge: bool,
    pub points: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BuildingRules {
    pub points: u8,
    pub wood_slots: u8,
    pub stone_slots: u8,
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ShipRules {
    pub price: u8,
    pub points: u8,
    pub printed_ore: u8,
    pub ore_slots: u8,
    pub emigrated: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct DiceRules {
    pub sides: u8,
    pub weapon: Weapon,
    pub success: Bundle,
    pub failure: Bundle,
    pub vikings_back: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct Length {
    pub rounds: u8,
    /// Vikings on the Thing square before the first round.
    pub thing: u8,
    pub harvest: Vec<u8>,
    /// The lot of islands that turns over, by round.
    pub turned: Vec<Option<usize>>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    pub small_berths: u8,
    pub large_berths: u8,
    pub banquet_cells: u8,
    pub cells_per_ship: u8,
    pub island_silver: u8,
    pub rolls: u8,
    pub battle_fails_at: u8,
    pub penalty: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum StripItem {
    #[default]
    Wood,
    Stone,
    Ore,
    /// One item worth two silver.
    TwoSilver,
}

impl StripItem {
    pub(crate) fn resource(self) -> Resource {
        match self {
            StripItem::Wood => Resource::Wood,
            StripItem::Stone => Resource::Stone,
            StripItem::Ore => Resource::Ore,
            StripItem::TwoSilver => Resource::Silver,
        }
    }

    /// What somebody gains who takes these.
    pub(crate) fn gain(items: &[StripItem]) -> Bundle {
        let gains = items.iter().map(|item| match item {
            StripItem::Wood => (Item::WOOD, 1),
            StripItem::Stone => (Item::STONE, 1),
            StripItem::Ore => (Item::ORE, 1),
            StripItem::TwoSilver => (Item::SILVER, 2),
        });
        gains.fold(Bundle::default(), |gain, (item, amount)| gain.plus(item, amount))
    }
}

pub(crate) struct SpaceRules {
    pub column: u8,
    pub(crate) sections: u16,
    pub cost: Bundle,
    /// One of these is paid, the payer's choice.
    pub cost_one_of: Vec<Resource>,
    /// Silver equal to the number of the round is paid.
    pub cost_round: bool,
    pub needs: Vec<(Need, u8)>,
    pub effects: Vec<Effect>,
}

impl SpaceRules {
    /// Whether ships emigrate here.
    pub(crate) fn emigrates(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Emigrate | Effect::MayEmigrate))
    }

    pub(crate) fn is_in(&self, section: Section) -> bool {
        self.sections >> section.index() & 1 != 0
    }
}

/// What a space asks for without taking it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    WhalingBoat,
    Knarr,
    Longship,
    LargeShip,
    AnyShip,
    SheepAny,
    CattleAny,
}

/// One part of what a space does.
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    Gain(Bundle),
    /// Received with at least one such animal.
    GainWith(Good, Bundle),
    /// One for each player of the game.
    GainPerPlayer(Resource),
    /// One for each such animal, up to a limit.
    PerAnimal {
        animal: Good,
        gives: Good,
        max: u8,
    },
    MayExchange {
        pay: Bundle,
        gain: Bundle,
    },
    Pay(Bundle),
    Build(Building),
    Ship(Ship),
    Choose(Vec<Vec<Effect>>),
    /// Up to so many items from one strip, each group from another strip.
    Mountain([u8; 4]),
    Upgrade {
        count: u8,
        steps: u8,
    },
    Weapons(u8),
    Dice {
        kind: Dice,
        boats: u8,
    },
    Forge,
    Overseas,
    Sale(u8),
    /// Bits of the islands that can be reached.
    Explore(u8),
    Emigrate,
    MayEmigrate,
    MaySwap,
    DrawOccupation(u8),
    PlayOccupations(u8),
}

impl Content {
    #[inline]
    pub(crate) fn space(&self, space: Space) -> &SpaceRules {
        &self.spaces[space.index() % Space::PRINTED]
    }

    #[inline]
    pub(crate) fn shape(&self, piece: Piece) -> &Shape {
        &self.shapes[piece.code() as usize]
    }

    #[inline]
    pub(crate) fn card(&self, card: Card) -> &CardRules {
        &self.cards[card.index()]
    }
}
