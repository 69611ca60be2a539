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
mod rules;
mod state;
mod tableau;
mod view;
mod words;

use arrayvec::ArrayVec;
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

use content::{CapReading, Content, ROUNDS};
use god::GODS;
use state::DECK_MAX;

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

    fn start(&self, mut chance: Chance, sink: &mut impl Sink<Event>) -> State {
        let mut goals = God::ALL;
        chance.shuffle(&mut goals);
        let mut deck: ArrayVec<Card, DECK_MAX> = Card::kinds()
            .flat_map(|card| std::iter::repeat_n(card, self.content.copies[card.kind()] as usize))
            .collect();
        chance.shuffle(&mut deck);
        let mut state = State {
            round: 1,
            stage: Stage::Contest,
            laid: 0,
            deck,
            hands: Default::default(),
            chosen: Default::default(),
            tableaux: Default::default(),
            scored: Default::default(),
            goals,
            doubled: None,
            chance,
        };
        self.deal(&mut state, sink);
        state
    }

    fn pending(&self, state: &State) -> SeatSet {
        self.asked(state)
    }

    /// A choice may be changed until the last one is in (ruling 2).
    fn optional(&self, state: &State) -> SeatSet {
        match state.stage {
            Stage::Contest => Seat::all(self.players).filter(|seat| state.chosen[seat.index()].is_some()).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Question {
        self.question_for(state, seat)
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if self.may_act(state, seat) {
            self.list_actions(state, seat, actions);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.may_act(state, seat) {
            return Err(Illegal::not_asked());
        }
        self.check_action(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        self.perform(state, seat, action, sink);
        Ok(())
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
        self.resample(state, viewer, source)
    }

    /// Most points; then the comparison of a dispute on what is left in the tableaux.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let key = |seat: Seat| (state.tableau(seat).points.total(), *state.tableau(seat).counts());
        let points = Seat::all(self.players).map(|seat| i32::from(state.tableau(seat).points.total()));
        Some(Outcome::ranked(points, |one, other| key(one).cmp(&key(other)), "asgard-tie-break"))
    }

    fn scores(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let mut sheet = ScoreSheet::of(self.players);
        let points = |part: fn(&tableau::Points) -> u8| {
            let line = Seat::all(self.players).map(|seat| Some(i32::from(part(&state.tableau(seat).points))));
            line.collect::<Vec<_>>()
        };
        sheet.line("asgard-score-goals", points(|points| points.goals));
        sheet.line("asgard-score-heimdall", points(|points| points.heimdall));
        sheet.line("asgard-score-last", points(|points| points.last));
        sheet
    }

    fn progress(&self, state: &State) -> Progress {
        let (phase, step, steps) = match state.stage {
            Stage::Contest => {
                let cards = self.content.hand_sizes[state.round as usize - 1];
                (1, (state.laid + 1).min(cards), cards)
            }
            Stage::Awakening { god, .. } => (2, god as u8 + 1, GODS as u8),
            Stage::Final { god, .. } => (3, god as u8 + 1, GODS as u8),
            Stage::Over => (4, 0, 0),
        };
        let mut phases = vec!["asgard-phase-deal", "asgard-phase-contest", "asgard-phase-awakening"];
        if state.round as usize == ROUNDS {
            phases.push("asgard-phase-last");
        }
        Progress {
            round: state.round,
            rounds: ROUNDS as u8,
            phases: phases.into_iter().map(str::to_owned).collect(),
            phase,
            step,
            steps,
        }
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

    /// The deck is what is nowhere else; what a scenario counts as points without saying which cards is
    /// taken from there too.
    fn restock(&self, state: &mut State) {
        let mut left = self.content.copies;
        let mut use_up = |card: Card| left[card.kind()] = left[card.kind()].saturating_sub(1);
        state.hands.iter().flatten().for_each(|card| use_up(*card));
        state.tableaux.iter().flat_map(|tableau| tableau.cards()).for_each(|laid| use_up(laid.face().card()));
        if let Stage::Awakening { task: Task::Place { card }, .. } = state.stage {
            use_up(card);
        }
        let points: usize = state.tableaux.iter().map(|tableau| tableau.points.total() as usize).sum();
        state.scored = Default::default();
        state.deck.clear();
        let mut rest = Card::kinds().flat_map(|card| std::iter::repeat_n(card, left[card.kind()] as usize));
        rest.by_ref().take(points).for_each(|card| state.scored[card.kind()] += 1);
        let (deck, chance) = (&mut state.deck, &mut state.chance);
        deck.extend(rest.take(DECK_MAX));
        chance.shuffle(deck);
    }
}

impl Asgard {
    /// In the contest everybody may act: who has chosen may change the choice.
    fn may_act(&self, state: &State, seat: Seat) -> bool {
        match state.stage {
            Stage::Contest => seat.0 < self.players,
            Stage::Awakening { favoured, .. } | Stage::Final { favoured, .. } => favoured == seat,
            Stage::Over => false,
        }
    }

    fn check_invariants(&self, state: &State) -> Result<(), String> {
        let mut seen = state.scored;
        let mut count = |card: Card| seen[card.kind()] += 1;
        state.deck.iter().for_each(|card| count(*card));
        state.hands.iter().flatten().for_each(|card| count(*card));
        state.tableaux.iter().flat_map(|tableau| tableau.cards()).for_each(|laid| count(laid.face().card()));
        if let Stage::Awakening { task: Task::Place { card }, .. } = state.stage {
            count(card);
        }
        for card in Card::kinds() {
            let (found, copies) = (seen[card.kind()], self.content.copies[card.kind()]);
            if found != copies {
                return Err(format!("{found} cards {card}, the box has {copies}"));
            }
        }
        let scored: u32 = state.scored.iter().map(|count| u32::from(*count)).sum();
        let points: u32 = state.tableaux.iter().map(|tableau| u32::from(tableau.points.total())).sum();
        if scored != points {
            return Err(format!("{scored} cards scored, but {points} points counted"));
        }
        let mut goals = state.goals;
        goals.sort_unstable();
        if goals != God::ALL {
            return Err(format!("the goals are not one of each god: {:?}", state.goals));
        }
        if !(1..=ROUNDS as u8).contains(&state.round) {
            return Err(format!("there is no round {}", state.round));
        }
        Seat::all(engine::SEATS_MAX as u8).try_for_each(|seat| self.check_seat(state, seat))
    }

    fn check_seat(&self, state: &State, seat: Seat) -> Result<(), String> {
        let tableau = state.tableau(seat);
        if seat.0 >= self.players && !(tableau.cards().is_empty() && state.hand(seat).is_empty()) {
            return Err(format!("{seat} does not play but has cards"));
        }
        if let Some(face) = state.chosen[seat.index()]
            && !state.hand(seat).contains(&face.card())
        {
            return Err(format!("{seat} has chosen {face}, which is not in the hand"));
        }
        // Between two cards of one goal a stack may hold only Thor's cards, or nothing (ruling 28).
        let scoring = match state.stage {
            Stage::Awakening { god, favoured, task: Task::Goal { .. } } if favoured == seat => Some(god),
            _ => None,
        };
        for god in God::ALL.into_iter().filter(|god| Some(*god) != scoring) {
            if tableau.count(god) > 0 && tableau.top(god).is_none() {
                return Err(format!("{seat}'s stack of {god} holds only Thor's cards"));
            }
            if state.doubled == Some((seat, god)) && tableau.count(god) == 0 {
                return Err(format!("the doubling card lies on {seat}'s empty stack of {god}"));
            }
        }
        let mut face_up_seen = [false; GODS];
        for laid in tableau.cards() {
            face_up_seen[laid.stack().index()] |= laid.is_face_up();
            if !laid.is_face_up() && face_up_seen[laid.stack().index()] {
                return Err(format!("{seat} has a face-down card above a face-up one"));
            }
        }
        Ok(())
    }
}
