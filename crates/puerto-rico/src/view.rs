//! What a seat can know: everything but the order of the face-down plantations, which no position holds anyway.

use crate::position::Position;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// What one seat, or a spectator, can know. All questions a page may ask are those of [`Position`]: prices, forecasts,
/// loads, scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewText")]
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

/// A view that nobody has checked yet: its position has been, but not who looks at it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewText {
    observer: Option<Seat>,
    position: Position,
}

impl TryFrom<ViewText> for View {
    type Error = String;

    fn try_from(ViewText { observer, position }: ViewText) -> Result<View, String> {
        match observer {
            Some(seat) if seat.index() >= usize::from(position.players()) => Err(format!(
                "this view cannot be: the observer is seat {}, who is not at the table",
                seat.number()
            )),
            _ => Ok(View { observer, position }),
        }
    }
}
