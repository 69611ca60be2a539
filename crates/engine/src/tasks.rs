//! The stack of tasks that a state keeps: what the rules still have to do or to ask before the turn goes on.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Tasks in the order in which they were pushed; the last one comes first. Up to `N` lie inside the state; a longer
/// chain moves to the heap, so a task is never dropped for want of room. There is no `clear`: a task leaves the
/// stack when it is done. [`Game::open_tasks`](crate::Game::open_tasks) tells the laws how many are left.
///
/// ```
/// use engine::Tasks;
///
/// let mut tasks: Tasks<&str, 2> = Tasks::default();
/// tasks.push("end the turn");
/// tasks.push("choose a card");
/// tasks.push("pay for it");
/// assert_eq!(tasks.pop(), Some("pay for it"));
/// assert_eq!(tasks.last(), Some(&"choose a card"));
/// assert_eq!(tasks.len(), 2);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Tasks<T, const N: usize>(SmallVec<[T; N]>);

impl<T, const N: usize> Tasks<T, N> {
    /// The task comes next, before all others.
    pub fn push(&mut self, task: T) {
        self.0.push(task);
    }

    /// The task waits below those at `index` and above.
    pub fn insert(&mut self, index: usize, task: T) {
        self.0.insert(index, task);
    }

    /// Takes the next task off.
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Takes off the task at `index`, which what was done has made pointless.
    pub fn remove(&mut self, index: usize) -> T {
        self.0.remove(index)
    }

    /// Takes off every task that `keep` does not want.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.0.retain(|task| keep(task));
    }
}

impl<T, const N: usize> Default for Tasks<T, N> {
    fn default() -> Self {
        Tasks(SmallVec::new())
    }
}

impl<T, const N: usize> Deref for Tasks<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Tasks<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}
