//! The laws every game obeys, tried over many random games. A game gets them by being registered.
//!
//! ```
//! use asgard::Asgard;
//! use engine::Title;
//! use engine::laws::{Plan, check};
//!
//! let report = check(&Title::<Asgard>::built_in()?, &Plan::all(1), &|| ());
//! assert!(report.violations.is_empty());
//! assert_eq!(report.games, 4, "one for each number of players");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod trial;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rayon::prelude::*;

use self::trial::Trial;
use crate::{Game, Heuristic, Setup, Title};

/// The laws, in the order they are reported.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Every piece is in exactly one place after every action.
    Conservation,
    /// Every listed action applies, and every action that applies was listed.
    ListedIsLegal,
    /// An illegal action changes nothing and says why.
    IllegalChangesNothing,
    /// Notation reads back, and no text makes the reader fail.
    Notation,
    /// The same actions from the same seed give the same bytes.
    Replay,
    /// A state written down reads back.
    Writing,
    /// A resampled state looks the same to who it was drawn for.
    Resampling,
    /// What a seat cannot know changes nothing it is shown.
    NoLeak,
    /// A seat without a secret sees nothing but what every other player knows.
    Secrets,
    /// An action without news shows who acts, and spectators, nothing that could not be foreseen.
    News,
    /// No decision is passed over while the seat could do something that may be done at any time.
    Skipping,
    /// No task is dropped: none is left when the game is over.
    Tasks,
    /// The game ends in time, with a result that fits the score sheet.
    Ending,
    /// Nothing panics.
    NoPanic,
}

impl Law {
    /// All laws, in the order they are reported.
    pub const ALL: [Law; 14] = [
        Law::Conservation,
        Law::ListedIsLegal,
        Law::IllegalChangesNothing,
        Law::Notation,
        Law::Replay,
        Law::Writing,
        Law::Resampling,
        Law::NoLeak,
        Law::Secrets,
        Law::News,
        Law::Skipping,
        Law::Tasks,
        Law::Ending,
        Law::NoPanic,
    ];
}

/// A broken law, with what is needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The law.
    pub law: Law,
    /// Players of the game in which it was broken.
    pub players: u8,
    /// Options of that game, as `--option` takes them.
    pub options: String,
    /// Seed of that game.
    pub seed: u64,
    /// The decision at which it was broken, counted from 0.
    pub decision: u32,
    /// How it was broken.
    pub problem: String,
}

/// What trying the laws has shown.
#[derive(Clone, Debug, Default)]
pub struct LawReport {
    /// How many games.
    pub games: u64,
    /// How many decisions.
    pub decisions: u64,
    /// Games by number of players.
    pub games_by_players: BTreeMap<u8, u64>,
    /// Broken laws, with what is needed to see them again.
    pub violations: Vec<Violation>,
    /// Every message key the game has used.
    pub keys: BTreeSet<String>,
}

/// Which games are played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games.
    pub games: u64,
    /// Seed of the first game; the others follow.
    pub first_seed: u64,
    /// This set-up alone, to see a violation again; otherwise `games` for each number of players,
    /// spread over all options.
    pub only: Option<Setup>,
}

impl Plan {
    /// So many games for each number of players, spread over all options.
    pub fn all(games: u64) -> Self {
        Plan { games, first_seed: 1, only: None }
    }
}

/// Plays random games and tries every law.
pub fn check<G: Heuristic>(title: &Title<G>, plan: &Plan, on_game: &(dyn Fn() + Sync)) -> LawReport {
    let setups = plan.only.clone().map_or_else(|| all_setups(title), |setup| vec![setup]);
    let tasks: Vec<(&Setup, u64)> = (G::PLAYERS.0..=G::PLAYERS.1)
        .flat_map(|players| {
            let of_count: Vec<&Setup> = setups.iter().filter(|setup| setup.players() == players).collect();
            let games = if of_count.is_empty() { 0 } else { plan.games };
            (0..games)
                .map(move |game| (of_count[game as usize % of_count.len()], plan.first_seed + game))
                .collect::<Vec<_>>()
        })
        .collect();
    tasks
        .into_par_iter()
        .fold(LawReport::default, |mut report, (setup, seed)| {
            try_game(title, setup, seed, &mut report);
            on_game();
            report
        })
        .reduce(LawReport::default, merge)
}

/// Every number of players with every combination of the options that matter to it.
pub fn all_setups<G: Game>(title: &Title<G>) -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        let mut wishes: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
        for spec in G::OPTIONS.iter().filter(|spec| (spec.players.0..=spec.players.1).contains(&players)) {
            wishes = wishes
                .iter()
                .flat_map(|wish| spec.values.iter().map(|value| [wish.as_slice(), &[(spec.key, *value)]].concat()))
                .collect();
        }
        setups.extend(wishes.into_iter().filter_map(|wish| title.setup(players, wish).ok()));
    }
    setups
}

fn merge(mut one: LawReport, other: LawReport) -> LawReport {
    one.games += other.games;
    one.decisions += other.decisions;
    for (players, games) in other.games_by_players {
        *one.games_by_players.entry(players).or_default() += games;
    }
    one.violations.extend(other.violations);
    one.keys.extend(other.keys);
    one
}

fn try_game<G: Heuristic>(title: &Title<G>, setup: &Setup, seed: u64, report: &mut LawReport) {
    let blame = |law, decision, problem: String| Violation {
        law,
        players: setup.players(),
        options: setup.to_string(),
        seed,
        decision,
        problem,
    };
    report.games += 1;
    *report.games_by_players.entry(setup.players()).or_default() += 1;
    let rules = match title.rules(setup) {
        Ok(rules) => rules,
        Err(error) => return report.violations.push(blame(Law::Ending, 0, error.to_string())),
    };
    let mut trial = Trial::new(&rules, seed);
    match catch_unwind(AssertUnwindSafe(|| trial.play())) {
        Ok(Ok(())) => {}
        Ok(Err((law, problem))) => report.violations.push(blame(law, trial.decisions, problem)),
        Err(panic) => {
            let words = panic.downcast_ref::<String>().cloned();
            let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
            report.violations.push(blame(Law::NoPanic, trial.decisions, words.unwrap_or_default()));
        }
    }
    report.decisions += u64::from(trial.decisions);
    report.keys.extend(trial.keys);
}
