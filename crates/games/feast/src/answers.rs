//! Answers: which ones a question has, whether one is allowed, and what it does.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::Action;
use crate::cards::Card;
use crate::content::Effect;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::mountain::MountainTask;
use crate::names::{Island, Piece, Resource, Ship, Space};
use crate::occupations::{Moment, When};
use crate::state::{Offers, Origin, State, Task};
use crate::supply::Source;

impl Feast {
    /// Every answer to the question, without what may be done at any time.
    pub(crate) fn answers(&self, state: &State, seat: Seat, task: &Task, actions: &mut Vec<Action>) {
        match task {
            Task::Turn => self.turn_actions(state, seat, actions),
            Task::Pause(_) => actions.push(Action::Done),
            Task::Laying { piece, from } => {
                self.placements(state, seat, *piece, *from, actions);
                actions.push(Action::Keep);
            }
            Task::Offers { moment, cards } => {
                let offers = self.offers(state, seat, moment, cards);
                actions.extend(offers.map(|(card, option)| Action::Use(card, option)));
                actions.extend((!self.offer_due(state, seat, moment, cards)).then_some(Action::Done));
            }
            Task::Choose { space } => {
                let possible = |option: &u8| self.check_pick(state, seat, *space, *option).is_ok();
                actions.extend((0..2).filter(possible).map(Action::Pick));
                if actions.is_empty() {
                    actions.push(Action::Done);
                }
            }
            Task::PayOneOf { space } => self.pay_one_of_actions(state, seat, *space, actions),
            Task::MayExchange { space, branch, index } => {
                let payable = self.exchange_payable(state, seat, *space, *branch, *index);
                actions.extend(payable.then_some(Action::Pick(0)));
                actions.push(Action::Done);
            }
            Task::Mountain { .. } => self.mountain_actions(state, &mountain(task), actions),
            Task::Upgrade(upgrade) => self.upgrade_actions(state, seat, upgrade, actions),
            Task::Overseas { turned } => self.overseas_actions(state, seat, *turned, actions),
            Task::Sale { paid, .. } => self.sale_actions(state, seat, *paid, actions),
            Task::Forge => self.forge_actions(state, actions),
            Task::Dice(dice) => self.dice_actions(state, seat, dice, actions),
            Task::Sail { most, .. } => {
                let choices = self.sailings(state, seat, *most);
                actions.extend(choices.into_iter().map(|(boats, ore)| Action::Sail(boats, ore)));
            }
            Task::Back { max, .. } => actions.extend((0..=*max).map(Action::Back)),
            Task::Explore { islands } => {
                let open = Island::ALL.into_iter().filter(|island| islands >> island.index() & 1 != 0);
                actions.extend(open.map(Action::Explore));
            }
            Task::Emigrate { discount, by_space, optional } => {
                let able = |ship: &Ship| self.check_emigrate(state, seat, (*discount, *by_space), *ship).is_ok();
                actions.extend([Ship::Knarr, Ship::Longship].into_iter().filter(able).map(Action::Emigrate));
                if *optional || actions.is_empty() {
                    actions.push(Action::Done);
                }
            }
            Task::Swap => {
                actions.extend(self.can_swap(state, seat).then_some(Action::Pick(0)));
                if actions.is_empty() || self.can_emigrate(state, seat, 0, true) {
                    actions.push(Action::Done);
                }
            }
            Task::Play { must, .. } => {
                actions.extend(state.player(seat).hand.iter().map(Action::Play));
                if !must {
                    actions.push(Action::Done);
                }
            }
            Task::Feast => self.feast_actions(state, seat, actions),
            Task::DiscardWeapons { .. } => {
                actions.extend(state.player(seat).weapons.some().map(|(weapon, _)| Action::Discard(weapon)));
            }
            Task::GiveAnimal { species } => actions.extend([Action::Give(*species), Action::Give(species.pregnant())]),
            Task::WhichShip { ship, leaves } => self.which_ship_actions(state, seat, (*ship, *leaves), actions),
            Task::Card(card) => self.card_actions(state, seat, *card, actions),
            _ => {}
        }
    }

