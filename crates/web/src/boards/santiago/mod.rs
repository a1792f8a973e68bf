//! The Santiago de Cuba board: `board(table, legal, words) -> HTML`.
//!
//! One file per place on the table. The page around it supplies `<form id="act">`;
//! every button of the board belongs to that form and sends `action=<notation>`.

pub mod model;
mod players;
mod round;
mod ship;
mod signs;
mod spot;
mod street;
mod supply;
#[cfg(test)]
mod tests;
mod town;

pub use model::{
    Action, Deliveries, Demand, Die, District, Flag, House, Legal, Load, Player, Round, Sign, Stock, Stop,
    Table, Wares, Words,
};

use crate::art::{self, santiago as drawn};
use maud::{Markup, html};

/// Everything a part of the board needs to draw itself.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub table: &'a Table,
    pub legal: &'a Legal,
    pub words: &'a dyn Words,
}

impl Seen<'_> {
    fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    fn count(&self, key: &str, n: u32) -> String {
        self.words.count(key, n)
    }

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

/// The whole position: the opponents, the common table and the reader's own screen.
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
            @for player in players::from_left_of(table, me) { (players::opponent(seen, player)) }
        }
    };
    let common = html! {
        section #common .common aria-label=(seen.say("table")) {
            div .street role="group" aria-label=(seen.say("street")) {
                (street::stops(seen))
                (town::districts(seen))
            }
            div .bay {
                (ship::bay(seen))
                (round::round(seen))
                (supply::supply(seen))
            }
        }
    };
    let own = table.players.iter().find(|player| player.seat == me).map(|player| players::own(seen, player));
    [("opponents", opponents), ("common", common)].into_iter().chain(own.map(|own| ("own", own))).collect()
}

/// The mark of a seat with the player's name beside it.
fn player_mark(seen: Seen, seat: usize) -> Markup {
    html! { (art::seat(seat)) span { (seen.name(seat)) } }
}
