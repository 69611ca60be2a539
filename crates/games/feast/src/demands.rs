//! What action spaces ask for, gathered once for all of them: each demand is looked at once, and only spaces that
//! are still in doubt are asked one by one. Listing the spaces of a turn is what bots do most.

use engine::Seat;

use crate::Feast;
use crate::content::{Effect, Need, SpaceRules};
use crate::items::Item;
use crate::names::{Resource, Space};
use crate::occupations::Change;
use crate::state::State;

/// What is asked for, how much of it, and the spaces that ask for it.
type Asked<T> = Vec<(T, u8, u64)>;

/// Columns of the action board, and with them the Vikings that a space asks for at most.
const COLUMNS: usize = 4;

/// The demands of the printed spaces. Sets of spaces are bits by their index.
pub(crate) struct Demands {
    /// Spaces that so many Vikings are enough for.
    within: [u64; COLUMNS + 1],
    /// Spaces that can be used for certain once ships, animals and the printed price are there.
    sure: u64,
    /// Printed prices.
    prices: Asked<Item>,
    /// One of these resources for these spaces.
    choices: Vec<(Vec<Resource>, u64)>,
    /// Ships and animals that must be there and are not paid.
    needs: Asked<Need>,
}

impl Demands {
    pub(crate) fn of(spaces: &[SpaceRules]) -> Demands {
        let mut demands =
            Demands { within: [0; COLUMNS + 1], sure: 0, prices: Vec::new(), choices: Vec::new(), needs: Vec::new() };
        for (index, rules) in spaces.iter().enumerate() {
            let space = 1 << index;
            (usize::from(rules.column)..=COLUMNS).for_each(|vikings| demands.within[vikings] |= space);
            rules.needs.iter().for_each(|(need, count)| add(&mut demands.needs, *need, *count, space));
            if !rules.cost_one_of.is_empty() {
                demands.choices.push((rules.cost_one_of.clone(), space));
                demands.sure |= space;
                continue;
            }
            rules.cost.iter().for_each(|(item, amount)| add(&mut demands.prices, item, amount, space));
            if !rules.cost_round && rules.effects.iter().any(is_always_possible) {
                demands.sure |= space;
            }
        }
        demands
    }

    /// The spaces that so many Vikings are enough for.
    pub(crate) fn within(&self, vikings: u8) -> u64 {
        self.within[usize::from(vikings).min(COLUMNS)]
    }
}

fn add<T: PartialEq>(asked: &mut Asked<T>, what: T, amount: u8, space: u64) {
    match asked.iter_mut().find(|(known, least, _)| *known == what && *least == amount) {
        Some((_, _, spaces)) => *spaces |= space,
        None => asked.push((what, amount, space)),
    }
}

/// Whether the effect can be used whatever the seat has.
fn is_always_possible(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Gain(_)
            | Effect::GainPerPlayer(_)
            | Effect::Weapons(_)
            | Effect::Dice { .. }
            | Effect::Forge
            | Effect::Overseas
            | Effect::DrawOccupation(_)
    )
}

impl Feast {
    /// Those of the spaces that [`Feast::check_use`] allows.
    pub(crate) fn usable(&self, state: &State, seat: Seat, spaces: u64) -> u64 {
        let demands = &self.content.demands;
        let unmet = demands.needs.iter().filter(|(need, count, _)| !self.meets(state, seat, *need, *count));
        let spaces = unmet.fold(spaces, |left, (_, _, asking)| left & !asking);
        let unpaid = self.unpaid(state, seat);
        // Cards make nothing dearer. Where one makes something cheaper or brings what is missing, the price is in doubt.
        let helped = self.has_change(state, seat, Change::Discount) || self.may_mine(state, seat);
        let usable = spaces & demands.sure & !unpaid;
        let doubtful = spaces & !usable & if helped { u64::MAX } else { !unpaid };
        let found = bits(doubtful).filter(|index| self.check_use(state, seat, Space::ALL[*index]).is_ok());
        found.fold(usable, |usable, index| usable | 1 << index)
    }

    /// The spaces whose printed price the seat cannot pay.
    fn unpaid(&self, state: &State, seat: Seat) -> u64 {
        let demands = &self.content.demands;
        let resources = &state.player(seat).resources;
        let prices =
            demands.prices.iter().filter(|(item, least, _)| self.holds(state, seat, *item) < u16::from(*least));
        let choices =
            demands.choices.iter().filter(|(either, _)| either.iter().all(|resource| resources[*resource] == 0));
        let unpaid = prices.fold(0, |unpaid, (_, _, asking)| unpaid | asking);
        choices.fold(unpaid, |unpaid, (_, asking)| unpaid | asking)
    }
}

/// The numbers of the bits that are set, from the lowest on.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            lowest as usize
        })
    })
}
