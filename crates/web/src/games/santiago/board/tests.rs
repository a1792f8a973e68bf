//! What the board must show, and must not.

use super::*;
use crate::games::board::{
    Legal,
    testing::{action, drawn as drawn_by},
};

fn table() -> Table {
    let stop = |at: usize, cuban: Option<&str>| Stop {
        place: format!("drive-{}", if at == 0 { 10 } else { at }),
        cuban: cuban.map(str::to_string),
        car: at == 0,
        affordable: true,
        ..Stop::default()
    };
    let player = |seat| Player {
        seat,
        name: format!("P{seat}"),
        stock: (seat == 2).then_some(Stock { goods: [1, 2, 3, 4, 5, 6], pesos: 71, points: 72 }),
        markers: 3,
        ..Player::default()
    };
    let house = |building: &str| House { building: building.into(), ..House::default() };
    let districts = drawn::FLOWERS.iter().zip(drawn::BUILDINGS.chunks(3)).map(|(flower, three)| District {
        flower: flower.to_string(),
        wanted: false,
        buildings: three.iter().map(|building| house(building)).collect(),
    });
    let die = |good: &&str| Die { good: good.to_string(), shows: (*good != "rum").then_some(2) };
    let cubans = std::iter::once(None).chain(drawn::CUBANS.into_iter().map(Some));
    Table {
        me: 2,
        current: 2,
        active: 2,
        stops: cubans.enumerate().map(|(at, cuban)| stop(at, cuban)).collect(),
        districts: districts.collect(),
        ship: 3,
        ships: 7,
        value: 2,
        flags: (2..=4).map(|value| Flag { value, place: format!("flag-{value}") }).collect(),
        chequered: "flag-chequered".into(),
        dice: drawn::GOODS[..5].iter().map(die).collect(),
        supply: [8; 6],
        players: (1..=3).map(player).collect(),
        ..Table::default()
    }
}

fn page(table: &Table, legal: &Legal) -> String {
    drawn_by(legal, |sheet| parts(table, sheet))
}

#[test]
fn one_action_is_a_button_of_the_form_several_are_a_menu() {
    let one = Legal { actions: vec![action("drive 3", "drive-3")], ..Legal::default() };
    assert!(page(&table(), &one).contains(r#"form="act" name="action" value="drive 3""#));
    let two = Legal {
        actions: vec![action("drive 3", "drive-3"), action("drive 13", "drive-3")],
        ..Legal::default()
    };
    assert!(page(&table(), &two).contains(r#"popovertarget="menu-drive-3""#));
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    assert!(!page(&table(), &Legal::default()).contains("<button"));
}

#[test]
fn every_place_of_the_rules_is_on_the_board() {
    let page = page(&table(), &Legal::default());
    let mut places: Vec<String> = (1..=10).map(|stops| format!("drive-{stops}")).collect();
    places.extend(drawn::BUILDINGS.map(|building| format!("building-{building}")));
    places
        .extend(drawn::GOODS.into_iter().flat_map(|good| [format!("own-{good}"), format!("supply-{good}")]));
    places.extend(drawn::GOODS[..5].iter().map(|good| format!("die-{good}")));
    places.extend(["own-pesos", "own-points", "ship", "flag-2", "flag-chequered"].map(str::to_string));
    for place in places {
        assert_eq!(page.matches(&format!("data-place=\"{place}\"")).count(), 1, "{place}");
    }
}

#[test]
fn what_lies_behind_a_screen_is_not_on_the_page() {
    let mut table = table();
    table.me = 1;
    assert!(page(&table, &Legal::default()).contains("71 pesos"), "an open stock is shown");
    table.players[1].stock = None;
    let page = page(&table, &Legal::default());
    assert!(!page.contains("71") && !page.contains("72"));
    assert!(!page.contains("data-place=\"own-"));
}

#[test]
fn the_car_stands_at_one_stop_and_the_value_marker_at_one_flag() {
    let page = page(&table(), &Legal::default());
    assert_eq!(page.matches(r#"data-vt="car""#).count(), 1);
    assert_eq!(page.matches(r#"data-vt="value""#).count(), 1);
}

#[test]
fn a_round_shows_every_seat_with_what_it_delivered() {
    let mut table = table();
    let load = Load { count: 2, good: "wood".into(), instead_of: Some("sugar".into()), points: 2 };
    let seat = |seat, loads| Deliveries { seat, loads, now: seat == 3, passed: seat == 1 };
    table.round = Some(Round {
        value: 3,
        over: false,
        seats: vec![seat(2, vec![load]), seat(3, Vec::new()), seat(1, Vec::new())],
    });
    let page = page(&table, &Legal::default());
    assert!(page.contains("2 good-wood → good-sugar, 2 victory-points"));
    assert!(page.contains("delivers-now") && page.contains("passed"));
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = page(&table(), &Legal::default());
    let at = |id: &str| page.find(id).unwrap_or(usize::MAX);
    assert!(at("player-3") < at("player-1"));
    assert!(!page.contains("player-2"));
}

#[test]
fn a_standstill_to_come_is_shown() {
    let near = Table { standstill: Some(("standstill", 2)), ..table() };
    assert!(page(&near, &Legal::default()).contains("2 standstill"));
    assert!(!page(&table(), &Legal::default()).contains("standstill"));
}
