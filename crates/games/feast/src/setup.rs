//! Laying out the table, up to the first decision.

use engine::{Chance, Seat, SeatSet, Sink};

use crate::Feast;
use crate::event::Event;
use crate::items::Item;
use crate::names::Weapon;
use crate::occupations::CardTask;
use crate::state::{PLAYERS_MAX, Phase, State, Task};

impl Feast {
    pub(crate) fn start(&self, chance: Chance, sink: &mut impl Sink<Event>) -> State {
        let mut state = State {
            chance,
            round: 1,
            phase: Phase::NewViking,
            start_player: Seat(0),
            turn: Seat(0),
            passed: SeatSet::EMPTY,
            last_placed: None,
            players: Default::default(),
            spaces: Default::default(),
            strips: Default::default(),
            islands: Default::default(),
            houses: Default::default(),
            sheds: Default::default(),
            specials: Default::default(),
            weapon_deck: Default::default(),
            weapon_discard: Default::default(),
            occupation_deck: self.dark_cards,
            copy_columns: [0; 2],
            tasks: Default::default(),
            using: Default::default(),
            dice: Default::default(),
            table: Default::default(),
        };
        for weapon in Weapon::ALL {
            let dealt = self.content.setup_weapons.iter().filter(|dealt| **dealt == weapon).count() as u8;
            state.weapon_deck[weapon] = self.content.weapon_cards[weapon.index()].saturating_sub(dealt * self.players);
        }
        let mut light = self.starting_cards;
        for seat in Seat::all(self.players) {
            let place = state.chance.below((light.len() as u32).max(1)) as usize;
            let player = state.player_mut(seat);
            player.thing = self.length().thing;
            for weapon in &self.content.setup_weapons {
                player.weapons[*weapon] += 1;
            }
            for (item, amount) in self.content.setup_goods.iter() {
                if let Item::Good(good) = item {
                    player.goods[good] += amount;
                }
            }
            if let Some(card) = light.iter().nth(place).filter(|_| !self.chosen_start) {
                light.remove(card);
                player.hand.insert(card);
            }
        }
        if self.players == PLAYERS_MAX as u8 {
            state.copy_columns = [1 + state.chance.below(2) as u8, 3 + state.chance.below(2) as u8];
        }
        for _ in 0..self.content.open_strips[self.players as usize - 1] {
            self.open_strip(&mut state, sink);
        }
        state.start_player = Seat(state.chance.below(self.players.into()) as u8);
        state.turn = state.start_player;
        self.begin_phase(&mut state, sink);
        self.advance(&mut state, sink);
        if self.chosen_start {
            state.owe(Seat(0), Task::Card(CardTask::ChooseStart));
        }
        state
    }
}
