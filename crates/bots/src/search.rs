//! Information-set Monte-Carlo tree search (after Cowling, Powley and Whitehouse, 2012) for any number of
//! players, with chance and simultaneous choices.
//!
//! Every iteration imagines a full state the seat could be in and plays it out. Each seat has statistics of
//! its own, filed under what *it* knows ([`Heuristic::knowledge_key`]): so a seat's choice in the tree can
//! never depend on a hand, a die or a secret choice it cannot see, and simultaneous choices need no case of
//! their own. Filing by knowledge instead of by path also lets a later decision use what an earlier one has
//! learned: a player keeps its tree from move to move.
//!
//! With a learned judgement no game is played out: the first new decision that an iteration comes to is judged
//! where it stands.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::thread;
use std::time::Instant;

use engine::{Fast, Features, Heuristic, SEATS_MAX, Seat, Silent};

use crate::Stop;
use crate::greedy::{Greedy, judge_only};
use crate::judge::Judge;
use crate::player::{Budget, Judged, Style};

/// A tree that has grown larger than this is dropped before the next decision.
const NODES_MAX: usize = 400_000;
/// After so many iterations each it is asked whether the choice is clear.
const CLEAR_EVERY: u32 = 64;

/// How a search plays: its budget, who judges, and the numbers that fit that judgement.
#[derive(Clone)]
pub(crate) struct Settings {
    style: Style,
    budget: Budget,
    threads: usize,
    judge: Judge,
    curiosity: f32,
    playout_decisions: u32,
    prior_visits: f32,
    /// A new decision is judged where it stands, without a first try.
    judges_new: bool,
    /// Stops when no other choice can be tried more often any more.
    stops_early: bool,
}

impl Settings {
    /// The numbers that the game gives for this judgement, or those to be tried.
    pub(crate) fn of<G: Heuristic>(style: Style, judge: Judge) -> Settings {
        let trial = style.trial;
        let judge = if trial.by_hand { Judge::BY_HAND } else { judge };
        let is_learned = judge.is_learned();
        let by_hand = Settings { stops_early: !trial.whole, judge, ..Settings::classic::<G>(style) };
        let own = if is_learned {
            let learned = G::LEARNED;
            let playout_decisions = trial.playout_decisions.unwrap_or(learned.playout_decisions);
            Settings {
                curiosity: learned.curiosity,
                prior_visits: learned.prior_visits,
                playout_decisions,
                judges_new: playout_decisions == 0,
                ..by_hand
            }
        } else {
            by_hand
        };
        let thousandths = |number: u32| number as f32 / 1000.0;
        Settings {
            curiosity: trial.curiosity.map_or(own.curiosity, thousandths),
            prior_visits: trial.prior_visits.map_or(own.prior_visits, thousandths),
            playout_decisions: trial.playout_decisions.unwrap_or(own.playout_decisions),
            ..own
        }
    }

    /// The search as it was before anything was learned.
    pub(crate) fn classic<G: Heuristic>(style: Style) -> Settings {
        Settings {
            style,
            budget: style.budget,
            threads: style.threads,
            judge: Judge::BY_HAND,
            curiosity: G::CURIOSITY,
            playout_decisions: G::PLAYOUT_DECISIONS,
            prior_visits: G::PRIOR_VISITS,
            judges_new: false,
            stops_early: false,
        }
    }
}

/// One searching player. Every thread grows a tree of its own; their roots are added up.
pub(crate) struct Search<G: Heuristic> {
    settings: Settings,
    trees: Vec<Tree<G>>,
    stop: Stop,
}

impl<G: Heuristic> Search<G> {
    pub(crate) fn new(settings: Settings) -> Search<G> {
        let trees = (0..settings.threads.max(1)).map(|_| Tree::new(settings.clone())).collect();
        Search { settings, trees, stop: Stop::default() }
    }

