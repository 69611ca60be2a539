//! What the game says: questions, choices and log lines as message keys with their values.

use engine::{Ask, Progress, Seat, Text, Value};

use crate::Asgard;
use crate::action::{Action, Side, Spot};
use crate::content::ROUNDS;
use crate::event::Event;
use crate::names::{Asked, GODS, God};
use crate::state::{Stage, State, Task};

/// A question of this game.
pub(crate) type Question = engine::Question<Asked>;

impl Asgard {
    pub(crate) fn progress(&self, state: &State) -> Progress {
        let (phase, step, steps) = match state.stage {
            Stage::Contest => {
                let cards = self.content.hand_sizes[state.round as usize - 1];
                (1, (state.laid + 1).min(cards), cards)
            }
            Stage::Awakening { god, .. } => (2, god as u8 + 1, GODS as u8),
            Stage::Final { god, .. } => (3, god as u8 + 1, GODS as u8),
            Stage::Over => (4, 0, 0),
        };
        let mut phases = vec!["asgard-phase-deal", "asgard-phase-contest", "asgard-phase-awakening"];
        if state.round as usize == ROUNDS {
            phases.push("asgard-phase-last");
        }
        Progress {
            round: state.round,
            rounds: ROUNDS as u8,
            phases: phases.into_iter().map(str::to_owned).collect(),
            phase,
            step,
            steps,
        }
    }

    pub(crate) fn question(&self, state: &State, seat: Seat) -> Question {
        match state.stage {
            Stage::Contest if state.chosen[seat.index()].is_some() => {
                Question::new(Ask::Commit, Asked::Change, "asgard-ask-change").detail("asgard-ask-change-detail")
            }
            Stage::Contest => {
                Question::new(Ask::Commit, Asked::Card, "asgard-ask-card").detail("asgard-ask-card-detail")
            }
            Stage::Awakening { god, task: Task::GoalOrWill, .. } => {
                let cap = self.goal_cap(state, god).unwrap_or(0);
                let detail = Text::new("asgard-ask-goal-or-will-detail").number("cap", cap).term("god", god.term());
                Question::new(
                    Ask::Choose,
                    Asked::GoalOrWill,
                    Text::new("asgard-ask-goal-or-will").term("god", god.term()),
                )
                .detail(detail)
            }
            Stage::Awakening { god, task: Task::Goal { left }, .. } => {
                let prompt = Text::new("asgard-ask-score").number("left", left).term("god", god.term());
                Question::new(Ask::Choose, Asked::Score, prompt).detail("asgard-ask-score-detail")
            }
            Stage::Awakening { task: Task::Place { card }, .. } => {
                let [one, other] = card.gods();
                let prompt = Text::new("asgard-ask-place").term("one", one.term()).term("other", other.term());
                Question::new(Ask::Choose, Asked::Place, prompt)
            }
            Stage::Awakening { task: Task::Take { given }, .. } => {
                Question::new(Ask::Choose, Asked::Take, Text::new("asgard-ask-take").term("god", given.god.term()))
            }
            Stage::Awakening { god, task: Task::Will, .. } => {
                Question::new(Ask::Choose, Asked::Will, format!("asgard-ask-{god}").as_str())
                    .detail(format!("asgard-ask-{god}-detail").as_str())
            }
            Stage::Final { god, .. } => {
                Question::new(Ask::Choose, Asked::Last, Text::new("asgard-ask-last").term("god", god.term()))
                    .detail("asgard-ask-last-detail")
            }
            Stage::Over => Question::new(Ask::Proceed, Asked::Over, "asgard-over"),
        }
    }

