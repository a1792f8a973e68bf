//! What each game brings to its pages: drawings, a style sheet, words. One line per game.

use crate::art;
use catalog::GameId;
use game::Words;
use maud::{Markup, html};

/// What a game brings to its pages beyond what all pages have.
pub struct Face {
    /// Its own style sheet, if it has one.
    pub style: Option<&'static str>,
    /// Its drawings, to stand behind the common ones.
    pub sprite: fn() -> Markup,
    /// The words of its board.
    pub words: Option<Words>,
}

/// The face of a game.
pub fn face(game: GameId) -> Face {
    match game {
        GameId::PuertoRico => Face { style: None, sprite: || html! {}, words: None },
        GameId::SanJuan => Face {
            style: Some("san-juan.css"),
            sprite: art::san_juan::sprite,
            words: Some(Words {
                en: include_str!("../words/san-juan.en.ftl"),
                fr: include_str!("../words/san-juan.fr.ftl"),
            }),
        },
        GameId::Santiago => Face {
            style: Some("santiago.css"),
            sprite: art::santiago::sprite,
            words: Some(Words {
                en: include_str!("../words/santiago.en.ftl"),
                fr: include_str!("../words/santiago.fr.ftl"),
            }),
        },
        GameId::MundusNovus => Face {
            style: Some("mundus-novus.css"),
            sprite: art::mundus_novus::sprite,
            words: Some(Words {
                en: include_str!("../words/mundus-novus.en.ftl"),
                fr: include_str!("../words/mundus-novus.fr.ftl"),
            }),
        },
    }
}