    fn sale_actions(&self, state: &State, seat: Seat, paid: u8, actions: &mut Vec<Action>) {
        let offers = self.sale_offers(state, seat, paid);
        actions.extend(offers.map(|special| Action::Take(Piece::Special(special))));
        if state.using.used || actions.is_empty() {
            actions.push(Action::Done);
        }
    }

    /// The ships of a kind that may be taken, told apart by the ore on them.
    fn which_ship_actions(&self, state: &State, seat: Seat, asked: (Ship, bool), actions: &mut Vec<Action>) {
        let most = self.content.ships[asked.0.index()].ore_slots;
        let ships = (0..=most).map(|ore| Action::Ship(asked.0, ore));
        actions.extend(ships.filter(|action| self.check_ship(state, seat, asked, *action).is_ok()));
    }

    fn pay_one_of_actions(&self, state: &State, seat: Seat, space: Space, actions: &mut Vec<Action>) {
        let payable = |resource: &Resource| self.check_with(state, seat, space, *resource).is_ok();
        actions.extend(Resource::ALL.into_iter().filter(payable).map(Action::With));
        actions.extend(self.other_ship_payable(state, seat, space).then_some(Action::Pick(0)));
        if !self.anything_payable(state, seat, space) {
            actions.push(Action::Done);
        }
    }

    fn check_pick(&self, state: &State, seat: Seat, space: Space, option: u8) -> Result<(), Illegal> {
        let effects = self.effects(space, option + 1);
        let possible = !effects.is_empty() && self.option_possible(state, seat, space, effects);
        require(possible, "feast-illegal-no-effect")
    }

    fn check_with(&self, state: &State, seat: Seat, space: Space, resource: Resource) -> Result<(), Illegal> {
        let rules = self.content.space(space);
        let asked = if rules.cost_one_of.is_empty() {
            rules.cost.amount(Item::Resource(resource)) > 0
        } else {
            rules.cost_one_of.contains(&resource)
        };
        if !asked {
            return Err(Illegal::NOT_NOW);
        }
        let berth = space != Space::BuildWhalingBoat || self.has_berth(state, seat, Ship::WhalingBoat);
        require(berth, "feast-illegal-no-berth")?;
        if resource == Resource::Wood && state.using.ore_promised {
            return Err(Illegal::NOT_NOW);
        }
        // Forest Blacksmith may bring the ore that is paid.
        require(state.player(seat).resources[resource] != 0, "feast-illegal-price")
    }

    /// Whether the ship that a card builds here instead can be had and paid.
    fn other_ship_payable(&self, state: &State, seat: Seat, space: Space) -> bool {
        self.other_ship(state, seat, space)
            .is_some_and(|(ship, cost)| self.has_berth(state, seat, ship) && self.can_pay(state, seat, &cost))
    }

    fn anything_payable(&self, state: &State, seat: Seat, space: Space) -> bool {
        Resource::ALL.iter().any(|resource| self.check_with(state, seat, space, *resource).is_ok())
            || self.other_ship_payable(state, seat, space)
    }

