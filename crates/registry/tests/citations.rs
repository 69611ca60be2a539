//! Every citation of a rule leads somewhere: what scenarios, code and content name as "R12" or "ruling 5" stands in
//! `docs/rules/<game>.md` or `docs/rulings/<game>.md`, and what a ruling names as its scenarios cites it. Files and
//! functions that documents name exist.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use registry::Registry;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All files below a folder whose names end so.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// What can be cited in one game.
struct Citable {
    /// Lines of the rule index.
    rules: BTreeSet<String>,
    /// Rulings, with the scenario files each names.
    rulings: Vec<(String, Vec<String>)>,
    /// Ids of content, and the numbers with decks that cards are known by.
    content: BTreeSet<String>,
}

impl Citable {
    fn of(game: &str) -> Citable {
        let docs = repository().join("docs");
        let index = read(&docs.join("rules").join(format!("{game}.md")));
        let rules = index.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
        let table = read(&docs.join("rulings").join(format!("{game}.md")));
        let mut content = BTreeSet::new();
        for file in files(&repository().join("content").join(game), &["toml"]) {
            gather_ids(&toml::from_str(&read(&file)).expect("content is TOML"), &mut content);
        }
        Citable {
            rules: rules.map(|(mark, _)| mark.to_owned()).collect(),
            rulings: table.lines().filter_map(ruling).collect(),
            content,
        }
    }

    fn has_ruling(&self, number: &str) -> bool {
        self.rulings.iter().any(|(known, _)| known == number)
    }

    fn leads_somewhere(&self, citation: &str) -> bool {
        match citation.strip_prefix("ruling ") {
            Some(number) => self.has_ruling(number),
            None => {
                let id = citation.rsplit(' ').next().unwrap_or(citation);
                self.rules.contains(citation) || self.content.contains(id)
            }
        }
    }
}

/// The number of a ruling and the scenario files it names, from a row of a table.
fn ruling(row: &str) -> Option<(String, Vec<String>)> {
    let mut cells = row.strip_prefix("| ")?.split(" | ");
    let number = cells.next()?.trim();
    number.ends_with(|last: char| last.is_ascii_digit()).then(|| {
        let scenarios = cells.nth(4).unwrap_or_default().split('`').skip(1).step_by(2);
        (number.to_owned(), scenarios.map(str::to_owned).collect())
    })
}

fn gather_ids(value: &toml::Value, ids: &mut BTreeSet<String>) {
    match value {
        toml::Value::Table(fields) => {
            ids.extend(fields.get("id").and_then(toml::Value::as_str).map(str::to_owned));
            if let (Some(number), Some(deck)) = (fields.get("number"), fields.get("deck").and_then(toml::Value::as_str))
            {
                ids.insert(format!("{number}{deck}"));
                ids.insert(format!("{number}{}", deck.to_lowercase()));
            }
            fields.values().for_each(|inner| gather_ids(inner, ids));
        }
        toml::Value::Array(items) => items.iter().for_each(|inner| gather_ids(inner, ids)),
        _ => {}
    }
}

/// The citations of every scenario in a file.
fn cited_by_scenarios(file: &Path) -> Vec<String> {
    let file: toml::Table = toml::from_str(&read(file)).expect("scenarios are TOML");
    let scenarios = file.get("scenario").and_then(toml::Value::as_array).into_iter().flatten();
    let rules = scenarios.filter_map(|scenario| scenario.get("rules")?.as_array()).flatten();
    rules.filter_map(toml::Value::as_str).map(str::to_owned).collect()
}

/// "R12" and "ruling 5" (or "rulings 5 and 7") in the comment of a line, if it has one.
fn cited_by_comment(line: &str) -> Vec<String> {
    let comment = line.split_once("//").map(|(_, comment)| comment).or_else(|| line.trim_start().strip_prefix('#'));
    let words = comment.unwrap_or_default().split(|letter: char| !letter.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    // "R12" is a line of the index, every other letter with a number is a ruling.
    let is_number = |word: &str| {
        word.trim_start_matches(|letter: char| letter.is_ascii_uppercase() && letter != 'R').parse::<u32>().is_ok()
    };
    let mut cited = Vec::new();
    for (place, word) in words.iter().enumerate() {
        if word.strip_prefix('R').is_some_and(|number| number.parse::<u32>().is_ok()) {
            cited.push((*word).to_owned());
        }
        if matches!(word.to_lowercase().as_str(), "ruling" | "rulings") {
            let numbers = words[place + 1..].iter().take_while(|word| is_number(word) || **word == "and");
            cited.extend(numbers.filter(|word| is_number(word)).map(|number| format!("ruling {number}")));
        }
    }
    cited
}

fn games() -> Vec<&'static str> {
    Registry::built_in().iter().map(|entry| entry.title.id()).collect()
}

#[test]
fn every_citation_of_a_scenario_leads_somewhere() {
    let mut lost = Vec::new();
    for game in games() {
        let citable = Citable::of(game);
        for file in files(&repository().join("scenarios").join(game), &["toml"]) {
            let nowhere = cited_by_scenarios(&file).into_iter().filter(|citation| !citable.leads_somewhere(citation));
            lost.extend(nowhere.map(|citation| format!("{}: {citation}", file.display())));
        }
    }
    assert!(lost.is_empty(), "these lead nowhere:\n{}", lost.join("\n"));
}

