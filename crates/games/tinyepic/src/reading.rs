//! Reading the content files into the tables of [`content`](crate::content): every number is checked once,
//! so that the rules need not doubt one. The map is read by [`chart`](crate::chart).

use engine::{ContentError, ContentSet, read_each, within};
use serde::Deserialize;

use crate::chart::SAIL_MAX;
use crate::content::{
    Bag, Content, Deed, EnemyBoard, EnemyStock, Era, FavorCard, Icon, Need, Strength, TRACK_END, Viking,
};
use crate::names::{Board, CARDS, Card, Favor, God, Resource, Rune};

pub(crate) const FILES: &[(&str, &str)] = &[
    ("board.toml", include_str!("../../../../content/tinyepic/board.toml")),
    ("favors.toml", include_str!("../../../../content/tinyepic/favors.toml")),
    ("gods.toml", include_str!("../../../../content/tinyepic/gods.toml")),
    ("map.toml", include_str!("../../../../content/tinyepic/map.toml")),
    ("solo.toml", include_str!("../../../../content/tinyepic/solo.toml")),
    ("vikings.toml", include_str!("../../../../content/tinyepic/vikings.toml")),
];

impl Content {
    pub(crate) fn read(content: &ContentSet, players: u8) -> Result<Content, ContentError> {
        let board: BoardFile = content.read("board.toml")?;
        let solo: SoloFile = content.read("solo.toml")?;
        let setup = board
            .setup
            .iter()
            .find(|setup| setup.id == players)
            .ok_or_else(|| ContentError::new("board.toml", format!("setup {players}"), "is missing"))?;
        let eras = read_each(
            "board.toml",
            "era",
            1..=3,
            &board.era,
            |era| era.id,
            |era| {
                let passes_left = era.pass == Direction::Left;
                Ok(Era { cards: era.cards, passes_left, raid_steel: era.raid_steel })
            },
        )?;
        let dedications = read_dedications(&board.dedication)?;
        let bounds = [
            ("board.toml", "resources", "most", board.resources.most, 1..=7),
            ("board.toml", "resources", "start", board.resources.start, 0..=board.resources.most),
            ("board.toml", "clan_board", "settlers", board.clan_board.settlers, 1..=12),
            ("board.toml", "clan_board", "favors", board.clan_board.favors, 1..=3),
            ("board.toml", "setup", "favors_per_row", setup.favors_per_row, 1..=9),
            ("board.toml", "setup", "dedications_per_stack", setup.dedications_per_stack, 1..=13),
            ("board.toml", "neutral_clan", "temples", board.neutral_clan.temples, 1..=1),
            ("solo.toml", "enemy", "settlers", solo.enemy.settlers, 2..=24),
            ("solo.toml", "enemy", "per_slot", solo.enemy.per_slot, 1..=6),
            ("solo.toml", "enemy", "start_settlers", solo.enemy.start_settlers, 0..=solo.enemy.settlers),
            ("solo.toml", "enemy", "pile", solo.enemy.pile, 3..=3),
            ("solo.toml", "tracks", "end", solo.tracks.end, TRACK_END..=TRACK_END),
        ];
        for (file, item, field, number, range) in bounds {
            within(field, number, range).map_err(|problem| ContentError::new(file, item, problem))?;
        }
        Ok(Content {
            vikings: read_vikings(content)?,
            favors: read_favors(content)?,
            boons: read_boons(content)?,
            eras,
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
            boards: read_boards("enemy_board", &solo.enemy_board)?,
            stern_boards: read_boards("stern_board", &solo.stern_board)?,
        })
    }
}

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
    stern_board: Vec<BoardItem>,
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
    let file: VikingFile = content.read("vikings.toml")?;
    read_each(
        "vikings.toml",
        "viking",
        Card::all(),
        &file.viking,
        |item| item.id,
        |item| {
            if !item.leader.is_main() {
                return Err("a leader action is sail, explore, harvest or build".to_owned());
            }
            check_deed(item.leader)?;
            check_deed(item.rune_action)?;
            if matches!(item.rune_action, Deed::ShiftFury { .. } | Deed::Prophecy) {
                return Err("shift_fury and prophecy are boons of gods".to_owned());
            }
            within("strength.base", item.strength.base, 0..=20)?;
            within("strength.per", item.strength.per, 0..=3)?;
            Ok(Viking {
                rune: item.rune,
                strength: item.strength,
                leader: item.leader,
                need: item.need,
                rune_action: item.rune_action,
            })
        },
    )
}

