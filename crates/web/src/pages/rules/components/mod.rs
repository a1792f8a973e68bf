//! What is in the box of each game, as tables.

mod mundus_novus;
mod puerto_rico;
mod san_juan;
mod santiago;

use crate::visitor::Visitor;
use catalog::GameId;
use maud::{Markup, html};

/// The components of a game.
pub fn of(game: GameId, visitor: &Visitor) -> Markup {
    match game {
        GameId::PuertoRico => puerto_rico::tables(visitor),
        GameId::SanJuan => san_juan::tables(visitor),
        GameId::Santiago => santiago::tables(visitor),
        GameId::MundusNovus => mundus_novus::tables(visitor),
    }
}

/// A table with these heads.
pub fn table(heads: &[String], rows: Markup) -> Markup {
    html! {
        div .scroll-x {
            table .scores {
                thead { tr { @for head in heads { th scope="col" { (head) } } } }
                tbody { (rows) }
            }
        }
    }
}
