//! `longhall arena`: games between bots at changing seats, and how strong each is against the others.

use bots::arena::{Series, WinRate, bot_win_rates};
use registry::Registry;
use serde::Serialize;

use crate::Done;
use crate::commands::{contenders, game, options, progress, warn_of_weights};
use crate::tell;

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// Two or more bots (random, greedy, search, classic) or levels (guest, karl, jarl); a search may bring a
    /// budget of its own, numbers to try and weights: search:500x, classic:200ms, search:c0.3@FILE
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// How many play
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// For search: a time such as 100ms, or playouts such as 500x
    #[arg(long, default_value = "100ms")]
    budget: String,
    /// The chance of the games: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Standing {
    bot: String,
    #[serde(flatten)]
    rate: WinRate,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let setup = entry.title.setup(args.players, &options(&args.options)?)?;
    warn_of_weights(entry);
    let (bots, judges) = contenders(entry, &args.bots, &args.budget)?;
    if bots.len() < 2 {
        return Err("an arena needs two bots or more, such as --bots search,greedy".into());
    }
    let series = Series { bots, judges, games: args.games, first_seed: args.seed, check: false };
    let bar = progress(u64::from(args.games), "games");
    let played = entry.bots.play_series(entry.title.as_ref(), &setup, &series, &|| bar.inc(1))?;
    bar.finish_and_clear();
    let rates = bot_win_rates(&played, args.bots.len());
    let standings: Vec<_> = args.bots.into_iter().zip(rates).map(|(bot, rate)| Standing { bot, rate }).collect();
    if args.json {
        tell!("{}", serde_json::to_string(&standings)?);
        return Ok(());
    }
    tell!("{}: {} games of {} players, seats rotated, {} a decision", args.game, args.games, args.players, args.budget);
    for standing in &standings {
        let rate = standing.rate;
        tell!(
            "{:<12} {:5.1} %  (95 %: {:.1} to {:.1})",
            standing.bot,
            rate.rate * 100.0,
            rate.low * 100.0,
            rate.high * 100.0
        );
    }
    Ok(())
}
