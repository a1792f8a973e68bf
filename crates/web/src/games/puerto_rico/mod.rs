//! Puerto Rico on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod proposal;
mod tabletop;

use catalog::AnyView;
use game::Seat;
use std::collections::BTreeSet;

/// What a seat has built.
fn built(view: &AnyView, seat: Seat) -> BTreeSet<&'static str> {
    view.downcast::<puerto_rico::View>().map_or_else(BTreeSet::new, |view| {
        view.player(seat).buildings().map(|building| building.id()).collect()
    })
}

face!(
    style: ["shore", "market", "players", "sizes"],
    difficulty: 4,
    built: built,
    built_words: "building",
    shortcuts: |_| Vec::new(),
    proposal: proposal::proposal,
    standing: proposal::standing
);
