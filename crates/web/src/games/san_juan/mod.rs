//! San Juan on the pages: its board, drawings, help, style and words.

pub mod art;
mod board;
mod guide;
mod help;
mod places;
mod runs;
mod tabletop;

use crate::games::TieBreak;
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

/// The cards in hand and the goods of every seat.
fn tie_break(view: &AnyView) -> Option<TieBreak> {
    let view = view.downcast::<san_juan::View>()?;
    let numbers = Seat::all(view.players()).map(|seat| view.tie_break(seat).into());
    Some(("board-sj-tie", numbers.collect()))
}

face!(
    style: ["cards", "middle", "players", "sizes"],
    sells: "goods",
    difficulty: 3,
    built: built,
    buildable: || san_juan::Card::ALL.map(|one| one.id()).to_vec(),
    built_words: "card",
    tie_break: tie_break,
    runs: &runs::RUNS,
    shortcuts: |_| Vec::new(),
    proposal: |_| Vec::new(),
    standing: |_, _| None
);
