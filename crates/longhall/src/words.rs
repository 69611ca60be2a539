//! Sentences for the terminal, from the same Fluent files the web client reads.

use std::borrow::Cow;
use std::collections::BTreeSet;

use clap::ValueEnum;
use engine::{Seat, Text, Value};
use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::{FluentArgs, FluentBundle, FluentError, FluentResource, FluentValue};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../locales"]
struct Locales;

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Language {
    En,
    Ru,
    Uk,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::En, Language::Ru, Language::Uk];

    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
            Language::Uk => "uk",
        }
    }

    /// What the environment asks for.
    pub fn of_environment() -> Language {
        let wished = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        let wished = wished.unwrap_or_default();
        Language::ALL.into_iter().find(|language| wished.starts_with(language.code())).unwrap_or(Language::En)
    }
}

/// One file of a language; empty where there is none.
pub fn source(language: Language, file: &str) -> String {
    let found = Locales::get(&format!("{}/{file}", language.code()));
    found.map_or_else(String::new, |file| String::from_utf8_lossy(&file.data).into_owned())
}

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

/// Who is meant by a seat, and who is reading.
pub struct Table<'a> {
    pub names: &'a [String],
    pub reader: Option<Seat>,
}

impl Words {
    pub fn of(language: Language) -> Words {
        let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language code")]);
        bundle.set_use_isolating(false);
        for file in Locales::iter().filter(|file| file.starts_with(language.code()) && file.ends_with(".ftl")) {
            let data = Locales::get(&file).map(|file| file.data).unwrap_or_default();
            let resource = FluentResource::try_new(String::from_utf8_lossy(&data).into_owned());
            // A file with a mistake still gives its good messages; the tests refuse it.
            bundle.add_resource_overriding(resource.unwrap_or_else(|(resource, _)| resource));
        }
        Words { bundle, language }
    }

    /// The rules of a game.
    pub fn rules(&self, game: &str) -> Option<String> {
        let file = Locales::get(&format!("{}/rules/{game}.md", self.language.code()))?;
        Some(String::from_utf8_lossy(&file.data).into_owned())
    }

    pub fn language(&self) -> Language {
        self.language
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What the things in a sentence are, where their messages tell it.
    pub fn help(&self, text: &Text) -> Option<String> {
        let none = FluentArgs::new();
        let help = text.args.iter().filter_map(|(_, value)| match value {
            Value::Term(key) => ["help", "text"].into_iter().find_map(|told| self.format(key, Some(told), &none)),
            Value::Text(text) => self.help(text),
            _ => None,
        });
        let help: Vec<String> = help.collect();
        (!help.is_empty()).then(|| help.join(" "))
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.say(&Text::new(key), &Table { names: &[], reader: None })
    }

    /// A sentence. A message that is missing shows its key.
    pub fn say(&self, text: &Text, table: &Table<'_>) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in &text.args {
            args_of(&mut args, name, self.forms(value, table));
        }
        self.format(&text.key, None, &args).unwrap_or_else(|| text.key.clone())
    }

    /// A value as a sentence may need it: its plain words first, then every grammatical form by name.
    /// The web client does the same in `format.ts`.
    fn forms(&self, value: &Value, table: &Table<'_>) -> Forms {
        match value {
            Value::Number(number) => vec![(String::new(), FluentValue::from(*number))],
            Value::Seat(seat) => self.seat_forms(*seat, table),
            Value::Text(text) => {
                let mut args = FluentArgs::new();
                for (name, value) in &text.args {
                    args_of(&mut args, name, self.forms(value, table));
                }
                self.message_forms(&text.key, &args)
            }
            Value::Term(key) => self.message_forms(key, &FluentArgs::new()),
            Value::List(values) => self.list_forms(values, table),
        }
    }

