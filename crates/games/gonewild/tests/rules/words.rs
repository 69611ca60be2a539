//! Everything the game can name has words in every language, also what random games rarely meet.

use std::collections::BTreeSet;
use std::path::Path;

use engine::{AnyTitle, Title, Viewer};
use gonewild::{Achievement, Building, Card, GoneWild, Mission, Source};

fn messages(language: &str) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../../locales/{language}/gonewild.ftl"));
    let text = std::fs::read_to_string(file).expect("the words of the game");
    text.lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key.to_owned())
        .filter(|key| !key.contains(' '))
        .collect()
}

/// Every message key in a piece of JSON.
fn keys_in(value: &serde_json::Value, keys: &mut BTreeSet<String>) {
    match value {
        serde_json::Value::String(text) if text.starts_with("gonewild-") => {
            keys.insert(text.clone());
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| keys_in(value, keys)),
        serde_json::Value::Object(fields) => fields.values().for_each(|value| keys_in(value, keys)),
        _ => {}
    }
}

#[test]
fn everything_has_a_name_in_every_language() {
    let mut keys = BTreeSet::new();
    keys.extend(Card::ALL.map(|card| format!("gonewild-card-{card}")));
    keys.extend(Building::ALL.map(|building| format!("gonewild-building-{building}")));
    keys.extend(Mission::ALL.map(|mission| format!("gonewild-mission-{mission}")));
    keys.extend(Achievement::ALL.map(|achievement| format!("gonewild-achievement-{achievement}")));
    keys.extend(Achievement::ALL.map(|achievement| format!("gonewild-achievement-text-{achievement}")));
    keys.extend(Source::ALL.map(|source| format!("gonewild-source-{}", source.name())));
    let title = Title::<GoneWild>::built_in().expect("built-in content is valid");
    for seed in 0..40 {
        let game = AnyTitle::begin(&title, 4, &[], engine::Seed::from_number(seed)).expect("a table");
        let view: serde_json::Value = serde_json::from_str(game.view(Viewer::Public).get()).expect("JSON");
        keys_in(&view, &mut keys);
    }
    for language in ["en", "ru", "uk"] {
        let known = messages(language);
        let missing: Vec<_> = keys.iter().filter(|key| !known.contains(*key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}
