//! The enemy builds boats.

use engine::Sink;

use super::HUMAN;
use crate::TinyEpic;
use crate::event::{DockWhy, Event, IdleWhy};
use crate::names::Place;
use crate::state::State;

impl TinyEpic {
    pub(super) fn dock_is_taken(&self, state: &State, dock: Place) -> bool {
        state.enemy.boats.contains(dock) || state.clan(HUMAN).has_boat_at(dock)
    }

    /// A boat goes to the chieftain's dock, else to the next free one clockwise, else to an island beside it.
    pub(super) fn enemy_builds(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if self.boats_at_home(state) == 0 {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoBoats });
        }
        let here = state.enemy.chieftain;
        let island = self.chart.island_of(here);
        let shore = &self.chart.island(island).docks;
        let start = shore.iter().position(|dock| *dock == here).unwrap_or(0);
        let mut clockwise = (0..shore.len()).map(|steps| shore[(start + steps) % shore.len()]);
        let free_here = clockwise.find(|dock| !self.dock_is_taken(state, *dock));
        let beside = self.chart.island(island).neighbours;
        let free_beside = || {
            let docks = beside.iter().flat_map(|near| self.chart.island(near).docks.iter().copied());
            let free = docks.filter(|dock| !self.dock_is_taken(state, *dock));
            free.min_by_key(|dock| self.chart.shore_distance(here, *dock))
        };
        let Some(dock) = free_here.or_else(free_beside) else {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoDock });
        };
        let why = match free_here {
            Some(free) if free == here => DockWhy::AtChieftain,
            Some(_) => DockWhy::NextFree,
            None => DockWhy::NextIsland,
        };
        state.enemy.boats.insert(dock);
        state.changed.insert(self.chart.island_of(dock));
        sink.plain(Event::EnemyBuilds { dock, why });
    }
}
