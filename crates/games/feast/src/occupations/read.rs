//! Cards as `occupations.toml` writes them.
//!
//! # Grammar of a part
//!
//! - `trigger` is `subject` or `subject:detail|detail`; with `timing` where a subject has several. All of them stand
//!   in [`when`], the groups of spaces in [`group`].
//! - `condition` is a [`Condition`], `per` and `count_of` are a [`Count`]: a name, or a name with its numbers. There is
//!   no arithmetic and no other comparison than the name says.
//! - A part without `op` is a plain exchange: one of `options` (`cost` and `gain`), or `gain` times `per`, or the gain
//!   of one of `tiers` by `count_of`.
//! - `op` names what else it does. [`FIELDS`] lists the fields each op reads: any other field is an error.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::moments::PARTS_AT_ONCE_MAX;
use super::part::{
    CardRules, Change, Condition, Count, Deck, Deed, Direction, Exchange, From, Kind, Limit, Op, Part, Scope, Tier,
    When,
};
use crate::cards::Card;
use crate::items::{Bundle, Item};
use crate::names::{Building, Colour, Good, Named, Resource, Ship, Space, Special};

/// Most parts of a card.
const PARTS_MAX: usize = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardFile {
    pub id: Card,
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    number: u8,
    deck: Deck,
    starting: bool,
    kind: Kind,
    points: i8,
    parts: Vec<PartFile>,
}

type Amounts = BTreeMap<String, u8>;

/// The fields of a part. Which are there is known, so that one that nothing reads is found.
macro_rules! part_file {
    ($($field:ident: $kind:ty,)*) => {
        #[derive(Deserialize, Default)]
        #[serde(deny_unknown_fields)]
        struct PartFile {
            trigger: String,
            #[serde(default)]
            timing: String,
            #[serde(default)]
            condition: Condition,
            optional: bool,
            #[serde(default)]
            op: String,
            $(#[serde(default)] $field: Option<$kind>,)*
        }

        impl PartFile {
            /// The fields that are there besides those of every part.
            fn present(&self) -> Vec<&'static str> {
                let mut present = Vec::new();
                $(if self.$field.is_some() { present.push(stringify!($field)); })*
                present
            }
        }
    };
}

part_file! {
    limit: Limit,
    cost: Amounts,
    cost_round: bool,
    gain: Amounts,
    options: Vec<ExchangeFile>,
    per: Count,
    count_of: Count,
    tiers: Vec<TierFile>,
    amount: u8,
    exact: bool,
    steps: u8,
    to_blue: bool,
    same_type: bool,
    colours: Vec<Colour>,
    only: Vec<String>,
    goods: Vec<Good>,
    value: i8,
    scope: Scope,
    action: String,
    column: u8,
    tile: Special,
    leaves: [Good; 2],
    item: String,
    most: u8,
    direction: Direction,
    from: From,
    of: Vec<u8>,
    turned: bool,
    discount: Count,
    half_silver_off: Amounts,
}

