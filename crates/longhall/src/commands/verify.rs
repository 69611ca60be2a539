//! `longhall verify`

use std::path::PathBuf;

use engine::seed_commitment;
use registry::Registry;

use crate::commands::open_save;
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
    let game = open_save(registry, &args.file)?;
    let commitment = seed_commitment(&game.seed());
    tell!("{} moves replayed from the seed: every position agrees with its mark", game.moves());
    tell!("hash of the seed: {commitment}");
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
