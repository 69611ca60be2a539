//! `longhall replay`: a position of a saved game, as one seat or the public saw it.

use std::path::PathBuf;

use engine::{Seat, Text, Viewer};
use registry::Registry;
use serde::Serialize;

use crate::Done;
use crate::boards;
use crate::commands::open_save;
use crate::tell;
use crate::words::{Language, Table, Words};

#[derive(clap::Args)]
pub struct Args {
    /// A saved game
    file: PathBuf,
    /// Show the position after this many moves; the last one if not given
    #[arg(long)]
    at: Option<u32>,
    /// Through whose eyes: p1, p2 … ; the public view if not given
    #[arg(long)]
    seat: Option<String>,
    /// The language: en, ru or uk; that of the terminal otherwise
    #[arg(long)]
    lang: Option<Language>,
    /// For programs: a JSON line for every move, then the view
    #[arg(long)]
    json: bool,
}

/// A move as a program reads it.
#[derive(Serialize)]
struct Move {
    number: u32,
    seat: Seat,
    action: String,
    told: Vec<String>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let game = open_save(registry, &args.file)?;
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    let viewer: Viewer = args.seat.as_deref().unwrap_or("public").parse()?;
    if viewer.seat().is_some_and(|seat| seat.0 >= game.players()) {
        return Err(format!("there are {} seats at this table", game.players()).into());
    }
    let names: Vec<String> = Seat::all(game.players())
        .map(|seat| {
            words.say(&Text::new("cli-player").number("number", seat.0 + 1), &Table { names: &[], reader: None })
        })
        .collect();
    let table = Table { names: &names, reader: None };
    let at = args.at.unwrap_or(game.moves()).min(game.moves());
    for number in 0..at {
        let Some((seat, action)) = game.action(number) else { break };
        let told = game.retell(number).into_iter().filter(|told| told.audience.includes(viewer));
        let told: Vec<String> = told.filter_map(|told| told.text).map(|text| words.say(&text, &table)).collect();
        let played = Move { number: number + 1, seat, action, told };
        if args.json {
            tell!("{}", serde_json::to_string(&played)?);
        } else {
            tell!("{:>4}  {seat} {}", played.number, played.action);
            played.told.iter().for_each(|line| tell!("      {line}"));
        }
    }
    let position = game.at(at);
    if args.json {
        tell!("{}", serde_json::to_string(&position.view(viewer))?);
    } else {
        tell!("\n{}", boards::draw(position.as_ref(), viewer, &words, &table));
    }
    Ok(())
}
