//! Paying and receiving: every item that changes hands goes through here, so that cards which watch
//! for it are asked in one place.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::Action;
use crate::event::{Event, Items};
use crate::items::{Bundle, Item};
use crate::names::{Building, Good, Ship, Space, Special, Weapon};
use crate::occupations::{CardTask, Change, Moment, Part, When};
use crate::state::{House, Player, SpecialAt, State, Task};

/// Where something comes from: cards ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Handed out by the action space itself.
    Space,
    /// By an occupation.
    Card,
    /// Bonus phase, harvest, income, breeding.
    Phase,
    /// An upgrade or another change of what one had.
    Change,
}

impl Feast {
    /// Whether the seat has everything of a price.
    pub(crate) fn can_pay(&self, state: &State, seat: Seat, price: &Bundle) -> bool {
        price.iter().all(|(item, amount)| self.holds(state, seat, item) >= u16::from(amount))
    }

    /// How much of an item the seat could pay.
    pub(crate) fn holds(&self, state: &State, seat: Seat, item: Item) -> u16 {
        let player = state.player(seat);
        match item {
            Item::Good(good) => player.goods[good].into(),
            Item::Resource(resource) => player.resources[resource],
            Item::Weapon(weapon) => player.weapons[weapon].into(),
            Item::AnyWeapon => player.weapon_total().into(),
            Item::AnySheep => player.animals(Good::Sheep).into(),
            Item::AnyCattle => player.animals(Good::Cattle).into(),
            Item::Ship(ship) => player.ships(ship).into(),
            Item::OreOnUsedLongship if state.using.knarr_sails => 0,
            Item::OreOnUsedLongship => player.longships.iter().max().copied().unwrap_or(0).into(),
            Item::Special(special) => u16::from(state.specials[special] == SpecialAt::Supply(seat)),
            Item::ArmedLongship | Item::Building(_) => 0,
        }
    }

    /// Takes a price that [`Feast::can_pay`] allows. What the payer has to choose is asked next.
    pub(crate) fn pay(&self, state: &mut State, seat: Seat, price: &Bundle, sink: &mut impl Sink<Event>) {
        if price.iter().all(|(_, amount)| amount == 0) {
            return;
        }
        sink.plain(Event::Paid { seat, items: Items(*price) });
        for (item, amount) in price.iter().filter(|(_, amount)| *amount > 0) {
            match item {
                Item::Good(good) => state.player_mut(seat).goods[good] -= amount,
                Item::Resource(resource) => state.player_mut(seat).resources[resource] -= u16::from(amount),
                Item::Weapon(weapon) => self.discard_weapon(state, seat, weapon, amount),
                Item::AnyWeapon => state.owe(seat, Task::DiscardWeapons { count: amount }),
                Item::AnySheep => (0..amount).for_each(|_| self.give_animal(state, seat, Good::Sheep)),
                Item::AnyCattle => (0..amount).for_each(|_| self.give_animal(state, seat, Good::Cattle)),
                Item::Ship(ship) => (0..amount).for_each(|_| self.lose_ship(state, seat, ship)),
                Item::OreOnUsedLongship => (0..amount).for_each(|_| self.lighten_longship(state, seat)),
                Item::ArmedLongship | Item::Building(_) | Item::Special(_) => {}
            }
        }
    }

    /// An animal of the species, the owner's choice where there is one.
    fn give_animal(&self, state: &mut State, seat: Seat, species: Good) {
        let goods = &mut state.player_mut(seat).goods;
        if goods[species] > 0 && goods[species.pregnant()] > 0 {
            state.owe(seat, Task::GiveAnimal { species });
        } else if goods[species] > 0 {
            goods[species] -= 1;
        } else {
            goods[species.pregnant()] = goods[species.pregnant()].saturating_sub(1);
        }
    }

    pub(crate) fn discard_weapon(&self, state: &mut State, seat: Seat, weapon: Weapon, amount: u8) {
        state.player_mut(seat).weapons[weapon] -= amount;
        state.weapon_discard[weapon] = state.weapon_discard[weapon].saturating_add(amount);
    }

    /// A ship leaves the harbour. Which one is the owner's choice where they carry different ore.
    pub(crate) fn lose_ship(&self, state: &mut State, seat: Seat, ship: Ship) {
        let player = state.player(seat);
        match fleet(player, ship).first().copied() {
            None => state.player_mut(seat).knarrs = player.knarrs.saturating_sub(1),
            Some(ore) if fleet(player, ship).iter().all(|other| *other == ore) => {
                self.take_from_fleet(state, seat, ship, ore, true);
            }
            Some(_) => state.owe(seat, Task::WhichShip { ship, leaves: true }),
        }
    }

    /// The longship in battle loses an ore: in a pillage the one with the most (rulebook), in a raid any.
    fn lighten_longship(&self, state: &mut State, seat: Seat) {
        let ships = &state.player(seat).longships;
        let most = ships.iter().copied().max().unwrap_or(0);
        let differ = ships.iter().any(|ore| *ore > 0 && *ore < most);
        if differ && state.using.space == Some(Space::Raid) {
            state.owe(seat, Task::WhichShip { ship: Ship::Longship, leaves: false });
        } else {
            self.take_from_fleet(state, seat, Ship::Longship, most, false);
        }
    }

