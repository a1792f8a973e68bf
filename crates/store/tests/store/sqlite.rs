//! SQLite: the contract, crashes, and writers at the same time.

use crate::{
    contract,
    support::{anne, keep, load, new_table, say, seeded_table},
};
use std::{fs, path::Path, time::Duration};
use store::{Listing, NewTable, Origin, Sqlite, Store, StoreError};

#[tokio::test]
async fn memory_keeps_the_contract() {
    contract::run(async || Sqlite::in_memory().await.unwrap()).await;
}

#[tokio::test]
async fn a_file_keeps_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    let count = std::cell::Cell::new(0);
    contract::run(async || {
        count.set(count.get() + 1);
        Sqlite::open(folder.path().join(format!("{}.db", count.get()))).await.unwrap()
    })
    .await;
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let mut table = new_table();
    {
        let store = Sqlite::open(&file).await.unwrap();
        keep(&store, &table).await;
        for text in ["one", "two", "three"] {
            say(&store, &mut table, text).await.unwrap();
        }
        // Dropped without being closed.
    }
    // Its desk ends a moment after it, and holds the file until then.
    let mut opened = Sqlite::open(&file).await;
    for _ in 0..1_000 {
        if !matches!(opened, Err(StoreError::InUse(_))) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
        opened = Sqlite::open(&file).await;
    }
    assert_eq!(load(&opened.unwrap()).await.entries(), table.entries());
}

#[tokio::test]
async fn the_files_at_any_moment_hold_all_that_was_acknowledged_and_no_half_batch() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let store = Sqlite::open(&file).await.unwrap();
    let mut table = new_table();
    keep(&store, &table).await;
    for round in 0..5 {
        say(&store, &mut table, &format!("remark {round}")).await.unwrap();
        // What a machine without power finds: the files as they are, nobody having closed anything.
        let found = folder.path().join(format!("found-{round}"));
        fs::create_dir(&found).unwrap();
        for name in ["antilles.db", "antilles.db-wal"] {
            fs::copy(folder.path().join(name), found.join(name)).unwrap();
        }
        let again = Sqlite::open(found.join("antilles.db")).await.unwrap();
        assert_eq!(load(&again).await.entries(), table.entries());
    }
    // The end of the write-ahead log torn off: the last transaction is gone as a whole, the others stand.
    let torn = folder.path().join("torn");
    fs::create_dir(&torn).unwrap();
    fs::copy(&file, torn.join("antilles.db")).unwrap();
    let wal = fs::read(folder.path().join("antilles.db-wal")).unwrap();
    fs::write(torn.join("antilles.db-wal"), &wal[..wal.len() - 100]).unwrap();
    let again = Sqlite::open(torn.join("antilles.db")).await.unwrap();
    let entries = load(&again).await.entries();
    assert_eq!(entries, table.entries()[..table.entries().len() - 1]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_writers_at_once_lose_nothing_and_number_without_gaps() {
    let folder = tempfile::tempdir().unwrap();
    crate::support::two_writers_at_once(Sqlite::open(folder.path().join("antilles.db")).await.unwrap()).await;
}

#[tokio::test]
async fn tokens_and_seeds_are_not_where_they_do_not_belong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let store = Sqlite::open(&file).await.unwrap();
    let session = store::Session {
        person: anne(),
        name: "Anne".into(),
        settings: "{}".into(),
        created: 1_000,
        seen: 1_000,
    };
    store.create_session("very-secret-token", &session, &Origin::default()).await.unwrap();
    let link = store::Link { person: anne(), expires: 9_000 };
    store.create_link("very-secret-link", &link, &Origin::default()).await.unwrap();
    let seed: [u8; 32] = std::array::from_fn(|at| 0xa1 ^ (at as u8 * 7));
    let table = seeded_table(seed);
    let new = NewTable { seed, entries: table.entries(), listing: Listing::of(&table) };
    store.create_table(new, &Origin::default()).await.unwrap();
    let kept = store.load("t-1").await.unwrap();
    assert_eq!(kept.seed, seed);
    // The log and the lists are shown to people: the seed is in neither, as bytes or spelt out.
    let log = store.load("t-1").await.unwrap().entries;
    let listed = store.tables(&store::Filter { limit: 10, ..Default::default() }).await.unwrap();
    assert_eq!(listed.len(), 1);
    let hex: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
    let shown = format!("{log:?} {listed:?}").to_lowercase();
    assert!(!shown.contains(&hex) && !shown.contains(&format!("{seed:?}")));
    store.close().await;
    let bytes = fs::read(&file).unwrap();
    let count = |text: &[u8]| bytes.windows(text.len()).filter(|window| *window == text).count();
    assert!(count(b"Anne") > 0 && count(b"very-secret") == 0);
    assert_eq!((count(&seed), count(hex.as_bytes())), (1, 0), "the seed stands in its own place only");
}

#[tokio::test]
async fn a_file_of_a_newer_program_and_no_database_at_all_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("newer.db");
    Sqlite::open(&file).await.unwrap().close().await;
    raise_version(&file);
    let refused = Sqlite::open(&file).await.map(|_| ());
    assert!(matches!(refused, Err(StoreError::Newer { found: 99, .. })), "{refused:?}");
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear Sir or Madam, this is not a database at all. ".repeat(100)).unwrap();
    assert!(matches!(Sqlite::open(&text).await, Err(StoreError::Damaged(_))));
    assert!(matches!(Sqlite::open(folder.path().join("no/such/folder.db")).await, Err(StoreError::Io(_))));
}

/// SQLite keeps `user_version` at bytes 60 to 63 of the file.
fn raise_version(file: &Path) {
    let mut bytes = fs::read(file).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(file, bytes).unwrap();
}
