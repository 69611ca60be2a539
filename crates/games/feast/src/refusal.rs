//! Why something is not allowed, by the key of its message. Lists of actions ask this hundreds of times a
//! decision, so it is a plain name until it leaves the crate.

use engine::Illegal;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal(&'static str);

impl Refusal {
    /// The key of its message.
    pub fn key(self) -> &'static str {
        self.0
    }
}

pub fn because(key: &'static str) -> Refusal {
    Refusal(key)
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        Illegal::because(refusal.0)
    }
}
