//! Outlines of tiles in every way they can lie.

use arrayvec::ArrayVec;

use crate::cells::{Cells, STRIDE};

/// The most ways a tile can lie: four turns, and four more mirrored.
pub(crate) const TURNS: usize = 8;

/// One way a tile lies, its top left corner on row 0, column 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outline {
    pub cells: Cells,
    pub width: u8,
    pub height: u8,
    /// 0 to 3 quarter turns to the right, 4 to 7 the same after mirroring.
    pub turn: u8,
    /// Of a rectangle the shifts that make it of one cell, each doubling what is there or less; else nothing.
    sweeps: ArrayVec<u8, SWEEPS_MAX>,
}

/// Three shifts make up to eight columns, three more up to eight rows.
const SWEEPS_MAX: usize = 6;

impl Outline {
    /// The cells at which the corner can lie so that the whole outline lies on free cells.
    #[inline]
    pub(crate) fn corners(&self, free: Cells) -> Cells {
        if self.sweeps.is_empty() {
            self.cells.iter().map(|offset| free.earlier(offset)).fold(Cells::ALL, |corners, fits| corners & fits)
        } else {
            self.sweeps.iter().fold(free, |corners, by| corners & corners.a_little_earlier(*by))
        }
    }
}

/// All different ways one tile can lie.
pub(crate) type Shape = ArrayVec<Outline, TURNS>;

/// The shape drawn by rows of `#` and `.`.
pub(crate) fn drawn(rows: &[String]) -> Shape {
    let base: Vec<(usize, usize)> = rows
        .iter()
        .enumerate()
        .flat_map(|(row, line)| {
            line.bytes().enumerate().filter(|(_, byte)| *byte == b'#').map(move |(column, _)| (row, column))
        })
        .collect();
    let mut shape = Shape::new();
    for turn in 0..TURNS as u8 {
        let outline = turned(&base, turn);
        if !shape.iter().any(|known| known.cells == outline.cells) {
            shape.push(outline);
        }
    }
    shape
}

/// A rectangle of `width` columns and `height` rows.
pub(crate) fn rectangle(width: u8, height: u8) -> Shape {
    drawn(&vec!["#".repeat(width as usize); height as usize])
}

fn turned(base: &[(usize, usize)], turn: u8) -> Outline {
    let mut points: Vec<(i32, i32)> = base.iter().map(|(row, column)| (*row as i32, *column as i32)).collect();
    if turn >= 4 {
        points.iter_mut().for_each(|point| point.1 = -point.1);
    }
    for _ in 0..turn % 4 {
        points.iter_mut().for_each(|point| *point = (point.1, -point.0));
    }
    let top = points.iter().map(|point| point.0).min().unwrap_or(0);
    let left = points.iter().map(|point| point.1).min().unwrap_or(0);
    let placed: Vec<(usize, usize)> =
        points.iter().map(|point| ((point.0 - top) as usize, (point.1 - left) as usize)).collect();
    let width = placed.iter().map(|point| point.1 as u8 + 1).max().unwrap_or(0);
    let height = placed.iter().map(|point| point.0 as u8 + 1).max().unwrap_or(0);
    let is_rectangle = placed.len() == usize::from(width) * usize::from(height);
    Outline {
        cells: placed.iter().map(|(row, column)| row * STRIDE + column).collect(),
        width,
        height,
        turn,
        sweeps: if is_rectangle { sweeps(width, height) } else { ArrayVec::new() },
    }
}

/// The shifts that make a rectangle of one cell: a row first, then the other rows. None if it is too large.
fn sweeps(width: u8, height: u8) -> ArrayVec<u8, SWEEPS_MAX> {
    let mut sweeps = ArrayVec::new();
    for (length, stride) in [(width, 1), (height, STRIDE as u8)] {
        let mut made = 1;
        while made < length {
            let by = made.min(length - made);
            if sweeps.try_push(by * stride).is_err() {
                return ArrayVec::new();
            }
            made += by;
        }
    }
    sweeps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::CELLS;

    fn shape(rows: &[&str]) -> Shape {
        drawn(&rows.iter().map(|row| (*row).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn equal_turns_are_counted_once() {
        assert_eq!(rectangle(2, 2).len(), 1);
        assert_eq!(rectangle(3, 1).len(), 2);
        assert_eq!(shape(&["#####"]).len(), 2);
        assert_eq!(shape(&[".#.", "###", ".#."]).len(), 1);
        assert_eq!(shape(&["##", "##", ".#"]).len(), 8);
        assert_eq!(shape(&["#.#", "#.#", "###"]).len(), 4);
    }

    #[test]
    fn corners_are_where_every_cell_of_the_outline_is_free() {
        let free: Cells = (0..CELLS).filter(|at| at % STRIDE < STRIDE - 1 && at % 11 != 3 && at % 29 != 5).collect();
        let shapes = [rectangle(1, 1), rectangle(3, 4), rectangle(5, 2), rectangle(7, 3), shape(&["#.#", "###"])];
        for outline in shapes.iter().flatten() {
            let fits = |at: &usize| {
                let cells = outline.cells.later(*at);
                cells.count() == outline.cells.count() && free.covers(cells)
            };
            assert_eq!(outline.corners(free), (0..CELLS).filter(fits).collect::<Cells>(), "{outline:?}");
        }
    }

    #[test]
    fn a_quarter_turn_to_the_right_stands_the_tile_up() {
        let upright = &rectangle(3, 1)[1];
        assert_eq!((upright.width, upright.height, upright.turn), (1, 3, 1));
        let pin = shape(&["#...", "####"]);
        assert_eq!((pin[1].width, pin[1].height), (2, 4));
        assert!(pin[1].cells.has(1), "the bent end comes to the top right");
    }
}
