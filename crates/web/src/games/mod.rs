//! The games on the pages, one folder each, and what all boards share. One line per game.

/// The face of a game, made of the files of its folder; `style` names the parts of its style sheet, in order. The other
/// fields follow it.
macro_rules! face {
    (style: [$($style:literal),*], $($field:ident: $value:expr),*) => {
        /// What it brings to its pages.
        pub const FACE: crate::games::Face = crate::games::Face {
            style: concat!($(include_str!(concat!("style/", $style, ".css"))),*),
            accent: include_str!("style/accent.css"),
            scene: art::SCENE,
            sprite: art::sprite,
            words: game::words!("words"),
            guide: game::words!("words/guide"),
            board: places::regions,
            help: help::tables,
            book: guide::book,
            tabletop: tabletop::lay_out,
            $($field: $value,)*
        };
    };
}

#[allow(missing_docs, reason = "the fields of what is drawn are named after what they show")]
pub mod board;
pub mod components;
pub mod guide;
pub mod mundus_novus;
pub mod puerto_rico;
pub mod san_juan;
pub mod santiago;
pub mod tabletop;

use crate::{
    regions::Region,
    scene::{Reader, Run, Scene, Shortcut},
    visitor::Visitor,
};
use catalog::{AnyView, GameId};
use game::{Seat, Words};
use maud::Markup;
use std::collections::BTreeSet;

/// The id of a question, and what answers it as things stand: actions in notation.
pub type Standing = (&'static str, Vec<String>);

/// The message that names what decides between equal points, and the number of every seat.
pub type TieBreak = (&'static str, Vec<u32>);

/// What a game brings to its pages beyond what all pages have.
pub struct Face {
    /// Its style sheet, for the pages that show it.
    pub style: &'static str,
    /// Its colour, for the style sheet of all pages.
    pub accent: &'static str,
    /// Its picture on the front page.
    pub scene: &'static str,
    /// Its drawings, to stand behind the common ones.
    pub sprite: fn() -> Markup,
    /// What moves when something is sold: a kind of piece, or what the home of one is called before the dash.
    pub sells: &'static str,
    /// The words of its board.
    pub words: Words,
    /// The words of its rulebook to read.
    pub guide: Words,
    /// Its board, as regions of the page.
    pub board: fn(&Scene) -> Vec<Region<'static>>,
    /// What is in its box, as tables for the page with its rules.
    pub help: fn(&Visitor) -> Markup,
    /// Its rulebook to read.
    pub book: fn() -> guide::Book,
    /// A table of it as seen from above, for its picture on the front page.
    pub tabletop: fn(&mut tabletop::Tabletop),
    /// How hard it is to learn, in stars of five.
    pub difficulty: usize,
    /// What a seat has built, each thing once, by id.
    pub built: fn(&AnyView, Seat) -> BTreeSet<&'static str>,
    /// What can be built at all, by id.
    pub buildable: fn() -> Vec<&'static str>,
    /// How messages call what is built: the name of a thing is the message `PREFIX-ID`.
    pub built_words: &'static str,
    /// What decides between equal points, if that is a number.
    pub tie_break: fn(&AnyView) -> Option<TieBreak>,
    /// Small steps that are told as one.
    pub runs: &'static [Run],
    /// Several actions at once that save clicks.
    pub shortcuts: fn(&Reader) -> Vec<Shortcut>,
    /// Actions that a decision of many small steps begins with, in notation: confirmed by one click, changed by others.
    pub proposal: fn(&Reader) -> Vec<String>,
    /// A question that can be answered ahead by "as it stands now", and the actions, in notation, that leave it so.
    pub standing: fn(&AnyView, Seat) -> Option<Standing>,
}

/// The board of whichever game, as regions of the page.
pub fn board(scene: &Scene) -> Vec<Region<'static>> {
    (face(scene.view.game()).board)(scene)
}

/// The face of a game.
pub fn face(game: GameId) -> &'static Face {
    match game {
        GameId::PuertoRico => &puerto_rico::FACE,
        GameId::SanJuan => &san_juan::FACE,
        GameId::Santiago => &santiago::FACE,
        GameId::MundusNovus => &mundus_novus::FACE,
    }
}
