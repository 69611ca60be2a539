//! Players who can be told something while they are away. Most have no channel: nothing has to be written for them at
//! each move.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

use super::{NewsWrite, PlayerId, Write};

/// More than those who can be reached may be in it. Nothing: everybody may be, because other servers write too.
#[derive(Default)]
pub struct Reached(RwLock<Option<HashSet<PlayerId>>>);

impl Reached {
    /// From here on nobody but these and those whose channels are written here.
    pub fn only(&self, players: Vec<PlayerId>) {
        *self.lock() = Some(players.into_iter().collect());
    }

    pub fn contains(&self, player: PlayerId) -> bool {
        let reached = self.0.read().unwrap_or_else(PoisonError::into_inner);
        reached.as_ref().is_none_or(|reached| reached.contains(&player))
    }

    /// Something is about to be written.
    pub fn hear(&self, change: &[Write]) {
        for write in change {
            match write {
                Write::News(NewsWrite::Channel(channel)) => self.add(channel.player),
                Write::GatherSeats { from, to } if self.contains(*from) => self.add(*to),
                _ => {}
            }
        }
    }

    fn add(&self, player: PlayerId) {
        if let Some(reached) = self.lock().as_mut() {
            reached.insert(player);
        }
    }

    fn lock(&self) -> RwLockWriteGuard<'_, Option<HashSet<PlayerId>>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_gets_a_channel_or_the_seats_of_somebody_who_has_one_is_reached() {
        let reached = Reached::default();
        assert!(reached.contains(1), "nobody is known");
        reached.only(vec![2]);
        assert!(!reached.contains(1) && reached.contains(2));
        reached.hear(&[Write::GatherSeats { from: 1, to: 3 }, Write::GatherSeats { from: 2, to: 4 }]);
        assert_eq!([1, 2, 3, 4].map(|player| reached.contains(player)), [false, true, false, true]);
    }
}
