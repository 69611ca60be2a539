//! Phase 1, the draft of each era: as it is played alone, by two with the neutral clan between them, and
//! by more.

use engine::{Audience, News, Seat, SeatSet, Sink};

use crate::TinyEpic;
use crate::event::Event;
use crate::list::List;
use crate::names::{CARDS, Card, CardSet, Clan, Rune};
use crate::state::{Phase, State, Task};

impl TinyEpic {
    /// Deals the hands of the era.
    pub(crate) fn begin_era(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.phase = Phase::Draft;
        state.turn = state.first;
        sink.reveal(Event::EraBegins { era: state.era, first: state.first });
        let cards = self.content.era(state.era).cards;
        let piles = if self.is_solo() { (cards + 1) * self.content.enemy.pile } else { 0 };
        let neutral = if self.players == 2 { cards - 1 } else { 0 };
        let total = if self.is_solo() { piles } else { cards * self.players + neutral };
        let mut dealt: List<Card, CARDS> = List::new();
        let mut shuffled = false;
        for _ in 0..total {
            shuffled |= state.deck.is_empty();
            let Some(card) = self.draw_card(state, sink) else { break };
            dealt.push(card);
        }
        if shuffled {
            // The rest of the old deck and the new deck are dealt mixed, so that no hand tells which is which.
            state.chance.shuffle(&mut dealt);
        }
        sink.reveal(Event::Dealt { cards });
        if self.is_solo() {
            state.enemy.piles = dealt.iter().copied().collect();
            self.open_pile(state);
            return;
        }
        let mut dealt = dealt.iter().copied();
        for seat in Seat::all(self.players) {
            state.clan_mut(seat).hand = dealt.by_ref().take(cards as usize).collect();
        }
        state.enemy.hand = dealt.take(neutral as usize).collect();
    }

    /// The top card of the viking deck; an empty deck is first made anew from the discards.
    pub(crate) fn draw_card(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        if state.deck.is_empty() {
            let returned = state.discard.union(state.buried);
            // With face-down discards in it nobody can say what the new deck holds.
            state.outside = if state.buried.is_empty() {
                Card::all().collect::<CardSet>().without(returned)
            } else {
                CardSet::EMPTY
            };
            state.deck = returned.iter().collect();
            state.discard = CardSet::EMPTY;
            state.buried = CardSet::EMPTY;
            state.enemy.buried_seen = [CardSet::EMPTY; 2];
            let State { deck, chance, .. } = state;
            chance.shuffle(deck);
            sink.reveal(Event::Shuffled);
        }
        state.deck.pop()
    }

    /// Seats that still have to choose in this round of the draft.
    pub(crate) fn drafting(&self, state: &State) -> SeatSet {
        Seat::all(self.players).filter(|seat| state.clan(*seat).pick.is_none()).collect()
    }

    pub(crate) fn keep(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        sink.emit(Audience::only(seat), News::Plain, Event::Kept { seat, card: Some(card) });
        sink.emit(Audience::except(seat), News::Plain, Event::Kept { seat, card: None });
        if self.is_solo() {
            return self.keep_of_pile(state, card, sink);
        }
        state.clan_mut(seat).pick = Some(card);
        if self.drafting(state).is_empty() {
            self.pass_hands(state, sink);
        }
    }