#[test]
fn every_citation_in_code_and_content_leads_somewhere() {
    let mut lost = Vec::new();
    for game in games() {
        let citable = Citable::of(game);
        let folders = [format!("crates/games/{game}"), format!("content/{game}"), format!("web/src/games/{game}")];
        for file in folders.iter().flat_map(|folder| files(&repository().join(folder), &["rs", "toml", "ts", "svelte"]))
        {
            for (number, line) in read(&file).lines().enumerate() {
                let nowhere = cited_by_comment(line).into_iter().filter(|citation| !citable.leads_somewhere(citation));
                lost.extend(nowhere.map(|citation| format!("{}:{}: {citation}", file.display(), number + 1)));
            }
        }
    }
    assert!(lost.is_empty(), "these lead nowhere:\n{}", lost.join("\n"));
}

#[test]
fn the_scenarios_a_ruling_names_cite_it() {
    let mut wrong = Vec::new();
    for game in games() {
        for (number, scenarios) in Citable::of(game).rulings {
            for name in scenarios {
                let file = repository().join("scenarios").join(game).join(format!("{name}.toml"));
                if !file.exists() || !cited_by_scenarios(&file).contains(&format!("ruling {number}")) {
                    wrong.push(format!("{game}: ruling {number} names `{name}`"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these scenarios do not cite the ruling:\n{}", wrong.join("\n"));
}

/// Rulings about what people are shown or remember, which tests and types keep: no scenario can show them. Every other
/// ruling names a scenario.
const WITHOUT_SCENARIO: [(&str, &[&str]); 4] = [
    ("asgard", &["36"]),
    ("champions", &["P21", "E8", "L5", "L6", "L7", "L9"]),
    ("gonewild", &["16", "35", "48", "49"]),
    ("tinyepic", &["71", "72", "77"]),
];

#[test]
fn every_ruling_has_one_number_and_a_scenario() {
    let mut wrong = Vec::new();
    for game in games() {
        let without =
            WITHOUT_SCENARIO.iter().find(|(known, _)| *known == game).map_or(&[][..], |(_, numbers)| *numbers);
        let mut seen = BTreeSet::new();
        for (number, scenarios) in Citable::of(game).rulings {
            if scenarios.is_empty() != without.contains(&number.as_str()) {
                wrong.push(format!("{game}: ruling {number} names {} scenarios", scenarios.len()));
            }
            if !seen.insert(number.clone()) {
                wrong.push(format!("{game}: ruling {number} stands there twice"));
            }
        }
        assert!(!seen.is_empty(), "{game} has no rulings");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_ruling_tells_question_decision_reason_and_section() {
    for game in games() {
        let table = read(&repository().join("docs/rulings").join(format!("{game}.md")));
        for row in table.lines().filter(|line| ruling(line).is_some()) {
            let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
            let [_, told @ .., _scenarios] = cells.as_slice() else { panic!("{game}: {row}") };
            assert!(cells.len() == 6 && told.iter().all(|cell| !cell.is_empty()), "{game}: {row}");
        }
    }
}

#[test]
fn a_citation_that_leads_nowhere_is_found() {
    let citable = Citable::of("asgard");
    assert!(citable.leads_somewhere("R1") && citable.leads_somewhere("ruling 1"));
    assert!(!citable.leads_somewhere("R9999") && !citable.leads_somewhere("ruling 9999"));
    assert_eq!(cited_by_comment("let x = 1; // see rulings 5 and 7, R12"), ["ruling 5", "ruling 7", "R12"]);
    assert_eq!(cited_by_comment("let R12 = 1;"), Vec::<String>::new());
    let row = "| 7 | Which? | This one. | The box says so. | Setup | `setup`, `ending` |";
    assert_eq!(ruling(row), Some(("7".to_owned(), vec!["setup".to_owned(), "ending".to_owned()])));
}

/// Words between backticks, with whether each stands right after the one before it: `file` `function`.
fn quoted(text: &str) -> Vec<(&str, bool)> {
    let parts: Vec<&str> = text.split('`').collect();
    let after = |index: usize| index > 1 && parts[index - 1] == " ";
    (1..parts.len()).step_by(2).map(|index| (parts[index], after(index))).collect()
}

/// A quoted word that names one file of the repository.
fn named_file(word: &str) -> Option<PathBuf> {
    let folders =
        ["crates/", "web/", "docs/", "content/", "locales/", "scenarios/", "xtask/", "packaging/", "training/"];
    let is_one = !word.contains(['<', '*', '…', '{', ' ', '$']) && !word.contains("GAME");
    (is_one && folders.iter().any(|folder| word.starts_with(folder))).then(|| repository().join(word))
}

/// What a document says of the code and the code does not hold.
fn astray(text: &str) -> Vec<String> {
    let mut astray = Vec::new();
    let mut file = None;
    for (word, follows) in quoted(text) {
        if let Some(path) = named_file(word) {
            if !path.exists() {
                astray.push(word.to_owned());
            }
            file = path.is_file().then_some(path);
        } else if let Some(path) = file.take().filter(|_| follows) {
            let name = word.rsplit("::").next().unwrap_or(word).trim_start_matches('#');
            if !read(&path).contains(name) {
                astray.push(format!("{word} in {}", path.display()));
            }
        }
    }
    astray
}

#[test]
fn documents_name_files_and_functions_that_exist() {
    let planted =
        "1. `crates/registry/src/lib.rs` `built_in`, then `crates/registry/src/lib.rs` `nowhere` and `docs/no.md`";
    assert_eq!(astray(planted).len(), 2, "the test sees what it is there for: {:?}", astray(planted));
    let documents =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "web/README.md"].map(|name| repository().join(name));
    let pages = ["crates", "docs"].into_iter().flat_map(|folder| files(&repository().join(folder), &["md"]));
    for document in documents.into_iter().chain(pages) {
        assert_eq!(astray(&read(&document)), [""; 0], "{}", document.display());
    }
}
