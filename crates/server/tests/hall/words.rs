//! Every reason the server can give has its sentence in all three languages.

use std::collections::BTreeSet;
use std::path::Path;

fn files(folder: &Path, ending: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            texts.push(std::fs::read_to_string(path).expect("text"));
        }
    }
    texts
}

fn keys_used() -> BTreeSet<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = files(&crates.join("server/src"), ".rs").into_iter().chain(files(&crates.join("engine/src"), ".rs"));
    let mut keys = BTreeSet::new();
    for source in sources {
        for word in source.split('"').skip(1).step_by(2) {
            let ours = ["refused-", "setup-", "table-trouble-", "hint-"].iter().any(|start| word.starts_with(start));
            if ours && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
                keys.insert(word.to_owned());
            }
        }
    }
    keys
}

fn keys_of(language: &str, file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../locales/{language}/{file}.ftl"));
    let text = std::fs::read_to_string(path).expect("the words");
    let messages = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    messages.filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned())).collect()
}

#[test]
fn every_reason_has_words_in_three_languages_and_every_word_is_used() {
    let used = keys_used();
    assert!(used.len() > 40, "the scan finds the keys");
    for language in ["en", "ru", "uk"] {
        let (engine, mut server) = (keys_of(language, "engine"), keys_of(language, "server"));
        server.extend(keys_of(language, "refused"));
        // What is said of tokens and analyses is loaded where people meet it.
        let elsewhere = ["programs", "analysis"].into_iter().flat_map(|file| keys_of(language, file));
        server.extend(elsewhere.filter(|key| key.starts_with("refused-")));
        let missing: Vec<_> = used.iter().filter(|key| !engine.contains(*key) && !server.contains(*key)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        let unused: Vec<_> = server.difference(&used).collect();
        assert!(unused.is_empty(), "{language} has words nobody says: {unused:?}");
        assert!(engine.is_disjoint(&server), "{language}: one key, one place");
    }
}

/// Every section and every number that can be corrected has words: its own, or those of the good it counts.
#[test]
fn what_can_be_corrected_has_words_in_three_languages() {
    const COUNTED: [&str; 7] = ["good", "resource", "weapon", "ship", "special", "building", "rune"];
    let dashed = |name: &str| name.replace(['_', ':'], "-");
    for language in ["en", "ru", "uk"] {
        let words = keys_of(language, "content");
        let mut missing = BTreeSet::new();
        for entry in registry::Registry::built_in().iter() {
            let (game, content) = (entry.title.id(), entry.title.content());
            let things = keys_of(language, game);
            let sections =
                content.items().into_iter().map(|item| format!("content-kind-{game}-{}", dashed(&item.kind)));
            missing.extend(sections.filter(|key| !words.contains(key)));
            for number in content.numbers() {
                let inside = if number.item.is_empty() { 1 } else { 2 };
                let steps = number.path.iter().skip(inside).filter(|step| step.parse::<usize>().is_err());
                for step in steps.filter(|step| *step != "id") {
                    let thing = step.split_once(':').map_or(step.as_str(), |(_, thing)| thing);
                    let counted =
                        COUNTED.iter().any(|kind| things.contains(&format!("{game}-{kind}-{}", dashed(thing))));
                    let key = format!("content-field-{}", dashed(step));
                    if !counted && !words.contains(&key) {
                        missing.insert(key);
                    }
                }
            }
        }
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}
