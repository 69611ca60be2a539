//! Scenarios: rule examples as data. A TOML file sets up positions, makes moves and says what must hold.
//! The format is described in `docs/scenarios.md`.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use toml::Spanned;

use crate::play::AnyMatch;
use crate::{ActError, Game, Match, Seat, SeatSet, Seed, Title, Viewer, path};

/// A file of scenarios.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    pub game: String,
    scenario: Vec<Spanned<Scenario>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    name: String,
    /// Lines of the rule index and rulings it shows.
    #[serde(default)]
    #[expect(dead_code, reason = "read by people and by the coverage check of the dossiers")]
    rules: Vec<String>,
    players: u8,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    options: BTreeMap<String, String>,
    #[serde(default)]
    set: BTreeMap<String, Value>,
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
    set: Option<BTreeMap<String, Value>>,
    // Expecting.
    legal: Option<String>,
    illegal: Option<String>,
    reason: Option<String>,
    choices: Option<String>,
    are: Option<Vec<String>>,
    include: Option<Vec<String>>,
    exclude: Option<Vec<String>>,
    count: Option<usize>,
    pending: Option<Vec<String>>,
    optional: Option<Vec<String>>,
    question: Option<String>,
    label: Option<String>,
    view: Option<String>,
    path: Option<String>,
    is: Option<Value>,
    absent: Option<bool>,
    least: Option<f64>,
    most: Option<f64>,
    state: Option<String>,
    points: Option<Vec<i32>>,
    winners: Option<Vec<String>>,
    tie_break: Option<String>,
    told: Option<String>,
    untold: Option<String>,
    to: Option<String>,
    undo: Option<String>,
    over: Option<bool>,
}

/// A scenario that did not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub line: usize,
    pub scenario: String,
    pub problem: String,
}

/// How a file went.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScenarioReport {
    pub passed: usize,
    pub failures: Vec<Failure>,
}

/// The game a scenario file is for, or what is wrong with the file.
pub fn game_of(text: &str) -> Result<String, Failure> {
    read(text).map(|file| file.game)
}

