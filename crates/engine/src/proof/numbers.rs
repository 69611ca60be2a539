//! The proof that every number of a game's content matters: each is changed by one, alone, and has to show itself in
//! the choices, positions, views or scores of a game. A number that shows nowhere is read by nothing: it is removed,
//! or the rules read it.

use std::collections::HashMap;

use rayon::prelude::*;

use super::built_in;
use crate::{Chance, Fast, Game, Heuristic, Number, Setup, Silent, Title, Viewer, laws};

/// Leads through set-ups of all kinds.
const SETUP_STEP: usize = 31;
/// Games in which a changed number has to show itself, and decisions of each.
const GAMES: u64 = 96;
const DECISIONS: u32 = 400;
/// Views are large: they are compared at one decision in so many.
const VIEWED: u32 = 64;

/// A position to begin with, prepared so that a number is likely to show itself.
pub type Stage<'a, G> = &'a (dyn Fn(&G, &Number, u64) -> <G as Game>::State + Sync);

/// The stage of games whose numbers show themselves in ordinary games.
pub fn from_the_start<G: Game>(rules: &G, _number: &Number, game: u64) -> G::State {
    rules.start(Chance::imagined(game), &mut Silent)
}

/// Every number of every content file matters. `exceptions` name numbers that are left out, by how [`Number`] writes
/// them, each with its reason.
pub fn every_number_matters<G: Heuristic>(stage: Stage<'_, G>, exceptions: &[(&str, &str)]) {
    some_numbers_matter(1, stage, exceptions);
}

/// One number in so many matters, where trying all of them takes minutes.
pub fn some_numbers_matter<G: Heuristic>(one_in: usize, stage: Stage<'_, G>, exceptions: &[(&str, &str)]) {
    let dead = dead_numbers(one_in, stage, exceptions);
    assert!(dead.is_empty(), "{} numbers change nothing:\n{dead:#?}", dead.len());
}

/// The numbers, one in so many, that change nothing. An exception that names no number is a mistake.
pub fn dead_numbers<G: Heuristic>(one_in: usize, stage: Stage<'_, G>, exceptions: &[(&str, &str)]) -> Vec<String> {
    let title = built_in::<G>();
    let numbers = title.content().numbers();
    assert!(!numbers.is_empty(), "the content has no numbers");
    let names: Vec<String> = numbers.iter().map(Number::to_string).collect();
    let needless: Vec<_> = exceptions.iter().filter(|(name, _)| !names.iter().any(|number| number == name)).collect();
    assert!(needless.is_empty(), "no such numbers: {needless:#?}");
    let excepted = |name: &str| exceptions.iter().any(|(known, _)| *known == name);
    let trial = Trial::new(title, stage);
    let tried = numbers.par_iter().zip(&names).enumerate().filter(|(place, _)| place % one_in == 0);
    let tried = tried.filter(|(_, (_, name))| !excepted(name));
    tried.filter(|(_, (number, _))| !trial.matters(number)).map(|(_, (_, name))| name.clone()).collect()
}

/// The game as it is, to compare changed ones with.
struct Trial<'a, G: Game> {
    title: Title<G>,
    /// Every set-up with its rules: reading the content takes longer than most games.
    tables: Vec<(Setup, G)>,
    stage: Stage<'a, G>,
}

impl<'a, G: Heuristic> Trial<'a, G> {
    fn new(title: Title<G>, stage: Stage<'a, G>) -> Self {
        let with_rules = |setup: Setup| {
            let rules = title.rules(&setup).expect("built-in content is valid");
            (setup, rules)
        };
        let tables = laws::all_setups(&title).into_iter().map(with_rules).collect();
        Trial { title, tables, stage }
    }

    /// Whether one more or one less changes something. Where the reader refuses both, it has read the number.
    fn matters(&self, number: &Number) -> bool {
        let tried: Vec<Option<bool>> =
            [number.value + 1, number.value - 1].into_iter().map(|value| self.shows(number, value)).collect();
        tried.contains(&Some(true)) || !tried.contains(&Some(false))
    }

    /// Whether the number shows itself with this value; `None` if the reader refuses it.
    fn shows(&self, number: &Number, value: i64) -> Option<bool> {
        let content = self.title.content().with_number(number, value);
        let mut changed: HashMap<usize, G> = HashMap::new();
        for game in 0..GAMES {
            let table = game as usize * SETUP_STEP % self.tables.len();
            let (setup, rules) = &self.tables[table];
            if let std::collections::hash_map::Entry::Vacant(place) = changed.entry(table) {
                place.insert(G::new(&content, setup).ok()?);
            }
            if self.differs(rules, &changed[&table], number, game) {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Whether a game goes another way with these rules than with those, played by the same choices.
    fn differs(&self, rules: &G, other: &G, number: &Number, game: u64) -> bool {
        let (mut state, mut changed) = ((self.stage)(rules, number, game), (self.stage)(other, number, game));
        let mut luck = Fast::new(game);
        let (mut listed, mut listed_there, mut candidates) = (Vec::new(), Vec::new(), Vec::new());
        for decision in 0..DECISIONS {
            if state != changed || rules.scores(&state, Viewer::Public) != other.scores(&changed, Viewer::Public) {
                return true;
            }
            let Some(seat) = rules.pending(&state).first() else { break };
            let eyes = Viewer::Seat(seat);
            if decision % VIEWED == 0 && rules.view(&state, eyes) != other.view(&changed, eyes) {
                return true;
            }
            [&mut listed, &mut listed_there, &mut candidates].into_iter().for_each(Vec::clear);
            rules.legal_actions(&state, seat, &mut listed);
            other.legal_actions(&changed, seat, &mut listed_there);
            if listed != listed_there {
                return true;
            }
            // Half of the choices are those a player would think of, so that games come to their end.
            rules.candidates(&state, seat, &mut candidates);
            let any = luck.below(2) == 0 || candidates.is_empty();
            let action = *luck.pick(if any { &listed } else { &candidates });
            if rules.apply(&mut state, seat, action, &mut Silent).is_err() {
                return false;
            }
            if other.apply(&mut changed, seat, action, &mut Silent).is_err() {
                return true;
            }
        }
        state != changed || rules.scores(&state, Viewer::Public) != other.scores(&changed, Viewer::Public)
    }
}
