//! The enemy clan of the solo game (p. 16–23): its turn, its sails along shores and ferries, its
//! settlers, boats and temples, and the icons of its resource tracks. Every step says why it happens;
//! where the rulebook leaves a tie to the player, the step waits for the player.

use engine::{Audience, News, Seat, Sink};

use crate::TinyEpic;
use crate::chart::Half;
use crate::content::{Bag, Deed, Icon, TRACK_END};
use crate::event::{DeedWhy, DockWhy, Event, FavorWhy, IdleWhy, MoveWhy, SourceWhy, StopWhy, TargetWhy, TempleWhy};
use crate::list::List;
use crate::names::{Card, Clan, DockSet, FOOD, Island, IslandSet, Place, Resource, Rune};
use crate::state::{Battle, End, FuryWhy, State, Task};

const HUMAN: Seat = Seat(0);
/// The middle of the board, for the nearer end of a favor row.
const MIDDLE_X: f32 = 50.0;

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
            Task::EnemyDeploy { n } => {
                let island = self.chart.island_of(state.enemy.chieftain);
                self.enemy_settles(state, island, n, sink);
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
            Task::EnemyDedicate { rune } => self.enemy_dedicates(state, rune, sink),
            Task::EnemyIcons { rune } => self.enemy_next_icon(state, rune, sink),
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
            Task::EnemyMarkers => self.enemy_markers_back(state, sink),
            _ => {}
        }
        false
    }

    // ---- its turn

    fn enemy_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
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
    fn enemy_draws(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Option<Card> {
        state.enemy.deck.pop().or_else(|| self.draw_card(state, sink))
    }

    fn enemy_rune_action(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
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

    fn enemy_does(&self, state: &mut State, deed: Deed, rune: Rune, why: DeedWhy, sink: &mut impl Sink<Event>) {
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

    fn push_settle_checks(&self, state: &mut State) {
        state.tasks.push(Task::Control);
        state.tasks.push(Task::Attack(Clan::ENEMY));
    }

    // ---- sail

    /// Islands it may sail to: the nearest of the rune, and of those the ones with least enemy influence.
    pub(crate) fn enemy_targets(&self, state: &State, rune: Rune) -> IslandSet {
        let nearest = self.chart.nearest(state.enemy.chieftain, rune);
        least(nearest, |island| self.influence(state, Clan::ENEMY, island))
    }

    /// The target is settled: the course, then settlers, attack, control and dedications.
    pub(crate) fn enemy_sets_out(
        &self,
        state: &mut State,
        n: u8,
        rune: Rune,
        target: Island,
        chosen: Option<TargetWhy>,
        sink: &mut impl Sink<Event>,
    ) {
        let here = state.enemy.chieftain;
        let distance = self.chart.shore_distance_to(here, target);
        let why = chosen.unwrap_or_else(|| {
            if self.chart.island(self.chart.island_of(here)).rune == rune {
                TargetWhy::OtherIsland
            } else if self.chart.nearest(here, rune).several() {
                TargetWhy::LessInfluence
            } else {
                TargetWhy::Nearest
            }
        });
        sink.plain(Event::EnemyTarget { island: target, distance, why });
        state.tasks.push(Task::EnemyDedicate { rune });
        self.push_settle_checks(state);
        state.tasks.push(Task::EnemyDeploy { n });
        let left = n + self.enemy_board().chieftain_sail;
        state.tasks.push(Task::EnemyCourse { left, target });
    }

    /// The next docks on shortest ways to the target.
    pub(crate) fn enemy_next_docks(&self, state: &State, target: Island) -> DockSet {
        self.chart.shore_ahead(state.enemy.chieftain, target)
    }

    fn enemy_course(
        &self,
        state: &mut State,
        left: u8,
        target: Island,
        ahead: Option<Place>,
        sink: &mut impl Sink<Event>,
    ) {
        let dock = state.enemy.chieftain;
        if self.chart.island_of(dock) == target {
            return sink.plain(Event::EnemyStops { dock, why: StopWhy::Reached });
        }
        match ahead {
            Some(next) if left > 0 => self.enemy_sails_on(state, left, target, next, false, sink),
            _ => sink.plain(Event::EnemyStops { dock, why: StopWhy::OutOfMoves }),
        }
    }

    pub(crate) fn enemy_sails_on(
        &self,
        state: &mut State,
        left: u8,
        target: Island,
        next: Place,
        chosen: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let by_ferry = self.chart.dock(state.enemy.chieftain).ferry == Some(next);
        let why = match (chosen, by_ferry) {
            (true, _) => MoveWhy::YourChoice,
            (false, true) => MoveWhy::Ferry,
            (false, false) => MoveWhy::Shore,
        };
        state.tasks.push(Task::EnemyCourse { left: left - 1, target });
        self.chieftain_to(state, next, why, sink);
        self.enemy_raids(state, sink);
    }

    /// The chieftain boat comes into a dock; a boat of the player there has to leave.
    fn chieftain_to(&self, state: &mut State, to: Place, why: MoveWhy, sink: &mut impl Sink<Event>) {
        let from = std::mem::replace(&mut state.enemy.chieftain, to);
        state.changed.insert(self.chart.island_of(from));
        state.changed.insert(self.chart.island_of(to));
        sink.plain(Event::EnemyMoves { from, to, why });
        if let Some(boat) = state.clan(HUMAN).boats.iter().position(|boat| *boat == to) {
            state.tasks.push(Task::Retreat { seat: HUMAN, boat: boat as u8 });
        }
    }

    fn enemy_raids(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let dock = state.enemy.chieftain;
        if state.villages.contains(dock) {
            state.villages.remove(dock);
            state.enemy.raided += 1;
            sink.plain(Event::EnemyRaids { dock });
        }
    }

    // ---- settlers

    fn settlers_at_home(&self, state: &State) -> u8 {
        self.content.enemy.settlers.saturating_sub(state.enemy.settlers.array().iter().sum())
    }

    /// Settlers come from its board, and what is missing from another island.
    fn enemy_settles(&self, state: &mut State, island: Island, n: u8, sink: &mut impl Sink<Event>) {
        let from_board = n.min(self.settlers_at_home(state));
        if from_board > 0 {
            *state.settlers_mut(Clan::ENEMY, island) += from_board;
            state.arrived.insert(island);
            sink.plain(Event::EnemySettles { island, settlers: from_board, from: None, why: SourceWhy::Board });
        }
        if n > from_board {
            state.tasks.push(Task::EnemyGather { left: n - from_board, island });
        }
    }

    /// Islands from which missing settlers come: most enemy settlers, then least influence of the player.
    pub(crate) fn enemy_sources(&self, state: &State, island: Island) -> IslandSet {
        let others = state.enemy.settlers.present().without(IslandSet::one(island));
        let most = least(others, |other| u8::MAX - state.enemy.settlers[other]);
        least(most, |other| self.influence(state, Clan::of(HUMAN), other))
    }

    pub(crate) fn enemy_gathers(
        &self,
        state: &mut State,
        left: u8,
        island: Island,
        source: Island,
        chosen: Option<SourceWhy>,
        sink: &mut impl Sink<Event>,
    ) {
        let most = state.enemy.settlers[source];
        let equals = self.chart.islands.iter().filter(|other| *other != island && state.enemy.settlers[*other] == most);
        let why =
            chosen.unwrap_or(if equals.count() > 1 { SourceWhy::LeastInfluence } else { SourceWhy::MostSettlers });
        let settlers = left.min(most);
        *state.settlers_mut(Clan::ENEMY, source) -= settlers;
        *state.settlers_mut(Clan::ENEMY, island) += settlers;
        state.arrived.insert(island);
        sink.plain(Event::EnemySettles { island, settlers, from: Some(source), why });
        if left > settlers {
            state.tasks.push(Task::EnemyGather { left: left - settlers, island });
        }
    }

    // ---- villages

    /// One village after the other goes to the action with the fewest, topmost first (p. 19).
    fn enemy_dedicates(&self, state: &mut State, rune: Rune, sink: &mut impl Sink<Event>) {
        if state.enemy.raided == 0 {
            return;
        }
        let open = (0..4).filter(|stack| self.stack_is_open(state.action_stacks[*stack]));
        let Some(stack) = open.min_by_key(|stack| state.action_stacks[*stack]) else {
            state.enemy.raided = 0;
            return sink.plain(Event::EnemyIdle { why: IdleWhy::StacksFull });
        };
        state.enemy.raided -= 1;
        state.action_stacks[stack] += 1;
        let deed = self.content.dedications[stack];
        sink.plain(Event::EnemyDedicates { deed, villages: state.action_stacks[stack] });
        state.tasks.push(Task::EnemyDedicate { rune });
        self.enemy_does(state, deed, rune, DeedWhy::Dedication, sink);
    }

    // ---- resources

    /// One marker after the other, from the top track down, then what empty slots add (p. 20).
    fn enemy_harvests(&self, state: &mut State, n: u8, sink: &mut impl Sink<Event>) {
        let boat_slots = self.open_slots(self.content.enemy.boats, self.boats_at_home(state));
        let temple_slots = self.open_slots(self.content.enemy.temples, self.temples_at_home(state));
        let mut amounts = spread(n).map(|amount| amount + temple_slots);
        amounts[FOOD.index()] += boat_slots;
        let gained = self.advance_markers(state, amounts);
        sink.plain(Event::EnemyHarvests { gained, boat_slots, temple_slots, tracks: state.enemy.tracks });
    }

    /// Pieces leave from the left and come home to the right, so empty slots are counted from the left.
    fn open_slots(&self, all: u8, at_home: u8) -> u8 {
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
    fn advance_markers(&self, state: &mut State, amounts: [u8; 3]) -> [u8; 3] {
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

    fn enemy_markers_back(&self, state: &mut State, sink: &mut impl Sink<Event>) {
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

    // ---- build

    fn dock_is_taken(&self, state: &State, dock: Place) -> bool {
        state.enemy.boats.contains(dock) || state.clan(HUMAN).has_boat_at(dock)
    }

    /// A boat goes to the chieftain's dock, else to the next free one clockwise, else to an island beside it.
    fn enemy_builds(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if self.boats_at_home(state) == 0 {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoBoats });
        }
        let here = state.enemy.chieftain;
        let island = self.chart.island_of(here);
        let shore = &self.chart.island(island).docks;
        let start = shore.iter().position(|dock| *dock == here).unwrap_or(0);
        let mut clockwise = (0..shore.len()).map(|steps| shore[(start + steps) % shore.len()]);
        let free_here = clockwise.find(|dock| !self.dock_is_taken(state, *dock));
        let beside = self.chart.island(island).neighbours;
        let free_beside = || {
            let docks = beside.iter().flat_map(|near| self.chart.island(near).docks.iter().copied());
            let free = docks.filter(|dock| !self.dock_is_taken(state, *dock));
            free.min_by_key(|dock| self.chart.shore_distance(here, *dock))
        };
        let Some(dock) = free_here.or_else(free_beside) else {
            return sink.plain(Event::EnemyIdle { why: IdleWhy::NoDock });
        };
        let why = match free_here {
            Some(free) if free == here => DockWhy::AtChieftain,
            Some(_) => DockWhy::NextFree,
            None => DockWhy::NextIsland,
        };
        state.enemy.boats.insert(dock);
        state.changed.insert(self.chart.island_of(dock));
        sink.plain(Event::EnemyBuilds { dock, why });
    }

    // ---- icons

    /// The next icon that fired: top track first, left to right (p. 21).
    fn enemy_next_icon(&self, state: &mut State, rune: Rune, sink: &mut impl Sink<Event>) {
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
    fn enemy_fury(&self, state: &mut State, sink: &mut impl Sink<Event>) {
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

    fn enemy_crosses(&self, state: &mut State, rune: Rune, sink: &mut impl Sink<Event>) {
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

    // ---- battle

    /// Its top card face up into the battle row.
    pub(crate) fn play_battle_card(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if let Some(card) = self.enemy_draws(state, sink) {
            state.enemy.battle_row.push(card);
            sink.reveal(Event::EnemyBattleCard { card: Some(card) });
        }
    }

    fn enemy_can_begin(&self, state: &State) -> Result<(), IdleWhy> {
        if state.tasks.contains(&Task::EndEra) {
            Err(IdleWhy::EraOver)
        } else if state.battle.is_none() && !state.any_favor() {
            Err(IdleWhy::NoFavor)
        } else {
            Ok(())
        }
    }

    /// The ends it may pick from: the row of the chieftain's half, the nearer end (p. 23).
    pub(crate) fn enemy_ends(&self, state: &State) -> List<End, 4> {
        if state.battle.is_some() {
            return List::new();
        }
        let dock = self.chart.dock(state.enemy.chieftain);
        let wished = usize::from(self.chart.island(dock.island).half != Half::Top);
        let row = if state.rows[wished].is_empty() { 1 - wished } else { wished };
        let ends = [true, false].into_iter().filter(|left| {
            let nearer = if *left { dock.x <= MIDDLE_X } else { dock.x >= MIDDLE_X };
            // A single card is both ends.
            if state.rows[row].len() == 1 { *left } else { nearer }
        });
        ends.map(|left| End::of(row, left)).collect()
    }

    pub(crate) fn enemy_begins_battle(
        &self,
        state: &mut State,
        bonus: u8,
        chosen: Option<End>,
        sink: &mut impl Sink<Event>,
    ) {
        if let Err(why) = self.enemy_can_begin(state) {
            return sink.plain(Event::EnemyIdle { why });
        }
        if let Some(battle) = &mut state.battle {
            battle.bonus = battle.bonus.max(bonus);
            return sink.plain(Event::EnemyBattleGrows { bonus: battle.bonus });
        }
        let dock = self.chart.dock(state.enemy.chieftain);
        let Some(end) = chosen.or_else(|| self.enemy_ends(state).first().copied()) else { return };
        let Some(card) = self.enemy_draws(state, sink) else { return };
        let Some(favor) = state.take_favor(end) else { return };
        state.enemy.battle_row.push(card);
        sink.emit(Audience::All, News::Plain, Event::EnemyBattleCard { card: None });
        let own_row = usize::from(self.chart.island(dock.island).half != Half::Top);
        let why = match (chosen, end.row() == own_row) {
            (Some(_), _) => FavorWhy::YourChoice,
            (None, true) => FavorWhy::Nearest,
            (None, false) => FavorWhy::OtherRow,
        };
        sink.plain(Event::EnemyFavor { favor, end, why });
        state.battle = Some(Battle { starter: Clan::ENEMY, favor, end, fighters: 0, bonus });
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

/// `n` resources one at a time: wood, food, steel, wood …
fn spread(n: u8) -> [u8; 3] {
    std::array::from_fn(|index| (n + 2 - index as u8) / 3)
}
