//! What a seat cannot see: the hands of others and the cards nobody has drawn. Decks of weapons and
//! strips have no order until they are drawn from, so nothing else is hidden.

use engine::{Chance, Fast, Seat};

use crate::Feast;
use crate::cards::{Card, CardSet};
use crate::state::State;

impl Feast {
    /// The cards in hand; nothing else is hidden.
    pub(crate) fn has_secret(&self, state: &State, seat: Seat) -> bool {
        !state.player(seat).hand.is_empty()
    }

    pub(crate) fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut imagined = state.clone();
        imagined.chance = Chance::imagined(source.next());
        let mut dark = state.occupation_deck;
        let mut light = self.starting_cards;
        for seat in Seat::all(self.players) {
            let player = state.player(seat);
            light = light.without(player.played);
            if seat == viewer {
                light = light.without(player.hand);
            } else {
                dark = dark.union(player.hand.without(self.starting_cards));
            }
        }
        for seat in Seat::all(self.players).filter(|seat| *seat != viewer) {
            let hand = state.player(seat).hand;
            let starting = hand.both(self.starting_cards).len();
            let drawn = hand.len() - starting;
            let mut imagined_hand = CardSet::EMPTY;
            (0..starting).for_each(|_| move_one(&mut light, &mut imagined_hand, source));
            (0..drawn).for_each(|_| move_one(&mut dark, &mut imagined_hand, source));
            imagined.player_mut(seat).hand = imagined_hand;
        }
        imagined.occupation_deck = dark;
        imagined
    }
}

fn move_one(from: &mut CardSet, to: &mut CardSet, source: &mut Fast) {
    let left = from.len() as u32;
    if left == 0 {
        return;
    }
    let card: Option<Card> = from.iter().nth(source.below(left) as usize);
    if let Some(card) = card {
        from.remove(card);
        to.insert(card);
    }
}
