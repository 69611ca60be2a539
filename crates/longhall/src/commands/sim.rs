//! `longhall sim`: many games of bots, and what came out: winners, points, length.

use std::time::Instant;

use bots::arena::{Played, Series, bot_win_rates, seat_win_rates};
use registry::Registry;
use serde::Serialize;

use crate::Done;
use crate::commands::{contenders, game, options, progress, warn_of_weights};
use crate::tell;

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// How many play
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many games
    #[arg(long, default_value_t = 1000)]
    games: u32,
    /// Bots (random, greedy, search) or levels (guest, karl, jarl) at the seats, in turn
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// The chance of the games: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// For search: a time such as 100ms, or playouts such as 500x
    #[arg(long, default_value = "50ms")]
    budget: String,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Check the invariants after every action
    #[arg(long)]
    check: bool,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    games: u32,
    games_per_s: f64,
    mean_points: f64,
    mean_points_of_winners: f64,
    mean_decisions: f64,
    shared_victories: f64,
    tie_breaks: f64,
    seats: Vec<f64>,
    bots: Vec<(String, f64)>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let setup = entry.title.setup(args.players, &options(&args.options)?)?;
    warn_of_weights(entry);
    let (bots, judges) = contenders(entry, &args.bots, &args.budget)?;
    let series = Series { bots, judges, games: args.games, first_seed: args.seed, check: args.check };
    let bar = progress(u64::from(args.games), "games");
    let start = Instant::now();
    let played = entry.bots.play_series(entry.title.as_ref(), &setup, &series, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let games_per_s = f64::from(args.games) / start.elapsed().as_secs_f64();
    let figures = figures(entry.title.id(), args.players, &played, &args.bots, games_per_s);
    if args.json {
        tell!("{}", serde_json::to_string(&figures)?);
    } else {
        print(&figures);
    }
    Ok(())
}

fn figures(game: &'static str, players: u8, played: &[Played], names: &[String], games_per_s: f64) -> Figures {
    let mean = |of: &dyn Fn(&Played) -> f64| played.iter().map(of).sum::<f64>() / played.len().max(1) as f64;
    let best = |game: &Played| f64::from(game.outcome.points.iter().copied().max().unwrap_or(0));
    let rates = bot_win_rates(played, names.len());
    Figures {
        game,
        players,
        games: played.len() as u32,
        games_per_s,
        mean_points: mean(&|game| f64::from(game.outcome.points.iter().sum::<i32>()) / f64::from(players)),
        mean_points_of_winners: mean(&best),
        mean_decisions: mean(&|game| f64::from(game.decisions)),
        shared_victories: mean(&|game| f64::from(u8::from(game.outcome.winners.len() > 1))),
        tie_breaks: mean(&|game| f64::from(u8::from(game.outcome.tie_break.is_some()))),
        seats: seat_win_rates(played, players).into_iter().map(|rate| rate.rate).collect(),
        bots: names.iter().cloned().zip(rates.iter().map(|rate| rate.rate)).collect(),
    }
}

fn print(figures: &Figures) {
    tell!(
        "{} with {} players: {} games, {:.0} games/s",
        figures.game,
        figures.players,
        figures.games,
        figures.games_per_s
    );
    tell!("points        mean {:.2}, winners {:.2}", figures.mean_points, figures.mean_points_of_winners);
    tell!("decisions     mean {:.1} a game", figures.mean_decisions);
    tell!(
        "tie-breaks    {:.1} %, shared victories {:.2} %",
        figures.tie_breaks * 100.0,
        figures.shared_victories * 100.0
    );
    for (seat, rate) in figures.seats.iter().enumerate() {
        tell!("seat {}        wins {:.1} %", seat + 1, rate * 100.0);
    }
    for (bot, rate) in &figures.bots {
        tell!("{bot:<13} wins {:.1} %", rate * 100.0);
    }
}
