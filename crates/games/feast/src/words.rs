//! Words for questions, choices and the log: keys and values, never sentences.

use engine::{Ask, Progress, Question, Seat, Text};

use crate::Feast;
use crate::action::Action;
use crate::event::Event;
use crate::state::State;

impl Feast {
    pub fn ask(&self, _state: &State, _seat: Seat) -> Question {
        Question::new(Ask::Choose, "feast-ask-turn")
    }

    pub fn where_it_stands(&self, state: &State) -> Progress {
        Progress { round: state.round, rounds: self.length().rounds, phases: Vec::new(), phase: 0, step: 0, steps: 0 }
    }

    pub fn label(&self, _state: &State, _seat: Seat, action: Action) -> Text {
        Text::new(format!("feast-{action}"))
    }

    pub fn line(&self, _event: &Event) -> Option<Text> {
        None
    }
}
