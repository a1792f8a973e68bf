//! The contract every game keeps: the test kit at all player counts and options, golden games, perft, finished games.
//!
//! `UPDATE_GOLDEN=1` rewrites golden games, the ledger and perft counts; a change there is a change of the rules.

use game::{
    Setup,
    testkit::{self, Check, Plan},
};
use mundus_novus::{MundusNovus, Position};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn random_games_keep_every_promise() {
    let report = testkit::check::<MundusNovus>(&Plan::new(150).thorough(5));
    assert_eq!(report.setups, 5, "two to six players");
    for made in [
        Check::Refusal,
        Check::Json,
        Check::Outside,
        Check::Twins,
        Check::Orders,
        Check::Canonical,
        Check::Forced,
    ] {
        assert!(report.made(made) > 0, "{} was never made", made.name());
    }
}

#[test]
fn golden_games_are_unchanged() {
    let games: Vec<_> = Setup::every::<MundusNovus>().into_iter().map(|setup| (1, setup)).collect();
    testkit::check_golden::<MundusNovus>(&folder("golden"), &games);
}

#[test]
fn the_ledger_is_unchanged() {
    // The first rules, too: games begun under them go on under them.
    let first = [3, 5].map(|players| Setup::standard::<MundusNovus>(players).under::<MundusNovus>(1));
    let all =
        Setup::every::<MundusNovus>().into_iter().chain(first.map(|setup| setup.expect("a known version")));
    let games: Vec<_> = all.map(|setup| (1, setup)).collect();
    testkit::check_ledger::<MundusNovus>(&folder("ledger.txt"), &games);
}

#[test]
fn perft_counts_are_unchanged() {
    testkit::check_perft::<MundusNovus>(&folder("perft.txt"));
}

#[test]
fn finished_games_replay_to_their_results() {
    testkit::check_games::<MundusNovus>(&folder("games"));
}

#[test]
fn finished_games_show_every_ending_every_number_of_players_and_every_version() {
    let (mut endings, mut players, mut versions) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder("games")).expect("there are finished games") {
        let text =
            std::fs::read_to_string(entry.expect("a readable folder").path()).expect("a readable game");
        let record: game::Record = serde_json::from_str(&text).expect("a record");
        endings.insert(record.result.expect("it is over").ending);
        players.insert((record.rules_version, record.setup.players));
        versions.insert(record.rules_version);
    }
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["doubloons", "line", "perfect"]);
    assert_eq!(versions.into_iter().collect::<Vec<_>>(), [1, 2]);
    assert_eq!(players.len(), 10, "two to six players under each: {players:?}");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 1024, "a position has {} bytes", size_of::<Position>());
}

#[test]
fn random_games_are_the_same_by_shortcuts() {
    game::testkit::check_playouts::<MundusNovus>(4);
}
