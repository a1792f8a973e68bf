//! The promises every game makes, looked at in random games at all player counts and options; files of expectations.

use game::{
    Rules, Setup,
    testkit::{self, Plan},
};
use santiago::Santiago;
use std::path::Path;

#[test]
fn random_games_keep_every_promise() {
    testkit::check::<Santiago>(&Plan::new(240));
}

#[test]
fn golden_games_are_unchanged() {
    let games: Vec<_> = Setup::every::<Santiago>().into_iter().map(|setup| (1, setup)).collect();
    testkit::check_golden::<Santiago>(Path::new("tests/golden"), &games);
}

#[test]
fn the_ledger_is_unchanged() {
    let games: Vec<_> = Setup::every::<Santiago>().into_iter().map(|setup| (1, setup)).collect();
    testkit::check_ledger::<Santiago>(Path::new("tests/ledger.txt"), &games);
}

#[test]
fn perft_counts_are_unchanged() {
    testkit::check_perft::<Santiago>(Path::new("tests/perft.txt"));
}

#[test]
fn finished_games_replay_to_their_results() {
    testkit::check_games::<Santiago>(Path::new("tests/games"));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<<Santiago as Rules>::Position>() <= 256);
}

#[test]
fn random_games_are_the_same_by_shortcuts() {
    game::testkit::check_playouts::<Santiago>(4);
}
