//! Champions of Midgard.
//!
//! Eight rounds: workers are placed in the town one by one (`placing`), warriors are sent out (`assigning`),
//! then hunts, fights and voyages are resolved (`fighting`, `rolling`). Runes may be used in between
//! (`runes`). Start reading at [`state::State`], then the phases; `legal` says what is allowed.
//!
//! ```
//! use engine::{Chance, Game, Seed, Silent, Title};
//! use champions::Champions;
//!
//! let title = Title::<Champions>::built_in()?;
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
mod assigning;
mod content;
mod event;
mod features;
mod fighting;
mod heuristic;
mod hidden;
mod invariants;
mod judgement;
mod legal;
mod names;
mod odds;
mod placing;
mod reading;
mod rolling;
mod rounds;
mod runes;
mod scoring;
mod setup;
mod showing;
mod state;
mod turn;
mod view;
mod warriors;
mod words;

use std::sync::OnceLock;

use engine::{ContentSet, Game, OptionSpec, Seat, SeatSet, Setup, SetupError};

pub use action::Action;
pub use content::{Content, Purse};
pub use event::Event;
pub use names::*;
pub use odds::Odds;
pub use state::State;
pub use view::{FoeView, PlayerView, ShoreView, View};
pub use warriors::{Dice, Loss, Warriors};

/// The rules of one table.
pub struct Champions {
    players: u8,
    /// Variant "hall of glory": beaten enemies lie open.
    hall_of_glory: bool,
    /// Variant "distrust of the people": everybody starts with a blame.
    distrust: bool,
    content: Content,
    /// Chances in combat, computed when first asked for.
    odds: OnceLock<Odds>,
}

impl Game for Champions {
    const ID: &'static str = "champions";
    const RULES_REVISION: u32 = 3;
    const PLAYERS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "hall_of_glory", values: OptionSpec::SWITCH, players: (2, 4) },
        OptionSpec { key: "distrust", values: OptionSpec::SWITCH, players: (2, 4) },
    ];
    const DECISIONS_MAX: u32 = 6_000;

    engine::delegate!();

    fn new(files: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        Ok(Champions {
            players: setup.players(),
            hall_of_glory: setup.is_on("hall_of_glory"),
            distrust: setup.is_on("distrust"),
            content: Content::read(files, setup.players())?,
            odds: OnceLock::new(),
        })
    }

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        self.has_secret(state, seat)
    }

    fn optional(&self, state: &State) -> SeatSet {
        self.optional(state)
    }
}
