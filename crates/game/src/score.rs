//! Points by category.

/// The most score categories a game may have.
pub const MAX_CATEGORIES: usize = 12;

/// The points of one seat, in the order of the game's categories.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score(pub [i16; MAX_CATEGORIES]);

impl Score {
    /// All points together.
    #[inline]
    pub fn total(&self) -> i32 {
        self.0.iter().map(|&points| i32::from(points)).sum()
    }
}

/// Places by descending rank values: equal values share a place, the next place is counted on (1, 1, 3).
pub fn places_by<T: Ord>(values: &[T]) -> Vec<u8> {
    values.iter().map(|mine| 1 + values.iter().filter(|other| *other > mine).count() as u8).collect()
}
