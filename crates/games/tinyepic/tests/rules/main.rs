//! What the game proves of itself: its laws, its scenarios, its node counts, its size.

use std::path::Path;

use engine::{Provenance, Title, proof};
use tinyepic::{Board, TinyEpic};

#[test]
fn random_games_obey_every_law() {
    proof::laws_hold::<TinyEpic>(200);
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../scenarios/tinyepic");
    proof::scenarios_hold::<TinyEpic>(&folder, 142);
}

#[test]
fn a_state_is_small() {
    proof::state_fits::<TinyEpic>(2048);
}

#[test]
fn node_counts_are_those_of_this_revision() {
    proof::node_counts_are::<TinyEpic>(
        2,
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

#[test]
fn the_proposed_enemy_boards_can_be_played() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/corrections/tinyepic/solo.toml");
    let text = std::fs::read_to_string(file).expect("the proposal is there");
    let title = Title::<TinyEpic>::with_corrections([("solo.toml", text.as_str())]).expect("it fits the content");
    for board in Board::NAMES {
        let setup = title.setup(1, [("enemy", *board)]).expect("a game alone against this board");
        title.rules(&setup).expect("rules with this board");
    }
    let changed = title.content().items().into_iter().filter(|item| item.source == Provenance::Corrected);
    assert!(changed.map(|item| item.kind).all(|kind| kind == "enemy_board"), "only boards are proposed");
    assert!(title.content().is_corrected());
}
