//! What cards do when they are played, and the decisions they ask for.

use engine::{Audience, Seat, Sink};

use crate::content::{Cost, Effect};
use crate::purse::add_to_pool;
use crate::settlement::Place;
use crate::state::{State, Task};
use crate::{Building, Card, Event, GoneWild, Pile, Resource};

impl GoneWild {
    /// Plays a card for its effect. A Fighter or Hero may still attack afterwards; one that has attacked
    /// uses its other half now (ruling 39).
    pub(crate) fn play(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let spec = self.content.card(card);
        if !state.turn.idle.remove(card) {
            let player = state.player_mut(seat);
            player.leave_hand(card);
            player.played.add(card);
            if spec.strikes() {
                state.turn.ready.add(card);
            }
        }
        sink.plain(Event::Played { seat, card });
        for (index, effect) in spec.effects.iter().enumerate().rev() {
            if effect.is_played() {
                state.tasks.push(Task::Effect { card, index: index as u8 });
            }
        }
    }

    pub(crate) fn play_for(&self, state: &mut State, card: Card, beer: u8, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let amount = self.content.card(card).choice.unwrap_or(beer);
        let player = state.player_mut(seat);
        player.leave_hand(card);
        player.played.add(card);
        let gained = Cost { beer, gold: amount - beer };
        add_to_pool(state, gained);
        sink.plain(Event::Played { seat, card });
        sink.plain(Event::Gained { seat, beer: gained.beer, gold: gained.gold });
    }

    /// Does an effect that was reached; it may owe a decision in its turn.
    pub(crate) fn run_effect(&self, state: &mut State, effect: Effect, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        match effect {
            Effect::Gain { beer, gold, tokens: true } => {
                (0..gold).for_each(|_| state.tasks.push(Task::Stow { seat, resource: Resource::Gold }));
                (0..beer).for_each(|_| state.tasks.push(Task::Stow { seat, resource: Resource::Beer }));
            }
            Effect::Gain { tokens: false, .. } | Effect::GainPer { .. } => {
                let gained = self.gain(state, seat, effect);
                add_to_pool(state, gained);
                sink.plain(Event::Gained { seat, beer: gained.beer, gold: gained.gold });
            }
            Effect::Draw { amount } => self.draw(state, seat, amount, sink),
            Effect::Steal { resource } => {
                let tokens = |other: Seat| other != seat && state.player(other).settlement.tokens_of(resource) > 0;
                if state.seats().any(tokens) {
                    state.tasks.push(Task::Steal { resource });
                }
            }
            Effect::RevealTake { amount, tag } => {
                let mut taken = Pile::EMPTY;
                let mut discarded = Pile::EMPTY;
                for _ in 0..amount {
                    let Some(card) = self.draw_card(state, seat, sink) else { break };
                    if self.content.card(card).matches(tag) { taken.add(card) } else { discarded.add(card) }
                }
                let player = state.player_mut(seat);
                taken.cards().for_each(|card| player.join_hand_openly(card));
                player.discard.add_all(&discarded);
                sink.reveal(Event::Opened { seat, taken, discarded });
            }
            Effect::FetchDiscard { amount, tag } => {
                let any = state.active().discard.kinds().any(|(card, _)| self.content.card(card).matches(tag));
                if any {
                    state.tasks.push(Task::Fetch { tag, left: amount });
                }
            }
            Effect::PeekHand => state.tasks.push(Task::Peek),
            Effect::BoostAllFighters { amount } => {
                state.turn.fighter_boost = state.turn.fighter_boost.saturating_add(amount);
                sink.plain(Event::FightersBoosted { seat, amount });
            }
            // Not played by themselves; they act in attacks. Choices are made when the card is played.
            Effect::GainChoice { .. }
            | Effect::BoostFighter { .. }
            | Effect::Defend { .. }
            | Effect::DefendAll { .. }
            | Effect::ReactionNullify { .. }
            | Effect::SelfBoostPer { .. }
            | Effect::SelfBoostAtTownHall { .. } => {}
        }
    }

