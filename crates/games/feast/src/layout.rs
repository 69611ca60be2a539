//! What is printed on a board: its cells, its income track, its bonus goods, and what follows from
//! them for laying a tile.

use crate::cells::{CELLS, Cells, ROWS, STRIDE, cell};
use crate::items::Bundle;
use crate::names::{Colour, Piece};
use crate::shape::Outline;

/// Which family of laying rules a board follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// Home board and islands: green, blue, silver and ore; green never beside green.
    Land,
    /// Stone houses and long houses: everything but ore; orange never beside orange, red never beside red.
    House,
}

#[derive(Clone, Debug)]
pub(crate) struct Layout {
    pub ground: Ground,
    pub rows: u8,
    pub columns: u8,
    /// Cells that can be covered.
    pub land: Cells,
    /// Cells inside the outline that can never be covered.
    pub blocked: Cells,
    /// Cells that cost a point while they are open.
    pub minus: Cells,
    pub income_cells: Cells,
    pub bonus_cells: Cells,
    pub tracks: Vec<Track>,
    /// Of every cell of an income track what has to be covered before it, by cell; nothing elsewhere.
    pub income_needs: Vec<Cells>,
    pub bonuses: Vec<Bonus>,
}

/// An income track: it pays the value of the first open cell, or its last value.
#[derive(Clone, Debug)]
pub(crate) struct Track {
    pub steps: Vec<Step>,
    pub last: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub cell: usize,
    pub value: u8,
    /// What has to be covered before, or together with, this cell: everything left and below.
    pub needs: Cells,
}

#[derive(Clone, Debug)]
pub(crate) struct Bonus {
    pub cell: usize,
    /// The cells that have to be covered around it.
    pub around: Cells,
    pub gives: Bundle,
}

/// Why a piece cannot lie there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Misfit {
    Outside,
    Taken,
    /// Two tiles of one colour would touch.
    Touches,
    /// An income number may only be covered when everything left and below is.
    Income,
    /// This board never takes such a piece.
    Unwelcome,
}

/// What lies on a board, as far as laying a tile has to know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cover {
    pub covered: Cells,
    /// Cells beside green tiles (land) or beside orange tiles (house).
    pub near_first: Cells,
    /// Cells beside red tiles (house).
    pub near_second: Cells,
}

impl Layout {
    /// Reads a drawn board. `tracks` gives the cells and values of the income, `bonuses` the goods of the bonus cells.
    pub(crate) fn read(
        ground: Ground,
        grid: &[String],
        tracks: &[(Vec<[usize; 2]>, Vec<u8>)],
        bonuses: &[([usize; 2], Bundle)],
    ) -> Result<Layout, String> {
        let mut layout = Layout {
            ground,
            rows: grid.len() as u8,
            columns: grid.first().map_or(0, String::len) as u8,
            land: Cells::EMPTY,
            blocked: Cells::EMPTY,
            minus: Cells::EMPTY,
            income_cells: Cells::EMPTY,
            bonus_cells: Cells::EMPTY,
            tracks: Vec::new(),
            income_needs: vec![Cells::EMPTY; CELLS],
            bonuses: Vec::new(),
        };
        if grid.len() > ROWS || grid.iter().any(|row| row.len() != layout.columns as usize || row.len() >= STRIDE) {
            return Err(format!("a grid has up to {ROWS} equal rows of up to {} cells", STRIDE - 1));
        }
        layout.read_grid(grid)?;
        layout.read_tracks(tracks)?;
        layout.read_bonuses(bonuses)?;
        Ok(layout)
    }

    fn read_grid(&mut self, grid: &[String]) -> Result<(), String> {
        for (row, line) in grid.iter().enumerate() {
            for (column, mark) in line.bytes().enumerate() {
                let one = Cells::one(cell(row, column));
                match mark {
                    b'_' => continue,
                    b'.' => {}
                    b'-' => self.minus = self.minus | one,
                    b'i' => self.income_cells = self.income_cells | one,
                    b'b' => self.bonus_cells = self.bonus_cells | one,
                    b'x' => {
                        self.blocked = self.blocked | one;
                        continue;
                    }
                    other => return Err(format!("unknown mark {:?} in the grid", other as char)),
                }
                self.land = self.land | one;
            }
        }
        Ok(())
    }

    fn read_tracks(&mut self, tracks: &[(Vec<[usize; 2]>, Vec<u8>)]) -> Result<(), String> {
        for (cells, values) in tracks {
            let (Some(last), true) = (values.last(), values.len() == cells.len() + 1) else {
                return Err("an income track has one value more than cells".to_owned());
            };
            let steps = cells.iter().zip(values).map(|(cell, value)| self.step(*cell, *value));
            let steps = steps.collect::<Result<Vec<_>, String>>()?;
            steps.iter().for_each(|step| self.income_needs[step.cell] = step.needs);
            self.tracks.push(Track { steps, last: *last });
        }
        let listed: usize = self.tracks.iter().map(|track| track.steps.len()).sum();
        if listed != self.income_cells.count() as usize {
            return Err("every income cell of the grid belongs to one track".to_owned());
        }
        Ok(())
    }

