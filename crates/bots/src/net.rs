//! A small network that judges a position: the numbers of [`engine::Features`] and the hand-made judgement
//! in, the share of wins out. Two hidden layers of rectified units, and beside them a straight line from every
//! input to the result, which training begins with the hand-made judgement alone.
//!
//! Weights are one file a game, little-endian: the header of [`Net::read`], then all numbers as `f32` in
//! the order in which the layers are used.

use std::fmt;

use engine::{Features, Heuristic};

/// Units of the two hidden layers.
const FIRST: usize = 64;
const SECOND: usize = 32;

const MAGIC: &[u8; 8] = b"LHNET\0\0\x01";
const NAME_BYTES: usize = 16;
/// Magic, name, layout, rules, features, two sizes, hash.
const HEADER_BYTES: usize = MAGIC.len() + NAME_BYTES + 5 * 4 + 8;

/// The hand-made judgement is sure of nothing beyond this logit.
const HAND_LOGIT_MAX: f32 = 6.0;

/// The weights of one game.
pub(crate) struct Net {
    /// A row of [`FIRST`] for each feature, the hand-made judgement last.
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    /// A row of [`SECOND`] for each unit of the first layer.
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    last_bias: f32,
    /// Straight from each feature, the hand-made judgement last, to the result.
    straight: Vec<f32>,
    hash: u64,
}

/// Why weights are not used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    Unreadable,
    OtherGame { game: String },
    OtherLayout { file: u32, here: u32 },
    OtherRules { file: u32, here: u32 },
    OtherSize,
    Damaged,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable => f.write_str("not a file of weights"),
            Refused::OtherGame { game } => write!(f, "weights of {game}"),
            Refused::OtherLayout { file, here } => write!(f, "weights for layout {file}, this program has {here}"),
            Refused::OtherRules { file, here } => write!(f, "weights for rules {file}, this program has {here}"),
            Refused::OtherSize => f.write_str("weights of another size"),
            Refused::Damaged => f.write_str("damaged weights: the hash does not match"),
        }
    }
}

impl Net {
    /// Reads weights and refuses those that were made for something else.
    pub(crate) fn read<G: Heuristic>(bytes: &[u8]) -> Result<Net, Refused> {
        let (header, body) = bytes.split_at_checked(HEADER_BYTES).ok_or(Refused::Unreadable)?;
        let (magic, header) = header.split_at(MAGIC.len());
        let (name, header) = header.split_at(NAME_BYTES);
        if magic != MAGIC {
            return Err(Refused::Unreadable);
        }
        let game = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        if game != G::ID {
            return Err(Refused::OtherGame { game });
        }
        let word = |at: usize| u32::from_le_bytes(header[4 * at..4 * at + 4].try_into().unwrap_or_default());
        let [layout, rules, features, first, second] = [word(0), word(1), word(2), word(3), word(4)];
        if layout != G::LAYOUT_REVISION {
            return Err(Refused::OtherLayout { file: layout, here: G::LAYOUT_REVISION });
        }
        if rules != G::RULES_REVISION {
            return Err(Refused::OtherRules { file: rules, here: G::RULES_REVISION });
        }
        let inputs = G::FEATURES + 1;
        let numbers = inputs * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1 + inputs;
        if [features as usize, first as usize, second as usize] != [G::FEATURES, FIRST, SECOND]
            || body.len() != 4 * numbers
        {
            return Err(Refused::OtherSize);
        }
        let hash = u64::from(word(5)) | u64::from(word(6)) << 32;
        if hash != hash_of(body) {
            return Err(Refused::Damaged);
        }
        let mut numbers = body.chunks_exact(4).map(|four| f32::from_le_bytes(four.try_into().unwrap_or_default()));
        Ok(Net {
            first: (0..inputs).map(|_| take(&mut numbers)).collect(),
            first_bias: take(&mut numbers),
            second: (0..FIRST).map(|_| take(&mut numbers)).collect(),
            second_bias: take(&mut numbers),
            last: take(&mut numbers),
            last_bias: numbers.next().unwrap_or_default(),
            straight: numbers.collect(),
            hash,
        })
    }

    /// Tells these weights from others.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// The share of wins, given the features of a seat and what the hand-made judgement gives it.
    pub(crate) fn judge(&self, features: &Features, by_hand: f32) -> f32 {
        let hand = logit(by_hand);
        let own = self.straight.len() - 1;
        let mut first = self.first_bias;
        add_row(&mut first, &self.first[own], hand);
        let mut result = self.last_bias + self.straight[own] * hand;
        for (place, value) in features.filled() {
            let place = usize::from(*place);
            add_row(&mut first, &self.first[place], *value);
            result += self.straight[place] * value;
        }
        let mut second = self.second_bias;
        for (unit, row) in first.iter().zip(&self.second).filter(|(unit, _)| **unit > 0.0) {
            add_row(&mut second, row, *unit);
        }
        for (unit, weight) in second.iter().zip(&self.last) {
            result += unit.max(0.0) * weight;
        }
        sigmoid(result)
    }
}

fn take<const N: usize>(numbers: &mut impl Iterator<Item = f32>) -> [f32; N] {
    std::array::from_fn(|_| numbers.next().unwrap_or_default())
}

#[inline]
fn add_row<const N: usize>(sum: &mut [f32; N], row: &[f32; N], by: f32) {
    sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += by * weight);
}

/// The name of a game as files of numbers have it, filled up with zeros.
pub(crate) fn name_bytes(game: &str) -> [u8; NAME_BYTES] {
    let mut name = [0; NAME_BYTES];
    name.iter_mut().zip(game.bytes()).for_each(|(place, byte)| *place = byte);
    name
}

/// FNV-1a over 64 bits: it finds damage, and tells generations apart.
fn hash_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The hand-made judgement as the network reads it.
pub(crate) fn logit(share: f32) -> f32 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    (share / (1.0 - share)).ln().clamp(-HAND_LOGIT_MAX, HAND_LOGIT_MAX)
}

/// Only sums and products, so that it is the same on every machine.
fn sigmoid(value: f32) -> f32 {
    let power = (-value.clamp(-30.0, 30.0)) * std::f32::consts::LOG2_E;
    let whole = power.floor();
    let part = (power - whole) * std::f32::consts::LN_2;
    // Taylor's series of e^x below ln 2: wrong by less than a hundred-thousandth.
    let small = 1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0)))));
    let scale = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    1.0 / (1.0 + small * scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sigmoid_is_that_of_the_books() {
        for step in -80..=80 {
            let value = step as f32 / 8.0;
            let expected = 1.0 / (1.0 + (-value).exp());
            assert!((sigmoid(value) - expected).abs() < 1e-4, "{value}: {} {expected}", sigmoid(value));
        }
    }

    #[test]
    fn the_logit_of_a_sure_thing_is_bounded() {
        assert_eq!(logit(0.5), 0.0);
        assert_eq!(logit(1.0), HAND_LOGIT_MAX);
        assert_eq!(logit(0.0), -HAND_LOGIT_MAX);
    }
}
