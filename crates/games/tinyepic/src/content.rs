//! The content files read into compact tables: vikings, favor cards, gods, the numbers of the boards
//! and of the enemy clan. Whatever a rule needs as a number comes from here.

use engine::{ContentError, ContentSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::{Board, CARDS, Card, Favor, God, Resource, Rune};

pub const FILES: &[(&str, &str)] = &[
    ("board.toml", include_str!("../../../../content/tinyepic/board.toml")),
    ("favors.toml", include_str!("../../../../content/tinyepic/favors.toml")),
    ("gods.toml", include_str!("../../../../content/tinyepic/gods.toml")),
    ("map.toml", include_str!("../../../../content/tinyepic/map.toml")),
    ("solo.toml", include_str!("../../../../content/tinyepic/solo.toml")),
    ("vikings.toml", include_str!("../../../../content/tinyepic/vikings.toml")),
];

/// Something a card, a boon or a dedication lets a clan do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    Sail {
        n: u8,
    },
    Explore {
        n: u8,
    },
    Harvest {
        n: u8,
    },
    Build {
        n: u8,
    },
    ExploreTemple,
    Smite {
        n: u8,
    },
    DrawReplace,
    EnterBattle,
    Collect {
        bag: Bag,
        /// The bag once for each active rune of this type.
        #[serde(default)]
        per: Option<Rune>,
    },
    Exchange,
    ShiftFury {
        n: u8,
    },
    Prophecy,
}

impl Deed {
    /// Sail, explore, harvest and build: all that an enemy clan can do.
    pub const fn is_main(self) -> bool {
        matches!(self, Deed::Sail { .. } | Deed::Explore { .. } | Deed::Harvest { .. } | Deed::Build { .. })
    }
}

/// Resources, some of them the taker's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Bag {
    pub wood: u8,
    pub food: u8,
    pub steel: u8,
    pub any: u8,
}

impl Bag {
    pub const fn fixed(self) -> [u8; 3] {
        [self.wood, self.food, self.steel]
    }
}

/// What adds to the strength of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Boost {
    AnyRune,
    Wealth,
    Mystery,
    Nature,
    Wood,
    Food,
    Steel,
}

impl Boost {
    pub const fn rune(self) -> Option<Rune> {
        match self {
            Boost::Wealth => Some(Rune(0)),
            Boost::Mystery => Some(Rune(1)),
            Boost::Nature => Some(Rune(2)),
            _ => None,
        }
    }

    pub const fn resource(self) -> Option<Resource> {
        match self {
            Boost::Wood => Some(Resource(0)),
            Boost::Food => Some(Resource(1)),
            Boost::Steel => Some(Resource(2)),
            _ => None,
        }
    }
}

/// Strength in battle: `base + per × of`, after `steel` has been paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    pub base: u8,
    pub steel: u8,
    #[serde(default)]
    pub per: u8,
    #[serde(default)]
    pub of: Option<Boost>,
}

/// The active runes a rune action needs; `any` counts only runes not already used for the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Need {
    pub wealth: u8,
    pub mystery: u8,
    pub nature: u8,
    pub any: u8,
}

impl Need {
    pub const fn met_by(self, active: [u8; 3]) -> bool {
        let [wealth, mystery, nature] = active;
        let specific = self.wealth + self.mystery + self.nature;
        self.wealth <= wealth
            && self.mystery <= mystery
            && self.nature <= nature
            && wealth + mystery + nature >= specific + self.any
    }
}

/// One viking card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Viking {
    pub rune: Rune,
    pub strength: Strength,
    pub leader: Deed,
    pub need: Need,
    pub rune_action: Deed,
}

/// One favor card: passive runes by type, and the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FavorCard {
    pub runes: [u8; 3],
    pub bag: Bag,
}

/// An era: cards dealt, where hands are passed, what a raid costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Era {
    pub cards: u8,
    pub passes_left: bool,
    pub raid_steel: u8,
}

/// An icon on a resource track of an enemy board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Fury,
    ChaseBoat,
    CrossFerry,
    AddSettler,
    AddBoat,
    AddTemple,
    Battle { bonus: u8 },
}

