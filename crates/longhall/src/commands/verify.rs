//! `longhall verify`: runs a saved game again and compares seed, moves and positions.

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
    let (lines, marks) = (save.lines.len(), save.lines.iter().filter(|line| line.mark.is_some()).count());
    let compared = match marks {
        0 if lines > 0 => "the save holds no marks, so no position could be compared".to_owned(),
        marks if marks < lines => format!("{marks} of {lines} positions have a mark, and agree with it"),
        _ => "every position agrees with its mark".to_owned(),
    };
    let origin = save.origin.unwrap_or_else(|| SeedOrigin::fixed(game.seed()));
    let commitment = origin.commitment();
    tell!("{} moves replayed from the seed: {compared}", game.moves());
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
            return Err(Failure::Check);
        }
        Some(_) => tell!("it is the one the table showed before the first move"),
        None => {}
    }
    // A save without marks proves that its moves are legal, not that they led where they are said to have led.
    if marks == 0 && lines > 0 { Err(Failure::Check) } else { Ok(()) }
}
