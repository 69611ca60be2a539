//! Laying tiles well during the game: what each cell is worth, and the best place for the next piece. The
//! last packing of a game is searched by `solver.rs`.

use arrayvec::ArrayVec;
use engine::Seat;

use crate::Feast;
use crate::action::{Action, Place};
use crate::cells::{CELLS, Cells, STRIDE};
use crate::laying::PLACES_MAX;
use crate::layout::{Cover, Ground, Layout};
use crate::names::{Colour, Good, Piece, Resource};
use crate::state::{Phase, State};

/// How far ahead the next numbers of an income track are looked at.
const STEPS_AHEAD: usize = 3;
/// What covering a cell that costs nothing is still worth: it closes gaps.
const OPEN_CELL: f32 = 0.12;
/// A place that touches what already lies there wastes less room.
const TOUCH: f32 = 0.06;

/// The worth of every cell of one board.
pub(crate) struct Worth {
    cells: [f32; CELLS],
}

/// One board of a seat, looked at for laying tiles on it.
struct Grounds<'a> {
    place: Place,
    layout: &'a Layout,
    cover: Cover,
    worth: Worth,
}

/// A piece on a board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    pub place: Place,
    pub at: usize,
    pub turn: u8,
    pub cells: Cells,
}

impl Spot {
    pub fn action(&self) -> Action {
        let (row, column) = ((self.at / STRIDE) as u8, (self.at % STRIDE) as u8);
        Action::At { place: self.place, row, column, turn: self.turn }
    }
}

impl Feast {
    /// Income and bonus phases still to come.
    pub(crate) fn phases_left(&self, state: &State) -> (f32, f32) {
        let later = f32::from(self.length().rounds - state.round);
        let income = later + if state.phase <= Phase::Income { 1.0 } else { 0.0 };
        // The last round has no bonus phase.
        let bonus = if state.phase <= Phase::Bonus { later } else { (later - 1.0).max(0.0) };
        (income, bonus)
    }

    /// What covering each open cell of a board is worth now.
    pub(crate) fn worth(&self, state: &State, place: Place, cover: &Cover) -> Worth {
        let layout = self.layout(place);
        let (incomes, bonuses) = self.phases_left(state);
        let free = layout.land.without(cover.covered);
        let mut cells = [OPEN_CELL; CELLS];
        layout.minus.iter().for_each(|cell| cells[cell] = 1.0);
        // A place that nestles against edges and laid tiles wastes less room.
        for open_side in [free.later(1), free.earlier(1), free.later(STRIDE), free.earlier(STRIDE)] {
            free.without(open_side).iter().for_each(|cell| cells[cell] += TOUCH);
        }
        for track in &layout.tracks {
            let mut paid = self.track_value(track, cover.covered);
            let ahead = track.steps.iter().enumerate().filter(|(_, step)| !cover.covered.has(step.cell));
            for (index, step) in ahead.take(STEPS_AHEAD) {
                let next = track.steps.get(index + 1).map_or(track.last, |step| step.value);
                let needed = step.needs.without(cover.covered);
                let share = (f32::from(next) - paid).max(0.0) * incomes * 0.9 / needed.count().max(1) as f32;
                needed.iter().for_each(|cell| cells[cell] += share);
                paid = f32::from(next);
            }
        }
        for bonus in &layout.bonuses {
            if cover.covered.has(bonus.cell) {
                continue;
            }
            let gives: f32 = bonus.gives.iter().map(|(item, amount)| self.item_worth(item) * f32::from(amount)).sum();
            let needed = bonus.around.without(cover.covered);
            let missing = needed.count();
            if missing > 0 {
                let share = gives * bonuses * 0.7 / missing as f32;
                needed.iter().for_each(|cell| cells[cell] += share);
            }
            cells[bonus.cell] -= gives * bonuses * if missing == 0 { 1.0 } else { 0.4 };
        }
        Worth { cells }
    }

    fn track_value(&self, track: &crate::layout::Track, covered: Cells) -> f32 {
        track.steps.iter().find(|step| !covered.has(step.cell)).map_or(track.last, |step| step.value).into()
    }

    /// The best place for a piece, with its worth.
    pub(crate) fn best_spot(&self, state: &State, seat: Seat, piece: Piece) -> Option<(Spot, f32)> {
        self.best_of(&self.grounds(state, seat), piece)
    }

