//! What a seat can know: everything but the order of the face-down plantations, which no position holds anyway.

use crate::position::Position;
use game::Seat;
use serde::Serialize;
use std::ops::Deref;

/// What one seat, or a spectator, can know. All questions a page may ask are those of [`Position`]: prices, forecasts,
/// loads, scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose view; `None` for a spectator.
    pub observer: Option<Seat>,
    /// Everything on the table.
    pub position: Position,
}

impl Deref for View {
    type Target = Position;

    fn deref(&self) -> &Position {
        &self.position
    }
}
