//! `longhall rules`: prints the rules reference of a game.

use registry::Registry;

use crate::Done;
use crate::commands::game;
use crate::tell;
use crate::words::{Language, Words};

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// The language: en, ru or uk; that of the terminal otherwise
    #[arg(long)]
    lang: Option<Language>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let id = game(registry, &args.game)?.title.id();
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    tell!("{}", words.rules(id).ok_or("there are no rules in this language")?);
    Ok(())
}
