//! Ruling 36: a hand that a seat has held this round stays known to it, whoever holds it now.

use asgard::{Asgard, State};
use engine::{Chance, Fast, Game, Seat, Seed, Silent, proof};

/// All lay their first card; then the hands are passed on to the left.
fn after_one_card(rules: &Asgard, seed: u64) -> State {
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    while let Some(seat) = rules.pending(&state).first().filter(|_| state.laid == 0) {
        let mut actions = Vec::new();
        rules.legal_actions(&state, seat, &mut actions);
        rules.apply(&mut state, seat, actions[0], &mut Silent).expect("listed actions apply");
    }
    state
}

#[test]
fn a_held_hand_is_remembered_and_the_others_are_drawn_anew() {
    let title = proof::built_in::<Asgard>();
    let rules = title.rules(&title.setup(4, []).expect("a valid set-up")).expect("valid rules");
    let viewer = Seat(0);
    let mut changed = [false; 4];
    for seed in 0..20 {
        let state = after_one_card(&rules, seed);
        let imagined = rules.resample_hidden(&state, viewer, &mut Fast::new(seed));
        for seat in Seat::all(4) {
            changed[seat.index()] |= imagined.hand(seat) != state.hand(seat);
        }
    }
    assert_eq!(changed, [false, false, true, true], "its own hand and the one it has just passed on are known");
}
