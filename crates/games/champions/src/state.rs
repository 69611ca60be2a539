//! What changes during a game: plain data, no pointers, cheap to clone, readable as JSON.

use arrayvec::ArrayVec;
use engine::{Chance, Seat, SeatSet, Set, Tally};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{DRAUGR, JOURNEYS, MONSTERS, TROLLS};
use crate::names::{Destiny, Field, Foe, Good, Journey, Leader, Merchant, Place, Rune, Ship, Shore, Tent, Weapon};
use crate::warriors::{Dice, Warriors};

pub(crate) const PLAYERS_MAX: usize = 4;
/// A troll a round.
const TROLLS_BEATEN_MAX: usize = 8;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub chance: Chance,
    pub round: u8,
    /// Who holds the first-player marker.
    pub marker: Seat,
    /// What the game waits for.
    pub step: Step,
    /// Whom it waits for, in every step but the assignment.
    pub actor: Seat,
    pub players: ArrayVec<Player, PLAYERS_MAX>,

    pub tents: Set<Tent>,
    /// Who stands on each place that takes one worker.
    pub standing: Standing,
    /// Warriors waiting at the three smiths.
    pub smiths: Warriors,
    pub smoked_food: u8,
    /// Warriors that belong to nobody.
    pub supply: Warriors,
    /// Workers bought in the huts so far; the price falls with each.
    pub huts_sold: u8,

    pub troll: Option<Foe>,
    pub draugr: [Option<Foe>; 2],
    pub shores: [ShoreState; Shore::COUNT],
    pub open_runes: Set<Rune>,
    pub merchant: Option<Merchant>,

    /// Warriors sent to each fight.
    pub crews: [Warriors; Field::COUNT],
    pub assignment: Assignment,
    /// How far the fighting phase has come.
    pub scene: Scene,
    pub fight: Fight,

    pub decks: Decks,
    /// For each destiny the seats that know where it lies; see `hidden.rs`.
    pub destiny_known: [SeatSet; Destiny::COUNT],
    /// For each destiny what others still know of it after somebody chose among several.
    pub destiny_traces: [Trace; Destiny::COUNT],
}

/// What is left of the knowledge where a destiny lies once it was drawn together with others: it is one of
/// them, kept or put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Trace {
    /// The destinies drawn together with this one, itself among them; none before the first such draw.
    pub company: Set<Destiny>,
    /// Who knows that this destiny is one of them.
    pub known_by: SeatSet,
}

/// Who stands where.
pub(crate) type Standing = Tally<Place, Option<Seat>, { Place::COUNT }>;

/// One player's things.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    pub food: u8,
    pub wood: u8,
    pub coin: u8,
    pub favor: u8,
    pub blame: u8,
    pub glory: i16,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub leader: Option<Leader>,
    pub goods: Goods,
    /// Warriors in the longhouse: owned and not sent anywhere.
    pub warriors: Warriors,
    /// Workers in all.
    pub workers: u8,
    /// Workers still to be placed this round.
    pub idle: u8,
    /// Workers on the hunting grounds and workers laid down to beg.
    pub hunting: u8,
    pub begging: u8,
    /// Whether the extra worker was bought, and whether one stands in the huts now.
    pub hired: bool,
    pub in_huts: bool,
    pub ship: Option<Ship>,
    pub destinies: Set<Destiny>,
    /// Destinies opened by the rune of success.
    pub opened: Set<Destiny>,
    /// Runes owned, and those of them that were used.
    pub runes: Set<Rune>,
    pub used: Set<Rune>,
    /// Beaten draugr and monsters.
    pub trophies: Set<Foe>,
    pub trolls: ArrayVec<Foe, TROLLS_BEATEN_MAX>,
}

impl Player {
    pub(crate) fn has_ready(&self, rune: Rune) -> bool {
        self.ready_runes().contains(rune)
    }

