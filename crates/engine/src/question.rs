//! What a seat is asked: how the answer is given ([`Ask`], the same for all games, so that one set of controls
//! serves them), and what it is about (a kind of the game's own).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Named, Text};

/// How the answer is given; a client picks its control by this, not by the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Pick one of a list: a card, a space, a power.
    Choose,
    /// A secret choice made at the same time by several seats, opened together.
    Commit,
    /// Put a piece somewhere: a worker on a space, a tile on a grid, a boat at a dock.
    Place,
    /// Spread amounts over places: warriors over enemies, food over ships.
    Assign,
    /// Choose what a price is paid with.
    Pay,
    /// Keep or roll again any part of the dice that lie there.
    Roll,
    /// Answer something another player does, inside that player's turn.
    React,
    /// Go on, or use what may be used now: the end of a turn, a pass.
    Proceed,
}

/// One decision a seat owes or may take. The rules name its kind from [`Game::Asked`](crate::Game::Asked); outside
/// of a game's own crate the kind is its name.
///
/// ```
/// use engine::{Ask, Question};
///
/// engine::named! {
///     /// What a seat can be asked.
///     Asked, "a question such as price":
///     Card = "card",
///     Price = "price",
/// }
///
/// let question = Question::new(Ask::Pay, Asked::Price, "ask-price").detail("ask-price-detail");
/// assert_eq!((question.kind, question.prompt.key.as_str()), (Asked::Price, "ask-price"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(Kind = String))]
pub struct Question<Kind = String> {
    /// How the answer is given.
    pub ask: Ask,
    /// What it is about within the game, by which a board knows what to show.
    pub kind: Kind,
    /// The question as a sentence.
    pub prompt: Text,
    /// One more sentence for who needs it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<Text>,
}

impl<Kind: Named> Question<Kind> {
    /// A question of some kind with its sentence.
    pub fn new(ask: Ask, kind: Kind, prompt: impl Into<Text>) -> Question<Kind> {
        Question { ask, kind, prompt: prompt.into(), detail: None }
    }

    /// Adds a second line.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<Text>) -> Question<Kind> {
        self.detail = Some(detail.into());
        self
    }

    /// The question as whoever does not know the game reads it: the kind by its name.
    pub(crate) fn untyped(self) -> Question {
        Question { ask: self.ask, kind: self.kind.name().to_owned(), prompt: self.prompt, detail: self.detail }
    }
}

/// Where the game stands, for the banner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Progress {
    /// Counted from 1.
    pub round: u8,
    /// How many rounds there are; 0 where that is open.
    pub rounds: u8,
    /// The phases of a round in order, as message keys.
    pub phases: Vec<String>,
    /// Index into `phases`; past the end when the game is over.
    pub phase: u8,
    /// The step inside the phase, counted from 1, and how many there are; 0 of 0 where steps are not counted.
    pub step: u8,
    /// How many steps the phase has; 0 where that is open.
    pub steps: u8,
}
