//! The bots of a game without its type, for the server and the command line.

use std::marker::PhantomData;
use std::time::Duration;

use engine::{AnyMatch, AnyTitle, Heuristic, Match, Seat, Setup, Title};

use crate::arena::{self, Bench, Played, Series};
use crate::player::{Budget, Kind, Player, Style};
use crate::{Level, Stop};

/// What a bot makes of a position: its choice first, then the others it considered, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    pub choices: Vec<Considered>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Considered {
    /// In notation.
    pub action: String,
    /// Estimated share of wins, 0 to 1.
    pub chance: f32,
}

/// The bots of one game.
pub struct Bots<G>(PhantomData<fn() -> G>);

/// [`Bots`] of any game. A match or a title of another game gives nothing.
pub trait AnyBots: Send + Sync {
    /// Thinks for a seat that is asked, as a level plays; `None` when the seat has nothing to decide.
    /// Blocking: call it off the request path. Ends soon once `stop` is set.
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, luck: u64, stop: &Stop) -> Option<Thought>;
    /// The strongest bot's thought within a time, for hints.
    fn advise(&self, game: &dyn AnyMatch, seat: Seat, time: Duration, luck: u64, stop: &Stop) -> Option<Thought>;
    fn play_series(
        &self,
        title: &dyn AnyTitle,
        setup: &Setup,
        series: &Series,
        on_game: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, String>;
    fn bench(
        &self,
        title: &dyn AnyTitle,
        setup: &Setup,
        seconds: f64,
        allocations: &dyn Fn() -> u64,
    ) -> Result<Bench, String>;
}

impl<G: Heuristic> Bots<G> {
    pub const fn new() -> Bots<G> {
        Bots(PhantomData)
    }

    fn ask(game: &dyn AnyMatch, seat: Seat, style: Style, luck: u64, stop: &Stop) -> Option<Thought> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let judged = Player::<G>::new(style, luck).heeding(stop).think(game.rules(), game.state(), seat);
        let choices: Vec<_> = judged
            .into_iter()
            .map(|judged| Considered { action: judged.action.to_string(), chance: judged.chance })
            .collect();
        (!choices.is_empty()).then_some(Thought { choices })
    }

    fn own(title: &dyn AnyTitle) -> Result<&Title<G>, String> {
        title.as_any().downcast_ref::<Title<G>>().ok_or_else(|| format!("these bots do not play {}", title.id()))
    }
}

impl<G: Heuristic> Default for Bots<G> {
    fn default() -> Self {
        Bots::new()
    }
}

impl<G: Heuristic> AnyBots for Bots<G> {
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, luck: u64, stop: &Stop) -> Option<Thought> {
        Bots::<G>::ask(game, seat, level.style(), luck, stop)
    }

    fn advise(&self, game: &dyn AnyMatch, seat: Seat, time: Duration, luck: u64, stop: &Stop) -> Option<Thought> {
        Bots::<G>::ask(game, seat, Style::of(Kind::Search, Budget::Time(time)), luck, stop)
    }

    fn play_series(
        &self,
        title: &dyn AnyTitle,
        setup: &Setup,
        series: &Series,
        on_game: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, String> {
        arena::play_series(Bots::<G>::own(title)?, setup, series, on_game)
    }

    fn bench(
        &self,
        title: &dyn AnyTitle,
        setup: &Setup,
        seconds: f64,
        allocations: &dyn Fn() -> u64,
    ) -> Result<Bench, String> {
        arena::bench(Bots::<G>::own(title)?, setup, seconds, allocations)
    }
}
