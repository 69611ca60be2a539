//! `longhall train`: plays games to learn from and writes their positions down for `training/train.py`.

use std::path::PathBuf;
use std::time::Instant;

use bots::training::Lessons;
use bots::{Judge, Style};
use registry::{RegisteredGame, Registry};

use crate::commands::{budget, game, options, progress};
use crate::{Done, Failure, tell};

/// Games in one file of positions.
const PART: u32 = 20;

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// The folder for the positions; games that lie there already are not played again
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 2000)]
    games: u32,
    /// Who plays, in turn from game to game: greedy, search:300x and so on
    #[arg(long, value_delimiter = ',', default_value = "greedy,search:200x")]
    bots: Vec<String>,
    /// How many play, in turn
    #[arg(long, value_delimiter = ',', default_value = "2")]
    players: Vec<u8>,
    /// The chance of the games: the same number gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A game begins with fewer random choices than this
    #[arg(long, default_value_t = 12)]
    random: u32,
    /// One decision in so many is written down
    #[arg(long, default_value_t = 2)]
    one_in: u32,
    /// Weights for the search instead of those that the game ships
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let options = options(&args.options)?;
    let setups = args.players.iter().map(|players| entry.title.setup(*players, &options)).collect::<Result<_, _>>()?;
    let budget = budget("200x")?;
    let styles = args.bots.iter().map(|name| Style::named(name, budget)).collect::<Result<_, _>>()?;
    let judge = match &args.weights {
        Some(file) => read_judge(entry, &file.display().to_string())?,
        None => entry.bots.shipped_judge(entry.title.as_ref())?,
    };
    let lessons = Lessons {
        styles,
        judge,
        setups,
        games: args.games,
        part: PART,
        first_seed: args.seed,
        random_choices: args.random,
        note_one_in: args.one_in,
        folder: args.out,
    };
    let bar = progress(u64::from(args.games), "games");
    let start = Instant::now();
    let written = entry.bots.write_games(entry.title.as_ref(), &lessons, &|| bar.inc(1))?;
    bar.finish_and_clear();
    tell!(
        "{}: {} games played in {:.0} s, {} positions written to {}",
        args.game,
        written.games,
        start.elapsed().as_secs_f64(),
        written.positions,
        lessons.folder.display()
    );
    Ok(())
}

/// A judgement from a file of weights.
pub fn read_judge(entry: &RegisteredGame, file: &str) -> Result<Judge, Failure> {
    let weights = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    Ok(entry.bots.read_judge(&weights).map_err(|refused| format!("{file}: {refused}"))?)
}
