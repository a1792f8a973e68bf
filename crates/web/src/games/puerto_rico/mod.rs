//! Puerto Rico on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod proposal;

face!(style: ["shore", "market", "players", "sizes"], shortcuts: |_| Vec::new(), proposal: proposal::proposal, standing: proposal::standing);
