//! One file a command, and what they share.

pub mod arena;
pub mod bench;
pub mod check;
pub mod content;
pub mod games;
pub mod load;
pub mod play;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod soak;
pub mod verify;

use std::path::Path;
use std::time::Duration;

use bots::{Budget, Style};
use engine::{AnyMatch, Save, Seed};
use indicatif::{ProgressBar, ProgressStyle};
use registry::{Corrections, RegisteredGame, Registry};

use crate::Failure;

/// Opens the games with an owner's corrections, if a folder is given.
pub fn open_registry(folder: Option<&Path>) -> Result<Registry, Failure> {
    let Some(folder) = folder else {
        return Ok(Registry::built_in());
    };
    if !folder.is_dir() {
        return Err(Failure::Usage(format!("--content: {} is not a folder", folder.display())));
    }
    Ok(Registry::open(|game| corrections(&folder.join(game)))?)
}

fn corrections(folder: &Path) -> Corrections {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut corrections: Corrections = files
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .filter_map(|path| {
            Some((path.file_name()?.to_string_lossy().into_owned(), std::fs::read_to_string(&path).ok()?))
        })
        .collect();
    corrections.sort();
    corrections
}

pub fn game<'a>(registry: &'a Registry, id: &str) -> Result<&'a RegisteredGame, Failure> {
    registry.get(id).ok_or_else(|| {
        let known = registry.iter().map(|entry| entry.title.id()).collect::<Vec<_>>().join(", ");
        Failure::Usage(format!("there is no game {id:?}; the games are: {known}"))
    })
}

/// Options written as `key=value`.
pub fn options(written: &[String]) -> Result<Vec<(&str, &str)>, Failure> {
    let split = |option: &String| -> Result<(String, String), Failure> {
        let (key, value) =
            option.split_once('=').ok_or_else(|| format!("an option is written key=value, not {option:?}"))?;
        Ok((key.to_owned(), value.to_owned()))
    };
    written.iter().try_for_each(|option| split(option).map(|_| ()))?;
    Ok(written.iter().filter_map(|option| option.split_once('=')).collect())
}

/// A time such as `200ms`, `1s`, or a number of playouts such as `5000x`.
fn budget(text: &str) -> Result<Budget, String> {
    let number = |digits: &str| {
        digits.parse::<u32>().map_err(|_| format!("a budget is written 200ms, 1s or 5000x, not {text:?}"))
    };
    if let Some(digits) = text.strip_suffix("ms") {
        Ok(Budget::Time(Duration::from_millis(number(digits)?.into())))
    } else if let Some(digits) = text.strip_suffix('s') {
        Ok(Budget::Time(Duration::from_secs(number(digits)?.into())))
    } else {
        number(text.strip_suffix('x').unwrap_or("-")).map(Budget::Iterations)
    }
}

/// Bots and levels by name; the budget is for `search`.
pub fn styles(names: &[String], within: &str) -> Result<Vec<Style>, String> {
    let budget = budget(within)?;
    names.iter().map(|name| Style::named(name, budget)).collect()
}

/// A seed from a number given, or from the clock.
pub fn seed(number: Option<u64>) -> Seed {
    Seed::from_number(number.unwrap_or_else(clock_number))
}

pub fn clock_number() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64
}

/// Reads and replays a save.
pub fn open_save(registry: &Registry, file: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    Ok(open_with_save(registry, file)?.0)
}

/// The game, and the save it comes from.
pub fn open_with_save(registry: &Registry, file: &Path) -> Result<(Box<dyn AnyMatch>, Save), Failure> {
    let shown = file.display();
    let text = std::fs::read_to_string(file).map_err(|error| format!("{shown}: {error}"))?;
    let save: Save = text.parse().map_err(|error| format!("{shown}: {error}"))?;
    let entry = game(registry, &save.game)?;
    let game = entry.title.load(&save).map_err(|error| format!("{shown}: {error}"))?;
    Ok((game, save))
}

/// A bar on a terminal, nothing elsewhere.
pub fn progress(total: u64, what: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}").unwrap_or(ProgressStyle::default_bar());
    ProgressBar::new(total).with_style(style).with_message(what.to_owned())
}

/// The runtime of the commands that talk over the network.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}
