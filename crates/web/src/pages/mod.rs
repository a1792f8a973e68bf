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

use crate::speech::Tongue;
use game::phrase;

/// The reader's own result in a game, in words.
pub fn own_result(words: &Tongue, place: u8, points: i32) -> String {
    let id = words.here("people-my-result-here", "people-my-result");
    words.say(&phrase!(id, place = place, points = points))
}

/// A share as a whole number of hundredths.
pub fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}
