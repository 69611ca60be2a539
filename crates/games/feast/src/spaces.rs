//! Action spaces: whether one can be used, what it costs now, and its parts one after the other.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::content::{Effect, Need, StripItem};
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::mountain::MountainTask;
use crate::names::{Building, Colour, Dice, Good, Resource, Ship, Space};
use crate::occupations::{CardTask, Change, Condition, Deed, Moment, Op, Part, When};
use crate::state::{Owed, State, Strip, Task, UpgradeTask, Use};
use crate::supply::Source;

impl Feast {
    /// Whether the action of a space can be done now, its ships, its price and at least one effect.
    pub(crate) fn check_use(&self, state: &State, seat: Seat, space: Space) -> Result<(), Illegal> {
        let rules = self.content.space(space);
        for (need, count) in &rules.needs {
            let reason = match need {
                Need::SheepAny | Need::CattleAny => "feast-illegal-needs-animal",
                _ => "feast-illegal-needs-ship",
            };
            require(self.meets(state, seat, *need, *count), reason)?;
        }
        if !rules.cost_one_of.is_empty() {
            let payable = rules.cost_one_of.iter().any(|resource| state.player(seat).resources[*resource] > 0);
            return require(
                payable || self.mountain_helps(state, seat, space, &rules.cost_one_of),
                "feast-illegal-price",
            );
        }
        let priced = !rules.cost.is_empty() || rules.cost_round;
        if priced {
            let payable =
                |price: &Bundle| self.can_pay(state, seat, price) || self.help_pays(state, seat, space, price);
            // The printed price is not copied where it is the price.
            let printed = !rules.cost_round && !self.has_change(state, seat, Change::Discount);
            let paid = if printed { payable(&rules.cost) } else { payable(&self.price(state, seat, space)) };
            require(paid, "feast-illegal-price")?;
            // Paying is an effect, but nobody pays for a ship or a house that cannot be had at all.
            if matches!(space, Space::Overseas1 | Space::Overseas2) {
                return Ok(());
            }
        }
        require(self.any_possible(state, seat, space, &rules.effects), "feast-illegal-no-effect")
    }

    /// Whether the seat has so many of what a space needs.
    pub(crate) fn meets(&self, state: &State, seat: Seat, need: Need, count: u8) -> bool {
        let player = state.player(seat);
        let has = match need {
            Need::WhalingBoat => player.ships(Ship::WhalingBoat),
            Need::Knarr => player.knarrs,
            // Steersman: one knarr opens every action that asks for longships, however many (ruling 38).
            Need::Longship if player.knarrs > 0 && self.has_change(state, seat, Change::KnarrAsLongship) => {
                return true;
            }
            Need::Longship => player.longships.len() as u8,
            Need::LargeShip => player.large_ships(),
            Need::AnyShip => player.large_ships() + player.boats.len() as u8,
            Need::SheepAny => player.animals(Good::Sheep),
            Need::CattleAny => player.animals(Good::Cattle),
        };
        has >= count
    }

    /// Whether Steersman leaves a choice between longships and knarrs alone.
    pub(crate) fn may_sail_knarr(&self, state: &State, seat: Seat, ships: u8) -> bool {
        let player = state.player(seat);
        self.has_change(state, seat, Change::KnarrAsLongship)
            && player.longships.len() >= ships as usize
            && player.knarrs > 0
    }

    /// What a space costs the seat now, discounts included.
    pub(crate) fn price(&self, state: &State, seat: Seat, space: Space) -> Bundle {
        let rules = self.content.space(space);
        let mut price = rules.cost;
        if rules.cost_round {
            price = price.plus(Item::SILVER, state.round);
        }
        self.discounted(state, seat, space, price)
    }

    /// A price on a space less what cards take off it.
    fn discounted(&self, state: &State, seat: Seat, space: Space, mut price: Bundle) -> Bundle {
        if !self.has_change(state, seat, Change::Discount) {
            return price;
        }
        for resource in Resource::ALL {
            let item = Item::Resource(resource);
            price = price.less(item, self.discount(state, seat, space, resource, price.amount(item)));
        }
        price
    }

    /// Whether an own card lets the seat take something from a strip at some moment. Most have none: asked first.
    #[inline]
    pub(crate) fn may_mine(&self, state: &State, seat: Seat) -> bool {
        !state.player(seat).played.both(self.content.miners).is_empty()
    }

