//! The board of Mundus Novus, drawn from games.

use super::*;
use crate::games::board::{
    Action, Legal,
    testing::{action, begun, drawn as drawn_by, look as look_at, play},
};
use catalog::GameId;
use game::Seat;
use happened::Hop;
use mundus_novus::{Cards, Development, Resource, RoyalEvent};
use phase::Phase;
use plans::Brings;
use table::Table;

const READER: Seat = Seat::new(1);

fn look<T>(table: &Table, look: impl FnOnce(&Scene, &View) -> T) -> T {
    look_at(table, Some(READER), look)
}

/// The board as the reader sees it, with these actions.
fn page(table: &Table, actions: Vec<Action>) -> String {
    let legal = Legal { actions, ..Legal::default() };
    look(table, |scene, view| drawn_by(&legal, |sheet| parts(scene, view, sheet)))
}

fn fresh() -> Table {
    begun(GameId::MundusNovus, 4, 1)
}

/// The ring, changed.
fn ring(change: impl Fn(&mut ring::Ring)) -> String {
    look(&fresh(), |scene, view| {
        drawn_by(&Legal::default(), |sheet| {
            let mut ring = ring::Ring::of(scene, view, &Happened::of(scene.events()));
            change(&mut ring);
            vec![ring::part(ring, sheet)]
        })
    })
}

/// The reader's own panel, changed.
fn own(change: impl Fn(&mut players::Own)) -> String {
    look(&fresh(), |scene, view| {
        drawn_by(&Legal::default(), |sheet| {
            let mut own = players::Own::of(scene, view, view, READER, &[]);
            change(&mut own);
            vec![sheet.part("own", own, &[], players::own)]
        })
    })
}

