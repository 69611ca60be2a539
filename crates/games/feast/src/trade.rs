//! Changing goods into better ones: upgrades, overseas trading, the special sale and the forge.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::Action;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Colour, Good, Piece, Resource, Space, Special};
use crate::occupations::Change;
use crate::state::{SpecialAt, State, Task, UpgradeTask};
use crate::supply::Source;

impl Feast {
    pub(crate) fn upgrade_actions(&self, state: &State, seat: Seat, task: &UpgradeTask, actions: &mut Vec<Action>) {
        for (good, _) in state.player(seat).goods.some() {
            if self.check_up(state, seat, task, good).is_ok() {
                actions.push(Action::Up(good));
            }
        }
        for (place, good) in task.fresh.iter().enumerate() {
            if let Some(good) = good
                && !task.fresh[..place].contains(&Some(*good))
                && self.check_further(state, seat, task, *good).is_ok()
            {
                actions.push(Action::Further(*good));
            }
        }
        if !self.upgrade_due(state, seat, task) {
            actions.push(Action::Done);
        }
    }

    /// Whether at least one good has to be upgraded, because nothing else of the space was used.
    pub(crate) fn upgrade_due(&self, state: &State, seat: Seat, task: &UpgradeTask) -> bool {
        task.must && self.more_to_upgrade(state, seat, task)
    }

    /// How many rows up the good goes in this upgrade.
    fn steps_for(&self, task: &UpgradeTask, good: Good) -> u8 {
        match (task.to_blue, good.colour()) {
            (false, _) => task.steps,
            (true, Colour::Orange) => 3,
            (true, Colour::Red) => 2,
            (true, _) => 1,
        }
    }

    pub(crate) fn check_up(&self, state: &State, seat: Seat, task: &UpgradeTask, good: Good) -> Result<(), Illegal> {
        require(task.left != 0, "feast-illegal-no-upgrades")?;
        // A tile made by this very action does not move again (rulebook, trade).
        let fresh = task.fresh.iter().filter(|made| **made == Some(good)).count() as u8;
        let reason = if fresh > 0 { "feast-illegal-upgraded-twice" } else { "feast-illegal-not-in-supply" };
        require(state.player(seat).goods[good] > fresh, reason)?;
        require(task.only == 0 || task.only >> good.index() & 1 != 0, "feast-illegal-other-good")?;
        require(self.may_upgrade(good, self.steps_for(task, good)), "feast-illegal-no-step-up")
    }

    /// How many steps further a good of this upgrade may go (Merchant); 0 for none.
    pub(crate) fn further_steps(&self, state: &State, seat: Seat, task: &UpgradeTask) -> u8 {
        let boosts = self.changes(state, seat, Change::UpgradeBoost);
        let boosts =
            boosts.filter(|(_, part)| task.of < 8 && part.of >> task.of & 1 != 0 && task.boosted < part.amount);
        boosts.map(|(_, part)| part.steps.saturating_sub(task.steps)).max().unwrap_or(0)
    }

    /// Whether a good just moved up may go further.
    pub(crate) fn check_further(
        &self,
        state: &State,
        seat: Seat,
        task: &UpgradeTask,
        good: Good,
    ) -> Result<(), Illegal> {
        let steps = self.further_steps(state, seat, task);
        let again = steps != 0 && task.fresh.contains(&Some(good)) && state.player(seat).goods[good] != 0;
        require(again, "feast-illegal-upgraded-twice")?;
        require(self.may_upgrade(good, steps), "feast-illegal-no-step-up")
    }

    pub(crate) fn apply_upgrade(
        &self,
        state: &mut State,
        seat: Seat,
        mut task: UpgradeTask,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        task.must = false;
        let (good, steps) = match action {
            Action::Up(good) => (good, self.steps_for(&task, good)),
            Action::Further(good) => (good, self.further_steps(state, seat, &task)),
            _ => return,
        };
        let Some(better) = good.upgraded(steps) else {
            return;
        };
        if let Action::Further(_) = action {
            task.boosted += 1;
            if let Some(made) = task.fresh.iter_mut().find(|made| **made == Some(good)) {
                *made = Some(better);
            }
        } else {
            task.left -= 1;
            if task.same {
                let plain = good.plain();
                task.only = 1 << plain.index() | 1 << plain.pregnant().index();
            }
            if let Some(place) = task.fresh.iter_mut().find(|place| place.is_none()) {
                *place = Some(better);
            }
        }
        if task.by_space {
            state.using.used = true;
        }
        state.player_mut(seat).goods[good] -= 1;
        sink.plain(Event::Upgraded { seat, from: good, to: better });
        // The next good only after cards have seen this one.
        state.owe(seat, Task::Upgrade(task));
        self.gain_good(state, seat, better, 1, Source::Change);
    }

    pub(crate) fn more_to_upgrade(&self, state: &State, seat: Seat, task: &UpgradeTask) -> bool {
        let up = state.player(seat).goods.some().any(|(good, _)| self.check_up(state, seat, task, good).is_ok());
        up || task.fresh.iter().flatten().any(|good| self.check_further(state, seat, task, *good).is_ok())
    }

