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
const KINDS_IN_ALL: [&str; 8] = ["ask", "do", "illegal", "log", "name", "phase", "tagline", "tie"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn games() -> Vec<&'static str> {
    Registry::built_in().iter().map(|game| game.title.id()).collect()
}

/// The keys of a file of words; none where a game has no such file, as before its board is drawn.
fn keys_of(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join("locales/en").join(file)).unwrap_or_default();
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
    for entry in Registry::built_in().iter() {
        let game = entry.title.id();
        let said = keys_of(&format!("{game}.ftl"));
        assert!(!said.is_empty(), "{game} has no words");
        let prefix = format!("{game}-");
        let kinds: BTreeSet<&str> = said
            .iter()
            .map(|key| key.strip_prefix(&prefix).unwrap_or_else(|| panic!("{key} does not begin with {prefix}")))
            .filter_map(|rest| rest.split('-').next())
            .collect();
        for kind in KINDS_IN_ALL {
            assert!(kinds.contains(kind), "{game} has no key {game}-{kind}…");
        }
        let has_options = !entry.title.info().options.is_empty();
        assert_eq!(kinds.contains("option"), has_options, "{game}: words for options, and only where there are any");
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

/// Longer functions that are tables, and what a row is. A table has an arm of a few lines for each case of one enum
/// and nothing before or after the match.
const TABLES: [(&str, &str, &str); 5] = [
    ("champions/src/words.rs", "tell", "a sentence of the log for each event"),
    ("feast/src/words.rs", "describe", "a label for each action"),
    ("gonewild/src/words.rs", "describe", "a label for each action"),
    ("gonewild/src/words.rs", "tell", "a sentence of the log for each event"),
    ("tinyepic/src/words.rs", "tell", "a sentence of the log for each event"),
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
        let is_function =
            before.split_whitespace().all(|word| word.starts_with("pub") || matches!(word, "const" | "async"));
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

/// The sources of all crates, without their tests: path and text.
fn sources() -> Vec<(String, String)> {
    let parts = ["engine", "bots", "registry", "server", "longhall", "typegen"];
    let mut folders: Vec<PathBuf> = parts.iter().map(|part| root().join("crates").join(part).join("src")).collect();
    folders.push(root().join("xtask/src"));
    folders.extend(games().iter().map(|game| root().join("crates/games").join(game).join("src")));
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry of it").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                sources.push((path.display().to_string(), std::fs::read_to_string(&path).expect("a source")));
            }
        }
    }
    sources
}

#[test]
fn functions_fit_a_screen() {
    let planted = format!("pub(crate) async fn planted() {{\n{}}}\n", "    step();\n".repeat(LINES_MAX - 1));
    assert_eq!(long_functions(&planted), [("planted".to_owned(), LINES_MAX + 1)], "the test sees what is too long");
    let mut tables: BTreeSet<(&str, &str)> = TABLES.iter().map(|(file, name, _)| (*file, *name)).collect();
    let mut long = Vec::new();
    for (file, text) in sources() {
        for (name, length) in long_functions(&text) {
            let table = TABLES.iter().find(|(table, function, _)| file.ends_with(table) && name == *function);
            match table {
                Some((file, name, _)) => _ = tables.remove(&(file, name)),
                None => long.push(format!("{file}: {name} has {length} lines")),
            }
        }
    }
    assert!(long.is_empty(), "over {LINES_MAX} lines: {long:#?}");
    assert!(tables.is_empty(), "no longer over {LINES_MAX} lines, and still listed: {tables:?}");
}

/// The lines of a file that refuse under an `if` by hand, where `require` says the same in one line.
fn refused_by_hand(source: &str) -> Vec<usize> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let refuses = |line: &str| line.contains("Err(Illegal::because(");
    let by_hand = |at: &usize| {
        let above = at.checked_sub(1).map_or("", |above| lines[above]);
        let under_if = above.starts_with("if ") || above.starts_with("} else") || above == "{";
        refuses(lines[*at]) && (lines[*at].starts_with("if ") || under_if)
    };
    (0..lines.len()).filter(by_hand).map(|at| at + 1).collect()
}

