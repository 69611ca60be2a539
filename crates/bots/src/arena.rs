//! Games between bots: simulations, tournaments, and how fast a game runs.

use std::time::Instant;

use engine::{AnyMatch, Chance, Fast, Heuristic, Match, Outcome, SEATS_MAX, Seat, Seed, Setup, Silent, Title};
use rayon::prelude::*;
use serde::Serialize;

use crate::judge::Judge;
use crate::player::{Player, Style};

/// A finished game of a series.
#[derive(Clone, Debug)]
pub struct Played {
    pub outcome: Outcome,
    /// Which bot of the list sat at each seat.
    pub bots: Vec<usize>,
    pub decisions: u32,
}

/// What to play.
#[derive(Clone)]
pub struct Series {
    pub bots: Vec<Style>,
    /// A judgement for each of them instead of the one that the game ships.
    pub judges: Vec<Option<Judge>>,
    pub games: u32,
    pub first_seed: u64,
    /// Whether invariants are checked after every action.
    pub check: bool,
}

/// Plays a series, seats rotated from game to game, several games at once.
pub fn play_series<G: Heuristic>(
    title: &Title<G>,
    setup: &Setup,
    series: &Series,
    on_game: &(dyn Fn() + Sync),
) -> Result<Vec<Played>, String> {
    let rules = title.rules(setup).map_err(|error| error.to_string())?;
    let is_corrected = title.content().is_corrected();
    let shipped = if is_corrected { Judge::BY_HAND } else { Judge::shipped::<G>().unwrap_or_default() };
    (0..series.games)
        .into_par_iter()
        .map(|game| {
            let played = play_one(&rules, series, &shipped, u64::from(game));
            on_game();
            played
        })
        .collect()
}

fn play_one<G: Heuristic>(rules: &G, series: &Series, shipped: &Judge, game: u64) -> Result<Played, String> {
    let players = rules.players() as usize;
    // Pairs of games share a seed with the seats turned, so that luck favours nobody.
    let round = game / series.bots.len() as u64;
    let bots: Vec<usize> = (0..players).map(|seat| (seat + game as usize) % series.bots.len()).collect();
    let seed = series.first_seed.wrapping_add(round);
    // A bot listed twice must not play the same game twice.
    let luck = series.first_seed.wrapping_add(game);
    let mut minds: Vec<Player<G>> = bots
        .iter()
        .enumerate()
        .map(|(seat, bot)| {
            let judge = series.judges.get(*bot).and_then(Option::as_ref).unwrap_or(shipped).clone();
            Player::with_judge(series.bots[*bot], judge, luck.wrapping_mul(31).wrapping_add(seat as u64))
        })
        .collect();
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    let mut decisions = 0;
    while let Some(seat) = rules.pending(&state).first() {
        let action =
            minds[seat.index()].choose(rules, &state, seat).ok_or_else(|| format!("{seat} found nothing to do"))?;
        rules.apply(&mut state, seat, action, &mut Silent).map_err(|illegal| format!("{seat} {action}: {illegal}"))?;
        decisions += 1;
        if series.check {
            rules.invariants(&state).map_err(|problem| format!("seed {seed}, after {seat} {action}: {problem}"))?;
        }
        if decisions > G::DECISIONS_MAX {
            return Err(format!("seed {seed}: more than {} decisions", G::DECISIONS_MAX));
        }
    }
    let outcome = rules.outcome(&state).ok_or("the game ended without a result")?;
    Ok(Played { outcome, bots, decisions })
}

/// How fast a game runs on one core under random play: listing the legal actions and doing one of them. Its legality
/// is not checked a second time, as in the search of the bots.
#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    pub game: &'static str,
    pub players: u8,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub allocations_per_decision: f64,
    pub state_bytes: usize,
    /// The longest of some random games, and how long a server needs to take it up again from its log.
    pub longest_decisions: u32,
    pub longest_load_ms: f64,
}

/// Random games among which the longest is looked for.
const LONG_GAMES: u64 = 100;

