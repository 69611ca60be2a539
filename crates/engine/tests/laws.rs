//! The laws and the proof of numbers find what they are there for: a game with a planted fault breaks exactly the
//! law that forbids it, and a number that it does not read is named.

use std::fmt;
use std::str::FromStr;

use engine::laws::{Law, Plan, check};
use engine::{
    Ask, Chance, ContentSet, Fast, Features, Game, Heuristic, Illegal, NotationError, OptionSpec, Outcome, Progress,
    Question, ScoreSheet, Seat, SeatSet, Setup, SetupError, Sink, Tasks, Text, Title, Viewer, proof,
};
use serde::{Deserialize, Serialize};

const SOUND: u8 = 0;
const OPENS_WITHOUT_NEWS: u8 = 1;
const SKIPS_A_DECISION: u8 = 2;
const DROPS_A_TASK: u8 = 3;
const IGNORES_A_NUMBER: u8 = 4;
const JUDGES_BY_SECRETS: u8 = 5;
const DENIES_A_SECRET: u8 = 6;

const FILES: &[(&str, &str)] = &[("toy.toml", "[game]\nsource = \"rulebook\"\nturns = 6\n")];
/// The turns of the file, for a game that does not read it.
const TURNS: u8 = 6;
/// After this turn, which is the first player's, the number of the second player lies open.
const OPENED_AFTER: u8 = 3;

/// Two players hold a secret number each and pass until the turns are over. The number of the second one is opened
/// in the middle of the game.
struct Toy<const FAULT: u8> {
    turns: u8,
}

#[derive(Deserialize)]
struct File {
    game: Length,
}

#[derive(Deserialize)]
struct Length {
    turns: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct State {
    chance: Chance,
    turn: u8,
    secrets: [u8; 2],
    opened: bool,
    tasks: Tasks<u8, 2>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
struct Pass;

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pass")
    }
}

impl FromStr for Pass {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pass, NotationError> {
        if text == "pass" { Ok(Pass) } else { Err(NotationError::expected("pass", text)) }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind")]
enum Event {
    Passed,
    Opened,
}

engine::named! {
    /// What a seat can be asked.
    Asked, "a question":
    Pass = "pass",
}

#[derive(PartialEq, Debug, Serialize)]
struct View {
    turn: u8,
    own: Option<u8>,
    open: Option<u8>,
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ID: &'static str = "toy";
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 2);
    const OPTIONS: &'static [OptionSpec] = &[];
    const DECISIONS_MAX: u32 = 10;

    type State = State;
    type Action = Pass;
    type Event = Event;
    type View = View;
    type Asked = Asked;

    fn content_files() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    fn new(files: &ContentSet, _setup: &Setup) -> Result<Self, SetupError> {
        let file: File = files.read("toy.toml")?;
        Ok(Toy { turns: if FAULT == IGNORES_A_NUMBER { TURNS } else { file.game.turns } })
    }

    fn players(&self) -> u8 {
        2
    }

    fn start(&self, mut chance: Chance, _sink: &mut impl Sink<Event>) -> State {
        let secrets = [chance.below(100) as u8, chance.below(100) as u8];
        State { chance, turn: 0, secrets, opened: false, tasks: Tasks::default() }
    }

    fn pending(&self, state: &State) -> SeatSet {
        if state.turn < self.turns { SeatSet::one(Seat(state.turn % 2)) } else { SeatSet::EMPTY }
    }

    fn question(&self, _state: &State, _seat: Seat) -> Question<Asked> {
        Question::new(Ask::Proceed, Asked::Pass, "toy-ask")
    }

    fn legal_actions(&self, state: &State, seat: Seat, actions: &mut Vec<Pass>) {
        if self.pending(state).contains(seat) {
            actions.push(Pass);
        }
    }

    fn check(&self, state: &State, seat: Seat, _action: Pass) -> Result<(), Illegal> {
        if self.pending(state).contains(seat) { Ok(()) } else { Err(Illegal::NOT_ASKED) }
    }

