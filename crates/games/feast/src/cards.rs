//! The names of the 190 occupations in the order of their printed numbers, and sets of them.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One occupation, by its printed number less one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub u8);

macro_rules! cards {
    ($($constant:ident = $name:literal),* $(,)?) => {
        /// Ids as content files and notation write them.
        pub const NAMES: [&str; COUNT] = [$($name),*];

        /// How many occupations there are.
        pub const COUNT: usize = [$($name),*].len();

        #[allow(non_camel_case_types, clippy::upper_case_acronyms, dead_code)]
        #[repr(u8)]
        enum Number { $($constant,)* }

        impl Card {
            $(pub const $constant: Card = Card(Number::$constant as u8);)*
        }
    };
}

cards! {
    PEDDLER = "peddler",
    PATRON = "patron",
    FURRIER = "furrier",
    HUNTER = "hunter",
    CHIEF = "chief",
    STONECARVER = "stonecarver",
    MILLER = "miller",
    CRAFT_LEADER = "craft_leader",
    ORE_BOATMAN = "ore_boatman",
    MILKER = "milker",
    TRIDENT_HUNTER = "trident_hunter",
    HELMSMAN = "helmsman",
    ARCHER = "archer",
    SHIP_OWNER = "ship_owner",
    COTTAGER = "cottager",
    CAPTAIN = "captain",
    ORIENT_SHIPPER = "orient_shipper",
    FIGHTER = "fighter",
    HOST = "host",
    BUILDER = "builder",
    COLLECTOR = "collector",
    MINER = "miner",
    CUSTODIAN = "custodian",
    WHALING_EQUIPPER = "whaling_equipper",
    MEAT_TRADER = "meat_trader",
    MEAT_INSPECTOR = "meat_inspector",
    FISHERMAN = "fisherman",
    LOCKSMITH = "locksmith",
    MEAT_PRESERVER = "meat_preserver",
    SILK_MERCHANT = "silk_merchant",
    STOREMAN = "storeman",
    WEAPONS_SUPPLIER = "weapons_supplier",
    SHEEP_SHEARER = "sheep_shearer",
    SHEPHERD = "shepherd",
    CATTLE_BREEDER = "cattle_breeder",
    SHIPS_COOK = "ships_cook",
    FOREIGN_TRADER = "foreign_trader",
    PEACEMAKER = "peacemaker",
    MODIFIER = "modifier",
    MASTER_JOINER = "master_joiner",
    SLOWPOKE = "slowpoke",
    STEWARD = "steward",
    FRUIT_PICKER = "fruit_picker",
    MASTER_TAILOR = "master_tailor",
    PIRATE = "pirate",
    SHIP_ARCHITECT = "ship_architect",
    TANNER = "tanner",
    FARMER = "farmer",
    PLOWER = "plower",
    RUNE_ENGRAVER = "rune_engraver",
    MASTER_MASON = "master_mason",
    TUTOR_ANYTIME = "tutor_anytime",
    FARM_SHOP_OWNER = "farm_shop_owner",
    TRADESMAN = "tradesman",
    TREASURER = "treasurer",
    ARMS_DEALER = "arms_dealer",
    BEAN_FARMER = "bean_farmer",
    LINSEED_OIL_PRESSER = "linseed_oil_presser",
    LINEN_WEAVER = "linen_weaver",
    INSPECTOR = "inspector",
    WHARF_OWNER = "wharf_owner",
    FINE_BLACKSMITH = "fine_blacksmith",
    HORNTURNER = "hornturner",
    SHIP_BUILDER = "ship_builder",
    DRAGONSLAYER = "dragonslayer",
    FIELD_FARMER = "field_farmer",
    PRIVATE_CHEF = "private_chef",
    WEAPON_SUPPLIER = "weapon_supplier",
    EQUIPMENT_SUPPLIER = "equipment_supplier",
    COURIER = "courier",
    INNKEEPER = "innkeeper",
    EARL = "earl",
    METALSMITH = "metalsmith",
    COWHERD = "cowherd",
    BONE_COLLECTOR = "bone_collector",
    HOMECOMER = "homecomer",
    FOLLOWER = "follower",
    TRAVELING_MERCHANT = "traveling_merchant",
    BREEDER = "breeder",
    SHEPHERD_BOY = "shepherd_boy",
    QUARTERMASTER = "quartermaster",
    LONGSHIP_BUILDER = "longship_builder",
    WHOLESALER = "wholesaler",
    HARBOR_GUARD = "harbor_guard",
    HORNBLOWER = "hornblower",
    HIDE_BUYER = "hide_buyer",
    PREACHER = "preacher",
    CLERK = "clerk",
    CATAPULTER = "catapulter",
    SWORD_FIGHTER = "sword_fighter",
    LATECOMER = "latecomer",
    SYMPATHETIC_SOUL = "sympathetic_soul",
    HELPER_IN_TIME_OF_NEED = "helper_in_time_of_need",
    SPICE_MERCHANT_HARVEST = "spice_merchant_harvest",
    WANDERER = "wanderer",
    MEAT_MERCHANT = "meat_merchant",
    PEA_COUNTER = "pea_counter",
    NOBLEMAN = "nobleman",
    TUTOR_EACH_TIME = "tutor_each_time",
    UNDERTAKER = "undertaker",
    JUDGE = "judge",
    FUR_MERCHANT = "fur_merchant",
    FOREST_BLACKSMITH = "forest_blacksmith",
    DISHEARTENED_WARRIOR = "disheartened_warrior",
    KNARR_BUILDER = "knarr_builder",
    WARMONGER = "warmonger",
    ADVENTURER = "adventurer",
    IRONSMITH = "ironsmith",
    MASTER_COUNT = "master_count",
    BIRKA_SETTLER = "birka_settler",
    ARTIST = "artist",
    BARKEEP = "barkeep",
    APPRENTICE_CRAFTSMAN = "apprentice_craftsman",
    SILK_STITCHER = "silk_stitcher",
    PRINCESS = "princess",
    MASTER_BRICKLAYER = "master_bricklayer",
    SHIPOWNER = "shipowner",
    MESSENGER = "messenger",
    MILKMAN = "milkman",
    MIDDLEMAN = "middleman",
    CARPENTER = "carpenter",
    MOUNTAIN_GUARD = "mountain_guard",
    OIL_SELLER = "oil_seller",
    LABORER = "laborer",
    SCRIBE = "scribe",
    TRAPPER = "trapper",
    ANGLER = "angler",
    DIGGER = "digger",
    MEAT_CURER = "meat_curer",
    SNARE_SPECIALIST = "snare_specialist",
    BAIT_LAYER = "bait_layer",
    BERSERKER = "berserker",
    LANCE_BEARER = "lance_bearer",
    DRUNKARD = "drunkard",
    LONE_WOLF = "lone_wolf",
    RAIDER = "raider",
    MELEE_FIGHTER = "melee_fighter",
    ROBBER = "robber",
    LOOT_HUNTER = "loot_hunter",
    BLUBBER_COOK = "blubber_cook",
    IVORY_SCULPTOR = "ivory_sculptor",
    WHALE_CATCHER = "whale_catcher",
    ANTLERS_SELLER = "antlers_seller",
    DEERSTALKER = "deerstalker",
    FORESTER = "forester",
    SLEDGER = "sledger",
    STEERSMAN = "steersman",
    SPICE_MERCHANT_KNARR = "spice_merchant_knarr",
    PRIEST = "priest",
    MEAT_BUYER = "meat_buyer",
    THING_SPOKESMAN = "thing_spokesman",
    MERCHANT = "merchant",
    PROFICIENT_HUNTER = "proficient_hunter",
    WOODCUTTER = "woodcutter",
    COOPER = "cooper",
    STONE_CRUSHER = "stone_crusher",
    SKINNER = "skinner",
    BARBARIAN = "barbarian",
    FESTIVE_HUNTER = "festive_hunter",
    SOBER_MAN = "sober_man",
    WHALING_ASSISTANT = "whaling_assistant",
    FLAX_FARMER = "flax_farmer",
    FARMHAND = "farmhand",
    ARMED_FIGHTER = "armed_fighter",
    VILLAGE_LEADER = "village_leader",
    WEAPONS_WARDEN = "weapons_warden",
    TASTER = "taster",
    EARL_OF_LADE = "earl_of_lade",
    SOWER = "sower",
    REFUGEE_HELPER = "refugee_helper",
    FLAX_BAKER = "flax_baker",
    FISH_COOK = "fish_cook",
    PUNCHCUTTER = "punchcutter",
    BOSPORUS_TRAVELER = "bosporus_traveler",
    CODLIVER_OIL_PRESSER = "codliver_oil_presser",
    ETIQUETTE_TEACHER = "etiquette_teacher",
    MAID = "maid",
    BOAT_BUILDER = "boat_builder",
    CUTTER_OPERATOR = "cutter_operator",
    BEACH_RAIDER = "beach_raider",
    SAIL_PATCHER = "sail_patcher",
    HERB_GARDENER = "herb_gardener",
    GRAIN_DELIVERYMAN = "grain_deliveryman",
    SPONSOR = "sponsor",
    DORESTAD_TRAVELLER = "dorestad_traveller",
    PEA_FLOUR_BAKER = "pea_flour_baker",
    CHRONICLER = "chronicler",
    MINEWORKER = "mineworker",
    SEAFARER = "seafarer",
    BOSPORUS_MERCHANT = "bosporus_merchant",
}

