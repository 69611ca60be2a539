//! A game as one small text file: a header, then one line a move in notation.
//!
//! ```text
//! longhall 1
//! game asgard
//! rules 1-3fa9c2d1
//! players 2
//! options covered_halves_shown=off goal_caps=top
//! seed 8f3a…
//! server-part 02bd…
//! part p1 player 77e0…
//! part p2 server 1c9a…
//! correct [[card]]
//! correct id = "odin/thor"
//! correct copies = 2
//!
//! p1 play odin/loki #5f0c21aa
//! p2 play thor/sif #90bd1177
//! p1 undo 1 #5f0c21aa
//! ```
//!
//! The parts are there where players contributed to the seed ([`SeedOrigin`]); a seed that does not follow from
//! them is refused. Corrections are there where the table was played with any, line by line. The mark after `#` is the
//! hash of the state after the line; a replay that diverges stops there.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{PartBy, Seat, Seed, SeedOrigin, SeedPart};

/// The format of the file, not of the rules.
const FORMAT: u32 = 1;

/// A save as it is written, before any game has looked at it.
///
/// ```
/// use asgard::Asgard;
/// use engine::{AnyTitle, Save, Seed, Title};
///
/// let title: &dyn AnyTitle = &Title::<Asgard>::built_in()?;
/// let mut game = title.begin(2, &[], Seed::from_number(7))?;
/// let seat = game.pending().first().expect("somebody begins");
/// let action = game.choices(seat, usize::MAX).expect("choices")[0].action.clone();
/// game.act(seat, &action)?;
///
/// let text = game.save().to_string();
/// let save: Save = text.parse()?;
/// assert_eq!(title.load(&save)?.mark(), game.mark(), "whoever plays the lines again has the same position");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// Id of the game.
    pub game: String,
    /// Hash of game, rules revision and content.
    pub rules_version: String,
    /// How many play.
    pub players: u8,
    /// Options by name.
    pub options: BTreeMap<String, String>,
    /// The seed that all chance follows from.
    pub seed: Seed,
    /// What the seed is made of, where players contributed to it.
    pub origin: Option<SeedOrigin>,
    /// The table's own corrections of the content; empty for most.
    pub corrections: String,
    /// The log, one entry a line.
    pub lines: Vec<SaveLine>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveLine {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub entry: SaveEntry,
    /// Hash of the state after the line, where it was written down.
    pub mark: Option<Mark>,
}

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveEntry {
    /// An action in the notation of its game.
    Act(String),
    /// Back to the position after this many actions.
    Undo(u32),
}

/// A short hash of a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark(pub u32);

