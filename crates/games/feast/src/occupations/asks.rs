//! Questions of single cards, one variant each: what may be answered and what it does.

use arrayvec::ArrayVec;
use engine::{Illegal, Seat, Sink, require};
use serde::{Deserialize, Serialize};

use super::ops::upgrade_task;
use super::{Change, From, Moment, Op, Part, When};
use crate::Feast;
use crate::action::Action;
use crate::board::Laid;
use crate::cards::Card;
use crate::cells::{Cells, STRIDE};
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Building, Good, Piece, Resource, Space, Special};
use crate::state::{Origin, State, Task};
use crate::supply::Source;

/// Each with the number of the card that asks, less one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardTask {
    /// One of the tiles just received may become another good (Meat Buyer).
    SwapReceived { card: u8, good: Good },
    /// Upgrades instead of the action that is about to begin (Dorestad Traveller).
    InsteadOfAction { card: u8 },
    /// An exchange instead of the upgrade that comes next (Fur Merchant).
    InsteadOfUpgrade { card: u8 },
    /// Tiles of the table into houses (Fish Cook).
    MoveServed { card: u8, good: Good, left: u8 },
    /// Wood or stone on a shed for a gain (Steward).
    StockShed { card: u8 },
    /// Ore that may be laid now (Ore Boatman).
    LayOre { card: u8, left: u8 },
    /// Ore back from a ship (Modifier).
    UnloadOre { card: u8 },
    /// A diagonal move in the goods grid (Field Farmer, Clerk).
    GridMove { card: u8 },
    /// Tiles turned over (Traveling Merchant); the goods made by turning, by index plus one.
    Flip { card: u8, left: u8, fresh: [u8; 8] },
    /// One more of a good (Storeman).
    Duplicate { card: u8 },
    /// Vikings come home.
    CallHome { card: u8 },
    /// How many of them.
    HowMany { card: u8, space: Space },
    /// A space used without placing (Follower, Latecomer).
    UseSpace { card: u8 },
    /// Play a card instead of drawing one (Preceptor).
    InsteadOfDraw { card: u8 },
    /// Something else instead of the weapon (Peacemaker).
    InsteadOfWeapon { card: u8 },
    /// Something else instead of the one bonus good of a house (Maid).
    InsteadOfHouseGood { card: u8, good: Good },
    /// Alone: which starting card to begin with.
    ChooseStart,
    /// Longships, or knarrs in their place (Steersman).
    WhichSails { ships: u8 },
    /// An action that only played a card is over.
    AfterPlay,
}

impl CardTask {
    /// The card that asks, where there is one.
    pub(crate) fn card(self) -> Option<Card> {
        use CardTask as C;
        match self {
            C::SwapReceived { card, .. }
            | C::InsteadOfAction { card }
            | C::InsteadOfUpgrade { card }
            | C::MoveServed { card, .. }
            | C::StockShed { card }
            | C::LayOre { card, .. }
            | C::UnloadOre { card }
            | C::GridMove { card }
            | C::Flip { card, .. }
            | C::Duplicate { card }
            | C::CallHome { card }
            | C::HowMany { card, .. }
            | C::UseSpace { card }
            | C::InsteadOfDraw { card }
            | C::InsteadOfWeapon { card }
            | C::InsteadOfHouseGood { card, .. } => Some(Card(card)),
            C::ChooseStart | C::WhichSails { .. } | C::AfterPlay => None,
        }
    }
}