#[test]
fn one_action_is_a_button_of_the_form_several_are_a_menu() {
    let one = page(&fresh(), vec![action("offer corn", "hand-corn")]);
    assert!(one.contains(r#"form="act" name="action" value="offer corn""#));
    let two = page(&fresh(), vec![action("add corn", "hand-corn"), action("convert corn", "hand-corn")]);
    assert!(two.contains(r#"popovertarget="menu-hand-corn""#));
}

#[test]
fn what_belongs_nowhere_is_a_button_at_the_workbench() {
    let end = Action { places: Vec::new(), ..action("end turn", "nowhere") };
    assert!(page(&fresh(), vec![end]).contains(r#"name="action" value="end turn""#));
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    // The sets of a plan are built by forms of their own.
    let page = page(&fresh(), Vec::new());
    assert_eq!(page.matches("<button").count(), page.matches(r#"form="shortcut-"#).count());
}

#[test]
fn every_place_of_the_rules_is_on_the_board() {
    let only = |page: &str, place: &str| {
        assert_eq!(page.matches(&format!("data-place=\"{place}\"")).count(), 1, "{place}");
    };
    let page = page(&fresh(), Vec::new());
    for resource in Resource::ALL {
        ["hand", "resource"].iter().for_each(|place| only(&page, &format!("{place}-{}", resource.id())));
    }
    RoyalEvent::ALL.iter().for_each(|event| only(&page, &format!("happening-{}", event.id())));
    (1..=4).for_each(|seat| only(&page, &format!("seat-{seat}")));
    ["happenings", "squadrons", "bench", "development-deck"].iter().for_each(|place| only(&page, place));
    let line: Vec<Development> = look(&fresh(), |_, view| view.table().line().collect());
    line.iter().for_each(|card| only(&page, &format!("line-{}", card.id())));
    let ring = ring(|ring| {
        (ring.phase, ring.taken) = (Phase::Trade, Some(Resource::Cacao));
        ring.display = [Resource::Vanilla, Resource::Vanilla].into_iter().collect();
        ring.stations[0].laid = Cards::one(Resource::Potato);
        ring.stations[0].secret = ring::Secret::Nothing;
    });
    ["taken", "display-vanilla", "laid-1-potato"].iter().for_each(|place| only(&ring, place));
    let own = own(|own| own.player.developments = vec![(line[0], false)]);
    only(&own, &format!("development-{}", line[0].id()));
}

#[test]
fn before_the_reveal_nothing_tells_how_many_cards_las_casas_lays_out() {
    let page = ring(|ring| {
        ring.announced = 4;
        for station in &mut ring.stations {
            (station.secret, station.backs) = (ring::Secret::Choosing, Some(4));
        }
        ring.stations[2].backs = None;
    });
    assert_eq!(page.matches("class=\"backs\"").count(), 4);
    let station = page.split("station at-1 seat-3").nth(1).and_then(|rest| rest.split("hush").next());
    let station = station.expect("the next player's place is on the board");
    assert_eq!(station.matches("#mn-back").count(), 1, "{station}");
    assert!(station.contains("≤4"), "{station}");
}

#[test]
fn money_the_table_hides_is_not_on_the_page() {
    assert!(own(|own| own.player.doubloons = Some(73)).contains("73 doubloons"));
    let hidden = own(|own| own.player.doubloons = None);
    assert!(hidden.contains("mn-hidden-money") && !hidden.contains(" doubloons"));
}

#[test]
fn an_exchange_is_drawn_and_listed() {
    let hop = Hop {
        taker: READER,
        owner: Seat::FIRST,
        resource: Resource::Coffee,
        swapped_for: Some(Resource::Corn),
        earned: 0,
    };
    let at = |phase| ring(|ring| (ring.phase, ring.hops) = (phase, vec![hop.clone()]));
    let arrows = at(Phase::Trade);
    assert!(arrows.contains("url(#mn-arrow-2)") && arrows.contains("#mn-resource-coffee"));
    assert!(!at(Phase::Progression).contains("mn-arrow-2"), "arrows belong to the trade");
    let quay = look(&fresh(), |scene, view| {
        drawn_by(&Legal::default(), |sheet| {
            let happened = Happened { hops: vec![hop.clone()], ..Happened::default() };
            vec![quay::part(quay::Quay::of(scene, view, &happened), sheet)]
        })
    });
    assert!(quay.contains("mn-swapped"));
}

#[test]
fn a_plan_is_built_by_its_form_where_it_has_one() {
    let with = |form: Option<&str>| {
        own(|own| {
            let set = workbench::Set {
                cards: vec![(Resource::Corn, None), (Resource::Potato, Some(Resource::Cacao))],
                brings: Brings::Doubloons(5),
                label: "four different".into(),
                form: form.map(str::to_string),
            };
            own.plans = vec![workbench::Plan { doubloons: 5, reach: 0, sets: vec![set] }];
        })
    };
    assert!(!with(None).contains("<button"));
    assert!(with(Some("shortcut-0")).contains(r#"form="shortcut-0""#));
}

#[test]
fn hidden_hands_are_backs() {
    play(GameId::MundusNovus, 4, 1, |table| {
        if table.step() % 60 != 0 {
            return;
        }
        let page = page(table, Vec::new());
        let others: Vec<u8> = look(table, |_, view| {
            Seat::all(4).filter(|seat| *seat != READER).map(|seat| view.player(seat).hand_size()).collect()
        });
        for size in others {
            assert!(page.contains(&format!("title=\"{size} mn-cards\"")), "at step {}", table.step());
        }
    });
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = page(&fresh(), Vec::new());
    let at = |id: &str| page.find(&format!("id=\"player-{id}\"")).unwrap_or(usize::MAX);
    assert!(at("3") < at("4") && at("4") < at("1"));
    assert!(!page.contains("player-2"));
}

#[test]
fn cards_that_have_come_are_marked_on_the_page() {
    let came = |count| own(|own| own.hand[0].came = count).matches("data-came").count();
    assert_eq!(came(1), came(0) + 1);
}

#[test]
fn a_card_of_the_line_has_a_number_only_beside_its_twin() {
    let (mut numbered, mut plain) = (0, 0);
    play(GameId::MundusNovus, 4, 1, |table| {
        let line: Vec<Development> = look(table, |_, view| view.table().line().collect());
        let page = page(table, Vec::new());
        for card in &line {
            let twin = line.iter().any(|other| other.is_twin_of(*card));
            let name = format!("development-{}{}", card.id(), if twin { ".which" } else { "" });
            assert!(page.contains(&format!("class=\"dev-name\">{name}<")), "{name}");
            *(if twin { &mut numbered } else { &mut plain }) += 1;
        }
    });
    assert!(numbered > 0 && plain > 0);
}
