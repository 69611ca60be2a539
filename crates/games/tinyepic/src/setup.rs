//! Laying out the table, up to the last start boat.

use engine::{Chance, Seat, Sink, Tasks};

use crate::TinyEpic;
use crate::event::Event;
use crate::list::List;
use crate::names::{CARDS, Card, CardSet, Clan, Favor, God, Island, IslandSet, Islands, Place};
use crate::state::{ClanState, EnemyState, FuryWhy, Phase, State};

/// The start boat is the fourth.
const START_BOAT: usize = 3;

impl TinyEpic {
    pub(crate) fn start(&self, mut chance: Chance, sink: &mut impl Sink<Event>) -> State {
        let mut gods: [God; God::COUNT] = std::array::from_fn(|index| God(index as u8));
        chance.shuffle(&mut gods);
        let mut favors: [Favor; Favor::COUNT] = std::array::from_fn(|index| Favor(index as u8));
        chance.shuffle(&mut favors);
        let per_row = self.content.favors_per_row as usize;
        let mut deck: List<Card, CARDS> = Card::all().collect();
        chance.shuffle(&mut deck);
        let first = Seat(if self.is_solo() { 0 } else { chance.below(u32::from(self.players)) as u8 });
        let clan = ClanState { resources: [self.content.resources_start; 3], ..ClanState::default() };
        let mut state = State {
            chance,
            phase: Phase::Launch,
            era: 1,
            first,
            before_neutral: Seat(0),
            turn: first.right(1, self.players),
            gods: [gods[0], gods[1], gods[2]],
            fury: [0; 3],
            rows: [favors[..per_row].iter().copied().collect(), favors[per_row..2 * per_row].iter().copied().collect()],
            villages: self.chart.villages,
            holders: Islands::default(),
            action_stacks: [0; 4],
            god_stacks: [0; 3],
            deck,
            discard: CardSet::EMPTY,
            buried: CardSet::EMPTY,
            invaders: CardSet::EMPTY,
            last_invader: None,
            outside: CardSet::EMPTY,
            clans: [clan; crate::names::PLAYERS_MAX],
            enemy: EnemyState { chieftain: Place::ASHORE, ..EnemyState::default() },
            battle: None,
            tasks: Tasks::default(),
            arrived: IslandSet::EMPTY,
            changed: IslandSet::EMPTY,
        };
        match self.players {
            1 => self.set_up_enemy(&mut state, sink),
            2 => self.set_up_neutral(&mut state, sink),
            _ => {}
        }
        state
    }

    /// Two players: a temple and settlers of the neutral clan on each outer island (p. 16). It sits between
    /// the two; on whose side is drawn, since its fresh hands go to the same player in two of three eras.
    fn set_up_neutral(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.before_neutral = Seat(state.chance.below(2) as u8);
        sink.reveal(Event::NeutralSits { after: state.before_neutral });
        for island in self.chart.islands.iter().filter(|island| self.chart.island(*island).outer) {
            state.enemy.settlers[island] = self.content.neutral_settlers;
            state.enemy.temples.insert(island);
        }
    }

    /// Solo: one inner island falls to the enemy (p. 17).
    fn set_up_enemy(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let inner: List<Island, 9> =
            self.chart.islands.iter().filter(|island| !self.chart.island(*island).outer).collect();
        let island = inner[state.chance.below(inner.len() as u32) as usize];
        let rune = self.chart.island(island).rune;
        state.holders[island] = Some(Clan::ENEMY);
        state.enemy.settlers[island] = self.content.enemy.start_settlers;
        state.enemy.chieftain = self.chart.island(island).chieftain_dock.unwrap_or_default();
        sink.reveal(Event::RuneTaken { clan: Clan::ENEMY, island, rune, from: None });
        self.add_fury(state, rune, self.content.enemy.start_fury as i8, FuryWhy::EnemyStart, sink);
    }

    /// A start boat is placed; counterclockwise, the first player last.
    pub(crate) fn launch(&self, state: &mut State, seat: Seat, fjord: Place, sink: &mut impl Sink<Event>) {
        state.clan_mut(seat).boats[START_BOAT] = fjord;
        sink.plain(Event::Launched { seat, fjord });
        if seat == state.first {
            self.begin_era(state, sink);
        } else {
            state.turn = seat.right(1, self.players);
        }
    }
}
