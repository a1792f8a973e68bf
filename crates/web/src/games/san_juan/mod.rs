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
use san_juan::Good;
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
    let number = |seat: Seat| {
        let player = view.player(seat);
        let goods = Good::ALL.into_iter().filter(|&good| good != Good::Import);
        let goods: u32 = goods.map(|good| u32::from(player.goods(good))).sum();
        u32::from(player.hand_size()) + goods
    };
    Some(("board-sj-tie", Seat::all(view.players()).map(number).collect()))
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