    /// Whether the answer is allowed, question by question.
    pub(crate) fn check_answer(&self, state: &State, seat: Seat, task: &Task, action: Action) -> Result<(), Illegal> {
        match (task, action) {
            (Task::Turn, Action::Go(space)) => {
                let vikings = if space.index() < Space::PRINTED { self.content.space(space).column } else { 0 };
                self.check_go(state, seat, space, vikings)
            }
            // Fewer than the column asks for; the full number is written without one.
            (Task::Turn, Action::GoWith(space, vikings)) => {
                require(vikings != self.column(state, space), "feast-illegal-vikings")?;
                self.check_go(state, seat, space, vikings)
            }
            (Task::Turn, Action::Copy(space)) => self.check_copy(state, seat, space),
            (Task::Turn, Action::Pass) => Ok(()),
            (Task::Laying { piece, from }, Action::At { place, row, column, turn }) => {
                self.check_at(state, seat, *piece, (place, row, column, turn), *from).map(|_| ())
            }
            (Task::Laying { .. }, Action::Keep) => Ok(()),
            (Task::Offers { moment, cards }, Action::Use(card, option)) if cards.contains(card) => {
                self.check_offer(state, seat, moment, card, option)
            }
            (Task::Choose { space }, Action::Pick(option)) if option < 2 => {
                self.check_pick(state, seat, *space, option)
            }
            (Task::PayOneOf { space }, Action::With(resource)) => self.check_with(state, seat, *space, resource),
            (Task::PayOneOf { space }, Action::Pick(0)) if self.other_ship_payable(state, seat, *space) => Ok(()),
            (Task::MayExchange { space, branch, index }, Action::Pick(0)) => {
                require(self.exchange_payable(state, seat, *space, *branch, *index), "feast-illegal-price")
            }
            (Task::Mountain { .. }, Action::Mine { strip, count }) => {
                self.check_mine(state, &mountain(task), strip, count)
            }
            (Task::Upgrade(upgrade), Action::Up(good)) => self.check_up(state, seat, upgrade, good),
            (Task::Upgrade(upgrade), Action::Further(good)) => self.check_further(state, seat, upgrade, good),
            (Task::Overseas { turned }, Action::Trade(good)) => self.check_trade(state, seat, *turned, good),
            (Task::Sale { paid, .. }, Action::Take(piece)) => self.check_sale(state, seat, *paid, piece),
            (Task::Forge, Action::Take(piece)) => self.check_forge(state, piece),
            (Task::Dice(dice), action) => self.check_dice(state, seat, dice, action),
            (Task::Sail { most, .. }, Action::Sail(boats, ore)) => {
                let possible = self.sailings(state, seat, *most).contains(&(boats, ore));
                require(possible, "feast-illegal-no-such-ship")
            }
            (Task::Back { max, .. }, Action::Back(vikings)) if vikings <= *max => Ok(()),
            (Task::Explore { islands }, Action::Explore(island)) => {
                require(islands >> island.index() & 1 != 0, "feast-illegal-island")
            }
            (Task::Emigrate { discount, by_space, .. }, Action::Emigrate(ship)) => {
                self.check_emigrate(state, seat, (*discount, *by_space), ship)
            }
            (Task::Swap, Action::Pick(0)) => require(self.can_swap(state, seat), "feast-illegal-needs-ship"),
            (Task::Play { .. }, Action::Play(card)) => self.check_play(state, seat, card),
            (Task::Feast, Action::Serve(good, side)) => self.check_serve(state, seat, good, side),
            (Task::Feast, Action::ServeSilver) => require(state.player(seat).silver() > 0, "feast-illegal-price"),
            (Task::Feast, Action::Skip) => Ok(()),
            (Task::Feast, Action::Cell(cell)) => self.check_cell(state, cell),
            (Task::WhichShip { ship, leaves }, action) => self.check_ship(state, seat, (*ship, *leaves), action),
            (Task::DiscardWeapons { .. }, Action::Discard(weapon)) => {
                require(state.player(seat).weapons[weapon] > 0, "feast-illegal-not-in-supply")
            }
            (Task::GiveAnimal { species }, Action::Give(good)) if good == *species || good == species.pregnant() => {
                Ok(())
            }
            (Task::Card(card), action) => self.check_card(state, seat, *card, action),
            (task, Action::Done) => self.check_done(state, seat, task),
            _ => Err(Illegal::NOT_NOW),
        }
    }