    pub(crate) fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        let will_or_last = |key: &str| Text::new(key).term("god", awake(state).term());
        match action {
            Action::Play(face) | Action::Place(face) => {
                Text::new("asgard-do-lay").term("god", face.up().term()).term("down", face.down().term())
            }
            Action::Goal => will_or_last("asgard-do-goal"),
            Action::Will => will_or_last("asgard-do-will").with("will", will_text(awake(state))),
            Action::Score(spot) => self.spot_text(state, seat, "asgard-do-score", spot),
            Action::Stop => Text::new("asgard-do-stop"),
            Action::Turn(god) => {
                let to = state.tableau(seat).top(god).map_or(god, |face| face.down());
                Text::new("asgard-do-turn").term("god", god.term()).term("to", to.term())
            }
            Action::Under(god) => Text::new("asgard-do-under").term("god", god.term()),
            Action::Double(god) => {
                let count = state.tableau(seat).count(god);
                Text::new("asgard-do-double").term("god", god.term()).number("from", count).number("to", count * 2)
            }
            Action::Trick(owner, spot) => self.spot_text(state, owner, "asgard-do-trick", spot).seat("owner", owner),
            Action::Give(spot) => self.spot_text(state, seat, "asgard-do-give", spot),
            Action::Take(owner, spot) => self.spot_text(state, owner, "asgard-do-take", spot).seat("owner", owner),
        }
    }

    /// A card of a stack: which one, and what is known of its other half.
    fn spot_text(&self, state: &State, owner: Seat, key: &str, spot: Spot) -> Text {
        let tableau = state.tableau(owner);
        let (face_up, _) = tableau.sides(spot.god);
        let is_top = spot.side == Side::FaceUp && spot.index + 1 == face_up;
        let seen = (is_top || self.covered_halves_shown).then(|| tableau.at(spot)).flatten();
        let which = match (spot.side, seen) {
            (Side::Beneath, _) => Text::new("asgard-card-beneath").number("place", spot.index + 1),
            (Side::FaceUp, Some(laid)) => {
                Text::new("asgard-card-seen").term("other", laid.face().down().term()).number("place", spot.index + 1)
            }
            (Side::FaceUp, None) => Text::new("asgard-card-covered").number("place", spot.index + 1),
        };
        Text::new(key).term("god", spot.god.term()).with("which", which)
    }

    pub(crate) fn tell(&self, event: &Event) -> Option<Text> {
        let text = match event {
            Event::Dealt { round, cards } => {
                Text::new("asgard-log-dealt").number("round", *round).number("cards", *cards)
            }
            Event::GoalOpened { god, cap } => {
                Text::new("asgard-log-goal-opened").term("god", god.term()).number("cap", *cap)
            }
            Event::Chose { .. } => return None,
            Event::Opened { seat, god } => by("asgard-log-opened", *seat, *god),
            Event::Passed { left: true } => Text::new("asgard-log-passed-left"),
            Event::Passed { left: false } => Text::new("asgard-log-passed-right"),
            Event::Awoke { god, attention, contenders, favoured, decided_by, .. } => match (favoured, decided_by) {
                (Some(seat), None) => {
                    by("asgard-log-favoured", *seat, *god).number("attention", attention[seat.index()])
                }
                (Some(seat), Some(by_god)) => by("asgard-log-dispute", *seat, *god)
                    .with("contenders", Value::List(contenders.iter().map(Value::Seat).collect()))
                    .term("decided", by_god.term()),
                (None, _) if contenders.is_empty() => Text::new("asgard-log-ignored").term("god", god.term()),
                (None, _) => Text::new("asgard-log-undecided").term("god", god.term()),
            },
            Event::TookGoal { seat, god } => by("asgard-log-goal", *seat, *god),
            Event::Scored { seat, god, beneath: false } => by("asgard-log-scored", *seat, *god),
            Event::Scored { seat, god, beneath: true } => by("asgard-log-scored-beneath", *seat, *god),
            Event::ScoredNothing { seat, god } => by("asgard-log-scored-nothing", *seat, *god),
            Event::Turned { seat, owner, from, to } if seat == owner => {
                by("asgard-log-turned-own", *seat, *from).term("to", to.term())
            }
            Event::Turned { seat, owner, from, to } => {
                by("asgard-log-turned", *seat, *from).seat("owner", *owner).term("to", to.term())
            }
            Event::ThorMoved { seat, under, cards } => {
                by("asgard-log-thor-moved", *seat, *under).number("cards", *cards)
            }
            Event::ThorReturned { owner, from, cards } => {
                by("asgard-log-thor-returned", *owner, *from).number("cards", *cards)
            }
            Event::Doubled { seat, god } => by("asgard-log-doubled", *seat, *god),
            Event::DoublingReturned => Text::new("asgard-log-doubling-returned"),
            Event::Drew { seat, gods: [one, other] } => by("asgard-log-drew", *seat, *one).term("other", other.term()),
            Event::Placed { seat, god } => by("asgard-log-placed", *seat, *god),
            Event::Exchanged { seat, other, gave, took } => {
                by("asgard-log-exchanged", *seat, *gave).seat("other", *other).term("took", took.term())
            }
            Event::NoEffect { seat, god } => by("asgard-log-no-effect", *seat, *god),
            Event::Ended => Text::new("asgard-log-ended"),
        };
        Some(text)
    }
}

fn by(key: &str, seat: Seat, god: God) -> Text {
    Text::new(key).seat("seat", seat).term("god", god.term())
}

fn awake(state: &State) -> God {
    match state.stage {
        Stage::Awakening { god, .. } | Stage::Final { god, .. } => god,
        Stage::Contest | Stage::Over => God::Odin,
    }
}

/// The will in one short line.
fn will_text(god: God) -> Text {
    Text::new(format!("asgard-will-{god}"))
}
