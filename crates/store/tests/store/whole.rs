//! Every table of the database is looked at, as the schema names them: what is kept of a person there is exported, deleted,
//! and comes along with a guest who signs in. A new table fails here until somebody has decided that.

use crate::{contract::whole, support::raw};
use sqlx::SqliteConnection;
use std::{collections::BTreeSet, fs, path::Path};
use store::{Account, Origin, Sqlite, Store};
use table::PersonId;

/// Tables in which nobody is named, and why.
const OF_NOBODY: &[(&str, &str)] = &[
    ("seeds", "the chance of tables"),
    ("sealed", "choices by seat; whose seat it is stands in the log"),
    ("secrets", "the server's own keys"),
    ("appraisals", "by table and seat, and so the player's of the results; tested with them"),
    ("attempts", "keyed hashes of names and addresses, gone within the hour"),
    ("rewrites", "logs that are still to be rewritten; empty once they are"),
    ("sweeps", "how far the sweep has come"),
    ("rated", "which games were rated"),
    ("notices", "of channels, with which they go"),
    ("messages", "of channels, with which they go"),
    ("puzzle_ratings", "how hard puzzles are"),
    ("deals", "the chance of a day"),
];
/// Where the export has what stands in a table.
const EXPORTED: &[(&str, &str)] = &[
    ("accounts", "account"),
    ("sessions", "devices"),
    ("tables", "tables"),
    ("persons", "tables"),
    ("entries", "logs"),
    ("sealed", "logs"),
    ("appraisals", "appraisals"),
    ("notices", "told"),
    ("messages", "messages"),
    ("records", "records"),
    ("bots", "bots"),
    ("tokens", "tokens"),
    ("marks", "marks"),
    ("invitations", "invitations"),
    ("results", "results"),
    ("ratings", "ratings"),
    ("hours", "hours"),
    ("notice_settings", "notices"),
    ("channels", "channels"),
    ("confirmations", "confirmations"),
    ("calls", "calls"),
    ("tournaments", "tournaments"),
    ("entrants", "tournaments"),
    ("puzzle_answers", "puzzles"),
    ("tries", "daily"),
];
/// What is not exported, and why.
const NOT_EXPORTED: &[(&str, &str)] = &[
    ("seeds", "chance is no person's"),
    ("secrets", "the server's own"),
    ("attempts", "keyed hashes, gone within the hour"),
    ("rewrites", "empty once they are done"),
    ("sweeps", "nobody's"),
    ("rated", "follows from results and ratings"),
    ("puzzle_ratings", "of puzzles"),
    ("deals", "the chance of a day"),
    ("links", "secret links to other devices, which expire within the hour"),
    ("resets", "secret links to a new password, which expire within days"),
];
/// Columns of exported tables that the export does not have, and why.
const LEFT_OUT: &[(&str, &[&str])] = &[
    ("whose it is, which is who asks", &["person", "owner", "player", "inviter", "owner_name"]),
    ("a keyed hash of the address it came from, for the limits", &["address"]),
    ("a secret, or the hash of one", &["password", "token", "hash", "keys", "target"]),
    ("follows from something else", &["likeness", "bytes", "message", "free"]),
];
/// Columns that stand in the export under another name.
const RENAMED: &[(&str, &str)] = &[
    ("table_id", "table"),
    ("settings", "device"),
    ("used", "confirmed"),
    ("json", "record"),
    ("other", "name"),
];
/// Parts of the export that are rows of one table, as they are.
const ROWS: &[&str] = &[
    "accounts",
    "sessions",
    "records",
    "bots",
    "tokens",
    "marks",
    "results",
    "appraisals",
    "ratings",
    "hours",
    "notice_settings",
    "channels",
    "confirmations",
    "calls",
    "puzzle_answers",
    "tries",
    "notices",
    "messages",
];

/// What does not come along with a guest, and why.
const RIGHTS: &[(&str, &str)] = &[
    ("sessions", "the guest's other devices are not the account's"),
    ("links", "nor are links to further devices"),
    ("confirmations", "links to a new password go to confirmed addresses: they are confirmed again"),
];
/// What only accounts have.
const OF_ACCOUNTS: &[&str] = &["accounts", "resets", "ratings"];

async fn tables(file: &mut SqliteConnection) -> Vec<String> {
    let named =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    sqlx::query_scalar(named).fetch_all(file).await.unwrap()
}

async fn columns(file: &mut SqliteConnection, table: &str) -> Vec<String> {
    let named = sqlx::query_scalar("SELECT name FROM pragma_table_info($1)").bind(table);
    named.fetch_all(file).await.unwrap()
}

/// The columns in which exactly this stands: those that name a person.
async fn columns_with(file: &mut SqliteConnection, what: &str) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for table in tables(file).await {
        for column in columns(file, &table).await {
            let sql = format!("SELECT count(*) FROM \"{table}\" WHERE \"{column}\" = $1");
            let sql = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(sql)).bind(what);
            if sql.fetch_one(&mut *file).await.unwrap() > 0 {
                found.insert((table.clone(), column));
            }
        }
    }
    found
}

