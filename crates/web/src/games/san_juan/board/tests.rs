//! What the board promises to the page around it.

use super::*;
use crate::games::board::{
    Action, Legal,
    testing::{action, drawn as drawn_by},
};

fn face(card: &str) -> Face {
    Face { card: card.into(), class: "beige".into(), when: "builder", cost: 1, price: 1, ..Face::default() }
}

fn table() -> Table {
    let player = |seat| Player { seat, name: format!("P{seat}"), hand_size: 2, ..Player::default() };
    let mut table = Table { me: 2, current: 2, players: (1..=3).map(player).collect(), ..Table::default() };
    table.players[1].hand = vec![face("smithy"), face("smithy")];
    table
}

fn drawn(table: &Table, actions: Vec<Action>) -> String {
    drawn_by(&Legal { actions, ..Legal::default() }, |sheet| parts(table, sheet))
}

#[test]
fn both_copies_of_a_card_do_the_same_and_menus_have_their_own_ids() {
    let build = drawn(&table(), vec![action("build smithy", "hand-smithy")]);
    assert_eq!(build.matches(r#"form="act" name="action" value="build smithy""#).count(), 2);
    let two =
        drawn(&table(), vec![action("discard smithy", "hand-smithy"), action("tuck smithy", "hand-smithy")]);
    for id in ["menu-hand-smithy-1", "menu-hand-smithy-2"] {
        assert_eq!(two.matches(&format!(r#"id="{id}""#)).count(), 1, "{id}");
    }
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    assert!(!drawn(&table(), Vec::new()).contains("<button"));
}

#[test]
fn an_action_without_a_place_is_a_button_beside_the_name() {
    let pass = Action { notation: "pass".into(), label: "Nothing".into(), places: Vec::new() };
    assert!(drawn(&table(), vec![pass]).contains(r#"form="act" name="action" value="pass""#));
}

#[test]
fn other_hands_are_backs() {
    let page = drawn(&table(), Vec::new());
    assert_eq!(
        page.matches("#card-back").count(),
        2 * 2 + 3 + 2,
        "two fans of two, three counts, deck and discard"
    );
    assert_eq!(page.matches("data-place=\"hand-").count(), 2);
}

#[test]
fn a_good_lies_on_one_copy_and_a_city_shows_twelve_places() {
    let mut table = table();
    let plant = |copy, full| House {
        face: face("indigo-plant"),
        copy,
        good: Some("indigo".into()),
        full,
        ..House::default()
    };
    table.players[1].city = vec![plant(1, true), plant(2, false)];
    table.players[1].buildings = 2;
    let page = drawn(&table, vec![action("produce indigo", "building-indigo-plant-2")]);
    assert_eq!(page.matches("class=\"lying\"").count(), 1);
    assert_eq!(page.matches("class=\"lot\"").count(), 34);
    assert_eq!(page.matches(r#"value="produce indigo""#).count(), 1);
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = drawn(&table(), Vec::new());
    let at = |id: &str| page.find(id).unwrap_or(usize::MAX);
    assert!(at("player-3") < at("player-1"));
    assert!(!page.contains("player-2"));
}

#[test]
fn the_tray_counts_what_is_chosen() {
    let mut table = table();
    table.tray = Some(Tray {
        what: "pay",
        done: vec![Chip { what: Kind::Card("smithy".into()), drafted: Some("pay smithy".into()) }],
        left: 2,
        gain: None,
    });
    let page = drawn(&table, Vec::new());
    assert!(page.contains("1/3"));
    assert!(page.contains(r#"data-undraft="pay smithy""#), "it can be taken back");
    assert_eq!(page.matches("class=\"slot\"").count(), 2);
}

#[test]
fn the_end_shows_points_and_what_decides_a_tie() {
    let mut table = table();
    table.over = true;
    for (player, tie_break) in table.players.iter_mut().zip([3, 5, 1]) {
        (player.points, player.total, player.tie_break) =
            (vec![("buildings", 7), ("palace", 0)], 7, tie_break);
    }
    let page = drawn(&table, Vec::new());
    assert!(page.contains("score-buildings") && page.contains("sj-tie") && !page.contains("score-palace<"));
    assert_eq!(page.matches("class=\"winner\"").count(), 1);
}

#[test]
fn a_standstill_to_come_is_shown() {
    let near = Table { standstill: Some(("sj-standstill-no-cards", 2)), ..table() };
    assert!(drawn(&near, Vec::new()).contains("2 sj-standstill-no-cards"));
    assert!(!drawn(&table(), Vec::new()).contains("standstill"));
}
