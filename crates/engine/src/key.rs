//! A fast hash for knowledge keys: good enough to tell positions apart in a search, and nothing more.

/// Mixes words into a key. Not for anything an opponent could choose.
///
/// ```
/// use engine::KeyHasher;
///
/// let key_of = |words: &[u64]| {
///     let mut key = KeyHasher::new();
///     words.iter().for_each(|word| key.add(*word));
///     key.finish()
/// };
/// assert_eq!(key_of(&[1, 2]), key_of(&[1, 2]));
/// assert_ne!(key_of(&[1, 2]), key_of(&[2, 1]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct KeyHasher(u64);

impl KeyHasher {
    /// An empty key.
    pub const fn new() -> KeyHasher {
        KeyHasher(0x517c_c1b7_2722_0a95)
    }

    /// Mixes a word in.
    #[inline]
    pub fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    /// Mixes in bytes and their number.
    #[inline]
    pub fn add_bytes(&mut self, bytes: impl IntoIterator<Item = u8>) {
        let (mut word, mut length) = (0u64, 0u32);
        for byte in bytes {
            word = word << 8 | u64::from(byte);
            length += 1;
            if length.is_multiple_of(8) {
                self.add(word);
                word = 0;
            }
        }
        self.add(word);
        self.add(u64::from(length));
    }

    /// The key.
    pub const fn finish(self) -> u64 {
        let mixed = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ (mixed >> 32)
    }
}

impl Default for KeyHasher {
    fn default() -> Self {
        KeyHasher::new()
    }
}
