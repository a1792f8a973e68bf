//! The drawings of Santiago de Cuba: the street, its Cubans, the town, the ship. Their ids begin with `sgo-`, so that
//! its sprite can stand on a page beside the common one.

mod buildings;
mod cubans;
mod goods;
mod scene;
mod things;

pub use buildings::building;
pub use cubans::{cuban, face_down};
pub use goods::{any_good, flower, good};
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
    use crate::art::testing::{complete, told_apart};
    use santiago::components::{Building, Cuban, Flower, Good};

    #[test]
    fn everything_has_its_drawing() {
        let goods = Good::ALL.into_iter().map(|one| good(one.id(), "x"));
        let flowers = Flower::ALL.into_iter().map(|one| flower(one.id(), "x"));
        let cubans = Cuban::ALL.into_iter().map(|one| cuban(one.id()));
        let buildings = Building::ALL.into_iter().map(|one| building(one.id()));
        complete(sprite(), goods.chain(flowers).chain(cubans).chain(buildings));
    }

    #[test]
    fn goods_flowers_and_players_are_told_apart_without_colours() {
        // By their drawings alone, whatever letter they have.
        told_apart(sprite(), Good::ALL.into_iter().map(|one| good(one.id(), "x")));
        told_apart(sprite(), (1..=4).map(broker));
        told_apart(sprite(), (1..=4).map(marker));
        let flowers = Flower::ALL.into_iter().zip(["a", "b", "c", "d"]);
        told_apart(sprite(), flowers.map(|(one, letter)| flower(one.id(), letter)));
    }
}
