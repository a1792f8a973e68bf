//! The database as a file: one server at a time, taken away, damaged, full, of the last release.

use crate::support::{self, anne, named_table, say};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command as Program,
};
use store::{Basis, Filter, Keep, Link, Listing, Origin, Sqlite, Store, StoreError, UploadedRecord};
use table::{Command, Phase, Table, Who};

/// Keeps a new table.
async fn keep(store: &Sqlite, id: &str) -> Table {
    let table = named_table(id);
    support::keep(store, &table).await;
    table
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let first = Sqlite::open(&file).await.unwrap();
    let refused = Sqlite::open(&file).await.map(|_| ()).unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)));
    let sentence = refused.to_string();
    assert!(sentence.contains("antilles.db is in use by another server"), "{sentence}");
    // Nor by another name.
    #[cfg(unix)]
    {
        let link = folder.path().join("link.db");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        assert!(matches!(Sqlite::open(&link).await, Err(StoreError::InUse(_))));
    }
    let mut table = keep(&first, "t-1").await;
    say(&first, &mut table, "the first one goes on").await.unwrap();
    // Closed, though somebody still holds on to it.
    first.close().await;
    assert!(
        matches!(say(&first, &mut table, "into nothing").await, Err(StoreError::Io(_))),
        "closed, not gone"
    );
    let second = Sqlite::open(&file).await.unwrap();
    assert!(matches!(say(&first, &mut table, "too late").await, Err(StoreError::Io(_))));
    // Dropped without being closed.
    drop(second);
    let third = Sqlite::open(&file).await.unwrap();
    assert_eq!(third.load("t-1").await.unwrap().entries, table.entries());
}

#[tokio::test]
async fn nothing_is_acknowledged_when_the_file_is_gone_or_another() {
    for suffix in ["", "-wal"] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("antilles.db");
        let store = Sqlite::open(&file).await.unwrap();
        let mut table = keep(&store, "t-1").await;
        let taken = folder.path().join(format!("antilles.db{suffix}"));
        let aside = folder.path().join("aside");
        let link = Link { person: anne(), expires: 9_000 };
        fs::rename(&taken, &aside).unwrap();
        let refused = say(&store, &mut table, "into nothing").await;
        assert!(matches!(refused, Err(StoreError::Gone(_))), "{refused:?}");
        assert!(refused.unwrap_err().to_string().contains("antilles.db is gone or was replaced"));
        let refused = store.create_link("link", &link, &Origin::default()).await;
        assert!(matches!(refused, Err(StoreError::Gone(_))));
        fs::copy(&aside, &taken).unwrap();
        let refused = say(&store, &mut table, "into another file").await;
        assert!(matches!(refused, Err(StoreError::Gone(_))), "{refused:?}");
        assert_eq!(store.load("t-1").await.unwrap().entries, table.entries(), "what is there can be read");
        // Put back, it is the same file again.
        fs::rename(&aside, &taken).unwrap();
        say(&store, &mut table, "kept").await.unwrap();
        store.create_link("link", &link, &Origin::default()).await.unwrap();
        drop(store);
        let again = Sqlite::open(&file).await.unwrap();
        assert_eq!(again.load("t-1").await.unwrap().entries, table.entries());
    }
}

/// The bytes of a closed database, without the page that every table and index has even when it is empty.
async fn content(file: &Path) -> u64 {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let roots =
        "SELECT count(*) * (SELECT page_size FROM pragma_page_size) FROM sqlite_master WHERE rootpage > 0";
    let empty: i64 = sqlx::query_scalar(roots).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    fs::metadata(file).unwrap().len() - empty.unsigned_abs()
}

