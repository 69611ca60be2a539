//! A player's turn: doing what was decided, and the purchases of rulebook 3.1 to 3.3, 3.5 and 3.6.

use engine::{Seat, Sink};

use crate::content::{Class, Cost};
use crate::purse::add_to_pool;
use crate::settlement::{DEFENCES, Place};
use crate::state::{Deeds, Purchase, Source, Stage, State, Task};
use crate::{Action, Card, Event, GoneWild, Market, Mission, Resource};

impl GoneWild {
    /// Does an action that is allowed, and all that follows of itself.
    pub(crate) fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.act(state, seat, action, sink);
        self.settle(state, sink);
    }

    fn act(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Buy(card) => self.purchase(state, Purchase::Card(card), sink),
            Action::BuyPath { card, slot } => self.purchase(state, Purchase::PathCard { slot, card }, sink),
            Action::Build(building) => self.purchase(state, Purchase::Building(building), sink),
            Action::Upgrade => self.purchase(state, Purchase::Upgrade, sink),
            Action::Exchange(resource) => self.purchase(state, Purchase::Exchange(resource), sink),
            Action::Swap { slot, .. } => self.purchase(state, Purchase::Swap { slot }, sink),
            Action::Dismantle(place) => self.dismantle(state, place, sink),
            Action::Claim { mission, slot } => self.claim(state, mission, slot, sink),
            Action::Play(card) => self.play(state, card, sink),
            Action::PlayFor { card, beer } => self.play_for(state, card, beer, sink),
            Action::End => {
                state.stage = Stage::TurnEnd;
                self.end_turn(state, sink);
            }
            Action::PayAuto | Action::PayCard(_) | Action::PayCardFor { .. } | Action::PayToken { .. } => {
                self.pay(state, action, sink);
            }
            Action::Attack(target) => self.aim(state, target, sink),
            Action::Send(card) => self.send(state, card, sink),
            Action::Boost { card, striker } => self.boost(state, card, striker, sink),
            Action::Strike => self.strike(state, sink),
            Action::Defend(card) => self.defend(state, card, sink),
            Action::Counter { card, striker } => self.counter(state, card, striker, sink),
            Action::Pass => {
                state.tasks.pop();
                self.resolve_attack(state, sink);
            }
            Action::Stow(place) => self.stow(state, place, sink),
            Action::Take(resource) => {
                state.tasks.pop();
                state.tasks.push(Task::Stow { seat, resource });
            }
            Action::Steal { seat: victim, place } => self.steal(state, victim, place, sink),
            Action::Fetch(card) => self.fetch(state, card, sink),
            Action::Look(victim) => self.look(state, victim, sink),
            Action::Discard(card) => self.make_discard(state, card, sink),
            Action::Enough => {
                state.tasks.pop();
            }
            Action::Accept => {
                state.tasks.pop();
                state.tasks.push(Task::AsgardGain { seat });
            }
            Action::Decline => {
                state.tasks.pop();
                sink.plain(Event::AsgardDeclined { seat });
            }
            Action::Choose(card) => self.choose_asgard(state, seat, card, sink),
            Action::StoreAuto => self.store(state, seat, sink),
            Action::Hold { place, tokens } => self.hold(state, seat, place, tokens, sink),
            Action::Keep(card) => self.keep(state, seat, Some(card)),
            Action::KeepNothing => self.keep(state, seat, None),
        }
    }

    fn pay(&self, state: &mut State, action: Action, sink: &mut impl Sink<Event>) {
        let Some(Task::Pay { purchase, mut left }) = state.tasks.pop() else { return };
        match action {
            Action::PayCard(card) => self.pay_card(state, &mut left, card, 0, sink),
            Action::PayCardFor { card, beer } => self.pay_card(state, &mut left, card, beer, sink),
            Action::PayToken { place, resource } => self.pay_token(state, &mut left, place, resource, sink),
            _ => {
                self.pay_auto(state, left, sink);
                left = Cost::default();
            }
        }
        if left.is_nothing() {
            self.complete(state, purchase, sink);
        } else {
            state.tasks.push(Task::Pay { purchase, left });
        }
    }

    /// The price is paid: now the thing is had.
    pub(crate) fn complete(&self, state: &mut State, purchase: Purchase, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let price = self.price(state, purchase);
        sink.plain(Event::Bought { seat, purchase, beer: price.beer, gold: price.gold });
        // An exchange only turns one resource into another; it counts once the result is paid (ruling 27).
        if !matches!(purchase, Purchase::Exchange(_)) {
            for deeds in &mut state.turn.deeds {
                deeds.spent[0] = deeds.spent[0].saturating_add(price.beer);
                deeds.spent[1] = deeds.spent[1].saturating_add(price.gold);
            }
        }
        match purchase {
            Purchase::Card(card) => {
                if let Some(pile) = card.pile() {
                    state.piles[pile] -= 1;
                }
                self.bought(state, card);
            }
            Purchase::PathCard { slot, card } => {
                self.bought(state, card);
                self.slide_path(state, usize::from(slot), sink);
            }
            Purchase::Building(building) => {
                let Some(place) = state.active().settlement.free_place(building) else { return };
                state.lots[building.index()] -= 1;
                let settlement = &mut state.active_mut().settlement;
                settlement.built.insert(place);
                settlement.sites.insert(place);
                state.turn.deeds.iter_mut().for_each(|deeds| deeds.bought_building = true);
                sink.plain(Event::Built { seat, place });
            }
            Purchase::Upgrade => {
                let settlement = &mut state.active_mut().settlement;
                settlement.level += 1;
                settlement.sites.insert(Place::HALL);
                settlement.damaged.remove(Place::HALL);
                settlement.defences[Place::HALL.index()] = [0; DEFENCES];
                let level = settlement.level;
                sink.plain(Event::Upgraded { seat, level });
                self.score(state, seat, Source::TownHall, self.content.hall(level).vp_when_built, sink);
            }
            Purchase::Exchange(resource) => add_to_pool(state, Cost::only(resource, 1)),
            Purchase::Swap { slot } => self.swap_mission(state, slot, sink),
        }
    }

    /// A bought card lies with the cards played in this round.
    fn bought(&self, state: &mut State, card: Card) {
        state.active_mut().played.add(card);
        let class = self.content.card(card).class;
        for deeds in &mut state.turn.deeds {
            match card.market() {
                Market::Odin => deeds.bought_odin = true,
                Market::Unit => deeds.bought_unit = true,
                _ => {}
            }
            deeds.bought_defence |= class == Class::Defence;
        }
    }

    /// Closes the gap in Odin's Path: cards left of it slide right, a new one opens next to the deck.
    pub(crate) fn slide_path(&self, state: &mut State, gap: usize, sink: &mut impl Sink<Event>) {
        let path = &mut state.path;
        path.row[..=gap].rotate_right(1);
        if path.deck.is_empty() && !path.discard.is_empty() {
            path.deck = path.discard.take();
            sink.reveal(Event::PathReshuffled);
        }
        path.row[0] = path.deck.draw(&mut state.chance);
        if let Some(card) = path.row[0] {
            sink.reveal(Event::PathOpened { card });
        }
    }

    fn dismantle(&self, state: &mut State, place: Place, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        if let Some(building) = place.building() {
            state.lots[building.index()] += 1;
        }
        let player = state.player_mut(seat);
        player.settlement.raze(place);
        player.round.dismantled = true;
        sink.plain(Event::Dismantled { seat, place });
    }

    fn claim(&self, state: &mut State, mission: Mission, slot: u8, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let player = state.player_mut(seat);
        player.missions[usize::from(slot)] = None;
        player.completed.push(mission);
        player.round.claimed = true;
        sink.plain(Event::MissionClaimed { seat, slot, mission });
        self.score(state, seat, Source::Missions, self.content.mission(mission).vp, sink);
    }

    fn swap_mission(&self, state: &mut State, slot: u8, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let index = usize::from(slot);
        let Some(old) = state.active().missions[index] else { return };
        // The old card goes under the deck before the top card is taken; the deck is not empty.
        let new = self.draw_mission(state);
        state.missions.returned.push(old);
        let Some(new) = new else { return };
        state.active_mut().missions[index] = Some(new);
        state.turn.swapped = true;
        // The new card has not seen what happened earlier in the turn (ruling 27).
        state.turn.deeds[index] = Deeds::default();
        sink.reveal(Event::MissionSwapped { seat, slot, old, new });
    }

    /// The top card of the mission deck: all of one point lie above all others; swapped ones lie below.
    pub(crate) fn draw_mission(&self, state: &mut State) -> Option<Mission> {
        let deck = &mut state.missions;
        if deck.fresh.is_empty() {
            return deck.returned.pop_at(0);
        }
        let lowest = |mission: &Mission| self.content.mission(*mission).vp <= 1;
        let upper = deck.fresh.iter().filter(|mission| lowest(mission)).count();
        let choose_low = upper > 0;
        let size = if choose_low { upper } else { deck.fresh.len() };
        let chosen = state.chance.below(size as u32) as usize;
        let position = deck
            .fresh
            .iter()
            .enumerate()
            .filter(|(_, mission)| !choose_low || lowest(mission))
            .nth(chosen)
            .map(|(position, _)| position)?;
        Some(deck.fresh.remove(position))
    }

    /// End of the turn, in this order: attack points, full defence, the pool vanishes, the attacked
    /// player is closed.
    fn end_turn(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let hits = state.turn.hits;
        if hits > 0 {
            self.score(state, seat, Source::Attacks, self.content.attack_vp(hits), sink);
        }
        if let Some(victim) = state.turn.victim {
            if hits == 0 {
                self.score(state, victim, Source::FullDefence, self.content.scoring.full_defence, sink);
            }
            state.closed.insert(victim);
        }
        state.turn.pool = [0; Resource::COUNT];
        sink.plain(Event::TurnEnded { seat });
    }
}
