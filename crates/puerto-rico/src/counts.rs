//! How many of each of the five kinds, of barrels or of plantations: eight bytes that are counted as one number.

use crate::components::Good;
use game::nonzero_bytes;
use serde::{Serialize, Serializer};

/// Amounts of the five goods (or plantations). Every amount stays below 128, so sums never spill into a neighbour.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts([u8; 8]);

const ONES: u64 = 0x0101_0101_0101_0101;
const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
/// The sum of the bytes, which is below 256.
#[inline]
pub(crate) const fn sum_of_bytes(bytes: u64) -> u8 {
    (bytes.wrapping_mul(ONES) >> 56) as u8
}

/// The smaller of each pair of bytes; every byte is below 128.
#[inline]
pub(crate) const fn least_bytes(a: u64, b: u64) -> u64 {
    // The top bit of a byte stays where the byte of `a` is not below that of `b`.
    let not_below = ((a | !LOW) - b) >> 7 & ONES;
    a ^ ((a ^ b) & (not_below * 0xFF))
}

impl Counts {
    /// These amounts.
    #[inline]
    pub const fn new(amounts: [u8; Good::COUNT]) -> Counts {
        let [a, b, c, d, e] = amounts;
        Counts([a, b, c, d, e, 0, 0, 0])
    }

    /// Some barrels of one kind.
    pub const fn of(good: Good, amount: u8) -> Counts {
        let mut counts = [0; 8];
        counts[good as usize] = amount;
        Counts(counts)
    }

    /// The amounts as the bytes of a number.
    #[inline]
    pub(crate) const fn from_number(number: u64) -> Counts {
        Counts(number.to_le_bytes())
    }

    #[inline]
    const fn number(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// How many of this kind.
    #[inline]
    pub const fn get(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many of the kind with this index.
    #[inline]
    pub(crate) const fn at(self, index: usize) -> u8 {
        self.0[index & 7]
    }

    /// One kind's amount, to change.
    #[inline]
    pub(crate) const fn of_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }

    /// A bit for every kind there is some of.
    #[inline]
    pub const fn kinds(self) -> u32 {
        nonzero_bytes(self.number()) as u32
    }

    /// All together.
    #[inline]
    pub const fn total(self) -> u8 {
        sum_of_bytes(self.number())
    }

    /// None at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.number() == 0
    }

    /// With these added.
    #[inline]
    pub(crate) const fn plus(self, more: Counts) -> Counts {
        Counts((self.number() + more.number()).to_le_bytes())
    }

    /// With these taken away; none of them is more than there is.
    #[inline]
    pub(crate) const fn minus(self, less: Counts) -> Counts {
        Counts((self.number() - less.number()).to_le_bytes())
    }

    /// The smaller amount of each kind.
    #[inline]
    pub(crate) const fn least(self, other: Counts) -> Counts {
        Counts(least_bytes(self.number(), other.number()).to_le_bytes())
    }

    /// The amounts, by index of the good.
    #[inline]
    pub const fn amounts(self) -> [u8; Good::COUNT] {
        let [a, b, c, d, e, ..] = self.0;
        [a, b, c, d, e]
    }

    /// The kinds there is some of, with their amounts.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().zip(self.0).filter(|&(_, amount)| amount > 0)
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(good, amount)| (good.id(), amount)))
    }
}

impl schemars::JsonSchema for Counts {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Counts".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        <std::collections::BTreeMap<Good, u8> as schemars::JsonSchema>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_and_totals_are_those_of_the_amounts() {
        let counts = Counts::new([3, 0, 11, 0, 127]);
        assert_eq!(counts.kinds(), 0b10101);
        assert_eq!(counts.total(), 141);
        assert_eq!(counts.least(Counts::new([1, 1, 20, 0, 5])), Counts::new([1, 0, 11, 0, 5]));
        assert_eq!(counts.minus(Counts::of(Good::Sugar, 11)).kinds(), 0b10001);
        assert!(Counts::default().is_empty());
    }
}
