//! Databases of PostgreSQL that an older program made are brought up to date where they are. (Files of every earlier version:
//! `copy::every_earlier_version_comes_to_both_databases_with_all_its_rows`.)

use crate::cluster::url;
use crate::support::{keep, named_table, say};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::{fs, path::Path};
use store::{Account, Address, Filter, Origin, Postgres, Store, copy};
use table::PersonId;

/// The first version that PostgreSQL had.
const FIRST: u32 = 7;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn schema(url: &str) -> &str {
    url.rsplit("search_path]=").next().unwrap()
}

async fn execute(connection: &mut PgConnection, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(connection).await.unwrap();
}

/// How many rows of a table are in one schema and not in the other, and how many there are.
async fn differing(
    connection: &mut PgConnection,
    table: &str,
    columns: &str,
    schemas: [&str; 2],
) -> (i64, i64) {
    let [one, other] = schemas.map(|schema| format!("SELECT {columns} FROM {schema}.{table}"));
    let sql = format!(
        "SELECT (SELECT count(*) FROM ({one} EXCEPT ALL {other}) AS a) + (SELECT count(*) FROM ({other} EXCEPT ALL {one}) AS b),
             (SELECT count(*) FROM ({one}) AS c)"
    );
    sqlx::query_as(AssertSqlSafe(sql)).fetch_one(connection).await.unwrap()
}

/// A database of today with thirteen games at every stage, their people and an account.
async fn full() -> String {
    let url = url();
    let fixture = tempfile::tempdir().unwrap();
    let file = fixture.path().join("old.db");
    fs::copy(folder().join("tests/fixtures/version-3.db"), &file).unwrap();
    copy::copy(&file.as_path().into(), &Address::read(&url)).await.unwrap();
    let store = Postgres::open(&url).await.unwrap();
    let account = Account {
        person: PersonId("berta".into()),
        name: "Berta".into(),
        password: "hash".into(),
        created: 1_000,
        admin: false,
        banned: false,
    };
    store.people().create_account(&account, &Origin::default()).await.unwrap();
    store.close().await;
    url
}

#[tokio::test]
async fn a_database_of_every_earlier_version_is_brought_up_to_date_where_it_is() {
    let full = full().await;
    let shape = copy::shape(&Address::read(&full)).await.unwrap();
    let mut connection = PgConnection::connect(&full).await.unwrap();
    let known: i64 =
        sqlx::query_scalar("SELECT version FROM antilles").fetch_one(&mut connection).await.unwrap();
    let mut so_far = String::new();
    for version in FIRST..u32::try_from(known).unwrap() {
        so_far += &fs::read_to_string(folder().join(format!("migrations/postgres/{version}.sql"))).unwrap();
        let old = url();
        let mut writer = PgConnection::connect(&old).await.unwrap();
        execute(&mut writer, so_far.clone()).await;
        execute(&mut writer, format!("UPDATE antilles SET version = {version}; DELETE FROM secrets")).await;
        // The rows that such a database can have, whatever refers to whatever.
        execute(&mut writer, "SET session_replication_role = replica".into()).await;
        let had = copy::shape(&Address::read(&old)).await.unwrap();
        assert!(had.len() > 20 && had.len() <= shape.len(), "version {version} has {} tables", had.len());
        let names = |columns: &[copy::Column]| {
            columns.iter().map(|column| column.name.clone()).collect::<Vec<_>>().join(", ")
        };
        for (table, columns) in &had {
            let (from, to, columns) = (schema(&full), schema(&old), names(columns));
            let sql = format!("INSERT INTO {to}.{table} ({columns}) SELECT {columns} FROM {from}.{table}");
            execute(&mut writer, sql).await;
        }
        writer.close().await.unwrap();

        let store = Postgres::open(&old).await.unwrap();
        assert_eq!(copy::shape(&Address::read(&old)).await.unwrap(), shape, "version {version}");
        let mut rows = 0;
        for (table, columns) in &had {
            let (wrong, count) =
                differing(&mut connection, table, &names(columns), [schema(&full), schema(&old)]).await;
            assert_eq!(wrong, 0, "version {version}: {table}");
            rows += count;
        }
        assert!(rows > 1_000, "{rows} rows");
        let tables = store.tables(&Filter::default()).await.unwrap();
        assert_eq!(tables.len(), 13);
        for summary in &tables {
            let table = store.load(&summary.table).await.unwrap().replay().unwrap();
            assert_eq!((table.summary(), table.drift()), (summary.clone(), None));
        }
        // And it goes on.
        let mut table = named_table("t-new");
        keep(&store, &table).await;
        say(&store, &mut table, "on we go").await.unwrap();
        assert!(store.people().account(&PersonId("berta".into())).await.is_ok());
        store.close().await;
        let again = Postgres::open(&old).await.unwrap();
        assert_eq!(again.load("t-new").await.unwrap().entries, table.entries());
        again.close().await;
    }
}
