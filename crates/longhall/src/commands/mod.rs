//! One file a command, and what they share.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod bot;
pub mod check;
pub mod content;
pub mod export;
pub mod games;
pub mod health;
pub mod load;
mod matches;
pub mod papers;
pub mod play;
mod program;
pub mod replay;
pub mod rules;
pub mod scenario;
pub mod serve;
pub mod sim;
pub mod soak;
pub mod storm;
pub mod train;
pub mod verify;
pub mod worker;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bots::{Budget, Judge, Style};
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
    let overlay = overlay(folder)?;
    Ok(Registry::open(|game| overlay.get(game).cloned().unwrap_or_default())?)
}

/// Corrections by game. A folder that names no game, or a file that cannot be read, is refused: whoever wrote it
/// expects it to count.
fn overlay(folder: &Path) -> Result<HashMap<String, Corrections>, Failure> {
    let games = Registry::built_in();
    let mut overlay = HashMap::new();
    for path in entries(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            game(&games, &name).map_err(|failure| failure.within(&format!("--content {}", path.display())))?;
            overlay.insert(name, corrections(&path)?);
        } else if is_toml(&path) {
            let shown = path.display();
            return Err(Failure::Usage(format!("--content: {shown} belongs into the folder of a game")));
        }
    }
    if overlay.is_empty() {
        return Err(Failure::Usage(format!("--content: {} has no folder of a game", folder.display())));
    }
    Ok(overlay)
}

fn corrections(folder: &Path) -> Result<Corrections, Failure> {
    let mut corrections = Corrections::new();
    for path in entries(folder)?.into_iter().filter(|path| is_toml(path)) {
        let shown = path.display();
        let bytes = std::fs::read(&path).map_err(|error| format!("--content: {shown}: {error}"))?;
        let text = String::from_utf8(bytes).map_err(|_| format!("--content: {shown} is not written in UTF-8"))?;
        corrections.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text));
    }
    Ok(corrections)
}

/// What lies in a folder, in order, but for hidden files.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unread = |error: std::io::Error| format!("--content: {}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unread)? {
        let path = entry.map_err(unread)?.path();
        let hidden = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if !hidden {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn is_toml(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
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
    text.parse()
}

/// Bots and levels by name, each with weights of its own if its name ends in `@FILE`. The budget is for a search
/// that names none.
pub fn contenders(
    entry: &RegisteredGame,
    names: &[String],
    within: &str,
) -> Result<(Vec<Style>, Vec<Option<Judge>>), Failure> {
    let budget = budget(within)?;
    let mut found = (Vec::new(), Vec::new());
    for name in names {
        let (name, weights) = name.split_once('@').map_or((name.as_str(), None), |(name, file)| (name, Some(file)));
        found.0.push(Style::named(name, budget)?);
        found.1.push(weights.map(|file| train::read_judge(entry, file)).transpose()?);
    }
    Ok(found)
}

/// Says why the weights of a game are not used, where they are not.
pub fn warn_of_weights(entry: &RegisteredGame) {
    if let Err(reason) = entry.bots.shipped_judge(entry.title.as_ref()) {
        eprintln!("longhall: {}: {reason}; the hand-made judgement plays", entry.title.id());
    }
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
