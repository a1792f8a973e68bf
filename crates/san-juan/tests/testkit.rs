//! The test kit on every set-up, and the expectations in files: golden games, perft, finished games.
//!
//! `UPDATE_GOLDEN=1` rewrites golden games, the ledger and perft counts; a change there is a change of the rules.

use game::{
    Setup,
    testkit::{self, Check, Plan},
};
use san_juan::{Position, SanJuan};
use std::path::Path;

#[test]
fn random_games_keep_every_promise() {
    let report = testkit::check::<SanJuan>(&Plan::new(360).threads(2));
    assert_eq!(report.unfinished, 0, "a random game did not end");
    // Only the whole of it is enough to count; the trials of mutants play a part.
    let least = if std::env::var(testkit::SHARE).is_ok() { 0 } else { 1_000 };
    assert!(report.made(Check::Orders) > least, "hardly anybody chose at the same time");
}

/// One game of every player count, plain and with everything the options add.
fn showpieces() -> Vec<(u64, Setup)> {
    let wanted = |setup: &Setup| {
        let [expansion, draft, customs, first] = [0, 1, 2, 3].map(|option| setup.choice(option));
        matches!((expansion, draft, customs, first), (0, 0, 0, 0) | (1, 1, 0, 0) | (1, 0, 1, 1))
    };
    Setup::every::<SanJuan>().into_iter().filter(wanted).map(|setup| (1, setup)).collect()
}

#[test]
fn golden_games_are_unchanged() {
    testkit::check_golden::<SanJuan>(Path::new("tests/golden"), &showpieces());
}

#[test]
fn the_ledger_is_unchanged() {
    testkit::check_ledger::<SanJuan>(Path::new("tests/ledger.txt"), &showpieces());
}

#[test]
fn perft_counts_are_unchanged() {
    testkit::check_perft::<SanJuan>(Path::new("tests/perft.txt"));
}

#[test]
fn finished_games_replay_to_their_results() {
    testkit::check_games::<SanJuan>(Path::new("tests/games"));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 1024, "a position has {} bytes", size_of::<Position>());
}

#[test]
fn random_games_are_the_same_by_shortcuts() {
    game::testkit::check_playouts::<SanJuan>(4);
}