/// Runs every scenario of a file.
pub fn run<G: Game>(title: &Title<G>, text: &str) -> ScenarioReport {
    let file = match read(text) {
        Ok(file) => file,
        Err(failure) => return ScenarioReport { passed: 0, failures: vec![failure] },
    };
    let mut report = ScenarioReport::default();
    for scenario in &file.scenario {
        let line = line_of(text, scenario.span().start);
        match run_one(title, text, line, scenario.get_ref()) {
            Ok(()) => report.passed += 1,
            Err((line, problem)) => {
                report.failures.push(Failure { line, scenario: scenario.get_ref().name.clone(), problem });
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

fn run_one<G: Game>(title: &Title<G>, text: &str, line: usize, scenario: &Scenario) -> Result<(), Problem> {
    let wished = scenario.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = match (title.setup(scenario.players, wished), &scenario.refused) {
        (Err(error), Some(reason)) => {
            return same("the reason against the set-up", &reason.as_str(), &error.text().key.as_str())
                .map_err(|problem| (line, problem));
        }
        (Ok(_), Some(_)) => return Err((line, "the set-up should be refused".to_owned())),
        (setup, None) => setup.map_err(|error| (line, error.to_string()))?,
    };
    let mut game = title.begin(setup, Seed::from_number(scenario.seed)).map_err(|error| (line, error.to_string()))?;
    if !scenario.set.is_empty() {
        override_state(&mut game, &scenario.set).map_err(|problem| (line, problem))?;
    }
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

fn override_state<G: Game>(game: &mut Match<G>, changes: &BTreeMap<String, Value>) -> Result<(), String> {
    let mut written = serde_json::to_value(game.state()).map_err(|error| error.to_string())?;
    for (place, value) in changes {
        path::replace(&mut written, place, value.clone())?;
    }
    let mut state: G::State = serde_json::from_value(written).map_err(|error| format!("set: {error}"))?;
    game.rules().restock(&mut state);
    game.rules().invariants(&state).map_err(|problem| format!("set: the position is not possible: {problem}"))?;
    game.rearrange(state);
    Ok(())
}

fn take_step<G: Game>(game: &mut Match<G>, step: &Step, told: &mut Vec<crate::Told>) -> Result<(), String> {
    if let Some(moves) = step.moves.as_deref().or(step.r#move.as_ref().map(std::slice::from_ref)) {
        told.clear();
        for written in moves {
            let (seat, action) = seat_and_action(written)?;
            let events =
                AnyMatch::act(game, seat, action).map_err(|refused| format!("{written}: {}", explain(&refused)))?;
            told.extend(events);
        }
        return Ok(());
    }
    if let Some(changes) = &step.set {
        return override_state(game, changes);
    }
    if let Some(written) = &step.legal {
        let (seat, action) = seat_and_action(written)?;
        return game.check(seat, action).map_err(|refused| format!("{written} should be legal: {}", explain(&refused)));
    }
    if let Some(written) = &step.illegal {
        return expect_illegal(game, written, step.reason.as_deref());
    }
    if let Some(seat) = &step.choices {
        return expect_choices(game, seat.parse().map_err(|error| format!("{error}"))?, step);
    }
    if let Some(written) = &step.label {
        let (seat, action) = seat_and_action(written)?;
        let action = action.parse::<G::Action>().map_err(|error| error.to_string())?;
        let label = game.rules().describe(game.state(), seat, action);
        let label = serde_json::to_value(label).map_err(|error| error.to_string())?;
        return expect_value(&label, step.path.as_deref().unwrap_or("key"), step);
    }
    if let Some(viewer) = &step.view {
        let viewer: Viewer = viewer.parse().map_err(|error| format!("{error}"))?;
        let view = serde_json::to_value(game.rules().view(game.state(), viewer)).map_err(|error| error.to_string())?;
        return expect_value(&view, step.path.as_deref().unwrap_or(""), step);
    }
    if let Some(place) = &step.state {
        let state = serde_json::to_value(game.state()).map_err(|error| error.to_string())?;
        return expect_value(&state, place, step);
    }
    expect_standing(game, step, told)
}

fn expect_standing<G: Game>(game: &mut Match<G>, step: &Step, told: &[crate::Told]) -> Result<(), String> {
    let mut expected_something = false;
    if let Some(seats) = &step.pending {
        expected_something = true;
        same("pending", &seat_set(seats)?, &game.pending())?;
    }
    if let Some(seats) = &step.optional {
        expected_something = true;
        same("optional", &seat_set(seats)?, &game.optional())?;
    }
    if let Some(key) = &step.question {
        expected_something = true;
        let seat: Seat = step.to.as_deref().unwrap_or("p1").parse().map_err(|error| format!("{error}"))?;
        same("question", &Some(key.clone()), &game.question(seat).map(|question| question.prompt.key))?;
    }
    if let Some(points) = &step.points {
        expected_something = true;
        same("points", points, &game.scores(Viewer::Public).totals)?;
    }
    if let Some(seats) = &step.winners {
        expected_something = true;
        let outcome = game.outcome().ok_or("the game is not over")?;
        same("winners", &seat_set(seats)?, &outcome.winners)?;
        same("tie_break", &step.tie_break.as_deref(), &outcome.tie_break)?;
    }
    if let Some(over) = step.over {
        expected_something = true;
        same("over", &over, &game.outcome().is_some())?;
    }
    if let Some(seat) = &step.undo {
        expected_something = true;
        let seat = seat.parse().map_err(|error| format!("{error}"))?;
        let undo = serde_json::to_value(game.undo(seat)).map_err(|error| error.to_string())?;
        same("undo", &step.is.clone().unwrap_or_default(), &undo)?;
    }
    let viewer: Viewer = step.to.as_deref().unwrap_or("public").parse().map_err(|error| format!("{error}"))?;
    let heard: Vec<&str> = told
        .iter()
        .filter(|told| told.audience.includes(viewer))
        .filter_map(|told| told.text.as_ref().map(|text| text.key.as_str()))
        .collect();
    if let Some(key) = &step.told {
        expected_something = true;
        if !heard.contains(&key.as_str()) {
            return Err(format!("{viewer} should be told {key}, but heard {heard:?}"));
        }
    }
    if let Some(key) = &step.untold {
        expected_something = true;
        if heard.contains(&key.as_str()) {
            return Err(format!("{viewer} should not be told {key}"));
        }
    }
    if expected_something { Ok(()) } else { Err("the step neither does nor expects anything".to_owned()) }
}

fn expect_illegal<G: Game>(game: &Match<G>, written: &str, reason: Option<&str>) -> Result<(), String> {
    let (seat, action) = seat_and_action(written)?;
    match (game.check(seat, action), reason) {
        (Ok(()), _) => Err(format!("{written} should be illegal")),
        (Err(_), None) => Ok(()),
        (Err(refused), Some(reason)) => {
            same(&format!("the reason against {written}"), &reason, &refused.text().key.as_str())
        }
    }
}

fn expect_choices<G: Game>(game: &Match<G>, seat: Seat, step: &Step) -> Result<(), String> {
    let choices = game.choices(seat, usize::MAX).unwrap_or_default();
    let mut found: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
    found.sort_unstable();
    if let Some(wanted) = &step.are {
        let mut wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
        wanted.sort_unstable();
        same("choices", &wanted, &found)?;
    }
    if let Some(missing) = step.include.iter().flatten().find(|action| !found.contains(&action.as_str())) {
        return Err(format!("{missing} should be among the choices {found:?}"));
    }
    if let Some(extra) = step.exclude.iter().flatten().find(|action| found.contains(&action.as_str())) {
        return Err(format!("{extra} should not be among the choices"));
    }
    step.count.map_or(Ok(()), |count| same("the number of choices", &count, &found.len()))
}

fn expect_value(root: &Value, place: &str, step: &Step) -> Result<(), String> {
    let found = path::find(root, place);
    if step.absent == Some(true) {
        return found.map_or(Ok(()), |value| Err(format!("{place} should be absent, but is {value}")));
    }
    let found = found.ok_or_else(|| format!("there is nothing at {place}"))?;
    if let Some(wanted) = &step.is {
        return same(place, wanted, &found);
    }
    let number = found.as_f64().ok_or_else(|| format!("{place} is not a number: {found}"))?;
    match (step.least, step.most) {
        (None, None) => Err(format!("say what {place} is, or its least or most")),
        (least, _) if least.is_some_and(|least| number < least) => Err(format!("{place} is {number}, too little")),
        (_, most) if most.is_some_and(|most| number > most) => Err(format!("{place} is {number}, too much")),
        _ => Ok(()),
    }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, wanted: &T, found: &T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("{what} should be {wanted:?}, but is {found:?}")) }
}

fn explain(refused: &ActError) -> String {
    match refused {
        ActError::Malformed(error) => error.to_string(),
        ActError::Illegal(illegal) => illegal.key().to_owned(),
    }
}

fn seat_and_action(written: &str) -> Result<(Seat, &str), String> {
    let (seat, action) =
        written.split_once(' ').ok_or_else(|| format!("expected a seat and an action, found {written:?}"))?;
    Ok((seat.parse().map_err(|error| format!("{error}"))?, action))
}

fn seat_set(seats: &[String]) -> Result<SeatSet, String> {
    seats.iter().map(|seat| seat.parse::<Seat>().map_err(|error| format!("{error}"))).collect()
}
