//! What the tests of every game prove, one call each: its laws, its scenarios, its node counts, its size, and that
//! every number of its content matters.
//! They panic with everything needed to see the problem again.

use std::path::Path;

use rayon::prelude::*;

use crate::{Chance, Fast, Game, Heuristic, Number, Seed, Setup, Silent, Title, Viewer, laws, scenario};

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

/// Leads through set-ups of all kinds.
const SETUP_STEP: usize = 31;
/// Games in which a changed number has to show itself, and decisions of each.
const NUMBER_GAMES: u64 = 48;
const NUMBER_DECISIONS: u32 = 400;

/// A position to begin with, prepared so that a number is likely to show itself.
pub type Stage<'a, G> = &'a (dyn Fn(&G, &Number, u64) -> <G as Game>::State + Sync);

/// Every number of every content file, changed by one, is refused by the reader or changes something: a choice, a
/// position, a view or a score of a game played with it. `exceptions` name numbers that need not, by how
/// [`Number`] writes them, each with its reason; one that is not needed is a mistake.
pub fn every_number_matters<G: Heuristic>(stage: Stage<'_, G>, exceptions: &[(&str, &str)]) {
    let title = built_in::<G>();
    let setups = laws::all_setups(&title);
    let numbers = title.content().numbers();
    assert!(!numbers.is_empty(), "the content has no numbers");
    let dead: Vec<String> =
        numbers.par_iter().filter(|number| !matters(&title, &setups, stage, number)).map(Number::to_string).collect();
    let excepted = |name: &str| exceptions.iter().any(|(exception, _)| *exception == name);
    let found: Vec<&String> = dead.iter().filter(|name| !excepted(name)).collect();
    assert!(found.is_empty(), "{} of {} numbers change nothing:\n{found:#?}", found.len(), numbers.len());
    let needless: Vec<_> = exceptions.iter().filter(|(name, _)| !dead.iter().any(|number| number == name)).collect();
    assert!(needless.is_empty(), "these numbers matter after all: {needless:#?}");
}

fn matters<G: Heuristic>(title: &Title<G>, setups: &[Setup], stage: Stage<'_, G>, number: &Number) -> bool {
    let changed = |value: i64| title.content().with_number(number, value);
    [number.value + 1, number.value - 1].into_iter().any(|value| {
        let content = changed(value);
        (0..NUMBER_GAMES).any(|game| {
            let setup = &setups[game as usize * SETUP_STEP % setups.len()];
            let Ok(rules) = title.rules(setup) else { return false };
            // Refused: the number is checked, so it is read.
            let Ok(other) = G::new(&content, setup) else { return true };
            differs(&rules, &other, stage, number, game)
        })
    })
}

/// Whether a game goes another way with these rules than with those, played by the same choices.
fn differs<G: Heuristic>(rules: &G, other: &G, stage: Stage<'_, G>, number: &Number, game: u64) -> bool {
    let (mut state, mut changed) = (stage(rules, number, game), stage(other, number, game));
    let mut luck = Fast::new(game);
    let (mut listed, mut listed_there, mut candidates) = (Vec::new(), Vec::new(), Vec::new());
    for decision in 0..NUMBER_DECISIONS {
        if state != changed || rules.scores(&state, Viewer::Public) != other.scores(&changed, Viewer::Public) {
            return true;
        }
        let Some(seat) = rules.pending(&state).first() else { break };
        if decision % 64 == 0 && rules.view(&state, Viewer::Seat(seat)) != other.view(&changed, Viewer::Seat(seat)) {
            return true;
        }
        [&mut listed, &mut listed_there, &mut candidates].into_iter().for_each(Vec::clear);
        rules.legal_actions(&state, seat, &mut listed);
        other.legal_actions(&changed, seat, &mut listed_there);
        if listed != listed_there {
            return true;
        }
        // Half of the choices are those a player would think of, so that games come to their end.
        rules.candidates(&state, seat, &mut candidates);
        let any = luck.below(2) == 0 || candidates.is_empty();
        let action = *luck.pick(if any { &listed } else { &candidates });
        if rules.apply(&mut state, seat, action, &mut Silent).is_err() {
            return false;
        }
        if other.apply(&mut changed, seat, action, &mut Silent).is_err() {
            return true;
        }
    }
    state != changed
}
