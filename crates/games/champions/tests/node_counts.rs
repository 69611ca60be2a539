//! Node counts: how many positions lie a few decisions deep in fixed games. Any change of a rule changes
//! them; then raise `RULES_REVISION` and write the new counts down.

use champions::{Action, Champions, State};
use engine::{Chance, Game, Seed, Silent, Title};

/// Players, seed, decisions made with the middle choice before counting, and the positions below.
const COUNTS: &[(u8, u64, u32, u64)] = &[
    (2, 1, 0, 380),
    (2, 2, 20, 12),
    (2, 3, 45, 736),
    (2, 4, 90, 1238),
    (3, 1, 0, 60),
    (3, 2, 20, 11),
    (3, 3, 45, 38),
    (3, 4, 90, 20),
    (4, 1, 0, 60),
    (4, 2, 20, 320),
    (4, 3, 45, 424),
    (4, 4, 90, 728),
];

const DEPTH: u32 = 3;

fn nodes(rules: &Champions, state: &State, depth: u32) -> u64 {
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

fn after_middle_choices(rules: &Champions, seed: u64, decisions: u32) -> State {
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
    assert_eq!(Champions::RULES_REVISION, 2, "write the counts of the new revision down");
    let title = Title::<Champions>::built_in().expect("built-in content is valid");
    let mut found = Vec::new();
    for players in 2..=4 {
        let rules = title.rules(&title.setup(players, []).expect("valid set-up")).expect("valid rules");
        for (seed, decisions) in [(1, 0), (2, 20), (3, 45), (4, 90)] {
            let state = after_middle_choices(&rules, seed, decisions);
            found.push((players, seed, decisions, nodes(&rules, &state, DEPTH)));
        }
    }
    assert_eq!(found, COUNTS);
}
