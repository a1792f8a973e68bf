//! The board of Mundus Novus, one file per place on the table: the line of developments, the ring of offers around the
//! market, the reader's hand. Each reads what it shows off the View.

mod cards;
mod chain;
mod hand;
mod happened;
mod line;
mod phase;
mod players;
mod quay;
mod ring;
#[cfg(test)]
mod tests;
mod workbench;

use super::plans;
use crate::{
    games::board::{NOWHERE, Sheet, regions, rows},
    regions::Region,
    scene::Scene,
};
use happened::Happened;
use mundus_novus::{Step, View};

/// The whole position, part by part: pages replace only what changed. A draft shows in the reader's own things, and on the
/// line what it reaches; everything else stands as it is now.
pub fn parts(scene: &Scene, drafted: &View, sheet: &Sheet) -> Vec<Region<'static>> {
    let view = scene.base.downcast::<View>().unwrap_or(drafted);
    let happened = Happened::of(scene.events());
    let plans = if is_building(drafted) { Vec::new() } else { plans::plans(drafted) };
    let common = vec![
        line::sky(scene, view, sheet),
        line::part(scene, drafted, &plans, sheet),
        ring::part(ring::Ring::of(scene, view, &happened), sheet),
        quay::part(quay::Quay::of(scene, view, &happened), sheet),
    ];
    let places = ["hand-", "resource-", "bench", "development-", "warehouses", NOWHERE];
    regions(
        sheet,
        (scene.seat, view.players()),
        (|seat| players::Player::of(scene, view, view, seat), players::opponent),
        (|seat| players::Own::of(scene, view, drafted, seat, &plans), players::own, &places),
        (common, rows([("front", 2), ("trade", 2)])),
    )
}

/// Is a set being put together, or are cards being stored? Then what else they could make does not matter.
fn is_building(view: &View) -> bool {
    use Step::{Convert, Develop, Different, Identical, Perfect, Store};
    matches!(view.step(), Identical | Different | Perfect | Convert | Develop | Store)
}
