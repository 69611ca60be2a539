//! A game being played: rules, state and log together, and the same without its type for the server
//! and the command line.

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::event::Emitted;
use crate::save::{Save, SaveEntry, SaveLine};
use crate::{
    Audience, Chance, Game, Illegal, Mark, News, NotationError, Outcome, Progress, Question, ScoreSheet, Seat, SeatSet,
    Seed, Setup, Sink, Text, Viewer,
};

/// The rules and the content that a game is played with.
#[derive(Clone)]
pub(crate) struct Edition {
    pub rules_version: Arc<str>,
    /// Whether an owner's corrections of the content are in force.
    pub corrected: bool,
    /// Those of the table itself; empty for most.
    pub corrections: Arc<str>,
}

/// One game from its first decision on. The log is the truth; the state follows from it.
///
/// ```
/// use asgard::Asgard;
/// use engine::{AnyMatch, Seed, Title, Undo};
///
/// let title = Title::<Asgard>::built_in()?;
/// let mut game = title.begin(title.setup(2, [])?, Seed::from_number(7))?;
/// let seat = game.pending().first().expect("somebody begins");
/// let action = game.choices(seat, usize::MAX).expect("choices")[0].action.clone();
/// AnyMatch::act(&mut game, seat, &action)?;
/// assert_eq!(game.undo(seat), Undo::Free { to: 0 }, "a secret choice may be taken back");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Match<G: Game> {
    rules: Arc<G>,
    setup: Setup,
    edition: Edition,
    seed: Seed,
    state: G::State,
    log: Vec<Logged<G::Action>>,
    /// The actions in force: the log without what was undone.
    line: Vec<Done<G::Action>>,
}

#[derive(Clone, Copy)]
enum LogEntry<A> {
    Act(A),
    Undo { to: u32 },
}

#[derive(Clone, Copy)]
struct Logged<A> {
    seat: Seat,
    entry: LogEntry<A>,
    mark: Mark,
}

#[derive(Clone, Copy)]
struct Done<A> {
    seat: Seat,
    action: A,
    news: News,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            rules: Arc::clone(&self.rules),
            setup: self.setup.clone(),
            edition: self.edition.clone(),
            seed: self.seed,
            state: self.state.clone(),
            log: self.log.clone(),
            line: self.line.clone(),
        }
    }
}

/// Why an action was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ActError {
    /// Not the notation of an action of this game.
    #[error("{0}")]
    Malformed(#[from] NotationError),
    /// An action that the rules forbid.
    #[error("not legal: {0}")]
    Illegal(#[from] Illegal),
}

impl ActError {
    /// The reason for a player.
    pub fn text(&self) -> Text {
        match self {
            ActError::Malformed(_) => Text::new("refused-malformed"),
            ActError::Illegal(illegal) => illegal.key().into(),
        }
    }
}

/// An event without its type.
#[derive(Clone, Debug)]
pub struct Told {
    /// Who may see it.
    pub audience: Audience,
    /// Whether it told something new.
    pub news: News,
    /// The game's own event, for motion.
    pub event: Box<RawValue>,
    /// Its line in the log.
    pub text: Option<Text>,
}

/// A legal action as a client lists it.
///
/// ```
/// use asgard::Asgard;
/// use engine::{AnyTitle, Seat, Seed, Title};
///
/// let title: &dyn AnyTitle = &Title::<Asgard>::built_in()?;
/// let mut game = title.begin(2, &[], Seed::from_number(7))?;
/// let choices = game.choices(Seat(0), usize::MAX).expect("the seat is asked");
/// let choice = &choices[0];
/// assert!(choice.action.starts_with("play ") && choice.parts.get().contains(r#""verb":"play""#));
/// assert_eq!(choice.label.key, "asgard-do-lay");
/// assert!(game.act(Seat(0), &choice.action).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Serialize, TS)]
pub struct Choice {
    /// Its notation: what is sent back to take it.
    pub action: String,
    /// The game's own action, `{ verb, of }`: what a board reads.
    #[ts(type = "unknown")]
    pub parts: Box<RawValue>,
    /// How it is listed.
    pub label: Text,
}

/// The position between two steps of an action, as one viewer may know it.
#[derive(Clone, Debug)]
pub struct Standing {
    /// How many of the action's events this viewer has been told by then.
    pub told: usize,
    /// What the viewer may know, as JSON.
    pub view: Box<RawValue>,
    /// Points as far as the viewer may know.
    pub scores: ScoreSheet,
    /// Where the game stands.
    pub progress: Progress,
}

/// Keeps the events of an action, and a copy of the state at each position between its steps.
struct Positions<G: Game> {
    events: Vec<Emitted<G::Event>>,
    /// How many events had been emitted by then.
    positions: Vec<(usize, G::State)>,
}

impl<G: Game> Sink<G::Event> for Positions<G> {
    fn emit(&mut self, audience: Audience, news: News, event: G::Event) {
        self.events.push(Emitted { audience, news, event });
    }

    fn position(&mut self, state: &dyn Any) {
        let told = self.events.len();
        // The first position after an event is the one it speaks of: what changes later belongs to what is told later.
        if told == self.positions.last().map_or(0, |(earlier, _)| *earlier) {
            return;
        }
        self.positions.extend(state.downcast_ref::<G::State>().map(|state| (told, state.clone())));
    }
}

/// What taking back would need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// The seat has done nothing yet.
    Nothing,
    /// Only own steps and nothing came to light since: back to this many actions.
    Free {
        /// So many actions stay.
        to: u32,
    },
    /// The others have to agree.
    ByConsent {
        /// So many actions stay.
        to: u32,
    },
}

