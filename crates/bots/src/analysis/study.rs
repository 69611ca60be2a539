//! One decision weighed: the chances of all seats after each of its choices, on states drawn anew from what the
//! deciding seat knew.
//!
//! A search that plays tries good choices often and bad ones hardly: it knows well what is best and badly what the
//! others cost. Here the choices are tried evenly, the worse half is dropped again and again, and what was played is
//! never dropped. In every round each choice meets the same imagined state and the same chance, so that luck hits all
//! of them alike; the last rounds alone count, so that a choice is not called best for the luck that kept it.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::time::{Duration, Instant};

use engine::{Fast, Features, Heuristic, KeyHasher, SEATS_MAX, Seat, Silent, Text};

use crate::Stop;
use crate::judge::Judge;

/// Choices that are tried at all; where there are more, those that look best at once, and what was played.
const TRIED_MAX: usize = 24;
/// Choices that stay until the end, what was played besides.
const LAST_MAX: usize = 3;
/// States on which a first glance looks at each choice.
const GLANCES: u32 = 4;
/// The last rounds get this part of all iterations.
const LAST_SHARE: f32 = 0.5;
/// Iterations of the last rounds that tell what a choice leads to.
const TOLD_MAX: u32 = 400;
/// Steps of the line that may follow.
const LINE_MAX: usize = 5;
/// A step is shown only where it was tried so often.
const LINE_VISITS: f32 = 8.0;
/// A tree that has grown larger is not grown further.
const NODES_MAX: usize = 400_000;
/// So many states are looked at even where there is no time.
const LOOKS_LEAST: u32 = 4;

/// The share of wins of each seat.
pub(super) type Chances = [f32; SEATS_MAX];

/// How much is spent on one decision: iterations, but no longer than this.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Effort {
    pub iterations: u32,
    pub time: Duration,
}

/// One choice as it was weighed.
#[derive(Clone, Debug)]
pub(super) struct Weighed<A> {
    pub(super) action: A,
    pub(super) chances: Chances,
    /// Standard error of the deciding seat's chance.
    pub(super) error: f32,
    /// What it leads to: the game's terms for each seat, in the order in which the game names them.
    pub(super) terms: Vec<(&'static str, Chances)>,
    pub(super) line: Vec<Step>,
}

/// What may follow a choice.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) seat: Seat,
    pub(super) action: String,
    pub(super) label: Text,
}

/// Weighs decisions of one game.
pub(super) struct Study<'a, G: Heuristic> {
    rules: &'a G,
    judge: Judge,
    curiosity: f32,
    playout_decisions: u32,
    /// A new decision is judged where it stands.
    judges_new: bool,
    nodes: HashMap<u64, Vec<Branch<G::Action>>>,
    path: Vec<(u64, usize, Seat)>,
    actions: Vec<G::Action>,
    features: Features,
}

struct Branch<A> {
    action: A,
    visits: f32,
    reward: f32,
    offered: f32,
}

/// What is known of a choice at the root.
struct Tried<A> {
    action: A,
    rounds: f32,
    sums: Chances,
    square: f32,
    terms: Vec<(&'static str, Chances)>,
    told: f32,
}

impl<A> Tried<A> {
    fn new(action: A) -> Tried<A> {
        Tried { action, rounds: 0.0, sums: [0.0; SEATS_MAX], square: 0.0, terms: Vec::new(), told: 0.0 }
    }

    fn mean(&self, seat: Seat) -> f32 {
        if self.rounds > 0.0 { self.sums[seat.index()] / self.rounds } else { 0.0 }
    }

