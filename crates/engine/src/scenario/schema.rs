//! The shape of a game's state, for people who write scenarios: every path with the values that occur there. It is
//! read off played games, so it is always that of the present program.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use serde_json::Value;

use super::position::as_json;
use crate::{Fast, Game, Match, Seed, Title};

/// Random games looked at for each number of players.
const GAMES: u64 = 6;
/// A state is looked at after every so many decisions.
const EVERY: u32 = 5;
/// Different words listed for one place.
const WORDS_SHOWN: usize = 12;

/// What was seen at one place.
#[derive(Default)]
struct Shape {
    numbers: Option<(f64, f64)>,
    words: BTreeSet<String>,
    switches: bool,
    absent: bool,
    longest: Option<usize>,
    items: Option<Box<Shape>>,
    fields: BTreeMap<String, Shape>,
}

/// The state's shape as lines of `path  values`.
pub fn schema<G: Game>(title: &Title<G>) -> Result<String, String> {
    let mut shape = Shape::default();
    for players in G::PLAYERS.0..=G::PLAYERS.1 {
        for number in 0..GAMES {
            let setup = title.setup(players, []).map_err(|error| error.to_string())?;
            let game = title.begin(setup, Seed::from_number(number)).map_err(|error| error.to_string())?;
            watch(game, &mut shape, number)?;
        }
    }
    let mut written = String::new();
    shape.write("", &mut written);
    Ok(written)
}

fn watch<G: Game>(mut game: Match<G>, shape: &mut Shape, number: u64) -> Result<(), String> {
    let mut luck = Fast::new(number);
    let mut actions = Vec::new();
    for decision in 0.. {
        if decision % EVERY == 0 {
            shape.take(&as_json(game.state())?);
        }
        let Some(seat) = game.rules().pending(game.state()).first() else { break };
        actions.clear();
        game.rules().legal_actions(game.state(), seat, &mut actions);
        let action = actions[luck.below(actions.len() as u32) as usize];
        game.act(seat, action).map_err(|illegal| illegal.to_string())?;
    }
    shape.take(&as_json(game.state())?);
    Ok(())
}

impl Shape {
    fn take(&mut self, value: &Value) {
        match value {
            Value::Null => self.absent = true,
            Value::Bool(_) => self.switches = true,
            Value::Number(number) => {
                let number = number.as_f64().unwrap_or_default();
                let (least, most) = self.numbers.unwrap_or((number, number));
                self.numbers = Some((least.min(number), most.max(number)));
            }
            Value::String(word) => {
                if self.words.len() <= WORDS_SHOWN {
                    self.words.insert(word.clone());
                }
            }
            Value::Array(items) => {
                self.longest = self.longest.max(Some(items.len()));
                let shape = self.items.get_or_insert_default();
                items.iter().for_each(|item| shape.take(item));
            }
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.fields.entry(name.clone()).or_default().take(value);
                }
            }
        }
    }

    fn write(&self, path: &str, written: &mut String) {
        let values = self.values();
        if !values.is_empty() && !path.is_empty() {
            // Writing into a string cannot fail.
            let _ = writeln!(written, "{path:<44} {values}");
        }
        let below = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
        if let Some(items) = &self.items {
            items.write(&below("N"), written);
        }
        for (name, shape) in &self.fields {
            shape.write(&below(name), written);
        }
    }

    fn values(&self) -> String {
        let mut values = Vec::new();
        if let Some((least, most)) = self.numbers {
            values.push(if least == most { format!("{least}") } else { format!("{least} to {most}") });
        }
        if !self.words.is_empty() {
            let more = if self.words.len() > WORDS_SHOWN { ", …" } else { "" };
            let words: Vec<&str> = self.words.iter().take(WORDS_SHOWN).map(String::as_str).collect();
            values.push(format!("\"{}\"{more}", words.join("\", \"")));
        }
        if self.switches {
            values.push("true or false".to_owned());
        }
        if let Some(longest) = self.longest {
            values.push(format!("a list, up to {longest} seen"));
        }
        if self.absent {
            values.push("or nothing (unset)".to_owned());
        }
        values.join("; ")
    }
}
