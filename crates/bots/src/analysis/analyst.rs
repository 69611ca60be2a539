//! The analyst of one game: it knows every position and looks at one decision at a time.

use std::time::{Duration, Instant};

use engine::{AnyMatch, Chance, Fast, Heuristic, Match, Seat, Silent, Text};

use super::reason::{Reason, reasons};
use super::study::{Chances, Effort, Study, Weighed};
use super::{Analysis, Decision, Depth, LineStep, Mark, WeighedChoice, rounded};
use crate::Stop;
use crate::any::{Considered, Thought, judge_for};

/// Choices that are told of a decision.
const TOLD_MAX: usize = 4;
/// A choice that costs less is as good as the best: it rounds to nothing.
const EQUAL: f32 = 0.01;
/// A cost within so many standard errors is noise.
const SURE: f32 = 2.0;
/// The part of an effort that goes to chance.
const LUCK_SHARE: f32 = 0.2;
/// States on which chance is judged.
const LUCK_SAMPLES: [u32; 2] = [24, 192];
/// Chance that changed less is not told.
const LUCK_LEAST: f32 = 0.01;
/// Cores that the time of an analysis is reckoned for.
const CORES: f32 = 2.0;
/// The first picture of a whole game takes so long.
const FIRST_SECONDS: f32 = 3.5;
/// The part of the whole time for looking deeper, and for the decisions that cost most.
const DEEP_SHARE: f32 = 0.7;
const DEEPEST_SHARE: f32 = 0.2;
/// Iterations of a first, a deep and a deepest look.
const ITERATIONS: [u32; 3] = [240, 6_000, 24_000];
/// So many decisions are looked at once more.
pub(super) const DEEPEST_COUNT: usize = 12;

/// Looks at the decisions of one game of any kind. Blocking: call it off the request path.
pub trait AnyAnalyst: Send + Sync {
    /// The game as it is known before any look.
    fn outline(&self) -> Analysis;
    /// One decision, by its number in the outline. `None` where it was stopped. The same luck gives the same look as
    /// far as time allows.
    fn look(&self, decision: usize, depth: Depth, luck: u64, stop: &Stop) -> Option<Decision>;
}

/// An [`AnyAnalyst`] of a game with its type.
pub struct Analyst<G: Heuristic> {
    game: Match<G>,
    judge: crate::Judge,
    moments: Vec<Moment<G>>,
    /// Decisions with something to choose.
    weighable: usize,
    /// So many times the time that the game promises.
    pace: f32,
}

/// A decision that was taken, and the position before it.
struct Moment<G: Heuristic> {
    state: G::State,
    seat: Seat,
    action: G::Action,
    /// Whether there was something else to choose.
    is_open: bool,
    /// Whether chance fell before the next decision.
    is_luck: bool,
}

impl<G: Heuristic> Analyst<G> {
    /// `None` for a match that does not follow from its seed and its actions.
    pub fn of(game: &Match<G>, pace: f32) -> Option<Analyst<G>> {
        let judge = judge_for::<G>(game.is_corrected()).unwrap_or_default();
        let rules = game.rules();
        let mut state = rules.start(Chance::real(game.seed()), &mut Silent);
        let mut moments = Vec::new();
        for number in 0..game.moves() {
            let (seat, action) = AnyMatch::action(game, number)?;
            let action: G::Action = action.parse().ok()?;
            let mut actions = Vec::new();
            rules.candidates(&state, seat, &mut actions);
            // Who acts although nobody waits could also have waited: there is nothing to compare with.
            let is_open = rules.pending(&state).contains(seat) && actions.iter().any(|other| *other != action);
            let before = state.clone();
            let mut events = Vec::new();
            rules.apply(&mut state, seat, action, &mut events).ok()?;
            let is_luck = events.iter().any(|emitted| rules.is_luck(&emitted.event));
            moments.push(Moment { state: before, seat, action, is_open, is_luck });
        }
        let weighable = moments.iter().filter(|moment| moment.is_open).count();
        Some(Analyst { game: game.clone(), judge, moments, weighable, pace })
    }

    fn effort(&self, depth: Depth) -> Effort {
        let whole = G::INSIGHT.seconds as f32 * CORES;
        let (iterations, seconds) = match depth {
            Depth::Unseen | Depth::First => (ITERATIONS[0], FIRST_SECONDS * CORES / self.moments.len().max(1) as f32),
            Depth::Deep => (ITERATIONS[1], whole * DEEP_SHARE / self.weighable.max(1) as f32),
            Depth::Deepest => (ITERATIONS[2], whole * DEEPEST_SHARE / DEEPEST_COUNT as f32),
        };
        Effort { iterations, time: Duration::from_secs_f32(seconds * self.pace) }
    }

    /// What chance gave each seat after a decision, as each of them could know it.
    fn luck(&self, number: usize, depth: Depth, (time, luck): (Duration, u64), stop: &Stop) -> Vec<f32> {
        let moment = &self.moments[number];
        if !moment.is_luck {
            return Vec::new();
        }
        let after = self.moments.get(number + 1).map_or_else(|| self.game.state(), |next| &next.state);
        let rules = self.game.rules();
        let mut study = Study::new(rules, self.judge.clone());
        let samples = LUCK_SAMPLES[usize::from(depth > Depth::First)];
        let players = u32::from(rules.players());
        let mut fast = Fast::new(luck);
        let given = Seat::all(rules.players()).map(|seat| {
            let mut look = |state: &G::State, done: Option<(Seat, G::Action)>| {
                let until = Instant::now() + time / (players * 2);
                study.look((state, seat), done, (samples, until), fast.next(), stop)
            };
            let expected = look(&moment.state, Some((moment.seat, moment.action)));
            let fell = look(after, None);
            let change = expected.zip(fell).map_or(0.0, |(expected, fell)| fell[seat.index()] - expected[seat.index()]);
            if change.abs() < LUCK_LEAST { 0.0 } else { rounded(change) }
        });
        let given: Vec<f32> = given.collect();
        if given.iter().all(|change| *change == 0.0) { Vec::new() } else { given }
    }

