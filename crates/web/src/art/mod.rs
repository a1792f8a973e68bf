//! Our own drawings, as pure functions giving inline SVG.
//!
//! Every page emits [`sprite`] once, just after `<body>`; the other functions
//! only point into it with `<use href="#…">`, so a page with a hundred barrels
//! stays small. Colours come from the style sheet's custom properties, so the
//! drawings follow the light and the dark theme.
//!
//! All drawings are decoration (`aria-hidden`): the caller writes the words.
//! Ids are the stable English identifiers of the rules (`corn`,
//! `small-indigo-plant`); blanks and underscores are read as hyphens.

mod barrels;
mod buildings;
mod coins;
mod marks;
pub mod mundus_novus;
mod people;
mod roles;
pub mod san_juan;
pub mod santiago;
mod scenes;
mod ships;
mod tiles;

pub use barrels::{GOODS, barrel};
pub use buildings::{BUILDINGS, building};
pub use coins::{doubloon, vp};
pub use marks::{logo, seat};
pub use people::{circle, colonist, governor};
pub use roles::{ROLES, role};
pub use scenes::scene;
pub use ships::{cargo_ship, colonist_ship, hull, trading_house};
pub use tiles::{TILES, tile};

use maud::{Markup, PreEscaped, html};

/// All symbols, to be written once per page before anything uses them.
pub fn sprite() -> Markup {
    html! {
        svg .sprite xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" focusable="false" {
            @for family in [
                barrels::SYMBOLS, tiles::SYMBOLS, people::SYMBOLS, coins::SYMBOLS, ships::SYMBOLS,
                roles::SYMBOLS, buildings::SYMBOLS, marks::SYMBOLS,
            ] {
                @for (id, view_box, body) in family {
                    symbol id=(id) viewBox=(view_box) preserveAspectRatio=[stretched(id)] {
                        (PreEscaped(body))
                    }
                }
            }
        }
    }
}

/// A symbol: id, view box, what is drawn.
type Symbol = (&'static str, &'static str, &'static str);

/// The ship's hull is as long as its cargo, so it stretches; nothing else does.
fn stretched(id: &str) -> Option<&'static str> {
    (id == "hull").then_some("none")
}

/// One use of a symbol. `family` is also the CSS class that gives its size.
fn show(family: &str, id: &str) -> Markup {
    html! {
        svg class={ "i " (family) } aria-hidden="true" focusable="false" { use href={ "#" (id) } {} }
    }
}

/// `small_indigo plant` and `small-indigo-plant` are the same drawing.
fn slug(id: &str) -> String {
    id.chars().map(|c| if c == '_' || c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_in_the_sprite_once() {
        let sprite = sprite().into_string();
        let once = |id: String| assert_eq!(sprite.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        GOODS.iter().for_each(|id| once(format!("barrel-{id}")));
        TILES.iter().for_each(|id| once(format!("tile-{id}")));
        ROLES.iter().for_each(|id| once(format!("role-{id}")));
        BUILDINGS.iter().for_each(|id| once(format!("building-{id}")));
        (1..=6).for_each(|n| once(format!("seat-{n}")));
    }

    #[test]
    fn every_use_inside_the_sprite_points_to_a_symbol() {
        let sprite = sprite().into_string();
        for part in sprite.split("href=\"#").skip(1) {
            let id = part.split('"').next().unwrap_or_default();
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }

    #[test]
    fn identifiers_may_be_spelt_with_blanks_or_underscores() {
        assert_eq!(slug("Small_indigo plant"), "small-indigo-plant");
    }
}
