//! What the board must show, and must not.

use super::*;
use crate::{
    games::board::{
        Legal,
        testing::{action, drawn as drawn_by},
    },
    games::mundus_novus::art as drawn,
};

fn table() -> Table {
    let player = |seat| Player {
        seat,
        name: format!("P{seat}"),
        doubloons: Some(70 + seat as u32),
        hand_size: 5,
        ..Player::default()
    };
    let dev = |id: &str| Dev { id: id.into(), kind: "caravel", ..Dev::default() };
    Table {
        me: 2,
        acting: vec![2],
        round: 3,
        phase: Phase::Trade,
        master: 1,
        line: ["caravel-1", "caravel-3", "shipyard-1"]
            .map(|id| LineCard { dev: dev(id), ..LineCard::default() })
            .to_vec(),
        market: vec!["corn".into(), "corn".into(), "relic".into()],
        hand: drawn::RESOURCES
            .map(|id| Pile { resource: id.into(), held: u32::from(id == "corn"), ..Pile::default() })
            .to_vec(),
        goal: 75,
        players: (1..=4).map(player).collect(),
        ..Table::default()
    }
}

fn page(table: &Table, legal: &Legal) -> String {
    drawn_by(legal, |sheet| parts(table, sheet))
}

#[test]
fn one_action_is_a_button_of_the_form_several_are_a_menu() {
    let one = Legal { actions: vec![action("offer corn", "hand-corn")], ..Legal::default() };
    assert!(page(&table(), &one).contains(r#"form="act" name="action" value="offer corn""#));
    let two = Legal {
        actions: vec![action("add corn", "hand-corn"), action("convert corn", "hand-corn")],
        ..Legal::default()
    };
    assert!(page(&table(), &two).contains(r#"popovertarget="menu-hand-corn""#));
}

#[test]
fn what_belongs_nowhere_is_a_button_at_the_workbench() {
    let end = action("end turn", "nowhere");
    let end = Legal {
        actions: vec![crate::games::board::Action { places: Vec::new(), ..end }],
        ..Legal::default()
    };
    assert!(page(&table(), &end).contains(r#"name="action" value="end turn""#));
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    assert!(!page(&table(), &Legal::default()).contains("<button"));
}

#[test]
fn every_place_of_the_rules_is_on_the_board() {
    let mut table = table();
    table.taken = Some("cacao".into());
    table.display = vec![("vanilla".into(), 2)];
    table.players[0].laid = vec![("potato".into(), 1)];
    table.players[1].developments = vec![table.line[0].dev.clone()];
    let page = page(&table, &Legal::default());
    let mut places: Vec<String> =
        drawn::RESOURCES.iter().flat_map(|id| [format!("hand-{id}"), format!("resource-{id}")]).collect();
    places.extend(drawn::EVENTS.map(|id| format!("happening-{id}")));
    places.extend((1..=4).map(|seat| format!("seat-{seat}")));
    let others = [
        "happenings",
        "squadrons",
        "bench",
        "development-deck",
        "line-caravel-3",
        "development-caravel-1",
        "taken",
        "display-vanilla",
        "laid-1-potato",
        "market-relic",
    ];
    places.extend(others.map(str::to_string));
    for place in places {
        assert_eq!(page.matches(&format!("data-place=\"{place}\"")).count(), 1, "{place}");
    }
}

#[test]
fn before_the_reveal_nothing_tells_how_many_cards_las_casas_lays_out() {
    let mut table = table();
    table.announced = 4;
    for player in &mut table.players {
        (player.secret, player.backs) = (Secret::Choosing, Some(4));
    }
    table.players[2].backs = None;
    let backs = |table: &Table| page(table, &Legal::default()).matches("class=\"backs\"").count();
    assert_eq!(backs(&table), 4);
    let page = page(&table, &Legal::default());
    let station = page.split("station at-1 seat-3").nth(1).and_then(|rest| rest.split("hush").next());
    let station = station.expect("the next player's place is on the board");
    assert_eq!(station.matches("#mn-back").count(), 1, "{station}");
    assert!(station.contains("≤4"), "{station}");
}

#[test]
fn money_the_table_hides_is_not_on_the_page() {
    let mut table = table();
    assert!(page(&table, &Legal::default()).contains("73 doubloons"));
    table.players[2].doubloons = None;
    assert!(!page(&table, &Legal::default()).contains("73"));
}

#[test]
fn an_exchange_is_drawn_and_listed() {
    let mut table = table();
    table.hops = vec![Hop {
        taker: 2,
        owner: 1,
        resource: "coffee".into(),
        swapped_for: Some("corn".into()),
        earned: 0,
    }];
    let page = page(&table, &Legal::default());
    assert!(page.contains("url(#mn-arrow-2)") && page.contains("#mn-resource-coffee"));
    assert!(page.contains("mn-swapped"));
    table.phase = Phase::Progression;
    let page = drawn_by(&Legal::default(), |sheet| vec![parts(&table, sheet).remove(1)]);
    assert!(!page.contains("mn-arrow-2"), "arrows belong to the trade");
}

#[test]
fn a_plan_is_built_by_its_form_where_it_has_one() {
    let mut table = table();
    let set = |form: Option<&str>| PlanSet {
        cards: vec![("corn".into(), None), ("potato".into(), Some("cacao".into()))],
        brings: Brings::Doubloons(5),
        label: "four different".into(),
        form: form.map(str::to_string),
    };
    table.plans = vec![Plan { doubloons: 5, reach: 0, sets: vec![set(None)] }];
    assert!(!page(&table, &Legal::default()).contains("<button"));
    table.plans[0].sets = vec![set(Some("shortcut-0"))];
    assert!(page(&table, &Legal::default()).contains(r#"form="shortcut-0""#));
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = page(&table(), &Legal::default());
    let at = |id: &str| page.find(&format!("id=\"player-{id}\"")).unwrap_or(usize::MAX);
    assert!(at("3") < at("4") && at("4") < at("1"));
    assert!(!page.contains("player-2"));
}
