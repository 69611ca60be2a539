//! Where the seed of a table comes from: a part of the server and a part of each player.
//!
//! The server publishes the [commitment](SeedOrigin::commitment) of its part before it hears any player's,
//! so neither it nor a player can choose the seed alone. Everything is revealed at the end, and anybody can
//! compute the seed again.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use ts_rs::TS;

use crate::{Seat, Seed};

/// The server's part, and those of the players. Without parts the server's own is the seed itself: so it is
/// in lessons, in games played on from a save, and in simulations.
///
/// ```
/// use engine::{PartBy, Seat, Seed, SeedOrigin, SeedPart};
///
/// let mut origin = SeedOrigin::fixed(Seed::from_number(1));
/// let published = origin.commitment();
/// let own = SeedPart { seat: Seat(0), by: PartBy::Player, part: Seed::from_number(2) };
/// origin.players = Some(vec![own, origin.stand_in(Seat(1))]);
/// assert_eq!(origin.commitment(), published, "the server was bound before it heard a player's part");
/// assert!(origin.is_sound() && origin.seed() != origin.server);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedOrigin {
    /// The part of the server.
    pub server: Seed,
    /// In the order of the seats; none where players contribute nothing.
    pub players: Option<Vec<SeedPart>>,
}

/// One player's part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeedPart {
    /// The seat that the part counts for.
    pub seat: Seat,
    /// Who gave it.
    pub by: PartBy,
    /// The part itself.
    #[ts(type = "string")]
    pub part: Seed,
}

/// Who made a part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PartBy {
    /// A player gave it.
    Player,
    /// The player's client sent none. Such a part follows from the server's own, so it is no further choice.
    Server,
}

impl SeedOrigin {
    /// A seed that was given whole.
    pub fn fixed(seed: Seed) -> SeedOrigin {
        SeedOrigin { server: seed, players: None }
    }

    /// What the game is played with.
    pub fn seed(&self) -> Seed {
        let Some(players) = &self.players else { return self.server };
        let mut text = format!("longhall table {}", self.server);
        for SeedPart { seat, part, .. } in players {
            text.push_str(&format!(" {seat} {part}"));
        }
        Seed(Sha256::digest(text).into())
    }

    /// Published before the first part of a player.
    pub fn commitment(&self) -> String {
        crate::seed_commitment(&self.server)
    }

    /// The part of a seat whose player sent none.
    pub fn stand_in(&self, seat: Seat) -> SeedPart {
        let part = Seed(Sha256::digest(format!("longhall part {} {seat}", self.server)).into());
        SeedPart { seat, by: PartBy::Server, part }
    }

    /// Whether the parts are in order and those made by the server are what they have to be.
    pub fn is_sound(&self) -> bool {
        let players = self.players.as_deref().unwrap_or_default();
        players.is_sorted_by(|one, other| one.seat.0 < other.seat.0)
            && players.iter().all(|part| part.by == PartBy::Player || *part == self.stand_in(part.seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin() -> SeedOrigin {
        let mut origin = SeedOrigin { server: Seed::from_number(1), players: None };
        let own = SeedPart { seat: Seat(0), by: PartBy::Player, part: Seed::from_number(2) };
        origin.players = Some(vec![own, origin.stand_in(Seat(1))]);
        origin
    }

    #[test]
    fn every_part_changes_the_seed_and_the_commitment_binds_the_servers() {
        let whole = origin();
        let mut other = origin();
        other.players.as_mut().expect("parts")[0].part = Seed::from_number(3);
        assert_ne!(whole.seed(), other.seed());
        assert_eq!(whole.commitment(), other.commitment());
        other.server = Seed::from_number(4);
        assert_ne!(whole.commitment(), other.commitment());
        assert_eq!(SeedOrigin::fixed(whole.server).seed(), whole.server);
    }

    #[test]
    fn a_server_cannot_choose_the_part_of_a_player_who_sent_none() {
        let mut forged = origin();
        assert!(forged.is_sound());
        forged.players.as_mut().expect("parts")[1].part = Seed::from_number(9);
        assert!(!forged.is_sound());
        let mut turned = origin();
        turned.players.as_mut().expect("parts").reverse();
        assert!(!turned.is_sound());
    }

    #[test]
    fn the_way_from_parts_to_seed_is_pinned() {
        assert_eq!(origin().seed().to_string(), "60ed566ad9b8ceb9d73914a6701fa207a6066432798bdcad8e4f7292ed928b4b");
    }
}
