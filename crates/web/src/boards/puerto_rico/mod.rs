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
            (roles::cards(seen))
            div .shore {
                (ships::harbour(seen))
                (market::trading_house(seen))
                (settlers::land(seen))
                (market::supply(seen))
            }
            (buildings::market(seen))
        }
    };
    let own = table.players.iter().find(|player| player.seat == me).map(|player| players::own(seen, player));
    [("opponents", opponents), ("common", common)].into_iter().chain(own.map(|own| ("own", own))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Keys;

    impl Words for Keys {
        fn say(&self, key: &str) -> String {
            key.into()
        }

        fn count(&self, key: &str, n: u32) -> String {
            format!("{n} {key}")
        }
    }

    fn action(notation: &str, place: &str) -> Action {
        Action { notation: notation.into(), label: notation.into(), places: vec![place.into()] }
    }

    fn table() -> Table {
        let player = |seat| Player { seat, name: format!("P{seat}"), ..Player::default() };
        Table {
            me: 2,
            current: 2,
            players: (1..=3).map(player).collect(),
            ships: vec![Ship { capacity: 5, ..Ship::default() }],
            ..Table::default()
        }
    }

    fn drawn(table: &Table, legal: &Legal) -> String {
        board(table, legal, &Keys).into_string()
    }

    #[test]
    fn one_action_is_a_button_of_the_form_several_are_a_menu() {
        let one = Legal { actions: vec![action("load corn", "ship-5")], ..Legal::default() };
        assert!(drawn(&table(), &one).contains(r#"form="act" name="action" value="load corn""#));
        let two = Legal {
            actions: vec![action("load corn", "ship-5"), action("load sugar", "ship-5")],
            ..Legal::default()
        };
        assert!(drawn(&table(), &two).contains(r#"popovertarget="menu-ship-5""#));
    }

    #[test]
    fn nothing_can_be_clicked_when_nothing_is_legal() {
        assert!(!drawn(&table(), &Legal::default()).contains("<button"));
    }

    #[test]
    fn opponents_follow_in_order_of_play() {
        let page = drawn(&table(), &Legal::default());
        let at = |id: &str| page.find(id).unwrap_or(usize::MAX);
        assert!(at("player-3") < at("player-1"));
        assert!(!page.contains("player-2"));
    }

    #[test]
    fn a_city_always_shows_twelve_spaces() {
        let mut table = table();
        let empty = drawn(&table, &Legal::default()).matches("class=\"space\"").count();
        table.players[0].city.push(House {
            building: "fortress".into(),
            circles: 1,
            large: true,
            ..House::default()
        });
        let built = drawn(&table, &Legal::default()).matches("class=\"space\"").count();
        assert_eq!((empty, built), (72, 70));
    }

    #[test]
    fn placing_turns_only_own_circles_into_boxes() {
        let mut table = table();
        table.placing = true;
        for player in &mut table.players {
            player.island.push(Plot { tile: "corn".into(), colonist: true });
        }
        assert_eq!(drawn(&table, &Legal::default()).matches(r#"type="checkbox""#).count(), 1);
    }
}
