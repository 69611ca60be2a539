//! What the game proves of itself: its laws, its scenarios, its node counts, its size, and that its numbers matter.

mod figures;
mod memory;
mod numbers;

use std::path::Path;

use asgard::Asgard;
use engine::proof;

#[test]
fn random_games_obey_every_law() {
    proof::laws_hold::<Asgard>(400);
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/asgard");
    proof::scenarios_hold::<Asgard>(&folder, 70);
}

#[test]
fn a_state_is_small() {
    proof::state_fits::<Asgard>(512);
}

#[test]
fn node_counts_are_those_of_this_revision() {
    proof::node_counts_are::<Asgard>(
        2,
        &[
            (2, 1, 0, 1488),
            (2, 2, 14, 43),
            (2, 3, 60, 140),
            (2, 4, 80, 1),
            (3, 1, 0, 1728),
            (3, 2, 21, 42),
            (3, 3, 60, 640),
            (3, 4, 80, 890),
            (4, 1, 0, 1200),
            (4, 2, 28, 206),
            (4, 3, 60, 136),
            (4, 4, 80, 28),
            (5, 1, 0, 512),
            (5, 2, 35, 512),
            (5, 3, 60, 528),
            (5, 4, 80, 26),
        ],
    );
}
