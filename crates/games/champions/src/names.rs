//! The closed sets of things in the box: weapons, faces, leaders, cards, places. Each has a stable name,
//! which content files, notation and message keys share.

use engine::{Named, Set, named};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

named! {
    /// What a warrior fights with; each has its own die.
    Weapon, "a warrior such as swordsman":
    Swordsman = "swordsman",
    Spearman = "spearman",
    Axeman = "axeman",
}

named! {
    /// One side of a warrior's die.
    Face, "a face of a die such as blank":
    Blank = "blank",
    Hit = "hit",
    Double = "double",
    Shield = "shield",
}

named! {
    /// What is traded at the market.
    Good, "food, wood or coin":
    Food = "food",
    Wood = "wood",
    Coin = "coin",
}

named! {
    /// The frame colour of a draugr or monster. One of each makes a set.
    Colour, "red, blue or yellow":
    Red = "red",
    Blue = "blue",
    Yellow = "yellow",
}

named! {
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

named! {
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

named! {
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

named! {
    /// What happens on the way to a distant shore.
    Journey, "a journey such as storm":
    AllQuiet = "all-quiet",
    Kraken = "kraken",
    Lost = "lost",
    NoWind = "no-wind",
    Storm = "storm",
    Whirlpool = "whirlpool",
}

named! {
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

named! {
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
    pub(crate) const PRIVATE: [Ship; 4] = [Ship::Karve, Ship::Snekkja, Ship::Skeid, Ship::Drakkar];

    pub(crate) fn is_private(self) -> bool {
        !matches!(self, Ship::Small | Ship::Large)
    }
}

named! {
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

named! {
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

named! {
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
    /// All but the tents.
    pub(crate) const BOARD: Set<Place> = Set::from_bits((1 << Place::Beggar as u64) - 1);

    /// Where a worker stands without a price or a condition.
    pub(crate) const PLAIN: Set<Place> = {
        let plain = [
            Place::Swordsmith,
            Place::Hafter,
            Place::Blacksmith,
            Place::Smokehouse,
            Place::JarlsLonghouse,
            Place::SagesHouse,
            Place::Market,
            Place::Troll,
            Place::Draugr1,
            Place::Draugr2,
            Place::HuntingGrounds,
            Place::Beg,
        ];
        let (mut bits, mut next) = (0, 0);
        while next < plain.len() {
            bits |= 1 << plain[next] as u64;
            next += 1;
        }
        Set::from_bits(bits)
    };

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

named! {
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

engine::numbered!(
    /// An enemy card: the draugr, then the monsters, both in red, blue and yellow, the trolls, and the kraken.
    /// Trolls exist twice, and nobody keeps a kraken: they never lie in sets.
    Foe, "an enemy such as bog-troll",
    [
        "barrow-thrall-red", "barrow-thrall-blue", "barrow-thrall-yellow",
        "grave-walker-red", "grave-walker-blue", "grave-walker-yellow",
        "mound-guard-red", "mound-guard-blue", "mound-guard-yellow",
        "drowned-oarsman-red", "drowned-oarsman-blue", "drowned-oarsman-yellow",
        "bone-reaver-red", "bone-reaver-blue", "bone-reaver-yellow",
        "hel-sworn-red", "hel-sworn-blue", "hel-sworn-yellow",
        "barrow-jarl-red", "barrow-jarl-blue", "barrow-jarl-yellow",
        "fenris-cubs-red", "fenris-cubs-blue", "fenris-cubs-yellow",
        "nokk-red", "nokk-blue", "nokk-yellow",
        "giant-boar-red", "giant-boar-blue", "giant-boar-yellow",
        "hel-hounds-red", "hel-hounds-blue", "hel-hounds-yellow",
        "sea-hag-red", "sea-hag-blue", "sea-hag-yellow",
        "barrow-bear-red", "barrow-bear-blue", "barrow-bear-yellow",
        "storm-eagle-red", "storm-eagle-blue", "storm-eagle-yellow",
        "sea-serpent-red", "sea-serpent-blue", "sea-serpent-yellow",
        "frost-giant-red", "frost-giant-blue", "frost-giant-yellow",
        "lyndwurm-red", "lyndwurm-blue", "lyndwurm-yellow",
        "fire-giant-red", "fire-giant-blue", "fire-giant-yellow",
        "jormungandr-spawn-red", "jormungandr-spawn-blue", "jormungandr-spawn-yellow",
        "bog-troll", "bridge-troll", "forest-troll", "river-troll",
        "cave-troll", "hill-troll", "mountain-troll", "rime-troll",
        "kraken",
    ],
    TROLLS_FROM
);

/// What sort of enemy it is; this decides where it is met and what it pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FoeKind {
    Draugr,
    Monster,
    Troll,
    Kraken,
}

const MONSTERS_FROM: usize = 21;
const TROLLS_FROM: usize = 57;
const KRAKEN: usize = 65;

impl Foe {
    pub(crate) const KRAKEN: Foe = Foe(KRAKEN as u8);

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
    pub(crate) fn of_kind(kind: FoeKind) -> impl Iterator<Item = Foe> {
        Foe::all().filter(move |foe| foe.kind() == kind)
    }
}

named! {
    /// What a seat can be asked.
    Asked, "a question":
    Interrupt = "interrupt",
    Leader = "leader",
    Place = "place",
    Harbour = "harbour",
    Rune = "rune",
    Church = "church",
    Build = "build",
    Market = "market",
    Beggar = "beggar",
    Recruit = "recruit",
    Look = "look",
    Draw = "draw",
    Keep = "keep",
    Bury = "bury",
    Send = "send",
    Load = "load",
    Settle = "settle",
    Ready = "ready",
    ReadyHunt = "ready-hunt",
    ReadyFeed = "ready-feed",
    Roll = "roll",
    RollHunt = "roll-hunt",
    Losses = "losses",
    Triumph = "triumph",
    Blame = "blame",
    Journey = "journey",
    Toll = "toll",
    Starve = "starve",
    LastRunes = "last-runes",
    Over = "over",
}
