//! The content files as they are written, and how they become tables: every number is checked here.

use std::collections::BTreeMap;

use engine::{ContentError, ContentSet, read_each};
use serde::Deserialize;

use crate::cards::{Card, CardSet};
use crate::content::{
    BuildingRules, Content, DiceRules, Effect, GoodRules, Length, Limits, Need, STRIP_ITEMS, ShipRules, SpaceRules,
    SpecialRules, StripItem,
};
use crate::items::Bundle;
use crate::layout::{Ground, Layout};
use crate::names::{Building, Dice, Good, Island, LOTS, Named, Piece, Resource, Section, Ship, Space, Special, Weapon};
use crate::occupations::{CardFile, CardRules, Op, When};
use crate::shape;

/// The files built into the program.
pub const FILES: &[(&str, &str)] = &[
    ("boards.toml", include_str!("../../../../content/feast/boards.toml")),
    ("game.toml", include_str!("../../../../content/feast/game.toml")),
    ("occupations.toml", include_str!("../../../../content/feast/occupations.toml")),
    ("spaces.toml", include_str!("../../../../content/feast/spaces.toml")),
    ("tiles.toml", include_str!("../../../../content/feast/tiles.toml")),
];

type Amounts = BTreeMap<String, u8>;

#[derive(Deserialize)]
struct TilesFile {
    good: Vec<GoodFile>,
    special: Vec<SpecialFile>,
}

#[derive(Deserialize)]
struct GoodFile {
    id: Good,
    width: u8,
    height: u8,
    #[serde(default)]
    sword: u8,
    #[serde(default)]
    harvest: u8,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    forge: bool,
}

#[derive(Deserialize)]
struct SpecialFile {
    id: Special,
    shape: Vec<String>,
    sword: u8,
    price: Option<u8>,
    forge: bool,
    points: u8,
}

#[derive(Deserialize)]
struct BoardsFile {
    home: Vec<BoardFile>,
    island: Vec<BoardFile>,
    building: Vec<BoardFile>,
}

#[derive(Deserialize)]
struct BoardFile {
    id: String,
    #[serde(default)]
    grid: Vec<String>,
    #[serde(default)]
    income: Vec<TrackFile>,
    #[serde(default)]
    bonus: Vec<BonusFile>,
    #[serde(default)]
    points: u8,
    #[serde(default)]
    count: u8,
    #[serde(default)]
    wood_slots: u8,
    #[serde(default)]
    stone_slots: u8,
}

