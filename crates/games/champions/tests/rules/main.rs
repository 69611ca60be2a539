//! What the game proves of itself: its laws, its scenarios, its node counts, its size, and that its numbers matter.

mod numbers;

use std::path::Path;

use champions::Champions;
use engine::proof;

#[test]
fn random_games_obey_every_law() {
    proof::laws_hold::<Champions>(60);
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/champions");
    proof::scenarios_hold::<Champions>(&folder, 120);
}

#[test]
fn a_state_is_small() {
    proof::state_fits::<Champions>(2048);
}

#[test]
fn node_counts_are_those_of_this_revision() {
    proof::node_counts_are::<Champions>(
        3,
        &[
            (2, 1, 0, 380),
            (2, 2, 20, 456),
            (2, 3, 45, 2016),
            (2, 4, 90, 1365),
            (3, 1, 0, 60),
            (3, 2, 20, 34),
            (3, 3, 45, 2110),
            (3, 4, 90, 546),
            (4, 1, 0, 60),
            (4, 2, 20, 124),
            (4, 3, 45, 544),
            (4, 4, 90, 2508),
        ],
    );
}
