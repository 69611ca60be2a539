//! Names of people and accounts: what may stand in one, and when two could be taken for each other.
//!
//! Letters are compared by Unicode's own rules (UTS 39): a name is normalised (NFKC), has no invisible
//! letters and keeps to one script. What two names look like is their skeleton.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

use crate::limits::{MARKS_PER_LETTER_MAX, NAME_CHARS_MAX};
use crate::refusal::Refused;

/// The name as it is kept, if it can be read and passes for no other script.
pub fn tidy(name: &str) -> Result<String, Refused> {
    let refused = || Refused::wrong(engine::Text::new("refused-name").number("most", NAME_CHARS_MAX as i32));
    // A letter takes at most four bytes before and after: what is longer is not worth the work.
    if name.len() > 16 * NAME_CHARS_MAX || name.chars().any(is_hidden) {
        return Err(refused());
    }
    let name = normal(name);
    let length = name.chars().count();
    if length == 0 || length > NAME_CHARS_MAX || name.chars().any(is_hidden) || !is_readable(&name) {
        return Err(refused());
    }
    if !name.as_str().is_single_script() {
        return Err(Refused::wrong("refused-name-scripts"));
    }
    Ok(name)
}

/// The form in which an account is looked up.
pub fn folded(name: &str) -> String {
    normal(name).to_lowercase()
}

/// The form in which accounts were looked up before names were normalised.
pub fn folded_before(name: &str) -> String {
    name.trim().to_lowercase()
}

/// What a name looks like. Large and small letters resemble different ones (`I` an `l`, `i` nothing), so
/// both forms count. Spaces do not.
pub fn skeletons(name: &str) -> Vec<String> {
    let close: String = normal(name).chars().filter(|letter| !letter.is_whitespace()).collect();
    let as_written = skeleton(&close).collect::<String>().to_lowercase();
    let in_small = skeleton(&close.to_lowercase()).collect::<String>();
    if as_written == in_small { vec![in_small] } else { vec![as_written, in_small] }
}

fn normal(name: &str) -> String {
    let name: String = name.nfkc().collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Letters that show nothing, or change how others are shown. Spaces are not among them.
fn is_hidden(letter: char) -> bool {
    let nothing = matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2065}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    );
    let other = letter.general_category_group() == GeneralCategoryGroup::Other && !letter.is_whitespace();
    let separator =
        matches!(letter.general_category(), GeneralCategory::LineSeparator | GeneralCategory::ParagraphSeparator);
    nothing || other || separator
}

/// There is a letter, a digit or a picture in it, and no tower of accents.
fn is_readable(name: &str) -> bool {
    use GeneralCategoryGroup::{Letter, Mark, Number, Symbol};
    let mut marks = 0;
    let mut seen = false;
    for group in name.chars().map(|letter| letter.general_category_group()) {
        marks = if group == Mark { marks + 1 } else { 0 };
        if marks > MARKS_PER_LETTER_MAX || (group == Mark && !seen) {
            return false;
        }
        seen |= matches!(group, Letter | Number | Symbol);
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_kept_as_they_are() {
        for name in
            ["Ada", "Bjørn 2", "O'Neill", "Jean-Luc", "Анна", "Соломія", "Ζωή", "山田 さくら", "علي", "ᛒᛃᛟᚱᚾ", "Ulf 🐺"]
        {
            assert_eq!(tidy(name).ok().as_deref(), Some(name));
        }
        assert_eq!(tidy("  Ada \u{a0} Lovelace ").ok().as_deref(), Some("Ada Lovelace"));
        assert_eq!(tidy("Ａｄａ").ok().as_deref(), Some("Ada"));
        assert_eq!(tidy("Zoe\u{308}").ok().as_deref(), Some("Zoë"));
    }

    #[test]
    fn a_name_with_hidden_letters_or_two_scripts_is_refused() {
        let hidden = [
            "\u{3164}",
            "\u{2800}",
            "\u{200b}",
            "\u{ad}",
            "\u{202e}",
            "\u{2066}",
            "\u{feff}",
            "\u{115f}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{61c}",
            "\u{180e}",
            "\u{2028}",
            "\u{7}",
            "\u{e000}",
            "\u{378}",
        ];
        for letter in hidden {
            assert!(tidy(letter).is_err() && tidy(&format!("A{letter}da")).is_err(), "{letter:?}");
        }
        for name in ["", " ", "...", "\u{301}", "e\u{301}\u{301}\u{301}\u{301}", "Аda", "Adа", "Bjοrn"] {
            assert!(tidy(name).is_err(), "{name:?}");
        }
        assert!(tidy(&"a".repeat(NAME_CHARS_MAX)).is_ok() && tidy(&"a".repeat(NAME_CHARS_MAX + 1)).is_err());
    }

    #[test]
    fn names_that_look_the_same_share_a_skeleton() {
        let alike = |one: &str, other: &str| {
            let others = skeletons(other);
            skeletons(one).iter().any(|skeleton| others.contains(skeleton))
        };
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada Love", "AdaLove"),
            ("Alice", "AIice"),
            ("Ivan", "lvan"),
            ("сор", "cop"),
            ("АВВА", "ABBA"),
            ("Bjorn", "Bjom"),
            ("anna1", "annal"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Eda"), ("Анна", "Інна"), ("Bjorn", "Björn"), ("Ulf 1", "Ulf 2")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
