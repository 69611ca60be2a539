//! Everything that changes during a game, as plain data.

use engine::{Chance, Seat, Tasks};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::event::DeedWhy;
use crate::list::List;
use crate::names::{Card, CardSet, Clan, DockSet, Favor, God, Island, IslandSet, Islands, PLAYERS_MAX, Place, Rune};

/// Tasks kept inside the state: a turn seldom owes more at once.
const TASKS_INLINE: usize = 12;
/// The most cards a row or a hand can have: those of the last era.
pub(crate) const HAND_MAX: usize = 6;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub chance: Chance,
    pub phase: Phase,
    pub era: u8,
    /// Who holds the chieftain marker and begins the era.
    pub first: Seat,
    /// Two players: the neutral clan sits at this one's left hand.
    pub before_neutral: Seat,
    /// Whose turn it is; while start boats are placed, who places one.
    pub turn: Seat,
    /// The god each rune belongs to in this game, and that god's fury.
    pub gods: [God; 3],
    pub fury: [u8; 3],
    /// Favor cards above and below the board, left to right.
    pub rows: [List<Favor, 18>; 2],
    pub villages: DockSet,
    /// Who holds the rune of an island; nobody: it lies on the island.
    pub holders: Islands<Option<Clan>>,
    /// Villages on the four actions of the era board, and on the god of each rune.
    pub action_stacks: [u8; 4],
    pub god_stacks: [u8; 3],
    /// The last card is the top one.
    pub deck: List<Card, 48>,
    pub discard: CardSet,
    /// Face-down discards of the neutral clan's draft.
    pub buried: CardSet,
    pub invaders: CardSet,
    pub last_invader: Option<Card>,
    /// Cards that everybody knows not to be in the deck since it was last shuffled.
    pub outside: CardSet,
    pub clans: [ClanState; PLAYERS_MAX],
    pub enemy: EnemyState,
    pub battle: Option<Battle>,
    /// What the turn still owes; the last task comes first.
    pub tasks: Tasks<Task, TASKS_INLINE>,
    /// Islands where settlers arrived in the action under way: there the attack is checked.
    pub arrived: IslandSet,
    /// Islands whose pieces changed since control was last checked.
    pub changed: IslandSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Start boats are placed.
    Launch,
    Draft,
    Deeds,
    Over,
}

/// A clan led by a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClanState {
    pub resources: [u8; 3],
    pub settlers: Islands<u8>,
    pub temples: IslandSet,
    /// Temple slots that are empty because their temple was built.
    pub temple_slots: [bool; 2],
    /// The boats of the three slots, then the start boat.
    pub boats: [Place; 4],
    /// Raided and not yet dedicated.
    pub villages: u8,
    /// The fourth is there only while one has to be returned.
    pub favors: List<Favor, 4>,
    /// In the draft: the cards to choose from. Afterwards: the cards to play.
    pub hand: CardSet,
    /// Cards kept in this era's draft, in order.
    pub picks: List<Card, HAND_MAX>,
    /// The secret choice of this draft round.
    pub pick: Option<Card>,
    pub row: List<Played, HAND_MAX>,
}

impl Default for ClanState {
    fn default() -> Self {
        ClanState {
            resources: [0; 3],
            settlers: Islands::default(),
            temples: IslandSet::EMPTY,
            temple_slots: [false; 2],
            boats: [Place::ASHORE; 4],
            villages: 0,
            favors: List::new(),
            hand: CardSet::EMPTY,
            picks: List::new(),
            pick: None,
            row: List::new(),
        }
    }
}

impl ClanState {
    pub(crate) fn boats_built(&self) -> u8 {
        self.boats[..3].iter().filter(|boat| **boat != Place::ASHORE).count() as u8
    }

    pub(crate) fn temples_built(&self) -> u8 {
        self.temple_slots.iter().filter(|built| **built).count() as u8
    }

    pub(crate) fn settlers_out(&self) -> u8 {
        self.settlers.array().iter().sum()
    }

    pub(crate) fn has_boat_at(&self, place: Place) -> bool {
        self.boats.contains(&place)
    }

    /// The card played last.
    pub(crate) fn last_played(&self) -> Option<Card> {
        self.row.last().map(|played| played.card)
    }
}

/// A card in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Played {
    pub card: Card,
    pub face: Face,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    #[default]
    Up,
    /// Secret: in battle, or left out of it for want of steel.
    Down,
    /// Turned face down before all eyes by its own rune action.
    Known,
}

