//! The Puerto Rico board: `board(table, legal, words) -> HTML`.
//!
//! One file per place on the table. The page around it supplies `<form id="act">`;
//! every button of the board belongs to that form and sends `action=<notation>`.

mod buildings;
mod city;
mod island;
mod market;
pub mod model;
mod players;
mod roles;
mod settlers;
mod ships;
mod spot;

pub use model::{Action, Barrels, House, Legal, Offer, Player, Plot, RoleCard, Ship, Table, Words};

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
}

/// The whole position: the opponents, the common table and the reader's own board.
/// These are regions of the page grid; the page adds the sentence, the actions and the log.
pub fn board(table: &Table, legal: &Legal, words: &dyn Words) -> Markup {
    let seen = Seen { table, legal, words };
    let me = table.me.max(1);
    html! {
        section #opponents .opponents aria-label=(seen.say("opponents")) data-players=(table.players.len()) {
            @for player in players::from_left_of(table, me) { (players::opponent(seen, player)) }
        }
        section #common .common aria-label=(seen.say("table")) {
            (roles::cards(seen))
            div .shore {
                (ships::harbour(seen))
                (market::trading_house(seen))
                (settlers::land(seen))
                (market::supply(seen))
            }
            (buildings::market(seen))
        }
        @if let Some(player) = table.players.iter().find(|player| player.seat == me) {
            (players::own(seen, player))
        }
    }
}
