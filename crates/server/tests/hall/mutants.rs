//! Mutants of real input: notation, saves, corrections and messages with some bytes changed, left out, doubled or taken
//! from elsewhere. `LONGHALL_FUZZ_SECONDS=300 cargo test -p server --test hall mutants` tries each for so long.

use std::path::Path;
use std::time::{Duration, Instant};

use engine::{Fast, Seed};
use registry::Registry;
use serde_json::json;

#[path = "../../../../fuzz/targets.rs"]
mod targets;

/// Mutants of each kind in an ordinary run of the tests.
const USUAL: usize = 3_000;
const LENGTH_MAX: usize = 4_096;

/// Calls a target with mutants of some examples: so many of them, or for the time that the environment names.
fn try_mutants(target: fn(&[u8]), examples: &[Vec<u8>], usual: usize) {
    let seconds = std::env::var("LONGHALL_FUZZ_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    let until = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let mut luck = Fast::new(until.map_or(7, |_| u64::from(std::process::id())));
    let mut tried = 0usize;
    for example in examples {
        target(example);
    }
    while until.map_or(tried < usual, |until| Instant::now() < until) {
        let mutant = mutant(examples, &mut luck);
        target(&mutant);
        tried += 1;
    }
    println!("{tried} mutants of {} examples", examples.len());
}

fn mutant(examples: &[Vec<u8>], luck: &mut Fast) -> Vec<u8> {
    let mut bytes = luck.pick(examples).clone();
    for _ in 0..=luck.below(4) {
        let at = luck.below(bytes.len() as u32 + 1) as usize;
        let end = (at + luck.below(12) as usize).min(bytes.len());
        match luck.below(7) {
            0 => bytes.insert(at, luck.below(256) as u8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
            3 if at < bytes.len() => bytes[at] ^= 1 << luck.below(8),
            // A number becomes another, often one at a border.
            4 => drop(bytes.splice(at..end, luck.pick(&NUMBERS).bytes())),
            _ => {
                let other = luck.pick(examples);
                let from = luck.below(other.len() as u32 + 1) as usize;
                let to = (from + luck.below(40) as usize).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
    bytes.truncate(LENGTH_MAX);
    bytes
}

const NUMBERS: [&str; 12] =
    ["0", "-1", "1", "7", "99", "255", "256", "65536", "4294967296", "-9223372036854775808", "1e99", "\u{2212}1"];

/// A game by chance, with what was chosen.
fn games() -> Vec<(String, Vec<String>)> {
    let mut played = Vec::new();
    for entry in Registry::built_in().iter() {
        let mut luck = Fast::new(5);
        let players = entry.title.info().players.0.max(2);
        let mut game = entry.title.begin(players, &[], Seed::from_number(5)).expect("two play every game");
        let mut actions = Vec::new();
        for _ in 0..40 {
            let Some(seat) = game.pending().first() else { break };
            let choices = game.choices(seat, usize::MAX).unwrap_or_default();
            let action = luck.pick(&choices).action.clone();
            game.act(seat, &action).expect("a listed action is legal");
            actions.push(action);
        }
        played.push((game.save().to_string(), actions));
    }
    played
}

#[test]
fn mutants_of_notation_are_refused_or_legal() {
    let actions = games().into_iter().flat_map(|(_, actions)| actions);
    let examples: Vec<Vec<u8>> = actions.map(String::into_bytes).collect();
    try_mutants(targets::notation, &examples, USUAL);
}

#[test]
fn mutants_of_saves_are_refused_or_open() {
    let examples: Vec<Vec<u8>> = games().into_iter().map(|(save, _)| save.into_bytes()).collect();
    try_mutants(targets::save, &examples, USUAL);
}

#[test]
fn mutants_of_corrections_are_refused_or_played() {
    let mut examples = Vec::new();
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").read_dir().expect("content");
    for file in folders.flat_map(|folder| folder.expect("a folder").path().read_dir().expect("files")) {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let items: Vec<&str> = text.split("\n\n").filter(|block| block.starts_with("[[")).collect();
        examples.extend(items.iter().step_by(items.len() / 6 + 1).map(|item| item.as_bytes().to_vec()));
    }
    assert!(examples.len() > 30);
    // Each that is taken is played once in every game that takes it.
    try_mutants(targets::content, &examples, USUAL / 10);
}

#[test]
fn mutants_of_messages_are_refused_or_understood() {
    let messages = [
        json!({ "type": "watch_lobby" }),
        json!({ "type": "watch", "table": "abc", "since": 4 }),
        json!({ "type": "act", "request": 1, "table": "abc", "seq": 3, "action": "play odin/loki", "nonce": "n" }),
        json!({ "type": "undo", "request": 1, "table": "abc", "seq": 3, "turn": true }),
        json!({ "type": "ahead", "request": 1, "table": "abc", "ahead": { "single_choices": true, "action": null } }),
        json!({ "type": "say", "request": 1, "table": "abc", "words": "hei" }),
        json!({ "type": "ping", "away": true }),
    ];
    let examples: Vec<Vec<u8>> = messages.iter().map(|message| message.to_string().into_bytes()).collect();
    try_mutants(targets::message, &examples, USUAL * 10);
}