impl Feast {
    /// Steps of cards that ask nothing. Whether it was one.
    pub(crate) fn card_step(&self, state: &mut State, seat: Seat, task: CardTask, sink: &mut impl Sink<Event>) -> bool {
        match task {
            CardTask::AfterPlay => {
                self.fire(state, seat, Moment::of(When::PlayedOccupations), sink);
                // The next play at any time is an action of its own.
                if state.using.space.is_none() {
                    state.using.played = 0;
                }
            }
            CardTask::CallHome { card } => {
                let Some((from, each)) = self.call_home(Card(card)).filter(|(from, _)| *from != From::Any) else {
                    return false;
                };
                let mut vikings = 0;
                let spaces: ArrayVec<Space, { Space::COUNT }> = self.returnable(state, seat, from).collect();
                for space in spaces {
                    vikings += self.take_home(state, seat, space, each, sink);
                }
                self.after_return(state, seat, vikings);
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn card_actions(&self, state: &State, seat: Seat, task: CardTask, actions: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.check_card(state, seat, task, action).is_ok() {
                actions.push(action);
            }
        };
        match task {
            CardTask::GridMove { .. } | CardTask::Flip { .. } | CardTask::Duplicate { .. } => {
                for good in Good::ALL {
                    (0..=2).for_each(|steps| offer(Action::Change(good, steps)));
                }
            }
            CardTask::CallHome { .. } | CardTask::UseSpace { .. } => {
                Space::ALL.iter().for_each(|space| offer(Action::Choose(*space)));
            }
            CardTask::ChooseStart => self.starting_cards.iter().for_each(|card| offer(Action::Hold(card))),
            CardTask::InsteadOfDraw { .. } => state.player(seat).hand.iter().for_each(|card| offer(Action::Play(card))),
            CardTask::StockShed { .. } | CardTask::InsteadOfWeapon { .. } => {
                Resource::ALL.iter().for_each(|resource| offer(Action::With(*resource)));
            }
            _ => (0..=3).for_each(|choice| offer(Action::Pick(choice))),
        }
        offer(Action::Done);
    }

    pub(crate) fn check_card(&self, state: &State, seat: Seat, task: CardTask, action: Action) -> Result<(), Illegal> {
        let player = state.player(seat);
        let wrong = || Err(Illegal::NOT_NOW);
        let allowed = match (task, action) {
            // These have to be answered.
            (
                CardTask::Duplicate { .. }
                | CardTask::HowMany { .. }
                | CardTask::ChooseStart
                | CardTask::WhichSails { .. }
                | CardTask::GridMove { .. },
                Action::Done,
            ) => false,
            // Latecomer has paid for it.
            (CardTask::UseSpace { card }, Action::Done) => {
                self.part_at(Card(card), When::ActionsEnd).is_none_or(|(_, part)| part.cost.is_empty())
            }
            (CardTask::WhichSails { ships }, Action::Pick(choice)) => {
                choice == 0 || choice == 1 && self.may_sail_knarr(state, seat, ships)
            }
            (CardTask::ChooseStart, Action::Hold(card)) => self.starting_cards.contains(card),
            (_, Action::Done) => true,
            (CardTask::SwapReceived { good, .. }, Action::Pick(0)) => player.goods[good] > 0,
            (CardTask::InsteadOfAction { .. }, Action::Pick(0)) => true,
            (CardTask::InsteadOfUpgrade { card }, Action::Pick(choice)) => {
                let options = self.change_options(Card(card), Change::InsteadOfUpgrade);
                options.get(choice as usize).is_some_and(|option| self.can_pay(state, seat, &option.cost))
            }
            (CardTask::MoveServed { left, .. } | CardTask::LayOre { left, .. }, Action::Pick(0)) => left > 0,
            (CardTask::StockShed { .. }, Action::With(resource)) => {
                player.resources[resource] > 0 && self.free_slots(state, seat, Building::Shed, resource) > 0
            }
            (CardTask::UnloadOre { .. }, Action::Pick(0)) => player.boats.iter().any(|ore| *ore > 0),
            (CardTask::UnloadOre { .. }, Action::Pick(ore)) => player.longships.contains(&ore),
            (CardTask::GridMove { card }, Action::Change(good, steps)) => {
                self.grid_move(state, seat, Card(card), good, steps).is_some()
            }
            (CardTask::Flip { left, fresh, .. }, Action::Change(good, 0)) => {
                let turned = fresh.iter().filter(|made| **made == good.index() as u8 + 1).count() as u8;
                left > 0 && good.flipped().is_some() && player.goods[good] > turned
            }
            (CardTask::Duplicate { card }, Action::Change(good, 0)) => {
                let amount = self.op_part(Card(card), |op| op == Op::DuplicateGood).map(|part| part.amount);
                amount == Some(player.goods[good]) && !good.is_animal()
            }
            (CardTask::CallHome { card }, Action::Choose(space)) => self
                .call_home(Card(card))
                .is_some_and(|(from, _)| self.returnable(state, seat, from).any(|one| one == space)),
            (CardTask::HowMany { card, space }, Action::Pick(vikings)) => {
                let most = self.call_home(Card(card)).map_or(0, |(_, most)| most).min(state.vikings_on(seat, space));
                (1..=most).contains(&vikings) && u16::from(more_vikings_price(state, vikings)) <= player.silver()
            }
            (CardTask::UseSpace { card }, Action::Choose(space)) => {
                self.usable_by_card(state, seat, Card(card)).any(|one| one == space)
            }
            (CardTask::InsteadOfDraw { .. }, Action::Play(card)) => return self.check_play(state, seat, card),
            (CardTask::InsteadOfWeapon { card }, Action::With(resource)) => {
                self.weapon_instead(Card(card), resource).is_some()
            }
            (CardTask::InsteadOfHouseGood { good, .. }, Action::Pick(0)) => player.goods[good] > 0,
            _ => return wrong(),
        };
        require(allowed, "feast-illegal-no-effect")
    }

    /// Does the answer. The question has been taken off.
    pub(crate) fn answer_card(
        &self,
        state: &mut State,
        seat: Seat,
        task: CardTask,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (task, action) {
            (
                CardTask::SwapReceived { .. }
                | CardTask::InsteadOfAction { .. }
                | CardTask::InsteadOfUpgrade { .. }
                | CardTask::InsteadOfHouseGood { .. },
                Action::Pick(choice),
            ) => self.take_instead(state, seat, task, choice, sink),
            (CardTask::MoveServed { card, good, left }, Action::Pick(_)) => {
                state.owe(seat, Task::Card(CardTask::MoveServed { card, good, left: left - 1 }));
                state.owe(seat, Task::Laying { piece: Piece::Good(good), from: Origin::Table });
            }
            (CardTask::LayOre { card, left }, Action::Pick(_)) => {
                state.owe(seat, Task::Card(CardTask::LayOre { card, left: left - 1 }));
                state.owe(seat, Task::Laying { piece: Piece::Ore, from: Origin::Boatman });
            }
            (CardTask::StockShed { card }, Action::With(resource)) => {
                self.fill_slot(state, seat, Building::Shed, resource, sink);
                let gain = self.op_part(Card(card), |op| op == Op::StockShed).map(|part| part.gain);
                self.gain(state, seat, &gain.unwrap_or_default(), Source::Card, sink);
            }
            (CardTask::UnloadOre { .. }, Action::Pick(ore)) => self.unload(state, seat, ore, sink),
            (CardTask::GridMove { card }, Action::Change(good, steps)) => {
                if let Some(better) = self.grid_move(state, seat, Card(card), good, steps) {
                    self.turn_into(state, seat, good, better, sink);
                }
            }
            (CardTask::Flip { card, left, fresh }, Action::Change(good, _)) => {
                self.flip(state, seat, (card, left, fresh), good, sink);
            }
            (CardTask::Duplicate { .. }, Action::Change(good, _)) => {
                self.gain(state, seat, &Bundle::one(Item::Good(good), 1), Source::Card, sink);
            }
            (CardTask::CallHome { card }, Action::Choose(space)) => {
                state.owe(seat, Task::Card(CardTask::HowMany { card, space }));
            }
            (CardTask::HowMany { space, .. }, Action::Pick(vikings)) => {
                let price = more_vikings_price(state, vikings);
                self.pay(state, seat, &Bundle::one(Item::SILVER, price), sink);
                let home = self.take_home(state, seat, space, vikings, sink);
                self.after_return(state, seat, home);
            }
            (CardTask::WhichSails { .. }, Action::Pick(choice)) => state.using.knarr_sails = choice == 1,
            (CardTask::UseSpace { .. }, Action::Choose(space)) => self.begin_use(state, seat, space, None, 0),
            (CardTask::ChooseStart, Action::Hold(card)) => state.player_mut(seat).hand.insert(card),
            (CardTask::InsteadOfDraw { .. }, Action::Play(card)) => self.play_card(state, seat, card, sink),
            (CardTask::InsteadOfDraw { .. }, _) => self.draw_occupation(state, seat, sink),
            (CardTask::InsteadOfWeapon { card }, Action::With(resource)) => {
                sink.plain(Event::Used { seat, card: Card(card) });
                let gain = self.weapon_instead(Card(card), resource).unwrap_or_default();
                self.gain(state, seat, &gain, Source::Card, sink);
            }
            (CardTask::InsteadOfWeapon { .. }, _) => self.draw_weapons(state, seat, 1, sink),
            _ => {}
        }
    }

    /// Turns a tile over; what lies fresh is not turned back by the same card.
    fn flip(
        &self,
        state: &mut State,
        seat: Seat,
        (card, left, mut fresh): (u8, u8, [u8; 8]),
        good: Good,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(other) = good.flipped() else {
            return;
        };
        if let Some(place) = fresh.iter_mut().find(|place| **place == 0) {
            *place = other.index() as u8 + 1;
        }
        if left > 1 {
            state.owe(seat, Task::Card(CardTask::Flip { card, left: left - 1, fresh }));
        }
        self.turn_into(state, seat, good, other, sink);
    }

    /// What a card puts in the place of something else.
    fn take_instead(&self, state: &mut State, seat: Seat, task: CardTask, choice: u8, sink: &mut impl Sink<Event>) {
        let Some(card) = task.card() else {
            return;
        };
        sink.plain(Event::Used { seat, card });
        match task {
            CardTask::SwapReceived { good, .. } => {
                let about = |part: &&Part| part.goods >> good.index() & 1 != 0;
                let gain = self.parts_changing(card, Change::SwapReceived).find(about).map(|part| part.gain);
                self.pay(state, seat, &Bundle::one(Item::Good(good), 1), sink);
                self.gain(state, seat, &gain.unwrap_or_default(), Source::Change, sink);
            }
            CardTask::InsteadOfAction { .. } => {
                state.drop_next(|task| matches!(task, Task::Dice(_) | Task::Sail { .. }));
                if let Some(part) = self.parts_changing(card, Change::InsteadOfAction).next() {
                    state.owe(seat, Task::Upgrade(upgrade_task(part)));
                }
            }
            CardTask::InsteadOfUpgrade { .. } => {
                state.drop_next(|task| matches!(task, Task::Upgrade(_)));
                state.using.used = true;
                if let Some(option) = self.change_options(card, Change::InsteadOfUpgrade).get(choice as usize) {
                    self.pay(state, seat, &option.cost, sink);
                    self.gain(state, seat, &option.gain, Source::Card, sink);
                }
            }
            CardTask::InsteadOfHouseGood { good, .. } => {
                self.pay(state, seat, &Bundle::one(Item::Good(good), 1), sink);
                if let Some(option) = self.change_options(card, Change::InsteadOfHouseGood).first() {
                    self.gain(state, seat, &option.gain, Source::Phase, sink);
                }
            }
            _ => {}
        }
    }

    /// Takes an ore off a whaling boat (0) or off the longship that carries so many.
    fn unload(&self, state: &mut State, seat: Seat, ore: u8, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        let ship = if ore == 0 {
            player.boats.iter_mut().find(|held| **held > 0)
        } else {
            player.longships.iter_mut().find(|held| **held == ore)
        };
        if let Some(held) = ship {
            *held -= 1;
            self.gain(state, seat, &Bundle::one(Item::ORE, 1), Source::Card, sink);
        }
    }

    /// Where a good goes in a diagonal move of this card.
    fn grid_move(&self, state: &State, seat: Seat, card: Card, good: Good, steps: u8) -> Option<Good> {
        let part = self.op_part(card, |op| matches!(op, Op::GridMove(_)))?;
        self.grid_target(state, seat, part, good, steps)
    }

    /// What a card gives instead of a weapon, for this resource.
    fn weapon_instead(&self, card: Card, resource: Resource) -> Option<Bundle> {
        let options = self.change_options(card, Change::InsteadOfWeapon).iter();
        options.map(|option| option.gain).find(|gain| gain.amount(Item::Resource(resource)) > 0)
    }

    /// Where a card brings Vikings home from, and how many of a space.
    pub(crate) fn call_home(&self, card: Card) -> Option<(From, u8)> {
        let part = self.op_part(card, |op| matches!(op, Op::ReturnViking(_)))?;
        if let Op::ReturnViking(from) = part.op { Some((from, part.amount)) } else { None }
    }

    /// A good in supply becomes another.
    fn turn_into(&self, state: &mut State, seat: Seat, from: Good, to: Good, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).goods[from] -= 1;
        sink.plain(Event::Upgraded { seat, from, to });
        self.gain_good(state, seat, to, 1, Source::Change);
    }

    /// Own Vikings of this round leave a space; how many.
    pub(crate) fn take_home(
        &self,
        state: &mut State,
        seat: Seat,
        space: Space,
        vikings: u8,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let vikings = vikings.min(state.vikings_on(seat, space));
        if vikings > 0 {
            state.spaces[space].vikings -= vikings;
            state.player_mut(seat).thing += vikings;
            sink.plain(Event::VikingsBack { seat, space, vikings });
        }
        vikings
    }

    /// Tells the cards that Vikings came home together.
    pub(crate) fn after_return(&self, state: &mut State, seat: Seat, vikings: u8) {
        if vikings == 0 {
            return;
        }
        let thing = state.player(seat).thing;
        state.owe(seat, Task::Moment(Moment::of(When::ThingCount).counts(thing, 0)));
        state.owe(seat, Task::Moment(Moment::of(When::VikingsReturned).counts(vikings, 0)));
    }

    /// Courier and Innkeeper: the tile comes into supply, two goods cover the same cells.
    pub(crate) fn swap_special(
        &self,
        state: &mut State,
        seat: Seat,
        special: Special,
        goods: [Good; 2],
        sink: &mut impl Sink<Event>,
    ) {
        let Some(owner) = self.swap_cells(state, special) else {
            return;
        };
        for place in self.places(state, owner) {
            let laid = self.tile_on(state, owner, place, Piece::Special(special));
            let Some(laid) = laid else {
                continue;
            };
            let Some(split) = self.split(laid.cells, goods) else {
                continue;
            };
            for (good, cells) in goods.into_iter().zip(split) {
                self.put(state, owner, Piece::Good(good), place, cells);
            }
            state.specials[special] = crate::state::SpecialAt::Supply(seat);
            sink.plain(Event::Gained { seat, items: crate::event::Items(Bundle::one(Item::Special(special), 1)) });
            return;
        }
    }

    fn tile_on(&self, state: &State, seat: Seat, place: crate::action::Place, piece: Piece) -> Option<Laid> {
        use crate::action::Place;
        match place {
            Place::Home => state.player(seat).home.tiles().find(|laid| laid.piece == piece),
            Place::Island(island) => state.islands[island.lot()].board.tiles().find(|laid| laid.piece == piece),
            Place::House(number) => state.houses[number as usize].board.tiles().find(|laid| laid.piece == piece),
        }
    }

    /// The one way two goods fill the outline of a special tile.
    fn split(&self, cells: Cells, goods: [Good; 2]) -> Option<[Cells; 2]> {
        for outline in self.content.shape(Piece::Good(goods[0])) {
            for at in cells.iter().filter(|at| at % STRIDE + outline.width as usize <= STRIDE) {
                let first = outline.cells.later(at);
                if !cells.covers(first) {
                    continue;
                }
                let rest = cells.without(first);
                let corner =
                    rest.iter().map(|at| at / STRIDE).min()? * STRIDE + rest.iter().map(|at| at % STRIDE).min()?;
                let fits =
                    self.content.shape(Piece::Good(goods[1])).iter().any(|other| other.cells.later(corner) == rest);
                if fits {
                    return Some([first, rest]);
                }
            }
        }
        None
    }
}

/// The silver that more Vikings than one cost to call home.
fn more_vikings_price(state: &State, vikings: u8) -> u8 {
    if vikings > 1 { state.round } else { 0 }
}
