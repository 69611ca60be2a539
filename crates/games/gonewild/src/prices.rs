//! What a purse can buy, looked up: for every sum of beer and gold the cards and buildings that cost no more.

use crate::content::{BuildingSpec, CardSpec, Class, Cost};
use crate::pile::Kinds;
use crate::purse::Purse;
use crate::{Building, Card, Resource};

/// Cards and buildings by the sum that is enough for them.
#[derive(Clone, Debug)]
pub(crate) struct Prices {
    /// Sums of one resource that are told apart: from nothing to the highest price.
    sums: usize,
    /// By beer, then by gold.
    within: Vec<Buyable>,
}

/// What can be paid.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Buyable {
    pub cards: Kinds,
    /// Bits of the buildings.
    buildings: u8,
}

impl Buyable {
    #[inline]
    pub(crate) const fn has(self, building: Building) -> bool {
        self.buildings & (1 << building as u8) != 0
    }

    fn union(self, other: Buyable) -> Buyable {
        Buyable { cards: self.cards.union(other.cards), buildings: self.buildings | other.buildings }
    }
}

impl Prices {
    pub(crate) fn of(cards: &[CardSpec; Card::COUNT], buildings: &[BuildingSpec; Building::COUNT]) -> Prices {
        let for_sale = |card: &Card| cards[card.index()].cost.filter(|_| cards[card.index()].class != Class::Undead);
        let costs = Card::ALL.iter().filter_map(for_sale).chain(buildings.iter().map(|building| building.cost));
        let highest = costs.map(|cost| cost.beer.max(cost.gold)).max().unwrap_or(0);
        let sums = usize::from(highest) + 1;
        let buyable = |index: usize| {
            let pays = |cost: Cost| usize::from(cost.beer) <= index / sums && usize::from(cost.gold) <= index % sums;
            let built = Building::ALL.iter().filter(|building| pays(buildings[building.index()].cost));
            Buyable {
                cards: Card::ALL.into_iter().filter(|card| for_sale(card).is_some_and(pays)).collect(),
                buildings: built.fold(0, |bits, building| bits | 1 << building.index()),
            }
        };
        Prices { sums, within: (0..sums * sums).map(buyable).collect() }
    }

    /// What the purse can pay, however it splits what may be either resource.
    pub(crate) fn within(&self, purse: Purse) -> Buyable {
        let highest = self.sums - 1;
        let sum = |resource: Resource, more: u16| usize::from(purse.have(resource) + more).min(highest);
        let split = |beer: u16| {
            let gold = purse.wild() - beer;
            self.within[sum(Resource::Beer, beer) * self.sums + sum(Resource::Gold, gold)]
        };
        (0..=purse.wild()).map(split).fold(Buyable::default(), Buyable::union)
    }
}
