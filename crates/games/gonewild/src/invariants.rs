//! Conservation: every card, building and mission is in exactly one place. And the way back, for
//! positions that were set up by hand: what was not named goes where it belongs.

use crate::state::{Stage, State};
use crate::{Building, Card, GoneWild, Market, Mission, Pile};

impl GoneWild {
    pub(crate) fn invariants(&self, state: &State) -> Result<(), String> {
        if state.players.len() != usize::from(self.players) {
            return Err(format!("{} players instead of {}", state.players.len(), self.players));
        }
        for (seat, player) in state.players.iter().enumerate() {
            let name = format!("p{}", seat + 1);
            let starting = player.owned();
            for card in Card::ALL.into_iter().filter(|card| card.market() == Market::Starting) {
                let copies = self.content.card(card).copies;
                if starting.count(card) != copies {
                    return Err(format!("{name} has {} {card} instead of {copies}", starting.count(card)));
                }
            }
            if player.shown.minus(&player.hand) != Pile::EMPTY || player.spied.minus(&player.hand) != Pile::EMPTY {
                return Err(format!("{name}: known cards are not in the hand"));
            }
            self.sound_settlement(player, &name)?;
            if let Some(limit) = self.content.hall(player.settlement.level).limit
                && player.settlement.size() > usize::from(limit)
            {
                return Err(format!("{name} has {} buildings, more than {limit}", player.settlement.size()));
            }
        }
        for card in Card::ALL {
            let (found, copies) = (self.found(state, card), self.expected(card));
            if card.market() != Market::Starting && found != copies {
                return Err(format!("{found} of {card} instead of {copies}"));
            }
        }
        if state.asgard.deck > state.asgard.unseen.len() {
            return Err("more cards in the Asgard deck than unseen ones".to_owned());
        }
        for building in Building::ALL {
            let built: u8 = state.players.iter().map(|player| player.settlement.count(building)).sum();
            let copies = self.content.building(building).copies;
            if built + state.lots[building.index()] != copies {
                return Err(format!("{built} {building} built and {} left", state.lots[building.index()]));
            }
        }
        for mission in Mission::ALL {
            let found = self.missions_found(state, mission);
            let copies = usize::from(self.content.mission(mission).copies);
            if found != copies {
                return Err(format!("{found} of mission {mission} instead of {copies}"));
            }
        }
        if state.stage == Stage::Over && state.winners.is_empty() {
            return Err("the game is over and nobody has won".to_owned());
        }
        Ok(())
    }

    fn sound_settlement(&self, player: &crate::state::Player, name: &str) -> Result<(), String> {
        let settlement = &player.settlement;
        if !(1..=3).contains(&settlement.level) {
            return Err(format!("{name} has a Town Hall of level {}", settlement.level));
        }
        for place in crate::Place::all() {
            let stands = settlement.built.has(place);
            let marked = settlement.sites.has(place) || settlement.damaged.has(place);
            if place.is_hall() {
                if !stands {
                    return Err(format!("{name} has no Town Hall"));
                }
                continue;
            }
            let tokens = settlement.tokens[place.index()];
            if !stands && (marked || tokens > 0) {
                return Err(format!("{name}: something lies on {place}, which does not stand"));
            }
            let most = match place.building() {
                Some(Building::Brewery | Building::GoldFactory) => 1,
                Some(Building::BeerContainer | Building::GoldContainer) if !settlement.sites.has(place) => {
                    self.content.round.container_capacity
                }
                _ => 0,
            };
            if tokens > most {
                return Err(format!("{name}: {tokens} tokens on {place}"));
            }
        }
        Ok(())
    }

    /// How many copies of a card a table of this size uses.
    fn expected(&self, card: Card) -> u8 {
        let spec = self.content.card(card);
        match card.market() {
            Market::Starting => spec.copies * self.players,
            Market::Asgard if spec.min_players > self.players => 0,
            _ => spec.copies,
        }
    }

    fn found(&self, state: &State, card: Card) -> u8 {
        let owned: u8 = state.players.iter().map(|player| player.owned().count(card)).sum();
        let path = &state.path;
        let row = path.row.iter().filter(|slot| **slot == Some(card)).count() as u8;
        let asgard = &state.asgard;
        let open = asgard.open.iter().chain(&asgard.flipped).filter(|open| **open == card).count() as u8;
        let pile = card.pile().map_or(0, |pile| state.piles[pile]);
        owned + row + path.deck.count(card) + path.discard.count(card) + open + asgard.unseen.count(card) + pile
    }

