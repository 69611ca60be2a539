//! Every number of the content matters: changed by one, alone, it shows itself in some game.

use engine::{Chance, Game, Number, Silent, proof};
use tinyepic::{State, TinyEpic};

#[test]
fn every_number_matters() {
    proof::every_number_matters::<TinyEpic>(&stage, &[]);
}

/// The beginning of a game; in every fourth everybody has built a temple, which random games hardly come to.
fn stage(rules: &TinyEpic, _number: &Number, game: u64) -> State {
    let mut state = rules.start(Chance::imagined(game), &mut Silent);
    if game % 4 == 1 {
        state.clans.iter_mut().for_each(|clan| clan.temple_slots[0] = true);
    }
    state
}
