//! A moment of the game and the cards that work at it.

use arrayvec::ArrayVec;
use engine::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{Condition, Count, Deed, Limit, Op, Part, When};
use crate::Feast;
use crate::cards::Card;
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Good, Resource, Ship, Space};
use crate::state::{Offers, State, Task};

/// What is happening, with the little that cards ask about it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moment {
    pub when: When,
    pub space: Option<Space>,
    pub deed: Option<Deed>,
    /// A good, or the index of a ship or building.
    pub good: u8,
    pub counts: [u8; 2],
}

impl Moment {
    pub(crate) const fn of(when: When) -> Moment {
        Moment { when, space: None, deed: None, good: 0, counts: [0; 2] }
    }

    #[must_use]
    pub(crate) const fn space(self, space: Space) -> Moment {
        Moment { space: Some(space), ..self }
    }

    #[must_use]
    pub(crate) const fn deed(self, deed: Deed) -> Moment {
        Moment { deed: Some(deed), ..self }
    }

    #[must_use]
    pub(crate) const fn good(self, good: Good) -> Moment {
        Moment { good: good as u8, ..self }
    }

    #[must_use]
    pub(crate) const fn good_index(self, index: usize) -> Moment {
        Moment { good: index as u8, ..self }
    }

    #[must_use]
    pub(crate) const fn counts(self, first: u8, second: u8) -> Moment {
        Moment { counts: [first, second], ..self }
    }
}

/// Parts of cards that work by themselves at one moment; reading the content proves that there are no more.
pub(super) const PARTS_AT_ONCE_MAX: usize = 32;

impl Feast {
    /// Asks the seat's cards what they do at this moment.
    pub(crate) fn fire(&self, state: &mut State, seat: Seat, moment: Moment, sink: &mut impl Sink<Event>) {
        let player = state.player(seat);
        let cards = player.played.without(player.spent).both(self.content.waiting[moment.when as usize]);
        if cards.is_empty() || !self.happened(state, &moment) {
            return;
        }
        let mut offers = Offers::NONE;
        let mut at_once: ArrayVec<(Card, u8), PARTS_AT_ONCE_MAX> = ArrayVec::new();
        for card in cards.iter() {
            for (index, part) in self.content.card(card).parts_at(moment.when) {
                if !self.applies(state, seat, part, &moment) {
                    continue;
                }
                if !part.is_asked() {
                    at_once.push((card, index));
                    continue;
                }
                // Herb Gardener stays available: it is used at any time (as anytime cards are).
                if moment.when == When::Reached && part.optional {
                    continue;
                }
                let times = self.times_offered(state, seat, part, &moment);
                if times > 0 && !offers.add(card, times) {
                    state.owe(seat, Task::Offers { moment, cards: offers });
                    offers = Offers::NONE;
                    offers.add(card, times);
                }
            }
        }
        if !offers.is_empty() {
            state.owe(seat, Task::Offers { moment, cards: offers });
        }
        for (card, part) in at_once {
            self.work(state, seat, (card, part, 0), &moment, sink);
        }
    }

    /// How often a part may be used at this moment.
    fn times_offered(&self, state: &State, seat: Seat, part: &Part, moment: &Moment) -> u8 {
        match part.limit {
            Limit::Once => 1,
            Limit::OncePerKnarr => state.player(seat).knarrs,
            Limit::OncePerTile => moment.counts[0],
        }
    }

    /// Whether what the moment is about took place at all.
    fn happened(&self, state: &State, moment: &Moment) -> bool {
        match moment.when {
            When::UsedLongship => state.using.longship_used || state.using.space.is_none(),
            When::PlayedOccupations => state.using.played > 0,
            When::ReceivedGood => !state.using.received_paid || state.using.space.is_none(),
            When::TookMountain | When::MountainUpdate => moment.counts != [0; 2],
            _ => true,
        }
    }

    fn applies(&self, state: &State, seat: Seat, part: &Part, moment: &Moment) -> bool {
        let space_fits = moment.space.is_none_or(|space| part.spaces >> space.index() & 1 != 0);
        let deed_fits = part.deeds == 0 || moment.deed.is_some_and(|deed| part.deeds >> deed as u8 & 1 != 0);
        let good_fits = part.goods == 0 || part.goods >> moment.good & 1 != 0;
        space_fits && deed_fits && good_fits && self.condition_holds(state, seat, part, moment)
    }

    pub(crate) fn condition_holds(&self, state: &State, seat: Seat, part: &Part, moment: &Moment) -> bool {
        let player = state.player(seat);
        match part.condition {
            Condition::Always => {
                moment.when != When::Reached || self.count(state, seat, part.per, moment) >= part.amount
            }
            Condition::HarvestRound => moment.counts[0] > 0,
            Condition::NoHarvestRound => moment.counts[0] == 0,
            Condition::VikingsInSection { section, least } => {
                let spaces = Space::printed().iter().filter(|space| self.content.space(**space).is_in(section));
                spaces.map(|space| state.vikings_on(seat, *space)).sum::<u8>() >= least
            }
            Condition::VikingsInColumn { column, least } => self.vikings_in_column(state, seat, column) >= least,
            Condition::ProvidedAtLeast { resource, least } => state.using.provided[resource.index()] >= least,
            Condition::ProvidedExactly { resource, amount } => state.using.provided[resource.index()] == amount,
            Condition::Placed(vikings) => state.using.placed == vikings && self.column_of_use(state) == vikings,
            Condition::TwoPlacedAgain => {
                state.using.placed == 2 && self.column_of_use(state) == 2 && player.pairs_placed > 1
            }
            Condition::RollsAtMost(rolls) => state.dice.rolls <= rolls,
            Condition::OnSpace { space, placed, copies } => {
                state.dice.space == Some(space) && state.dice.placed == placed && (copies || !state.dice.copied)
            }
            Condition::WeaponsSpent(amount) => state.dice.weapons_spent == amount,
            Condition::NoWoodSpent => state.dice.wood_spent == 0,
            Condition::SupplyGood { good, least } => player.goods[good] >= least,
            Condition::SupplyOre(least) => player.resources[Resource::Ore] >= u16::from(least),
            Condition::TargetIsland => moment.counts[0] == 1,
            Condition::TargetHouse => moment.counts[0] == 2,
            Condition::BuiltWithWood => moment.counts[0] > 0,
            Condition::Count(exactly) => moment.counts[0] == exactly,
            Condition::CountUpTo(most) => (1..=most).contains(&moment.counts[0]),
            Condition::Served { good, least } => state.table.served(good) >= least,
            Condition::NotServed(good) => state.table.served(good) == 0,
            // What is asked of a price or of a house is asked where the rule is changed.
            Condition::PriceAtLeast(_) | Condition::BonusGoods(_) => true,
        }
    }

