//! How a game ended, and the sheet that shows why.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{SEATS_MAX, Seat, SeatSet, Text};

/// The result of a finished game.
///
/// ```
/// use engine::{Outcome, Seat};
///
/// // Two are ahead with eight points each; the second has more gold, which breaks the tie.
/// let (points, gold) = ([8, 8, 5], [1, 4, 9]);
/// let standing = |seat: Seat| (points[seat.index()], gold[seat.index()]);
/// let outcome = Outcome::ranked(points, |one, other| standing(one).cmp(&standing(other)), "tie-gold");
/// assert_eq!(outcome.places.as_slice(), [2, 1, 3]);
/// assert_eq!((outcome.share(Seat(1)), outcome.tie_break), (1.0, Some("tie-gold")));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Outcome {
    /// Place of each seat, 1 is best; seats that share a place have the same number.
    #[ts(as = "Vec<u8>")]
    pub places: ArrayVec<u8, SEATS_MAX>,
    /// Final points of each seat.
    #[ts(as = "Vec<i32>")]
    pub points: ArrayVec<i32, SEATS_MAX>,
    /// The message of the tie-break that decided the first place, where points alone did not.
    pub tie_break: Option<&'static str>,
    /// Seats that won. Empty where everybody lost (solo, against an automaton).
    #[ts(as = "Vec<Seat>")]
    pub winners: SeatSet,
}

impl Outcome {
    /// Ranks seats by `compare`, which says how a seat stands against another after points and all tie-breaks.
    pub fn ranked(
        points: impl IntoIterator<Item = i32>,
        compare: impl Fn(Seat, Seat) -> std::cmp::Ordering,
        tie_break: &'static str,
    ) -> Outcome {
        let points: ArrayVec<i32, SEATS_MAX> = points.into_iter().collect();
        let players = points.len() as u8;
        let places: ArrayVec<u8, SEATS_MAX> = Seat::all(players)
            .map(|seat| 1 + Seat::all(players).filter(|other| compare(*other, seat).is_gt()).count() as u8)
            .collect();
        let winners: SeatSet = Seat::all(players).filter(|seat| places[seat.index()] == 1).collect();
        let best = points.iter().max().copied().unwrap_or(0);
        let tied = points.iter().filter(|seat_points| **seat_points == best).count() > 1;
        let tie_break = (tied && winners.len() == 1).then_some(tie_break);
        Outcome { places, points, tie_break, winners }
    }

    /// What the seat gets from the table: 1 for a win, its part of a shared one, 0 for a loss.
    pub fn share(&self, seat: Seat) -> f32 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f32 } else { 0.0 }
    }
}

/// Points line by line, now or at the end, as far as the viewer may know.
///
/// ```
/// use engine::ScoreSheet;
///
/// let mut sheet = ScoreSheet::of(2);
/// sheet.line("score-islands", [Some(6), Some(4)]);
/// // The second player's secret goal is not for this viewer.
/// sheet.line("score-goals", [Some(3), None]);
/// assert_eq!(sheet.totals, [9, 4]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct ScoreSheet {
    /// One line for each way to get points.
    pub lines: Vec<ScoreLine>,
    /// Sum of each seat.
    pub totals: Vec<i32>,
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ScoreLine {
    /// What the points are for.
    pub label: Text,
    /// Points of each seat in this line; `None` where the viewer may not know.
    pub points: Vec<Option<i32>>,
}

impl ScoreSheet {
    /// An empty sheet.
    pub fn of(players: u8) -> ScoreSheet {
        ScoreSheet { lines: Vec::new(), totals: vec![0; players as usize] }
    }

    /// Adds a line and counts it in.
    pub fn line(&mut self, label: impl Into<Text>, points: impl IntoIterator<Item = Option<i32>>) {
        let points: Vec<_> = points.into_iter().collect();
        for (total, part) in self.totals.iter_mut().zip(&points) {
            *total += part.unwrap_or(0);
        }
        self.lines.push(ScoreLine { label: label.into(), points });
    }
}

/// A lead as a chance to win, from 0 to 1: no lead is one half. Games scale the lead before, as steep as their points
/// are telling.
///
/// ```
/// assert_eq!(engine::logistic(0.0), 0.5);
/// assert!(engine::logistic(3.0) > 0.9);
/// ```
pub fn logistic(lead: f32) -> f32 {
    1.0 / (1.0 + (-lead).exp())
}

/// How far a seat is ahead of the best of its rivals.
///
/// ```
/// assert_eq!(engine::lead(7.0, [3.0, 5.0]), 2.0);
/// ```
pub fn lead(own: f32, rivals: impl IntoIterator<Item = f32>) -> f32 {
    own - rivals.into_iter().fold(f32::MIN, f32::max)
}
