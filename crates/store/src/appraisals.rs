//! What is kept of how well people played: for each seat of a finished game what its decisions cost, once that was worked out.

use crate::StoreError;
use async_trait::async_trait;
use table::PersonId;

/// What the decisions of a seat cost, in a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Appraisal {
    /// The table.
    pub table: String,
    /// The seat, counted from 1.
    pub seat: u8,
    /// The version of the measure.
    pub version: u32,
    /// What was found, as JSON.
    pub costs: String,
}

/// Keeps appraisals. They belong to seats, and so to the people who played them by the results of the game.
#[async_trait]
pub trait Appraisals {
    /// Keeps an appraisal, in place of an earlier one of that seat. [`StoreError::NotFound`] if the game has no result.
    async fn keep_appraisal(&self, appraisal: &Appraisal) -> Result<(), StoreError>;

    /// The appraisals of this version of all seats that a person has played, in no particular order.
    async fn appraisals(&self, person: &PersonId, version: u32) -> Result<Vec<Appraisal>, StoreError>;
}
