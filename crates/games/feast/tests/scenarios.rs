//! Every scenario of the game holds.

use std::path::Path;

use engine::{Title, scenario};
use feast::Feast;

#[test]
fn every_scenario_holds() {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/feast");
    let mut passed = 0;
    let mut failures = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let file = entry.expect("a file").path();
        if file.extension().is_none_or(|extension| extension != "toml") {
            continue;
        }
        let report = scenario::run(&title, &std::fs::read_to_string(&file).expect("readable"));
        failures.extend(report.failures.iter().map(|failure| format!("{}: {failure:?}", file.display())));
        passed += report.passed;
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(passed > 100, "only {passed} scenarios");
}
