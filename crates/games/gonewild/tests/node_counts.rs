//! Node counts: how many positions lie a few decisions deep in fixed games. Any change of a rule changes
//! them; then raise `RULES_REVISION` and write the new counts down.

use engine::{Chance, Fast, Game, Seed, Silent, Title};
use gonewild::{Action, GoneWild, State};

/// Players, seed, random decisions made before counting, and the positions below.
const COUNTS: &[(u8, u64, u32, u64)] = &[
    (2, 1, 0, 487),
    (2, 2, 60, 518),
    (2, 3, 120, 346),
    (2, 4, 200, 92),
    (2, 5, 260, 44),
    (3, 1, 0, 443),
    (3, 2, 60, 402),
    (3, 3, 120, 10),
    (3, 4, 200, 20),
    (3, 5, 260, 91),
    (4, 1, 0, 1085),
    (4, 2, 60, 271),
    (4, 3, 120, 671),
    (4, 4, 200, 803),
    (4, 5, 260, 311),
];

const DEPTH: u32 = 3;

fn nodes(rules: &GoneWild, state: &State, depth: u32) -> u64 {
    let Some(seat) = rules.pending(state).first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    rules.legal_actions(state, seat, &mut actions);
    let child = |action: Action| {
        let mut after = state.clone();
        rules.apply(&mut after, seat, action, &mut Silent).expect("listed actions apply");
        nodes(rules, &after, depth - 1)
    };
    actions.into_iter().map(child).sum()
}

fn after_random_choices(rules: &GoneWild, seed: u64, decisions: u32) -> State {
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    let mut luck = Fast::new(seed);
    for _ in 0..decisions {
        let Some(seat) = rules.pending(&state).first() else { break };
        let mut actions = Vec::new();
        rules.legal_actions(&state, seat, &mut actions);
        rules.apply(&mut state, seat, *luck.pick(&actions), &mut Silent).expect("listed actions apply");
    }
    state
}

#[test]
fn node_counts_are_those_of_this_revision() {
    assert_eq!(GoneWild::RULES_REVISION, 1, "write the counts of the new revision down");
    let title = Title::<GoneWild>::built_in().expect("built-in content is valid");
    let mut found = Vec::new();
    for players in 2..=4 {
        let rules = title.rules(&title.setup(players, []).expect("valid")).expect("valid");
        for (seed, decisions) in [(1, 0), (2, 60), (3, 120), (4, 200), (5, 260)] {
            let state = after_random_choices(&rules, seed, decisions);
            found.push((players, seed, decisions, nodes(&rules, &state, DEPTH)));
        }
    }
    assert_eq!(found, COUNTS);
}
