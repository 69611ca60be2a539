//! An analysis of a whole game: it looks at every decision, adds up, stops when it is told to, and knows no more than
//! the seats knew.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use bots::analysis::{Analyst, AnyAnalyst, Depth, Mark, Schedule, analyse};
use bots::{Budget, Kind, Player, Stop, Style};
use engine::{AnyMatch, Heuristic, Match, Seed, Title};

/// Analyses here need not be good, only whole.
const PACE: f32 = 0.01;

fn played<G: Heuristic>(seed: u64) -> Match<G> {
    let title = Title::<G>::built_in().expect("content");
    let setup = title.setup(G::PLAYERS.0.max(2), []).expect("a setup");
    let mut game = title.begin(setup, Seed::from_number(seed)).expect("a game");
    let mut mind = Player::<G>::new(Style::of(Kind::Random, Budget::Iterations(0)), seed);
    while let Some(seat) = game.pending().first() {
        let action = mind.choose(game.rules(), game.state(), seat).expect("a choice");
        game.act(seat, action).expect("legal");
    }
    game
}

fn every_decision_is_looked_at<G: Heuristic>() {
    let game = played::<G>(3);
    let analyst = Analyst::of(&game, PACE).expect("a game that follows from its log");
    let looks = AtomicUsize::new(0);
    let on_look = |_: &Schedule| {
        looks.fetch_add(1, Relaxed);
    };
    let analysis = analyse(&analyst, (2, 1), &Stop::default(), &on_look);
    assert_eq!(analysis.decisions.len(), game.moves() as usize);
    assert!(looks.into_inner() > analysis.decisions.len(), "some are looked at more than once");
    for decision in &analysis.decisions {
        let deep = if decision.mark == Mark::Only { Depth::First } else { Depth::Deep };
        assert!(decision.depth >= deep, "{decision:?}");
        for chances in [&decision.before, &decision.after] {
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "{decision:?}");
        }
        assert!(decision.mark == Mark::Only || decision.choices.iter().any(|choice| choice.action == decision.action));
        assert!(decision.choices.is_sorted_by(|one, other| one.chance >= other.chance));
    }
    let counted: u32 = analysis.seats.iter().map(|seat| seat.best + seat.fine + seat.slips + seat.blunders).sum();
    let open = analysis.decisions.iter().filter(|decision| decision.mark != Mark::Only).count();
    assert_eq!(counted as usize, open, "every decision with a choice is counted once");
}

#[test]
fn every_decision_of_asgard_is_looked_at() {
    every_decision_is_looked_at::<asgard::Asgard>();
}

#[test]
fn an_analysis_that_is_stopped_gives_what_was_seen() {
    let game = played::<asgard::Asgard>(4);
    let analyst = Analyst::of(&game, PACE).expect("a game");
    let stop = Stop::default();
    let heard = stop.clone();
    let on_look = move |schedule: &Schedule| {
        if schedule.progress().0 == 5 {
            heard.set();
        }
    };
    let analysis = analyse(&analyst, (1, 1), &stop, &on_look);
    let seen = analysis.decisions.iter().filter(|decision| decision.depth != Depth::Unseen).count();
    assert_eq!(seen, 5);
}

#[test]
fn a_look_that_is_interrupted_is_taken_again() {
    let game = played::<asgard::Asgard>(5);
    let analyst = Analyst::of(&game, PACE).expect("a game");
    let mut schedule = Schedule::new(analyst.outline());
    let task = schedule.next_task().expect("a first look");
    schedule.put_back(task);
    assert_eq!(schedule.next_task(), Some(task));
    schedule.file(task, None);
    assert_ne!(schedule.next_task(), Some(task));
}
