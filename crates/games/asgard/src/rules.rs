//! The flow of the game: dealing, contest, awakening, final scoring.

use engine::{Illegal, News, Seat, SeatSet, Sink};

use crate::Asgard;
use crate::action::{Action, Side, Spot};
use crate::content::ROUNDS;
use crate::event::Event;
use crate::favour::{self, Favour};
use crate::god::God;
use crate::state::{GivenSpot, Stage, State, Task, column, goal_is_open};

impl Asgard {
    /// Phase 1: every player takes this round's cards.
    pub(crate) fn deal(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let cards = self.content.hand_sizes[state.round as usize - 1];
        for seat in Seat::all(self.players) {
            let kept = state.deck.len() - cards as usize;
            state.hands[seat.index()] = state.deck.drain(kept..).collect();
        }
        state.laid = 0;
        state.stage = Stage::Contest;
        sink.reveal(Event::Dealt { round: state.round, cards });
    }

    /// Does a legal action.
    pub(crate) fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match (state.stage, action) {
            (Stage::Contest, Action::Play(face)) => {
                state.chosen[seat.index()] = Some(face);
                sink.plain(Event::Chose { seat });
                if Seat::all(self.players).all(|seat| state.chosen[seat.index()].is_some()) {
                    self.open_chosen(state, sink);
                }
            }
            (Stage::Awakening { god, task, .. }, action) => self.perform_awake(state, seat, god, task, action, sink),
            (Stage::Final { god, .. }, action) => {
                if let Action::Score(spot) = action {
                    self.score(state, seat, spot, sink);
                    state.tableaux[seat.index()].points.last += 1;
                    self.normalise(state, seat, god, sink);
                } else {
                    sink.plain(Event::ScoredNothing { seat, god });
                }
                self.score_last_from(state, god.next(), sink);
            }
            _ => {}
        }
    }

    /// All chosen cards are opened; then the hands are passed on, or the gods awaken.
    fn open_chosen(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players) {
            if let Some(face) = state.chosen[seat.index()].take() {
                let hand = &mut state.hands[seat.index()];
                hand.iter().position(|card| *card == face.card()).map(|position| hand.remove(position));
                state.tableaux[seat.index()].lay(face);
                sink.reveal(Event::Opened { seat, god: face.up() });
            }
        }
        state.laid += 1;
        if state.laid == self.content.hand_sizes[state.round as usize - 1] {
            self.awaken_from(state, Some(God::Odin), sink);
            return;
        }
        let left = passes_left(state.round);
        let hands = &mut state.hands[..self.players as usize];
        if left {
            hands.rotate_right(1)
        } else {
            hands.rotate_left(1)
        }
        sink.reveal(Event::Passed { left });
    }

    /// Phase 3: the gods awaken one after the other, until one of them asks for a decision.
    fn awaken_from(&self, state: &mut State, first: Option<God>, sink: &mut impl Sink<Event>) {
        let mut next = first;
        while let Some(god) = next {
            let favour = self.awaken(state, god, false, sink);
            if let Some(favoured) = favour.favoured {
                if self.goal_cap(state, god).is_some() {
                    state.stage = Stage::Awakening { god, favoured, task: Task::GoalOrWill };
                    return;
                }
                if self.begin_will(state, god, favoured, sink) {
                    return;
                }
            }
            next = god.next();
        }
        self.end_round(state, sink);
    }

    fn awaken(&self, state: &State, god: God, last_scoring: bool, sink: &mut impl Sink<Event>) -> Favour {
        let table = favour::attention(state, self.players);
        let favour = favour::favour(&table, self.players, god);
        sink.plain(Event::Awoke {
            god,
            attention: table.map(|counts| counts[god.index()]),
            contenders: favour.contenders,
            favoured: favour.favoured,
            decided_by: favour.decided_by,
            last_scoring,
        });
        favour
    }

    /// How many cards the goal of this god turns into points, if it lies in this round's column.
    pub(crate) fn goal_cap(&self, state: &State, god: God) -> Option<u8> {
        let places = column(state.round);
        let row = state.goals[places].iter().position(|goal| *goal == god)?;
        Some(self.content.caps[state.round as usize - 1][row])
    }

    /// Starts a god's will. False if it finds nothing to act on and is over already.
    fn begin_will(&self, state: &mut State, god: God, favoured: Seat, sink: &mut impl Sink<Event>) -> bool {
        let task = match god {
            God::Sif => {
                let Some(card) = state.deck.pop() else {
                    sink.plain(Event::NoEffect { seat: favoured, god });
                    return false;
                };
                sink.reveal(Event::Drew { seat: favoured, gods: card.gods() });
                Task::Place { card }
            }
            God::Thor
                if !God::ALL.iter().any(|other| *other != God::Thor && state.tableau(favoured).count(*other) > 0) =>
            {
                sink.plain(Event::NoEffect { seat: favoured, god });
                return false;
            }
            God::Loki | God::Bragi if !self.opponents_have_cards(state, favoured) => {
                sink.plain(Event::NoEffect { seat: favoured, god });
                return false;
            }
            _ => Task::Will,
        };
        state.stage = Stage::Awakening { god, favoured, task };
        true
    }

    /// A stack never holds face-down cards alone, so any card at all means a face-up one.
    fn opponents_have_cards(&self, state: &State, seat: Seat) -> bool {
        Seat::all(self.players).any(|other| other != seat && !state.tableau(other).cards().is_empty())
    }

    fn perform_awake(
        &self,
        state: &mut State,
        seat: Seat,
        god: God,
        task: Task,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (task, action) {
            (Task::GoalOrWill, Action::Goal) => {
                let left = self.goal_cap(state, god).unwrap_or(0).min(state.tableau(seat).count(god));
                sink.plain(Event::TookGoal { seat, god });
                state.stage = Stage::Awakening { god, favoured: seat, task: Task::Goal { left } };
                return;
            }
            (Task::GoalOrWill, _) => {
                if self.begin_will(state, god, seat, sink) {
                    return;
                }
            }
            (Task::Goal { left }, Action::Score(spot)) => {
                self.score(state, seat, spot, sink);
                state.tableaux[seat.index()].points.goals += 1;
                if left > 1 && state.tableau(seat).count(god) > 0 {
                    state.stage = Stage::Awakening { god, favoured: seat, task: Task::Goal { left: left - 1 } };
                    return;
                }
                // Only now: Thor's cards beneath may be scored in the same step (ruling 28).
                self.normalise(state, seat, god, sink);
            }
            (Task::Goal { .. }, _) => {
                sink.plain(Event::ScoredNothing { seat, god });
                self.normalise(state, seat, god, sink);
            }
            (Task::Will, Action::Turn(stack)) => {
                let top = Spot::face_up(stack, state.tableau(seat).sides(stack).0 - 1);
                self.turn(state, seat, seat, top, sink);
            }
            (Task::Will, Action::Trick(owner, spot)) => self.turn(state, seat, owner, spot, sink),
            (Task::Will, Action::Under(under)) => {
                let cards = state.tableau(seat).count(God::Thor);
                state.tableaux[seat.index()].move_thor_beneath(under);
                sink.plain(Event::ThorMoved { seat, under, cards });
            }
            (Task::Will, Action::Double(stack)) => {
                state.doubled = Some((seat, stack));
                sink.plain(Event::Doubled { seat, god: stack });
            }
            (Task::Will, Action::Score(spot)) => {
                self.score(state, seat, spot, sink);
                state.tableaux[seat.index()].points.heimdall += 1;
                self.normalise(state, seat, god, sink);
            }
            (Task::Will, Action::Give(spot)) => {
                let given = GivenSpot { god: spot.god, index: spot.index };
                state.stage = Stage::Awakening { god, favoured: seat, task: Task::Take { given } };
                return;
            }
            (Task::Place { .. }, Action::Place(face)) => {
                state.tableaux[seat.index()].lay(face);
                sink.plain(Event::Placed { seat, god: face.up() });
            }
            (Task::Take { given }, Action::Take(other, taken)) => {
                self.exchange(state, seat, given.spot(), other, taken, sink);
            }
            _ => return,
        }
        self.awaken_from(state, god.next(), sink);
    }

    /// Odin's and Loki's wills: the card shows its other god and goes on top of that stack.
    fn turn(&self, state: &mut State, seat: Seat, owner: Seat, spot: Spot, sink: &mut impl Sink<Event>) {
        let news = self.news_of_taking(state, owner, spot);
        let tableau = &mut state.tableaux[owner.index()];
        let Some(laid) = tableau.take(spot) else { return };
        let face = laid.face().turned();
        tableau.lay(face);
        let event = Event::Turned { seat, owner, from: spot.god, to: face.up() };
        sink.emit(engine::Audience::All, news, event);
        self.normalise(state, owner, spot.god, sink);
    }

    /// Bragi's will. Both moves are one step: stacks are put in order after both (ruling 9).
    fn exchange(
        &self,
        state: &mut State,
        seat: Seat,
        given: Spot,
        other: Seat,
        taken: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        let plain = self.news_of_taking(state, seat, given) == News::Plain
            && self.news_of_taking(state, other, taken) == News::Plain;
        let gave = state.tableaux[seat.index()].take(given);
        let took = state.tableaux[other.index()].take(taken);
        let (Some(gave), Some(took)) = (gave, took) else { return };
        state.tableaux[seat.index()].lay(took.face());
        state.tableaux[other.index()].lay(gave.face());
        let event = Event::Exchanged { seat, other, gave: given.god, took: taken.god };
        sink.emit(engine::Audience::All, if plain { News::Plain } else { News::Revealed }, event);
        self.normalise(state, seat, given.god, sink);
        self.normalise(state, other, taken.god, sink);
    }

    /// Turns a card into a point.
    fn score(&self, state: &mut State, seat: Seat, spot: Spot, sink: &mut impl Sink<Event>) {
        let (face_up, _) = state.tableau(seat).sides(spot.god);
        let is_top = spot.side == Side::FaceUp && spot.index + 1 == face_up;
        let news = if is_top { self.news_of_taking(state, seat, spot) } else { News::Plain };
        let Some(laid) = state.tableaux[seat.index()].take(spot) else { return };
        state.scored[laid.face().card().kind()] += 1;
        let event = Event::Scored { seat, god: spot.god, beneath: spot.side == Side::Beneath };
        sink.emit(engine::Audience::All, news, event);
    }

    /// A card taken from a larger stack shows a half that was covered: its own or that of the next one.
    fn news_of_taking(&self, state: &State, owner: Seat, spot: Spot) -> News {
        let covers = state.tableau(owner).count(spot.god) > 1 && !self.covered_halves_shown;
        if covers { News::Revealed } else { News::Plain }
    }

    /// After a step: a stack of only Thor's cards dissolves, and the doubling card leaves an empty stack.
    fn normalise(&self, state: &mut State, owner: Seat, god: God, sink: &mut impl Sink<Event>) {
        let cards = state.tableau(owner).count(god);
        if state.tableaux[owner.index()].dissolve(god) {
            sink.plain(Event::ThorReturned { owner, from: god, cards });
        }
        if state.doubled == Some((owner, god)) && state.tableau(owner).count(god) == 0 {
            state.doubled = None;
            sink.plain(Event::DoublingReturned);
        }
    }

    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.doubled.take().is_some() {
            sink.plain(Event::DoublingReturned);
        }
        if state.round as usize == ROUNDS {
            self.score_last_from(state, Some(God::Odin), sink);
            return;
        }
        let before = state.round;
        state.round += 1;
        for (row, place) in column(state.round).enumerate() {
            if !goal_is_open(place, before) {
                let cap = self.content.caps[state.round as usize - 1][row];
                sink.reveal(Event::GoalOpened { god: state.goals[place], cap });
            }
        }
        self.deal(state, sink);
    }

    /// Final scoring: the gods awaken once more, and who is favoured may score one card.
    fn score_last_from(&self, state: &mut State, first: Option<God>, sink: &mut impl Sink<Event>) {
        let mut next = first;
        while let Some(god) = next {
            if let Some(favoured) = self.awaken(state, god, true, sink).favoured {
                state.stage = Stage::Final { god, favoured };
                return;
            }
            next = god.next();
        }
        state.stage = Stage::Over;
        sink.plain(Event::Ended);
    }

    /// Seats that have not chosen yet, or the one favoured player.
    pub(crate) fn asked(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::Contest => Seat::all(self.players).filter(|seat| state.chosen[seat.index()].is_none()).collect(),
            Stage::Awakening { favoured, .. } | Stage::Final { favoured, .. } => SeatSet::one(favoured),
            Stage::Over => SeatSet::EMPTY,
        }
    }

    /// Which rule forbids the action, if one does. The seat is known to be asked.
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let own = state.tableau(seat);
        match (state.stage, action) {
            (Stage::Contest, Action::Play(face)) => {
                allow(state.hand(seat).contains(&face.card()), "asgard-illegal-not-in-hand")
            }
            (Stage::Awakening { task: Task::GoalOrWill, .. }, Action::Goal | Action::Will) => Ok(()),
            (Stage::Awakening { god, task: Task::Goal { .. }, .. }, Action::Score(spot))
            | (Stage::Awakening { god: god @ God::Heimdall, task: Task::Will, .. }, Action::Score(spot))
            | (Stage::Final { god, .. }, Action::Score(spot)) => {
                allow(spot.god == god, "asgard-illegal-other-stack")?;
                allow(own.at(spot).is_some(), "asgard-illegal-no-such-card")
            }
            (Stage::Awakening { task: Task::Goal { .. }, .. } | Stage::Final { .. }, Action::Stop) => Ok(()),
            (Stage::Awakening { god: God::Odin, task: Task::Will, .. }, Action::Turn(stack)) => {
                allow(own.count(stack) > 0, "asgard-illegal-no-such-stack")
            }
            (Stage::Awakening { god: God::Thor, task: Task::Will, .. }, Action::Under(stack)) => {
                allow(stack != God::Thor, "asgard-illegal-thor-under-thor")?;
                allow(own.count(stack) > 0, "asgard-illegal-thor-new-stack")
            }
            (Stage::Awakening { god: God::Freya, task: Task::Will, .. }, Action::Double(stack)) => {
                allow(own.count(stack) > 0, "asgard-illegal-no-such-stack")
            }
            (Stage::Awakening { god: God::Loki, task: Task::Will, .. }, Action::Trick(owner, spot)) => {
                allow(owner != seat, "asgard-illegal-own-card")?;
                self.check_open_card(state, owner, spot)
            }
            (Stage::Awakening { task: Task::Place { card }, .. }, Action::Place(face)) => {
                allow(face.card() == card, "asgard-illegal-not-the-drawn-card")
            }
            (Stage::Awakening { god: God::Bragi, task: Task::Will, .. }, Action::Give(spot)) => {
                self.check_open_card(state, seat, spot)
            }
            (Stage::Awakening { task: Task::Take { .. }, .. }, Action::Take(owner, spot)) => {
                allow(owner != seat, "asgard-illegal-own-card")?;
                self.check_open_card(state, owner, spot)
            }
            _ => Err(Illegal::not_now()),
        }
    }

    /// Loki and Bragi touch open cards only (ruling 10).
    fn check_open_card(&self, state: &State, owner: Seat, spot: Spot) -> Result<(), Illegal> {
        allow(owner.0 < self.players, "asgard-illegal-no-such-player")?;
        allow(spot.side == Side::FaceUp, "asgard-illegal-face-down")?;
        allow(state.tableau(owner).at(spot).is_some(), "asgard-illegal-no-such-card")
    }

    /// Appends every legal action of a seat that is asked.
    pub(crate) fn list_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let own = state.tableau(seat);
        let own_stacks = God::ALL.into_iter().filter(|god| own.count(*god) > 0);
        match state.stage {
            Stage::Contest => {
                let hand = state.hand(seat);
                for (index, card) in hand.iter().enumerate() {
                    if !hand[..index].contains(card) {
                        actions.extend(card.faces().map(Action::Play));
                    }
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

/// In rounds 1 and 3 hands go to the left, in round 2 to the right.
pub const fn passes_left(round: u8) -> bool {
    round != 2
}

fn list_open_cards(state: &State, owner: Seat, action: impl Fn(Spot) -> Action, actions: &mut Vec<Action>) {
    let mut next = [0u8; crate::god::GODS];
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

fn allow(allowed: bool, reason: &'static str) -> Result<(), Illegal> {
    if allowed { Ok(()) } else { Err(Illegal::because(reason)) }
}
