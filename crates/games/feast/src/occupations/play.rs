//! Drawing and playing occupations.

use engine::{Audience, Illegal, News, Seat, Sink, require};

use super::{CardTask, Change, Moment, When};
use crate::Feast;
use crate::cards::Card;
use crate::event::Event;
use crate::state::{Offers, State, Task};

impl Feast {
    pub(crate) fn check_play(&self, state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
        require(state.player(seat).hand.contains(card), "feast-illegal-not-in-hand")
    }

    /// A card comes from the hand into play; its parts for this moment follow in order.
    pub(crate) fn play_card(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.hand.remove(card);
        player.played.insert(card);
        // A card that watches for cards played does not count itself (ruling R32).
        if self.part_at(card, When::PlayedOccupations).is_none() {
            state.using.played = state.using.played.saturating_add(1);
        }
        sink.reveal(Event::Played { seat, card });
        if !self.content.card(card).parts_at(When::Reached).any(|(_, part)| part.optional) {
            // Now or never, where the condition already holds.
            if self.content.card(card).parts_at(When::Reached).next().is_some() {
                state.owe(seat, Task::Moment(Moment::of(When::Reached)));
            }
        }
        state.owe(seat, Task::PlayPart { card: card.0, part: 0 });
    }

    /// The next part of a card that was just played.
    pub(crate) fn play_part(&self, state: &mut State, seat: Seat, card: Card, index: u8, sink: &mut impl Sink<Event>) {
        let Some(part) = self.content.card(card).parts.get(index as usize) else {
            return;
        };
        state.owe(seat, Task::PlayPart { card: card.0, part: index + 1 });
        if part.when != When::OnPlay {
            return;
        }
        let moment = Moment::of(When::OnPlay).counts(index, 0);
        if part.condition == super::Condition::Always || self.condition_holds(state, seat, part, &moment) {
            if part.is_asked() {
                state.owe(seat, Task::Offers { moment, cards: Offers::one(card) });
            } else {
                self.work(state, seat, (card, index, 0), &moment, sink);
            }
        }
    }

    /// Cards from the dark deck come to the hand; Preceptor is asked first.
    pub(crate) fn draw_occupations(&self, state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        if count == 0 {
            return;
        }
        if count > 1 {
            state.owe(seat, Task::DrawOccupation { count: count - 1 });
        }
        match self.change(state, seat, Change::InsteadOfDraw) {
            Some((card, _)) if !state.player(seat).hand.is_empty() => {
                state.owe(seat, Task::Card(CardTask::InsteadOfDraw { card: card.0 }));
            }
            _ => self.draw_occupation(state, seat, sink),
        }
    }

    pub(crate) fn draw_occupation(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let left = state.occupation_deck.len() as u32;
        if left == 0 {
            return;
        }
        let place = state.chance.below(left) as usize;
        if let Some(card) = state.occupation_deck.iter().nth(place) {
            state.occupation_deck.remove(card);
            state.player_mut(seat).hand.insert(card);
            sink.emit(Audience::only(seat), News::Revealed, Event::Drew { seat, card });
            sink.emit(Audience::except(seat), News::Revealed, Event::DrewHidden { seat });
        }
    }
}
