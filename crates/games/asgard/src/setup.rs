//! Laying out the table.

use arrayvec::ArrayVec;
use engine::{Chance, Sink};

use crate::Asgard;
use crate::card::Card;
use crate::event::Event;
use crate::names::God;
use crate::state::{DECK_MAX, Stage, State};

impl Asgard {
    /// Goals and deck shuffled, the first hands dealt.
    pub(crate) fn start(&self, mut chance: Chance, sink: &mut impl Sink<Event>) -> State {
        let mut goals = God::ALL;
        chance.shuffle(&mut goals);
        let mut deck: ArrayVec<Card, DECK_MAX> = Card::kinds()
            .flat_map(|card| std::iter::repeat_n(card, self.content.copies[card.kind()] as usize))
            .collect();
        chance.shuffle(&mut deck);
        let mut state = State {
            round: 1,
            stage: Stage::Contest,
            laid: 0,
            deck,
            hands: Default::default(),
            chosen: Default::default(),
            tableaux: Default::default(),
            scored: Default::default(),
            goals,
            doubled: None,
            chance,
        };
        self.deal(&mut state, sink);
        state
    }
}
