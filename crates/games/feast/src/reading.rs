//! The content files as they are written, and how they become tables: every number is checked here.

use std::collections::BTreeMap;

use engine::{ContentError, ContentSet, read_each};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::cards::{Card, CardSet};
use crate::content::{
    BuildingRules, Content, DiceRules, Effect, GoodRules, Length, Limits, Need, STRIP_ITEMS, STRIPS, ShipRules,
    SpaceRules, SpecialRules, StripItem,
};
use crate::demands::Demands;
use crate::items::Bundle;
use crate::layout::{Ground, Layout};
use crate::names::{
    Building, Colour, Dice, Good, Island, LOTS, Named, Piece, Resource, Section, Ship, Space, Special, Weapon,
};
use crate::occupations::{CardFile, CardRules, Op, When, check_moments};
use crate::shape;
use crate::state::{HOUSES, LARGE_BERTHS, SHEDS, SMALL_BERTHS, STONE_HOUSES, TABLE_CELLS};

/// The four exploration boards.
const LOT_NAMES: [&str; LOTS] = ["A", "B", "C", "D"];
/// Cells along the side of a good, and of a special tile.
const GOOD_SIDE_MAX: u8 = 4;
const SPECIAL_SIDE_MAX: usize = 5;

/// The files built into the program.
pub(crate) const FILES: &[(&str, &str)] = &[
    ("boards.toml", include_str!("../../../../content/feast/boards.toml")),
    ("game.toml", include_str!("../../../../content/feast/game.toml")),
    ("occupations.toml", include_str!("../../../../content/feast/occupations.toml")),
    ("spaces.toml", include_str!("../../../../content/feast/spaces.toml")),
    ("tiles.toml", include_str!("../../../../content/feast/tiles.toml")),
];

