//! `longhall arena`: games between bots at changing seats, and how strong each is against the others.

use std::path::PathBuf;

use bots::arena::{Played, Series, WinRate, bot_win_rates};
use registry::{RegisteredGame, Registry};
use serde::Serialize;

use crate::commands::matches::{Contender, Matches};
use crate::commands::{contenders, game, options, progress, warn_of_weights};
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// Two or more bots (random, greedy, search, classic) or levels (guest, karl, jarl); a search may bring a
    /// budget of its own, numbers to try and weights: search:500x, classic:200ms, search:c0.3@FILE. A program plays
    /// with exec: "exec:python3 engine.py"
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
    /// Of two bots: stop as soon as the first is shown to be stronger, or not (95 %, 50 against 55 % of wins)
    #[arg(long)]
    until_decided: bool,
    /// A folder in which every game is kept; a search begins every move anew then
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

/// Games for each bot between two looks at whether the series is decided.
const GAMES_A_LOOK: u32 = 20;

#[derive(Serialize)]
struct Standing {
    bot: String,
    #[serde(flatten)]
    rate: WinRate,
    /// Points of a rating above the field: 0 for who wins the even share.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let setup = entry.title.setup(args.players, &options(&args.options)?)?;
    warn_of_weights(entry);
    let contenders = read_contenders(entry, &args)?;
    let bots = &args.bots;
    if bots.len() < 2 {
        return Err("an arena needs two bots or more, such as --bots search,greedy".into());
    }
    if args.until_decided && bots.len() != 2 {
        return Err("--until-decided compares two bots".into());
    }
    let look = if args.until_decided { GAMES_A_LOOK * bots.len() as u32 } else { args.games };
    let bar = progress(u64::from(args.games), "games");
    let (mut played, mut verdict) = (Vec::new(), Verdict::Open);
    while (played.len() as u32) < args.games && verdict == Verdict::Open {
        let games = look.min(args.games - played.len() as u32);
        // Every bot sits once at every seat of a seed.
        let first_seed = args.seed.wrapping_add(played.len() as u64 / bots.len() as u64);
        match contenders.iter().map(Contender::style).collect::<Option<(Vec<_>, Vec<_>)>>() {
            Some((bots, judges)) if args.save.is_none() => {
                let series = Series { bots, judges, games, first_seed, check: false };
                played.extend(entry.bots.play_series(entry.title.as_ref(), &setup, &series, &|| bar.inc(1))?);
            }
            _ => {
                let (options, folder) = (options(&args.options)?, args.save.clone());
                let (players, first_seed) = (args.players, args.seed);
                let matches = Matches { entry, players, options, contenders: &contenders, first_seed, folder };
                for _ in 0..games {
                    played.push(matches.play(played.len() as u32)?);
                    bar.inc(1);
                }
            }
        }
        if args.until_decided {
            verdict = Verdict::of(&shares_of_first(&played));
        }
    }
    bar.finish_and_clear();
    let rates = bot_win_rates(&played, args.bots.len());
    let even = 1.0 / f64::from(args.players);
    let rating = |rate: WinRate| Some(rating_above(rate.rate, even));
    let standings: Vec<_> =
        args.bots.into_iter().zip(rates).map(|(bot, rate)| Standing { bot, rate, rating: rating(rate) }).collect();
    if args.json {
        tell!("{}", serde_json::to_string(&standings)?);
        return Ok(());
    }
    let games = played.len();
    tell!("{}: {games} games of {} players, seats rotated, {} a decision", args.game, args.players, args.budget);
    for standing in &standings {
        let rate = standing.rate;
        tell!(
            "{:<12} {:5.1} %  (95 %: {:.1} to {:.1}){}",
            standing.bot,
            rate.rate * 100.0,
            rate.low * 100.0,
            rate.high * 100.0,
            standing.rating.map(|rating| format!("  rating {rating:+.0}")).unwrap_or_default()
        );
    }
    match verdict {
        Verdict::Stronger => tell!("Decided: {} is stronger.", standings[0].bot),
        Verdict::NotStronger => tell!("Decided: {} is not stronger.", standings[0].bot),
        Verdict::Open if args.until_decided => tell!("Not decided: more games are needed."),
        Verdict::Open => {}
    }
    Ok(())
}

