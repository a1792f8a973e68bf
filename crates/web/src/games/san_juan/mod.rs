//! San Juan on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod tabletop;

use catalog::AnyView;
use game::Seat;
use std::collections::BTreeSet;

/// What a seat has built.
fn built(view: &AnyView, seat: Seat) -> BTreeSet<&'static str> {
    view.downcast::<san_juan::View>().map_or_else(BTreeSet::new, |view| {
        let player = view.player(seat);
        san_juan::Card::ALL.into_iter().filter(|card| player.has(*card)).map(|card| card.id()).collect()
    })
}

face!(
    style: ["cards", "middle", "players", "sizes"],
    difficulty: 3,
    built: built,
    built_words: "card",
    shortcuts: |_| Vec::new(),
    proposal: |_| Vec::new(),
    standing: |_, _| None
);
