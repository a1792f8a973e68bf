//! Sets of actions, and how the chapters put them together.

use crate::action::at;
use game::{ActionSet, Bits};

/// A set of actions by index.
pub type Actions = Bits<3>;

const _: () = assert!(at::END <= 3 * 64);

/// Building sets from blocks of indices.
pub(crate) trait Blocks {
    /// A set with `bits` put in from index `from` on; they must not cross the end of a word.
    fn block(from: usize, bits: u64) -> Self;
    /// With the action of this index, too.
    fn or(self, index: usize) -> Self;
    /// Both sets together.
    fn and(self, other: Self) -> Self;
}

impl Blocks for Actions {
    #[inline]
    fn block(from: usize, bits: u64) -> Actions {
        let mut set = Actions::default();
        set.0[from / 64] = bits << (from % 64);
        set
    }

    #[inline]
    fn or(mut self, index: usize) -> Actions {
        self.insert(index);
        self
    }

    #[inline]
    fn and(self, other: Actions) -> Actions {
        let (Bits([a, b, c]), Bits([d, e, f])) = (self, other);
        Bits([a | d, b | e, c | f])
    }
}
