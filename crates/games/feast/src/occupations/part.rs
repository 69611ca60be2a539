//! A card as data: when each of its parts works, under which condition, what it asks and what it gives.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::items::{Bundle, Item};
use crate::names::{Good, Resource, Section, Ship, Space, Special};

/// The moments at which the rules ask the played cards. The list of hooks is in the module's doc.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum When {
    OnPlay,
    Anytime,
    PlaceBefore,
    UseBefore,
    UseAfter,
    ActionBefore,
    ActionAfter,
    Success,
    Failure,
    VikingActionDone,
    OreExchangedBefore,
    OreExchangedAfter,
    BuiltShip,
    BuiltHouse,
    UsedLongship,
    PlayedOccupations,
    TookMountain,
    VikingsReturned,
    ThingCount,
    GainTile,
    ReceivedStockfish,
    PlaceTile,
    HarvestStart,
    Harvest,
    HarvestAfter,
    IncomeBefore,
    FeastStart,
    FeastServed,
    FeastAfter,
    BonusDuring,
    BonusAfter,
    MountainUpdate,
    ActionsEnd,
    /// The owner comes to own enough of something; once per game.
    Reached,
    /// The owner acquires a knarr; once per game.
    NextKnarr,
    Scoring,
    /// A change of the rules: the place in the code that it changes asks for the card by name.
    RuleChange,
}

impl When {
    pub const COUNT: usize = When::RuleChange as usize + 1;
}

/// Actions that cards ask for wherever they come from, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Deed {
    Hunt,
    Snare,
    Whaling,
    Raid,
    Pillage,
    Overseas,
    Explore,
    Emigrate,
}

/// What has to be true besides the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    Always,
    HarvestRound,
    NoHarvestRound,
    VikingsOnSection(Section, u8),
    VikingsInColumn(u8, u8),
    ProvidedAtLeast(Resource, u8),
    ProvidedExactly(Resource, u8),
    Placed(u8),
    /// Two Vikings placed in the second column, and not for the first time in the round.
    PlacedTwoAgain,
    RollsAtMost(u8),
    /// On this space with so many placed Vikings; a copy counts only where said.
    OnSpace {
        space: Space,
        placed: u8,
        copies: bool,
    },
    SpentWeapon(u8),
    SpentNoWood,
    SupplyGood(Good, u8),
    SupplyOre(u8),
    TargetIsland,
    TargetHouse,
    /// The ship was built by a Build Ships space and wood was paid.
    BuiltWithWood,
    Count(u8),
    CountUpTo(u8),
    Served(Good, u8),
}

/// Numbers that cards count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    One,
    Ships(Ship),
    LargeShips,
    FewestOfEachShip,
    Houses,
    Islands,
    Sheep,
    AnimalTypes,
    RedTypes,
    SupplyGood(Good),
    MeatPairs,
    SpecialTiles,
    PlacedOre,
    LongshipsWithOre(u8),
    Players,
    Income,
    BoatsUsed,
    KindsTaken,
    PaidKinds,
    /// Number `n` that came with the moment.
    Moment(u8),
}

/// One price and what it buys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exchange {
    pub cost: Bundle,
    pub gain: Bundle,
}

/// One step of a gain that depends on a count. Of the tiers with a least number that hold the last one counts,
/// of those with a greatest number the first.
#[derive(Clone, Copy, Debug)]
pub struct Tier {
    pub min: u8,
    pub max: u8,
    pub gain: Bundle,
    pub amount: u8,
}

/// A primitive that is not a plain exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Exchange,
    TakeMountain,
    Upgrade,
    DrawWeapon,
    FillWeapons,
    ReturnViking,
    TakeAction(Deed),
    UseSpace,
    HomeBonusPhase,
    HouseBonusPhase,
    BreedingPhase,
    FeastPhase,
    HarvestPhase,
    PlayOccupation,
    BuyShip,
    GridMove,
    FlipTiles,
    DoubleGood,
    DuplicateGood,
    SwapSpecialTile(Special),
    StockShed,
    LayOre,
    UnloadOre,
    RollBonus,
    Sow,
    /// See [`When::RuleChange`].
    RuleChange,
}

#[derive(Clone, Debug)]
pub struct Part {
    pub when: When,
    /// Bits of the spaces it looks at; all where none is named.
    pub spaces: u64,
    /// Bits of [`Deed`].
    pub deeds: u8,
    /// Bits of the goods (or ships, or buildings) it looks at.
    pub goods: u32,
    pub condition: Condition,
    pub optional: bool,
    /// The price of an op, or of every option.
    pub cost: Bundle,
    /// Silver equal to the number of the round is part of the price.
    pub cost_round: bool,
    pub options: Vec<Exchange>,
    pub gain: Bundle,
    pub per: Count,
    pub count: Count,
    pub tiers: Vec<Tier>,
    pub op: Op,
    pub amount: u8,
    pub steps: u8,
    pub value: i8,
    /// Bits of goods or resources that the op is limited to; 0 for no limit.
    pub only: u32,
    pub limit: Limit,
    /// All of `amount` or nothing.
    pub exact: bool,
}

/// How often a part may be used at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    #[default]
    Once,
    /// Once for each tile that the moment brought.
    OncePerTile,
    OncePerKnarr,
}

impl Part {
    /// Whether the owner decides something about it: whether it is used at all, or which of its options.
    pub fn is_asked(&self) -> bool {
        self.optional || self.options.len() > 1 || self.op == Op::DuplicateGood
    }
}

pub struct CardRules {
    pub deck: Deck,
    pub starting: bool,
    pub points: i8,
    pub parts: Vec<Part>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Deck {
    A,
    B,
    C,
}

impl CardRules {
    pub fn is_anytime(&self) -> bool {
        self.parts.iter().any(|part| part.when == When::Anytime)
    }

    /// Whether playing it brings something that a space could ask for.
    pub fn is_provident(&self) -> bool {
        let useful = |gain: &Bundle| {
            gain.iter().any(|(item, _)| match item {
                Item::Resource(_) | Item::Ship(_) | Item::ArmedLongship => true,
                Item::Good(good) => good.is_animal(),
                _ => false,
            })
        };
        self.parts_at(When::OnPlay).any(|(_, part)| {
            useful(&part.gain)
                || part.options.iter().any(|exchange| useful(&exchange.gain))
                || part.tiers.iter().any(|tier| useful(&tier.gain))
                || part.op == Op::BuyShip
        })
    }

    /// The parts that work at a moment, with their places on the card.
    pub fn parts_at(&self, when: When) -> impl Iterator<Item = (u8, &Part)> {
        self.parts
            .iter()
            .enumerate()
            .filter(move |(_, part)| part.when == when)
            .map(|(index, part)| (index as u8, part))
    }
}

/// The cards that have a part for each moment.
pub fn waiting(cards: &[CardRules]) -> Vec<CardSet> {
    let mut waiting = vec![CardSet::EMPTY; When::COUNT];
    for (index, card) in cards.iter().enumerate() {
        card.parts.iter().for_each(|part| waiting[part.when as usize].insert(Card(index as u8)));
    }
    waiting
}
