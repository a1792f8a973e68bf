//! Mundus Novus on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
pub mod plans;
mod shortcuts;
mod tabletop;

use catalog::AnyView;
use game::Seat;
use std::collections::BTreeSet;

/// What a seat has built.
fn built(view: &AnyView, seat: Seat) -> BTreeSet<&'static str> {
    view.downcast::<mundus_novus::View>()
        .map_or_else(BTreeSet::new, |view| view.player(seat).developments().map(|card| card.id()).collect())
}

face!(
    style: ["base", "line", "ring", "quay", "players", "hand", "sizes"],
    sells: "coin",
    difficulty: 2,
    built: built,
    buildable: || mundus_novus::Development::ALL.map(|one| one.id()).to_vec(),
    built_words: "development",
    tie_break: |_| None,
    runs: &[],
    shortcuts: shortcuts::shortcuts,
    proposal: |_| Vec::new(),
    standing: |_, _| None
);
