//! Random games of every kind finish, keep their invariants, and list exactly what is allowed.

use engine::{Chance, Fast, Game, Seat, Seed, Silent, Title};
use feast::{Action, Feast, Phase, State};

fn table(players: u8, length: &str, decks: &str) -> Feast {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    let setup = title.setup(players, [("length", length), ("decks", decks)]).expect("a valid setup");
    title.rules(&setup).expect("valid rules")
}

/// Plays one random game and returns how many decisions it took.
fn play(rules: &Feast, seed: u64) -> (State, u32) {
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    let mut source = Fast::new(seed);
    let mut actions = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = rules.pending(&state).first() {
        actions.clear();
        rules.legal_actions(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "nothing to choose: {:?}", state.tasks);
        let action = *source.pick(&actions);
        let before = state.tasks.clone();
        rules
            .apply(&mut state, seat, action, &mut Silent)
            .unwrap_or_else(|error| panic!("{action}: {error} {before:?}"));
        rules.invariants(&state).unwrap_or_else(|problem| panic!("after {action}: {problem}\n{before:?}"));
        decisions += 1;
        assert!(decisions < Feast::DECISIONS_MAX, "endless game");
    }
    assert_eq!(state.phase, Phase::Over);
    (state, decisions)
}

#[test]
fn random_games_finish_for_every_count_and_length_and_deck() {
    let mut seed = 1;
    for players in 1..=4 {
        for length in ["long", "short"] {
            for decks in ["a", "b", "c", "abc"] {
                let rules = table(players, length, decks);
                for _ in 0..4 {
                    let (state, _) = play(&rules, seed);
                    assert!(rules.outcome(&state).is_some());
                    seed += 1;
                }
            }
        }
    }
}

#[test]
fn listed_actions_are_allowed_and_unlisted_ones_are_not() {
    let rules = table(3, "short", "abc");
    let mut pool: Vec<Action> = Vec::new();
    for seed in 0..4 {
        let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
        let mut source = Fast::new(seed);
        let mut actions = Vec::new();
        while let Some(seat) = rules.pending(&state).first() {
            actions.clear();
            rules.legal_actions(&state, seat, &mut actions);
            for action in &actions {
                assert!(rules.check(&state, seat, *action).is_ok(), "{action} {:?}", state.tasks.last());
                assert_eq!(action.to_string().parse(), Ok(*action));
            }
            for _ in 0..10 {
                if pool.is_empty() {
                    break;
                }
                let other = *source.pick(&pool);
                assert_eq!(
                    rules.check(&state, seat, other).is_ok(),
                    actions.contains(&other),
                    "{other} {:?}",
                    state.tasks.last()
                );
            }
            pool.extend(actions.iter().take(3));
            let action = *source.pick(&actions);
            rules.apply(&mut state, seat, action, &mut Silent).expect("a listed action");
        }
    }
}

#[test]
fn a_state_is_small_and_reads_back() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
    let rules = table(4, "short", "abc");
    let (state, _) = play(&rules, 77);
    let text = serde_json::to_string(&state).expect("writes");
    assert_eq!(serde_json::from_str::<State>(&text).expect("reads"), state);
    let _ = Seat(0);
}
