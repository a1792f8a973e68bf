//! Positions from outside: readable, and refused with every reason.

use crate::play::*;
use mundus_novus::{Earning, Position, PositionDraft, Step};

fn faults(change: impl FnOnce(&mut PositionDraft)) -> Vec<String> {
    let mut draft = PositionDraft::new(3);
    fill_hands(&mut draft);
    change(&mut draft);
    let told = draft.build().map(|_| Vec::new()).unwrap_or_else(|impossible| impossible.faults);
    told.iter().map(ToString::to_string).collect()
}

#[test]
fn a_draft_becomes_a_position_and_a_text() {
    let table = table(3, fill_hands);
    let text = serde_json::to_string(&table.position).expect("text");
    assert!(text.contains("\"trade-master\":1") && text.contains("\"cacao\":5"), "{text}");
    assert_eq!(serde_json::from_str::<Position>(&text).expect("a position"), table.position);
}

#[test]
fn every_reason_is_told() {
    let found = faults(|draft| {
        draft.market = cards("corn");
        draft.players[0].developments = developments("caravel-3");
    });
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().any(|fault| fault.contains("market")));
    assert!(found.iter().any(|fault| fault.contains("caravel-3")));
}

#[test]
fn impossible_positions_are_refused() {
    assert!(!faults(|draft| draft.players[0].hand = cards("8 potato")).is_empty(), "one is in the market");
    assert!(!faults(|draft| draft.players[0].hand = cards("corn")).is_empty(), "fewer than five cards");
    assert!(!faults(|draft| draft.players[0].known = cards("relic")).is_empty());
    assert!(!faults(|draft| draft.line.truncate(4)).is_empty());
    assert!(!faults(|draft| draft.step = Step::End).is_empty());
    assert!(!faults(|draft| draft.trade_master = seat(5)).is_empty());
    assert!(!faults(|draft| draft.round = 0).is_empty());
    assert!(!faults(|draft| draft.announced = 3).is_empty());
    assert!(faults(|_| ()).is_empty());
}

#[test]
fn only_coronado_costs_doubloons() {
    let below = |earned: &[(Earning, i16)]| {
        let found = faults(|draft| draft.players[1].earned = earned.iter().copied().collect());
        found.iter().any(|fault| fault == "seat 2: doubloons below zero")
    };
    assert!(below(&[(Earning::Different, 2), (Earning::Relics, -1)]));
    assert!(below(&[(Earning::Coronado, 1)]), "and he never brings any");
    assert!(!below(&[(Earning::Different, 2), (Earning::Coronado, -2)]));
}

#[test]
fn a_draft_names_its_rules() {
    let mut text = serde_json::to_value(table(3, fill_hands).position).expect("text");
    assert_eq!(text["rules"], 2);
    let read = |text: &serde_json::Value| serde_json::from_value::<Position>(text.clone());
    text["rules"] = 1.into();
    assert_eq!(read(&text).expect("a position").setup().rules(), 1);
    for unknown in [0, 3] {
        text["rules"] = unknown.into();
        let refused = read(&text).expect_err("no such rules").to_string();
        assert!(refused.contains("rules versions 1 to 2"), "{refused}");
    }
    text.as_object_mut().expect("an object").remove("rules");
    assert_eq!(read(&text).expect("a position").setup().rules(), 2, "the newest if not said");
}

#[test]
fn only_ponce_with_two_caravels_splits_his_fleet() {
    let told = |owned: &str| {
        let found = faults(|draft| {
            draft.step = Step::Split;
            draft.players[0].developments = developments(owned);
        });
        found.iter().any(|fault| fault.contains("there is nothing to split"))
    };
    assert!(told("caravel-10, caravel-12"), "without him");
    assert!(told("juan-ponce-de-leon, caravel-10"), "with one caravel");
    assert!(!told("juan-ponce-de-leon, caravel-10, caravel-12"));
}

#[test]
fn only_coronado_with_two_doubloons_calls_an_event() {
    let told = |owned: &str, doubloons, round, head: &str| {
        let found = faults(|draft| {
            (draft.step, draft.round) = (Step::Call, round);
            draft.players[0].developments = developments(owned);
            draft.players[0].earned = [(Earning::Income, doubloons)].into();
            draft.line[0] = developments(head)[0];
        });
        found.iter().any(|fault| fault.contains("nobody may choose the event"))
    };
    assert!(!told("francisco-de-coronado", 2, 2, "caravel-7"));
    assert!(told("juan-de-la-cosa", 2, 2, "caravel-7"), "somebody else");
    assert!(told("francisco-de-coronado", 1, 2, "caravel-7"), "too poor");
    assert!(told("francisco-de-coronado", 2, 1, "caravel-7"), "nobody has him in the first round");
    assert!(told("francisco-de-coronado", 2, 2, "shipyard-1"), "there is an event already");
}

#[test]
fn the_lowest_caravel_is_never_in_the_second_squadron() {
    let told = |detached: &[u8]| {
        let found = faults(|draft| {
            draft.step = Step::Split;
            draft.players[0].developments =
                developments("juan-ponce-de-leon, caravel-7, caravel-10, caravel-12");
            draft.detached = detached.to_vec();
        });
        found.iter().any(|fault| fault.contains("the second squadron is wrong"))
    };
    assert!(!told(&[10]) && !told(&[12]));
    assert!(told(&[7]), "it would be the first one");
    assert!(told(&[9]), "nobody has it");
}

#[test]
fn as_many_cards_as_there_are_and_no_more() {
    let told = |hand: &str| faults(|draft| draft.players[0].hand = cards(hand));
    assert_eq!(told("7 potato"), [] as [&str; 0], "with that in the market all of them");
    assert_eq!(told("8 potato"), ["9 cards of potato, there are only 8"]);
}

#[test]
fn those_tied_are_all_with_the_highest_total() {
    let told = |laid: [&str; 3], tied: &[usize]| {
        let found = faults(|draft| {
            (draft.step, draft.announced) = (Step::Appoint, 2);
            draft.players.iter_mut().zip(laid).for_each(|(player, laid)| player.laid = cards(laid));
            draft.tied = tied.iter().map(|&number| seat(number)).collect();
        });
        found.iter().any(|fault| fault.contains("those tied are wrong"))
    };
    assert!(!told(["2 corn", "2 vanilla", "2 vanilla"], &[2, 3]));
    assert!(told(["2 corn", "2 vanilla", "2 vanilla"], &[2]), "seat 3 is, too");
    assert!(told(["2 corn", "2 corn", "2 vanilla"], &[3]), "it is Trade Master without being asked");
    assert!(told(["2 vanilla", "2 vanilla", "2 corn"], &[1, 2]), "the Trade Master remains it");
}