    fn outlined(&self, number: usize) -> Decision {
        let Moment { state, seat, action, is_open, .. } = &self.moments[number];
        let rules = self.game.rules();
        Decision {
            move_number: number as u32,
            seat: *seat,
            action: action.to_string(),
            label: rules.describe(state, *seat, *action),
            round: rules.progress(state).round,
            depth: Depth::Unseen,
            mark: if *is_open { Mark::Fine } else { Mark::Only },
            cost: 0.0,
            before: Vec::new(),
            after: Vec::new(),
            luck: Vec::new(),
            choices: Vec::new(),
            reasons: Vec::new(),
            line: Vec::new(),
        }
    }

    fn told(&self, chances: Chances) -> Vec<f32> {
        chances[..usize::from(self.game.rules().players())].iter().map(|chance| rounded(*chance)).collect()
    }
}

impl<G: Heuristic> AnyAnalyst for Analyst<G> {
    fn outline(&self) -> Analysis {
        let decisions = (0..self.moments.len()).map(|number| self.outlined(number)).collect();
        let players = self.game.rules().players();
        let outcome = self.game.outcome();
        let shares = Seat::all(players).map(|seat| outcome.as_ref().map_or(0.0, |outcome| outcome.share(seat)));
        Analysis::new(decisions, shares.collect(), (G::INSIGHT.slip, G::INSIGHT.blunder))
    }

    fn look(&self, number: usize, depth: Depth, luck: u64, stop: &Stop) -> Option<Decision> {
        let moment = self.moments.get(number)?;
        let (state, seat) = (&moment.state, moment.seat);
        let mut study = Study::new(self.game.rules(), self.judge.clone());
        let effort = self.effort(depth);
        let weighing = Effort { time: effort.time.mul_f32(1.0 - LUCK_SHARE), ..effort };
        let weighed = study.weigh((state, seat, Some(moment.action)), moment.is_open, weighing, luck, stop);
        if stop.is_set() {
            return None;
        }
        let best = weighed.first()?;
        let played = weighed.iter().find(|choice| choice.action == moment.action)?;
        let cost = (best.chances[seat.index()] - played.chances[seat.index()]).max(0.0);
        let mark = if moment.is_open { mark::<G>(cost, best.error.hypot(played.error)) } else { Mark::Only };
        let explained = mark >= Mark::Slip && depth > Depth::First;
        let luck = self.luck(number, depth, (effort.time.mul_f32(LUCK_SHARE), luck), stop);
        let rules = self.game.rules();
        let choice = |weighed: &Weighed<G::Action>| WeighedChoice {
            action: weighed.action.to_string(),
            label: rules.describe(state, seat, weighed.action),
            chance: rounded(weighed.chances[seat.index()]),
        };
        let is_told =
            |(place, other): &(usize, &Weighed<G::Action>)| *place < TOLD_MAX - 1 || other.action == moment.action;
        Some(Decision {
            depth,
            mark,
            cost: rounded(cost),
            before: self.told(best.chances),
            after: self.told(played.chances),
            luck,
            choices: weighed.iter().enumerate().filter(is_told).map(|(_, weighed)| choice(weighed)).collect(),
            reasons: if explained { reasons(best, played, seat) } else { Vec::new() },
            line: if explained { best.line.iter().map(LineStep::from).collect() } else { Vec::new() },
            ..self.outlined(number)
        })
    }
}

fn mark<G: Heuristic>(cost: f32, error: f32) -> Mark {
    match cost {
        cost if cost < EQUAL => Mark::Best,
        cost if cost < G::INSIGHT.slip || cost < SURE * error => Mark::Fine,
        cost if cost < G::INSIGHT.blunder => Mark::Slip,
        _ => Mark::Blunder,
    }
}

/// A hint: the choices of a seat that is asked, weighed as an analysis weighs them, with the reasons for the first
/// against each of the others and for the first against the second.
pub(crate) fn advise<G: Heuristic>(
    game: &Match<G>,
    seat: Seat,
    (time, luck): (Duration, u64),
    stop: &Stop,
) -> Option<Thought> {
    let judge = judge_for::<G>(game.is_corrected()).unwrap_or_default();
    let mut study = Study::new(game.rules(), judge);
    let effort = Effort { iterations: ITERATIONS[1], time };
    let weighed = study.weigh((game.state(), seat, None), true, effort, luck, stop);
    let best = weighed.first()?;
    let against = |other: &Weighed<G::Action>| -> Vec<Reason> {
        if std::ptr::eq(other, best) {
            weighed.get(1).map_or_else(Vec::new, |second| reasons(best, second, seat))
        } else {
            reasons(best, other, seat)
        }
    };
    let considered = |choice: &Weighed<G::Action>| Considered {
        action: choice.action.to_string(),
        chance: choice.chances[seat.index()],
        reasons: against(choice),
    };
    Some(Thought { choices: weighed.iter().map(considered).collect() })
}

impl From<&super::study::Step> for LineStep {
    fn from(step: &super::study::Step) -> LineStep {
        LineStep { seat: step.seat, action: step.action.clone(), label: Text::clone(&step.label) }
    }
}
