//! What a seat cannot see, imagined anew: which of another player's unseen cards are in the hand.
//! Decks have no order before they are drawn from, so nothing else is hidden.

use engine::{Chance, Fast, Seat};

use crate::state::State;
use crate::{GoneWild, Pile};

impl GoneWild {
    /// The hand, what is kept of it, and what the lens has shown of others.
    pub(crate) fn has_secret(&self, state: &State, seat: Seat) -> bool {
        let spies = state.lens_owner() == Some(seat);
        let spied = |other: Seat| state.player(other).spied != state.player(other).shown;
        !state.player(seat).hand.is_empty() || spies && state.seats().any(spied)
    }

    pub(crate) fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut imagined = state.clone();
        let mut chance = Chance::imagined(source.next());
        for seat in state.seats().filter(|seat| *seat != viewer) {
            let known = state.known_hand(Some(viewer), seat);
            let player = imagined.player_mut(seat);
            let size = player.hand.len();
            let mut unseen = player.hand.plus(&player.deck).minus(&known);
            let mut hand = known;
            for _ in known.len()..size {
                hand.extend_drawn(&mut unseen, &mut chance);
            }
            player.hand = hand;
            player.deck = unseen;
            // What the Drakkars keep is secret until all have chosen.
            let mut left = player.hand;
            for kept in &mut player.kept {
                *kept = if chance.below(4) == 0 { None } else { left.draw(&mut chance) };
            }
            player.spied.limit_to(&player.hand);
        }
        imagined.chance = chance;
        imagined
    }
}

impl Pile {
    /// Takes a random card of the other pile.
    fn extend_drawn(&mut self, other: &mut Pile, chance: &mut Chance) {
        if let Some(card) = other.draw(chance) {
            self.add(card);
        }
    }
}
