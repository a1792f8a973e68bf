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
    Deed, Dev, Hop, LineCard, Phase, Pile, Plan, PlanSet, Player, Reach, Secret, Squadron, Table, Tray, Yield,
};

use super::{Legal, Place, Tip, Words, from_left_of, panel, spot};
use maud::{Markup, html};

/// Everything a part of this board needs to draw itself.
type Seen<'a> = super::Seen<'a, Table>;

/// The whole position: the opponents, the common table and the reader's own hand.
/// These are regions of the page grid; the page adds the sentence, the actions and the log.
pub fn board(table: &Table, legal: &Legal, words: &dyn Words) -> Markup {
    html! { @for (_, part) in parts(table, legal, words) { (part) } }
}

/// The same, part by part with its id, for pages that replace only what changed.
pub fn parts(table: &Table, legal: &Legal, words: &dyn Words) -> Vec<(&'static str, Markup)> {
    let seen = Seen { table, legal, words };
    let me = table.me.max(1);
    let opponents = html! {
        section #opponents .opponents aria-label=(seen.say("opponents")) data-players=(table.players.len()) {
            @for player in from_left_of(&table.players, me) { (players::opponent(seen, player)) }
        }
    };
    let common = html! {
        section #common .common aria-label=(seen.say("table")) {
            (line::front(seen))
            div .trade {
                @if table.over { (players::scores(seen)) } @else { (ring::ring(seen)) }
                (quay::quay(seen))
            }
        }
    };
    let own = table.players.iter().find(|player| player.seat == me).map(|player| players::own(seen, player));
    [("opponents", opponents), ("common", common)].into_iter().chain(own.map(|own| ("own", own))).collect()
}

/// The player of a seat.
fn name<'a>(seen: Seen<'a>, seat: usize) -> &'a str {
    seen.table.players.iter().find(|player| player.seat == seat).map_or("", |player| player.name.as_str())
}
