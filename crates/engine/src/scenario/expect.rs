//! What a step of a scenario expects, and how it says what is different.

use std::collections::BTreeMap;

use serde_json::Value;

use super::position::as_json;
use super::{Step, seat};
use crate::play::AnyMatch;
use crate::{ActError, Game, Match, Seat, SeatSet, Text, Told, Viewer, path};

/// Holds a step against the game: exactly what it expects must be so.
pub(crate) fn hold<G: Game>(game: &Match<G>, step: &Step, told: &[Told]) -> Result<(), String> {
    if let Some(written) = &step.legal {
        let (seat, action) = seat_and_action(written)?;
        return game.check(seat, action).map_err(|refused| format!("{written} should be legal: {}", explain(&refused)));
    }
    if let Some(written) = &step.illegal {
        return illegal(game, written, step.reason.as_deref());
    }
    if let Some(written) = &step.choices {
        return choices(game, seat(written)?, step);
    }
    if let Some(written) = &step.label {
        return label(game, written, step);
    }
    if let Some(written) = &step.preview {
        let (seat, action) = seat_and_action(written)?;
        game.check(seat, action).map_err(|refused| format!("{written}: {}", explain(&refused)))?;
        let preview = AnyMatch::preview(game, seat, action).map_or(Ok(Value::Null), |view| as_json(&view))?;
        return value(&preview, step.path.as_deref().unwrap_or(""), step);
    }
    if let Some(viewer) = &step.view {
        let viewer: Viewer = viewer.parse().map_err(|error| format!("{error}"))?;
        let view = as_json(&game.rules().view(game.state(), viewer))?;
        return value(&view, step.path.as_deref().unwrap_or(""), step);
    }
    if let Some(place) = &step.state {
        return value(&as_json(game.state())?, place, step);
    }
    let expected = asked(game, step)? | scored(game, step)? | undone(game, step)? | heard(step, told)?;
    if expected { Ok(()) } else { Err("the step neither does nor expects anything".to_owned()) }
}

/// Who is asked what. Says whether the step expects anything of it.
fn asked<G: Game>(game: &Match<G>, step: &Step) -> Result<bool, String> {
    if let Some(seats) = &step.pending {
        same("pending", &seat_set(seats)?, &game.pending())?;
    }
    if let Some(seats) = &step.optional {
        same("optional", &seat_set(seats)?, &game.optional())?;
    }
    if let Some(key) = &step.question {
        let seat = seat(step.to.as_deref().unwrap_or("p1"))?;
        let question = game.question(seat);
        same("question", &Some(key), &question.as_ref().map(|question| &question.prompt.key))?;
        if let (Some(wanted), Some(question)) = (&step.with, &question) {
            arguments("the question", wanted, &question.prompt)?;
        }
    }
    Ok(step.pending.is_some() || step.optional.is_some() || step.question.is_some())
}

/// Points and the result.
fn scored<G: Game>(game: &Match<G>, step: &Step) -> Result<bool, String> {
    if let Some(points) = &step.points {
        same("points", points, &game.scores(Viewer::Public).totals)?;
    }
    if let Some(key) = &step.score {
        let viewer: Viewer = step.to.as_deref().unwrap_or("public").parse().map_err(|error| format!("{error}"))?;
        let sheet = game.scores(viewer);
        let found: Vec<&str> = sheet.lines.iter().map(|line| line.label.key.as_str()).collect();
        let line = sheet.lines.iter().find(|line| line.label.key == *key);
        let line = line.ok_or_else(|| format!("no line {key} on the score sheet; there are: {}", found.join(", ")))?;
        let known = |points: &Option<i32>| points.map_or(Value::from("unknown"), Value::from);
        value(&line.points.iter().map(known).collect(), step.path.as_deref().unwrap_or(""), step)?;
    }
    let outcome = || game.outcome().ok_or("the game is not over");
    if let Some(places) = &step.places {
        same("places", &places.as_slice(), &outcome()?.places.as_slice())?;
    }
    if let Some(seats) = &step.winners {
        same("winners", &seat_set(seats)?, &outcome()?.winners)?;
        same("tie_break", &step.tie_break.as_deref(), &outcome()?.tie_break)?;
    }
    if let Some(over) = step.over {
        same("over", &over, &game.outcome().is_some())?;
    }
    let result = step.places.is_some() || step.winners.is_some() || step.over.is_some();
    Ok(result || step.points.is_some() || step.score.is_some())
}

