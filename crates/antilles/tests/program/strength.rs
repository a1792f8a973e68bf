//! `antilles ladder` and `antilles train`: small ones are played, and the published figures are those that are shipped.

use crate::call::{good, json, refused};
use catalog::GameId;
use std::{fs, path::Path};

#[test]
fn one_bot_is_measured_against_others() {
    let call =
        ["match", "santiago", "--players", "3", "--bots", "greedy:20", "--against", "random,landlord:5"];
    let report = json(&[&call[..], &["--games", "6", "--json"]].concat());
    assert_eq!(report["against"], serde_json::json!(["random", "landlord:5"]));
    assert_eq!(report["block"], 3);
    assert_eq!(report["result"]["blocks"], 2, "two companies");
    assert_eq!(report["result"]["bots"].as_array().unwrap().len(), 3);
    refused(
        &["match", "santiago", "--bots", "greedy,random", "--against", "landlord"],
        "with --against, name only one bot",
    );
    refused(
        &["match", "santiago", "--bots", "greedy", "--against", "corn-shipper"],
        "corn-shipper plays puerto-rico, not santiago",
    );
}

#[test]
fn a_ladder_is_played_and_can_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("rows");
    let call = ["ladder", "santiago", "--players", "2", "--games", "4", "--bots", "easy,random", "--results"];
    let call = [&call[..], &[results.to_str().unwrap()]].concat();
    let rows = json(&[&call[..], &["--json"]].concat());
    let named: Vec<_> =
        rows.as_array().unwrap().iter().map(|row| [&row["bot"], &row["against"][0]]).collect();
    assert_eq!(named, [["easy", "beginner"], ["easy", "greedy"], ["random", "greedy"]]);
    let text = good(&call).out;
    assert!(text.contains("| 2 | random | greedy | 0."), "{text}");
    let command = "`antilles match santiago --players 2 --bots random --against greedy --games 4 --seed 1`";
    assert!(text.contains(command), "{text}");
    assert_eq!(fs::read_dir(&results).unwrap().count(), 3);
    refused(&["ladder", "santiago", "--players", "9"], "9");
}

/// Playing a published row again gives the published figures, to the last digit (this one also under newer rules).
#[test]
fn a_published_row_is_found_again() {
    let played = json(&["ladder", "mundus-novus", "--players", "2", "--bots", "easy", "--json"]);
    let shipped = json(&["ladder", "mundus-novus", "--shipped", "--json"]);
    assert_eq!(played[0]["against"][0], "beginner");
    let figures = |row: &serde_json::Value| {
        ["players", "bot", "against", "pairwise", "low", "high"].map(|name| row[name].clone())
    };
    assert!(
        shipped.as_array().unwrap().iter().any(|row| figures(row) == figures(&played[0])),
        "{}",
        played[0]
    );
    assert_eq!(played[1]["games"], 120, "easy against greedy is not published with two players");
}

/// docs/strength.md holds what the program ships, row by row: nobody writes a figure by hand.
#[test]
fn the_published_figures_are_the_shipped_ones() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/strength.md");
    let page = fs::read_to_string(page).unwrap();
    for &game in GameId::ALL {
        let table = good(&["ladder", game.id(), "--shipped"]).out;
        assert!(table.lines().count() > 10, "{table}");
        assert!(
            page.contains(&table),
            "docs/strength.md does not hold `antilles ladder {} --shipped`",
            game.id()
        );
    }
}

#[test]
fn a_short_training_leaves_its_files_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("weights");
    let call = ["train", "santiago", "--out", out.to_str().unwrap(), "--generations", "2", "--games", "8"];
    let told = good(&call).out;
    assert_eq!(told.lines().count(), 3, "{told}");
    let mut files: Vec<_> = fs::read_dir(&out).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, ["santiago.checkpoint", "santiago.json", "santiago.net"]);
    assert_eq!(good(&call).out, told, "there is nothing left to learn");
    refused(&[&call[..], &["--seed", "5"]].concat(), "this checkpoint belongs to another course");
    fs::write(out.join("santiago.checkpoint"), "nonsense").unwrap();
    refused(&call, "this is no checkpoint of a training of santiago");
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    refused(&["train", "santiago", "--out", file.to_str().unwrap()], "cannot");
}
