//! The closed sets of things in the box: weapons, faces, leaders, cards, places. Each has a stable name,
//! which content files, notation and message keys share.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// One of a closed, counted set of things.
pub trait Piece: Copy + Eq + 'static {
    const COUNT: usize;
    /// Pieces from this number on never lie in a [`Set`].
    const COUNT_IN_SETS: usize = Self::COUNT;
    fn index(self) -> usize;
    fn from_index(index: usize) -> Option<Self>;
    fn name(self) -> &'static str;

    fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    fn named(name: &str) -> Option<Self> {
        Self::all().find(|piece| piece.name() == name)
    }
}

/// A named set whose members can lie in a [`Set`].
macro_rules! pieces {
    ($(#[$doc:meta])* $set:ident, $what:literal: $($members:tt)+) => {
        engine::named! { $(#[$doc])* $set, $what: $($members)+ }

        impl Piece for $set {
            const COUNT: usize = $set::COUNT;

            fn index(self) -> usize {
                self as usize
            }

            fn from_index(index: usize) -> Option<Self> {
                $set::ALL.get(index).copied()
            }

            fn name(self) -> &'static str {
                $set::name(self)
            }
        }
    };
}

pieces! {
    /// What a warrior fights with; each has its own die.
    Weapon, "a warrior such as swordsman":
    Swordsman = "swordsman",
    Spearman = "spearman",
    Axeman = "axeman",
}

pieces! {
    /// One side of a warrior's die.
    Face, "a face of a die such as blank":
    Blank = "blank",
    Hit = "hit",
    Double = "double",
    Shield = "shield",
}

pieces! {
    /// What is traded at the market.
    Good, "food, wood or coin":
    Food = "food",
    Wood = "wood",
    Coin = "coin",
}

pieces! {
    /// The frame colour of a draugr or monster. One of each makes a set.
    Colour, "red, blue or yellow":
    Red = "red",
    Blue = "blue",
    Yellow = "yellow",
}

pieces! {
    /// The leader a player is.
    Leader, "a leader such as asmundr":
    /// Favor spent on rerolls scores as if it were kept.
    Asmundr = "asmundr",
    /// One more destiny to choose from at the sage.
    Dagrun = "dagrun",
    /// The merchant ship is free.
    Gylfir = "gylfir",
    /// Swords strike once more where they strike at all.
    Svanhildr = "svanhildr",
    /// A double in a combat round is worth a glory.
    Ullr = "ullr",
}

pieces! {
    /// A rune card: used once, scored at the end all the same.
    Rune, "a rune such as gifts":
    Gifts = "gifts",
    Glory = "glory",
    Healing = "healing",
    Journey = "journey",
    Knowledge = "knowledge",
    Potential = "potential",
    Reaction = "reaction",
    Success = "success",
    TrueVision = "true-vision",
    Wealth = "wealth",
}

pieces! {
    /// A destiny card: glory for who has most of something at the end.
    Destiny, "a destiny such as craftsman":
    CrusherOfIce = "crusher-of-ice",
    EarthSmasher = "earth-smasher",
    MasterOfFlames = "master-of-flames",
    Craftsman = "craftsman",
    LeaderOfArmies = "leader-of-armies",
    OdinsFavored = "odins-favored",
    Prepared = "prepared",
    Prosperous = "prosperous",
    Runemaster = "runemaster",
    MonsterHunter = "monster-hunter",
    SlayerOfTheUndead = "slayer-of-the-undead",
    TrollSlayer = "troll-slayer",
}

pieces! {
    /// What happens on the way to a distant shore.
    Journey, "a journey such as storm":
    AllQuiet = "all-quiet",
    Kraken = "kraken",
    Lost = "lost",
    NoWind = "no-wind",
    Storm = "storm",
    Whirlpool = "whirlpool",
}

pieces! {
    /// A merchant ship card; one comes each round.
    Merchant, "a merchant ship such as merchant-1":
    Merchant1 = "merchant-1",
    Merchant2 = "merchant-2",
    Merchant3 = "merchant-3",
    Merchant4 = "merchant-4",
    Merchant5 = "merchant-5",
    Merchant6 = "merchant-6",
    Merchant7 = "merchant-7",
    Merchant8 = "merchant-8",
}

pieces! {
    /// A ship that carries warriors: the two of the community, then the four a leader can have built.
    Ship, "a longship such as small or karve":
    Small = "small",
    Large = "large",
    Karve = "karve",
    Snekkja = "snekkja",
    Skeid = "skeid",
    Drakkar = "drakkar",
}

impl Ship {
    pub const PRIVATE: [Ship; 4] = [Ship::Karve, Ship::Snekkja, Ship::Skeid, Ship::Drakkar];

    pub fn is_private(self) -> bool {
        !matches!(self, Ship::Small | Ship::Large)
    }
}

pieces! {
    /// Where warriors fight, in the order in which the fights are resolved.
    Field, "a fight such as troll, draugr-1 or shore-1":
    Troll = "troll",
    Draugr1 = "draugr-1",
    Draugr2 = "draugr-2",
    Shore1 = "shore-1",
    Shore2 = "shore-2",
    Shore3 = "shore-3",
    Shore4 = "shore-4",
}

impl Field {
    /// The shore this fight is at, for the fights that need a ship.
    pub fn shore(self) -> Option<Shore> {
        self.index().checked_sub(3).and_then(Shore::from_index)
    }
}

pieces! {
    /// A distant shore with its harbour, from left to right.
    Shore, "a shore such as shore-1":
    One = "shore-1",
    Two = "shore-2",
    Three = "shore-3",
    Four = "shore-4",
}

impl Shore {
    pub fn field(self) -> Field {
        Field::ALL[self.index() + 3]
    }
}

pieces! {
    /// Where a worker can be placed. The eight last are the tents, of which some are in play.
    Place, "a place such as swordsmith":
    Swordsmith = "swordsmith",
    Hafter = "hafter",
    Blacksmith = "blacksmith",
    Smokehouse = "smokehouse",
    MerchantShip = "merchant-ship",
    Runesmith = "runesmith",
    JarlsLonghouse = "jarls-longhouse",
    SagesHouse = "sages-house",
    Shipwright = "shipwright",
    Market = "market",
    StaveChurch = "stave-church",
    WorkerHuts = "worker-huts",
    SmallLongship = "small-longship",
    LargeLongship = "large-longship",
    PrivateLongship = "private-longship",
    Troll = "troll",
    Draugr1 = "draugr-1",
    Draugr2 = "draugr-2",
    HuntingGrounds = "hunting-grounds",
    /// Not on the board: the worker is laid on the own leader board.
    Beg = "beg",
    Beggar = "beggar",
    Skald = "skald",
    GenerousMerchant = "generous-merchant",
    Benefactor = "benefactor",
    Militia = "militia",
    Raiders = "raiders",
    Jomsvikings = "jomsvikings",
    Varangians = "varangians",
}

impl Place {
    /// The fight that a worker here reserves.
    pub fn field(self) -> Option<Field> {
        match self {
            Place::Troll => Some(Field::Troll),
            Place::Draugr1 => Some(Field::Draugr1),
            Place::Draugr2 => Some(Field::Draugr2),
            _ => None,
        }
    }

    pub fn tent(self) -> Option<Tent> {
        self.index().checked_sub(Place::Beggar.index()).and_then(Tent::from_index)
    }
}

pieces! {
    /// A market tent: half of them trade, half lend warriors.
    Tent, "a tent such as skald":
    Beggar = "beggar",
    Skald = "skald",
    GenerousMerchant = "generous-merchant",
    Benefactor = "benefactor",
    Militia = "militia",
    Raiders = "raiders",
    Jomsvikings = "jomsvikings",
    Varangians = "varangians",
}

impl Tent {
    pub fn place(self) -> Place {
        Place::ALL[Place::Beggar.index() + self.index()]
    }
}

/// An enemy card: the draugr, then the monsters, the trolls, and the kraken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Foe(u8);

/// What sort of enemy it is; this decides where it is met and what it pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FoeKind {
    Draugr,
    Monster,
    Troll,
    Kraken,
}

/// In colours red, blue, yellow each.
const DRAUGR_NAMES: [[&str; 3]; 7] = [
    ["barrow-thrall-red", "barrow-thrall-blue", "barrow-thrall-yellow"],
    ["grave-walker-red", "grave-walker-blue", "grave-walker-yellow"],
    ["mound-guard-red", "mound-guard-blue", "mound-guard-yellow"],
    ["drowned-oarsman-red", "drowned-oarsman-blue", "drowned-oarsman-yellow"],
    ["bone-reaver-red", "bone-reaver-blue", "bone-reaver-yellow"],
    ["hel-sworn-red", "hel-sworn-blue", "hel-sworn-yellow"],
    ["barrow-jarl-red", "barrow-jarl-blue", "barrow-jarl-yellow"],
];
const MONSTER_NAMES: [[&str; 3]; 12] = [
    ["fenris-cubs-red", "fenris-cubs-blue", "fenris-cubs-yellow"],
    ["nokk-red", "nokk-blue", "nokk-yellow"],
    ["giant-boar-red", "giant-boar-blue", "giant-boar-yellow"],
    ["hel-hounds-red", "hel-hounds-blue", "hel-hounds-yellow"],
    ["sea-hag-red", "sea-hag-blue", "sea-hag-yellow"],
    ["barrow-bear-red", "barrow-bear-blue", "barrow-bear-yellow"],
    ["storm-eagle-red", "storm-eagle-blue", "storm-eagle-yellow"],
    ["sea-serpent-red", "sea-serpent-blue", "sea-serpent-yellow"],
    ["frost-giant-red", "frost-giant-blue", "frost-giant-yellow"],
    ["lyndwurm-red", "lyndwurm-blue", "lyndwurm-yellow"],
    ["fire-giant-red", "fire-giant-blue", "fire-giant-yellow"],
    ["jormungandr-spawn-red", "jormungandr-spawn-blue", "jormungandr-spawn-yellow"],
];
const TROLL_NAMES: [&str; 8] = [
    "bog-troll",
    "bridge-troll",
    "forest-troll",
    "river-troll",
    "cave-troll",
    "hill-troll",
    "mountain-troll",
    "rime-troll",
];

const MONSTERS_FROM: usize = DRAUGR_NAMES.len() * 3;
const TROLLS_FROM: usize = MONSTERS_FROM + MONSTER_NAMES.len() * 3;
const KRAKEN: usize = TROLLS_FROM + TROLL_NAMES.len();

impl Foe {
    pub const KRAKEN: Foe = Foe(KRAKEN as u8);

    pub fn kind(self) -> FoeKind {
        match self.index() {
            index if index < MONSTERS_FROM => FoeKind::Draugr,
            index if index < TROLLS_FROM => FoeKind::Monster,
            KRAKEN => FoeKind::Kraken,
            _ => FoeKind::Troll,
        }
    }

    /// The name without the colour: cards that differ only in colour share their picture and words.
    pub fn family(self) -> &'static str {
        let name = self.name();
        ["-red", "-blue", "-yellow"].iter().find_map(|colour| name.strip_suffix(colour)).unwrap_or(name)
    }

    /// Every card of a kind; a troll stands for all its copies.
    pub fn of_kind(kind: FoeKind) -> impl Iterator<Item = Foe> {
        Foe::all().filter(move |foe| foe.kind() == kind)
    }
}

