//! Node counts: how many positions lie a few decisions deep in fixed games. Any change of a rule changes
//! them; then raise `RULES_REVISION` and write the new counts down.

use engine::{Chance, Fast, Game, Seed, Silent, Title};
use feast::{Action, Feast, State};

/// Players, seed, random decisions made before counting, and the positions below.
const COUNTS: &[(u8, u64, u32, u64)] = &[
    (1, 1, 0, 292),
    (1, 2, 60, 38),
    (1, 3, 150, 577),
    (2, 1, 0, 287),
    (2, 2, 60, 322),
    (2, 3, 150, 3),
    (2, 4, 300, 88),
    (3, 1, 0, 287),
    (3, 2, 60, 436),
    (3, 3, 150, 268),
    (3, 4, 300, 457),
    (4, 1, 0, 300),
    (4, 2, 60, 421),
    (4, 3, 150, 26),
    (4, 4, 300, 2),
    (4, 5, 500, 110),
];

const DEPTH: u32 = 2;

fn nodes(rules: &Feast, state: &State, depth: u32) -> u64 {
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

fn after_random_choices(rules: &Feast, seed: u64, decisions: u32) -> State {
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
    assert_eq!(Feast::RULES_REVISION, 2, "write the counts of the new revision down");
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    let mut found = Vec::new();
    for players in 1..=4 {
        let setup = title.setup(players, [("decks", "abc")]).expect("valid");
        let rules = title.rules(&setup).expect("valid");
        let cuts = [(1, 0), (2, 60), (3, 150), (4, 300), (5, 500)].into_iter();
        // Games of few players are over sooner.
        for (seed, decisions) in cuts.filter(|(_, decisions)| *decisions <= 150 * u32::from(players)) {
            let state = after_random_choices(&rules, seed, decisions);
            found.push((players, seed, decisions, nodes(&rules, &state, DEPTH)));
        }
    }
    assert_eq!(found, COUNTS);
}
