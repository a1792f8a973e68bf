//! Comparing what was played with a line that was prepared.

use crate::{Table, entry::OpeningStep};

impl Table {
    /// Was everything at this table played as in this line, with the same outcomes of chance, as far as it has come?
    pub fn has_played(&self, line: &[OpeningStep]) -> bool {
        let same = |(played, step): (&std::sync::Arc<crate::state::Played>, &OpeningStep)| {
            played.seat == step.seat && played.action == step.action && played.chance == step.chance
        };
        self.line.len() <= line.len() && self.line.iter().zip(line).all(same)
    }
}
