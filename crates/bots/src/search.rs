//! Information-set Monte-Carlo tree search (after Cowling, Powley and Whitehouse, 2012) for any number of
//! players, with chance and simultaneous choices.
//!
//! Every iteration imagines a full state the seat could be in and plays it out. Each seat has statistics of
//! its own, filed under what *it* knows ([`Heuristic::knowledge_key`]): so a seat's choice in the tree can
//! never depend on a hand, a die or a secret choice it cannot see, and simultaneous choices need no case of
//! their own. Filing by knowledge instead of by path also lets a later decision use what an earlier one has
//! learned: the tree is kept from move to move.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::thread;
use std::time::Instant;

use engine::{Fast, Heuristic, SEATS_MAX, Seat, Silent};

use crate::Stop;
use crate::greedy::{Greedy, judge_only, value_after};
use crate::player::{Budget, Judged};

/// A tree that has grown larger than this is dropped before the next decision.
const NODES_MAX: usize = 400_000;

/// One searching player. Every thread grows a tree of its own; their roots are added up.
pub struct Search<G: Heuristic> {
    budget: Budget,
    trees: Vec<Tree<G>>,
    stop: Stop,
}

impl<G: Heuristic> Search<G> {
    pub fn new(budget: Budget, threads: usize) -> Search<G> {
        Search { budget, trees: (0..threads.max(1)).map(|_| Tree::new()).collect(), stop: Stop::default() }
    }

    /// Ends every search soon once `stop` is set.
    pub fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    pub fn think(&mut self, rules: &G, state: &G::State, seat: Seat, luck: &mut Fast) -> Vec<Judged<G::Action>> {
        let mut actions = Vec::new();
        rules.candidates(state, seat, &mut actions);
        if actions.len() <= 1 {
            return judge_only(rules, state, seat, actions, luck);
        }
        if rules.is_routine(state, seat) {
            return Greedy::new().think(rules, state, seat, luck);
        }
        let (budget, stop) = (self.budget, &self.stop);
        let lucks: Vec<u64> = self.trees.iter().map(|_| luck.next()).collect();
        if let [tree] = self.trees.as_mut_slice() {
            tree.grow((rules, state, seat), budget, stop, lucks[0]);
        } else {
            thread::scope(|scope| {
                for (tree, luck) in self.trees.iter_mut().zip(lucks) {
                    scope.spawn(move || tree.grow((rules, state, seat), budget, stop, luck));
                }
            });
        }
        self.judge(rules, state, seat, &actions)
    }

    fn judge(&self, rules: &G, state: &G::State, seat: Seat, actions: &[G::Action]) -> Vec<Judged<G::Action>> {
        let key = filed(rules.knowledge_key(state, seat), seat);
        let mut totals: Vec<(G::Action, f32, f32)> = actions.iter().map(|action| (*action, 0.0, 0.0)).collect();
        for branch in self.trees.iter().filter_map(|tree| tree.nodes.get(&key)).flat_map(|node| &node.branches) {
            if let Some(total) = totals.iter_mut().find(|total| total.0 == branch.action) {
                total.1 += branch.visits;
                total.2 += branch.reward;
            }
        }
        // The most tried is the best known; its mean is the estimate.
        totals
            .sort_by(|one, other| (other.1, other.2).partial_cmp(&(one.1, one.2)).unwrap_or(std::cmp::Ordering::Equal));
        totals
            .into_iter()
            .map(|(action, visits, reward)| Judged { action, chance: if visits > 0.0 { reward / visits } else { 0.0 } })
            .collect()
    }
}

struct Tree<G: Heuristic> {
    nodes: HashMap<u64, Node<G::Action>, BuildHasherDefault<KeyAsHash>>,
    path: Vec<(u64, u32, Seat)>,
    actions: Vec<G::Action>,
}

/// What one seat has learned about one decision.
struct Node<A> {
    branches: Vec<Branch<A>>,
}

struct Branch<A> {
    action: A,
    visits: f32,
    reward: f32,
    /// How often it could have been chosen: legal actions differ between imagined states.
    offered: f32,
}

impl<G: Heuristic> Tree<G> {
    fn new() -> Tree<G> {
        Tree { nodes: HashMap::default(), path: Vec::new(), actions: Vec::new() }
    }

