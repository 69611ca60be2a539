//! Numbers for actions. A network needs a fixed number of outputs, but the actions of a game are made of parts and
//! nobody lists them all. So an action gets a slot of a table by a hash that never changes; where two legal actions of
//! one decision fall into the same slot, the later one in the list takes the next free slot.

use std::hash::{Hash, Hasher};

/// FNV-1a over the parts of an action: the same on every machine and in every run.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // The width of these differs between machines.
    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }
}

/// The slots of the legal actions of one decision.
#[derive(Clone, Default)]
pub(crate) struct Slots {
    taken: Vec<u64>,
    of_actions: Vec<u32>,
}

impl Slots {
    /// Gives every action a slot below `count`, a power of two that is larger than any list.
    pub(crate) fn fill<A: Hash>(&mut self, actions: &[A], count: usize) {
        self.taken.clear();
        self.taken.resize(count / 64, 0);
        self.of_actions.clear();
        for action in actions {
            let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
            action.hash(&mut hasher);
            let hash = hasher.finish();
            let mut slot = (hash ^ (hash >> 32)) as usize & (count - 1);
            while self.taken[slot / 64] & (1 << (slot % 64)) != 0 {
                slot = (slot + 1) & (count - 1);
            }
            self.taken[slot / 64] |= 1 << (slot % 64);
            self.of_actions.push(slot as u32);
        }
    }

    /// The slot of each action, in the order of the list.
    pub(crate) fn of_actions(&self) -> &[u32] {
        &self.of_actions
    }

    /// The place in the list of the action in a slot.
    pub(crate) fn action(&self, slot: u32) -> Option<usize> {
        self.of_actions.iter().position(|taken| *taken == slot)
    }
}
