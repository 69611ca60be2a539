//! What holds in every position, and how a described position is filled up to a whole one.

use engine::Seat;

use crate::Asgard;
use crate::card::Card;
use crate::content::ROUNDS;
use crate::names::{GODS, God};
use crate::state::{DECK_MAX, Stage, State, Task};

impl Asgard {
    pub(crate) fn invariants(&self, state: &State) -> Result<(), String> {
        let mut seen = state.scored;
        let mut count = |card: Card| seen[card.kind()] += 1;
        state.deck.iter().for_each(|card| count(*card));
        state.hands.iter().flatten().for_each(|card| count(*card));
        state.tableaux.iter().flat_map(|tableau| tableau.cards()).for_each(|laid| count(laid.face().card()));
        if let Stage::Awakening { task: Task::Place { card }, .. } = state.stage {
            count(card);
        }
        for card in Card::kinds() {
            let (found, copies) = (seen[card.kind()], self.content.copies[card.kind()]);
            if found != copies {
                return Err(format!("{found} cards {card}, the box has {copies}"));
            }
        }
        let scored: u32 = state.scored.iter().map(|count| u32::from(*count)).sum();
        let points: u32 = state.tableaux.iter().map(|tableau| u32::from(tableau.points.total())).sum();
        if scored != points {
            return Err(format!("{scored} cards scored, but {points} points counted"));
        }
        let mut goals = state.goals;
        goals.sort_unstable();
        if goals != God::ALL {
            return Err(format!("the goals are not one of each god: {:?}", state.goals));
        }
        if !(1..=ROUNDS as u8).contains(&state.round) {
            return Err(format!("there is no round {}", state.round));
        }
        Seat::all(engine::SEATS_MAX as u8).try_for_each(|seat| self.check_seat(state, seat))
    }

    fn check_seat(&self, state: &State, seat: Seat) -> Result<(), String> {
        let tableau = state.tableau(seat);
        if seat.0 >= self.players && !(tableau.cards().is_empty() && state.hand(seat).is_empty()) {
            return Err(format!("{seat} does not play but has cards"));
        }
        if let Some(face) = state.chosen[seat.index()]
            && !state.hand(seat).contains(&face.card())
        {
            return Err(format!("{seat} has chosen {face}, which is not in the hand"));
        }
        // Between two cards of one goal a stack may hold only Thor's cards, or nothing (ruling 28).
        let scoring = match state.stage {
            Stage::Awakening { god, favoured, task: Task::Goal { .. } } if favoured == seat => Some(god),
            _ => None,
        };
        for god in God::ALL.into_iter().filter(|god| Some(*god) != scoring) {
            if tableau.count(god) > 0 && tableau.top(god).is_none() {
                return Err(format!("{seat}'s stack of {god} holds only Thor's cards"));
            }
            if state.doubled == Some((seat, god)) && tableau.count(god) == 0 {
                return Err(format!("the doubling card lies on {seat}'s empty stack of {god}"));
            }
        }
        let mut face_up_seen = [false; GODS];
        for laid in tableau.cards() {
            face_up_seen[laid.stack().index()] |= laid.is_face_up();
            if !laid.is_face_up() && face_up_seen[laid.stack().index()] {
                return Err(format!("{seat} has a face-down card above a face-up one"));
            }
        }
        Ok(())
    }

    /// The deck is what is nowhere else; what a scenario counts as points without saying which cards is
    /// taken from there too.
    pub(crate) fn restock(&self, state: &mut State) {
        let mut left = self.content.copies;
        let mut use_up = |card: Card| left[card.kind()] = left[card.kind()].saturating_sub(1);
        state.hands.iter().flatten().for_each(|card| use_up(*card));
        state.tableaux.iter().flat_map(|tableau| tableau.cards()).for_each(|laid| use_up(laid.face().card()));
        if let Stage::Awakening { task: Task::Place { card }, .. } = state.stage {
            use_up(card);
        }
        let points: usize = state.tableaux.iter().map(|tableau| tableau.points.total() as usize).sum();
        state.scored = Default::default();
        state.deck.clear();
        let mut rest = Card::kinds().flat_map(|card| std::iter::repeat_n(card, left[card.kind()] as usize));
        rest.by_ref().take(points).for_each(|card| state.scored[card.kind()] += 1);
        let (deck, chance) = (&mut state.deck, &mut state.chance);
        deck.extend(rest.take(DECK_MAX));
        chance.shuffle(deck);
    }
}
