//! A thought that nobody needs any more ends.

use std::time::{Duration, Instant};

use asgard::Asgard;
use bots::{Budget, Kind, Player, Stop, Style};
use engine::{Chance, Game, Seed, Silent, Title};

/// Far longer than the test may take.
const LONG: Duration = Duration::from_secs(120);

#[test]
fn a_search_ends_soon_after_it_is_stopped() {
    let title = Title::<Asgard>::built_in().expect("content");
    let rules = title.rules(&title.setup(2, []).expect("a setup")).expect("rules");
    let state = rules.start(Chance::real(Seed::from_number(1)), &mut Silent);
    let seat = rules.pending(&state).first().expect("somebody begins");
    let stop = Stop::default();
    let heard = stop.clone();
    let begun = Instant::now();
    let thinking = std::thread::spawn(move || {
        let style = Style::of(Kind::Search, Budget::Time(LONG));
        Player::new(style, 1).heeding(&heard).think(&rules, &state, seat).len()
    });
    stop.set();
    assert!(thinking.join().expect("a thought") > 1, "what was thought so far is still an answer");
    assert!(begun.elapsed() < LONG / 2);
}