    fn perform(&self, state: &mut State, seat: Seat, _action: Pass, sink: &mut impl Sink<Event>) {
        state.turn += 1;
        sink.plain(Event::Passed);
        if state.turn == OPENED_AFTER {
            state.opened = true;
            if FAULT == OPENS_WITHOUT_NEWS { sink.plain(Event::Opened) } else { sink.reveal(Event::Opened) }
        }
        sink.skip(seat.left(1, 2), || FAULT == SKIPS_A_DECISION);
        state.tasks.push(state.turn);
        if FAULT != DROPS_A_TASK || state.turn != self.turns {
            state.tasks.pop();
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = viewer.seat().and_then(|seat| state.secrets.get(seat.index()).copied());
        View { turn: state.turn, own, open: state.opened.then_some(state.secrets[1]) }
    }

    /// Everybody has seen the number of the second player before the game and may remember it.
    fn resample_hidden(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut other = state.clone();
        other.chance = Chance::imagined(source.next());
        if viewer == Seat(1) {
            other.secrets[0] = source.below(100) as u8;
        }
        other
    }

    fn resample_unseen(&self, state: &State, viewer: Seat, source: &mut Fast) -> State {
        let mut other = self.resample_hidden(state, viewer, source);
        if viewer == Seat(0) && !state.opened {
            other.secrets[1] = source.below(100) as u8;
        }
        other
    }

    fn has_secret(&self, _state: &State, seat: Seat) -> bool {
        seat == Seat(0) && FAULT != DENIES_A_SECRET
    }

    fn open_tasks(&self, state: &State) -> usize {
        state.tasks.len()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.turn == self.turns).then(|| Outcome::ranked([0, 0], |_, _| std::cmp::Ordering::Equal, "toy-tie"))
    }

    fn scores(&self, _state: &State, _viewer: Viewer) -> ScoreSheet {
        ScoreSheet::of(2)
    }

    fn progress(&self, state: &State) -> Progress {
        Progress { round: state.turn, rounds: self.turns, phases: Vec::new(), phase: 0, step: 0, steps: 0 }
    }

    fn describe(&self, _state: &State, _seat: Seat, _action: Pass) -> Text {
        Text::new("toy-do")
    }

    fn tell(&self, _event: &Event) -> Option<Text> {
        None
    }

    fn invariants(&self, _state: &State) -> Result<(), String> {
        Ok(())
    }
}

impl<const FAULT: u8> Heuristic for Toy<FAULT> {
    const PLAYOUT_DECISIONS: u32 = 1;
    const FEATURES: usize = 2;

    /// The own number, and the open one once it lies open.
    fn features(&self, state: &State, seat: Seat, features: &mut Features) {
        let other = seat.left(1, 2);
        let is_open = state.opened && other == Seat(1);
        features.count(state.secrets[seat.index()], 100.0);
        if is_open || FAULT == JUDGES_BY_SECRETS {
            features.count(state.secrets[other.index()], 100.0);
        } else {
            features.skip(1);
        }
    }

    fn value(&self, _state: &State, _seat: Seat) -> f32 {
        0.5
    }

    fn knowledge_key(&self, state: &State, _seat: Seat) -> u64 {
        u64::from(state.turn)
    }
}

/// The laws that some of a hundred games break.
fn broken<const FAULT: u8>() -> Vec<Law> {
    let title = Title::<Toy<FAULT>>::built_in().expect("its content is valid");
    let report = check(&title, &Plan::all(100), &|| ());
    let mut laws: Vec<Law> = report.violations.iter().map(|violation| violation.law).collect();
    laws.sort();
    laws.dedup();
    laws
}

#[test]
fn a_sound_game_breaks_no_law() {
    assert_eq!(broken::<SOUND>(), []);
}

#[test]
fn something_hidden_that_comes_to_light_without_news_is_found() {
    assert_eq!(broken::<OPENS_WITHOUT_NEWS>(), [Law::News]);
}

#[test]
fn a_decision_passed_over_is_found() {
    assert_eq!(broken::<SKIPS_A_DECISION>(), [Law::Skipping]);
}

#[test]
fn a_task_that_is_left_at_the_end_is_found() {
    assert_eq!(broken::<DROPS_A_TASK>(), [Law::Tasks]);
}

#[test]
fn a_number_that_nothing_reads_is_found() {
    let dead = proof::dead_numbers::<Toy<IGNORES_A_NUMBER>>(1, &proof::from_the_start, &[]);
    assert_eq!(dead, ["toy.toml game turns"]);
    proof::every_number_matters::<Toy<SOUND>>(&proof::from_the_start, &[]);
}

#[test]
fn an_exception_is_left_out_and_has_to_name_a_number() {
    let number = ("toy.toml game turns", "planted");
    proof::every_number_matters::<Toy<IGNORES_A_NUMBER>>(&proof::from_the_start, &[number]);
    let nameless = std::panic::catch_unwind(|| {
        proof::every_number_matters::<Toy<SOUND>>(
            &proof::from_the_start,
            &[("toy.toml game rounds", "no such number")],
        );
    });
    assert!(nameless.is_err());
}

#[test]
fn a_feature_that_reads_something_hidden_is_found() {
    assert_eq!(broken::<JUDGES_BY_SECRETS>(), [Law::NoLeak]);
}

#[test]
fn a_seat_that_says_it_has_no_secret_and_has_one_is_found() {
    assert_eq!(broken::<DENIES_A_SECRET>(), [Law::Secrets]);
}
