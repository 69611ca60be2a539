//! Attacks: aiming, sending cards, the defender's reaction, and what comes of it (rulebook 3.4).

use arrayvec::ArrayVec;
use engine::{Seat, Sink};

use crate::content::{Class, Effect};
use crate::settlement::{DEFENCES, Place};
use crate::state::{Attack, Source, State, Striker, Target, Task};
use crate::{Card, Event, GoneWild, Market, Pile};

impl GoneWild {
    pub(crate) fn aim(&self, state: &mut State, target: Target, sink: &mut impl Sink<Event>) {
        state.attack = Some(Attack { target, strikers: ArrayVec::new() });
        state.tasks.push(Task::Muster);
        sink.plain(Event::Aimed { seat: state.turn.active, target });
    }

    /// A card joins the attack: one that was already played for its other half, else one from hand.
    pub(crate) fn send(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        if !state.turn.ready.remove(card) {
            let player = state.player_mut(seat);
            player.leave_hand(card);
            player.played.add(card);
            if self.content.card(card).is_played {
                state.turn.idle.add(card);
            }
        }
        if let Some(attack) = &mut state.attack {
            let _ = attack.strikers.try_push(Striker { card, boost: 0, nullified: false });
        }
        sink.plain(Event::Sent { seat, card });
    }

    pub(crate) fn boost(&self, state: &mut State, card: Card, striker: u8, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        let amount = self.content.card(card).boost().unwrap_or(0);
        let player = state.player_mut(seat);
        player.leave_hand(card);
        player.played.add(card);
        if let Some(striker) = state.attack.as_mut().and_then(|attack| attack.strikers.get_mut(usize::from(striker))) {
            striker.boost += amount;
            sink.plain(Event::Boosted { seat, card, fighter: striker.card, amount });
        }
    }

    /// The attack is declared. The owner of a building may react; nobody reacts for Undead or Dragon.
    pub(crate) fn strike(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        state.tasks.pop();
        let Some(attack) = &state.attack else { return };
        let target = attack.target;
        let cards: Pile = attack.strikers.iter().map(|striker| striker.card).collect();
        let strength = self.attack_strength(state);
        let defence = self.target_defence(state, target);
        sink.plain(Event::Declared { seat: state.turn.active, target, cards, strength, defence });
        match target {
            Target::Building { seat, .. } => {
                state.turn.victim = Some(seat);
                if self.may_react(state, seat) {
                    state.tasks.push(Task::React);
                } else {
                    self.resolve_attack(state, sink);
                }
            }
            Target::Undead { slot } => self.beat_undead(state, slot, sink),
            Target::Dragon => {
                let seat = state.turn.active;
                state.attack = None;
                state.player_mut(seat).round.dragon = true;
                sink.plain(Event::DragonBeaten { seat });
                state.tasks.push(Task::DragonToken);
            }
        }
    }

    /// Whether, for all the table knows, the player could hold a card to react with. Asking by what
    /// really is in the hand would give it away.
    fn may_react(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        if player.hand.is_empty() {
            return false;
        }
        let reacts = |pile: &Pile| pile.there().meets(self.content.sorts.reactions);
        reacts(&player.hand) || reacts(&player.deck)
    }

    pub(crate) fn defend(&self, state: &mut State, card: Card, sink: &mut impl Sink<Event>) {
        let Some(Target::Building { seat, place }) = state.attack.as_ref().map(|attack| attack.target) else { return };
        let player = state.player_mut(seat);
        player.leave_hand(card);
        player.played.add(card);
        if let Some(area) = self.content.card(card).defend_all() {
            player.area_defence = player.area_defence.saturating_add(area);
        } else if let Some(laid) = defence_index(card) {
            player.settlement.defences[place.index()][laid] += 1;
        }
        let defence = self.place_defence(state, seat, place);
        sink.plain(Event::Defended { seat, card, place, defence });
        self.go_on_reacting(state, seat, sink);
    }

    pub(crate) fn counter(&self, state: &mut State, card: Card, striker: u8, sink: &mut impl Sink<Event>) {
        let Some(seat) = state.defender() else { return };
        let player = state.player_mut(seat);
        player.leave_hand(card);
        player.played.add(card);
        if let Some(attack) = &mut state.attack
            && let Some(struck) = attack.strikers.get_mut(usize::from(striker))
        {
            struck.nullified = true;
            let striker = struck.card;
            let strength = self.attack_strength(state);
            sink.plain(Event::Countered { seat, card, striker, strength });
        }
        self.go_on_reacting(state, seat, sink);
    }

    fn go_on_reacting(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        if !self.may_react(state, seat) {
            state.tasks.pop();
            self.resolve_attack(state, sink);
        }
    }

    /// Equality is enough for the attacker.
    pub(crate) fn resolve_attack(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let strength = self.attack_strength(state);
        let Some(attack) = state.attack.take() else { return };
        let Target::Building { seat: victim, place } = attack.target else { return };
        let seat = state.turn.active;
        let defence = self.place_defence(state, victim, place);
        if strength >= defence {
            sink.plain(Event::Hit { seat, victim, place, strength, defence });
            let strongest = attack.strikers.iter().map(|striker| self.content.card(striker.card).attack).max();
            self.damage(state, victim, place, strongest.unwrap_or(0), sink);
        } else {
            sink.plain(Event::Repelled { seat, victim, place, strength, defence });
            let points = attack.strikers.len() as u8 * self.content.scoring.repel_per_card;
            self.score(state, victim, Source::Repelled, points, sink);
        }
    }