/// The enemy side of a clan board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnemyBoard {
    pub chieftain_sail: u8,
    /// By track and space; space 0 has none.
    pub tracks: [[Option<Icon>; 8]; 3],
    /// The action that replaces what an enemy cannot do, by rune.
    pub runes: [Deed; 3],
}

/// All tables but the map.
#[derive(Clone, Debug)]
pub struct Tables {
    pub vikings: [Viking; CARDS],
    pub favors: [FavorCard; Favor::COUNT],
    pub boons: [Deed; God::COUNT],
    pub eras: [Era; 3],
    /// The four actions of the era board, top to bottom.
    pub dedications: [Deed; 4],
    pub god_dedication: u8,
    pub resources_start: u8,
    pub resources_most: u8,
    pub settlers: u8,
    pub favors_most: u8,
    pub deploy_food: u8,
    pub harvest_food_per_boat: u8,
    pub harvest_any_per_temple: u8,
    pub boat_costs: [u8; 3],
    pub temple_costs: [u8; 2],
    pub settler_influence: u8,
    pub temple_influence: u8,
    pub boat_influence: u8,
    pub island_points: [u8; 3],
    pub favor_points: [u8; 3],
    pub neutral_settlers: u8,
    pub favors_per_row: u8,
    pub dedications_per_stack: u8,
    pub second_side: bool,
    pub enemy: EnemyStock,
    pub boards: [EnemyBoard; Board::COUNT],
}

/// What the enemy clan brings to the solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct EnemyStock {
    pub settlers: u8,
    pub boats: u8,
    pub temples: u8,
    pub per_slot: u8,
    pub start_settlers: u8,
    pub start_fury: u8,
    pub pile: u8,
}

impl Tables {
    pub fn read(content: &ContentSet, players: u8) -> Result<Tables, ContentError> {
        let board: BoardFile = content.read("board.toml")?;
        let solo: SoloFile = content.read("solo.toml")?;
        let setup = board
            .setup
            .iter()
            .find(|setup| setup.id == players)
            .ok_or_else(|| ContentError::new("board.toml", format!("setup {players}"), "is missing"))?;
        let eras =
            in_order("board.toml", "era", &board.era, |era| (era.id as usize).wrapping_sub(1), &["1", "2", "3"])?;
        let dedications = read_dedications(&board.dedication)?;
        limit("board.toml", "resources", "most", board.resources.most, 1..=7)?;
        limit("board.toml", "resources", "start", board.resources.start, 0..=board.resources.most)?;
        limit("board.toml", "clan_board", "settlers", board.clan_board.settlers, 1..=12)?;
        limit("board.toml", "clan_board", "favors", board.clan_board.favors, 1..=3)?;
        limit("board.toml", "setup", "favors_per_row", setup.favors_per_row, 1..=9)?;
        limit("solo.toml", "enemy", "settlers", solo.enemy.settlers, 2..=24)?;
        limit("solo.toml", "enemy", "per_slot", solo.enemy.per_slot, 1..=6)?;
        limit("solo.toml", "enemy", "start_settlers", solo.enemy.start_settlers, 0..=solo.enemy.settlers)?;
        limit("solo.toml", "enemy", "pile", solo.enemy.pile, 3..=3)?;
        limit("solo.toml", "tracks", "end", solo.tracks.end, TRACK_END..=TRACK_END)?;
        limit("board.toml", "neutral_clan", "temples", board.neutral_clan.temples, 1..=1)?;
        limit("board.toml", "setup", "dedications_per_stack", setup.dedications_per_stack, 1..=13)?;
        Ok(Tables {
            vikings: read_vikings(content)?,
            favors: read_favors(content)?,
            boons: read_boons(content)?,
            eras: [0, 1, 2].map(|index| eras[index].1).map(|era| Era {
                cards: era.cards,
                passes_left: era.pass == Direction::Left,
                raid_steel: era.raid_steel,
            }),
            dedications,
            god_dedication: board.god_dedication.fury,
            resources_start: board.resources.start,
            resources_most: board.resources.most,
            settlers: board.clan_board.settlers,
            favors_most: board.clan_board.favors,
            deploy_food: board.clan_board.deploy_food,
            harvest_food_per_boat: board.clan_board.harvest_food_per_boat,
            harvest_any_per_temple: board.clan_board.harvest_any_per_temple,
            boat_costs: board.clan_costs.boats,
            temple_costs: board.clan_costs.temples,
            settler_influence: board.influence.settler,
            temple_influence: board.influence.temple,
            boat_influence: board.influence.docked_boat,
            island_points: board.scoring.island_rune,
            favor_points: board.scoring.favor_rune,
            neutral_settlers: board.neutral_clan.settlers,
            favors_per_row: setup.favors_per_row,
            dedications_per_stack: setup.dedications_per_stack,
            second_side: setup.side == Side::B,
            enemy: solo.enemy,
            boards: read_boards(&solo.enemy_board)?,
        })
    }

