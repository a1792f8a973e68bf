//! Everything from one database to another: nothing is missing, nothing is changed, and what is wrong is said.

use crate::cluster::url;
use crate::support::{keep, load, named_table, new_table, say};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    fs,
    path::{Path, PathBuf},
};
use store::{Address, Filter, Sqlite, Store, StoreError, copy};

async fn sqlite(file: &Path) -> SqliteConnection {
    SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap()
}

async fn execute(connection: &mut SqliteConnection, sql: String) {
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(connection).await.unwrap();
}

/// Puts a row into every table there is, and one with as little in it as there may be.
async fn fill(file: &Path) {
    let address = Address::from(file);
    let mut connection = sqlite(file).await;
    execute(&mut connection, "PRAGMA foreign_keys = OFF".into()).await;
    for (table, columns) in copy::shape(&address).await.unwrap() {
        // What refers to something refers to what has the same id.
        for (row, all) in [("'é\n1', '\"'", true), ("'2', '\\'", false)] {
            let (id, more) = row.split_once(", ").unwrap();
            let values: Vec<String> = columns
                .iter()
                .map(|column| match column.kind {
                    _ if !column.required && !all => "NULL".into(),
                    copy::Kind::Integer | copy::Kind::Truth if table == "sweeps" => "1".into(),
                    copy::Kind::Integer | copy::Kind::Truth => i32::from(all).to_string(),
                    copy::Kind::Real => "-0.1".into(),
                    copy::Kind::Text => id.into(),
                    copy::Kind::Bytes => format!("CAST({more} || {id} AS BLOB)"),
                })
                .collect();
            let insert = format!("INSERT OR IGNORE INTO {table} VALUES ({})", values.join(", "));
            execute(&mut connection, insert).await;
        }
    }
    execute(&mut connection, "PRAGMA foreign_key_check".into()).await;
}

/// The names of tables that differ, and how many rows all have together.
async fn differences(one: &Path, other: &Path) -> (Vec<String>, i64) {
    let mut connection = sqlite(one).await;
    execute(&mut connection, format!("ATTACH '{}' AS other", other.display())).await;
    let (mut differ, mut rows) = (Vec::new(), 0);
    for (table, _) in copy::shape(&one.into()).await.unwrap() {
        let sql = format!(
            "SELECT (SELECT count(*) FROM (SELECT * FROM main.{table} EXCEPT SELECT * FROM other.{table}))
                 + (SELECT count(*) FROM (SELECT * FROM other.{table} EXCEPT SELECT * FROM main.{table})),
                 (SELECT count(*) FROM main.{table})"
        );
        let (wrong, count): (i64, i64) =
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).fetch_one(&mut connection).await.unwrap();
        rows += count;
        if wrong > 0 || count == 0 {
            differ.push(table);
        }
    }
    (differ, rows)
}

#[tokio::test]
async fn every_row_of_every_table_goes_to_postgresql_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("one.db"), folder.path().join("two.db"));
    Sqlite::open(&one).await.unwrap().close().await;
    fill(&one).await;
    let server = Address::read(url());
    let there = copy::copy(&one.as_path().into(), &server).await.unwrap();
    let back = copy::copy(&server, &two.as_path().into()).await.unwrap();
    let (differ, rows) = differences(&one, &two).await;
    assert_eq!(differ, [""; 0], "every table has rows, and all of them are the same");
    assert_eq!((there.rows as i64, &back), (rows, &there));
    assert_eq!(
        (there.tables, there.damaged.len()),
        (2, 2),
        "no log is sound there, which is said: {there:?}"
    );
    // The next notice gets a number of its own.
    let store = server.open(Default::default()).await.unwrap();
    let mut table = new_table();
    keep(&*store, &table).await;
    say(&*store, &mut table, "on we go").await.unwrap();
    store.close().await;
    for full in [server, two.as_path().into()] {
        let refused = copy::copy(&one.as_path().into(), &full).await;
        assert!(matches!(refused, Err(StoreError::NotEmpty(_))), "{refused:?}");
    }
}

/// How many rows every table has.
async fn counts(file: &Path) -> Vec<(String, i64)> {
    let mut connection = sqlite(file).await;
    let mut counts = Vec::new();
    for (table, _) in copy::shape(&file.into()).await.unwrap() {
        let count = sqlx::AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        counts.push((table, sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap()));
    }
    counts
}

#[tokio::test]
async fn every_earlier_version_comes_to_both_databases_with_all_its_rows() {
    let folder = tempfile::tempdir().unwrap();
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut so_far = String::new();
    for version in 1.. {
        let Ok(step) = fs::read_to_string(migrations.join(format!("{version}.sql"))) else {
            assert!(version > 7, "{version}");
            break;
        };
        so_far += &step;
        let (old, back) = (folder.path().join("old.db"), folder.path().join("back.db"));
        let mut connection = SqliteConnection::connect_with(
            &SqliteConnectOptions::new().filename(&old).create_if_missing(true),
        )
        .await
        .unwrap();
        execute(&mut connection, format!("{so_far}; PRAGMA user_version = {version}")).await;
        connection.close().await.unwrap();
        fill(&old).await;
        let before = counts(&old).await;
        assert!(before.iter().all(|(_, rows)| *rows > 0), "{before:?}");
        let server = Address::read(url());
        copy::copy(&old.as_path().into(), &server).await.unwrap();
        copy::copy(&server, &back.as_path().into()).await.unwrap();
        Sqlite::open(&old).await.unwrap().close().await;
        for file in [&old, &back] {
            let after = counts(file).await;
            for line in &before {
                assert!(after.contains(line), "version {version}: {line:?} is not in {after:?}");
            }
            fs::remove_file(file).unwrap();
        }
    }
}

