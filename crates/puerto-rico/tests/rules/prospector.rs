//! Prospector: a doubloon for the chooser, and no action.

use crate::play::*;

#[test]
fn prospector_takes_one_doubloon() {
    let mut table = stage(4).begin();
    table.play(ANNE, "take prospector");
    assert_eq!([ANNE, BERNIE, CHRISTINE, DAVID].map(|seat| table.doubloons(seat)), [1, 0, 0, 0]);
    // There is no action: Bernie chooses at once.
    table.offers(BERNIE, "take mayor");
}

#[test]
fn prospector_with_two_doubloons_on_it_takes_three() {
    let mut table = stage(4).role_doubloons("prospector", 2).begin();
    table.play(ANNE, "take prospector");
    assert_eq!((table.doubloons(ANNE), table.role_doubloons("prospector")), (3, 0));
    table.turn(BERNIE);
}