type Amounts = BTreeMap<String, u8>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    good: Vec<GoodFile>,
    special: Vec<SpecialFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: Good,
    colour: Colour,
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
#[serde(deny_unknown_fields)]
struct SpecialFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: Special,
    shape: Vec<String>,
    sword: u8,
    price: Option<u8>,
    forge: bool,
    points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardsFile {
    home: Vec<BoardFile>,
    island: Vec<BoardFile>,
    building: Vec<BoardFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: String,
    /// Of an island: the board it is a face of, and which face.
    lot: Option<String>,
    side: Option<String>,
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
#[serde(deny_unknown_fields)]
struct TrackFile {
    values: Vec<u8>,
    cells: Vec<[usize; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusFile {
    cell: [usize; 2],
    gives: Amounts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpacesFile {
    space: Vec<SpaceFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
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
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
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
    Dice { kind: Dice, boats: Option<u8> },
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
#[serde(deny_unknown_fields)]
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
#[serde(deny_unknown_fields)]
struct SetupFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    goods: Amounts,
    weapons: Vec<Weapon>,
    open_strips: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HarbourFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    small_berths: u8,
    large_berths: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BanquetFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    cells: u8,
    cells_per_ship: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LengthFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: String,
    rounds: u8,
    thing: u8,
    harvest: Vec<u8>,
    turned: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IslandsFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    silver_each_turning: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: Ship,
    price: u8,
    points: u8,
    printed_ore: u8,
    ore_slots: u8,
    emigrated: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WeaponFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: Weapon,
    cards: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StripFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: String,
    items: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    id: Dice,
    sides: u8,
    weapon: Weapon,
    success: Amounts,
    failure: Amounts,
    vikings_back: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceLimitsFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    rolls: u8,
    battle_fails_at: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringFile {
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    penalty: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// Reads and checks everything; what is wrong is told with file and line.
    pub(crate) fn read(set: &ContentSet) -> Result<Content, ContentError> {
        Content::read_files(set).map_err(|error| set.locate(error))
    }

    fn read_files(set: &ContentSet) -> Result<Content, ContentError> {
        let tiles: TilesFile = set.read("tiles.toml")?;
        let boards: BoardsFile = set.read("boards.toml")?;
        let spaces: SpacesFile = set.read("spaces.toml")?;
        let game: GameFile = set.read("game.toml")?;
        let occupations: OccupationsFile = set.read("occupations.toml")?;

        let (islands, island_points) = read_islands(&boards)?;
        let (buildings, houses) = read_buildings(&boards)?;
        let cards = read_cards(&occupations)?;
        let decks = Decks::of(&cards);
        let spaces = read_spaces(&spaces)?;
        let mut content = Content {
            shapes: read_shapes(&tiles)?,
            goods: ordered("tiles.toml", "good", &tiles.good, |file| file.id, good)?,
            specials: ordered("tiles.toml", "special", &tiles.special, |file| file.id, |file| Ok(special(file)))?,
            home: read_home(&boards)?,
            islands,
            island_points,
            houses: array("boards.toml", houses)?,
            buildings,
            demands: Demands::of(&spaces),
            spaces,
            lengths: read_lengths(&game)?,
            ships: ordered("game.toml", "ship", &game.ship, |file| file.id, |file| Ok(ship(file)))?,
            weapon_cards: ordered("game.toml", "weapon", &game.weapon, |file| file.id, |file| Ok(file.cards))?,
            strips: read_strips(&game)?,
            dice: ordered("game.toml", "dice", &game.dice, |file| file.id, dice)?,
            limits: read_limits(&game)?,
            setup_goods: Bundle::read(&game.setup.goods)
                .map_err(|problem| ContentError::new("game.toml", "setup", problem))?,
            setup_weapons: game.setup.weapons,
            open_strips: game.setup.open_strips,
            waiting: decks.waiting,
            changing: crate::occupations::changing(&cards),
            faces: Vec::new(),
            anytime: decks.anytime,
            usable: decks.usable,
            players_of_cards: decks.players_of_cards,
            outlook: decks.outlook,
            miners: decks.miners,
            provident: decks.provident,
            cards,
        };
        content.faces = content.printed_faces();
        Ok(content)
    }
}

fn read_shapes(tiles: &TilesFile) -> Result<Vec<shape::Shape>, ContentError> {
    let mut shapes = vec![shape::rectangle(1, 1); Piece::COUNT];
    for good in &tiles.good {
        let sides = 1..=GOOD_SIDE_MAX;
        if !sides.contains(&good.width) || !sides.contains(&good.height) {
            let problem = format!("sides are 1 to {GOOD_SIDE_MAX} cells");
            return Err(ContentError::new("tiles.toml", format!("good {}", good.id), problem));
        }
        shapes[Piece::Good(good.id).code() as usize] = shape::rectangle(good.width, good.height);
    }
    for special in &tiles.special {
        if special.shape.len() > SPECIAL_SIDE_MAX || special.shape.iter().any(|row| row.len() > SPECIAL_SIDE_MAX) {
            let name = format!("special {}", special.id);
            return Err(ContentError::new("tiles.toml", name, format!("sides are up to {SPECIAL_SIDE_MAX} cells")));
        }
        shapes[Piece::Special(special.id).code() as usize] = shape::drawn(&special.shape);
    }
    Ok(shapes)
}

fn good(file: &GoodFile) -> Result<GoodRules, String> {
    if file.colour != file.id.colour() {
        return Err(format!("the goods grid makes it {}", file.id.colour()));
    }
    Ok(GoodRules {
        long_side: file.width.max(file.height),
        short_side: file.width.min(file.height),
        sword: file.sword,
        harvest: file.harvest,
        points: file.points,
        forge: file.forge,
    })
}

fn special(file: &SpecialFile) -> SpecialRules {
    SpecialRules { sword: file.sword, price: file.price, forge: file.forge, points: file.points }
}

fn ship(file: &ShipFile) -> ShipRules {
    ShipRules {
        price: file.price,
        points: file.points,
        printed_ore: file.printed_ore,
        ore_slots: file.ore_slots,
        emigrated: file.emigrated,
    }
}

fn dice(file: &DiceFile) -> Result<DiceRules, String> {
    Ok(DiceRules {
        sides: file.sides,
        weapon: file.weapon,
        success: Bundle::read(&file.success)?,
        failure: Bundle::read(&file.failure)?,
        vikings_back: file.vikings_back,
    })
}

fn read_home(boards: &BoardsFile) -> Result<Layout, ContentError> {
    let home = boards.home.first().ok_or_else(|| ContentError::new("boards.toml", "home home", "is missing"))?;
    layout(Ground::Land, home)
}

fn read_islands(boards: &BoardsFile) -> Result<(Vec<Layout>, [u8; Island::COUNT]), ContentError> {
    let mut islands = Vec::new();
    let mut points = [0; Island::COUNT];
    for name in Island::ALL {
        let file = boards.island.iter().find(|file| Island::from_name(&file.id) == Some(name));
        let wrong = |problem: String| ContentError::new("boards.toml", format!("island {name}"), problem);
        let file = file.ok_or_else(|| wrong("is missing".to_owned()))?;
        let (lot, side) = (LOT_NAMES[name.lot()], if name.index() < LOTS { "front" } else { "back" });
        if file.lot.as_deref() != Some(lot) || file.side.as_deref() != Some(side) {
            return Err(wrong(format!("it is the {side} of lot {lot}")));
        }
        islands.push(layout(Ground::Land, file)?);
        points[name.index()] = file.points;
    }
    Ok((islands, points))
}

fn read_buildings(boards: &BoardsFile) -> Result<([BuildingRules; Building::COUNT], Vec<Layout>), ContentError> {
    let mut buildings = [BuildingRules::default(); Building::COUNT];
    let mut houses = Vec::new();
    for name in Building::ALL {
        let wrong = |problem: String| ContentError::new("boards.toml", format!("building {name}"), problem);
        let file = boards.building.iter().find(|file| file.id == name.name());
        let file = file.ok_or_else(|| wrong("is missing".to_owned()))?;
        buildings[name.index()] =
            BuildingRules { points: file.points, wood_slots: file.wood_slots, stone_slots: file.stone_slots };
        let most = match name {
            Building::Shed => SHEDS,
            Building::StoneHouse => STONE_HOUSES,
            Building::LongHouse => HOUSES - STONE_HOUSES,
        };
        if file.count as usize != most {
            return Err(wrong(format!("the box holds {most}")));
        }
        if name != Building::Shed {
            houses.push(layout(Ground::House, file)?);
        }
    }
    Ok((buildings, houses))
}

fn read_spaces(spaces: &SpacesFile) -> Result<Vec<SpaceRules>, ContentError> {
    let read = |key: &Space| {
        let name = format!("space {key}");
        let file = spaces.space.iter().find(|file| file.id == *key);
        let file = file.ok_or_else(|| ContentError::new("spaces.toml", &name, "is missing"))?;
        space(file).map_err(|problem| ContentError::new("spaces.toml", name, problem))
    };
    Space::printed().iter().map(read).collect()
}

fn read_lengths(game: &GameFile) -> Result<[Length; 2], ContentError> {
    let lengths = game.length.iter().map(length).collect::<Result<Vec<_>, _>>()?;
    array("game.toml", lengths)
}

fn length(file: &LengthFile) -> Result<Length, ContentError> {
    let wrong = |problem: &str| ContentError::new("game.toml", format!("length {}", file.id), problem);
    if file.harvest.len() != file.rounds as usize || file.turned.len() != file.rounds as usize {
        return Err(wrong("every round has a harvest and a turning"));
    }
    let lot = |name: &String| match name.as_str() {
        "" => Ok(None),
        name => LOT_NAMES.iter().position(|known| *known == name).map(Some).ok_or_else(|| wrong("lots are A to D")),
    };
    let turned = file.turned.iter().map(lot).collect::<Result<_, _>>()?;
    Ok(Length { rounds: file.rounds, thing: file.thing, harvest: file.harvest.clone(), turned })
}

fn read_strips(game: &GameFile) -> Result<[[StripItem; STRIP_ITEMS]; STRIPS], ContentError> {
    let read = |file: &StripFile| {
        strip(file).map_err(|problem| ContentError::new("game.toml", format!("strip {}", file.id), problem))
    };
    array("game.toml", game.strip.iter().map(read).collect::<Result<Vec<_>, _>>()?)
}

fn read_limits(game: &GameFile) -> Result<Limits, ContentError> {
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
    let too_many = limits.small_berths as usize > SMALL_BERTHS
        || limits.large_berths as usize > LARGE_BERTHS
        || limits.banquet_cells as usize > TABLE_CELLS;
    if too_many || limits.cells_per_ship == 0 {
        return Err(ContentError::new("game.toml", "harbour", "more places than a home board has"));
    }
    Ok(limits)
}

fn read_cards(occupations: &OccupationsFile) -> Result<Vec<CardRules>, ContentError> {
    let wrong = |card: Card, problem: &str| ContentError::new("occupations.toml", format!("card {card}"), problem);
    let mut cards: Vec<CardRules> = Vec::with_capacity(Card::COUNT);
    for card in Card::all() {
        let file = occupations.card.iter().find(|file| file.id == card);
        let file = file.ok_or_else(|| wrong(card, "is missing"))?;
        cards.push(CardRules::read(file).map_err(|problem| wrong(card, &problem))?);
    }
    check_moments(&cards).map_err(|problem| ContentError::new("occupations.toml", "cards", problem))?;
    Ok(cards)
}

/// Cards by what they do.
struct Decks {
    waiting: Vec<CardSet>,
    anytime: CardSet,
    usable: CardSet,
    players_of_cards: CardSet,
    outlook: CardSet,
    miners: CardSet,
    provident: CardSet,
}

impl Decks {
    fn of(cards: &[CardRules]) -> Decks {
        let those = |wanted: &dyn Fn(&CardRules) -> bool| -> CardSet {
            Card::all().filter(|card| wanted(&cards[card.index()])).collect()
        };
        let waiting = crate::occupations::waiting(cards);
        let anytime = those(&CardRules::is_anytime);
        let stays = |card: &CardRules| card.parts_at(When::Reached).any(|(_, part)| part.optional);
        let usable = anytime.union(those(&stays));
        let plays = |card: &CardRules| card.parts_at(When::Anytime).any(|(_, part)| part.op == Op::PlayOccupation);
        Decks {
            anytime,
            usable,
            players_of_cards: those(&plays),
            outlook: usable.union(waiting[When::PlaceTile as usize]),
            miners: those(&|card| card.parts.iter().any(|part| part.op == Op::TakeMountain)),
            provident: those(&CardRules::is_provident),
            waiting,
        }
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
    let named = file.income.iter().flat_map(|track| &track.cells).chain(file.bonus.iter().map(|bonus| &bonus.cell));
    if let Some([row, column]) = named.into_iter().find(|[row, column]| *row >= rows || *column >= columns) {
        return Err(wrong(format!("there is no cell [{row}, {column}]")));
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
        EffectFile::Dice { kind, boats } => {
            if boats.is_some() != (*kind == Dice::Whaling) {
                return Err("boats are said of whaling, and of nothing else".to_owned());
            }
            Effect::Dice { kind: *kind, boats: boats.unwrap_or(0) }
        }
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