    /// Every green good that may be turned to its blue side now, and leaving it at that.
    pub(crate) fn overseas_actions(&self, state: &State, seat: Seat, turned: u8, actions: &mut Vec<Action>) {
        let green = &Good::ALL[Good::Oil.index()..Good::RuneStone.index()];
        let turnable = green.iter().filter(|good| self.check_trade(state, seat, turned, **good).is_ok());
        actions.extend(turnable.map(|good| Action::Trade(*good)));
        actions.push(Action::Done);
    }

    /// Overseas trading turns each type of green goods once.
    pub(crate) fn check_trade(&self, state: &State, seat: Seat, turned: u8, good: Good) -> Result<(), Illegal> {
        require(good.colour() == Colour::Green, "feast-illegal-not-green")?;
        require(turned >> good.column() & 1 == 0, "feast-illegal-type-turned")?;
        require(state.player(seat).goods[good] != 0, "feast-illegal-not-in-supply")?;
        Ok(())
    }

    pub(crate) fn trade(&self, state: &mut State, seat: Seat, turned: u8, good: Good, sink: &mut impl Sink<Event>) {
        let Some(blue) = good.upgraded(1) else {
            return;
        };
        state.owe(seat, Task::Overseas { turned: turned | 1 << good.column() });
        state.player_mut(seat).goods[good] -= 1;
        sink.plain(Event::Upgraded { seat, from: good, to: blue });
        self.gain_good(state, seat, blue, 1, Source::Change);
    }

    /// What a special tile costs after tiles for `paid` silver have been bought in this sale.
    pub(crate) fn sale_price(&self, state: &State, seat: Seat, special: Special, paid: u8) -> Option<u8> {
        let price = self.content.specials[special.index()].price?;
        // Discounts look at the sum of the sale.
        let net = |sum: u8| sum - self.discount(state, seat, Space::SpecialSale, Resource::Silver, sum);
        Some(net(paid.saturating_add(price)).saturating_sub(net(paid)))
    }

    pub(crate) fn sale_offers<'a>(
        &'a self,
        state: &'a State,
        seat: Seat,
        paid: u8,
    ) -> impl Iterator<Item = Special> + 'a {
        Special::ALL.iter().copied().filter(move |special| {
            state.specials[*special] == SpecialAt::Oval
                && self
                    .sale_price(state, seat, *special, paid)
                    .is_some_and(|price| u16::from(price) <= state.player(seat).silver())
        })
    }

    pub(crate) fn check_sale(&self, state: &State, seat: Seat, paid: u8, piece: Piece) -> Result<(), Illegal> {
        let Piece::Special(special) = piece else {
            return Err(Illegal::because("feast-illegal-not-special"));
        };
        require(state.specials[special] == SpecialAt::Oval, "feast-illegal-tile-gone")?;
        match self.sale_price(state, seat, special, paid) {
            None => Err(Illegal::because("feast-illegal-not-for-sale")),
            Some(price) if u16::from(price) > state.player(seat).silver() => {
                Err(Illegal::because("feast-illegal-price"))
            }
            Some(_) => Ok(()),
        }
    }

    pub(crate) fn buy_special(
        &self,
        state: &mut State,
        seat: Seat,
        (left, paid): (u8, u8),
        special: Special,
        sink: &mut impl Sink<Event>,
    ) {
        let price = self.sale_price(state, seat, special, paid).unwrap_or(0);
        let gross = self.content.specials[special.index()].price.unwrap_or(0);
        self.pay(state, seat, &Bundle::one(Item::SILVER, price), sink);
        state.using.used = true;
        self.gain(state, seat, &Bundle::one(Item::Special(special), 1), Source::Space, sink);
        if left > 1 {
            state.owe(seat, Task::Sale { left: left - 1, paid: paid + gross });
        }
    }

    /// A tile with the tongs: jewelry, or a special tile that is still there.
    pub(crate) fn check_forge(&self, state: &State, piece: Piece) -> Result<(), Illegal> {
        let forgeable = match piece {
            Piece::Good(good) => self.content.goods[good.index()].forge,
            Piece::Special(special) => self.content.specials[special.index()].forge,
            _ => false,
        };
        match piece {
            _ if !forgeable => Err(Illegal::because("feast-illegal-no-tongs")),
            Piece::Special(special) if state.specials[special] != SpecialAt::Oval => {
                Err(Illegal::because("feast-illegal-tile-gone"))
            }
            _ => Ok(()),
        }
    }

    /// Takes the tile that is forged; only goods and special tiles bear the tongs.
    pub(crate) fn forge(&self, state: &mut State, seat: Seat, piece: Piece, sink: &mut impl Sink<Event>) {
        let item = match piece {
            Piece::Special(special) => Item::Special(special),
            Piece::Good(good) => Item::Good(good),
            _ => return,
        };
        self.gain(state, seat, &Bundle::one(item, 1), Source::Space, sink);
    }

    pub(crate) fn forge_actions(&self, state: &State, actions: &mut Vec<Action>) {
        let pieces = Piece::all().filter(|piece| self.check_forge(state, *piece).is_ok());
        actions.extend(pieces.map(Action::Take));
    }
}
