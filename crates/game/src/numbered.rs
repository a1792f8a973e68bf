//! The same chance for several tables: the n-th draw of a game is the same wherever it happens.

use crate::{Chance, Seed, TableChance};

/// In place of an epoch, marks a step whose draws are numbered: its stream then names how many outcomes were drawn since
/// the set-up. Nobody ever takes back that often.
pub const NUMBERED: u32 = u32::MAX - 1;

/// Every draw comes from a stream of its own number. So tables with the same seed turn over the same cards in the same order,
/// however the games between the draws go on.
#[derive(Clone, Debug)]
pub struct NumberedChance<'a> {
    seed: &'a Seed,
    next: u32,
}

impl<'a> NumberedChance<'a> {
    /// The draws from this one on, counted from 0 after the set-up.
    pub fn new(seed: &'a Seed, next: u32) -> NumberedChance<'a> {
        NumberedChance { seed, next }
    }
}

impl Chance for NumberedChance<'_> {
    fn pick(&mut self, names: &'static [&'static str], weights: &[u8]) -> usize {
        let outcome = TableChance::new(self.seed, NUMBERED, self.next).pick(names, weights);
        self.next = self.next.saturating_add(1);
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_depends_on_its_number_only() {
        const NAMES: &[&str] = &["a", "b", "c", "d", "e", "f", "g", "h"];
        let draw = |from, count| {
            let mut chance = NumberedChance::new(&[9; 32], from);
            (0..count).map(|_| chance.pick(NAMES, &[1; 8])).collect::<Vec<_>>()
        };
        assert_eq!([draw(0, 7), draw(7, 13)].concat(), draw(0, 20));
        assert_ne!(draw(0, 20), draw(1, 20));
    }
}
