//! A dataset has the same bytes however it is written: on any number of threads, in one go or broken off and taken up.

use arena::Contest;
use bots::{BotName, Budget};
use catalog::GameId;
use dataset::{Dataset, DatasetError, Written, folder::Folder};
use game::SetupText;
use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

fn dataset(game: GameId, bots: &str, games: u64) -> Dataset {
    let setup = game.setup(&SetupText { players: 2, options: Default::default() }).unwrap();
    let bots: Vec<BotName> = bots.split(',').map(|name| name.parse().unwrap()).collect();
    let contest = Contest::new(game, setup, &bots, games).unwrap().on(3, 1).budget(Budget::nodes(40));
    Dataset::new(contest, 3)
}

fn on_threads(mut dataset: Dataset, threads: usize) -> Dataset {
    dataset.contest = dataset.contest.on(3, threads);
    dataset
}

fn write(dataset: &Dataset, folder: &Path) -> Written {
    dataset.write(folder, &|_| {}, &AtomicBool::new(false)).unwrap()
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect()
}

#[test]
fn the_bytes_do_not_depend_on_the_number_of_threads() {
    for &game in GameId::ALL {
        let directory = tempfile::tempdir().unwrap();
        let [one, two] = ["one", "two"].map(|name| directory.path().join(name));
        let small = dataset(game, "search,random", 8);
        let written = write(&small, &one);
        assert_eq!(
            (written.games, written.parts, written.found),
            (8, 2, 0),
            "parts of whole blocks: 4 games"
        );
        assert_eq!(written, write(&on_threads(small.clone(), 2), &two));
        assert_eq!(files(&one), files(&two), "{}", game.id());
        let mut decisions = 0;
        let count = &mut |_, told: arena::Told| -> Result<(), ()> {
            decisions += told.decisions.len() as u64;
            Ok(())
        };
        small.contest.tell(0..8, count).unwrap();
        assert_eq!(written.rows, decisions);
    }
}

#[test]
fn broken_off_it_goes_on_with_the_same_bytes() {
    let directory = tempfile::tempdir().unwrap();
    let [whole, broken] = ["whole", "broken"].map(|name| directory.path().join(name));
    let all = dataset(GameId::Santiago, "greedy,random", 14);
    let written = write(&all, &whole);
    assert_eq!((written.games, written.parts), (14, 4), "the last part is smaller");
    let cancel = AtomicBool::new(false);
    let stopped = all.write(&broken, &|done| cancel.store(done >= 6, Ordering::Relaxed), &cancel).unwrap();
    assert_eq!(
        (stopped.games, stopped.parts, stopped.cancelled),
        (4, 1, true),
        "a part given up is not there"
    );
    // What is left by a machine that lost its power: half a part, and one under its temporary name.
    let part = |number: u32| broken.join(format!("part-{number:06}.parquet"));
    let sound = fs::read(whole.join("part-000002.parquet")).unwrap();
    fs::write(part(2), &sound[..sound.len() / 2]).unwrap();
    fs::write(part(3), &sound).unwrap();
    fs::write(broken.join(".part-000001.parquet.part"), "half").unwrap();
    let resumed = write(&on_threads(all.clone(), 2), &broken);
    assert_eq!(resumed, Written { found: 4, ..written });
    assert_eq!(files(&broken), files(&whole), "a part of another place is no part here");
    assert_eq!(write(&all, &broken).found, 14, "nothing is left to do");
}

#[test]
fn a_folder_that_holds_something_else_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let folder = directory.path().join("data");
    let small = dataset(GameId::Santiago, "greedy,random", 2);
    write(&small, &folder);
    let before = files(&folder);
    let refused = |other: Dataset, folder: &Path| -> String {
        let error: DatasetError = other.write(folder, &|_| {}, &AtomicBool::new(false)).unwrap_err();
        error.to_string()
    };
    assert!(refused(dataset(GameId::SanJuan, "greedy,random", 2), &folder).contains("not of the same game"));
    assert!(refused(dataset(GameId::Santiago, "random,greedy", 2), &folder).contains("not of the same bots"));
    let more = refused(dataset(GameId::Santiago, "greedy,random", 20), &folder);
    assert!(more.contains("not of the same number of games: name another folder"), "{more}");
    let larger = Dataset::new(small.contest.clone(), 9);
    assert!(refused(larger, &folder).contains("not of the same number of games in a part"));
    {
        let _held = Folder::open(&folder, &small.manifest()).unwrap();
        assert!(refused(small.clone(), &folder).contains("somebody else is writing to"));
    }
    assert_eq!(files(&folder), before, "nothing has changed");
    fs::write(folder.join("dataset.json"), "{}\n").unwrap();
    assert!(refused(small.clone(), &folder).contains("does not say what the dataset holds"));
    fs::remove_file(folder.join("dataset.json")).unwrap();
    assert!(refused(small.clone(), &folder).contains("of another origin"));
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(refused(small, &file.join("data")).contains("cannot be written"));
}
