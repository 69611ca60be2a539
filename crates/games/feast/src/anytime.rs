//! What may be done at any time besides what is asked: laying, buying ships, arming, filling places,
//! and cards of the blue kind.

use engine::{Illegal, Seat, Sink, require};

use crate::Feast;
use crate::action::Action;
use crate::event::Event;
use crate::names::{Building, Resource, Ship};
use crate::occupations::{CardTask, When};
use crate::state::{Origin, State, Task};

/// How freely the seat may act beside the question it is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Freedom {
    None,
    /// Inside an action: everything but arming ships.
    Inside,
    Full,
}

/// Exchanges in a row with nothing else between them. Everything else that may be done at any time uses
/// something up for good; only cards can lead round in a circle (ore on a ship and off again).
pub(crate) const EXCHANGES_MAX: u8 = 200;

impl Feast {
    pub(crate) fn freedom(&self, task: &Task) -> Freedom {
        match task {
            Task::Turn | Task::Feast => Freedom::Full,
            // After the last feast, too: until points are counted (ruling 24).
            Task::Pause(_) => Freedom::Full,
            Task::Offers { .. }
            | Task::Choose { .. }
            | Task::PayOneOf { .. }
            | Task::MayExchange { .. }
            | Task::Forge
            | Task::Explore { .. }
            | Task::Swap
            | Task::Back { .. }
            | Task::Mountain { .. }
            | Task::Upgrade(_)
            | Task::Overseas { .. }
            | Task::Sale { .. }
            | Task::Emigrate { .. }
            | Task::Sail { .. }
            | Task::Card(CardTask::InsteadOfUpgrade { .. })
            | Task::Play { .. } => Freedom::Inside,
            // Once something is spent on the result, the result is all that is left to do.
            Task::Dice(dice) if dice.stone + dice.swords + dice.spears + dice.looted == 0 => Freedom::Inside,
            _ => Freedom::None,
        }
    }

    pub(crate) fn anytime_actions(&self, state: &State, seat: Seat, task: &Task, actions: &mut Vec<Action>) {
        let freedom = self.freedom(task);
        if freedom == Freedom::None {
            return;
        }
        self.pieces_to_lay(state, seat, |piece| actions.push(Action::Lay(piece)));
        for building in [Building::Shed, Building::StoneHouse] {
            for resource in [Resource::Wood, Resource::Stone] {
                let held = state.player(seat).resources[resource] > 0;
                if held && self.check_fill(state, seat, building, resource).is_ok() {
                    actions.push(Action::Fill(building, resource));
                }
            }
        }
        let player = state.player(seat);
        if player.silver() >= self.cheapest_ship() {
            for ship in Ship::ALL {
                if self.check_buy(state, seat, ship).is_ok() {
                    actions.push(Action::Buy(ship));
                }
            }
        }
        let tired = player.fiddled >= EXCHANGES_MAX;
        if freedom == Freedom::Full && !tired && player.resources[Resource::Ore] > 0 {
            if player.boats.contains(&0) {
                actions.push(Action::Arm(Ship::WhalingBoat, 0));
            }
            for ore in 0..self.content.ships[Ship::Longship.index()].ore_slots {
                if player.longships.contains(&ore) {
                    actions.push(Action::Arm(Ship::Longship, ore));
                }
            }
        }
        if tired {
            return;
        }
        let cards = player.played.both(self.content.usable);
        for card in cards.iter() {
            for option in 0..self.option_count(card, When::Anytime) {
                // A card that is offered just now is an answer, and not listed a second time.
                if self.is_beside(task, Action::Use(card, option))
                    && self.check_use_anytime(state, seat, task, card, option).is_ok()
                {
                    actions.push(Action::Use(card, option));
                }
            }
        }
    }

    fn check_fill(&self, state: &State, seat: Seat, building: Building, resource: Resource) -> Result<(), Illegal> {
        require(self.free_slots(state, seat, building, resource) != 0, "feast-illegal-no-slot")?;
        require(state.player(seat).resources[resource] != 0, "feast-illegal-price")?;
        Ok(())
    }

    /// Whether the action is one that may be done at any time, and if so whether now.
    pub(crate) fn check_anytime(&self, state: &State, seat: Seat, task: &Task, action: Action) -> Result<(), Illegal> {
        let freedom = self.freedom(task);
        let asked = |least: Freedom| if freedom >= least { Ok(()) } else { Err(Illegal::NOT_NOW) };
        match action {
            Action::Lay(piece) => {
                asked(Freedom::Inside)?;
                self.check_lay(state, seat, piece)
            }
            Action::Fill(building, resource) => {
                asked(Freedom::Inside)?;
                self.check_fill(state, seat, building, resource)
            }
            Action::Buy(ship) => {
                asked(Freedom::Inside)?;
                self.check_buy(state, seat, ship)
            }
            Action::Arm(..) | Action::Use(..) if state.player(seat).fiddled >= EXCHANGES_MAX => Err(Illegal::NOT_NOW),
            Action::Arm(ship, ore) => {
                asked(Freedom::Full)?;
                self.check_arm(state, seat, ship, ore)
            }
            Action::Use(card, option) => {
                asked(Freedom::Inside)?;
                self.check_use_anytime(state, seat, task, card, option)
            }
            _ => Err(Illegal::NOT_NOW),
        }
    }

    /// Does it; the question asked before stays.
    pub(crate) fn apply_anytime(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        let player = state.player_mut(seat);
        player.fiddled = match action {
            Action::Arm(..) | Action::Use(..) => player.fiddled.saturating_add(1),
            // Taking a piece up is nothing yet; laying it is.
            Action::Lay(_) => player.fiddled,
            _ => 0,
        };
        match action {
            Action::Lay(piece) => state.owe(seat, Task::Laying { piece, from: Origin::Supply }),
            Action::Fill(building, resource) => self.fill_slot(state, seat, building, resource, sink),
            Action::Buy(ship) => self.buy_ship(state, seat, ship, sink),
            Action::Arm(ship, ore) => self.arm(state, seat, ship, ore, sink),
            Action::Use(card, option) => self.use_anytime(state, seat, card, option, sink),
            _ => {}
        }
    }

    /// Whether a seat could do anything in a pause that matters.
    pub(crate) fn has_something_to_do(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        player.silver() > 0
            || player.resources[Resource::Ore] > 0
            || player.goods.array()[crate::names::Good::Oil.index()..].iter().any(|count| *count > 0)
            || !player.played.both(self.content.usable).is_empty()
            || state.specials.array().contains(&crate::state::SpecialAt::Supply(seat))
            || state.owns_house(seat)
            || state.sheds.iter().any(|shed| shed.owner == Some(seat))
    }
}
