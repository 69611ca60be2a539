//! `longhall papers`: the manual pages and the completions for shells, for whoever packs the program.

use std::path::PathBuf;

use clap_complete::Shell;

use crate::Done;

#[derive(clap::Args)]
pub struct Args {
    /// The folder to write them to: man/ and completions/
    folder: PathBuf,
}

pub fn run(mut cli: clap::Command, args: Args) -> Done {
    let (manual, completions) = (args.folder.join("man"), args.folder.join("completions"));
    for folder in [&manual, &completions] {
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    clap_mangen::generate_to(cli.clone(), &manual)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell] {
        clap_complete::generate_to(shell, &mut cli, "longhall", &completions)?;
    }
    Ok(())
}