    /// Whether the question may be left as it is, or with no more of it.
    fn check_done(&self, state: &State, seat: Seat, task: &Task) -> Result<(), Illegal> {
        match task {
            Task::Pause(_) | Task::MayExchange { .. } | Task::Overseas { .. } => Ok(()),
            Task::Choose { space } if (0..2).all(|option| self.check_pick(state, seat, *space, option).is_err()) => {
                Ok(())
            }
            Task::PayOneOf { space } if !self.anything_payable(state, seat, *space) => Ok(()),
            Task::Offers { moment, cards } => must_not(self.offer_due(state, seat, moment, cards)),
            Task::Mountain { .. } => must_not(self.mining_due(state, &mountain(task))),
            Task::Upgrade(upgrade) => must_not(self.upgrade_due(state, seat, upgrade)),
            Task::Sale { paid, .. } => {
                must_not(!state.using.used && self.sale_offers(state, seat, *paid).next().is_some())
            }
            Task::Emigrate { optional, discount, by_space } => {
                must_not(!*optional && self.can_emigrate(state, seat, *discount, *by_space))
            }
            Task::Swap => must_not(self.can_swap(state, seat) && !self.can_emigrate(state, seat, 0, true)),
            Task::Play { must, .. } => must_not(*must),
            _ => Err(Illegal::NOT_NOW),
        }
    }

    /// Does an answer that was checked. The question has been taken off.
    pub(crate) fn answer(&self, state: &mut State, seat: Seat, to: (Task, Action), sink: &mut impl Sink<Event>) {
        let (task, action) = to;
        match (task, action) {
            (Task::Turn, action) => self.take_turn(state, seat, action, sink),
            (Task::Laying { piece, from }, Action::At { place, row, column, turn }) => {
                if let Ok(cells) = self.check_at(state, seat, piece, (place, row, column, turn), from) {
                    self.lay(state, seat, (piece, from), place, cells, sink);
                }
            }
            (Task::Laying { piece, from: Origin::Supply }, _) => state.player_mut(seat).kept |= 1 << piece.code(),
            (Task::Offers { moment, cards }, Action::Use(card, option)) => {
                self.take_offer(state, seat, (moment, cards), (card, option), sink);
            }
            (Task::Choose { space }, Action::Pick(option)) => {
                // Only the chosen alternative follows.
                state.drop_next(|task| matches!(task, Task::Effect { .. }));
                state.owe(seat, Task::Effect { space, branch: option + 1, index: 0 });
            }
            (Task::PayOneOf { space }, action) => self.pay_one_of(state, seat, space, action, sink),
            (Task::MayExchange { space, branch, index }, Action::Pick(_)) => {
                let (pay, gain) = self.exchange_of(space, branch, index);
                self.pay(state, seat, &pay, sink);
                self.gain(state, seat, &gain, Source::Space, sink);
            }
            (Task::Mountain { .. }, Action::Mine { strip, count }) => {
                self.mine(state, seat, mountain(&task), (strip, count), sink)
            }
            (Task::Upgrade(upgrade), Action::Up(_) | Action::Further(_)) => {
                self.apply_upgrade(state, seat, upgrade, action, sink)
            }
            (Task::Overseas { turned }, Action::Trade(good)) => self.trade(state, seat, turned, good, sink),
            (Task::Sale { left, paid }, Action::Take(Piece::Special(special))) => {
                self.buy_special(state, seat, (left, paid), special, sink);
            }
            (Task::Forge, Action::Take(piece)) => self.forge(state, seat, piece, sink),
            (Task::Dice(dice), action) => self.apply_dice(state, seat, dice, action, sink),
            (Task::Sail { dice, .. }, Action::Sail(boats, ore)) => self.sail(state, seat, dice, (boats, ore)),
            (Task::Back { space, .. }, Action::Back(vikings)) => {
                let home = self.take_home(state, seat, space, vikings, sink);
                self.after_return(state, seat, home);
            }
            (Task::Explore { .. }, Action::Explore(island)) => self.explore(state, seat, island, sink),
            (Task::Emigrate { discount, by_space, .. }, Action::Emigrate(ship)) => {
                self.emigrate(state, seat, (discount, by_space), ship, sink);
            }
            (Task::Swap, Action::Pick(_)) => self.swap(state, seat, sink),
            (Task::Play { left, by_space, .. }, Action::Play(card)) => {
                self.play_one(state, seat, (left, by_space), card, sink)
            }
            (Task::Feast, action) => self.answer_feast(state, seat, action, sink),
            (Task::WhichShip { leaves, .. }, Action::Ship(ship, ore)) => {
                self.take_from_fleet(state, seat, ship, ore, leaves)
            }
            (Task::DiscardWeapons { count }, Action::Discard(weapon)) => {
                if count > 1 {
                    state.owe(seat, Task::DiscardWeapons { count: count - 1 });
                }
                self.discard_weapon(state, seat, weapon, 1);
            }
            (Task::GiveAnimal { .. }, Action::Give(good)) => state.player_mut(seat).goods[good] -= 1,
            (Task::Card(card), action) => self.answer_card(state, seat, card, action, sink),
            _ => {}
        }
    }

