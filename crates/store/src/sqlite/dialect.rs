//! What the shared statements need to know of SQLite.

use crate::{
    StoreError,
    copy::{Cell, Column, Kind},
    nodes::{Fence, Nodes},
};
use sqlx::{query::Query, sqlite::SqliteArguments};

pub use super::Sqlite as Database;
pub use sqlx::{SqliteConnection as Connection, SqlitePool as Pool, sqlite::SqliteRow as DbRow};

/// A statement with its parameters.
pub type Prepared<'q> = Query<'q, sqlx::Sqlite, SqliteArguments>;

/// How many free pages are given back to the file system at once.
const PAGES: &str = "PRAGMA incremental_vacuum(2000)";

/// Runs several statements with one set of parameters. In one go: each of them alone would go to the thread of the
/// connection and back.
pub async fn script(write: &mut Connection, statements: Prepared<'_>) -> Result<(), StoreError> {
    statements.execute(write).await?;
    Ok(())
}

/// Gives room that was swept back to the file system.
pub async fn reclaim(write: &mut Connection) -> Result<(), StoreError> {
    sqlx::raw_sql(PAGES).execute(write).await?;
    Ok(())
}

/// The version of the tables.
pub async fn version(read: &mut Connection) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar("PRAGMA user_version").fetch_one(read).await?)
}

/// All tables, by name.
pub async fn tables(read: &mut Connection) -> Result<Vec<String>, StoreError> {
    let names =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    Ok(sqlx::query_scalar(names).fetch_all(read).await?)
}

/// The columns of a table, in order.
pub async fn columns(read: &mut Connection, table: &str) -> Result<Vec<Column>, StoreError> {
    let rows: Vec<(String, String, bool)> =
        sqlx::query_as("SELECT name, type, \"notnull\" OR pk FROM pragma_table_info($1) ORDER BY cid")
            .bind(table)
            .fetch_all(read)
            .await?;
    let column = |(name, kind, required): (String, String, bool)| {
        let kind = match kind.as_str() {
            "INTEGER" => Kind::Integer,
            "REAL" => Kind::Real,
            "TEXT" => Kind::Text,
            "BLOB" => Kind::Bytes,
            _ => return Err(StoreError::Damaged(format!("the column {name} of {table} is a {kind}"))),
        };
        Ok(Column { name, kind, required })
    };
    rows.into_iter().map(column).collect()
}

/// How a value stands in a statement. (Damaged text is no UTF-8: it goes in as bytes.)
pub fn place(kind: Kind, number: usize) -> String {
    match kind {
        Kind::Text => format!("CAST(${number} AS TEXT)"),
        _ => format!("${number}"),
    }
}

/// Adds a value to a statement.
pub fn bind<'q>(query: Prepared<'q>, _kind: Kind, cell: Cell) -> Result<Prepared<'q>, StoreError> {
    Ok(match cell {
        Cell::Null => query.bind(None::<i64>),
        Cell::Integer(number) => query.bind(number),
        Cell::Real(number) => query.bind(number),
        Cell::Text(bytes) | Cell::Bytes(bytes) => query.bind(bytes),
    })
}

/// After a copy: SQLite finds the next number by itself.
pub async fn number_on(_write: &mut Connection) -> Result<(), StoreError> {
    Ok(())
}

/// A file belongs to one server: the writer has every lease.
pub async fn fenced(_write: &mut Connection, _table: &str, _fence: Fence) -> Result<(), StoreError> {
    Ok(())
}

/// There are no other servers.
pub fn nodes_of(_database: &Database) -> Option<&dyn Nodes> {
    None
}
