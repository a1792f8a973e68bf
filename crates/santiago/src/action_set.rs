//! Sets of actions, and how the chapters put them together.

use crate::action::at;
use game::{ActionSet, Bits};

/// A set of actions by index: [`Bits`], with a short way to choose where all of them lie in the first word. That is so
/// in four choices of five, because the blocks of indices are ordered for it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Actions([u64; 3]);

const _: () = assert!(at::END <= 3 * 64);

impl ActionSet for Actions {
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
        let [first, second, third] = self.0;
        first | second | third == 0
    }

    #[inline]
    fn choose(&self, below: impl FnOnce(u32) -> u32) -> (u32, usize) {
        let [first, second, third] = self.0;
        if second | third != 0 {
            return Bits(self.0).choose(below);
        }
        let count = first.count_ones();
        let mut word = first;
        // Counting down by shifts keeps the compiler from unrolling the loop, which would cost more than it saves.
        let mut steps = (1u64 << if count > 1 { below(count) } else { 0 }) >> 1;
        while steps != 0 {
            word &= word - 1;
            steps >>= 1;
        }
        (count, word.trailing_zeros() as usize)
    }
}

impl Actions {
    /// A set with `bits` put in from index `from` on; they must not cross the end of a word.
    #[inline]
    pub(crate) fn block(from: usize, bits: u64) -> Actions {
        let mut set = Actions::default();
        set.0[from / 64] = bits << (from % 64);
        set
    }

    /// With the action of this index, too.
    #[inline]
    pub(crate) fn or(mut self, index: usize) -> Actions {
        self.insert(index);
        self
    }

    /// Both sets together.
    #[inline]
    pub(crate) fn and(self, other: Actions) -> Actions {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Actions([a | d, b | e, c | f])
    }
}
