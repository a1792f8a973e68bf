//! The trading house: five price cards, shuffled once; a used card goes under the pile, so the order repeats.

pub use crate::components::{PRICE_CARDS, Prices};
use game::Chance;

/// Their names in records.
pub(crate) static PRICE_NAMES: [&str; PRICE_CARDS.len()] = ["11122", "11222", "11223", "12223", "12233"];

/// The name of a price card: its prices.
pub fn price_card_id(card: usize) -> &'static str {
    PRICE_NAMES[card]
}

/// The pile: what has been seen of its order. What has not been turned over yet is in no order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct TradingHouse {
    /// The cards turned over so far, in their order.
    pub(crate) order: [u8; PRICE_CARDS.len()],
    /// How many of them are known.
    pub(crate) known: u8,
    /// Which place of the order is turned over next.
    pub(crate) next: u8,
}

impl TradingHouse {
    /// Turns the next card over and returns its number.
    #[inline]
    pub(crate) fn turn<C: Chance + ?Sized>(&mut self, chance: &mut C) -> usize {
        let at = usize::from(self.next);
        if self.next == self.known {
            let mut left = [1; PRICE_CARDS.len()];
            self.order[..at].iter().for_each(|&seen| left[usize::from(seen)] = 0);
            self.order[at] = chance.pick(&PRICE_NAMES, &left) as u8;
            self.known += 1;
        }
        self.next = if at + 1 == PRICE_CARDS.len() { 0 } else { self.next + 1 };
        self.order[at].into()
    }

    /// The card turned over last, if there is one.
    #[inline]
    pub fn last(&self) -> Option<usize> {
        let last = if self.next == 0 { PRICE_CARDS.len() } else { self.next.into() } - 1;
        (self.known > 0).then(|| self.order[last].into())
    }

    /// The cards turned over so far, in their order.
    pub fn known(&self) -> &[u8] {
        &self.order[..self.known.into()]
    }

    /// What is known of the next cards, the very next one first; all five after a full cycle.
    pub fn coming(&self) -> Vec<usize> {
        let count = PRICE_CARDS.len();
        if self.known().len() < count {
            return Vec::new();
        }
        (0..count).map(|ahead| self.order[(usize::from(self.next) + ahead) % count].into()).collect()
    }
}