fn read_favors(content: &ContentSet) -> Result<[FavorCard; Favor::COUNT], ContentError> {
    let file: FavorFile = content.read("favors.toml")?;
    read_each(
        "favors.toml",
        "favor",
        Favor::all(),
        &file.favor,
        |item| item.id,
        |item| {
            within("bag.any", item.bag.any, 0..=7)?;
            within("runes", item.runes.len() as u8, 1..=3)?;
            let mut runes = [0; 3];
            item.runes.iter().for_each(|rune| runes[rune.index()] += 1);
            Ok(FavorCard { runes, bag: item.bag })
        },
    )
}

fn read_boons(content: &ContentSet) -> Result<[Deed; God::COUNT], ContentError> {
    let file: GodFile = content.read("gods.toml")?;
    read_each(
        "gods.toml",
        "god",
        God::all(),
        &file.god,
        |item| item.id,
        |item| {
            check_deed(item.boon)?;
            if item.boon == Deed::EnterBattle { Err("no boon enters a battle".to_owned()) } else { Ok(item.boon) }
        },
    )
}

fn read_dedications(items: &[DedicationItem]) -> Result<[Deed; 4], ContentError> {
    let known = ["sail", "explore", "harvest", "build"];
    read_each(
        "board.toml",
        "dedication",
        known,
        items,
        |item| item.id.as_str(),
        |item| {
            let deed = match item.id.as_str() {
                "sail" => Deed::Sail { n: item.n },
                "explore" => Deed::Explore { n: item.n },
                "harvest" => Deed::Harvest { n: item.n },
                _ => Deed::Build { n: item.n },
            };
            check_deed(deed).map(|()| deed)
        },
    )
}

fn read_boards(list: &'static str, items: &[BoardItem]) -> Result<[EnemyBoard; Board::COUNT], ContentError> {
    read_each(
        "solo.toml",
        list,
        Board::all(),
        items,
        |item| item.id,
        |item| {
            let runes = [item.wealth, item.mystery, item.nature];
            for deed in runes {
                check_deed(deed)?;
                if !deed.is_main() {
                    return Err("a rune action of an enemy is one of the four main actions".to_owned());
                }
            }
            let mut tracks = [[None; 8]; 3];
            for (track, icons) in [&item.wood, &item.food, &item.steel].into_iter().enumerate() {
                for icon in icons {
                    within("space", icon.space, 1..=TRACK_END)?;
                    tracks[track][icon.space as usize] = Some(read_icon(track, icon)?);
                }
            }
            let chieftain_sail = within("chieftain_sail", item.chieftain_sail, 0..=9)?;
            let icons = tracks
                .map(|track| (0..8).filter(|space| track[*space].is_some()).fold(0, |bits, space| bits | 1 << space));
            Ok(EnemyBoard { chieftain_sail, tracks, icons, runes })
        },
    )
}

/// Each track has its own icons; only fury stands on all (rulebook p. 21).
fn read_icon(track: usize, item: &IconItem) -> Result<Icon, String> {
    let icon = match (track, item.icon.as_str()) {
        (_, "fury") => Icon::Fury,
        (0, "chase_boat") => Icon::ChaseBoat,
        (0, "cross_ferry") => Icon::CrossFerry,
        (1, "add_settler") => Icon::AddSettler,
        (1, "add_boat") => Icon::AddBoat,
        (1, "add_temple") => Icon::AddTemple,
        (2, "battle") => Icon::Battle { bonus: item.bonus },
        (_, other) => {
            return Err(format!("icon {other:?} does not belong on the {} track", Resource(track as u8)));
        }
    };
    Ok(icon)
}

/// Bounds that the lists of the state are sized for.
fn check_deed(deed: Deed) -> Result<(), String> {
    match deed {
        Deed::Sail { n } => within("sail n", n, 1..=SAIL_MAX)?,
        Deed::Explore { n } | Deed::Harvest { n } | Deed::Build { n } => within("n", n, 1..=6)?,
        Deed::Smite { n } | Deed::ShiftFury { n } => within("n", n, 1..=4)?,
        Deed::Collect { bag, .. } if bag.any > 0 => return Err("a collect bag has no free part".to_owned()),
        _ => 0,
    };
    Ok(())
}
