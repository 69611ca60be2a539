//! The flow of the game: dealing, contest, awakening, final scoring.

use engine::{News, Seat, Sink};

use crate::Asgard;
use crate::action::{Action, Side, Spot};
use crate::content::ROUNDS;
use crate::event::Event;
use crate::favour::{self, Favour};
use crate::names::God;
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
        sink.position(state);
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
            sink.position(state);
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

    /// A card taken from between or on top of open ones shows a half that was covered: its own or the next one's.
    /// Thor's cards beneath stay covered until [`Asgard::normalise`] returns them.
    fn news_of_taking(&self, state: &State, owner: Seat, spot: Spot) -> News {
        let (face_up, _) = state.tableau(owner).sides(spot.god);
        self.news_of_uncovering(face_up > 1)
    }

    /// Whether uncovering a half tells something: not where covered halves are open by option.
    fn news_of_uncovering(&self, uncovers: bool) -> News {
        if uncovers && !self.covered_halves_shown { News::Revealed } else { News::Plain }
    }

    /// After a step: a stack of only Thor's cards dissolves, and the doubling card leaves an empty stack.
    fn normalise(&self, state: &mut State, owner: Seat, god: God, sink: &mut impl Sink<Event>) {
        let cards = state.tableau(owner).count(god);
        if state.tableaux[owner.index()].dissolve(god) {
            // The top one of the returned cards shows its half, which was covered (ruling 45).
            let news = self.news_of_uncovering(true);
            sink.emit(engine::Audience::All, news, Event::ThorReturned { owner, from: god, cards });
        }
        if state.doubled == Some((owner, god)) && state.tableau(owner).count(god) == 0 {
            state.doubled = None;
            sink.plain(Event::DoublingReturned);
        }
    }

    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.position(state);
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
        sink.position(state);
        self.deal(state, sink);
    }

    /// Final scoring: the gods awaken once more, and who is favoured may score one card.
    fn score_last_from(&self, state: &mut State, first: Option<God>, sink: &mut impl Sink<Event>) {
        let mut next = first;
        while let Some(god) = next {
            sink.position(state);
            if let Some(favoured) = self.awaken(state, god, true, sink).favoured {
                state.stage = Stage::Final { god, favoured };
                return;
            }
            next = god.next();
        }
        state.stage = Stage::Over;
        sink.plain(Event::Ended);
    }
}

/// In rounds 1 and 3 hands go to the left, in round 2 to the right.
pub(crate) const fn passes_left(round: u8) -> bool {
    round != 2
}
