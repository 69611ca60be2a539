//! A position in numbers for a learned judgement, as one seat knows it. The layout: the stage, the goals, the
//! seat's hand and choice, then a block for each player, the seat's own first. Whoever changes what is written
//! raises `LAYOUT_REVISION`.

use engine::{Features, SEATS_MAX, Seat};

use crate::Asgard;
use crate::card::KINDS;
use crate::favour::{self, Attention};
use crate::names::{GODS, God};
use crate::state::{Stage, State, Task, goal_is_open};

/// Places that are written for a seat; a law counts them.
pub(crate) const FEATURES: usize = 817;

const STAGES: usize = 9;
const ROUNDS: usize = 4;
const LAID: usize = 9;

impl Asgard {
    pub(crate) fn write_features(&self, state: &State, seat: Seat, out: &mut Features) {
        let table = favour::attention(state, self.players);
        let expected = self.expected_points(state, seat);
        self.write_stage(state, seat, out);
        self.write_goals(state, out);
        write_cards(state, seat, out);
        let chosen = state.chosen[seat.index()];
        out.one_of(chosen.map(|face| face.up().index()), GODS);
        out.one_of(chosen.map(|face| face.down().index()), GODS);
        out.seats(self.players, SEATS_MAX, seat, |out, other| {
            self.write_player(state, seat, other, &table, out);
            out.number(expected[other.index()] / 8.0);
        });
    }

    fn write_stage(&self, state: &State, seat: Seat, out: &mut Features) {
        let (number, god, favoured) = match state.stage {
            Stage::Contest => (0, None, None),
            Stage::Awakening { god, favoured, task } => (task_number(task), Some(god), Some(favoured)),
            Stage::Final { god, favoured } => (7, Some(god), Some(favoured)),
            Stage::Over => (8, None, None),
        };
        out.count(self.players, 5.0);
        out.one_of(Some(state.round.into()), ROUNDS);
        out.one_of(Some(number), STAGES);
        out.one_of(Some(state.laid.into()), LAID);
        out.one_of(god.map(God::index), GODS);
        out.flag(favoured == Some(seat));
        out.flag(favoured.is_some_and(|favoured| favoured != seat));
        out.count(state.deck.len() as u8, 30.0);
        if let Stage::Awakening { task: Task::Goal { left }, .. } = state.stage {
            out.count(left, 3.0);
        } else {
            out.skip(1);
        }
    }

    /// What each god's goal gives in this round, and whose goals of later rounds lie open.
    fn write_goals(&self, state: &State, out: &mut Features) {
        out.counts_of(God::ALL.map(|god| (god.index(), f32::from(self.goal_cap(state, god).unwrap_or(0)) / 3.0)), GODS);
        for column in [1, 3] {
            let open = goal_is_open(column, state.round).then(|| state.goals[column].index());
            out.one_of(open.filter(|_| usize::from(state.round) < column / 2 + 2), GODS);
        }
    }

    fn write_player(&self, state: &State, viewer: Seat, seat: Seat, table: &Attention, out: &mut Features) {
        let tableau = state.tableau(seat);
        out.flag(true);
        out.count(tableau.points.total(), 6.0);
        out.flag(state.chosen[seat.index()].is_some());
        for god in God::ALL {
            let own = table[seat.index()][god.index()];
            let others = Seat::all(self.players).filter(|other| *other != seat);
            let best = others.map(|other| table[other.index()][god.index()]).max().unwrap_or(0);
            let (up, beneath) = tableau.sides(god);
            out.count(own, 4.0);
            out.count(up, 4.0);
            out.count(beneath, 3.0);
            out.flag(own > 0);
            out.flag(own > best);
            out.flag(own > 0 && own == best);
            out.number(((f32::from(own) - f32::from(best)) / 3.0).clamp(-2.0, 2.0));
            out.flag(state.doubled == Some((seat, god)));
            out.flag(favour::favour(table, self.players, god).favoured == Some(seat));
            out.one_of(tableau.top(god).map(|face| face.down().index()), GODS);
        }
        // A hand that the viewer has held this round is known.
        let known = seat != viewer && self.has_held(state, viewer, seat);
        if known { write_cards(state, seat, out) } else { out.skip(KINDS + GODS) }
    }
}

/// The cards of a hand by kind, and how many of them show each god.
fn write_cards(state: &State, seat: Seat, out: &mut Features) {
    let (mut kinds, mut gods) = ([0.0; KINDS], [0.0; GODS]);
    for card in state.hand(seat) {
        kinds[card.kind()] += 0.7;
        card.gods().iter().for_each(|god| gods[god.index()] += 0.4);
    }
    out.counts_of(kinds.into_iter().enumerate(), KINDS);
    out.counts_of(gods.into_iter().enumerate(), GODS);
}

fn task_number(task: Task) -> usize {
    match task {
        Task::GoalOrWill => 1,
        Task::Goal { .. } => 2,
        Task::Will => 3,
        Task::Place { .. } => 4,
        Task::Take { .. } => 5,
    }
}
