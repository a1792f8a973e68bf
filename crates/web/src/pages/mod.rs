//! The pages, a folder per family.

pub mod about;
pub mod front;
pub mod lobby;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;

/// A share as a whole number of hundredths.
pub fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}
