//! Cards as `occupations.toml` writes them, and how their words become moments, conditions and counts.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::part::{CardRules, Condition, Count, Deck, Deed, Exchange, Limit, Op, Part, Tier, When};
use crate::cards::Card;
use crate::items::Bundle;
use crate::names::{Building, Good, Named, Resource, Section, Ship, Space, Special, Weapon};

#[derive(Deserialize)]
pub struct CardFile {
    pub id: String,
    number: u8,
    deck: Deck,
    starting: bool,
    points: i8,
    parts: Vec<PartFile>,
}

type Amounts = BTreeMap<String, u8>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartFile {
    trigger: String,
    #[serde(default)]
    timing: String,
    #[serde(default)]
    condition: String,
    optional: bool,
    #[serde(default)]
    limit: String,
    #[serde(default)]
    cost: Amounts,
    #[serde(default)]
    cost_round: bool,
    #[serde(default)]
    gain: Amounts,
    #[serde(default)]
    options: Vec<ExchangeFile>,
    #[serde(default)]
    per: String,
    #[serde(default)]
    count_of: String,
    #[serde(default)]
    tiers: Vec<TierFile>,
    #[serde(default)]
    op: String,
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    exact: bool,
    #[serde(default)]
    steps: u8,
    #[serde(default)]
    colours: Vec<String>,
    #[serde(default)]
    only: Vec<String>,
    #[serde(default)]
    value: i8,
    #[serde(default)]
    scope: String,
    #[serde(default)]
    action: String,
    #[serde(default)]
    column: u8,
    #[serde(default)]
    tile: String,
    #[serde(default)]
    item: String,
    #[serde(default)]
    direction: String,
    #[serde(default)]
    target: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeFile {
    #[serde(default)]
    cost: Amounts,
    #[serde(default)]
    gain: Amounts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TierFile {
    min: Option<u8>,
    max: Option<u8>,
    exactly: Option<u8>,
    #[serde(default)]
    gain: Amounts,
    #[serde(default)]
    amount: u8,
    #[serde(default)]
    discount: u8,
}

impl CardRules {
    pub fn read(file: &CardFile) -> Result<CardRules, String> {
        let card: Card = file.id.parse().map_err(|_| format!("no occupation {:?}", file.id))?;
        if file.number as usize != card.index() + 1 {
            return Err(format!("its printed number is {}", card.index() + 1));
        }
        let parts = file.parts.iter().map(part).collect::<Result<Vec<_>, _>>()?;
        if parts.is_empty() || parts.len() > 4 {
            return Err("a card has one to four parts".to_owned());
        }
        Ok(CardRules { deck: file.deck, starting: file.starting, points: file.points, parts })
    }
}

fn part(file: &PartFile) -> Result<Part, String> {
    let (subject, detail) = file.trigger.split_once(':').unwrap_or((&file.trigger, ""));
    let op = op(file)?;
    let mut part = Part {
        when: when(subject, detail, &file.timing, &file.per, op)?,
        spaces: u64::MAX,
        deeds: 0,
        goods: 0,
        condition: condition(&file.condition)?,
        optional: file.optional,
        cost: Bundle::read(&file.cost)?,
        cost_round: file.cost_round,
        options: Vec::new(),
        gain: Bundle::read(&file.gain)?,
        per: count(&file.per)?,
        count: count(&file.count_of)?,
        tiers: file.tiers.iter().map(tier).collect::<Result<_, _>>()?,
        op,
        amount: file.amount.max(file.target),
        steps: file.steps,
        value: file.value,
        only: only(file)?,
        limit: match file.limit.as_str() {
            "once_per_tile" => Limit::OncePerTile,
            "once_per_knarr" => Limit::OncePerKnarr,
            _ => Limit::Once,
        },
        exact: file.exact,
    };
    for option in &file.options {
        part.options.push(Exchange { cost: Bundle::read(&option.cost)?, gain: Bundle::read(&option.gain)? });
    }
    match subject {
        "use" | "place" | "exchanged_on" => {
            part.spaces = detail.split('|').try_fold(0, |bits, name| Ok::<_, String>(bits | group(name)?))?
        }
        "action" | "success" | "failure" => {
            part.deeds = detail.split('|').try_fold(0, |bits, name| Ok::<_, String>(bits | deed_bits(name)?))?
        }
        "gain" | "place_tile" => {
            for name in detail.split('|') {
                let good = Good::from_name(name).ok_or_else(|| format!("no good {name:?}"))?;
                part.goods |= 1 << good.index() | 1 << good.pregnant().index();
            }
        }
        "built_ship" => {
            for name in detail.split('|') {
                part.goods |= 1 << Ship::from_name(name).ok_or_else(|| format!("no ship {name:?}"))?.index();
            }
        }
        "built_house" => {
            for name in detail.split('|') {
                part.goods |= 1 << Building::from_name(name).ok_or_else(|| format!("no building {name:?}"))?.index();
            }
        }
        "phase" if part.when == When::FeastServed => {
            part.goods = if file.per.contains("sheep") { ANIMALS } else { MEAT };
        }
        "large_ships >= 3" | "large_ships >= 4" => part.count_reached(Count::LargeShips, subject),
        "longships >= 3" => part.count_reached(Count::Ships(Ship::Longship), subject),
        "stone_houses + long_houses >= 2" => part.count_reached(Count::Houses, subject),
        _ => {}
    }
    Ok(part)
}

/// The meat of hunts and the animals, as bits: what cards look for on the banquet table.
const MEAT: u32 = 1 << Good::GameMeat as u8 | 1 << Good::WhaleMeat as u8;
const ANIMALS: u32 =
    1 << Good::Sheep as u8 | 1 << Good::PregnantSheep as u8 | 1 << Good::Cattle as u8 | 1 << Good::PregnantCattle as u8;

impl Part {
    /// "As soon as you own so many": the number is read off the trigger and kept in `amount`.
    fn count_reached(&mut self, of: Count, trigger: &str) {
        self.per = of;
        self.amount = trigger.bytes().last().map_or(0, |digit| digit - b'0');
    }
}

fn when(subject: &str, detail: &str, timing: &str, per: &str, op: Op) -> Result<When, String> {
    // Sober Man's silver is part of laying the table.
    if op == Op::RuleChange
        || subject == "phase" && detail == "feast" && timing == "during" && per.is_empty()
        || matches!(timing, "cost" | "requirement" | "replace") && subject != "phase"
    {
        return Ok(When::RuleChange);
    }
    Ok(match (subject, detail, timing) {
        ("on_play", ..) => When::OnPlay,
        ("anytime", ..) => When::Anytime,
        ("place", _, "before") => When::PlaceBefore,
        ("use", _, "before") => When::UseBefore,
        // Goods that come "with" a use can never be spent in it (ruling R5).
        ("use", ..) => When::UseAfter,
        ("action", _, "before") => When::ActionBefore,
        ("action", ..) => When::ActionAfter,
        ("success", ..) => When::Success,
        ("failure", ..) => When::Failure,
        ("viking_action_done", ..) => When::VikingActionDone,
        ("exchanged_on", _, "before") => When::OreExchangedBefore,
        ("exchanged_on", ..) => When::OreExchangedAfter,
        ("built_ship", ..) => When::BuiltShip,
        ("built_house", ..) => When::BuiltHouse,
        ("used_ship", ..) => When::UsedLongship,
        ("played_occupations", ..) => When::PlayedOccupations,
        ("took_mountain", ..) => When::TookMountain,
        ("vikings_returned", ..) => When::VikingsReturned,
        ("thing_square_count_changed", ..) => When::ThingCount,
        ("gain", ..) => When::GainTile,
        ("received_from_action", ..) => When::ReceivedStockfish,
        ("place_tile", ..) => When::PlaceTile,
        ("phase", "harvest", "start") => When::HarvestStart,
        ("phase", "harvest", "after") => When::HarvestAfter,
        ("phase", "harvest", _) => When::Harvest,
        ("phase", "income", _) => When::IncomeBefore,
        ("phase", "feast", "start") => When::FeastStart,
        ("phase", "feast", "during") => When::FeastServed,
        ("phase", "feast", _) => When::FeastAfter,
        ("phase", "bonus", "after") => When::BonusAfter,
        ("phase", "bonus", _) => When::BonusDuring,
        ("phase", "mountain_update", _) => When::MountainUpdate,
        ("phase", "actions", _) => When::ActionsEnd,
        ("phase", "weapon", _) => When::RuleChange,
        ("next_gain_ship", ..) => When::NextKnarr,
        ("scoring", ..) => When::Scoring,
        (reached, ..) if reached.contains(">=") => When::Reached,
        _ => return Err(format!("no trigger {subject:?} {detail:?} {timing:?}")),
    })
}

fn op(file: &PartFile) -> Result<Op, String> {
    Ok(match file.op.as_str() {
        "" => Op::Exchange,
        "take_mountain" => Op::TakeMountain,
        "upgrade" => Op::Upgrade,
        "draw_weapon" => Op::DrawWeapon,
        "fill_weapons" => Op::FillWeapons,
        "return_viking" => Op::ReturnViking,
        "take_action" => Op::TakeAction(deed(&file.action)?),
        "use_action_space" => Op::UseSpace,
        "bonus_phase" if file.scope == "home_board" => Op::HomeBonusPhase,
        "bonus_phase" => Op::HouseBonusPhase,
        "breeding_phase" => Op::BreedingPhase,
        "feast_phase" => Op::FeastPhase,
        "harvest_phase" => Op::HarvestPhase,
        "play_occupation" if file.trigger == "would_draw_occupation" => Op::RuleChange,
        "play_occupation" => Op::PlayOccupation,
        "buy_ship" => Op::BuyShip,
        "grid_move" => Op::GridMove,
        "flip_tiles" => Op::FlipTiles,
        "double_good" => Op::DoubleGood,
        "duplicate_good" => Op::DuplicateGood,
        "swap_special_tile" => Op::SwapSpecialTile(
            Special::from_name(&file.tile).ok_or_else(|| format!("no special tile {:?}", file.tile))?,
        ),
        "stock_shed" => Op::StockShed,
        "lay_ore" => Op::LayOre,
        "unload_ore" => Op::UnloadOre,
        "sow" => Op::Sow,
        "roll_bonus" if !file.cost.is_empty() => Op::RollBonus,
        "roll_bonus"
        | "max_rolls"
        | "modify_spend_value"
        | "substitute_spend"
        | "split_battle_result"
        | "allow_green_loot"
        | "sword_value_modifier"
        | "discount"
        | "fewer_vikings"
        | "substitute_ship"
        | "explore_any"
        | "feast_horizontal_limit"
        | "move_feast_tiles_to_houses"
        | "allow_placement"
        | "upgrade_boost"
        | "swap_meat" => Op::RuleChange,
        other => return Err(format!("no op {other:?}")),
    })
}

fn deed(name: &str) -> Result<Deed, String> {
    Ok(match name {
        "hunting_game" => Deed::Hunt,
        "laying_a_snare" => Deed::Snare,
        "whaling" => Deed::Whaling,
        "raiding" => Deed::Raid,
        "pillaging" => Deed::Pillage,
        "overseas_trading" => Deed::Overseas,
        "exploration" => Deed::Explore,
        "emigration" => Deed::Emigrate,
        other => return Err(format!("no action {other:?}")),
    })
}

fn deed_bits(name: &str) -> Result<u8, String> {
    Ok(1 << deed(name)? as u8)
}

/// The spaces a card means by a group name.
fn group(name: &str) -> Result<u64, String> {
    use Space as S;
    let spaces: &[Space] = match name {
        "any" => return Ok(u64::MAX),
        "column2" | "column4" | "plundering" => return Ok(u64::MAX),
        "build_houses" => &[S::BuildShed, S::BuildStoneHouse, S::BuildLongHouse, S::BuildHouseAndShip],
        "build_ships" => &[S::BuildWhalingBoat, S::BuildKnarr, S::BuildLongship, S::BuildHouseAndShip],
        "build_whaling_boat" => &[S::BuildWhalingBoat],
        "livestock_market" => {
            &[S::BuyStockfish, S::BuySaltMeat, S::BuySheep, S::BuyCattleMilk, S::SheepOrCattle, S::BuyCattleSheep]
        }
        "weekly_market" => &[S::Weekly1, S::Weekly2, S::Weekly3, S::Weekly4],
        "crafting" => &[
            S::CraftLinen,
            S::CraftRuneStone,
            S::CraftClothing,
            S::CraftChest,
            S::Forge,
            S::CraftRunesChests,
            S::CraftMaster,
        ],
        "one_silver_space" => &[
            S::Weekly1,
            S::Weekly2,
            S::Weekly3,
            S::Weekly4,
            S::CraftRuneStone,
            S::CraftChest,
            S::DrawOccupation,
            S::PlayOccupationPaid,
        ],
        "crafting_ore" => &[S::CraftChest, S::Forge],
        "mountain_take" => &[
            S::Mountain2,
            S::Mountain1Upgrade1,
            S::Mountain3Upgrade1,
            S::Mountain32,
            S::Mountain4Upgrade22,
            S::Mountain2222OrUpgrade23,
        ],
        "mountain_plus_upgrade" => &[S::Mountain1Upgrade1, S::Mountain3Upgrade1],
        "overseas_trading" => &[S::Overseas1, S::Overseas2],
        "overseas_trading_col2" => &[S::Overseas2],
        "exploration_col1" => &[S::Explore1],
        other => return Err(format!("no group of spaces {other:?}")),
    };
    Ok(spaces.iter().fold(0, |bits, space| bits | 1 << space.index()))
}

fn condition(text: &str) -> Result<Condition, String> {
    Ok(match text {
        // The last four are part of their trigger, or of the rule the card changes.
        ""
        | "paid_resource(ore) >= 1"
        | "supply(type) == 3"
        | "source != bonus_phase"
        | "house_bonus_count == 1"
        | "silver_cost_of_action >= 2" => Condition::Always,
        "harvest_round" => Condition::HarvestRound,
        "no_harvest_round" => Condition::NoHarvestRound,
        "own_vikings_on_category(crafting) >= 5" => Condition::VikingsOnSection(Section::Crafting, 5),
        "own_vikings_in_column(2) >= 7" => Condition::VikingsInColumn(2, 7),
        "own_vikings_in_column(3) >= 7" => Condition::VikingsInColumn(3, 7),
        "provided_by_action(wood) >= 2" => Condition::ProvidedAtLeast(Resource::Wood, 2),
        "provided_by_action(stone) >= 1" => Condition::ProvidedAtLeast(Resource::Stone, 1),
        "provided_by_action(silver) == 2" => Condition::ProvidedExactly(Resource::Silver, 2),
        "placed_vikings == 4" => Condition::Placed(4),
        "placed_vikings == 2 and not first_such_placement_this_round" => Condition::PlacedTwoAgain,
        "rolls_made <= 2" => Condition::RollsAtMost(2),
        "space == hunting_game_col2 and placed_vikings == 2" => {
            Condition::OnSpace { space: Space::HuntGame2, placed: 2, copies: false }
        }
        "space == laying_a_snare and placed_vikings == 2" => {
            Condition::OnSpace { space: Space::LaySnare, placed: 2, copies: true }
        }
        "spent(weapon:long_sword) == 1" | "spent(weapon:spear) == 1" => Condition::SpentWeapon(1),
        "spent(wood) == 0" => Condition::SpentNoWood,
        "supply(clothing) >= 1" => Condition::SupplyGood(Good::Clothing, 1),
        "supply(ore) >= 3" => Condition::SupplyOre(3),
        "target == exploration_board" => Condition::TargetIsland,
        "target == stone_house|long_house" => Condition::TargetHouse,
        "ship_building_action and wood_paid >= 1" => Condition::BuiltWithWood,
        "new_count == 3" => Condition::Count(3),
        "count in (1, 2) and cause != phase_12" => Condition::CountUpTo(2),
        "feast_placed(game_meat) >= 1" => Condition::Served(Good::GameMeat, 1),
        "feast_placed(stockfish) >= 1" => Condition::Served(Good::Stockfish, 1),
        "feast_placed(mead) == 0" => Condition::Served(Good::Mead, 0),
        other => return Err(format!("no condition {other:?}")),
    })
}

fn count(text: &str) -> Result<Count, String> {
    Ok(match text {
        "" => Count::One,
        "whaling_boats" => Count::Ships(Ship::WhalingBoat),
        "knarrs" => Count::Ships(Ship::Knarr),
        "longships" => Count::Ships(Ship::Longship),
        "min(whaling_boats, knarrs, longships)" => Count::FewestOfEachShip,
        "stone_houses + long_houses" => Count::Houses,
        "exploration_boards" => Count::Islands,
        "sheep_incl_pregnant" => Count::Sheep,
        "animal_types_in_stables" => Count::AnimalTypes,
        "red_good_types_in_supply_and_stables" => Count::RedTypes,
        "supply(grain)" => Count::SupplyGood(Good::Grain),
        "supply(silk)" => Count::SupplyGood(Good::Silk),
        "supply(spices)" => Count::SupplyGood(Good::Spices),
        "min(supply(game_meat), supply(whale_meat))" => Count::MeatPairs,
        "special_tiles_owned" => Count::SpecialTiles,
        "ore_on_ships_excl_printed" => Count::PlacedOre,
        "longships_with_ore >= 2" => Count::LongshipsWithOre(2),
        "players" => Count::Players,
        "total_round_income" => Count::Income,
        "whaling_boats_used" => Count::BoatsUsed,
        "different_kinds_taken_by_this_space" => Count::KindsTaken,
        "distinct paid_resource(wood, stone, ore)" => Count::PaidKinds,
        "taken(stone)" | "moved(ore)" => Count::Moment(0),
        "taken(two_silver)" | "moved(two_silver)" => Count::Moment(1),
        "feast_placed(game_meat) + feast_placed(whale_meat)" | "feast_placed(sheep) + feast_placed(cattle)" => {
            Count::Moment(0)
        }
        other => return Err(format!("no count {other:?}")),
    })
}

fn tier(file: &TierFile) -> Result<Tier, String> {
    let (min, max) = match (file.exactly, file.min, file.max) {
        (Some(exactly), None, None) => (exactly, exactly),
        (None, Some(min), None) => (min, u8::MAX),
        (None, None, Some(max)) => (0, max),
        _ => return Err("a tier has either exactly, min or max".to_owned()),
    };
    Ok(Tier { min, max, gain: Bundle::read(&file.gain)?, amount: file.amount.max(file.discount) })
}

fn only(file: &PartFile) -> Result<u32, String> {
    let mut bits = 0;
    for name in &file.only {
        bits |= match (Good::from_name(name), Resource::from_name(name)) {
            (Some(good), _) => 1 << good.index(),
            (_, Some(resource)) => 1 << resource.index(),
            _ => return Err(format!("no good or resource {name:?}")),
        };
    }
    if file.colours.iter().any(|colour| colour == "orange") {
        bits |= Good::ALL
            .iter()
            .filter(|good| good.colour() == crate::names::Colour::Orange)
            .fold(0, |all, good| all | 1 << good.index());
    }
    if !file.item.is_empty() && Good::from_name(&file.item).is_none() && Resource::from_name(&file.item).is_none() {
        let weapon = file.item.strip_prefix("weapon:").and_then(Weapon::from_name);
        weapon.ok_or_else(|| format!("no item {:?}", file.item))?;
    }
    if !matches!(file.direction.as_str(), "" | "up_left" | "up_right") || file.column > 4 {
        return Err("no such direction or column".to_owned());
    }
    Ok(bits)
}
