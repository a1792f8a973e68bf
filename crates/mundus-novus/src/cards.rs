//! A bag of resource cards, six bits a kind: five for the number (at most 16), one free for carries.

use crate::components::Resource;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{borrow::Cow, collections::BTreeMap};

const WIDTH: usize = 6;
/// One card of every kind.
const ONES: u64 = {
    let (mut ones, mut kind) = (0, 0);
    while kind < Resource::COUNT {
        ones |= 1 << (kind * WIDTH);
        kind += 1;
    }
    ones
};
/// The free bit of every kind.
const FREE: u64 = ONES << (WIDTH - 1);
/// The kinds that are not relics.
const PLAIN_FIELDS: u64 = (1 << (Resource::PLAIN * WIDTH)) - 1;

/// How many cards of each kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// All cards of the game.
    pub const ALL: Cards = {
        let (mut all, mut kind) = (0, 0);
        while kind < Resource::COUNT {
            all |= (Resource::CARDS[kind] as u64) << (kind * WIDTH);
            kind += 1;
        }
        Cards(all)
    };

    /// One card.
    #[inline]
    pub const fn one(resource: Resource) -> Cards {
        Cards::of_kind(resource.index())
    }

    /// Some cards of one kind.
    #[inline]
    pub const fn some(resource: Resource, count: u8) -> Cards {
        Cards((count as u64) << (resource.index() * WIDTH))
    }

    /// One card of the kind with this index.
    #[inline]
    pub(crate) const fn of_kind(kind: usize) -> Cards {
        // Looked up: half of the instructions it takes to work it out.
        static KINDS: [Cards; Resource::COUNT] = {
            let mut kinds = [Cards::NONE; Resource::COUNT];
            let mut kind = 0;
            while kind < Resource::COUNT {
                kinds[kind] = Cards(1 << (kind * WIDTH));
                kind += 1;
            }
            kinds
        };
        KINDS[kind]
    }

    /// How many of this kind.
    #[inline]
    pub const fn get(self, resource: Resource) -> u8 {
        (self.0 >> (resource.index() * WIDTH) & 31) as u8
    }

    /// How many relics.
    #[inline]
    pub const fn relics(self) -> u8 {
        (self.0 >> (Resource::PLAIN * WIDTH)) as u8
    }

    /// One more of this kind.
    #[inline]
    pub fn add(&mut self, resource: Resource) {
        self.0 += Cards::one(resource).0;
    }

    /// One less of this kind; there must be one.
    #[inline]
    pub fn remove(&mut self, resource: Resource) {
        debug_assert!(self.get(resource) > 0);
        self.0 -= Cards::one(resource).0;
    }

    /// Both bags together; no kind may have more than 31.
    #[inline]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Without these, which must be among them.
    #[inline]
    pub const fn without(self, other: Cards) -> Cards {
        debug_assert!(self.covers(other));
        Cards(self.0 - other.0)
    }

    /// Without as many of these as there are.
    #[inline]
    pub const fn less(self, other: Cards) -> Cards {
        let difference = (self.0 | FREE) - other.0;
        let enough = difference & FREE;
        Cards(difference & (enough - (enough >> (WIDTH - 1))))
    }

    /// Are these among them?
    #[inline]
    pub const fn covers(self, other: Cards) -> bool {
        ((self.0 | FREE) - other.0) & FREE == FREE
    }

    /// Nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards.
    #[inline]
    pub const fn total(self) -> u8 {
        const EVEN: u64 = 0x03F_03F_03F_03F_03F;
        let pairs = (self.0 & EVEN) + (self.0 >> WIDTH & EVEN);
        (pairs.wrapping_mul(0x001_001_001_001_001) >> 48) as u8
    }

    /// The kinds with at least `least` cards (1 to 16), as a set of indices.
    #[inline]
    pub const fn at_least(self, least: u8) -> u16 {
        debug_assert!(least >= 1 && least <= 16);
        // A kind's free bit is carried into exactly if it has enough. Each half of the free bits is then multiplied
        // into neighbouring places: bit 6i times 2^(24-5i) lands on 24+i, and no two products meet.
        const GATHER: u64 = 1 << 24 | 1 << 19 | 1 << 14 | 1 << 9 | 1 << 4;
        const HALF: u64 = ONES & ((1 << (5 * WIDTH)) - 1);
        let enough = (self.0 + ONES * (32 - least as u64)) >> (WIDTH - 1) & ONES;
        let low = ((enough & HALF).wrapping_mul(GATHER) >> 24) & 31;
        let high = ((enough >> (5 * WIDTH)).wrapping_mul(GATHER) >> 24) & 31;
        (low | high << 5) as u16
    }

    /// The kinds in it, as a set of indices.
    #[inline]
    pub const fn kinds(self) -> u16 {
        self.at_least(1)
    }

    /// The cards that are not relics.
    #[inline]
    pub const fn plain(self) -> Cards {
        Cards(self.0 & PLAIN_FIELDS)
    }

    /// Every card, by number.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL
            .into_iter()
            .flat_map(move |resource| std::iter::repeat_n(resource, self.get(resource).into()))
    }

    /// The sum of the numbers, a relic for ten; of at most six cards.
    #[inline]
    pub const fn sum(self) -> u8 {
        // A product of polynomials: the numbers in falling order meet their kinds in the last place, and no place
        // reaches 64.
        const NUMBERS: u64 = {
            let (mut numbers, mut kind) = (0, 0);
            while kind < Resource::COUNT {
                numbers |= (Resource::COUNT - kind) as u64 * (1 << (kind * WIDTH));
                kind += 1;
            }
            numbers
        };
        (self.0.wrapping_mul(NUMBERS) >> (Resource::PLAIN * WIDTH)) as u8 & 63
    }

    /// By kind, as weights.
    #[inline]
    pub fn counts(self) -> [u8; Resource::COUNT] {
        std::array::from_fn(|kind| (self.0 >> (kind * WIDTH) & 31) as u8)
    }

    /// From numbers by kind; nothing if there are not that many cards of a kind.
    pub fn from_counts(counts: &[u8; Resource::COUNT]) -> Option<Cards> {
        let fits = counts.iter().zip(Resource::CARDS).all(|(&count, most)| count <= most);
        fits.then(|| {
            let field = |(kind, &count): (usize, &u8)| u64::from(count) << (kind * WIDTH);
            Cards(counts.iter().enumerate().map(field).sum())
        })
    }
}

