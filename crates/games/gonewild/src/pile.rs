//! Cards without an order: a hand, a discard, a deck nobody has looked into. The next card of a
//! shuffled deck is a random card of it, so a deck needs no order before it is drawn from.

use engine::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Card;

/// How many cards of each kind lie together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    counts: [u8; Card::COUNT],
}

impl Default for Pile {
    fn default() -> Self {
        Pile::EMPTY
    }
}

impl Pile {
    pub const EMPTY: Pile = Pile { counts: [0; Card::COUNT] };

    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card as usize]
    }

    pub const fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    pub fn len(&self) -> u8 {
        self.counts.iter().fold(0, |sum, count| sum.wrapping_add(*count))
    }

    pub fn is_empty(&self) -> bool {
        self.counts == [0; Card::COUNT]
    }

    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
    }

    pub fn add_many(&mut self, card: Card, amount: u8) {
        self.counts[card.index()] += amount;
    }

    /// Takes a card away if it is there.
    pub fn remove(&mut self, card: Card) -> bool {
        let count = &mut self.counts[card.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    pub fn set(&mut self, card: Card, amount: u8) {
        self.counts[card.index()] = amount;
    }

    pub fn add_all(&mut self, other: &Pile) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count += more;
        }
    }

    /// What is here beyond the other pile.
    #[must_use]
    pub fn minus(&self, other: &Pile) -> Pile {
        let mut rest = *self;
        for (count, less) in rest.counts.iter_mut().zip(&other.counts) {
            *count = count.saturating_sub(*less);
        }
        rest
    }

    #[must_use]
    pub fn plus(&self, other: &Pile) -> Pile {
        let mut sum = *self;
        sum.add_all(other);
        sum
    }

    /// Of each kind no more than the other pile has.
    pub fn limit_to(&mut self, other: &Pile) {
        for (count, most) in self.counts.iter_mut().zip(&other.counts) {
            *count = (*count).min(*most);
        }
    }

    pub fn take(&mut self) -> Pile {
        std::mem::take(self)
    }

    /// The kinds that are here, each once, with how many.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        // Eight kinds at a time: most are not there.
        self.counts.chunks_exact(8).enumerate().flat_map(|(chunk, counts)| {
            let mut word = u64::from_le_bytes([
                counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6], counts[7],
            ]);
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let byte = word.trailing_zeros() / 8;
                let count = (word >> (byte * 8)) as u8;
                word &= !(0xff << (byte * 8));
                Some((Card::ALL[chunk * 8 + byte as usize], count))
            })
        })
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

const _: () = assert!(Card::COUNT.is_multiple_of(8), "Pile::kinds walks eight kinds at a time");

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
            let place = pile.counts.get_mut(usize::from(kind)).ok_or_else(|| Error::custom("no such card"))?;
            *place = count;
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
