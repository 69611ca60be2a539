//! Every scenario of the game holds.

use std::path::Path;

use engine::{Title, scenario};
use gonewild::GoneWild;

#[test]
fn every_scenario_holds() {
    let title = Title::<GoneWild>::built_in().expect("built-in content is valid");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/gonewild");
    let mut passed = 0;
    let mut failures = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let file = entry.expect("a file").path();
        let report = scenario::run(&title, &std::fs::read_to_string(&file).expect("readable"));
        passed += report.passed;
        failures.extend(report.failures.into_iter().map(|failure| (file.clone(), failure)));
    }
    assert!(failures.is_empty(), "{failures:#?}");
    assert!(passed > 150, "only {passed} scenarios");
}
