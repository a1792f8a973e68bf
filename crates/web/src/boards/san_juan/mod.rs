//! The board of the card game: `parts(table, legal, words) -> HTML`.
//!
//! One file per subject. The page around it supplies `<form id="act">`; every button of the board belongs to that form
//! and sends `action=<notation>`.

mod cards;
mod city;
mod hand;
mod middle;
pub mod model;
mod players;
#[cfg(test)]
mod tests;

pub use model::{Chip, Face, House, Kind, Player, PriceCard, RoleCard, Table, Tray, Turned};

use super::{Legal, Words, regions, standstill};
use maud::{Markup, html};

/// What a part of this board is drawn from.
type Seen<'a> = super::Seen<'a, Table>;

impl Seen<'_> {
    /// The name of a card, as a heading.
    fn name(&self, card: &str) -> String {
        self.name_of("card", card)
    }

    /// The name of anything, as a heading.
    fn name_of(&self, family: &str, id: &str) -> String {
        let name = self.say(&format!("{family}-{id}"));
        let mut letters = name.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }
}

/// The whole position, region by region with its id: pages replace only what changed.
pub fn parts(table: &Table, legal: &Legal, words: &dyn Words) -> Vec<(&'static str, Markup)> {
    let seen = Seen { table, legal, words };
    let common = html! {
        (standstill(seen, table.standstill))
        @if table.over { (players::scores(seen)) } @else { (middle::roles(seen)) }
        div .shore {
            (middle::trading_house(seen))
            div .stacks { (middle::piles(seen)) }
            (middle::cathedral(seen))
        }
        @if !table.drawn.is_empty() { (hand::drawn(seen)) }
    };
    regions(seen, &table.players, table.me, (players::opponent, players::own), common)
}
