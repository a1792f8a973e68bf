//! The drawings of Puerto Rico: barrels, tiles, people, ships, roles, buildings. San Juan borrows some of them.

mod barrels;
mod buildings;
mod people;
mod roles;
mod scene;
mod ships;
mod tiles;

pub use barrels::{GOODS, barrel};
pub use buildings::{BUILDINGS, building};
pub use people::{circle, colonist, governor};
pub use roles::{ROLES, role};
pub use scene::SCENE;
pub use ships::{cargo_ship, colonist_ship, hull, trading_house};
pub use tiles::{TILES, tile};

use crate::art::{Symbol, sheet, show, slug};
use maud::Markup;

/// All symbols of this game, to be written once per page, after the common ones.
pub fn sprite() -> Markup {
    sheet(&[
        barrels::SYMBOLS,
        tiles::SYMBOLS,
        people::SYMBOLS,
        ships::SYMBOLS,
        roles::SYMBOLS,
        buildings::SYMBOLS,
    ])
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
