//! Who asks something of a table, and for which of their seats. People who share a device are one player with several
//! seats: the player's own, and one for each guest named at the device. Each seat has its own name and its own view.
//!
//! What concerns one seat (acting, taking back, seeing a hand) names the seat. What concerns the device (starting,
//! agreeing, leaving with everybody) need not. Where a device has several seats and none is named, it sees what all
//! may see: the curtain is down.

use engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use super::Table;
use crate::store::{PlayerId, SeatRecord};

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Asker {
    pub player: Option<PlayerId>,
    /// The seat that the request names.
    pub seat: Option<Seat>,
}

impl Asker {
    /// The server itself.
    pub const NOBODY: Asker = Asker { player: None, seat: None };
}

impl From<PlayerId> for Asker {
    fn from(player: PlayerId) -> Asker {
        Asker { player: Some(player), seat: None }
    }
}

/// The seats of a player, in their order; also where a bot stands in.
pub(super) fn held_by(seats: &[SeatRecord], player: Option<PlayerId>) -> impl Iterator<Item = &SeatRecord> {
    seats.iter().filter(move |held| player.is_some() && held.player == player)
}

/// The seats of a device that several people share; none where the player has one seat or no seat.
pub(super) fn device(seats: &[SeatRecord], player: Option<PlayerId>) -> SeatSet {
    let held: SeatSet = held_by(seats, player).map(|held| held.seat).collect();
    if held.len() > 1 { held } else { SeatSet::EMPTY }
}

/// The seat by which a player is known at the table: the own one, or that of a guest who plays on without them.
pub(super) fn first_seat(seats: &[SeatRecord], player: Option<PlayerId>) -> Option<Seat> {
    let playing = || held_by(seats, player).filter(|held| held.bot.is_none());
    playing().find(|held| !held.guest).or_else(|| playing().next()).map(|held| held.seat)
}

impl Table {
    /// The seat that a request is about: the one it names, or the one by which the player is known.
    pub(super) fn seat_of(&self, who: Asker) -> Option<Seat> {
        let Some(named) = who.seat else { return first_seat(&self.seats, who.player) };
        let own = held_by(&self.seats, who.player).find(|held| held.seat == named);
        own.filter(|held| held.bot.is_none()).map(|held| held.seat)
    }

    /// Whether two seats belong to people at one device.
    pub(super) fn share_a_device(&self, one: Seat, other: Seat) -> bool {
        let player = |seat: Seat| self.seats[seat.index()].player;
        player(one).is_some() && player(one) == player(other)
    }

    /// Whose view somebody gets: the one they ask for where it is theirs, or else that of their only seat. Before the
    /// game and after it nothing is hidden.
    pub(super) fn eyes(&self, player: Option<PlayerId>, wished: Option<Viewer>) -> Viewer {
        let own = |seat: Option<Seat>| self.seat_of(Asker { player, seat }).map_or(Viewer::Public, Viewer::Seat);
        match wished {
            Some(Viewer::Public) => Viewer::Public,
            Some(Viewer::Seat(seat)) => own(Some(seat)),
            None if self.game.is_none() || self.is_over() || device(&self.seats, player).is_empty() => own(None),
            None => Viewer::Public,
        }
    }
}
