//! What lies on one board: which cells are covered, by what, and which cells a colour may not touch.
//!
//! A board remembers its tiles cell by cell: what covers it, and whether it belongs to the same tile as
//! the cell to its left or above. So a board of any filling has one size, and tiles can be drawn again.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cells::{Cells, STRIDE};
use crate::layout::{Cover, Ground};
use crate::names::{Colour, Piece};

const PIECE: u8 = 0x3f;
const JOINED_LEFT: u8 = 0x40;
const JOINED_ABOVE: u8 = 0x80;

/// A board of up to `WORDS` × 64 bits and `SPOTS` cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board<const WORDS: usize, const SPOTS: usize> {
    covered: [u64; WORDS],
    near_first: [u64; WORDS],
    near_second: [u64; WORDS],
    spots: [u8; SPOTS],
}

pub(crate) type HomeBoard = Board<3, { STRIDE * 12 }>;
pub(crate) type IslandBoard = Board<2, { STRIDE * 9 }>;
pub(crate) type HouseBoard = Board<1, { STRIDE * 4 }>;

/// A tile as it lies on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub piece: Piece,
    pub cells: Cells,
}

impl<const WORDS: usize, const SPOTS: usize> Default for Board<WORDS, SPOTS> {
    fn default() -> Self {
        Board { covered: [0; WORDS], near_first: [0; WORDS], near_second: [0; WORDS], spots: [0; SPOTS] }
    }
}

impl<const WORDS: usize, const SPOTS: usize> Board<WORDS, SPOTS> {
    #[inline]
    pub(crate) fn covered(&self) -> Cells {
        wide(&self.covered)
    }

    #[inline]
    pub(crate) fn cover(&self) -> Cover {
        Cover { covered: self.covered(), near_first: wide(&self.near_first), near_second: wide(&self.near_second) }
    }

    /// Puts a piece on cells that the layout has allowed.
    pub(crate) fn lay(&mut self, ground: Ground, piece: Piece, cells: Cells) {
        merge(&mut self.covered, cells);
        match (ground, piece.colour()) {
            (Ground::Land, Some(Colour::Green)) | (Ground::House, Some(Colour::Orange)) => {
                merge(&mut self.near_first, cells.sides());
            }
            (Ground::House, Some(Colour::Red)) => merge(&mut self.near_second, cells.sides()),
            _ => {}
        }
        for at in cells.iter().filter(|at| *at < SPOTS) {
            let mut spot = piece.code() + 1;
            if at > 0 && cells.has(at - 1) {
                spot |= JOINED_LEFT;
            }
            if at >= STRIDE && cells.has(at - STRIDE) {
                spot |= JOINED_ABOVE;
            }
            self.spots[at] = spot;
        }
    }

    pub(crate) fn piece_at(&self, at: usize) -> Option<Piece> {
        self.spots.get(at).and_then(|spot| (spot & PIECE).checked_sub(1)).and_then(Piece::from_code)
    }

    /// The tiles on the board, by their topmost left cell.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Laid> + '_ {
        let mut seen = Cells::EMPTY;
        (0..SPOTS).filter_map(move |at| {
            let piece = self.piece_at(at)?;
            if seen.has(at) {
                return None;
            }
            let cells = self.tile_around(at);
            seen = seen | cells;
            Some(Laid { piece, cells })
        })
    }

    /// All cells of the tile that covers `at`.
    fn tile_around(&self, at: usize) -> Cells {
        let joined = |spot: usize, mark: u8| spot < SPOTS && self.spots[spot] & mark != 0;
        let mut cells = Cells::one(at);
        loop {
            let mut grown = cells;
            for cell in cells.iter() {
                if joined(cell, JOINED_LEFT) {
                    grown = grown.with(cell - 1);
                }
                if joined(cell, JOINED_ABOVE) {
                    grown = grown.with(cell - STRIDE);
                }
                if joined(cell + 1, JOINED_LEFT) {
                    grown = grown.with(cell + 1);
                }
                if joined(cell + STRIDE, JOINED_ABOVE) {
                    grown = grown.with(cell + STRIDE);
                }
            }
            if grown == cells {
                return cells;
            }
            cells = grown;
        }
    }

    /// Whether what is kept for speed agrees with what lies there.
    pub(crate) fn is_consistent(&self) -> bool {
        let covered: Cells = (0..SPOTS).filter(|at| self.spots[*at] != 0).collect();
        covered == self.covered()
    }
}

#[inline]
fn wide(words: &[u64]) -> Cells {
    let mut cells = Cells::EMPTY;
    cells.0[..words.len()].copy_from_slice(words);
    cells
}

#[inline]
fn merge(words: &mut [u64], cells: Cells) {
    words.iter_mut().zip(cells.0).for_each(|(word, more)| *word |= more);
}

/// For people: one line a tile, `robe 9,0 9,1 …`, after the ground the board is.
impl<const WORDS: usize, const SPOTS: usize> Serialize for Board<WORDS, SPOTS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.tiles().map(|laid| {
                let mut line = laid.piece.to_string();
                for at in laid.cells.iter() {
                    line.push_str(&format!(" {},{}", at / STRIDE, at % STRIDE));
                }
                line
            }))
        } else {
            serializer.collect_seq(self.spots.iter())
        }
    }
}

impl<'de, const WORDS: usize, const SPOTS: usize> Deserialize<'de> for Board<WORDS, SPOTS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Houses are the boards of one word.
        let ground = if WORDS == 1 { Ground::House } else { Ground::Land };
        let mut board = Board::default();
        if deserializer.is_human_readable() {
            for line in Vec::<String>::deserialize(deserializer)? {
                let laid = read_line(&line).filter(|laid| laid.cells.iter().all(|at| at < SPOTS));
                let laid = laid.ok_or_else(|| D::Error::custom(format!("not a laid tile: {line:?}")))?;
                board.lay(ground, laid.piece, laid.cells);
            }
        } else {
            let spots = Vec::<u8>::deserialize(deserializer)?;
            let spots: [u8; SPOTS] = spots.try_into().map_err(|_| D::Error::custom("a board of another size"))?;
            let flat = Board { spots, ..Board::<WORDS, SPOTS>::default() };
            flat.tiles().for_each(|laid| board.lay(ground, laid.piece, laid.cells));
        }
        Ok(board)
    }
}

fn read_line(line: &str) -> Option<Laid> {
    let mut words = line.split_whitespace();
    let piece = words.next()?.parse().ok()?;
    let mut cells = Cells::EMPTY;
    for word in words {
        let (row, column) = word.split_once(',')?;
        let (row, column) = (row.parse::<usize>().ok()?, column.parse::<usize>().ok()?);
        (column < STRIDE - 1 && row < crate::cells::ROWS).then_some(())?;
        cells = cells.with(crate::cells::cell(row, column));
    }
    (!cells.is_empty()).then_some(Laid { piece, cells })
}
