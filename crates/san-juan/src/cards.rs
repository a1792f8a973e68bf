//! A bag of cards, four bits a kind: no kind has more than ten copies.

use crate::components::Card;
use game::{Fault, fault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const PER_WORD: usize = 16;

const _: () = assert!(Card::COUNT <= 3 * PER_WORD, "a bag has no room for more kinds");
const _: () = assert!(
    Card::COUNT.is_multiple_of(8),
    "kinds are counted eight at a time, and the rest would be left out"
);
const _: () = {
    let mut at = 0;
    while at < Card::COUNT {
        assert!(Card::DATA[at].copies < 1 << 4, "a kind has four bits");
        at += 1;
    }
};

/// How many cards of each kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u64; 3]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 3]);

    /// How many of this kind.
    #[inline]
    pub const fn get(&self, card: Card) -> u8 {
        (self.0[card.index() / PER_WORD] >> (card.index() % PER_WORD * 4) & 15) as u8
    }

    /// One more of this kind.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.index() / PER_WORD] += 1 << (card.index() % PER_WORD * 4);
    }

    /// Some more of this kind.
    #[inline]
    pub fn add_some(&mut self, card: Card, count: u8) {
        self.0[card.index() / PER_WORD] += u64::from(count) << (card.index() % PER_WORD * 4);
    }

    /// One less of this kind; there must be one.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / PER_WORD] -= 1 << (card.index() % PER_WORD * 4);
    }

    /// All of another bag too; together no kind may have more than 15.
    #[inline]
    pub fn add_all(&mut self, other: &Cards) {
        for (mine, other) in self.0.iter_mut().zip(other.0) {
            *mine += other;
        }
    }

    /// Adds these cards to counts by kind.
    #[inline]
    pub(crate) fn add_to(&self, counts: &mut [u8; Card::COUNT]) {
        for (eight, eights) in counts.as_chunks_mut::<8>().0.iter_mut().enumerate() {
            // Eight kinds at a time: half a word of four bits each becomes a word of bytes.
            let mut bytes = self.0[eight / 2] >> (eight % 2 * 32) & 0xFFFF_FFFF;
            bytes = (bytes | bytes << 16) & 0x0000_FFFF_0000_FFFF;
            bytes = (bytes | bytes << 8) & 0x00FF_00FF_00FF_00FF;
            bytes = (bytes | bytes << 4) & 0x0F0F_0F0F_0F0F_0F0F;
            *eights = (u64::from_le_bytes(*eights) + bytes).to_le_bytes();
        }
    }

    /// Nothing in it?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// How many cards.
    pub fn total(&self) -> u8 {
        Card::ALL.iter().map(|&card| self.get(card)).sum()
    }

    /// The kinds in it, as a set.
    pub fn kinds(&self) -> u64 {
        Card::ALL.iter().filter(|&&card| self.get(card) > 0).fold(0, |set, card| set | card.bit())
    }

    /// Every card, in the order of the table.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, self.get(card).into()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut bag = Cards::NONE;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// Cards by kind as people write them: `{"library": 1, "smithy": 2}`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardList(pub BTreeMap<Card, u8>);

impl From<&Cards> for CardList {
    fn from(cards: &Cards) -> CardList {
        CardList(
            Card::ALL
                .into_iter()
                .map(|card| (card, cards.get(card)))
                .filter(|(_, count)| *count > 0)
                .collect(),
        )
    }
}

impl CardList {
    /// From counts by kind.
    pub(crate) fn from_counts(counts: &[u8; Card::COUNT]) -> CardList {
        CardList(
            Card::ALL
                .into_iter()
                .map(|card| (card, counts[card.index()]))
                .filter(|(_, count)| *count > 0)
                .collect(),
        )
    }

    /// A bag of them; the kinds of which there are impossibly many are told.
    pub(crate) fn cards(&self, what: &str, faults: &mut Vec<Fault>) -> Cards {
        let mut bag = Cards::NONE;
        for (&card, &count) in &self.0 {
            if count > card.data().copies {
                faults.push(fault!(
                    "too-many",
                    "{what}: {count} cards of {card}, there are only {copies}",
                    what,
                    count,
                    card = card.id(),
                    copies = card.data().copies
                ));
            } else {
                (0..count).for_each(|_| bag.add(card));
            }
        }
        bag
    }
}

impl<const N: usize> From<[(Card, u8); N]> for CardList {
    fn from(cards: [(Card, u8); N]) -> CardList {
        CardList(cards.into_iter().collect())
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        CardList::json_schema(generator)
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        CardList::from(self).serialize(serializer)
    }
}
