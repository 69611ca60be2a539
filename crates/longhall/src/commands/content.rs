//! `longhall content`: the cards and numbers of a game with where each comes from, or a file to fill in with corrections.

use engine::Provenance;
use registry::Registry;

use crate::Done;
use crate::commands::game;
use crate::tell;

#[derive(clap::Args)]
pub struct Args {
    /// One of the games that `longhall games` lists
    game: String,
    /// Print a file to fill in with corrections: every reconstructed item, commented out
    #[arg(long)]
    template: bool,
    /// The content for programs
    #[arg(long)]
    json: bool,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    let entry = game(registry, &args.game)?;
    let content = entry.title.content();
    if args.template {
        for file in content.file_names() {
            tell!(
                "# {0}/{file}: save as DIR/{0}/{file}, remove the # of what you correct, then use --content DIR",
                args.game
            );
            tell!("{}", content.template(file, Provenance::Reconstructed));
        }
        return Ok(());
    }
    let items = content.items();
    if args.json {
        tell!("{}", serde_json::to_string_pretty(&items)?);
        return Ok(());
    }
    let groups = [Provenance::Corrected, Provenance::Reconstructed, Provenance::Public, Provenance::Rulebook];
    for source in groups {
        let of_source: Vec<_> = items.iter().filter(|item| item.source == source).collect();
        if of_source.is_empty() {
            continue;
        }
        tell!("{} ({})", serde_json::to_string(&source)?.trim_matches('"'), of_source.len());
        for item in of_source {
            let fields = item.fields.iter().filter(|(field, _)| *field != "id" && *field != "source");
            let fields: Vec<_> = fields.map(|(field, value)| format!("{field} = {value}")).collect();
            tell!("  {:<14} {:<10} {:<16} {}", item.file, item.kind, item.id, fields.join(", "));
        }
    }
    Ok(())
}
