//! Actions that come up in games played by chance, each with its notation: the client's own writing of notation is
//! tested against them.

use std::collections::BTreeMap;

use engine::{AnyMatch, Choice, Fast, Game, Match, Seed, Title};

/// So many different actions of each verb are enough.
const EXAMPLES_PER_VERB: usize = 24;
const GAMES_PER_PLAYERS: u64 = 2;

/// A JSON list of `{ parts, notation }`, in a fixed order.
pub fn of<G: Game>() -> String {
    let mut found = Examples::default();
    let title = Title::<G>::built_in().expect("built-in content is valid: the tests check it");
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        for seed in 0..GAMES_PER_PLAYERS {
            let setup = title.setup(players, []).expect("every number of players is valid");
            let game = title.begin(setup, Seed::from_number(seed)).expect("built-in content makes rules");
            found.play(game, Fast::new(seed));
        }
    }
    found.written()
}

/// By verb and then by notation; the value is the action as JSON.
#[derive(Default)]
struct Examples(BTreeMap<String, BTreeMap<String, String>>);

impl Examples {
    fn play<G: Game>(&mut self, mut game: Match<G>, mut luck: Fast) {
        for _ in 0..G::DECISIONS_MAX {
            let Some(seat) = game.pending().first() else { return };
            let choices = game.choices(seat, usize::MAX).unwrap_or_default();
            for choice in &choices {
                self.keep(choice);
            }
            let chosen = luck.pick(&choices);
            AnyMatch::act(&mut game, seat, &chosen.action).expect("a listed action is legal");
        }
    }

    fn keep(&mut self, choice: &Choice) {
        let parts = choice.parts.get();
        let verb = parts.split('"').nth(3).unwrap_or_default();
        let of_verb = self.0.entry(verb.to_owned()).or_default();
        if of_verb.len() < EXAMPLES_PER_VERB {
            of_verb.insert(choice.action.clone(), parts.to_owned());
        }
    }

    fn written(&self) -> String {
        let rows = self.0.values().flatten();
        let rows: Vec<String> =
            rows.map(|(notation, parts)| format!("{{ \"parts\": {parts}, \"notation\": \"{notation}\" }}")).collect();
        format!("[\n{}\n]\n", rows.join(",\n"))
    }
}