fn read_contenders(entry: &RegisteredGame, args: &Args) -> Result<Vec<Contender>, Failure> {
    let mut found = Vec::new();
    for name in &args.bots {
        found.push(match name.strip_prefix("exec:") {
            Some(command) => Contender::Program(command.to_owned()),
            None => {
                let (styles, judges) = contenders(entry, std::slice::from_ref(name), &args.budget)?;
                let style = styles.into_iter().next().ok_or("a bot without a name")?;
                Contender::Bot(style, judges.into_iter().next().flatten())
            }
        });
    }
    Ok(found)
}

/// What the first of two bots won of each game, from 0 to 1.
fn shares_of_first(played: &[Played]) -> Vec<f64> {
    played.iter().map(|game| bot_win_rates(std::slice::from_ref(game), 2)[0].wins).collect()
}

/// The same against a field of several: by how much the odds of a win are better than even.
fn rating_above(share: f64, even: f64) -> f64 {
    rating(share) - rating(even)
}

/// The difference in a rating by which one of two wins such a share; bounded where nothing is won or lost.
fn rating(share: f64) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share)).log10()
}

/// Whether the first of two bots is stronger: a sequential test of 55 % of wins against 50 %, wrong in one of twenty.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Verdict {
    Open,
    Stronger,
    NotStronger,
}

impl Verdict {
    const EVEN: f64 = 0.5;
    const STRONGER: f64 = 0.55;
    /// Logarithm of how much likelier one must be than the other: 0.95 to 0.05.
    const BOUND: f64 = 2.944;

    /// By the likelihood of the mean of the shares, taken as normally distributed.
    fn of(shares: &[f64]) -> Verdict {
        // A game won and one lost beside those played: a spread even where all games ended alike.
        let n = shares.len() as f64 + 2.0;
        let mean = (shares.iter().sum::<f64>() + 1.0) / n;
        let squares = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>();
        let spread = (squares + mean.powi(2) + (1.0 - mean).powi(2)) / n;
        let likelier = n * (Self::STRONGER - Self::EVEN) * (2.0 * mean - Self::EVEN - Self::STRONGER) / (2.0 * spread);
        match likelier {
            likelier if likelier >= Self::BOUND => Verdict::Stronger,
            likelier if likelier <= -Self::BOUND => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Series of up to 4,000 games in which the first wins so often; how many of 300 are decided for it.
    fn found_stronger(percent: u32) -> usize {
        let mut luck = engine::Fast::new(1);
        let series = (0..300).map(|_| {
            let mut shares = Vec::new();
            let mut verdict = Verdict::Open;
            while verdict == Verdict::Open && shares.len() < 4_000 {
                shares.extend((0..40).map(|_| f64::from(u8::from(luck.below(100) < percent))));
                verdict = Verdict::of(&shares);
            }
            verdict
        });
        series.filter(|verdict| *verdict == Verdict::Stronger).count()
    }

    #[test]
    fn equal_bots_are_seldom_told_apart_and_a_stronger_one_is_found() {
        assert!(found_stronger(50) <= 24, "one in twenty, and a little for chance");
        assert!(found_stronger(55) >= 276);
        assert_eq!(found_stronger(70), 300);
    }

    #[test]
    fn a_few_games_decide_nothing() {
        assert_eq!(Verdict::of(&[1.0; 5]), Verdict::Open);
        assert_eq!(Verdict::of(&[1.0; 60]), Verdict::Stronger);
        assert_eq!(Verdict::of(&[0.0; 60]), Verdict::NotStronger);
    }

    #[test]
    fn ratings_follow_shares() {
        assert_eq!(rating(0.5), 0.0);
        assert!((rating(0.64) - 100.0).abs() < 1.0);
        assert_eq!(rating_above(0.25, 0.25), 0.0);
        assert!(rating_above(0.5, 0.25) > 190.0, "twice the share of four");
        assert!(rating(1.0).is_finite());
    }
}
