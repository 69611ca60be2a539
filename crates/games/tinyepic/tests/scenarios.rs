//! Every scenario of `scenarios/tinyepic/` holds.

use std::path::Path;

use engine::{Title, scenario};
use tinyepic::TinyEpic;

#[test]
fn every_scenario_holds() {
    let title = Title::<TinyEpic>::built_in().expect("built-in content is valid");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/tinyepic");
    let mut passed = 0;
    let mut failures = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a readable file");
        let report = scenario::run(&title, &text);
        passed += report.passed;
        let file = entry.file_name().to_string_lossy().into_owned();
        failures.extend(
            report
                .failures
                .iter()
                .map(|failure| format!("{file}:{}: {}: {}", failure.line, failure.scenario, failure.problem)),
        );
    }
    assert!(failures.is_empty(), "{} failed\n{}", failures.len(), failures.join("\n"));
    assert!(passed >= 60, "only {passed} scenarios were found");
}
