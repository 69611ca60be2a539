//! The last packing of a game: which pieces go where so that the most points are saved. A packing is
//! built greedily, then parts of it are torn out and laid anew, and what is not worse is kept.

use arrayvec::ArrayVec;
use engine::{Fast, Seat};

use crate::Feast;
use crate::action::Place;
use crate::cells::Cells;
use crate::laying::PLACES_MAX;
use crate::layout::{Cover, Ground, Layout};
use crate::names::Piece;
use crate::packing::{Spot, after, may_lie, snugness};
use crate::state::State;

/// Pieces that are packed at most. A player owns fewer.
const PIECES_MAX: usize = 96;
/// Times a part is torn out and laid anew, for each piece.
const TRIES_PER_PIECE: usize = 24;
const TRIES_MAX: usize = 700;
/// Pieces torn out at once.
const TORN_MAX: u32 = 6;
/// How much a random place may look better than it is, in points.
const NOISE: f32 = 0.9;
/// Points that a step back may cost at the beginning of the search.
const WARMTH: f32 = 1.5;

/// What is to be packed, and on what.
struct Problem<'a> {
    places: ArrayVec<Place, PLACES_MAX>,
    layouts: ArrayVec<&'a Layout, PLACES_MAX>,
    covers: ArrayVec<Cover, PLACES_MAX>,
    pieces: ArrayVec<Piece, PIECES_MAX>,
    /// Points that go with each piece when it is laid: animals count only in the stable.
    costs: ArrayVec<i32, PIECES_MAX>,
    /// Single cells that ore covers on land and wood in houses.
    ore: i32,
    wood: i32,
}

/// A piece of the problem, the board, and where on it.
type Step = (u8, u8, Spot);

#[derive(Clone)]
struct Packing {
    covers: ArrayVec<Cover, PLACES_MAX>,
    /// In an order in which they can be laid.
    steps: ArrayVec<Step, PIECES_MAX>,
    saved: i32,
}

impl Feast {
    /// Packs the supply of a seat on all its boards. Returns where each piece goes, in the order to lay them.
    pub fn pack(&self, state: &State, seat: Seat) -> Vec<(Piece, Spot)> {
        let problem = self.problem(state, seat);
        let best = self.solve(&problem, &mut Fast::new(1));
        let mut plan: Vec<(Piece, Spot)> =
            best.steps.iter().map(|(piece, _, spot)| (problem.pieces[*piece as usize], *spot)).collect();
        let (mut ore, mut wood) = (problem.ore, problem.wood);
        for (board, layout) in problem.layouts.iter().enumerate() {
            let (piece, left) = match layout.ground {
                Ground::Land => (Piece::Ore, &mut ore),
                Ground::House => (Piece::Wood, &mut wood),
            };
            for at in layout.minus.without(best.covers[board].covered).iter().take((*left).max(0) as usize) {
                plan.push((piece, Spot { place: problem.places[board], at, turn: 0, cells: Cells::one(at) }));
                *left -= 1;
            }
        }
        plan
    }

    /// The points a greedy packing in random order saves: what the solver is measured by.
    pub fn pack_at_random(&self, state: &State, seat: Seat, luck: &mut Fast) -> i32 {
        let problem = self.problem(state, seat);
        let mut packing = problem.empty();
        self.fill(&problem, &mut packing, luck, f32::MAX, 0.0);
        packing.saved
    }

    /// The points the solver saves.
    pub fn pack_saves(&self, state: &State, seat: Seat) -> i32 {
        self.solve(&self.problem(state, seat), &mut Fast::new(1)).saved
    }

