//! Which actions a player has: made where they can be legal, so that nothing is tried in vain.

use engine::Seat;

use crate::TinyEpic;
use crate::action::{Action, Offering};
use crate::chart::fjords;
use crate::names::{Clan, Place, Resource, WOOD};
use crate::state::{End, Phase, State, Task};

impl TinyEpic {
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

    pub(crate) fn boat_in(&self, state: &State, place: Place) -> Option<Seat> {
        Seat::all(self.players).find(|seat| state.clan(*seat).has_boat_at(place))
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
            other => self.list_for_rune(state, other, actions),
        }
    }

    /// The actions of runes, boons and dedications.
    fn list_for_rune(&self, state: &State, task: Task, actions: &mut Vec<Action>) {
        match task {
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
            other => self.list_for_enemy(state, other, actions),
        }
    }

    /// Ties that the player breaks for the enemy.
    fn list_for_enemy(&self, state: &State, task: Task, actions: &mut Vec<Action>) {
        match task {
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
}
