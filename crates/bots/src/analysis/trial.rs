//! Whether an analysis can be believed: it has to find a blunder that was planted, two of them have to agree on what
//! cost most, and both within the time promised.

use std::time::Instant;

use engine::{AnyMatch, Fast, Heuristic, Match, Seat, Seed, Setup, Title};
use serde::Serialize;

use super::analyst::Analyst;
use super::study::{Effort, Study};
use super::{Analysis, Depth, Mark, Schedule, analyse};
use crate::any::judge_for;
use crate::player::{Budget, Kind, Player, Style};
use crate::{Level, Stop};

/// A planted choice costs at least so many times the bound of a blunder, in a long look of its own.
const PLANTED_BLUNDERS: f32 = 2.0;
/// That look.
const PLANTING: u32 = 12_000;
/// One decision in so many is tried for planting, so that blunders stand all over the game.
const TRIED_EVERY: u32 = 6;

/// What came of one game.
#[derive(Clone, Debug, Serialize)]
pub struct Trialled {
    pub seed: u64,
    pub decisions: u32,
    pub open_decisions: u32,
    /// The number of the planted blunder, where a place for it was found, and what the planter thought it cost.
    pub planted: Option<u32>,
    pub planted_cost: f32,
    /// The mark that each of two analyses gave it, and the place of its cost among all decisions, 1 first.
    pub marks: Vec<Mark>,
    pub ranks: Vec<usize>,
    /// The decision that cost most in each of the two, in the game without the planted blunder.
    pub worst: Vec<Option<u32>>,
    /// What each thought it cost.
    pub worst_cost: Vec<f32>,
    /// How much the costs of the same decision differ between the two, for every open decision.
    pub differences: Vec<f32>,
    /// Seconds until the first picture and until the end.
    pub first_s: f32,
    pub full_s: f32,
}

/// Plays a game as people of several strengths would, analyses it twice, plants a blunder into it, and looks whether
/// it is found.
pub fn try_out<G: Heuristic>(title: &Title<G>, setup: &Setup, seed: u64, threads: usize) -> Result<Trialled, String> {
    let plain = play(title, setup, seed, false)?.0;
    let (planted_game, planted, planted_cost) = play(title, setup, seed, true)?;
    let of = |game: &Match<G>| Analyst::of(game, 1.0).ok_or_else(|| "the game does not follow from its log".to_owned());
    let (plain, with_blunder) = (of(&plain)?, of(&planted_game)?);
    let (first, first_s, full_s) = timed(&plain, threads, seed.wrapping_mul(2));
    let (second, ..) = timed(&plain, threads, seed.wrapping_mul(2).wrapping_add(1));
    let (mut marks, mut ranks) = (Vec::new(), Vec::new());
    if let Some(number) = planted {
        let (analysis, ..) = timed(&with_blunder, threads, seed.wrapping_mul(3));
        let found = &analysis.decisions[number as usize];
        marks.push(found.mark);
        ranks.push(1 + analysis.decisions.iter().filter(|decision| decision.cost > found.cost).count());
    }
    let worst = |analysis: &Analysis| analysis.worst().map(|number| number as u32);
    let cost = |analysis: &Analysis| analysis.worst().map_or(0.0, |number| analysis.decisions[number].cost);
    let pairs = first.decisions.iter().zip(&second.decisions).filter(|(one, _)| one.mark != Mark::Only);
    Ok(Trialled {
        seed,
        decisions: first.decisions.len() as u32,
        open_decisions: pairs.clone().count() as u32,
        planted,
        planted_cost,
        marks,
        ranks,
        worst: vec![worst(&first), worst(&second)],
        worst_cost: vec![cost(&first), cost(&second)],
        differences: pairs.map(|(one, other)| (one.cost - other.cost).abs()).collect(),
        first_s,
        full_s,
    })
}

fn timed<G: Heuristic>(analyst: &Analyst<G>, threads: usize, luck: u64) -> (Analysis, f32, f32) {
    let begun = Instant::now();
    let first = std::sync::OnceLock::new();
    let on_look = |schedule: &Schedule| {
        let seen = schedule.analysis().decisions.iter().all(|decision| decision.depth > Depth::Unseen);
        if seen {
            first.get_or_init(|| begun.elapsed().as_secs_f32());
        }
    };
    let analysis = analyse(analyst, (threads, luck), &Stop::default(), &on_look);
    (analysis, first.get().copied().unwrap_or_default(), begun.elapsed().as_secs_f32())
}

/// A game between the levels that people play like; with a blunder of one of them where a place for it is found.
fn play<G: Heuristic>(
    title: &Title<G>,
    setup: &Setup,
    seed: u64,
    plants: bool,
) -> Result<(Match<G>, Option<u32>, f32), String> {
    let mut game = title.begin(setup.clone(), Seed::from_number(seed)).map_err(|error| error.to_string())?;
    let players = game.rules().players();
    let searches = Style::of(Kind::Search, Budget::Iterations(200));
    let styles = [Level::Karl.style(), searches, Level::Guest.style()];
    let mut minds: Vec<Player<G>> = Seat::all(players)
        .map(|seat| Player::new(styles[(seat.index() + seed as usize) % styles.len()], seed ^ u64::from(seat.0) << 40))
        .collect();
    let judge = judge_for::<G>(game.is_corrected()).unwrap_or_default();
    let mut luck = Fast::new(seed);
    let (mut planted, mut cost) = (None, 0.0);
    while let Some(seat) = game.rules().pending(game.state()).first() {
        let mut action = minds[seat.index()]
            .choose(game.rules(), game.state(), seat)
            .ok_or_else(|| format!("{seat} found nothing to do"))?;
        if plants && planted.is_none() && luck.below(TRIED_EVERY) == 0 {
            let mut actions = Vec::new();
            game.rules().candidates(game.state(), seat, &mut actions);
            if let Some(blunder) = Some(*luck.pick(&actions)).filter(|_| actions.len() > 1) {
                let effort = Effort { iterations: PLANTING, time: std::time::Duration::from_secs(2) };
                let mut study = Study::new(game.rules(), judge.clone());
                let asked = (game.state(), seat, Some(blunder));
                let weighed = study.weigh(asked, true, effort, luck.next(), &Stop::default());
                let chance = |found: &super::study::Weighed<G::Action>| found.chances[seat.index()];
                let best = weighed.first().map_or(0.0, chance);
                let its = weighed.iter().find(|found| found.action == blunder).map_or(best, chance);
                if best - its >= PLANTED_BLUNDERS * G::INSIGHT.blunder {
                    (planted, cost, action) = (Some(game.moves()), best - its, blunder);
                }
            }
        }
        game.act(seat, action).map_err(|illegal| format!("{seat} {action}: {illegal}"))?;
    }
    Ok((game, planted, cost))
}
