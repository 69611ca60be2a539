//! Exploration and emigration, ships bought and armed, and the swap of a whaling boat for a knarr.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Island, LOTS, Resource, Ship, Space};
use crate::occupations::{Change, Deed, Moment, When};
use crate::state::{State, Task};
use crate::supply::Source;

impl Feast {
    /// Of these islands, the ones that lie open and that nobody has.
    pub(crate) fn reachable(&self, state: &State, seat: Seat, space: Space, islands: u8) -> u8 {
        // Adventurer: with this space any board, and any ship will do.
        let any = self.change_on(state, seat, Change::ExploreAny, space).is_some();
        let wanted = if any { u8::MAX } else { islands };
        (0..LOTS)
            .filter(|lot| state.islands[*lot].owner.is_none())
            .map(|lot| 1 << state.island_of(lot).index())
            .fold(0, |bits, island: u8| bits | island)
            & wanted
    }

    pub(crate) fn explore(&self, state: &mut State, seat: Seat, island: Island, sink: &mut impl Sink<Event>) {
        let lot = &mut state.islands[island.lot()];
        lot.owner = Some(seat);
        let silver = std::mem::take(&mut lot.silver);
        state.player_mut(seat).kept = 0;
        sink.plain(Event::Explored { seat, island, silver });
        state.using.used = true;
        let space = state.using.space;
        if space == Some(Space::Explore3) || space == Some(Space::Explore2) || space == Some(Space::Explore1) {
            // Any ship that fits may have sailed; the owner says so where it brings something.
            state.using.longship_used |= !state.player(seat).longships.is_empty() && !state.using.knarr_sails;
        }
        state.owe(seat, Task::Moment(Moment::of(When::ActionAfter).deed(Deed::Explore)));
        self.gain(state, seat, &Bundle::one(Item::SILVER, silver), Source::Space, sink);
    }

    /// The silver an emigration costs now.
    pub(crate) fn emigration_price(&self, state: &State, seat: Seat, discount: u8, by_space: bool) -> u8 {
        let less = self.emigration_discount(state, seat, by_space, state.round);
        state.round.saturating_sub(less.saturating_add(discount))
    }

    /// Cells of the banquet table that no Viking holds this round.
    pub(crate) fn open_cells(&self, state: &State) -> u8 {
        (self.length().thing + state.round).min(self.content.limits.banquet_cells)
    }

    fn has_panel(&self, state: &State, seat: Seat) -> bool {
        let panels = self.open_cells(state) / self.content.limits.cells_per_ship;
        state.player(seat).emigrated() < panels
    }

    pub(crate) fn can_emigrate(&self, state: &State, seat: Seat, discount: u8, by_space: bool) -> bool {
        state.player(seat).large_ships() > 0
            && self.has_panel(state, seat)
            && u16::from(self.emigration_price(state, seat, discount, by_space)) <= state.player(seat).silver()
    }

    pub(crate) fn check_emigrate(
        &self,
        state: &State,
        seat: Seat,
        (discount, by_space): (u8, bool),
        ship: Ship,
    ) -> Result<(), Illegal> {
        let sails = ship != Ship::WhalingBoat && state.player(seat).ships(ship) != 0;
        require(sails, "feast-illegal-needs-ship")?;
        require(self.has_panel(state, seat), "feast-illegal-no-panel")?;
        require(self.can_emigrate(state, seat, discount, by_space), "feast-illegal-price")?;
        Ok(())
    }

