//! Sentences of letters: what webhooks and mails say, from the same Fluent files as everything else. The server asks
//! from several threads, so the bundles are shared.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use server::news::{Given, Words as LetterWords};

use crate::words::{Language, source};

/// The files that letters are made from: their own words, what the service worker says, and the names of games.
const FILES: [&str; 3] = ["letters", "news", "hall"];

/// The words of letters in every language.
pub struct Letters {
    bundles: BTreeMap<&'static str, FluentBundle<FluentResource>>,
}

impl Letters {
    pub fn read() -> Letters {
        Letters { bundles: Language::ALL.into_iter().map(|language| (language.code(), bundle(language))).collect() }
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.code().parse().expect("a language code")]);
    bundle.set_use_isolating(false);
    for file in FILES {
        let resource = FluentResource::try_new(source(language, &format!("{file}.ftl")));
        // A file with a mistake still gives its good messages; the tests refuse it.
        bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
    }
    bundle
}

impl LetterWords for Letters {
    fn say(&self, language: &str, key: &str, part: Option<&str>, values: &[(&str, Given<'_>)]) -> String {
        let bundle = self.bundles.get(language).or_else(|| self.bundles.get(Language::En.code()));
        let Some((bundle, message)) = bundle.and_then(|bundle| Some((bundle, bundle.get_message(key)?))) else {
            return String::new();
        };
        let pattern = match part {
            Some(part) => message.get_attribute(part).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let Some(pattern) = pattern else { return String::new() };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            let value = match value {
                Given::Word(word) => FluentValue::from(*word),
                Given::Number(number) => FluentValue::from(*number),
            };
            args.set(*name, value);
        }
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_speak_the_language_of_their_reader() {
        let letters = Letters::read();
        let say = |language: &str, key: &str, count: u64| {
            letters.say(language, key, None, &[("count", Given::Number(count))])
        };
        assert_eq!(say("en", "letter-hours", 1), "1 hour");
        assert_eq!(say("ru", "letter-days", 3), "3 дня");
        assert_eq!(say("uk", "letter-minutes", 5), "5 хвилин");
        assert_eq!(say("xx", "letter-hours", 2), "2 hours", "an unknown language is English");
        assert_eq!(say("en", "no-such-key", 2), "");
    }

    /// Every key that a letter can have has a title and a body in every language.
    #[test]
    fn every_letter_has_words() {
        let letters = Letters::read();
        let keys = [
            "news-turn",
            "news-clock",
            "news-nudge",
            "news-over",
            "news-chat",
            "news-rematch",
            "news-replaced",
            "news-digest",
            "news-try",
            "mail-confirm",
        ];
        for language in Language::ALL.map(Language::code) {
            for key in keys {
                for part in [None, Some("body")] {
                    assert_ne!(letters.say(language, key, part, &[]), "", "{language} {key} {part:?}");
                }
            }
            assert_ne!(letters.say(language, "mail-foot", None, &[]), "");
        }
    }
}
