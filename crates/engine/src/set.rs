//! Sets of named things, a bit each: written as names for people and as words of bits for machines.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Named;

/// A set of up to 64 members in one word, of more in several.
///
/// ```
/// use asgard::God;
/// use engine::Set;
///
/// let mut awake: Set<God> = [God::Odin, God::Loki].into_iter().collect();
/// awake.remove(God::Loki);
/// assert!(awake.contains(God::Odin) && !awake.several());
/// assert_eq!(serde_json::to_string(&awake)?, r#"["odin"]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub struct Set<T, const WORDS: usize = 1> {
    words: [u64; WORDS],
    of: PhantomData<T>,
}

impl<T, const WORDS: usize> Set<T, WORDS> {
    /// No member.
    pub const EMPTY: Self = Set::from_words([0; WORDS]);

    /// The members whose numbers are set in the words.
    #[inline]
    pub(crate) const fn from_words(words: [u64; WORDS]) -> Self {
        Set { words, of: PhantomData }
    }

    /// The bits, in words.
    #[inline]
    pub const fn words(self) -> [u64; WORDS] {
        self.words
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.words == [0; WORDS]
    }

    /// How many members there are.
    #[inline]
    pub fn len(self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are two or more.
    #[inline]
    pub fn several(self) -> bool {
        let one_word = self.words.iter().any(|word| word & word.wrapping_sub(1) != 0);
        one_word || WORDS > 1 && self.words.iter().filter(|word| **word != 0).count() > 1
    }

    /// Members of either set.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Set::from_words(std::array::from_fn(|word| self.words[word] | other.words[word]))
    }

    /// Members of both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Set::from_words(std::array::from_fn(|word| self.words[word] & other.words[word]))
    }

    /// Members that the other set has not.
    #[inline]
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Set::from_words(std::array::from_fn(|word| self.words[word] & !other.words[word]))
    }
}

impl<T> Set<T> {
    /// The members whose numbers are set in the bits.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Set::from_words([bits])
    }

    /// The bits of a set of one word.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.words[0]
    }
}

impl<T: Named, const WORDS: usize> Set<T, WORDS> {
    /// A set of one member.
    #[inline]
    pub fn one(member: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(member);
        set
    }

    /// Whether the member is in it.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        let (word, bit) = Self::place_of(member);
        self.words[word] >> bit & 1 != 0
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: T) {
        let (word, bit) = Self::place_of(member);
        self.words[word] |= 1 << bit;
    }

    /// Takes a member out.
    #[inline]
    pub fn remove(&mut self, member: T) {
        let (word, bit) = Self::place_of(member);
        self.words[word] &= !(1 << bit);
    }

    /// Word and bit of a member. Of one word nothing has to be asked, and most sets have one.
    #[inline]
    fn place_of(member: T) -> (usize, usize) {
        debug_assert!(member.index() < T::COUNT_IN_SETS, "{member} never lies in sets");
        if WORDS == 1 { (0, member.index() % 64) } else { (member.index() / 64, member.index() % 64) }
    }

    /// The first member in order.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The members by their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut words = self.words;
        std::iter::from_fn(move || {
            let word = if WORDS == 1 { 0 } else { words.iter().position(|word| *word != 0)? };
            let rest = words[word];
            if rest == 0 {
                return None;
            }
            words[word] = rest & (rest - 1);
            T::from_index(word * 64 + rest.trailing_zeros() as usize)
        })
    }
}

impl<T, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T, const WORDS: usize> Clone for Set<T, WORDS> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const WORDS: usize> Copy for Set<T, WORDS> {}

impl<T, const WORDS: usize> PartialEq for Set<T, WORDS> {
    fn eq(&self, other: &Self) -> bool {
        self.words == other.words
    }
}

impl<T, const WORDS: usize> Eq for Set<T, WORDS> {}

impl<T, const WORDS: usize> std::hash::Hash for Set<T, WORDS> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.words.hash(hasher);
    }
}

impl<T: Named, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        members.into_iter().for_each(|member| set.insert(member));
        set
    }
}

impl<T: Named, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::name)).finish()
    }
}

impl<T: Named, const WORDS: usize> Serialize for Set<T, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.iter().map(T::name));
        }
        let mut tuple = serializer.serialize_tuple(WORDS)?;
        self.words.iter().try_for_each(|word| tuple.serialize_element(word))?;
        tuple.end()
    }
}

impl<'de, T: Named, const WORDS: usize> Deserialize<'de> for Set<T, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if !deserializer.is_human_readable() {
            return deserializer.deserialize_tuple(WORDS, Words(PhantomData));
        }
        let names = Vec::<String>::deserialize(deserializer)?;
        let known = |name: &String| T::from_name(name).filter(|member| member.index() < T::COUNT_IN_SETS);
        let unknown = |name: &String| D::Error::custom(format!("expected {}, found {name:?}", T::WHAT));
        names.iter().map(|name| known(name).ok_or_else(|| unknown(name))).collect()
    }
}

/// Reads the words of a set.
struct Words<T, const WORDS: usize>(PhantomData<T>);

impl<'de, T: Named, const WORDS: usize> Visitor<'de> for Words<T, WORDS> {
    type Value = Set<T, WORDS>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{WORDS} words of bits, each {}", T::WHAT)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Self::Value, A::Error> {
        let mut words = [0; WORDS];
        for (index, word) in words.iter_mut().enumerate() {
            *word = sequence.next_element()?.ok_or_else(|| A::Error::invalid_length(index, &self))?;
        }
        let beyond = (0..WORDS * 64).skip(T::COUNT_IN_SETS).any(|index| words[index / 64] >> (index % 64) & 1 != 0);
        if beyond { Err(A::Error::custom("a set with members that do not exist")) } else { Ok(Set::from_words(words)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::numbered!(Stone, "a stone", ["flint", "slate", "granite", "basalt"], 3);

    type Stones = Set<Stone>;

    #[test]
    fn members_come_by_number_and_go() {
        let mut set: Stones = Stone::all().filter(|stone| stone.index() % 2 == 0).collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Stone(0), Stone(2)]);
        assert!(set.several() && set.contains(Stone(2)) && !set.contains(Stone(1)));
        set.remove(Stone(0));
        assert_eq!((set.first(), set.len()), (Some(Stone(2)), 1));
        assert_eq!(set.union(Stones::one(Stone(1))).without(set), Stones::one(Stone(1)));
        assert!(set.both(Stones::one(Stone(1))).is_empty());
    }

    #[test]
    fn a_set_of_many_words_holds_members_of_each() {
        let set = Set::<Stone, 2>::from_words([0b100, 0]);
        assert_eq!(set.iter().collect::<Vec<_>>(), [Stone(2)]);
        assert_eq!(set.words(), [4, 0]);
    }

    #[test]
    fn sets_are_written_by_name_or_by_bits_and_foreign_members_refused() {
        let set = Stones::one(Stone(1));
        assert_eq!(serde_json::to_string(&set).expect("JSON"), r#"["slate"]"#);
        assert_eq!(serde_json::from_str::<Stones>(r#"["slate"]"#).expect("a set"), set);
        assert!(serde_json::from_str::<Stones>(r#"["basalt"]"#).is_err(), "never in sets");
        let bytes = postcard::to_stdvec(&set).expect("bytes");
        assert_eq!(bytes, postcard::to_stdvec(&2u64).expect("bytes"), "as a plain number");
        assert_eq!(postcard::from_bytes::<Stones>(&bytes).expect("a set"), set);
        assert!(postcard::from_bytes::<Stones>(&postcard::to_stdvec(&8u64).expect("bytes")).is_err());
    }
}