impl Piece for Foe {
    const COUNT: usize = KRAKEN + 1;
    /// Trolls exist twice, and nobody keeps a kraken.
    const COUNT_IN_SETS: usize = TROLLS_FROM;

    fn index(self) -> usize {
        self.0 as usize
    }

    fn from_index(index: usize) -> Option<Foe> {
        (index < Foe::COUNT).then_some(Foe(index as u8))
    }

    fn name(self) -> &'static str {
        match self.index() {
            index if index < MONSTERS_FROM => DRAUGR_NAMES[index / 3][index % 3],
            index if index < TROLLS_FROM => MONSTER_NAMES[(index - MONSTERS_FROM) / 3][(index - MONSTERS_FROM) % 3],
            KRAKEN => "kraken",
            index => TROLL_NAMES[index - TROLLS_FROM],
        }
    }
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Foe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Foe {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Foe, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let name = String::deserialize(deserializer)?;
            Foe::named(&name).ok_or_else(|| D::Error::custom(format!("there is no enemy {name:?}")))
        } else {
            let index = u8::deserialize(deserializer)?;
            Foe::from_index(index.into()).ok_or_else(|| D::Error::custom("there is no such enemy"))
        }
    }
}

/// A set of pieces, one bit each.
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Piece> Set<T> {
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// The pieces whose numbers are set in `bits`.
    pub(crate) const fn from_bits(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }

    pub fn contains(self, piece: T) -> bool {
        self.bits & (1 << piece.index()) != 0
    }

    pub fn insert(&mut self, piece: T) {
        self.bits |= 1 << piece.index();
    }

    pub fn remove(&mut self, piece: T) {
        self.bits &= !(1 << piece.index());
    }

    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    #[must_use]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }

    #[must_use]
    pub fn common(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }

    pub fn first(self) -> Option<T> {
        if self.bits == 0 { None } else { T::from_index(self.bits.trailing_zeros() as usize) }
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            T::from_index(index)
        })
    }
}

impl<T: Piece> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T: Piece> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut set = Set::EMPTY;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl<T: Piece> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Piece::name)).finish()
    }
}

impl<T: Piece> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter().map(Piece::name))
        } else {
            serializer.serialize_u64(self.bits)
        }
    }
}

impl<'de, T: Piece> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if deserializer.is_human_readable() {
            let names = Vec::<String>::deserialize(deserializer)?;
            names
                .iter()
                .map(|name| {
                    T::named(name)
                        .filter(|piece| piece.index() < T::COUNT_IN_SETS)
                        .ok_or_else(|| D::Error::custom(format!("there is no {name:?} here")))
                })
                .collect()
        } else {
            let bits = u64::deserialize(deserializer)?;
            if bits >> T::COUNT_IN_SETS != 0 {
                return Err(D::Error::custom("a set with members that do not exist"));
            }
            Ok(Set::from_bits(bits))
        }
    }
}