    /// Draws from the own deck to hand; fewer where nothing is left.
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, amount: u8, sink: &mut impl Sink<Event>) {
        let mut cards = Pile::EMPTY;
        for _ in 0..amount {
            let Some(card) = self.draw_card(state, seat, sink) else { break };
            state.player_mut(seat).hand.add(card);
            cards.add(card);
        }
        let count = cards.len();
        sink.emit(Audience::only(seat), engine::News::Revealed, Event::Drew { seat, cards });
        sink.emit(Audience::except(seat), engine::News::Revealed, Event::DrewHidden { seat, count });
    }

    /// The top card of the deck. An empty deck is refilled from the discard; what was played in this
    /// round is not yet there.
    fn draw_card(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) -> Option<Card> {
        let player = &mut state.players[seat.index()];
        if player.deck.is_empty() {
            if player.discard.is_empty() {
                return None;
            }
            // With the deck empty everybody can tell what is in the hand.
            player.shown = player.hand;
            player.spied = player.hand;
            player.deck = player.discard.take();
            sink.reveal(Event::Reshuffled { seat });
        }
        player.deck.draw(&mut state.chance)
    }

    pub(crate) fn steal(&self, state: &mut State, victim: Seat, place: Place, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let Some(Task::Steal { resource }) = state.tasks.pop() else { return };
        *state.player_mut(victim).settlement.tokens_mut(place, resource) -= 1;
        sink.plain(Event::Stolen { seat, victim, place, resource });
        state.tasks.push(Task::Stow { seat, resource });
    }

    pub(crate) fn fetch(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let Some(Task::Fetch { tag, left }) = state.tasks.pop() else { return };
        let player = state.player_mut(seat);
        player.discard.remove(card);
        player.join_hand_openly(card);
        sink.plain(Event::Fetched { seat, card });
        let more = player.discard.kinds().any(|(card, _)| self.content.card(card).matches(tag));
        if left > 1 && more {
            state.tasks.push(Task::Fetch { tag, left: left - 1 });
        }
    }

    pub(crate) fn look(&self, state: &mut State, victim: Seat, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        state.tasks.pop();
        let player = state.player_mut(victim);
        player.spied = player.hand;
        let cards = player.hand;
        sink.plain(Event::Looked { seat, victim });
        sink.emit(Audience::only(seat), engine::News::Revealed, Event::HandSeen { seat, victim, cards });
        if !cards.is_empty() {
            state.tasks.push(Task::PeekDiscard { victim });
        }
    }

    pub(crate) fn make_discard(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let Some(Task::PeekDiscard { victim }) = state.tasks.pop() else { return };
        let player = state.player_mut(victim);
        player.leave_hand(card);
        player.discard.add(card);
        sink.reveal(Event::MadeDiscard { seat, victim, card });
    }

    /// Where loot goes by itself: the only container with room, or the Town Hall where there is none.
    /// Nothing where the player chooses.
    pub(crate) fn forced_stow(&self, state: &State, seat: Seat, resource: Resource) -> Option<Place> {
        let store = match resource {
            Resource::Beer => Building::BeerContainer,
            Resource::Gold => Building::GoldContainer,
        };
        let mut open = Place::of(store).filter(|place| self.check_stow(state, seat, resource, *place).is_ok());
        match (open.next(), open.next()) {
            (None, _) => Some(Place::HALL),
            (Some(place), None) => Some(place),
            _ => None,
        }
    }

    pub(crate) fn stow(&self, state: &mut State, place: Place, sink: &mut impl Sink<Event>) {
        let Some(Task::Stow { seat, resource }) = state.tasks.pop() else { return };
        let tokens = state.player_mut(seat).settlement.tokens_mut(place, resource);
        *tokens = tokens.saturating_add(1);
        sink.plain(Event::Stowed { seat, place, resource });
    }
}
