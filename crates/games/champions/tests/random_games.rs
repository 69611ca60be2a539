//! Whole games at random: they finish, keep every card and die, and list exactly what they allow.

use champions::{Action, Champions, State};
use engine::{Chance, Fast, Game, Seat, Seed, Silent, Title};

fn rules(players: u8, options: &[(&str, &str)]) -> Champions {
    let title = Title::<Champions>::built_in().expect("valid content");
    title.rules(&title.setup(players, options.iter().copied()).expect("valid set-up")).expect("valid rules")
}

fn play(rules: &Champions, number: u64) -> (State, u32) {
    let mut luck = Fast::new(number);
    let mut state = rules.start(Chance::real(Seed::from_number(number)), &mut Silent);
    let mut actions = Vec::new();
    let mut decisions = 0;
    loop {
        rules.invariants(&state).expect("conserved");
        let asked: Vec<Seat> = rules.pending(&state).union(rules.optional(&state)).iter().collect();
        if rules.pending(&state).is_empty() {
            return (state, decisions);
        }
        let seat = *luck.pick(&asked);
        actions.clear();
        rules.legal_actions(&state, seat, &mut actions);
        let action: Action = *luck.pick(&actions);
        assert_eq!(action.to_string().parse(), Ok(action));
        rules.apply(&mut state, seat, action, &mut Silent).expect("listed actions are legal");
        decisions += 1;
        assert!(decisions < Champions::DECISIONS_MAX);
    }
}

#[test]
fn random_games_finish_and_conserve_everything() {
    for players in 2..=4 {
        for options in
            [&[][..], &[("hall_of_glory", "on")], &[("distrust", "on")], &[("hall_of_glory", "on"), ("distrust", "on")]]
        {
            let rules = rules(players, options);
            for number in 0..40 {
                let (state, _) = play(&rules, number);
                assert_eq!(state.round, 8);
                assert!(rules.outcome(&state).is_some());
            }
        }
    }
}

#[test]
fn a_state_is_small_and_reads_back() {
    let (state, _) = play(&rules(4, &[]), 1);
    assert!(size_of::<State>() <= 2048, "{}", size_of::<State>());
    let json = serde_json::to_string(&state).expect("written");
    assert_eq!(serde_json::from_str::<State>(&json).expect("read"), state);
    let bytes = postcard::to_stdvec(&state).expect("written");
    assert_eq!(postcard::from_bytes::<State>(&bytes).expect("read"), state);
}
