//! The content as compact tables: what every card, building, mission and achievement costs, needs and
//! does. They are read and checked in `reading.rs`.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pile::Kinds;
use crate::prices::Prices;
use crate::{Achievement, Building, Card, Mission, Resource};

/// Open slots of Odin's Path.
pub(crate) const ROW: usize = 5;
/// Successes the printed table of attack points knows, and none.
pub(crate) const ATTACK_TABLE: usize = 8;
/// The most cards that can take part in one attack.
pub(crate) const STRIKERS_MAX: usize = 40;

/// A price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Cost {
    pub beer: u8,
    pub gold: u8,
}

impl Cost {
    pub const fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Beer => self.beer,
            Resource::Gold => self.gold,
        }
    }

    pub const fn only(resource: Resource, amount: u8) -> Cost {
        match resource {
            Resource::Beer => Cost { beer: amount, gold: 0 },
            Resource::Gold => Cost { beer: 0, gold: amount },
        }
    }

    pub(crate) const fn is_nothing(self) -> bool {
        self.beer == 0 && self.gold == 0
    }
}

/// What a card says it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Resource,
    Fighter,
    Hero,
    Action,
    Defence,
    Reaction,
    Undead,
}

/// What a resource card counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    Brewery,
    GoldFactory,
    Opponent,
}

/// Which cards an effect picks out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    Any,
    Resource,
    Fighter,
    FighterOrHero,
}

/// The primitives cards are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Resources for this turn, or tokens that are handled like loot.
    Gain {
        beer: u8,
        gold: u8,
        tokens: bool,
    },
    GainPer {
        resource: Resource,
        base: u8,
        each: u8,
        per: Per,
    },
    /// Resources for this turn, each beer or gold as the player likes.
    GainChoice {
        amount: u8,
    },
    Draw {
        amount: u8,
    },
    /// One token from a building of another player.
    Steal {
        resource: Resource,
    },
    /// Open the top cards of the own deck, take the tagged ones to hand, discard the others.
    RevealTake {
        amount: u8,
        tag: Tag,
    },
    /// Up to so many cards from the own discard to hand.
    FetchDiscard {
        amount: u8,
        tag: Tag,
    },
    /// Look at a hand; its owner discards one card of it, if wished.
    PeekHand,
    /// Played with an attack: one Fighter in it is stronger.
    BoostFighter {
        amount: u8,
    },
    /// Every Fighter is stronger until the end of the turn.
    BoostAllFighters {
        amount: u8,
    },
    /// A reaction laid on the attacked building.
    Defend {
        amount: u8,
    },
    /// A reaction that strengthens every building of its owner.
    DefendAll {
        amount: u8,
    },
    /// A reaction that takes the strength of one attacking card.
    ReactionNullify {
        target: Target,
    },
    /// The card itself is stronger.
    SelfBoostPer {
        amount: u8,
        per: Per,
    },
    SelfBoostAtTownHall {
        amount: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Fighter,
    Hero,
}

impl Effect {
    /// Whether the effect is used by playing the card on the own turn.
    pub(crate) const fn is_played(self) -> bool {
        matches!(
            self,
            Effect::Gain { .. }
                | Effect::GainPer { .. }
                | Effect::GainChoice { .. }
                | Effect::Draw { .. }
                | Effect::Steal { .. }
                | Effect::RevealTake { .. }
                | Effect::FetchDiscard { .. }
                | Effect::PeekHand
                | Effect::BoostAllFighters { .. }
        )
    }

    pub(crate) const fn is_reaction(self) -> bool {
        matches!(self, Effect::Defend { .. } | Effect::DefendAll { .. } | Effect::ReactionNullify { .. })
    }
}

/// One kind of card.
#[derive(Clone, Debug)]
pub(crate) struct CardSpec {
    pub class: Class,
    pub copies: u8,
    pub min_players: u8,
    /// Nothing where the card cannot be bought.
    pub cost: Option<Cost>,
    pub attack: u8,
    /// Of the Undead.
    pub defence: u8,
    pub is_resource: bool,
    pub effects: ArrayVec<Effect, 2>,
    /// Derived: has an effect that is used by playing the card.
    pub is_played: bool,
    pub is_reaction: bool,
    /// Derived: what it puts into the purse when played to pay, where that is all it does.
    pub money: Option<Effect>,
    /// Derived: what playing the card lets one choose, so many resources, each beer or gold.
    pub choice: Option<u8>,
}

impl CardSpec {
    /// Fighters and Heroes attack (rulebook 3.4).
    pub(crate) const fn strikes(&self) -> bool {
        matches!(self.class, Class::Fighter | Class::Hero)
    }

