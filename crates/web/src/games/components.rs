//! Tables of what is in the box of a game.

use maud::{Markup, html};

/// A table with these heads.
pub fn table(heads: &[String], rows: Markup) -> Markup {
    html! {
        div .scroll-x tabindex="0" {
            table .scores.parts {
                thead { tr { @for head in heads { th scope="col" { (head) } } } }
                tbody { (rows) }
            }
        }
    }
}