fn undone<G: Game>(game: &Match<G>, step: &Step) -> Result<bool, String> {
    let Some(written) = &step.undo else { return Ok(false) };
    let undo = as_json(&game.undo(seat(written)?))?;
    same_value("undo", &step.is.clone().unwrap_or_default(), &undo)?;
    Ok(true)
}

/// Lines that the last moves put into the log of a viewer.
fn heard(step: &Step, told: &[Told]) -> Result<bool, String> {
    let viewer: Viewer = step.to.as_deref().unwrap_or("public").parse().map_err(|error| format!("{error}"))?;
    let heard: Vec<&Text> =
        told.iter().filter(|told| told.audience.includes(viewer)).filter_map(|told| told.text.as_ref()).collect();
    if let Some(key) = &step.told {
        let lines: Vec<&&Text> = heard.iter().filter(|text| text.key == *key).collect();
        let Some(last) = lines.last() else {
            let keys: Vec<&str> = heard.iter().map(|text| text.key.as_str()).collect();
            return Err(format!("{viewer} should be told {key}, but heard: {}", keys.join(", ")));
        };
        if let Some(wanted) = &step.with
            && !lines.iter().any(|text| arguments(key, wanted, text).is_ok())
        {
            arguments(key, wanted, last)?;
        }
    }
    if let Some(key) = &step.untold
        && heard.iter().any(|text| text.key == *key)
    {
        return Err(format!("{viewer} should not be told {key}"));
    }
    Ok(step.told.is_some() || step.untold.is_some())
}

fn illegal<G: Game>(game: &Match<G>, written: &str, reason: Option<&str>) -> Result<(), String> {
    let (seat, action) = seat_and_action(written)?;
    match (game.check(seat, action), reason) {
        (Ok(()), _) => Err(format!("{written} should be illegal")),
        (Err(refused), Some(reason)) => {
            same(&format!("the reason against {written}"), &reason, &refused.text().key.as_str())
        }
        (Err(ActError::Malformed(error)), None) => Err(format!("{written} is no action of this game: {error}")),
        (Err(ActError::Illegal(_)), None) => Ok(()),
    }
}

fn choices<G: Game>(game: &Match<G>, seat: Seat, step: &Step) -> Result<(), String> {
    let choices = game.choices(seat, usize::MAX).unwrap_or_default();
    let mut found: Vec<&str> = choices.iter().map(|choice| choice.action.as_str()).collect();
    found.sort_unstable();
    if let Some(wanted) = &step.are {
        let missing: Vec<&str> = wanted.iter().map(String::as_str).filter(|action| !found.contains(action)).collect();
        let extra: Vec<&str> =
            found.iter().copied().filter(|action| !wanted.iter().any(|wanted| wanted == action)).collect();
        if !missing.is_empty() || !extra.is_empty() || wanted.len() != found.len() {
            let (missing, extra) = (missing.join("; "), extra.join("; "));
            return Err(format!("the choices differ. Missing: [{missing}]. Not expected: [{extra}]"));
        }
    }
    if let Some(missing) = step.include.iter().flatten().find(|action| !found.contains(&action.as_str())) {
        return Err(format!("{missing} should be among the choices: {}", found.join("; ")));
    }
    if let Some(extra) = step.exclude.iter().flatten().find(|action| found.contains(&action.as_str())) {
        return Err(format!("{extra} should not be among the choices"));
    }
    step.count.map_or(Ok(()), |count| same("the number of choices", &count, &found.len()))
}

/// How a choice is called in the list.
fn label<G: Game>(game: &Match<G>, written: &str, step: &Step) -> Result<(), String> {
    let (seat, action) = seat_and_action(written)?;
    let choices = game.choices(seat, usize::MAX).unwrap_or_default();
    let choice = choices.iter().find(|choice| choice.action == action);
    let choice = choice.ok_or_else(|| format!("{written} is not among the choices"))?;
    if let Some(key) = &step.is {
        same_value(&format!("the label of {written}"), key, &Value::from(choice.label.key.as_str()))?;
    }
    step.with.as_ref().map_or(Ok(()), |wanted| arguments(written, wanted, &choice.label))
}

