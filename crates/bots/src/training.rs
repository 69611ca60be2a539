//! Games to learn from: bots play against themselves, and every position is written down in numbers with what
//! came of it.
//!
//! A game begins with a few random choices, so that positions differ; from there on everybody plays as well as
//! their style does. Positions are written as their seat knows them, on a state drawn anew for it. Each part is
//! a file of its own, written when its games are over: a run that was stopped goes on where it was.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use engine::{Chance, Fast, Features, Heuristic, Seat, Seed, Setup, Silent, Title};
use rayon::prelude::*;

use crate::judge::Judge;
use crate::net::{logit, name_bytes};
use crate::player::{Kind, Player, Style};

const MAGIC: &[u8; 8] = b"LHPOS\0\0\x01";

/// What to play and where to write it.
pub struct Lessons {
    /// One of them plays all seats of a game, in turn from game to game.
    pub styles: Vec<Style>,
    pub judge: Judge,
    /// A number of players each, in turn from game to game.
    pub setups: Vec<Setup>,
    pub games: u32,
    /// Games in one file.
    pub part: u32,
    pub first_seed: u64,
    /// A game begins with fewer random choices than this.
    pub random_choices: u32,
    /// One decision in so many is noted: positions of one game are alike.
    pub note_one_in: u32,
    pub folder: PathBuf,
}

/// What was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Written {
    pub games: u32,
    pub positions: u64,
}

/// One position: what a seat knows, and what came of it.
struct Position {
    filled: Vec<(u16, f32)>,
    hand: f32,
    players: u8,
    seat: Seat,
    /// What the search made of it; not a number where nobody searched.
    searched: f32,
    result: f32,
}

/// Plays the games that are not written yet, several at once.
pub fn write_games<G: Heuristic>(
    title: &Title<G>,
    lessons: &Lessons,
    on_game: &(dyn Fn() + Sync),
) -> Result<Written, String> {
    if G::FEATURES == 0 {
        return Err(format!("{} has no features to learn from", G::ID));
    }
    fs::create_dir_all(&lessons.folder).map_err(|error| format!("{}: {error}", lessons.folder.display()))?;
    let rules: Vec<G> = lessons
        .setups
        .iter()
        .map(|setup| title.rules(setup).map_err(|error| error.to_string()))
        .collect::<Result<_, String>>()?;
    let parts: Vec<u32> = (0..lessons.games).step_by(lessons.part.max(1) as usize).collect();
    let written = parts.into_par_iter().map(|first| write_part(&rules, lessons, first, on_game));
    written.try_reduce(Written::default, |one, other| {
        Ok(Written { games: one.games + other.games, positions: one.positions + other.positions })
    })
}

fn write_part<G: Heuristic>(
    rules: &[G],
    lessons: &Lessons,
    first: u32,
    on_game: &(dyn Fn() + Sync),
) -> Result<Written, String> {
    let file = lessons.folder.join(format!("{}-{}-{first:06}.positions", G::ID, lessons.first_seed));
    let last = lessons.games.min(first + lessons.part.max(1));
    if file.exists() {
        (first..last).for_each(|_| on_game());
        return Ok(Written::default());
    }
    let mut positions = Vec::new();
    for game in first..last {
        play(rules, lessons, game, &mut positions)?;
        on_game();
    }
    write_file::<G>(&file, &positions).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(Written { games: last - first, positions: positions.len() as u64 })
}