    fn damage(&self, state: &mut State, victim: Seat, place: Place, strongest: u8, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        state.player_mut(victim).settlement.damaged.insert(place);
        state.turn.hits += 1;
        for deeds in &mut state.turn.deeds {
            deeds.hit_building = true;
            deeds.hit_town_hall |= place.is_hall();
            deeds.strongest = deeds.strongest.max(strongest);
        }
        match place.building() {
            None => {
                let hall = self.content.hall(state.player(victim).settlement.level);
                let (points, asgard) = (hall.reward_vp, hall.reward_asgard);
                if asgard && state.asgard.deck > 0 {
                    state.tasks.push(Task::AsgardOffer { seat });
                }
                self.score(state, seat, Source::DamageRewards, points, sink);
            }
            Some(building) => {
                let spec = self.content.building(building);
                if let Some(resource) = building.stores() {
                    for _ in 0..spec.loot.min(state.player(victim).settlement.tokens_on(place, resource)) {
                        *state.player_mut(victim).settlement.tokens_mut(place, resource) -= 1;
                        sink.plain(Event::Looted { seat, victim, place, resource });
                        state.tasks.push(Task::Stow { seat, resource });
                    }
                }
                self.score(state, seat, Source::DamageRewards, spec.reward_vp, sink);
            }
        }
    }

    fn beat_undead(&self, state: &mut State, slot: u8, sink: &mut impl Sink<Event>) {
        let seat = state.turn.active;
        state.attack = None;
        let Some(card) = state.path.row[usize::from(slot)].take() else { return };
        sink.plain(Event::UndeadBeaten { seat, slot, card });
        state.path.discard.add(card);
        let effects = self.content.card(card).effects.len() as u8;
        (0..effects).rev().for_each(|index| state.tasks.push(Task::Effect { card, index }));
        self.score(state, seat, Source::Undead, self.content.scoring.undead, sink);
        self.slide_path(state, usize::from(slot), sink);
    }

    /// What a card of the active player is worth in an attack on the target, boosts from other cards of
    /// the attack not counted.
    pub(crate) fn card_strength(&self, state: &State, card: Card, target: Target) -> u8 {
        let spec = self.content.card(card);
        let mut strength = spec.attack;
        if spec.class == Class::Fighter {
            strength = strength.saturating_add(state.turn.fighter_boost);
        }
        for effect in &spec.effects {
            match effect {
                Effect::SelfBoostPer { amount, per } => {
                    let count = self.count_per(state, state.turn.active, *per);
                    strength = strength.saturating_add(amount.saturating_mul(count));
                }
                Effect::SelfBoostAtTownHall { amount }
                    if matches!(target, Target::Building { place: Place::HALL, .. }) =>
                {
                    strength = strength.saturating_add(*amount);
                }
                _ => {}
            }
        }
        strength
    }

    pub(crate) fn striker_strength(&self, state: &State, striker: &Striker, target: Target) -> u8 {
        if striker.nullified {
            0
        } else {
            self.card_strength(state, striker.card, target).saturating_add(striker.boost)
        }
    }

    pub(crate) fn attack_strength(&self, state: &State) -> u8 {
        state.attack.as_ref().map_or(0, |attack| {
            let strength = |striker: &Striker| self.striker_strength(state, striker, attack.target);
            attack.strikers.iter().map(strength).fold(0, u8::saturating_add)
        })
    }

    pub(crate) fn target_defence(&self, state: &State, target: Target) -> u8 {
        match target {
            Target::Building { seat, place } => self.place_defence(state, seat, place),
            Target::Undead { slot } => {
                let card = state.path.row.get(usize::from(slot)).copied().flatten();
                card.map_or(0, |card| self.content.card(card).defence)
            }
            Target::Dragon => self.content.dragon_defence,
        }
    }

    /// Printed defence, defences laid on the place, and those for the whole settlement.
    pub(crate) fn place_defence(&self, state: &State, seat: Seat, place: Place) -> u8 {
        let player = state.player(seat);
        let printed = self.printed_defence(state, seat, place);
        let laid = player.settlement.defences[place.index()];
        let laid = (0..DEFENCES).fold(0u8, |sum, index| {
            sum.saturating_add(laid[index].saturating_mul(self.content.card(defence_card(index)).defend().unwrap_or(0)))
        });
        printed.saturating_add(laid).saturating_add(player.area_defence)
    }

    pub(crate) fn printed_defence(&self, state: &State, seat: Seat, place: Place) -> u8 {
        match place.building() {
            Some(building) => self.content.building(building).defence,
            None => self.content.hall(state.player(seat).settlement.level).defence,
        }
    }
}

/// Which of the three defences laid on buildings a card is.
fn defence_index(card: Card) -> Option<usize> {
    (card.market() == Market::Defence).then(|| card.index() - Card::Cannon.index())
}

pub(crate) const fn defence_card(index: usize) -> Card {
    [Card::Cannon, Card::ChickenTower, Card::SheepCannon][index]
}