    pub(crate) fn check_ship(
        &self,
        state: &State,
        seat: Seat,
        (asked, leaves): (Ship, bool),
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Ship(ship, ore) if ship == asked => {
                let there = fleet(state.player(seat), ship).contains(&ore) && (leaves || ore > 0);
                require(there, "feast-illegal-no-such-ship")
            }
            _ => Err(Illegal::NOT_NOW),
        }
    }

    /// The boat or longship that carries `ore` leaves, or loses one of it.
    pub(crate) fn take_from_fleet(&self, state: &mut State, seat: Seat, ship: Ship, ore: u8, leaves: bool) {
        let player = state.player_mut(seat);
        let Some(place) = fleet(player, ship).iter().position(|held| *held == ore) else {
            return;
        };
        match (ship, leaves) {
            (Ship::WhalingBoat, true) => drop(player.boats.remove(place)),
            (Ship::WhalingBoat, false) => player.boats[place] = ore.saturating_sub(1),
            (_, true) => drop(player.longships.remove(place)),
            (_, false) => player.longships[place] = ore.saturating_sub(1),
        }
    }

    pub(crate) fn has_berth(&self, state: &State, seat: Seat, ship: Ship) -> bool {
        let player = state.player(seat);
        match ship {
            Ship::WhalingBoat => player.boats.len() < self.content.limits.small_berths as usize,
            _ => player.large_ships() < self.content.limits.large_berths,
        }
    }

    pub(crate) fn building_left(&self, state: &State, building: Building) -> bool {
        match building {
            Building::Shed => state.sheds.iter().any(|shed| shed.owner.is_none()),
            house => (0..state.houses.len())
                .any(|number| House::kind(number) == house && state.houses[number].owner.is_none()),
        }
    }

    /// Whether at least something of a gain can be had (ruling R1).
    pub(crate) fn can_gain(&self, state: &State, seat: Seat, gain: &Bundle) -> bool {
        gain.is_empty()
            || gain.iter().any(|(item, _)| match item {
                Item::Ship(ship) => self.has_berth(state, seat, ship),
                Item::ArmedLongship => self.has_berth(state, seat, Ship::Longship),
                Item::Building(building) => self.building_left(state, building),
                Item::Special(special) => state.specials[special] == SpecialAt::Oval,
                _ => true,
            })
    }

    /// Whether a price can be paid and brings something. A ship that is paid frees its berth.
    pub(crate) fn can_exchange(&self, state: &State, seat: Seat, price: &Bundle, gain: &Bundle) -> bool {
        if !self.can_pay(state, seat, price) {
            return false;
        }
        let frees_large = price.iter().any(|(item, _)| matches!(item, Item::Ship(Ship::Knarr | Ship::Longship)));
        let wants_large =
            gain.iter().any(|(item, _)| matches!(item, Item::Ship(Ship::Knarr | Ship::Longship) | Item::ArmedLongship));
        (frees_large && wants_large) || self.can_gain(state, seat, gain)
    }

    /// Receives a bundle. Parts that cannot be had are lost.
    pub(crate) fn gain(
        &self,
        state: &mut State,
        seat: Seat,
        gain: &Bundle,
        source: Source,
        sink: &mut impl Sink<Event>,
    ) {
        if gain.iter().all(|(_, amount)| amount == 0) {
            return;
        }
        sink.plain(Event::Gained { seat, items: Items(*gain) });
        for (item, amount) in gain.iter().filter(|(_, amount)| *amount > 0) {
            match item {
                Item::Good(good) => self.gain_good(state, seat, good, amount, source),
                Item::Resource(resource) => {
                    let stock = &mut state.player_mut(seat).resources[resource];
                    *stock = stock.saturating_add(amount.into());
                    if source == Source::Space {
                        let provided = &mut state.using.provided[resource.index()];
                        *provided = provided.saturating_add(amount);
                    }
                }
                Item::Weapon(weapon) => (0..amount).for_each(|_| self.find_weapon(state, seat, weapon)),
                Item::Ship(ship) => (0..amount).for_each(|_| self.gain_ship(state, seat, ship, 0)),
                Item::ArmedLongship => {
                    let ore = self.content.ships[Ship::Longship.index()].ore_slots;
                    (0..amount).for_each(|_| self.gain_ship(state, seat, Ship::Longship, ore));
                }
                Item::Building(building) => self.gain_building(state, seat, building),
                Item::Special(special) => self.gain_special(state, seat, special),
                Item::AnyWeapon | Item::AnySheep | Item::AnyCattle | Item::OreOnUsedLongship => {}
            }
        }
    }

    pub(crate) fn gain_good(&self, state: &mut State, seat: Seat, good: Good, amount: u8, source: Source) {
        let player = state.player_mut(seat);
        player.goods[good] = player.goods[good].saturating_add(amount);
        player.kept = 0;
        let played = player.played;
        if !played.both(self.content.waiting[When::GainTile as usize]).is_empty() {
            state.owe(seat, Task::Moment(Moment::of(When::GainTile).good(good).counts(amount, 0)));
        }
        if matches!(source, Source::Space | Source::Card) {
            // A good that comes in several parts asks once, not part by part.
            let moment = Task::Moment(Moment::of(When::ReceivedGood).good(good));
            if !played.both(self.content.waiting[When::ReceivedGood as usize]).is_empty()
                && !state.using.received_paid
                && !state.tasks.iter().any(|owed| owed.task == moment)
            {
                state.owe(seat, moment);
            }
            // Exactly so many at once (ruling R44).
            let swaps = |part: &Part| part.goods >> good.index() & 1 != 0 && part.amount == amount;
            if let Some((card, _)) = self.changes(state, seat, Change::SwapReceived).find(|(_, part)| swaps(part)) {
                state.owe(seat, Task::Card(CardTask::SwapReceived { card: card.0, good }));
            }
        }
    }

    /// A named weapon: from the discard pile, else searched in the deck, else a substitute (ruling R2).
    pub(crate) fn find_weapon(&self, state: &mut State, seat: Seat, weapon: Weapon) {
        if state.weapon_discard[weapon] > 0 {
            state.weapon_discard[weapon] -= 1;
        } else {
            state.weapon_deck[weapon] = state.weapon_deck[weapon].saturating_sub(1);
        }
        let held = &mut state.player_mut(seat).weapons[weapon];
        *held = held.saturating_add(1);
    }

    /// Blind draws from the weapon deck; the discard pile is shuffled in when it runs out.
    pub(crate) fn draw_weapons(&self, state: &mut State, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        for _ in 0..count {
            if state.weapon_deck.array().iter().all(|left| *left == 0) {
                std::mem::swap(&mut state.weapon_deck, &mut state.weapon_discard);
            }
            let left: u32 = state.weapon_deck.array().iter().map(|left| u32::from(*left)).sum();
            // With every card in somebody's hands a substitute of any kind is taken.
            let weapon = if left == 0 {
                Weapon::ALL[state.chance.below(Weapon::COUNT as u32) as usize]
            } else {
                let mut place = state.chance.below(left);
                let drawn = Weapon::ALL.iter().copied().find(|weapon| {
                    let cards = u32::from(state.weapon_deck[*weapon]);
                    let here = place < cards;
                    place = place.wrapping_sub(if here { 0 } else { cards });
                    here
                });
                let drawn = drawn.unwrap_or(Weapon::Bow);
                state.weapon_deck[drawn] -= 1;
                drawn
            };
            let held = &mut state.player_mut(seat).weapons[weapon];
            *held = held.saturating_add(1);
            sink.reveal(Event::Armoury { seat, weapon });
        }
    }

    /// A ship comes into the harbour if a berth is free.
    pub(crate) fn gain_ship(&self, state: &mut State, seat: Seat, ship: Ship, ore: u8) {
        if !self.has_berth(state, seat, ship) {
            return;
        }
        let player = state.player_mut(seat);
        match ship {
            Ship::WhalingBoat => player.boats.push(ore),
            Ship::Knarr => player.knarrs += 1,
            Ship::Longship => player.longships.push(ore),
        }
        if ship == Ship::Knarr && !player.played.both(self.content.waiting[When::NextKnarr as usize]).is_empty() {
            state.owe(seat, Task::Moment(Moment::of(When::NextKnarr)));
        }
        self.watch_reached(state, seat);
    }

    pub(crate) fn gain_building(&self, state: &mut State, seat: Seat, building: Building) {
        if building == Building::Shed {
            if let Some(shed) = state.sheds.iter_mut().find(|shed| shed.owner.is_none()) {
                shed.owner = Some(seat);
            }
            return;
        }
        let free = (0..state.houses.len())
            .find(|number| House::kind(*number) == building && state.houses[*number].owner.is_none());
        if let Some(number) = free {
            state.houses[number].owner = Some(seat);
            state.player_mut(seat).kept = 0;
            self.watch_reached(state, seat);
        }
    }

    pub(crate) fn gain_special(&self, state: &mut State, seat: Seat, special: Special) {
        if state.specials[special] == SpecialAt::Oval {
            state.specials[special] = SpecialAt::Supply(seat);
        }
    }

    /// Asks the cards that wait until their owner has enough of something.
    fn watch_reached(&self, state: &mut State, seat: Seat) {
        let player = state.player(seat);
        let watching = player.played.without(player.spent).both(self.content.waiting[When::Reached as usize]);
        if !watching.is_empty() {
            state.owe(seat, Task::Moment(Moment::of(When::Reached)));
        }
    }
}

/// The ore on each ship of a kind that can carry some.
fn fleet(player: &Player, ship: Ship) -> &[u8] {
    match ship {
        Ship::WhalingBoat => &player.boats,
        Ship::Longship => &player.longships,
        Ship::Knarr => &[],
    }
}
