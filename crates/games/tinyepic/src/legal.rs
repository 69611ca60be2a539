//! Which actions a player has, and why another one is refused.

use engine::{Illegal, Seat, SeatSet, require};

use crate::TinyEpic;
use crate::action::{Action, Offering};
use crate::chart::fjords;
use crate::names::{Card, Clan, Island, Place, Resource, WOOD};
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

    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Over => {}
            Phase::Launch if state.turn == seat => {
                let free = self.chart.edge_fjords.iter().filter(|fjord| self.boat_in(state, **fjord).is_none());
                actions.extend(free.map(|fjord| Action::Launch(*fjord)));
            }
            Phase::Draft if seat.0 < self.players => {
                let clan = state.clan(seat);
                if clan.pick.is_none() {
                    actions.extend(clan.hand.iter().map(Action::Keep));
                }
            }
            Phase::Launch | Phase::Draft => {}
            Phase::Deeds => {
                if let Some(task) = self.owed_by(state, seat) {
                    self.list_for(state, task, actions);
                }
            }
        }
    }

    fn boat_in(&self, state: &State, place: Place) -> Option<Seat> {
        Seat::all(self.players).find(|seat| state.clan(*seat).has_boat_at(place))
    }

    /// Whether a card may go face down: there is a battle to join or a favor card to fight for. A battle
    /// the enemy began in this very turn cannot be joined yet.
    pub(crate) fn can_fight(&self, state: &State) -> bool {
        match state.battle {
            Some(_) => !self.is_solo(),
            None => state.any_favor(),
        }
    }

    fn list_for(&self, state: &State, task: Task, actions: &mut Vec<Action>) {
        match task {
            Task::PlayCard(seat) => {
                let clan = state.clan(seat);
                actions.extend(clan.hand.iter().map(Action::Play));
                if self.can_fight(state) {
                    actions.extend(clan.hand.iter().map(Action::Fight));
                }
                self.list_recalls(state, seat, actions);
            }
            Task::JoinEnemy(seat) => {
                actions.extend(state.clan(seat).hand.iter().map(Action::Fight));
                actions.push(Action::Decline);
            }
            Task::PickFavor(_) => actions.extend(self.open_ends(state).map(Action::Favor)),
            Task::ReturnFavor(seat) => {
                let favors = &state.clan(seat).favors;
                for favor in &favors[..favors.len().saturating_sub(1)] {
                    actions.extend(End::ALL.map(|end| Action::Return(*favor, end)));
                }
            }
            Task::Take { seat, n } => self.list_takes(self.takeable(state, seat, n, 0), actions),
            Task::Harvest { seat, n } => {
                let (free, food) = self.harvest_parts(state, seat, n);
                self.list_takes(self.takeable(state, seat, free, food), actions);
                actions.push(Action::Skip);
            }
            Task::Sail { seat, n } => {
                for boat in 0..4 {
                    self.list_sails(state, seat, boat, n, actions);
                }
                actions.push(Action::Skip);
            }
            Task::Land { seat, boat, n, left } => {
                let raids = self.can_raid(state, seat, state.clan(seat).boats[boat as usize]);
                for settlers in 0..=self.landable(state, seat, n) {
                    actions.push(Action::Land { settlers, raid: false });
                    if raids {
                        actions.push(Action::Land { settlers, raid: true });
                    }
                }
                self.list_sails(state, seat, boat, left, actions);
                self.list_recalls(state, seat, actions);
            }
            Task::Retreat { seat, boat } => {
                let dock = state.clan(seat).boats[boat as usize];
                actions.extend(self.chart.dock(dock).fjords.map(Action::Retreat));
            }
            Task::Explore { seat, .. } => {
                for from in state.clan(seat).settlers.present().iter() {
                    let neighbours = self.chart.island(from).neighbours.iter();
                    actions.extend(neighbours.map(|to| Action::Explore { from, to }));
                }
                actions.push(Action::Skip);
            }
            Task::Build { seat, .. } => {
                self.list_builds(state, seat, actions);
                actions.push(Action::Skip);
            }
            Task::CarryTemple(seat) => {
                for from in state.clan(seat).temples.iter() {
                    let targets = self.carry_targets(state, seat, from).iter();
                    actions.extend(targets.map(|to| Action::Carry { from, to }));
                }
                actions.push(Action::Skip);
            }
            Task::Smite { seat, .. } => {
                for clan in self.all_clans().filter(|clan| *clan != Clan::of(seat)) {
                    let settled = state.settlers_of(clan).present();
                    actions.extend(settled.iter().map(|island| Action::Smite { clan, island }));
                }
                actions.push(Action::Skip);
            }
            Task::Draw(_) => actions.extend([Action::Draw, Action::Skip]),
            Task::Discard(seat) => actions.extend(state.clan(seat).hand.iter().map(Action::Discard)),
            Task::EnterBattle(_) => actions.extend([Action::Battle, Action::Skip]),
            Task::Collect { .. } => actions.extend([Action::Collect, Action::Skip]),
            Task::Exchange(seat) => {
                let held = state.clan(seat).resources;
                for (from, to) in Resource::all().flat_map(|from| Resource::all().map(move |to| (from, to))) {
                    let most = held[from.index()].min(self.content.resources_most - held[to.index()]);
                    if from != to {
                        actions.extend((1..=most).map(|n| Action::Exchange { n, from, to }));
                    }
                }
                actions.push(Action::Skip);
            }
            Task::Dedicate(_) => {
                let four = [Offering::Sail, Offering::Explore, Offering::Harvest, Offering::Build];
                let gods = state.gods.map(Offering::God);
                let open = four.into_iter().chain(gods).filter(|offering| self.is_open(state, *offering));
                actions.extend(open.map(Action::Dedicate));
                actions.push(Action::Skip);
            }
            Task::ShiftFury { n, .. } => {
                for (rune, god) in state.gods.into_iter().enumerate() {
                    let down = n.min(state.fury[rune]) as i8;
                    let steps = (-down..=n as i8).filter(|by| *by != 0);
                    actions.extend(steps.map(|by| Action::Shift { god, by }));
                }
                actions.push(Action::Skip);
            }
            Task::Prophecy(_) => actions.extend([Action::Reveal, Action::Skip]),
            Task::EnemyTarget { rune, .. } => {
                actions.extend(self.enemy_targets(state, rune).iter().map(Action::Choose));
            }
            Task::EnemyCourse { target, .. } => {
                actions.extend(self.enemy_next_docks(state, target).iter().map(Action::Steer));
            }
            Task::EnemyGather { island, .. } => {
                actions.extend(self.enemy_sources(state, island).iter().map(Action::Choose));
            }
            Task::EnemyChase => actions.extend(self.enemy_prey(state).iter().map(Action::Steer)),
            Task::EnemyTemple => actions.extend(self.enemy_temple_sites(state).iter().map(Action::Choose)),
            Task::EnemyFavor { .. } => actions.extend(self.enemy_ends(state).iter().map(|end| Action::Favor(*end))),
            _ => {}
        }
    }

    fn list_recalls(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if state.turn == seat {
            actions.extend(state.clan(seat).settlers.present().iter().map(Action::Recall));
        }
    }

    fn list_sails(&self, state: &State, seat: Seat, boat: u8, moves: u8, actions: &mut Vec<Action>) {
        let from = state.clan(seat).boats[boat as usize];
        if from == Place::ASHORE || moves == 0 {
            return;
        }
        let mut open = self.chart.reach(from, moves);
        let boats = state.clan(seat).boats.iter().enumerate();
        for (_, place) in boats.filter(|(other, place)| *other != boat as usize && place.is_dock()) {
            open.docks.remove(*place);
        }
        actions.extend(open.iter().map(|to| Action::Sail { boat, to }));
    }

    /// One boat a dock: not where another own boat lies.
    fn may_enter(&self, state: &State, seat: Seat, boat: u8, to: Place) -> bool {
        let mut others = state.clan(seat).boats.iter().enumerate().filter(|(other, _)| *other != boat as usize);
        to.is_fjord() || !others.any(|(_, place)| *place == to)
    }

    /// All ways to take the sum within the room.
    fn list_takes(&self, (room, sum): ([u8; 3], u8), actions: &mut Vec<Action>) {
        for wood in 0..=room[0].min(sum) {
            for food in 0..=room[1].min(sum - wood) {
                let steel = sum - wood - food;
                if steel <= room[2] {
                    actions.push(Action::Take([wood, food, steel]));
                }
            }
        }
    }

    fn list_builds(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let wood = state.clan(seat).resources[WOOD.index()];
        let pays = |cost: Option<u8>| cost.is_some_and(|cost| cost <= wood);
        let open = self.boat_fjords(state, seat);
        for slot in (0..3).filter(|slot| pays(self.boat_cost(state, seat, *slot))) {
            actions.extend(fjords(open).map(|fjord| Action::Boat { slot, fjord }));
        }
        for slot in (0..2).filter(|slot| pays(self.temple_cost(state, seat, *slot))) {
            let islands = self.temple_islands(state, seat).iter();
            actions.extend(islands.map(|island| Action::Temple { slot, island }));
        }
    }

    /// Ends with a card; a single card is listed once.
    fn open_ends<'a>(&self, state: &'a State) -> impl Iterator<Item = End> + 'a {
        End::ALL.into_iter().filter(|end| {
            let cards = state.rows[end.row()].len();
            cards > 1 || cards == 1 && end.is_left()
        })
    }

    fn is_open(&self, state: &State, offering: Offering) -> bool {
        match offering {
            Offering::God(god) => {
                state.rune_of(god).is_some_and(|rune| self.stack_is_open(state.god_stacks[rune.index()]))
            }
            action => self.stack_of(action).is_some_and(|stack| self.stack_is_open(state.action_stacks[stack])),
        }
    }

    // ---- reasons

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
                require(state.battle.is_none() || !self.is_solo(), "tinyepic-illegal-battle-begun-now")?;
                require(self.can_fight(state), "tinyepic-illegal-no-favor")
            }
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
            | (Task::EnterBattle(_), Action::Battle)
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
                let Some(rune) = state.rune_of(god) else {
                    return Err(Illegal::because("tinyepic-illegal-god-not-here"));
                };
                require(by != 0 && by.unsigned_abs() <= n, "tinyepic-illegal-fury-too-far")?;
                require(i16::from(state.fury[rune.index()]) + i16::from(by) >= 0, "tinyepic-illegal-fury-below-zero")
            }
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
        let Some(cost) = self.boat_cost(state, seat, slot) else {
            return Err(Illegal::because("tinyepic-illegal-slot-empty"));
        };
        require(cost <= state.clan(seat).resources[WOOD.index()], "tinyepic-illegal-no-wood")?;
        require(fjord.is_fjord(), "tinyepic-illegal-not-fjord")?;
        require(self.boat_fjords(state, seat) & (1 << fjord.fjord_index()) != 0, "tinyepic-illegal-not-present")
    }

    fn refuse_temple(&self, state: &State, seat: Seat, slot: u8, island: Island) -> Result<(), Illegal> {
        let Some(cost) = self.temple_cost(state, seat, slot) else {
            return Err(Illegal::because("tinyepic-illegal-slot-empty"));
        };
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
