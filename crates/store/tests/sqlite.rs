//! SQLite: the contract, crashes, and writers at the same time.

use game::SetupText;
use std::{fs, path::Path};
use store::{Listing, NewTable, Origin, Sqlite, Store, StoreError, contract};
use table::{Command, Creation, PersonId, Table, TableOptions, Who};

#[tokio::test]
async fn memory_fulfils_the_contract() {
    contract::run(async || Sqlite::in_memory().await.unwrap()).await;
}

#[tokio::test]
async fn a_file_fulfils_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    let count = std::cell::Cell::new(0);
    contract::run(async || {
        count.set(count.get() + 1);
        Sqlite::open(folder.path().join(format!("{}.db", count.get()))).await.unwrap()
    })
    .await;
}

fn new_table() -> Table {
    seeded_table([3; 32])
}

fn seeded_table(seed: game::Seed) -> Table {
    let game = catalog::GameId::ALL[0].traits();
    let creation = Creation {
        table: "t-1".into(),
        game: game.id.into(),
        setup: SetupText { players: game.least_players, options: Default::default() },
        options: TableOptions::default(),
        owner: anne(),
        seed,
        opening: None,
    };
    Table::create(creation, 1_000).unwrap().0
}

fn anne() -> PersonId {
    PersonId("anne".into())
}

async fn keep(store: &Sqlite, table: &Table) {
    let new = NewTable { seed: [3; 32], entries: table.entries(), listing: Listing::of(table) };
    store.create_table(new, &Origin::default()).await.unwrap();
}

async fn say(store: &Sqlite, table: &mut Table, text: &str) -> Result<(), StoreError> {
    // Slowly: nobody may talk the others down.
    let now = 2_000 + 60_000 * i64::from(table.last_entry().number);
    let decided = table.decide(&Command::Say { text: text.into() }, &Who::Person(anne()), now).unwrap();
    let next = table.after(decided.clone()).unwrap();
    store.append(table.id(), table.last_entry().number, &decided, &Listing::of(&next)).await?;
    *table = next;
    Ok(())
}

async fn load(store: &Sqlite) -> Table {
    store.load("t-1").await.unwrap().replay().unwrap()
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
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(load(&store).await.entries(), table.entries());
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
    let file = folder.path().join("antilles.db");
    let first = Sqlite::open(&file).await.unwrap();
    keep(&first, &new_table()).await;
    let mut conflicts = 0;
    let mut writers = Vec::new();
    for (name, store) in [("one", first.clone()), ("two", first.clone())] {
        writers.push(tokio::spawn(async move {
            let mut conflicts = 0;
            let mut table = load(&store).await;
            for round in 0..20 {
                let text = format!("{name} {round}");
                while let Err(error) = say(&store, &mut table, &text).await {
                    assert!(matches!(error, StoreError::Conflict { .. }), "{error}");
                    conflicts += 1;
                    let (missed, _) = store.load_after("t-1", table.last_entry().number).await.unwrap();
                    missed.into_iter().for_each(|entry| table.absorb(entry).unwrap());
                }
            }
            conflicts
        }));
    }
    for writer in writers {
        conflicts += writer.await.unwrap();
    }
    let table = load(&first).await;
    assert_eq!(table.last_entry().number, 41);
    for name in ["one", "two"] {
        for round in 0..20 {
            let text = format!("\"{name} {round}\"");
            assert_eq!(table.entries().iter().filter(|entry| entry.body.contains(&text)).count(), 1);
        }
    }
    // However often they met, neither gave up.
    assert!(conflicts <= 20 * 20);
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
    let (log, _) = store.load_after("t-1", 0).await.unwrap();
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
    assert_eq!(Sqlite::open(&file).await.map(|_| ()), Err(StoreError::Newer { found: 99, known: 3 }));
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