    /// A message with its attributes. Whatever is no player is never the reader.
    fn message_forms(&self, key: &str, args: &FluentArgs<'_>) -> Forms {
        let plain = self.format(key, None, args).unwrap_or_else(|| key.to_owned());
        let mut forms = vec![(String::new(), plain.into()), ("you".to_owned(), "no".into())];
        for form in self.attributes(key) {
            let words = self.format(key, Some(&form), args).unwrap_or_default();
            forms.push((form, words.into()));
        }
        forms
    }

    /// A player: by name, or by the pronoun where the player reads it.
    fn seat_forms(&self, seat: Seat, table: &Table<'_>) -> Forms {
        let you = table.reader == Some(seat);
        let name = seat_name(seat, table);
        let mut args = FluentArgs::new();
        args.set("name", name.clone());
        let mut forms = vec![(String::new(), name.into()), ("you".to_owned(), if you { "yes" } else { "no" }.into())];
        let key = if you { "seat-you" } else { "seat-name" };
        for form in self.attributes(key) {
            let words = self.format(key, Some(&form), &args).unwrap_or_default();
            forms.push((form, words.into()));
        }
        forms
    }

    /// A list is joined form by form; a member without a form stands there by its plain words.
    fn list_forms(&self, values: &[Value], table: &Table<'_>) -> Forms {
        let members: Vec<Forms> = values.iter().map(|value| self.forms(value, table)).collect();
        let mut names: BTreeSet<&str> = members.iter().flatten().map(|(form, _)| form.as_str()).collect();
        names.insert("");
        let mut forms = vec![("count".to_owned(), FluentValue::from(values.len()))];
        for name in names.into_iter().filter(|name| *name != "you") {
            let parts: Vec<String> = members.iter().map(|member| form_or_plain(member, name)).collect();
            forms.push((name.to_owned(), self.joined(&parts).into()));
        }
        forms
    }

    /// Several things in one phrase, as the language joins them.
    fn joined(&self, parts: &[String]) -> String {
        let [head @ .., last] = parts else { return String::new() };
        if head.is_empty() {
            return last.clone();
        }
        let mut args = FluentArgs::new();
        args.set("head", head.join(", "));
        args.set("last", last.clone());
        let key = if head.len() == 1 { "list-two" } else { "list-more" };
        self.format(key, None, &args).unwrap_or_else(|| parts.join(", "))
    }

    fn attributes(&self, key: &str) -> Vec<String> {
        let message = self.bundle.get_message(key).into_iter();
        message.flat_map(|message| message.attributes()).map(|attribute| attribute.id().to_owned()).collect()
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let mut formatted: Cow<'_, str> = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            let whole = with_plain_forms(args, &errors);
            formatted = self.bundle.format_pattern(pattern, Some(&whole), &mut Vec::new());
        }
        Some(with_true_minus(&formatted))
    }
}

/// The forms of a value by name; the plain words have the empty name.
type Forms = Vec<(String, FluentValue<'static>)>;

fn args_of(args: &mut FluentArgs<'_>, name: &str, forms: Forms) {
    for (form, words) in forms {
        let name = if form.is_empty() { name.to_owned() } else { format!("{name}_{form}") };
        args.set(name, words);
    }
}

/// The arguments, and the plain words of each that was asked for in a form it does not have: better than the name of
/// the form.
fn with_plain_forms<'a>(args: &'a FluentArgs<'a>, errors: &[FluentError]) -> FluentArgs<'a> {
    let mut whole: FluentArgs<'a> = args.iter().map(|(name, words)| (name, words.clone())).collect();
    for error in errors {
        let FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) = error else {
            continue;
        };
        let plain = id.rsplit_once('_').and_then(|(name, _)| args.iter().find(|(known, _)| *known == name));
        if let Some((_, words)) = plain {
            whole.set(id.clone(), words.clone());
        }
    }
    whole
}

