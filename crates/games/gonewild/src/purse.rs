//! Paying: what a player could bring up, paying piece by piece, and the automatic payment that
//! spends what would be lost before what could be stored.

use engine::{Illegal, Seat, Sink, require};

use crate::content::{Cost, Effect, Per};
use crate::settlement::Place;
use crate::state::{Purchase, State, Task};
use crate::{Building, Card, Event, GoneWild, Resource};

/// What the active player could bring up in this turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Purse {
    have: [u16; Resource::COUNT],
    /// Either, as the player likes.
    wild: u16,
}

impl Purse {
    pub(crate) fn covers(self, cost: Cost) -> bool {
        let short = |resource: Resource| u16::from(cost.of(resource)).saturating_sub(self.have[resource.index()]);
        short(Resource::Beer) + short(Resource::Gold) <= self.wild
    }

    pub fn have(self, resource: Resource) -> u16 {
        self.have[resource.index()]
    }

    pub(crate) fn wild(self) -> u16 {
        self.wild
    }
}

impl GoneWild {
    /// Pool, tokens and money cards of a player together.
    pub fn purse(&self, state: &State, seat: Seat) -> Purse {
        let player = state.player(seat);
        let mut purse = Purse::default();
        for resource in Resource::ALL {
            let pool = if state.turn.active == seat { state.turn.pool[resource.index()] } else { 0 };
            purse.have[resource.index()] = u16::from(pool) + u16::from(player.settlement.tokens_of(resource));
        }
        for card in player.hand.there().among(self.content.sorts.money).iter() {
            let Some(money) = self.content.card(card).money else { continue };
            let count = player.hand.count(card);
            if let Effect::GainChoice { amount } = money {
                purse.wild += u16::from(amount) * u16::from(count);
            } else {
                let gained = self.gain(state, seat, money);
                purse.have[0] += u16::from(gained.beer) * u16::from(count);
                purse.have[1] += u16::from(gained.gold) * u16::from(count);
            }
        }
        purse
    }

    /// What a resource effect gives the player now.
    pub fn gain(&self, state: &State, seat: Seat, effect: Effect) -> Cost {
        match effect {
            Effect::Gain { beer, gold, .. } => Cost { beer, gold },
            Effect::GainPer { resource, base, each, per } => {
                Cost::only(resource, base + each * self.count_per(state, seat, per))
            }
            _ => Cost::default(),
        }
    }

    /// Buildings under construction count (FAQ).
    pub(crate) fn count_per(&self, state: &State, seat: Seat, per: Per) -> u8 {
        let settlement = &state.player(seat).settlement;
        match per {
            Per::Brewery => settlement.count(Building::Brewery),
            Per::GoldFactory => settlement.count(Building::GoldFactory),
            Per::Opponent => self.players - 1,
        }
    }

    /// What something costs.
    pub fn price(&self, state: &State, purchase: Purchase) -> Cost {
        match purchase {
            Purchase::Card(card) | Purchase::PathCard { card, .. } => self.content.card(card).cost.unwrap_or_default(),
            Purchase::Building(building) => self.content.building(building).cost,
            Purchase::Upgrade => self.content.hall(state.active().settlement.level).upgrade.unwrap_or_default(),
            Purchase::Exchange(resource) => Cost::only(resource.other(), self.content.round.exchange_rate),
            Purchase::Swap { .. } => Cost::only(Resource::Gold, self.content.round.mission_swap_gold),
        }
    }

    /// Begins a purchase that can be afforded: the pool pays first, for it vanishes soonest. Where the
    /// rest can be paid in one way only, it is paid.
    pub(crate) fn purchase(&self, state: &mut State, purchase: Purchase, sink: &mut impl Sink<Event>) {
        let mut left = self.price(state, purchase);
        take_from_pool(state, &mut left);
        if left.is_nothing() {
            self.complete(state, purchase, sink);
        } else if self.only_one_way(state, left) {
            self.pay_auto(state, left, sink);
            self.complete(state, purchase, sink);
        } else {
            state.tasks.push(Task::Pay { purchase, left });
        }
    }

    /// Whether every resource owed has one kind of source.
    fn only_one_way(&self, state: &State, left: Cost) -> bool {
        let player = state.active();
        Resource::ALL.into_iter().filter(|resource| left.of(*resource) > 0).all(|resource| {
            let settlement = &player.settlement;
            let places = settlement.built.iter().filter(|place| settlement.tokens_on(*place, resource) > 0);
            let money = player.hand.there().among(self.content.sorts.money);
            let cards = money.iter().filter(|card| self.pays(state, *card, resource));
            places.count() + cards.count() == 1
        })
    }