/// The clan nobody plays. For two players it has pieces and drafts; in the solo game it has a turn.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EnemyState {
    pub settlers: Islands<u8>,
    pub temples: IslandSet,
    /// Neutral clan: the cards it holds in the draft, and those it lost in this one, in order.
    pub hand: CardSet,
    pub picks: List<Card, HAND_MAX>,
    /// Buried cards each player has worked out: they saw the hand before and after.
    pub buried_seen: [CardSet; 2],
    /// Where the chieftain boat lies.
    pub chieftain: Place,
    pub boats: DockSet,
    pub tracks: [u8; 3],
    /// Icons that were reached and still have to happen: for each track the spaces as bits.
    pub fired: [u8; 3],
    /// Villages raided and not yet dedicated.
    pub raided: u8,
    /// Piles of the draft, unopened; the last cards are the next pile.
    pub piles: List<Card, 24>,
    /// The last card is the top one.
    pub deck: List<Card, 18>,
    /// Cards of its deck that the player saw in the draft.
    pub seen: CardSet,
    pub leader_row: List<Card, HAND_MAX>,
    pub battle_row: List<Card, 16>,
    pub favors: List<Favor, 18>,
}

/// The battle that is pending. There is never more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub starter: Clan,
    pub favor: Favor,
    /// Where the favor card goes back to when nobody wins it.
    pub end: End,
    /// Players in it, as bits; each with the last card of its row.
    pub fighters: u8,
    /// Extra strength of an enemy whose steel track began it.
    pub bonus: u8,
}

impl Battle {
    pub const fn has(self, seat: Seat) -> bool {
        self.fighters & (1 << seat.0) != 0
    }
}

/// An end of a favor row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    #[default]
    UpperLeft,
    UpperRight,
    LowerLeft,
    LowerRight,
}

impl End {
    pub(crate) const ALL: [End; 4] = [End::UpperLeft, End::UpperRight, End::LowerLeft, End::LowerRight];

    pub const fn row(self) -> usize {
        matches!(self, End::LowerLeft | End::LowerRight) as usize
    }

    pub(crate) const fn is_left(self) -> bool {
        matches!(self, End::UpperLeft | End::LowerLeft)
    }

    pub const fn of(row: usize, left: bool) -> End {
        match (row, left) {
            (0, true) => End::UpperLeft,
            (0, false) => End::UpperRight,
            (_, true) => End::LowerLeft,
            (_, false) => End::LowerRight,
        }
    }
}

/// One thing the game still has to do or to ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    // Questions to a player.
    PlayCard(Seat),
    PickFavor(Seat),
    ReturnFavor(Seat),
    /// Free resources out of a favor bag.
    Take {
        seat: Seat,
        n: u8,
    },
    Sail {
        seat: Seat,
        n: u8,
    },
    /// A boat has come into a dock: land settlers, raid, or sail on with the moves left.
    Land {
        seat: Seat,
        boat: u8,
        n: u8,
        left: u8,
    },
    /// A boat has to leave its dock.
    Retreat {
        seat: Seat,
        boat: u8,
    },
    Explore {
        seat: Seat,
        left: u8,
    },
    Harvest {
        seat: Seat,
        n: u8,
    },
    Build {
        seat: Seat,
        left: u8,
    },
    CarryTemple(Seat),
    Smite {
        seat: Seat,
        left: u8,
    },
    Draw(Seat),
    Discard(Seat),
    EnterBattle(Seat),
    Collect {
        seat: Seat,
        bag: [u8; 3],
    },
    Exchange(Seat),
    Dedicate(Seat),
    ShiftFury {
        seat: Seat,
        n: u8,
    },
    Prophecy(Seat),
    /// Solo: join the battle the enemy has begun, or let it fight alone.
    JoinEnemy(Seat),

    // Steps of the enemy that ask the player only where the rulebook leaves him a tie.
    EnemyTarget {
        n: u8,
        rune: Rune,
    },
    EnemyCourse {
        left: u8,
        target: Island,
    },
    EnemyGather {
        left: u8,
        island: Island,
    },
    EnemyChase,
    EnemyTemple,
    EnemyFavor {
        bonus: u8,
    },

    // What the rules do by themselves.
    BeginTurn(Seat),
    Leader {
        seat: Seat,
        card: Card,
    },
    RuneAction {
        seat: Seat,
        card: Card,
        own: bool,
    },
    Attack(Clan),
    #[default]
    Control,
    Boon {
        seat: Seat,
        rune: Rune,
    },
    Fury {
        rune: Rune,
        why: FuryWhy,
    },
    DiscardProphecy(Card),
    ResolveBattle,
    EndTurn(Seat),
    EndEra,
    EnemyTurn,
    EnemyLeader(Card),
    EnemyRune(Card),
    /// The action its board gives for a rune.
    EnemyDeed {
        rune: Rune,
        why: DeedWhy,
    },
    /// Settle where the chieftain now lies.
    EnemyDeploy {
        n: u8,
    },
    EnemyDedicate {
        rune: Rune,
    },
    EnemyIcons {
        rune: Rune,
    },
    /// Markers on the end space go back to 0.
    EnemyMarkers,
}

