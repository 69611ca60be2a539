//! What is allowed: every action of the list passes the same check that every applied action passes.

use engine::{Illegal, Seat, SeatSet, require};

use crate::content::{Class, Requirement, Target as Nullified};
use crate::settlement::Place;
use crate::state::{Purchase, Stage, State, Target, Task};
use crate::{Action, Building, Card, GoneWild, Mission, Pile, Resource};

impl GoneWild {
    /// The seats the game waits for.
    pub(crate) fn pending(&self, state: &State) -> SeatSet {
        match state.tasks.last() {
            Some(owed) => SeatSet::one(self.debtor(state, *owed)),
            None => match state.stage {
                Stage::Action | Stage::TurnEnd => SeatSet::one(state.turn.active),
                Stage::Storage { step } => SeatSet::one(state.first.left(step, self.players)),
                Stage::Keeping(seats) => seats,
                Stage::Over => SeatSet::EMPTY,
            },
        }
    }

    /// Who has to decide something owed.
    fn debtor(&self, state: &State, owed: Task) -> Seat {
        match owed {
            Task::React => state.defender().unwrap_or(state.turn.active),
            Task::Stow { seat, .. }
            | Task::AsgardOffer { seat }
            | Task::AsgardGain { seat }
            | Task::AsgardPick { seat } => seat,
            _ => state.turn.active,
        }
    }