    /// Whether a card of the active player's hand can bring this resource.
    fn pays(&self, state: &State, card: Card, resource: Resource) -> bool {
        match self.content.card(card).money {
            None => false,
            Some(Effect::GainChoice { .. }) => true,
            Some(money) => self.gain(state, state.turn.active, money).of(resource) > 0,
        }
    }

    pub(crate) fn check_pay_card(&self, state: &State, left: Cost, card: Card) -> Result<(), Illegal> {
        require(state.active().hand.has(card), "gonewild-illegal-not-in-hand")?;
        match self.content.card(card).money {
            None => Err(Illegal::because("gonewild-illegal-not-money")),
            Some(Effect::GainChoice { .. }) => Err(Illegal::because("gonewild-illegal-choose-resources")),
            Some(money) => {
                let gained = self.gain(state, state.turn.active, money);
                let useful = Resource::ALL.into_iter().any(|resource| gained.of(resource).min(left.of(resource)) > 0);
                require(useful, "gonewild-illegal-not-owed")
            }
        }
    }

    /// A card of choice must bring something owed, and what is left must still be payable.
    pub(crate) fn check_pay_card_for(&self, state: &State, left: Cost, card: Card, beer: u8) -> Result<(), Illegal> {
        require(state.active().hand.has(card), "gonewild-illegal-not-in-hand")?;
        let Some(Effect::GainChoice { amount }) = self.content.card(card).money else {
            return Err(Illegal::because("gonewild-illegal-nothing-to-choose"));
        };
        let gold = amount.checked_sub(beer).ok_or(Illegal::because("gonewild-illegal-wrong-amount"))?;
        require(beer.min(left.beer) + gold.min(left.gold) != 0, "gonewild-illegal-not-owed")?;
        let mut purse = self.purse(state, state.turn.active);
        purse.wild -= u16::from(amount);
        let rest = Cost { beer: left.beer.saturating_sub(beer), gold: left.gold.saturating_sub(gold) };
        require(purse.covers(rest), "gonewild-illegal-would-not-cover")
    }

    pub(crate) fn check_pay_token(
        &self,
        state: &State,
        left: Cost,
        place: Place,
        resource: Resource,
    ) -> Result<(), Illegal> {
        require(left.of(resource) != 0, "gonewild-illegal-not-owed")?;
        require(state.active().settlement.tokens_on(place, resource) != 0, "gonewild-illegal-no-token")?;
        Ok(())
    }

    /// Plays a card to pay with; what is not owed stays in the pool.
    pub(crate) fn pay_card(
        &self,
        state: &mut State,
        left: &mut Cost,
        card: Card,
        beer: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = state.turn.active;
        let spec = self.content.card(card);
        let gained = match (spec.choice, spec.money) {
            (Some(amount), _) => Cost { beer, gold: amount - beer },
            (None, Some(money)) => self.gain(state, seat, money),
            (None, None) => Cost::default(),
        };
        let player = state.player_mut(seat);
        player.leave_hand(card);
        player.played.add(card);
        add_to_pool(state, gained);
        sink.plain(Event::Played { seat, card });
        take_from_pool(state, left);
    }

    pub(crate) fn pay_token(
        &self,
        state: &mut State,
        left: &mut Cost,
        place: Place,
        resource: Resource,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = state.turn.active;
        *state.active_mut().settlement.tokens_mut(place, resource) -= 1;
        match resource {
            Resource::Beer => left.beer -= 1,
            Resource::Gold => left.gold -= 1,
        }
        sink.plain(Event::TokenSpent { seat, place, resource });
    }

