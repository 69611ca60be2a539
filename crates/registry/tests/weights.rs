//! The weights that games ship fit the games as they are. Whoever changes the rules or the features of a game trains
//! anew, or ships none and says so here and in `docs/bots.md`.

use registry::Registry;

/// At tables of how many a game judges by a network. A game that is not listed has none.
const LEARNED: &[(&str, &[u8])] =
    &[("asgard", &[2, 3, 4]), ("champions", &[2, 3, 4]), ("gonewild", &[2, 3]), ("feast", &[2, 3, 4])];

#[test]
fn the_weights_that_games_ship_fit_and_judge_where_they_were_measured() {
    let registry = Registry::built_in();
    for (game, _) in LEARNED {
        assert!(registry.get(game).is_some(), "{game} is a game of the registry");
    }
    for entry in registry.iter() {
        let game = entry.title.id();
        let tables = LEARNED.iter().find(|(listed, _)| *listed == game).map_or(&[][..], |(_, tables)| *tables);
        let judge = entry.bots.shipped_judge(entry.title.as_ref());
        let judge = judge.unwrap_or_else(|reason| panic!("{game}: its weights are refused: {reason}"));
        let learned: Vec<u8> = (1..=5).filter(|players| judge.is_learned() && judge.judges(*players)).collect();
        assert_eq!(learned, tables, "{game}");
    }
}