    /// Whether an own card lets the seat take one of these resources from a strip right before it pays.
    fn mountain_helps(&self, state: &State, seat: Seat, space: Space, wanted: &[Resource]) -> bool {
        if !self.may_mine(state, seat) {
            return false;
        }
        let column = self.content.space(space).column;
        let helpful = |part: &Part| {
            let placed = !matches!(part.condition, Condition::Placed(vikings) if vikings != column);
            part.op == Op::TakeMountain && part.is_about(space) && placed
        };
        let moments = [When::PlaceBefore, When::UseBefore, When::OreExchangedBefore];
        moments.into_iter().any(|when| {
            let cards = state.player(seat).played.both(self.content.waiting[when as usize]);
            cards.iter().flat_map(|card| self.content.card(card).parts_at(when)).any(|(_, part)| {
                // What goes with an exchange of ore can only be that ore.
                let only = if when == When::OreExchangedBefore { ORE_ONLY } else { part.only as u8 };
                helpful(part)
                    && self
                        .strip_fronts(state)
                        .any(|item| (only == 0 || only >> item as u8 & 1 != 0) && wanted.contains(&item.resource()))
            })
        })
    }

    fn help_pays(&self, state: &State, seat: Seat, space: Space, price: &Bundle) -> bool {
        if !self.may_mine(state, seat) {
            return false;
        }
        let mut missing = None;
        for (item, amount) in price.iter() {
            let short = u16::from(amount).saturating_sub(self.holds(state, seat, item));
            match (short, item, missing) {
                (0, ..) => {}
                (1, Item::Resource(resource), None) => missing = Some(resource),
                _ => return false,
            }
        }
        missing.is_some_and(|resource| self.mountain_helps(state, seat, space, &[resource]))
    }

    /// The items next to the arrows of the open strips.
    pub(crate) fn strip_fronts<'a>(&'a self, state: &'a State) -> impl Iterator<Item = StripItem> + 'a {
        state.strips.iter().enumerate().filter_map(|(index, strip)| match strip {
            Strip::Open(gone) => self.content.strips[index].get(*gone as usize).copied(),
            _ => None,
        })
    }

    pub(crate) fn any_possible(&self, state: &State, seat: Seat, space: Space, effects: &[Effect]) -> bool {
        effects.iter().any(|effect| self.is_possible(state, seat, space, effect))
    }

    /// Whether a part of a space can be done.
    fn is_possible(&self, state: &State, seat: Seat, space: Space, effect: &Effect) -> bool {
        let player = state.player(seat);
        match effect {
            Effect::Gain(_)
            | Effect::GainPerPlayer(_)
            | Effect::Weapons(_)
            | Effect::Dice { .. }
            | Effect::Overseas => true,
            Effect::GainWith(animal, _) | Effect::PerAnimal { animal, .. } => player.animals(*animal) > 0,
            Effect::MayExchange { pay, .. } | Effect::Pay(pay) => self.can_pay(state, seat, pay),
            Effect::Build(building) => self.building_left(state, *building),
            Effect::Ship(ship) => self.has_berth(state, seat, *ship) || self.ship_instead(state, seat, space),
            Effect::Choose(options) => options.iter().any(|option| self.option_possible(state, seat, space, option)),
            Effect::Mountain(_) => self.strip_fronts(state).next().is_some(),
            Effect::Upgrade { steps, .. } => self.can_upgrade(state, seat, *steps),
            Effect::Forge => true,
            Effect::Sale(_) => self.sale_offers(state, seat, 0).next().is_some(),
            Effect::Explore(islands) => self.reachable(state, seat, space, *islands) != 0,
            Effect::Emigrate | Effect::MayEmigrate => self.can_emigrate(state, seat, 0, true),
            Effect::MaySwap => self.can_swap(state, seat),
            Effect::DrawOccupation(_) => true,
            Effect::PlayOccupations(_) => {
                // With three Vikings a card is drawn before.
                let drawn = self.content.space(space).column == DRAW_COLUMN && !state.occupation_deck.is_empty();
                !player.hand.is_empty() || drawn
            }
        }
    }

    /// Whether a card could build another ship on this space, with an item that another card takes from a strip.
    fn ship_instead(&self, state: &State, seat: Seat, space: Space) -> bool {
        let Some((ship, cost)) = self.other_ship(state, seat, space) else {
            return false;
        };
        self.has_berth(state, seat, ship)
            && (self.can_pay(state, seat, &cost) || self.help_pays(state, seat, space, &cost))
    }

