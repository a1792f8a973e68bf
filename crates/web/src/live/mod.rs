//! Live updates: one stream of server-sent events per browser says which table has a new entry.
//!
//! An event carries no content, only numbers: `table:entry`. A page that hears it fetches the regions that changed, so a
//! stream cannot tell anything that a page does not, and after a lost connection the numbers alone say what was missed.

pub mod board;
mod stream;

pub use board::{Bulletin, Elsewhere, News};
pub use stream::stream;
