//! Reading the content files: every item is found by its name and every number is checked once, so
//! that the rules need not doubt one.

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use engine::{ContentError, ContentSet, read_each, within};
use serde::Deserialize;

use crate::content::{
    BuildingSpec, CardSpec, Class, Content, Cost, Counts, Effect, HallSpec, MissionSpec, ROW, Readings, Requirement,
    RoundSpec, STRIKERS_MAX, ScoringSpec, Sorts,
};
use crate::prices::Prices;
use crate::settlement::SAME_MAX;
use crate::state::MISSIONS_MAX;
use crate::{Achievement, Building, Card, Market, Mission};

pub(crate) const FILES: &[(&str, &str)] = &[
    ("buildings.toml", include_str!("../../../../content/gonewild/buildings.toml")),
    ("cards.toml", include_str!("../../../../content/gonewild/cards.toml")),
    ("missions.toml", include_str!("../../../../content/gonewild/missions.toml")),
    ("rules.toml", include_str!("../../../../content/gonewild/rules.toml")),
];

/// The numbers that content may give for a strength or points.
const NUMBERS: RangeInclusive<u8> = 0..=60;

impl Content {
    pub(crate) fn read(content: &ContentSet) -> Result<Content, ContentError> {
        let cards: CardsFile = content.read("cards.toml")?;
        let buildings: BuildingsFile = content.read("buildings.toml")?;
        let missions: MissionsFile = content.read("missions.toml")?;
        let rules: RulesFile = content.read("rules.toml")?;
        if rules.round.odin_row != ROW {
            return Err(wrong("rules.toml", "round", format!("odin_row must be {ROW}")));
        }
        if !(1..=SAME_MAX as u8).contains(&rules.round.max_same_building) {
            return Err(wrong("rules.toml", "round", format!("max_same_building must be 1 to {SAME_MAX}")));
        }
        if !(1..=15).contains(&rules.round.hand_size) || rules.round.exchange_rate < 2 {
            return Err(wrong("rules.toml", "round", "hand_size must be 1 to 15 and exchange_rate at least 2"));
        }
        if !(1..=20).contains(&rules.round.container_capacity) {
            return Err(wrong("rules.toml", "round", "container_capacity must be 1 to 20"));
        }
        let [first, second, third] = rules.scoring.asgard_marks;
        if !(first < second && second < third) {
            return Err(wrong("rules.toml", "scoring", "asgard_marks must go up"));
        }
        if !(1..=3).contains(&rules.scoring.asgard_cards_per_player) {
            return Err(wrong("rules.toml", "scoring", "asgard_cards_per_player must be 1 to 3"));
        }
        if !(1..=200).contains(&rules.readings.rounds_max) {
            return Err(wrong("rules.toml", "readings", "rounds_max must be 1 to 200"));
        }
        let cards = cards.table()?;
        let built = read_each(
            "buildings.toml",
            "building",
            Building::ALL,
            &buildings.building,
            |entry| entry.id,
            BuildingEntry::spec,
        )?;
        Ok(Content {
            sorts: Sorts::of(&cards),
            prices: Prices::of(&cards, &built),
            cards,
            buildings: built,
            halls: buildings.halls()?,
            dragon_defence: buildings.dragon.defence,
            missions: missions.missions()?,
            achievements: read_each(
                "missions.toml",
                "achievement",
                Achievement::ALL,
                &missions.achievement,
                |entry| entry.id,
                |entry| Ok(entry.counts),
            )?,
            round: rules.round,
            scoring: rules.scoring,
            readings: rules.readings,
        })
    }
}

fn wrong(file: &str, item: impl Into<String>, problem: impl Into<String>) -> ContentError {
    ContentError::new(file, item, problem)
}

#[derive(Deserialize)]
struct CardsFile {
    starting: Vec<CardEntry>,
    unit: Vec<CardEntry>,
    defence: Vec<CardEntry>,
    odin: Vec<CardEntry>,
    asgard: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Card,
    #[serde(rename = "source")]
    _source: String,
    class: Class,
    copies: u8,
    #[serde(default)]
    min_players: u8,
    cost: Option<Cost>,
    #[serde(default)]
    attack: u8,
    #[serde(default)]
    defence: u8,
    #[serde(default)]
    resource: bool,
    #[serde(default)]
    effects: Vec<Effect>,
}