    /// The ship that a card builds instead of the one of this space, and its price (Knarr Builder).
    pub(crate) fn other_ship(&self, state: &State, seat: Seat, space: Space) -> Option<(Ship, Bundle)> {
        let (_, part) = self.change_on(state, seat, Change::InsteadOfShip, space)?;
        let option = part.options.first()?;
        let ship = option.gain.iter().find_map(|(item, amount)| match item {
            Item::Ship(ship) if amount > 0 => Some(ship),
            _ => None,
        });
        ship.map(|ship| (ship, option.cost))
    }

    /// Whether an alternative can be chosen: its price is there and something of it can be had.
    pub(crate) fn option_possible(&self, state: &State, seat: Seat, space: Space, option: &[Effect]) -> bool {
        let payable = option.iter().all(|effect| match effect {
            Effect::Pay(price) => {
                let price = self.discounted(state, seat, space, *price);
                self.can_pay(state, seat, &price)
            }
            _ => true,
        });
        let rest = option.iter().filter(|effect| !matches!(effect, Effect::Pay(_)));
        payable && rest.clone().any(|effect| self.is_possible(state, seat, space, effect))
    }

    /// Uses a space: cards that come before, the price, the parts, cards that come after.
    pub(crate) fn begin_use(&self, state: &mut State, seat: Seat, space: Space, at: Option<Space>, placed: u8) {
        let outer = state.using;
        state.owe(seat, Task::UseOver(outer));
        state.using = Use { space: Some(space), at, placed, ..Use::default() };
        if placed > 0 {
            state.owe(seat, Task::Moment(Moment::of(When::VikingActionDone).space(space)));
        }
        state.owe(seat, Task::Moment(Moment::of(When::PlayedOccupations)));
        state.owe(seat, Task::Moment(Moment::of(When::UsedLongship)));
        state.owe(seat, Task::Moment(Moment::of(When::UseAfter).space(space)));
        state.owe(seat, Task::Effect { space, branch: 0, index: 0 });
        state.owe(seat, Task::PayCost { space });
        if let Some(deed) = deed_of(space) {
            state.owe(seat, Task::Moment(Moment::of(When::ActionBefore).space(space).deed(deed)));
        }
        // The card of the fourth column may still be Steersman.
        let steered = self.has_change(state, seat, Change::KnarrAsLongship) || placed == PLAY_COLUMN;
        let longships = self.content.space(space).needs.iter().find(|(need, _)| *need == Need::Longship);
        if let (true, Some((_, ships))) = (steered, longships) {
            state.owe(seat, Task::Card(CardTask::WhichSails { ships: *ships }));
        }
        state.owe(seat, Task::Moment(Moment::of(When::UseBefore).space(space)));
    }

    pub(crate) fn pay_cost(&self, state: &mut State, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        let rules = self.content.space(space);
        // What was counted on when the Vikings were placed may not have come.
        if rules.needs.iter().any(|(need, count)| !self.meets(state, seat, *need, *count)) {
            return self.drop_effects(state, seat);
        }
        if !rules.cost_one_of.is_empty() {
            state.owe(seat, Task::PayOneOf { space });
            if space == Space::CraftChest {
                state.owe(seat, Task::Moment(Moment::of(When::OreExchangedBefore).space(space)));
            }
            return;
        }
        // Emigration is paid when the ship is chosen, so that a card's price is never lost to a change of mind.
        if rules.cost_round {
            return;
        }
        let price = self.price(state, seat, space);
        if rules.cost.is_empty() {
            return;
        }
        if space == Space::Forge
            && !state.player(seat).played.both(self.content.waiting[When::OreExchangedBefore as usize]).is_empty()
        {
            state.owe(seat, Task::PayOneOf { space });
            state.owe(seat, Task::Moment(Moment::of(When::OreExchangedBefore).space(space)));
            return;
        }
        if self.other_ship(state, seat, space).is_some() {
            state.owe(seat, Task::PayOneOf { space });
            return;
        }
        self.pay_price(state, seat, space, &price, sink);
    }

    /// Pays, or gives the space up when the help that was counted on did not come.
    pub(crate) fn pay_price(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        price: &Bundle,
        sink: &mut impl Sink<Event>,
    ) {
        if self.can_pay(state, seat, price) {
            self.pay(state, seat, price, sink);
            state.using.used = true;
            for resource in [Resource::Wood, Resource::Stone, Resource::Ore] {
                if price.amount(Item::Resource(resource)) > 0 {
                    state.using.paid_kinds |= 1 << resource.index();
                }
            }
            if space == Space::Forge {
                self.after_effects(state, seat, Moment::of(When::OreExchangedAfter).space(space));
            }
        } else {
            self.drop_effects(state, seat);
        }
    }

