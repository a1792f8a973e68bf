//! Santiago de Cuba on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod shortcuts;

face!(style: ["base", "street", "town", "bay", "players", "sizes"], shortcuts: shortcuts::shortcuts, proposal: |_| Vec::new(), standing: |_, _| None);
