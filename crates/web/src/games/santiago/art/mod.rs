//! The drawings of Santiago de Cuba: the street, its Cubans, the town, the ship. Their ids begin with `sgo-`, so that
//! its sprite can stand on a page beside the common one.

mod buildings;
mod cubans;
mod goods;
mod scene;
mod things;

pub use buildings::{BUILDINGS, building};
pub use cubans::{CUBANS, cuban, face_down};
pub use goods::{FLOWERS, GOODS, any_good, flower, good};
pub use scene::SCENE;
pub use things::{
    anchor, blank_marker, broker, car, chequered, die, flag, house, hull, marker, peso, screen, star,
};

use crate::art::{Symbol, sheet, show, slug};
use maud::{Markup, html};

/// All symbols of this game, to be written once per page, after the common ones.
pub fn sprite() -> Markup {
    sheet(&[goods::SYMBOLS, cubans::SYMBOLS, buildings::SYMBOLS, things::SYMBOLS])
}

/// A symbol with a letter on it, which depends on the language.
fn lettered(family: &str, id: &str, height: u32, y: &str, letter: &str) -> Markup {
    html! {
        svg class={ "i " (family) } viewBox={ "0 0 24 " (height) } aria-hidden="true" focusable="false" {
            use href={ "#" (id) } width="24" height=(height) {}
            text x="12" y=(y) { (letter) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_in_the_sprite_once() {
        let sprite = sprite().into_string();
        let once = |id: String| assert_eq!(sprite.matches(&format!("id=\"sgo-{id}\"")).count(), 1, "{id}");
        GOODS.iter().for_each(|id| once(format!("good-{id}")));
        FLOWERS.iter().for_each(|id| once(format!("flower-{id}")));
        CUBANS.iter().for_each(|id| once(format!("cuban-{id}")));
        BUILDINGS.iter().for_each(|id| once(format!("building-{id}")));
    }

    #[test]
    fn every_use_inside_the_sprite_points_to_a_symbol() {
        let sprite = sprite().into_string();
        for part in sprite.split("href=\"#").skip(1) {
            let id = part.split('"').next().unwrap_or_default();
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
