//! What is allowed: who is asked, which actions exist, and why another one is refused.

use engine::{Illegal, Seat, SeatSet, require};

use crate::Asgard;
use crate::action::{Action, Side, Spot};
use crate::names::God;
use crate::state::{Stage, State, Task};

impl Asgard {
    /// Seats that have not chosen yet, or the one favoured player.
    pub(crate) fn pending(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::Contest => Seat::all(self.players).filter(|seat| state.chosen[seat.index()].is_none()).collect(),
            Stage::Awakening { favoured, .. } | Stage::Final { favoured, .. } => SeatSet::one(favoured),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    /// A choice may be changed until the last one is in (ruling 2).
    pub(crate) fn optional(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::Contest => Seat::all(self.players).filter(|seat| state.chosen[seat.index()].is_some()).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// In the contest everybody may act: who has chosen may change the choice.
    fn may_act(&self, state: &State, seat: Seat) -> bool {
        match state.stage {
            Stage::Contest => seat.0 < self.players,
            Stage::Awakening { favoured, .. } | Stage::Final { favoured, .. } => favoured == seat,
            Stage::Over => false,
        }
    }

    /// Which rule forbids the action, if one does.
    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.may_act(state, seat) {
            return Err(if state.stage == Stage::Over { Illegal::OVER } else { Illegal::NOT_ASKED });
        }
        let own = state.tableau(seat);
        match (state.stage, action) {
            (Stage::Contest, Action::Play(face)) => {
                require(state.hand(seat).contains(&face.card()), "asgard-illegal-not-in-hand")
            }
            (Stage::Awakening { task: Task::GoalOrWill, .. }, Action::Goal | Action::Will) => Ok(()),
            (Stage::Awakening { god, task: Task::Goal { .. }, .. }, Action::Score(spot))
            | (Stage::Awakening { god: god @ God::Heimdall, task: Task::Will, .. }, Action::Score(spot))
            | (Stage::Final { god, .. }, Action::Score(spot)) => {
                require(spot.god == god, "asgard-illegal-other-stack")?;
                require(own.at(spot).is_some(), "asgard-illegal-no-such-card")
            }
            (Stage::Awakening { task: Task::Goal { .. }, .. } | Stage::Final { .. }, Action::Stop) => Ok(()),
            (Stage::Awakening { god: God::Odin, task: Task::Will, .. }, Action::Turn(stack)) => {
                require(own.count(stack) > 0, "asgard-illegal-no-such-stack")
            }
            (Stage::Awakening { god: God::Thor, task: Task::Will, .. }, Action::Under(stack)) => {
                require(stack != God::Thor, "asgard-illegal-thor-under-thor")?;
                require(own.count(stack) > 0, "asgard-illegal-thor-new-stack")
            }
            (Stage::Awakening { god: God::Freya, task: Task::Will, .. }, Action::Double(stack)) => {
                require(own.count(stack) > 0, "asgard-illegal-no-such-stack")
            }
            (Stage::Awakening { god: God::Loki, task: Task::Will, .. }, Action::Trick(owner, spot)) => {
                require(owner != seat, "asgard-illegal-own-card")?;
                self.check_open_card(state, owner, spot)
            }
            (Stage::Awakening { task: Task::Place { card }, .. }, Action::Place(face)) => {
                require(face.card() == card, "asgard-illegal-not-the-drawn-card")
            }
            (Stage::Awakening { god: God::Bragi, task: Task::Will, .. }, Action::Give(spot)) => {
                self.check_open_card(state, seat, spot)
            }
            (Stage::Awakening { task: Task::Take { .. }, .. }, Action::Take(owner, spot)) => {
                require(owner != seat, "asgard-illegal-own-card")?;
                self.check_open_card(state, owner, spot)
            }
            _ => Err(Illegal::NOT_NOW),
        }
    }

    /// Loki and Bragi touch open cards only (ruling 10).
    fn check_open_card(&self, state: &State, owner: Seat, spot: Spot) -> Result<(), Illegal> {
        require(owner.0 < self.players, "asgard-illegal-no-such-player")?;
        require(spot.side == Side::FaceUp, "asgard-illegal-face-down")?;
        require(state.tableau(owner).at(spot).is_some(), "asgard-illegal-no-such-card")
    }

    /// Appends every legal action of a seat.
    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !self.may_act(state, seat) {
            return;
        }
        let own = state.tableau(seat);
        let own_stacks = God::ALL.into_iter().filter(|god| own.count(*god) > 0);
        match state.stage {
            Stage::Contest => {
                let mut seen = 0u64;
                for card in state.hand(seat) {
                    if seen >> card.code() & 1 == 0 {
                        actions.extend(card.faces().map(Action::Play));
                    }
                    seen |= 1 << card.code();
                }
            }
            Stage::Awakening { task: Task::GoalOrWill, .. } => actions.extend([Action::Goal, Action::Will]),
            Stage::Awakening { god, task: Task::Goal { .. }, .. } | Stage::Final { god, .. } => {
                list_scorings(state, seat, god, actions);
                actions.push(Action::Stop);
            }
            Stage::Awakening { god, task: Task::Will, .. } => match god {
                God::Odin => actions.extend(own_stacks.map(Action::Turn)),
                God::Thor => actions.extend(own_stacks.filter(|stack| *stack != God::Thor).map(Action::Under)),
                God::Freya => actions.extend(own_stacks.map(Action::Double)),
                God::Loki => self.list_open_cards_of_others(state, seat, Action::Trick, actions),
                God::Bragi => list_open_cards(state, seat, Action::Give, actions),
                God::Heimdall => list_scorings(state, seat, god, actions),
                God::Sif => {}
            },
            Stage::Awakening { task: Task::Place { card }, .. } => actions.extend(card.faces().map(Action::Place)),
            Stage::Awakening { task: Task::Take { .. }, .. } => {
                self.list_open_cards_of_others(state, seat, Action::Take, actions);
            }
            Stage::Over => {}
        }
    }

    fn list_open_cards_of_others(
        &self,
        state: &State,
        seat: Seat,
        action: fn(Seat, Spot) -> Action,
        actions: &mut Vec<Action>,
    ) {
        for other in Seat::all(self.players).filter(|other| *other != seat) {
            list_open_cards(state, other, |spot| action(other, spot), actions);
        }
    }
}

fn list_open_cards(state: &State, owner: Seat, action: impl Fn(Spot) -> Action, actions: &mut Vec<Action>) {
    let mut next = [0u8; crate::names::GODS];
    for laid in state.tableau(owner).cards().iter().filter(|laid| laid.is_face_up()) {
        let god = laid.stack();
        actions.push(action(Spot::face_up(god, next[god.index()])));
        next[god.index()] += 1;
    }
}

fn list_scorings(state: &State, seat: Seat, god: God, actions: &mut Vec<Action>) {
    let (face_up, beneath) = state.tableau(seat).sides(god);
    actions.extend((0..face_up).map(|index| Action::Score(Spot::face_up(god, index))));
    actions.extend((0..beneath).map(|index| Action::Score(Spot::beneath(god, index))));
}
