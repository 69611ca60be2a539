//! What a card is about before it is sent into battle: whom it meets, its chance to win, and whether its steel can be
//! paid. Cards the seat has not seen are taken to be equally likely; who may still join is not foreseen.

use engine::Seat;
use serde::Serialize;
use ts_rs::TS;

use crate::TinyEpic;
use crate::names::{CardSet, Clan, STEEL};
use crate::state::{Phase, State};
use crate::view::CardView;

/// A certain thing, in permille.
const SURE: f64 = 1000.0;

#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct FightView {
    /// Chance in permille to win against those who fight already, or against invaders where nobody else does.
    pub permille: u16,
    /// Whom it would meet; nobody: invaders, if no one joins.
    pub against: Vec<Clan>,
    /// Whether its steel can be paid; a card without steel always can.
    pub payable: bool,
}

impl TinyEpic {
    /// The stakes of a hand card if it fought now; nothing outside the phase of deeds.
    pub(crate) fn stakes(&self, state: &State, seat: Seat, card: &CardView) -> Option<FightView> {
        if state.phase != Phase::Deeds {
            return None;
        }
        let payable = state.clan(seat).resources[STEEL.index()] >= card.strength.steel;
        let against = self.met_in_battle(state, seat);
        let chances = against.iter().map(|clan| self.chance_against(state, seat, *clan, card.strength_now));
        let chance = if against.is_empty() {
            self.chance_against_invaders(state, seat, card.strength_now)
        } else {
            chances.product()
        };
        let permille = if payable { (chance * SURE).round() as u16 } else { 0 };
        Some(FightView { permille, against, payable })
    }

    /// Players who are in the battle already; alone, the enemy always is.
    fn met_in_battle(&self, state: &State, seat: Seat) -> Vec<Clan> {
        if self.is_solo() {
            return vec![Clan::ENEMY];
        }
        let fights = |other: &Seat| *other != seat && state.battle.is_some_and(|battle| battle.has(*other));
        Seat::all(self.players).filter(fights).map(Clan::of).collect()
    }

    /// The chance that the hidden card of a clan is weaker.
    fn chance_against(&self, state: &State, seat: Seat, clan: Clan, strength: u8) -> f64 {
        let bonus = if clan.is_enemy() { state.battle.map_or(0, |battle| battle.bonus) } else { 0 };
        let steel = clan.seat().map(|other| state.clan(other).resources[STEEL.index()]);
        let beaten = |cards: CardSet| {
            let weaker = |card: &crate::Card| {
                let other = self.card_view(state, clan, *card, false);
                steel.is_some_and(|steel| steel < other.strength.steel) || other.strength_now + bonus < strength
            };
            share(cards.iter().filter(weaker).count(), cards.len())
        };
        let unseen = self.unseen(state, seat);
        if !clan.is_enemy() {
            return beaten(unseen);
        }
        // The solo player knows some cards of the enemy's deck, but not their order.
        let deck: CardSet = state.enemy.deck.iter().copied().chain(self.enemy_hidden_card(state)).collect();
        let known = deck.without(unseen);
        let known_part = share(known.len(), deck.len());
        let of_known = if known.is_empty() { 0.0 } else { beaten(known) };
        let of_unseen = if known.len() == deck.len() { 0.0 } else { beaten(unseen) };
        known_part * of_known + (1.0 - known_part) * of_unseen
    }

    fn chance_against_invaders(&self, state: &State, seat: Seat, strength: u8) -> f64 {
        let unseen = self.unseen(state, seat);
        let earlier = state.invaders.len() as u8;
        let weaker = unseen.iter().filter(|card| self.invader(*card, earlier).strength < strength).count();
        share(weaker, unseen.len())
    }
}

/// A part of a whole; all of it where there is nothing to meet.
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 1.0 } else { part as f64 / whole as f64 }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, SeatSet, Silent, Title};

    use super::*;
    use crate::Card;
    use crate::state::{Battle, End, Face, Played};

    fn table(players: u8) -> (TinyEpic, State) {
        let title = Title::<TinyEpic>::built_in().expect("valid content");
        let setup = title.setup(players, []).expect("a valid set-up");
        let rules = title.rules(&setup).expect("valid rules");
        let mut state = rules.start(Chance::imagined(1), &mut Silent);
        state.phase = Phase::Deeds;
        state.enemy.hand = CardSet::default();
        state.buried = CardSet::default();
        for clan in &mut state.clans {
            clan.hand = CardSet::default();
            clan.resources = [0; 3];
        }
        (rules, state)
    }

    fn card(name: &str) -> Card {
        name.parse().expect("a card")
    }

    fn deck(state: &mut State, names: &[&str]) {
        state.deck.clear();
        for name in names {
            state.deck.push(card(name));
        }
    }

    fn stakes(rules: &TinyEpic, state: &State, name: &str) -> FightView {
        let view = rules.card_view(state, Clan::of(Seat(0)), card(name), false);
        rules.stakes(state, Seat(0), &view).expect("the phase of deeds")
    }

    #[test]
    fn a_lone_card_meets_invaders_of_the_cards_that_were_not_seen() {
        let (rules, mut state) = table(2);
        // Strengths 1, 3 and 5 without steel; halvard himself has 3.
        deck(&mut state, &["runa", "leif", "nanna", "halvard"]);
        let FightView { permille, against, payable } = stakes(&rules, &state, "halvard");
        assert_eq!((permille, payable), (500, true), "weaker than 3: runa and leif of four");
        assert!(against.is_empty());
    }

    #[test]
    fn a_card_whose_steel_cannot_be_paid_cannot_win() {
        let (rules, mut state) = table(2);
        deck(&mut state, &["runa", "leif"]);
        assert_eq!(stakes(&rules, &state, "vigdis").permille, 0);
        assert!(!stakes(&rules, &state, "vigdis").payable);
        state.clans[0].resources[STEEL.index()] = 1;
        assert_eq!(stakes(&rules, &state, "vigdis").permille, 1000);
    }

    #[test]
    fn who_fights_already_is_met_with_any_card_that_was_not_seen() {
        let (rules, mut state) = table(2);
        deck(&mut state, &["runa", "nanna", "leif"]);
        state.clans[1].row.push(Played { card: card("torsten"), face: Face::Down });
        let mut fighters = SeatSet::EMPTY;
        fighters.insert(Seat(1));
        state.battle = Some(Battle {
            starter: Clan::of(Seat(1)),
            favor: state.rows[0][0],
            end: End::UpperLeft,
            fighters,
            bonus: 0,
        });
        let met = stakes(&rules, &state, "halvard");
        assert_eq!(met.against, [Clan::of(Seat(1))]);
        assert_eq!(met.permille, 500, "of runa 1, leif 2, torsten 4 and nanna 5, two are weaker than 3");
    }

    #[test]
    fn outside_the_phase_of_deeds_nothing_is_at_stake() {
        let (rules, mut state) = table(2);
        state.phase = Phase::Draft;
        let view = rules.card_view(&state, Clan::of(Seat(0)), card("runa"), false);
        assert_eq!(rules.stakes(&state, Seat(0), &view), None);
    }
}