    /// The boards of a seat as they are now.
    fn grounds(&self, state: &State, seat: Seat) -> ArrayVec<Grounds<'_>, PLACES_MAX> {
        let look = |place: Place| {
            let cover = self.cover(state, seat, place);
            Grounds { place, layout: self.layout(place), worth: self.worth(state, place, &cover), cover }
        };
        self.places(state, seat).into_iter().map(look).collect()
    }

    fn best_of(&self, grounds: &[Grounds<'_>], piece: Piece) -> Option<(Spot, f32)> {
        let mut best: Option<(Spot, f32)> = None;
        for Grounds { place, layout, cover, worth } in grounds.iter().filter(|on| may_lie(on.layout.ground, piece)) {
            for outline in self.content.shape(piece) {
                for at in layout.corners(cover, piece, outline).iter() {
                    let cells = outline.cells.later(at);
                    let gain = worth.of(cells);
                    if best.is_none_or(|(_, most)| gain > most) {
                        best = Some((Spot { place: *place, at, turn: outline.turn, cells }, gain));
                    }
                }
            }
        }
        best
    }

    /// The next piece worth laying from the supply and where, or nothing.
    pub(crate) fn next_to_lay(&self, state: &State, seat: Seat) -> Option<(Piece, Spot)> {
        let last = state.phase == Phase::Final;
        let grounds = self.grounds(state, seat);
        let mut best: Option<(Piece, Spot, f32)> = None;
        self.pieces_to_lay(state, seat, |piece| {
            let keep = self.worth_kept(state, seat, piece, last);
            if let Some((spot, gain)) = self.best_of(&grounds, piece) {
                let size = spot.cells.count() as f32;
                // Large pieces first: they have the fewest places.
                let gain = gain - keep;
                if gain > 0.05 && best.is_none_or(|(_, _, most)| gain + size * 0.3 > most) {
                    best = Some((piece, spot, gain + size * 0.3));
                }
            }
        });
        best.map(|(piece, spot, _)| (piece, spot))
    }

    /// What a piece is worth in supply: food for feasts, silver as points, goods that can still improve.
    fn worth_kept(&self, state: &State, seat: Seat, piece: Piece, last: bool) -> f32 {
        match piece {
            Piece::Silver => 1.0 + if last { 0.0 } else { 0.15 * f32::from(self.length().rounds - state.round) },
            Piece::Ore | Piece::Wood => {
                if last {
                    0.0
                } else {
                    0.8
                }
            }
            Piece::Good(good) if last => f32::from(self.content.goods[good.index()].points),
            Piece::Good(good) => {
                let cells = self.content.shape(piece)[0].cells.count() as f32;
                match good.colour() {
                    // Food is for the table first.
                    Colour::Orange | Colour::Red => {
                        let spare = self.food_cells(state, seat) > 2.0 * f32::from(self.open_cells(state));
                        if good.is_animal() {
                            50.0
                        } else if spare {
                            cells * 0.5
                        } else {
                            cells * 1.5
                        }
                    }
                    Colour::Green => cells * 0.35,
                    Colour::Blue => cells * 0.3,
                }
            }
            Piece::Special(_) => 0.5,
        }
    }

    /// Cells of the banquet table the food in supply could fill.
    pub(crate) fn food_cells(&self, state: &State, seat: Seat) -> f32 {
        let goods = &state.player(seat).goods;
        (0..Good::Oil.index())
            .map(Good::from_index)
            .filter(|good| !good.is_animal())
            .map(|good| {
                let rules = &self.content.goods[good.index()];
                let count = f32::from(goods[good]);
                // One lengthwise, the rest upright.
                if count > 0.0 { f32::from(rules.long_side) + (count - 1.0) * f32::from(rules.short_side) } else { 0.0 }
            })
            .sum()
    }

    /// Points that wood and stone could still save on buildings, used before they are laid elsewhere.
    pub(crate) fn next_to_fill(&self, state: &State, seat: Seat) -> Option<Action> {
        use crate::names::Building::{Shed, StoneHouse};
        let (rounds, _) = self.phases_left(state);
        for building in [Shed, StoneHouse] {
            for resource in [Resource::Wood, Resource::Stone] {
                // Before the end they may still build something better.
                let spare = if rounds > 1.0 { 4 } else { 0 };
                let held = state.player(seat).resources[resource];
                if held > spare && self.free_slots(state, seat, building, resource) > 0 {
                    return Some(Action::Fill(building, resource));
                }
            }
        }
        None
    }
}

impl Worth {
    fn of(&self, cells: Cells) -> f32 {
        cells.iter().map(|cell| self.cells[cell]).sum()
    }
}

/// A board once a piece lies on it.
pub(crate) fn after(ground: Ground, cover: &Cover, piece: Piece, cells: Cells) -> Cover {
    let mut next = *cover;
    next.covered = next.covered | cells;
    match (ground, piece.colour()) {
        (Ground::Land, Some(Colour::Green)) | (Ground::House, Some(Colour::Orange)) => {
            next.near_first = next.near_first | cells.sides();
        }
        (Ground::House, Some(Colour::Red)) => next.near_second = next.near_second | cells.sides(),
        _ => {}
    }
    next
}

pub(crate) fn may_lie(ground: Ground, piece: Piece) -> bool {
    let food = matches!(piece.colour(), Some(Colour::Orange | Colour::Red));
    match ground {
        Ground::Land => !food && piece != Piece::Wood,
        Ground::House => piece != Piece::Ore,
    }
}

/// How closely a place nestles against edges and laid tiles.
pub(crate) fn snugness(layout: &Layout, cover: &Cover, cells: Cells) -> f32 {
    let free = layout.land.without(cover.covered).without(cells);
    let sides = cells.sides().without(cells);
    let touching = sides.count() - (sides & free).count();
    TOUCH * touching as f32
}
