//! One bot interface: a named way of playing, and what it made of a position.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{Fast, Heuristic, Seat};

use crate::greedy::Greedy;
use crate::search::{Search, Settings};
use crate::{Judge, Level, Stop};

/// A way of playing, as the command line names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Random,
    Greedy,
    Search,
    /// The search as it was before it learned: the hand-made judgement and its numbers. To measure by.
    Classic,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Search => "search",
            Kind::Classic => "classic",
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
            "classic" => Ok(Kind::Classic),
            other => Err(format!("there is no bot {other:?}; the bots are random, greedy, search and classic")),
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

impl FromStr for Budget {
    type Err = String;

    /// A time such as `200ms` or `1s`, or a number of playouts such as `5000x`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |digits: &str| {
            digits.parse::<u32>().map_err(|_| format!("a budget is written 200ms, 1s or 5000x, not {text:?}"))
        };
        if let Some(digits) = text.strip_suffix("ms") {
            Ok(Budget::Time(Duration::from_millis(number(digits)?.into())))
        } else if let Some(digits) = text.strip_suffix('s') {
            Ok(Budget::Time(Duration::from_secs(number(digits)?.into())))
        } else {
            number(text.strip_suffix('x').unwrap_or("-")).map(Budget::Iterations)
        }
    }
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
    pub trial: Trial,
}

/// Numbers of a bot to be tried against those that it plays with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trial {
    /// [`engine::Learned::curiosity`] in thousandths.
    pub curiosity: Option<u32>,
    pub playout_decisions: Option<u32>,
    /// [`engine::Learned::prior_visits`] in thousandths.
    pub prior_visits: Option<u32>,
    /// States that a greedy player imagines.
    pub samples: Option<u32>,
    /// Without the network.
    pub by_hand: bool,
    /// Uses the whole budget even where the choice is clear.
    pub whole: bool,
}

impl Trial {
    const NONE: Trial = Trial {
        curiosity: None,
        playout_decisions: None,
        prior_visits: None,
        samples: None,
        by_hand: false,
        whole: false,
    };

    /// Takes up one part of a bot's name: `c0.2`, `p12`, `v1.5`, `s2`, `hand` or `whole`.
    fn read(&mut self, part: &str) -> Result<(), String> {
        let unknown = || {
            format!(
                "a bot is tried with c0.2 (curiosity), p12 (playout), v1 (prior), s2 (samples), hand or whole, not {part:?}"
            )
        };
        let (kind, number) = part.split_at_checked(1).ok_or_else(unknown)?;
        let value = || number.parse::<f32>().ok().filter(|value| (0.0..=1e6).contains(value)).ok_or_else(unknown);
        match kind {
            _ if part == "hand" => self.by_hand = true,
            _ if part == "whole" => self.whole = true,
            "c" => self.curiosity = Some((value()? * 1000.0) as u32),
            "p" => self.playout_decisions = Some(value()? as u32),
            "s" => self.samples = Some(value()? as u32),
            "v" => self.prior_visits = Some((value()? * 1000.0) as u32),
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

impl Style {
    /// A bot at its best, on one thread.
    pub const fn of(kind: Kind, budget: Budget) -> Style {
        Style { kind, budget, threads: 1, slips_percent: 0, trial: Trial::NONE }
    }

    /// A bot or a level by its name. The budget is for a search that brings none; a level brings its own. After
    /// the name of a search may stand its budget and numbers to try: `search:500x`, `search:200ms:c0.3:p12`.
    pub fn named(name: &str, budget: Budget) -> Result<Style, String> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == name) {
            return Ok(level.style());
        }
        let mut parts = name.split(':');
        let unknown = |_| {
            format!(
                "there is no bot {name:?}; there are random, greedy, search and classic, and the levels guest, karl and jarl"
            )
        };
        let mut style = Style::of(parts.next().unwrap_or_default().parse().map_err(unknown)?, budget);
        for part in parts {
            match part.parse() {
                Ok(budget) => style.budget = budget,
                Err(_) => style.trial.read(part)?,
            }
        }
        Ok(style)
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
    /// A player with the judgement that the game ships.
    pub fn new(style: Style, luck: u64) -> Player<G> {
        Player::with_judge(style, Judge::shipped::<G>().unwrap_or_default(), luck)
    }

    /// A player with a judgement of its own; only a search uses it.
    pub fn with_judge(style: Style, judge: Judge, luck: u64) -> Player<G> {
        let mind = match style.kind {
            Kind::Random => Mind::Random,
            Kind::Greedy => Mind::Greedy(Greedy::new(style.trial.samples)),
            Kind::Search => Mind::Search(Box::new(Search::new(Settings::of::<G>(style, judge)))),
            Kind::Classic => Mind::Search(Box::new(Search::new(Settings::classic::<G>(style)))),
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
