//! Santiago de Cuba on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod runs;
mod shortcuts;
mod tabletop;

use catalog::AnyView;
use game::Seat;
use std::collections::BTreeSet;

/// What a seat has built.
fn built(view: &AnyView, seat: Seat) -> BTreeSet<&'static str> {
    view.downcast::<santiago::View>().map_or_else(BTreeSet::new, |view| {
        santiago::position::buildings_in(view.owned(seat)).map(|building| building.id()).collect()
    })
}

face!(
    style: ["base", "street", "town", "bay", "players", "sizes"],
    sells: "peso",
    difficulty: 2,
    built: built,
    buildable: || santiago::components::Building::ALL.map(|one| one.id()).to_vec(),
    built_words: "building",
    tie_break: |_| None,
    runs: &runs::RUNS,
    shortcuts: shortcuts::shortcuts,
    proposal: |_| Vec::new(),
    standing: |_, _| None
);
