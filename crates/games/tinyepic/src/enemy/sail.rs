//! The enemy sails along shores and over ferries, and raids what it reaches.

use engine::Sink;

use super::HUMAN;
use super::least;
use crate::TinyEpic;
use crate::event::{Event, MoveWhy, StopWhy, TargetWhy};
use crate::names::{Clan, DockSet, Island, IslandSet, Place, Rune};
use crate::state::{State, Task};

impl TinyEpic {
    /// Islands it may sail to: the nearest of the rune, and of those the ones with least enemy influence.
    pub(crate) fn enemy_targets(&self, state: &State, rune: Rune) -> IslandSet {
        let nearest = self.chart.nearest(state.enemy.chieftain, rune);
        least(nearest, |island| self.influence(state, Clan::ENEMY, island))
    }

    /// The target is settled: the course, then settlers, attack, control and dedications.
    pub(crate) fn enemy_sets_out(
        &self,
        state: &mut State,
        n: u8,
        rune: Rune,
        target: Island,
        chosen: Option<TargetWhy>,
        sink: &mut impl Sink<Event>,
    ) {
        let here = state.enemy.chieftain;
        let distance = self.chart.shore_distance_to(here, target);
        let why = chosen.unwrap_or_else(|| {
            if self.chart.island(self.chart.island_of(here)).rune == rune {
                TargetWhy::OtherIsland
            } else if self.chart.nearest(here, rune).several() {
                TargetWhy::LessInfluence
            } else {
                TargetWhy::Nearest
            }
        });
        sink.plain(Event::EnemyTarget { island: target, distance, why });
        state.tasks.push(Task::EnemyDedicate { rune });
        self.push_settle_checks(state);
        state.tasks.push(Task::EnemyDeploy { n });
        let left = n + self.enemy_board().chieftain_sail;
        state.tasks.push(Task::EnemyCourse { left, target });
    }

    /// The next docks on shortest ways to the target.
    pub(crate) fn enemy_next_docks(&self, state: &State, target: Island) -> DockSet {
        self.chart.shore_ahead(state.enemy.chieftain, target)
    }

    pub(super) fn enemy_course(
        &self,
        state: &mut State,
        left: u8,
        target: Island,
        ahead: Option<Place>,
        sink: &mut impl Sink<Event>,
    ) {
        let dock = state.enemy.chieftain;
        if self.chart.island_of(dock) == target {
            return sink.plain(Event::EnemyStops { dock, why: StopWhy::Reached });
        }
        match ahead {
            Some(next) if left > 0 => self.enemy_sails_on(state, left, target, next, false, sink),
            _ => sink.plain(Event::EnemyStops { dock, why: StopWhy::OutOfMoves }),
        }
    }

    pub(crate) fn enemy_sails_on(
        &self,
        state: &mut State,
        left: u8,
        target: Island,
        next: Place,
        chosen: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let by_ferry = self.chart.dock(state.enemy.chieftain).ferry == Some(next);
        let why = match (chosen, by_ferry) {
            (true, _) => MoveWhy::YourChoice,
            (false, true) => MoveWhy::Ferry,
            (false, false) => MoveWhy::Shore,
        };
        state.tasks.push(Task::EnemyCourse { left: left - 1, target });
        self.chieftain_to(state, next, why, sink);
        self.enemy_raids(state, sink);
    }

    /// The chieftain boat comes into a dock; a boat of the player there has to leave.
    pub(super) fn chieftain_to(&self, state: &mut State, to: Place, why: MoveWhy, sink: &mut impl Sink<Event>) {
        let from = std::mem::replace(&mut state.enemy.chieftain, to);
        state.changed.insert(self.chart.island_of(from));
        state.changed.insert(self.chart.island_of(to));
        sink.plain(Event::EnemyMoves { from, to, why });
        if let Some(boat) = state.clan(HUMAN).boats.iter().position(|boat| *boat == to) {
            state.tasks.push(Task::Retreat { seat: HUMAN, boat: boat as u8 });
        }
    }

    pub(super) fn enemy_raids(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let dock = state.enemy.chieftain;
        if state.villages.contains(dock) {
            state.villages.remove(dock);
            state.enemy.raided += 1;
            sink.plain(Event::EnemyRaids { dock });
        }
    }
}