    fn grow(&mut self, (rules, state, seat): (&G, &G::State, Seat), budget: Budget, stop: &Stop, luck: u64) {
        if self.nodes.len() > NODES_MAX {
            self.nodes.clear();
        }
        let mut luck = Fast::new(luck);
        let start = Instant::now();
        let goes_on = |done: u32| match budget {
            Budget::Iterations(iterations) => done < iterations,
            Budget::Time(time) => start.elapsed() < time,
        };
        let mut done = 0;
        while goes_on(done) && !stop.is_set() {
            self.iterate(rules, state, seat, &mut luck);
            done += 1;
        }
    }

    /// Imagines a state, walks down, plays out, and files the result.
    fn iterate(&mut self, rules: &G, root: &G::State, thinker: Seat, luck: &mut Fast) {
        let mut state = rules.resample_hidden(root, thinker, luck);
        self.path.clear();
        // A seat whose statistics end here plays on by quick choices; the others may still be in theirs.
        let mut left_tree = [false; SEATS_MAX];
        let mut beyond = 0;
        while let Some(seat) = next_seat(rules, &state, thinker) {
            self.actions.clear();
            rules.candidates(&state, seat, &mut self.actions);
            if self.actions.is_empty() {
                break;
            }
            let action = if self.actions.len() == 1 {
                self.actions[0]
            } else if rules.is_routine(&state, seat) {
                self.actions[rules.quick_choice(&state, seat, &self.actions, luck)]
            } else if left_tree[seat.index()] {
                beyond += 1;
                if beyond > G::PLAYOUT_DECISIONS {
                    break;
                }
                self.actions[rules.quick_choice(&state, seat, &self.actions, luck)]
            } else {
                let key = filed(rules.knowledge_key(&state, seat), seat);
                let (branch, is_new) = self.select(key, (rules, &state, seat), luck);
                left_tree[seat.index()] = is_new;
                self.path.push((key, branch, seat));
                self.nodes[&key].branches[branch as usize].action
            };
            if rules.apply(&mut state, seat, action, &mut Silent).is_err() {
                break;
            }
        }
        self.file(rules, &state);
    }

    /// Chooses among `self.actions` by the statistics filed under the key. True if there were none.
    fn select(&mut self, key: u64, (rules, state, seat): (&G, &G::State, Seat), luck: &mut Fast) -> (u32, bool) {
        let mut is_new = false;
        let node = self.nodes.entry(key).or_insert_with(|| {
            is_new = true;
            Node { branches: Vec::new() }
        });
        let mut best = (f32::MIN, 0);
        for action in &self.actions {
            let index = node.branches.iter().position(|branch| branch.action == *action).unwrap_or_else(|| {
                let visits = G::PRIOR_VISITS;
                let reward = if visits > 0.0 { visits * value_after(rules, state, seat, *action) } else { 0.0 };
                node.branches.push(Branch { action: *action, visits, reward, offered: visits });
                node.branches.len() - 1
            });
            let branch = &mut node.branches[index];
            branch.offered += 1.0;
            // Untried ones first, in random order.
            let worth = if branch.visits == 0.0 {
                1e6 + luck.fraction()
            } else {
                branch.reward / branch.visits + G::CURIOSITY * (branch.offered.ln() / branch.visits).sqrt()
            };
            if worth > best.0 {
                best = (worth, index);
            }
        }
        (best.1 as u32, is_new)
    }

    fn file(&mut self, rules: &G, state: &G::State) {
        let mut values = [None; SEATS_MAX];
        for (key, branch, seat) in &self.path {
            let value = *values[seat.index()].get_or_insert_with(|| rules.value(state, *seat));
            if let Some(node) = self.nodes.get_mut(key) {
                let branch = &mut node.branches[*branch as usize];
                branch.visits += 1.0;
                branch.reward += value;
            }
        }
    }
}

/// Pending seats in order, the thinker first: where several choose at once, the order does not matter.
fn next_seat<G: Heuristic>(rules: &G, state: &G::State, thinker: Seat) -> Option<Seat> {
    let pending = rules.pending(state);
    if pending.contains(thinker) { Some(thinker) } else { pending.first() }
}

/// Each seat files for itself.
fn filed(knowledge: u64, seat: Seat) -> u64 {
    knowledge ^ (u64::from(seat.0) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Knowledge keys are hashes already.
#[derive(Default)]
struct KeyAsHash(u64);

impl Hasher for KeyAsHash {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("only keys are hashed")
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
