//! The game as the kernel sees it.

use std::sync::OnceLock;

use engine::{
    Chance, ContentSet, Fast, Game, Illegal, OptionSpec, Outcome, Progress, Question, ScoreSheet, Seat, SeatSet, Setup,
    SetupError, Sink, Text, Viewer,
};

use crate::Champions;
use crate::action::Action;
use crate::content::Content;
use crate::event::Event;
use crate::reading;
use crate::state::State;
use crate::view::View;

impl Game for Champions {
    const ID: &'static str = "champions";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { key: "hall_of_glory", values: OptionSpec::SWITCH, players: (2, 4) },
        OptionSpec { key: "distrust", values: OptionSpec::SWITCH, players: (2, 4) },
    ];
    const DECISIONS_MAX: u32 = 6_000;

    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn content_files() -> &'static [(&'static str, &'static str)] {
        reading::FILES
    }

    fn new(files: &ContentSet, setup: &Setup) -> Result<Self, SetupError> {
        Ok(Champions {
            players: setup.players(),
            hall_of_glory: setup.is_on("hall_of_glory"),
            distrust: setup.is_on("distrust"),
            content: Content::read(files, setup.players())?,
            odds: OnceLock::new(),
        })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn start(&self, chance: Chance, _sink: &mut impl Sink<Event>) -> State {
        self.lay_out(chance)
    }

    fn pending(&self, state: &State) -> SeatSet {
        self.asked(state)
    }

    fn optional(&self, state: &State) -> SeatSet {
        self.may_interrupt(state)
    }

    fn question(&self, state: &State, seat: Seat) -> Question {
        self.ask(state, seat)
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        self.list(state, seat, actions);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.allowed(state, seat, action).map_err(Illegal::because)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        self.perform(state, seat, action, sink);
        Ok(())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look_at(state, viewer)
    }

    fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        self.imagine(state, viewer, source)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn scores(&self, state: &State, viewer: Viewer) -> ScoreSheet {
        self.score_sheet(state, viewer)
    }

    fn progress(&self, state: &State) -> Progress {
        self.where_we_are(state)
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