    fn problem(&self, state: &State, seat: Seat) -> Problem<'_> {
        let places = self.places(state, seat);
        let mut problem = Problem {
            layouts: places.iter().map(|place| self.layout(*place)).collect(),
            covers: places.iter().map(|place| self.cover(state, seat, *place)).collect(),
            places,
            pieces: ArrayVec::new(),
            costs: ArrayVec::new(),
            ore: self.in_supply(state, seat, Piece::Ore).into(),
            wood: self.in_supply(state, seat, Piece::Wood).into(),
        };
        self.pieces_to_lay(state, seat, |piece| {
            if matches!(piece, Piece::Silver | Piece::Ore | Piece::Wood) {
                return;
            }
            let cost = match piece {
                Piece::Good(good) => self.content.goods[good.index()].points.into(),
                _ => 0,
            };
            for _ in 0..self.in_supply(state, seat, piece) {
                if problem.pieces.try_push(piece).is_ok() {
                    problem.costs.push(cost);
                }
            }
        });
        problem
    }

    fn solve(&self, problem: &Problem<'_>, luck: &mut Fast) -> Packing {
        let mut current = problem.empty();
        self.fill(problem, &mut current, luck, 0.0, 0.0);
        let mut best = current.clone();
        let tries = (problem.pieces.len() * TRIES_PER_PIECE).min(TRIES_MAX);
        for turn in 0..tries {
            if best.saved >= problem.most() {
                break;
            }
            let mut next = problem.torn(&current, luck);
            self.fill(problem, &mut next, luck, 8.0, NOISE);
            let warmth = WARMTH * (1.0 - turn as f32 / tries as f32) * luck.fraction() * 2.0;
            if next.saved as f32 >= current.saved as f32 - warmth {
                current = next;
                if current.saved > best.saved {
                    best = current.clone();
                }
            }
        }
        best
    }

    /// Lays every piece that still fits somewhere, largest first but for `disorder`, each where it saves most.
    fn fill(&self, problem: &Problem<'_>, packing: &mut Packing, luck: &mut Fast, disorder: f32, noise: f32) {
        let mut laid = [false; PIECES_MAX];
        packing.steps.iter().for_each(|(piece, ..)| laid[*piece as usize] = true);
        let mut order: ArrayVec<(f32, u8), PIECES_MAX> = ArrayVec::new();
        for (index, piece) in problem.pieces.iter().enumerate().filter(|(index, _)| !laid[*index]) {
            let size = self.content.shape(*piece)[0].cells.count() as f32;
            let whim = if disorder == f32::MAX { luck.fraction() * 1e6 } else { luck.fraction() * disorder };
            order.push((size + whim, index as u8));
        }
        order.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let mut hopeless: Option<Piece> = None;
        for (_, index) in &order {
            let piece = problem.pieces[*index as usize];
            if hopeless == Some(piece) {
                continue;
            }
            match self.best_step(problem, packing, *index, luck, noise) {
                Some((board, spot)) => {
                    let cover = &mut packing.covers[board as usize];
                    *cover = after(problem.layouts[board as usize].ground, cover, piece, spot.cells);
                    packing.steps.push((*index, board, spot));
                }
                None => hopeless = Some(piece),
            }
        }
        packing.saved = problem.saved(packing);
    }

    fn best_step(
        &self,
        problem: &Problem<'_>,
        packing: &Packing,
        index: u8,
        luck: &mut Fast,
        noise: f32,
    ) -> Option<(u8, Spot)> {
        let piece = problem.pieces[index as usize];
        let cost = problem.costs[index as usize] as f32;
        let mut best: Option<(f32, u8, Spot)> = None;
        for (board, layout) in problem.layouts.iter().enumerate() {
            if !may_lie(layout.ground, piece) {
                continue;
            }
            let cover = &packing.covers[board];
            let open = layout.minus.without(cover.covered);
            if open.is_empty() {
                continue;
            }
            for outline in self.content.shape(piece) {
                for at in layout.corners(cover, piece, outline).iter() {
                    let cells = outline.cells.later(at);
                    let saves = (open & cells).count() as f32 - cost;
                    if saves <= 0.0 {
                        continue;
                    }
                    let gain = saves + snugness(layout, cover, cells) + luck.fraction() * noise;
                    if best.is_none_or(|(most, ..)| gain > most) {
                        let spot = Spot { place: problem.places[board], at, turn: outline.turn, cells };
                        best = Some((gain, board as u8, spot));
                    }
                }
            }
        }
        best.map(|(_, board, spot)| (board, spot))
    }
}

impl Problem<'_> {
    fn empty(&self) -> Packing {
        let mut packing = Packing { covers: self.covers.clone(), steps: ArrayVec::new(), saved: 0 };
        packing.saved = self.saved(&packing);
        packing
    }

    /// Points that could be saved at most.
    fn most(&self) -> i32 {
        self.open(&self.covers, Ground::Land) + self.open(&self.covers, Ground::House)
    }

    fn open(&self, covers: &[Cover], ground: Ground) -> i32 {
        let boards = self.layouts.iter().zip(covers).filter(|(layout, _)| layout.ground == ground);
        boards.map(|(layout, cover)| layout.open_minus(cover.covered) as i32).sum()
    }

    /// Points saved, single cells covered by ore and wood included.
    fn saved(&self, packing: &Packing) -> i32 {
        let left = |ground: Ground, singles: i32| (self.open(&packing.covers, ground) - singles).max(0);
        let given: i32 = packing.steps.iter().map(|(piece, ..)| self.costs[*piece as usize]).sum();
        self.most() - left(Ground::Land, self.ore) - left(Ground::House, self.wood) - given
    }

    /// The packing without a few pieces: some that lie close to a random one, some from anywhere. What no
    /// longer could be laid without them goes too.
    fn torn(&self, packing: &Packing, luck: &mut Fast) -> Packing {
        let mut out = [false; PIECES_MAX];
        let steps = packing.steps.len() as u32;
        if steps > 0 {
            let centre = &packing.steps[luck.below(steps) as usize];
            let reach = centre.2.cells.around() | centre.2.cells;
            let reach = reach | reach.around();
            let torn = 1 + luck.below(TORN_MAX);
            let mut near = 0;
            for (place, (_, board, spot)) in packing.steps.iter().enumerate() {
                if *board == centre.1 && spot.cells.meets(reach) && near < torn && luck.below(4) > 0 {
                    out[place] = true;
                    near += 1;
                }
            }
            (0..1 + luck.below(2)).for_each(|_| out[luck.below(steps) as usize] = true);
        }
        let mut rest = self.empty();
        for (_, step) in packing.steps.iter().enumerate().filter(|(place, _)| !out[*place]) {
            let (index, board, spot) = *step;
            let (layout, cover) = (self.layouts[board as usize], &mut rest.covers[board as usize]);
            if spot.cells.meets(layout.income_cells) && !layout.income_allows(cover.covered, spot.cells) {
                continue;
            }
            *cover = after(layout.ground, cover, self.pieces[index as usize], spot.cells);
            rest.steps.push(*step);
        }
        rest
    }
}
