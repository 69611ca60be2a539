//! What the game proves of itself: its laws, its scenarios, its node counts, its size.

mod bots;
mod occupations;
mod packing;
mod packings;

use std::path::Path;

use engine::proof;
use feast::Feast;

#[test]
fn random_games_obey_every_law() {
    proof::laws_hold::<Feast>(28);
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/feast");
    proof::scenarios_hold::<Feast>(&folder, 130);
}

#[test]
fn a_state_is_small() {
    proof::state_fits::<Feast>(4096);
}

#[test]
fn node_counts_are_those_of_this_revision() {
    proof::node_counts_are::<Feast>(
        3,
        &[
            (1, 1, 0, 3932),
            (1, 2, 60, 177),
            (1, 3, 150, 5033),
            (2, 1, 0, 2927),
            (2, 2, 60, 4843),
            (2, 3, 150, 218),
            (2, 4, 300, 1126),
            (3, 1, 0, 2767),
            (3, 2, 60, 11223),
            (3, 3, 150, 1625),
            (3, 4, 300, 4902),
            (4, 1, 0, 3141),
            (4, 2, 60, 6508),
            (4, 3, 150, 135),
            (4, 4, 300, 6010),
            (4, 5, 500, 533),
        ],
    );
}
