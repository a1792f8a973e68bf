//! Puerto Rico on the pages: its board, drawings, help, style and words.

pub mod art;
#[allow(missing_docs, reason = "fields of the board's model are named after what they show")]
pub mod board;
pub mod help;
pub mod reading;
mod shortcuts;

use super::Face;

/// What it brings to its pages.
pub const FACE: Face = Face {
    style: ("puerto-rico.css", include_str!("style.css")),
    scene: art::SCENE,
    sprite: art::sprite,
    words: game::words!("words"),
    board: reading::regions,
    help: help::tables,
    shortcuts: shortcuts::shortcuts,
};
