//! Intrigues of Asgard for 2 to 5 players: draft two-faced cards, win the favour of seven gods, do their
//! will or turn cards into points.
//!
//! ```
//! use engine::{Chance, Game, Seed, Silent, Title};
//! use asgard::Asgard;
//!
//! let title = Title::<Asgard>::built_in()?;
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
mod card;
mod content;
mod event;
mod favour;
mod features;
mod heuristic;
mod hidden;
mod invariants;
mod legal;
mod names;
mod reading;
mod scoring;
mod setup;
mod state;
mod tableau;
mod turn;
mod view;
mod words;

use engine::{ContentSet, Fast, Game, OptionSpec, Seat, SeatSet, Setup, SetupError, Viewer};

pub use action::{Action, Side, Spot};
pub use card::{Card, Face, Laid};
pub use event::Event;
pub use names::God;
pub use state::{Stage, State, Task};
pub use view::View;

use content::{CapReading, Content};

/// The rules with the content and the options of one table.
#[derive(Clone, Debug)]
pub struct Asgard {
    players: u8,
    content: Content,
    covered_halves_shown: bool,
}

impl Game for Asgard {
    const ID: &'static str = "asgard";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "covered_halves_shown", values: OptionSpec::SWITCH, players: (2, 5) },
        OptionSpec { key: "goal_caps", values: &["top", "bottom"], players: (2, 5) },
    ];
    /// 18 cards a seat at most, and for each of 28 awakenings at most a choice and four more steps.
    const DECISIONS_MAX: u32 = 250;
    const RESTOCKED: &'static [&'static str] = &["deck", "scored"];

    engine::delegate!();

    fn new(files: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        let caps = if setup.value("goal_caps") == "bottom" { CapReading::Bottom } else { CapReading::Top };
        Ok(Asgard {
            players: setup.players(),
            content: Content::read(files, setup.players(), caps)?,
            covered_halves_shown: setup.is_on("covered_halves_shown"),
        })
    }

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        self.has_secret(state, seat)
    }

    fn optional(&self, state: &State) -> SeatSet {
        self.optional(state)
    }

    fn resample_unseen(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        self.resample_unseen(state, viewer, source)
    }

    /// A chosen card is shown as if it lay already: what it would change is what the player wants to know.
    fn preview(&self, state: &State, seat: Seat, action: Action) -> Option<View> {
        let Action::Play(face) = action else { return self.foresee(state, seat, action) };
        self.check(state, seat, action).ok()?;
        let mut after = state.clone();
        after.chosen[seat.index()] = Some(face);
        let mut view = self.view(&after, Viewer::Seat(seat));
        after.tableaux[seat.index()].lay(face);
        let laid = self.view(&after, Viewer::Seat(seat));
        view.players = laid.players;
        view.gods = laid.gods;
        Some(view)
    }
}
