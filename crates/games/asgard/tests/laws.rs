//! The laws every game obeys, over random games of every set-up.

use asgard::Asgard;
use engine::{Title, laws};

#[test]
fn random_games_obey_every_law() {
    let title = Title::<Asgard>::built_in().expect("built-in content is valid");
    let report = laws::check(&title, 400, 1, &|| ());
    assert!(report.violations.is_empty(), "{:#?}", report.violations.first());
    assert_eq!(report.games, 4 * 400);
}
