//! Points, who has won, and the score sheet.

use engine::{Outcome, ScoreSheet, Seat, Viewer};

use crate::Asgard;
use crate::state::{Stage, State};
use crate::tableau::Points;

impl Asgard {
    /// Most points; then the comparison of a dispute on what is left in the tableaux.
    pub(crate) fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let key = |seat: Seat| (state.tableau(seat).points.total(), *state.tableau(seat).counts());
        let points = Seat::all(self.players).map(|seat| i32::from(state.tableau(seat).points.total()));
        Some(Outcome::ranked(points, |one, other| key(one).cmp(&key(other)), "asgard-tie-break"))
    }

    pub(crate) fn scores(&self, state: &State, _viewer: Viewer) -> ScoreSheet {
        let mut sheet = ScoreSheet::of(self.players);
        let points = |part: fn(&Points) -> u8| {
            let line = Seat::all(self.players).map(|seat| Some(i32::from(part(&state.tableau(seat).points))));
            line.collect::<Vec<_>>()
        };
        sheet.line("asgard-score-goals", points(|points| points.goals));
        sheet.line("asgard-score-heimdall", points(|points| points.heimdall));
        sheet.line("asgard-score-last", points(|points| points.last));
        sheet
    }
}
