//! End positions for the solver: random games played to the end, with everything that lies on the
//! boards taken up again.

use engine::{Chance, Fast, Game, Heuristic, Seed, Silent};
use feast::{Feast, Phase, State};
use serde_json::{Value, json};

/// The position after the last feast of a game alone, all boards empty and all pieces in supply.
pub fn end_position(rules: &Feast, number: u64) -> State {
    let mut state = rules.start(Chance::real(Seed::from_number(number)), &mut Silent);
    let mut luck = Fast::new(number);
    let mut actions = Vec::new();
    while let Some(seat) = rules.pending(&state).first() {
        if state.phase == Phase::Final {
            break;
        }
        actions.clear();
        rules.candidates(&state, seat, &mut actions);
        rules.apply(&mut state, seat, *luck.pick(&actions), &mut Silent).expect("a candidate is legal");
    }
    let mut written = serde_json::to_value(&state).expect("a state is written");
    let mut pieces = Vec::new();
    take_up(&mut written["players"][0]["home"], &mut pieces);
    for boards in ["islands", "houses"] {
        for place in written[boards].as_array_mut().expect("a list of boards") {
            take_up(&mut place["board"], &mut pieces);
        }
    }
    for piece in pieces {
        let player = &mut written["players"][0];
        if let Some(count) = player["goods"].get_mut(&piece) {
            *count = json!(count.as_u64().unwrap_or(0) + 1);
        } else if let Some(count) = player["resources"].get_mut(&piece) {
            *count = json!(count.as_u64().unwrap_or(0) + 1);
        } else {
            written["specials"][&piece] = json!({ "supply": 0 });
        }
    }
    serde_json::from_value(written).expect("the position is read back")
}

fn take_up(board: &mut Value, pieces: &mut Vec<String>) {
    for line in board.as_array().expect("a list of tiles") {
        let name = line.as_str().and_then(|line| line.split(' ').next()).expect("a tile begins with its name");
        pieces.push(name.to_owned());
    }
    *board = json!([]);
}
