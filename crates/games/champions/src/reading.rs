//! Reading the content files into the tables of [`content`](crate::content): every number is checked once,
//! so that the rules need not doubt one.

use engine::{ContentError, ContentSet, Named, read_each};
use serde::Deserialize;

use crate::content::*;
use crate::names::*;
use crate::warriors::Warriors;

const BOARD: &str = "board.toml";
const CARDS: &str = "cards.toml";
const FOES: &str = "foes.toml";

pub(crate) const FILES: &[(&str, &str)] = &[
    (BOARD, include_str!("../../../../content/champions/board.toml")),
    (CARDS, include_str!("../../../../content/champions/cards.toml")),
    (FOES, include_str!("../../../../content/champions/foes.toml")),
];

impl Content {
    pub fn read(files: &ContentSet, players: u8) -> Result<Content, ContentError> {
        let board: BoardFile = files.read(BOARD)?;
        let cards: CardsFile = files.read(CARDS)?;
        let foes: FoesFile = files.read(FOES)?;

        let (limits, scoring, spaces) = (board.limits, board.scoring, board.runesmith.spaces);
        let table = board.check(players)?;

        let dice_entries = by_id::<Weapon, _, 3>(BOARD, "warrior", board.warrior)?;
        let dice = [dice_entries[0].faces, dice_entries[1].faces, dice_entries[2].faces];
        let dice_supply = Warriors::new(dice_entries[0].count, dice_entries[1].count, dice_entries[2].count);
        check(BOARD, "warrior", dice_entries.iter().all(|die| die.count <= 60), "count must be at most 60")?;

        let ships = ships(board.longship, board.private_longship)?;
        let shores = by_id::<Shore, _, { Shore::COUNT }>(BOARD, "shore", board.shore)?;
        check_shores(&shores)?;

        let journeys = by_id::<Journey, _, { Journey::COUNT }>(CARDS, "journey", cards.journey)?;
        let journeys_total: usize = journeys.iter().map(|card| card.count as usize).sum();
        check(CARDS, "journey", journeys_total == JOURNEYS, "the counts must add up to 18")?;
        let runes = by_id::<Rune, _, { Rune::COUNT }>(CARDS, "rune", cards.rune)?;
        let tents = by_id::<Tent, _, { Tent::COUNT }>(BOARD, "tent", board.tent)?;
        let kinds =
            Tent::all().zip(&tents).all(|(tent, card)| (tent < Tent::Militia) == (card.kind == TentKind::Economic));
        check(BOARD, "tent", kinds, "the kind of a tent is part of its name and cannot change")?;

        let merchants = by_id::<Merchant, _, { Merchant::COUNT }>(CARDS, "merchant", cards.merchant)?;
        let StartEntry { food, wood, coin, favor, warriors } = board.start;

        let (foes, troll_copies) = foes.cards()?;
        let colour = |wanted: Colour| {
            (0..Foe::COUNT_IN_SETS)
                .filter_map(Foe::from_index)
                .filter(|foe| foes[foe.index()].colour == Some(wanted))
                .collect()
        };
        Ok(Content {
            limits,
            start: Purse { food, wood, coin, favor, ..warriors.into() },
            table,
            dice,
            dice_supply,
            journeys,
            rune_glory: runes.map(|rune| rune.glory),
            destinies: by_id::<Destiny, _, { Destiny::COUNT }>(CARDS, "destiny", cards.destiny)?,
            merchants: merchants.map(|card| Purse { food: card.food, wood: card.wood, ..card.warriors.into() }),
            merchant_coin: board.merchant_ship.coin,
            ships,
            tents,
            shores,
            hut_coins: board.worker_huts.coins,
            church_coins: board.stave_church.coins,
            rune_spaces: spaces,
            rune_wood: board.runesmith.wood,
            rune_powers: cards.rune_powers,
            scoring,
            of_colour: [colour(Colour::Red), colour(Colour::Blue), colour(Colour::Yellow)],
            all_draugr: Foe::of_kind(FoeKind::Draugr).collect(),
            all_monsters: Foe::of_kind(FoeKind::Monster).collect(),
            foes,
            troll_copies,
        })
    }
}

impl BoardFile {
    /// Checks the numbers that stand alone, and finds the row for so many players.
    fn check(&self, players: u8) -> Result<TableSize, ContentError> {
        let limits = &self.limits;
        check(BOARD, "limits", (1..=WARRIORS_MAX).contains(&limits.warriors), "warriors must be 1 to 8")?;
        check(BOARD, "limits", (1..=8).contains(&limits.rounds), "rounds must be 1 to 8: there are 8 merchant ships")?;
        let table = self
            .table
            .iter()
            .find(|row| row.players == players)
            .map(|row| row.size)
            .ok_or_else(|| ContentError::new(BOARD, "table", format!("there is no entry for {players} players")))?;
        let tents_fit = table.tents_military <= 4 && table.tents_economic <= 4;
        check(BOARD, "table", tents_fit, "there are four tents of each kind")?;
        check(BOARD, "table", (1..=9).contains(&table.workers_start), "workers_start must be 1 to 9")?;
        let scoring = &self.scoring;
        check(BOARD, "scoring", scoring.coins_per_glory > 0, "coins_per_glory must be at least 1")?;
        let spaces = self.runesmith.spaces;
        check(BOARD, "runesmith", spaces as usize <= RUNE_SPACES_MAX, "there is room for 3 open runes")?;
        Ok(table)
    }
}