impl Mark {
    /// The mark of a state written as bytes.
    pub fn of(bytes: &[u8]) -> Mark {
        let digest = Sha256::digest(bytes);
        Mark(u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// Published before the first move: binds the table to its seed without giving it away.
pub fn seed_commitment(seed: &Seed) -> String {
    let digest = Sha256::digest(format!("longhall seed {seed}"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is wrong with a save.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct SaveError {
    /// Line of the file, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "longhall {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules_version)?;
        writeln!(f, "players {}", self.players)?;
        let options: Vec<_> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(f, "options {}", options.join(" "))?;
        writeln!(f, "seed {}", self.seed)?;
        if let Some(SeedOrigin { server, players: Some(players) }) = &self.origin {
            writeln!(f, "server-part {server}")?;
            for SeedPart { seat, by, part } in players {
                let by = if *by == PartBy::Player { "player" } else { "server" };
                writeln!(f, "part {seat} {by} {part}")?;
            }
        }
        self.corrections.lines().filter(|line| !line.is_empty()).try_for_each(|line| writeln!(f, "correct {line}"))?;
        writeln!(f)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl fmt::Display for SaveLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.entry {
            SaveEntry::Act(action) => write!(f, "{} {action}", self.seat)?,
            SaveEntry::Undo(to) => write!(f, "{} undo {to}", self.seat)?,
        }
        self.mark.map_or(Ok(()), |mark| write!(f, " #{mark}"))
    }
}

impl FromStr for Save {
    type Err = SaveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let format = field(&mut lines, "longhall")?;
        if format.value != FORMAT.to_string() {
            return Err(format.wrong(&format!("this program reads saves of format {FORMAT}")));
        }
        let game = field(&mut lines, "game")?.value.to_owned();
        let rules_version = field(&mut lines, "rules")?.value.to_owned();
        let players = field(&mut lines, "players")?.parse("a number of players")?;
        let options = options(&field(&mut lines, "options")?)?;
        let seed_line = field(&mut lines, "seed")?;
        let seed = seed_line.parse("64 hexadecimal digits")?;
        let mut lines = lines.peekable();
        let origin = origin(&mut lines)?;
        if origin.as_ref().is_some_and(|origin| origin.seed() != seed || !origin.is_sound()) {
            return Err(seed_line.wrong("the seed does not follow from its parts"));
        }
        let corrections = corrections(&mut lines)?;
        let lines = lines
            .filter(|(_, line)| !line.is_empty())
            .map(|(number, line)| line.parse().map_err(|problem| SaveError { line: number, problem }))
            .collect::<Result<_, _>>()?;
        Ok(Save { game, rules_version, players, options, seed, origin, corrections, lines })
    }
}

impl FromStr for SaveLine {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        let (line, mark) = match line.rsplit_once('#') {
            Some((line, mark)) => {
                let number = u32::from_str_radix(mark, 16)
                    .map_err(|_| format!("{mark:?} is not a mark of 8 hexadecimal digits"))?;
                (line.trim(), Some(Mark(number)))
            }
            None => (line, None),
        };
        let (seat, entry) = line.split_once(' ').ok_or("expected a seat and an action, such as: p1 play odin/loki")?;
        let seat = seat.parse().map_err(|error: crate::NotationError| error.to_string())?;
        let entry = match entry.strip_prefix("undo ") {
            Some(to) => SaveEntry::Undo(to.parse().map_err(|_| format!("undo needs a number of moves, not {to:?}"))?),
            None => SaveEntry::Act(entry.to_owned()),
        };
        Ok(SaveLine { seat, entry, mark })
    }
}

struct Field<'a> {
    line: usize,
    value: &'a str,
}

impl Field<'_> {
    fn wrong(&self, problem: &str) -> SaveError {
        SaveError { line: self.line, problem: problem.to_owned() }
    }

    fn parse<T: FromStr>(&self, expected: &str) -> Result<T, SaveError> {
        self.value.parse().map_err(|_| self.wrong(&format!("expected {expected}, found {:?}", self.value)))
    }
}

fn field<'a>(lines: &mut impl Iterator<Item = (usize, &'a str)>, name: &str) -> Result<Field<'a>, SaveError> {
    let (line, text) = lines.next().unwrap_or((1, ""));
    let value = match text.split_once(' ') {
        Some((found, value)) if found == name => value,
        None if text == name => "",
        _ => {
            return Err(SaveError { line, problem: format!("expected {name:?} and its value, found {:?}", cut(text)) });
        }
    };
    Ok(Field { line, value: value.trim() })
}

/// The parts of the seed, where the file has them.
fn origin<'a>(
    lines: &mut std::iter::Peekable<impl Iterator<Item = (usize, &'a str)>>,
) -> Result<Option<SeedOrigin>, SaveError> {
    if !lines.peek().is_some_and(|(_, line)| line.starts_with("server-part")) {
        return Ok(None);
    }
    let server = field(lines, "server-part")?.parse("64 hexadecimal digits")?;
    let mut players = Vec::new();
    while lines.peek().is_some_and(|(_, line)| line.starts_with("part ")) {
        let part = field(lines, "part")?;
        let wrong = || part.wrong("expected a seat, `player` or `server`, and 64 hexadecimal digits");
        let words: Vec<&str> = part.value.split_whitespace().collect();
        let [seat, by, bytes] = words[..] else { return Err(wrong()) };
        let by = match by {
            "player" => PartBy::Player,
            "server" => PartBy::Server,
            _ => return Err(wrong()),
        };
        players.push(SeedPart {
            seat: seat.parse().map_err(|_| wrong())?,
            by,
            part: bytes.parse().map_err(|_| wrong())?,
        });
    }
    Ok(Some(SeedOrigin { server, players: Some(players) }))
}

/// The table's own corrections, where the file has them.
fn corrections<'a>(
    lines: &mut std::iter::Peekable<impl Iterator<Item = (usize, &'a str)>>,
) -> Result<String, SaveError> {
    let mut text = String::new();
    while lines.peek().is_some_and(|(_, line)| line.starts_with("correct ")) {
        let line = field(lines, "correct")?;
        if !text.is_empty() && line.value.starts_with('[') {
            text.push('\n');
        }
        text.push_str(line.value);
        text.push('\n');
    }
    if !text.is_empty() {
        text.push('\n');
    }
    Ok(text)
}

fn options(field: &Field<'_>) -> Result<BTreeMap<String, String>, SaveError> {
    field
        .value
        .split_whitespace()
        .map(|option| {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| field.wrong(&format!("expected key=value, found {:?}", cut(option))))?;
            Ok((key.to_owned(), value.to_owned()))
        })
        .collect()
}

fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}
