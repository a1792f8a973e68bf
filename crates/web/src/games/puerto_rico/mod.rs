//! Puerto Rico on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod help;
mod places;
mod shortcuts;

face!(style: ["shore", "market", "players", "sizes"], shortcuts: shortcuts::shortcuts);
