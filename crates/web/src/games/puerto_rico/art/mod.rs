//! The drawings of Puerto Rico: barrels, tiles, people, ships, roles, buildings. San Juan borrows some of them.

mod barrels;
mod buildings;
mod people;
mod roles;
mod scene;
mod ships;
mod tiles;

pub use barrels::barrel;
pub use buildings::building;
pub use people::{circle, colonist, governor};
pub use roles::role;
pub use scene::SCENE;
pub use ships::{cargo_ship, colonist_ship, hull, trading_house};
pub use tiles::tile;

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
    use crate::art::testing::{complete, told_apart};
    use puerto_rico::{Building, Good, Role, Tile};

    #[test]
    fn everything_has_its_drawing() {
        let goods = Good::ALL.map(|good| barrel(good.id()));
        let tiles = Tile::ALL.map(|one| tile(one.id())).into_iter().chain([tile("back")]);
        let roles = Role::ALL.into_iter().filter(|one| *one != Role::Prospector2).map(|one| role(one.id()));
        let buildings = Building::ALL.map(|one| building(one.id()));
        let things =
            [circle(), colonist(), governor(), cargo_ship(), colonist_ship(), hull(), trading_house()];
        complete(sprite(), goods.into_iter().chain(tiles).chain(roles).chain(buildings).chain(things));
    }

    #[test]
    fn goods_and_tiles_are_told_apart_without_colours() {
        told_apart(sprite(), Good::ALL.map(|good| barrel(good.id())));
        told_apart(sprite(), Tile::ALL.map(|one| tile(one.id())));
    }
}