/// Every shore feeds somebody, and shores open from left to right.
fn check_shores(shores: &[ShoreSpace]) -> Result<(), ContentError> {
    let fed = shores.iter().all(|shore| shore.fed_by_one_food > 0);
    check(BOARD, "shore", fed, "fed_by_one_food must be at least 1")?;
    let rising = shores.is_sorted_by_key(|shore| shore.min_players);
    check(BOARD, "shore", rising && shores[0].min_players <= 2, "shores open from left to right, the first for all")
}

fn check(file: &str, item: &str, holds: bool, problem: &str) -> Result<(), ContentError> {
    if holds { Ok(()) } else { Err(ContentError::new(file, item, problem)) }
}

/// An entry of a list whose ids are a closed set.
#[derive(Deserialize)]
struct Listed<T> {
    id: String,
    #[serde(flatten)]
    fields: T,
}

/// The entries in the order of their set.
fn by_id<P: Named, T: Clone, const N: usize>(
    file: &str,
    kind: &str,
    entries: Vec<Listed<T>>,
) -> Result<[T; N], ContentError> {
    let known: Vec<&str> = P::all().map(Named::name).collect();
    read_each(file, kind, known, &entries, |entry| entry.id.as_str(), |entry| Ok(entry.fields.clone()))
}

#[derive(Deserialize)]
struct BoardFile {
    limits: Limits,
    start: StartEntry,
    runesmith: RunesmithEntry,
    table: Vec<TableEntry>,
    warrior: Vec<Listed<WarriorEntry>>,
    longship: Vec<Listed<LongshipEntry>>,
    private_longship: Vec<Listed<PrivateLongshipEntry>>,
    tent: Vec<Listed<TentCard>>,
    merchant_ship: MerchantShipEntry,
    worker_huts: CoinsEntry,
    stave_church: CoinsEntry,
    shore: Vec<Listed<ShoreSpace>>,
    scoring: Scoring,
}

#[derive(Deserialize)]
struct StartEntry {
    food: u8,
    wood: u8,
    coin: u8,
    favor: u8,
    #[serde(flatten)]
    warriors: WarriorsEntry,
}

#[derive(Clone, Copy, Deserialize)]
struct WarriorsEntry {
    swordsman: u8,
    spearman: u8,
    axeman: u8,
}

impl From<WarriorsEntry> for Purse {
    fn from(entry: WarriorsEntry) -> Purse {
        Purse::of_warriors(Warriors::new(entry.swordsman, entry.spearman, entry.axeman))
    }
}

#[derive(Deserialize)]
struct RunesmithEntry {
    spaces: u8,
    wood: u8,
}

#[derive(Deserialize)]
struct TableEntry {
    players: u8,
    #[serde(flatten)]
    size: TableSize,
}

#[derive(Clone, Copy, Deserialize)]
struct WarriorEntry {
    count: u8,
    faces: [Face; 6],
}

#[derive(Deserialize)]
struct LongshipEntry {
    coin: u8,
    capacity: u8,
}

#[derive(Deserialize)]
struct PrivateLongshipEntry {
    wood: u8,
    coin: u8,
    capacity: u8,
    glory: u8,
    min_players: u8,
}

#[derive(Deserialize)]
struct MerchantShipEntry {
    coin: u8,
}

#[derive(Deserialize)]
struct CoinsEntry {
    coins: [u8; 4],
}

/// The ships of the community first, then those a leader can have built.
fn ships(
    public: Vec<Listed<LongshipEntry>>,
    private: Vec<Listed<PrivateLongshipEntry>>,
) -> Result<[ShipCard; Ship::COUNT], ContentError> {
    let public = public.into_iter().map(|entry| Listed {
        id: entry.id,
        fields: ShipCard { coin: entry.fields.coin, capacity: entry.fields.capacity, ..ShipCard::default() },
    });
    let private = private.into_iter().map(|entry| {
        let PrivateLongshipEntry { wood, coin, capacity, glory, min_players } = entry.fields;
        Listed { id: entry.id, fields: ShipCard { wood, coin, capacity, glory, min_players } }
    });
    by_id::<Ship, _, { Ship::COUNT }>(BOARD, "longship", public.chain(private).collect())
}

