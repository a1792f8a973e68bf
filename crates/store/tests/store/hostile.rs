//! Rows that somebody has tampered with, column by column: whatever stands there, reading answers with what is sound or
//! with a sentence, and never panics.

use game::{Fast, SetupText};
use sqlx::{Connection, Row, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{fs, path::Path};
use store::{Filter, Keep, Listing, NewTable, Origin, Session, Sqlite, Store, Token, UploadedRecord};
use table::{Command, Creation, PersonId, Table, TableOptions, Who};

fn anne() -> PersonId {
    PersonId("anne".into())
}

/// A database with something in most tables.
async fn fill(file: &Path) {
    let store = Sqlite::open(file).await.unwrap();
    for id in ["one", "two"] {
        let creation = Creation {
            table: id.into(),
            game: "santiago".into(),
            setup: SetupText { players: 2, options: Default::default() },
            options: TableOptions { hot_seat: true, ..TableOptions::default() },
            owner: anne(),
            seed: [7; 32],
            opening: None,
        };
        let (mut table, _) = Table::create(creation, 5).unwrap();
        let who = Who::Person(anne());
        for command in [
            Command::Sit { chair: None, name: "Anne".into(), code: None },
            Command::Sit { chair: None, name: "Ben".into(), code: None },
            Command::Start,
            Command::Say { text: "hello".into() },
        ] {
            let decided = table.decide(&command, &who, 6).unwrap();
            table.settle(decided).unwrap();
        }
        let new = NewTable { seed: [7; 32], entries: table.entries(), listing: Listing::of(&table) };
        store.create_table(new, &Origin::default()).await.unwrap();
    }
    let session =
        Session { person: anne(), name: "Anne".into(), settings: String::new(), created: 1, seen: 1 };
    store.create_session("session", &session, &Origin::default()).await.unwrap();
    let token = Token {
        id: "token".into(),
        owner: anne(),
        name: "Anne".into(),
        bot: None,
        label: "a test".into(),
        scopes: "read".into(),
        created: 1,
        used: None,
    };
    store.create_token("secret", &token, &Origin::default()).await.unwrap();
    let record = UploadedRecord { id: "record".into(), json: "{}".into(), created: 1 };
    store.put_record(&record, &Origin::default()).await.unwrap();
    store.close().await;
}

/// Every column of every table: `(table, column)`.
async fn columns(file: &Path) -> Vec<(String, String)> {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    let rows = sqlx::query(
        "SELECT t.name AS whole, c.name AS part FROM sqlite_master t, pragma_table_info(t.name) c
         WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'",
    );
    let rows = rows.fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    rows.iter().map(|row| (row.get("whole"), row.get("part"))).collect()
}

/// What may stand in a column instead.
const NONSENSE: [&str; 14] = [
    "NULL",
    "''",
    "'nonsense'",
    "x''",
    "x'ff00fe'",
    "-1",
    "0",
    "9223372036854775807",
    "-9223372036854775808",
    "1.5",
    "'{\"kind\":\"action\",\"seat\":99}'",
    "char(0)",
    "zeroblob(100000)",
    "replace(hex(zeroblob(3000)), '00', '[')",
];

#[tokio::test]
async fn whatever_stands_in_a_column_reading_it_ends_with_a_sentence_at_worst() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole.db");
    fill(&whole).await;
    let columns = columns(&whole).await;
    assert!(columns.len() > 60, "{} columns", columns.len());
    let mut random = Fast::new(1);
    // With `PROPTEST_CASES=…`, the long form, everything stands in every column once.
    let all = std::env::var("PROPTEST_CASES").is_ok();
    let values = |random: &mut Fast| match all {
        true => &NONSENSE[..],
        false => std::slice::from_ref(&NONSENSE[random.below(NONSENSE.len() as u32) as usize]),
    };
    let tampered =
        columns.iter().flat_map(|column| values(&mut random).iter().map(move |value| (column, value)));
    for ((table, column), value) in tampered {
        // The version of the database is another matter: a wrong one is refused at the start.
        let file = folder.path().join("tampered.db");
        for old in ["tampered.db", "tampered.db-wal", "tampered.db-shm"] {
            let _ = fs::remove_file(folder.path().join(old));
        }
        fs::copy(&whole, &file).unwrap();
        let options = SqliteConnectOptions::new().filename(&file).foreign_keys(false);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let sql = format!(
            "PRAGMA ignore_check_constraints = ON; UPDATE OR IGNORE \"{table}\" SET \"{column}\" = {value}"
        );
        let changed = sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await;
        connection.close().await.unwrap();
        if changed.is_err() {
            // The database itself refuses it.
            continue;
        }
        let Ok(store) = Sqlite::open(&file).await else { continue };
        for id in ["one", "two"] {
            if let Ok(kept) = store.load(id).await {
                let _ = kept.replay();
            }
            if let Ok(kept) = store.load_undamaged(id).await
                && let Some(first) = kept.entries.first()
            {
                let _ = store.load_after(id, first).await;
            }
        }
        let _ = store.tables(&Filter::default()).await;
        let _ = store.tables(&Filter { person: Some(anne()), ..Filter::default() }).await;
        let _ = (store.session("session").await, store.token("secret").await, store.tokens(&anne()).await);
        let _ = (store.record("record").await, store.bots(&anne()).await);
        let _ = store.sweep(10_000_000_000_000, &Keep::default()).await;
        store.close().await;
    }
}
