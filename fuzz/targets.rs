//! What is tried with any bytes: the four places where text of strangers is read. Each function may refuse what it is
//! given, and must neither panic nor take something for what it is not. `cargo fuzz` calls them with bytes that it
//! learns (`fuzz/fuzz_targets`), and a test on stable Rust with mutants of real input
//! (`crates/server/tests/hall/mutants.rs`).

use std::sync::LazyLock;

use engine::{AnyMatch, Save, Seed};
use registry::Registry;
use server::protocol::ToServer;

static REGISTRY: LazyLock<Registry> = LazyLock::new(Registry::built_in);

/// A game of each kind, some moves on.
static POSITIONS: LazyLock<Vec<Box<dyn AnyMatch>>> = LazyLock::new(|| REGISTRY.iter().map(begun).collect());

fn begun(entry: &registry::RegisteredGame) -> Box<dyn AnyMatch> {
    let players = entry.title.info().players.0.max(2);
    let mut game = entry.title.begin(players, &[], Seed::from_number(3)).expect("two play every game");
    for number in 0..12 {
        let Some(seat) = game.pending().first() else { break };
        let choices = game.choices(seat, usize::MAX).unwrap_or_default();
        let Some(choice) = choices.get(number * 7 % choices.len().max(1)) else { break };
        game.act(seat, &choice.action).expect("a listed action is legal");
    }
    game
}

/// Notation: what is not listed as legal is refused, and changes nothing.
pub fn notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for game in POSITIONS.iter() {
        let Some(seat) = game.pending().first() else { continue };
        let mark = game.mark();
        let mut copy = game.boxed_clone();
        let legal = game.check(seat, text).is_ok();
        assert_eq!(copy.act(seat, text).is_ok(), legal, "{}: {text:?}", game.game());
        assert!(legal || copy.mark() == mark, "{}: {text:?} changed something", game.game());
        assert!(!legal || game.parts(text).is_some(), "{}: {text:?} is legal and has no parts", game.game());
    }
}

/// Saves: what is read is written as it was read, and a game that opens goes on.
pub fn save(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(save) = text.parse::<Save>() else { return };
    let written = save.to_string();
    let again: Save = written.parse().unwrap_or_else(|error| panic!("{error} in what was written:\n{written}"));
    assert_eq!(again.to_string(), written);
    let Some(entry) = REGISTRY.get(&save.game) else { return };
    if let Ok(game) = entry.title.load(&save) {
        assert_eq!(game.save().to_string().parse::<Save>().map(|save| save.game), Ok(save.game));
    }
}

/// Corrections of the content: refused with their place, or played.
pub fn content(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for entry in REGISTRY.iter() {
        let Ok(corrected) = entry.title.corrected(text) else { continue };
        let again = entry.title.corrected(corrected.corrections()).map(|again| again.corrections().to_owned());
        assert_eq!(again.as_deref(), Ok(corrected.corrections()), "written down, they are the same");
        // Numbers that no box has may make a game that does not work; that is found out before a table is made.
        let _ = corrected.rehearse(corrected.info().players.0, &[], 1);
    }
}

/// Messages of the socket: what is understood is written and understood again.
pub fn message(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<ToServer>(bytes) else { return };
    let written = serde_json::to_string(&message).expect("what was read can be written");
    let again: ToServer = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(serde_json::to_string(&again).ok(), Some(written));
}
