//! A card as data: when each of its parts works, under which condition, what it asks and what it gives.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet};
use crate::items::{Bundle, Item};
use crate::names::{Good, Resource, Section, Space, Special};

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
    ReceivedGood,
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
    /// A change of the rules: the rules ask for it by its [`Change`].
    RuleChange,
}

impl When {
    pub(crate) const COUNT: usize = When::RuleChange as usize + 1;
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

/// What has to be true besides the moment. In a file a condition is its name, or its name with its numbers:
/// `"harvest_round"`, `{ placed = 4 }`, `{ vikings_in_column = { column = 2, least = 7 } }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Condition {
    #[default]
    Always,
    HarvestRound,
    NoHarvestRound,
    VikingsInSection {
        section: Section,
        least: u8,
    },
    VikingsInColumn {
        column: u8,
        least: u8,
    },
    /// What the space itself handed out.
    ProvidedAtLeast {
        resource: Resource,
        least: u8,
    },
    ProvidedExactly {
        resource: Resource,
        amount: u8,
    },
    /// So many Vikings placed, in the column of that number.
    Placed(u8),
    /// Two Vikings placed in the second column, and not for the first time in the round.
    TwoPlacedAgain,
    RollsAtMost(u8),
    /// On this space with so many placed Vikings; a copy counts only where said.
    OnSpace {
        space: Space,
        placed: u8,
        copies: bool,
    },
    /// Exactly so many weapons spent.
    WeaponsSpent(u8),
    NoWoodSpent,
    SupplyGood {
        good: Good,
        least: u8,
    },
    SupplyOre(u8),
    TargetIsland,
    TargetHouse,
    /// The ship was built by a Build Ships space and wood was paid.
    BuiltWithWood,
    /// The number that came with the moment is this one.
    Count(u8),
    /// It is at least 1 and at most this one.
    CountUpTo(u8),
    Served {
        good: Good,
        least: u8,
    },
    NotServed(Good),
    /// The price of the action before any discount.
    PriceAtLeast(u8),
    /// The bonus goods of one house.
    BonusGoods(u8),
}

/// Numbers that cards count. In a file a name, or a name with its number: `"knarrs"`, `{ supply = "grain" }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Count {
    #[default]
    One,
    WhalingBoats,
    Knarrs,
    Longships,
    LargeShips,
    FewestOfEachShip,
    Houses,
    Islands,
    Sheep,
    AnimalTypes,
    RedTypes,
    Supply(Good),
    MeatPairs,
    SpecialTiles,
    PlacedOre,
    /// Longships that carry at least so much ore.
    LongshipsWithOre(u8),
    Players,
    Income,
    BoatsUsed,
    KindsTaken,
    PaidKinds,
    /// Numbers that came with the moment.
    StonesTaken,
    TwoSilverTaken,
    OreMoved,
    TwoSilverMoved,
}

/// One price and what it buys.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Exchange {
    pub cost: Bundle,
    pub gain: Bundle,
    /// Only during an action with placed Vikings (ruling R37).
    pub viking_action: bool,
}

/// One step of a gain that depends on a count. Of the tiers with a least number that hold the last one counts,
/// of those with a greatest number the first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tier {
    pub min: u8,
    pub max: u8,
    pub gain: Bundle,
    pub amount: u8,
}

/// Where Vikings come home from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum From {
    /// The space that is being used.
    Used,
    /// Every space of a column.
    Column(u8),
    /// One space, the owner's choice; more than one Viking costs silver equal to the round.
    Any,
}

/// Which spaces a card uses without placing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Scope {
    /// One that holds Vikings.
    Taken,
    /// A free one right above or below an own Viking.
    BesideOwn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Direction {
    UpLeft,
    UpRight,
}

/// What a part does that is not a plain exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Exchange,
    TakeMountain,
    Upgrade,
    DrawWeapon,
    FillWeapons,
    ReturnViking(From),
    TakeAction(Deed),
    UseSpace { column: u8, scope: Scope },
    HomeBonusPhase,
    HouseBonusPhase,
    BreedingPhase,
    FeastPhase,
    HarvestPhase,
    PlayOccupation,
    BuyShip,
    GridMove(Direction),
    FlipTiles,
    DoubleGood { good: Good, most: u8 },
    DuplicateGood,
    SwapSpecialTile { tile: Special, leaves: [Good; 2] },
    StockShed,
    LayOre,
    UnloadOre,
    BuyRollBonus,
    Sow,
    Change(Change),
}

