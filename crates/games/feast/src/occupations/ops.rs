//! What a card does once it works: exchanges, and the primitives that are not plain exchanges.

use engine::{Illegal, Seat, Sink, require};

use super::moments::options_of;
use super::part::Exchange;
use super::{CardTask, Change, Deed, Direction, From, Limit, Moment, Op, Part, Scope, When};
use crate::Feast;
use crate::cards::Card;
use crate::content::StripItem;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::mountain::MountainTask;
use crate::names::{Building, Dice, Good, Resource, Ship, Space, Special, Weapon};
use crate::state::{Gather, SpecialAt, State, Task, UpgradeTask};
use crate::supply::Source;

impl Feast {
    /// The part of a card that is offered at a moment.
    pub(crate) fn part_at(&self, card: Card, when: When) -> Option<(u8, &Part)> {
        self.content.card(card).parts_at(when).next()
    }

    /// The part that is used at any time; Herb Gardener's once its houses stand.
    fn anytime_part(&self, card: Card) -> Option<(u8, &Part)> {
        self.part_at(card, When::Anytime)
            .or_else(|| self.part_at(card, When::Reached).filter(|(_, part)| part.optional))
    }

    pub(crate) fn check_use_anytime(
        &self,
        state: &State,
        seat: Seat,
        task: &Task,
        card: Card,
        option: u8,
    ) -> Result<(), Illegal> {
        if matches!(task, Task::Feast) && self.parts_changing(card, Change::Forswear).next().is_some() {
            let pays = self.forswearing(state, seat).is_some_and(|(other, _)| other == card);
            return require(option == 0 && pays, "feast-illegal-card-now");
        }
        let played = state.player(seat).has(card) && !state.player(seat).spent.contains(card);
        require(played, "feast-illegal-card-not-played")?;
        let (_, part) = self.anytime_part(card).ok_or(Illegal::because("feast-illegal-card-now"))?;
        // Some exchanges go with a Viking action of phase 5 (ruling R37); they are offered at its end, too.
        let viking_action = part.options.get(option as usize).is_some_and(|exchange| exchange.viking_action);
        require(!viking_action || state.using.placed != 0, "feast-illegal-card-now")?;
        let count = || self.count(state, seat, part.per, &Moment::of(When::Reached));
        require(part.when != When::Reached || count() >= part.amount, "feast-illegal-card-now")?;
        self.check_option(state, seat, card, part, option)
    }

    /// Whether an option of a part can be taken: its price is there and it does something.
    pub(crate) fn check_option(
        &self,
        state: &State,
        seat: Seat,
        card: Card,
        part: &Part,
        option: u8,
    ) -> Result<(), Illegal> {
        require(option < options_of(part), "feast-illegal-card-option")?;
        let price = self.part_price(state, part, option);
        if let Some(exchange) = part.options.get(option as usize) {
            if part.op == Op::Sow {
                return self.check_sow(state, seat, exchange.gain);
            }
            require(self.can_pay(state, seat, &price), "feast-illegal-price")?;
            return require(self.can_exchange(state, seat, &price, &exchange.gain), "feast-illegal-no-effect");
        }
        require(self.can_pay(state, seat, &price), "feast-illegal-price")?;
        require(self.op_possible(state, seat, card, part), "feast-illegal-no-effect")
    }

    fn op_possible(&self, state: &State, seat: Seat, card: Card, part: &Part) -> bool {
        let player = state.player(seat);
        match part.op {
            Op::TakeMountain => self.more_to_mine(state, &self.mountain_task(state, seat, part)),
            Op::Upgrade => {
                let task = upgrade_task(part);
                player.goods.some().any(|(good, _)| self.check_up(state, seat, &task, good).is_ok())
            }
            Op::PlayOccupation => !player.hand.is_empty(),
            Op::TakeAction(Deed::Emigrate) => {
                self.can_emigrate(state, seat, self.granted_discount(state, seat, part), false)
            }
            Op::StockShed => [Resource::Wood, Resource::Stone].into_iter().any(|resource| {
                player.resources[resource] > 0 && self.free_slots(state, seat, Building::Shed, resource) > 0
            }),
            Op::LayOre => !player.longships.is_empty(),
            Op::UnloadOre => player.boats.iter().chain(&player.longships).any(|ore| *ore > 0),
            Op::BuyShip => {
                self.has_berth(state, seat, Ship::Longship)
                    && u16::from(self.card_ship_price(state, seat, part)) <= player.silver()
            }
            Op::GridMove(_) => Good::ALL.iter().any(|good| self.grid_target(state, seat, part, *good, 1).is_some()),
            Op::FlipTiles => player.knarrs > 0 && player.goods.some().any(|(good, _)| good.flipped().is_some()),
            Op::DoubleGood { good, most } => (1..most).contains(&player.goods[good]),
            Op::DuplicateGood => player.goods.some().any(|(good, count)| count == part.amount && !good.is_animal()),
            Op::SwapSpecialTile { tile, .. } => self.swap_cells(state, tile).is_some(),
            Op::FillWeapons => Weapon::ALL.iter().any(|weapon| player.weapons[*weapon] < part.amount),
            Op::ReturnViking(from) => self.returnable(state, seat, from).next().is_some(),
            Op::UseSpace { .. } => {
                // What the card costs is gone when the space has to be paid.
                let mut after = state.clone();
                let silver = &mut after.player_mut(seat).resources[Resource::Silver];
                *silver = silver.saturating_sub(part.cost.amount(Item::SILVER).into());
                self.usable_by_card(&after, seat, card).next().is_some()
            }
            Op::HomeBonusPhase => self.content.home.active_bonuses(player.home.covered()).next().is_some(),
            Op::HouseBonusPhase => state.owns_house(seat),
            Op::Exchange
            | Op::DrawWeapon
            | Op::TakeAction(_)
            | Op::BreedingPhase
            | Op::FeastPhase
            | Op::HarvestPhase
            | Op::Sow
            | Op::BuyRollBonus
            | Op::Change(_) => true,
        }
    }

