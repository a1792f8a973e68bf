//! The board of Santiago de Cuba, drawn from games.

use super::*;
use crate::games::board::{
    Legal,
    testing::{action, begun, drawn as drawn_by, look, play},
};
use catalog::GameId;
use game::Seat;
use santiago::{Step, components::Building};
use table::Table;

const READER: Seat = Seat::new(1);

/// The board as this seat sees it.
fn seen_by(table: &Table, seat: Option<Seat>) -> String {
    look(table, seat, |scene, view| drawn_by(&Legal::default(), |sheet| parts(scene, view, sheet)))
}

/// The board as the reader sees it, with these actions.
fn page(actions: &[(&str, &str)]) -> String {
    let actions = actions.iter().map(|(notation, place)| action(notation, place)).collect();
    let legal = Legal { actions, ..Legal::default() };
    look(&fresh(), Some(READER), |scene, view| drawn_by(&legal, |sheet| parts(scene, view, sheet)))
}

fn fresh() -> Table {
    begun(GameId::Santiago, 4, 1)
}

#[test]
fn one_action_is_a_button_of_the_form_several_are_a_menu() {
    assert!(page(&[("drive 3", "drive-3")]).contains(r#"form="act" name="action" value="drive 3""#));
    let two = page(&[("drive 3", "drive-3"), ("drive 13", "drive-3")]);
    assert!(two.contains(r#"popovertarget="menu-drive-3""#));
}

#[test]
fn nothing_can_be_clicked_when_nothing_is_legal() {
    assert!(!page(&[]).contains("<button"));
}

#[test]
fn every_place_of_the_rules_is_on_the_board() {
    let page = page(&[]);
    let mut places: Vec<String> = (1..=10).map(|stops| format!("drive-{stops}")).collect();
    places.extend(Building::ALL.map(|building| format!("building-{}", building.id())));
    places.extend(
        Good::ALL
            .into_iter()
            .flat_map(|good| [format!("own-{}", good.id()), format!("supply-{}", good.id())]),
    );
    places.extend(Good::WITH_DIE.map(|good| format!("die-{}", good.id())));
    places.extend(["own-pesos", "own-points", "ship", "flag-right"].map(str::to_string));
    for place in places {
        assert_eq!(page.matches(&format!("data-place=\"{place}\"")).count(), 1, "{place}");
    }
}

#[test]
fn what_lies_behind_a_screen_is_not_on_the_page() {
    play(GameId::Santiago, 4, 1, |table| {
        let (open, over) =
            look(table, None, |_, view: &View| (view.open_stocks(), view.step() == Step::Over));
        if !over && table.step() % 40 != 0 {
            return;
        }
        assert!(!open, "the screens are closed");
        let screens = |seat| seen_by(table, seat).matches("screen-rule").count();
        assert_eq!((screens(Some(READER)), screens(None)), if over { (0, 0) } else { (3, 4) });
        assert_eq!(seen_by(table, None).contains("data-place=\"own-"), over);
        assert!(seen_by(table, Some(READER)).contains("data-place=\"own-"));
    });
}

#[test]
fn the_car_stands_at_one_stop_and_the_value_marker_at_one_flag() {
    let page = page(&[]);
    assert_eq!(page.matches(r#"data-piece="car""#).count(), 1);
    assert_eq!(page.matches(r#"data-piece="value""#).count(), 1);
}

#[test]
fn a_round_shows_every_seat_with_what_it_delivered() {
    let load = round::Load { count: 2, good: Good::Wood, instead_of: Some(Good::Sugar), points: 2 };
    let seat = |seat: usize, loads| round::Deliveries {
        seat: Seat::new(seat),
        name: format!("P{seat}"),
        loads,
        now: seat == 2,
        passed: seat == 0,
    };
    let seats = vec![seat(1, vec![load]), seat(2, Vec::new()), seat(0, Vec::new())];
    let round = round::Round { value: 3, over: false, seats };
    let page = drawn_by(&Legal::default(), |sheet| vec![round::part(round.clone(), sheet)]);
    assert!(page.contains("2 good-wood → good-sugar, 2 victory-points"));
    assert!(page.contains("delivers-now") && page.contains("passed"));
}

#[test]
fn opponents_follow_in_order_of_play() {
    let page = page(&[]);
    let at = |id: &str| page.find(&format!("id=\"{id}\"")).unwrap_or(usize::MAX);
    assert!(at("player-3") < at("player-4") && at("player-4") < at("player-1"));
    assert!(!page.contains("player-2"));
}

#[test]
fn a_standstill_to_come_is_shown() {
    let page_with =
        drawn_by(&Legal::default(), |sheet| standstill(sheet, Some(("standstill", 2))).into_iter().collect());
    assert!(page_with.contains("2 standstill"));
    assert!(!page(&[]).contains("standstill"));
}

#[test]
fn the_letter_on_a_good_begins_its_name_in_every_language_and_no_two_share_one() {
    let speech = crate::speech::Speech::new();
    for language in words::Language::ALL {
        let words = speech.of(GameId::Santiago, language);
        let mut letters = std::collections::BTreeSet::new();
        for good in santiago::components::Good::ALL {
            let letter = words.t(&format!("board-letter-{}", good.id()));
            let name = words.t(&format!("good-{}", good.id()));
            let first = |text: &str| text.chars().next().map(|c| c.to_lowercase().to_string());
            let begins = name.split(' ').any(|word| first(word) == first(&letter));
            assert!(begins, "{language:?}: {letter} for {name}");
            assert!(letters.insert(letter), "{language:?}: {name}");
        }
    }
}
