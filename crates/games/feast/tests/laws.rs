//! The laws every game obeys, over random games of every set-up.

use engine::{Title, laws};
use feast::Feast;

#[test]
fn random_games_obey_every_law() {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    let report = laws::check(&title, 28, 1, &|| ());
    assert!(report.violations.is_empty(), "{:#?}", report.violations.first());
    assert_eq!(report.games, 4 * 28);
}
