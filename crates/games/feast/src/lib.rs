//! A Feast for Odin, complete: rules only, no input or output.
//!
//! Where to start reading: [`State`] (what changes), [`Action`] (what can be decided), `turn.rs` (the stack
//! of what is owed), then the subjects: `spaces.rs` (action spaces), `phases.rs` (the round),
//! `laying.rs` with `board.rs` and `layout.rs` (tiles on boards), `dice.rs`, `trade.rs`, `voyage.rs`,
//! `mountain.rs`, `banquet.rs`, `score.rs`, and `occupations/` (the 190 cards).
//!
//! Invariants: weapons and strips have no hidden order, chance is drawn when a card or strip is; the only
//! secrets are hands. Every decision is the top of `state.tasks`; nothing in the state is a pointer.
//!
//! ```
//! use engine::{Chance, Game, Seed, Silent, Title};
//! use feast::Feast;
//!
//! let title = Title::<Feast>::built_in()?;
//! let rules = title.rules(&title.setup(1, [])?)?;
//! let mut state = rules.start(Chance::real(Seed::from_number(1)), &mut Silent);
//! let mut actions = Vec::new();
//! for _ in 0..20 {
//!     let seat = rules.pending(&state).first().expect("the game has hardly begun");
//!     actions.clear();
//!     rules.legal_actions(&state, seat, &mut actions);
//!     rules.apply(&mut state, seat, actions[0], &mut Silent)?;
//! }
//! assert_eq!(rules.invariants(&state), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(unreachable_pub)]

mod action;
mod answers;
mod anytime;
mod banquet;
mod board;
mod cards;
mod cells;
mod content;
mod demands;
mod dice;
mod event;
mod faces;
mod features;
mod heuristic;
mod hidden;
mod invariants;
mod items;
mod laying;
mod layout;
mod legal;
mod mountain;
mod names;
#[cfg(test)]
mod numbers;
mod occupations;
mod outlook;
mod packing;
mod phases;
mod prospects;
mod reading;
mod scoring;
mod setup;
mod shape;
mod skipping;
mod solver;
mod spaces;
mod stakes;
mod state;
mod supply;
mod trade;
mod turn;
mod view;
mod voyage;
mod words;

use engine::{ContentSet, Game, OptionSpec, Seat, Setup, SetupError};

pub use action::{Action, Boost, Place, Side};
pub use cards::{Card, CardSet};
pub use event::Event;
pub use names::{Building, Dice, Good, Island, Named, Piece, Resource, Ship, Space, Special, Weapon};
pub use occupations::NOT_IN;
pub use state::{Phase, Player, State};
pub use view::View;

use content::{Content, Length};
use occupations::Deck;
use state::PLAYERS_MAX;

/// The rules of one table: content, players, length of the game and decks in use.
pub struct Feast {
    pub(crate) content: Content,
    pub(crate) players: u8,
    length: usize,
    /// Light cards of the decks in use.
    pub(crate) starting_cards: CardSet,
    /// Dark cards of the decks in use.
    dark_cards: CardSet,
    /// Alone, the starting card may be chosen instead of drawn.
    chosen_start: bool,
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "length", values: &["long", "short"], players: (1, 4) },
    OptionSpec { key: "decks", values: &["a", "b", "c", "ab", "ac", "bc", "abc"], players: (1, 4) },
    OptionSpec { key: "starting_card", values: &["drawn", "chosen"], players: (1, 1) },
];

impl Feast {
    pub(crate) fn length(&self) -> &Length {
        &self.content.lengths[self.length]
    }
}

impl Game for Feast {
    const ID: &'static str = "feast";
    const RULES_REVISION: u32 = 3;
    const PLAYERS: (u8, u8) = (1, PLAYERS_MAX as u8);
    const OPTIONS: &'static [OptionSpec] = OPTIONS;
    const DECISIONS_MAX: u32 = 60_000;

    engine::delegate!();

    fn new(files: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        let content = Content::read(files)?;
        let decks = setup.value("decks");
        let in_use = |card: &Card| {
            let letter = match content.card(*card).deck {
                Deck::A => 'a',
                Deck::B => 'b',
                Deck::C => 'c',
            };
            decks.contains(letter) && !NOT_IN.contains(card)
        };
        let starting_cards = Card::all().filter(|card| in_use(card) && content.card(*card).starting).collect();
        let dark_cards = Card::all().filter(|card| in_use(card) && !content.card(*card).starting).collect();
        let length = usize::from(setup.value("length") == "short");
        let chosen_start = setup.players() == 1 && setup.value("starting_card") == "chosen";
        Ok(Feast { content, players: setup.players(), length, starting_cards, dark_cards, chosen_start })
    }

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        self.has_secret(state, seat)
    }

    fn open_tasks(&self, state: &State) -> usize {
        state.tasks.len()
    }
}
