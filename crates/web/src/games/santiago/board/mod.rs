//! The board of Santiago de Cuba, one file per place on the table. Each reads what it shows off the View.

mod players;
mod round;
mod ship;
mod signs;
mod street;
mod supply;
#[cfg(test)]
mod tests;
mod town;

pub(super) use street::stop_place;
pub(super) use town::open_building;

use crate::{
    games::{
        board::{Seen, Sheet, regions, standstill},
        santiago::art as drawn,
    },
    regions::Region,
    scene::Scene,
};
use maud::{Markup, html};
use santiago::{
    View,
    components::{Flower, Good},
};

/// The whole position, part by part: pages replace only what changed. A draft shows in the reader's own things; everything
/// else stands as it is now.
pub fn parts(scene: &Scene, drafted: &View, sheet: &Sheet) -> Vec<Region<'static>> {
    let view = scene.base.downcast::<View>().unwrap_or(drafted);
    let near = view.standstill().map(|rounds| ("standstill", rounds.into()));
    let mut common: Vec<Region> = standstill(sheet, near).into_iter().collect();
    let first = common.len();
    common.extend([
        street::part(scene, view, sheet),
        town::part(scene, view, sheet),
        ship::part(view, sheet),
    ]);
    common.extend(round::Round::of(scene, view).map(|round| round::part(round, sheet)));
    common.push(supply::part(view, sheet));
    let words = sheet.words.clone();
    let lay = move |inner: &[Markup]| {
        let (first, rest) = inner.split_at(first);
        let (street, bay) = rest.split_at(2);
        html! {
            @for part in first { (part) }
            div .street role="group" aria-label=(words.say("street")) { @for part in street { (part) } }
            div .bay { @for part in bay { (part) } }
        }
    };
    regions(
        sheet,
        (scene.seat, view.players()),
        (|seat| players::Player::of(scene, view, view, seat), players::opponent),
        (|seat| players::Own::of(scene, view, drafted, seat), players::own, &["own-"]),
        (common, lay),
    )
}

/// A piece of a good with its letter.
fn piece<T>(seen: Seen<T>, good: Good) -> Markup {
    drawn::good(good.id(), &seen.say(&format!("letter-{}", good.id())))
}

/// A flower with its letter.
fn flower<T>(seen: Seen<T>, flower: Flower) -> Markup {
    drawn::flower(flower.id(), &seen.say(&format!("letter-{}", flower.id())))
}
