//! The pages, a folder per family.

pub mod about;
pub mod admin;
pub mod challenge;
pub mod daily;
pub mod front;
pub mod lessons;
pub mod lobby;
pub mod notices;
pub mod people;
pub mod puzzles;
pub mod reasoning;
pub mod replay;
pub mod rules;
pub mod settings;
pub mod table;
pub mod tournaments;
pub mod tv;

/// A share as a whole number of hundredths.
pub fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}
