//! What a card does once it works: exchanges, and the primitives that are not plain exchanges.

use engine::{Illegal, Seat, Sink};

use super::moments::options_of;
use super::{CardTask, Deed, Limit, Moment, Op, Part, When};
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
    pub fn part_at(&self, card: Card, when: When) -> Option<(u8, &Part)> {
        self.content.card(card).parts_at(when).next()
    }

    /// The part that is used at any time; Herb Gardener's once its houses stand.
    fn anytime_part(&self, card: Card) -> Option<(u8, &Part)> {
        self.part_at(card, When::Anytime)
            .or_else(|| self.part_at(card, When::Reached).filter(|(_, part)| part.optional))
    }

    pub fn check_use_anytime(
        &self,
        state: &State,
        seat: Seat,
        task: &Task,
        card: Card,
        option: u8,
    ) -> Result<(), Illegal> {
        if card == Card::SOBER_MAN && matches!(task, Task::Feast) {
            return if option == 0 && self.can_forswear(state, seat) {
                Ok(())
            } else {
                Err(Illegal::because("feast-illegal-card-now"))
            };
        }
        if !state.player(seat).has(card) || state.player(seat).spent.contains(card) {
            return Err(Illegal::because("feast-illegal-card-not-played"));
        }
        let Some((_, part)) = self.anytime_part(card) else {
            return Err(Illegal::because("feast-illegal-card-now"));
        };
        // Chronicler's Belt goes with a Viking action of phase 5 (ruling R37); it is offered at its end, too.
        if card == Card::CHRONICLER && option == 0 && state.using.placed == 0 {
            return Err(Illegal::because("feast-illegal-card-now"));
        }
        if part.when == When::Reached && self.count(state, seat, part.per, &Moment::of(When::Reached)) < part.amount {
            return Err(Illegal::because("feast-illegal-card-now"));
        }
        self.check_option(state, seat, card, part, option)
    }

    /// Whether an option of a part can be taken: its price is there and it does something.
    pub fn check_option(&self, state: &State, seat: Seat, card: Card, part: &Part, option: u8) -> Result<(), Illegal> {
        if option >= options_of(part) {
            return Err(Illegal::because("feast-illegal-card-option"));
        }
        let price = self.part_price(state, part, option);
        if let Some(exchange) = part.options.get(option as usize) {
            if part.op == Op::Sow {
                return self.check_sow(state, seat, exchange.gain);
            }
            if !self.can_pay(state, seat, &price) {
                return Err(Illegal::because("feast-illegal-price"));
            }
            return if self.can_exchange(state, seat, &price, &exchange.gain) {
                Ok(())
            } else {
                Err(Illegal::because("feast-illegal-no-effect"))
            };
        }
        if !self.can_pay(state, seat, &price) {
            return Err(Illegal::because("feast-illegal-price"));
        }
        if self.op_possible(state, seat, card, part) {
            Ok(())
        } else {
            Err(Illegal::because("feast-illegal-no-effect"))
        }
    }

    fn op_possible(&self, state: &State, seat: Seat, card: Card, part: &Part) -> bool {
        let player = state.player(seat);
        match part.op {
            Op::TakeMountain => self.more_to_mine(state, &self.mountain_task(state, seat, card, part)),
            Op::Upgrade => {
                let task = upgrade_task(card, part);
                player.goods.some().any(|(good, _)| self.check_up(state, seat, &task, good).is_ok())
            }
            Op::PlayOccupation => !player.hand.is_empty(),
            Op::TakeAction(Deed::Emigrate) => {
                self.can_emigrate(state, seat, self.granted_discount(state, seat, card), false)
            }
            Op::RollBonus => true,
            Op::StockShed => [Resource::Wood, Resource::Stone].into_iter().any(|resource| {
                player.resources[resource] > 0 && self.free_slots(state, seat, Building::Shed, resource) > 0
            }),
            Op::LayOre => !player.longships.is_empty(),
            Op::UnloadOre => player.boats.iter().chain(&player.longships).any(|ore| *ore > 0),
            Op::BuyShip => {
                self.has_berth(state, seat, Ship::Longship)
                    && u16::from(self.card_ship_price(state, seat, card, part)) <= player.silver()
            }
            Op::GridMove => Good::ALL.iter().any(|good| self.grid_target(state, seat, card, *good, 1).is_some()),
            Op::FlipTiles => player.knarrs > 0 && player.goods.some().any(|(good, _)| good.flipped().is_some()),
            Op::DoubleGood => (1..PEAS_CAP).contains(&player.goods[Good::Peas]),
            Op::DuplicateGood => player.goods.some().any(|(good, count)| count == 3 && !good.is_animal()),
            Op::SwapSpecialTile(special) => self.swap_cells(state, special).is_some(),
            Op::FillWeapons => Weapon::ALL.iter().any(|weapon| player.weapons[*weapon] < part.amount),
            Op::ReturnViking => self.returnable(state, seat, card).next().is_some(),
            Op::UseSpace => {
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
            | Op::RuleChange => true,
        }
    }

    pub fn use_anytime(&self, state: &mut State, seat: Seat, card: Card, option: u8, sink: &mut impl Sink<Event>) {
        if card == Card::SOBER_MAN {
            return self.forswear(state, seat, sink);
        }
        if let Some((part, _)) = self.anytime_part(card) {
            self.take_option(state, seat, (card, part, option), sink);
        }
    }

    /// Pays for an option of a card and lets it work.
    pub fn take_option(
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
    pub fn work(
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
        if part.when == When::ReceivedStockfish {
            state.using.stockfish_bought = state.using.space.is_some();
        }
        let exchange = part.options.get(option as usize);
        if part.op != Op::Exchange && (exchange.is_none() || matches!(part.op, Op::HarvestPhase | Op::Sow)) {
            return self.run_op(state, seat, card, part, option, moment, sink);
        }
        let gain = self.part_gain(state, seat, part, option, moment);
        // Breeder turns a tile over: no new animal comes into the stable.
        if card == Card::BREEDER {
            state.player_mut(seat).goods[Good::PregnantCattle] += 1;
            return;
        }
        self.gain(state, seat, &gain, Source::Card, sink);
    }

    /// What a plain part gives now.
    pub fn part_gain(&self, state: &State, seat: Seat, part: &Part, option: u8, moment: &Moment) -> Bundle {
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
                let task = self.mountain_task(state, seat, card, part);
                if card == Card::FOREST_BLACKSMITH {
                    state.using.ore_promised = true;
                }
                state.owe(seat, task.task());
            }
            Op::Upgrade => state.owe(seat, Task::Upgrade(upgrade_task(card, part))),
            Op::DrawWeapon => {
                let amount = self.tier(state, seat, part, moment).map_or(part.amount, |tier| tier.amount);
                let amount =
                    if part.tiers.is_empty() || self.tier(state, seat, part, moment).is_some() { amount } else { 0 };
                self.gain(state, seat, &part.gain, Source::Card, sink);
                self.draw_weapons(state, seat, amount, sink);
            }
            Op::FillWeapons => {
                for weapon in Weapon::ALL {
                    while state.player(seat).weapons[weapon] < part.amount {
                        self.find_weapon(state, seat, weapon);
                    }
                }
            }
            Op::PlayOccupation => {
                // Played at any time it is an action of its own (ruling R32), whatever it interrupts.
                let interrupted = std::mem::take(&mut state.using);
                state.owe(seat, Task::UseOver(interrupted));
                state.owe(seat, Task::Card(CardTask::AfterPlay));
                state.owe(seat, Task::Play { left: 1, must: true, by_space: false });
            }
            Op::TakeAction(Deed::Hunt) => state.owe(seat, Task::StartDice { kind: Dice::Hunt }),
            Op::TakeAction(Deed::Snare) => state.owe(seat, Task::StartDice { kind: Dice::Snare }),
            Op::TakeAction(_) => {
                let discount = self.granted_discount(state, seat, card);
                state.owe(seat, Task::Emigrate { discount, by_space: false, optional: false });
            }
            Op::BreedingPhase => state.owe(seat, Task::Gather(Gather::Breed)),
            Op::FeastPhase => self.owe_feast(state, seat),
            Op::HarvestPhase => self.private_harvest(state, seat),
            Op::Sow => {
                let gain = part.options[option as usize].gain;
                self.gain(state, seat, &gain, Source::Phase, sink);
            }
            Op::HomeBonusPhase => self.home_bonus(state, seat, sink),
            Op::HouseBonusPhase => self.house_bonus(state, seat, sink),
            Op::RollBonus => state.dice.bonus = state.dice.bonus.saturating_add(part.value),
            Op::DoubleGood => {
                let peas = state.player(seat).goods[Good::Peas];
                let more = peas.min(PEAS_CAP.saturating_sub(peas));
                self.gain(state, seat, &Bundle::one(Item::Good(Good::Peas), more), Source::Card, sink);
            }
            Op::BuyShip => {
                let price = self.card_ship_price(state, seat, card, part);
                self.pay(state, seat, &Bundle::one(Item::SILVER, price), sink);
                self.gain(state, seat, &Bundle::one(Item::Ship(Ship::Longship), 1), Source::Card, sink);
            }
            Op::StockShed => state.owe(seat, Task::Card(CardTask::StockShed)),
            Op::LayOre => {
                let left = state.player(seat).longships.len() as u8;
                state.owe(seat, Task::Card(CardTask::LayOre { left }));
            }
            Op::UnloadOre => state.owe(seat, Task::Card(CardTask::UnloadOre)),
            Op::GridMove => state.owe(seat, Task::Card(CardTask::GridMove { card: card.0 })),
            Op::FlipTiles => {
                let left = self.tier(state, seat, part, moment).map_or(0, |tier| tier.amount);
                state.owe(seat, Task::Card(CardTask::Flip { left, fresh: [0; 8] }));
            }
            Op::DuplicateGood => state.owe(seat, Task::Card(CardTask::Duplicate)),
            Op::SwapSpecialTile(special) => self.swap_special(state, seat, special, sink),
            Op::ReturnViking => state.owe(seat, Task::Card(CardTask::CallHome { card: card.0 })),
            Op::UseSpace => state.owe(seat, Task::Card(CardTask::UseSpace { card: card.0 })),
            Op::Exchange | Op::RuleChange => {}
        }
    }

    fn mountain_task(&self, state: &State, seat: Seat, card: Card, part: &Part) -> MountainTask {
        let only = self.strip_bits(state, seat, card, part);
        // Where the ore that is exchanged has still to come, it must be taken.
        let promised = card == Card::FOREST_BLACKSMITH && only != 0;
        MountainTask {
            groups: [part.amount, 0, 0, 0],
            used: 0,
            only,
            by_space: false,
            must: promised || part.exact || !part.cost.is_empty(),
            exact: part.exact,
        }
    }

    /// The strip items a card may take, as bits; 0 for all. Forest Blacksmith's item goes with an exchange of ore:
    /// without any in supply it has to be that ore.
    fn strip_bits(&self, state: &State, seat: Seat, card: Card, part: &Part) -> u8 {
        if card == Card::FOREST_BLACKSMITH && state.player(seat).resources[Resource::Ore] == 0 {
            1 << StripItem::Ore as u8
        } else {
            part.only as u8
        }
    }

    /// Harbor Guard lowers the price by the large ships owned before the emigration.
    fn granted_discount(&self, state: &State, seat: Seat, card: Card) -> u8 {
        if card == Card::HARBOR_GUARD { state.player(seat).large_ships() } else { 0 }
    }

    /// What a longship costs from Quartermaster or Longship Builder.
    pub fn card_ship_price(&self, state: &State, seat: Seat, card: Card, part: &Part) -> u8 {
        let base = self.content.ships[Ship::Longship.index()].price;
        let player = state.player(seat);
        if card == Card::QUARTERMASTER {
            // Half a silver for each spear and bow; the final price is rounded down.
            let halves = 2 * u16::from(player.weapons[Weapon::LongSword])
                + u16::from(player.weapons[Weapon::Spear])
                + u16::from(player.weapons[Weapon::Bow]);
            return ((2 * u16::from(base)).saturating_sub(halves) / 2) as u8;
        }
        let discount = self.tier(state, seat, part, &Moment::of(When::OnPlay)).map_or(0, |tier| tier.amount);
        base.saturating_sub(discount)
    }

    /// Sower adds a good of which there was one when the harvest began.
    fn check_sow(&self, state: &State, seat: Seat, gain: Bundle) -> Result<(), Illegal> {
        let sown = gain.iter().all(|(item, _)| self.holds(state, seat, item) > 0);
        if sown { Ok(()) } else { Err(Illegal::because("feast-illegal-not-in-supply")) }
    }

    /// Where a good goes in a diagonal move of this card.
    pub fn grid_target(&self, state: &State, seat: Seat, card: Card, good: Good, steps: u8) -> Option<Good> {
        if state.player(seat).goods[good] == 0 || steps == 0 {
            return None;
        }
        let right = card == Card::FIELD_FARMER;
        if right && good.colour() != crate::names::Colour::Orange || !right && steps > 1 || steps > 2 {
            return None;
        }
        (0..steps).try_fold(good, |moved, _| moved.diagonal(right))
    }

    /// The cells under a special tile that lies on some board, and how two goods fill them again.
    pub fn swap_cells(&self, state: &State, special: Special) -> Option<Seat> {
        match state.specials[special] {
            SpecialAt::Laid(owner) => Some(owner),
            _ => None,
        }
    }

    /// Spaces from which a card may bring Vikings home.
    pub fn returnable<'a>(&'a self, state: &'a State, seat: Seat, card: Card) -> impl Iterator<Item = Space> + 'a {
        let used = state.using.at;
        Space::ALL.iter().copied().filter(move |space| {
            state.vikings_on(seat, *space) > 0
                && match card {
                    Card::HOMECOMER => self.column(state, *space) == 4,
                    Card::INSPECTOR => true,
                    _ => used == Some(*space),
                }
        })
    }

    /// The column of a space, copy spaces included.
    pub fn column(&self, state: &State, space: Space) -> u8 {
        match space {
            Space::CopyLow => state.copy_columns[0],
            Space::CopyHigh => state.copy_columns[1],
            space => self.content.space(space).column,
        }
    }

    /// Spaces that Follower or Latecomer may use without placing.
    pub fn usable_by_card<'a>(&'a self, state: &'a State, seat: Seat, card: Card) -> impl Iterator<Item = Space> + 'a {
        Space::printed().iter().copied().filter(move |space| {
            let standing = state.spaces[*space];
            let reached = if card == Card::FOLLOWER {
                standing.vikings > 0 && self.content.space(*space).column == 2
            } else {
                standing.vikings == 0 && self.content.space(*space).column == 1 && self.beside_own(state, seat, *space)
            };
            reached && self.check_use(state, seat, *space).is_ok()
        })
    }

    /// Whether the first-column space right above or below holds an own Viking.
    fn beside_own(&self, state: &State, seat: Seat, space: Space) -> bool {
        let column: arrayvec::ArrayVec<Space, 24> =
            Space::printed().iter().copied().filter(|other| self.content.space(*other).column == 1).take(24).collect();
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

/// Pea Counter doubles up to this many.
const PEAS_CAP: u8 = 8;

fn upgrade_task(card: Card, part: &Part) -> UpgradeTask {
    UpgradeTask {
        left: part.amount,
        of: part.amount,
        steps: part.steps,
        to_blue: card == Card::ORIENT_SHIPPER,
        only: part.only,
        same: card == Card::WHOLESALER,
        fresh: [None; 4],
        boosted: false,
        by_space: false,
        // What is paid for is taken.
        must: !part.cost.is_empty(),
    }
}
