//! Every occupation does what it says: the scenarios of the 190 cards hold, and none is left out.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{Title, scenario};
use feast::Feast;

#[test]
fn every_occupation_does_what_it_says() {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/feast/occupations");
    let mut failed = Vec::new();
    let mut shown = BTreeSet::new();
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let file = entry.expect("a file").path();
        let text = std::fs::read_to_string(&file).expect("readable");
        let report = scenario::run(&title, &text);
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        failed.extend(
            report
                .failures
                .iter()
                .map(|failure| format!("{name}:{} {}: {}", failure.line, failure.scenario, failure.problem)),
        );
        let rules = text.lines().filter(|line| line.starts_with("rules = "));
        shown.extend(rules.flat_map(|line| line.split('"')).map(str::to_owned));
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    let tricky = (1..=25).map(|number| format!("T{number}"));
    let labels = (1..=190).map(|number| number.to_string());
    for wanted in tricky.chain(labels) {
        let is_shown = shown.iter().any(|label| {
            label.trim_end_matches(|letter: char| letter.is_ascii_alphabetic()) == wanted || *label == wanted
        });
        assert!(is_shown, "{wanted} has no scenario");
    }
}