    pub(crate) fn use_anytime(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        option: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if self.parts_changing(card, Change::Forswear).next().is_some() {
            return self.forswear(state, seat, sink);
        }
        if let Some((part, _)) = self.anytime_part(card) {
            self.take_option(state, seat, (card, part, option), sink);
        }
    }

    /// Pays for an option of a card and lets it work.
    pub(crate) fn take_option(
        &self,
        state: &mut State,
        seat: Seat,
        (card, index, option): (Card, u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let part = &self.content.card(card).parts[index as usize];
        sink.plain(Event::Used { seat, card });
        let price = self.part_price(state, part, option);
        state.owe(seat, Task::Reap { card: card.0, part: index, option, times: 1 });
        self.pay(state, seat, &price, sink);
    }

    /// What a part does once its price is paid.
    pub(crate) fn work(
        &self,
        state: &mut State,
        seat: Seat,
        (card, index, option): (Card, u8, u8),
        moment: &Moment,
        sink: &mut impl Sink<Event>,
    ) {
        let part = &self.content.card(card).parts[index as usize];
        if matches!(part.when, When::Reached | When::NextKnarr) {
            state.player_mut(seat).spent.insert(card);
        }
        // Once an action; outside of one each gain is its own.
        if part.when == When::ReceivedGood {
            state.using.received_paid = state.using.space.is_some();
        }
        let exchange = part.options.get(option as usize);
        if part.op != Op::Exchange && (exchange.is_none() || matches!(part.op, Op::HarvestPhase | Op::Sow)) {
            return self.run_op(state, seat, card, part, option, moment, sink);
        }
        let gain = self.part_gain(state, seat, part, option, moment);
        // A tile turned over: no new animal comes into the stable (Breeder).
        if part.turned {
            for (item, amount) in gain.iter() {
                if let Item::Good(good) = item {
                    state.player_mut(seat).goods[good] += amount;
                }
            }
            return;
        }
        self.gain(state, seat, &gain, Source::Card, sink);
    }

    /// What a plain part gives now.
    pub(crate) fn part_gain(&self, state: &State, seat: Seat, part: &Part, option: u8, moment: &Moment) -> Bundle {
        if !part.tiers.is_empty() {
            return self.tier(state, seat, part, moment).map(|tier| tier.gain).unwrap_or_default();
        }
        let times = if part.when == When::Reached { 1 } else { self.count(state, seat, part.per, moment) };
        let tiles = if part.limit == Limit::OncePerTile && !part.optional { moment.counts[0] } else { 1 };
        match part.options.get(option as usize) {
            Some(exchange) => exchange.gain.times(tiles),
            None => part.gain.times(times).times(tiles),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one call, and each says something else")]
    fn run_op(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        part: &Part,
        option: u8,
        moment: &Moment,
        sink: &mut impl Sink<Event>,
    ) {
        match part.op {
            Op::TakeMountain => {
                let task = self.mountain_task(state, seat, part);
                if part.when == When::OreExchangedBefore {
                    state.using.ore_promised = true;
                }
                state.owe(seat, task.task());
            }
            Op::Upgrade => state.owe(seat, Task::Upgrade(upgrade_task(part))),
            Op::DrawWeapon => {
                let fixed = if part.tiers.is_empty() { part.amount } else { 0 };
                let amount = self.tier(state, seat, part, moment).map_or(fixed, |tier| tier.amount);
                self.gain(state, seat, &part.gain, Source::Card, sink);
                self.draw_weapons(state, seat, amount, sink);
            }
            Op::FillWeapons => self.fill_weapons(state, seat, part.amount),
            Op::PlayOccupation => owe_play(state, seat),
            Op::TakeAction(Deed::Hunt) => state.owe(seat, Task::StartDice { kind: Dice::Hunt }),
            Op::TakeAction(Deed::Snare) => state.owe(seat, Task::StartDice { kind: Dice::Snare }),
            Op::TakeAction(_) => {
                let discount = self.granted_discount(state, seat, part);
                state.owe(seat, Task::Emigrate { discount, by_space: false, optional: false });
            }
            Op::BreedingPhase => state.owe(seat, Task::Gather(Gather::Breed)),
            Op::FeastPhase => self.owe_feast(state, seat),
            Op::HarvestPhase => self.private_harvest(state, seat, card),
            Op::Sow => {
                let gain = part.options[option as usize].gain;
                self.gain(state, seat, &gain, Source::Phase, sink);
            }
            Op::HomeBonusPhase => self.home_bonus(state, seat, sink),
            Op::HouseBonusPhase => self.house_bonus(state, seat, sink),
            Op::BuyRollBonus => state.dice.bonus = state.dice.bonus.saturating_add(part.value),
            Op::DoubleGood { good, most } => {
                let held = state.player(seat).goods[good];
                let more = held.min(most.saturating_sub(held));
                self.gain(state, seat, &Bundle::one(Item::Good(good), more), Source::Card, sink);
            }
            Op::BuyShip => self.buy_card_ship(state, seat, part, sink),
            Op::StockShed => state.owe(seat, Task::Card(CardTask::StockShed { card: card.0 })),
            Op::LayOre => {
                let left = self.count(state, seat, part.per, moment);
                state.owe(seat, Task::Card(CardTask::LayOre { card: card.0, left }));
            }
            Op::UnloadOre => state.owe(seat, Task::Card(CardTask::UnloadOre { card: card.0 })),
            Op::GridMove(_) => state.owe(seat, Task::Card(CardTask::GridMove { card: card.0 })),
            Op::FlipTiles => {
                let left = self.tier(state, seat, part, moment).map_or(0, |tier| tier.amount);
                state.owe(seat, Task::Card(CardTask::Flip { card: card.0, left, fresh: [0; 8] }));
            }
            Op::DuplicateGood => state.owe(seat, Task::Card(CardTask::Duplicate { card: card.0 })),
            Op::SwapSpecialTile { tile, leaves } => self.swap_special(state, seat, tile, leaves, sink),
            Op::ReturnViking(_) => state.owe(seat, Task::Card(CardTask::CallHome { card: card.0 })),
            Op::UseSpace { .. } => state.owe(seat, Task::Card(CardTask::UseSpace { card: card.0 })),
            Op::Exchange | Op::Change(_) => {}
        }
    }

    fn buy_card_ship(&self, state: &mut State, seat: Seat, part: &Part, sink: &mut impl Sink<Event>) {
        let price = self.card_ship_price(state, seat, part);
        self.pay(state, seat, &Bundle::one(Item::SILVER, price), sink);
        self.gain(state, seat, &Bundle::one(Item::Ship(Ship::Longship), 1), Source::Card, sink);
    }

    /// Weapons of every kind up to this many.
    fn fill_weapons(&self, state: &mut State, seat: Seat, amount: u8) {
        for weapon in Weapon::ALL {
            while state.player(seat).weapons[weapon] < amount {
                self.find_weapon(state, seat, weapon);
            }
        }
    }

    fn mountain_task(&self, state: &State, seat: Seat, part: &Part) -> MountainTask {
        // An item that goes with an exchange of ore has to be that ore where there is none in supply.
        let promised = part.when == When::OreExchangedBefore && state.player(seat).resources[Resource::Ore] == 0;
        let only = if promised { 1 << StripItem::Ore as u8 } else { part.only as u8 };
        MountainTask {
            groups: [part.amount, 0, 0, 0],
            used: 0,
            only,
            by_space: false,
            must: promised || part.exact || !part.cost.is_empty(),
            exact: part.exact,
        }
    }

    /// What a card takes off the price of an action it grants.
    fn granted_discount(&self, state: &State, seat: Seat, part: &Part) -> u8 {
        part.discount.map_or(0, |count| self.count(state, seat, count, &Moment::of(part.when)))
    }

    /// What a longship costs from a card: half a silver off for each item it names, rounded down in the end, and what
    /// its tier takes off.
    pub(crate) fn card_ship_price(&self, state: &State, seat: Seat, part: &Part) -> u8 {
        let base = u16::from(self.content.ships[Ship::Longship.index()].price);
        let halves =
            part.half_silver_off.iter().map(|(item, halves)| u16::from(halves) * self.holds(state, seat, item));
        let price = (2 * base).saturating_sub(halves.sum()) / 2;
        let off = self.tier(state, seat, part, &Moment::of(When::OnPlay)).map_or(0, |tier| tier.amount);
        (price as u8).saturating_sub(off)
    }

    /// Sower adds a good of which there was one when the harvest began.
    fn check_sow(&self, state: &State, seat: Seat, gain: Bundle) -> Result<(), Illegal> {
        let sown = gain.iter().all(|(item, _)| self.holds(state, seat, item) > 0);
        require(sown, "feast-illegal-not-in-supply")
    }

    /// Where a good goes in a diagonal move of this part.
    pub(crate) fn grid_target(&self, state: &State, seat: Seat, part: &Part, good: Good, steps: u8) -> Option<Good> {
        let allowed = part.only == 0 || part.only >> good.index() & 1 != 0;
        if state.player(seat).goods[good] == 0 || steps == 0 || steps > part.steps || !allowed {
            return None;
        }
        let right = part.op == Op::GridMove(Direction::UpRight);
        (0..steps).try_fold(good, |moved, _| moved.diagonal(right))
    }

    /// The part of a card with such an op.
    pub(crate) fn op_part(&self, card: Card, wanted: impl Fn(Op) -> bool) -> Option<&Part> {
        self.content.card(card).parts.iter().find(|part| wanted(part.op))
    }

    /// The exchanges by which a card changes a rule.
    pub(crate) fn change_options(&self, card: Card, change: Change) -> &[Exchange] {
        self.op_part(card, |op| op == Op::Change(change)).map_or(&[], |part| &part.options)
    }

    /// The cells under a special tile that lies on some board, and how two goods fill them again.
    pub(crate) fn swap_cells(&self, state: &State, special: Special) -> Option<Seat> {
        match state.specials[special] {
            SpecialAt::Laid(owner) => Some(owner),
            _ => None,
        }
    }

    /// Spaces from which a card may bring Vikings home.
    pub(crate) fn returnable<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        from: From,
    ) -> impl Iterator<Item = Space> + 'a {
        let used = state.using.at;
        Space::ALL.iter().copied().filter(move |space| {
            state.vikings_on(seat, *space) > 0
                && match from {
                    From::Column(column) => self.column(state, *space) == column,
                    From::Any => true,
                    From::Used => used == Some(*space),
                }
        })
    }

    /// The column of a space, copy spaces included.
    pub(crate) fn column(&self, state: &State, space: Space) -> u8 {
        match space {
            Space::CopyLow => state.copy_columns[0],
            Space::CopyHigh => state.copy_columns[1],
            space => self.content.space(space).column,
        }
    }

    /// Spaces that Follower or Latecomer may use without placing.
    pub(crate) fn usable_by_card<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        card: Card,
    ) -> impl Iterator<Item = Space> + 'a {
        let uses = self.op_part(card, |op| matches!(op, Op::UseSpace { .. })).map(|part| part.op);
        Space::printed().iter().copied().filter(move |space| {
            let taken = state.spaces[*space].vikings > 0;
            let reached = match uses {
                Some(Op::UseSpace { column, scope }) if column == self.content.space(*space).column => match scope {
                    Scope::Taken => taken,
                    Scope::BesideOwn => !taken && self.beside_own(state, seat, *space),
                },
                _ => false,
            };
            reached && self.check_use(state, seat, *space).is_ok()
        })
    }

    /// Whether the space right above or below in its column holds an own Viking.
    fn beside_own(&self, state: &State, seat: Seat, space: Space) -> bool {
        let own = self.content.space(space).column;
        let in_column = |other: &Space| self.content.space(*other).column == own;
        let column: arrayvec::ArrayVec<Space, { Space::PRINTED }> =
            Space::printed().iter().copied().filter(in_column).collect();
        let Some(place) = column.iter().position(|other| *other == space) else {
            return false;
        };
        let beside = [place.checked_sub(1), Some(place + 1)];
        beside
            .into_iter()
            .flatten()
            .filter_map(|other| column.get(other))
            .any(|other| state.vikings_on(seat, *other) > 0)
    }
}

/// An occupation played at any time is an action of its own (ruling R32), whatever it interrupts.
fn owe_play(state: &mut State, seat: Seat) {
    let interrupted = std::mem::take(&mut state.using);
    state.owe(seat, Task::UseOver(interrupted));
    state.owe(seat, Task::Card(CardTask::AfterPlay));
    state.owe(seat, Task::Play { left: 1, must: true, by_space: false });
}

pub(crate) fn upgrade_task(part: &Part) -> UpgradeTask {
    UpgradeTask {
        left: part.amount,
        of: part.amount,
        steps: part.steps,
        to_blue: part.to_blue,
        only: part.only,
        same: part.same_type,
        fresh: [None; 4],
        boosted: 0,
        by_space: false,
        // What is paid for is taken.
        must: !part.cost.is_empty(),
    }
}
