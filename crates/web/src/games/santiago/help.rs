//! The tiles and goods of Santiago de Cuba, with the flowers marked that are rebuilt.

use crate::games::components::table;
use crate::visitor::Visitor;
use catalog::GameId;
use maud::{Markup, html};
use santiago::components::{Cuban, DIE_FACES, FACES, Good, PIECES, rebuilt};

/// The Cubans with their flowers, the goods with their dice.
pub fn tables(visitor: &Visitor) -> Markup {
    let words = visitor.tongue_of(GameId::Santiago);
    let t = |id: &str| words.t(id);
    let cubans = html! {
        @for cuban in Cuban::ALL {
            tr {
                th scope="row" { (t(&format!("cuban-{}", cuban.id()))) }
                td {
                    @match cuban.flower() {
                        Some(flower) => {
                            (t(&format!("flower-{}", flower.id())))
                            @if rebuilt().any(|(other, _)| other == cuban) { " *" }
                        }
                        None => "–",
                    }
                }
            }
        }
    };
    let goods = html! {
        @for good in Good::ALL {
            tr {
                th scope="row" { (t(&format!("good-{}", good.id()))) }
                td { (PIECES) }
                td {
                    @match Good::WITH_DIE.iter().position(|with| *with == good) {
                        Some(die) => (faces(&DIE_FACES[die])),
                        None => "–",
                    }
                }
            }
        }
    };
    html! {
        h3 { (t("rules-cubans")) }
        (table(&["rules-cuban", "rules-flower"].map(t), cubans))
        p { "* " (t("rules-rebuilt-flower")) }
        h3 { (t("rules-goods")) }
        (table(&["rules-good", "rules-pieces", "rules-die"].map(t), goods))
    }
}

/// The faces of a die, lowest first.
fn faces(counts: &[u8]) -> String {
    let faces = FACES.iter().zip(counts).flat_map(|(face, &count)| std::iter::repeat_n(*face, count.into()));
    faces.collect::<Vec<_>>().join(", ")
}