/// Plays random games for about `seconds`. `allocations` counts those of this thread so far, where the
/// program counts them.
pub fn bench<G: Heuristic>(
    title: &Title<G>,
    setup: &Setup,
    seconds: f64,
    allocations: &dyn Fn() -> u64,
) -> Result<Bench, String> {
    let rules = title.rules(setup).map_err(|error| error.to_string())?;
    let mut luck = Fast::new(1);
    let mut actions: Vec<G::Action> = Vec::with_capacity(1 << 14);
    random_games(&rules, 200, &mut luck, &mut actions)?;
    let (start, allocated) = (Instant::now(), allocations());
    let (mut games, mut decisions) = (0u64, 0u64);
    while start.elapsed().as_secs_f64() < seconds {
        decisions += random_games(&rules, 50, &mut luck, &mut actions)?;
        games += 50;
    }
    let (elapsed, allocated) = (start.elapsed().as_secs_f64(), allocations() - allocated);
    let (longest_decisions, longest_load_ms) = longest_load(title, setup, &mut luck)?;
    Ok(Bench {
        game: G::ID,
        players: rules.players(),
        games_per_s: games as f64 / elapsed,
        decisions_per_s: decisions as f64 / elapsed,
        allocations_per_decision: allocated as f64 / decisions as f64,
        state_bytes: size_of::<G::State>(),
        longest_decisions,
        longest_load_ms,
    })
}

fn longest_load<G: Heuristic>(title: &Title<G>, setup: &Setup, luck: &mut Fast) -> Result<(u32, f64), String> {
    let mut longest: Option<Match<G>> = None;
    let mut actions = Vec::new();
    for seed in 1..=LONG_GAMES {
        let begun = title.begin(setup.clone(), Seed::from_number(seed));
        let mut game = begun.map_err(|error| error.to_string())?;
        while let Some(seat) = game.pending().first() {
            actions.clear();
            game.rules().legal_actions(game.state(), seat, &mut actions);
            game.act(seat, *luck.pick(&actions)).map_err(|illegal| illegal.to_string())?;
        }
        if longest.as_ref().is_none_or(|other| game.moves() > other.moves()) {
            longest = Some(game);
        }
    }
    let longest = longest.ok_or("no game was played")?;
    let save = longest.save();
    let start = Instant::now();
    title.load(&save).map_err(|error| error.to_string())?;
    Ok((longest.moves(), start.elapsed().as_secs_f64() * 1000.0))
}

fn random_games<G: Heuristic>(
    rules: &G,
    games: u32,
    luck: &mut Fast,
    actions: &mut Vec<G::Action>,
) -> Result<u64, String> {
    let mut decisions = 0;
    for _ in 0..games {
        let mut state = rules.start(Chance::imagined(luck.next()), &mut Silent);
        while let Some(seat) = rules.pending(&state).first() {
            actions.clear();
            rules.legal_actions(&state, seat, actions);
            let action = *actions.get(luck.below(actions.len() as u32) as usize).ok_or("nothing to do")?;
            debug_assert!(rules.check(&state, seat, action).is_ok(), "listed actions are legal");
            rules.perform(&mut state, seat, action, &mut Silent);
            decisions += 1;
        }
    }
    Ok(decisions)
}

/// Share of wins with its 95 % interval (Wilson), ties counted as shares.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct WinRate {
    pub wins: f64,
    pub games: u32,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl WinRate {
    pub fn of(wins: f64, games: u32) -> WinRate {
        let (n, z) = (f64::from(games.max(1)), 1.96);
        let rate = wins / n;
        let centre = (rate + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let spread = z / (1.0 + z * z / n) * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
        WinRate { wins, games, rate, low: (centre - spread).max(0.0), high: (centre + spread).min(1.0) }
    }
}

/// Share of wins of each bot of the list: its part of every game it sat in, per seat it held.
pub fn bot_win_rates(played: &[Played], bots: usize) -> Vec<WinRate> {
    (0..bots)
        .map(|bot| {
            let wins = played.iter().map(|game| share_of(game, |seat| game.bots[seat.index()] == bot)).sum();
            WinRate::of(wins, played.len() as u32)
        })
        .collect()
}

/// Share of wins of each seat.
pub fn seat_win_rates(played: &[Played], players: u8) -> Vec<WinRate> {
    Seat::all(players)
        .map(|wanted| {
            let wins = played.iter().map(|game| share_of(game, |seat| seat == wanted)).sum();
            WinRate::of(wins, played.len() as u32)
        })
        .collect()
}

fn share_of(game: &Played, holds: impl Fn(Seat) -> bool) -> f64 {
    Seat::all(game.bots.len().min(SEATS_MAX) as u8)
        .filter(|seat| holds(*seat))
        .map(|seat| f64::from(game.outcome.share(seat)))
        .sum()
}
