//! The Puerto Rico board: `parts(table, sheet) -> regions`.
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

use crate::games::board::{Sheet, regions, rows};
use crate::regions::Region;

/// What a part of this board is drawn from.
type Seen<'a> = crate::games::board::Seen<'a, Table>;

/// The whole position, part by part: pages replace only what changed.
pub fn parts(table: &Table, sheet: &Sheet) -> Vec<Region<'static>> {
    let Table { colonists_left, governor, current, me, .. } = *table;
    let names = table.players.iter().map(|player| Player {
        seat: player.seat,
        name: player.name.clone(),
        ..Player::default()
    });
    let cards = Table { roles: table.roles.clone(), players: names.collect(), ..Table::default() };
    let ships = Table {
        ships: table.ships.clone(),
        colonists_on_ship: table.colonists_on_ship,
        colonists_left,
        ..Table::default()
    };
    let house = Table { trading_house: table.trading_house.clone(), ..Table::default() };
    let land = Table {
        plantations: table.plantations.clone(),
        quarries: table.quarries,
        stack: table.stack,
        ..Table::default()
    };
    let supply =
        Table { goods_left: table.goods_left, colonists_left, vp_left: table.vp_left, ..Table::default() };
    let market = Table { market: table.market.clone(), ..Table::default() };
    let common = vec![
        sheet.part("roles", cards, &["role-"], roles::cards),
        sheet.part("harbour", ships, &["ship-", "colonist-ship"], ships::harbour),
        sheet.part("trading-house", house, &["trading-house"], market::trading_house),
        sheet.part("land", land, &["plantation-", "quarries", "stack"], settlers::land),
        sheet.part("supply", supply, &["supply-"], market::supply),
        sheet.part("market", market, &["building-"], buildings::market),
    ];
    let about = |player: &Player| Table {
        governor: if governor == player.seat { governor } else { 0 },
        current: if current == player.seat { current } else { 0 },
        players: vec![player.clone()],
        ..Table::default()
    };
    regions(
        sheet,
        &table.players,
        me,
        |player| {
            let draw = |seen: Seen| players::opponent(seen, &seen.table.players[0]);
            sheet.part(format!("player-{}", player.seat), about(player), &[], draw)
        },
        |player| {
            let places = ["goods", "island", "city"].map(|what| format!("{what}-{}-", player.seat));
            let draw = |seen: Seen| players::own(seen, &seen.table.players[0]);
            sheet.part("own", Table { me, ..about(player) }, &places.each_ref().map(String::as_str), draw)
        },
        (common, rows([("", 1), ("shore", 4), ("", 1)])),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::board::{
        Legal,
        testing::{action, drawn as drawn_by},
    };

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
        drawn_by(legal, |sheet| parts(table, sheet))
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
