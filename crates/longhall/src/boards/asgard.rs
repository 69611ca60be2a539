//! Intrigues of Asgard as text: a row a god, a column a player.

use std::collections::BTreeSet;

use asgard::{Asgard, God, View};
use engine::{Game, Match, Seat, Text, Viewer};

use super::columns::{Columns, PAGE};
use super::pen::{NOTHING, Pen, list};

pub fn draw(game: &Match<Asgard>, viewer: Viewer, pen: &mut Pen<'_>) {
    let view = game.rules().view(game.state(), viewer);
    stacks(pen, &view);
    thor_beneath(pen, &view);
    goals(pen, &view);
    if let Some(doubled) = &view.doubled {
        let attention = view.players[doubled.seat.index()].stacks[doubled.god as usize].attention;
        let place = Text::new("asgard-board-doubling-on")
            .term("god", doubled.god.term())
            .seat("name", doubled.seat)
            .number("count", attention);
        pen.line(format!("{}: {}", pen.get("asgard-board-doubling"), pen.say(&place)));
    }
    if !view.hand.is_empty() {
        let card = |up: God, down: God| format!("{}/{}", pen.get(&up.term()), pen.get(&down.term()));
        let hand: Vec<String> = view.hand.iter().map(|held| card(held.up, held.down)).collect();
        pen.line(format!("{}:", pen.get("asgard-board-hand")));
        pen.columns(&Columns::flow(&hand));
    }
}

/// The wills of the gods in a choice.
pub fn explain(pen: &Pen<'_>, keys: &BTreeSet<String>) -> Vec<String> {
    let named = God::ALL.into_iter().filter(|god| keys.contains(&god.term()));
    named.map(|god| format!("{}: {}.", pen.get(&god.term()), will(pen, god))).collect()
}

fn will(pen: &Pen<'_>, god: God) -> String {
    pen.get(&god.term().replace("-god-", "-will-"))
}

/// What each god wants done.
pub fn legend(pen: &mut Pen<'_>) {
    let mut wills = Columns::default();
    for god in God::ALL {
        wills.row([format!("{} {}", god as u8 + 1, pen.get(&god.term())), will(pen, god)]);
    }
    pen.line(pen.get("cli-asgard-wills"));
    pen.columns(&wills);
}

/// The stacks with the other half of each top card beside the count, or below where that is too wide.
fn stacks(pen: &mut Pen<'_>, view: &View) {
    let count = |seat: Seat, god: God| {
        let attention = view.players[seat.index()].stacks[god as usize].attention;
        let favoured = if view.gods[god as usize].leader == Some(seat) { "*" } else { "" };
        if attention == 0 { NOTHING.to_owned() } else { format!("{attention}{favoured}") }
    };
    let half = |seat: Seat, god: God| {
        let top = view.players[seat.index()].stacks[god as usize].cards.last();
        top.and_then(|card| card.other).map(|other| pen.get(&other.term()))
    };
    let both = |seat: Seat, god: God| match half(seat, god) {
        Some(half) => format!("{} ({half})", count(seat, god)),
        None => count(seat, god),
    };
    let mut whole = by_god(pen, view, both);
    points(pen, view, &mut whole);
    if whole.width() <= PAGE {
        pen.columns(&whole);
        pen.line(format!("{}; {}", pen.get("cli-asgard-favoured"), pen.get("cli-asgard-half-in-brackets")));
    } else {
        let mut counts = by_god(pen, view, count);
        points(pen, view, &mut counts);
        let halves = by_god(pen, view, |seat, god| half(seat, god).unwrap_or_else(|| NOTHING.to_owned()));
        pen.columns(&counts);
        pen.line(pen.get("cli-asgard-favoured"));
        pen.heading(pen.get("cli-asgard-halves"));
        pen.columns(&halves);
    }
}

fn by_god(pen: &Pen<'_>, view: &View, cell: impl Fn(Seat, God) -> String) -> Columns {
    let seats = || Seat::all(view.players.len() as u8);
    let mut columns = Columns::default();
    columns.row(std::iter::once(String::new()).chain(seats().map(|seat| pen.name(seat))));
    for god in God::ALL {
        let name = format!("{} {}", god as u8 + 1, pen.get(&god.term()));
        columns.row(std::iter::once(name).chain(seats().map(|seat| cell(seat, god))));
    }
    columns
}

fn points(pen: &Pen<'_>, view: &View, columns: &mut Columns) {
    let points = view.players.iter().map(|player| player.points.to_string());
    columns.row(std::iter::once(pen.get("cli-points")).chain(points));
}

fn thor_beneath(pen: &mut Pen<'_>, view: &View) {
    let mut columns = Columns::default();
    for (index, player) in view.players.iter().enumerate() {
        let beneath = God::ALL.into_iter().zip(&player.stacks).filter(|(_, stack)| !stack.beneath.is_empty());
        let beneath: Vec<String> =
            beneath.map(|(god, stack)| format!("{} {}", pen.get(&god.term()), stack.beneath.len())).collect();
        if !beneath.is_empty() {
            columns.row([format!("  {}", pen.name(Seat(index as u8))), list(beneath)]);
        }
    }
    if columns.width() > 0 {
        pen.line(pen.get("cli-asgard-beneath"));
        pen.columns(&columns);
    }
}

/// The goals of this round and of those to come, with the points each gives at most.
fn goals(pen: &mut Pen<'_>, view: &View) {
    pen.line(pen.get("cli-asgard-goals"));
    let mut columns = Columns::default();
    for (round, goals) in (1..).zip(&view.goals).skip(view.round as usize - 1) {
        let goals = goals.iter().map(|goal| {
            let god = goal.god.map_or_else(|| pen.get("cli-asgard-closed"), |god| pen.get(&god.term()));
            format!("{god} {}", goal.cap)
        });
        let round = pen.say(&Text::new("asgard-board-round").number("round", round));
        columns.row([format!("  {round}"), list(goals)]);
    }
    pen.columns(&columns);
}
