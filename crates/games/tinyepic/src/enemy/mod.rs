//! The enemy clan of the solo game (p. 16–23): its steps and its turn. Every step says why it happens; where the
//! rulebook leaves a tie to the player, the step waits for the player. Its sails, settlers, tracks, buildings and
//! battles have a file each.

mod battle;
mod building;
mod sail;
mod settlers;
mod tracks;

use engine::{Seat, Sink};

use crate::TinyEpic;
use crate::content::Deed;
use crate::event::{DeedWhy, Event, IdleWhy, TempleWhy};
use crate::names::{Card, Clan, Island, IslandSet, Rune};
use crate::state::{State, Task};

const HUMAN: Seat = Seat(0);

impl TinyEpic {
    /// A step of the enemy. Says whether it waits for the player to break a tie; then nothing has happened.
    pub(crate) fn enemy_step(&self, state: &mut State, task: Task, sink: &mut impl Sink<Event>) -> bool {
        match task {
            Task::EnemyTurn => self.enemy_turn(state, sink),
            Task::EnemyLeader(card) => {
                let viking = self.content.viking(card);
                self.enemy_does(state, viking.leader, viking.rune, DeedWhy::Leader, sink);
            }
            Task::EnemyRune(card) => self.enemy_rune_action(state, card, sink),
            Task::EnemyDeed { rune, why } => {
                let deed = self.enemy_board().runes[rune.index()];
                self.enemy_does(state, deed, rune, why, sink);
            }
            Task::EnemyDeploy { n } => {
                let island = self.chart.island_of(state.enemy.chieftain);
                self.enemy_settles(state, island, n, sink);
            }
            Task::EnemyDedicate { rune } => self.enemy_dedicates(state, rune, sink),
            Task::EnemyIcons { rune } => self.enemy_next_icon(state, rune, sink),
            Task::EnemyMarkers => self.enemy_markers_back(state, sink),
            tied => return self.enemy_tied_step(state, tied, sink),
        }
        false
    }

    /// A step in which several places may be equally good; then it waits.
    pub(super) fn enemy_tied_step(&self, state: &mut State, task: Task, sink: &mut impl Sink<Event>) -> bool {
        match task {
            Task::EnemyTarget { n, rune } => {
                let targets = self.enemy_targets(state, rune);
                if targets.several() {
                    return true;
                }
                match targets.first() {
                    Some(island) => self.enemy_sets_out(state, n, rune, island, None, sink),
                    None => sink.plain(Event::EnemyIdle { why: IdleWhy::NoFerry }),
                }
            }
            Task::EnemyCourse { left, target } => {
                let ahead = self.enemy_next_docks(state, target);
                if left > 0 && ahead.several() {
                    return true;
                }
                self.enemy_course(state, left, target, ahead.first(), sink);
            }
            Task::EnemyGather { left, island } => {
                let sources = self.enemy_sources(state, island);
                if sources.several() {
                    return true;
                }
                match sources.first() {
                    Some(source) => self.enemy_gathers(state, left, island, source, None, sink),
                    None => sink.plain(Event::EnemyIdle { why: IdleWhy::NoSettlers }),
                }
            }
            Task::EnemyChase => {
                let prey = self.enemy_prey(state);
                if prey.several() {
                    return true;
                }
                match prey.first() {
                    Some(dock) => self.enemy_chases(state, dock, sink),
                    None => sink.plain(Event::EnemyIdle { why: IdleWhy::NoPrey }),
                }
            }
            Task::EnemyTemple => {
                let sites = self.enemy_temple_sites(state);
                if sites.several() {
                    return true;
                }
                match sites.first() {
                    Some(island) => self.enemy_raises_temple(state, island, TempleWhy::MostSettlers, sink),
                    None => sink.plain(Event::EnemyIdle { why: IdleWhy::NoTemple }),
                }
            }
            Task::EnemyFavor { bonus } => {
                if self.enemy_can_begin(state).is_ok() && self.enemy_ends(state).len() > 1 {
                    return true;
                }
                self.enemy_begins_battle(state, bonus, None, sink);
            }
            _ => {}
        }
        false
    }

    pub(super) fn enemy_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.tasks.push(Task::BeginTurn(HUMAN));
        let Some(card) = self.enemy_draws(state, sink) else { return };
        state.enemy.leader_row.push(card);
        sink.reveal(Event::EnemyPlays { card });
        let rune = self.rune_of_card(card);
        state.tasks.push(Task::EnemyMarkers);
        state.tasks.push(Task::EnemyIcons { rune });
        state.tasks.push(Task::EnemyRune(card));
        state.tasks.push(Task::EnemyLeader(card));
    }

    /// Its own deck first; an empty one is helped out by the viking deck.
    pub(super) fn enemy_draws(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        state.enemy.deck.pop().or_else(|| self.draw_card(state, sink))
    }

    pub(super) fn enemy_rune_action(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let viking = self.content.viking(card);
        if !viking.need.met_by(self.active_runes(state, Clan::ENEMY)) {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoRunes });
        }
        let (deed, why) = if viking.rune_action.is_main() {
            (viking.rune_action, DeedWhy::Rune)
        } else {
            (self.enemy_board().runes[viking.rune.index()], DeedWhy::Board)
        };
        self.enemy_does(state, deed, viking.rune, why, sink);
    }

    pub(super) fn enemy_does(
        &self,
        state: &mut State,
        deed: Deed,
        rune: Rune,
        why: DeedWhy,
        sink: &mut impl Sink<Event>,
    ) {
        sink.plain(Event::EnemyDoes { deed, why });
        match deed {
            Deed::Sail { n } => state.tasks.push(Task::EnemyTarget { n, rune }),
            Deed::Explore { n } => {
                let dock = self.chart.dock(state.enemy.chieftain);
                let island = dock.ferry.map_or(dock.island, |across| self.chart.island_of(across));
                self.push_settle_checks(state);
                self.enemy_settles(state, island, n, sink);
            }
            Deed::Harvest { n } => self.enemy_harvests(state, n, sink),
            Deed::Build { n } => {
                state.tasks.push(Task::Control);
                (0..n).for_each(|_| self.enemy_builds(state, sink));
            }
            _ => {}
        }
    }

    pub(super) fn push_settle_checks(&self, state: &mut State) {
        state.tasks.push(Task::Control);
        state.tasks.push(Task::Attack(Clan::ENEMY));
    }
}

/// The islands with the least measure.
fn least(islands: IslandSet, measure: impl Fn(Island) -> u8) -> IslandSet {
    if !islands.several() {
        return islands;
    }
    let mut best = u8::MAX;
    let mut found = IslandSet::EMPTY;
    for island in islands.iter() {
        let measured = measure(island);
        if measured < best {
            best = measured;
            found = IslandSet::EMPTY;
        }
        if measured == best {
            found.insert(island);
        }
    }
    found
}
