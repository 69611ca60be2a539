//! Numbers no box has, one at a time: the game refuses them, it is found out when it is rehearsed, or it can be
//! played. Nothing panics and nothing hangs, because anybody may open a table with corrections.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{AnyTitle, Number};
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use registry::Registry;

const EXTREMES: [i64; 7] = [0, 1, 100, 127, 255, -1, i32::MAX as i64];
/// Every so many numbers are tried each time; all of them in the long look.
const EVERY: usize = 23;

/// Whether another value for one number makes the rules panic. Refusing it is right.
fn panics(title: &dyn AnyTitle, number: &Number, value: i64) -> Option<String> {
    let content = title.content();
    let text = content.with_number(number, value).corrections_to(content);
    let (fewest, most) = title.info().players;
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let Ok(corrected) = title.corrected(&text) else { return };
        for (players, luck) in [(fewest, 1), (fewest, 2), (most, 3)] {
            // What does not hold in a rehearsal is refused by the server.
            let _ = corrected.rehearse(players, &[], luck);
        }
    }));
    tried.is_err().then(|| format!("{} {number} = {value}", title.id()))
}

fn sweep(game: &str, every: usize) {
    let registry = Registry::built_in();
    let title = registry.get(game).expect("the game").title.as_ref();
    let numbers: Vec<Number> = title.content().numbers().into_iter().step_by(every).collect();
    let found: Vec<String> = numbers
        .par_iter()
        .flat_map_iter(|number| EXTREMES.into_iter().filter_map(|value| panics(title, number, value)))
        .collect();
    assert!(found.is_empty(), "{} of {} numbers panic:\n{}", found.len(), numbers.len(), found.join("\n"));
}

macro_rules! sweeps {
    ($($game:ident $all:ident),*) => { $(
        #[test]
        fn $game() {
            sweep(stringify!($game), EVERY);
        }

        #[test]
        #[ignore = "the long look"]
        fn $all() {
            sweep(stringify!($game), 1);
        }
    )* };
}

sweeps!(asgard all_of_asgard, champions all_of_champions, gonewild all_of_gonewild, tinyepic all_of_tinyepic, feast all_of_feast);