/// What each op reads.
const FIELDS: &[(&str, &[&str])] = &[
    ("", &["limit", "cost", "cost_round", "gain", "options", "per", "count_of", "tiers", "goods", "turned"]),
    ("take_mountain", &["amount", "exact", "only", "cost", "options"]),
    ("upgrade", &["amount", "steps", "to_blue", "same_type", "colours", "only", "cost"]),
    ("draw_weapon", &["amount", "count_of", "tiers", "gain", "goods"]),
    ("fill_weapons", &["amount"]),
    ("return_viking", &["from", "amount", "cost"]),
    ("take_action", &["action", "cost", "discount"]),
    ("use_action_space", &["column", "scope", "cost"]),
    ("home_bonus_phase", &[]),
    ("house_bonus_phase", &[]),
    ("breeding_phase", &[]),
    ("feast_phase", &[]),
    ("harvest_phase", &["options"]),
    ("play_occupation", &["cost"]),
    ("buy_ship", &["count_of", "tiers", "half_silver_off"]),
    ("grid_move", &["steps", "colours", "direction", "cost", "limit"]),
    ("flip_tiles", &["count_of", "tiers"]),
    ("double_good", &["item", "most"]),
    ("duplicate_good", &["amount"]),
    ("swap_special_tile", &["tile", "leaves"]),
    ("stock_shed", &["gain"]),
    ("lay_ore", &["per"]),
    ("unload_ore", &[]),
    ("buy_roll_bonus", &["cost", "value"]),
    ("sow", &["options"]),
    ("discount", &["amount", "item"]),
    ("roll_bonus", &["value"]),
    ("max_rolls", &["value"]),
    ("modify_spend_value", &["value", "item"]),
    ("substitute_spend", &["item"]),
    ("split_battle_result", &[]),
    ("allow_green_loot", &["value"]),
    ("sword_value_modifier", &["value"]),
    ("fewer_vikings", &["count_of", "tiers"]),
    ("substitute_ship", &[]),
    ("explore_any", &[]),
    ("feast_horizontal_limit", &["value", "item"]),
    ("move_feast_tiles_to_houses", &["item"]),
    ("allow_placement", &["item"]),
    ("upgrade_boost", &["amount", "steps", "of"]),
    ("swap_received", &["amount", "gain"]),
    ("instead_of_weapon", &["options"]),
    ("instead_of_upgrade", &["options"]),
    ("instead_of_ship", &["options"]),
    ("instead_of_action", &["amount", "steps"]),
    ("instead_of_house_good", &["options"]),
    ("instead_of_draw", &[]),
    ("forswear", &["options"]),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeFile {
    #[serde(default)]
    cost: Amounts,
    #[serde(default)]
    gain: Amounts,
    #[serde(default)]
    viking_action: bool,
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
}

impl CardRules {
    pub(crate) fn read(file: &CardFile) -> Result<CardRules, String> {
        if file.number as usize != file.id.index() + 1 {
            return Err(format!("its printed number is {}", file.id.index() + 1));
        }
        let parts = file.parts.iter().map(part).collect::<Result<Vec<_>, _>>()?;
        if parts.is_empty() || parts.len() > PARTS_MAX {
            return Err(format!("a card has one to {PARTS_MAX} parts"));
        }
        let card = CardRules { deck: file.deck, starting: file.starting, points: file.points, parts };
        card.check_kind(file.kind)?;
        card.check_offers()?;
        Ok(card)
    }

    /// The colour of a card is what its parts say.
    fn check_kind(&self, kind: Kind) -> Result<(), String> {
        let once = |part: &Part| matches!(part.when, When::Reached | When::NextKnarr | When::Scoring);
        let fits = match kind {
            Kind::Immediate => self.parts.iter().all(|part| part.when == When::OnPlay),
            Kind::Anytime => {
                self.is_anytime() || self.parts.iter().any(|part| matches!(part.op, Op::Change(Change::MayLay)))
            }
            Kind::AsSoonAs => self.parts.iter().all(once),
            Kind::EachTime => self.parts.iter().any(|part| part.when != When::OnPlay && !once(part)),
        };
        if fits { Ok(()) } else { Err(format!("its parts do not make a card of the kind {kind:?}")) }
    }

    /// Of a card one part is offered at a moment: an action names the card and no part.
    fn check_offers(&self) -> Result<(), String> {
        let asked = |when: When| self.parts_at(when).filter(|(_, part)| part.is_asked()).count();
        let twice = self.parts.iter().any(|part| part.when != When::OnPlay && asked(part.when) > 1);
        if twice && !self.parts.iter().all(|part| matches!(part.op, Op::Change(_))) {
            return Err("two parts ask at the same moment".to_owned());
        }
        Ok(())
    }
}

/// Whether no moment has more cards that work by themselves than there is room for.
pub(crate) fn check_moments(cards: &[CardRules]) -> Result<(), String> {
    let mut parts = [0; When::COUNT];
    for part in cards.iter().flat_map(|card| &card.parts).filter(|part| !part.is_asked()) {
        parts[part.when as usize] += 1;
    }
    let waiting = parts.iter().take(When::RuleChange as usize).skip(When::Anytime as usize);
    if waiting.copied().max() > Some(PARTS_AT_ONCE_MAX) {
        return Err(format!("more than {PARTS_AT_ONCE_MAX} parts work at one moment"));
    }
    Ok(())
}

fn part(file: &PartFile) -> Result<Part, String> {
    let (subject, detail) = file.trigger.split_once(':').unwrap_or((&file.trigger, ""));
    let op = op(file)?;
    let is_change = matches!(op, Op::Change(_));
    let reached = subject == "reached";
    let (_, reads) = FIELDS.iter().find(|(name, _)| *name == file.op).ok_or_else(|| format!("no op {:?}", file.op))?;
    let reads = |field: &str| reads.contains(&field) || reached && field == "amount";
    if let Some(unread) = file.present().into_iter().find(|field| !reads(field)) {
        return Err(format!("{unread} is read by nothing here (op {:?})", file.op));
    }
    let amounts = |amounts: &Option<Amounts>| amounts.as_ref().map_or(Ok(Bundle::default()), Bundle::read);
    let options = file.options.iter().flatten().map(exchange).collect::<Result<_, _>>()?;
    let tiers = file.tiers.iter().flatten().map(tier).collect::<Result<_, _>>()?;
    let mut part = Part {
        when: if is_change { When::RuleChange } else { when(subject, detail, &file.timing)? },
        spaces: u64::MAX,
        deeds: 0,
        goods: good_bits(file.goods.iter().flatten().copied()),
        condition: file.condition,
        optional: file.optional,
        cost: amounts(&file.cost)?,
        cost_round: file.cost_round.unwrap_or(false),
        options,
        gain: amounts(&file.gain)?,
        per: file.per.unwrap_or_default(),
        count: file.count_of.unwrap_or_default(),
        tiers,
        op,
        amount: file.amount.unwrap_or(0),
        steps: file.steps.unwrap_or(0),
        value: file.value.unwrap_or(0),
        item: file.item.as_deref().map(Item::read).transpose()?,
        only: only(file)?,
        of: file.of.iter().flatten().fold(0, |bits, number| bits | 1 << (number % 8)),
        limit: file.limit.unwrap_or_default(),
        exact: file.exact.unwrap_or(false),
        to_blue: file.to_blue.unwrap_or(false),
        same_type: file.same_type.unwrap_or(false),
        turned: file.turned.unwrap_or(false),
        discount: file.discount,
        half_silver_off: amounts(&file.half_silver_off)?,
    };
    aim(&mut part, subject, detail)?;
    Ok(part)
}

/// The spaces, actions or goods that a trigger names.
fn aim(part: &mut Part, subject: &str, detail: &str) -> Result<(), String> {
    let names = || detail.split('|').filter(|name| !name.is_empty());
    match subject {
        "use" | "place" | "exchanged_on" => {
            part.spaces = names().try_fold(0, |bits, name| Ok::<_, String>(bits | group(name)?))?;
        }
        "action" | "success" | "failure" => {
            part.deeds = names().try_fold(0, |bits, name| Ok::<_, String>(bits | 1 << deed(name)? as u8))?;
        }
        "gain" | "place_tile" | "received" | "received_from_action" => {
            let goods = names().map(|name| Good::from_name(name).ok_or_else(|| format!("no good {name:?}")));
            part.goods = good_bits(goods.collect::<Result<Vec<_>, _>>()?);
        }
        "built_ship" => {
            for name in names() {
                part.goods |= 1 << Ship::from_name(name).ok_or_else(|| format!("no ship {name:?}"))?.index();
            }
        }
        "built_house" => {
            for name in names() {
                part.goods |= 1 << Building::from_name(name).ok_or_else(|| format!("no building {name:?}"))?.index();
            }
        }
        _ => {}
    }
    Ok(())
}

/// A good and its pregnant side.
fn good_bits(goods: impl IntoIterator<Item = Good>) -> u32 {
    goods.into_iter().fold(0, |bits, good| bits | 1 << good.index() | 1 << good.pregnant().index())
}

fn when(subject: &str, detail: &str, timing: &str) -> Result<When, String> {
    Ok(match (subject, detail, timing) {
        ("on_play", "", "") => When::OnPlay,
        ("anytime", "", "") => When::Anytime,
        ("place", _, "before") => When::PlaceBefore,
        ("use", _, "before") => When::UseBefore,
        // Goods that come "with" a use can never be spent in it (ruling R5).
        ("use", _, "after") => When::UseAfter,
        ("action", _, "before") => When::ActionBefore,
        ("action", _, "after") => When::ActionAfter,
        ("success", _, "") => When::Success,
        ("failure", _, "") => When::Failure,
        ("viking_action_done", "", "") => When::VikingActionDone,
        ("exchanged_on", _, "before") => When::OreExchangedBefore,
        ("exchanged_on", _, "after") => When::OreExchangedAfter,
        ("built_ship", _, "") => When::BuiltShip,
        ("built_house", _, "") => When::BuiltHouse,
        ("used_ship", "longship", "") => When::UsedLongship,
        ("played_occupations", "", "") => When::PlayedOccupations,
        ("took_mountain", "", "") => When::TookMountain,
        ("vikings_returned", "", "") => When::VikingsReturned,
        ("thing_square_count_changed", "", "") => When::ThingCount,
        ("gain", _, "") => When::GainTile,
        ("received_from_action", _, "") => When::ReceivedGood,
        ("place_tile", _, "") => When::PlaceTile,
        ("phase", "harvest", "start") => When::HarvestStart,
        ("phase", "harvest", "after") => When::HarvestAfter,
        ("phase", "harvest", "") => When::Harvest,
        ("phase", "income", "") => When::IncomeBefore,
        ("phase", "feast", "start") => When::FeastStart,
        ("phase", "feast", "during") => When::FeastServed,
        ("phase", "feast", "after") => When::FeastAfter,
        ("phase", "bonus", "after") => When::BonusAfter,
        ("phase", "bonus", "during") => When::BonusDuring,
        ("phase", "mountain_update", "") => When::MountainUpdate,
        ("phase", "actions", "") => When::ActionsEnd,
        ("next_gain_ship", "knarr", "") => When::NextKnarr,
        ("reached", "", "") => When::Reached,
        ("scoring", "", "") => When::Scoring,
        _ => return Err(format!("no trigger {subject:?} {detail:?} {timing:?}")),
    })
}

fn op(file: &PartFile) -> Result<Op, String> {
    let needs = |field: &str| format!("{} needs {field}", file.op);
    Ok(match file.op.as_str() {
        "" => Op::Exchange,
        "take_mountain" => Op::TakeMountain,
        "upgrade" => Op::Upgrade,
        "draw_weapon" => Op::DrawWeapon,
        "fill_weapons" => Op::FillWeapons,
        "return_viking" => Op::ReturnViking(file.from.ok_or_else(|| needs("from"))?),
        "take_action" => Op::TakeAction(deed(file.action.as_deref().unwrap_or_default())?),
        "use_action_space" => Op::UseSpace {
            column: file.column.ok_or_else(|| needs("column"))?,
            scope: file.scope.ok_or_else(|| needs("scope"))?,
        },
        "home_bonus_phase" => Op::HomeBonusPhase,
        "house_bonus_phase" => Op::HouseBonusPhase,
        "breeding_phase" => Op::BreedingPhase,
        "feast_phase" => Op::FeastPhase,
        "harvest_phase" => Op::HarvestPhase,
        "play_occupation" => Op::PlayOccupation,
        "buy_ship" => Op::BuyShip,
        "grid_move" => Op::GridMove(file.direction.ok_or_else(|| needs("direction"))?),
        "flip_tiles" => Op::FlipTiles,
        "double_good" => Op::DoubleGood {
            good: file.item.as_deref().and_then(Good::from_name).ok_or_else(|| needs("item"))?,
            most: file.most.ok_or_else(|| needs("most"))?,
        },
        "duplicate_good" => Op::DuplicateGood,
        "swap_special_tile" => Op::SwapSpecialTile {
            tile: file.tile.ok_or_else(|| needs("tile"))?,
            leaves: file.leaves.ok_or_else(|| needs("leaves"))?,
        },
        "stock_shed" => Op::StockShed,
        "lay_ore" => Op::LayOre,
        "unload_ore" => Op::UnloadOre,
        "buy_roll_bonus" => Op::BuyRollBonus,
        "sow" => Op::Sow,
        change => Op::Change(self::change(change)?),
    })
}

fn change(name: &str) -> Result<Change, String> {
    Ok(match name {
        "discount" => Change::Discount,
        "roll_bonus" => Change::RollBonus,
        "max_rolls" => Change::MaxRolls,
        "modify_spend_value" => Change::SpendWorth,
        "substitute_spend" => Change::SpendToo,
        "split_battle_result" => Change::SplitBattle,
        "allow_green_loot" => Change::GreenLoot,
        "sword_value_modifier" => Change::LootValue,
        "fewer_vikings" => Change::FewerVikings,
        "substitute_ship" => Change::KnarrAsLongship,
        "explore_any" => Change::ExploreAny,
        "feast_horizontal_limit" => Change::LengthwiseLimit,
        "move_feast_tiles_to_houses" => Change::MoveServed,
        "allow_placement" => Change::MayLay,
        "upgrade_boost" => Change::UpgradeBoost,
        "swap_received" => Change::SwapReceived,
        "instead_of_weapon" => Change::InsteadOfWeapon,
        "instead_of_upgrade" => Change::InsteadOfUpgrade,
        "instead_of_ship" => Change::InsteadOfShip,
        "instead_of_action" => Change::InsteadOfAction,
        "instead_of_house_good" => Change::InsteadOfHouseGood,
        "instead_of_draw" => Change::InsteadOfDraw,
        "forswear" => Change::Forswear,
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

/// The spaces a card means by a group name.
fn group(name: &str) -> Result<u64, String> {
    use Space as S;
    let spaces: &[Space] = match name {
        "any" => return Ok(u64::MAX),
        // Which column it is, the condition says.
        "column2" | "column4" => return Ok(u64::MAX),
        "plundering" => &[S::Plunder],
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

fn exchange(file: &ExchangeFile) -> Result<Exchange, String> {
    Ok(Exchange { cost: Bundle::read(&file.cost)?, gain: Bundle::read(&file.gain)?, viking_action: file.viking_action })
}

fn tier(file: &TierFile) -> Result<Tier, String> {
    let (min, max) = match (file.exactly, file.min, file.max) {
        (Some(exactly), None, None) => (exactly, exactly),
        (None, Some(min), None) => (min, u8::MAX),
        (None, None, Some(max)) => (0, max),
        _ => return Err("a tier has either exactly, min or max".to_owned()),
    };
    Ok(Tier { min, max, gain: Bundle::read(&file.gain)?, amount: file.amount })
}

/// Goods or strip items that an op is limited to, as bits.
fn only(file: &PartFile) -> Result<u32, String> {
    let mut bits = 0;
    for name in file.only.iter().flatten() {
        bits |= match (Good::from_name(name), Resource::from_name(name)) {
            (Some(good), _) => 1 << good.index(),
            (_, Some(resource)) => 1 << resource.index(),
            _ => return Err(format!("no good or resource {name:?}")),
        };
    }
    for colour in file.colours.iter().flatten() {
        let goods = Good::ALL.iter().filter(|good| good.colour() == *colour);
        bits |= goods.fold(0, |all, good| all | 1 << good.index());
    }
    Ok(bits)
}

#[cfg(test)]
mod tests {
    use engine::ContentSet;

    use crate::content::Content;
    use crate::reading::FILES;

    /// What the reader says of the occupations with one text replaced.
    fn problem_with(from: &str, to: &str) -> String {
        let files: Vec<(&str, String)> = FILES
            .iter()
            .map(|(name, text)| {
                (*name, if *name == "occupations.toml" { text.replacen(from, to, 1) } else { (*text).to_owned() })
            })
            .collect();
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let read = ContentSet::built_in(&files).and_then(|set| Content::read(&set).map(|_| ()));
        read.expect_err("the reader should refuse this").to_string()
    }

    #[test]
    fn a_field_that_nothing_reads_is_an_error_with_file_and_line() {
        let unread = problem_with("op = \"discount\", amount = 1", "op = \"discount\", steps = 1, amount = 1");
        assert!(unread.starts_with("occupations.toml:6: card peddler: steps is read by nothing"), "{unread}");
        let unknown = problem_with("number = 1\n", "number = 1\nweight = 3\n");
        assert!(unknown.starts_with("occupations.toml: line 9: unknown field `weight`"), "{unknown}");
    }

    #[test]
    fn what_no_rule_knows_is_refused() {
        let condition = problem_with("{ placed = 4 }", "{ placed_vikings = 4 }");
        assert!(condition.contains("unknown variant `placed_vikings`"), "{condition}");
        assert!(problem_with("trigger = \"use:crafting\"", "trigger = \"use:cooking\"").contains("no group of spaces"));
        assert!(problem_with("kind = \"anytime\"", "kind = \"immediate\"").contains("do not make a card of the kind"));
    }
}
