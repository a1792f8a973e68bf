//! Sets of actions by their dense index, as bits: what `legal` and `canonical` return.

use std::{fmt::Debug, hash::Hash};

/// A set of action indices. [`Bits`] is the one implementation; games choose its width.
pub trait ActionSet: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// The bits, lowest index first.
    fn words(&self) -> &[u64];
    /// The bits, to change.
    fn words_mut(&mut self) -> &mut [u64];

    /// Adds an index.
    #[inline]
    fn insert(&mut self, index: usize) {
        self.words_mut()[index / 64] |= 1 << (index % 64);
    }

    /// Takes an index out.
    #[inline]
    fn remove(&mut self, index: usize) {
        self.words_mut()[index / 64] &= !(1 << (index % 64));
    }

    /// Is this index in the set? An index beyond the width never is.
    #[inline]
    fn contains(&self, index: usize) -> bool {
        self.words().get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1)
    }

    /// How many indices.
    #[inline]
    fn len(&self) -> usize {
        self.words().iter().map(|word| word.count_ones() as usize).sum()
    }

    /// None at all?
    #[inline]
    fn is_empty(&self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    /// The lowest index.
    #[inline]
    fn first(&self) -> Option<usize> {
        let at = self.words().iter().position(|&word| word != 0)?;
        Some(at * 64 + self.words()[at].trailing_zeros() as usize)
    }

    /// The index with exactly `n` lower ones in the set.
    ///
    /// # Panics
    /// If the set has no more than `n`.
    #[inline]
    fn nth(&self, n: usize) -> usize {
        let mut left = n;
        for (at, &word) in self.words().iter().enumerate() {
            let here = word.count_ones() as usize;
            if left < here {
                return at * 64 + nth_in_word(word, left as u32);
            }
            left -= here;
        }
        panic!("the set has no more than {n} actions")
    }

    /// How many indices there are, and one of them: the one with `below(count)` lower ones in the set. `below` is asked
    /// only if there are at least two. (One pass where [`ActionSet::len`] and [`ActionSet::nth`] need two: playouts live
    /// on it.)
    ///
    /// The set must not be empty.
    #[inline]
    fn choose(&self, below: impl FnOnce(u32) -> u32) -> (u32, usize) {
        let count = self.len() as u32;
        (count, self.nth(if count > 1 { below(count) as usize } else { 0 }))
    }

    /// The indices, lowest first.
    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words().iter().enumerate().flat_map(|(at, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let bit = left.trailing_zeros() as usize;
                    left &= left - 1;
                    at * 64 + bit
                })
            })
        })
    }
}

/// A set of action indices below `64 * W`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const W: usize>(pub [u64; W]);

impl<const W: usize> Default for Bits<W> {
    #[inline]
    fn default() -> Self {
        Bits([0; W])
    }
}

impl<const W: usize> ActionSet for Bits<W> {
    #[inline]
    fn words(&self) -> &[u64] {
        &self.0
    }

    #[inline]
    fn words_mut(&mut self) -> &mut [u64] {
        &mut self.0
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn choose(&self, below: impl FnOnce(u32) -> u32) -> (u32, usize) {
        // The shortcut: games order their indices so that most choices lie in one word, and mostly in the first.
        let last = W - 1;
        if self.0[1..].iter().fold(0, |all, word| all | word) == 0 {
            return choose_in_word(self.0[0], below);
        }
        if self.0[..last].iter().fold(0, |all, word| all | word) == 0 {
            let (count, place) = choose_in_word(self.0[last], below);
            return (count, last * 64 + place);
        }
        let counts = self.0.map(u64::count_ones);
        let count = counts.iter().sum();
        let mut left = if count > 1 { below(count) } else { 0 };
        for (at, &word) in self.0.iter().enumerate() {
            if left < counts[at] {
                return (count, at * 64 + nth_in_word(word, left));
            }
            left -= counts[at];
        }
        unreachable!("the number chosen is below the count")
    }
}

/// How many bits a word has, and one of them: see [`ActionSet::choose`]. There must be one.
#[inline(always)]
pub fn choose_in_word(word: u64, below: impl FnOnce(u32) -> u32) -> (u32, usize) {
    debug_assert!(word != 0, "there is nothing to choose");
    let count = word.count_ones();
    (count, nth_in_word(word, if count > 1 { below(count) } else { 0 }))
}

/// The bit with exactly `n` lower ones in the word; there must be more than `n`.
///
/// The processor has an instruction that puts the bit at place `n` where the word has its bit number `n`. A loop over the
/// bits takes as many rounds as nobody can foresee, and every surprise costs as much as twenty instructions.
#[inline(always)]
pub fn nth_in_word(word: u64, n: u32) -> usize {
    #[cfg(target_feature = "bmi2")]
    let bit = safe_arch::population_deposit_u64(1 << n, word);
    #[cfg(not(target_feature = "bmi2"))]
    let bit = nth_bit_of(word, n);
    bit.trailing_zeros() as usize
}

/// The same on processors without that instruction: the lowest bits go, one by one.
#[cfg(any(test, not(target_feature = "bmi2")))]
fn nth_bit_of(word: u64, n: u32) -> u64 {
    (0..n).fold(word, |left, _| left & (left - 1))
}

impl<const W: usize> Bits<W> {
    /// A set of `bits` from index `from` on; they may cross into the next word, but not the end of the set.
    #[inline(always)]
    pub const fn block(from: usize, bits: u64) -> Bits<W> {
        let mut set = Bits([0; W]);
        set.put(from, bits);
        set
    }

