//! The test kit of the house on every set-up, and the expectations in files: golden games, perft, finished games.
//!
//! `UPDATE_GOLDEN=1` writes golden games and perft counts anew; a change there is a change of the rules.

use game::{
    Setup, SetupText,
    testkit::{Check, Plan, check, check_games, check_golden, check_perft},
};
use puerto_rico::{Position, PuertoRico};
use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

#[test]
fn every_promise_holds_in_random_games_of_every_setup() {
    let report = check::<PuertoRico>(&Plan::new(320).thorough(8));
    assert_eq!(report.setups, 8, "two to five players, each with and without the option");
    assert_eq!(report.unfinished, 0);
    for made in [Check::Refusal, Check::Json, Check::Binary, Check::Outside, Check::Canonical, Check::Forced]
    {
        assert!(report.made(made) > 0, "{} was never made", made.name());
    }
}

#[test]
fn golden_games_are_as_they_were() {
    let mut games: Vec<(u64, Setup)> =
        (2..=5).map(|players| (1, Setup::standard::<PuertoRico>(players))).collect();
    let swapped = SetupText { players: 4, options: [("factory-university".into(), "swapped".into())].into() };
    games.push((1, Setup::new::<PuertoRico>(&swapped).expect("a valid set-up")));
    check_golden::<PuertoRico>(&folder("golden"), &games);
}

#[test]
fn perft_counts_are_as_they_were() {
    check_perft::<PuertoRico>(&folder("perft.txt"));
}

#[test]
fn finished_games_replay_to_their_results() {
    check_games::<PuertoRico>(&folder("games"));
}

#[test]
fn finished_games_show_every_ending_and_every_number_of_players() {
    let (mut endings, mut players) = (BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(folder("games")).expect("there are finished games") {
        let text =
            std::fs::read_to_string(entry.expect("a readable folder").path()).expect("a readable game");
        let record: game::Record = serde_json::from_str(&text).expect("a record");
        endings.insert(record.result.expect("it is over").ending);
        players.insert(record.setup.players);
    }
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["chips", "city-full", "colonists"]);
    assert_eq!(players.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
}