    fn missions_found(&self, state: &State, mission: Mission) -> usize {
        let deck = state.missions.fresh.iter().chain(&state.missions.returned);
        let players = state.players.iter().flat_map(|player| player.missions.iter().flatten().chain(&player.completed));
        deck.chain(players).filter(|found| **found == mission).count()
    }

    /// Completes a position of which only parts were set: surplus copies leave the places nobody looks
    /// at, missing ones go to the decks and piles (starting cards to their owner's discard).
    pub(crate) fn restock(&self, state: &mut State) {
        for seat in state.seats() {
            self.restock_player(state, seat);
        }
        for card in Card::ALL.into_iter().filter(|card| card.market() != Market::Starting) {
            self.restock_card(state, card);
        }
        self.refill_path(state);
        for building in Building::ALL {
            let built: u8 = state.players.iter().map(|player| player.settlement.count(building)).sum();
            state.lots[building.index()] = self.content.building(building).copies.saturating_sub(built);
        }
        self.restock_missions(state);
        let unseen = state.asgard.unseen.len();
        state.asgard.deck = state.asgard.deck.min(unseen);
    }

    fn restock_player(&self, state: &mut State, seat: engine::Seat) {
        let player = state.player_mut(seat);
        for card in Card::ALL.into_iter().filter(|card| card.market() == Market::Starting) {
            let copies = self.content.card(card).copies;
            // What the position names in hand or in play stays as long as possible.
            while player.owned().count(card) > copies
                && (player.deck.remove(card) || player.discard.remove(card) || player.played.remove(card))
            {}
            let missing = copies.saturating_sub(player.owned().count(card));
            player.discard.add_many(card, missing);
        }
        let hand = player.hand;
        player.shown.limit_to(&hand);
        player.spied.limit_to(&hand);
    }

    fn restock_card(&self, state: &mut State, card: Card) {
        let expected = self.expected(card);
        let mut found = self.found(state, card);
        if let Some(pile) = card.pile() {
            let outside = found - state.piles[pile];
            state.piles[pile] = expected.saturating_sub(outside);
            return;
        }
        let store = |state: &mut State| match card.market() {
            Market::Odin => state.path.deck.remove(card) || state.path.discard.remove(card) || leave_row(state, card),
            _ => state.asgard.unseen.remove(card) || leave_asgard_row(state, card),
        };
        while found > expected && store(state) {
            found -= 1;
        }
        let missing = expected.saturating_sub(found);
        match card.market() {
            Market::Odin => state.path.deck.add_many(card, missing),
            _ => state.asgard.unseen.add_many(card, missing),
        }
    }

    /// Slots emptied by restocking are filled with the first cards of the deck.
    fn refill_path(&self, state: &mut State) {
        for slot in 0..state.path.row.len() {
            if state.path.row[slot].is_none()
                && let Some(card) = state.path.deck.nth(0)
            {
                state.path.deck.remove(card);
                state.path.row[slot] = Some(card);
            }
        }
        while !state.asgard.open.is_full() && state.asgard.deck > 0 {
            let Some(card) = state.asgard.unseen.nth(0) else { break };
            state.asgard.unseen.remove(card);
            state.asgard.open.push(card);
        }
    }

    fn restock_missions(&self, state: &mut State) {
        for mission in Mission::ALL {
            let copies = usize::from(self.content.mission(mission).copies);
            while self.missions_found(state, mission) > copies {
                let fresh = state.missions.fresh.iter().position(|fresh| *fresh == mission);
                let Some(position) = fresh else { break };
                state.missions.fresh.remove(position);
            }
            while self.missions_found(state, mission) < copies {
                if state.missions.fresh.try_push(mission).is_err() {
                    break;
                }
            }
        }
        state.missions.fresh.sort();
    }
}

fn leave_row(state: &mut State, card: Card) -> bool {
    let slot = state.path.row.iter().position(|slot| *slot == Some(card));
    if let Some(slot) = slot {
        state.path.row[slot] = None;
    }
    slot.is_some()
}

fn leave_asgard_row(state: &mut State, card: Card) -> bool {
    let slot = state.asgard.open.iter().position(|open| *open == card);
    if let Some(slot) = slot {
        state.asgard.open.remove(slot);
    }
    slot.is_some()
}