    /// A step of an income track: everything left of it and below has to be covered first.
    fn step(&self, [row, column]: [usize; 2], value: u8) -> Result<Step, String> {
        let at = cell(row, column);
        if !self.income_cells.has(at) {
            return Err(format!("({row},{column}) is no income cell of the grid"));
        }
        let mut corner = Cells::EMPTY;
        for lower in row..ROWS {
            for left in 0..=column {
                corner = corner.with(cell(lower, left));
            }
        }
        Ok(Step { cell: at, value, needs: corner & self.to_cover() })
    }

    fn read_bonuses(&mut self, bonuses: &[([usize; 2], Bundle)]) -> Result<(), String> {
        for ([row, column], gives) in bonuses {
            let at = cell(*row, *column);
            if !self.bonus_cells.has(at) {
                return Err(format!("({row},{column}) is no bonus cell of the grid"));
            }
            let around = Cells::one(at).around() & self.to_cover();
            self.bonuses.push(Bonus { cell: at, around, gives: *gives });
        }
        if self.bonuses.len() != self.bonus_cells.count() as usize {
            return Err("every bonus cell of the grid gives something".to_owned());
        }
        Ok(())
    }

    /// What tiles have to cover: bonus cells stay open.
    fn to_cover(&self) -> Cells {
        self.land.without(self.bonus_cells)
    }

    /// Whether a piece lying as `outline` fits with its corner at `at`.
    #[inline]
    pub(crate) fn fits(&self, cover: &Cover, piece: Piece, outline: &Outline, at: usize) -> Result<Cells, Misfit> {
        let near = self.near(cover, piece)?;
        if at + (outline.height as usize - 1) * STRIDE >= CELLS || at % STRIDE + outline.width as usize >= STRIDE {
            return Err(Misfit::Outside);
        }
        let cells = outline.cells.later(at);
        if !self.land.covers(cells) {
            return Err(Misfit::Outside);
        }
        if cells.meets(cover.covered) {
            return Err(Misfit::Taken);
        }
        if cells.meets(near) {
            return Err(Misfit::Touches);
        }
        if cells.meets(self.income_cells) && !self.income_allows(cover.covered, cells) {
            return Err(Misfit::Income);
        }
        Ok(cells)
    }

    /// The cells a piece may not touch, or the reason why the board never takes it.
    #[inline]
    fn near(&self, cover: &Cover, piece: Piece) -> Result<Cells, Misfit> {
        Ok(match (self.ground, piece, piece.colour()) {
            (Ground::Land, _, Some(Colour::Green)) => cover.near_first,
            (Ground::House, _, Some(Colour::Orange)) => cover.near_first,
            (Ground::House, _, Some(Colour::Red)) => cover.near_second,
            (_, _, Some(Colour::Blue)) | (_, Piece::Silver, _) => Cells::EMPTY,
            (Ground::House, _, Some(Colour::Green)) | (Ground::House, Piece::Wood, _) => Cells::EMPTY,
            (Ground::Land, Piece::Ore, _) => Cells::EMPTY,
            _ => return Err(Misfit::Unwelcome),
        })
    }

    /// Whether all income numbers under the cells may be covered.
    #[inline]
    pub(crate) fn income_allows(&self, covered: Cells, cells: Cells) -> bool {
        let after = covered | cells;
        (cells & self.income_cells).iter().all(|cell| after.covers(self.income_needs[cell]))
    }

    /// Every corner cell at which the piece fits lying as `outline`.
    #[inline]
    pub(crate) fn corners(&self, cover: &Cover, piece: Piece, outline: &Outline) -> Cells {
        let Ok(near) = self.near(cover, piece) else {
            return Cells::EMPTY;
        };
        let free = self.land.without(cover.covered).without(near);
        let corners = outline.corners(free);
        let open_income = free & self.income_cells;
        if corners.is_empty() || open_income.is_empty() {
            return corners;
        }
        // Corners from which an income number would be covered.
        let on_income = corners.without(outline.corners(free.without(open_income)));
        let forbidden =
            on_income.iter().filter(|at| !self.income_allows(cover.covered, outline.cells.later(*at))).collect();
        corners.without(forbidden)
    }

    /// What the board pays in the income phase.
    #[inline]
    pub(crate) fn income(&self, covered: Cells) -> u8 {
        self.tracks
            .iter()
            .map(|track| track.steps.iter().find(|step| !covered.has(step.cell)).map_or(track.last, |step| step.value))
            .sum()
    }

    /// The bonus goods the board gives: open cells that are closed in on every side.
    #[inline]
    pub(crate) fn active_bonuses(&self, covered: Cells) -> impl Iterator<Item = &Bonus> {
        self.bonuses.iter().filter(move |bonus| !covered.has(bonus.cell) && covered.covers(bonus.around))
    }

    /// Points lost to open cells.
    #[inline]
    pub(crate) fn open_minus(&self, covered: Cells) -> u32 {
        self.minus.without(covered).count()
    }
}
