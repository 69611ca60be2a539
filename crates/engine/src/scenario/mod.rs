//! Scenarios: rule examples as data. A TOML file sets up positions, makes moves and says what must hold.
//! The format is described in `docs/scenarios.md`.

mod expect;
mod position;
mod schema;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use toml::Spanned;

use crate::play::AnyMatch;
use crate::{Game, Match, Seat, Seed, Title, Told};

use expect::{explain, seat_and_action};
use position::Position;

pub use schema::schema;

/// A file of scenarios.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// Id of the game.
    pub game: String,
    /// Positions that scenarios of the file begin with, by name.
    #[serde(default)]
    base: BTreeMap<String, Base>,
    scenario: Vec<Spanned<Scenario>>,
}

/// A set-up and a position: what scenarios share by naming it, and what each adds.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Base {
    players: Option<u8>,
    seed: Option<u64>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    set: BTreeMap<String, Value>,
    #[serde(default)]
    unset: Vec<String>,
    #[serde(default)]
    top: BTreeMap<String, Vec<Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    /// Lines of the rule index and rulings it shows.
    #[serde(default)]
    #[expect(dead_code, reason = "read by people and by the test of citations")]
    rules: Vec<String>,
    base: Option<String>,
    /// What it adds to its base.
    #[serde(flatten)]
    own: Base,
    /// The set-up itself is refused, with this message key; there are no steps then.
    refused: Option<String>,
    #[serde(default)]
    steps: Vec<Spanned<Step>>,
}

/// One step; exactly one of its verbs is given.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Step {
    // Doing.
    r#move: Option<String>,
    moves: Option<Vec<String>>,
    so_that: Option<BTreeMap<String, Value>>,
    until: Option<BTreeMap<String, Value>>,
    set: Option<BTreeMap<String, Value>>,
    unset: Option<Vec<String>>,
    top: Option<BTreeMap<String, Vec<Value>>>,
    // Expecting.
    impossible: Option<BTreeMap<String, Value>>,
    legal: Option<String>,
    illegal: Option<String>,
    reason: Option<String>,
    choices: Option<String>,
    are: Option<Vec<String>>,
    include: Option<Vec<String>>,
    exclude: Option<Vec<String>>,
    count: Option<usize>,
    label: Option<String>,
    preview: Option<String>,
    pending: Option<Vec<String>>,
    optional: Option<Vec<String>>,
    question: Option<String>,
    view: Option<String>,
    state: Option<String>,
    path: Option<String>,
    is: Option<Value>,
    absent: Option<bool>,
    least: Option<f64>,
    most: Option<f64>,
    contains: Option<Vec<Value>>,
    lacks: Option<Vec<Value>>,
    points: Option<Vec<i32>>,
    score: Option<String>,
    places: Option<Vec<u8>>,
    winners: Option<Vec<String>>,
    tie_break: Option<String>,
    told: Option<String>,
    untold: Option<String>,
    with: Option<BTreeMap<String, Value>>,
    to: Option<String>,
    undo: Option<String>,
    over: Option<bool>,
}

/// A scenario that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Line of the file, counted from 1.
    pub line: usize,
    /// Name of the scenario.
    pub scenario: String,
    /// What was expected and what was found.
    pub problem: String,
}

/// How a file went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScenarioReport {
    /// How many scenarios hold.
    pub passed: usize,
    /// Those that do not.
    pub failures: Vec<Failure>,
}

/// The game a scenario file is for, or what is wrong with the file.
pub fn game_of(text: &str) -> Result<String, Failure> {
    read(text).map(|file| file.game)
}

