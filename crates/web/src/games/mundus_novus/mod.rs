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
use mundus_novus::Development;
use std::collections::BTreeSet;

/// What a seat has built; of twins the first stands for all of them.
fn built(view: &AnyView, seat: Seat) -> BTreeSet<&'static str> {
    let first = |card: Development| {
        Development::ALL.into_iter().find(|one| one.is_twin_of(card)).map_or(card, |twin| card.min(twin)).id()
    };
    view.downcast::<mundus_novus::View>()
        .map_or_else(BTreeSet::new, |view| view.player(seat).developments().map(first).collect())
}

/// The message that names a card, `told_apart` from its twins or not.
fn name(card: Development, told_apart: bool) -> String {
    format!("development-{}{}", card.id(), if told_apart && card.has_twins() { ".which" } else { "" })
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