    /// Pays everything that is left: first what would be lost anyway (tokens on the Town Hall, produced
    /// tokens without room), then cards, then tokens that could be stored, last the stored ones.
    pub(crate) fn pay_auto(&self, state: &mut State, mut left: Cost, sink: &mut impl Sink<Event>) {
        for resource in Resource::ALL {
            self.pay_tokens(state, &mut left, resource, u8::MAX, Origin::Hall, sink);
            let lost = self.produced_without_room(state, resource);
            self.pay_tokens(state, &mut left, resource, lost, Origin::Produced, sink);
            while let Some(card) = self.best_money_card(state, left, resource) {
                self.pay_card(state, &mut left, card, 0, sink);
            }
        }
        while let Some((card, beer)) = self.best_choice_card(state, left) {
            self.pay_card(state, &mut left, card, beer, sink);
        }
        for resource in Resource::ALL {
            self.pay_tokens(state, &mut left, resource, u8::MAX, Origin::Produced, sink);
            self.pay_tokens(state, &mut left, resource, u8::MAX, Origin::Stored, sink);
        }
        debug_assert!(left.is_nothing(), "an affordable price is paid in full");
    }

    fn pay_tokens(
        &self,
        state: &mut State,
        left: &mut Cost,
        resource: Resource,
        most: u8,
        origin: Origin,
        sink: &mut impl Sink<Event>,
    ) {
        for _ in 0..most.min(left.of(resource)) {
            let settlement = &state.active().settlement;
            let source = settlement
                .built
                .iter()
                .filter(|place| origin.has(*place) && settlement.tokens_on(*place, resource) > 0)
                .min_by_key(|place| settlement.tokens_on(*place, resource));
            let Some(place) = source else { break };
            self.pay_token(state, left, place, resource, sink);
        }
    }

    /// Produced tokens that no container could take in this round.
    fn produced_without_room(&self, state: &State, resource: Resource) -> u8 {
        let settlement = &state.active().settlement;
        let (source, store) = match resource {
            Resource::Beer => (Building::Brewery, Building::BeerContainer),
            Resource::Gold => (Building::GoldFactory, Building::GoldContainer),
        };
        let capacity = settlement.working(store).len() as u8 * self.content.round.container_capacity;
        settlement.sum(source).saturating_sub(capacity.saturating_sub(settlement.sum(store)))
    }

    /// The largest card that is not too large, else the smallest.
    fn best_money_card(&self, state: &State, left: Cost, resource: Resource) -> Option<Card> {
        let owed = left.of(resource);
        if owed == 0 {
            return None;
        }
        let player = state.active();
        let money = player.hand.there().among(self.content.sorts.money);
        money
            .iter()
            .filter_map(|card| {
                let money = self.content.card(card).money?;
                let worth = self.gain(state, state.turn.active, money).of(resource);
                (worth > 0).then_some((card, worth))
            })
            .max_by_key(|(_, worth)| if *worth <= owed { i16::from(*worth) } else { -i16::from(*worth) })
            .map(|(card, _)| card)
    }

    /// A card of choice and its beer part: first what tokens cannot cover, then the rest.
    fn best_choice_card(&self, state: &State, left: Cost) -> Option<(Card, u8)> {
        if left.is_nothing() {
            return None;
        }
        let player = state.active();
        let money = player.hand.there().among(self.content.sorts.money);
        let (card, amount) = money.iter().find_map(|card| Some((card, self.content.card(card).choice?)))?;
        let short =
            |resource: Resource| left.of(resource).saturating_sub(player.settlement.tokens_of(resource)).min(amount);
        let needed = [short(Resource::Beer), short(Resource::Gold)];
        let spare = amount.saturating_sub(needed[0] + needed[1]);
        let beer = (needed[0] + spare.min(left.beer - needed[0].min(left.beer))).min(amount - needed[1].min(amount));
        Some((card, beer.min(amount)))
    }
}

/// Where tokens lie.
#[derive(Clone, Copy)]
enum Origin {
    Hall,
    Produced,
    Stored,
}

impl Origin {
    fn has(self, place: Place) -> bool {
        match (self, place.building()) {
            (Origin::Hall, None) => true,
            (Origin::Produced, Some(building)) => building.produces().is_some(),
            (Origin::Stored, Some(building)) => building.stores().is_some(),
            _ => false,
        }
    }
}

fn take_from_pool(state: &mut State, left: &mut Cost) {
    let pool = &mut state.turn.pool;
    let beer = left.beer.min(pool[0]);
    let gold = left.gold.min(pool[1]);
    pool[0] -= beer;
    pool[1] -= gold;
    left.beer -= beer;
    left.gold -= gold;
}

pub(crate) fn add_to_pool(state: &mut State, gained: Cost) {
    let pool = &mut state.turn.pool;
    pool[0] = pool[0].saturating_add(gained.beer);
    pool[1] = pool[1].saturating_add(gained.gold);
}
