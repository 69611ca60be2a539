//! The short code of a table: five letters that people read out to each other. It leads to the table as its link does,
//! for as long as the table waits or runs.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::machine::random_bytes;

/// Letters of a code.
pub const CODE_LETTERS: usize = 5;

/// Those of the Latin alphabet that are not taken for another letter or a digit (no I, L, O) and do not make words of
/// their neighbours (no U).
const ALPHABET: &[u8; 22] = b"ABCDEFGHJKMNPQRSTVWXYZ";

/// Cyrillic letters that look like one of ours: who reads a code may type it on another keyboard.
const LOOK_ALIKE: [(char, u8); 12] = [
    ('А', b'A'),
    ('В', b'B'),
    ('С', b'C'),
    ('Е', b'E'),
    ('Н', b'H'),
    ('К', b'K'),
    ('М', b'M'),
    ('Р', b'P'),
    ('Т', b'T'),
    ('Х', b'X'),
    ('У', b'Y'),
    ('Ѕ', b'S'),
];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(into = "String", try_from = "String")]
#[ts(type = "string")]
pub struct TableCode([u8; CODE_LETTERS]);

impl TableCode {
    pub fn random() -> TableCode {
        let letter = |number: u64| ALPHABET[(number % ALPHABET.len() as u64) as usize];
        // 64 bits for 22 bits of choice: that some letters come up more often cannot be noticed.
        let mut rest = u64::from_le_bytes(random_bytes());
        TableCode(std::array::from_fn(|_| {
            let drawn = letter(rest);
            rest /= ALPHABET.len() as u64;
            drawn
        }))
    }

    /// The code somebody typed: small letters, spaces and hyphens are no matter.
    pub fn read(typed: &str) -> Option<TableCode> {
        let mut letters = [0; CODE_LETTERS];
        let mut count = 0;
        for typed in typed.chars().filter(|letter| !letter.is_whitespace() && *letter != '-') {
            let large = typed.to_uppercase().next()?;
            let ours = LOOK_ALIKE.iter().find(|(other, _)| *other == large).map(|(_, ours)| *ours);
            let letter = ours.or_else(|| u8::try_from(large).ok()).filter(|letter| ALPHABET.contains(letter))?;
            *letters.get_mut(count)? = letter;
            count += 1;
        }
        (count == CODE_LETTERS).then_some(TableCode(letters))
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", char::from(*letter)))
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for TableCode {
    type Error = &'static str;

    fn try_from(text: String) -> Result<TableCode, Self::Error> {
        TableCode::read(&text).ok_or("not a code of a table")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = TableCode::read("MKTHB").expect("a code");
        for typed in ["mkthb", " MK-THB ", "mk thb", "МКТНВ", "мктнв"] {
            assert_eq!(TableCode::read(typed), Some(code), "{typed}");
        }
        for typed in ["", "MKTH", "MKTHBB", "MKTH1", "MKTHO", "MKTHI", "ЖКТНВ", "mk_thb"] {
            assert_eq!(TableCode::read(typed), None, "{typed}");
        }
    }

    #[test]
    fn drawn_codes_differ_and_can_be_read_back() {
        let drawn: std::collections::HashSet<TableCode> = (0..200).map(|_| TableCode::random()).collect();
        assert!(drawn.len() > 190, "{} different ones of 200", drawn.len());
        assert!(drawn.iter().all(|code| TableCode::read(&code.to_string()) == Some(*code)));
    }
}
