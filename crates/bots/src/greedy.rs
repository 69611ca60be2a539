//! Looks one step ahead: does each action on a few states the seat could be in, and takes the one after
//! which it stands best.

use std::cmp::Ordering;
use std::marker::PhantomData;

use engine::{Fast, Heuristic, Seat, Silent};

use crate::player::Judged;

/// States imagined for each decision.
const SAMPLES: usize = 12;

pub struct Greedy<G> {
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> Greedy<G> {
    pub fn new() -> Greedy<G> {
        Greedy { game: PhantomData }
    }

    pub fn think(&mut self, rules: &G, state: &G::State, seat: Seat, luck: &mut Fast) -> Vec<Judged<G::Action>> {
        let mut actions = Vec::new();
        rules.candidates(state, seat, &mut actions);
        if actions.len() <= 1 {
            return judge_only(rules, state, seat, actions, luck);
        }
        // The order decides among equals: shuffled, so that no choice is preferred for its place.
        luck.shuffle(&mut actions);
        let imagined: Vec<G::State> = (0..SAMPLES).map(|_| rules.resample_hidden(state, seat, luck)).collect();
        let judge = |action: G::Action| {
            let total: f32 = imagined.iter().map(|before| value_after(rules, before, seat, action)).sum();
            Judged { action, chance: total / SAMPLES as f32 }
        };
        let mut judged: Vec<_> = actions.into_iter().map(judge).collect();
        judged.sort_by(|one, other| other.chance.partial_cmp(&one.chance).unwrap_or(Ordering::Equal));
        judged
    }
}

/// The chance of a seat with one choice at most. It is judged on imagined states too: the true one knows what the
/// seat does not.
pub fn judge_only<G: Heuristic>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    actions: Vec<G::Action>,
    luck: &mut Fast,
) -> Vec<Judged<G::Action>> {
    let mut judge = |action: G::Action| {
        let imagined = (0..SAMPLES).map(|_| rules.resample_hidden(state, seat, luck));
        let total: f32 = imagined.map(|imagined| rules.value(&imagined, seat)).sum();
        Judged { action, chance: total / SAMPLES as f32 }
    };
    actions.into_iter().map(&mut judge).collect()
}

/// How the seat stands right after the action.
pub fn value_after<G: Heuristic>(rules: &G, before: &G::State, seat: Seat, action: G::Action) -> f32 {
    let mut after = before.clone();
    match rules.apply(&mut after, seat, action, &mut Silent) {
        Ok(()) => rules.value(&after, seat),
        Err(_) => 0.0,
    }
}