/// Plays one game and notes every decision that was one.
fn play<G: Heuristic>(rules: &[G], lessons: &Lessons, game: u32, positions: &mut Vec<Position>) -> Result<(), String> {
    let seed = lessons.first_seed.wrapping_add(u64::from(game));
    let style = lessons.styles[game as usize % lessons.styles.len()];
    let rules = &rules[game as usize / lessons.styles.len() % rules.len()];
    let mut luck = Fast::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut minds: Vec<Player<G>> =
        (0..rules.players()).map(|_| Player::with_judge(style, lessons.judge.clone(), luck.next())).collect();
    let mut state = rules.start(Chance::real(Seed::from_number(seed)), &mut Silent);
    let mut random = luck.below(lessons.random_choices.max(1));
    let (mut actions, mut features) = (Vec::new(), Features::new());
    let (begun, mut decisions) = (positions.len(), 0);
    while let Some(seat) = rules.pending(&state).first() {
        decisions += 1;
        if decisions > G::DECISIONS_MAX {
            return Err(format!("seed {seed}: more than {} decisions", G::DECISIONS_MAX));
        }
        actions.clear();
        rules.candidates(&state, seat, &mut actions);
        let action = if actions.len() > 1 && random > 0 {
            random -= 1;
            *luck.pick(&actions)
        } else {
            let judged = minds[seat.index()].think(rules, &state, seat);
            let choice = judged.first().ok_or_else(|| format!("{seat} found nothing to do"))?;
            let noted = luck.below(lessons.note_one_in.max(1)) == 0;
            if noted && actions.len() > 1 && !rules.is_routine(&state, seat) {
                let searched = matches!(style.kind, Kind::Search | Kind::Classic).then_some(choice.chance);
                note(rules, &state, seat, searched, &mut luck, &mut features, positions);
            }
            choice.action
        };
        rules.apply(&mut state, seat, action, &mut Silent).map_err(|illegal| format!("{seat} {action}: {illegal}"))?;
    }
    for position in &mut positions[begun..] {
        position.result = rules.value(&state, position.seat);
    }
    Ok(())
}

/// Notes the position for who decides, and for one of the others.
fn note<G: Heuristic>(
    rules: &G,
    state: &G::State,
    seat: Seat,
    searched: Option<f32>,
    luck: &mut Fast,
    features: &mut Features,
    positions: &mut Vec<Position>,
) {
    let players = rules.players();
    let other = (players > 1).then(|| Seat((seat.0 + 1 + luck.below(u32::from(players) - 1) as u8) % players));
    for eyes in [Some(seat), other].into_iter().flatten() {
        let imagined = rules.resample_hidden(state, eyes, luck);
        features.clear();
        rules.features(&imagined, eyes, features);
        // Of two, one has what the other has not; among more nobody knows.
        let searched = match searched {
            Some(share) if eyes == seat => share,
            Some(share) if players == 2 => 1.0 - share,
            _ => f32::NAN,
        };
        positions.push(Position {
            filled: features.filled().to_vec(),
            hand: logit(rules.value(&imagined, eyes)),
            players,
            seat: eyes,
            searched,
            result: 0.0,
        });
    }
}

/// Little-endian: the magic, the game, its layout and rules, features, positions and filled places in all; then
/// one column after the other.
fn write_file<G: Heuristic>(file: &Path, positions: &[Position]) -> io::Result<()> {
    let filled: usize = positions.iter().map(|position| position.filled.len()).sum();
    let mut bytes = Vec::with_capacity(filled * 6 + positions.len() * 16 + 32);
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&name_bytes(G::ID));
    let sizes = [G::FEATURES as u32, positions.len() as u32, filled as u32];
    for word in [G::LAYOUT_REVISION, G::RULES_REVISION].into_iter().chain(sizes) {
        bytes.extend_from_slice(&word.to_le_bytes());
    }
    for position in positions {
        bytes.extend_from_slice(&(position.filled.len() as u16).to_le_bytes());
    }
    let all = || positions.iter().flat_map(|position| &position.filled);
    all().for_each(|(place, _)| bytes.extend_from_slice(&place.to_le_bytes()));
    all().for_each(|(_, value)| bytes.extend_from_slice(&value.to_le_bytes()));
    for column in [|it: &Position| it.hand, |it: &Position| it.result, |it: &Position| it.searched] {
        positions.iter().for_each(|position| bytes.extend_from_slice(&column(position).to_le_bytes()));
    }
    bytes.extend(positions.iter().map(|position| position.players));
    // A file is there when it is whole.
    let begun = file.with_extension("begun");
    fs::write(&begun, bytes)?;
    fs::rename(begun, file)
}