#[test]
fn a_rule_that_does_not_hold_is_refused_by_require() {
    let planted = "if price > purse {\n    return Err(Illegal::because(\"x\"));\n}\n";
    assert_eq!(refused_by_hand(planted), [2], "the test sees what it is there for");
    for (file, text) in sources().iter().filter(|(file, _)| !file.ends_with("engine/src/text.rs")) {
        assert_eq!(refused_by_hand(text), [0; 0], "{file}: `require` refuses where a rule does not hold");
    }
}

/// Modules that hold what bots are told: every number in them stands in a table.
const HEURISTICS: [&str; 3] = ["/heuristic.rs", "/judgement.rs", "/prospects.rs"];

/// Numbers that need no name: nothing, one, and half or double.
const PLAIN_NUMBERS: [&str; 3] = ["0.0", "1.0", "2.0"];

/// The lines of a file with a decimal number that is neither in a constant nor the row of a table (`Rune::Gifts => 1.9,`).
fn nameless_numbers(source: &str) -> Vec<String> {
    let mut nameless = Vec::new();
    let mut in_constant = false;
    for (number, line) in source.lines().map(str::trim).enumerate() {
        in_constant |= line.trim_start_matches("pub(crate) ").starts_with("const ");
        let row = line.split_once("=> ").map_or("", |(_, row)| row);
        let is_row = row.starts_with("linear(") || row.trim_end_matches(',').parse::<f32>().is_ok();
        let code = if in_constant || is_row || line.starts_with("//") { "" } else { line };
        in_constant &= !line.ends_with(';');
        let words = code.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.' && letter != '_');
        let is_decimal = |word: &&str| {
            word.starts_with(|digit: char| digit.is_ascii_digit())
                && word.contains('.')
                && word.parse::<f32>().is_ok()
                && !PLAIN_NUMBERS.contains(word)
        };
        nameless.extend(words.filter(is_decimal).map(|word| format!("{}: {word}", number + 1)));
    }
    nameless
}

#[test]
fn the_numbers_that_bots_go_by_have_names() {
    assert_eq!(nameless_numbers("worth * 0.35 * left"), ["1: 0.35"], "the test sees what it is there for");
    assert!(nameless_numbers("const WOOD: f32 = 0.35;\nRune::Gifts => 1.9,\n1.0 - worth").is_empty());
    let heuristics: Vec<_> =
        sources().into_iter().filter(|(file, _)| HEURISTICS.iter().any(|name| file.ends_with(name))).collect();
    assert!(heuristics.len() >= games().len(), "every game tells its bots something");
    for (file, text) in heuristics {
        assert!(nameless_numbers(&text).is_empty(), "{file}: {:?}", nameless_numbers(&text));
    }
}

/// A page says what a crate is for and where to begin; it goes stale where a module comes or goes.
#[test]
fn every_crate_has_a_page_that_names_its_modules() {
    let mut crates: Vec<PathBuf> = games().iter().map(|game| root().join("crates/games").join(game)).collect();
    for part in ["engine", "bots", "registry", "server", "longhall", "typegen"] {
        crates.push(root().join("crates").join(part));
    }
    crates.push(root().join("xtask"));
    for folder in crates {
        let page = std::fs::read_to_string(folder.join("README.md")).expect("a page");
        for entry in std::fs::read_dir(folder.join("src")).expect("sources") {
            let name = entry.expect("an entry").file_name().into_string().expect("a plain name");
            let module = name.trim_end_matches(".rs");
            let named = [format!("`{module}.rs`"), format!("`{module}/`"), format!("`src/{module}.rs`")];
            let is_root = matches!(module, "lib" | "main");
            let is_named = is_root || named.iter().any(|name| page.contains(name.as_str()));
            assert!(is_named, "{} does not name {module}", folder.join("README.md").display());
        }
    }
}
