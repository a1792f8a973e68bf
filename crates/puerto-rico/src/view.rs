//! What a seat can know: everything but the order of the face-down plantations, which no position holds anyway.

use crate::position::Position;

/// What one seat, or a spectator, can know. All questions a page may ask are those of [`Position`]: prices, forecasts,
/// loads, scores.
pub type View = game::OpenView<Position>;

impl game::Seated for Position {
    fn players(&self) -> u8 {
        Position::players(self)
    }
}
