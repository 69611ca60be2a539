//! What the tests of every game prove, one call each: its laws, its scenarios, its node counts, its size, and that
//! every number of its content matters.
//! They panic with everything needed to see the problem again.

mod numbers;

use std::path::Path;

pub use numbers::{Stage, dead_numbers, every_number_matters, from_the_start, some_numbers_matter};

use crate::{Chance, Fast, Game, Heuristic, Seed, Silent, Title, laws, scenario};

/// The game with the content it ships.
pub fn built_in<G: Game>() -> Title<G> {
    Title::built_in().expect("built-in content is valid")
}

/// Random games obey every law, so many for each number of players.
pub fn laws_hold<G: Heuristic>(games: u64) {
    let report = laws::check(&built_in::<G>(), &laws::Plan::all(games), &|| ());
    assert!(report.violations.is_empty(), "{:#?}", report.violations.first());
    let counts = u64::from(G::PLAYERS.1 - G::PLAYERS.0) + 1;
    assert_eq!(report.games, counts * games);
}

/// Every scenario of a folder holds, and there are at least so many.
pub fn scenarios_hold<G: Game>(folder: &Path, at_least: usize) {
    let title = built_in::<G>();
    let (mut passed, mut failures) = (0, Vec::new());
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let file = entry.expect("a file").path();
        if file.extension().is_none_or(|ending| ending != "toml") {
            continue;
        }
        let report = scenario::run(&title, &std::fs::read_to_string(&file).expect("readable"));
        passed += report.passed;
        failures.extend(
            report.failures.iter().map(|failure| {
                format!("{}:{}: {}: {}", file.display(), failure.line, failure.scenario, failure.problem)
            }),
        );
    }
    assert!(failures.is_empty(), "{} failed\n{}", failures.len(), failures.join("\n"));
    assert!(passed >= at_least, "only {passed} scenarios");
}

/// States are copied all the time by bots.
pub fn state_fits<G: Game>(bytes: usize) {
    assert!(size_of::<G::State>() <= bytes, "a state has {} bytes", size_of::<G::State>());
}

/// A position of a fixed game: players, seed, random decisions made before counting, and how many
/// positions lie three decisions below it.
pub type NodeCount = (u8, u64, u32, u64);

const NODE_DEPTH: u32 = 3;

/// Any change of a rule changes these; then `RULES_REVISION` goes up and the new counts are written down.
pub fn node_counts_are<G: Game>(revision: u32, counts: &[NodeCount]) {
    assert_eq!(G::RULES_REVISION, revision, "write the counts of the new revision down");
    let title = built_in::<G>();
    let count = |(players, seed, decisions, _): NodeCount| {
        let rules = title.rules(&title.setup(players, []).expect("a valid set-up")).expect("valid rules");
        let state = after_random_choices(&rules, seed, decisions);
        (players, seed, decisions, nodes(&rules, &state, NODE_DEPTH))
    };
    let found: Vec<NodeCount> = counts.iter().copied().map(count).collect();
    assert_eq!(found, counts);
}

fn after_random_choices<G: Game>(rules: &G, seed: u64, decisions: u32) -> G::State {
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

fn nodes<G: Game>(rules: &G, state: &G::State, depth: u32) -> u64 {
    let Some(seat) = rules.pending(state).first() else { return 1 };
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    rules.legal_actions(state, seat, &mut actions);
    let below = |action: &G::Action| {
        let mut after = state.clone();
        rules.apply(&mut after, seat, *action, &mut Silent).expect("listed actions apply");
        nodes(rules, &after, depth - 1)
    };
    actions.iter().map(below).sum()
}