/// Runs every scenario of a file.
///
/// ```
/// use asgard::Asgard;
/// use engine::{Title, scenario};
///
/// let text = r#"
///     game = "asgard"
///
///     [[scenario]]
///     name = "the first decision is a card"
///     players = 2
///     seed = 1
///     steps = [{ pending = ["p1", "p2"] }, { illegal = "p1 stop", reason = "illegal-not-now" }]
/// "#;
/// let report = scenario::run(&Title::<Asgard>::built_in()?, text);
/// assert!(report.failures.is_empty(), "{:?}", report.failures);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn run<G: Game>(title: &Title<G>, text: &str) -> ScenarioReport {
    let file = match read(text) {
        Ok(file) => file,
        Err(failure) => return ScenarioReport { passed: 0, failures: vec![failure] },
    };
    let mut report = ScenarioReport::default();
    for scenario in &file.scenario {
        let line = line_of(text, scenario.span().start);
        let scenario = scenario.get_ref();
        let base = scenario.base.as_ref().map_or(Ok(None), |name| {
            file.base.get(name).map(Some).ok_or_else(|| (line, format!("there is no base {name:?} in the file")))
        });
        match base.and_then(|base| run_one(title, text, line, scenario, base.unwrap_or(&Base::default()))) {
            Ok(()) => report.passed += 1,
            Err((line, problem)) => {
                report.failures.push(Failure { line, scenario: scenario.name.clone(), problem });
            }
        }
    }
    report
}

fn read(text: &str) -> Result<ScenarioFile, Failure> {
    toml::from_str(text).map_err(|error| Failure {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        scenario: "the file".to_owned(),
        problem: error.message().to_owned(),
    })
}

fn line_of(text: &str, offset: usize) -> usize {
    1 + text.as_bytes()[..offset.min(text.len())].iter().filter(|byte| **byte == b'\n').count()
}

type Problem = (usize, String);

fn run_one<G: Game>(
    title: &Title<G>,
    text: &str,
    line: usize,
    scenario: &Scenario,
    base: &Base,
) -> Result<(), Problem> {
    let players =
        scenario.own.players.or(base.players).ok_or_else(|| (line, "say how many players there are".to_owned()))?;
    let options: BTreeMap<_, _> = base.options.iter().chain(&scenario.own.options).collect();
    let wished = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = match (title.setup(players, wished), &scenario.refused) {
        (Err(error), Some(reason)) => {
            return expect::same("the reason against the set-up", &reason.as_str(), &error.text().key.as_str())
                .map_err(|problem| (line, problem));
        }
        (Ok(_), Some(_)) => return Err((line, "the set-up should be refused".to_owned())),
        (setup, None) => setup.map_err(|error| (line, error.to_string()))?,
    };
    let seed = Seed::from_number(scenario.own.seed.or(base.seed).unwrap_or(0));
    let mut game = title.begin(setup, seed).map_err(|error| (line, error.to_string()))?;
    let position = Position::merged(base, &scenario.own);
    position.put(&mut game).map_err(|problem| (line, problem))?;
    let mut told = Vec::new();
    for step in &scenario.steps {
        let line = line_of(text, step.span().start);
        take_step(&mut game, step.get_ref(), &mut told).map_err(|problem| (line, problem))?;
        let state = game.state().clone();
        game.rules()
            .invariants(&state)
            .map_err(|problem| (line, format!("the position is not possible: {problem}")))?;
    }
    Ok(())
}

fn take_step<G: Game>(game: &mut Match<G>, step: &Step, told: &mut Vec<Told>) -> Result<(), String> {
    if let Some(moves) = step.moves.as_deref().or(step.r#move.as_ref().map(std::slice::from_ref)) {
        *told = match &step.so_that {
            None => make_moves(game, moves)?,
            Some(wanted) => position::with_luck(game, wanted, |game| make_moves(game, moves))?,
        };
        return Ok(());
    }
    if let Some(wanted) = &step.until {
        return position::play_until(game, wanted);
    }
    if step.set.is_some() || step.unset.is_some() || step.top.is_some() {
        return Position::of_step(step).put(game);
    }
    if let Some(set) = &step.impossible {
        return Position::setting(set).should_be_impossible(game, step.reason.as_deref());
    }
    expect::hold(game, step, told)
}

fn make_moves<G: Game>(game: &mut Match<G>, moves: &[String]) -> Result<Vec<Told>, String> {
    let mut told = Vec::new();
    for written in moves {
        let (seat, action) = seat_and_action(written)?;
        let events =
            AnyMatch::act(game, seat, action).map_err(|refused| format!("{written}: {}", explain(&refused)))?;
        told.extend(events);
    }
    Ok(told)
}

fn seat(written: &str) -> Result<Seat, String> {
    written.parse().map_err(|error| format!("{error}"))
}
