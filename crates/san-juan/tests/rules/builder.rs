//! The builder.

use crate::play::*;
use san_juan::{Card, Good, Step};

#[test]
fn louis_builds_the_sugar_mill_for_nothing() {
    let mut play = table(3).city(1, "indigo-plant smithy library").hand(1, "sugar-mill well").play();
    play.does("take builder");
    assert_eq!(play.view(1).price(seat(1), Card::SugarMill), 0);
    play.does("build sugar-mill");
    assert_eq!((play.cards(1), play.seat(1).copies(Card::SugarMill)), (1, 1), "nothing paid, nothing back");
}

#[test]
fn jean_builds_a_crane_for_nothing_with_builder_and_quarry() {
    let mut play = table(3).city(1, "indigo-plant quarry").hand(1, "crane well").play();
    play.does("take builder").does("build crane");
    assert_eq!(play.cards(1), 1);
    // A quarry does not help with a production building.
    let mut play = table(3).city(1, "indigo-plant quarry").hand(1, "sugar-mill well").play();
    assert_eq!(play.does("take builder").view(1).price(seat(1), Card::SugarMill), 1);
}

#[test]
fn library_and_quarry_take_three_off() {
    let mut play = table(3).city(1, "indigo-plant quarry library").hand(1, "palace well").play();
    let view = play.does("take builder").view(1);
    assert_eq!(view.price(seat(1), Card::Palace), 3);
    assert_eq!(view.price(seat(1), Card::CoffeeRoaster), 2);
}

#[test]
fn smithy_helps_with_production_only() {
    let mut play = table(3).city(2, "indigo-plant smithy").hand(2, "sugar-mill well").play();
    let view = play.does("take builder").view(2);
    assert_eq!((view.price(seat(2), Card::SugarMill), view.price(seat(2), Card::Well)), (1, 2));
}

#[test]
fn a_building_is_paid_with_other_cards() {
    let mut play = table(3).hand(2, "statue well well crane archive").hand(3, "well crane").play();
    play.does("take builder").does("build statue");
    assert_eq!(play.legal(), ["pay with archive", "pay with well", "pay with crane"]);
    play.does("pay with well").does("pay with crane").does("pay with well");
    assert_eq!((play.cards(2), play.p.discard()), (1, 3));
    assert!(play.seat(2).has(Card::Statue));
    // Two cards cannot pay for one of them: the card built does not count towards its own price.
    assert_eq!(play.mover(), 3);
    assert_eq!(play.legal(), ["pass"]);
    assert_eq!(play.refuses("build well"), "why-too-expensive");
}

#[test]
fn a_beige_building_only_once() {
    let hand = "well indigo-plant crane crane crane";
    let mut play = table(3).city(1, "indigo-plant well").hand(1, hand).play();
    play.does("take builder");
    assert!(play.can("build indigo-plant"));
    assert_eq!(play.refuses("build well"), "why-already-built");
}

#[test]
fn louis_pays_a_library_with_two_goods_and_three_cards() {
    let mut play = table(3)
        .city(2, "indigo-plant tobacco-storage coffee-roaster black-market")
        .goods(2, &[Good::Indigo, Good::Tobacco, Good::Coffee])
        .hand(2, "library well crane hero")
        .play();
    play.does("take builder").does("build library");
    play.does("pay with good indigo").does("pay with good tobacco");
    // Two goods at most; then the hand is paid without a question.
    assert!(play.seat(2).has(Card::Library));
    assert_eq!((play.cards(2), play.p.discard(), play.seat(2).goods(Good::Coffee)), (0, 5, 1));
}

#[test]
fn carpenter_then_poor_house() {
    let mut play = table(3).city(2, "indigo-plant carpenter poor-house").hand(2, "well crane hero").play();
    play.does("take builder").does("build well");
    assert_eq!(play.cards(2), 2, "carpenter 1, then one card in hand: poor house 1");
    // The carpenter's card counts: with two cards in hand there is nothing.
    let mut play =
        table(3).city(2, "indigo-plant carpenter poor-house").hand(2, "well crane hero statue").play();
    play.does("take builder").does("build well").does("pay with hero").does("pay with crane");
    assert_eq!(play.cards(2), 2, "carpenter 1; poor house nothing");
    // A production building gives nothing for the carpenter; without building there is nothing at all.
    let mut play =
        table(3).city(2, "indigo-plant carpenter poor-house").hand(2, "indigo-plant hero statue").play();
    play.does("take builder").does("build indigo-plant").does("pay with hero");
    assert_eq!(play.cards(2), 2, "poor house only");
    let mut play = table(3).city(2, "indigo-plant poor-house").hand(2, "indigo-plant hero").play();
    play.does("take builder").does("pass");
    assert_eq!(play.cards(2), 2);
    // A carpenter just built does not count.
    let mut play = table(3).hand(2, "carpenter well well well").play();
    play.does("take builder").does("build carpenter");
    assert_eq!(play.cards(2), 0);
}

#[test]
fn a_new_building_helps_after_the_phase() {
    let goods = [Good::Indigo];
    let mut play = table(3).goods(2, &goods).hand(2, "black-market crane well hero").play();
    play.does("take builder").does("build black-market");
    assert!(!play.can("pay with good indigo"), "not for its own price");
    // A library taken into the city in the first role serves the second one of the same round (two players).
    let mut play = table(2).hand(1, "library well well well crane").play();
    play.does("take builder").does("build library").pass_until_step(Step::Role);
    play.does("take trader").does("take councillor");
    assert!(play.can("draw 8"));
}

#[test]
fn building_may_be_declined() {
    let mut play = table(3).hand(1, "indigo-plant well").play();
    play.does("take builder").does("pass");
    assert_eq!((play.cards(1), play.seat(1).buildings()), (2, 1));
}