    pub(crate) fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if state.stage == Stage::Over {
            return Err(Illegal::OVER);
        }
        if !self.pending(state).contains(seat) {
            return Err(Illegal::NOT_ASKED);
        }
        match state.tasks.last() {
            Some(owed) => self.allowed_by_debt(state, *owed, action),
            None => match state.stage {
                Stage::Action => self.allowed_in_turn(state, action),
                Stage::Storage { .. } => self.allowed_in_storage(state, seat, action),
                Stage::Keeping(_) => allowed_keeping(state, seat, action),
                Stage::TurnEnd | Stage::Over => Err(Illegal::NOT_NOW),
            },
        }
    }

    fn allowed_in_turn(&self, state: &State, action: Action) -> Result<(), Illegal> {
        match action {
            Action::End => Ok(()),
            Action::Buy(card) => {
                let pile = card.pile().ok_or(Illegal::because("gonewild-illegal-no-such-pile"))?;
                require(state.piles[pile] != 0, "gonewild-illegal-pile-empty")?;
                self.affordable(state, Purchase::Card(card))
            }
            Action::BuyPath { card, slot } => {
                require(state.path.row.get(usize::from(slot)) == Some(&Some(card)), "gonewild-illegal-not-in-path")?;
                require(self.content.card(card).class != Class::Undead, "gonewild-illegal-undead-not-for-sale")?;
                self.affordable(state, Purchase::PathCard { slot, card })
            }
            Action::Build(building) => {
                self.room_for(state, building)?;
                self.affordable(state, Purchase::Building(building))
            }
            Action::Upgrade => {
                let settlement = &state.active().settlement;
                // The new card is under construction, its own upgrade too (ruling 15).
                require(!settlement.sites.has(Place::HALL), "gonewild-illegal-hall-under-construction")?;
                require(self.content.hall(settlement.level).upgrade.is_some(), "gonewild-illegal-hall-at-top")?;
                self.affordable(state, Purchase::Upgrade)
            }
            Action::Dismantle(place) => {
                let player = state.active();
                require(!place.is_hall(), "gonewild-illegal-hall-stays")?;
                require(!player.round.dismantled, "gonewild-illegal-dismantled-already")?;
                require(player.settlement.built.has(place), "gonewild-illegal-nothing-there")
            }
            Action::Play(card) => {
                let spec = self.content.card(card);
                require(state.active().hand.has(card) || state.turn.idle.has(card), "gonewild-illegal-not-in-hand")?;
                require(spec.is_played, "gonewild-illegal-not-playable")?;
                require(spec.choice.is_none(), "gonewild-illegal-choose-resources")
            }
            Action::PlayFor { card, beer } => {
                require(state.active().hand.has(card), "gonewild-illegal-not-in-hand")?;
                let amount =
                    self.content.card(card).choice.ok_or(Illegal::because("gonewild-illegal-nothing-to-choose"))?;
                require(beer <= amount, "gonewild-illegal-wrong-amount")
            }
            Action::Exchange(resource) => self.affordable(state, Purchase::Exchange(resource)),
            Action::Swap { mission, slot } => {
                mission_in(state, mission, slot)?;
                require(!state.turn.swapped, "gonewild-illegal-swapped-already")?;
                require(!state.missions.is_empty(), "gonewild-illegal-mission-deck-empty")?;
                self.affordable(state, Purchase::Swap { slot })
            }
            Action::Claim { mission, slot } => {
                mission_in(state, mission, slot)?;
                require(!state.active().round.claimed, "gonewild-illegal-claimed-already")?;
                require(self.mission_met(state, slot), "gonewild-illegal-mission-not-met")
            }
            Action::Attack(target) => self.attackable(state, target),
            _ => Err(Illegal::NOT_NOW),
        }
    }

    fn affordable(&self, state: &State, purchase: Purchase) -> Result<(), Illegal> {
        let purse = self.purse(state, state.turn.active);
        require(purse.covers(self.price(state, purchase)), "gonewild-illegal-cannot-afford")
    }

    /// The limits of a settlement (rulebook 3.2, 3.3).
    pub(crate) fn room_for(&self, state: &State, building: Building) -> Result<(), Illegal> {
        let settlement = &state.active().settlement;
        require(state.lots[building.index()] != 0, "gonewild-illegal-pile-empty")?;
        require(settlement.count(building) < self.content.round.max_same_building, "gonewild-illegal-three-alike")?;
        require(!self.settlement_is_full(state), "gonewild-illegal-settlement-full")
    }

    pub(crate) fn settlement_is_full(&self, state: &State) -> bool {
        let limit = self.building_limit(state, state.turn.active);
        limit.is_some_and(|limit| state.active().settlement.size() >= usize::from(limit))
    }

    /// The limit in force: a Town Hall under construction does not yet raise it.
    pub(crate) fn building_limit(&self, state: &State, seat: Seat) -> Option<u8> {
        let settlement = &state.player(seat).settlement;
        self.content.hall(settlement.level - u8::from(settlement.sites.has(Place::HALL) && settlement.level > 1)).limit
    }

    /// Whether what a mission asks for has been done (ruling 27).
    pub(crate) fn mission_met(&self, state: &State, slot: u8) -> bool {
        let player = state.active();
        let Some(mission) = player.missions[usize::from(slot)] else { return false };
        let deeds = &state.turn.deeds[usize::from(slot)];
        match self.content.mission(mission).requirement {
            Requirement::Bought { what } => deeds.bought(what),
            Requirement::HitBuilding { card_strength } => deeds.hit_building && deeds.strongest >= card_strength,
            Requirement::HitTownHall => deeds.hit_town_hall,
            Requirement::Spent { resource, amount } => deeds.spent[resource.index()] >= amount,
            Requirement::Owns { building, amount } => player.settlement.count(building) >= amount,
            Requirement::TownHallLevel { level } => player.settlement.level >= level,
        }
    }

    /// Whether the active player may attack this now.
    pub(crate) fn attackable(&self, state: &State, target: Target) -> Result<(), Illegal> {
        match target {
            Target::Building { seat, place } => {
                self.open_to_attack(state, seat, place)?;
                require(self.has_striker(state), "gonewild-illegal-nobody-to-send")
            }
            Target::Undead { slot } => match state.path.row.get(usize::from(slot)) {
                Some(Some(card)) if self.content.card(*card).class == Class::Undead => {
                    self.strong_enough(state, target)
                }
                _ => Err(Illegal::because("gonewild-illegal-not-undead")),
            },
            Target::Dragon if state.active().round.dragon => Err(Illegal::because("gonewild-illegal-dragon-already")),
            Target::Dragon => self.strong_enough(state, target),
        }
    }

    /// Whether a building may be attacked by the active player, whatever there is to send.
    pub(crate) fn open_to_attack(&self, state: &State, seat: Seat, place: Place) -> Result<(), Illegal> {
        require(seat.0 < self.players, "gonewild-illegal-nothing-there")?;
        require(seat != state.turn.active, "gonewild-illegal-own-settlement")?;
        self.open_player(state, seat)?;
        let settlement = &state.player(seat).settlement;
        require(settlement.built.has(place), "gonewild-illegal-nothing-there")?;
        require(!settlement.sites.has(place), "gonewild-illegal-under-construction")?;
        require(!settlement.damaged.has(place), "gonewild-illegal-damaged-already")?;
        Ok(())
    }

    /// One player a turn, none that somebody else has attacked in this round, unless all have been.
    pub(crate) fn open_player(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        match state.turn.victim {
            Some(victim) if victim == seat => Ok(()),
            Some(_) => Err(Illegal::because("gonewild-illegal-one-player-per-turn")),
            None if !state.closed.contains(seat) => Ok(()),
            None => {
                let all_closed = state.seats().all(|other| other == state.turn.active || state.closed.contains(other));
                require(all_closed, "gonewild-illegal-attacked-already")
            }
        }
    }

    pub(crate) fn has_striker(&self, state: &State) -> bool {
        let strikes = |pile: &Pile| pile.there().meets(self.content.sorts.strikers);
        strikes(&state.active().hand) || strikes(&state.turn.ready)
    }

    /// A hopeless attack on Undead or Dragon is refused (ruling 41).
    fn strong_enough(&self, state: &State, target: Target) -> Result<(), Illegal> {
        let might = self.might(state, target).ok_or(Illegal::because("gonewild-illegal-nobody-to-send"))?;
        require(might >= u16::from(self.target_defence(state, target)), "gonewild-illegal-too-weak")
    }

    /// The strength of everything the active player could throw at the target; nothing where there is
    /// nobody to send. All Undead and the Dragon are met with the same strength.
    pub(crate) fn might(&self, state: &State, target: Target) -> Option<u16> {
        let sorts = &self.content.sorts;
        let mut strength = 0u16;
        let mut boosts = 0u16;
        let mut anybody = false;
        let mut fighters = false;
        for pile in [&state.active().hand, &state.turn.ready] {
            let there = pile.there();
            anybody |= there.meets(sorts.strikers);
            fighters |= there.meets(sorts.fighters);
            for card in there.among(sorts.strikers).iter() {
                strength += u16::from(self.card_strength(state, card, target)) * u16::from(pile.count(card));
            }
            for card in there.among(sorts.boosters).without(sorts.strikers).iter() {
                boosts += u16::from(self.content.card(card).boost().unwrap_or(0)) * u16::from(pile.count(card));
            }
        }
        let strength = if fighters { strength + boosts } else { strength };
        anybody.then_some(strength)
    }

    pub(crate) fn allowed_by_debt(&self, state: &State, owed: Task, action: Action) -> Result<(), Illegal> {
        match (owed, action) {
            (Task::Pay { .. }, Action::PayAuto) => Ok(()),
            (Task::Pay { left, .. }, Action::PayCard(card)) => self.check_pay_card(state, left, card),
            (Task::Pay { left, .. }, Action::PayCardFor { card, beer }) => {
                self.check_pay_card_for(state, left, card, beer)
            }
            (Task::Pay { left, .. }, Action::PayToken { place, resource }) => {
                self.check_pay_token(state, left, place, resource)
            }
            (Task::Muster, Action::Send(card)) => {
                require(self.content.card(card).strikes(), "gonewild-illegal-not-a-fighter")?;
                let there = state.active().hand.has(card) || state.turn.ready.has(card);
                require(there, "gonewild-illegal-not-in-hand")
            }
            (Task::Muster, Action::Boost { card, striker }) => self.check_boost(state, card, striker),
            (Task::Muster, Action::Strike) => self.check_strike(state),
            (Task::React, Action::Pass) => Ok(()),
            (Task::React, Action::Defend(card)) => {
                let spec = self.content.card(card);
                require(self.in_defenders_hand(state, card), "gonewild-illegal-not-in-hand")?;
                require(spec.defend().or(spec.defend_all()).is_some(), "gonewild-illegal-not-a-reaction")
            }
            (Task::React, Action::Counter { card, striker }) => self.check_counter(state, card, striker),
            (Task::Stow { seat, resource }, Action::Stow(place)) => self.check_stow(state, seat, resource, place),
            (Task::DragonToken, Action::Take(_)) => Ok(()),
            (Task::Steal { resource }, Action::Steal { seat, place }) => {
                require(seat.0 < self.players && seat != state.turn.active, "gonewild-illegal-not-opponent")?;
                let there = state.player(seat).settlement.tokens_on(place, resource) > 0;
                require(there, "gonewild-illegal-no-token")
            }
            (Task::Fetch { tag, .. }, Action::Fetch(card)) => {
                require(state.active().discard.has(card), "gonewild-illegal-not-in-discard")?;
                require(self.content.card(card).matches(tag), "gonewild-illegal-not-that-kind")
            }
            (Task::Fetch { .. } | Task::PeekDiscard { .. }, Action::Enough) => Ok(()),
            (Task::Peek, Action::Look(seat)) => {
                require(seat.0 < self.players && seat != state.turn.active, "gonewild-illegal-not-opponent")
            }
            (Task::PeekDiscard { victim }, Action::Discard(card)) => {
                require(state.player(victim).hand.has(card), "gonewild-illegal-not-in-seen-hand")
            }
            (Task::AsgardOffer { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Task::AsgardPick { .. }, Action::Choose(card)) => {
                let offered = state.asgard.open.contains(&card) || state.asgard.flipped == Some(card);
                require(offered, "gonewild-illegal-not-offered")
            }
            _ => Err(Illegal::NOT_NOW),
        }
    }

    fn check_boost(&self, state: &State, card: Card, striker: u8) -> Result<(), Illegal> {
        require(state.active().hand.has(card), "gonewild-illegal-not-in-hand")?;
        require(self.content.card(card).boost().is_some(), "gonewild-illegal-not-playable")?;
        let strikers = state.attack.as_ref().map_or(&[][..], |attack| &attack.strikers);
        let striker = strikers.get(usize::from(striker)).ok_or(Illegal::because("gonewild-illegal-no-such-striker"))?;
        // A Hero does not do (FAQ).
        require(self.content.card(striker.card).class == Class::Fighter, "gonewild-illegal-needs-fighter")
    }

    fn check_strike(&self, state: &State) -> Result<(), Illegal> {
        let Some(attack) = &state.attack else { return Err(Illegal::NOT_NOW) };
        require(!attack.strikers.is_empty(), "gonewild-illegal-nobody-to-send")?;
        let building = matches!(attack.target, Target::Building { .. });
        let strong = self.attack_strength(state) >= self.target_defence(state, attack.target);
        // A building may be attacked in vain, Undead and Dragon not (ruling 41).
        require(building || strong, "gonewild-illegal-too-weak")
    }

    fn in_defenders_hand(&self, state: &State, card: Card) -> bool {
        state.defender().is_some_and(|seat| state.player(seat).hand.has(card))
    }

    fn check_counter(&self, state: &State, card: Card, striker: u8) -> Result<(), Illegal> {
        require(self.in_defenders_hand(state, card), "gonewild-illegal-not-in-hand")?;
        let target = self.content.card(card).nullifies().ok_or(Illegal::because("gonewild-illegal-not-a-reaction"))?;
        let strikers = state.attack.as_ref().map_or(&[][..], |attack| &attack.strikers);
        let striker = strikers.get(usize::from(striker)).ok_or(Illegal::because("gonewild-illegal-no-such-striker"))?;
        require(!striker.nullified, "gonewild-illegal-striker-nullified")?;
        let class = self.content.card(striker.card).class;
        let fits = match target {
            Nullified::Fighter => class == Class::Fighter,
            Nullified::Hero => class == Class::Hero,
        };
        require(fits, "gonewild-illegal-wrong-kind-of-striker")
    }

    pub(crate) fn check_stow(
        &self,
        state: &State,
        seat: Seat,
        resource: Resource,
        place: Place,
    ) -> Result<(), Illegal> {
        let settlement = &state.player(seat).settlement;
        require(
            place.building().and_then(Building::stores) == Some(resource) && settlement.built.has(place),
            "gonewild-illegal-not-a-container",
        )?;
        require(!settlement.sites.has(place), "gonewild-illegal-under-construction")?;
        let full = settlement.tokens_on(place, resource) >= self.content.round.container_capacity;
        require(!full, "gonewild-illegal-container-full")
    }

    fn allowed_in_storage(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::StoreAuto => Ok(()),
            Action::Hold { place, tokens } => {
                let (next, range) = self.next_container(state, seat).ok_or(Illegal::NOT_NOW)?;
                require(place == next, "gonewild-illegal-not-that-container")?;
                require(range.contains(&tokens), "gonewild-illegal-wrong-amount")
            }
            _ => Err(Illegal::NOT_NOW),
        }
    }
}

fn mission_in(state: &State, mission: Mission, slot: u8) -> Result<(), Illegal> {
    let there = state.active().missions.get(usize::from(slot)) == Some(&Some(mission));
    require(there, "gonewild-illegal-not-that-mission")
}

fn allowed_keeping(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    match action {
        Action::KeepNothing => Ok(()),
        Action::Keep(card) => {
            let player = state.player(seat);
            let kept = player.kept.iter().filter(|other| **other == Some(card)).count();
            require(usize::from(player.hand.count(card)) > kept, "gonewild-illegal-not-in-hand")
        }
        _ => Err(Illegal::NOT_NOW),
    }
}
