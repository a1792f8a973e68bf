//! The view of a game that hides nothing but chance: the whole position, and who looks at it.

use crate::{Fault, Impossible, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// A position that says how many play.
pub trait Seated {
    /// How many play.
    fn players(&self) -> u8;
}

/// What one seat, or a spectator, can know where everything lies open. All questions about the position can be put to
/// the view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Unchecked<P>", bound(deserialize = "P: Deserialize<'de> + Seated"))]
#[schemars(rename = "View")]
pub struct OpenView<P> {
    /// Whose view it is; a spectator's if nobody's.
    pub observer: Option<Seat>,
    /// Everything on the table.
    pub position: P,
}

impl<P> Deref for OpenView<P> {
    type Target = P;

    fn deref(&self) -> &P {
        &self.position
    }
}

/// A view that nobody has checked yet: its position has been, but not who looks at it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "View")]
struct Unchecked<P> {
    observer: Option<Seat>,
    position: P,
}

impl<P: Seated> TryFrom<Unchecked<P>> for OpenView<P> {
    type Error = Impossible;

    fn try_from(Unchecked { observer, position }: Unchecked<P>) -> Result<OpenView<P>, Impossible> {
        let absent = observer.filter(|seat| seat.index() >= usize::from(position.players()));
        let faults = absent.map(|seat| Fault::not_at_table("the observer", seat)).into_iter().collect();
        Impossible::unless("view", OpenView { observer, position }, faults)
    }
}
