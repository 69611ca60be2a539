//! Letters in words, for channels that lead to people and not to a client of ours: webhooks and mail. The sentences are
//! not here: the program that runs the server brings them as [`Words`].

use super::Letter;

/// Makes sentences of keys.
pub trait Words: Send + Sync {
    /// The message of a key in a language; `part` names an attribute of it. Empty where there is none.
    fn say(&self, language: &str, key: &str, part: Option<&str>, values: &[(&str, Given<'_>)]) -> String;
}

/// A value of a sentence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Given<'a> {
    Word(&'a str),
    Number(u64),
}

/// A letter as a person reads it.
#[derive(Clone, PartialEq, Debug)]
pub struct Said {
    pub title: String,
    pub body: String,
    /// Where to go, as far as the hall knows its own address.
    pub link: Option<String>,
}

/// `address`: where people find the hall.
pub fn said(words: &dyn Words, language: &str, letter: &Letter, address: Option<&str>, wall_ms: u64) -> Said {
    let args = &letter.args;
    let table = match args.table.as_str() {
        "" => words.say(language, &format!("game-{}", args.game), None, &[]),
        name => name.to_owned(),
    };
    let left = left(words, language, args.until_ms.unwrap_or(wall_ms).saturating_sub(wall_ms));
    let values = [
        ("table", Given::Word(&table)),
        ("name", Given::Word(args.name.as_deref().unwrap_or_default())),
        ("count", Given::Number(args.count.unwrap_or(0) as u64)),
        ("left", Given::Word(&left)),
    ];
    let path = letter.table.as_ref().map_or_else(|| "/tables".to_owned(), |table| format!("/table/{table}"));
    Said {
        title: words.say(language, letter.key, None, &values),
        body: words.say(language, letter.key, Some("body"), &values),
        link: address.map(|address| format!("{address}{path}")),
    }
}

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;

/// A rest of time in its largest unit, as the client says it too.
fn left(words: &dyn Words, language: &str, ms: u64) -> String {
    let (key, unit_ms) = match ms {
        DAY_MS.. => ("letter-days", DAY_MS),
        HOUR_MS.. => ("letter-hours", HOUR_MS),
        _ => ("letter-minutes", MINUTE_MS),
    };
    words.say(language, key, None, &[("count", Given::Number((ms / unit_ms).max(1)))])
}

impl Said {
    /// Everything in one text, line by line.
    pub fn text(&self) -> String {
        let lines = [Some(self.title.as_str()), Some(self.body.as_str()), self.link.as_deref()];
        lines.into_iter().flatten().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
    }
}
