//! `longhall games`

use registry::Registry;

use crate::Done;
use crate::tell;
use crate::words::{Language, Words};

#[derive(clap::Args)]
pub struct Args {
    /// The list for programs
    #[arg(long)]
    json: bool,
    /// The language: en, ru or uk; that of the terminal otherwise
    #[arg(long)]
    lang: Option<Language>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    if args.json {
        let games: Vec<_> = registry.iter().map(|entry| entry.title.info()).collect();
        tell!("{}", serde_json::to_string_pretty(&games)?);
        return Ok(());
    }
    let words = Words::of(args.lang.unwrap_or_else(Language::of_environment));
    for info in registry.iter().map(|entry| entry.title.info()) {
        let (least, most) = info.players;
        let corrected = if info.corrected { words.get("cli-games-corrected") } else { String::new() };
        tell!("{:<10} {} ({least}–{most}) {corrected}", info.id, words.get(&format!("{}-name", info.id)));
        tell!("           {}", words.get(&format!("{}-tagline", info.id)));
        for option in info.options {
            tell!("           --option {}={}", option.key, option.values.join("|"));
            tell!("               {}", words.get(&format!("{}-option-{}", info.id, option.key)));
        }
    }
    Ok(())
}
