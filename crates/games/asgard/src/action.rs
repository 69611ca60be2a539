//! The decisions of the game and their notation.
//!
//! | notation | decision |
//! |---|---|
//! | `play odin/loki` | lay this card with Odin up (secret, until all have chosen) |
//! | `goal`, `will` | take the goal instead of the will, or do the will |
//! | `score loki 2`, `score loki beneath 1` | turn a card of the stack into a point |
//! | `stop` | score no more (or nothing) |
//! | `turn odin` | Odin: turn the top card of the own stack |
//! | `under sif` | Thor: move the Thor stack beneath this stack |
//! | `double sif` | Freya: double this stack |
//! | `trick p2 thor 1` | Loki: turn this card of an opponent |
//! | `place sif/odin` | Sif: lay the drawn card so |
//! | `give odin 1`, `take p2 loki 3` | Bragi: give this card, take that one |
//!
//! Cards of a stack are counted from the bottom, face-up and face-down ones for themselves.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::card::Face;
use crate::names::God;
use crate::view::CardView;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(tag = "verb", content = "of", rename_all = "snake_case")]
pub enum Action {
    Play(
        #[serde(serialize_with = "both_gods")]
        #[ts(as = "CardView")]
        Face,
    ),
    Goal,
    Will,
    Score(Spot),
    Stop,
    Turn(God),
    Under(God),
    Double(God),
    Trick(Seat, Spot),
    Place(
        #[serde(serialize_with = "both_gods")]
        #[ts(as = "CardView")]
        Face,
    ),
    Give(Spot),
    Take(Seat, Spot),
}

/// A card of a stack, counted from the bottom, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
pub struct Spot {
    pub god: God,
    pub side: Side,
    pub index: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    FaceUp,
    /// A Thor card beneath the stack.
    Beneath,
}

impl Spot {
    pub(crate) const fn face_up(god: God, index: u8) -> Spot {
        Spot { god, side: Side::FaceUp, index }
    }

    pub const fn beneath(god: God, index: u8) -> Spot {
        Spot { god, side: Side::Beneath, index }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.side == Side::Beneath { " beneath" } else { "" };
        write!(f, "{}{side} {}", self.god, self.index + 1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(face) => write!(f, "play {face}"),
            Action::Goal => f.write_str("goal"),
            Action::Will => f.write_str("will"),
            Action::Score(spot) => write!(f, "score {spot}"),
            Action::Stop => f.write_str("stop"),
            Action::Turn(god) => write!(f, "turn {god}"),
            Action::Under(god) => write!(f, "under {god}"),
            Action::Double(god) => write!(f, "double {god}"),
            Action::Trick(seat, spot) => write!(f, "trick {seat} {spot}"),
            Action::Place(face) => write!(f, "place {face}"),
            Action::Give(spot) => write!(f, "give {spot}"),
            Action::Take(seat, spot) => write!(f, "take {seat} {spot}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = Words::of(text);
        let verb = words.next("an action such as: play odin/loki")?;
        let action = match verb {
            "play" => Action::Play(words.parse("a card such as odin/loki")?),
            "goal" => Action::Goal,
            "will" => Action::Will,
            "score" => Action::Score(spot(&mut words)?),
            "stop" => Action::Stop,
            "turn" => Action::Turn(words.parse("a god")?),
            "under" => Action::Under(words.parse("a god")?),
            "double" => Action::Double(words.parse("a god")?),
            "trick" => Action::Trick(words.parse("a seat such as p2")?, spot(&mut words)?),
            "place" => Action::Place(words.parse("a card such as odin/loki")?),
            "give" => Action::Give(spot(&mut words)?),
            "take" => Action::Take(words.parse("a seat such as p2")?, spot(&mut words)?),
            _ => {
                let verbs = "play, goal, will, score, stop, turn, under, double, trick, place, give or take";
                return Err(NotationError::expected(verbs, verb));
            }
        };
        words.end()?;
        Ok(action)
    }
}

/// A card as the view shows it, with the god that is up and the one that is down.
fn both_gods<S: Serializer>(face: &Face, serializer: S) -> Result<S::Ok, S::Error> {
    CardView { up: face.up(), down: face.down() }.serialize(serializer)
}

fn spot(words: &mut Words<'_>) -> Result<Spot, NotationError> {
    let god = words.parse("a god")?;
    let expected = "a place in the stack, counted from 1 at the bottom";
    let (side, place) = match words.next(expected)? {
        "beneath" => (Side::Beneath, words.next(expected)?),
        place => (Side::FaceUp, place),
    };
    let index = place.parse::<u8>().ok().and_then(|place| place.checked_sub(1));
    Ok(Spot { god, side, index: index.ok_or_else(|| NotationError::expected(expected, place))? })
}
