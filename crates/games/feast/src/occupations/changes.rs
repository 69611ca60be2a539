//! Changes of the rules by cards: the rules ask here by kind, and the numbers come from the content.

use engine::Seat;

use super::{Change, Condition, Deed, Part};
use crate::Feast;
use crate::cards::Card;
use crate::items::Item;
use crate::names::{Dice, Good, Resource, Space};
use crate::spaces::deed_of_dice;
use crate::state::State;

impl Feast {
    /// The parts of a seat's cards that change a rule in this way.
    #[inline]
    pub(crate) fn changes<'a>(
        &'a self,
        state: &State,
        seat: Seat,
        change: Change,
    ) -> impl Iterator<Item = (Card, &'a Part)> + use<'a> {
        let cards = state.player(seat).played.both(self.content.changing[change as usize]);
        cards.iter().flat_map(move |card| self.parts_changing(card, change).map(move |part| (card, part)))
    }

    #[inline]
    pub(crate) fn has_change(&self, state: &State, seat: Seat, change: Change) -> bool {
        !state.player(seat).played.both(self.content.changing[change as usize]).is_empty()
    }

    /// The parts of one card that change a rule in this way.
    pub(crate) fn parts_changing(&self, card: Card, change: Change) -> impl Iterator<Item = &Part> {
        self.content.card(card).parts.iter().filter(move |part| part.op == super::Op::Change(change))
    }

    /// The first such part, if the seat has one.
    pub(crate) fn change(&self, state: &State, seat: Seat, change: Change) -> Option<(Card, &Part)> {
        self.changes(state, seat, change).next()
    }

    /// How much less of a resource than `price` an action of this space costs.
    pub(crate) fn discount(&self, state: &State, seat: Seat, space: Space, resource: Resource, price: u8) -> u8 {
        let emigrates = self.content.space(space).emigrates();
        let less = self.changes(state, seat, Change::Discount).filter(|(_, part)| {
            let aimed = if part.deeds == 0 { part.is_about(space) } else { emigrates && part.is_about_emigration() };
            part.item == Some(Item::Resource(resource)) && aimed && part.suits_price(price)
        });
        less.fold(0, |all: u8, (_, part)| all.saturating_add(part.amount)).min(price)
    }

    /// How much less silver than `price` an emigration costs; what is said of spaces holds on spaces only.
    pub(crate) fn emigration_discount(&self, state: &State, seat: Seat, by_space: bool, price: u8) -> u8 {
        let less = self.changes(state, seat, Change::Discount).filter(|(_, part)| {
            let on_space =
                || Space::printed().iter().any(|space| self.content.space(*space).emigrates() && part.is_about(*space));
            let aimed = if part.deeds == 0 { by_space && on_space() } else { part.is_about_emigration() };
            part.item == Some(Item::SILVER) && aimed && part.suits_price(price)
        });
        less.fold(0, |all: u8, (_, part)| all.saturating_add(part.amount))
    }

    /// What cards always add to a roll.
    pub(crate) fn roll_bonus(&self, state: &State, seat: Seat, kind: Dice) -> i8 {
        let bonuses = self.changes(state, seat, Change::RollBonus).filter(|(_, part)| part.is_about_dice(kind));
        bonuses.fold(0, |all: i8, (_, part)| all.saturating_add(part.value))
    }

    pub(crate) fn rolls_max(&self, state: &State, seat: Seat) -> u8 {
        let raised = self.changes(state, seat, Change::MaxRolls).map(|(_, part)| part.value.unsigned_abs());
        raised.max().unwrap_or(0).max(self.content.limits.rolls)
    }

    /// What a spent item counts in a dice action.
    pub(crate) fn spend_worth(&self, state: &State, seat: Seat, kind: Dice, item: Item) -> u8 {
        let worth = self.changes(state, seat, Change::SpendWorth);
        let worth = worth.filter(|(_, part)| part.is_about_dice(kind) && part.item == Some(item));
        worth.map(|(_, part)| part.value.unsigned_abs()).max().unwrap_or(1)
    }

    /// Whether an item may be spent in a dice action that does not name it.
    pub(crate) fn may_spend_too(&self, state: &State, seat: Seat, kind: Dice, item: Item) -> bool {
        self.changes(state, seat, Change::SpendToo).any(|(_, part)| part.is_about_dice(kind) && part.item == Some(item))
    }

    /// How many Vikings fewer than its column a space asks for at most.
    pub(crate) fn fewer_vikings(&self, state: &State, seat: Seat, space: Space) -> u8 {
        let moment = super::Moment::of(super::When::RuleChange);
        let fewer = self.changes(state, seat, Change::FewerVikings).filter(|(_, part)| part.is_about(space));
        fewer.filter_map(|(_, part)| self.tier(state, seat, part, &moment)).map(|tier| tier.amount).max().unwrap_or(0)
    }

    /// How many tiles of a good may lie lengthwise on the banquet table.
    pub(crate) fn lengthwise_max(&self, state: &State, seat: Seat, good: Good) -> u8 {
        let raised = self.changes(state, seat, Change::LengthwiseLimit);
        let raised = raised.filter(|(_, part)| part.item == Some(Item::Good(good.plain())));
        raised.map(|(_, part)| part.value.unsigned_abs()).max().unwrap_or(1)
    }

    /// Whether a resource may be laid in houses.
    pub(crate) fn may_lay(&self, state: &State, seat: Seat, resource: Resource) -> bool {
        self.changes(state, seat, Change::MayLay).any(|(_, part)| part.item == Some(Item::Resource(resource)))
    }

    /// Such a part that is about this space.
    pub(crate) fn change_on(&self, state: &State, seat: Seat, change: Change, space: Space) -> Option<(Card, &Part)> {
        self.changes(state, seat, change).find(|(_, part)| part.is_about(space))
    }
}

impl Part {
    pub(crate) fn is_about(&self, space: Space) -> bool {
        self.spaces >> space.index() & 1 != 0
    }

    fn is_about_dice(&self, kind: Dice) -> bool {
        self.deeds == 0 || self.deeds >> deed_of_dice(kind) as u8 & 1 != 0
    }

    pub(crate) fn is_about_deed(&self, deed: Deed) -> bool {
        self.deeds >> deed as u8 & 1 != 0
    }

    fn is_about_emigration(&self) -> bool {
        self.is_about_deed(Deed::Emigrate)
    }

    fn suits_price(&self, price: u8) -> bool {
        match self.condition {
            Condition::PriceAtLeast(least) => price >= least,
            _ => true,
        }
    }
}
