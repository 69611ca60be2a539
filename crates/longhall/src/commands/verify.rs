//! `longhall verify`

use std::path::PathBuf;

use engine::{PartBy, SeedOrigin};
use registry::Registry;

use crate::commands::open_with_save;
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// A saved game
    file: PathBuf,
    /// The hash of the seed that the table showed before the first move
    #[arg(long)]
    commitment: Option<String>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let (game, save) = open_with_save(registry, &args.file)?;
    let origin = save.origin.unwrap_or_else(|| SeedOrigin::fixed(game.seed()));
    let commitment = origin.commitment();
    tell!("{} moves replayed from the seed: every position agrees with its mark", game.moves());
    if let Some(players) = &origin.players {
        let own = players.iter().filter(|part| part.by == PartBy::Player).count();
        tell!(
            "the seed follows from the server's part and {} of players, {own} of them sent by players",
            players.len()
        );
        tell!("hash of the server's part: {commitment}");
    } else {
        tell!("hash of the seed: {commitment}");
    }
    match &args.commitment {
        Some(shown) if *shown != commitment => {
            tell!("the table showed {shown} before the first move: the seed is another one");
            Err(Failure::Check)
        }
        Some(_) => {
            tell!("it is the one the table showed before the first move");
            Ok(())
        }
        None => Ok(()),
    }
}
