//! `longhall games`: lists the games with their options.

use engine::Text;
use registry::Registry;

use crate::Done;
use crate::boards::columns::Columns;
use crate::paper::put;
use crate::tell;
use crate::words::{Language, Table, Words};

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
    let table = Table { names: &[], reader: None };
    for info in registry.iter().map(|entry| entry.title.info()) {
        let (least, most) = info.players;
        let players = words.say(&Text::new("cli-games-players").number("least", least).number("most", most), &table);
        let corrected = if info.corrected { words.get("cli-games-corrected") } else { String::new() };
        let name = words.get(&format!("{}-name", info.id));
        tell!("{}", format!("{:<10} {name} ({players}) {corrected}", info.id).trim_end());
        tell!("           {}", words.get(&format!("{}-tagline", info.id)));
        for option in info.options {
            let option_name = format!("{}-option-{}", info.id, option.key);
            tell!("           {}", words.get(&option_name));
            let mut values = Columns::default();
            for value in option.values {
                let written = format!("             --option {}={value}", option.key);
                values.row([written, words.get(&format!("{option_name}-{value}"))]);
            }
            put(&values.to_string());
        }
    }
    Ok(())
}