#[derive(Deserialize)]
struct CardsFile {
    rune_powers: RunePowers,
    journey: Vec<Listed<JourneyCard>>,
    rune: Vec<Listed<RuneEntry>>,
    destiny: Vec<Listed<DestinyCard>>,
    merchant: Vec<Listed<MerchantEntry>>,
}

#[derive(Clone, Copy, Deserialize)]
struct RuneEntry {
    glory: u8,
}

#[derive(Clone, Copy, Deserialize)]
struct MerchantEntry {
    food: u8,
    wood: u8,
    #[serde(flatten)]
    warriors: WarriorsEntry,
}

#[derive(Deserialize)]
struct FoesFile {
    troll: Vec<Listed<TrollEntry>>,
    draugr: Vec<Listed<DraugrEntry>>,
    monster: Vec<Listed<MonsterEntry>>,
    kraken: Strength,
}

#[derive(Clone, Copy, Deserialize)]
struct Strength {
    attack: u8,
    defence: u8,
    glory: u8,
}

#[derive(Deserialize)]
struct TrollEntry {
    count: u8,
    wood: u8,
    #[serde(flatten)]
    strength: Strength,
}

#[derive(Deserialize)]
struct DraugrEntry {
    color: Colour,
    coin: u8,
    forbids: Forbids,
    #[serde(flatten)]
    strength: Strength,
}

#[derive(Deserialize)]
struct MonsterEntry {
    color: Colour,
    favor: u8,
    forbids: Forbids,
    #[serde(flatten)]
    strength: Strength,
}

/// A file can always be written back: the absence of a ban has a name.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Forbids {
    None,
    Swordsman,
    Spearman,
    Axeman,
}

impl From<Forbids> for Option<Weapon> {
    fn from(forbids: Forbids) -> Option<Weapon> {
        match forbids {
            Forbids::None => None,
            Forbids::Swordsman => Some(Weapon::Swordsman),
            Forbids::Spearman => Some(Weapon::Spearman),
            Forbids::Axeman => Some(Weapon::Axeman),
        }
    }
}

impl FoesFile {
    /// Every enemy, and how many copies of each troll there are.
    fn cards(self) -> Result<([FoeCard; Foe::COUNT], [u8; Foe::COUNT]), ContentError> {
        let mut listed = Vec::with_capacity(Foe::COUNT);
        let mut copies = [0; Foe::COUNT];
        for entry in self.draugr {
            let TrophyFields { color, forbids, strength } = entry.fields.trophy();
            let reward = Purse { coin: entry.fields.coin, ..Purse::default() };
            listed.push(card(entry.id, FoeKind::Draugr, strength, reward, Some(color), forbids.into())?);
        }
        for entry in self.monster {
            let TrophyFields { color, forbids, strength } = entry.fields.trophy();
            let reward = Purse { favor: entry.fields.favor, ..Purse::default() };
            listed.push(card(entry.id, FoeKind::Monster, strength, reward, Some(color), forbids.into())?);
        }
        for entry in self.troll {
            let reward = Purse { wood: entry.fields.wood, ..Purse::default() };
            if let Some(foe) = Foe::from_name(&entry.id) {
                copies[foe.index()] = entry.fields.count;
            }
            listed.push(card(entry.id, FoeKind::Troll, entry.fields.strength, reward, None, None)?);
        }
        let trolls: usize = copies.iter().map(|count| *count as usize).sum();
        check(FOES, "troll", trolls == TROLLS, "the counts must add up to 16")?;
        listed.push(card("kraken".to_owned(), FoeKind::Kraken, self.kraken, Purse::default(), None, None)?);
        Ok((by_id::<Foe, _, { Foe::COUNT }>(FOES, "enemy", listed)?, copies))
    }
}

struct TrophyFields {
    color: Colour,
    forbids: Forbids,
    strength: Strength,
}

impl DraugrEntry {
    fn trophy(&self) -> TrophyFields {
        TrophyFields { color: self.color, forbids: self.forbids, strength: self.strength }
    }
}

impl MonsterEntry {
    fn trophy(&self) -> TrophyFields {
        TrophyFields { color: self.color, forbids: self.forbids, strength: self.strength }
    }
}

fn card(
    id: String,
    kind: FoeKind,
    strength: Strength,
    reward: Purse,
    colour: Option<Colour>,
    forbids: Option<Weapon>,
) -> Result<Listed<FoeCard>, ContentError> {
    let Strength { attack, defence, glory } = strength;
    check(FOES, &id, Foe::from_name(&id).is_none_or(|foe| foe.kind() == kind), "stands in the wrong list")?;
    check(FOES, &id, (1..=ATTACK_MAX).contains(&attack), "attack must be 1 to 6")?;
    check(FOES, &id, (1..=DEFENCE_MAX).contains(&defence), "defence must be 1 to 12")?;
    let reward = Purse { glory, ..reward };
    Ok(Listed { id, fields: FoeCard { attack, defence, reward, forbids, colour } })
}
