//! What is kept of when people play.

use crate::StoreError;
use async_trait::async_trait;
use table::{Hours, Millis, PersonId};

/// Keeps when people play, for the clocks of games over days.
#[async_trait]
pub trait KeepsHours {
    /// When this person plays, if they have said so.
    async fn hours(&self, person: &PersonId) -> Result<Option<Hours>, StoreError>;

    /// Keeps when a person plays, instead of what they said before. [`StoreError::NotFound`] if they have no session here:
    /// so there is never more than one row for each.
    async fn set_hours(&self, person: &PersonId, hours: &Hours, now: Millis) -> Result<(), StoreError>;
}
