//! The numbers of the game as compact tables; [`reading`](crate::reading) fills them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use engine::Set;

use crate::names::{Colour, Destiny, Face, Foe, Good, Journey, Merchant, Rune, Ship, Shore, Tent, Weapon};
use crate::warriors::Warriors;

/// How many cards each deck holds; the rulebook counts them.
pub(crate) const TROLLS: usize = 16;
pub(crate) const DRAUGR: usize = 21;
pub(crate) const MONSTERS: usize = 36;
pub(crate) const JOURNEYS: usize = 18;
/// The most warriors a player can lead, as far as the tables of the engine reach.
pub(crate) const WARRIORS_MAX: u8 = 8;
/// The most a troll, draugr or monster can take before it falls, and the most warriors it can cost.
pub(crate) const DEFENCE_MAX: u8 = 12;
pub(crate) const ATTACK_MAX: u8 = 6;
/// Rune cards that can lie open at once.
pub(crate) const RUNE_SPACES_MAX: usize = 3;

/// Goods and warriors that change hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Purse {
    pub food: u8,
    pub wood: u8,
    pub coin: u8,
    pub favor: u8,
    pub glory: u8,
    pub swordsman: u8,
    pub spearman: u8,
    pub axeman: u8,
}

impl Purse {
    pub fn warriors(self) -> Warriors {
        Warriors::new(self.swordsman, self.spearman, self.axeman)
    }

    pub fn of_warriors(warriors: Warriors) -> Purse {
        Purse {
            swordsman: warriors.swordsman,
            spearman: warriors.spearman,
            axeman: warriors.axeman,
            ..Purse::default()
        }
    }

    pub fn of(good: Good, count: u8) -> Purse {
        match good {
            Good::Food => Purse { food: count, ..Purse::default() },
            Good::Wood => Purse { wood: count, ..Purse::default() },
            Good::Coin => Purse { coin: count, ..Purse::default() },
        }
    }

    pub fn is_empty(self) -> bool {
        self == Purse::default()
    }

    /// What is in it, by name, in the order in which it is told.
    pub fn parts(self) -> impl Iterator<Item = (&'static str, u8)> {
        let all = [
            ("glory", self.glory),
            ("food", self.food),
            ("wood", self.wood),
            ("coin", self.coin),
            ("favor", self.favor),
            ("swordsman", self.swordsman),
            ("spearman", self.spearman),
            ("axeman", self.axeman),
        ];
        all.into_iter().filter(|(_, count)| *count > 0)
    }
}

/// An enemy card.
#[derive(Clone, Copy, Debug)]
pub struct FoeCard {
    pub attack: u8,
    pub defence: u8,
    /// Glory and goods for who beats it.
    pub reward: Purse,
    pub forbids: Option<Weapon>,
    pub colour: Option<Colour>,
}

/// What a journey takes from the ship.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct JourneyCard {
    pub count: u8,
    pub lose_food: u8,
    pub lose_warrior: u8,
    pub lose_either: u8,
}

/// What a destiny counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Metric {
    BlueEnemyCards,
    YellowEnemyCards,
    RedEnemyCards,
    Wood,
    Warriors,
    Favor,
    Food,
    Coin,
    RuneCards,
    MonsterCards,
    DraugrCards,
    TrollCards,
}

impl Metric {
    /// Whether it counts beaten enemies, which lie face down.
    pub(crate) fn counts_trophies(self) -> bool {
        matches!(
            self,
            Metric::BlueEnemyCards
                | Metric::YellowEnemyCards
                | Metric::RedEnemyCards
                | Metric::MonsterCards
                | Metric::DraugrCards
                | Metric::TrollCards
        )
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct DestinyCard {
    pub metric: Metric,
    pub glory_sole: u8,
    pub glory_tied: u8,
}

/// A ship: what it costs to use (of the community) or to build (a leader's own).
#[derive(Clone, Copy, Debug, Default)]
pub struct ShipCard {
    pub wood: u8,
    pub coin: u8,
    pub capacity: u8,
    pub glory: u8,
    pub min_players: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TentKind {
    Economic,
    Military,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct TentCard {
    pub kind: TentKind,
    pub repeats: u8,
    pub pay: Purse,
    pub gain: Purse,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ShoreSpace {
    /// Warriors that one food feeds on the way.
    pub fed_by_one_food: u8,
    pub min_players: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct TableSize {
    pub workers_start: u8,
    pub tents_military: u8,
    pub tents_economic: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Scoring {
    pub set_glory: u8,
    pub favor_glory: u8,
    pub coins_per_glory: u8,
    pub bounty_coins: u8,
    pub blame_glory: [i8; 7],
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Limits {
    pub rounds: u8,
    pub warriors: u8,
    pub hunted_food: u8,
}

/// The numbers in the texts of the runes.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct RunePowers {
    pub gifts_goods: u8,
    pub wealth_coins: u8,
}

/// Everything the rules look up.
#[derive(Clone, Debug)]
pub struct Content {
    pub limits: Limits,
    pub start: Purse,
    pub table: TableSize,
    pub dice: [[Face; 6]; 3],
    pub dice_supply: Warriors,
    pub foes: [FoeCard; Foe::COUNT],
    pub troll_copies: [u8; Foe::COUNT],
    pub journeys: [JourneyCard; Journey::COUNT],
    pub rune_glory: [u8; Rune::COUNT],
    pub destinies: [DestinyCard; Destiny::COUNT],
    pub merchants: [Purse; Merchant::COUNT],
    pub merchant_coin: u8,
    pub ships: [ShipCard; Ship::COUNT],
    pub tents: [TentCard; Tent::COUNT],
    pub shores: [ShoreSpace; Shore::COUNT],
    pub hut_coins: [u8; 4],
    pub church_coins: [u8; 4],
    pub rune_spaces: u8,
    pub rune_wood: u8,
    pub rune_powers: RunePowers,
    pub scoring: Scoring,
    /// The draugr and monsters of each colour, and all draugr and all monsters, for counting trophies.
    pub of_colour: [Set<Foe>; Colour::COUNT],
    pub all_draugr: Set<Foe>,
    pub all_monsters: Set<Foe>,
}
