//! Every number of the content matters: changed by one, alone, it shows itself in some game.

use champions::{Champions, State};
use engine::{Chance, Game, Number, Silent, proof};

/// Numbers that no game shows, each with its reason.
const EXCEPTIONS: &[(&str, &str)] = &[(
    "board.toml shore shore-1 min_players",
    "no game has fewer than two players: 1 means the same as 2, and 3 is refused",
)];

#[test]
fn every_number_matters() {
    proof::every_number_matters::<Champions>(&stage, EXCEPTIONS);
}

/// The beginning of a game; in every fourth all worker huts but the last are sold, which games hardly come to.
fn stage(rules: &Champions, _number: &Number, game: u64) -> State {
    let mut state = rules.start(Chance::imagined(game), &mut Silent);
    if game % 4 == 1 {
        state.huts_sold = 3;
    }
    state
}