/// Changes a closed database behind the store's back.
async fn tamper(file: &Path, sql: &'static str) {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_damaged_row_is_named_and_hides_nothing_else() {
    for (damage, what) in [
        (
            "UPDATE entries SET body = replace(body, 'one', 'two') WHERE table_id = 'bad'",
            "entry 2 of table bad",
        ),
        ("UPDATE entries SET body = CAST(x'7b22ff' AS TEXT) WHERE table_id = 'bad'", "entry 1 of table bad"),
        (
            "UPDATE entries SET body = body || char(10) WHERE table_id = 'bad' AND number = 2",
            "entry 2 of table bad",
        ),
        ("UPDATE entries SET at = -7 WHERE table_id = 'bad' AND number = 2", "entry 2 of table bad"),
        ("UPDATE entries SET position = x'00' WHERE table_id = 'bad'", "entry 1 of table bad"),
        ("UPDATE entries SET proof = x'' WHERE table_id = 'bad' AND number = 2", "entry 2 of table bad"),
        ("DELETE FROM entries WHERE table_id = 'bad' AND number = 1", "entry 1 of table bad"),
        ("UPDATE entries SET number = -2 WHERE table_id = 'bad' AND number = 1", "entry 1 of table bad"),
        ("UPDATE entries SET number = 5000000000 WHERE table_id = 'bad' AND number = 2", "table bad"),
        ("UPDATE seeds SET seed = x'0102' WHERE table_id = 'bad'", "seed of table bad"),
        ("DELETE FROM seeds WHERE table_id = 'bad'", "seed of table bad"),
        ("INSERT INTO sealed VALUES ('bad', 1, '{\"seat\":')", "seat 1 of table bad"),
        ("INSERT INTO sealed VALUES ('bad', -4, 'null')", "seat -4 of table bad"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("antilles.db");
        let store = Sqlite::open(&file).await.unwrap();
        for id in ["good", "bad"] {
            let mut table = keep(&store, id).await;
            say(&store, &mut table, "one").await.unwrap();
        }
        store.close().await;
        tamper(&file, damage).await;
        let store = Sqlite::open(&file).await.unwrap();
        let error = store.load("bad").await.map(|_| ()).unwrap_err();
        assert!(matches!(&error, StoreError::Damaged(text) if text.contains(what)), "{damage}: {error}");
        store.load("good").await.unwrap().replay().unwrap();
        assert_eq!(store.tables(&Filter::default()).await.unwrap().len(), 2, "{damage}");
    }
}

#[tokio::test]
async fn a_list_leaves_damaged_rows_out() {
    for damage in [
        "UPDATE tables SET summary = '{' WHERE id = 'bad'",
        "UPDATE tables SET summary = '' WHERE id = 'bad'",
        "UPDATE tables SET summary = CAST(x'7bff' AS TEXT) WHERE id = 'bad'",
        "UPDATE tables SET summary = char(10) || summary WHERE id = 'bad'",
        "UPDATE tables SET summary = replace(summary, '\"gathering\"', '\"asleep\"') WHERE id = 'bad'",
        "UPDATE tables SET summary = replace(summary, '\"step\":0', '\"step\":-1') WHERE id = 'bad'",
        "UPDATE tables SET summary = (SELECT summary FROM tables WHERE id = 'good-1') WHERE id = 'bad'",
        "UPDATE tables SET phase = 'asleep' WHERE id = 'bad'",
        "UPDATE tables SET last = -9000000000000000000 WHERE id = 'bad'",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("antilles.db");
        let store = Sqlite::open(&file).await.unwrap();
        for id in ["good-1", "bad", "good-2"] {
            keep(&store, id).await;
        }
        store.close().await;
        tamper(&file, damage).await;
        let store = Sqlite::open(&file).await.unwrap();
        let filter = Filter { phases: vec![Phase::Gathering], ..Filter::default() };
        let list = store.tables(&filter).await.unwrap();
        let ids: Vec<&str> = list.iter().map(|one| one.table.as_str()).filter(|id| *id != "bad").collect();
        assert_eq!(ids, ["good-1", "good-2"], "{damage}");
        assert!(list.len() == 2 || damage.contains("last ="), "{damage}");
        store.sweep(1_000, &Keep::default()).await.unwrap();
    }
}

#[tokio::test]
async fn a_result_that_cannot_be_kept_keeps_no_other_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let store = Sqlite::open(&file).await.unwrap();
    for id in ["bad", "good"] {
        keep(&store, id).await;
    }
    let mut raw = support::raw(&file).await;
    let trap = "UPDATE tables SET phase = 'finished';
        CREATE TRIGGER trap BEFORE UPDATE OF tallied ON tables WHEN NEW.id = 'bad'
        BEGIN SELECT RAISE(ABORT, 'on purpose'); END";
    sqlx::raw_sql(trap).execute(&mut raw).await.unwrap();
    let scale = store::ratings::Scale(Default::default());
    let tallied = store.people().tally(10, &scale).await;
    assert!(matches!(&tallied, Err(StoreError::Io(why)) if why.contains("on purpose")), "{tallied:?}");
    let waiting: Vec<String> =
        sqlx::query_scalar("SELECT id FROM tables WHERE tallied = 0").fetch_all(&mut raw).await.unwrap();
    assert_eq!(waiting, ["bad"]);
}