    /// Puts a moment right after the parts of the space in use.
    pub(crate) fn after_effects(&self, state: &mut State, seat: Seat, moment: Moment) {
        if state.player(seat).played.both(self.content.waiting[moment.when as usize]).is_empty() {
            return;
        }
        let place =
            state.tasks.iter().rposition(|owed| matches!(owed.task, Task::Effect { .. })).unwrap_or(state.tasks.len());
        state.tasks.insert(place, Owed { seat, task: Task::Moment(moment) });
    }

    fn drop_effects(&self, state: &mut State, seat: Seat) {
        if let Some(place) =
            state.tasks.iter().rposition(|owed| owed.seat == seat && matches!(owed.task, Task::Effect { .. }))
        {
            state.tasks.remove(place);
        }
    }

    /// The parts of a space, or of one of its alternatives.
    pub(crate) fn effects(&self, space: Space, branch: u8) -> &[Effect] {
        let effects = &self.content.space(space).effects;
        match (branch, effects.first()) {
            (0, _) => effects,
            (_, Some(Effect::Choose(options))) => options.get(branch as usize - 1).map_or(&[], Vec::as_slice),
            _ => &[],
        }
    }

    /// Whether nothing of the space was used yet and nothing after this part could be: then it must be.
    fn must_use(&self, state: &State, seat: Seat, space: Space, branch: u8, index: u8) -> bool {
        let rest = &self.effects(space, branch)[index as usize + 1..];
        !state.using.used && !self.any_possible(state, seat, space, rest)
    }

