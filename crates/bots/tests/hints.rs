//! A hint's chance depends only on what the seat knows: two states that look the same to a seat get the same
//! chances, up to the noise of imagining.

use bots::{Budget, Judged, Kind, Player, Style};
use engine::{Chance, Fast, Heuristic, Seat, Seed, Silent, Title};

/// Games walked through for each game, and positions compared in all of them.
const GAMES: u64 = 12;
const POSITIONS: usize = 24;
/// Thoughts about each of the two states.
const THOUGHTS: u64 = 30;
/// A difference beyond so many standard errors is no noise.
const SIGMAS: f32 = 6.0;
/// Where all thoughts are equal there is no noise to measure; rounding remains.
const ROUNDING: f32 = 0.002;

struct Estimate {
    mean: f32,
    error: f32,
}

/// What bots think of the first candidate, over many thoughts.
fn estimate<G: Heuristic>(rules: &G, state: &G::State, seat: Seat, kind: Kind) -> Estimate {
    let mut actions = Vec::new();
    rules.candidates(state, seat, &mut actions);
    let chances: Vec<f32> = (0..THOUGHTS)
        .map(|luck| {
            let style = Style::of(kind, Budget::Iterations(1));
            let judged = Player::<G>::new(style, luck).think(rules, state, seat);
            let of_first = |judged: &&Judged<G::Action>| judged.action == actions[0];
            judged.iter().find(of_first).expect("every candidate is judged").chance
        })
        .collect();
    let count = chances.len() as f32;
    let mean = chances.iter().sum::<f32>() / count;
    let variance = chances.iter().map(|chance| (chance - mean).powi(2)).sum::<f32>() / (count - 1.0);
    Estimate { mean, error: (variance / count).sqrt() }
}

fn a_hint_knows_what_the_seat_knows<G: Heuristic>() {
    let title = Title::<G>::built_in().expect("content");
    let players = G::PLAYERS.0.max(2);
    let rules = title.rules(&title.setup(players, []).expect("a setup")).expect("rules");
    let mut luck = Fast::new(7);
    let (mut single, mut several) = (0, 0);
    for game in 0..GAMES {
        let mut state = rules.start(Chance::real(Seed::from_number(game)), &mut Silent);
        while let Some(seat) = rules.pending(&state).first() {
            let mut actions = Vec::new();
            rules.candidates(&state, seat, &mut actions);
            let (counted, kind) = match actions.len() {
                // A search gives its own estimate only where it does not search.
                1 => (&mut single, Kind::Search),
                _ => (&mut several, Kind::Greedy),
            };
            // Not always the same part of the game.
            if *counted < POSITIONS && luck.below(8) == 0 {
                *counted += 1;
                let other = rules.resample_hidden(&state, seat, &mut luck);
                let (here, there) = (estimate(&rules, &state, seat, kind), estimate(&rules, &other, seat, kind));
                let noise = SIGMAS * here.error.hypot(there.error) + ROUNDING;
                let apart = (here.mean - there.mean).abs();
                assert!(
                    apart <= noise,
                    "{}: game {game}, {seat}, {} candidates: {} on the true state, {} on an imagined one",
                    G::ID,
                    actions.len(),
                    here.mean,
                    there.mean
                );
            }
            let action = *luck.pick(&actions);
            rules.apply(&mut state, seat, action, &mut Silent).expect("a candidate is legal");
        }
    }
    assert!(several > 0 && single > 0, "{}: both kinds of decisions were compared", G::ID);
}

#[test]
fn asgards_hints_know_what_the_seat_knows() {
    a_hint_knows_what_the_seat_knows::<asgard::Asgard>();
}

#[test]
fn champions_hints_know_what_the_seat_knows() {
    a_hint_knows_what_the_seat_knows::<champions::Champions>();
}

#[test]
fn gonewilds_hints_know_what_the_seat_knows() {
    a_hint_knows_what_the_seat_knows::<gonewild::GoneWild>();
}

#[test]
fn tinyepics_hints_know_what_the_seat_knows() {
    a_hint_knows_what_the_seat_knows::<tinyepic::TinyEpic>();
}

#[test]
fn feasts_hints_know_what_the_seat_knows() {
    a_hint_knows_what_the_seat_knows::<feast::Feast>();
}
