//! What is allowed: who is asked, which actions exist, and why another one is refused. Answers to the
//! question stand in `answers`, what may be done beside it in `anytime`.

use engine::{Illegal, Seat, SeatSet};

use crate::Feast;
use crate::action::Action;
use crate::state::{Phase, State, Task};

impl Feast {
    /// The seat whose question lies on top.
    pub(crate) fn pending(&self, state: &State) -> SeatSet {
        if state.phase == Phase::Over {
            return SeatSet::EMPTY;
        }
        state.tasks.last().map_or(SeatSet::EMPTY, |owed| SeatSet::one(owed.seat))
    }

    /// The question of a seat.
    pub(crate) fn owed_by(&self, state: &State, seat: Seat) -> Option<Task> {
        state.tasks.last().filter(|owed| owed.seat == seat && state.phase != Phase::Over).map(|owed| owed.task)
    }

    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if let Some(task) = self.owed_by(state, seat) {
            self.answers(state, seat, &task, actions);
            self.anytime_actions(state, seat, &task, actions);
        }
    }

    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(task) = self.owed_by(state, seat) else {
            return Err(if state.phase == Phase::Over { Illegal::OVER } else { Illegal::NOT_ASKED });
        };
        if self.is_beside(&task, action) {
            self.check_anytime(state, seat, &task, action)
        } else {
            self.check_answer(state, seat, &task, action)
        }
    }

    /// Whether an action is one for any time and not the answer to the question.
    pub(crate) fn is_beside(&self, task: &Task, action: Action) -> bool {
        match action {
            Action::Lay(_) | Action::Buy(_) | Action::Arm(..) | Action::Fill(..) => true,
            Action::Use(card, _) => !matches!(task, Task::Offers { cards, .. } if cards.contains(card)),
            _ => false,
        }
    }
}