    /// Does one part of a space; the next one follows.
    pub(crate) fn do_effect(
        &self,
        state: &mut State,
        seat: Seat,
        (space, branch, index): (Space, u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let Some(effect) = self.effects(space, branch).get(index as usize) else {
            return;
        };
        let must = self.must_use(state, seat, space, branch, index);
        state.owe(seat, Task::Effect { space, branch, index: index + 1 });
        match effect {
            Effect::Gain(bundle) => {
                if space == Space::Plunder {
                    state.using.longship_used = !state.player(seat).longships.is_empty() && !state.using.knarr_sails;
                }
                self.gain(state, seat, bundle, Source::Space, sink);
                state.using.used = true;
            }
            Effect::GainWith(animal, bundle) => {
                if state.player(seat).animals(*animal) > 0 {
                    self.gain(state, seat, bundle, Source::Space, sink);
                }
            }
            Effect::GainPerPlayer(resource) => {
                let bundle = Bundle::one(Item::Resource(*resource), self.players);
                self.gain(state, seat, &bundle, Source::Space, sink);
                state.using.used = true;
            }
            Effect::PerAnimal { animal, gives, max } => {
                let count = state.player(seat).animals(*animal).min(*max);
                self.gain(state, seat, &Bundle::one(Item::Good(*gives), count), Source::Space, sink);
                state.using.used = true;
            }
            Effect::Pay(price) => {
                let price = self.discounted(state, seat, space, *price);
                if self.can_pay(state, seat, &price) {
                    self.pay(state, seat, &price, sink);
                    state.using.used = true;
                }
            }
            Effect::Build(building) => self.build(state, seat, *building, sink),
            Effect::Ship(ship) => self.build_ship(state, seat, *ship, sink),
            Effect::Weapons(count) => {
                self.draw_weapons(state, seat, *count, sink);
                state.using.used = true;
            }
            Effect::Dice { kind, boats } => {
                state.using.used = true;
                self.begin_dice(state, seat, *kind, *boats, false);
            }
            Effect::DrawOccupation(count) => {
                state.owe(seat, Task::DrawOccupation { count: *count });
                state.using.used = true;
            }
            _ => self.ask_effect(state, seat, (space, branch, index), must),
        }
    }

    /// Asks for what the owner decides about a part of a space.
    fn ask_effect(&self, state: &mut State, seat: Seat, (space, branch, index): (Space, u8, u8), must: bool) {
        let Some(effect) = self.effects(space, branch).get(index as usize) else {
            return;
        };
        match effect {
            Effect::MayExchange { .. } => state.owe(seat, Task::MayExchange { space, branch, index }),
            Effect::Choose(_) => state.owe(seat, Task::Choose { space }),
            Effect::Mountain(groups) if self.strip_fronts(state).next().is_some() => {
                let task = MountainTask { groups: *groups, used: 0, only: 0, by_space: true, must, exact: false };
                state.owe(seat, task.task());
            }
            Effect::Upgrade { count, steps } => {
                let task = UpgradeTask {
                    left: *count,
                    of: if *steps == 1 { *count } else { 0 },
                    steps: *steps,
                    to_blue: false,
                    only: 0,
                    same: false,
                    fresh: [None; 4],
                    boosted: 0,
                    by_space: true,
                    must,
                };
                state.owe(seat, Task::Upgrade(task));
                // Fur Merchant is asked first: his exchange comes instead of the upgrade.
                if let Some((card, _)) = self.change_on(state, seat, Change::InsteadOfUpgrade, space) {
                    state.owe(seat, Task::Card(CardTask::InsteadOfUpgrade { card: card.0 }));
                }
            }
            Effect::Forge => state.owe(seat, Task::Forge),
            Effect::Overseas => state.owe(seat, Task::Overseas { turned: 0 }),
            Effect::Sale(count) => state.owe(seat, Task::Sale { left: *count, paid: 0 }),
            Effect::Explore(islands) => {
                let islands = self.reachable(state, seat, space, *islands);
                if islands != 0 {
                    state.owe(seat, Task::Explore { islands });
                }
            }
            Effect::Emigrate => {
                state.owe(seat, Task::Emigrate { discount: 0, by_space: true, optional: false });
            }
            Effect::MayEmigrate => {
                state.owe(seat, Task::Emigrate { discount: 0, by_space: true, optional: state.using.used });
            }
            Effect::MaySwap => state.owe(seat, Task::Swap),
            Effect::PlayOccupations(count) if !state.player(seat).hand.is_empty() => {
                state.owe(seat, Task::Play { left: *count, must, by_space: true });
            }
            _ => {}
        }
    }

    /// A building from a Build Houses space.
    fn build(&self, state: &mut State, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
        if self.building_left(state, building) {
            state.owe(seat, Task::Moment(Moment::of(When::BuiltHouse).good_index(building.index())));
            self.gain(state, seat, &Bundle::one(Item::Building(building), 1), Source::Space, sink);
        }
    }

    /// A ship from a Build Ships space.
    pub(crate) fn build_ship(&self, state: &mut State, seat: Seat, ship: Ship, sink: &mut impl Sink<Event>) {
        // Another ship was chosen when its price was paid.
        let other = state.using.space.filter(|_| state.using.used && state.using.ship_instead);
        let ship = other.and_then(|space| self.other_ship(state, seat, space)).map_or(ship, |(other, _)| other);
        if self.has_berth(state, seat, ship) {
            let wood = u8::from(state.using.paid_kinds & 1 << Resource::Wood.index() != 0);
            state.owe(seat, Task::Moment(Moment::of(When::BuiltShip).good_index(ship.index()).counts(wood, 0)));
            self.gain(state, seat, &Bundle::one(Item::Ship(ship), 1), Source::Space, sink);
        }
    }

    pub(crate) fn can_upgrade(&self, state: &State, seat: Seat, steps: u8) -> bool {
        // Rows from which so many steps are possible.
        let end = Good::COUNT - steps as usize * 8;
        state.player(seat).goods.array()[..end]
            .iter()
            .enumerate()
            .any(|(index, count)| *count > 0 && self.may_upgrade(Good::from_index(index), steps))
    }

    /// Whether a good can move exactly so many rows up.
    pub(crate) fn may_upgrade(&self, good: Good, steps: u8) -> bool {
        good.upgraded(steps).is_some() && good.colour() != Colour::Blue
    }
}

/// Columns whose Vikings draw a card, and play one.
pub(crate) const DRAW_COLUMN: u8 = 3;
pub(crate) const PLAY_COLUMN: u8 = 4;

/// Ore alone, as bits of strip items.
const ORE_ONLY: u8 = 1 << StripItem::Ore as u8;

/// What kind of action a space does, where cards ask before it.
pub(crate) fn deed_of(space: Space) -> Option<Deed> {
    Some(match space {
        Space::HuntGame1 | Space::HuntGame2 => Deed::Hunt,
        Space::LaySnare => Deed::Snare,
        Space::Whaling3 | Space::Whaling4 => Deed::Whaling,
        Space::Raid => Deed::Raid,
        Space::Pillage2 | Space::Pillage3 => Deed::Pillage,
        Space::Overseas1 | Space::Overseas2 => Deed::Overseas,
        _ => return None,
    })
}

/// The deed of a dice action.
pub(crate) fn deed_of_dice(kind: Dice) -> Deed {
    match kind {
        Dice::Hunt => Deed::Hunt,
        Dice::Snare => Deed::Snare,
        Dice::Whaling => Deed::Whaling,
        Dice::Raid => Deed::Raid,
        Dice::Pillage => Deed::Pillage,
    }
}
