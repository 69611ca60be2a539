//! The positions between the steps of an action, which clients show while the events are told: they exist, they are in
//! order, and none of them tells a viewer more than the events before it.

use engine::{Fast, Seat, Seed, Viewer};
use registry::{RegisteredGame, Registry};

const MOST: usize = 64;
const DECISIONS: usize = 200;

#[test]
fn positions_between_steps_are_in_order_and_end_before_the_action_does() {
    for game in Registry::built_in().iter() {
        let between: usize = (0..2).map(|seed| play(game, seed)).sum();
        assert!(between > 0, "{}: a chain of steps is shown step by step", game.title.id());
    }
}

/// Plays by chance; how many positions differ from those before and after their action.
fn play(game: &RegisteredGame, seed: u64) -> usize {
    let (_, players) = game.title.info().players;
    let mut game = game.title.begin(players, &[], Seed::from_number(seed)).expect("a table");
    let mut luck = Fast::new(seed);
    let mut between = 0;
    for number in 0..DECISIONS {
        let Some(seat) = game.pending().first() else { break };
        let choices = game.choices(seat, usize::MAX).expect("choices");
        let before = game.view(Viewer::Public).to_string();
        let told = game.act(seat, &choices[luck.below(choices.len() as u32) as usize].action).expect("legal");
        let after = game.view(Viewer::Public).to_string();
        let seats = Seat::all(players).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            let heard = told.iter().filter(|told| told.audience.includes(viewer)).count();
            let standings = game.standings(number as u32, viewer, MOST);
            assert!(standings.is_sorted_by_key(|standing| standing.told));
            assert!(standings.iter().all(|standing| standing.told <= heard));
            if viewer == Viewer::Public {
                between += standings.iter().filter(|at| at.view.get() != before && at.view.get() != after).count();
            }
        }
    }
    between
}
