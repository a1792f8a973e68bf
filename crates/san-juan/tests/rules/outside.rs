//! Positions read from outside.

use crate::play::*;
use san_juan::{Card, Position, PositionDraft, Role, Step};

#[test]
fn a_short_draft_is_enough() {
    let text = r#"{"setup": {"players": 2}, "players": [
        {"hand": {"library": 1, "well": 2}, "buildings": {"indigo-plant": 1}},
        {"buildings": {"indigo-plant": 1, "tower": 1}}]}"#;
    let p: Position = serde_json::from_str(text).expect("a sound position");
    assert_eq!((p.step(), p.deck()), (Step::Role, 112 - 3 - 3));
}

#[test]
fn an_impossible_position_is_refused_with_every_reason() {
    let mut draft = table(3).hand(1, "library library library").city(2, "indigo-plant library");
    draft.players[1].known = list("well");
    draft.taken = vec![san_juan::Role::Builder; 2];
    let reasons = draft.build().expect_err("four libraries").faults;
    assert!(reasons.iter().any(|reason| reason.code == "role-twice"), "{reasons:?}");
    draft.taken = Vec::new();
    let reasons = draft.build().expect_err("four libraries").to_string();
    assert!(reasons.contains("4 cards of library instead of 3"), "{reasons}");
    assert!(reasons.contains("more well known than in hand"), "{reasons}");
}

#[test]
fn out_of_range_numbers_are_refused() {
    let mut draft = table(3).city(1, "indigo-plant crane").hand(1, "well well crane");
    (draft.role, draft.taken, draft.step) = (Some(Role::Builder), vec![Role::Builder], Step::Over);
    draft.phase.covered = Some(Card::TobaccoStorage);
    assert!(draft.build().expect_err("no such building").to_string().contains("the crane cannot cover this"));
    let mut draft = table(3);
    (draft.role, draft.taken, draft.step) = (Some(Role::Producer), vec![Role::Producer], Step::Produce);
    (draft.phase.left, draft.phase.count) = (255, 255);
    assert!(draft.build().expect_err("too many goods").to_string().contains("goods left is wrong"));
    let mut draft = table(3);
    draft.players[0].harbored = 255;
    assert!(draft.build().expect_err("too many cards").to_string().contains("cards in the deck"));
}

#[test]
fn unknown_fields_are_refused() {
    let text = r#"{"setup": {"players": 2}, "players": [], "decks": 3}"#;
    assert!(serde_json::from_str::<PositionDraft>(text).is_err());
}
