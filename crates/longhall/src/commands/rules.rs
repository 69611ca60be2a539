//! `longhall rules`: the rules of a game, and what they leave to its content.

use registry::Registry;

use crate::Done;
use crate::boards;
use crate::commands::{game, seed};
use crate::paper::put;
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
    let title = &game(registry, &args.game)?.title;
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    tell!("{}", words.rules(title.id()).ok_or("there are no rules in this language")?);
    let (least, _) = title.info().players;
    put(&boards::reference(title.begin(least, &[], seed(None))?.as_ref(), &words));
    Ok(())
}
