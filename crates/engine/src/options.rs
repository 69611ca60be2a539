//! What can be chosen before a game starts: how many play, and which variants.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Text;

/// One option of a game. Its name and its values are message keys: `<game>-option-<key>` and
/// `<game>-option-<key>-<value>`.
///
/// ```
/// use engine::OptionSpec;
///
/// let length = OptionSpec { key: "length", values: &["long", "short"], players: (1, 4) };
/// assert_eq!(length.values[0], "long", "what nobody chooses is the first value");
/// ```
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct OptionSpec {
    /// Name of the option.
    pub key: &'static str,
    /// The values it can take; the first is the default. A switch has `off` and `on`.
    pub values: &'static [&'static str],
    /// The player counts for which it matters.
    pub players: (u8, u8),
}

impl OptionSpec {
    /// The values of an option that is off or on.
    pub const SWITCH: &'static [&'static str] = &["off", "on"];
}

/// A chosen set-up: valid for one game, because only [`Setup::new`] makes it.
///
/// ```
/// use asgard::Asgard;
/// use engine::{Game, Setup, SetupError};
///
/// let setup = Setup::new(Asgard::ID, Asgard::PLAYERS, Asgard::OPTIONS, 3, [("goal_caps", "bottom")])?;
/// assert_eq!((setup.players(), setup.value("goal_caps")), (3, "bottom"));
/// assert!(!setup.is_on("covered_halves_shown"), "what is not named keeps its default");
/// assert!(Setup::new(Asgard::ID, Asgard::PLAYERS, Asgard::OPTIONS, 6, []).is_err(), "the game is for five at most");
/// # Ok::<(), SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    players: u8,
    chosen: BTreeMap<&'static str, &'static str>,
}

/// What is wrong with a wished set-up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game is not for so many.
    #[error("{game} is for {min} to {max} players, not {players}")]
    Players {
        /// Id of the game.
        game: &'static str,
        /// The fewest players.
        min: u8,
        /// The most players.
        max: u8,
        /// How many were wished.
        players: u8,
    },
    /// The game has no such option.
    #[error("{game} has no option {key:?}; its options are: {known}")]
    UnknownOption {
        /// Id of the game.
        game: &'static str,
        /// What was wished.
        key: String,
        /// The options there are.
        known: String,
    },
    /// The option has no such value.
    #[error("option {key} cannot be {value:?}; it is one of: {known}")]
    UnknownValue {
        /// The option.
        key: &'static str,
        /// What was wished.
        value: String,
        /// The values there are.
        known: String,
    },
    /// The content does not fit.
    #[error("{0}")]
    Content(#[from] crate::ContentError),
}

impl SetupError {
    /// The same for a player, in words of the locale files.
    pub fn text(&self) -> Text {
        match self {
            SetupError::Players { min, max, players, .. } => {
                Text::new("setup-players").number("min", *min).number("max", *max).number("players", *players)
            }
            SetupError::UnknownOption { .. } => Text::new("setup-unknown-option"),
            SetupError::UnknownValue { .. } => Text::new("setup-unknown-value"),
            SetupError::Content(error) => error.text(),
        }
    }
}

impl Setup {
    /// Checks a wish against what a game offers; options that are not named take their default.
    pub fn new<'a>(
        game: &'static str,
        range: (u8, u8),
        specs: &'static [OptionSpec],
        players: u8,
        wished: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        let (min, max) = range;
        if !(min..=max).contains(&players) {
            return Err(SetupError::Players { game, min, max, players });
        }
        let mut chosen: BTreeMap<_, _> = specs.iter().map(|spec| (spec.key, spec.values[0])).collect();
        for (key, value) in wished {
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
                return Err(SetupError::UnknownOption { game, key: short(key), known });
            };
            let Some(value) = spec.values.iter().find(|known| **known == value) else {
                return Err(SetupError::UnknownValue {
                    key: spec.key,
                    value: short(value),
                    known: spec.values.join(", "),
                });
            };
            chosen.insert(spec.key, value);
        }
        Ok(Setup { players, chosen })
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The chosen value of an option of the game.
    pub fn value(&self, key: &str) -> &'static str {
        self.chosen
            .get(key)
            .copied()
            .unwrap_or_else(|| panic!("a game asked for its option {key}, which it does not list"))
    }

    /// Whether a switch is on.
    pub fn is_on(&self, key: &str) -> bool {
        self.value(key) == "on"
    }

    /// All options with their values.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.chosen.iter().map(|(key, value)| (*key, *value))
    }
}

/// `key=value key=value`, as saves and the command line write it.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (key, value)) in self.options().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{key}={value}")?;
        }
        Ok(())
    }
}

/// What a client wishes for: read from a request, checked by [`Setup::new`].
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Wish {
    /// How many play.
    pub players: u8,
    /// Options by name; those left out keep their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
