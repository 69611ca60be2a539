//! What the game proves of itself: its laws, its scenarios, its node counts, its size, and that its numbers matter.

mod numbers;
mod words;

use std::path::Path;

use engine::proof;
use gonewild::GoneWild;

#[test]
fn random_games_obey_every_law() {
    proof::laws_hold::<GoneWild>(120);
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/gonewild");
    proof::scenarios_hold::<GoneWild>(&folder, 180);
}

#[test]
fn a_state_is_small() {
    proof::state_fits::<GoneWild>(3072);
}

#[test]
fn node_counts_are_those_of_this_revision() {
    proof::node_counts_are::<GoneWild>(
        2,
        &[
            (2, 1, 0, 487),
            (2, 2, 60, 518),
            (2, 3, 120, 346),
            (2, 4, 200, 92),
            (2, 5, 260, 44),
            (3, 1, 0, 443),
            (3, 2, 60, 402),
            (3, 3, 120, 10),
            (3, 4, 200, 20),
            (3, 5, 260, 91),
            (4, 1, 0, 1085),
            (4, 2, 60, 271),
            (4, 3, 120, 671),
            (4, 4, 200, 803),
            (4, 5, 260, 311),
        ],
    );
}
