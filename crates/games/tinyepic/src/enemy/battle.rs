//! The enemy joins battles and begins its own.

use engine::{Audience, News, SeatSet, Sink};

use crate::TinyEpic;
use crate::chart::Half;
use crate::event::{Event, FavorWhy, IdleWhy};
use crate::list::List;
use crate::names::Clan;
use crate::state::{Battle, End, State, Task};

/// The middle of the board, for the nearer end of a favor row.
const MIDDLE_X: f32 = 50.0;

impl TinyEpic {
    /// Its top card face up into the battle row.
    pub(crate) fn play_battle_card(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if let Some(card) = self.enemy_draws(state, sink) {
            state.enemy.battle_row.push(card);
            sink.reveal(Event::EnemyBattleCard { card: Some(card) });
        }
    }

    pub(super) fn enemy_can_begin(&self, state: &State) -> Result<(), IdleWhy> {
        if state.tasks.contains(&Task::EndEra) {
            Err(IdleWhy::EraOver)
        } else if state.battle.is_none() && !state.any_favor() {
            Err(IdleWhy::NoFavor)
        } else {
            Ok(())
        }
    }

    /// The ends it may pick from: the row of the chieftain's half, the nearer end (p. 23).
    pub(crate) fn enemy_ends(&self, state: &State) -> List<End, 4> {
        if state.battle.is_some() {
            return List::new();
        }
        let dock = self.chart.dock(state.enemy.chieftain);
        let wished = usize::from(self.chart.island(dock.island).half != Half::Top);
        let row = if state.rows[wished].is_empty() { 1 - wished } else { wished };
        let ends = [true, false].into_iter().filter(|left| {
            let nearer = if *left { dock.x <= MIDDLE_X } else { dock.x >= MIDDLE_X };
            // A single card is both ends.
            if state.rows[row].len() == 1 { *left } else { nearer }
        });
        ends.map(|left| End::of(row, left)).collect()
    }

    pub(crate) fn enemy_begins_battle(
        &self,
        state: &mut State,
        bonus: u8,
        chosen: Option<End>,
        sink: &mut impl Sink<Event>,
    ) {
        if let Err(why) = self.enemy_can_begin(state) {
            return sink.plain(Event::EnemyIdle { why });
        }
        if let Some(battle) = &mut state.battle {
            battle.bonus = battle.bonus.max(bonus);
            return sink.plain(Event::EnemyBattleGrows { bonus: battle.bonus });
        }
        let dock = self.chart.dock(state.enemy.chieftain);
        let Some(end) = chosen.or_else(|| self.enemy_ends(state).first().copied()) else { return };
        let Some(card) = self.enemy_draws(state, sink) else { return };
        let Some(favor) = state.take_favor(end) else { return };
        state.enemy.battle_row.push(card);
        sink.emit(Audience::All, News::Plain, Event::EnemyBattleCard { card: None });
        let own_row = usize::from(self.chart.island(dock.island).half != Half::Top);
        let why = match (chosen, end.row() == own_row) {
            (Some(_), _) => FavorWhy::YourChoice,
            (None, true) => FavorWhy::Nearest,
            (None, false) => FavorWhy::OtherRow,
        };
        sink.plain(Event::EnemyFavor { favor, end, why });
        state.battle = Some(Battle { starter: Clan::ENEMY, favor, end, fighters: SeatSet::EMPTY, bonus });
    }
}