    /// Ends every search soon once `stop` is set.
    pub(crate) fn heed(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    pub(crate) fn think(&mut self, rules: &G, state: &G::State, seat: Seat, luck: &mut Fast) -> Vec<Judged<G::Action>> {
        if !self.settings.judge.judges(rules.players()) {
            let stop = self.stop.clone();
            *self = Search { stop, ..Search::new(Settings::of::<G>(self.settings.style, Judge::BY_HAND)) };
        }
        let mut actions = Vec::new();
        rules.candidates(state, seat, &mut actions);
        if actions.len() <= 1 {
            return judge_only(rules, state, seat, (actions, &self.settings.judge), luck);
        }
        if rules.is_routine(state, seat) {
            return Greedy::new(None).think(rules, state, seat, luck);
        }
        let stop = &self.stop;
        let lucks: Vec<u64> = self.trees.iter().map(|_| luck.next()).collect();
        if let [tree] = self.trees.as_mut_slice() {
            tree.grow((rules, state, seat), stop, lucks[0]);
        } else {
            thread::scope(|scope| {
                for (tree, luck) in self.trees.iter_mut().zip(lucks) {
                    scope.spawn(move || tree.grow((rules, state, seat), stop, luck));
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
    settings: Settings,
    nodes: HashMap<u64, Node<G::Action>, BuildHasherDefault<KeyAsHash>>,
    path: Vec<(u64, u32, Seat)>,
    actions: Vec<G::Action>,
    features: Features,
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
    fn new(settings: Settings) -> Tree<G> {
        Tree { settings, nodes: HashMap::default(), path: Vec::new(), actions: Vec::new(), features: Features::new() }
    }

    fn grow(&mut self, (rules, state, seat): (&G, &G::State, Seat), stop: &Stop, luck: u64) {
        if self.nodes.len() > NODES_MAX {
            self.nodes.clear();
        }
        let mut luck = Fast::new(luck);
        let root = filed(rules.knowledge_key(state, seat), seat);
        let start = Instant::now();
        let mut done: u32 = 0;
        loop {
            let left = match self.settings.budget {
                Budget::Iterations(iterations) => iterations.saturating_sub(done),
                Budget::Time(time) => {
                    let spent = start.elapsed();
                    let left = time.saturating_sub(spent).as_secs_f32();
                    // As many more as the time left holds at the pace so far.
                    if left == 0.0 { 0 } else { (left * done as f32 / spent.as_secs_f32().max(1e-6)) as u32 + 1 }
                }
            };
            let clear = self.settings.stops_early && done.is_multiple_of(CLEAR_EVERY) && self.is_clear(root, left);
            if left == 0 || stop.is_set() || done > 0 && clear {
                return;
            }
            self.iterate(rules, state, seat, &mut luck);
            done += 1;
        }
    }

    /// Whether the most tried choice stays so, whatever else is tried so many times.
    fn is_clear(&self, root: u64, times: u32) -> bool {
        let Some(node) = self.nodes.get(&root) else { return false };
        let (mut first, mut second) = (0.0, 0.0);
        for branch in &node.branches {
            if branch.visits > first {
                (first, second) = (branch.visits, first);
            } else if branch.visits > second {
                second = branch.visits;
            }
        }
        first - second > times as f32
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
                if beyond > self.settings.playout_decisions {
                    break;
                }
                self.actions[rules.quick_choice(&state, seat, &self.actions, luck)]
            } else {
                let key = filed(rules.knowledge_key(&state, seat), seat);
                if self.settings.judges_new && !self.nodes.contains_key(&key) {
                    self.nodes.insert(key, Node { branches: Vec::new() });
                    break;
                }
                let (branch, is_new) = self.select(key, (rules, &state, seat), luck);
                left_tree[seat.index()] = is_new;
                self.path.push((key, branch, seat));
                self.nodes[&key].branches[branch as usize].action
            };
            // Listed for this very position: checking it again would cost a tenth of the search.
            debug_assert!(rules.check(&state, seat, action).is_ok(), "candidates are legal");
            rules.perform(&mut state, seat, action, &mut Silent);
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
        for (number, action) in self.actions.iter().enumerate() {
            // Mostly the same actions are listed in the same order.
            let same = node.branches.get(number).is_some_and(|branch| branch.action == *action);
            let known = if same { Some(number) } else { node.branches.iter().position(|it| it.action == *action) };
            let index = known.unwrap_or_else(|| {
                let visits = self.settings.prior_visits;
                let judge = &self.settings.judge;
                let reward = if visits > 0.0 {
                    visits * judge.value_after(rules, state, seat, *action, &mut self.features)
                } else {
                    0.0
                };
                node.branches.push(Branch { action: *action, visits, reward, offered: visits });
                node.branches.len() - 1
            });
            let branch = &mut node.branches[index];
            branch.offered += 1.0;
            // Untried ones first, in random order.
            let worth = if branch.visits == 0.0 {
                1e6 + luck.fraction()
            } else {
                branch.reward / branch.visits
                    + self.settings.curiosity * (branch.offered.ln() / branch.visits).max(0.0).sqrt()
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
            let judge = || self.settings.judge.value(rules, state, *seat, &mut self.features);
            let value = *values[seat.index()].get_or_insert_with(judge);
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
