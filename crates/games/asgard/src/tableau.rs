//! What lies before one player: a stack for each god, and the cards turned into points.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::action::{Side, Spot};
use crate::card::{Card, Face, Laid};
use crate::names::{GODS, God};

/// More cards than one player can ever have: 18 dealt and one from Sif in each round.
pub(crate) const TABLEAU_MAX: usize = 24;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Tableau {
    /// All stacks in one list; within a stack the order is from the bottom to the top.
    cards: ArrayVec<Laid, TABLEAU_MAX>,
    counts: [u8; GODS],
    pub points: Points,
}

/// Cards turned into points, by how they were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    pub goals: u8,
    pub heimdall: u8,
    pub last: u8,
}

impl Points {
    pub(crate) const fn total(self) -> u8 {
        self.goals + self.heimdall + self.last
    }
}

impl Tableau {
    /// Cards in the stack, Thor's cards beneath it included.
    pub const fn count(&self, god: God) -> u8 {
        self.counts[god.index()]
    }

    pub const fn counts(&self) -> &[u8; GODS] {
        &self.counts
    }

    pub fn cards(&self) -> &[Laid] {
        &self.cards
    }

    /// The cards of one stack from the bottom to the top, face-down ones first.
    pub fn stack(&self, god: God) -> impl DoubleEndedIterator<Item = Laid> + '_ {
        self.cards.iter().copied().filter(move |laid| laid.stack() == god)
    }

    pub(crate) fn face_up(&self, god: God) -> impl DoubleEndedIterator<Item = Face> + '_ {
        self.stack(god).filter(|laid| laid.is_face_up()).map(Laid::face)
    }

    pub fn top(&self, god: God) -> Option<Face> {
        self.face_up(god).next_back()
    }

    /// Lays a card on top of the stack of its up-god.
    pub fn lay(&mut self, face: Face) {
        self.counts[face.up().index()] += 1;
        self.cards.push(Laid::face_up(face));
    }

    /// The card at a spot.
    pub fn at(&self, spot: Spot) -> Option<Laid> {
        self.position(spot).map(|position| self.cards[position])
    }

    /// Takes a card away.
    pub fn take(&mut self, spot: Spot) -> Option<Laid> {
        let laid = self.cards.remove(self.position(spot)?);
        self.counts[laid.stack().index()] -= 1;
        Some(laid)
    }

    /// How many cards lie face up in the stack, and how many beneath.
    pub(crate) fn sides(&self, god: God) -> (u8, u8) {
        let beneath = self.stack(god).filter(|laid| !laid.is_face_up()).count() as u8;
        (self.count(god) - beneath, beneath)
    }

    /// Thor's will: his whole stack goes face down beneath another one, in the order it had, also
    /// beneath Thor's cards that lie there already (ruling 14).
    pub(crate) fn move_thor_beneath(&mut self, god: God) {
        let (thors, others) = (self.stack(God::Thor), self.cards.iter().filter(|laid| laid.stack() != God::Thor));
        let moved = thors.map(|laid| Laid::beneath(god, laid.face()));
        let cards = moved.chain(others.copied()).collect();
        self.cards = cards;
        self.counts[god.index()] += self.counts[God::Thor.index()];
        self.counts[God::Thor.index()] = 0;
    }

    /// A stack that holds only Thor's cards dissolves: they turn over and return on top of his stack.
    /// True if that happened.
    pub(crate) fn dissolve(&mut self, god: God) -> bool {
        if god == God::Thor || self.count(god) == 0 || self.top(god).is_some() {
            return false;
        }
        let returning: ArrayVec<Face, TABLEAU_MAX> = self.stack(god).map(Laid::face).collect();
        self.cards.retain(|laid| laid.stack() != god);
        self.counts[god.index()] = 0;
        returning.into_iter().for_each(|face| self.lay(face));
        true
    }

    /// Places of cards whose other half cannot be seen: all but the top cards.
    pub fn covered(&self) -> ArrayVec<usize, TABLEAU_MAX> {
        let is_top = |index: usize| {
            let laid = self.cards[index];
            let above = &self.cards[index + 1..];
            laid.is_face_up() && !above.iter().any(|other| other.is_face_up() && other.stack() == laid.stack())
        };
        (0..self.cards.len()).filter(|index| !is_top(*index)).collect()
    }

    /// Lays another card in the place of one, if it has the same open god. Gives the card that lay there.
    pub(crate) fn replace_half(&mut self, index: usize, card: Card) -> Option<Card> {
        let old = self.cards[index];
        let face = card.faces().into_iter().find(|face| face.up() == old.face().up())?;
        self.cards[index] = if old.is_face_up() { Laid::face_up(face) } else { Laid::beneath(old.stack(), face) };
        Some(old.face().card())
    }

    fn position(&self, spot: Spot) -> Option<usize> {
        let wanted = spot.side == Side::FaceUp;
        self.cards
            .iter()
            .enumerate()
            .filter(|(_, laid)| laid.stack() == spot.god && laid.is_face_up() == wanted)
            .nth(spot.index as usize)
            .map(|(position, _)| position)
    }
}

/// A tableau as scenarios write it; counts follow from the cards.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    cards: ArrayVec<Laid, TABLEAU_MAX>,
    points: Points,
}

impl From<Written> for Tableau {
    fn from(written: Written) -> Self {
        let mut counts = [0; GODS];
        written.cards.iter().for_each(|laid| counts[laid.stack().index()] += 1);
        Tableau { cards: written.cards, counts, points: written.points }
    }
}

impl From<Tableau> for Written {
    fn from(tableau: Tableau) -> Self {
        Written { cards: tableau.cards, points: tableau.points }
    }
}
