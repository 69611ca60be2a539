//! `longhall export`: saved games as JSON lines for studies, one for every decision: what the seat saw, what it could
//! do, what it did, and how the game ended.

use std::path::{Path, PathBuf};

use engine::{AnyMatch, Outcome, Seat, Viewer};
use registry::Registry;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::commands::open_save;
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// Saved games
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Leave out what the seat saw: only seats, choices and actions
    #[arg(long)]
    no_views: bool,
    /// Leave out what else the seat could have done
    #[arg(long)]
    no_choices: bool,
}

/// One decision of a game.
#[derive(Serialize)]
struct Decision<'a> {
    file: &'a str,
    game: &'static str,
    rules_version: &'a str,
    players: u8,
    /// Counted from 0; what was taken back is not among them.
    number: u32,
    seat: Seat,
    /// The position as this seat knew it.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Box<RawValue>>,
    /// All legal actions of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    choices: Option<Vec<String>>,
    action: &'a str,
    /// Nothing where the game was not finished.
    outcome: &'a Option<Outcome>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    for file in &args.files {
        let game = open_save(registry, file)?;
        write(game.as_ref(), file, &args).map_err(|failure| failure.within(&file.display().to_string()))?;
    }
    Ok(())
}

fn write(game: &dyn AnyMatch, file: &Path, args: &Args) -> Result<(), Failure> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let outcome = game.outcome();
    let mut position = game.at(0);
    for number in 0..game.moves() {
        let Some((seat, action)) = game.action(number) else { break };
        let choices = if args.no_choices { None } else { position.choices(seat, usize::MAX) };
        let decision = Decision {
            file: &name,
            game: game.game(),
            rules_version: game.rules_version(),
            players: game.players(),
            number,
            seat,
            view: (!args.no_views).then(|| position.view(Viewer::Seat(seat))),
            choices: choices.map(|choices| choices.into_iter().map(|choice| choice.action).collect()),
            action: &action,
            outcome: &outcome,
        };
        tell!("{}", serde_json::to_string(&decision)?);
        position.act(seat, &action)?;
    }
    Ok(())
}