/// A copy of a database that an earlier program wrote: of every game a finished, a running and a waiting table.
fn database_of(version: u32, folder: &Path) -> PathBuf {
    let file = folder.join("old.db");
    let fixture = format!("tests/fixtures/version-{version}.db");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(fixture), &file).unwrap();
    file
}

/// A copy of the first database there was.
fn old_database(folder: &Path) -> PathBuf {
    database_of(1, folder)
}

#[tokio::test]
async fn a_database_of_the_third_version_is_taken_over_whole() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&database_of(3, folder.path())).await.unwrap();
    let tables = store.tables(&Filter::default()).await.unwrap();
    assert_eq!(tables.len(), 13);
    for summary in &tables {
        let table = store.load(&summary.table).await.unwrap().replay().unwrap();
        assert_eq!(table.drift(), None, "{}", summary.table);
        assert_eq!(&table.summary(), summary, "{}", summary.table);
    }
}

#[tokio::test]
async fn a_database_of_the_last_release_is_taken_over_whole() {
    let folder = tempfile::tempdir().unwrap();
    let file = old_database(folder.path());
    let before = content(&file).await;
    let digests = {
        let mut old =
            SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&file)).await.unwrap();
        sqlx::query_as::<_, (String, i64, String)>(
            "SELECT table_id, number, digest FROM entries ORDER BY 1, 2",
        )
        .fetch_all(&mut old)
        .await
        .unwrap()
    };
    let store = Sqlite::open(&file).await.unwrap();
    let tables = store.tables(&Filter::default()).await.unwrap();
    let mut found = Vec::new();
    for &game in catalog::GameId::ALL {
        for phase in [Phase::Finished, Phase::Playing, Phase::Gathering] {
            assert!(
                tables.iter().any(|table| table.game == game.id() && table.phase == phase),
                "{game:?} {phase:?}"
            );
        }
    }
    let mut sorted: Vec<_> = tables.iter().map(|summary| summary.table.clone()).collect();
    sorted.sort();
    for id in sorted {
        let table = store.load(&id).await.unwrap().replay().unwrap();
        assert_eq!(table.drift(), None, "{id}");
        let summary = tables.iter().find(|summary| summary.table == id).unwrap();
        assert_eq!(&table.summary(), summary, "{id}");
        found.extend(
            table.entries().into_iter().map(|entry| (id.clone(), i64::from(entry.number), entry.digest)),
        );
    }
    assert_eq!(found, digests, "every digest is what it was");
    store.close().await;
    let after = content(&file).await;
    assert!(after * 10 < before * 9, "{before} bytes became {after}");
    // And it stays so.
    let store = Sqlite::open(&file).await.unwrap();
    let running = tables.iter().find(|table| table.phase == Phase::Playing).unwrap();
    let mut table = store.load(&running.table).await.unwrap().replay().unwrap();
    let owner = Who::Person(table.created().owner.clone());
    let decided = table.decide(&Command::Say { text: "on we go".into() }, &owner, running.last + 1).unwrap();
    let next = table.after(decided.clone()).unwrap();
    store.append(&running.table, &Basis::after(running.entry), &decided, &Listing::of(&next)).await.unwrap();
    table = next;
    assert_eq!(store.load(&running.table).await.unwrap().entries, table.entries());
}

