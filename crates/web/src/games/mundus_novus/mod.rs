//! Mundus Novus on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
pub mod plans;
mod shortcuts;

face!(style: ["base", "line", "ring", "quay", "players", "hand", "sizes"], shortcuts: shortcuts::shortcuts, proposal: |_| Vec::new(), standing: |_, _| None);
