//! After the game, and looking back: replay, scores, curves, turning points, records up and down, "continue from here", "play again".

mod after;
mod analysis;
mod curve;
mod film;
mod moves;
mod records;
mod result;
mod scores;

pub use after::{again, continue_record, continue_table};
pub use analysis::show as analysis;
pub use curve::settled;
pub use film::{of_record, of_table, of_table_now};
pub use records::{download, upload, upload_form};
pub use result::show as result;
pub use scores::scores;