fn arguments(what: &str, wanted: &BTreeMap<String, Value>, text: &Text) -> Result<(), String> {
    for (name, wanted) in wanted {
        let found = text.args.iter().find(|(known, _)| known == name).map(|(_, value)| plain(value));
        let names: Vec<&str> = text.args.iter().map(|(known, _)| known.as_str()).collect();
        let found = found.ok_or_else(|| format!("{what} has no value {name}; there are: {}", names.join(", ")))?;
        same_value(&format!("{name} in {what}"), wanted, &found)?;
    }
    Ok(())
}

/// A value of a message as a scenario writes it: a number, a key, a seat such as p1, or a list of these.
fn plain(value: &crate::Value) -> Value {
    match value {
        crate::Value::Number(number) => Value::from(*number),
        crate::Value::Term(key) => Value::from(key.as_str()),
        crate::Value::Seat(seat) => Value::from(seat.to_string()),
        crate::Value::Text(text) => Value::from(text.key.as_str()),
        crate::Value::List(values) => values.iter().map(plain).collect(),
    }
}

/// What the step says of the value at a place.
fn value(root: &Value, place: &str, step: &Step) -> Result<(), String> {
    let found = path::find(root, place);
    if step.absent == Some(true) {
        return found.map_or(Ok(()), |value| Err(format!("{place} should be absent, but is {value}")));
    }
    let found = found.ok_or_else(|| path::what_is_there(root, place))?;
    if let Some(wanted) = &step.is {
        return same_value(place, wanted, &found);
    }
    if step.contains.is_some() || step.lacks.is_some() {
        let list = found.as_array().ok_or_else(|| format!("{place} is not a list: {found}"))?;
        let has = |wanted: &Value| list.iter().any(|item| path::same(wanted, item));
        if let Some(missing) = step.contains.iter().flatten().find(|wanted| !has(wanted)) {
            return Err(format!("{place} should contain {missing}, but is {found}"));
        }
        return step
            .lacks
            .iter()
            .flatten()
            .find(|wanted| has(wanted))
            .map_or(Ok(()), |extra| Err(format!("{place} should not contain {extra}, but is {found}")));
    }
    let number = found.as_f64().ok_or_else(|| format!("{place} is not a number: {found}"))?;
    match (step.least, step.most) {
        (None, None) => Err(format!("say what {place} is, what it contains or lacks, or its least or most")),
        (least, _) if least.is_some_and(|least| number < least) => Err(format!("{place} is {number}, too little")),
        (_, most) if most.is_some_and(|most| number > most) => Err(format!("{place} is {number}, too much")),
        _ => Ok(()),
    }
}

/// Says as JSON what is different, and where.
fn same_value(place: &str, wanted: &Value, found: &Value) -> Result<(), String> {
    match path::difference(wanted, found) {
        None => Ok(()),
        Some((inside, wanted, found)) => {
            let place = if inside.is_empty() { place.to_owned() } else { format!("{place}, at {inside},") };
            Err(format!("{place} should be {wanted}, but is {found}"))
        }
    }
}

/// Says what differs, if anything does.
pub(crate) fn same<T: PartialEq + std::fmt::Debug>(what: &str, wanted: &T, found: &T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("{what} should be {wanted:?}, but is {found:?}")) }
}

/// Why an action was refused, in words for the author of a scenario.
pub(crate) fn explain(refused: &ActError) -> String {
    match refused {
        ActError::Malformed(error) => error.to_string(),
        ActError::Illegal(illegal) => illegal.key().to_owned(),
    }
}

/// `p1 pass` as a seat and an action.
pub(crate) fn seat_and_action(written: &str) -> Result<(Seat, &str), String> {
    let (by, action) =
        written.split_once(' ').ok_or_else(|| format!("expected a seat and an action, found {written:?}"))?;
    Ok((seat(by)?, action))
}

fn seat_set(seats: &[String]) -> Result<SeatSet, String> {
    seats.iter().map(|written| seat(written)).collect()
}
