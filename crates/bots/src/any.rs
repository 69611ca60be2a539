//! The bots of a game without its type, for the server and the command line.

use std::marker::PhantomData;
use std::time::Duration;

use engine::{AnyMatch, AnyTitle, Heuristic, Match, Seat, Setup, Title};

use crate::analysis::{self, Analyst, AnyAnalyst, Reason, Trialled};
use crate::arena::{self, Bench, Played, Series};
use crate::player::{Player, Style};
use crate::training::{self, Lessons, Written};
use crate::{Judge, Level, Stop};

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
    /// Why the first choice is better than this one; of the first: why it is better than the second. Only in hints.
    pub reasons: Vec<Reason>,
}

/// The bots of one game.
pub struct Bots<G>(PhantomData<fn() -> G>);

/// [`Bots`] of any game. A match or a title of another game gives nothing.
pub trait AnyBots: Send + Sync {
    /// Thinks for a seat that is asked, as a level plays; `None` when the seat has nothing to decide.
    /// Blocking: call it off the request path. Ends soon once `stop` is set.
    fn think(&self, game: &dyn AnyMatch, seat: Seat, level: Level, luck: u64, stop: &Stop) -> Option<Thought>;
    /// The choices weighed as an analysis weighs them, within a time, for hints.
    fn advise(&self, game: &dyn AnyMatch, seat: Seat, time: Duration, luck: u64, stop: &Stop) -> Option<Thought>;
    /// The choice of a bot of some style, in notation, with a judgement of its own or the one that the game ships.
    fn choose(
        &self,
        _game: &dyn AnyMatch,
        _seat: Seat,
        _style: Style,
        _judge: Option<&Judge>,
        _luck: u64,
    ) -> Option<String> {
        None
    }
    /// Who analyses this game, in so many times the time that the game promises. Bots that only sit at tables analyse
    /// nothing.
    fn analyst(&self, _game: &dyn AnyMatch, _pace: f32) -> Option<Box<dyn AnyAnalyst>> {
        None
    }
    /// Plays a game, analyses it twice and with a planted blunder, and says what came of it.
    fn try_analysis(
        &self,
        title: &dyn AnyTitle,
        _setup: &Setup,
        _seed: u64,
        _threads: usize,
    ) -> Result<Trialled, String> {
        Err(only_play(title))
    }
    /// Plays many games between bots. Bots that only sit at tables refuse this and all that follows.
    fn play_series(
        &self,
        title: &dyn AnyTitle,
        _setup: &Setup,
        _series: &Series,
        _on_game: &(dyn Fn() + Sync),
    ) -> Result<Vec<Played>, String> {
        Err(only_play(title))
    }
    /// Plays by chance for so many seconds and counts decisions.
    fn bench(
        &self,
        title: &dyn AnyTitle,
        _setup: &Setup,
        _seconds: f64,
        _allocations: &dyn Fn() -> u64,
    ) -> Result<Bench, String> {
        Err(only_play(title))
    }
    /// Plays games to learn from and writes them down.
    fn write_games(
        &self,
        title: &dyn AnyTitle,
        _lessons: &Lessons,
        _on_game: &(dyn Fn() + Sync),
    ) -> Result<Written, String> {
        Err(only_play(title))
    }
    /// A judgement from a file of weights.
    fn read_judge(&self, _weights: &[u8]) -> Result<Judge, String> {
        Err("these bots do not learn".to_owned())
    }
    /// Who judges in this game: the weights it ships, or the hand-made judgement where it ships none. The error says
    /// why its weights are not used; the hand-made judgement plays then.
    fn shipped_judge(&self, _title: &dyn AnyTitle) -> Result<Judge, String> {
        Ok(Judge::BY_HAND)
    }
}

fn only_play(title: &dyn AnyTitle) -> String {
    format!("these bots of {} only play", title.id())
}

impl<G: Heuristic> Bots<G> {
    pub const fn new() -> Bots<G> {
        Bots(PhantomData)
    }

    fn ask(game: &dyn AnyMatch, seat: Seat, style: Style, luck: u64, stop: &Stop) -> Option<Thought> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let judge = judge_for::<G>(game.is_corrected()).unwrap_or_default();
        let mut player = Player::<G>::with_judge(style, judge, luck).heeding(stop);
        let judged = player.think(game.rules(), game.state(), seat);
        let choices: Vec<_> = judged
            .into_iter()
            .map(|judged| Considered { action: judged.action.to_string(), chance: judged.chance, reasons: Vec::new() })
            .collect();
        (!choices.is_empty()).then_some(Thought { choices })
    }

    fn own(title: &dyn AnyTitle) -> Result<&Title<G>, String> {
        title.as_any().downcast_ref::<Title<G>>().ok_or_else(|| format!("these bots do not play {}", title.id()))
    }
}

/// The shipped judgement; an owner's corrections make another game than the one it was learned on.
pub(crate) fn judge_for<G: Heuristic>(is_corrected: bool) -> Result<Judge, String> {
    let judge = Judge::shipped::<G>().map_err(|refused| refused.to_string())?;
    if judge.is_learned() && is_corrected {
        return Err("the content is corrected".to_owned());
    }
    Ok(judge)
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
        analysis::advise(game.as_any().downcast_ref::<Match<G>>()?, seat, (time, luck), stop)
    }

    fn analyst(&self, game: &dyn AnyMatch, pace: f32) -> Option<Box<dyn AnyAnalyst>> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        Some(Box::new(Analyst::of(game, pace)?))
    }

    fn try_analysis(&self, title: &dyn AnyTitle, setup: &Setup, seed: u64, threads: usize) -> Result<Trialled, String> {
        analysis::try_out(Bots::<G>::own(title)?, setup, seed, threads)
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

    fn choose(
        &self,
        game: &dyn AnyMatch,
        seat: Seat,
        style: Style,
        judge: Option<&Judge>,
        luck: u64,
    ) -> Option<String> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let judge = judge.cloned().unwrap_or_else(|| judge_for::<G>(game.is_corrected()).unwrap_or_default());
        let mut player = Player::<G>::with_judge(style, judge, luck);
        player.choose(game.rules(), game.state(), seat).map(|action| action.to_string())
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

    fn write_games(
        &self,
        title: &dyn AnyTitle,
        lessons: &Lessons,
        on_game: &(dyn Fn() + Sync),
    ) -> Result<Written, String> {
        training::write_games(Bots::<G>::own(title)?, lessons, on_game)
    }

    fn read_judge(&self, weights: &[u8]) -> Result<Judge, String> {
        Judge::read::<G>(weights).map_err(|refused| refused.to_string())
    }

    fn shipped_judge(&self, title: &dyn AnyTitle) -> Result<Judge, String> {
        judge_for::<G>(title.content().is_corrected())
    }
}
