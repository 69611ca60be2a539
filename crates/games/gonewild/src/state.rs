//! Everything that changes during a game, as plain data.

use arrayvec::ArrayVec;
use engine::{Chance, Seat, SeatSet, Tasks};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Bought, Cost, ROW, STRIKERS_MAX, Tag};
use crate::settlement::{Place, SAME_MAX, Settlement};
use crate::{Achievement, Building, Card, Mission, Pile, Resource};

pub(crate) const PLAYERS_MAX: usize = 4;
/// Missions in front of a player.
pub(crate) const OPEN_MISSIONS: usize = 2;
/// The most mission cards that content may name.
pub(crate) const MISSIONS_MAX: usize = 32;
/// Achievements in play, and as many for breaking ties.
pub(crate) const ACHIEVEMENTS: usize = 4;
/// Asgard cards beside the deck.
pub(crate) const ASGARD_OPEN: usize = 2;
/// Tasks kept inside the state: an effect with its follow-ups and Asgard cards seldom owes more.
const TASKS_INLINE: usize = 8;

/// The whole table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Counted from 1.
    pub round: u8,
    pub first: Seat,
    pub stage: Stage,
    /// Somebody has reached the points that make this round the last.
    pub last_round: bool,
    /// Players another player has attacked in a turn that is over.
    pub closed: SeatSet,
    pub turn: Turn,
    /// What has to be decided or done before the turn goes on; the last comes first.
    pub tasks: Tasks<Task, TASKS_INLINE>,
    /// Containers already settled in the storage phase of the player who stores.
    pub holds: ArrayVec<Hold, { 2 * SAME_MAX }>,
    /// The attack being mustered or answered.
    pub attack: Option<Attack>,
    pub players: ArrayVec<Player, PLAYERS_MAX>,
    /// Cards left in the piles of units and defences.
    pub piles: [u8; Card::PILES.len()],
    /// Cards left in the piles of buildings.
    pub lots: [u8; Building::COUNT],
    pub path: Path,
    pub asgard: Asgard,
    pub missions: MissionDeck,
    pub achievements: [Achievement; ACHIEVEMENTS],
    /// Achievements opened after the end to break a tie.
    pub tie_break: ArrayVec<Achievement, ACHIEVEMENTS>,
    /// Once the game is over.
    pub winners: SeatSet,
    pub chance: Chance,
}

/// Where in the round the table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The active player acts.
    Action,
    /// The active player has ended the turn; what it owes is settled first.
    TurnEnd,
    /// The player so many seats from the first stores tokens.
    Storage {
        step: u8,
    },
    /// These players still choose which cards their Drakkars keep.
    Keeping(SeatSet),
    Over,
}

/// How many tokens a container shall hold after the storage phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hold {
    pub place: Place,
    pub tokens: u8,
}

/// The turn of the active player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub active: Seat,
    /// Beer and gold that vanish at the end of the turn.
    pub pool: [u8; Resource::COUNT],
    /// The only player who may be attacked in this turn, once one was.
    pub victim: Option<Seat>,
    /// Successful attacks on buildings.
    pub hits: u8,
    pub swapped: bool,
    /// Added to every Fighter that attacks from now on.
    pub fighter_boost: u8,
    /// Played for their other half; may still attack.
    pub ready: Pile,
    /// Have attacked; their other half may still be used.
    pub idle: Pile,
    /// What happened in this turn while each mission lay open.
    pub deeds: [Deeds; OPEN_MISSIONS],
}

impl Turn {
    pub fn of(active: Seat) -> Turn {
        Turn {
            active,
            pool: [0; Resource::COUNT],
            victim: None,
            hits: 0,
            swapped: false,
            fighter_boost: 0,
            ready: Pile::EMPTY,
            idle: Pile::EMPTY,
            deeds: [Deeds::default(); OPEN_MISSIONS],
        }
    }
}

/// What a mission about events looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deeds {
    pub bought_odin: bool,
    pub bought_building: bool,
    pub bought_unit: bool,
    pub bought_defence: bool,
    pub hit_building: bool,
    pub hit_town_hall: bool,
    /// The highest printed strength of a card in a successful attack on a building.
    pub strongest: u8,
    /// Beer and gold paid.
    pub spent: [u8; Resource::COUNT],
}

impl Deeds {
    pub const fn bought(&self, what: Bought) -> bool {
        match what {
            Bought::Odin => self.bought_odin,
            Bought::Building => self.bought_building,
            Bought::Unit => self.bought_unit,
            Bought::Defence => self.bought_defence,
        }
    }
}

/// What is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    Card(Card),
    PathCard {
        slot: u8,
        card: Card,
    },
    Building(Building),
    Upgrade,
    /// One of this resource for several of the other.
    Exchange(Resource),
    /// Another mission in the place of this one.
    Swap {
        slot: u8,
    },
}

