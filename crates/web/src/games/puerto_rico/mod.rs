//! Puerto Rico on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod proposal;
mod runs;
mod tabletop;

use crate::games::TieBreak;
use catalog::AnyView;
use game::Seat;
use std::collections::BTreeSet;

/// What a seat has built.
fn built(view: &AnyView, seat: Seat) -> BTreeSet<&'static str> {
    view.downcast::<puerto_rico::View>().map_or_else(BTreeSet::new, |view| {
        view.player(seat).buildings().map(|building| building.id()).collect()
    })
}

/// The doubloons and barrels of every seat.
fn tie_break(view: &AnyView) -> Option<TieBreak> {
    let view = view.downcast::<puerto_rico::View>()?;
    let numbers = Seat::all(view.players()).map(|seat| view.tie_break(seat)).collect();
    Some(("result-tie-doubloons-barrels", numbers))
}

face!(
    style: ["shore", "market", "players", "sizes"],
    sells: "coin",
    difficulty: 4,
    built: built,
    buildable: || puerto_rico::Building::ALL.map(|one| one.id()).to_vec(),
    built_words: "building",
    tie_break: tie_break,
    runs: &runs::RUNS,
    shortcuts: |_| Vec::new(),
    proposal: proposal::proposal,
    standing: proposal::standing
);
