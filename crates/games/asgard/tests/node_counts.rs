//! Node counts: how many positions lie a few decisions deep in fixed games. Any change of a rule changes
//! them; then raise `RULES_REVISION` and write the new counts down.

use asgard::{Action, Asgard, State};
use engine::{Chance, Game, Seed, Silent, Title};

/// Players, seed, decisions made with the middle choice before counting, and the positions below.
const COUNTS: &[(u8, u64, u32, u64)] = &[
    (2, 1, 0, 1488),
    (2, 2, 14, 68),
    (2, 3, 60, 44),
    (2, 4, 80, 1),
    (3, 1, 0, 1728),
    (3, 2, 21, 35),
    (3, 3, 60, 640),
    (3, 4, 80, 930),
    (4, 1, 0, 1200),
    (4, 2, 28, 180),
    (4, 3, 60, 225),
    (4, 4, 80, 40),
    (5, 1, 0, 512),
    (5, 2, 35, 512),
    (5, 3, 60, 594),
    (5, 4, 80, 51),
];

const DEPTH: u32 = 3;

fn nodes(rules: &Asgard, state: &State, depth: u32) -> u64 {
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

fn after_middle_choices(rules: &Asgard, seed: u64, decisions: u32) -> State {
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    for _ in 0..decisions {
        let Some(seat) = rules.pending(&state).first() else { break };
        let mut actions = Vec::new();
        rules.legal_actions(&state, seat, &mut actions);
        rules.apply(&mut state, seat, actions[actions.len() / 2], &mut Silent).expect("listed actions apply");
    }
    state
}

#[test]
fn node_counts_are_those_of_this_revision() {
    assert_eq!(Asgard::RULES_REVISION, 1, "write the counts of the new revision down");
    let title = Title::<Asgard>::built_in().expect("built-in content is valid");
    let mut found = Vec::new();
    for players in 2..=5 {
        let rules = title.rules(&title.setup(players, []).expect("valid")).expect("valid");
        for (seed, decisions) in [(1, 0), (2, u32::from(players) * 7), (3, 60), (4, 80)] {
            let state = after_middle_choices(&rules, seed, decisions);
            found.push((players, seed, decisions, nodes(&rules, &state, DEPTH)));
        }
    }
    assert_eq!(found, COUNTS);
}
