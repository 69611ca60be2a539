//! The closed sets of the game: runes, resources, gods, cards and the places of the chart, with the
//! names they have in notation, content files and readable states.

use engine::{Seat, Set, Tally, numbered};

numbered!(
    /// The three runes. Which god a rune belongs to is dealt at the start of each game.
    Rune, "a rune", ["wealth", "mystery", "nature"]
);
numbered!(Resource, "a resource", ["wood", "food", "steel"]);
numbered!(God, "a god", ["odin", "thor", "frigg", "freya", "njord", "loki"]);
numbered!(
    /// A favor card.
    Favor, "a favor card such as f01",
    [
        "f01", "f02", "f03", "f04", "f05", "f06", "f07", "f08", "f09", "f10", "f11", "f12", "f13", "f14", "f15",
        "f16", "f17", "f18",
    ]
);
numbered!(
    /// A viking card, by the first name of its leader.
    Card, "a viking",
    [
        "aslaug", "gunnar", "halvard", "sigrid", "torsten", "ragnhild", "ingrid", "hakon", "frode", "yrsa", "bard",
        "estrid", "orm", "dagny", "ketil", "solveig", "runa", "einar", "svala", "leif", "tove", "vigdis", "gerda",
        "olaf", "nanna", "groa", "asmund", "thyra", "ivar", "kari", "hild", "embla", "bjorn", "harald", "skadi",
        "arne", "hedda", "rolf", "freydis", "grim", "ulf", "alfhild", "stein", "ylva", "knut", "randi", "eirik",
        "saga",
    ]
);
numbered!(
    /// An island of either side of the board: first the six of side A, then the nine of side B.
    Island, "an island",
    [
        "nordholm", "hrafney", "ulfey", "hvaley", "vestholm", "ostholm", "bjarney", "isholm", "arnarey", "selsey",
        "midey", "svaney", "orkholm", "steinholm", "eldey",
    ]
);
numbered!(
    /// Where a boat can be: the docks first (the island, then where the route leads), then the fjords.
    Place, "a dock or a fjord",
    [
        "nordholm-off", "nordholm-ulfey", "nordholm-hrafney", "hrafney-nordholm", "hrafney-ulfey", "hrafney-hvaley",
        "hrafney-vestholm", "hrafney-off", "ulfey-off", "ulfey-ostholm", "ulfey-hvaley", "ulfey-hrafney",
        "ulfey-nordholm", "hvaley-ulfey", "hvaley-ostholm", "hvaley-off", "hvaley-vestholm", "hvaley-hrafney",
        "vestholm-off", "vestholm-hrafney", "vestholm-hvaley", "ostholm-off", "ostholm-hvaley", "ostholm-ulfey",
        "bjarney-isholm", "bjarney-selsey", "bjarney-off", "isholm-off", "isholm-arnarey", "isholm-midey",
        "isholm-bjarney", "arnarey-off", "arnarey-svaney", "arnarey-isholm", "selsey-bjarney", "selsey-midey",
        "selsey-orkholm", "selsey-off", "midey-isholm", "midey-svaney", "midey-steinholm", "midey-selsey",
        "svaney-off", "svaney-eldey", "svaney-midey", "svaney-arnarey", "orkholm-steinholm", "orkholm-off",
        "orkholm-selsey", "steinholm-midey", "steinholm-eldey", "steinholm-off", "steinholm-orkholm",
        "eldey-svaney", "eldey-off", "eldey-steinholm",
        "whale", "north-sound", "west-sound", "east-sound", "nordholm-cove", "northeast", "east", "ostholm-cove",
        "southeast", "southwest", "vestholm-cove", "west", "northwest", "bear-sound", "eagle-sound", "swan-sound",
        "seal-sound", "north-fjord-west", "north-fjord-east", "east-fjord-north", "east-fjord-south",
        "south-fjord-east", "south-fjord-west", "west-fjord-south", "west-fjord-north",
        "ashore",
    ],
    DOCKS
);
numbered!(
    /// A player's clan, or the clan nobody plays: the neutral one of the game for two, the enemy of the solo game.
    Clan, "a clan: p1 to p4 or enemy",
    ["p1", "p2", "p3", "p4", "enemy"]
);
numbered!(
    /// The four enemy boards of the solo game.
    Board, "an enemy board", ["wolf", "whale", "bear", "oak"]
);

pub(crate) const ISLANDS: usize = Island::COUNT;
pub(crate) const DOCKS: usize = 56;
pub(crate) const FJORDS: usize = 25;
pub(crate) const CARDS: usize = Card::COUNT;
/// Most players, and with them the most clans that people lead.
pub(crate) const PLAYERS_MAX: usize = 4;

pub(crate) const WOOD: Resource = Resource(0);
pub(crate) const FOOD: Resource = Resource(1);
pub(crate) const STEEL: Resource = Resource(2);

impl Place {
    /// On the clan board: not built yet.
    pub(crate) const ASHORE: Place = Place((DOCKS + FJORDS) as u8);

    pub const fn dock(index: usize) -> Place {
        Place(index as u8)
    }

    pub const fn fjord(index: usize) -> Place {
        Place((DOCKS + index) as u8)
    }

    pub(crate) const fn is_dock(self) -> bool {
        (self.0 as usize) < DOCKS
    }

    pub(crate) const fn is_fjord(self) -> bool {
        !self.is_dock() && self.0 != Place::ASHORE.0
    }

    /// The number of a fjord among the fjords; only for fjords.
    pub(crate) const fn fjord_index(self) -> usize {
        self.0 as usize - DOCKS
    }
}

impl Clan {
    pub const ENEMY: Clan = Clan(4);

    pub const fn of(seat: Seat) -> Clan {
        Clan(seat.0)
    }

    /// The seat that leads the clan; nobody leads the enemy.
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < PLAYERS_MAX as u8 { Some(Seat(self.0)) } else { None }
    }

    pub(crate) const fn is_enemy(self) -> bool {
        self.0 == Clan::ENEMY.0
    }
}

pub(crate) type CardSet = Set<Card>;
pub(crate) type IslandSet = Set<Island>;
/// Docks only: fjords have numbers beyond the set.
pub(crate) type DockSet = Set<Place>;

/// One value for each island.
pub(crate) type Islands<T> = Tally<Island, T, ISLANDS>;

engine::named! {
    /// What a seat can be asked.
    Asked, "a question":
    Launch = "launch",
    Keep = "keep",
    Play = "play",
    Favor = "favor",
    Return = "return",
    Take = "take",
    Sail = "sail",
    Land = "land",
    Retreat = "retreat",
    Explore = "explore",
    Harvest = "harvest",
    Build = "build",
    Carry = "carry",
    Smite = "smite",
    Draw = "draw",
    Discard = "discard",
    Battle = "battle",
    Collect = "collect",
    Exchange = "exchange",
    Dedicate = "dedicate",
    Shift = "shift",
    Prophecy = "prophecy",
    JoinEnemy = "join-enemy",
    EnemyTarget = "enemy-target",
    EnemyCourse = "enemy-course",
    EnemyGather = "enemy-gather",
    EnemyChase = "enemy-chase",
    EnemyTemple = "enemy-temple",
    EnemyFavor = "enemy-favor",
    Over = "over",
}