impl CardsFile {
    fn table(self) -> Result<[CardSpec; Card::COUNT], ContentError> {
        let sections = [
            (Market::Starting, self.starting),
            (Market::Unit, self.unit),
            (Market::Defence, self.defence),
            (Market::Odin, self.odin),
            (Market::Asgard, self.asgard),
        ];
        let mut entries = Vec::new();
        for (market, section) in sections {
            if let Some(stray) = section.iter().find(|entry| entry.id.market() != market) {
                return Err(wrong("cards.toml", format!("card {}", stray.id), "stands in the wrong section"));
            }
            entries.extend(section);
        }
        let table: [CardSpec; Card::COUNT] =
            read_each("cards.toml", "card", Card::ALL, &entries, |entry| entry.id, CardEntry::spec)?;
        let strikers: usize = table.iter().filter(|card| card.strikes()).map(|card| usize::from(card.copies)).sum();
        if strikers > STRIKERS_MAX {
            return Err(wrong("cards.toml", "cards", format!("more than {STRIKERS_MAX} Fighters and Heroes")));
        }
        Ok(table)
    }
}

impl CardEntry {
    fn spec(&self) -> Result<CardSpec, String> {
        let refuse = |problem: &str| Err(problem.to_owned());
        let market = self.id.market();
        let buyable = matches!(market, Market::Unit | Market::Defence | Market::Odin) && self.class != Class::Undead;
        if buyable != self.cost.is_some() {
            return refuse("exactly the cards of the market and of Odin's Path have a cost, the Undead not");
        }
        within("copies", self.copies, 1..=20)?;
        if market == Market::Asgard && self.copies != 1 {
            return refuse("there is one of each Asgard card");
        }
        if (self.attack > 0) != matches!(self.class, Class::Fighter | Class::Hero) {
            return refuse("Fighters and Heroes have an attack, nobody else has");
        }
        within("attack", self.attack, NUMBERS)?;
        within("defence", self.defence, NUMBERS)?;
        let Ok(effects) = ArrayVec::<Effect, 2>::try_from(self.effects.as_slice()) else {
            return refuse("a card has at most two effects");
        };
        for effect in &effects {
            match *effect {
                Effect::Gain { beer, gold, .. } if beer.max(gold) > 10 => return refuse("gains at most 10"),
                Effect::GainPer { base, each, .. } if base.max(each) > 10 => return refuse("gains at most 10"),
                Effect::GainChoice { amount } if !(1..=5).contains(&amount) => return refuse("amount must be 1 to 5"),
                Effect::Draw { amount } | Effect::RevealTake { amount, .. } | Effect::FetchDiscard { amount, .. }
                    if !(1..=10).contains(&amount) =>
                {
                    return refuse("amount must be 1 to 10");
                }
                Effect::BoostFighter { amount }
                | Effect::BoostAllFighters { amount }
                | Effect::Defend { amount }
                | Effect::DefendAll { amount }
                | Effect::SelfBoostPer { amount, .. }
                | Effect::SelfBoostAtTownHall { amount }
                    if !(1..=20).contains(&amount) =>
                {
                    return refuse("amount must be 1 to 20");
                }
                Effect::Defend { .. } if market != Market::Defence => {
                    return refuse("only the cards of the defence piles are laid on one building");
                }
                _ => {}
            }
        }
        let money = match effects.as_slice() {
            [money @ (Effect::Gain { tokens: false, .. } | Effect::GainPer { .. } | Effect::GainChoice { .. })] => {
                Some(*money)
            }
            _ => None,
        };
        let undead = self.class == Class::Undead;
        Ok(CardSpec {
            class: self.class,
            copies: self.copies,
            min_players: self.min_players,
            cost: self.cost,
            attack: self.attack,
            defence: self.defence,
            is_resource: self.resource,
            is_played: !undead && effects.iter().any(|effect| effect.is_played()),
            is_reaction: effects.iter().any(|effect| effect.is_reaction()),
            money: money.filter(|_| !undead),
            choice: effects.iter().find_map(|effect| match effect {
                Effect::GainChoice { amount } => Some(*amount),
                _ => None,
            }),
            effects,
        })
    }
}

