//! `antilles dataset`: killed in the middle, it goes on with the same bytes; what cannot be written is refused.

use crate::call::{good, json, program, refused};
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::Stdio,
    thread,
    time::{Duration, Instant},
};

/// Many small parts of a game that takes no time.
fn call<'a>(folder: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let call = [
        "dataset",
        "santiago",
        "--players",
        "2",
        "--bots",
        "greedy:60,mcts:6",
        "--seed",
        "3",
        "--out",
        folder,
    ];
    [&call[..], &["--games", "60", "--part", "2"], more].concat()
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let entries =
        entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap()));
    entries.filter(|(name, _)| !name.starts_with('.')).collect()
}

/// Begins a dataset and kills the program when two parts are there; returns how many files were there then.
fn kill_in_the_middle(folder: &Path) -> usize {
    // What the last one left.
    let _ = fs::remove_dir_all(folder);
    let mut child = program(&call(folder.to_str().unwrap(), &["--threads", "1"]))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let patience = Instant::now() + Duration::from_secs(120);
    while !folder.join("part-000001.parquet").exists() && Instant::now() < patience {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    files(folder).len()
}

#[test]
fn a_dataset_that_was_killed_goes_on_with_the_same_bytes() {
    let directory = tempfile::tempdir().unwrap();
    let [whole, killed] = ["whole", "killed"].map(|name| directory.path().join(name));
    let said = good(&call(whole.to_str().unwrap(), &["--threads", "2"]));
    assert!(said.out.starts_with("santiago, 2 players, seed 3: 60 games, "), "{said:?}");
    assert_eq!(files(&whole).len(), 31, "thirty parts, and what they are parts of");

    // On a busy machine it may be done before it is killed: then it starts over.
    let there = (0..50).map(|_| kill_in_the_middle(&killed)).find(|there| *there < 31);
    let there = there.expect("it is killed before it is through");
    assert!(there >= 3, "{there} files were there when it was killed");

    let again = good(&call(killed.to_str().unwrap(), &["--threads", "2"]));
    assert!(again.err.contains("games were there already"), "{again:?}");
    assert_eq!(files(&killed), files(&whole));
    let report = json(&call(killed.to_str().unwrap(), &["--json"]));
    assert_eq!((&report["result"]["found"], &report["dataset"]["part"]), (&60.into(), &2.into()));
    let other = call(killed.to_str().unwrap(), &["--nodes", "7"]);
    refused(&other, "not of the same number of nodes: name another folder");
    assert_eq!(files(&killed), files(&whole), "a refusal changes nothing");
}

#[test]
fn what_cannot_be_written_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    refused(&call(file.to_str().unwrap(), &[]), "cannot be written");
    let folder = directory.path().join("data");
    let folder = folder.to_str().unwrap();
    refused(&["dataset", "santiago", "--bots", "greedy"], "dataset needs --out FOLDER");
    refused(&["dataset", "santiago", "--out", folder], "dataset needs --bots NAME");
    refused(&["dataset", "santiago", "--bots", "nobody", "--out", folder], "there is no bot \"nobody\"");
    refused(&["dataset", "santiago", "--bots", "greedy", "--out", folder, "--part", "0"], "--part: ");
    assert!(!Path::new(folder).exists());
}
