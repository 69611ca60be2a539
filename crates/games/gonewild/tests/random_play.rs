//! Whole games of random decisions: every table size and option finishes, nothing is lost or doubled,
//! and every listed action applies.

use engine::{Fast, Game, Seed, Silent, Title, Viewer};
use gonewild::GoneWild;

fn play(players: u8, options: &[(&str, &str)], number: u64) -> (u8, u32, u16) {
    let title = Title::<GoneWild>::built_in().expect("valid content");
    let setup = title.setup(players, options.iter().copied()).expect("a valid set-up");
    let rules = title.rules(&setup).expect("rules");
    let mut state = rules.start(engine::Chance::real(Seed::from_number(number)), &mut Silent);
    let mut source = Fast::new(number);
    let mut actions = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = rules.pending(&state).first() {
        rules.invariants(&state).expect("sound");
        actions.clear();
        rules.legal_actions(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "{seat} is asked and has no answer: {state:?}");
        let action = *source.pick(&actions);
        assert_eq!(action.to_string().parse(), Ok(action));
        if decisions % 17 == 0 {
            let imagined = rules.resample_hidden(&state, seat, &mut source);
            rules.invariants(&imagined).expect("an imagined state is sound");
            assert_eq!(rules.view(&imagined, Viewer::Seat(seat)), rules.view(&state, Viewer::Seat(seat)));
        }
        rules.apply(&mut state, seat, action, &mut Silent).expect("a listed action applies");
        decisions += 1;
        assert!(decisions < GoneWild::DECISIONS_MAX, "too long");
    }
    rules.invariants(&state).expect("sound");
    let outcome = rules.outcome(&state).expect("over");
    assert!(!outcome.winners.is_empty());
    (state.round, decisions, state.players.iter().map(|player| player.score()).max().unwrap_or(0))
}

#[test]
fn random_games_end_at_every_table() {
    for players in 2..=4 {
        for length in ["standard", "long"] {
            for achievements in ["random", "first_game"] {
                for number in 0..12 {
                    play(players, &[("length", length), ("achievements", achievements)], number);
                }
            }
        }
    }
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<gonewild::State>() <= 3072, "{} bytes", size_of::<gonewild::State>());
    assert!(size_of::<gonewild::Action>() <= 8);
}

#[test]
fn lengths() {
    for players in 2..=4 {
        let games: Vec<_> = (0..40).map(|number| play(players, &[], number)).collect();
        eprintln!("{players}: {games:?}");
    }
}
