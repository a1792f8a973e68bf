//! Where on the board of San Juan actions belong.

use super::board::covered_copies;
use crate::{
    games::board::reading::{legal, sheet},
    regions::Region,
    scene::Scene,
};
use game::{Seat, Talk};
use san_juan::{Action, Card, SanJuan, Step, View};

/// The parts of the board.
pub fn regions(scene: &Scene) -> Vec<Region<'static>> {
    let Some(view) = scene.view.downcast::<View>() else { return Vec::new() };
    let legal = legal::<SanJuan>(
        scene,
        |seat, action| places(view, seat, action),
        |_, action| SanJuan::places_of(action),
        |seat, action| belongs(view, seat, action),
    );
    super::board::parts(scene, view, &sheet(scene, legal))
}

/// Is this an answer to what is asked, with something that can be seen? ("You do not have this card in hand" helps nobody.)
fn belongs(view: &View, seat: Seat, action: Action) -> bool {
    let player = view.player(seat);
    match (view.step(), action) {
        (Step::Role, Action::Take(_)) => true,
        (Step::Build | Step::Cover, Action::Build(Card::Cathedral)) => view.cathedral(),
        (Step::Build | Step::Cover, Action::Build(card)) => view.hand(seat).get(card) > 0,
        (Step::Build, Action::Cover(card)) => player.has(Card::Crane) && player.has(card),
        (Step::Sell, Action::Sell(good)) | (Step::Produce, Action::Produce(good)) => player.has(good.card()),
        _ => false,
    }
}

/// Where on the board an action belongs, for this reader.
fn places(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let buildings = |card: Card, copies: std::ops::RangeInclusive<u8>| {
        copies.map(|copy| format!("building-{}-{copy}", card.id())).collect()
    };
    let player = view.player(seat);
    match action {
        Action::Cover(card) => buildings(card, covered_copies(view, seat, card)),
        Action::Produce(good) => buildings(good.card(), player.goods(good) + 1..=player.copies(good.card())),
        Action::Sell(good) | Action::PayGood(good) => buildings(good.card(), 1..=player.goods(good)),
        Action::Use(power) => buildings(power.card(), 1..=1),
        Action::SaveLibrary => buildings(Card::Library, 1..=1),
        other => SanJuan::places_of(other),
    }
}
