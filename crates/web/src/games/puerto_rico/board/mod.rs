//! The board of Puerto Rico, one file per place on the table. Each reads what it shows off the View.

mod buildings;
mod city;
mod island;
mod market;
mod players;
mod roles;
mod settlers;
mod ships;
#[cfg(test)]
mod tests;

pub(super) use market::each;

use crate::{
    games::board::{Sheet, regions, rows},
    pages::table::Scene,
    regions::Region,
};
use puerto_rico::View;

/// The whole position, part by part: pages replace only what changed.
pub fn parts(scene: &Scene, view: &View, sheet: &Sheet) -> Vec<Region<'static>> {
    let common = vec![
        roles::part(scene, view, sheet),
        ships::part(view, sheet),
        market::trading_house(view, sheet),
        settlers::part(view, sheet),
        market::supply(view, sheet),
        buildings::part(scene, view, sheet),
    ];
    let player = |seat| players::Player::of(scene, view, seat);
    regions(
        sheet,
        (scene.seat, view.players()),
        (&player, players::opponent),
        (&player, players::own, &["goods-", "island-", "city-"]),
        (common, rows([("", 1), ("shore", 4), ("", 1)])),
    )
}