#[derive(Deserialize)]
struct TrackFile {
    values: Vec<u8>,
    cells: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
struct BonusFile {
    cell: [usize; 2],
    gives: Amounts,
}

#[derive(Deserialize)]
struct SpacesFile {
    space: Vec<SpaceFile>,
}

#[derive(Deserialize)]
struct SpaceFile {
    id: Space,
    column: u8,
    sections: Vec<Section>,
    #[serde(default)]
    cost: Amounts,
    #[serde(default)]
    cost_one_of: Vec<Resource>,
    #[serde(default)]
    cost_round: bool,
    #[serde(default)]
    needs: BTreeMap<String, u8>,
    effects: Vec<EffectFile>,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
enum EffectFile {
    Gain { items: Amounts },
    GainWith { animal: Good, items: Amounts },
    GainPerPlayer { item: Resource },
    PerAnimal { animal: Good, gives: Good, max: u8 },
    MayExchange { pay: Amounts, gain: Amounts },
    Pay { items: Amounts },
    Build { what: Building },
    Ship { what: Ship },
    Choose { options: Vec<Vec<EffectFile>> },
    Mountain { groups: Vec<u8> },
    Upgrade { count: u8, steps: u8 },
    Weapons { count: u8 },
    Dice { kind: Dice, boats: u8 },
    Forge,
    Overseas,
    Sale { count: u8 },
    Explore { islands: Vec<Island> },
    Emigrate,
    MayEmigrate,
    MaySwap,
    DrawOccupation { count: u8 },
    PlayOccupations { count: u8 },
}

#[derive(Deserialize)]
struct GameFile {
    setup: SetupFile,
    harbour: HarbourFile,
    banquet: BanquetFile,
    length: Vec<LengthFile>,
    islands: IslandsFile,
    ship: Vec<ShipFile>,
    weapon: Vec<WeaponFile>,
    strip: Vec<StripFile>,
    dice: Vec<DiceFile>,
    dice_limits: DiceLimitsFile,
    scoring: ScoringFile,
}

#[derive(Deserialize)]
struct SetupFile {
    goods: Amounts,
    weapons: Vec<Weapon>,
    open_strips: [u8; 4],
}

#[derive(Deserialize)]
struct HarbourFile {
    small_berths: u8,
    large_berths: u8,
}

#[derive(Deserialize)]
struct BanquetFile {
    cells: u8,
    cells_per_ship: u8,
}

#[derive(Deserialize)]
struct LengthFile {
    id: String,
    rounds: u8,
    thing: u8,
    harvest: Vec<u8>,
    turned: Vec<String>,
}

#[derive(Deserialize)]
struct IslandsFile {
    silver_each_turning: u8,
}

#[derive(Deserialize)]
struct ShipFile {
    id: Ship,
    price: u8,
    points: u8,
    printed_ore: u8,
    ore_slots: u8,
    emigrated: u8,
}

#[derive(Deserialize)]
struct WeaponFile {
    id: Weapon,
    cards: u8,
}

#[derive(Deserialize)]
struct StripFile {
    id: String,
    items: Vec<String>,
}

#[derive(Deserialize)]
struct DiceFile {
    id: Dice,
    sides: u8,
    weapon: Weapon,
    success: Amounts,
    failure: Amounts,
    vikings_back: u8,
}

#[derive(Deserialize)]
struct DiceLimitsFile {
    rolls: u8,
    battle_fails_at: u8,
}

#[derive(Deserialize)]
struct ScoringFile {
    penalty: u8,
}

#[derive(Deserialize)]
struct OccupationsFile {
    card: Vec<CardFile>,
}

/// [`read_each`] over all of a named set.
fn ordered<K: Named + std::fmt::Display, E, T, const N: usize>(
    file: &str,
    kind: &str,
    entries: &[E],
    id: impl Fn(&E) -> K,
    read: impl Fn(&E) -> Result<T, String>,
) -> Result<[T; N], ContentError> {
    read_each(file, kind, K::all(), entries, id, read)
}

fn array<T, const N: usize>(file: &str, items: Vec<T>) -> Result<[T; N], ContentError> {
    let found = items.len();
    items.try_into().map_err(|_| ContentError::new(file, "file", format!("expected {N} entries, found {found}")))
}

impl Content {
    pub fn read(set: &ContentSet) -> Result<Content, ContentError> {
        let tiles: TilesFile = set.read("tiles.toml")?;
        let boards: BoardsFile = set.read("boards.toml")?;
        let spaces: SpacesFile = set.read("spaces.toml")?;
        let game: GameFile = set.read("game.toml")?;
        let occupations: OccupationsFile = set.read("occupations.toml")?;

        let mut shapes = vec![shape::rectangle(1, 1); Piece::COUNT];
        for good in &tiles.good {
            if !(1..=4).contains(&good.width) || !(1..=4).contains(&good.height) {
                return Err(ContentError::new("tiles.toml", format!("good {}", good.id), "sides are 1 to 4 cells"));
            }
            shapes[Piece::Good(good.id).code() as usize] = shape::rectangle(good.width, good.height);
        }
        for special in &tiles.special {
            if special.shape.len() > 5 || special.shape.iter().any(|row| row.len() > 5) {
                let name = format!("special {}", special.id);
                return Err(ContentError::new("tiles.toml", name, "sides are up to 5 cells"));
            }
            shapes[Piece::Special(special.id).code() as usize] = shape::drawn(&special.shape);
        }
        let goods = ordered(
            "tiles.toml",
            "good",
            &tiles.good,
            |file| file.id,
            |file| {
                Ok(GoodRules {
                    long_side: file.width.max(file.height),
                    short_side: file.width.min(file.height),
                    sword: file.sword,
                    harvest: file.harvest,
                    points: file.points,
                    forge: file.forge,
                })
            },
        )?;
        let specials = ordered(
            "tiles.toml",
            "special",
            &tiles.special,
            |file| file.id,
            |file| Ok(SpecialRules { sword: file.sword, price: file.price, forge: file.forge, points: file.points }),
        )?;

        let mut home = None;
        for board in &boards.home {
            home = Some(layout(Ground::Land, board)?);
        }
        let home = home.ok_or_else(|| ContentError::new("boards.toml", "home home", "is missing"))?;
        let island = |file: &BoardFile| Island::from_name(&file.id);
        let mut islands = Vec::new();
        let mut island_points = [0; Island::COUNT];
        for name in Island::ALL {
            let file = boards.island.iter().find(|file| island(file) == Some(name));
            let file = file.ok_or_else(|| ContentError::new("boards.toml", format!("island {name}"), "is missing"))?;
            islands.push(layout(Ground::Land, file)?);
            island_points[name.index()] = file.points;
        }
        let mut buildings = [BuildingRules::default(); Building::COUNT];
        let mut houses = Vec::new();
        for name in Building::ALL {
            let file = boards.building.iter().find(|file| file.id == name.name());
            let file =
                file.ok_or_else(|| ContentError::new("boards.toml", format!("building {name}"), "is missing"))?;
            buildings[name.index()] = BuildingRules {
                count: file.count,
                points: file.points,
                wood_slots: file.wood_slots,
                stone_slots: file.stone_slots,
            };
            if name != Building::Shed {
                houses.push(layout(Ground::House, file)?);
            }
        }
        for (building, most) in [(Building::Shed, 3), (Building::StoneHouse, 3), (Building::LongHouse, 5)] {
            if buildings[building.index()].count != most {
                let name = format!("building {building}");
                return Err(ContentError::new("boards.toml", name, format!("the box holds {most}")));
            }
        }

        let spaces = Space::printed()
            .iter()
            .map(|key| {
                let name = format!("space {key}");
                let file = spaces.space.iter().find(|file| file.id == *key);
                let file = file.ok_or_else(|| ContentError::new("spaces.toml", &name, "is missing"))?;
                space(file).map_err(|problem| ContentError::new("spaces.toml", name, problem))
            })
            .collect::<Result<Vec<_>, _>>()?;

        let lengths = game
            .length
            .iter()
            .map(|file| {
                let name = format!("length {}", file.id);
                if file.harvest.len() != file.rounds as usize || file.turned.len() != file.rounds as usize {
                    return Err(ContentError::new("game.toml", name, "every round has a harvest and a turning"));
                }
                let turned = file
                    .turned
                    .iter()
                    .map(|lot| match lot.as_str() {
                        "" => Ok(None),
                        lot => match ["A", "B", "C", "D"].iter().position(|known| *known == lot) {
                            Some(index) if index < LOTS => Ok(Some(index)),
                            _ => Err(ContentError::new("game.toml", &name, "lots are A to D")),
                        },
                    })
                    .collect::<Result<_, _>>()?;
                Ok(Length { rounds: file.rounds, thing: file.thing, harvest: file.harvest.clone(), turned })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let ships = ordered(
            "game.toml",
            "ship",
            &game.ship,
            |file| file.id,
            |file| {
                Ok(ShipRules {
                    price: file.price,
                    points: file.points,
                    printed_ore: file.printed_ore,
                    ore_slots: file.ore_slots,
                    emigrated: file.emigrated,
                })
            },
        )?;
        let weapon_cards = ordered("game.toml", "weapon", &game.weapon, |file| file.id, |file| Ok(file.cards))?;
        let strips = game
            .strip
            .iter()
            .map(|file| {
                strip(file).map_err(|problem| ContentError::new("game.toml", format!("strip {}", file.id), problem))
            })
            .collect::<Result<Vec<_>, _>>()?;
        let dice = ordered(
            "game.toml",
            "dice",
            &game.dice,
            |file| file.id,
            |file| {
                Ok(DiceRules {
                    sides: file.sides,
                    weapon: file.weapon,
                    success: Bundle::read(&file.success)?,
                    failure: Bundle::read(&file.failure)?,
                    vikings_back: file.vikings_back,
                })
            },
        )?;
        let limits = Limits {
            small_berths: game.harbour.small_berths,
            large_berths: game.harbour.large_berths,
            banquet_cells: game.banquet.cells,
            cells_per_ship: game.banquet.cells_per_ship,
            island_silver: game.islands.silver_each_turning,
            rolls: game.dice_limits.rolls,
            battle_fails_at: game.dice_limits.battle_fails_at,
            penalty: game.scoring.penalty,
        };
        if limits.small_berths > 3 || limits.large_berths > 4 || limits.banquet_cells > 12 {
            return Err(ContentError::new("game.toml", "harbour", "more places than a home board has"));
        }
        let setup_goods =
            Bundle::read(&game.setup.goods).map_err(|problem| ContentError::new("game.toml", "setup", problem))?;

        let mut cards: Vec<CardRules> = Vec::with_capacity(Card::COUNT);
        for card in Card::all() {
            let name = format!("card {card}");
            let file = occupations.card.iter().find(|file| file.id == card.name());
            let file = file.ok_or_else(|| ContentError::new("occupations.toml", &name, "is missing"))?;
            cards.push(CardRules::read(file).map_err(|problem| ContentError::new("occupations.toml", name, problem))?);
        }
        let waiting = crate::occupations::waiting(&cards);
        let anytime: CardSet = Card::all().filter(|card| cards[card.index()].is_anytime()).collect();
        let plays =
            |card: &Card| cards[card.index()].parts_at(When::Anytime).any(|(_, part)| part.op == Op::PlayOccupation);
        let players_of_cards = Card::all().filter(plays).collect();
        let stays = |card: &Card| cards[card.index()].parts_at(When::Reached).any(|(_, part)| part.optional);
        let usable = anytime.union(Card::all().filter(stays).collect());
        let outlook = usable.union(waiting[When::PlaceTile as usize]);

        let provident = Card::all().filter(|card| cards[card.index()].is_provident()).collect();

        Ok(Content {
            shapes,
            goods,
            specials,
            home,
            islands,
            island_points,
            houses: array("boards.toml", houses)?,
            buildings,
            spaces,
            lengths: array("game.toml", lengths)?,
            ships,
            weapon_cards,
            strips: array("game.toml", strips)?,
            dice,
            limits,
            setup_goods,
            setup_weapons: game.setup.weapons,
            open_strips: game.setup.open_strips,
            cards,
            waiting,
            anytime,
            usable,
            players_of_cards,
            outlook,
            provident,
        })
    }
}

fn layout(ground: Ground, file: &BoardFile) -> Result<Layout, ContentError> {
    let wrong = |problem: String| ContentError::new("boards.toml", file.id.clone(), problem);
    let tracks: Vec<_> = file.income.iter().map(|track| (track.cells.clone(), track.values.clone())).collect();
    let bonuses = file
        .bonus
        .iter()
        .map(|bonus| Ok((bonus.cell, Bundle::read(&bonus.gives)?)))
        .collect::<Result<Vec<_>, String>>()
        .map_err(wrong)?;
    let (rows, columns) = match ground {
        Ground::Land if file.id == "home" => (12, 13),
        Ground::Land => (9, 13),
        Ground::House => (4, 13),
    };
    if file.grid.len() > rows || file.grid.iter().any(|row| row.len() > columns) {
        return Err(wrong(format!("at most {rows} rows of {columns} cells")));
    }
    Layout::read(ground, &file.grid, &tracks, &bonuses).map_err(wrong)
}

fn space(file: &SpaceFile) -> Result<SpaceRules, String> {
    if !(1..=4).contains(&file.column) {
        return Err("column is 1 to 4".to_owned());
    }
    let needs = file
        .needs
        .iter()
        .map(|(name, count)| {
            let need = match name.as_str() {
                "whaling_boat" => Need::WhalingBoat,
                "knarr" => Need::Knarr,
                "longship" => Need::Longship,
                "large_ship" => Need::LargeShip,
                "any_ship" => Need::AnyShip,
                "sheep_any" => Need::SheepAny,
                "cattle_any" => Need::CattleAny,
                other => return Err(format!("no need {other:?}")),
            };
            Ok((need, *count))
        })
        .collect::<Result<_, String>>()?;
    Ok(SpaceRules {
        column: file.column,
        sections: file.sections.iter().fold(0, |bits, section| bits | 1 << section.index()),
        cost: Bundle::read(&file.cost)?,
        cost_one_of: file.cost_one_of.clone(),
        cost_round: file.cost_round,
        needs,
        effects: effects(&file.effects)?,
    })
}

fn effects(files: &[EffectFile]) -> Result<Vec<Effect>, String> {
    files.iter().map(effect).collect()
}

fn effect(file: &EffectFile) -> Result<Effect, String> {
    Ok(match file {
        EffectFile::Gain { items } => Effect::Gain(Bundle::read(items)?),
        EffectFile::GainWith { animal, items } => Effect::GainWith(*animal, Bundle::read(items)?),
        EffectFile::GainPerPlayer { item } => Effect::GainPerPlayer(*item),
        EffectFile::PerAnimal { animal, gives, max } => Effect::PerAnimal { animal: *animal, gives: *gives, max: *max },
        EffectFile::MayExchange { pay, gain } => {
            Effect::MayExchange { pay: Bundle::read(pay)?, gain: Bundle::read(gain)? }
        }
        EffectFile::Pay { items } => Effect::Pay(Bundle::read(items)?),
        EffectFile::Build { what } => Effect::Build(*what),
        EffectFile::Ship { what } => Effect::Ship(*what),
        EffectFile::Choose { options } => {
            Effect::Choose(options.iter().map(|option| effects(option)).collect::<Result<_, _>>()?)
        }
        EffectFile::Mountain { groups } => {
            if groups.is_empty() || groups.len() > 4 {
                return Err("one to four groups of strip items".to_owned());
            }
            let mut filled = [0; 4];
            filled[..groups.len()].copy_from_slice(groups);
            Effect::Mountain(filled)
        }
        EffectFile::Upgrade { count, steps } => Effect::Upgrade { count: *count, steps: *steps },
        EffectFile::Weapons { count } => Effect::Weapons(*count),
        EffectFile::Dice { kind, boats } => Effect::Dice { kind: *kind, boats: *boats },
        EffectFile::Forge => Effect::Forge,
        EffectFile::Overseas => Effect::Overseas,
        EffectFile::Sale { count } => Effect::Sale(*count),
        EffectFile::Explore { islands } => {
            Effect::Explore(islands.iter().fold(0, |bits, island| bits | 1 << island.index()))
        }
        EffectFile::Emigrate => Effect::Emigrate,
        EffectFile::MayEmigrate => Effect::MayEmigrate,
        EffectFile::MaySwap => Effect::MaySwap,
        EffectFile::DrawOccupation { count } => Effect::DrawOccupation(*count),
        EffectFile::PlayOccupations { count } => Effect::PlayOccupations(*count),
    })
}

fn strip(file: &StripFile) -> Result<[StripItem; STRIP_ITEMS], String> {
    let items = file
        .items
        .iter()
        .map(|item| match item.as_str() {
            "wood" => Ok(StripItem::Wood),
            "stone" => Ok(StripItem::Stone),
            "ore" => Ok(StripItem::Ore),
            "silver2" => Ok(StripItem::TwoSilver),
            other => Err(format!("no strip item {other:?}")),
        })
        .collect::<Result<Vec<_>, _>>()?;
    items.try_into().map_err(|_| format!("a strip has {STRIP_ITEMS} items"))
}