impl Card {
    pub fn index(self) -> usize {
        self.0 as usize % COUNT
    }

    pub fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    pub fn all() -> impl Iterator<Item = Card> {
        (0..COUNT as u8).map(Card)
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl std::str::FromStr for Card {
    type Err = engine::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = NAMES.iter().position(|name| *name == text);
        number.map(|index| Card(index as u8)).ok_or_else(|| engine::NotationError::expected("an occupation", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
        } else {
            let number = u8::deserialize(deserializer)?;
            if (number as usize) < COUNT { Ok(Card(number)) } else { Err(D::Error::custom("no such occupation")) }
        }
    }
}

/// A set of occupations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; 3]);

impl CardSet {
    pub const EMPTY: CardSet = CardSet([0; 3]);

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0[card.0 as usize / 64] >> (card.0 % 64) & 1 != 0
    }

    pub fn insert(&mut self, card: Card) {
        self.0[card.0 as usize / 64] |= 1 << (card.0 % 64);
    }

    pub fn remove(&mut self, card: Card) {
        self.0[card.0 as usize / 64] &= !(1 << (card.0 % 64));
    }

    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    #[inline]
    #[must_use]
    pub fn both(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[must_use]
    pub fn union(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let word = (0..3).find(|word| words[*word] != 0)?;
            let bit = words[word].trailing_zeros();
            words[word] &= words[word] - 1;
            Some(Card((word as u32 * 64 + bit) as u8))
        })
    }

    /// The card at a place of the set, counted from the lowest number.
    pub fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }

    pub fn words(self) -> [u64; 3] {
        self.0
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
        } else {
            let words = <[u64; 3]>::deserialize(deserializer)?;
            let set = CardSet(words);
            if set.iter().all(|card| (card.0 as usize) < COUNT) {
                Ok(set)
            } else {
                Err(D::Error::custom("no such occupation"))
            }
        }
    }
}
