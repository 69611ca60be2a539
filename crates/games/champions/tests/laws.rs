//! The laws every game obeys, over random games of every set-up.

use champions::Champions;
use engine::{Title, laws};

#[test]
fn random_games_obey_every_law() {
    let title = Title::<Champions>::built_in().expect("built-in content is valid");
    let report = laws::check(&title, 60, 1, &|| ());
    assert!(report.violations.is_empty(), "{:#?}", report.violations.first());
    assert_eq!(report.games, 3 * 60);
}