    /// What the card adds to a Fighter of an attack it is played with.
    pub(crate) fn boost(&self) -> Option<u8> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::BoostFighter { amount } => Some(*amount),
            _ => None,
        })
    }

    pub(crate) fn defend(&self) -> Option<u8> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Defend { amount } => Some(*amount),
            _ => None,
        })
    }

    pub(crate) fn defend_all(&self) -> Option<u8> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::DefendAll { amount } => Some(*amount),
            _ => None,
        })
    }

    pub(crate) fn nullifies(&self) -> Option<Target> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::ReactionNullify { target } => Some(*target),
            _ => None,
        })
    }

    pub(crate) const fn matches(&self, tag: Tag) -> bool {
        match tag {
            Tag::Any => true,
            Tag::Resource => self.is_resource,
            Tag::Fighter => matches!(self.class, Class::Fighter),
            Tag::FighterOrHero => self.strikes(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct BuildingSpec {
    pub copies: u8,
    pub cost: Cost,
    pub defence: u8,
    pub reward_vp: u8,
    pub loot: u8,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct HallSpec {
    pub defence: u8,
    /// Nothing where the number of buildings is not limited.
    pub limit: Option<u8>,
    pub upgrade: Option<Cost>,
    pub vp_when_built: u8,
    pub reward_vp: u8,
    pub reward_asgard: bool,
}

/// What a mission asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Requirement {
    Bought { what: Bought },
    HitBuilding { card_strength: u8 },
    HitTownHall,
    Spent { resource: Resource, amount: u8 },
    Owns { building: Building, amount: u8 },
    TownHallLevel { level: u8 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bought {
    Odin,
    Building,
    Unit,
    Defence,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct MissionSpec {
    pub copies: u8,
    pub vp: u8,
    pub requirement: Requirement,
}

/// What an achievement counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Counts {
    CardsDefence,
    CardsFighter,
    CardsOdin,
    CardsPigator,
    Buildings,
    StoredBeer,
    StoredGold,
    MissionsDone,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoundSpec {
    #[serde(rename = "source")]
    _source: String,
    pub hand_size: u8,
    pub odin_row: usize,
    pub exchange_rate: u8,
    pub mission_swap_gold: u8,
    pub max_same_building: u8,
    pub container_capacity: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScoringSpec {
    #[serde(rename = "source")]
    _source: String,
    pub end_two_players: u16,
    pub end_more_players: u16,
    pub end_long_game: u16,
    pub asgard_marks: [u16; 3],
    pub asgard_cards_per_player: u8,
    pub attack: [u8; ATTACK_TABLE],
    pub repel_per_card: u8,
    pub full_defence: u8,
    pub undead: u8,
    pub full_container: u8,
    pub achievement: [u8; 4],
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Readings {
    #[serde(rename = "source")]
    _source: String,
    pub attack_step_beyond_table: u8,
    pub rounds_max: u8,
    pub first_game_achievements: [Achievement; 4],
}

/// The kinds of cards that do one thing, derived from their specs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sorts {
    /// Used by playing them.
    pub played: Kinds,
    pub strikers: Kinds,
    pub fighters: Kinds,
    /// Strengthen a Fighter they are played with.
    pub boosters: Kinds,
    pub money: Kinds,
    pub reactions: Kinds,
}

impl Sorts {
    pub(crate) fn of(cards: &[CardSpec; Card::COUNT]) -> Sorts {
        let those = |does: fn(&CardSpec) -> bool| {
            Card::ALL.into_iter().filter(|card| does(&cards[card.index()])).collect::<Kinds>()
        };
        Sorts {
            played: those(|spec| spec.is_played),
            strikers: those(CardSpec::strikes),
            fighters: those(|spec| spec.class == Class::Fighter),
            boosters: those(|spec| spec.boost().is_some()),
            money: those(|spec| spec.money.is_some()),
            reactions: those(|spec| spec.is_reaction),
        }
    }
}

/// All of it.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    pub cards: [CardSpec; Card::COUNT],
    pub sorts: Sorts,
    pub prices: Prices,
    pub buildings: [BuildingSpec; Building::COUNT],
    /// By level, less one.
    pub halls: [HallSpec; 3],
    pub dragon_defence: u8,
    pub missions: [MissionSpec; Mission::COUNT],
    pub achievements: [Counts; Achievement::COUNT],
    pub round: RoundSpec,
    pub scoring: ScoringSpec,
    pub readings: Readings,
}

impl Content {
    pub(crate) fn card(&self, card: Card) -> &CardSpec {
        &self.cards[card.index()]
    }

    pub(crate) fn building(&self, building: Building) -> &BuildingSpec {
        &self.buildings[building.index()]
    }

    /// The Town Hall of a level; out-of-range levels of a badly set position count as the nearest.
    pub(crate) fn hall(&self, level: u8) -> &HallSpec {
        &self.halls[usize::from(level.clamp(1, 3)) - 1]
    }

    pub(crate) fn mission(&self, mission: Mission) -> &MissionSpec {
        &self.missions[mission.index()]
    }

    /// Points for so many successful attacks on buildings in one turn (table of rulebook 3.4).
    pub(crate) fn attack_vp(&self, hits: u8) -> u8 {
        let last = ATTACK_TABLE - 1;
        match self.scoring.attack.get(usize::from(hits)) {
            Some(points) => *points,
            None => {
                let beyond = (hits - last as u8).saturating_mul(self.readings.attack_step_beyond_table);
                self.scoring.attack[last].saturating_add(beyond)
            }
        }
    }
}
