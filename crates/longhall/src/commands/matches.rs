//! Games of an arena in which programs play, or which are kept: one after the other, over the same interface that a
//! server has. A search begins every move anew here.

use std::path::PathBuf;

use bots::arena::Played;
use bots::{Judge, Style};
use engine::{AnyMatch, Seat, Seed, Viewer};
use registry::RegisteredGame;
use serde_json::{Value, json};

use crate::Failure;
use crate::commands::program::{Program, REFUSALS_MAX};

/// Who plays.
pub enum Contender {
    Bot(Style, Option<Judge>),
    /// A command, such as `python3 engine.py`.
    Program(String),
}

impl Contender {
    /// A bot of the house with its judgement.
    pub fn style(&self) -> Option<(Style, Option<Judge>)> {
        match self {
            Contender::Bot(style, judge) => Some((*style, judge.clone())),
            Contender::Program(_) => None,
        }
    }
}

/// How the games are played.
pub struct Matches<'a> {
    pub entry: &'a RegisteredGame,
    pub players: u8,
    pub options: Vec<(&'a str, &'a str)>,
    pub contenders: &'a [Contender],
    pub first_seed: u64,
    /// Where games are kept.
    pub folder: Option<PathBuf>,
}

impl Matches<'_> {
    /// The game with this number. Every contender sits once at every seat of a seed.
    pub fn play(&self, number: u32) -> Result<Played, Failure> {
        let count = self.contenders.len();
        let bots: Vec<usize> = (0..usize::from(self.players)).map(|seat| (seat + number as usize) % count).collect();
        let seed = self.first_seed.wrapping_add(u64::from(number) / count as u64);
        let mut game = self.entry.title.begin(self.players, &self.options, Seed::from_number(seed))?;
        let mut programs = Vec::new();
        for bot in &bots {
            programs.push(match &self.contenders[*bot] {
                Contender::Program(command) => Some(Program::start(command)?),
                Contender::Bot(..) => None,
            });
        }
        let mut decisions = 0;
        while let Some(seat) = game.pending().first() {
            let luck =
                self.first_seed.wrapping_add(u64::from(number)).wrapping_mul(31).wrapping_add(u64::from(decisions));
            match (&self.contenders[bots[seat.index()]], &mut programs[seat.index()]) {
                (Contender::Bot(style, judge), _) => {
                    let chosen = self.entry.bots.choose(game.as_ref(), seat, *style, judge.as_ref(), luck);
                    let action = chosen.ok_or_else(|| format!("{seat} found nothing to do"))?;
                    game.act(seat, &action)?;
                }
                (Contender::Program(_), Some(program)) => ask(program, game.as_mut(), seat)?,
                (Contender::Program(command), None) => return Err(format!("{command} is not there").into()),
            }
            decisions += 1;
        }
        for program in programs.iter_mut().flatten() {
            // It may have ended by itself.
            let _ =
                program.write(&json!({ "type": "over", "status": "finished", "scores": game.scores(Viewer::Public) }));
        }
        self.keep(game.as_ref(), number)?;
        let outcome = game.outcome().ok_or("the game ended without a result")?;
        Ok(Played { outcome, bots, decisions })
    }

    fn keep(&self, game: &dyn AnyMatch, number: u32) -> Result<(), Failure> {
        let Some(folder) = &self.folder else { return Ok(()) };
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let file = folder.join(format!("{}-{:05}.longhall", game.game(), number + 1));
        std::fs::write(&file, game.save().to_string()).map_err(|error| format!("{}: {error}", file.display()).into())
    }
}

/// Lets a program choose until the rules take its action.
fn ask(program: &mut Program, game: &mut dyn AnyMatch, seat: Seat) -> Result<(), Failure> {
    program.write(&question(game, seat))?;
    for _ in 0..REFUSALS_MAX {
        let action = program.read()?;
        match game.act(seat, &action) {
            Ok(_) => return Ok(()),
            Err(refused) => {
                program.write(&json!({ "type": "refused", "action": action, "reason": refused.text().key }))?;
            }
        }
    }
    Err(Failure::Usage(format!("the program was refused {REFUSALS_MAX} times for one decision")))
}

fn question(game: &dyn AnyMatch, seat: Seat) -> Value {
    json!({
        "type": "question",
        "game": game.game(),
        "players": game.players(),
        "seat": seat,
        "seq": game.seq(),
        "view": game.view(Viewer::Seat(seat)),
        "question": game.question(seat),
        "choices": game.choices(seat, usize::MAX),
        "clock_ms": null,
    })
}
