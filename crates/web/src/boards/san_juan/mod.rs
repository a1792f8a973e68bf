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
mod spot;
#[cfg(test)]
mod tests;

pub use model::{Action, Chip, Face, House, Legal, Player, PriceCard, RoleCard, Table, Tray, Turned, Words};

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

/// The whole position: the opponents, the common table and the reader's own city and hand.
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
            @if table.over { (players::scores(seen)) } @else { (middle::roles(seen)) }
            div .shore {
                (middle::trading_house(seen))
                div .stacks { (middle::piles(seen)) }
                (middle::cathedral(seen))
            }
            @if !table.drawn.is_empty() { (hand::drawn(seen)) }
        }
    };
    let own = table.players.iter().find(|player| player.seat == me).map(|player| players::own(seen, player));
    [("opponents", opponents), ("common", common)].into_iter().chain(own.map(|own| ("own", own))).collect()
}
