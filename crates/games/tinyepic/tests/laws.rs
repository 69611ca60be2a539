//! The laws every game obeys, over random games of every set-up.

use engine::{Title, laws};
use tinyepic::TinyEpic;

#[test]
fn random_games_obey_every_law() {
    let title = Title::<TinyEpic>::built_in().expect("built-in content is valid");
    let report = laws::check(&title, 200, 1, &|| ());
    assert!(report.violations.is_empty(), "{:#?}", report.violations.first());
    assert_eq!(report.games, 4 * 200);
}
