//! Positions that the rules do not allow are refused by the invariants.

use engine::{Chance, Game, Seed, Silent, Title};
use tinyepic::{State, TinyEpic};

/// The first position of a table, with the start boat of the first player put somewhere else.
fn with_boat_at(players: u8, place: &str) -> Result<(), String> {
    let title = Title::<TinyEpic>::built_in().expect("built-in content is valid");
    let rules = title.rules(&title.setup(players, []).expect("a set-up")).expect("rules");
    let state = rules.start(Chance::real(Seed::from_number(1)), &mut Silent);
    let mut written = serde_json::to_value(&state).expect("JSON");
    written["clans"][0]["boats"][3] = place.into();
    let state: State = serde_json::from_value(written).expect("a state");
    rules.invariants(&state)
}

#[test]
fn a_boat_on_the_side_of_the_chart_that_is_not_in_play_is_refused() {
    assert_eq!(with_boat_at(1, "west"), Ok(()));
    assert!(with_boat_at(1, "bear-sound").is_err());
    assert_eq!(with_boat_at(3, "bear-sound"), Ok(()));
    assert!(with_boat_at(3, "west").is_err());
}
