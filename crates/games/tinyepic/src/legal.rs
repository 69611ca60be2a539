//! What is allowed: who is asked, and why an action is refused. `listing` lists what is legal.

use engine::{Illegal, Seat, SeatSet, require};

use crate::TinyEpic;
use crate::action::{Action, Offering};
use crate::names::{Card, Clan, Island, Place, WOOD};
use crate::state::{End, Phase, State, Task};

impl TinyEpic {
    /// The seats the game waits for.
    pub(crate) fn pending(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Launch => SeatSet::one(state.turn),
            Phase::Draft => self.drafting(state),
            Phase::Deeds => {
                let asked = state.tasks.last().and_then(|task| task.decider());
                asked.map_or(SeatSet::EMPTY, SeatSet::one)
            }
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// The question on top of the stack, if it is this seat's.
    pub(crate) fn owed_by(&self, state: &State, seat: Seat) -> Option<Task> {
        state.tasks.last().copied().filter(|task| task.decider() == Some(seat))
    }

    /// Whether a card may go face down, from the hand or by Enter Battle: there is a battle to join or a favor
    /// card to fight for. A battle that the enemy began in this very turn cannot be joined yet (ruling 82).
    fn check_fight(&self, state: &State) -> Result<(), Illegal> {
        match state.battle {
            Some(_) => require(!self.is_solo(), "tinyepic-illegal-battle-begun-now"),
            None => require(state.any_favor(), "tinyepic-illegal-no-favor"),
        }
    }

    pub(crate) fn can_fight(&self, state: &State) -> bool {
        self.check_fight(state).is_ok()
    }

    /// Finds the rule that forbids an action.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if seat.0 >= self.players {
            return Err(Illegal::NOT_ASKED);
        }
        match (state.phase, action) {
            (Phase::Over, _) => Err(Illegal::OVER),
            (Phase::Launch, _) if state.turn != seat => Err(Illegal::NOT_ASKED),
            (Phase::Launch, Action::Launch(fjord)) => {
                require(self.chart.edge_fjords.contains(&fjord), "tinyepic-illegal-not-edge")?;
                require(self.boat_in(state, fjord).is_none(), "tinyepic-illegal-fjord-taken")
            }
            (Phase::Draft, _) if state.clan(seat).pick.is_some() => Err(Illegal::NOT_ASKED),
            (Phase::Draft, Action::Keep(card)) => {
                require(state.clan(seat).hand.contains(card), "tinyepic-illegal-not-in-hand")
            }
            (Phase::Deeds, _) => match self.owed_by(state, seat) {
                Some(task) => self.allowed_for(state, task, action),
                None => Err(Illegal::NOT_ASKED),
            },
            _ => Err(Illegal::NOT_NOW),
        }
    }

    fn allowed_for(&self, state: &State, task: Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::PlayCard(seat), Action::Play(card)) => self.in_hand(state, seat, card),
            (Task::PlayCard(seat), Action::Fight(card)) => {
                self.in_hand(state, seat, card)?;
                self.check_fight(state)
            }
            (Task::EnterBattle(_), Action::Battle) => self.check_fight(state),
            (Task::JoinEnemy(seat), Action::Fight(card)) | (Task::Discard(seat), Action::Discard(card)) => {
                self.in_hand(state, seat, card)
            }
            (Task::JoinEnemy(_), Action::Decline) => Ok(()),
            (Task::PlayCard(seat) | Task::Land { seat, .. }, Action::Recall(island)) => {
                require(state.turn == seat, "tinyepic-illegal-not-your-turn")?;
                require(state.clan(seat).settlers[island] > 0, "tinyepic-illegal-no-settler")
            }
            (Task::PickFavor(_), Action::Favor(end)) => {
                require(self.open_ends(state).any(|open| open == end), "tinyepic-illegal-no-favor-there")
            }
            (Task::ReturnFavor(seat), Action::Return(favor, _)) => {
                let favors = &state.clan(seat).favors;
                require(favors[..favors.len().saturating_sub(1)].contains(&favor), "tinyepic-illegal-not-your-favor")
            }
            (Task::Take { seat, n }, Action::Take(taken)) => self.refuse_take(self.takeable(state, seat, n, 0), taken),
            (Task::Harvest { seat, n }, Action::Take(taken)) => {
                let (free, food) = self.harvest_parts(state, seat, n);
                self.refuse_take(self.takeable(state, seat, free, food), taken)
            }
            (Task::Sail { seat, n }, Action::Sail { boat, to }) => self.refuse_sail(state, seat, (boat, to), n),
            (Task::Land { seat, boat, left, .. }, Action::Sail { boat: other, to }) => {
                require(boat == other, "tinyepic-illegal-one-boat")?;
                self.refuse_sail(state, seat, (boat, to), left)
            }
            (Task::Land { seat, boat, n, .. }, Action::Land { settlers, raid }) => {
                self.refuse_land(state, seat, (boat, n), settlers, raid)
            }
            (Task::Retreat { seat, boat }, Action::Retreat(fjord)) => {
                let dock = state.clan(seat).boats[boat as usize];
                require(self.chart.dock(dock).fjords.contains(&fjord), "tinyepic-illegal-not-adjacent")
            }
            (Task::Explore { seat, .. }, Action::Explore { from, to }) => {
                require(state.clan(seat).settlers[from] > 0, "tinyepic-illegal-no-settler")?;
                require(self.chart.island(from).neighbours.contains(to), "tinyepic-illegal-no-ferry")
            }
            (Task::Build { seat, .. }, Action::Boat { slot, fjord }) => self.refuse_boat(state, seat, slot, fjord),
            (Task::Build { seat, .. }, Action::Temple { slot, island }) => {
                self.refuse_temple(state, seat, slot, island)
            }
            _ => self.allowed_for_rune(state, task, action),
        }
    }

    fn allowed_for_rune(&self, state: &State, task: Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::CarryTemple(seat), Action::Carry { from, to }) => {
                require(state.clan(seat).temples.contains(from), "tinyepic-illegal-no-temple")?;
                require(self.chart.island(from).neighbours.contains(to), "tinyepic-illegal-no-ferry")?;
                require(!state.clan(seat).temples.contains(to), "tinyepic-illegal-two-temples")
            }
            (Task::Smite { seat, .. }, Action::Smite { clan, island }) => {
                require(clan != Clan::of(seat), "tinyepic-illegal-own-settler")?;
                let plays = self.all_clans().any(|other| other == clan);
                require(plays && state.settlers(clan, island) > 0, "tinyepic-illegal-no-settler-there")
            }
            (Task::Draw(_), Action::Draw)
            | (Task::Collect { .. }, Action::Collect)
            | (Task::Prophecy(_), Action::Reveal) => Ok(()),
            (Task::Exchange(seat), Action::Exchange { n, from, to }) => {
                let held = state.clan(seat).resources;
                require(n > 0 && from != to, "tinyepic-illegal-exchange-nothing")?;
                require(held[from.index()] >= n, "tinyepic-illegal-not-enough")?;
                require(n <= self.content.resources_most - held[to.index()], "tinyepic-illegal-track-full")
            }
            (Task::Dedicate(_), Action::Dedicate(offering)) => {
                let in_play = !matches!(offering, Offering::God(god) if state.rune_of(god).is_none());
                require(in_play, "tinyepic-illegal-god-not-here")?;
                require(self.is_open(state, offering), "tinyepic-illegal-stack-full")
            }
            (Task::ShiftFury { n, .. }, Action::Shift { god, by }) => {
                let rune = state.rune_of(god).ok_or(Illegal::because("tinyepic-illegal-god-not-here"))?;
                require(by != 0 && by.unsigned_abs() <= n, "tinyepic-illegal-fury-too-far")?;
                require(i16::from(state.fury[rune.index()]) + i16::from(by) >= 0, "tinyepic-illegal-fury-below-zero")
            }
            _ => self.allowed_for_enemy(state, task, action),
        }
    }

    fn allowed_for_enemy(&self, state: &State, task: Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::EnemyTarget { rune, .. }, Action::Choose(island)) => {
                require(self.enemy_targets(state, rune).contains(island), "tinyepic-illegal-enemy-not-tied")
            }
            (Task::EnemyGather { island: goal, .. }, Action::Choose(island)) => {
                require(self.enemy_sources(state, goal).contains(island), "tinyepic-illegal-enemy-not-tied")
            }
            (Task::EnemyTemple, Action::Choose(island)) => {
                require(self.enemy_temple_sites(state).contains(island), "tinyepic-illegal-enemy-not-tied")
            }
            (Task::EnemyCourse { target, .. }, Action::Steer(dock)) => require(
                dock.is_dock() && self.enemy_next_docks(state, target).contains(dock),
                "tinyepic-illegal-enemy-not-tied",
            ),
            (Task::EnemyChase, Action::Steer(dock)) => {
                require(dock.is_dock() && self.enemy_prey(state).contains(dock), "tinyepic-illegal-enemy-not-tied")
            }
            (Task::EnemyFavor { .. }, Action::Favor(end)) => {
                require(self.enemy_ends(state).contains(&end), "tinyepic-illegal-enemy-not-tied")
            }
            (task, Action::Skip) => require(may_skip(task), "tinyepic-illegal-must-act"),
            _ => Err(Illegal::NOT_NOW),
        }
    }

    /// One boat a dock: not where another own boat lies.
    pub(crate) fn may_enter(&self, state: &State, seat: Seat, boat: u8, to: Place) -> bool {
        let mut others = state.clan(seat).boats.iter().enumerate().filter(|(other, _)| *other != boat as usize);
        to.is_fjord() || !others.any(|(_, place)| *place == to)
    }

    /// Ends with a card; a single card is listed once.
    pub(crate) fn open_ends<'a>(&self, state: &'a State) -> impl Iterator<Item = End> + 'a {
        End::ALL.into_iter().filter(|end| {
            let cards = state.rows[end.row()].len();
            cards > 1 || cards == 1 && end.is_left()
        })
    }

    pub(crate) fn is_open(&self, state: &State, offering: Offering) -> bool {
        match offering {
            Offering::God(god) => {
                state.rune_of(god).is_some_and(|rune| self.stack_is_open(state.god_stacks[rune.index()]))
            }
            action => self.stack_of(action).is_some_and(|stack| self.stack_is_open(state.action_stacks[stack])),
        }
    }

    fn in_hand(&self, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
        require(state.clan(seat).hand.contains(card), "tinyepic-illegal-not-in-hand")
    }

    fn refuse_take(&self, (room, sum): ([u8; 3], u8), taken: [u8; 3]) -> Result<(), Illegal> {
        require((0..3).all(|index| taken[index] <= room[index]), "tinyepic-illegal-track-full")?;
        require(taken.iter().sum::<u8>() == sum, "tinyepic-illegal-take")
    }

    fn refuse_sail(&self, state: &State, seat: Seat, (boat, to): (u8, Place), moves: u8) -> Result<(), Illegal> {
        let from = state.clan(seat).boats[boat as usize];
        require(from != Place::ASHORE, "tinyepic-illegal-boat-not-built")?;
        require(self.chart.has(to), "tinyepic-illegal-other-side")?;
        require((1..=moves).contains(&self.chart.sail_distance(from, to)), "tinyepic-illegal-too-far")?;
        require(self.may_enter(state, seat, boat, to), "tinyepic-illegal-own-boat-there")
    }

    fn refuse_land(
        &self,
        state: &State,
        seat: Seat,
        (boat, n): (u8, u8),
        settlers: u8,
        raid: bool,
    ) -> Result<(), Illegal> {
        require(settlers <= n, "tinyepic-illegal-land-limit")?;
        let home = self.content.settlers - state.clan(seat).settlers_out();
        require(settlers <= home, "tinyepic-illegal-no-settlers-home")?;
        require(settlers <= self.landable(state, seat, n), "tinyepic-illegal-no-food")?;
        let dock = state.clan(seat).boats[boat as usize];
        require(!raid || state.villages.contains(dock), "tinyepic-illegal-no-village")?;
        require(!raid || self.can_raid(state, seat, dock), "tinyepic-illegal-no-steel")
    }

    fn refuse_boat(&self, state: &State, seat: Seat, slot: u8, fjord: Place) -> Result<(), Illegal> {
        let cost = self.boat_cost(state, seat, slot).ok_or(Illegal::because("tinyepic-illegal-slot-empty"))?;
        require(cost <= state.clan(seat).resources[WOOD.index()], "tinyepic-illegal-no-wood")?;
        require(fjord.is_fjord(), "tinyepic-illegal-not-fjord")?;
        require(self.boat_fjords(state, seat) & (1 << fjord.fjord_index()) != 0, "tinyepic-illegal-not-present")
    }

    fn refuse_temple(&self, state: &State, seat: Seat, slot: u8, island: Island) -> Result<(), Illegal> {
        let cost = self.temple_cost(state, seat, slot).ok_or(Illegal::because("tinyepic-illegal-slot-empty"))?;
        require(cost <= state.clan(seat).resources[WOOD.index()], "tinyepic-illegal-no-wood")?;
        require(!state.clan(seat).temples.contains(island), "tinyepic-illegal-two-temples")?;
        require(state.clan(seat).settlers[island] > 0, "tinyepic-illegal-no-settler")
    }
}

/// Everything a card, a boon or a dedication offers may be left (p. 10).
fn may_skip(task: Task) -> bool {
    matches!(
        task,
        Task::Harvest { .. }
            | Task::Sail { .. }
            | Task::Explore { .. }
            | Task::Build { .. }
            | Task::CarryTemple(_)
            | Task::Smite { .. }
            | Task::Draw(_)
            | Task::EnterBattle(_)
            | Task::Collect { .. }
            | Task::Exchange(_)
            | Task::Dedicate(_)
            | Task::ShiftFury { .. }
            | Task::Prophecy(_)
    )
}
