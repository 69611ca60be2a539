//! What a seat cannot know, drawn anew: decks, face-down journeys it has not looked at, rivals' destinies,
//! and what rivals have settled in secret.
//!
//! Beaten enemies lie face down too, but everybody saw them fall and may remember: they stay as they are.
//! `State::destiny_known` says who knows where each destiny lies: its owner, who put it under the deck, and
//! those who knew the card in the deck when it was drawn alone. Where somebody drew it together with others
//! and chose in secret, `State::destiny_traces` keeps that it is one of those.

use arrayvec::ArrayVec;
use engine::{Chance, Fast, Heuristic, Named, Seat, Set, Silent};

use crate::Champions;
use crate::action::Action;
use crate::content::JOURNEYS;
use crate::names::{Destiny, Journey};
use crate::state::{State, Step, Trace};

impl Champions {
    /// Destinies that are not open, face-down trophies, journeys looked at, and what is settled in secret.
    pub(crate) fn has_secret(&self, state: &State, seat: Seat) -> bool {
        let player = state.player(seat);
        let settles = state.step == Step::Assign && !state.assignment.in_turn;
        let draws = matches!(state.step, Step::Keep { .. } | Step::Bury { .. }) && state.actor == seat;
        let looked_at = |shore| {
            let space = state.shore(shore);
            space.journey.is_some() && !space.journey_open && space.seen_by.contains(seat)
        };
        let trophies = !self.hall_of_glory && !player.trophies.is_empty();
        settles || draws || trophies || player.destinies != player.opened || self.shores().any(looked_at)
    }

    pub(crate) fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
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
        let traces = state.destiny_traces;
        let opened = |destiny: Destiny| state.players.iter().any(|player| player.opened.contains(destiny));
        let unknown: Set<Destiny> =
            Destiny::all().filter(|destiny| !known[destiny.index()].contains(viewer) && !opened(*destiny)).collect();
        let is_traced = |destiny: Destiny| traces[destiny.index()].known_by.contains(viewer);
        // Each unknown card is replaced by an unknown one, wherever it lies; a traced one stays in its company.
        let mut stand_in = [None; Destiny::COUNT];
        let mut open = unknown;
        for destiny in unknown.iter().filter(|destiny| is_traced(*destiny)) {
            let company = traces[destiny.index()].company.both(open);
            let there = if company.is_empty() { open } else { company };
            let place = *source.pick(&there.iter().collect::<ArrayVec<Destiny, { Destiny::COUNT }>>());
            open.remove(place);
            stand_in[place.index()] = Some(destiny);
        }
        let mut others: ArrayVec<Destiny, { Destiny::COUNT }> =
            unknown.iter().filter(|destiny| !is_traced(*destiny)).collect();
        source.shuffle(&mut others);
        for (place, destiny) in open.iter().zip(others) {
            stand_in[place.index()] = Some(destiny);
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
        // What rivals know they know of the place; what the viewer knows is about the card.
        for destiny in Destiny::all() {
            let other = replace(destiny).index();
            let Trace { company, mut known_by } = traces[destiny.index()];
            known_by.remove(viewer);
            if traces[other].known_by.contains(viewer) {
                known_by.insert(viewer);
            }
            state.destiny_known[other] = known[destiny.index()];
            state.destiny_traces[other] = Trace { company: replace_all(company), known_by };
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

#[cfg(test)]
mod tests {
    use engine::{Game, SeatSet, Seed, Title};

    use super::*;

    const ANNA: Seat = Seat(0);
    const BORIS: Seat = Seat(1);
    const CYNTHIA: Seat = Seat(2);

    /// Three players in the first round. One destiny is left in the deck under two others, and Anna knows it:
    /// she has put it there.
    fn position() -> (Champions, State, Destiny) {
        let title = Title::<Champions>::built_in().expect("built-in content is valid");
        let rules = title.rules(&title.setup(3, []).expect("valid set-up")).expect("valid rules");
        let mut state = rules.start(Chance::real(Seed::from_number(5)), &mut Silent);
        while state.round == 0 || state.step != Step::Place {
            let seat = rules.pending(&state).first().expect("the game goes on");
            let mut actions = Vec::new();
            rules.legal_actions(&state, seat, &mut actions);
            rules.apply(&mut state, seat, actions[0], &mut Silent).expect("listed actions apply");
        }
        let buried = state.decks.destinies[0];
        state.destiny_known[buried.index()] = SeatSet::one(ANNA);
        while state.decks.destinies.len() > 3 {
            let destiny = state.decks.destinies.remove(3);
            state.player_mut(CYNTHIA).destinies.insert(destiny);
            state.destiny_known[destiny.index()] = SeatSet::one(CYNTHIA);
        }
        (rules, state, buried)
    }

    #[test]
    fn a_buried_destiny_that_a_rival_draws_with_others_is_kept_or_put_back() {
        let (rules, mut state, buried) = position();
        let mut source = Fast::new(1);
        state.actor = BORIS;
        rules.draw_destinies(&mut state, BORIS, true, &mut Silent);
        let Step::Keep { drawn } = state.step else { panic!("Boris chooses among three") };
        assert_eq!(drawn.len(), 3);
        for _ in 0..100 {
            let imagined = rules.resample_hidden(&state, ANNA, &mut source);
            let Step::Keep { drawn } = imagined.step else { panic!("the step is open to all") };
            assert!(drawn.contains(buried), "Anna knows that Boris has drawn it");
        }
        let other = drawn.iter().find(|destiny| *destiny != buried).expect("three were drawn");
        rules.keep(&mut state, BORIS, drawn, other, &mut Silent);
        if let Step::Bury { drawn } = state.step {
            rules.bury(&mut state, BORIS, drawn, buried, &mut Silent);
        }
        let (mut kept, mut put_back) = (0, 0);
        for _ in 0..400 {
            let imagined = rules.resample_hidden(&state, ANNA, &mut source);
            kept += u32::from(imagined.player(BORIS).destinies.contains(buried));
            put_back += u32::from(imagined.decks.destinies.contains(&buried));
        }
        assert_eq!(kept + put_back, 400, "it is one of the three that Boris drew");
        assert!((80..190).contains(&kept), "and each of them as likely: {kept} of 400");
        let imagined = rules.resample_hidden(&state, BORIS, &mut source);
        assert_eq!(imagined.decks.destinies, state.decks.destinies, "Boris knows what he put back, and in which order");
    }

    #[test]
    fn who_never_knew_a_destiny_learns_nothing_from_a_draw() {
        let (rules, mut state, buried) = position();
        let mut source = Fast::new(2);
        state.destiny_known[buried.index()] = SeatSet::EMPTY;
        state.actor = BORIS;
        rules.draw_destinies(&mut state, BORIS, true, &mut Silent);
        let elsewhere = (0..100).filter(|_| {
            let imagined = rules.resample_hidden(&state, ANNA, &mut source);
            let Step::Keep { drawn } = imagined.step else { panic!("the step is open to all") };
            !drawn.contains(buried)
        });
        assert!(elsewhere.count() > 0);
    }
}
