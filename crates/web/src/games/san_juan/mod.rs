//! San Juan on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;

face!(style: ["cards", "middle", "players", "sizes"], shortcuts: |_| Vec::new(), proposal: |_| Vec::new(), standing: |_, _| None);
