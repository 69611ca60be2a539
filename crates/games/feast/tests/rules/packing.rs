//! The last packing of a game is at least as good as the best of many random ones, and can be laid.

use engine::{Fast, Game, Seat, Silent, Title};
use feast::{Action, Feast};

use crate::packings;

/// Random packings a position is compared with here; `feast_study packing` compares with 100,000.
const RANDOM: u32 = 150;

fn alone() -> Feast {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    title.rules(&title.setup(1, [("decks", "abc")]).expect("a valid setup")).expect("valid rules")
}

#[test]
fn the_solver_saves_at_least_what_random_packings_save() {
    let rules = alone();
    for number in 0..6 {
        let state = packings::end_position(&rules, number);
        let mut luck = Fast::new(number);
        let best = (0..RANDOM).map(|_| rules.pack_at_random(&state, Seat(0), &mut luck)).max();
        let solved = rules.pack_saves(&state, Seat(0));
        assert!(Some(solved) >= best, "position {number}: {solved} against {best:?}");
    }
}

#[test]
fn a_plan_can_be_laid_piece_by_piece_and_saves_what_it_says() {
    let rules = alone();
    for number in 0..4 {
        let mut state = packings::end_position(&rules, number);
        let before = rules.total(&state, Seat(0));
        let saved = rules.pack_saves(&state, Seat(0));
        for (piece, spot) in rules.pack(&state, Seat(0)) {
            for action in [Action::Lay(piece), spot.action()] {
                let done = rules.apply(&mut state, Seat(0), action, &mut Silent);
                assert!(done.is_ok(), "position {number}: {action}: {done:?}");
            }
        }
        assert_eq!(rules.total(&state, Seat(0)) - before, saved, "position {number}");
    }
}