fn form_or_plain(member: &Forms, name: &str) -> String {
    let found = |wanted: &str| member.iter().find(|(form, _)| form == wanted).map(|(_, words)| words);
    match found(name).or_else(|| found("")) {
        Some(FluentValue::String(words)) => words.to_string(),
        Some(FluentValue::Number(number)) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

/// A loss has a true minus sign, as wide as a digit; hyphens inside words and ranges stay what they are.
fn with_true_minus(words: &str) -> String {
    let letters: Vec<char> = words.chars().collect();
    let is_minus = |at: usize| {
        letters[at] == '-'
            && letters.get(at + 1).is_some_and(char::is_ascii_digit)
            && !at.checked_sub(1).and_then(|before| letters.get(before)).is_some_and(|before| before.is_alphanumeric())
    };
    (0..letters.len()).map(|at| if is_minus(at) { '−' } else { letters[at] }).collect()
}

fn seat_name(seat: Seat, table: &Table<'_>) -> String {
    table.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use super::*;

    fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        for file in Locales::iter().filter(|file| file.starts_with(language.code()) && file.ends_with(".ftl")) {
            let text = String::from_utf8(Locales::get(&file).expect("listed").data.into_owned()).expect("UTF-8");
            let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
            for entry in resource.entries() {
                if let fluent_syntax::ast::Entry::Message(message) = entry {
                    let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
                    let old = messages.insert(message.id.name.to_owned(), attributes);
                    assert!(old.is_none(), "{file}: {} is defined twice", message.id.name);
                }
            }
        }
        messages
    }

    #[test]
    fn a_thing_without_the_form_that_a_sentence_wants_stands_there_by_its_plain_words() {
        let mut words = Words::of(Language::En);
        let source = "planted-thing = Loki\nplanted-sentence = The favor of { $god_gen }.".to_owned();
        words.bundle.add_resource(FluentResource::try_new(source).expect("messages")).expect("new keys");
        let text = Text::new("planted-sentence").term("god", "planted-thing");
        assert_eq!(words.say(&text, &Table { names: &[], reader: None }), "The favor of Loki.");
    }

    #[test]
    fn every_message_exists_in_every_language() {
        let english: BTreeSet<String> = messages(Language::En).into_keys().collect();
        for language in [Language::Ru, Language::Uk] {
            let other: BTreeSet<String> = messages(language).into_keys().collect();
            let missing: Vec<_> = english.difference(&other).collect();
            let extra: Vec<_> = other.difference(&english).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{language:?}: missing {missing:?}, extra {extra:?}");
        }
    }

    #[test]
    fn every_message_a_game_uses_has_words() {
        let registry = registry::Registry::built_in();
        let english = messages(Language::En);
        for entry in registry.iter() {
            let info = entry.title.info();
            let report = entry.title.check_laws(&engine::laws::Plan::all(32), &|| ());
            let mut keys = report.keys;
            keys.insert(format!("{}-name", info.id));
            keys.insert(format!("{}-tagline", info.id));
            for option in info.options {
                keys.insert(format!("{}-option-{}", info.id, option.key));
                keys.extend(option.values.iter().map(|value| format!("{}-option-{}-{value}", info.id, option.key)));
            }
            let missing: Vec<_> = keys.iter().filter(|key| !english.contains_key(*key)).collect();
            assert!(missing.is_empty(), "{}: no words for {missing:?}", info.id);
        }
    }

    /// Random games do not meet every reason, so the rules themselves are read for them.
    #[test]
    fn every_reason_of_the_rules_has_words_and_no_words_are_left_over() {
        let mut given = BTreeSet::new();
        let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")];
        folders.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src"));
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder of sources") {
                let path = entry.expect("an entry of it").path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ending| ending == "rs") {
                    let source = std::fs::read_to_string(&path).expect("a source");
                    let literals = source.split('"').filter(|text| !text.contains(char::is_whitespace));
                    given.extend(literals.filter(|text| is_reason(text)).map(str::to_owned));
                }
            }
        }
        let said: BTreeSet<String> = messages(Language::En).into_keys().filter(|key| is_reason(key)).collect();
        assert_eq!(given, said, "left: reasons of the rules; right: reasons with words");
    }

    fn is_reason(key: &str) -> bool {
        key.starts_with("illegal-") || key.contains("-illegal-")
    }

    /// Two others look alike and were mixed with it; a search in the rules finds only what is typed one way.
    #[test]
    fn ukrainian_words_have_one_apostrophe() {
        let is_letter = |letter: Option<&char>| letter.is_some_and(|letter| letter.is_alphabetic());
        for file in Locales::iter().filter(|file| file.starts_with(Language::Uk.code())) {
            let text = String::from_utf8(Locales::get(&file).expect("listed").data.into_owned()).expect("UTF-8");
            for line in text.lines() {
                let letters: Vec<char> = line.chars().collect();
                let foreign = letters.windows(3).find(|three| {
                    ['\'', 'ʼ'].contains(&three[1]) && is_letter(three.first()) && is_letter(three.last())
                });
                assert!(foreign.is_none(), "{file}: {line}");
            }
        }
    }

    /// The hall names the games before their own words are fetched.
    #[test]
    fn a_game_has_one_name() {
        for language in Language::ALL {
            let words = Words::of(language);
            for entry in registry::Registry::built_in().iter() {
                let id = entry.title.id();
                let name = words.get(&format!("{id}-name"));
                assert_eq!(words.get(&format!("game-{id}")), name, "{language:?}");
                let rules = words.rules(id).unwrap_or_default();
                assert_eq!(rules.lines().next(), Some(format!("# {name}").as_str()), "{language:?}");
            }
        }
    }

    #[test]
    fn every_game_has_rules_in_every_language() {
        for language in Language::ALL {
            let words = Words::of(language);
            for entry in registry::Registry::built_in().iter() {
                let rules = words.rules(entry.title.id()).unwrap_or_default();
                assert!(rules.lines().count() > 40, "{} in {language:?}", entry.title.id());
            }
        }
    }

    #[test]
    fn sentences_use_cases_and_plurals() {
        let words = Words::of(Language::Ru);
        let names = ["Анна".to_owned(), "Марк".to_owned()];
        let table = Table { names: &names, reader: Some(Seat(0)) };
        let say = |text: &Text| words.say(text, &table);
        let scored = Text::new("asgard-log-scored").term("god", "asgard-god-heimdall");
        assert_eq!(say(&scored.clone().seat("seat", Seat(1))), "Марк превращает карту Хеймдалля в очко");
        assert_eq!(say(&scored.seat("seat", Seat(0))), "Вы превращаете карту Хеймдалля в очко");
        let given = Text::new("asgard-log-exchanged").seat("seat", Seat(1)).term("god", "asgard-god-odin");
        let given = given.seat("other", Seat(0)).term("took", "asgard-god-freya");
        assert_eq!(say(&given), "Марк отдаёт вам Одина и берёт Фрею");
        let dealt = |cards: i32| say(&Text::new("asgard-log-dealt").number("round", 1).number("cards", cards));
        assert_eq!(dealt(3), "Раунд 1: каждый получает 3 карты");
        assert_eq!(dealt(5), "Раунд 1: каждый получает 5 карт");
    }

    #[test]
    fn a_list_is_joined_in_the_case_the_sentence_wants() {
        let words = Words::of(Language::Ru);
        let amount = |name: &str, count: i32| -> Value {
            Text::new(format!("champions-amount-{name}")).number("count", count).into()
        };
        let gained = |goods: Vec<Value>| {
            let text = Text::new("champions-log-gained").seat("player", Seat(0)).with("goods", Value::List(goods));
            words.say(&text, &Table { names: &["Анна".to_owned()], reader: None })
        };
        assert_eq!(gained(vec![amount("food", 1)]), "Анна получает 1 еду");
        let all = vec![amount("food", 1), amount("coin", 2), amount("axeman", 5)];
        assert_eq!(gained(all), "Анна получает 1 еду, 2 монеты и 5 топорщиков");
    }

    #[test]
    fn a_loss_has_a_true_minus_and_hyphens_stay() {
        assert_eq!(with_true_minus("очки -90 (-2), Hel-Sworn 3-4, Hel-2"), "очки −90 (−2), Hel-Sworn 3-4, Hel-2");
    }
}
