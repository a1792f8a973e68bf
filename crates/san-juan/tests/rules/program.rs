//! How the program plays.

use crate::play::*;
use san_juan::{Good, PositionDraft, Step};

#[test]
fn a_hidden_single_choice_is_asked() {
    // Seat 2 holds nothing it could pay for, but nobody else can know.
    let mut play = table(3).hand(2, "hero palace").play();
    play.does("take builder");
    assert_eq!((play.mover(), play.legal()), (2, vec!["pass".to_string()]));
}

#[test]
fn a_public_single_choice_is_played() {
    // Seat 1 has no card; seat 2 has one, which cannot be paid for; seat 3 holds only what everybody has seen.
    let mut draft = table(3).hand(2, "hero").hand(3, "hero palace");
    draft.players[2].known = list("hero palace");
    let mut play = draft.play();
    play.does("take builder");
    assert_eq!((play.p.step(), play.mover()), (Step::Role, 2));
    // All that is left is needed for the price: it is paid.
    let mut play = table(3).hand(2, "statue well crane hero").play();
    play.does("take builder").does("build statue");
    assert_eq!(play.cards(2), 0);
}

/// Seat 2 has three indigo, of which the black market takes two, and one card beside the one to build for three.
pub fn three_indigo() -> PositionDraft {
    table(3)
        .city(2, "indigo-plant indigo-plant indigo-plant black-market")
        .goods(2, &[Good::Indigo; 3])
        .hand(2, "tobacco-storage well")
}

#[test]
fn goods_of_one_kind_that_must_be_paid_are_paid() {
    let mut play = three_indigo().play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!((play.cards(2), play.seat(2).goods(Good::Indigo), play.p.discard()), (0, 1, 3));
    // Of two kinds it matters which.
    let mut two_kinds = three_indigo().city(2, "indigo-plant indigo-plant sugar-mill black-market");
    two_kinds.players[1].goods = [(Good::Indigo, 2), (Good::Sugar, 1)].into();
    let mut play = two_kinds.play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!(play.legal(), ["pay with well", "pay with good indigo", "pay with good sugar"]);
    // With a card more nobody has to pay with goods.
    let mut play = three_indigo().hand(2, "tobacco-storage well crane").play();
    play.does("take builder").does("build tobacco-storage");
    assert_eq!(play.legal(), ["pay with well", "pay with crane", "pay with good indigo"]);
    // Nor can somebody else draw up a table at which there is nothing to choose.
    let mut draft = three_indigo();
    draft.players[1].buildings.0.insert(san_juan::Card::TobaccoStorage, 1);
    draft.players[1].hand = list("well");
    (draft.taken, draft.role) = (vec![san_juan::Role::Builder], Some(san_juan::Role::Builder));
    (draft.step, draft.mover, draft.rounds_without_building) = (Step::Pay, Some(seat(2)), 0);
    (draft.phase.left, draft.phase.goods_left) = (3, 2);
    assert!(draft.build().is_err());
    draft.players[1].hand = list("well crane");
    assert!(draft.build().is_ok(), "{:?}", draft.build());
}
