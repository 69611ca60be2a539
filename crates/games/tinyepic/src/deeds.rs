//! What players do with their cards: sail, explore, harvest, build and the actions of runes, boons and
//! dedications. Each function changes the state after the decision has been found legal.

use engine::{Audience, News, Seat, Sink};

use crate::TinyEpic;
use crate::action::{Action, Offering};
use crate::content::{Bag, Deed};
use crate::event::Event;
use crate::names::{Card, Clan, FOOD, God, Island, IslandSet, Place, Resource, STEEL, WOOD};
use crate::state::{Face, FuryWhy, State, Task};

impl TinyEpic {
    // ---- sail

    /// Moves a boat. Boats of others in the dock have to leave; a normal boat of the enemy goes home.
    pub(crate) fn sail(&self, state: &mut State, seat: Seat, boat: u8, to: Place, sink: &mut impl Sink<Event>) -> u8 {
        let from = state.clan(seat).boats[boat as usize];
        let path = self.chart.sail_path(from, to);
        sink.plain(Event::Sailed { seat, boat, from, path });
        if from.is_dock() {
            state.changed.insert(self.chart.island_of(from));
        }
        state.clan_mut(seat).boats[boat as usize] = to;
        if to.is_dock() {
            state.changed.insert(self.chart.island_of(to));
            if state.enemy.boats.contains(to) {
                state.enemy.boats.remove(to);
                sink.plain(Event::EnemyBoatHome { dock: to });
            }
        }
        self.chart.sail_distance(from, to)
    }