/// A [`Match`] of any game.
///
/// ```
/// use asgard::Asgard;
/// use engine::{AnyMatch, AnyTitle, Seat, Seed, Title, Viewer};
///
/// let title: &dyn AnyTitle = &Title::<Asgard>::built_in()?;
/// let mut game: Box<dyn AnyMatch> = title.begin(2, &[], Seed::from_number(7))?;
/// assert!(game.check(Seat(0), "dance").is_err(), "no action of this game");
/// let choices = game.choices(Seat(0), usize::MAX).expect("the seat is asked");
/// game.act(Seat(0), &choices[0].action)?;
/// assert_eq!((game.seq(), game.moves()), (1, 1));
/// assert!(!game.view(Viewer::Public).get().contains("hand\":[{"), "spectators see no hand");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyMatch: Send + Sync {
    /// Id of the game.
    fn game(&self) -> &'static str;
    /// Players and options.
    fn setup(&self) -> &Setup;
    /// Hash of game, rules revision and content.
    fn rules_version(&self) -> &str;
    /// Whether an owner's corrections of the content are in force.
    fn is_corrected(&self) -> bool;
    /// The seed; secret until the game is over.
    fn seed(&self) -> Seed;
    /// How many play.
    fn players(&self) -> u8;

    /// Entries of the log so far, undo included.
    fn seq(&self) -> u32;
    /// Actions in force.
    fn moves(&self) -> u32;
    /// Hash of the state now.
    fn mark(&self) -> Mark;

    /// The seats the game waits for.
    fn pending(&self) -> SeatSet;
    /// Seats that may act although the game does not wait for them.
    fn optional(&self) -> SeatSet;
    /// What the seat is asked, if anything.
    fn question(&self, seat: Seat) -> Option<Question>;
    /// The legal actions of the seat, or `None` when there are more than `most`: then the client
    /// composes one and asks [`AnyMatch::check`].
    fn choices(&self, seat: Seat, most: usize) -> Option<Vec<Choice>>;
    /// The parts of an action that is written in notation.
    fn parts(&self, action: &str) -> Option<Box<RawValue>>;
    /// Whether the action is legal, and if not, why.
    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError>;
    /// Does the action, or changes nothing.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Told>, ActError>;
    /// What taking back the last own action would need.
    fn undo(&self, seat: Seat) -> Undo;
    /// What taking back the last turn would need: the last own action with the own ones right before it.
    fn undo_turn(&self, seat: Seat) -> Undo;
    /// Goes back to the position after so many actions.
    fn take_back(&mut self, seat: Seat, to: u32);

    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The view after the action, where that can be told beforehand.
    fn preview(&self, seat: Seat, action: &str) -> Option<Box<RawValue>>;
    /// Whether the seat may see something that others may not.
    fn has_secret(&self, seat: Seat) -> bool;
    /// Points as they stand, as far as the viewer may know.
    fn scores(&self, viewer: Viewer) -> ScoreSheet;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Where the game stands.
    fn progress(&self) -> Progress;

    /// The game as a file.
    fn save(&self) -> Save;
    /// The same game as it stood after this many actions.
    fn at(&self, moves: u32) -> Box<dyn AnyMatch>;
    /// The events of the action with this number (counted from 0), told again.
    fn retell(&self, move_number: u32) -> Vec<Told>;
    /// The positions between the steps of the action with this number, the last one not among them; at most `most`.
    fn standings(&self, move_number: u32, viewer: Viewer, most: usize) -> Vec<Standing>;
    /// Who made the action with this number, and its notation.
    fn action(&self, move_number: u32) -> Option<(Seat, String)>;
    /// A copy that goes its own way.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
    /// The typed match inside, for bots.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn rules_version(&self) -> &str {
        &self.edition.rules_version
    }

    fn is_corrected(&self) -> bool {
        self.edition.corrected
    }

    fn seed(&self) -> Seed {
        self.seed
    }

    fn players(&self) -> u8 {
        self.rules.players()
    }

    fn seq(&self) -> u32 {
        self.log.len() as u32
    }

    fn moves(&self) -> u32 {
        self.line.len() as u32
    }

    fn mark(&self) -> Mark {
        self.log.last().map_or_else(|| self.mark_now(), |logged| logged.mark)
    }

    fn pending(&self) -> SeatSet {
        self.rules.pending(&self.state)
    }

    fn optional(&self) -> SeatSet {
        self.rules.optional(&self.state)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        let asked = self.pending().union(self.optional());
        asked.contains(seat).then(|| self.rules.question(&self.state, seat).untyped())
    }

    fn choices(&self, seat: Seat, most: usize) -> Option<Vec<Choice>> {
        let mut actions = Vec::new();
        self.rules.legal_actions(&self.state, seat, &mut actions);
        (actions.len() <= most).then(|| {
            let describe = |action: &G::Action| Choice {
                action: action.to_string(),
                parts: raw(action),
                label: self.rules.describe(&self.state, seat, *action),
            };
            actions.iter().map(describe).collect()
        })
    }

    fn parts(&self, action: &str) -> Option<Box<RawValue>> {
        action.parse::<G::Action>().ok().map(|action| raw(&action))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), ActError> {
        Ok(self.rules.check(&self.state, seat, action.parse()?)?)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Told>, ActError> {
        let events = Match::act(self, seat, action.parse()?)?;
        Ok(events.into_iter().map(|emitted| self.tell(emitted)).collect())
    }

    fn undo(&self, seat: Seat) -> Undo {
        let Some(own_last) = self.line.iter().rposition(|done| done.seat == seat) else {
            return Undo::Nothing;
        };
        self.undo_to(seat, own_last)
    }

    fn undo_turn(&self, seat: Seat) -> Undo {
        let Some(own_last) = self.line.iter().rposition(|done| done.seat == seat) else {
            return Undo::Nothing;
        };
        let others_last = self.line[..own_last].iter().rposition(|done| done.seat != seat);
        self.undo_to(seat, others_last.map_or(0, |last| last + 1))
    }

    fn take_back(&mut self, seat: Seat, to: u32) {
        Match::take_back(self, seat, to);
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.rules.view(&self.state, viewer))
    }

    fn preview(&self, seat: Seat, action: &str) -> Option<Box<RawValue>> {
        self.rules.preview(&self.state, seat, action.parse().ok()?).map(|view| raw(&view))
    }

    fn has_secret(&self, seat: Seat) -> bool {
        seat.0 < self.rules.players() && self.rules.has_secret(&self.state, seat)
    }

    fn scores(&self, viewer: Viewer) -> ScoreSheet {
        self.rules.scores(&self.state, viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    fn progress(&self) -> Progress {
        self.rules.progress(&self.state)
    }

    fn save(&self) -> Save {
        let line = |logged: &Logged<G::Action>| SaveLine {
            seat: logged.seat,
            entry: match logged.entry {
                LogEntry::Act(action) => SaveEntry::Act(action.to_string()),
                LogEntry::Undo { to } => SaveEntry::Undo(to),
            },
            mark: Some(logged.mark),
        };
        Save {
            game: G::ID.to_owned(),
            rules_version: self.edition.rules_version.to_string(),
            players: self.players(),
            options: self.setup.options().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            seed: self.seed,
            origin: None,
            corrections: self.edition.corrections.to_string(),
            lines: self.log.iter().map(line).collect(),
        }
    }

    fn at(&self, moves: u32) -> Box<dyn AnyMatch> {
        let mut earlier = Match::begin(Arc::clone(&self.rules), self.setup.clone(), self.edition.clone(), self.seed);
        for done in self.line.iter().take(moves as usize) {
            let replayed = Match::act(&mut earlier, done.seat, done.action);
            debug_assert!(replayed.is_ok(), "an action that was applied once applies again");
        }
        Box::new(earlier)
    }

    fn retell(&self, move_number: u32) -> Vec<Told> {
        let Some(done) = self.line.get(move_number as usize) else {
            return Vec::new();
        };
        let mut state = self.state_after(&self.line[..move_number as usize]);
        let mut events = Vec::new();
        let replayed = self.rules.apply(&mut state, done.seat, done.action, &mut events);
        debug_assert!(replayed.is_ok(), "an action that was applied once applies again");
        events.into_iter().map(|emitted| self.tell(emitted)).collect()
    }

    fn standings(&self, move_number: u32, viewer: Viewer, most: usize) -> Vec<Standing> {
        let Some(done) = self.line.get(move_number as usize) else {
            return Vec::new();
        };
        let mut state = self.state_after(&self.line[..move_number as usize]);
        let mut kept = Positions::<G> { events: Vec::new(), positions: Vec::new() };
        let replayed = self.rules.apply(&mut state, done.seat, done.action, &mut kept);
        debug_assert!(replayed.is_ok(), "an action that was applied once applies again");
        let Positions { events, positions } = kept;
        let between = positions.iter().filter(|(told, _)| *told < events.len()).take(most);
        let standing = |(told, state): &(usize, G::State)| Standing {
            told: events[..*told].iter().filter(|emitted| emitted.audience.includes(viewer)).count(),
            view: raw(&self.rules.view(state, viewer)),
            scores: self.rules.scores(state, viewer),
            progress: self.rules.progress(state),
        };
        between.map(standing).collect()
    }

    fn action(&self, move_number: u32) -> Option<(Seat, String)> {
        self.line.get(move_number as usize).map(|done| (done.seat, done.action.to_string()))
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Game> Match<G> {
    pub(crate) fn begin(rules: Arc<G>, setup: Setup, edition: Edition, seed: Seed) -> Match<G> {
        let state = rules.start(Chance::real(seed), &mut crate::Silent);
        Match { rules, setup, edition, seed, state, log: Vec::new(), line: Vec::new() }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The full state; nothing of it may be shown but through a view.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Does an action and appends it to the log.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Emitted<G::Event>>, Illegal> {
        let mut events = Vec::new();
        self.rules.apply(&mut self.state, seat, action, &mut events)?;
        let revealed = events.iter().any(|emitted| emitted.news == News::Revealed);
        self.line.push(Done { seat, action, news: if revealed { News::Revealed } else { News::Plain } });
        self.log.push(Logged { seat, entry: LogEntry::Act(action), mark: self.mark_now() });
        Ok(events)
    }

    /// Goes back to the position after `to` actions. Appends to the log; nothing is deleted from it.
    pub fn take_back(&mut self, seat: Seat, to: u32) {
        self.line.truncate(to as usize);
        self.state = self.state_after(&self.line);
        self.log.push(Logged { seat, entry: LogEntry::Undo { to: self.line.len() as u32 }, mark: self.mark_now() });
    }

    /// Puts another position on the table, as scenarios do. What was played before is forgotten.
    pub(crate) fn rearrange(&mut self, state: G::State) {
        self.state = state;
        self.log.clear();
        self.line.clear();
    }

    /// Puts other chance into the position, as scenarios do when they need a certain roll. The log stays, but it
    /// does not lead to this position.
    pub(crate) fn replace_state(&mut self, state: G::State) {
        self.state = state;
    }

    fn state_after(&self, line: &[Done<G::Action>]) -> G::State {
        let mut state = self.rules.start(Chance::real(self.seed), &mut crate::Silent);
        for done in line {
            let replayed = self.rules.apply(&mut state, done.seat, done.action, &mut crate::Silent);
            debug_assert!(replayed.is_ok(), "an action that was applied once applies again");
        }
        state
    }

    fn undo_to(&self, seat: Seat, first: usize) -> Undo {
        let to = first as u32;
        let free = self.line[first..].iter().all(|done| done.seat == seat && done.news == News::Plain);
        if free { Undo::Free { to } } else { Undo::ByConsent { to } }
    }

    fn mark_now(&self) -> Mark {
        Mark::of(&postcard::to_stdvec(&self.state).unwrap_or_default())
    }

    fn tell(&self, emitted: Emitted<G::Event>) -> Told {
        let text = self.rules.tell(&emitted.event);
        Told { audience: emitted.audience, news: emitted.news, event: raw(&emitted.event), text }
    }
}

/// Views, events and actions are plain data: writing them as JSON cannot fail.
fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("plain data is written as JSON")
}
