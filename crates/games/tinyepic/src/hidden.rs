//! What a seat cannot know, drawn anew. A hidden card can be exchanged only with cards that the seat
//! could imagine in its place: it remembers every hand it passed on in the draft.

use engine::{Chance, Fast, Seat};

use crate::TinyEpic;
use crate::list::List;
use crate::names::{CARDS, Card, CardSet, Clan};
use crate::state::{Face, Phase, State};

/// A group of cards that can stand for each other.
type Group = u8;
/// The seat knows where the card is.
const KNOWN: Group = 0;
/// The card could be anywhere that is hidden.
const UNSEEN: Group = 1;

impl TinyEpic {
    /// Cards in hand, kept, chosen or face down, and favors.
    pub(crate) fn has_secret(&self, state: &State, seat: Seat) -> bool {
        let clan = state.clan(seat);
        let face_down = clan.row.iter().any(|played| played.face == Face::Down);
        let drafts = state.phase == Phase::Draft && !clan.picks.is_empty();
        !clan.hand.is_empty() || !clan.favors.is_empty() || clan.pick.is_some() || face_down || drafts
    }

    pub(crate) fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let groups = self.groups(state, viewer);
        let mut imagined: [Card; CARDS] = std::array::from_fn(|index| Card(index as u8));
        let groups_most = groups.iter().copied().max().unwrap_or(KNOWN);
        for group in UNSEEN + 1..=groups_most {
            exchange(&mut imagined, source, |card| groups[card.index()] == group);
        }
        self.exchange_unseen(state, &groups, &mut imagined, source);