    /// A sail of `n` with `left` moves still in it.
    pub(crate) fn sail_to(
        &self,
        state: &mut State,
        seat: Seat,
        (boat, to): (u8, Place),
        (n, left): (u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let moved = self.sail(state, seat, boat, to, sink);
        if to.is_dock() {
            state.tasks.push(Task::Land { seat, boat, n, left: left - moved });
            if let Some((owner, other)) = self.boat_at(state, to, seat) {
                state.tasks.push(Task::Retreat { seat: owner, boat: other });
            }
        }
    }

    pub(crate) fn retreat(&self, state: &mut State, seat: Seat, boat: u8, to: Place, sink: &mut impl Sink<Event>) {
        let place = &mut state.clan_mut(seat).boats[boat as usize];
        let from = std::mem::replace(place, to);
        state.changed.insert(self.chart.island_of(from));
        sink.plain(Event::Retreated { seat, boat, from, to });
    }

    pub(crate) fn land(
        &self,
        state: &mut State,
        seat: Seat,
        boat: u8,
        settlers: u8,
        raid: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let dock = state.clan(seat).boats[boat as usize];
        let island = self.chart.island_of(dock);
        if settlers > 0 {
            let food = settlers * self.content.deploy_food;
            *state.settlers_mut(Clan::of(seat), island) += settlers;
            state.clan_mut(seat).resources[FOOD.index()] -= food;
            state.arrived.insert(island);
            sink.plain(Event::Landed { seat, island, settlers, food });
        }
        if raid {
            let steel = self.content.era(state.era).raid_steel;
            state.villages.remove(dock);
            let clan = state.clan_mut(seat);
            clan.resources[STEEL.index()] -= steel;
            clan.villages += 1;
            sink.plain(Event::Raided { seat, dock, steel });
        }
    }

    /// Settlers that can still be landed: on the clan board, and paid for.
    pub(crate) fn landable(&self, state: &State, seat: Seat, n: u8) -> u8 {
        let clan = state.clan(seat);
        let fed = clan.resources[FOOD.index()].checked_div(self.content.deploy_food).unwrap_or(u8::MAX);
        n.min(fed).min(self.content.settlers - clan.settlers_out())
    }

    pub(crate) fn can_raid(&self, state: &State, seat: Seat, dock: Place) -> bool {
        let steel = state.clan(seat).resources[STEEL.index()];
        state.villages.contains(dock) && steel >= self.content.era(state.era).raid_steel
    }

    /// Whether there is anything to decide in a dock.
    pub(crate) fn can_land(&self, state: &State, seat: Seat, boat: u8, n: u8, left: u8) -> bool {
        let clan = state.clan(seat);
        let dock = clan.boats[boat as usize];
        let settlers = clan.settlers_out() < self.content.settlers || state.turn == seat;
        let lands = n > 0 && settlers && clan.resources[FOOD.index()] >= self.content.deploy_food;
        left > 0 || lands || self.can_raid(state, seat, dock)
    }

    /// A settler goes back to the clan board, free, in the own turn (p. 11).
    pub(crate) fn recall(&self, state: &mut State, seat: Seat, island: Island, sink: &mut impl Sink<Event>) {
        *state.settlers_mut(Clan::of(seat), island) -= 1;
        sink.plain(Event::Recalled { seat, island });
    }

    // ---- explore

    pub(crate) fn explore(&self, state: &mut State, seat: Seat, from: Island, to: Island, sink: &mut impl Sink<Event>) {
        let clan = Clan::of(seat);
        *state.settlers_mut(clan, from) -= 1;
        *state.settlers_mut(clan, to) += 1;
        state.arrived.insert(to);
        // Settlers are alike: as long as one stays, one that arrived may be it.
        if state.settlers(clan, from) == 0 {
            state.arrived.remove(from);
        }
        sink.plain(Event::Explored { seat, from, to });
    }

    pub(crate) fn carry(&self, state: &mut State, seat: Seat, from: Island, to: Island, sink: &mut impl Sink<Event>) {
        let temples = &mut state.clan_mut(seat).temples;
        temples.remove(from);
        temples.insert(to);
        state.changed.insert(from);
        state.changed.insert(to);
        sink.plain(Event::TempleCarried { seat, from, to });
    }

    /// Islands a temple can be carried to from one.
    pub(crate) fn carry_targets(&self, state: &State, seat: Seat, from: Island) -> IslandSet {
        self.chart.island(from).neighbours.without(state.clan(seat).temples)
    }

    pub(crate) fn can_carry(&self, state: &State, seat: Seat) -> bool {
        state.clan(seat).temples.iter().any(|from| !self.carry_targets(state, seat, from).is_empty())
    }

    // ---- resources

    /// How much more fits on the clan's tracks.
    pub(crate) fn room(&self, state: &State, seat: Seat) -> u8 {
        state.clan(seat).resources.iter().map(|held| self.content.resources_most - held).sum()
    }

    /// Free resources of a harvest of `n`, and the food that boats add (p. 12).
    pub(crate) fn harvest_parts(&self, state: &State, seat: Seat, n: u8) -> (u8, u8) {
        let clan = state.clan(seat);
        let free = n + clan.temples_built() * self.content.harvest_any_per_temple;
        (free, clan.boats_built() * self.content.harvest_food_per_boat)
    }

    /// What can be taken freely after food of boats has been stored: room by resource, and the sum to take.
    pub(crate) fn takeable(&self, state: &State, seat: Seat, free: u8, food: u8) -> ([u8; 3], u8) {
        let mut room = state.clan(seat).resources.map(|held| self.content.resources_most - held);
        room[FOOD.index()] = room[FOOD.index()].saturating_sub(food);
        (room, free.min(room.iter().sum()))
    }

    /// Adds resources up to the end of the tracks; the rest is lost. Says what was gained.
    pub(crate) fn gain(&self, state: &mut State, seat: Seat, amounts: [u8; 3]) -> [u8; 3] {
        let most = self.content.resources_most;
        let held = &mut state.clan_mut(seat).resources;
        let mut gained = [0; 3];
        for index in 0..3 {
            gained[index] = amounts[index].min(most - held[index]);
            held[index] += gained[index];
        }
        gained
    }

    pub(crate) fn harvest(&self, state: &mut State, seat: Seat, n: u8, taken: [u8; 3], sink: &mut impl Sink<Event>) {
        let (free, food) = self.harvest_parts(state, seat, n);
        let mut amounts = taken;
        amounts[FOOD.index()] += food;
        let gained = self.gain(state, seat, amounts);
        sink.plain(Event::Harvested { seat, gained, food, free: free - n });
    }

    pub(crate) fn collect(&self, state: &mut State, seat: Seat, bag: [u8; 3], sink: &mut impl Sink<Event>) {
        let gained = self.gain(state, seat, bag);
        sink.plain(Event::Gained { seat, gained });
    }

    /// The bag of a won favor card; its free part is asked for.
    pub(crate) fn open_bag(&self, state: &mut State, seat: Seat, bag: Bag, sink: &mut impl Sink<Event>) {
        if bag.any > 0 {
            state.tasks.push(Task::Take { seat, n: bag.any });
        }
        if bag.fixed() != [0; 3] {
            self.collect(state, seat, bag.fixed(), sink);
        }
    }

    pub(crate) fn can_exchange(&self, state: &State, seat: Seat) -> bool {
        let held = state.clan(seat).resources;
        (0..3).any(|from| held[from] > 0 && (0..3).any(|to| to != from && held[to] < self.content.resources_most))
    }

    pub(crate) fn exchange(
        &self,
        state: &mut State,
        seat: Seat,
        n: u8,
        (from, to): (Resource, Resource),
        sink: &mut impl Sink<Event>,
    ) {
        let held = &mut state.clan_mut(seat).resources;
        held[from.index()] -= n;
        held[to.index()] += n;
        sink.plain(Event::Exchanged { seat, n, from, to });
    }

    // ---- build

    /// Fjords where a boat can be built: beside an island where the clan is present, or in or beside a
    /// fjord with its boat (p. 12).
    pub(crate) fn boat_fjords(&self, state: &State, seat: Seat) -> u32 {
        let clan = state.clan(seat);
        let mut present = clan.temples.union(clan.settlers.present());
        let mut fjords = 0_u32;
        for boat in clan.boats.iter().filter(|boat| **boat != Place::ASHORE) {
            if boat.is_dock() {
                present.insert(self.chart.island_of(*boat));
            } else {
                fjords |= self.chart.fjord(*boat).fjords | 1 << boat.fjord_index();
            }
        }
        present.iter().fold(fjords, |fjords, island| fjords | self.chart.island(island).fjords)
    }

    pub(crate) fn boat_cost(&self, state: &State, seat: Seat, slot: u8) -> Option<u8> {
        let ashore = state.clan(seat).boats[slot as usize] == Place::ASHORE;
        ashore.then(|| self.content.boat_costs[slot as usize])
    }

    pub(crate) fn temple_cost(&self, state: &State, seat: Seat, slot: u8) -> Option<u8> {
        let built = state.clan(seat).temple_slots[slot as usize];
        (!built).then(|| self.content.temple_costs[slot as usize])
    }

    /// Islands with a settler and without a temple of the clan.
    pub(crate) fn temple_islands(&self, state: &State, seat: Seat) -> IslandSet {
        let clan = state.clan(seat);
        clan.settlers.present().without(clan.temples)
    }

    pub(crate) fn can_build(&self, state: &State, seat: Seat) -> bool {
        let wood = state.clan(seat).resources[WOOD.index()];
        let pays = |cost: Option<u8>| cost.is_some_and(|cost| cost <= wood);
        let boat = (0..3).any(|slot| pays(self.boat_cost(state, seat, slot))) && self.boat_fjords(state, seat) != 0;
        boat || (0..2).any(|slot| pays(self.temple_cost(state, seat, slot)))
            && !self.temple_islands(state, seat).is_empty()
    }

    pub(crate) fn build(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let clan = state.clan_mut(seat);
        match action {
            Action::Boat { slot, fjord } => {
                let wood = self.content.boat_costs[slot as usize];
                clan.resources[WOOD.index()] -= wood;
                clan.boats[slot as usize] = fjord;
                sink.plain(Event::BoatBuilt { seat, slot, fjord, wood });
            }
            Action::Temple { slot, island } => {
                let wood = self.content.temple_costs[slot as usize];
                clan.resources[WOOD.index()] -= wood;
                clan.temple_slots[slot as usize] = true;
                clan.temples.insert(island);
                state.changed.insert(island);
                sink.plain(Event::TempleBuilt { seat, slot, island, wood });
            }
            _ => {}
        }
    }

    // ---- the other actions of runes

    pub(crate) fn can_smite(&self, state: &State, seat: Seat) -> bool {
        let mut victims = self.all_clans().filter(|clan| *clan != Clan::of(seat));
        victims.any(|clan| !state.settlers_of(clan).present().is_empty())
    }

    pub(crate) fn smite(&self, state: &mut State, by: Seat, victim: Clan, island: Island, sink: &mut impl Sink<Event>) {
        *state.settlers_mut(victim, island) -= 1;
        sink.plain(Event::Smitten { by, victim, island });
    }

    pub(crate) fn can_draw(&self, state: &State) -> bool {
        !(state.deck.is_empty() && state.discard.is_empty() && state.buried.is_empty())
    }

    pub(crate) fn draw(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.draw_card(state, sink) else { return };
        state.clan_mut(seat).hand.insert(card);
        sink.emit(Audience::only(seat), News::Revealed, Event::Drew { seat, card: Some(card) });
        sink.emit(Audience::except(seat), News::Revealed, Event::Drew { seat, card: None });
        state.tasks.push(Task::Discard(seat));
    }

    pub(crate) fn discard(&self, state: &mut State, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        state.clan_mut(seat).hand.remove(card);
        state.discard.insert(card);
        sink.reveal(Event::Discarded { seat, card });
    }

    /// The played card turns face down before all eyes and is in the battle.
    pub(crate) fn enter_battle(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let joins = state.battle.is_some();
        if let Some(played) = state.clan_mut(seat).row.last_mut() {
            played.face = Face::Known;
            let card = Some(played.card);
            sink.plain(Event::FaceDown { seat, card, joins });
        }
        self.enter(state, seat);
    }

    /// Frigg: the top viking card lends its actions, then is discarded.
    pub(crate) fn prophecy(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.draw_card(state, sink) else { return };
        sink.reveal(Event::ProphecySeen { seat, card });
        state.tasks.push(Task::DiscardProphecy(card));
        state.tasks.push(Task::RuneAction { seat, card, own: false });
        state.tasks.push(Task::Leader { seat, card });
    }

    // ---- dedication

    pub(crate) fn stack_is_open(&self, villages: u8) -> bool {
        villages < self.content.dedications_per_stack
    }

    pub(crate) fn can_dedicate(&self, state: &State, seat: Seat) -> bool {
        let open = |stacks: &[u8]| stacks.iter().any(|villages| self.stack_is_open(*villages));
        state.clan(seat).villages > 0 && (open(&state.action_stacks) || open(&state.god_stacks))
    }

    /// The place of an action on the era board.
    pub(crate) fn stack_of(&self, offering: Offering) -> Option<usize> {
        self.content.dedications.iter().position(|deed| {
            matches!(
                (deed, offering),
                (Deed::Sail { .. }, Offering::Sail)
                    | (Deed::Explore { .. }, Offering::Explore)
                    | (Deed::Harvest { .. }, Offering::Harvest)
                    | (Deed::Build { .. }, Offering::Build)
            )
        })
    }

    pub(crate) fn dedicate(&self, state: &mut State, seat: Seat, offering: Offering, sink: &mut impl Sink<Event>) {
        state.clan_mut(seat).villages -= 1;
        if let Offering::God(god) = offering {
            return self.dedicate_to_god(state, seat, god, sink);
        }
        if let Some(stack) = self.stack_of(offering) {
            let deed = self.content.dedications[stack];
            state.action_stacks[stack] += 1;
            sink.plain(Event::Dedicated { seat, deed });
            self.push_deed(state, seat, deed);
        }
    }

    fn dedicate_to_god(&self, state: &mut State, seat: Seat, god: God, sink: &mut impl Sink<Event>) {
        let Some(rune) = state.rune_of(god) else { return };
        state.god_stacks[rune.index()] += 1;
        sink.plain(Event::DedicatedToGod { seat, god });
        self.add_fury(state, rune, self.content.god_dedication as i8, FuryWhy::Dedication, sink);
    }
}
