//! One bot interface: a named way of playing, and what it made of a position.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Fast, Heuristic, Seat};

use crate::greedy::Greedy;
use crate::search::Search;
use crate::{Level, Stop};

/// A way of playing, as the command line names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Random,
    Greedy,
    Search,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Search => "search",
        })
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "random" => Ok(Kind::Random),
            "greedy" => Ok(Kind::Greedy),
            "search" => Ok(Kind::Search),
            other => Err(format!("there is no bot {other:?}; the bots are random, greedy and search")),
        }
    }
}

/// How long a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    Time(Duration),
    /// Games played out; the same number gives the same thought from the same luck, on one thread.
    Iterations(u32),
}

/// How a player plays: a bot, the thought it may spend, and how often it slips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    pub kind: Kind,
    pub budget: Budget,
    /// Trees that a search grows at once.
    pub threads: usize,
    /// How often a worse choice is taken.
    pub slips_percent: u32,
}

impl Style {
    /// A bot at its best, on one thread.
    pub const fn of(kind: Kind, budget: Budget) -> Style {
        Style { kind, budget, threads: 1, slips_percent: 0 }
    }

    /// A bot or a level by its name. The budget is for `search`; a level brings its own.
    pub fn named(name: &str, budget: Budget) -> Result<Style, String> {
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let unknown = |_| {
            format!(
                "there is no bot {name:?}; there are random, greedy and search, and the levels guest, karl and jarl"
            )
        };
        level.map_or_else(|| Ok(Style::of(name.parse().map_err(unknown)?, budget)), |level| Ok(level.style()))
    }

    /// Sometimes puts another choice in front, any of them.
    fn stumble<A>(self, judged: &mut [Judged<A>], luck: &mut Fast) {
        let others = judged.len().saturating_sub(1) as u32;
        if self.slips_percent > 0 && others > 0 && luck.below(100) < self.slips_percent {
            judged.rotate_left(1 + luck.below(others) as usize);
        }
    }
}

/// A position judged: the choice first, then the others considered, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<A> {
    pub action: A,
    /// Estimated share of wins, 0 to 1.
    pub chance: f32,
}

/// A player at one seat of one game; it may keep what it has thought from move to move.
pub struct Player<G: Heuristic> {
    mind: Mind<G>,
    style: Style,
    luck: Fast,
}

enum Mind<G: Heuristic> {
    Random,
    Greedy(Greedy<G>),
    Search(Box<Search<G>>),
}

impl<G: Heuristic> Player<G> {
    pub fn new(style: Style, luck: u64) -> Player<G> {
        let mind = match style.kind {
            Kind::Random => Mind::Random,
            Kind::Greedy => Mind::Greedy(Greedy::new()),
            Kind::Search => Mind::Search(Box::new(Search::new(style.budget, style.threads))),
        };
        Player { mind, style, luck: Fast::new(luck) }
    }

    /// Ends its searches soon once `stop` is set.
    pub fn heeding(mut self, stop: &Stop) -> Player<G> {
        if let Mind::Search(search) = &mut self.mind {
            search.heed(stop);
        }
        self
    }

    /// Judges the choices of a seat that is asked. Never empty then; empty otherwise.
    pub fn think(&mut self, rules: &G, state: &G::State, seat: Seat) -> Vec<Judged<G::Action>> {
        let mut judged = match &mut self.mind {
            Mind::Random => {
                let mut actions = Vec::new();
                rules.legal_actions(state, seat, &mut actions);
                let chance = 1.0 / f32::from(rules.players());
                self.luck.shuffle(&mut actions);
                actions.into_iter().map(|action| Judged { action, chance }).collect()
            }
            Mind::Greedy(greedy) => greedy.think(rules, state, seat, &mut self.luck),
            Mind::Search(search) => search.think(rules, state, seat, &mut self.luck),
        };
        self.style.stumble(&mut judged, &mut self.luck);
        judged
    }

    pub fn choose(&mut self, rules: &G, state: &G::State, seat: Seat) -> Option<G::Action> {
        if !matches!(self.mind, Mind::Random) {
            // A single candidate need not be judged.
            let mut actions = Vec::new();
            rules.candidates(state, seat, &mut actions);
            if let [only] = actions[..] {
                return Some(only);
            }
        }
        self.think(rules, state, seat).first().map(|judged| judged.action)
    }
}
