//! One value for each member of a closed set, written by name for people and as plain numbers for machines.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Named, Set};

/// How many of each `K`, or another value for each.
///
/// ```
/// use asgard::God;
/// use engine::Tally;
///
/// let mut cards: Tally<God, u8, { God::COUNT }> = Tally::default();
/// cards[God::Thor] += 2;
/// assert_eq!(cards.some().collect::<Vec<_>>(), [(God::Thor, 2)]);
/// assert!(cards.present().contains(God::Thor));
/// ```
pub struct Tally<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K, T: Copy + Default, const N: usize> Default for Tally<K, T, N> {
    fn default() -> Self {
        Tally([T::default(); N], PhantomData)
    }
}

impl<K, T, const N: usize> From<[T; N]> for Tally<K, T, N> {
    fn from(values: [T; N]) -> Self {
        Tally(values, PhantomData)
    }
}

impl<K, T: Copy, const N: usize> Clone for Tally<K, T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, T: Copy, const N: usize> Copy for Tally<K, T, N> {}

impl<K, T: PartialEq, const N: usize> PartialEq for Tally<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K, T: Eq, const N: usize> Eq for Tally<K, T, N> {}

impl<K: Named, T: Copy + Default + PartialEq + std::fmt::Debug, const N: usize> std::fmt::Debug for Tally<K, T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let some = K::all().filter(|key| self[*key] != T::default());
        f.debug_map().entries(some.map(|key| (key.name(), self[key]))).finish()
    }
}

impl<K: Named, T, const N: usize> Index<K> for Tally<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, key: K) -> &T {
        &self.0[key.index()]
    }
}

impl<K: Named, T, const N: usize> IndexMut<K> for Tally<K, T, N> {
    #[inline]
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.0[key.index()]
    }
}

impl<K: Named, T: Copy + Default + PartialEq, const N: usize> Tally<K, T, N> {
    /// The things of which there is at least one.
    pub fn some(&self) -> impl Iterator<Item = (K, T)> + '_ {
        K::all().map(|key| (key, self[key])).filter(|(_, count)| *count != T::default())
    }

    /// The same as a set; for sets of one word.
    #[inline]
    pub fn present(&self) -> Set<K> {
        let bits = self.0.iter().rev().fold(0, |bits, count| bits << 1 | u64::from(*count != T::default()));
        Set::from_bits(bits)
    }

    /// The values in the order of the set.
    pub fn array(&self) -> &[T; N] {
        &self.0
    }
}

impl<K: Named, T: Copy + Serialize, const N: usize> Serialize for Tally<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let mut map = serializer.serialize_map(Some(K::COUNT))?;
            for key in K::all() {
                map.serialize_entry(key.name(), &self[key])?;
            }
            map.end()
        } else {
            serializer.collect_seq(self.0.iter())
        }
    }
}

impl<'de, K: Named, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Tally<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut tally = Tally::default();
        if deserializer.is_human_readable() {
            for (name, count) in BTreeMap::<String, T>::deserialize(deserializer)? {
                let key = K::from_name(&name);
                tally[key.ok_or_else(|| D::Error::custom(format!("expected {}, found {name:?}", K::WHAT)))?] = count;
            }
        } else {
            let counts = Vec::<T>::deserialize(deserializer)?;
            tally.0 = counts.try_into().map_err(|_| D::Error::custom("counts of another length"))?;
        }
        Ok(tally)
    }
}
