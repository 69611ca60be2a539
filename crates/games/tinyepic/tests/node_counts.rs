//! Positions within three decisions of a few positions of each table. A rule that changes changes a
//! count: then `RULES_REVISION` goes up and the counts are written anew.

use engine::{Chance, Game, Seed, Silent, Title};
use tinyepic::{Action, State, TinyEpic};

/// Players, seed, decisions made with the middle choice before counting, and the positions below.
const COUNTS: &[(u8, u64, u32, u64)] = &[
    (1, 1, 0, 81),
    (1, 2, 6, 128),
    (1, 3, 40, 261),
    (1, 4, 90, 1),
    (2, 1, 0, 288),
    (2, 2, 12, 310),
    (2, 3, 40, 212),
    (2, 4, 90, 99),
    (3, 1, 0, 336),
    (3, 2, 18, 481),
    (3, 3, 40, 18),
    (3, 4, 90, 7726),
    (4, 1, 0, 336),
    (4, 2, 24, 495),
    (4, 3, 40, 52),
    (4, 4, 90, 218),
];

const DEPTH: u32 = 3;

fn nodes(rules: &TinyEpic, state: &State, depth: u32) -> u64 {
    let Some(seat) = rules.pending(state).first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    rules.legal_actions(state, seat, &mut actions);
    let below = |action: &Action| {
        let mut after = state.clone();
        rules.apply(&mut after, seat, *action, &mut Silent).expect("a listed action applies");
        nodes(rules, &after, depth - 1)
    };
    actions.iter().map(below).sum()
}

fn after_middle_choices(rules: &TinyEpic, seed: u64, decisions: u32) -> State {
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    for _ in 0..decisions {
        let Some(seat) = rules.pending(&state).first() else { break };
        let mut actions = Vec::new();
        rules.legal_actions(&state, seat, &mut actions);
        rules.apply(&mut state, seat, actions[actions.len() / 2], &mut Silent).expect("a listed action applies");
    }
    state
}

#[test]
fn node_counts_are_those_of_this_revision() {
    let title = Title::<TinyEpic>::built_in().expect("built-in content is valid");
    let mut found = Vec::new();
    for players in 1..=4 {
        let rules = title.rules(&title.setup(players, []).expect("valid")).expect("valid");
        for (seed, decisions) in [(1, 0), (2, u32::from(players) * 6), (3, 40), (4, 90)] {
            let state = after_middle_choices(&rules, seed, decisions);
            found.push((players, seed, decisions, nodes(&rules, &state, DEPTH)));
        }
    }
    assert_eq!(found, COUNTS);
}
