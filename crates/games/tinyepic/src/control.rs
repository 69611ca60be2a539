//! Influence, attacks on settlers, control of islands and the fury that follows from it.

use engine::Sink;

use crate::TinyEpic;
use crate::event::Event;
use crate::names::{Clan, Island, Rune};
use crate::state::{Face, FuryWhy, State};

impl TinyEpic {
    /// The clans that have pieces in this game.
    pub(crate) fn all_clans(&self) -> impl Iterator<Item = Clan> + Clone + '_ {
        self.clans.iter().copied()
    }

    /// Influence of a clan on an island: settlers, a temple, and boats in the island's docks (p. 13).
    pub fn influence(&self, state: &State, clan: Clan, island: Island) -> u8 {
        let settlers = state.settlers(clan, island) * self.content.settler_influence;
        let temple = if state.has_temple(clan, island) { self.content.temple_influence } else { 0 };
        settlers + temple + self.docked_boats(state, clan, island) * self.content.boat_influence
    }

    pub(crate) fn docked_boats(&self, state: &State, clan: Clan, island: Island) -> u8 {
        match clan.seat() {
            Some(seat) => {
                let boats = &state.clan(seat).boats;
                boats.iter().filter(|boat| self.chart.harbour(**boat) == Some(island)).count() as u8
            }
            None if self.is_solo() => {
                let chieftain = state.enemy.chieftain;
                let boats = state.enemy.boats.both(self.chart.island(island).dock_set).len() as u8;
                boats + u8::from(self.chart.harbour(chieftain) == Some(island))
            }
            None => 0,
        }
    }

    /// Boots on the ground: a settler or a temple. Boats are none.
    pub(crate) fn has_boots(&self, state: &State, clan: Clan, island: Island) -> bool {
        state.settlers(clan, island) > 0 || state.has_temple(clan, island)
    }

    /// Active runes by type: of islands held and of cards that lie face up in the rows.
    pub fn active_runes(&self, state: &State, clan: Clan) -> [u8; 3] {
        let mut runes = self.island_runes(state, clan);
        match clan.seat() {
            Some(seat) => {
                for played in state.clan(seat).row.iter().filter(|played| played.face == Face::Up) {
                    runes[self.content.viking(played.card).rune.index()] += 1;
                }
            }
            None => {
                for row in [&*state.enemy.leader_row, &*state.enemy.battle_row] {
                    row.iter().for_each(|card| runes[self.content.viking(*card).rune.index()] += 1);
                }
                // The face-down card of a battle it has begun gives no rune yet.
                if let Some(card) = self.enemy_hidden_card(state) {
                    runes[self.content.viking(card).rune.index()] -= 1;
                }
            }
        }
        runes
    }

    pub(crate) fn island_runes(&self, state: &State, clan: Clan) -> [u8; 3] {
        let mut runes = [0; 3];
        for island in self.chart.islands.iter() {
            runes[self.chart.island(island).rune.index()] += u8::from(state.holders[island] == Some(clan));
        }
        runes
    }

    /// After settlers arrived: where the clan has more than every other, each other loses one (p. 12).
    pub(crate) fn attack(&self, state: &mut State, clan: Clan, sink: &mut impl Sink<Event>) {
        let arrived = std::mem::take(&mut state.arrived);
        for island in arrived.iter() {
            let own = state.settlers(clan, island);
            let others = self.all_clans().filter(|other| *other != clan);
            if others.clone().any(|other| state.settlers(other, island) >= own) {
                continue;
            }
            for victim in others {
                if state.settlers(victim, island) > 0 {
                    *state.settlers_mut(victim, island) -= 1;
                    sink.plain(Event::Attacked { by: clan, victim, island });
                }
            }
        }
    }

    /// Checks control of every island whose pieces changed (p. 13): the clan with boots and strictly the
    /// most influence takes the rune; a holder without influence returns it.
    pub(crate) fn check_control(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let changed = std::mem::take(&mut state.changed);
        for island in changed.iter() {
            let holder = state.holders[island];
            let rune = self.chart.island(island).rune;
            match (self.strongest(state, island), holder) {
                (Some(strongest), _) if Some(strongest) == holder => {}
                // The neutral clan leaves the rune on its island and angers no god (p. 16).
                (Some(Clan::ENEMY), Some(clan)) if !self.is_solo() => {
                    state.holders[island] = None;
                    sink.plain(Event::RuneReturned { clan, island, rune });
                }
                (Some(Clan::ENEMY), None) if !self.is_solo() => {}
                (Some(strongest), from) => {
                    state.holders[island] = Some(strongest);
                    sink.plain(Event::RuneTaken { clan: strongest, island, rune, from });
                    self.add_fury(state, rune, 1, FuryWhy::RuneTaken, sink);
                }
                (None, Some(clan)) if self.influence(state, clan, island) == 0 => {
                    state.holders[island] = None;
                    sink.plain(Event::RuneReturned { clan, island, rune });
                }
                (None, _) => {}
            }
        }
    }

    /// The clan with boots that has more influence than every other.
    pub(crate) fn strongest(&self, state: &State, island: Island) -> Option<Clan> {
        let mut best = 0;
        let mut leader = None;
        for clan in self.all_clans() {
            let influence = self.influence(state, clan, island);
            if influence > best {
                best = influence;
                leader = Some(clan);
            } else if influence == best {
                leader = None;
            }
        }
        leader.filter(|clan| self.has_boots(state, *clan, island))
    }

    pub(crate) fn add_fury(&self, state: &mut State, rune: Rune, by: i8, why: FuryWhy, sink: &mut impl Sink<Event>) {
        let fury = &mut state.fury[rune.index()];
        let from = *fury;
        *fury = from.saturating_add_signed(by);
        if *fury != from {
            let god = state.gods[rune.index()];
            sink.plain(Event::Fury { god, rune, from, to: *fury, why });
        }
    }
}
