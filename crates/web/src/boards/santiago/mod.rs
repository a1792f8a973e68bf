//! The Santiago de Cuba board: `board(table, legal, words) -> HTML`.
//!
//! One file per place on the table. The page around it supplies `<form id="act">`;
//! every button of the board belongs to that form and sends `action=<notation>`.

pub mod model;
mod players;
mod round;
mod ship;
mod signs;
mod street;
mod supply;
#[cfg(test)]
mod tests;
mod town;

pub use model::{
    Deliveries, Demand, Die, District, Flag, House, Load, Player, Round, Sign, Stock, Stop, Table, Wares,
};

use super::{Legal, Words, regions, standstill};
use crate::art::{self, santiago as drawn};
use maud::{Markup, html};

/// What a part of this board is drawn from.
type Seen<'a> = super::Seen<'a, Table>;

impl Seen<'_> {
    fn named(&self, key: &str, seat: usize) -> String {
        self.words.named(key, self.name(seat))
    }

    fn name(&self, seat: usize) -> &str {
        self.table.players.iter().find(|player| player.seat == seat).map_or("", |player| player.name.as_str())
    }

    /// A piece of a good with its letter.
    fn good(&self, good: &str) -> Markup {
        drawn::good(good, &self.say(&format!("letter-{good}")))
    }

    /// A flower with its letter.
    fn flower(&self, flower: &str) -> Markup {
        drawn::flower(flower, &self.say(&format!("letter-{flower}")))
    }
}

/// The whole position, region by region with its id: pages replace only what changed.
pub fn parts(table: &Table, legal: &Legal, words: &dyn Words) -> Vec<(&'static str, Markup)> {
    let seen = Seen { table, legal, words };
    let common = html! {
        (standstill(seen, table.standstill))
        div .street role="group" aria-label=(seen.say("street")) {
            (street::stops(seen))
            (town::districts(seen))
        }
        div .bay {
            (ship::bay(seen))
            (round::round(seen))
            (supply::supply(seen))
        }
    };
    regions(seen, &table.players, table.me, (players::opponent, players::own), common)
}

/// The mark of a seat with the player's name beside it.
fn player_mark(seen: Seen, seat: usize) -> Markup {
    html! { (art::seat(seat)) span { (seen.name(seat)) } }
}
