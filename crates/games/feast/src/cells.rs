//! Sets of board cells as bits. All boards share one row length, so that the outline of a tile is the
//! same bits everywhere; the last column stays empty and keeps neighbours from wrapping around.

/// Columns of a row: the widest board has 13, and one stays empty.
pub(crate) const STRIDE: usize = 14;
/// Rows of the tallest board.
pub(crate) const ROWS: usize = 12;
/// Bits of the largest board.
pub(crate) const CELLS: usize = STRIDE * ROWS;

const WORDS: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cells(pub [u64; WORDS]);

impl Cells {
    pub(crate) const EMPTY: Cells = Cells([0; WORDS]);
    pub(crate) const ALL: Cells = Cells([u64::MAX; WORDS]);

    #[inline]
    pub(crate) const fn one(cell: usize) -> Cells {
        let mut words = [0; WORDS];
        words[cell / 64] = 1 << (cell % 64);
        Cells(words)
    }

    #[inline]
    pub(crate) fn has(self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    #[inline]
    pub(crate) fn with(self, cell: usize) -> Cells {
        self | Cells::one(cell)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }

    #[inline]
    pub(crate) fn meets(self, other: Cells) -> bool {
        (0..WORDS).any(|word| self.0[word] & other.0[word] != 0)
    }

    #[inline]
    pub(crate) fn covers(self, other: Cells) -> bool {
        (0..WORDS).all(|word| other.0[word] & !self.0[word] == 0)
    }

    #[inline]
    pub(crate) fn without(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Every cell moved `by` cells on (down and right).
    #[inline]
    pub(crate) fn later(self, by: usize) -> Cells {
        let (words, bits) = (by / 64, by % 64);
        Cells(std::array::from_fn(|index| {
            let own = if index >= words { self.0[index - words] << bits } else { 0 };
            let carried = if bits > 0 && index > words { self.0[index - words - 1] >> (64 - bits) } else { 0 };
            own | carried
        }))
    }

    /// Every cell moved `by` cells back (up and left).
    #[inline]
    pub(crate) fn earlier(self, by: usize) -> Cells {
        let (words, bits) = (by / 64, by % 64);
        Cells(std::array::from_fn(|index| {
            let from = index + words;
            let own = if from < WORDS { self.0[from] >> bits } else { 0 };
            let carried = if bits > 0 && from + 1 < WORDS { self.0[from + 1] << (64 - bits) } else { 0 };
            own | carried
        }))
    }

    /// As [`Cells::earlier`], for less than a word: the step from which outlines of tiles are made.
    #[inline]
    pub(crate) fn a_little_earlier(self, by: u8) -> Cells {
        debug_assert!((1..64).contains(&by), "{by} is no little step");
        let [low, middle, high] = self.0;
        Cells([low >> by | middle << (64 - by), middle >> by | high << (64 - by), high >> by])
    }

    /// The cells that share a side with one of these.
    #[inline]
    pub(crate) fn sides(self) -> Cells {
        self.later(1) | self.earlier(1) | self.later(STRIDE) | self.earlier(STRIDE)
    }

    /// The cells around these, corners included.
    pub(crate) fn around(self) -> Cells {
        let row = self | self.later(1) | self.earlier(1);
        (row | row.later(STRIDE) | row.earlier(STRIDE)).without(self)
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut words = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS && words[word] == 0 {
                word += 1;
            }
            if word == WORDS {
                return None;
            }
            let bit = words[word].trailing_zeros() as usize;
            words[word] &= words[word] - 1;
            Some(word * 64 + bit)
        })
    }
}

impl std::ops::BitOr for Cells {
    type Output = Cells;

    #[inline]
    fn bitor(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl std::ops::BitAnd for Cells {
    type Output = Cells;

    #[inline]
    fn bitand(self, other: Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl FromIterator<usize> for Cells {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::EMPTY, Cells::with)
    }
}

/// The bit of a row and a column.
#[inline]
pub(crate) const fn cell(row: usize, column: usize) -> usize {
    row * STRIDE + column
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifting_there_and_back_is_nothing() {
        let cells: Cells = [0, 1, 62, 63, 64, 100].into_iter().collect();
        for by in [0, 1, 13, 14, 40, 63, 64, 66] {
            assert_eq!(cells.later(by).earlier(by), cells, "{by}");
        }
        for by in [1, 13, 14, 28, 63] {
            assert_eq!(cells.a_little_earlier(by), cells.earlier(by.into()), "{by}");
        }
        assert_eq!(cells.later(64).iter().collect::<Vec<_>>(), [64, 65, 126, 127, 128, 164]);
    }

    #[test]
    fn a_corner_has_two_sides_and_three_around() {
        let corner = Cells::one(cell(0, 0));
        assert_eq!(corner.sides().iter().collect::<Vec<_>>(), [cell(0, 1), cell(1, 0)]);
        assert_eq!(corner.around().count(), 3);
        assert_eq!(Cells::one(cell(5, 5)).around().count(), 8);
    }
}
