//! Santiago de Cuba on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod help;
mod places;

face!(style: ["base", "street", "town", "bay", "players", "sizes"], shortcuts: |_| Vec::new());
