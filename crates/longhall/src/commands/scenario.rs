//! `longhall scenario`: runs rule examples, or lists what one may set.

use std::path::{Path, PathBuf};

use engine::scenario::game_of;
use registry::Registry;

use crate::commands::game;
use crate::tell;
use crate::{Done, Failure};

#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or folders of them
    #[arg(required_unless_present = "schema")]
    paths: Vec<PathBuf>,
    /// List what a scenario of this game may set: every path of its state, with the values seen there
    #[arg(long, value_name = "GAME", conflicts_with = "paths")]
    schema: Option<String>,
}

pub fn run(registry: &Registry, args: Args) -> Done {
    if let Some(id) = &args.schema {
        tell!("{}", game(registry, id)?.title.scenario_schema()?);
        return Ok(());
    }
    let mut files = Vec::new();
    for path in &args.paths {
        if !path.exists() {
            return Err(Failure::Usage(format!("{} does not exist", path.display())));
        }
        gather(path, &mut files);
    }
    files.sort();
    let (mut passed, mut failed) = (0, 0);
    for file in &files {
        let shown = file.display();
        let text = std::fs::read_to_string(file).map_err(|error| format!("{shown}: {error}"))?;
        let id = match game_of(&text) {
            Ok(id) => id,
            Err(failure) => {
                tell!("{shown}:{}: {}", failure.line, failure.problem);
                failed += 1;
                continue;
            }
        };
        let report = game(registry, &id)?.title.run_scenarios(&text);
        passed += report.passed;
        failed += report.failures.len();
        for failure in report.failures {
            tell!("{shown}:{}: {}: {}", failure.line, failure.scenario, failure.problem);
        }
    }
    tell!("{passed} passed, {failed} failed");
    if failed == 0 { Ok(()) } else { Err(Failure::Check) }
}

fn gather(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
        entries.for_each(|entry| gather(&entry.path(), files));
    } else if path.extension().is_some_and(|ending| ending == "toml") {
        files.push(path.to_owned());
    }
}
