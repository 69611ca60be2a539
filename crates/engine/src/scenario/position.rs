//! Positions of a scenario: parts of the state set by path, and ways to get to a position by play.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Base, Step};
use crate::{Chance, Game, Match, Seed, path};

/// Streams of chance that `so_that` tries before it gives up.
const LUCK_TRIES: u64 = 20_000;
/// Decisions that `until` plays before it gives up.
const DECISIONS_TRIED: u32 = 10_000;
/// Where every game keeps its generator.
const CHANCE: &str = "chance";

/// Changes of a state, by path.
#[derive(Default)]
pub(crate) struct Position {
    set: BTreeMap<String, Value>,
    unset: Vec<String>,
    top: BTreeMap<String, Vec<Value>>,
}

impl Position {
    /// What the base says, and the scenario's own on top of it.
    pub(crate) fn merged(base: &Base, own: &Base) -> Position {
        Position {
            set: base.set.iter().chain(&own.set).map(|(place, value)| (place.clone(), value.clone())).collect(),
            unset: base.unset.iter().chain(&own.unset).cloned().collect(),
            top: base.top.iter().chain(&own.top).map(|(place, items)| (place.clone(), items.clone())).collect(),
        }
    }

    /// The position that a step asks for.
    pub(crate) fn of_step(step: &Step) -> Position {
        Position {
            set: step.set.clone().unwrap_or_default(),
            unset: step.unset.clone().unwrap_or_default(),
            top: step.top.clone().unwrap_or_default(),
        }
    }

    /// A position with these parts set.
    pub(crate) fn setting(set: &BTreeMap<String, Value>) -> Position {
        Position { set: set.clone(), ..Position::default() }
    }

    /// Changes the position of the game. It must be possible, and the game must leave it as it was set.
    pub(crate) fn put<G: Game>(&self, game: &mut Match<G>) -> Result<(), String> {
        if self.set.is_empty() && self.unset.is_empty() && self.top.is_empty() {
            return Ok(());
        }
        let state = self.of(game)?;
        game.rules().invariants(&state).map_err(|problem| format!("set: the position is not possible: {problem}"))?;
        game.rearrange(state);
        Ok(())
    }

    /// The invariants of the game must refuse the position; what they say contains `reason`.
    pub(crate) fn should_be_impossible<G: Game>(&self, game: &Match<G>, reason: Option<&str>) -> Result<(), String> {
        match (game.rules().invariants(&self.of(game)?), reason) {
            (Ok(()), _) => Err("the position should not be possible".to_owned()),
            (Err(problem), Some(reason)) if !problem.contains(reason) => {
                Err(format!("the position is not possible, but not for {reason:?}: {problem}"))
            }
            _ => Ok(()),
        }
    }

    /// The state of the game with these changes, possible or not.
    fn of<G: Game>(&self, game: &Match<G>) -> Result<G::State, String> {
        let mut written = as_json(game.state())?;
        for (place, value) in &self.set {
            refuse_restocked::<G>(place)?;
            path::replace(&mut written, place, value.clone())?;
        }
        for place in &self.unset {
            path::replace(&mut written, place, Value::Null)?;
        }
        let mut state: G::State = serde_json::from_value(written).map_err(|error| format!("set: {error}"))?;
        game.rules().restock(&mut state);
        if !self.top.is_empty() {
            let mut written = as_json(&state)?;
            self.top.iter().try_for_each(|(place, items)| put_on_top(&mut written, place, items))?;
            state = serde_json::from_value(written).map_err(|error| format!("top: {error}"))?;
        }
        Ok(state)
    }
}

/// What the game fills by itself would be changed silently.
fn refuse_restocked<G: Game>(place: &str) -> Result<(), String> {
    if G::RESTOCKED.contains(&place) {
        return Err(format!(
            "set: the game itself fills {place:?} with what lies nowhere else; name the other places, or say with `top` what is drawn first"
        ));
    }
    Ok(())
}

/// Moves items of a list to where they are drawn first: lists are drawn from their end.
fn put_on_top(root: &mut Value, place: &str, items: &[Value]) -> Result<(), String> {
    let found = path::find(root, place).map(|found| found.into_owned());
    let Some(Value::Array(mut list)) = found else {
        return Err(format!("top: {place:?} is not a list"));
    };
    let mut drawn_first = Vec::new();
    for item in items {
        let at = list.iter().position(|other| other == item);
        let at =
            at.ok_or_else(|| format!("top: {item} is not in {place:?}; there are: {}", Value::from(list.clone())))?;
        drawn_first.push(list.remove(at));
    }
    list.extend(drawn_first.into_iter().rev());
    path::replace(root, place, Value::Array(list))
}

/// Does something with other and other luck, until the state afterwards is as wanted.
pub(crate) fn with_luck<G: Game, T>(
    game: &mut Match<G>,
    wanted: &BTreeMap<String, Value>,
    act: impl Fn(&mut Match<G>) -> Result<T, String>,
) -> Result<T, String> {
    for luck in 0..LUCK_TRIES {
        let mut tried = game.clone();
        if luck > 0 {
            let mut written = as_json(game.state())?;
            path::replace(&mut written, CHANCE, as_json(&Chance::real(Seed::from_number(luck)))?)?;
            tried.replace_state(serde_json::from_value(written).map_err(|error| error.to_string())?);
        }
        let done = act(&mut tried)?;
        if holds(&tried, wanted)? {
            *game = tried;
            return Ok(done);
        }
    }
    Err(format!("no luck of {LUCK_TRIES} makes it so that {}", Value::from_iter(wanted.clone())))
}

/// Plays the first choice of whoever is asked first, until the state is as wanted.
pub(crate) fn play_until<G: Game>(game: &mut Match<G>, wanted: &BTreeMap<String, Value>) -> Result<(), String> {
    let mut actions = Vec::new();
    for _ in 0..DECISIONS_TRIED {
        if holds(game, wanted)? {
            return Ok(());
        }
        let rules = game.rules();
        let seat = rules.pending(game.state()).first().ok_or("until: the game ended before")?;
        actions.clear();
        rules.legal_actions(game.state(), seat, &mut actions);
        let action = *actions.first().ok_or("until: a seat is asked and has no choice")?;
        Match::act(game, seat, action).map_err(|illegal| format!("until: {illegal}"))?;
    }
    Err(format!("until: not reached in {DECISIONS_TRIED} decisions"))
}

fn holds<G: Game>(game: &Match<G>, wanted: &BTreeMap<String, Value>) -> Result<bool, String> {
    let state = as_json(game.state())?;
    Ok(wanted.iter().all(|(place, value)| path::find(&state, place).is_some_and(|found| path::same(value, &found))))
}

/// A value as JSON, or why it cannot be written.
pub(crate) fn as_json(value: &impl serde::Serialize) -> Result<Value, String> {
    serde_json::to_value(value).map_err(|error| error.to_string())
}
