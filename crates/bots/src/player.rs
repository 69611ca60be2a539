//! One bot interface for all games, without their types.

use std::marker::PhantomData;

use engine::{AnyMatch, Heuristic, Seat};

use crate::Level;

/// What a bot makes of a position: its choice first, then the others it considered, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    pub choices: Vec<Considered>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// In notation.
    pub action: String,
    /// Estimated share of wins, 0 to 1.
    pub chance: f32,
}

/// The bots of one game.
pub struct Bots<G>(PhantomData<fn() -> G>);

/// [`Bots`] of any game.
pub trait AnyBots: Send + Sync {
    /// Thinks for a seat that is asked. `None` when the seat has nothing to decide. Blocking: call it
    /// off the request path. The same match, seat, level and `luck` may give different thoughts when
    /// the level thinks by time.
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, luck: u64) -> Option<Thought>;
}

impl<G: Heuristic> Bots<G> {
    pub const fn new() -> Bots<G> {
        Bots(PhantomData)
    }
}

impl<G: Heuristic> Default for Bots<G> {
    fn default() -> Self {
        Bots::new()
    }
}

impl<G: Heuristic> AnyBots for Bots<G> {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, _level: Level, luck: u64) -> Option<Thought> {
        let choices = game.choices(seat, usize::MAX)?;
        let action = engine::Fast::new(luck).pick(choices.get(..).filter(|some| !some.is_empty())?).action.clone();
        Some(Thought { choices: vec![Considered { action, chance: 0.5 }] })
    }
}
