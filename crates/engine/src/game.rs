//! The two traits that a game implements: its rules, and what it tells bots. Everything else is written against them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Fast;
use crate::{
    Chance, ContentSet, Features, Illegal, Named, NotationError, OptionSpec, Outcome, Progress, Question, ScoreSheet,
    Seat, SeatSet, Setup, SetupError, Sink, Text, Viewer,
};

/// The rules of one game, with the content and the options of one table. The value never changes
/// during play; what changes is the [`Game::State`].
///
/// A game is a pure function: `State × (Seat, Action) → State + Events`. No clock, no input or output,
/// no randomness but the [`Chance`] inside the state.
///
/// ```
/// use asgard::Asgard;
/// use engine::{Chance, Game, Seat, Seed, Silent, Title};
///
/// let title = Title::<Asgard>::built_in()?;
/// let rules = title.rules(&title.setup(2, [])?)?;
/// let mut state = rules.start(Chance::real(Seed::from_number(4)), &mut Silent);
/// while let Some(seat) = rules.pending(&state).first() {
///     let mut actions = Vec::new();
///     rules.legal_actions(&state, seat, &mut actions);
///     assert!(actions.iter().all(|action| rules.check(&state, seat, *action).is_ok()));
///     rules.apply(&mut state, seat, actions[0], &mut Silent)?;
/// }
/// let outcome = rules.outcome(&state).expect("nobody is pending: the game is over");
/// assert_eq!(Seat::all(2).map(|seat| outcome.share(seat)).sum::<f32>(), 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Game: Sized + Send + Sync + 'static {
    /// Short name, used in paths, urls and message keys.
    const ID: &'static str;
    /// Goes up with every change of a rule, so that old saves are told apart. The node counts in the
    /// game's tests fail when a rule changes and this does not.
    const RULES_REVISION: u32;
    /// Fewest and most players.
    const PLAYERS: (u8, u8);
    /// What can be chosen before the game starts.
    const OPTIONS: &'static [OptionSpec];
    /// No game has more decisions than this.
    const DECISIONS_MAX: u32;
    /// Parts of the state that [`Game::restock`] fills anew: a scenario cannot set them.
    const RESTOCKED: &'static [&'static str] = &[];

    /// What changes. Compact, cheap to clone, readable when written as JSON (scenarios set it up).
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A decision, small, with a stable notation. Written as JSON it is `{ verb, of }`, for clients.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Serialize + Send + Sync + 'static;
    /// What happened, for the log and for motion; an enum with the tag `kind`.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know. It has no field for anything else.
    type View: PartialEq + Debug + Serialize;
    /// What a seat can be asked: the kinds of its questions, made with [`named!`](crate::named).
    type Asked: Named + Debug;

    /// The files of `content/<game>/` built into the program: name and text.
    fn content_files() -> &'static [(&'static str, &'static str)];

    /// The rules for one table. Content is validated here.
    fn new(content: &ContentSet, setup: &Setup) -> Result<Self, SetupError>;

    /// How many play at this table.
    fn players(&self) -> u8;

    /// The position before the first decision.
    fn start(&self, chance: Chance, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// The seats the game waits for. Empty when, and only when, the game is over.
    fn pending(&self, state: &Self::State) -> SeatSet;

    /// Seats that may act although the game does not wait for them: to change a secret choice, to
    /// play a card in another player's turn.
    fn optional(&self, _state: &Self::State) -> SeatSet {
        SeatSet::EMPTY
    }

    /// What the seat is asked. Only called for pending and optional seats.
    fn question(&self, state: &Self::State, seat: Seat) -> Question<Self::Asked>;

    /// Appends every legal action of the seat. None for a seat that may not act.
    fn legal_actions(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether the action is legal, and if not, which rule forbids it.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Does an action that has been found legal, and all that follows from it up to the next decision.
    fn perform(&self, state: &mut Self::State, seat: Seat, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// Does the action if it is legal; an illegal one changes nothing.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        self.perform(state, seat, action, sink);
        Ok(())
    }

    /// What the viewer may know of the position.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The view as it would be after the action, where that can be told beforehand. Games with secret choices may
    /// show the own choice as if alone.
    fn preview(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Self::View> {
        self.foresee(state, seat, action)
    }

    /// The view after an action by which nothing hidden comes to light and no chance is drawn; `None` for others.
    fn foresee(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Option<Self::View> {
        let mut after = state.clone();
        let mut events = Vec::new();
        self.apply(&mut after, seat, action, &mut events).ok()?;
        let foreseen = events.iter().all(|emitted| emitted.news == crate::News::Plain);
        foreseen.then(|| self.view(&after, Viewer::Seat(seat)))
    }

    /// Another full state that the viewer could be in, with an imagined chance. The viewer's view,
    /// legal actions and question stay the same.
    ///
    /// ```
    /// use asgard::Asgard;
    /// use engine::{Chance, Fast, Game, Seat, Seed, Silent, Title, Viewer};
    ///
    /// let title = Title::<Asgard>::built_in()?;
    /// let rules = title.rules(&title.setup(2, [])?)?;
    /// let state = rules.start(Chance::real(Seed::from_number(4)), &mut Silent);
    /// let imagined = rules.resample_hidden(&state, Seat(0), &mut Fast::new(1));
    /// assert_ne!(state, imagined, "the other hand and the deck are others");
    /// assert_eq!(rules.view(&state, Viewer::Seat(Seat(0))), rules.view(&imagined, Viewer::Seat(Seat(0))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn resample_hidden(&self, state: &Self::State, viewer: Seat, source: &mut Fast) -> Self::State;

    /// Another full state that shows the viewer the same view. What the viewer has seen before and the view no
    /// longer shows is drawn anew as well, where a game says so: the law of news asks what somebody learns who
    /// remembers nothing.
    fn resample_unseen(&self, state: &Self::State, viewer: Seat, source: &mut Fast) -> Self::State {
        self.resample_hidden(state, viewer, source)
    }

    /// Whether the seat may see something that others may not: a hand, a secret choice, a card it has looked at. People
    /// who share one device draw a curtain before such a seat. Where it is false, the seat's view holds nothing but what
    /// every other player knows as well (a law).
    fn has_secret(&self, _state: &Self::State, _seat: Seat) -> bool {
        true
    }

    /// How many tasks the state still keeps. At the end of a game there must be none: one that is left was dropped.
    fn open_tasks(&self, _state: &Self::State) -> usize {
        0
    }

    /// The result, once nobody is pending.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Points as they stand, as far as the viewer may know.
    fn scores(&self, state: &Self::State, viewer: Viewer) -> ScoreSheet;

    /// Where the game stands: round, phase and step.
    fn progress(&self, state: &Self::State) -> Progress;

    /// The action as a choice in a list.
    fn describe(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Text;

    /// The event as a line of the log; `None` for events that only move pieces.
    fn tell(&self, event: &Self::Event) -> Option<Text>;

    /// Checks conservation: every card, die and token is in exactly one place. The error says what is off.
    fn invariants(&self, state: &Self::State) -> Result<(), String>;

    /// After a scenario has set parts of the state: puts what is left over where it belongs (the rest
    /// of the cards back into the deck, say), so that scenarios need to name only what matters.
    fn restock(&self, _state: &mut Self::State) {}
}

/// What a game tells bots about itself beyond its rules. All of it may only use what the seat knows
/// or, on a resampled state, what it imagines.
///
/// ```
/// use asgard::Asgard;
/// use engine::{Chance, Game, Heuristic, Seed, Silent, Title};
///
/// let title = Title::<Asgard>::built_in()?;
/// let rules = title.rules(&title.setup(2, [])?)?;
/// let state = rules.start(Chance::real(Seed::from_number(4)), &mut Silent);
/// let seat = rules.pending(&state).first().expect("somebody begins");
/// let mut candidates = Vec::new();
/// rules.candidates(&state, seat, &mut candidates);
/// assert!(candidates.iter().all(|action| rules.check(&state, seat, *action).is_ok()));
/// assert!((0.0..=1.0).contains(&rules.value(&state, seat)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Heuristic: Game {
    /// How well the seat stands, from 0 (lost) to 1 (won); at the end of the game [`Outcome::share`].
    fn value(&self, state: &Self::State, seat: Seat) -> f32;

    /// The actions worth thinking about: a part of the legal ones, never empty where those are not.
    fn candidates(&self, state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>) {
        self.legal_actions(state, seat, actions);
    }

    /// The index of a quick sensible choice among the candidates, for playing a game out.
    fn quick_choice(&self, _state: &Self::State, _seat: Seat, candidates: &[Self::Action], source: &mut Fast) -> usize {
        source.below(candidates.len() as u32) as usize
    }

    /// Whether the first glance of [`Heuristic::quick_choice`] is good enough for what the seat is asked: a
    /// search then thinks about the other decisions only.
    fn is_routine(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// A hash of what the seat knows. Positions with the same key share their statistics in the search,
    /// so a game may leave out what hardly matters.
    fn knowledge_key(&self, state: &Self::State, seat: Seat) -> u64;

    /// Weight of what is little known against what looks good in a search. A game whose good and bad
    /// choices lie close together in [`Heuristic::value`] wants less of it.
    const CURIOSITY: f32 = 0.55;

    /// For how many games played out the value right after an action counts, when a search first comes to a
    /// decision. 0 where that value says little.
    const PRIOR_VISITS: f32 = 0.0;

    /// How many decisions to play out beyond the tree before [`Heuristic::value`] is asked.
    const PLAYOUT_DECISIONS: u32;

    /// How a search plays with a judgement that was learned; without weights the other numbers count.
    const LEARNED: Learned = Learned { players: (2, 4), curiosity: 0.2, playout_decisions: 0, prior_visits: 0.0 };

    /// How many numbers [`Heuristic::features`] writes; 0 where nothing is learned.
    const FEATURES: usize = 0;

    /// Goes up with every change of what [`Heuristic::features`] writes: old weights are refused then.
    const LAYOUT_REVISION: u32 = 0;

    /// The position in numbers as the seat knows it: the same in every state that
    /// [`Game::resample_hidden`] draws for that seat (a law). The seat's own things come first, then those of
    /// the others in the order of seats after it.
    fn features(&self, _state: &Self::State, _seat: Seat, _features: &mut Features) {}

    /// The weights of the learned judgement that the game ships, if it has any.
    fn weights() -> Option<&'static [u8]> {
        None
    }

    /// From which cost on a decision is called a slip or a blunder, and how long a whole game may be analysed.
    const INSIGHT: Insight = Insight { slip: 0.04, blunder: 0.1, seconds: 50 };

    /// What the seat's standing is made of, in points: a message key for each term of the judgement, always the same
    /// ones. A hint says by the difference of two of them why one choice is better than another.
    fn terms(&self, _state: &Self::State, _seat: Seat, _add: &mut dyn FnMut(&'static str, f32)) {}

    /// Whether the event is chance and nobody's choice: a roll, a draw, a card that is turned up.
    fn is_luck(&self, _event: &Self::Event) -> bool {
        false
    }
}

/// The numbers by which a game's decisions are marked. Two analyses of the same game should differ by less than a slip:
/// `longhall analyse GAME --trial` measures it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Insight {
    /// Share of wins lost, from 0 to 1.
    pub slip: f32,
    /// As [`Insight::slip`].
    pub blunder: f32,
    /// For a whole game on two cores.
    pub seconds: u32,
}

/// The numbers of a search that judges by a network.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Learned {
    /// Fewest and most players for whom the shipped weights judge; at other tables the hand-made judgement does.
    pub players: (u8, u8),
    /// As [`Heuristic::CURIOSITY`].
    pub curiosity: f32,
    /// As [`Heuristic::PLAYOUT_DECISIONS`].
    pub playout_decisions: u32,
    /// As [`Heuristic::PRIOR_VISITS`], by the network's judgement, from the second visit of a decision on.
    pub prior_visits: f32,
}
