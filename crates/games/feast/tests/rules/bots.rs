//! What bots are told about the game is worth knowing: one step of foresight beats random play clearly.

use engine::{Chance, Fast, Game, Heuristic, Seat, Seed, Silent, Title};
use feast::{Action, Feast, State};

/// The candidate after which the seat stands best, on one state it could be in.
fn greedy(rules: &Feast, state: &State, seat: Seat, luck: &mut Fast) -> Action {
    let mut actions = Vec::new();
    rules.candidates(state, seat, &mut actions);
    let imagined = rules.resample_hidden(state, seat, luck);
    let mut best = (f32::MIN, actions[0]);
    for action in actions {
        let mut after = imagined.clone();
        if rules.apply(&mut after, seat, action, &mut Silent).is_ok() {
            let value = rules.value(&after, seat);
            if value > best.0 {
                best = (value, action);
            }
        }
    }
    best.1
}

#[test]
fn one_step_of_foresight_beats_random_play() {
    let title = Title::<Feast>::built_in().expect("built-in content is valid");
    let rules = title.rules(&title.setup(2, [("decks", "abc")]).expect("valid")).expect("valid");
    let (mut won, mut points, mut random_points) = (0, 0, 0);
    const GAMES: u64 = 8;
    for seed in 0..GAMES {
        let thinker = Seat((seed % 2) as u8);
        let mut luck = Fast::new(seed);
        let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
        let mut actions = Vec::new();
        while let Some(seat) = rules.pending(&state).first() {
            let action = if seat == thinker {
                greedy(&rules, &state, seat, &mut luck)
            } else {
                actions.clear();
                rules.legal_actions(&state, seat, &mut actions);
                *luck.pick(&actions)
            };
            rules.apply(&mut state, seat, action, &mut Silent).expect("a candidate is legal");
        }
        let outcome = rules.outcome(&state).expect("the game is over");
        won += u32::from(outcome.winners.contains(thinker));
        points += outcome.points[thinker.index()];
        random_points += outcome.points[1 - thinker.index()];
    }
    println!("greedy {} points a game, random {}", points / GAMES as i32, random_points / GAMES as i32);
    assert_eq!(won, GAMES as u32, "points {points} against {random_points}");
}