#[tokio::test]
async fn a_damaged_row_of_the_last_release_does_not_stop_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let file = old_database(folder.path());
    tamper(&file, "UPDATE entries SET digest = 'not hexadecimal' WHERE number = 2 AND table_id = (SELECT min(id) FROM tables)").await;
    tamper(
        &file,
        "UPDATE entries SET body = '{' WHERE number = 1 AND table_id = (SELECT max(id) FROM tables)",
    )
    .await;
    tamper(&file, "UPDATE tables SET summary = '{' WHERE id = (SELECT max(id) FROM tables)").await;
    let store = Sqlite::open(&file).await.unwrap();
    let tables = store.tables(&Filter::default()).await.unwrap();
    assert_eq!(tables.len(), 12, "all but the one without a summary");
    let mut damaged = 0;
    for summary in &tables {
        match store.load(&summary.table).await {
            Ok(kept) => drop(kept.replay().unwrap()),
            Err(StoreError::Damaged(_)) => damaged += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(damaged, 1);
}

#[tokio::test]
async fn what_is_swept_is_given_back_to_the_file_system() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let store = Sqlite::open(&file).await.unwrap();
    for id in ["a", "b", "c"] {
        let record = UploadedRecord { id: id.into(), json: "x".repeat(1_000_000), created: 1_000 };
        store.put_record(&record, &Origin::default()).await.unwrap();
    }
    let keep = Keep::default();
    assert_eq!(store.sweep(1_000 + keep.records + 1, &keep).await.unwrap().records, 3);
    store.close().await;
    assert!(fs::metadata(&file).unwrap().len() < 500_000);
}

/// A small disk, gone when it is dropped.
struct Disk(tempfile::TempDir);

impl Disk {
    /// `None` where one may not mount anything.
    fn new(size: &str) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let options = format!("size={size}");
        let mount =
            Program::new("mount").args(["-t", "tmpfs", "-o", &options, "tmpfs"]).arg(folder.path()).output();
        mount.is_ok_and(|mount| mount.status.success()).then_some(Disk(folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Program::new("umount").arg("-l").arg(self.0.path()).output();
    }
}

#[tokio::test]
async fn a_full_disk_refuses_and_a_freed_one_takes_everything_again() {
    let Some(disk) = Disk::new("2m") else {
        eprintln!("skipped: no file system can be mounted here, which takes the rights of an administrator");
        return;
    };
    let store = Sqlite::open(disk.0.path().join("antilles.db")).await.unwrap();
    let mut table = keep(&store, "t-1").await;
    let filler = disk.0.path().join("filler");
    let link = Link { person: anne(), expires: 9_000 };
    for round in 0..2 {
        // As much as there is, and then what the log has room for.
        let _ = fs::write(&filler, vec![0; 2 * 1024 * 1024]);
        let mut full = 0;
        for number in 0..400 {
            match say(&store, &mut table, &format!("{number} {}", "x".repeat(450))).await {
                Ok(()) => {}
                Err(StoreError::Full(_) | StoreError::Io(_)) => full += 1,
                Err(error) => panic!("{error}"),
            }
            if full == 3 {
                break;
            }
        }
        assert_eq!(full, 3, "the disk never fills up");
        // Readers that are busy get others beside them.
        let mut readers = Vec::new();
        for _ in 0..3 {
            readers.push(store.readers().pool().acquire().await.expect("reading needs no room"));
        }
        drop(readers);
        assert_eq!(store.load("t-1").await.unwrap().entries, table.entries(), "reading goes on");
        fs::remove_file(&filler).unwrap();
        say(&store, &mut table, "there is room again").await.unwrap();
        keep(&store, &format!("new-{round}")).await;
        store.create_link(&format!("link-{round}"), &link, &Origin::default()).await.unwrap();
    }
    assert_eq!(store.load("t-1").await.unwrap().replay().unwrap().entries(), table.entries());
}