#[derive(Deserialize)]
struct BuildingsFile {
    town_hall: Vec<HallEntry>,
    building: Vec<BuildingEntry>,
    dragon: DragonEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HallEntry {
    id: String,
    #[serde(rename = "source")]
    _source: String,
    defence: u8,
    building_limit: i8,
    upgrade_cost: Option<Cost>,
    vp_when_built: u8,
    damage_reward: HallReward,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HallReward {
    vp: u8,
    asgard: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: Building,
    #[serde(rename = "source")]
    _source: String,
    copies: u8,
    cost: Cost,
    defence: u8,
    damage_reward: BuildingReward,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingReward {
    vp: u8,
    loot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DragonEntry {
    #[serde(rename = "source")]
    _source: String,
    defence: u8,
}

impl BuildingsFile {
    fn halls(&self) -> Result<[HallSpec; 3], ContentError> {
        let names = ["hall_1", "hall_2", "hall_3"];
        read_each(
            "buildings.toml",
            "town_hall",
            names,
            &self.town_hall,
            |entry| entry.id.as_str(),
            |entry| {
                if entry.upgrade_cost.is_some() == (entry.id == "hall_3") {
                    return Err("all levels but the last have an upgrade_cost".to_owned());
                }
                Ok(HallSpec {
                    defence: within("defence", entry.defence, NUMBERS)?,
                    limit: u8::try_from(entry.building_limit).ok(),
                    upgrade: entry.upgrade_cost,
                    vp_when_built: within("vp_when_built", entry.vp_when_built, NUMBERS)?,
                    reward_vp: within("vp", entry.damage_reward.vp, NUMBERS)?,
                    reward_asgard: entry.damage_reward.asgard,
                })
            },
        )
    }
}

impl BuildingEntry {
    fn spec(&self) -> Result<BuildingSpec, String> {
        if self.damage_reward.loot > 0 && self.id.stores().is_none() {
            return Err("only containers can be looted".to_owned());
        }
        Ok(BuildingSpec {
            copies: within("copies", self.copies, 1..=40)?,
            cost: self.cost,
            defence: within("defence", self.defence, NUMBERS)?,
            reward_vp: within("vp", self.damage_reward.vp, NUMBERS)?,
            loot: self.damage_reward.loot.min(4),
        })
    }
}

#[derive(Deserialize)]
struct MissionsFile {
    mission: Vec<MissionEntry>,
    achievement: Vec<AchievementEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MissionEntry {
    id: Mission,
    #[serde(rename = "source")]
    _source: String,
    copies: u8,
    vp: u8,
    requirement: Requirement,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AchievementEntry {
    id: Achievement,
    #[serde(rename = "source")]
    _source: String,
    counts: Counts,
}

impl MissionsFile {
    fn missions(&self) -> Result<[MissionSpec; Mission::COUNT], ContentError> {
        let spec = |entry: &MissionEntry| {
            Ok(MissionSpec {
                copies: within("copies", entry.copies, 1..=4)?,
                vp: within("vp", entry.vp, NUMBERS)?,
                requirement: entry.requirement,
            })
        };
        if self.mission.iter().map(|entry| usize::from(entry.copies)).sum::<usize>() > MISSIONS_MAX {
            return Err(wrong("missions.toml", "missions", format!("more than {MISSIONS_MAX} cards")));
        }
        read_each("missions.toml", "mission", Mission::ALL, &self.mission, |entry| entry.id, spec)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    round: RoundSpec,
    scoring: ScoringSpec,
    readings: Readings,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content() -> Content {
        Content::read(&ContentSet::built_in(FILES).expect("readable")).expect("valid")
    }

    #[test]
    fn the_box_is_complete() {
        let content = content();
        let copies = |market: Market| -> u32 {
            let cards = Card::ALL.into_iter().filter(|card| card.market() == market);
            cards.map(|card| u32::from(content.card(card).copies)).sum()
        };
        assert_eq!(copies(Market::Starting), 10);
        assert_eq!(copies(Market::Unit), 18);
        assert_eq!(copies(Market::Defence), 14);
        assert_eq!(copies(Market::Odin), 40);
        assert_eq!(copies(Market::Asgard), 12);
        assert_eq!(content.buildings.iter().map(|building| u32::from(building.copies)).sum::<u32>(), 52);
        assert_eq!(content.missions.iter().map(|mission| u32::from(mission.copies)).sum::<u32>(), 20);
        assert_eq!(content.achievements.len(), 8);
        let opening: u8 = content.missions.iter().filter(|mission| mission.vp == 1).map(|mission| mission.copies).sum();
        assert!(opening >= 8, "four players open with two missions of one point each");
    }

    #[test]
    fn the_attack_table_goes_on_beyond_its_end() {
        let content = content();
        let points: Vec<u8> = (0..=9).map(|hits| content.attack_vp(hits)).collect();
        assert_eq!(points, [0, 1, 3, 5, 7, 9, 11, 13, 15, 17]);
    }

    #[test]
    fn wrong_corrections_are_refused_with_the_item() {
        let refused = |file: &str, text: &str| {
            let mut content = ContentSet::built_in(FILES).expect("readable");
            content.correct(file, text).expect("well-formed");
            Content::read(&content).expect_err("refused").to_string()
        };
        assert_eq!(
            refused("cards.toml", "[[asgard]]\nid = \"thor\"\ncopies = 2"),
            "cards.toml: card thor: there is one of each Asgard card"
        );
        assert_eq!(refused("rules.toml", "[round]\nodin_row = 6"), "rules.toml: round: odin_row must be 5");
        assert!(
            refused("buildings.toml", "[[building]]\nid = \"tavern\"\ndamage_reward = { vp = 0, loot = 1 }")
                .contains("only containers can be looted")
        );
    }
}
