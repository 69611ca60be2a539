//! The seven gods, in the order in which they awaken.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum God {
    Odin,
    Thor,
    Freya,
    Loki,
    Sif,
    Bragi,
    Heimdall,
}

pub const GODS: usize = 7;

impl God {
    pub const ALL: [God; GODS] = [God::Odin, God::Thor, God::Freya, God::Loki, God::Sif, God::Bragi, God::Heimdall];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The god of three bits; a code that stands for none gives the last, so that no test is needed.
    pub(crate) const fn of_bits(bits: u8) -> God {
        const BY_BITS: [God; 8] =
            [God::Odin, God::Thor, God::Freya, God::Loki, God::Sif, God::Bragi, God::Heimdall, God::Heimdall];
        BY_BITS[(bits & 7) as usize]
    }

    /// Who awakens after this god.
    pub fn next(self) -> Option<God> {
        God::ALL.get(self.index() + 1).copied()
    }

    pub const fn name(self) -> &'static str {
        match self {
            God::Odin => "odin",
            God::Thor => "thor",
            God::Freya => "freya",
            God::Loki => "loki",
            God::Sif => "sif",
            God::Bragi => "bragi",
            God::Heimdall => "heimdall",
        }
    }

    /// The message that names the god.
    pub fn term(self) -> String {
        format!("asgard-god-{self}")
    }
}

impl fmt::Display for God {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for God {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        God::ALL.into_iter().find(|god| god.name() == text).ok_or_else(|| NotationError::expected("a god", text))
    }
}