    pub fn viking(&self, card: Card) -> &Viking {
        &self.vikings[card.index()]
    }

    pub fn favor(&self, favor: Favor) -> &FavorCard {
        &self.favors[favor.index()]
    }

    pub fn era(&self, era: u8) -> Era {
        self.eras[(era as usize).clamp(1, 3) - 1]
    }
}

/// The end space of an enemy track; the spaces of a track are a fixed array.
pub const TRACK_END: u8 = 7;

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Side {
    A,
    B,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Direction {
    Left,
    Right,
}

#[derive(Deserialize)]
struct BoardFile {
    setup: Vec<SetupItem>,
    era: Vec<EraItem>,
    dedication: Vec<DedicationItem>,
    god_dedication: GodDedication,
    resources: Resources,
    clan_board: ClanBoard,
    clan_costs: ClanCosts,
    influence: Influence,
    scoring: Scoring,
    neutral_clan: NeutralClan,
}

#[derive(Deserialize)]
struct SetupItem {
    id: u8,
    side: Side,
    favors_per_row: u8,
    dedications_per_stack: u8,
}

#[derive(Deserialize)]
struct EraItem {
    id: u8,
    cards: u8,
    pass: Direction,
    raid_steel: u8,
}

#[derive(Deserialize)]
struct DedicationItem {
    id: String,
    n: u8,
}

#[derive(Deserialize)]
struct GodDedication {
    fury: u8,
}

#[derive(Deserialize)]
struct Resources {
    start: u8,
    most: u8,
}

#[derive(Deserialize)]
struct ClanBoard {
    settlers: u8,
    favors: u8,
    deploy_food: u8,
    harvest_food_per_boat: u8,
    harvest_any_per_temple: u8,
}

#[derive(Deserialize)]
struct ClanCosts {
    boats: [u8; 3],
    temples: [u8; 2],
}

#[derive(Deserialize)]
struct Influence {
    settler: u8,
    temple: u8,
    docked_boat: u8,
}

#[derive(Deserialize)]
struct Scoring {
    island_rune: [u8; 3],
    favor_rune: [u8; 3],
}

#[derive(Deserialize)]
struct NeutralClan {
    settlers: u8,
    temples: u8,
}

#[derive(Deserialize)]
struct SoloFile {
    enemy: EnemyStock,
    tracks: Tracks,
    enemy_board: Vec<BoardItem>,
}

#[derive(Deserialize)]
struct Tracks {
    end: u8,
}

#[derive(Deserialize)]
struct BoardItem {
    id: Board,
    chieftain_sail: u8,
    wood: Vec<IconItem>,
    food: Vec<IconItem>,
    steel: Vec<IconItem>,
    wealth: Deed,
    mystery: Deed,
    nature: Deed,
}

#[derive(Deserialize)]
struct IconItem {
    space: u8,
    icon: String,
    #[serde(default)]
    bonus: u8,
}

#[derive(Deserialize)]
struct VikingItem {
    id: Card,
    rune: Rune,
    strength: Strength,
    leader: Deed,
    need: Need,
    rune_action: Deed,
}

#[derive(Deserialize)]
struct VikingFile {
    viking: Vec<VikingItem>,
}

#[derive(Deserialize)]
struct FavorFile {
    favor: Vec<FavorItem>,
}

#[derive(Deserialize)]
struct FavorItem {
    id: Favor,
    runes: Vec<Rune>,
    bag: Bag,
}

#[derive(Deserialize)]
struct GodFile {
    god: Vec<GodItem>,
}

#[derive(Deserialize)]
struct GodItem {
    id: God,
    boon: Deed,
}

fn read_vikings(content: &ContentSet) -> Result<[Viking; CARDS], ContentError> {
    const FILE: &str = "vikings.toml";
    let file: VikingFile = content.read(FILE)?;
    let mut vikings = Vec::with_capacity(CARDS);
    for (card, item) in in_order(FILE, "viking", &file.viking, |item| item.id.index(), Card::NAMES)? {
        let name = format!("viking {card}");
        if !item.leader.is_main() {
            return Err(ContentError::new(FILE, name, "a leader action is sail, explore, harvest or build"));
        }
        check_deed(FILE, &name, item.leader)?;
        check_deed(FILE, &name, item.rune_action)?;
        if matches!(item.rune_action, Deed::ShiftFury { .. } | Deed::Prophecy) {
            return Err(ContentError::new(FILE, name, "shift_fury and prophecy are boons of gods"));
        }
        limit(FILE, &name, "strength.base", item.strength.base, 0..=20)?;
        limit(FILE, &name, "strength.per", item.strength.per, 0..=3)?;
        vikings.push(Viking {
            rune: item.rune,
            strength: item.strength,
            leader: item.leader,
            need: item.need,
            rune_action: item.rune_action,
        });
    }
    vikings.try_into().map_err(|_| ContentError::new(FILE, "viking", "there are 48"))
}

fn read_favors(content: &ContentSet) -> Result<[FavorCard; Favor::COUNT], ContentError> {
    const FILE: &str = "favors.toml";
    let file: FavorFile = content.read(FILE)?;
    let mut favors = Vec::with_capacity(Favor::COUNT);
    for (id, item) in in_order(FILE, "favor", &file.favor, |item| item.id.index(), Favor::NAMES)? {
        limit(FILE, &format!("favor {id}"), "bag.any", item.bag.any, 0..=7)?;
        limit(FILE, &format!("favor {id}"), "runes", item.runes.len() as u8, 1..=3)?;
        let mut runes = [0; 3];
        item.runes.iter().for_each(|rune| runes[rune.index()] += 1);
        favors.push(FavorCard { runes, bag: item.bag });
    }
    favors.try_into().map_err(|_| ContentError::new(FILE, "favor", "there are 18"))
}

fn read_boons(content: &ContentSet) -> Result<[Deed; God::COUNT], ContentError> {
    const FILE: &str = "gods.toml";
    let file: GodFile = content.read(FILE)?;
    let mut boons = Vec::with_capacity(God::COUNT);
    for (id, item) in in_order(FILE, "god", &file.god, |item| item.id.index(), God::NAMES)? {
        check_deed(FILE, &format!("god {id}"), item.boon)?;
        if item.boon == Deed::EnterBattle {
            return Err(ContentError::new(FILE, format!("god {id}"), "no boon enters a battle"));
        }
        boons.push(item.boon);
    }
    boons.try_into().map_err(|_| ContentError::new(FILE, "god", "there are 6"))
}

fn read_dedications(items: &[DedicationItem]) -> Result<[Deed; 4], ContentError> {
    const FILE: &str = "board.toml";
    let mut deeds = Vec::with_capacity(4);
    for item in items {
        let deed = match item.id.as_str() {
            "sail" => Deed::Sail { n: item.n },
            "explore" => Deed::Explore { n: item.n },
            "harvest" => Deed::Harvest { n: item.n },
            "build" => Deed::Build { n: item.n },
            other => return Err(ContentError::new(FILE, format!("dedication {other}"), "is none of the four actions")),
        };
        check_deed(FILE, &format!("dedication {}", item.id), deed)?;
        deeds.push(deed);
    }
    let four: [Deed; 4] =
        deeds.try_into().map_err(|_| ContentError::new(FILE, "dedication", "the era board has four actions"))?;
    let kinds = four.map(|deed| std::mem::discriminant(&deed));
    if (0..4).any(|one| (0..one).any(|other| kinds[one] == kinds[other])) {
        return Err(ContentError::new(FILE, "dedication", "each of the four actions stands there once"));
    }
    Ok(four)
}

fn read_boards(items: &[BoardItem]) -> Result<[EnemyBoard; Board::COUNT], ContentError> {
    const FILE: &str = "solo.toml";
    let mut boards = Vec::with_capacity(Board::COUNT);
    for (id, item) in in_order(FILE, "enemy_board", items, |item| item.id.index(), Board::NAMES)? {
        let name = format!("enemy_board {id}");
        limit(FILE, &name, "chieftain_sail", item.chieftain_sail, 0..=9)?;
        let runes = [item.wealth, item.mystery, item.nature];
        for deed in runes {
            check_deed(FILE, &name, deed)?;
            if !deed.is_main() {
                return Err(ContentError::new(FILE, name, "a rune action of an enemy is one of the four main actions"));
            }
        }
        let mut tracks = [[None; 8]; 3];
        for (track, icons) in [&item.wood, &item.food, &item.steel].into_iter().enumerate() {
            for icon in icons {
                limit(FILE, &name, "space", icon.space, 1..=TRACK_END)?;
                tracks[track][icon.space as usize] = Some(read_icon(&name, track, icon)?);
            }
        }
        boards.push(EnemyBoard { chieftain_sail: item.chieftain_sail, tracks, runes });
    }
    boards.try_into().map_err(|_| ContentError::new(FILE, "enemy_board", "there are 4"))
}

/// Each track has its own icons; only fury stands on all (rulebook p. 21).
fn read_icon(name: &str, track: usize, item: &IconItem) -> Result<Icon, ContentError> {
    let icon = match (track, item.icon.as_str()) {
        (_, "fury") => Icon::Fury,
        (0, "chase_boat") => Icon::ChaseBoat,
        (0, "cross_ferry") => Icon::CrossFerry,
        (1, "add_settler") => Icon::AddSettler,
        (1, "add_boat") => Icon::AddBoat,
        (1, "add_temple") => Icon::AddTemple,
        (2, "battle") => Icon::Battle { bonus: item.bonus },
        (_, other) => {
            let problem = format!("icon {other:?} does not belong on the {} track", Resource(track as u8));
            return Err(ContentError::new("solo.toml", name, problem));
        }
    };
    Ok(icon)
}

/// Bounds that the state's own rooms are built for.
fn check_deed(file: &str, name: &str, deed: Deed) -> Result<(), ContentError> {
    match deed {
        Deed::Sail { n } => limit(file, name, "sail n", n, 1..=6),
        Deed::Explore { n } | Deed::Harvest { n } | Deed::Build { n } => limit(file, name, "n", n, 1..=6),
        Deed::Smite { n } | Deed::ShiftFury { n } => limit(file, name, "n", n, 1..=4),
        Deed::Collect { bag, .. } if bag.any > 0 => {
            Err(ContentError::new(file, name, "a collect bag has no free part"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn limit(
    file: &str,
    item: &str,
    field: &str,
    value: u8,
    range: std::ops::RangeInclusive<u8>,
) -> Result<(), ContentError> {
    if range.contains(&value) {
        return Ok(());
    }
    let problem = format!("{field} is {value}; it must be from {} to {}", range.start(), range.end());
    Err(ContentError::new(file, item, problem))
}

/// The items in the order of their table of names: each exactly once.
pub(crate) fn in_order<'a, T>(
    file: &str,
    kind: &str,
    items: &'a [T],
    index: impl Fn(&T) -> usize,
    names: &'static [&'static str],
) -> Result<Vec<(&'static str, &'a T)>, ContentError> {
    names
        .iter()
        .enumerate()
        .map(|(number, name)| {
            let mut found = items.iter().filter(|item| index(item) == number);
            match (found.next(), found.next()) {
                (Some(item), None) => Ok((*name, item)),
                (None, _) => Err(ContentError::new(file, format!("{kind} {name}"), "is missing")),
                (Some(_), Some(_)) => Err(ContentError::new(file, format!("{kind} {name}"), "stands there twice")),
            }
        })
        .collect()
}
