//! Questions of single cards, one variant each: what may be answered and what it does.

use engine::{Illegal, Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{Moment, When};
use crate::Feast;
use crate::action::Action;
use crate::board::Laid;
use crate::cards::Card;
use crate::cells::{Cells, STRIDE};
use crate::event::Event;
use crate::items::{Bundle, Item};
use crate::names::{Building, Good, Piece, Resource, Ship, Space, Special};
use crate::state::{Origin, State, Task, UpgradeTask};
use crate::supply::Source;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardTask {
    /// Meat Buyer: one of two tiles may become game meat.
    SwapMeat { good: Good },
    /// Dorestad Traveller: two upgrades instead of the raid that is about to begin.
    InsteadOfRaid,
    /// Fur Merchant: fur instead of the upgrade that comes next.
    InsteadOfUpgrade,
    /// Fish Cook: stockfish of the table into houses.
    MoveFish { left: u8 },
    /// Steward: wood or stone on a shed for silver.
    StockShed,
    /// Ore Boatman: ore that may be laid now.
    LayOre { left: u8 },
    /// Modifier: ore back from a ship.
    UnloadOre,
    /// Field Farmer and Clerk.
    GridMove { card: u8 },
    /// Traveling Merchant; the goods made by turning, by index plus one.
    Flip { left: u8, fresh: [u8; 8] },
    /// Storeman.
    Duplicate,
    /// Inspector, and the cards that know the space already.
    CallHome { card: u8 },
    /// Inspector: one Viking, or two for silver.
    HowMany { space: Space },
    /// Follower and Latecomer.
    UseSpace { card: u8 },
    /// Preceptor: play a card instead of drawing one.
    DrawOrPlay,
    /// Peacemaker: a resource instead of the weapon.
    WeaponOrResource,
    /// Maid: silverware instead of the one bonus good of a house.
    HouseGood { good: Good },
    /// Alone: which starting card to begin with.
    ChooseStart,
    /// Steersman: longships, or knarrs in their place.
    WhichSails { ships: u8 },
    /// An action that only played a card is over.
    AfterPlay,
}

impl Feast {
    /// Steps of cards that ask nothing. Whether it was one.
    pub fn card_step(&self, state: &mut State, seat: Seat, task: CardTask, sink: &mut impl Sink<Event>) -> bool {
        match task {
            CardTask::AfterPlay => {
                self.fire(state, seat, Moment::of(When::PlayedOccupations), sink);
                // The next play at any time is an action of its own.
                if state.using.space.is_none() {
                    state.using.played = 0;
                }
            }
            CardTask::CallHome { card } if Card(card) != Card::INSPECTOR => {
                let mut vikings = 0;
                let spaces: arrayvec::ArrayVec<Space, 16> = self.returnable(state, seat, Card(card)).take(16).collect();
                for space in spaces {
                    vikings += self.take_home(state, seat, space, 1, sink);
                }
                self.after_return(state, seat, vikings);
            }
            _ => return false,
        }
        true
    }

    pub fn card_actions(&self, state: &State, seat: Seat, task: CardTask, actions: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.check_card(state, seat, task, action).is_ok() {
                actions.push(action);
            }
        };
        match task {
            CardTask::GridMove { .. } | CardTask::Flip { .. } | CardTask::Duplicate => {
                for good in Good::ALL {
                    (0..=2).for_each(|steps| offer(Action::Change(good, steps)));
                }
            }
            CardTask::CallHome { .. } | CardTask::UseSpace { .. } => {
                Space::ALL.iter().for_each(|space| offer(Action::Choose(*space)));
            }
            CardTask::ChooseStart => self.starting_cards.iter().for_each(|card| offer(Action::Hold(card))),
            CardTask::DrawOrPlay => state.player(seat).hand.iter().for_each(|card| offer(Action::Play(card))),
            CardTask::StockShed | CardTask::WeaponOrResource => {
                Resource::ALL.iter().for_each(|resource| offer(Action::With(*resource)));
            }
            _ => (0..=3).for_each(|choice| offer(Action::Pick(choice))),
        }
        offer(Action::Done);
    }

    pub fn check_card(&self, state: &State, seat: Seat, task: CardTask, action: Action) -> Result<(), Illegal> {
        let player = state.player(seat);
        let wrong = || Err(Illegal::NOT_NOW);
        let allowed = match (task, action) {
            // These have to be answered.
            (
                CardTask::Duplicate
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
            (CardTask::SwapMeat { good }, Action::Pick(0)) => player.goods[good] > 0,
            (CardTask::InsteadOfRaid, Action::Pick(0)) => true,
            (CardTask::InsteadOfUpgrade, Action::Pick(0)) => player.goods[Good::GameMeat] > 0,
            (CardTask::InsteadOfUpgrade, Action::Pick(1)) => player.goods[Good::Silk] > 0,
            (CardTask::MoveFish { left } | CardTask::LayOre { left }, Action::Pick(0)) => left > 0,
            (CardTask::StockShed, Action::With(resource)) => {
                player.resources[resource] > 0 && self.free_slots(state, seat, Building::Shed, resource) > 0
            }
            (CardTask::UnloadOre, Action::Pick(0)) => player.boats.iter().any(|ore| *ore > 0),
            (CardTask::UnloadOre, Action::Pick(ore)) => player.longships.contains(&ore),
            (CardTask::GridMove { card }, Action::Change(good, steps)) => {
                self.grid_target(state, seat, Card(card), good, steps).is_some()
            }
            (CardTask::Flip { left, fresh }, Action::Change(good, 0)) => {
                let turned = fresh.iter().filter(|made| **made == good.index() as u8 + 1).count() as u8;
                left > 0 && good.flipped().is_some() && player.goods[good] > turned
            }
            (CardTask::Duplicate, Action::Change(good, 0)) => player.goods[good] == 3 && !good.is_animal(),
            (CardTask::CallHome { card }, Action::Choose(space)) => {
                self.returnable(state, seat, Card(card)).any(|one| one == space)
            }
            (CardTask::HowMany { .. }, Action::Pick(1)) => true,
            (CardTask::HowMany { space }, Action::Pick(2)) => {
                state.vikings_on(seat, space) >= 2 && player.silver() >= u16::from(state.round)
            }
            (CardTask::UseSpace { card }, Action::Choose(space)) => {
                self.usable_by_card(state, seat, Card(card)).any(|one| one == space)
            }
            (CardTask::DrawOrPlay, Action::Play(card)) => return self.check_play(state, seat, card),
            (CardTask::WeaponOrResource, Action::With(resource)) => resource != Resource::Silver,
            (CardTask::HouseGood { good }, Action::Pick(0)) => player.goods[good] > 0,
            _ => return wrong(),
        };
        if allowed { Ok(()) } else { Err(Illegal::because("feast-illegal-no-effect")) }
    }

    /// Does the answer. The question has been taken off.
    pub fn answer_card(
        &self,
        state: &mut State,
        seat: Seat,
        task: CardTask,
        action: Action,
        sink: &mut impl Sink<Event>,
    ) {
        match (task, action) {
            (CardTask::SwapMeat { good }, Action::Pick(_)) => {
                sink.plain(Event::Used { seat, card: Card::MEAT_BUYER });
                self.pay(state, seat, &Bundle::one(Item::Good(good), 1), sink);
                self.gain(state, seat, &Bundle::one(Item::Good(Good::GameMeat), 1), Source::Change, sink);
            }
            (CardTask::InsteadOfRaid, Action::Pick(_)) => {
                sink.plain(Event::Used { seat, card: Card::DORESTAD_TRAVELLER });
                state.drop_next(|task| matches!(task, Task::Dice(_)));
                let task = UpgradeTask {
                    left: 2,
                    of: 2,
                    steps: 1,
                    to_blue: false,
                    only: 0,
                    same: false,
                    fresh: [None; 4],
                    boosted: false,
                    by_space: false,
                    must: false,
                };
                state.owe(seat, Task::Upgrade(task));
            }
            (CardTask::InsteadOfUpgrade, Action::Pick(choice)) => {
                sink.plain(Event::Used { seat, card: Card::FUR_MERCHANT });
                state.drop_next(|task| matches!(task, Task::Upgrade(_)));
                state.using.used = true;
                let given = if choice == 0 { Good::GameMeat } else { Good::Silk };
                self.pay(state, seat, &Bundle::one(Item::Good(given), 1), sink);
                self.gain(state, seat, &Bundle::one(Item::Good(Good::Fur), 1), Source::Card, sink);
            }
            (CardTask::MoveFish { left }, Action::Pick(_)) => {
                state.owe(seat, Task::Card(CardTask::MoveFish { left: left - 1 }));
                state.owe(seat, Task::Laying { piece: Piece::Good(Good::Stockfish), from: Origin::Table });
            }
            (CardTask::LayOre { left }, Action::Pick(_)) => {
                state.owe(seat, Task::Card(CardTask::LayOre { left: left - 1 }));
                state.owe(seat, Task::Laying { piece: Piece::Ore, from: Origin::Boatman });
            }
            (CardTask::StockShed, Action::With(resource)) => {
                self.fill_slot(state, seat, Building::Shed, resource, sink);
                self.gain(state, seat, &Bundle::one(Item::SILVER, 1), Source::Card, sink);
            }
            (CardTask::UnloadOre, Action::Pick(ore)) => {
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
            (CardTask::GridMove { card }, Action::Change(good, steps)) => {
                if let Some(better) = self.grid_target(state, seat, Card(card), good, steps) {
                    self.change(state, seat, good, better, sink);
                }
            }
            (CardTask::Flip { left, mut fresh }, Action::Change(good, _)) => {
                if let Some(other) = good.flipped() {
                    if let Some(place) = fresh.iter_mut().find(|place| **place == 0) {
                        *place = other.index() as u8 + 1;
                    }
                    if left > 1 {
                        state.owe(seat, Task::Card(CardTask::Flip { left: left - 1, fresh }));
                    }
                    self.change(state, seat, good, other, sink);
                }
            }
            (CardTask::Duplicate, Action::Change(good, _)) => {
                self.gain(state, seat, &Bundle::one(Item::Good(good), 1), Source::Card, sink);
            }
            (CardTask::CallHome { .. }, Action::Choose(space)) => {
                state.owe(seat, Task::Card(CardTask::HowMany { space }));
            }
            (CardTask::HowMany { space }, Action::Pick(vikings)) => {
                if vikings == 2 {
                    self.pay(state, seat, &Bundle::one(Item::SILVER, state.round), sink);
                }
                let home = self.take_home(state, seat, space, vikings, sink);
                self.after_return(state, seat, home);
            }
            (CardTask::WhichSails { .. }, Action::Pick(choice)) => state.using.knarr_sails = choice == 1,
            (CardTask::UseSpace { .. }, Action::Choose(space)) => self.begin_use(state, seat, space, None, 0),
            (CardTask::ChooseStart, Action::Hold(card)) => state.player_mut(seat).hand.insert(card),
            (CardTask::DrawOrPlay, Action::Play(card)) => self.play_card(state, seat, card, sink),
            (CardTask::DrawOrPlay, _) => self.draw_occupation(state, seat, sink),
            (CardTask::WeaponOrResource, Action::With(resource)) => {
                sink.plain(Event::Used { seat, card: Card::PEACEMAKER });
                self.gain(state, seat, &Bundle::one(Item::Resource(resource), 1), Source::Card, sink);
            }
            (CardTask::WeaponOrResource, _) => self.draw_weapons(state, seat, 1, sink),
            (CardTask::HouseGood { good }, Action::Pick(_)) => {
                sink.plain(Event::Used { seat, card: Card::MAID });
                self.pay(state, seat, &Bundle::one(Item::Good(good), 1), sink);
                self.gain(state, seat, &Bundle::one(Item::Good(Good::Silverware), 1), Source::Phase, sink);
            }
            _ => {}
        }
    }

    /// A good in supply becomes another.
    fn change(&self, state: &mut State, seat: Seat, from: Good, to: Good, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).goods[from] -= 1;
        sink.plain(Event::Upgraded { seat, from, to });
        self.gain_good(state, seat, to, 1, Source::Change);
    }

    /// Own Vikings of this round leave a space; how many.
    pub fn take_home(
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
    pub fn after_return(&self, state: &mut State, seat: Seat, vikings: u8) {
        if vikings == 0 {
            return;
        }
        let thing = state.player(seat).thing;
        state.owe(seat, Task::Moment(Moment::of(When::ThingCount).counts(thing, 0)));
        state.owe(seat, Task::Moment(Moment::of(When::VikingsReturned).counts(vikings, 0)));
    }

    /// Courier and Innkeeper: the tile comes into supply, two goods cover the same cells.
    pub fn swap_special(&self, state: &mut State, seat: Seat, special: Special, sink: &mut impl Sink<Event>) {
        let Some(owner) = self.swap_cells(state, special) else {
            return;
        };
        let goods = if special == Special::Cloakpin {
            [Good::RuneStone, Good::Silverware]
        } else {
            [Good::Chest, Good::RuneStone]
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

    /// A ship's ore places, for cards and views.
    pub fn ore_places(&self, ship: Ship) -> u8 {
        self.content.ships[ship.index()].ore_slots
    }
}