/// One thing a turn still owes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// The active player pays what is left of a price.
    Pay {
        purchase: Purchase,
        left: Cost,
    },
    /// The active player sends cards into the attack.
    Muster,
    /// The attacked player may react.
    React,
    /// Loot looks for a container.
    Stow {
        seat: Seat,
        resource: Resource,
    },
    /// The Dragon's reward.
    DragonToken,
    /// An effect of a played card (its first is 0), done as soon as it is reached.
    Effect {
        card: Card,
        index: u8,
    },
    Steal {
        resource: Resource,
    },
    Fetch {
        tag: Tag,
        left: u8,
    },
    /// Whose hand to look at.
    Peek,
    /// Which card of the hand seen goes.
    PeekDiscard {
        victim: Seat,
    },
    /// A damaged Town Hall offers an Asgard card.
    AsgardOffer {
        seat: Seat,
    },
    /// An Asgard card is due; the deck is turned as soon as this is reached.
    AsgardGain {
        seat: Seat,
    },
    /// Three Asgard cards lie open; one is picked.
    AsgardPick {
        seat: Seat,
    },
}

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Building {
        seat: Seat,
        place: Place,
    },
    /// The Undead in this slot of Odin's Path.
    Undead {
        slot: u8,
    },
    Dragon,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub target: Target,
    pub strikers: ArrayVec<Striker, STRIKERS_MAX>,
}

/// A card in an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Striker {
    pub card: Card,
    /// From cards played with the attack.
    pub boost: u8,
    /// A reaction has taken its strength.
    pub nullified: bool,
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Attacks,
    DamageRewards,
    Repelled,
    FullDefence,
    Undead,
    Missions,
    TownHall,
    Containers,
    Achievements,
}

impl Source {
    pub const ALL: [Source; 9] = [
        Source::Attacks,
        Source::DamageRewards,
        Source::Repelled,
        Source::FullDefence,
        Source::Undead,
        Source::Missions,
        Source::TownHall,
        Source::Containers,
        Source::Achievements,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Source::Attacks => "attacks",
            Source::DamageRewards => "damage_rewards",
            Source::Repelled => "repelled",
            Source::FullDefence => "full_defence",
            Source::Undead => "undead",
            Source::Missions => "missions",
            Source::TownHall => "town_hall",
            Source::Containers => "containers",
            Source::Achievements => "achievements",
        }
    }
}

/// One player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub hand: Pile,
    pub deck: Pile,
    pub discard: Pile,
    /// Played, bought or gained in this round.
    pub played: Pile,
    /// Cards of the hand that everybody has seen coming there.
    pub shown: Pile,
    /// Cards of the hand that the owner of Loki's Lens knows.
    pub spied: Pile,
    pub settlement: Settlement,
    /// Points by source.
    pub points: [u16; Source::ALL.len()],
    /// Asgard marks passed.
    pub marks: u8,
    pub missions: [Option<Mission>; OPEN_MISSIONS],
    pub completed: ArrayVec<Mission, MISSIONS_MAX>,
    /// Added to every building until the end of the round.
    pub area_defence: u8,
    pub round: OncePerRound,
    /// What each Drakkar keeps, while the others still choose: a card or nothing. Every Drakkar gets an
    /// answer, so that nobody can tell the two apart by counting.
    pub kept: ArrayVec<Option<Card>, SAME_MAX>,
}

/// What may be done once in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OncePerRound {
    pub claimed: bool,
    pub dismantled: bool,
    pub dragon: bool,
}

impl Player {
    pub fn score(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Everything in the player's deck in the wide sense.
    pub fn owned(&self) -> Pile {
        let mut all = self.hand;
        all.add_all(&self.deck);
        all.add_all(&self.discard);
        all.add_all(&self.played);
        all
    }

    /// A card leaves the hand: whoever knew of it knows of one less.
    pub(crate) fn leave_hand(&mut self, card: Card) -> bool {
        self.shown.remove(card);
        self.spied.remove(card);
        self.hand.remove(card)
    }

    /// A card comes to the hand for all to see.
    pub(crate) fn join_hand_openly(&mut self, card: Card) {
        self.hand.add(card);
        self.shown.add(card);
        self.spied.add(card);
    }
}

/// Odin's Path. New cards enter at slot 0, next to the deck; the last slot is discarded first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Path {
    pub row: [Option<Card>; ROW],
    pub deck: Pile,
    pub discard: Pile,
}

/// The Asgard cards that nobody owns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Asgard {
    pub open: ArrayVec<Card, ASGARD_OPEN>,
    /// How many lie face down; they are some of the unseen.
    pub deck: u8,
    /// In the face-down deck or in the box: nobody knows which.
    pub unseen: Pile,
    /// The top card, while somebody picks.
    pub flipped: Option<Card>,
}

/// The mission deck: cards nobody has seen, and under them those that were swapped away, in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MissionDeck {
    pub fresh: ArrayVec<Mission, MISSIONS_MAX>,
    pub returned: ArrayVec<Mission, MISSIONS_MAX>,
}

impl MissionDeck {
    pub fn len(&self) -> usize {
        self.fresh.len() + self.returned.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players.len() as u8)
    }

    pub fn active(&self) -> &Player {
        self.player(self.turn.active)
    }

    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.active.index()]
    }

    /// The player under attack.
    pub fn defender(&self) -> Option<Seat> {
        match self.attack.as_ref()?.target {
            Target::Building { seat, .. } => Some(seat),
            Target::Undead { .. } | Target::Dragon => None,
        }
    }

    /// Whose Loki's Lens it is.
    pub(crate) fn lens_owner(&self) -> Option<Seat> {
        self.seats().find(|seat| self.player(*seat).owned().has(Card::LokisLens))
    }

    /// What the viewer knows of another player's hand.
    pub(crate) fn known_hand(&self, viewer: Option<Seat>, owner: Seat) -> Pile {
        let player = self.player(owner);
        if viewer == Some(owner) || player.deck.is_empty() {
            // All owned cards are open knowledge: with an empty deck the hand is what is left.
            player.hand
        } else if viewer.is_some() && viewer == self.lens_owner() {
            player.spied
        } else {
            player.shown
        }
    }
}
