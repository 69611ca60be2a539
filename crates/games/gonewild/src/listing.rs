//! Which actions a seat has: made where they can be legal, so that nothing is tried in vain.

use engine::Seat;

use crate::content::{Class, Cost};
use crate::purse::Purse;
use crate::settlement::Place;
use crate::state::{OPEN_MISSIONS, Stage, State, Target, Task};
use crate::{Action, Building, Card, GoneWild, Resource};

impl GoneWild {
    pub(crate) fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !self.pending(state).contains(seat) {
            return;
        }
        match state.tasks.last() {
            Some(owed) => self.list_for_debt(state, *owed, actions),
            None => match state.stage {
                Stage::Action => self.list_turn(state, seat, actions),
                Stage::Storage { .. } => {
                    actions.push(Action::StoreAuto);
                    if let Some((place, range)) = self.next_container(state, seat) {
                        actions.extend(range.map(|tokens| Action::Hold { place, tokens }));
                    }
                }
                Stage::Keeping(_) => {
                    let player = state.player(seat);
                    let left = player.kept.iter().flatten().fold(player.hand, |mut left, card| {
                        left.remove(*card);
                        left
                    });
                    actions.extend(left.kinds().map(|(card, _)| Action::Keep(card)));
                    actions.push(Action::KeepNothing);
                }
                Stage::TurnEnd | Stage::Over => {}
            },
        }
    }

    /// The same rules as [`GoneWild::allowed_in_turn`], asked once for the whole list: this is where
    /// bots spend their time.
    fn list_turn(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let player = state.player(seat);
        let purse = self.purse(state, seat);
        let missions = || (0..OPEN_MISSIONS as u8).filter_map(|slot| Some((slot, player.missions[usize::from(slot)]?)));
        if !player.round.claimed {
            let met = missions().filter(|(slot, _)| self.mission_met(state, *slot));
            actions.extend(met.map(|(slot, mission)| Action::Claim { mission, slot }));
        }
        for card in player.hand.there().among(self.content.sorts.played).iter() {
            match self.content.card(card).choice {
                Some(amount) => actions.extend((0..=amount).map(|beer| Action::PlayFor { card, beer })),
                None => actions.push(Action::Play(card)),
            }
        }
        let idle = state.turn.idle.there().without(player.hand.there());
        actions.extend(idle.iter().map(Action::Play));
        self.list_purchases(state, &purse, actions);
        if self.has_striker(state) {
            self.list_targets(state, seat, actions);
        }
        let exchanges = Resource::ALL.into_iter().filter(|resource| {
            let rate = self.content.round.exchange_rate;
            purse.covers(Cost::only(resource.other(), rate))
        });
        actions.extend(exchanges.map(Action::Exchange));
        let swap = Cost::only(Resource::Gold, self.content.round.mission_swap_gold);
        if !state.turn.swapped && !state.missions.is_empty() && purse.covers(swap) {
            actions.extend(missions().map(|(slot, mission)| Action::Swap { mission, slot }));
        }
        if !player.round.dismantled {
            let buildings = player.settlement.built.iter().filter(|place| !place.is_hall());
            actions.extend(buildings.map(Action::Dismantle));
        }
        actions.push(Action::End);
    }

    fn list_purchases(&self, state: &State, purse: &Purse, actions: &mut Vec<Action>) {
        let buyable = self.content.prices.within(*purse);
        for (pile, card) in Card::PILES.into_iter().enumerate() {
            if state.piles[pile] > 0 && buyable.cards.has(card) {
                actions.push(Action::Buy(card));
            }
        }
        for (slot, card) in state.path.row.iter().enumerate() {
            if let Some(card) = *card
                && buyable.cards.has(card)
            {
                actions.push(Action::BuyPath { card, slot: slot as u8 });
            }
        }
        let settlement = &state.active().settlement;
        if !self.settlement_is_full(state) {
            for building in Building::ALL {
                if state.lots[building.index()] > 0
                    && buyable.has(building)
                    && settlement.count(building) < self.content.round.max_same_building
                {
                    actions.push(Action::Build(building));
                }
            }
        }
        let pays = |cost: Option<Cost>| cost.is_some_and(|cost| purse.covers(cost));
        if !settlement.sites.has(Place::HALL) && pays(self.content.hall(settlement.level).upgrade) {
            actions.push(Action::Upgrade);
        }
    }

    fn list_targets(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        for other in state.seats().filter(|other| *other != seat && self.open_player(state, *other).is_ok()) {
            let settlement = &state.player(other).settlement;
            let open = settlement.built.without(settlement.sites).without(settlement.damaged);
            actions.extend(open.iter().map(|place| Action::Attack(Target::Building { seat: other, place })));
        }
        let Some(might) = self.might(state, Target::Dragon) else { return };
        for (slot, card) in state.path.row.iter().enumerate() {
            let spec = card.map(|card| self.content.card(card));
            if spec.is_some_and(|spec| spec.class == Class::Undead && might >= u16::from(spec.defence)) {
                actions.push(Action::Attack(Target::Undead { slot: slot as u8 }));
            }
        }
        if !state.active().round.dragon && might >= u16::from(self.content.dragon_defence) {
            actions.push(Action::Attack(Target::Dragon));
        }
    }

    fn list_for_debt(&self, state: &State, task: Task, actions: &mut Vec<Action>) {
        match task {
            Task::Pay { .. } | Task::Muster | Task::React => self.list_for_cards(state, task, actions),
            _ => self.list_for_effects(state, task, actions),
        }
    }

    /// Cards of the hand: to pay with, to attack with, to react with.
    fn list_for_cards(&self, state: &State, task: Task, actions: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.allowed_by_debt(state, task, action).is_ok() {
                actions.push(action);
            }
        };
        let player = state.active();
        let sorts = &self.content.sorts;
        match task {
            Task::Pay { .. } => {
                offer(Action::PayAuto);
                for card in player.hand.there().among(sorts.money).iter() {
                    match self.content.card(card).choice {
                        Some(amount) => (0..=amount).for_each(|beer| offer(Action::PayCardFor { card, beer })),
                        None => offer(Action::PayCard(card)),
                    }
                }
                for place in player.settlement.built.iter() {
                    for resource in Resource::ALL {
                        offer(Action::PayToken { place, resource });
                    }
                }
            }
            Task::Muster => {
                let hand = player.hand.there();
                hand.among(sorts.strikers).iter().for_each(|card| offer(Action::Send(card)));
                let ready = state.turn.ready.there().without(hand);
                ready.among(sorts.strikers).iter().for_each(|card| offer(Action::Send(card)));
                let strikers = state.attack.as_ref().map_or(0, |attack| attack.strikers.len() as u8);
                for card in hand.among(sorts.boosters).iter() {
                    (0..strikers).for_each(|striker| offer(Action::Boost { card, striker }));
                }
                offer(Action::Strike);
            }
            Task::React => {
                offer(Action::Pass);
                let Some(defender) = state.defender() else { return };
                let strikers = state.attack.as_ref().map_or(0, |attack| attack.strikers.len() as u8);
                for card in state.player(defender).hand.there().among(sorts.reactions).iter() {
                    offer(Action::Defend(card));
                    if self.content.card(card).nullifies().is_some() {
                        (0..strikers).for_each(|striker| offer(Action::Counter { card, striker }));
                    }
                }
            }
            _ => {}
        }
    }

    /// What effects, loot and Asgard cards ask for.
    fn list_for_effects(&self, state: &State, task: Task, actions: &mut Vec<Action>) {
        let mut offer = |action: Action| {
            if self.allowed_by_debt(state, task, action).is_ok() {
                actions.push(action);
            }
        };
        match task {
            Task::Stow { seat, .. } => {
                state.player(seat).settlement.built.iter().for_each(|place| offer(Action::Stow(place)));
            }
            Task::DragonToken => Resource::ALL.into_iter().for_each(|resource| offer(Action::Take(resource))),
            Task::Steal { .. } => {
                for seat in state.seats().filter(|seat| *seat != state.turn.active) {
                    state.player(seat).settlement.built.iter().for_each(|place| offer(Action::Steal { seat, place }));
                }
            }
            Task::Fetch { .. } => {
                state.active().discard.kinds().for_each(|(card, _)| offer(Action::Fetch(card)));
                offer(Action::Enough);
            }
            Task::Peek => state.seats().for_each(|seat| offer(Action::Look(seat))),
            Task::PeekDiscard { victim } => {
                state.player(victim).hand.kinds().for_each(|(card, _)| offer(Action::Discard(card)));
                offer(Action::Enough);
            }
            Task::AsgardOffer { .. } => {
                offer(Action::Accept);
                offer(Action::Decline);
            }
            Task::AsgardPick { .. } => {
                let cards = state.asgard.open.iter().copied().chain(state.asgard.flipped);
                cards.for_each(|card| offer(Action::Choose(card)));
            }
            _ => {}
        }
    }
}
