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
    regions::Region,
    scene::Scene,
};
use puerto_rico::View;

/// The whole position, part by part: pages replace only what changed. A draft shows on the reader's own board; everything
/// else stands as it is now.
pub fn parts(scene: &Scene, drafted: &View, sheet: &Sheet) -> Vec<Region<'static>> {
    let view = scene.base.downcast::<View>().unwrap_or(drafted);
    let common = vec![
        roles::part(scene, view, sheet),
        ships::part(view, sheet),
        market::trading_house(view, sheet),
        settlers::part(view, sheet),
        market::supply(view, sheet),
        buildings::part(scene, view, sheet),
    ];
    let player = |seat| players::Player::of(scene, view, drafted, seat);
    regions(
        sheet,
        (scene.seat, view.players()),
        (&player, players::opponent),
        (&player, players::own, &["goods-", "island-", "city-"]),
        (common, rows([("", 1), ("shore", 4), ("", 1)])),
    )
}
