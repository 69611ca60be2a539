//! What is the same in all games: names of modules, the tag of an event, the prefixes of message keys. Whoever
//! knows one game finds his way in the others.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use engine::Seed;
use registry::Registry;

/// Modules that every game has, besides `lib` and the rules by subject.
const MODULES: [&str; 15] = [
    "action",
    "content",
    "event",
    "heuristic",
    "hidden",
    "invariants",
    "legal",
    "names",
    "reading",
    "scoring",
    "setup",
    "state",
    "turn",
    "view",
    "words",
];

/// What the second word of a key says, where the same is said in every game (`<game>-log-…`, `<game>-name`).
const KINDS_IN_ALL: [&str; 9] = ["ask", "do", "illegal", "log", "name", "option", "phase", "tagline", "tie"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn games() -> Vec<&'static str> {
    Registry::built_in().iter().map(|game| game.title.id()).collect()
}

fn keys_of(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("locales/en").join(file)).expect("words of a game");
    let defined = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    defined.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

#[test]
fn every_game_has_the_same_modules() {
    for game in games() {
        let sources = root().join("crates/games").join(game).join("src");
        for module in MODULES {
            let found = sources.join(format!("{module}.rs")).exists() || sources.join(module).join("mod.rs").exists();
            assert!(found, "{game} has no module {module}");
        }
    }
}

#[test]
fn every_event_says_its_kind() {
    for game in Registry::built_in().iter() {
        let (fewest, _) = game.title.info().players;
        let mut played = game.title.begin(fewest, &[], Seed::from_number(5)).expect("a table");
        let mut told = 0;
        for _ in 0..40 {
            let Some(seat) = played.pending().first() else { break };
            let choices = played.choices(seat, usize::MAX).unwrap_or_default();
            for event in played.act(seat, &choices[0].action).expect("a listed action is legal") {
                let event: serde_json::Value = serde_json::from_str(event.event.get()).expect("JSON");
                assert!(event["kind"].is_string(), "{}: {event}", played.game());
                told += 1;
            }
        }
        assert!(told > 0, "{} tells nothing", played.game());
    }
}

/// `<game>.ftl` holds what the rules say, `<game>-board.ftl` what boards say (in the browser and in the terminal),
/// `<game>-lesson.ftl` what the guided first game says.
#[test]
fn message_keys_have_the_same_prefixes() {
    for game in games() {
        let said = keys_of(&format!("{game}.ftl"));
        let prefix = format!("{game}-");
        let kinds: BTreeSet<&str> = said
            .iter()
            .map(|key| key.strip_prefix(&prefix).unwrap_or_else(|| panic!("{key} does not begin with {prefix}")))
            .filter_map(|rest| rest.split('-').next())
            .collect();
        for kind in KINDS_IN_ALL {
            assert!(kinds.contains(kind), "{game} has no key {game}-{kind}…");
        }
        for kind in ["board", "lesson", "table"] {
            assert!(!kinds.contains(kind), "{game}-{kind}-… does not belong into {game}.ftl");
        }
        for part in ["board", "lesson"] {
            let prefix = format!("{game}-{part}-");
            for key in keys_of(&format!("{game}-{part}.ftl")) {
                assert!(key.starts_with(&prefix), "{key} in {game}-{part}.ftl");
            }
        }
    }
}
