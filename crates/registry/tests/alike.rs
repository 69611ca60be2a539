//! What is the same in all games: names of modules, the tag of an event, the prefixes of message keys. Who
//! knows one game finds the same things in the others.

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

/// The longest function that is no table.
const LINES_MAX: usize = 70;

/// Longer functions of the kernel and the games: matches with a line or two for each case, which read as tables.
const TABLES: [(&str, &str); 18] = [
    ("champions/src/words.rs", "tell"),
    ("feast/src/action.rs", "read"),
    ("feast/src/answers.rs", "answer"),
    ("feast/src/answers.rs", "answers"),
    ("feast/src/answers.rs", "check_answer"),
    ("feast/src/layout.rs", "read"),
    ("feast/src/occupations/asks.rs", "answer_card"),
    ("feast/src/occupations/ops.rs", "run_op"),
    ("feast/src/reading.rs", "read"),
    ("feast/src/spaces.rs", "do_effect"),
    ("feast/src/view.rs", "view"),
    ("feast/src/words.rs", "describe"),
    ("feast/src/words.rs", "question"),
    ("gonewild/src/words.rs", "describe"),
    ("gonewild/src/words.rs", "question"),
    ("gonewild/src/words.rs", "tell"),
    ("tinyepic/src/heuristic.rs", "first_look"),
    ("tinyepic/src/words.rs", "tell"),
];

/// The functions of a file that are too long, with their lines. `rustfmt` puts the end of a function under its
/// beginning.
fn long_functions(source: &str) -> Vec<(String, usize)> {
    let lines: Vec<&str> = source.lines().collect();
    let mut long = Vec::new();
    for (begin, line) in lines.iter().enumerate() {
        let words = line.trim_start();
        let indent = &line[..line.len() - words.len()];
        let mut rest = words.split("fn ");
        let before = rest.next().unwrap_or_default();
        let is_function = before.split_whitespace().all(|word| word.starts_with("pub") || word == "const");
        let Some(name) = rest.next().filter(|_| is_function).and_then(|rest| rest.split(['(', '<']).next()) else {
            continue;
        };
        if lines[begin..].iter().find(|line| line.ends_with(['{', ';', '}'])).is_some_and(|line| line.ends_with(';')) {
            // A method that a trait only names.
            continue;
        }
        let end = format!("{indent}}}");
        let length = lines[begin..].iter().position(|line| *line == end).map_or(0, |length| length + 1);
        if length > LINES_MAX {
            long.push((name.to_owned(), length));
        }
    }
    long
}

#[test]
fn functions_fit_a_screen() {
    let mut folders: Vec<PathBuf> =
        ["engine", "bots", "registry"].iter().map(|part| root().join("crates").join(part).join("src")).collect();
    folders.extend(games().iter().map(|game| root().join("crates/games").join(game).join("src")));
    let mut long = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry of it").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let file = path.display().to_string();
            for (name, length) in long_functions(&std::fs::read_to_string(&path).expect("a source")) {
                let is_table = TABLES.iter().any(|(table, function)| file.ends_with(table) && name == *function);
                if !is_table {
                    long.push(format!("{file}: {name} has {length} lines"));
                }
            }
        }
    }
    assert!(long.is_empty(), "over {LINES_MAX} lines: {long:#?}");
}
