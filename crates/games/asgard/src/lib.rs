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

mod action;
mod card;
mod content;
mod event;
mod favour;
mod god;
mod heuristic;
mod hidden;
mod invariants;
mod legal;
mod rules;
mod scoring;
mod setup;
mod state;
mod tableau;
mod view;
mod words;

use engine::{
    Chance, ContentSet, Fast, Game, Illegal, OptionSpec, Outcome, Progress, Question, ScoreSheet, Seat, SeatSet, Setup,
    SetupError, Sink, Text, Viewer,
};

pub use action::{Action, Side, Spot};
pub use card::{Card, Face, Laid};
pub use event::Event;
pub use god::God;
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
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 5);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "covered_halves_shown", values: OptionSpec::SWITCH, players: (2, 5) },
        OptionSpec { key: "goal_caps", values: &["top", "bottom"], players: (2, 5) },
    ];
    /// 18 cards a seat at most, and for each of 28 awakenings at most a choice and four more steps.
    const DECISIONS_MAX: u32 = 250;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn content_files() -> &'static [(&'static str, &'static str)] {
        content::FILES
    }

    fn new(content: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        let caps = if setup.value("goal_caps") == "bottom" { CapReading::Bottom } else { CapReading::Top };
        Ok(Asgard {
            players: setup.players(),
            content: Content::read(content, setup.players(), caps)?,
            covered_halves_shown: setup.is_on("covered_halves_shown"),
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self, chance: Chance, sink: &mut impl Sink<Event>) -> State {
        self.lay_out(chance, sink)
    }

    fn pending(&self, state: &State) -> SeatSet {
        self.asked(state)
    }

    fn optional(&self, state: &State) -> SeatSet {
        self.may_change_choice(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Question {
        self.ask(state, seat)
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.allowed(state, seat, action)
    }

    fn perform(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.carry_out(state, seat, action, sink);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    /// A chosen card is shown as if it lay already: what it would change is what the player wants to know.
    fn preview(&self, state: &State, seat: Seat, action: Action) -> Option<View> {
        self.check(state, seat, action).ok()?;
        let mut after = state.clone();
        if let Action::Play(face) = action {
            after.chosen[seat.index()] = Some(face);
            let mut view = self.view_of(&after, Viewer::Seat(seat));
            after.tableaux[seat.index()].lay(face);
            let laid = self.view_of(&after, Viewer::Seat(seat));
            view.players = laid.players;
            view.gods = laid.gods;
            return Some(view);
        }
        let mut events = Vec::new();
        self.apply(&mut after, seat, action, &mut events).ok()?;
        let foreseen = events.iter().all(|emitted| emitted.news == engine::News::Plain);
        foreseen.then(|| self.view_of(&after, Viewer::Seat(seat)))
    }

    fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        self.imagine(state, viewer, source)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn scores(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        self.score_sheet(state)
    }

    fn progress(&self, state: &State) -> Progress {
        self.where_it_stands(state)
    }

    fn describe(&self, state: &State, seat: Seat, action: Action) -> Text {
        self.describe_action(state, seat, action)
    }

    fn tell(&self, event: &Event) -> Option<Text> {
        self.tell_event(event)
    }

    fn invariants(&self, state: &State) -> Result<(), String> {
        self.check_invariants(state)
    }

    fn restock(&self, state: &mut State) {
        self.put_rest_back(state);
    }
}
