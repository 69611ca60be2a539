//! A position as numbers, for a judgement that was learned. Most places hold zero, so only the others are
//! kept: a network reads them faster that way.

use crate::Seat;

/// The numbers of one position, written from the first place to the last. The order in which a game writes
/// them is its layout; see [`Heuristic::features`](crate::Heuristic::features).
///
/// ```
/// use engine::Features;
///
/// let mut features = Features::new();
/// features.flag(true);
/// features.one_of(Some(2), 4);
/// features.count(3u8, 6.0);
/// assert_eq!(features.places(), 6);
/// assert_eq!(features.filled(), [(0, 1.0), (3, 1.0), (5, 0.5)], "zeros are not kept");
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Features {
    filled: Vec<(u16, f32)>,
    places: u16,
}

impl Features {
    /// Without places.
    pub fn new() -> Features {
        Features::default()
    }

    /// Begins a new position.
    pub fn clear(&mut self) {
        self.filled.clear();
        self.places = 0;
    }

    /// One place. Numbers around 1 are learned best: a game divides by what is common.
    #[inline]
    pub fn number(&mut self, value: f32) {
        if value != 0.0 {
            self.filled.push((self.places, value));
        }
        self.places += 1;
    }

    /// A count, divided by what is common.
    #[inline]
    pub fn count(&mut self, count: impl Into<f32>, common: f32) {
        self.number(count.into() / common);
    }

    /// One place: 1 where it is set, 0 where not.
    #[inline]
    pub fn flag(&mut self, is_set: bool) {
        self.number(f32::from(u8::from(is_set)));
    }

    /// So many places, of which one is set; a number beyond them sets the last.
    #[inline]
    pub fn one_of(&mut self, chosen: Option<usize>, places: usize) {
        if let Some(chosen) = chosen {
            self.filled.push((self.places + chosen.min(places.saturating_sub(1)) as u16, 1.0));
        }
        self.places += places as u16;
    }

    /// So many places, of which those listed are set.
    #[inline]
    pub fn each_of(&mut self, set: impl IntoIterator<Item = usize>, places: usize) {
        self.counts_of(set.into_iter().map(|place| (place, 1.0)), places);
    }

    /// So many places, of which those listed get a number.
    #[inline]
    pub fn counts_of(&mut self, counts: impl IntoIterator<Item = (usize, f32)>, places: usize) {
        let first = self.places;
        self.filled.extend(
            counts
                .into_iter()
                .filter(|(place, count)| *place < places && *count != 0.0)
                .map(|(place, count)| (first + place as u16, count)),
        );
        self.places += places as u16;
    }

    /// Places that hold nothing here: a player who is not at the table, a thing the seat cannot know.
    #[inline]
    pub fn skip(&mut self, places: usize) {
        self.places += places as u16;
    }

    /// A block of places for each seat, the own first and then in the order of seats after it. All blocks are as
    /// long as the first; those of seats that are not at the table stay empty.
    pub fn seats(&mut self, players: u8, most: usize, own: Seat, mut write: impl FnMut(&mut Features, Seat)) {
        let first = self.places;
        write(self, own);
        let block = self.places - first;
        for distance in 1..most as u8 {
            if distance < players {
                write(self, Seat((own.0 + distance) % players));
            } else {
                self.places += block;
            }
        }
    }

    /// Places written so far.
    pub fn places(&self) -> usize {
        self.places.into()
    }

    /// Place and number of those that are not zero.
    pub fn filled(&self) -> &[(u16, f32)] {
        &self.filled
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_zero_is_kept_and_every_place_is_counted() {
        let mut features = Features::new();
        features.number(0.0);
        features.count(3u8, 2.0);
        features.flag(true);
        features.one_of(Some(9), 4);
        features.one_of(None, 3);
        features.each_of([0, 2], 3);
        features.skip(5);
        features.counts_of([(1, 0.5), (7, 1.0)], 2);
        assert_eq!(features.places(), 20);
        assert_eq!(features.filled(), [(1, 1.5), (2, 1.0), (6, 1.0), (10, 1.0), (12, 1.0), (19, 0.5)]);
        features.clear();
        assert_eq!((features.places(), features.filled().len()), (0, 0));
    }
}
