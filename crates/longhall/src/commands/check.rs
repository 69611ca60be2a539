//! `longhall check`: tries the laws on many random games, and shows how to see a broken one again.

use engine::laws::{Law, Plan};
use registry::Registry;

use crate::commands::{game, options, progress};
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// Games for each number of players
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The first game to play; the next ones follow it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only so many players, with the options given: to see a problem again
    #[arg(long)]
    players: Option<u8>,
    /// An option of the game, key=value; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", requires = "players")]
    options: Vec<String>,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let only = match args.players {
        Some(players) => Some(entry.title.setup(players, &options(&args.options)?)?),
        None => None,
    };
    let (least, most) = args.players.map_or(entry.title.info().players, |players| (players, players));
    let bar = progress(args.games * u64::from(most - least + 1), "games");
    let plan = Plan { games: args.games, first_seed: args.seed, only };
    let report = entry.title.check_laws(&plan, &|| bar.inc(1));
    bar.finish_and_clear();
    let (mut passed, mut failed) = (0, 0);
    for players in least..=most {
        for law in Law::ALL {
            let broken: Vec<_> =
                report.violations.iter().filter(|one| one.law == law && one.players == players).collect();
            let Some(first) = broken.first() else {
                passed += 1;
                continue;
            };
            failed += 1;
            tell!(
                "{players} players, {law:?}: {} of {} games; first with seed {}, options {}, decision {}: {}",
                broken.len(),
                args.games,
                first.seed,
                first.options,
                first.decision,
                first.problem
            );
        }
    }
    if args.json {
        let figures = serde_json::json!({
            "game": args.game, "games": report.games, "decisions": report.decisions, "passed": passed, "failed": failed,
        });
        tell!("{figures}");
    } else {
        tell!(
            "{} games, {} decisions, {} laws for {least} to {most} players",
            report.games,
            report.decisions,
            Law::ALL.len()
        );
        tell!("{passed} passed, {failed} failed");
    }
    if failed == 0 { Ok(()) } else { Err(Failure::Check) }
}
