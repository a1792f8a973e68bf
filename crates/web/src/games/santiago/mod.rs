//! Santiago de Cuba on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod help;
mod places;
mod shortcuts;

use super::Face;
use game::Words;

/// What it brings to its pages.
pub const FACE: Face = Face {
    style: concat!(
        include_str!("style/base.css"),
        include_str!("style/street.css"),
        include_str!("style/town.css"),
        include_str!("style/bay.css"),
        include_str!("style/players.css"),
        include_str!("style/sizes.css"),
    ),
    accent: include_str!("style/accent.css"),
    scene: art::SCENE,
    sprite: art::sprite,
    words: Words { en: include_str!("words/en.ftl"), fr: include_str!("words/fr.ftl") },
    board: places::regions,
    help: help::tables,
    shortcuts: shortcuts::shortcuts,
    proposal: |_| Vec::new(),
};
