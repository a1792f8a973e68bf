//! The test kit on every set-up, and the expectations in files: golden games, perft, finished games.
//!
//! `UPDATE_GOLDEN=1` rewrites golden games, the ledger and perft counts; a change there is a change of the rules.

use game::{
    Setup, SetupText,
    record::replay,
    testkit::{Check, Plan, check, check_games, check_golden, check_ledger, check_perft},
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
fn random_games_keep_every_promise() {
    let report = check::<PuertoRico>(&Plan::new(320).thorough(8));
    assert_eq!(report.setups, 16, "two to five players, with and without each option");
    assert_eq!(report.unfinished, 0);
    for made in [
        Check::Refusal,
        Check::Json,
        Check::Binary,
        Check::Outside,
        Check::Canonical,
        Check::Forced,
        Check::Orders,
    ] {
        assert!(report.made(made) > 0, "{} was never made", made.name());
    }
}

#[test]
fn golden_games_are_unchanged() {
    let mut games: Vec<(u64, Setup)> =
        (2..=5).map(|players| (1, Setup::standard::<PuertoRico>(players))).collect();
    let swapped = SetupText { players: 4, options: [("factory-university".into(), "swapped".into())].into() };
    games.push((1, Setup::new::<PuertoRico>(&swapped).expect("a valid set-up")));
    check_golden::<PuertoRico>(&folder("golden"), &games);
}

#[test]
fn the_ledger_is_unchanged() {
    let games: Vec<_> = Setup::every::<PuertoRico>().into_iter().map(|setup| (1, setup)).collect();
    check_ledger::<PuertoRico>(&folder("ledger.txt"), &games);
}

#[test]
fn perft_counts_are_unchanged() {
    check_perft::<PuertoRico>(&folder("perft.txt"));
}

#[test]
fn finished_games_replay_to_their_results() {
    check_games::<PuertoRico>(&folder("games"));
}

fn finished_games() -> Vec<game::Record> {
    let files = std::fs::read_dir(folder("games")).expect("there are finished games");
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(entry.expect("a readable folder").path());
        serde_json::from_str(&text.expect("a readable game")).expect("a record")
    };
    files.map(read).collect()
}

#[test]
fn finished_games_show_every_ending_and_every_number_of_players() {
    let (mut endings, mut games) = (BTreeSet::new(), BTreeSet::new());
    for record in finished_games() {
        endings.insert(record.result.expect("it is over").ending);
        games.insert((record.rules_version, record.setup.players));
    }
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["chips", "city-full", "colonists"]);
    let every = [1, 2].into_iter().flat_map(|version| (2..=5).map(move |players| (version, players)));
    assert_eq!(games, every.collect(), "every version with every number of players");
}

#[test]
fn games_went_on_because_bonus_points_were_declined() {
    let mut went_on = BTreeSet::new();
    for record in finished_games() {
        let declined = record.steps.iter().position(|step| step.action == "decline bonus");
        let positions = replay::<PuertoRico>(&record).expect("it was played by the rules of its version");
        if let Some(at) = declined {
            let (before, after) = (&positions[at], &positions[at + 1]);
            assert!(before.vp_supply() <= before.load_bonus(before.mover()).into(), "it would have ended");
            assert_eq!(after.ending(), None);
            let last = positions.last().expect("there is a last position");
            assert_ne!(last.governor(), before.governor(), "a round later");
            went_on.insert(record.setup.players);
        }
        // What was asked under version 2 was never asked under version 1.
        let asked = record.steps.iter().any(|step| step.action.contains("bonus"));
        assert_eq!(asked, record.rules_version == 2);
        let other = game::Record { rules_version: 3 - record.rules_version, ..record };
        if asked {
            replay::<PuertoRico>(&other).expect_err("version 1 has no such action at that moment");
        }
    }
    assert_eq!(went_on.into_iter().collect::<Vec<_>>(), [2, 3, 4, 5]);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
}

#[test]
fn random_games_are_the_same_by_shortcuts() {
    game::testkit::check_playouts::<PuertoRico>(4);
}
