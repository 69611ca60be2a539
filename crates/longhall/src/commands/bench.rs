//! `longhall bench`: how many decisions a second the rules of a game take, and whether they allocate.

use registry::Registry;

use crate::Done;
use crate::allocations;
use crate::commands::game;
use crate::tell;

#[derive(clap::Args)]
pub struct Args {
    /// One game; all of them if none is given
    game: Option<String>,
    /// Number of players; 4 where the game allows it
    #[arg(long)]
    players: Option<u8>,
    /// How long to play
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Figures for programs
    #[arg(long)]
    json: bool,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let wanted = match &args.game {
        Some(id) => vec![game(registry, id)?],
        None => registry.iter().collect(),
    };
    for entry in wanted {
        let (least, most) = entry.title.info().players;
        let setup = entry.title.setup(args.players.unwrap_or(4.clamp(least, most)), &[])?;
        let bench = entry.bots.bench(entry.title.as_ref(), &setup, args.seconds, &allocations::of_this_thread)?;
        if args.json {
            tell!("{}", serde_json::to_string(&bench)?);
        } else {
            tell!(
                "{:<10} {} players  {:>9.0} games/s  {:>11.0} decisions/s  {:.4} allocations a decision  state of {} bytes; \
                 the longest of 100 games, {} decisions, is taken up again in {:.1} ms",
                bench.game,
                bench.players,
                bench.games_per_s,
                bench.decisions_per_s,
                bench.allocations_per_decision,
                bench.state_bytes,
                bench.longest_decisions,
                bench.longest_load_ms
            );
        }
    }
    Ok(())
}
