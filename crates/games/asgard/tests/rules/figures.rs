//! Random play gives the figures that an independent simulation of the same rules gave.

use asgard::{Action, Asgard, Event};
use engine::{Chance, Emitted, Fast, Game, Seed, Title};

const GAMES: u64 = 1500;

struct Figures {
    mean_points: f64,
    mean_best: f64,
    disputes: f64,
    undecided: f64,
}

/// Random choices, but goals are taken in full and final scoring is never declined.
fn play(players: u8) -> Figures {
    let title = Title::<Asgard>::built_in().expect("built-in content is valid");
    let rules = title.rules(&title.setup(players, []).expect("valid")).expect("valid");
    let (mut points, mut best, mut disputes, mut undecided) = (0, 0, 0u32, 0u32);
    for seed in 0..GAMES {
        let mut luck = Fast::new(seed);
        let mut events: Vec<Emitted<Event>> = Vec::new();
        let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut events);
        while let Some(seat) = rules.pending(&state).first() {
            let mut actions = Vec::new();
            rules.legal_actions(&state, seat, &mut actions);
            actions.retain(|action| *action != Action::Stop);
            if actions.contains(&Action::Goal) {
                actions.retain(|action| *action == Action::Goal);
            }
            rules.apply(&mut state, seat, *luck.pick(&actions), &mut events).expect("listed actions apply");
        }
        let outcome = rules.outcome(&state).expect("the game is over");
        points += outcome.points.iter().sum::<i32>();
        best += outcome.points.iter().max().copied().unwrap_or(0);
        for emitted in &events {
            if let Event::Awoke { contenders, favoured, .. } = &emitted.event
                && contenders.len() > 1
            {
                disputes += 1;
                undecided += u32::from(favoured.is_none());
            }
        }
    }
    let games = GAMES as f64;
    Figures {
        mean_points: f64::from(points) / games / f64::from(players),
        mean_best: f64::from(best) / games,
        disputes: f64::from(disputes) / games,
        undecided: f64::from(undecided) / games,
    }
}

#[test]
fn random_games_have_the_expected_figures() {
    let expected = [(2, 9.8, 10.9, 4.8), (3, 7.1, 8.7, 7.4), (4, 5.3, 7.2, 9.2), (5, 4.2, 6.2, 10.5)];
    for (players, mean_points, mean_best, disputes) in expected {
        let found = play(players);
        let near = |value: f64, wanted: f64, tolerance: f64| (value - wanted).abs() <= tolerance;
        assert!(near(found.mean_points, mean_points, 0.25), "{players} players: mean {}", found.mean_points);
        assert!(near(found.mean_best, mean_best, 0.35), "{players} players: winners {}", found.mean_best);
        assert!(near(found.disputes, disputes, 0.5), "{players} players: disputes {}", found.disputes);
        assert!(found.undecided < 0.15, "{players} players: undecided {}", found.undecided);
    }
}
