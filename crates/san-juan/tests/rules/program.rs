//! How the program plays.

use crate::play::*;
use san_juan::Step;

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
