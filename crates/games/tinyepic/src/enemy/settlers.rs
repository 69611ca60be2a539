//! The enemy lands and gathers settlers, and dedicates the villages it has raided.

use engine::Sink;

use super::HUMAN;
use super::least;
use crate::TinyEpic;
use crate::event::{DeedWhy, Event, IdleWhy, SourceWhy};
use crate::names::{Clan, Island, IslandSet, Rune};
use crate::state::{State, Task};

impl TinyEpic {
    pub(super) fn settlers_at_home(&self, state: &State) -> u8 {
        self.content.enemy.settlers.saturating_sub(state.enemy.settlers.array().iter().sum())
    }

    /// Settlers come from its board, and what is missing from another island.
    pub(super) fn enemy_settles(&self, state: &mut State, island: Island, n: u8, sink: &mut impl Sink<Event>) {
        let from_board = n.min(self.settlers_at_home(state));
        if from_board > 0 {
            *state.settlers_mut(Clan::ENEMY, island) += from_board;
            state.arrived.insert(island);
            sink.plain(Event::EnemySettles { island, settlers: from_board, from: None, why: SourceWhy::Board });
        }
        if n > from_board {
            state.tasks.push(Task::EnemyGather { left: n - from_board, island });
        }
    }

    /// Islands from which missing settlers come: most enemy settlers, then least influence of the player.
    pub(crate) fn enemy_sources(&self, state: &State, island: Island) -> IslandSet {
        let others = state.enemy.settlers.present().without(IslandSet::one(island));
        let most = least(others, |other| u8::MAX - state.enemy.settlers[other]);
        least(most, |other| self.influence(state, Clan::of(HUMAN), other))
    }

    pub(crate) fn enemy_gathers(
        &self,
        state: &mut State,
        left: u8,
        island: Island,
        source: Island,
        chosen: Option<SourceWhy>,
        sink: &mut impl Sink<Event>,
    ) {
        let most = state.enemy.settlers[source];
        let equals = self.chart.islands.iter().filter(|other| *other != island && state.enemy.settlers[*other] == most);
        let why =
            chosen.unwrap_or(if equals.count() > 1 { SourceWhy::LeastInfluence } else { SourceWhy::MostSettlers });
        let settlers = left.min(most);
        *state.settlers_mut(Clan::ENEMY, source) -= settlers;
        *state.settlers_mut(Clan::ENEMY, island) += settlers;
        state.arrived.insert(island);
        sink.plain(Event::EnemySettles { island, settlers, from: Some(source), why });
        if left > settlers {
            state.tasks.push(Task::EnemyGather { left: left - settlers, island });
        }
    }

    /// One village after the other goes to the action with the fewest, topmost first (p. 19).
    pub(super) fn enemy_dedicates(&self, state: &mut State, rune: Rune, sink: &mut impl Sink<Event>) {
        if state.enemy.raided == 0 {
            return;
        }
        let open = (0..4).filter(|stack| self.stack_is_open(state.action_stacks[*stack]));
        let Some(stack) = open.min_by_key(|stack| state.action_stacks[*stack]) else {
            state.enemy.raided = 0;
            return sink.plain(Event::EnemyIdle { why: IdleWhy::StacksFull });
        };
        state.enemy.raided -= 1;
        state.action_stacks[stack] += 1;
        let deed = self.content.dedications[stack];
        sink.plain(Event::EnemyDedicates { deed, villages: state.action_stacks[stack] });
        state.tasks.push(Task::EnemyDedicate { rune });
        self.enemy_does(state, deed, rune, DeedWhy::Dedication, sink);
    }
}