    /// Runes that were not used yet.
    pub(crate) fn ready_runes(&self) -> Set<Rune> {
        self.runes.without(self.used)
    }

    pub fn good(&self, good: Good) -> u8 {
        match good {
            Good::Food => self.goods.food,
            Good::Wood => self.goods.wood,
            Good::Coin => self.goods.coin,
        }
    }

    pub(crate) fn enemies_beaten(&self) -> usize {
        self.trophies.len() + self.trolls.len()
    }
}

/// A distant shore with its harbour.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ShoreState {
    pub monster: Option<Foe>,
    /// Coins on the monster.
    pub bounty: u8,
    pub journey: Option<Journey>,
    /// Whether the journey card lies face up.
    pub journey_open: bool,
    /// Who has looked at the journey card while it lies face down.
    pub seen_by: SeatSet,
    pub berth: Option<Berth>,
    /// Food aboard.
    pub food: u8,
}

/// A ship in a harbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Berth {
    pub ship: Ship,
    pub seat: Seat,
}

/// Face-down cards, the top one last, and the journeys that were discarded.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Decks {
    pub trolls: ArrayVec<Foe, TROLLS>,
    pub draugr: ArrayVec<Foe, DRAUGR>,
    pub monsters: ArrayVec<Foe, MONSTERS>,
    pub journeys: ArrayVec<Journey, JOURNEYS>,
    pub runes: ArrayVec<Rune, { Rune::COUNT }>,
    pub destinies: ArrayVec<Destiny, { Destiny::COUNT }>,
    pub merchants: ArrayVec<Merchant, { Merchant::COUNT }>,
    pub journeys_used: ArrayVec<Journey, JOURNEYS>,
    /// Trolls and draugr share one pile of discards.
    pub foes_used: ArrayVec<Foe, { TROLLS + DRAUGR }>,
}

/// How warriors are sent out: all at once in secret, or openly in turn when somebody asked for that.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Assignment {
    pub in_turn: bool,
    /// Who has settled everything.
    pub settled: SeatSet,
    /// What each seat decides next.
    pub next: [Errand; PLAYERS_MAX],
    /// Loading was reopened: crews before this part are settled and only their food is asked again.
    #[serde(default)]
    pub crews_settled_to: [Errand; PLAYERS_MAX],
}

/// One part of an assignment: the crew of a fight, or the food of its ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Errand {
    /// Number of the fight; past the last one when all is settled.
    pub field: u8,
    pub food: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// A leader is chosen.
    Leaders,
    /// A worker is placed.
    Place,
    /// The harbour for a ship that was just taken.
    Harbour {
        ship: Ship,
    },
    /// One of the open runes or the top of the deck.
    TakeRune,
    /// How much favor to buy.
    Church,
    /// Which longship to build.
    Build,
    /// Exchanges, as many as wanted. What was given is not taken back in the same visit, nor the other
    /// way round: nothing is lost by that, and no visit goes on for ever.
    Market {
        given: u8,
        taken: u8,
    },
    /// Another exchange at the beggar.
    Beggar {
        left: u8,
    },
    /// More warriors came than fit: which of them stay.
    Recruit {
        offer: Warriors,
    },
    /// A journey to look at. `vision`: the rune of true vision was used on this visit.
    Look {
        vision: bool,
    },
    /// The last moment to use true vision before a destiny is drawn.
    Draw,
    /// Which of the drawn destinies to keep.
    Keep {
        drawn: Set<Destiny>,
    },
    /// Which of those not kept goes under the deck next.
    Bury {
        drawn: Set<Destiny>,
    },
    /// Warriors are sent out.
    Assign,
    /// Before a roll or a meal at sea: the last moment for a rune.
    Ready,
    /// The dice lie on the table: reroll, use a rune, or stand.
    Rolled,
    /// Warriors fall to the enemy.
    Losses {
        count: u8,
    },
    /// An enemy is beaten: the moment for the rune of glory.
    Triumph {
        glory: u8,
    },
    /// The slayer of the troll blames somebody.
    Blame,
    /// A journey lies open: the moment for the rune of journey.
    Journey,
    /// The journey takes warriors, or (where `food` says so) food or warriors.
    Toll {
        count: u8,
        food: bool,
    },
    /// There is too little food.
    Starve {
        count: u8,
    },
    /// After the last round: runes that were kept for the end.
    LastRunes,
    Over,
}

