//! The weights that games ship fit the games as they are. Whoever changes the rules or the features of a game trains
//! anew, or ships none and says so here and in `docs/bots.md`.

use registry::Registry;

/// At tables of how many each game judges by a network.
const LEARNED: [(&str, &[u8]); 5] = [
    ("asgard", &[2, 3, 4]),
    ("champions", &[2, 3, 4]),
    ("gonewild", &[2, 3]),
    ("tinyepic", &[]),
    ("feast", &[2, 3, 4]),
];

#[test]
fn the_weights_that_games_ship_fit_and_judge_where_they_were_measured() {
    let registry = Registry::built_in();
    for (game, tables) in LEARNED {
        let entry = registry.get(game).expect("a game of the house");
        let judge = entry.bots.shipped_judge(entry.title.as_ref());
        let judge = judge.unwrap_or_else(|reason| panic!("{game}: its weights are refused: {reason}"));
        let learned: Vec<u8> = (1..=5).filter(|players| judge.is_learned() && judge.judges(*players)).collect();
        assert_eq!(learned, tables, "{game}");
    }
    assert_eq!(registry.iter().count(), LEARNED.len(), "every game is listed");
}