impl FromIterator<Resource> for Cards {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Cards {
        let mut cards = Cards::NONE;
        resources.into_iter().for_each(|resource| cards.add(resource));
        cards
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<Resource, u8>::json_schema(generator)
    }
}

/// Cards as people write them: `{"corn": 2, "relic": 1}`.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let held = Resource::ALL.into_iter().map(|resource| (resource, self.get(resource)));
        serializer.collect_map(held.filter(|(_, count)| *count > 0).collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let mut counts = [0; Resource::COUNT];
        for (resource, count) in BTreeMap::<Resource, u8>::deserialize(deserializer)? {
            let most = Resource::CARDS[resource.index()];
            if count > most {
                let message = format!("{count} cards of {}, there are only {most}", resource.id());
                return Err(D::Error::custom(message));
            }
            counts[resource.index()] = count;
        }
        Ok(Cards::from_counts(&counts).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag(numbers: [u8; Resource::COUNT]) -> Cards {
        Cards::from_counts(&numbers).expect("there are that many cards")
    }

    #[test]
    fn bags_are_counted_kind_by_kind() {
        let numbers = [16, 0, 3, 1, 12, 2, 0, 8, 4, 12];
        let cards = bag(numbers);
        assert_eq!(cards.counts(), numbers);
        assert_eq!(cards.total(), 58);
        assert_eq!(Cards::ALL.total(), 120);
        assert_eq!((cards.relics(), cards.plain().total()), (12, 46));
        for least in 1..=16 {
            let expected =
                (0..10).filter(|&kind| numbers[kind] >= least).fold(0, |set, kind| set | 1 << kind);
            assert_eq!(cards.at_least(least), expected, "at least {least}");
        }
        assert_eq!(bag([1, 2, 0, 0, 0, 0, 0, 0, 1, 1]).sum(), 1 + 4 + 9 + 10);
        assert_eq!(bag([0, 0, 0, 0, 0, 0, 0, 0, 0, 6]).sum(), 60);
        assert_eq!(bag([6, 0, 0, 0, 0, 0, 0, 0, 0, 0]).sum(), 6);
    }

    #[test]
    fn taking_away_stops_at_nothing() {
        let (mine, theirs) = (bag([3, 1, 0, 5, 0, 0, 0, 0, 0, 2]), bag([1, 4, 2, 5, 0, 0, 0, 0, 0, 3]));
        assert_eq!(mine.less(theirs), bag([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
        assert!(!mine.covers(theirs) && mine.covers(mine) && mine.covers(Cards::NONE));
        assert_eq!(mine.and(theirs).without(theirs), mine);
    }
}