    pub(crate) fn emigrate(
        &self,
        state: &mut State,
        seat: Seat,
        (discount, by_space): (u8, bool),
        ship: Ship,
        sink: &mut impl Sink<Event>,
    ) {
        let silver = self.emigration_price(state, seat, discount, by_space);
        self.pay(state, seat, &Bundle::one(Item::SILVER, silver), sink);
        let player = state.player_mut(seat);
        match ship {
            Ship::Longship => player.emigrated_longships += 1,
            _ => player.emigrated_knarrs += 1,
        }
        // An emigration granted by a card is no effect of the space it happens to be played on.
        state.using.used |= by_space;
        sink.plain(Event::Emigrated { seat, ship, silver });
        if ship == Ship::Longship {
            state.using.longship_used = true;
            if state.using.space.is_none() {
                state.owe(seat, Task::Moment(Moment::of(When::UsedLongship)));
            }
        }
        state.owe(seat, Task::Moment(Moment::of(When::ActionAfter).deed(Deed::Emigrate)));
        self.lose_ship(state, seat, ship);
    }

    /// A whaling boat for a knarr: with a free large berth, or when the knarr can emigrate at once (ruling 16).
    pub(crate) fn can_swap(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        if player.boats.is_empty() {
            return false;
        }
        self.has_berth(state, seat, Ship::Knarr) || self.can_emigrate(state, seat, 0, true)
    }

    pub(crate) fn swap(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.using.used = true;
        if self.has_berth(state, seat, Ship::Knarr) {
            self.gain(state, seat, &Bundle::one(Item::Ship(Ship::Knarr), 1), Source::Space, sink);
        } else {
            // No berth: the new knarr has to emigrate at once, which leaves the harbour as it was.
            // Cutter Operator counts it all the same.
            state.player_mut(seat).knarrs += 1;
            self.fire(state, seat, Moment::of(When::NextKnarr), sink);
            state.player_mut(seat).knarrs -= 1;
            let silver = self.emigration_price(state, seat, 0, true);
            self.pay(state, seat, &Bundle::one(Item::SILVER, silver), sink);
            state.player_mut(seat).emigrated_knarrs += 1;
            sink.plain(Event::Emigrated { seat, ship: Ship::Knarr, silver });
            state.tasks.retain(|owed| !matches!(owed.task, Task::Effect { space: Space::SwapAndEmigrate4, .. }));
            state.owe(seat, Task::Moment(Moment::of(When::ActionAfter).deed(Deed::Emigrate)));
        }
        self.lose_ship(state, seat, Ship::WhalingBoat);
    }

    pub(crate) fn check_buy(&self, state: &State, seat: Seat, ship: Ship) -> Result<(), Illegal> {
        require(self.has_berth(state, seat, ship), "feast-illegal-no-berth")?;
        require(
            u16::from(self.content.ships[ship.index()].price) <= state.player(seat).silver(),
            "feast-illegal-price",
        )?;
        Ok(())
    }

    pub(crate) fn buy_ship(&self, state: &mut State, seat: Seat, ship: Ship, sink: &mut impl Sink<Event>) {
        let silver = self.content.ships[ship.index()].price;
        state.player_mut(seat).resources[Resource::Silver] -= u16::from(silver);
        sink.plain(Event::Bought { seat, ship, silver });
        self.gain_ship(state, seat, ship, 0);
    }

    /// Ore on a ship that carries `ore` so far.
    pub(crate) fn check_arm(&self, state: &State, seat: Seat, ship: Ship, ore: u8) -> Result<(), Illegal> {
        let player = state.player(seat);
        let fleet: &[u8] = match ship {
            Ship::WhalingBoat => &player.boats,
            Ship::Longship => &player.longships,
            Ship::Knarr => &[],
        };
        let room = fleet.contains(&ore) && ore < self.content.ships[ship.index()].ore_slots;
        require(room, "feast-illegal-no-ore-place")?;
        require(player.resources[Resource::Ore] != 0, "feast-illegal-price")?;
        Ok(())
    }

    pub(crate) fn arm(&self, state: &mut State, seat: Seat, ship: Ship, ore: u8, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let armed = match ship {
            Ship::WhalingBoat => player.boats.iter_mut().find(|held| **held == ore),
            _ => player.longships.iter_mut().find(|held| **held == ore),
        };
        if let Some(held) = armed {
            *held += 1;
            player.resources[Resource::Ore] -= 1;
            sink.plain(Event::Armed { seat, ship });
        }
    }
}