impl Task {
    /// The seat that decides about the task, if there is anything to decide.
    pub const fn decider(self) -> Option<Seat> {
        match self {
            Task::PlayCard(seat)
            | Task::PickFavor(seat)
            | Task::ReturnFavor(seat)
            | Task::Take { seat, .. }
            | Task::Sail { seat, .. }
            | Task::Land { seat, .. }
            | Task::Retreat { seat, .. }
            | Task::Explore { seat, .. }
            | Task::Harvest { seat, .. }
            | Task::Build { seat, .. }
            | Task::CarryTemple(seat)
            | Task::Smite { seat, .. }
            | Task::Draw(seat)
            | Task::Discard(seat)
            | Task::EnterBattle(seat)
            | Task::Collect { seat, .. }
            | Task::Exchange(seat)
            | Task::Dedicate(seat)
            | Task::ShiftFury { seat, .. }
            | Task::Prophecy(seat)
            | Task::JoinEnemy(seat) => Some(seat),
            Task::EnemyTarget { .. }
            | Task::EnemyCourse { .. }
            | Task::EnemyGather { .. }
            | Task::EnemyChase
            | Task::EnemyTemple
            | Task::EnemyFavor { .. } => Some(Seat(0)),
            _ => None,
        }
    }
}

/// Why a god's fury changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FuryWhy {
    RuneTaken,
    BattleLost,
    InvadersBeaten,
    Dedication,
    Boon,
    EnemyIcon,
    EnemyStart,
}

impl State {
    pub fn clan(&self, seat: Seat) -> &ClanState {
        &self.clans[seat.index()]
    }

    pub(crate) fn clan_mut(&mut self, seat: Seat) -> &mut ClanState {
        &mut self.clans[seat.index()]
    }

    pub(crate) fn settlers_of(&self, clan: Clan) -> &Islands<u8> {
        clan.seat().map_or(&self.enemy.settlers, |seat| &self.clan(seat).settlers)
    }

    pub fn settlers(&self, clan: Clan, island: Island) -> u8 {
        self.settlers_of(clan)[island]
    }

    pub(crate) fn settlers_mut(&mut self, clan: Clan, island: Island) -> &mut u8 {
        self.changed.insert(island);
        match clan.seat() {
            Some(seat) => &mut self.clan_mut(seat).settlers[island],
            None => &mut self.enemy.settlers[island],
        }
    }

    pub(crate) fn has_temple(&self, clan: Clan, island: Island) -> bool {
        match clan.seat() {
            Some(seat) => self.clan(seat).temples.contains(island),
            None => self.enemy.temples.contains(island),
        }
    }

    /// The favor card that lies at an end.
    pub(crate) fn favor_at(&self, end: End) -> Option<Favor> {
        let row = &self.rows[end.row()];
        if end.is_left() { row.first().copied() } else { row.last().copied() }
    }

    pub(crate) fn any_favor(&self) -> bool {
        self.rows.iter().any(|row| !row.is_empty())
    }

    pub(crate) fn take_favor(&mut self, end: End) -> Option<Favor> {
        let row = &mut self.rows[end.row()];
        if row.is_empty() {
            return None;
        }
        Some(if end.is_left() { row.remove(0) } else { row.remove(row.len() - 1) })
    }

    pub(crate) fn put_favor(&mut self, end: End, favor: Favor) {
        let row = &mut self.rows[end.row()];
        if end.is_left() { row.insert(0, favor) } else { row.push(favor) }
    }

    /// The rune of a god in play.
    pub(crate) fn rune_of(&self, god: God) -> Option<Rune> {
        self.gods.iter().position(|other| *other == god).map(|index| Rune(index as u8))
    }
}
