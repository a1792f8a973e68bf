//! Before a game: the form for a new table, the invitation, the chairs.

pub mod join;
pub mod new;
mod room;

pub use room::{invite, room};
