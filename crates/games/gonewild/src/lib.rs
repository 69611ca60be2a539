//! Vikings Gone Wild, a deck builder for 2 to 4 players.
//!
//! A round is production, draw, one turn for each player, storage and clean-up ([`round`](self)).
//! In a turn a player buys, builds, plays cards and attacks in any order; each of these is a chain of
//! small decisions, and what such a chain still owes lies as plain data on a stack in the state.
//! Decks, Odin's Path, missions and Asgard cards are shuffled in the only way that can matter: the
//! next card is a random one of those that could come. So all that is hidden in a position is which of
//! a player's unseen cards are in the hand.
//!
//! Numbers and effects of cards come from `content/gonewild`; the code knows only the primitives.
//!
//! ```
//! use engine::{Chance, Game, Seed, Silent, Title};
//! use gonewild::GoneWild;
//!
//! let title = Title::<GoneWild>::built_in()?;
//! let rules = title.rules(&title.setup(2, [])?)?;
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
mod attack;
mod content;
mod effect;
mod event;
mod features;
mod heuristic;
mod hidden;
mod invariants;
mod legal;
mod listing;
mod names;
mod pile;
mod points;
mod prices;
mod print;
mod purse;
mod reading;
mod rounds;
mod scoring;
mod settlement;
mod setup;
mod state;
mod turn;
mod view;
mod words;

use engine::{ContentSet, Game, OptionSpec, Seat, Setup, SetupError};

pub use action::Action;
pub use content::{Class, Cost};
pub use event::Event;
pub use names::{Achievement, Building, Card, Market, Mission, Resource};
pub use pile::Pile;
pub use settlement::{Place, Places, Settlement};
pub use state::{Player, Purchase, Source, Stage, State, Target, Task};
pub use view::View;

use content::Content;

/// The rules with the content and options of one table.
pub struct GoneWild {
    content: Content,
    players: u8,
    /// Points that make a round the last.
    end_score: u16,
    /// The recommended first game: a fixed set of achievements.
    first_game: bool,
}

impl Game for GoneWild {
    const ID: &'static str = "gonewild";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "length", values: &["standard", "long"], players: (3, 4) },
        OptionSpec { key: "achievements", values: &["random", "first_game"], players: (2, 4) },
    ];
    const DECISIONS_MAX: u32 = 50_000;

    engine::delegate!();

    fn new(files: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        let content = Content::read(files)?;
        let players = setup.players();
        let scoring = &content.scoring;
        let end_score = match players {
            2 => scoring.end_two_players,
            _ if setup.value("length") == "long" => scoring.end_long_game,
            _ => scoring.end_more_players,
        };
        let first_game = setup.value("achievements") == "first_game";
        Ok(GoneWild { content, players, end_score, first_game })
    }

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        self.has_secret(state, seat)
    }

    fn open_tasks(&self, state: &State) -> usize {
        state.tasks.len()
    }
}
