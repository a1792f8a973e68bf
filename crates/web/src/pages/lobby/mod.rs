//! Before a game: the form for a new table, the invitation, the chairs, the talk there; and the rematch.

mod chairs;
pub mod clock;
pub mod join;
pub mod last;
pub mod new;
pub mod rematch;
mod room;
mod talk;

pub use room::{laid_out, room};
