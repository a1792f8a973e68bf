//! The Puerto Rico board: `parts(table, legal, words) -> HTML`.
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

pub use model::{Barrels, House, Offer, Player, Plot, RoleCard, Ship, Table};

use super::{Legal, Words, regions};
use maud::{Markup, html};

/// What a part of this board is drawn from.
type Seen<'a> = super::Seen<'a, Table>;

/// The whole position, region by region with its id: pages replace only what changed.
pub fn parts(table: &Table, legal: &Legal, words: &dyn Words) -> Vec<(&'static str, Markup)> {
    let seen = Seen { table, legal, words };
    let common = html! {
        (roles::cards(seen))
        div .shore {
            (ships::harbour(seen))
            (market::trading_house(seen))
            (settlers::land(seen))
            (market::supply(seen))
        }
        (buildings::market(seen))
    };
    regions(seen, &table.players, table.me, (players::opponent, players::own), common)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::tests::{Keys, action};

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
        parts(table, legal, &Keys).into_iter().map(|(_, part)| part.into_string()).collect()
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
    fn bonus_points_are_chosen_at_the_supply() {
        let actions = ["decline bonus", "take one bonus"].map(|text| action(text, "supply-vp"));
        let page = drawn(&table(), &Legal { actions: actions.into(), ..Legal::default() });
        assert!(page.contains(r#"popovertarget="menu-supply-vp""#));
        assert!(page.contains(r#"form="act" name="action" value="decline bonus""#));
        assert!(page.contains(r#"form="act" name="action" value="take one bonus""#));
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
    fn what_is_placed_in_a_draft_can_be_taken_back_where_it_stands() {
        let mut table = table();
        table.players[1].island.push(Plot { tile: "corn".into(), colonist: true });
        let drafted = vec![action("place corn", "island-2-1")];
        let page = drawn(&table, &Legal { drafted, ..Legal::default() });
        assert!(page.contains(r#"data-undraft="place corn""#));
        assert!(!page.contains(r#"name="action""#), "it is not sent");
    }
}