/// Where the fighting phase stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scene {
    /// No fights yet.
    #[default]
    Peace,
    /// The hunter so many places to the left of the marker.
    Hunt(u8),
    /// A fight that is reached on foot.
    March(Field),
    /// A ship leaves: its journey is opened.
    Depart(Shore),
    /// The open journey takes effect.
    Sail(Shore),
    Kraken(Shore),
    Feed(Shore),
    Monster(Shore),
}

impl Scene {
    pub fn shore(self) -> Option<Shore> {
        match self {
            Scene::Depart(shore)
            | Scene::Sail(shore)
            | Scene::Kraken(shore)
            | Scene::Feed(shore)
            | Scene::Monster(shore) => Some(shore),
            _ => None,
        }
    }

    /// Whose warriors are at stake.
    pub fn field(self) -> Option<Field> {
        match self {
            Scene::March(field) => Some(field),
            _ => self.shore().map(Shore::field),
        }
    }
}

/// The roll on the table and the enemy it is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Fight {
    pub foe: Option<Foe>,
    pub damage: u8,
    /// Combat rounds so far, this one included.
    pub round: u8,
    pub dice: Dice,
    /// The rune of reaction works on this roll.
    pub reaction: bool,
    /// The player was asked before this roll or meal and goes on.
    pub ready: bool,
}

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn shore(&self, shore: Shore) -> &ShoreState {
        &self.shores[shore.index()]
    }

    pub(crate) fn shore_mut(&mut self, shore: Shore) -> &mut ShoreState {
        &mut self.shores[shore.index()]
    }

    pub fn crew(&self, field: Field) -> Warriors {
        self.crews[field.index()]
    }

    pub(crate) fn stands_on(&self, place: Place) -> Option<Seat> {
        self.standing[place]
    }

    /// Who reserved the fight.
    pub fn owner(&self, field: Field) -> Option<Seat> {
        match field {
            Field::Troll => self.stands_on(Place::Troll),
            Field::Draugr1 => self.stands_on(Place::Draugr1),
            Field::Draugr2 => self.stands_on(Place::Draugr2),
            _ => field.shore().and_then(|shore| self.shore(shore).berth).map(|berth| berth.seat),
        }
    }

    /// The enemy that lies there.
    pub(crate) fn foe_at(&self, field: Field) -> Option<Foe> {
        match field {
            Field::Troll => self.troll,
            Field::Draugr1 => self.draugr[0],
            Field::Draugr2 => self.draugr[1],
            _ => field.shore().and_then(|shore| self.shore(shore).monster),
        }
    }

    /// Warriors of a player, at home and sent out.
    pub(crate) fn warriors_owned(&self, seat: Seat) -> Warriors {
        let sent = Field::ALL.iter().filter(|field| self.owner(**field) == Some(seat)).map(|field| self.crew(*field));
        sent.fold(self.player(seat).warriors, |all, crew| all + crew)
    }

    /// Food of a player, at home and aboard.
    pub(crate) fn food_owned(&self, seat: Seat) -> u8 {
        let aboard = self.shores.iter().filter(|shore| shore.berth.is_some_and(|berth| berth.seat == seat));
        aboard.fold(self.player(seat).goods.food, |food, shore| food.saturating_add(shore.food))
    }

    pub(crate) fn smith_mut(&mut self, weapon: Weapon) -> &mut u8 {
        &mut self.smiths[weapon]
    }
}
