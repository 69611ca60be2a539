//! The closed sets of things the game knows by name: cards, buildings, missions, achievements,
//! resources. What they cost and do is content; that they exist is code, so that a notation can be
//! read without any content.

use engine::named;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

named! {
    /// Beer buys units and gold things, gold buys buildings, defences and beer things.
    Resource, "beer or gold":
    Beer = "beer",
    Gold = "gold",
}

impl Resource {
    pub const fn other(self) -> Resource {
        match self {
            Resource::Beer => Resource::Gold,
            Resource::Gold => Resource::Beer,
        }
    }
}

named! {
    /// Every card that can be in a deck, and the Undead of Odin's Path.
    Card, "a card":
    Beer = "beer",
    Gold = "gold",
    VikingWarrior = "viking_warrior",
    ElfArcher = "elf_archer",
    BoneCrusher = "bone_crusher",
    Pigator = "pigator",
    Cannon = "cannon",
    ChickenTower = "chicken_tower",
    SheepCannon = "sheep_cannon",
    UndeadGold = "undead_gold",
    UndeadBeer = "undead_beer",
    Shaman = "shaman",
    BearRider = "bear_rider",
    Assassin = "assassin",
    Scroll = "scroll",
    BeerMugs = "beer_mugs",
    GoldBars = "gold_bars",
    GoldMiner = "gold_miner",
    BeerSpecialist = "beer_specialist",
    Crystal = "crystal",
    MoneyTheft = "money_theft",
    RecipeTheft = "recipe_theft",
    MysteryGiftResource = "mystery_gift_resource",
    MysteryGiftUnit = "mystery_gift_unit",
    Sword = "sword",
    OdinsBoost = "odins_boost",
    ShockwaveTower = "shockwave_tower",
    HeroTrap = "hero_trap",
    Alviss = "alviss",
    Dvergar = "dvergar",
    Grendel = "grendel",
    Thor = "thor",
    Valkyrie = "valkyrie",
    Mjollnir = "mjollnir",
    LokisLens = "lokis_lens",
    Resurrection = "resurrection",
    TimeManipulation = "time_manipulation",
    TreasureChest = "treasure_chest",
    BeerTaxes = "beer_taxes",
    GoldTaxes = "gold_taxes",
}

/// Where cards of a kind come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Market {
    Starting,
    Unit,
    Defence,
    Odin,
    Asgard,
}

impl Card {
    /// The market pile the card is bought from, for units and defences.
    pub(crate) const PILES: [Card; 6] =
        [Card::ElfArcher, Card::BoneCrusher, Card::Pigator, Card::Cannon, Card::ChickenTower, Card::SheepCannon];

    pub const fn market(self) -> Market {
        match self as u8 {
            0..=2 => Market::Starting,
            3..=5 => Market::Unit,
            6..=8 => Market::Defence,
            9..=27 => Market::Odin,
            _ => Market::Asgard,
        }
    }

    /// Index into the piles of units and defences.
    pub fn pile(self) -> Option<usize> {
        matches!(self.market(), Market::Unit | Market::Defence).then(|| self.index() - Card::ElfArcher.index())
    }
}

named! {
    /// The six kinds of buildings; the Town Hall is none of them.
    Building, "a building":
    Brewery = "brewery",
    GoldFactory = "gold_factory",
    BeerContainer = "beer_container",
    GoldContainer = "gold_container",
    Drakkar = "drakkar",
    Tavern = "tavern",
}

impl Building {
    /// What a Brewery or Gold Factory produces.
    pub const fn produces(self) -> Option<Resource> {
        match self {
            Building::Brewery => Some(Resource::Beer),
            Building::GoldFactory => Some(Resource::Gold),
            _ => None,
        }
    }

    /// What a container stores.
    pub const fn stores(self) -> Option<Resource> {
        match self {
            Building::BeerContainer => Some(Resource::Beer),
            Building::GoldContainer => Some(Resource::Gold),
            _ => None,
        }
    }

    /// The resource whose tokens can lie on it.
    pub const fn holds(self) -> Option<Resource> {
        match self {
            Building::Brewery | Building::BeerContainer => Some(Resource::Beer),
            Building::GoldFactory | Building::GoldContainer => Some(Resource::Gold),
            Building::Drakkar | Building::Tavern => None,
        }
    }
}

named! {
    /// What players are asked to do for points.
    Mission, "a mission":
    Worship = "worship",
    Worker = "worker",
    Strategy = "strategy",
    Shield = "shield",
    Attacker = "attacker",
    MoneyMoney = "money_money",
    Thirsty = "thirsty",
    BeerMission = "beer_mission",
    GoldMission = "gold_mission",
    Captain = "captain",
    Warfare = "warfare",
    Architect = "architect",
    Brewer = "brewer",
    Foundry = "foundry",
    Innkeeper = "innkeeper",
    TownFall = "town_fall",
}

named! {
    /// What is counted at the end of the game.
    Achievement, "an achievement":
    Defender = "defender",
    Conqueror = "conqueror",
    Builder = "builder",
    BeerTycoon = "beer_tycoon",
    Miner = "miner",
    Follower = "follower",
    Accomplisher = "accomplisher",
    KingPig = "king_pig",
}

named! {
    /// What a seat can be asked.
    Asked, "a question":
    Pay = "pay",
    Muster = "muster",
    React = "react",
    Stow = "stow",
    Dragon = "dragon",
    Steal = "steal",
    Fetch = "fetch",
    Peek = "peek",
    PeekDiscard = "peek-discard",
    AsgardOffer = "asgard-offer",
    AsgardPick = "asgard-pick",
    Store = "store",
    Keep = "keep",
    Turn = "turn",
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markets_follow_the_order_of_the_cards() {
        assert_eq!(Card::VikingWarrior.market(), Market::Starting);
        assert_eq!(Card::ElfArcher.market(), Market::Unit);
        assert_eq!(Card::SheepCannon.market(), Market::Defence);
        assert_eq!(Card::UndeadGold.market(), Market::Odin);
        assert_eq!(Card::HeroTrap.market(), Market::Odin);
        assert_eq!(Card::Alviss.market(), Market::Asgard);
        assert!(Card::PILES.iter().enumerate().all(|(index, card)| card.pile() == Some(index)));
    }
}
