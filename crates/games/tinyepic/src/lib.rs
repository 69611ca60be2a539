//! Tiny Epic Vikings: three eras of drafting leaders, sailing, settling and fighting for the favor of
//! gods whose fury decides what every rune is worth.
//!
//! Where to read: `content` and `chart` are the cards and the map as tables; `state` is all that
//! changes; `action` the notation of decisions; `setup` lays out the table, `draft` deals, `turn` works off the stack
//! of tasks, `deeds` holds what players do, `control` who rules an island, `battle` the fights and
//! `enemy` the clan that plays by itself in the solo game. `legal` says what is allowed, `scoring` who
//! won, `view` and `words` what is shown, `hidden` what a seat cannot know, `heuristic` what bots think.
//!
//! ```
//! use engine::{Chance, Game, Seed, Silent, Title};
//! use tinyepic::TinyEpic;
//!
//! let title = Title::<TinyEpic>::built_in()?;
//! let rules = title.rules(&title.setup(3, [])?)?;
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
mod battle;
mod chart;
mod content;
mod control;
mod deeds;
mod draft;
mod enemy;
mod event;
mod features;
mod heuristic;
mod hidden;
mod invariants;
mod judgement;
mod legal;
mod list;
mod listing;
mod names;
mod reading;
mod scoring;
mod setup;
mod stakes;
mod state;
mod turn;
mod view;
mod words;

use engine::{ContentSet, Game, OptionSpec, Seat, Setup, SetupError};

pub use action::{Action, Offering};
pub use chart::Chart;
pub use event::Event;
pub use names::{Board, Card, Clan, Favor, God, Island, Place, Resource, Rune};
pub use state::{Phase, State, Task};
pub use view::{CardView, ClanView, EnemyView, FavorView, View};
pub use words::{deed_text, icon_text};

use content::{Content, EnemyBoard};
use list::List;

/// The rules with the content and options of one table.
pub struct TinyEpic {
    pub(crate) players: u8,
    /// The clans that have pieces in this game: those of the players, and one nobody plays for one or two.
    pub(crate) clans: List<Clan, 5>,
    pub(crate) content: Content,
    pub(crate) chart: Chart,
    pub(crate) routes: Vec<chart::Route>,
    pub(crate) board: Board,
    pub(crate) is_stern: bool,
}

impl TinyEpic {
    pub(crate) fn is_solo(&self) -> bool {
        self.players == 1
    }

    pub(crate) fn enemy_board(&self) -> &EnemyBoard {
        let boards = if self.is_stern { &self.content.stern_boards } else { &self.content.boards };
        &boards[self.board.index()]
    }
}

impl Game for TinyEpic {
    const ID: &'static str = "tinyepic";
    const RULES_REVISION: u32 = 3;
    const PLAYERS: (u8, u8) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "enemy", values: Board::NAMES, players: (1, 1) },
        OptionSpec { key: "strength", values: &["plain", "stern"], players: (1, 1) },
    ];
    const DECISIONS_MAX: u32 = 2_000;

    engine::delegate!();

    fn new(files: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        let content = Content::read(files, setup.players())?;
        let chart = Chart::read(files, content.second_side)?;
        let routes = chart::routes(files, &chart)?;
        let enemy = setup.value("enemy");
        let board = Board::all().find(|board| board.name() == enemy).unwrap_or_default();
        let is_stern = setup.value("strength") == "stern";
        let players = setup.players();
        let enemy = (players <= 2).then_some(Clan::ENEMY);
        let clans = Seat::all(players).map(Clan::of).chain(enemy).collect();
        Ok(TinyEpic { players, clans, content, chart, routes, board, is_stern })
    }

    fn has_secret(&self, state: &State, seat: Seat) -> bool {
        self.has_secret(state, seat)
    }

    fn open_tasks(&self, state: &State) -> usize {
        state.tasks.len()
    }
}
