//! Records: written whole or not at all, refereed, and caught when somebody has changed them.

use crate::call::{any_game, call, good, one_sentence, refused};
use catalog::GameId;
use serde_json::{Value, json};
use std::{fs, path::Path};
use tempfile::TempDir;

/// A directory with the records of some games, and the path of the first as text.
fn recorded(games: u32) -> (TempDir, String) {
    let (game, players) = any_game();
    let directory = tempfile::tempdir().unwrap();
    let into = directory.path().join("records");
    let path = into.to_str().unwrap();
    let games = games.to_string();
    good(&[
        "sim",
        game,
        "--players",
        &players,
        "--games",
        &games,
        "--seed",
        "9",
        "--records",
        path,
        "--with-legal",
    ]);
    let first = into.join("game-000001.json").to_str().unwrap().to_string();
    (directory, first)
}

fn read(path: &str) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

fn write(path: &str, record: &Value) {
    fs::write(path, record.to_string()).unwrap();
}

/// Changes the record and demands this verdict.
fn changed(change: impl FnOnce(&mut Value), verdict: &str) {
    let (_directory, path) = recorded(1);
    let mut record = read(&path);
    change(&mut record);
    write(&path, &record);
    one_sentence(&call(&["verify", &path]), verdict);
}

fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn records_are_found_right_one_by_one_and_by_directory() {
    let (directory, path) = recorded(3);
    let records = directory.path().join("records");
    assert_eq!(names(&records), ["game-000001.json", "game-000002.json", "game-000003.json"]);
    assert!(good(&["verify", &path]).out.contains(": right ("));
    let said = good(&["verify", records.to_str().unwrap(), "--json"]);
    let verdicts: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(verdicts.as_array().unwrap().len(), 3);
    let right = |verdict: &Value| verdict["right"] == true && verdict["notes"] == json!([]);
    assert!(verdicts.as_array().unwrap().iter().all(right), "{verdicts}");
}

/// Records that the last release wrote, under version 1 of all rules.
#[test]
fn records_of_the_last_release_are_right() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let said = good(&["verify", folder, "--json"]);
    let verdicts: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(verdicts.as_array().unwrap().len(), GameId::ALL.len());
    for game in GameId::ALL {
        let record = read(&format!("{folder}/{}.json", game.id()));
        assert_eq!(record["rules-version"], 1);
    }
    assert!(verdicts.as_array().unwrap().iter().all(|verdict| verdict["notes"] == json!([])), "{verdicts}");
}

#[test]
fn finished_games_of_the_tests_are_right() {
    for game in GameId::ALL {
        let folder = format!("{}/../{}/tests/games", env!("CARGO_MANIFEST_DIR"), game.id());
        if Path::new(&folder).exists() {
            good(&["verify", &folder]);
        }
    }
}

#[test]
fn folders_are_searched_to_the_bottom_and_other_files_counted() {
    let (directory, path) = recorded(3);
    let root = directory.path();
    let deep = root.join("b/c");
    fs::create_dir_all(&deep).unwrap();
    fs::rename(&path, deep.join("moved.json")).unwrap();
    fs::write(deep.join("readme.txt"), "").unwrap();
    fs::write(root.join("b/.game.json.part"), "").unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(root, deep.join("again")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", deep.join("endless.json")).unwrap();
    }
    let said = good(&["verify", root.to_str().unwrap()]);
    let names: Vec<_> =
        said.out.lines().map(|line| line.rsplit('/').next().unwrap()[..4].to_string()).collect();
    assert_eq!(names, ["move", "game", "game"], "sorted by path: {said:?}");
    let others = if cfg!(unix) { 4 } else { 2 };
    assert_eq!(said.err, format!("{others} other files were ignored.\n"));
}

#[test]
fn right_but_is_told_in_words_and_in_json() {
    let (_directory, path) = recorded(1);
    let mut record = read(&path);
    record.as_object_mut().unwrap().remove("seed");
    record["seats"][0]["player"] = json!("deep-blue");
    write(&path, &record);
    let said = good(&["verify", &path]);
    let notes = [
        "without its seed: the draws could not be checked",
        "it was played by \"deep-blue\", which is no bot of this program",
    ];
    assert!(said.out.contains(&format!(": right, but {}; {} (", notes[0], notes[1])), "{said:?}");
    let said = good(&["verify", &path, "--json"]);
    let verdicts: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((verdicts[0]["right"].clone(), verdicts[0]["notes"].clone()), (json!(true), json!(notes)));
}

#[test]
fn a_large_file_is_read_no_further_than_its_limit() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("large.json");
    fs::File::create(&path).unwrap().set_len(2 << 30).unwrap();
    one_sentence(&call(&["verify", path.to_str().unwrap()]), "large.json: it is larger than 4 MB");
    if cfg!(unix) {
        one_sentence(&call(&["verify", "/dev/zero"]), "/dev/zero: it is larger than 4 MB");
    }
}

