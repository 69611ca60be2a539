//! What a seat cannot know, drawn anew: decks, face-down journeys it has not looked at, rivals' destinies,
//! and what rivals have settled in secret.
//!
//! Beaten enemies lie face down too, but everybody saw them fall and may remember: they stay as they are.
//! `State::destiny_known` says who knows where each destiny lies: its owner, who put it under the deck, and
//! those who knew the card in the deck when it was drawn alone.

use arrayvec::ArrayVec;
use engine::{Chance, Fast, Heuristic, Seat, Silent};

use crate::Champions;
use crate::action::Action;
use crate::content::JOURNEYS;
use crate::pieces::{Destiny, Journey, Piece, Set};
use crate::state::{State, Step};

impl Champions {
    pub(crate) fn imagine(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut imagined = state.clone();
        imagined.chance = Chance::imagined(source.next());
        source.shuffle(&mut imagined.decks.trolls);
        source.shuffle(&mut imagined.decks.draugr);
        source.shuffle(&mut imagined.decks.monsters);
        source.shuffle(&mut imagined.decks.runes);
        source.shuffle(&mut imagined.decks.merchants);
        self.imagine_journeys(&mut imagined, viewer, source);
        self.imagine_destinies(&mut imagined, viewer, source);
        if imagined.step == Step::Assign && !imagined.assignment.in_turn {
            self.imagine_assignments(&mut imagined, viewer, source);
        }
        imagined
    }

    fn imagine_journeys(&self, state: &mut State, viewer: Seat, source: &mut Fast) {
        let mut unknown: ArrayVec<Journey, JOURNEYS> = state.decks.journeys.clone();
        let hidden = |state: &State, shore| {
            let space = state.shore(shore);
            space.journey.is_some() && !space.journey_open && !space.seen_by.contains(viewer)
        };
        for shore in self.shores() {
            if hidden(state, shore) {
                unknown.extend(state.shore(shore).journey);
            }
        }
        source.shuffle(&mut unknown);
        for shore in self.shores() {
            if hidden(state, shore) {
                state.shore_mut(shore).journey = unknown.pop();
            }
        }
        state.decks.journeys = unknown;
    }

    fn imagine_destinies(&self, state: &mut State, viewer: Seat, source: &mut Fast) {
        let known = state.destiny_known;
        let is_known = |state: &State, destiny: Destiny| {
            known[destiny.index()].contains(viewer)
                || state.players.iter().any(|player| player.opened.contains(destiny))
        };
        let mut unknown: ArrayVec<Destiny, { Destiny::COUNT }> =
            Destiny::all().filter(|destiny| !is_known(state, *destiny)).collect();
        source.shuffle(&mut unknown);
        // Each unknown card is replaced by an unknown one, wherever it lies.
        let mut stand_in = [None; Destiny::COUNT];
        for (destiny, other) in Destiny::all().filter(|destiny| !is_known(state, *destiny)).zip(unknown) {
            stand_in[destiny.index()] = Some(other);
        }
        let replace = |destiny: Destiny| stand_in[destiny.index()].unwrap_or(destiny);
        let replace_all = |set: Set<Destiny>| -> Set<Destiny> { set.iter().map(replace).collect() };
        for card in &mut state.decks.destinies {
            *card = replace(*card);
        }
        for player in &mut state.players {
            player.destinies = replace_all(player.destinies);
        }
        state.step = match state.step {
            Step::Keep { drawn } => Step::Keep { drawn: replace_all(drawn) },
            Step::Bury { drawn } => Step::Bury { drawn: replace_all(drawn) },
            step => step,
        };
        for destiny in Destiny::all() {
            state.destiny_known[replace(destiny).index()] = known[destiny.index()];
        }
    }

    /// Rivals who have settled get another settled assignment, the others begin theirs anew.
    fn imagine_assignments(&self, state: &mut State, viewer: Seat, source: &mut Fast) {
        let settled = state.assignment.settled;
        for seat in Seat::all(self.players).filter(|seat| *seat != viewer) {
            self.restart_errands(state, seat);
        }
        let mut actions: Vec<Action> = Vec::new();
        for seat in settled.iter().filter(|seat| *seat != viewer) {
            // Somebody else is still choosing, or the phase would be over: settling again cannot end it.
            while !state.assignment.next[seat.index()].is_done() {
                actions.clear();
                self.candidates(state, seat, &mut actions);
                let action = *source.pick(&actions);
                self.perform(state, seat, action, &mut Silent);
            }
        }
    }
}
