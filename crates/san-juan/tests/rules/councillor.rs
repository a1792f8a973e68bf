//! The councillor.

use crate::play::*;
use san_juan::{Card, Step};

#[test]
fn everybody_keeps_one_of_two_and_the_councillor_one_of_five() {
    let mut play = table(3).play();
    play.does("take councillor");
    assert_eq!(play.legal(), ["pass", "draw 2", "draw 5"]);
    play.draws("draw 5", "hero well well crane palace");
    assert_eq!(play.legal(), ["keep well", "keep crane", "keep hero", "keep palace"]);
    play.does("keep palace");
    assert_eq!((play.cards(1), play.p.discard(), play.mover()), (1, 4, 2));
    assert_eq!(play.legal(), ["pass", "draw 2"]);
    play.draws("draw 2", "hero well").does("keep hero");
    assert_eq!((play.cards(2), play.p.discard()), (1, 5));
}

#[test]
fn prefecture_keeps_two_of_two_five_or_eight() {
    let mut play =
        table(3).city(1, "indigo-plant prefecture library").city(2, "indigo-plant prefecture").play();
    assert_eq!(play.does("take councillor").view(1).councillor(seat(1)), (8, 2));
    play.draws("draw 8", "hero well well crane palace statue smithy archive")
        .does("keep hero")
        .does("keep well");
    assert_eq!((play.cards(1), play.p.discard()), (2, 6));
    play.draws("draw 2", "hero palace");
    assert_eq!((play.cards(2), play.p.discard()), (2, 6), "both are kept without a question");
    let mut play = table(3).city(1, "indigo-plant prefecture").play();
    play.does("take councillor")
        .draws("draw 5", "hero well well crane palace")
        .does("keep well")
        .does("keep well");
    assert_eq!((play.cards(1), play.p.discard()), (2, 3));
}

#[test]
fn archive_and_prefecture_discard_three_of_five() {
    let mut play = table(3).city(1, "indigo-plant archive prefecture").hand(1, "smithy").play();
    play.does("take councillor").draws("draw 5", "hero well well crane palace");
    assert_eq!((play.cards(1), play.p.step(), play.view(1).left()), (6, Step::Discard, 3));
    // A card that was in the hand before may go.
    play.does("discard smithy").does("discard well").does("discard crane");
    assert_eq!((play.cards(1), play.p.discard(), play.mover()), (3, 3, 2));
    assert_eq!(play.view(1).hand(seat(1)).get(Card::Smithy), 0);
}

#[test]
fn library_archive_and_prefecture_discard_six_of_eight() {
    let mut play = table(3).city(1, "indigo-plant library archive prefecture").play();
    play.does("take councillor").draws("draw 8", "hero well well crane palace statue smithy gold-mine");
    assert_eq!((play.cards(1), play.view(1).left()), (8, 6));
    let mut play = table(3).city(2, "indigo-plant archive prefecture").play();
    play.does("take councillor").does("pass").draws("draw 2", "hero well");
    assert_eq!((play.cards(2), play.mover()), (2, 3), "two of two: nothing to discard");
    let mut play = table(3).city(2, "indigo-plant archive").play();
    play.does("take councillor").does("pass").draws("draw 2", "hero well");
    assert_eq!((play.cards(2), play.view(2).left()), (2, 1));
}

#[test]
fn drawing_may_be_declined() {
    let mut play = table(3).play();
    play.does("take councillor").draws("draw 2", "hero well").does("keep hero");
    assert_eq!(play.p.discard(), 1, "the privilege was declined");
    play.does("pass");
    assert_eq!(play.cards(2), 0);
    let mut play = table(3).play();
    play.does("take prospector").does("pass");
    assert_eq!((play.cards(1), play.p.step()), (0, Step::Role));
}