        let mut other = state.clone();
        other.chance = Chance::Imagined(Fast::new(source.next()));
        let now = |card: Card| imagined[card.index()];
        let set = |cards: CardSet| -> CardSet { cards.iter().map(now).collect() };
        other.deck.iter_mut().for_each(|card| *card = now(*card));
        other.buried = set(state.buried);
        for seat in Seat::all(self.players).filter(|seat| *seat != viewer) {
            let clan = other.clan_mut(seat);
            clan.hand = set(clan.hand);
            clan.pick = clan.pick.map(now);
            clan.picks.iter_mut().for_each(|card| *card = now(*card));
            let hidden = clan.row.iter_mut().filter(|played| played.face == Face::Down);
            hidden.for_each(|played| played.card = now(played.card));
        }
        let enemy = &mut other.enemy;
        enemy.hand = set(enemy.hand);
        enemy.buried_seen = enemy.buried_seen.map(set);
        for cards in [&mut enemy.picks[..], &mut enemy.piles[..], &mut enemy.deck[..]] {
            cards.iter_mut().for_each(|card| *card = now(*card));
        }
        if self.is_solo() {
            self.shuffle_enemy_cards(&mut other, &imagined, source);
        }
        other
    }

    /// The order of the enemy's deck is unknown, and so is which of its cards lies face down in its battle.
    fn shuffle_enemy_cards(&self, state: &mut State, imagined: &[Card; CARDS], source: &mut Fast) {
        let hidden = self.enemy_hidden_card(state).map(|card| imagined[card.index()]);
        let mut cards: List<Card, 24> = state.enemy.deck.iter().copied().chain(hidden).collect();
        source.shuffle(&mut cards);
        if hidden.is_some()
            && let (Some(card), Some(place)) = (cards.pop(), state.enemy.battle_row.last_mut())
        {
            *place = card;
        }
        state.enemy.deck = cards.iter().copied().collect();
    }

    /// Cards nobody has shown the viewer. Those that everybody knows to be out of the deck stay out of it.
    fn exchange_unseen(&self, state: &State, groups: &[Group; CARDS], imagined: &mut [Card; CARDS], source: &mut Fast) {
        let unseen = |card: &Card| groups[card.index()] == UNSEEN;
        let in_deck: CardSet = state.deck.iter().copied().filter(unseen).collect();
        let elsewhere: CardSet = Card::all().filter(unseen).collect::<CardSet>().without(in_deck);
        let bound = elsewhere.both(state.outside);
        let mut places: List<Card, CARDS> = elsewhere.iter().collect();
        source.shuffle(&mut places);
        let mut free: List<Card, CARDS> = in_deck.iter().chain(elsewhere.without(bound).iter()).collect();
        source.shuffle(&mut free);
        let cards = bound.iter().chain(free.iter().copied());
        for (place, card) in places.iter().copied().chain(in_deck.iter()).zip(cards) {
            imagined[place.index()] = card;
        }
    }

    /// The cards that the seat has not seen since they were shuffled, wherever they are.
    pub(crate) fn unseen(&self, state: &State, viewer: Seat) -> CardSet {
        let groups = self.groups(state, viewer);
        Card::all().filter(|card| groups[card.index()] != KNOWN).collect()
    }

    fn groups(&self, state: &State, viewer: Seat) -> [Group; CARDS] {
        let mut groups = [KNOWN; CARDS];
        state.deck.iter().for_each(|card| groups[card.index()] = UNSEEN);
        state.enemy.piles.iter().for_each(|card| groups[card.index()] = UNSEEN);
        for seat in Seat::all(self.players).filter(|seat| *seat != viewer) {
            let clan = state.clan(seat);
            let face_down = clan.row.iter().filter(|played| played.face == Face::Down).map(|played| played.card);
            clan.hand.iter().chain(face_down).for_each(|card| groups[card.index()] = UNSEEN);
            if state.phase == Phase::Draft {
                clan.picks.iter().for_each(|card| groups[card.index()] = UNSEEN);
            }
        }
        match self.players {
            1 => self.group_enemy_cards(state, &mut groups),
            2 => {
                let worked_out = state.enemy.buried_seen[viewer.index() % 2];
                let hidden = state.buried.without(worked_out).union(state.enemy.hand);
                hidden.iter().for_each(|card| groups[card.index()] = UNSEEN);
            }
            _ => {}
        }
        if !self.is_solo() {
            self.group_passed_hands(state, viewer, &mut groups);
        }
        groups
    }

    /// Solo: cards of the enemy's deck that the player never saw.
    fn group_enemy_cards(&self, state: &State, groups: &mut [Group; CARDS]) {
        let hidden = state.enemy.deck.iter().copied().chain(self.enemy_hidden_card(state));
        hidden.filter(|card| !state.enemy.seen.contains(*card)).for_each(|card| groups[card.index()] = UNSEEN);
    }

    /// What was taken out of a hand after the viewer last saw it is one of the cards he saw: such cards
    /// form a group for each hand and each time he saw it.
    fn group_passed_hands(&self, state: &State, viewer: Seat, groups: &mut [Group; CARDS]) {
        let circle = self.circle(state);
        let size = circle.len();
        let step = if self.content.era(state.era).passes_left { 1 } else { size - 1 };
        let viewer_at = circle.iter().position(|clan| *clan == Clan::of(viewer)).unwrap_or(0);
        // The hand that lies at `place` in a round began at `origin`; the viewer saw it in each earlier
        // round in which it lay at his place.
        let origin = |place: usize, round: usize| (place + round * (size - step)) % size;
        let times_seen = |origin: usize, round: usize| {
            (0..round).filter(|earlier| (origin + earlier * step) % size == viewer_at).count()
        };
        let group_of = |place: usize, round: usize| {
            let seen = times_seen(origin(place, round), round);
            (seen > 0).then(|| UNSEEN + 1 + (origin(place, round) * 8 + seen) as Group)
        };
        let mut mark = |card: Card, place: usize, round: usize| {
            if groups[card.index()] == UNSEEN
                && let Some(group) = group_of(place, round)
            {
                groups[card.index()] = group;
            }
        };
        for (place, clan) in circle.iter().enumerate() {
            let (picks, hand, first) = match clan.seat() {
                Some(seat) if seat == viewer => continue,
                Some(seat) => (&state.clan(seat).picks, state.clan(seat).hand, 0),
                // The neutral clan loses its first card in the second round.
                None => (&state.enemy.picks, state.enemy.hand, 1),
            };
            for (index, card) in picks.iter().enumerate() {
                mark(*card, place, index + first);
            }
            if state.phase == Phase::Draft {
                let round = state.clans[0].picks.len();
                hand.iter().for_each(|card| mark(card, place, round));
            }
        }
    }
}

/// Shuffles the chosen cards among their own places.
fn exchange(imagined: &mut [Card; CARDS], source: &mut Fast, chosen: impl Fn(Card) -> bool) {
    let places: List<Card, CARDS> = Card::all().filter(|card| chosen(*card)).collect();
    let mut cards = places;
    source.shuffle(&mut cards);
    for (place, card) in places.iter().zip(cards.iter()) {
        imagined[place.index()] = *card;
    }
}
