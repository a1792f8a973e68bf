//! A set of actions, and a broken one that lists them in falling order.

use super::flaw;
use game::{ActionSet, Bits};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Set(Bits<1>);

impl ActionSet for Set {
    fn words(&self) -> &[u64] {
        self.0.words()
    }

    fn words_mut(&mut self) -> &mut [u64] {
        self.0.words_mut()
    }

    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let mut indices: Vec<usize> = self.0.iter().collect();
        if flaw::now() == flaw::UNSORTED {
            indices.reverse();
        }
        indices.into_iter()
    }
}