    /// The column in which the Vikings of the current use stand; 0 when none do.
    fn column_of_use(&self, state: &State) -> u8 {
        match state.using.at {
            Some(Space::CopyLow) => state.copy_columns[0],
            Some(Space::CopyHigh) => state.copy_columns[1],
            Some(space) => self.content.space(space).column,
            None => 0,
        }
    }

    /// Own Vikings of this round in a column, copy spaces included (ruling R21).
    pub(crate) fn vikings_in_column(&self, state: &State, seat: Seat, column: u8) -> u8 {
        let printed = Space::printed().iter().filter(|space| self.content.space(**space).column == column);
        let copies = [Space::CopyLow, Space::CopyHigh];
        let copies = copies.iter().zip(state.copy_columns).filter(|(_, of)| *of == column).map(|(space, _)| space);
        printed.chain(copies).map(|space| state.vikings_on(seat, *space)).sum()
    }

    /// A number that a card counts.
    pub(crate) fn count(&self, state: &State, seat: Seat, count: Count, moment: &Moment) -> u8 {
        let player = state.player(seat);
        match count {
            Count::One => 1,
            Count::WhalingBoats => player.ships(Ship::WhalingBoat),
            Count::Knarrs => player.knarrs,
            Count::Longships => player.ships(Ship::Longship),
            Count::LargeShips => player.large_ships(),
            Count::FewestOfEachShip => player.knarrs.min(player.boats.len() as u8).min(player.longships.len() as u8),
            Count::Houses => state.houses_of(seat),
            Count::Islands => state.islands_of(seat),
            Count::Sheep => player.animals(Good::Sheep),
            Count::AnimalTypes => {
                u8::from(player.animals(Good::Sheep) > 0) + u8::from(player.animals(Good::Cattle) > 0)
            }
            Count::RedTypes => (Good::Mead.index()..Good::Oil.index())
                .map(Good::from_index)
                .filter(|good| player.goods[*good] > 0 || good.is_animal() && player.animals(*good) > 0)
                .count() as u8,
            Count::Supply(good) => player.goods[good],
            Count::MeatPairs => player.goods[Good::GameMeat].min(player.goods[Good::WhaleMeat]),
            Count::SpecialTiles => state.specials_of(seat),
            Count::PlacedOre => player.boats.iter().chain(&player.longships).sum(),
            Count::LongshipsWithOre(least) => player.longships.iter().filter(|ore| **ore >= least).count() as u8,
            Count::Players => self.players,
            Count::Income => self.income(state, seat),
            Count::BoatsUsed => state.dice.boats,
            Count::KindsTaken => state.using.kinds_taken.count_ones() as u8,
            Count::PaidKinds => state.using.paid_kinds.count_ones() as u8,
            Count::StonesTaken | Count::OreMoved => moment.counts[0],
            Count::TwoSilverTaken | Count::TwoSilverMoved => moment.counts[1],
        }
    }

    /// The tier that counts.
    pub(crate) fn tier<'a>(
        &self,
        state: &State,
        seat: Seat,
        part: &'a Part,
        moment: &Moment,
    ) -> Option<&'a super::Tier> {
        let count = self.count(state, seat, part.count, moment);
        let holding = |tier: &&super::Tier| (tier.min..=tier.max).contains(&count);
        let by_most = part.tiers.first().is_some_and(|tier| tier.min == 0 && tier.max < u8::MAX);
        if by_most { part.tiers.iter().find(holding) } else { part.tiers.iter().rfind(holding) }
    }

    /// What an option of a part costs, discounts of the card itself included.
    pub(crate) fn part_price(&self, state: &State, part: &Part, option: u8) -> Bundle {
        let own = part.options.get(option as usize).map(|exchange| exchange.cost).unwrap_or_default();
        let mut price = if own.is_empty() { part.cost } else { own };
        if part.cost_round {
            price = price.plus(Item::SILVER, state.round);
        }
        price
    }

    /// How many options a card has at a moment: its exchanges, and its op after them.
    pub(crate) fn option_count(&self, card: Card, when: When) -> u8 {
        let rules = self.content.card(card);
        rules
            .parts
            .iter()
            .filter(|part| part.when == when || part.when == When::Reached)
            .map(options_of)
            .max()
            .unwrap_or(0)
    }
}

/// Options of one part.
pub(crate) fn options_of(part: &Part) -> u8 {
    let exchanges = part.options.len() as u8;
    match part.op {
        Op::Exchange | Op::HarvestPhase | Op::Sow => exchanges.max(1),
        _ => exchanges + 1,
    }
}
