//! Looks one step ahead: does each action on a few states the seat could be in, and takes the one after
//! which it stands best.

use std::cmp::Ordering;
use std::marker::PhantomData;

use engine::{Fast, Features, Heuristic, Seat};

use crate::judge::Judge;
use crate::player::Judged;

/// States imagined for each decision, if nothing else is asked for.
const SAMPLES: u32 = 12;

pub(crate) struct Greedy<G> {
    samples: u32,
    game: PhantomData<fn() -> G>,
}

impl<G: Heuristic> Greedy<G> {
    pub(crate) fn new(samples: Option<u32>) -> Greedy<G> {
        Greedy { samples: samples.unwrap_or(SAMPLES).max(1), game: PhantomData }
    }

    pub(crate) fn think(&mut self, rules: &G, state: &G::State, seat: Seat, luck: &mut Fast) -> Vec<Judged<G::Action>> {
        let mut actions = Vec::new();
        rules.candidates(state, seat, &mut actions);
        if actions.len() <= 1 {
            return judge_only(rules, state, seat, (actions, &Judge::BY_HAND), luck);
        }
        // The order decides among equals: shuffled, so that no choice is preferred for its place.
        luck.shuffle(&mut actions);
        let imagined: Vec<G::State> = (0..self.samples).map(|_| rules.resample_hidden(state, seat, luck)).collect();
        let samples = self.samples as f32;
        let mut features = Features::new();
        let mut judge = |action: G::Action| {
            let after = |before| Judge::BY_HAND.value_after(rules, before, seat, action, &mut features);
            let total: f32 = imagined.iter().map(after).sum();
            Judged { action, chance: total / samples }
        };
        let mut judged: Vec<_> = actions.into_iter().map(&mut judge).collect();
        judged.sort_by(|one, other| other.chance.partial_cmp(&one.chance).unwrap_or(Ordering::Equal));
        judged
    }
}

/// The chance of a seat with one choice at most. It is judged on imagined states too: the true one knows what the
/// seat does not.
pub(crate) fn judge_only<G: Heuristic>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    (actions, judge): (Vec<G::Action>, &Judge),
    luck: &mut Fast,
) -> Vec<Judged<G::Action>> {
    let mut features = Features::new();
    let mut judge = |action: G::Action| {
        let imagined = (0..SAMPLES).map(|_| rules.resample_hidden(state, seat, luck));
        let total: f32 = imagined.map(|imagined| judge.value(rules, &imagined, seat, &mut features)).sum();
        Judged { action, chance: total / SAMPLES as f32 }
    };
    actions.into_iter().map(&mut judge).collect()
}