fn fixture(version: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/version-{version}.db"))
}

#[tokio::test]
async fn a_backup_of_an_older_program_is_restored_and_every_game_is_there() {
    for version in [1, 3] {
        let folder = tempfile::tempdir().unwrap();
        let old = folder.path().join("old.db");
        fs::copy(fixture(version), &old).unwrap();
        let before = fs::read(&old).unwrap();
        let server = Address::read(url());
        let copied = copy::copy(&old.as_path().into(), &server).await.unwrap();
        assert_eq!((copied.tables, &copied.damaged[..]), (13, &[][..]), "version {version}");
        assert!(fs::read(&old).unwrap() == before, "the backup itself stays as it is");
        let (was, is) = (Sqlite::open(&old).await.unwrap(), server.open(Default::default()).await.unwrap());
        let tables = was.tables(&Filter::default()).await.unwrap();
        assert_eq!(is.tables(&Filter::default()).await.unwrap(), tables);
        let mut entries = 0;
        for summary in &tables {
            let (was, is) = (was.load(&summary.table).await.unwrap(), is.load(&summary.table).await.unwrap());
            assert_eq!((&is.entries, &is.sealed, is.seed), (&was.entries, &was.sealed, was.seed));
            assert_eq!(is.replay().unwrap().summary(), *summary);
            entries += was.entries.len() as u64;
        }
        assert_eq!(copied.entries, entries);
        is.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_one_moment_while_the_server_writes() {
    let folder = tempfile::tempdir().unwrap();
    let places = [Address::from(folder.path().join("running.db")), Address::read(url())];
    for (number, address) in places.iter().enumerate() {
        let store = address.open(Default::default()).await.unwrap();
        let mut table = new_table();
        keep(&*store, &table).await;
        let (begun, begin) = tokio::sync::oneshot::channel();
        let writer = tokio::spawn(async move {
            let mut begun = Some(begun);
            for round in 0..150 {
                say(&*store, &mut table, &format!("round {round}")).await.unwrap();
                if round == 4
                    && let Some(begun) = begun.take()
                {
                    begun.send(()).unwrap();
                }
            }
            store.close().await;
            table
        });
        begin.await.unwrap();
        let backup = folder.path().join(format!("backup-{number}.db"));
        let copied = copy::copy(address, &backup.as_path().into()).await.unwrap();
        let table = writer.await.unwrap();
        assert_eq!((copied.tables, &copied.damaged[..]), (1, &[][..]));
        let saved = load(&Sqlite::open(&backup).await.unwrap()).await.entries();
        assert_eq!(saved.len() as u64, copied.entries);
        assert!(saved.len() > 4 && table.entries().starts_with(&saved));
    }
}

#[tokio::test]
async fn what_is_damaged_is_copied_as_it_is_and_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let store = Sqlite::open(&file).await.unwrap();
    for id in ["good", "bad"] {
        let mut table = named_table(id);
        keep(&store, &table).await;
        say(&store, &mut table, "one").await.unwrap();
    }
    store.close().await;
    let mut connection = sqlite(&file).await;
    let damage = "UPDATE entries SET body = CAST(x'7b22ff' AS TEXT) WHERE table_id = 'bad' AND number = 2";
    execute(&mut connection, damage.into()).await;
    connection.close().await.unwrap();
    let backup = folder.path().join("backup.db");
    let copied = copy::copy(&file.as_path().into(), &backup.as_path().into()).await.unwrap();
    assert_eq!(copied.tables, 2);
    assert!(copied.damaged.len() == 1 && copied.damaged[0].contains("entry 2 of table bad"), "{copied:?}");
    // PostgreSQL holds no such text: nothing at all is copied.
    let server = Address::read(url());
    let refused = copy::copy(&file.as_path().into(), &server).await;
    assert!(
        matches!(&refused, Err(StoreError::Damaged(what)) if what.contains("entries.body")),
        "{refused:?}"
    );
    assert!(
        server.open(Default::default()).await.unwrap().tables(&Filter::default()).await.unwrap().is_empty()
    );
}

#[tokio::test]
async fn what_is_no_database_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let (missing, letter) = (folder.path().join("missing.db"), folder.path().join("letter.txt"));
    fs::write(&letter, "Dear Sir or Madam, this is not a database at all. ".repeat(100)).unwrap();
    fs::write(folder.path().join("empty.db"), "").unwrap();
    let to = Address::from(folder.path().join("to.db"));
    for (from, why) in [
        (missing.into(), "there is no database"),
        (letter.into(), "not a database"),
        (folder.path().join("empty.db").into(), "no database of Antilles"),
        (Address::read(url()), "no database of Antilles"),
    ] {
        let error = copy::copy(&from, &to).await.unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
    assert!(!folder.path().join("to.db").exists(), "nothing is made for nothing");
}
