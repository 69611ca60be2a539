//! What a seat does not know, drawn anew.
//!
//! Everything that has lain open is remembered, and so is every hand a seat has held this round: of those
//! only the choice made since is open. Unknown are the other hands, the deck, and the closed goals.

use arrayvec::ArrayVec;
use engine::{Chance, Fast, SEATS_MAX, Seat};

use crate::Asgard;
use crate::card::Card;
use crate::state::{DECK_MAX, HAND_MAX, State, goal_is_open};
use crate::turn::passes_left;

impl Asgard {
    /// The hand, and the card that is chosen of it.
    pub(crate) fn has_secret(&self, state: &State, seat: Seat) -> bool {
        !state.hand(seat).is_empty()
    }

    pub(crate) fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut other = state.clone();
        other.chance = Chance::imagined(source.next());
        shuffle_closed_goals(&mut other, source);
        self.redraw_unknown_cards(&mut other, viewer, source);
        for seat in Seat::all(self.players).filter(|seat| *seat != viewer) {
            if other.chosen[seat.index()].is_some() {
                let card = *source.pick(other.hand(seat));
                other.chosen[seat.index()] = Some(*source.pick(&card.faces()));
            }
        }
        other
    }

    /// As [`Asgard::resample_hidden`], and covered halves are drawn anew too: a covered card changes places with a card
    /// of the deck that has the same open god.
    pub(crate) fn resample_unseen(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut other = self.resample_hidden(state, viewer, source);
        if self.covered_halves_shown || other.deck.is_empty() {
            return other;
        }
        for seat in Seat::all(self.players) {
            let tableau = &mut other.tableaux[seat.index()];
            for index in tableau.covered() {
                let place = source.below(other.deck.len() as u32) as usize;
                if let Some(card) = tableau.replace_half(index, other.deck[place]) {
                    other.deck[place] = card;
                }
            }
        }
        other
    }

    /// Whether the viewer has had the hand that `holder` holds now in its own hand this round.
    pub(crate) fn has_held(&self, state: &State, viewer: Seat, holder: Seat) -> bool {
        let n = self.players;
        let passes_ago =
            if passes_left(state.round) { (holder.0 + n - viewer.0) % n } else { (viewer.0 + n - holder.0) % n };
        passes_ago <= state.laid
    }

    fn redraw_unknown_cards(&self, state: &mut State, viewer: Seat, source: &mut Fast) {
        let mut pool: ArrayVec<Card, { DECK_MAX + SEATS_MAX * HAND_MAX }> = state.deck.iter().copied().collect();
        let unknown = |seat: &Seat| !self.has_held(state, viewer, *seat);
        let unknown: ArrayVec<Seat, SEATS_MAX> = Seat::all(self.players).filter(unknown).collect();
        for seat in &unknown {
            pool.extend(state.hand(*seat).iter().copied());
        }
        source.shuffle(&mut pool);
        let mut drawn = pool.into_iter();
        for seat in unknown {
            state.hands[seat.index()].iter_mut().zip(&mut drawn).for_each(|(card, new)| *card = new);
        }
        state.deck.iter_mut().zip(drawn).for_each(|(card, new)| *card = new);
    }
}

fn shuffle_closed_goals(state: &mut State, source: &mut Fast) {
    let round = state.round;
    let places: ArrayVec<usize, 8> = (0..state.goals.len()).filter(|place| !goal_is_open(*place, round)).collect();
    for last in (1..places.len()).rev() {
        state.goals.swap(places[last], places[source.below(last as u32 + 1) as usize]);
    }
}
