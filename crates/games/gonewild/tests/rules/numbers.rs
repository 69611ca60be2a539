//! Every number of the content matters: changed by one, alone, it shows itself in some game.

use engine::{Chance, Game, Number, Silent, proof};
use gonewild::{GoneWild, State};

/// Numbers that no game shows, each with its reason.
const EXCEPTIONS: &[(&str, &str)] = &[
    (
        "buildings.toml town_hall hall_1 vp_when_built",
        "the first Town Hall stands from the start: nobody builds it, and all three levels are written alike",
    ),
    (
        "missions.toml mission attacker requirement card_strength",
        "0 means any card; every attacker has a strength of 1, so 1 means the same",
    ),
];

#[test]
fn every_number_matters() {
    proof::every_number_matters::<GoneWild>(&stage, EXCEPTIONS);
}

/// The beginning of a game, or a position that games hardly come to: a turn with many successful attacks behind it,
/// a round before the last possible one, a last round in which many are still equal.
fn stage(rules: &GoneWild, _number: &Number, game: u64) -> State {
    let mut state = rules.start(Chance::imagined(game), &mut Silent);
    match game % 4 {
        1 => state.turn.hits = 3 + (game / 4 % 6) as u8,
        2 => state.round = 99,
        3 => state.last_round = true,
        _ => {}
    }
    state
}
