//! The board of San Juan, one file per place on the table. Each reads what it shows off the View.

mod cards;
mod city;
mod hand;
mod middle;
mod players;
mod roles;
#[cfg(test)]
mod tests;

pub(super) use city::covered_copies;

use crate::{
    games::board::{NOWHERE, Sheet, regions, rows, standstill},
    regions::Region,
    scene::Scene,
};
use san_juan::{Cause, Standstill, View};

/// The whole position, part by part: pages replace only what changed. A draft shows in the reader's own things; everything
/// else stands as it is now.
pub fn parts(scene: &Scene, drafted: &View, sheet: &Sheet) -> Vec<Region<'static>> {
    let view = scene.base.downcast::<View>().unwrap_or(drafted);
    let mut common: Vec<Region> = standstill(sheet, view.standstill().map(near)).into_iter().collect();
    common.push(roles::part(scene, view, sheet));
    let mut shore = vec![middle::trading_house(view, sheet), middle::piles(view, sheet)];
    shore.extend(middle::cathedral(scene, view, sheet));
    let layout = [("", common.len()), ("shore", shore.len()), ("", 1)];
    common.extend(shore);
    common.extend(hand::drawn(scene, view, sheet));
    regions(
        sheet,
        (scene.seat, view.players()),
        (|seat| players::Player::of(scene, view, view, seat), players::opponent),
        (|seat| players::Own::of(scene, view, drafted, seat), players::own, &["hand-", "building-", NOWHERE]),
        (common, rows(layout)),
    )
}

/// Why the game ends by itself, as a key, and after how many rounds.
fn near(near: Standstill) -> (&'static str, u32) {
    let key = match near.cause {
        Cause::NothingBuilt => "sj-standstill-nothing-built",
        Cause::NoCards => "sj-standstill-no-cards",
    };
    (key, near.rounds.into())
}
