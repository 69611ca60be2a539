//! What the game proves of itself: its laws, its scenarios, its node counts, its size, and that its numbers matter.

mod numbers;
mod positions;

use std::path::Path;

use engine::proof;
use tinyepic::TinyEpic;

#[test]
fn random_games_obey_every_law() {
    proof::laws_hold::<TinyEpic>(200);
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/tinyepic");
    proof::scenarios_hold::<TinyEpic>(&folder, 143);
}

#[test]
fn a_state_is_small() {
    proof::state_fits::<TinyEpic>(2048);
}

#[test]
fn node_counts_are_those_of_this_revision() {
    proof::node_counts_are::<TinyEpic>(
        3,
        &[
            (1, 1, 0, 81),
            (1, 2, 6, 187),
            (1, 3, 40, 1575),
            (1, 4, 90, 1),
            (2, 1, 0, 288),
            (2, 2, 12, 350),
            (2, 3, 40, 44),
            (2, 4, 90, 3434),
            (3, 1, 0, 336),
            (3, 2, 18, 1764),
            (3, 3, 40, 49),
            (3, 4, 90, 4142),
            (4, 1, 0, 336),
            (4, 2, 24, 360),
            (4, 3, 40, 100),
            (4, 4, 90, 570),
        ],
    );
}
