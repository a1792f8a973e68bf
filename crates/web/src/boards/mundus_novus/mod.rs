//! The Mundus Novus board: the line of developments, the ring of offers around the market, the reader's hand.

mod cards;
mod chain;
mod hand;
mod line;
pub mod model;
mod players;
mod quay;
mod ring;
#[cfg(test)]
mod tests;
mod workbench;

pub use model::{
    Brings, Deed, Dev, Hop, LineCard, Phase, Pile, Plan, PlanSet, Player, Reach, Secret, Squadron, Table,
    Tray,
};

use super::{Legal, Place, Tip, Words, panel, regions, spot};
use maud::{Markup, html};

/// What a part of this board is drawn from.
type Seen<'a> = super::Seen<'a, Table>;

impl Seen<'_> {
    fn name(&self, seat: usize) -> &str {
        self.table.players.iter().find(|player| player.seat == seat).map_or("", |player| player.name.as_str())
    }
}

/// The whole position, region by region with its id: pages replace only what changed.
pub fn parts(table: &Table, legal: &Legal, words: &dyn Words) -> Vec<(&'static str, Markup)> {
    let seen = Seen { table, legal, words };
    let common = html! {
        (line::front(seen))
        div .trade {
            @if table.over { (players::scores(seen)) } @else { (ring::ring(seen)) }
            (quay::quay(seen))
        }
    };
    regions(seen, &table.players, table.me, (players::opponent, players::own), common)
}