    /// Everybody has chosen: hands go round, and a single last card is kept as it comes.
    fn pass_hands(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players) {
            let clan = state.clan_mut(seat);
            if let Some(card) = clan.pick.take() {
                clan.hand.remove(card);
                clan.picks.push(card);
            }
        }
        let left = self.content.era(state.era).passes_left;
        let mut hands: List<CardSet, 4> = self.circle(state).iter().map(|clan| hand_of(state, *clan)).collect();
        if left {
            hands.rotate_right(1)
        } else {
            hands.rotate_left(1)
        }
        for (clan, hand) in self.circle(state).iter().zip(hands.iter()) {
            match clan.seat() {
                Some(seat) => state.clan_mut(seat).hand = *hand,
                None => state.enemy.hand = *hand,
            }
        }
        sink.reveal(Event::Passed { left });
        if self.players == 2 {
            self.bury_neutral_card(state);
        }
        if Seat::all(self.players).all(|seat| state.clan(seat).hand.len() <= 1) {
            for seat in Seat::all(self.players) {
                let clan = state.clan_mut(seat);
                if let Some(last) = clan.hand.first() {
                    clan.picks.push(last);
                }
            }
            self.end_draft(state, sink);
        }
    }

    /// The circle in which hands go round: clockwise, the neutral clan between the two players.
    pub(crate) fn circle(&self, state: &State) -> List<Clan, 4> {
        if self.players == 2 {
            let before = state.before_neutral;
            return [Clan::of(before), Clan::ENEMY, Clan::of(before.left(1, 2))].into_iter().collect();
        }
        Seat::all(self.players).map(Clan::of).collect()
    }

    /// After each pass the neutral clan loses one card at random, unseen (p. 16).
    fn bury_neutral_card(&self, state: &mut State) {
        let count = state.enemy.hand.len() as u32;
        if count == 0 {
            return;
        }
        let chosen = state.chance.below(count) as usize;
        if let Some(card) = state.enemy.hand.iter().nth(chosen) {
            state.enemy.hand.remove(card);
            state.enemy.picks.push(card);
            state.buried.insert(card);
        }
    }

    fn open_pile(&self, state: &mut State) {
        let pile = self.content.enemy.pile;
        state.clans[0].hand = (0..pile).filter_map(|_| state.enemy.piles.pop()).collect();
    }

    /// Solo draft: one of three is kept, two go to the enemy (p. 17).
    fn keep_of_pile(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let mut rest = state.clans[0].hand;
        rest.remove(card);
        state.clans[0].picks.push(card);
        rest.iter().for_each(|other| state.enemy.deck.push(other));
        state.enemy.seen = state.enemy.seen.union(rest);
        if state.clans[0].picks.len() < self.content.era(state.era).cards as usize {
            self.open_pile(state);
            sink.reveal(Event::PileOpened);
            return;
        }
        while let Some(unseen) = state.enemy.piles.pop() {
            state.enemy.deck.push(unseen);
        }
        let State { enemy, chance, .. } = state;
        chance.shuffle(&mut enemy.deck);
        self.end_draft(state, sink);
    }

    fn end_draft(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.players) {
            let clan = state.clan_mut(seat);
            clan.hand = clan.picks.iter().copied().collect();
        }
        state.phase = Phase::Deeds;
        sink.reveal(Event::DraftEnds);
        state.tasks.push(Task::BeginTurn(state.first));
    }

    /// Phase 3: rows are discarded, the chieftain marker moves on (p. 15).
    pub(crate) fn end_era(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.plain(Event::EraEnds { era: state.era });
        if state.era as usize == self.content.eras.len() {
            state.phase = Phase::Over;
            sink.reveal(Event::GameEnds);
            return;
        }
        if self.players == 2 {
            self.remember_buried(state);
        }
        for seat in Seat::all(self.players) {
            let clan = &mut state.clans[seat.index()];
            clan.row.iter().for_each(|played| state.discard.insert(played.card));
            clan.row.clear();
            clan.picks.clear();
        }
        let enemy = &mut state.enemy;
        let cards = enemy.leader_row.iter().chain(enemy.battle_row.iter()).chain(enemy.deck.iter());
        cards.for_each(|card| state.discard.insert(*card));
        enemy.leader_row.clear();
        enemy.battle_row.clear();
        enemy.deck.clear();
        enemy.picks.clear();
        enemy.seen = CardSet::EMPTY;
        state.first = self.next_chieftain(state);
        state.era += 1;
        self.begin_era(state, sink);
    }

    /// Most island runes; among equals who acted later in the past era (p. 15).
    fn next_chieftain(&self, state: &State) -> Seat {
        let runes = |seat: Seat| self.island_runes(state, Clan::of(seat)).iter().sum::<u8>();
        let in_order = (0..self.players).map(|steps| state.first.left(steps, self.players));
        in_order.max_by_key(|seat| runes(*seat)).unwrap_or(state.first)
    }

    /// A player who held a hand before the neutral clan knows, once all rows have been played, which
    /// card it lost of that hand.
    fn remember_buried(&self, state: &mut State) {
        for (seat, steps) in self.steps_to_neutral(state) {
            for (index, card) in state.enemy.picks.iter().enumerate() {
                if index + 1 >= steps {
                    state.enemy.buried_seen[seat.index()].insert(*card);
                }
            }
        }
    }

    /// How many passes take a hand from each player to the neutral clan.
    fn steps_to_neutral(&self, state: &State) -> [(Seat, usize); 2] {
        let (before, after) = (state.before_neutral, state.before_neutral.left(1, 2));
        if self.content.era(state.era).passes_left { [(before, 1), (after, 2)] } else { [(before, 2), (after, 1)] }
    }

    /// The rune of a card.
    pub(crate) fn rune_of_card(&self, card: Card) -> Rune {
        self.content.viking(card).rune
    }
}

fn hand_of(state: &State, clan: Clan) -> CardSet {
    clan.seat().map_or(state.enemy.hand, |seat| state.clan(seat).hand)
}