    fn take_turn(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Go(space) => self.place(state, seat, (space, space, self.content.space(space).column), sink),
            Action::GoWith(space, vikings) => self.place(state, seat, (space, space, vikings), sink),
            Action::Copy(space) => {
                let column = self.content.space(space).column;
                if let Some(copy) = self.copy_space(state, column) {
                    self.place(state, seat, (space, copy, column), sink);
                }
            }
            _ => self.pass(state, seat, sink),
        }
    }

    fn take_offer(
        &self,
        state: &mut State,
        seat: Seat,
        (moment, mut cards): (Moment, Offers),
        (card, option): (Card, u8),
        sink: &mut impl Sink<Event>,
    ) {
        cards.use_up(card);
        if !cards.is_empty() {
            state.owe(seat, Task::Offers { moment, cards });
        }
        if let Some((part, _)) = self.offered_part(card, &moment) {
            self.take_option(state, seat, (card, part, option), sink);
        }
    }

    fn answer_feast(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Serve(good, side) => self.serve(state, seat, good, side, sink),
            Action::ServeSilver => self.serve_silver(state, seat, sink),
            Action::Cell(cell) => self.turn_to_cell(state, seat, cell),
            _ => self.skip_cell(state, seat, sink),
        }
    }

    fn play_one(
        &self,
        state: &mut State,
        seat: Seat,
        (left, by_space): (u8, bool),
        card: Card,
        sink: &mut impl Sink<Event>,
    ) {
        if left > 1 {
            state.owe(seat, Task::Play { left: left - 1, must: false, by_space });
        }
        // The card of the fourth column is no effect of the space (ruling 6).
        if by_space {
            state.using.used = true;
        }
        self.play_card(state, seat, card, sink);
    }

    pub(crate) fn exchange_payable(&self, state: &State, seat: Seat, space: Space, branch: u8, index: u8) -> bool {
        matches!(self.effects(space, branch).get(index as usize),
            Some(Effect::MayExchange { pay, .. }) if self.can_pay(state, seat, pay))
    }

    fn pay_one_of(&self, state: &mut State, seat: Seat, space: Space, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::With(resource) => self.pay_with(state, seat, space, resource, sink),
            Action::Pick(_) => {
                state.using.ship_instead = true;
                let cost = self.other_ship(state, seat, space).map(|(_, cost)| cost).unwrap_or_default();
                self.pay_price(state, seat, space, &cost, sink);
            }
            _ => self.pay_price(state, seat, space, &Bundle::one(Item::WOOD, u8::MAX), sink),
        }
    }

    fn pay_with(&self, state: &mut State, seat: Seat, space: Space, resource: Resource, sink: &mut impl Sink<Event>) {
        if resource == Resource::Ore && space == Space::CraftChest {
            self.after_effects(state, seat, Moment::of(When::OreExchangedAfter).space(space));
        }
        let amount = self.content.space(space).cost.amount(Item::Resource(resource)).max(1);
        self.pay_price(state, seat, space, &Bundle::one(Item::Resource(resource), amount), sink);
    }
}

fn must_not(must: bool) -> Result<(), Illegal> {
    require(!must, "feast-illegal-must-use")
}

pub(crate) fn mountain(task: &Task) -> MountainTask {
    match *task {
        Task::Mountain { groups, used, only, by_space, must, exact } => {
            MountainTask { groups, used, only, by_space, must, exact }
        }
        _ => MountainTask { groups: [0; 4], used: 0, only: 0, by_space: false, must: false, exact: false },
    }
}
