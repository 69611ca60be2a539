//! Every scenario of the game holds.

use std::path::Path;

use asgard::Asgard;
use engine::{Title, scenario};

#[test]
fn every_scenario_holds() {
    let title = Title::<Asgard>::built_in().expect("built-in content is valid");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/asgard");
    let mut passed = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of scenarios") {
        let file = entry.expect("a file").path();
        let report = scenario::run(&title, &std::fs::read_to_string(&file).expect("readable"));
        assert!(report.failures.is_empty(), "{}: {:#?}", file.display(), report.failures);
        passed += report.passed;
    }
    assert!(passed > 40, "only {passed} scenarios");
}
