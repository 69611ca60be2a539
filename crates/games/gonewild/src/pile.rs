//! Cards without an order: a hand, a discard, a deck nobody has looked into. The next card of a
//! shuffled deck is a random card of it, so a deck needs no order before it is drawn from.

use engine::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Card;

/// How many cards of each kind lie together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    /// The kinds of which there are any: most are not there, and asking is what bots do most.
    there: Kinds,
    /// How many there are of all kinds together: drawing asks for it.
    size: u8,
    counts: [u8; Card::COUNT],
}

/// A set of kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Kinds(u64);

const _: () = assert!(Card::COUNT <= u64::BITS as usize, "Kinds has one bit for each kind");

impl Kinds {
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u8) != 0
    }

    #[inline]
    pub(crate) const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds that are in both.
    #[inline]
    #[must_use]
    pub const fn among(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// The kinds that are in one of them.
    #[inline]
    #[must_use]
    pub(crate) const fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// The kinds that are here and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Kinds {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        Kinds(cards.into_iter().fold(0, |kinds, card| kinds | 1 << card as u8))
    }
}

impl Default for Pile {
    fn default() -> Self {
        Pile::EMPTY
    }
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { there: Kinds(0), size: 0, counts: [0; Card::COUNT] };

    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card as usize]
    }

    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.there.has(card)
    }

    /// The kinds that are here.
    #[inline]
    pub const fn there(&self) -> Kinds {
        self.there
    }

    #[inline]
    pub const fn len(&self) -> u8 {
        self.size
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.there.0 == 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.add_many(card, 1);
    }

    #[inline]
    pub(crate) fn add_many(&mut self, card: Card, amount: u8) {
        self.set(card, self.count(card) + amount);
    }

    /// Takes a card away if it is there.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.set(card, self.count(card) - 1);
        }
        there
    }

    #[inline]
    pub fn set(&mut self, card: Card, amount: u8) {
        let before = std::mem::replace(&mut self.counts[card.index()], amount);
        self.size = self.size.wrapping_sub(before).wrapping_add(amount);
        self.there.0 = self.there.0 & !(1 << card as u8) | u64::from(amount > 0) << card as u8;
    }

    pub(crate) fn add_all(&mut self, other: &Pile) {
        self.there.0 |= other.there.0;
        self.size = self.size.wrapping_add(other.size);
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// What is here beyond the other pile.
    #[must_use]
    pub(crate) fn minus(&self, other: &Pile) -> Pile {
        let mut rest = *self;
        for card in self.there.among(other.there).iter() {
            rest.set(card, self.count(card).saturating_sub(other.count(card)));
        }
        rest
    }

    #[must_use]
    pub(crate) fn plus(&self, other: &Pile) -> Pile {
        let mut sum = *self;
        sum.add_all(other);
        sum
    }

    /// Of each kind no more than the other pile has.
    pub(crate) fn limit_to(&mut self, other: &Pile) {
        for card in self.there.iter() {
            self.set(card, self.count(card).min(other.count(card)));
        }
    }

    pub fn take(&mut self) -> Pile {
        std::mem::take(self)
    }

    /// The kinds that are here, each once, with how many.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.there.iter().map(|card| (card, self.count(card)))
    }

    /// Every card, copies one after another.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// The card with this number in the order of [`Pile::cards`].
    pub fn nth(&self, number: u32) -> Option<Card> {
        let mut left = number;
        for (card, count) in self.kinds() {
            if left < u32::from(count) {
                return Some(card);
            }
            left -= u32::from(count);
        }
        None
    }

    /// Takes a random card.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        let size = self.len();
        if size == 0 {
            return None;
        }
        let card = self.nth(chance.below(u32::from(size)))?;
        self.remove(card);
        Some(card)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

/// A list of names where people read, counts where only programs do.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.cards())
        } else {
            // Sparse: kind and count of what is there.
            let kinds: arrayvec::ArrayVec<(u8, u8), { Card::COUNT }> =
                self.kinds().map(|(card, count)| (card as u8, count)).collect();
            kinds.serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let mut pile = Pile::EMPTY;
        if deserializer.is_human_readable() {
            let cards = Vec::<Card>::deserialize(deserializer)?;
            if cards.len() > usize::from(u8::MAX) {
                return Err(Error::custom("more cards than the box holds"));
            }
            return Ok(cards.into_iter().collect());
        }
        let kinds = arrayvec::ArrayVec::<(u8, u8), { Card::COUNT }>::deserialize(deserializer)?;
        for (kind, count) in kinds {
            let card = Card::ALL.get(usize::from(kind)).ok_or_else(|| Error::custom("no such card"))?;
            pile.set(*card, count);
        }
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile() -> Pile {
        [Card::Beer, Card::Thor, Card::Beer, Card::GoldTaxes, Card::Cannon].into_iter().collect()
    }

    #[test]
    fn cards_come_in_order_of_kind_and_are_counted() {
        let cards: Vec<Card> = pile().cards().collect();
        assert_eq!(cards, [Card::Beer, Card::Beer, Card::Cannon, Card::Thor, Card::GoldTaxes]);
        assert_eq!(pile().len(), 5);
        assert_eq!(pile().nth(2), Some(Card::Cannon));
        assert_eq!(pile().nth(5), None);
    }

    #[test]
    fn drawing_takes_every_card_once() {
        let mut chance = Chance::imagined(3);
        let mut rest = pile();
        let drawn: Pile = std::iter::from_fn(|| rest.draw(&mut chance)).collect();
        assert_eq!(drawn, pile());
        assert!(rest.is_empty());
    }

    #[test]
    fn it_reads_back_both_ways() {
        let json = serde_json::to_string(&pile()).expect("written");
        assert_eq!(json, r#"["beer","beer","cannon","thor","gold_taxes"]"#);
        assert_eq!(serde_json::from_str::<Pile>(&json).expect("read"), pile());
        let bytes = postcard::to_stdvec(&pile()).expect("written");
        assert_eq!(postcard::from_bytes::<Pile>(&bytes).expect("read"), pile());
    }
}