/// In how many cells of a table this stands, alone or as a part.
async fn cells(file: &mut SqliteConnection, table: &str, what: &str) -> i64 {
    let mut found = 0;
    for name in columns(file, table).await {
        let sql = format!("SELECT count(*) FROM \"{table}\" WHERE instr(CAST(\"{name}\" AS TEXT), $1) > 0");
        found += sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(sql))
            .bind(what)
            .fetch_one(&mut *file)
            .await
            .unwrap();
    }
    found
}

/// A closed database that has something of every kind of somebody.
async fn filled(file: &Path, id: &str, name: &str, with_account: bool) {
    let store = Sqlite::open(file).await.unwrap();
    whole::make_ben(&store).await;
    whole::fill(&store, id, name, with_account).await;
    store.close().await;
    let mut raw = raw(file).await;
    for table in tables(&mut raw).await {
        let of_nobody = OF_NOBODY.iter().any(|(one, _)| *one == table);
        let expected = !of_nobody && (with_account || !OF_ACCOUNTS.contains(&table.as_str()));
        assert_eq!(
            cells(&mut raw, &table, id).await > 0,
            expected,
            "the table {table}: keep something in it (`whole::fill`), or say here why it names nobody"
        );
    }
}

async fn nothing_names(file: &Path, what: &str) {
    let mut raw = raw(file).await;
    for table in tables(&mut raw).await {
        assert_eq!(cells(&mut raw, &table, what).await, 0, "{what} still stands in {table}");
    }
}

async fn rewrite_all(store: &Sqlite) {
    while store.people().rewrite_next(None, 9_000).await.unwrap().is_some() {}
}

#[tokio::test]
async fn every_table_is_exported_and_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let (id, name) = ("qqperson", "Zzannabella");
    filled(&file, id, name, true).await;
    let store = Sqlite::open(&file).await.unwrap();
    let export = store.people().export(&PersonId(id.into())).await.unwrap();
    let export: serde_json::Value = serde_json::from_str(&export).unwrap();
    for table in tables(&mut raw(&file).await).await {
        if NOT_EXPORTED.iter().any(|(one, _)| *one == table) {
            continue;
        }
        let part = EXPORTED.iter().find(|(one, _)| *one == table).map(|(_, part)| &export[*part]);
        let has =
            part.is_some_and(|part| part.is_object() || part.as_array().is_some_and(|all| !all.is_empty()));
        assert!(has, "the table {table}: export it, or say here why not: {export}");
    }
    for table in ROWS {
        let part = EXPORTED.iter().find(|(one, _)| one == table).map(|(_, part)| &export[*part]).unwrap();
        let row = part.as_array().map_or(part, |rows| &rows[0]);
        for column in columns(&mut raw(&file).await, table).await {
            let left_out = LEFT_OUT.iter().any(|(_, columns)| columns.contains(&column.as_str()));
            let renamed = RENAMED.iter().filter(|(one, _)| *one == column).map(|(_, name)| *name);
            let there = renamed.chain([column.as_str()]).any(|name| row.get(name).is_some());
            assert!(there || left_out, "{table}.{column}: export it, or say here why not: {row}");
        }
    }
    store.people().delete_account(&PersonId(id.into())).await.unwrap();
    rewrite_all(&store).await;
    store.close().await;
    for what in [id, name] {
        nothing_names(&file, what).await;
        // Nor what stands in no table any more.
        for bytes in [fs::read(&file).unwrap(), fs::read(file.with_extension("db-wal")).unwrap_or_default()] {
            assert!(
                !bytes.windows(what.len()).any(|window| window == what.as_bytes()),
                "{what} is in the file"
            );
        }
    }
}

#[tokio::test]
async fn every_table_comes_along_with_a_guest() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let (guest, anne) = ("qqguest", "qqanne");
    filled(&file, guest, "Guest", false).await;
    let before = columns_with(&mut raw(&file).await, guest).await;
    assert!(before.len() > 15, "{before:?}");
    let store = Sqlite::open(&file).await.unwrap();
    let account = Account {
        person: PersonId(anne.into()),
        name: "Anne".into(),
        password: "$argon2id$…".into(),
        created: 1_000,
        admin: false,
        banned: false,
    };
    store.people().create_account(&account, &Origin::default()).await.unwrap();
    store.people().adopt(&PersonId(guest.into()), &PersonId(anne.into())).await.unwrap();
    rewrite_all(&store).await;
    store.close().await;
    let mut raw = raw(&file).await;
    assert_eq!(columns_with(&mut raw, guest).await, BTreeSet::new(), "the guest is nobody now");
    let after = columns_with(&mut raw, anne).await;
    for (table, column) in before {
        let ended = RIGHTS.iter().any(|(one, _)| *one == table);
        assert_eq!(after.contains(&(table.clone(), column.clone())), !ended, "{table}.{column}");
    }
    let quoted = format!("\"{guest}\"");
    for table in tables(&mut raw).await {
        assert_eq!(cells(&mut raw, &table, &quoted).await, 0, "the guest still stands in {table}");
    }
}