    /// What of this set has at least this index.
    pub fn at_least(self, index: usize) -> Bits<W> {
        Bits(std::array::from_fn(|word| match index.saturating_sub(64 * word) {
            all @ 0..64 => self.0[word] & u64::MAX << all,
            _ => 0,
        }))
    }

    /// How many words.
    pub const WORDS: usize = W;

    /// Puts `bits` in from index `from` on; they may cross into the next word, but not the end of the set.
    #[inline(always)]
    pub const fn put(&mut self, from: usize, bits: u64) {
        let (word, shift) = (from / 64, from % 64);
        self.0[word] |= bits << shift;
        if shift > 0 && word + 1 < W {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    /// With this index, too.
    #[inline]
    pub fn with(mut self, index: usize) -> Bits<W> {
        self.insert(index);
        self
    }

    /// Both sets together.
    #[inline]
    pub fn union(self, other: Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_and_iter_agree_across_words() {
        let mut set = Bits::<3>::default();
        let indices = [0, 5, 63, 64, 100, 127, 128, 191];
        for index in indices {
            set.insert(index);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), indices);
        assert_eq!(set.len(), indices.len());
        for (n, index) in indices.into_iter().enumerate() {
            assert_eq!(set.nth(n), index);
            assert_eq!(set.choose(|count| n as u32 % count), (indices.len() as u32, index));
        }
        assert!(!set.contains(1_000));
        set.remove(0);
        assert_eq!(set.first(), Some(5));
    }

    #[test]
    fn every_way_to_choose_finds_every_index() {
        for indices in
            [&[7][..], &[0, 63], &[3, 9], &[1, 2, 60], &[70], &[64, 191], &[5, 130], &[0, 1, 2, 127]]
        {
            let set = indices.iter().fold(Bits::<3>::default(), |set, &index| set.with(index));
            let count = indices.len() as u32;
            for (n, &index) in indices.iter().enumerate() {
                let mut asked = 0;
                let chosen = set.choose(|bound| {
                    asked = bound;
                    n as u32
                });
                assert_eq!(chosen, (count, index));
                assert_eq!(asked, if count > 1 { count } else { 0 }, "asked only where there is a choice");
            }
        }
    }

    #[test]
    fn both_ways_find_the_same_bit() {
        for word in [1, 1 << 63, u64::MAX, 0b1011_0001, 0xF0F0_0000_0000_0F0F] {
            let places: Vec<usize> = (0..64).filter(|place| word >> place & 1 == 1).collect();
            for (n, &place) in places.iter().enumerate() {
                assert_eq!(nth_in_word(word, n as u32), place);
                assert_eq!(nth_bit_of(word, n as u32).trailing_zeros() as usize, place);
            }
        }
    }

    #[test]
    fn sets_are_put_together() {
        let set = Bits::<2>::block(62, 0b11).union(Bits::block(64, 0b101)).with(100);
        assert_eq!(set.iter().collect::<Vec<_>>(), [62, 63, 64, 66, 100]);
        assert!(!set.is_empty() && Bits::<2>::default().is_empty());
        assert_eq!(Bits::<2>::block(60, 0b10_0001).iter().collect::<Vec<_>>(), [60, 65]);
        for (least, left) in
            [(0, &[62, 63, 64, 66, 100][..]), (63, &[63, 64, 66, 100]), (65, &[66, 100]), (101, &[])]
        {
            assert_eq!(set.at_least(least).iter().collect::<Vec<_>>(), left);
        }
    }
}