#[test]
fn streams_continuations_and_players_that_cannot_be_are_refused() {
    changed(|record| record["steps"][1]["stream"] = json!({"epoch": 0, "step": 9}), "step 2: no table draws");
    changed(|record| record["steps"][1]["stream"] = json!({"epoch": 3, "step": 2}), "only bots play");
    let all = |record: &mut Value| {
        let steps = record["steps"].as_array().unwrap().len();
        record["continues"] = json!({"parent": "t-1", "steps": steps});
    };
    changed(all, "which was over after these");
    let again = |record: &mut Value| {
        let first = record["seats"][0].clone();
        record["seats"].as_array_mut().unwrap().push(first);
    };
    changed(again, "two players hold seat 1 from step 0 on");
    changed(|record| record["seats"][0]["from-step"] = json!(9_999), "nobody sits in seat 1");
    changed(|record| record["seats"][0]["name"] = json!("x".repeat(1_000_000)), "more than 64 characters");
    changed(|record| record["result"]["scores"][0]["luck"] = json!(0), "which puerto-rico does not count");
}

/// What a record says must not act on the terminal: neither in a sentence nor in JSON, nor in the name of its file.
#[test]
fn nothing_in_a_record_acts_on_the_terminal() {
    let hostile = "\u{1b}[2J\u{9b}31m\u{202e}x";
    let spelled = "\\u{1b}[2J\\u{9b}31m\\u{202e}x";
    changed(|record| record["steps"][2]["action"] = json!(hostile), spelled);
    changed(|record| record["game"] = json!(hostile), spelled);
    changed(|record| record["format"] = json!(hostile), "\\u{1b}[2J");
    changed(|record| record[hostile] = json!(1), "\\u{1b}[2J");
    changed(|record| record["steps"][0]["chance"] = json!([hostile]), spelled);
    changed(|record| record["seats"][0]["name"] = json!(hostile), "the name in seat 1 holds \\u{1b}");
    let (directory, path) = recorded(1);
    let renamed = directory.path().join("a\u{1b}[31m\n.json");
    fs::rename(&path, &renamed).unwrap();
    for args in [&["verify", renamed.to_str().unwrap()][..], &["verify", renamed.to_str().unwrap(), "--json"]]
    {
        let said = good(args);
        assert!(!said.out.contains(|c: char| c.is_control() && c != '\n'), "{said:?}");
        assert!(args.len() == 3 || said.out.lines().count() == 1, "{said:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_name_that_is_no_text_is_told_all_the_same() {
    use std::os::unix::ffi::OsStrExt;
    let (directory, path) = recorded(1);
    let odd = directory.path().join(std::ffi::OsStr::from_bytes(b"records/\xff.json"));
    fs::rename(&path, odd).unwrap();
    let folder = directory.path().join("records");
    let said = good(&["verify", folder.to_str().unwrap(), "--json"]);
    assert!(said.out.contains("\u{fffd}.json"), "{said:?}");
}

#[test]
fn an_illegal_action_is_named_with_its_step_and_the_reason_in_words() {
    let (_directory, path) = recorded(1);
    let mut record = read(&path);
    let steps = record["steps"].as_array_mut().unwrap();
    let at = steps.len() / 2;
    let legal: Vec<Value> = steps[at]["legal"].as_array().unwrap().clone();
    let illegal =
        steps.iter().map(|step| step["action"].clone()).find(|action| !legal.contains(action)).unwrap();
    steps[at]["action"] = illegal;
    write(&path, &record);
    let said = call(&["verify", &path]);
    one_sentence(&said, &format!("step {}: seat", at + 1));
    let reason = said.err.trim().rsplit("\": ").next().unwrap();
    assert!(reason.contains(' ') && reason.chars().next().unwrap().is_uppercase(), "a sentence: {reason:?}");
    let said = call(&["verify", &path, "--json"]);
    let verdicts: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!((verdicts[0]["right"].clone(), verdicts[0]["step"].clone()), (json!(false), json!(at + 1)));
}

#[test]
fn an_action_of_another_seat_is_named() {
    let (_directory, path) = recorded(1);
    let mut record = read(&path);
    let seat = record["steps"][4]["seat"].as_u64().unwrap();
    record["steps"][4]["seat"] = json!(seat % 2 + 1);
    record["steps"][4]["legal"] = Value::Null;
    write(&path, &record);
    one_sentence(&call(&["verify", &path]), "step 5: ");
}

#[test]
fn an_unreadable_action_is_named() {
    changed(
        |record| record["steps"][2]["action"] = json!("fly to the moon"),
        "step 3: \"fly to the moon\" is not an action",
    );
}

#[test]
fn a_changed_list_of_legal_actions_is_named() {
    let change = |record: &mut Value| {
        record["steps"][1]["legal"].as_array_mut().unwrap().pop();
    };
    changed(change, "step 2: the list of legal actions is not right");
}

#[test]
fn a_changed_score_is_noticed() {
    let change = |record: &mut Value| {
        let scores = record["result"]["scores"][0].as_object_mut().unwrap();
        let (_, points) = scores.iter_mut().next().unwrap();
        *points = json!(points.as_i64().unwrap() + 1);
    };
    changed(change, "its result is wrong: seat 1 has");
    changed(|record| record["result"]["places"][0] = json!(9), "its result is wrong");
    changed(|record| record["result"]["ending"] = json!("boredom"), "not \"boredom\"");
}

#[test]
fn changed_chance_is_noticed() {
    let drawn = |record: &mut Value| {
        let steps = record["steps"].as_array_mut().unwrap();
        let step = steps.iter_mut().find(|step| step["chance"].is_array());
        step.expect("somewhere chance has a say")["chance"][0] = json!("a rabbit");
    };
    changed(drawn, "chance cannot give \"a rabbit\" here");
    changed(|record| record["seed"] = json!("00"), "its seed is wrong: it has 1 bytes");
    changed(|record| record["seed"] = json!("0".repeat(64)), "does not have the hash");
}

#[test]
fn foreign_files_are_told_apart() {
    let directory = tempfile::tempdir().unwrap();
    let verify = |text: &str, verdict: &str| {
        let path = directory.path().join("file.json");
        fs::write(&path, text).unwrap();
        one_sentence(&call(&["verify", path.to_str().unwrap()]), verdict);
    };
    verify("", "this is not JSON");
    verify("{\"format\": \"antilles-rec", "this is not JSON");
    verify("{\"a\": 1}", "this is not an Antilles record");
    verify("{\"format\": \"chess-1\"}", "it says \"chess-1\"");
    verify("{\"format\": \"antilles-record-1\"}", "this is not a whole Antilles record: missing field");
    let missing = directory.path().join("missing.json");
    one_sentence(&call(&["verify", missing.to_str().unwrap()]), "it cannot be read");
    let empty = directory.path().join("empty");
    fs::create_dir(&empty).unwrap();
    refused(&["verify", empty.to_str().unwrap()], "there is no record (*.json) in");
}

#[test]
fn records_of_unknown_games_versions_and_setups_are_refused() {
    changed(|record| record["game"] = json!("chess"), "there is no game \"chess\"");
    let newest = GameId::ALL[0].traits().rules_version;
    for version in [0, newest + 1, 999] {
        let said = format!("has rules versions 1 to {newest}, not {version}");
        changed(|record| record["rules-version"] = json!(version), &said);
    }
    changed(|record| record["setup"]["players"] = json!(7), "players, not 7");
    changed(|record| record["seats"] = json!([]), "nobody sits in seat 1");
    changed(|record| record["colour"] = json!("red"), "unknown field `colour`");
}

#[test]
fn one_wrong_record_among_right_ones_is_found() {
    let (directory, path) = recorded(2);
    let mut record = read(&path);
    record["steps"][0]["action"] = json!("sleep");
    write(&path, &record);
    let said = call(&["verify", directory.path().join("records").to_str().unwrap()]);
    one_sentence(&said, "game-000001.json: step 1");
    assert!(said.out.contains("game-000002.json: right"), "{said:?}");
}

#[test]
fn a_directory_that_cannot_be_written_is_told() {
    let (game, _) = any_game();
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "mine").unwrap();
    refused(
        &["sim", game, "--games", "2", "--records", file.to_str().unwrap()],
        "records cannot be written to",
    );
    assert_eq!(fs::read(&file).unwrap(), b"mine");
    assert_eq!(names(directory.path()), ["file"]);
}

/// The temporary file leads to a device that is always full: the record is refused and nothing is left.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_no_half_record() {
    let (game, _) = any_game();
    let directory = tempfile::tempdir().unwrap();
    let part = directory.path().join(".game-000001.json.part");
    std::os::unix::fs::symlink("/dev/full", part).unwrap();
    let path = directory.path().to_str().unwrap();
    refused(
        &["sim", game, "--games", "1", "--records", path],
        "game-000001.json cannot be written: No space left",
    );
    assert_eq!(names(directory.path()), Vec::<String>::new());
}

#[test]
fn bots_stand_in_the_record_by_name() {
    let (game, players) = any_game();
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    let bots = ["--bots", "greedy,random", "--nodes", "100"];
    good(&[&["sim", game, "--players", &players, "--games", "2", "--records", path], &bots[..]].concat());
    let player = |number: u32, seat: usize| {
        let record = read(&format!("{path}/game-{number:06}.json"));
        assert!(GameId::parse(record["game"].as_str().unwrap()).is_some());
        record["seats"][seat]["player"].clone()
    };
    assert_eq!((player(1, 0), player(1, 1)), (json!("greedy"), json!("random")));
    assert_eq!((player(2, 0), player(2, 1)), (json!("random"), json!("greedy")), "bots move on one seat");
}
