//! Chance as part of the state: every shuffle and roll of a game comes from here.
//!
//! A real table draws from ChaCha12, addressed by seed and position, so that the state carries a few
//! words instead of a buffer, a game can be replayed from its seed, and nobody can compute the next
//! roll from the rolls seen. A resampled state, on which bots think, carries a small fast generator
//! instead. Both algorithms are pinned: saved games depend on them.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};

/// The secret from which all chance of one table follows.
///
/// ```
/// use engine::Seed;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(seed.to_string().parse(), Ok(seed), "64 hexadecimal digits, in saves");
/// assert_eq!(format!("{seed:?}"), "Seed(..)", "a log never shows it");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests, simulations and scenarios. Tables of people take theirs from the operating system.
    pub fn from_number(number: u64) -> Seed {
        let mut fast = Fast::new(number);
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&fast.next().to_le_bytes());
        }
        Seed(bytes)
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Never prints the secret by accident.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl std::str::FromStr for Seed {
    type Err = crate::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || crate::NotationError::expected("64 hexadecimal digits", text);
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[index * 2..index * 2 + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = crate::NotationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// The generator inside a state.
///
/// ```
/// use engine::{Chance, Seed};
///
/// let mut chance = Chance::real(Seed::from_number(7));
/// let mut again = chance.clone();
/// let rolls: Vec<u32> = (0..5).map(|_| chance.roll(6)).collect();
/// assert!(rolls.iter().all(|face| (1..=6).contains(face)));
/// assert!(rolls.iter().all(|face| again.roll(6) == *face), "the same seed rolls the same");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Chance {
    /// Of a real table: position `drawn` (in 32-bit words) in the ChaCha12 stream of `seed`.
    Real {
        /// Where the stream begins.
        seed: Seed,
        /// How far it was read.
        drawn: u32,
    },
    /// Of a state that somebody only imagines.
    Imagined(Fast),
}

impl Chance {
    /// The chance of a real table, which follows from its seed alone.
    pub fn real(seed: Seed) -> Chance {
        Chance::Real { seed, drawn: 0 }
    }

    /// A chance that a bot imagines; it tells nothing about the real one.
    pub fn imagined(number: u64) -> Chance {
        Chance::Imagined(Fast::new(number))
    }

    /// A number from 0 up to but not including `bound`, each equally likely.
    pub fn below(&mut self, bound: u32) -> u32 {
        match self {
            Chance::Imagined(fast) => fast.below(bound),
            Chance::Real { seed, drawn } => Counted::at(seed, drawn).below(bound),
        }
    }

    /// The face of a die: 1 to `sides`.
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Puts the items into random order (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        match self {
            Chance::Imagined(fast) => fast.shuffle(items),
            Chance::Real { seed, drawn } => {
                let mut counted = Counted::at(seed, drawn);
                for last in (1..items.len()).rev() {
                    items.swap(last, counted.below(last as u32 + 1) as usize);
                }
            }
        }
    }
}

/// The stream of a real table, from where it stands.
struct Counted<'a> {
    stream: ChaCha12Rng,
    drawn: &'a mut u32,
}

impl<'a> Counted<'a> {
    fn at(seed: &Seed, drawn: &'a mut u32) -> Self {
        let mut stream = ChaCha12Rng::from_seed(seed.0);
        stream.set_word_pos(u128::from(*drawn));
        Counted { stream, drawn }
    }

    fn word(&mut self) -> u32 {
        *self.drawn += 1;
        self.stream.next_u32()
    }

    /// Lemire's method with rejection: no bias for any bound.
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a choice among nothing");
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A small fast generator (SplitMix64) for simulation and search; predictable, so never for real tables.
///
/// ```
/// use engine::Fast;
///
/// let mut source = Fast::new(1);
/// assert!(source.below(10) < 10);
/// assert!(["axe", "spear"].contains(source.pick(&["axe", "spear"])));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fast(u64);

impl Fast {
    /// A generator that follows from the number alone.
    pub const fn new(number: u64) -> Fast {
        Fast(number)
    }

    #[expect(
        clippy::should_implement_trait,
        reason = "an endless stream; the iterator protocol would only add Options"
    )]
    /// The next 64 random bits.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`. The bias of the multiply-shift is under 2⁻³² and no concern outside real tables.
    pub fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// One of the items, each as likely; there must be one.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// From 0 up to 1.
    pub fn fraction(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_real_table_is_pinned() {
        let mut chance = Chance::real(Seed::from_number(7));
        let rolls: Vec<u32> = (0..12).map(|_| chance.roll(6)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(&mut cards);
        assert_eq!(rolls, PINNED_ROLLS);
        assert_eq!(cards, PINNED_SHUFFLE);
    }

    #[test]
    fn drawing_one_by_one_equals_drawing_in_a_row() {
        let mut whole = Chance::real(Seed::from_number(1));
        let mut parts = whole.clone();
        let mut shuffled = [0u8, 1, 2, 3, 4, 5, 6, 7];
        whole.shuffle(&mut shuffled);
        let mut by_hand = [0u8, 1, 2, 3, 4, 5, 6, 7];
        for last in (1..by_hand.len()).rev() {
            by_hand.swap(last, parts.below(last as u32 + 1) as usize);
        }
        assert_eq!(shuffled, by_hand);
        assert_eq!(whole, parts);
    }

    #[test]
    fn a_die_is_even() {
        for mut chance in [Chance::real(Seed::from_number(3)), Chance::imagined(3)] {
            let mut faces = [0u32; 6];
            for _ in 0..60_000 {
                faces[chance.below(6) as usize] += 1;
            }
            assert!(faces.iter().all(|count| (9_600..10_400).contains(count)), "{faces:?}");
        }
    }

    #[test]
    fn a_seed_reads_back_and_never_prints_in_debug() {
        let seed = Seed::from_number(5);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        assert!("zz".repeat(32).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    const PINNED_ROLLS: [u32; 12] = [2, 6, 3, 1, 6, 4, 6, 4, 6, 4, 6, 3];
    const PINNED_SHUFFLE: [u8; 10] = [7, 1, 6, 0, 4, 5, 3, 9, 8, 2];
}
