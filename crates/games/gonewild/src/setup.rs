//! Laying out the table.

use arrayvec::ArrayVec;
use engine::{Chance, Seat, SeatSet, Sink, Tasks};

use crate::content::ROW;
use crate::state::{ASGARD_OPEN, Asgard, MissionDeck, Path, Player, Stage, State, Turn};
use crate::{Achievement, Building, Card, Event, GoneWild, Market, Mission, Pile};

impl GoneWild {
    /// The table with two missions each, played on to the first decision.
    pub(crate) fn start(&self, chance: Chance, sink: &mut impl Sink<Event>) -> State {
        let mut state = self.shuffled(chance);
        for seat in state.seats() {
            self.deal_missions(&mut state, seat, sink);
        }
        self.begin_round(&mut state, sink);
        self.settle(&mut state, sink);
        state
    }

    /// The table before the first round, all decks shuffled.
    fn shuffled(&self, mut chance: Chance) -> State {
        let first = Seat(chance.below(u32::from(self.players)) as u8);
        let achievements = self.choose_achievements(&mut chance);
        let players = Seat::all(self.players).map(|_| Player { deck: self.starting_deck(), ..Player::default() });
        let odin = |card: &Card| card.market() == Market::Odin;
        let mut path = Path { row: [None; ROW], deck: self.pile_of(odin), discard: Pile::EMPTY };
        for slot in (0..ROW).rev() {
            path.row[slot] = path.deck.draw(&mut chance);
        }
        let plays =
            |card: &Card| card.market() == Market::Asgard && self.content.card(*card).min_players <= self.players;
        let mut asgard = Asgard {
            open: ArrayVec::new(),
            deck: self.content.scoring.asgard_cards_per_player * self.players,
            unseen: self.pile_of(plays),
            flipped: None,
        };
        asgard.deck = asgard.deck.min(asgard.unseen.len());
        for _ in 0..ASGARD_OPEN.min(usize::from(asgard.deck)) {
            asgard.open.extend(asgard.unseen.draw(&mut chance));
            asgard.deck -= 1;
        }
        State {
            round: 1,
            first,
            stage: Stage::Action,
            last_round: false,
            closed: SeatSet::EMPTY,
            turn: Turn::of(first),
            tasks: Tasks::default(),
            holds: ArrayVec::new(),
            attack: None,
            players: players.collect(),
            piles: Card::PILES.map(|card| self.content.card(card).copies),
            lots: Building::ALL.map(|building| self.content.building(building).copies),
            path,
            asgard,
            missions: MissionDeck { fresh: self.all_missions(), returned: ArrayVec::new() },
            achievements,
            tie_break: ArrayVec::new(),
            winners: SeatSet::EMPTY,
            chance,
        }
    }

    fn choose_achievements(&self, chance: &mut Chance) -> [Achievement; 4] {
        if self.first_game {
            return self.content.readings.first_game_achievements;
        }
        let mut all = Achievement::ALL;
        chance.shuffle(&mut all);
        [all[0], all[1], all[2], all[3]]
    }

    pub(crate) fn starting_deck(&self) -> Pile {
        self.pile_of(|card| card.market() == Market::Starting)
    }

    /// All copies of the cards wanted.
    pub(crate) fn pile_of(&self, wanted: impl Fn(&Card) -> bool) -> Pile {
        let mut pile = Pile::EMPTY;
        for card in Card::ALL.into_iter().filter(wanted) {
            pile.add_many(card, self.content.card(card).copies);
        }
        pile
    }

    pub(crate) fn all_missions(&self) -> ArrayVec<Mission, { crate::state::MISSIONS_MAX }> {
        Mission::ALL
            .into_iter()
            .flat_map(|mission| std::iter::repeat_n(mission, usize::from(self.content.mission(mission).copies)))
            .collect()
    }
}
