//! The resource tracks of the enemy: harvests move the markers, and icons on the way act.

use engine::Sink;

use super::HUMAN;
use super::least;
use crate::TinyEpic;
use crate::content::{Bag, Icon, TRACK_END};
use crate::event::{Event, IdleWhy, MoveWhy, TempleWhy};
use crate::names::{Clan, DockSet, FOOD, Island, IslandSet, Place, Resource, Rune};
use crate::state::{FuryWhy, State, Task};

impl TinyEpic {
    /// One marker after the other, from the top track down, then what empty slots add (p. 20).
    pub(super) fn enemy_harvests(&self, state: &mut State, n: u8, sink: &mut impl Sink<Event>) {
        let boat_slots = self.open_slots(self.content.enemy.boats, self.boats_at_home(state));
        let temple_slots = self.open_slots(self.content.enemy.temples, self.temples_at_home(state));
        let mut amounts = spread(n).map(|amount| amount + temple_slots);
        amounts[FOOD.index()] += boat_slots;
        let gained = self.advance_markers(state, amounts);
        sink.plain(Event::EnemyHarvests { gained, boat_slots, temple_slots, tracks: state.enemy.tracks });
    }

    /// Pieces leave from the left and come home to the right, so empty slots are counted from the left.
    pub(super) fn open_slots(&self, all: u8, at_home: u8) -> u8 {
        all.saturating_sub(at_home) / self.content.enemy.per_slot
    }

    pub(crate) fn boats_at_home(&self, state: &State) -> u8 {
        self.content.enemy.boats.saturating_sub(state.enemy.boats.len() as u8)
    }

    pub(crate) fn temples_at_home(&self, state: &State) -> u8 {
        self.content.enemy.temples.saturating_sub(state.enemy.temples.len() as u8)
    }

    /// The bag of a favor card: what it may choose goes to the tracks from the top down.
    pub(crate) fn enemy_gains(&self, state: &mut State, bag: Bag, sink: &mut impl Sink<Event>) {
        let free = spread(bag.any);
        let amounts = std::array::from_fn(|index| bag.fixed()[index] + free[index]);
        let gained = self.advance_markers(state, amounts);
        sink.plain(Event::EnemyGains { gained, tracks: state.enemy.tracks });
    }

    /// Moves markers forward; an icon fires when its space is reached. A marker at the end stays there.
    pub(super) fn advance_markers(&self, state: &mut State, amounts: [u8; 3]) -> [u8; 3] {
        let mut gained = [0; 3];
        for track in 0..3 {
            let from = state.enemy.tracks[track];
            let to = from.saturating_add(amounts[track]).min(TRACK_END);
            let passed = (2_u16 << to) - (2_u16 << from);
            state.enemy.tracks[track] = to;
            state.enemy.fired[track] |= self.enemy_board().icons[track] & passed as u8;
            gained[track] = to - from;
        }
        gained
    }

    pub(super) fn enemy_markers_back(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for track in 0..3 {
            if state.enemy.tracks[track] == TRACK_END {
                state.enemy.tracks[track] = 0;
                let held = &mut state.clan_mut(HUMAN).resources[track];
                let lost = *held > 0;
                *held = held.saturating_sub(1);
                sink.plain(Event::EnemyMarkerBack { track: Resource(track as u8), lost });
            }
        }
    }

    /// The next icon that fired: top track first, left to right (p. 21).
    pub(super) fn enemy_next_icon(&self, state: &mut State, rune: Rune, sink: &mut impl Sink<Event>) {
        let Some(track) = (0..3).find(|track| state.enemy.fired[*track] != 0) else { return };
        let space = state.enemy.fired[track].trailing_zeros() as u8;
        state.enemy.fired[track] &= !(1 << space);
        state.tasks.push(Task::EnemyIcons { rune });
        let Some(icon) = self.enemy_board().tracks[track][space as usize] else { return };
        sink.plain(Event::EnemyIcon { track: Resource(track as u8), space, icon });
        state.tasks.push(Task::Control);
        match icon {
            Icon::Fury => self.enemy_fury(state, sink),
            Icon::ChaseBoat => state.tasks.push(Task::EnemyChase),
            Icon::CrossFerry => self.enemy_crosses(state, rune, sink),
            Icon::AddSettler => {
                let island = self.chart.island_of(state.enemy.chieftain);
                state.tasks.push(Task::Attack(Clan::ENEMY));
                self.enemy_settles(state, island, 1, sink);
            }
            Icon::AddBoat => self.enemy_builds(state, sink),
            Icon::AddTemple => state.tasks.push(Task::EnemyTemple),
            Icon::Battle { bonus } => state.tasks.push(Task::EnemyFavor { bonus }),
        }
    }

    /// The gods whose island runes it has most of.
    pub(super) fn enemy_fury(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let runes = self.island_runes(state, Clan::ENEMY);
        let most = runes.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoIslandRunes });
        }
        for rune in Rune::all().filter(|rune| runes[rune.index()] == most) {
            self.add_fury(state, rune, 1, FuryWhy::EnemyIcon, sink);
        }
    }

    /// Docks with the player's nearest boats.
    pub(crate) fn enemy_prey(&self, state: &State) -> DockSet {
        let docked: DockSet = state.clan(HUMAN).boats.iter().copied().filter(|boat| boat.is_dock()).collect();
        let distance = |dock: Place| self.chart.shore_distance(state.enemy.chieftain, dock);
        let nearest = docked.iter().map(distance).min();
        docked.iter().filter(|dock| Some(distance(*dock)) == nearest).collect()
    }

    pub(crate) fn enemy_chases(&self, state: &mut State, dock: Place, sink: &mut impl Sink<Event>) {
        self.chieftain_to(state, dock, MoveWhy::ChaseIcon, sink);
    }

    pub(super) fn enemy_crosses(&self, state: &mut State, rune: Rune, sink: &mut impl Sink<Event>) {
        let Some(across) = self.chart.dock(state.enemy.chieftain).ferry else {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoFerry });
        };
        state.tasks.push(Task::EnemyDedicate { rune });
        self.chieftain_to(state, across, MoveWhy::FerryIcon, sink);
        self.enemy_raids(state, sink);
    }

    /// Islands with most enemy settlers among those without its temple.
    pub(crate) fn enemy_temple_sites(&self, state: &State) -> IslandSet {
        if self.temples_at_home(state) == 0 {
            return IslandSet::EMPTY;
        }
        let bare = state.enemy.settlers.present().without(state.enemy.temples);
        least(bare, |island| u8::MAX - state.enemy.settlers[island])
    }

    /// A temple rises and half of the settlers there go home, rounded up.
    pub(crate) fn enemy_raises_temple(
        &self,
        state: &mut State,
        island: Island,
        why: TempleWhy,
        sink: &mut impl Sink<Event>,
    ) {
        let settlers = state.settlers_mut(Clan::ENEMY, island);
        let settlers_home = settlers.div_ceil(2);
        *settlers -= settlers_home;
        state.enemy.temples.insert(island);
        sink.plain(Event::EnemyTemple { island, settlers_home, why });
    }
}

/// `n` resources one at a time: wood, food, steel, wood …
fn spread(n: u8) -> [u8; 3] {
    std::array::from_fn(|index| (n + 2 - index as u8) / 3)
}