    /// Forgets what was tried, so that only what follows counts.
    fn anew(&mut self) {
        (self.rounds, self.sums, self.square) = (0.0, [0.0; SEATS_MAX], 0.0);
    }
}

impl<'a, G: Heuristic> Study<'a, G> {
    pub(super) fn new(rules: &'a G, judge: Judge) -> Study<'a, G> {
        let judge = if judge.judges(rules.players()) { judge } else { Judge::BY_HAND };
        let (curiosity, playout_decisions) = if judge.is_learned() {
            (G::LEARNED.curiosity, G::LEARNED.playout_decisions)
        } else {
            (G::CURIOSITY, G::PLAYOUT_DECISIONS)
        };
        Study {
            rules,
            judges_new: judge.is_learned() && playout_decisions == 0,
            judge,
            curiosity,
            playout_decisions,
            nodes: HashMap::default(),
            path: Vec::new(),
            actions: Vec::new(),
            features: Features::new(),
        }
    }

    /// The choices of a seat, best first; what was played is always among them, and alone where the decision is not
    /// open. Empty where nothing can be tried.
    pub(super) fn weigh(
        &mut self,
        (state, seat, played): (&G::State, Seat, Option<G::Action>),
        is_open: bool,
        effort: Effort,
        luck: u64,
        stop: &Stop,
    ) -> Vec<Weighed<G::Action>> {
        self.nodes.clear();
        let mut luck = Fast::new(luck ^ self.rules.knowledge_key(state, seat));
        let until = Instant::now() + effort.time;
        let only = played.filter(|_| !is_open).map(|played| vec![Tried::new(played)]);
        let mut tried = only.unwrap_or_else(|| self.first_glance(state, seat, played, &mut luck));
        let mut left = effort.iterations;
        let last = |tried: &[Tried<G::Action>]| tried.len() <= LAST_MAX + 1;
        let halvings = (tried.len() as f32 / LAST_MAX as f32).log2().ceil().max(0.0);
        while !last(&tried) {
            let part = effort.iterations as f32 * (1.0 - LAST_SHARE) / halvings;
            let rounds = (part / tried.len() as f32).ceil() as u32;
            let share = until.saturating_duration_since(Instant::now()).mul_f32(LAST_SHARE / halvings);
            self.try_evenly(&mut tried, (state, seat), (rounds, Instant::now() + share, 0), &mut luck, stop);
            left = left.saturating_sub(rounds * tried.len() as u32);
            keep_better_half(&mut tried, seat, played);
        }
        // What was seen so far chose these; only what follows says how good they are.
        if tried.len() > 1 {
            let warming = (left / 4 / tried.len() as u32).min(64);
            self.try_evenly(&mut tried, (state, seat), (warming, until, 0), &mut luck, stop);
            left = left.saturating_sub(warming * tried.len() as u32);
            tried.iter_mut().for_each(Tried::anew);
        }
        let rounds = (left / tried.len().max(1) as u32).max(1);
        self.try_evenly(&mut tried, (state, seat), (rounds, until, TOLD_MAX), &mut luck, stop);
        let mut weighed: Vec<_> =
            tried.into_iter().filter(|one| one.rounds > 0.0).map(|one| self.weighed(one, seat)).collect();
        weighed.sort_by(|one, other| descending(one.chances[seat.index()], other.chances[seat.index()]));
        for choice in &mut weighed {
            choice.line = self.line(state, seat, choice.action, luck.next());
        }
        weighed
    }

    /// Chances of all seats in a position as one seat knows it; after an action where one is given, with its chance
    /// imagined. `None` where the seat cannot have known that the action was possible.
    pub(super) fn look(
        &mut self,
        (state, viewer): (&G::State, Seat),
        done: Option<(Seat, G::Action)>,
        (samples, until): (u32, Instant),
        luck: u64,
        stop: &Stop,
    ) -> Option<Chances> {
        let mut luck = Fast::new(luck);
        let (mut sums, mut counted) = ([0.0; SEATS_MAX], 0.0);
        for sample in 0..samples {
            if stop.is_set() || sample > LOOKS_LEAST && Instant::now() >= until {
                break;
            }
            let mut imagined = self.rules.resample_hidden(state, viewer, &mut luck);
            if let Some((seat, action)) = done
                && self.rules.apply(&mut imagined, seat, action, &mut Silent).is_err()
            {
                continue;
            }
            self.play_on(&mut imagined, &mut luck);
            let chances = self.chances(&imagined);
            sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            counted += 1.0;
        }
        (counted > 0.0).then(|| sums.map(|sum| sum / counted))
    }

    /// A few quick decisions, where the judgement wants them.
    fn play_on(&mut self, state: &mut G::State, luck: &mut Fast) {
        let mut left = if self.judges_new { 0 } else { self.playout_decisions };
        while left > 0
            && let Some(seat) = self.rules.pending(state).first()
        {
            left -= 1;
            self.actions.clear();
            self.rules.candidates(state, seat, &mut self.actions);
            if self.actions.is_empty() {
                return;
            }
            let choice = self.rules.quick_choice(state, seat, &self.actions, luck);
            self.rules.perform(state, seat, self.actions[choice], &mut Silent);
        }
    }

    /// The choices worth trying: all where they are few, otherwise those that look best right after.
    fn first_glance(
        &mut self,
        state: &G::State,
        seat: Seat,
        played: Option<G::Action>,
        luck: &mut Fast,
    ) -> Vec<Tried<G::Action>> {
        let mut actions = Vec::new();
        self.rules.candidates(state, seat, &mut actions);
        if actions.len() > TRIED_MAX {
            let imagined: Vec<_> = (0..GLANCES).map(|_| self.rules.resample_hidden(state, seat, luck)).collect();
            let mut glance = |action: &G::Action| {
                let after = |before| self.judge.value_after(self.rules, before, seat, *action, &mut self.features);
                imagined.iter().map(after).sum::<f32>()
            };
            let mut glanced: Vec<_> = actions.iter().map(|action| (glance(action), *action)).collect();
            glanced.sort_by(|one, other| descending(one.0, other.0));
            actions = glanced.into_iter().take(TRIED_MAX).map(|(_, action)| action).collect();
        }
        let missing = played.filter(|played| !actions.contains(played));
        actions.into_iter().chain(missing).map(Tried::new).collect()
    }

    /// Tries each choice once in a round, all on the same imagined state.
    fn try_evenly(
        &mut self,
        tried: &mut [Tried<G::Action>],
        (state, seat): (&G::State, Seat),
        (rounds, until, told): (u32, Instant, u32),
        luck: &mut Fast,
        stop: &Stop,
    ) {
        for round in 0..rounds {
            if stop.is_set() || round > 0 && Instant::now() >= until {
                return;
            }
            let same = *luck;
            luck.next();
            for choice in &mut *tried {
                self.try_once(choice, (state, seat), round < told, &mut same.clone());
            }
        }
    }

    fn try_once(
        &mut self,
        choice: &mut Tried<G::Action>,
        (root, seat): (&G::State, Seat),
        tells: bool,
        luck: &mut Fast,
    ) {
        let mut state = self.rules.resample_hidden(root, seat, luck);
        if self.rules.apply(&mut state, seat, choice.action, &mut Silent).is_err() {
            return;
        }
        self.descend(&mut state, seat, luck);
        let chances = self.chances(&state);
        for (key, branch, seat) in &self.path {
            if let Some(branch) = self.nodes.get_mut(key).and_then(|branches| branches.get_mut(*branch)) {
                branch.visits += 1.0;
                branch.reward += chances[seat.index()];
            }
        }
        choice.rounds += 1.0;
        choice.square += chances[seat.index()].powi(2);
        choice.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        if tells {
            choice.told += 1.0;
            for seat in Seat::all(self.rules.players()) {
                self.rules.terms(&state, seat, &mut |key, points| {
                    let known = choice.terms.iter().position(|(other, _)| *other == key);
                    let index = known.unwrap_or_else(|| {
                        choice.terms.push((key, [0.0; SEATS_MAX]));
                        choice.terms.len() - 1
                    });
                    choice.terms[index].1[seat.index()] += points;
                });
            }
        }
    }

    /// Down the tree by what each seat knows, then on by quick choices, as a search does.
    fn descend(&mut self, state: &mut G::State, thinker: Seat, luck: &mut Fast) {
        self.path.clear();
        let mut left_tree = [false; SEATS_MAX];
        let mut beyond = 0;
        loop {
            let pending = self.rules.pending(state);
            let Some(seat) = Some(thinker).filter(|own| pending.contains(*own)).or_else(|| pending.first()) else {
                return;
            };
            self.actions.clear();
            self.rules.candidates(state, seat, &mut self.actions);
            let action = match self.actions.len() {
                0 => return,
                1 => self.actions[0],
                _ if self.rules.is_routine(state, seat) => {
                    self.actions[self.rules.quick_choice(state, seat, &self.actions, luck)]
                }
                _ if left_tree[seat.index()] => {
                    beyond += 1;
                    if beyond > self.playout_decisions {
                        return;
                    }
                    self.actions[self.rules.quick_choice(state, seat, &self.actions, luck)]
                }
                _ => {
                    let key = filed(self.rules.knowledge_key(state, seat), seat);
                    let is_new = !self.nodes.contains_key(&key);
                    if is_new && self.nodes.len() >= NODES_MAX {
                        left_tree[seat.index()] = true;
                        continue;
                    }
                    if is_new && self.judges_new {
                        self.nodes.insert(key, Vec::new());
                        return;
                    }
                    let branch = self.select(key, luck);
                    left_tree[seat.index()] = is_new;
                    self.path.push((key, branch, seat));
                    self.nodes[&key][branch].action
                }
            };
            self.rules.perform(state, seat, action, &mut Silent);
        }
    }

    /// Chooses among the actions listed by what is filed under the key.
    fn select(&mut self, key: u64, luck: &mut Fast) -> usize {
        let branches = self.nodes.entry(key).or_default();
        let mut best = (f32::MIN, 0);
        for action in &self.actions {
            let known = branches.iter().position(|branch| branch.action == *action);
            let index = known.unwrap_or_else(|| {
                branches.push(Branch { action: *action, visits: 0.0, reward: 0.0, offered: 0.0 });
                branches.len() - 1
            });
            let branch = &mut branches[index];
            branch.offered += 1.0;
            let worth = if branch.visits == 0.0 {
                1e6 + luck.fraction()
            } else {
                branch.reward / branch.visits + self.curiosity * (branch.offered.ln() / branch.visits).max(0.0).sqrt()
            };
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// The share of wins of each seat, together 1 where several play.
    fn chances(&mut self, state: &G::State) -> Chances {
        let mut chances = [0.0; SEATS_MAX];
        let players = self.rules.players();
        for seat in Seat::all(players) {
            chances[seat.index()] = self.judge.value(self.rules, state, seat, &mut self.features);
        }
        let sum: f32 = chances.iter().sum();
        if players > 1 && sum > 0.0 {
            chances.iter_mut().for_each(|chance| *chance /= sum);
        }
        chances
    }

    fn weighed(&self, tried: Tried<G::Action>, seat: Seat) -> Weighed<G::Action> {
        let mean = tried.mean(seat);
        let variance = (tried.square / tried.rounds - mean * mean).max(0.0);
        let told = tried.told.max(1.0);
        let terms = tried.terms.into_iter().map(|(key, sums)| (key, sums.map(|sum| sum / told))).collect();
        Weighed {
            action: tried.action,
            chances: tried.sums.map(|sum| sum / tried.rounds),
            error: (variance / tried.rounds).sqrt(),
            terms,
            line: Vec::new(),
        }
    }

    /// What most likely follows the choice, on one imagined state.
    fn line(&self, root: &G::State, seat: Seat, action: G::Action, luck: u64) -> Vec<Step> {
        let mut luck = Fast::new(luck);
        let mut state = self.rules.resample_hidden(root, seat, &mut luck);
        let (mut line, mut next) = (Vec::new(), Some((seat, action)));
        while let Some((seat, action)) = next.take() {
            let label = self.rules.describe(&state, seat, action);
            if self.rules.apply(&mut state, seat, action, &mut Silent).is_err() {
                break;
            }
            line.push(Step { seat, action: action.to_string(), label });
            if line.len() < LINE_MAX
                && let Some(seat) = self.rules.pending(&state).first()
            {
                next = self.most_tried(&state, seat).map(|action| (seat, action));
            }
        }
        line
    }

    fn most_tried(&self, state: &G::State, seat: Seat) -> Option<G::Action> {
        let mut actions = Vec::new();
        self.rules.candidates(state, seat, &mut actions);
        if let [only] = actions[..] {
            return Some(only);
        }
        let branches = self.nodes.get(&filed(self.rules.knowledge_key(state, seat), seat))?;
        let offered = branches.iter().filter(|branch| actions.contains(&branch.action));
        let most = offered.max_by(|one, other| descending(other.visits, one.visits))?;
        (most.visits >= LINE_VISITS).then_some(most.action)
    }
}

fn keep_better_half<A: Copy + PartialEq>(tried: &mut Vec<Tried<A>>, seat: Seat, played: Option<A>) {
    tried.sort_by(|one, other| descending(one.mean(seat), other.mean(seat)));
    let kept = tried.len().div_ceil(2).max(LAST_MAX);
    let mut place = 0;
    tried.retain(|one| {
        place += 1;
        place <= kept || played == Some(one.action)
    });
}

fn descending(one: f32, other: f32) -> Ordering {
    other.partial_cmp(&one).unwrap_or(Ordering::Equal)
}

/// Each seat files for itself.
fn filed(knowledge: u64, seat: Seat) -> u64 {
    let mut key = KeyHasher::new();
    key.add(knowledge);
    key.add(u64::from(seat.0));
    key.finish()
}

#[cfg(test)]
mod tests {
    use asgard::Asgard;
    use engine::{Chance, Game, Seed, Title};

    use super::*;

    const EFFORT: Effort = Effort { iterations: 1_200, time: Duration::from_secs(60) };

    /// Two states that look the same to a seat get the same chances, up to the noise of imagining.
    #[test]
    fn chances_depend_on_what_the_seat_knows() {
        let title = Title::<Asgard>::built_in().expect("content");
        let rules = title.rules(&title.setup(3, []).expect("a setup")).expect("rules");
        let mut luck = Fast::new(3);
        for seed in 0..4 {
            let state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
            let seat = rules.pending(&state).first().expect("somebody begins");
            let other = rules.resample_hidden(&state, seat, &mut luck);
            let mut chance = |state: &<Asgard as Game>::State| {
                let mut study = Study::new(&rules, Judge::shipped::<Asgard>().unwrap_or_default());
                let mut actions = Vec::new();
                rules.candidates(state, seat, &mut actions);
                let asked = (state, seat, Some(actions[0]));
                let weighed = study.weigh(asked, true, EFFORT, luck.next(), &Stop::default());
                let of_first = weighed.iter().find(|one| one.action == actions[0]).expect("what was played is kept");
                (of_first.chances[seat.index()], of_first.error)
            };
            let ((here, error), (there, other_error)) = (chance(&state), chance(&other));
            let noise = 6.0 * error.hypot(other_error) + 0.01;
            assert!((here - there).abs() < noise, "{here} and {there} differ by more than {noise}");
        }
    }

    #[test]
    fn the_worse_half_is_dropped_but_not_what_was_played() {
        let mut tried: Vec<Tried<u8>> = (0..12).map(Tried::new).collect();
        for one in &mut tried {
            one.rounds = 1.0;
            one.sums[0] = f32::from(one.action);
        }
        keep_better_half(&mut tried, Seat(0), Some(2));
        let kept: Vec<u8> = tried.iter().map(|one| one.action).collect();
        assert_eq!(kept, [11, 10, 9, 8, 7, 6, 2]);
    }
}