/// A change of a rule for the owner. The rules ask for changes by kind (`changes.rs`) and read their numbers from the
/// part; they never ask for a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Change {
    /// `amount` less of `item` on the spaces or for the action of the trigger.
    Discount,
    /// `value` is added to every roll of the actions of the trigger.
    RollBonus,
    /// At most `value` rolls.
    MaxRolls,
    /// Each `item` spent counts `value`.
    SpendWorth,
    /// `item` may be spent besides what the action names.
    SpendToo,
    /// A battle result may take two tiles.
    SplitBattle,
    /// Green goods may be looted, at the value of their blue side and `value`.
    GreenLoot,
    /// The most valuable special tiles on offer count `value` more.
    LootValue,
    /// `amount` of the tier fewer Vikings.
    FewerVikings,
    /// A knarr opens what asks for longships.
    KnarrAsLongship,
    /// The space explores any land, with any ship it asks for.
    ExploreAny,
    /// `value` tiles of `item` may lie lengthwise at a feast.
    LengthwiseLimit,
    /// `item` may go from the table into houses after a feast.
    MoveServed,
    /// `item` may be laid in houses.
    MayLay,
    /// `amount` goods of an upgrade of so many goods go `steps` steps in all.
    UpgradeBoost,
    /// Of exactly `amount` goods received at once one may be `gain` instead.
    SwapReceived,
    InsteadOfWeapon,
    InsteadOfUpgrade,
    InsteadOfShip,
    /// `amount` upgrades of `steps` instead of the action of the trigger.
    InsteadOfAction,
    InsteadOfHouseGood,
    InsteadOfDraw,
    /// A gain for a good that is not served at the feast.
    Forswear,
}

impl Change {
    pub(crate) const COUNT: usize = Change::Forswear as usize + 1;
}

#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub when: When,
    /// Bits of the spaces it looks at; all where none is named.
    pub spaces: u64,
    /// Bits of [`Deed`]; 0 for all.
    pub deeds: u8,
    /// Bits of the goods (or ships, or buildings) it looks at; 0 for all.
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
    /// The item that a change of the rules is about.
    pub item: Option<Item>,
    /// Bits of goods or resources that the op is limited to; 0 for no limit.
    pub only: u32,
    /// Bits of the numbers of goods of an upgrade that are boosted.
    pub of: u8,
    pub limit: Limit,
    /// All of `amount` or nothing.
    pub exact: bool,
    /// An upgrade goes as far as blue.
    pub to_blue: bool,
    /// All goods of an upgrade are of one type.
    pub same_type: bool,
    /// What is gained is what was paid, turned over: nothing new comes.
    pub turned: bool,
    /// An action that the card grants costs so much less.
    pub discount: Option<Count>,
    /// Half silvers off the price of a ship for each item held.
    pub half_silver_off: Bundle,
}

/// How often a part may be used at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Limit {
    #[default]
    Once,
    /// Once for each tile that the moment brought.
    OncePerTile,
    OncePerKnarr,
}

impl Part {
    /// Whether the owner decides something about it: whether it is used at all, or which of its options.
    pub(crate) fn is_asked(&self) -> bool {
        self.optional || self.options.len() > 1 || self.op == Op::DuplicateGood
    }
}

pub(crate) struct CardRules {
    pub deck: Deck,
    pub starting: bool,
    pub points: i8,
    pub parts: Vec<Part>,
}

/// The colour of a card: when it works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Immediate,
    Anytime,
    EachTime,
    AsSoonAs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) enum Deck {
    A,
    B,
    C,
}

impl CardRules {
    pub(crate) fn is_anytime(&self) -> bool {
        self.parts.iter().any(|part| part.when == When::Anytime)
    }

    /// Whether playing it brings something that a space could ask for.
    pub(crate) fn is_provident(&self) -> bool {
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
    pub(crate) fn parts_at(&self, when: When) -> impl Iterator<Item = (u8, &Part)> {
        self.parts
            .iter()
            .enumerate()
            .filter(move |(_, part)| part.when == when)
            .map(|(index, part)| (index as u8, part))
    }
}

/// The cards that change each rule.
pub(crate) fn changing(cards: &[CardRules]) -> Vec<CardSet> {
    let mut changing = vec![CardSet::EMPTY; Change::COUNT];
    for (index, card) in cards.iter().enumerate() {
        for part in &card.parts {
            if let Op::Change(change) = part.op {
                changing[change as usize].insert(Card(index as u8));
            }
        }
    }
    changing
}

/// The cards that have a part for each moment.
pub(crate) fn waiting(cards: &[CardRules]) -> Vec<CardSet> {
    let mut waiting = vec![CardSet::EMPTY; When::COUNT];
    for (index, card) in cards.iter().enumerate() {
        card.parts.iter().for_each(|part| waiting[part.when as usize].insert(Card(index as u8)));
    }
    waiting
}
