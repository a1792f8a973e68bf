//! What the shared statements need to know of PostgreSQL.

use crate::{
    StoreError,
    copy::{Cell, Column, Kind},
    nodes::{Fence, Nodes, lease_of},
};
use sqlx::{AssertSqlSafe, Execute, postgres::PgArguments, query::Query};

pub use super::Postgres as Database;
pub use sqlx::{PgConnection as Connection, PgPool as Pool, postgres::PgRow as DbRow};

/// A statement with its parameters.
pub type Prepared<'q> = Query<'q, sqlx::Postgres, PgArguments>;

/// Runs several statements with one set of parameters. One after the other: PostgreSQL takes only one at a time.
pub async fn script(write: &mut Connection, mut statements: Prepared<'_>) -> Result<(), StoreError> {
    let parameters = statements.take_arguments().map_err(sqlx::Error::Encode)?.unwrap_or_default();
    for statement in statements.sql().as_str().split(';').filter(|statement| !statement.trim().is_empty()) {
        // It is a part of our own text.
        let statement = AssertSqlSafe(statement.to_string());
        sqlx::query_with(statement, parameters.clone()).execute(&mut *write).await?;
    }
    Ok(())
}

/// PostgreSQL does that by itself.
pub async fn reclaim(_write: &mut Connection) -> Result<(), StoreError> {
    Ok(())
}

/// The version of the tables.
pub async fn version(read: &mut Connection) -> Result<i64, StoreError> {
    let there: bool =
        sqlx::query_scalar("SELECT to_regclass('antilles') IS NOT NULL").fetch_one(&mut *read).await?;
    if !there {
        return Ok(0);
    }
    Ok(sqlx::query_scalar("SELECT version FROM antilles").fetch_one(read).await?)
}

/// All tables, by name; those that only matter while servers run are left out.
pub async fn tables(read: &mut Connection) -> Result<Vec<String>, StoreError> {
    let names = "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
                 WHERE table_schema = current_schema() AND table_name NOT IN ('antilles', 'nodes', 'leases', 'presence') ORDER BY 1";
    Ok(sqlx::query_scalar(names).fetch_all(read).await?)
}

/// The columns of a table, in order.
pub async fn columns(read: &mut Connection, table: &str) -> Result<Vec<Column>, StoreError> {
    let rows: Vec<(String, String, bool)> = sqlx::query_as(
        "SELECT CAST(column_name AS TEXT), CAST(data_type AS TEXT), is_nullable = 'NO'
         FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1
         ORDER BY ordinal_position",
    )
    .bind(table)
    .fetch_all(read)
    .await?;
    let column = |(name, kind, required): (String, String, bool)| {
        let kind = match kind.as_str() {
            "bigint" => Kind::Integer,
            "boolean" => Kind::Truth,
            "double precision" => Kind::Real,
            "text" => Kind::Text,
            "bytea" => Kind::Bytes,
            _ => return Err(StoreError::Damaged(format!("the column {name} of {table} is a {kind}"))),
        };
        Ok(Column { name, kind, required })
    };
    rows.into_iter().map(column).collect()
}

/// How a value stands in a statement.
pub fn place(kind: Kind, number: usize) -> String {
    match kind {
        Kind::Truth => format!("(${number} <> 0)"),
        _ => format!("${number}"),
    }
}

/// Adds a value to a statement.
pub fn bind<'q>(query: Prepared<'q>, kind: Kind, cell: Cell) -> Result<Prepared<'q>, StoreError> {
    let text = |bytes| {
        let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
        text.ok_or_else(|| StoreError::Damaged("a text that PostgreSQL cannot hold".into()))
    };
    Ok(match (kind, cell) {
        (Kind::Integer | Kind::Truth, Cell::Integer(number)) => query.bind(number),
        (Kind::Integer | Kind::Truth, Cell::Null) => query.bind(None::<i64>),
        (Kind::Real, Cell::Real(number)) => query.bind(number),
        (Kind::Real, Cell::Null) => query.bind(None::<f64>),
        (Kind::Text, Cell::Text(bytes)) => query.bind(text(bytes)?),
        (Kind::Text, Cell::Null) => query.bind(None::<String>),
        (Kind::Bytes, Cell::Bytes(bytes)) => query.bind(bytes),
        (Kind::Bytes, Cell::Null) => query.bind(None::<Vec<u8>>),
        (kind, _) => return Err(StoreError::Damaged(format!("a value that is no {kind:?}"))),
    })
}

/// After a copy: the next notice gets a number that is free.
pub async fn number_on(write: &mut Connection) -> Result<(), StoreError> {
    sqlx::raw_sql(
        "SELECT setval(pg_get_serial_sequence('notices', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM notices), false)",
    )
    .execute(write)
    .await?;
    Ok(())
}

/// [`StoreError::Fenced`] unless the table is leased under this number. The claim of the table keeps it so until the end of
/// the transaction.
pub async fn fenced(write: &mut Connection, table: &str, fence: Fence) -> Result<(), StoreError> {
    let there: Option<i64> = sqlx::query_scalar("SELECT fence FROM leases WHERE name = $1")
        .bind(lease_of(table))
        .fetch_optional(write)
        .await?;
    if there == Some(fence.0) { Ok(()) } else { Err(StoreError::Fenced) }
}

/// The servers that have this database.
pub fn nodes_of(database: &Database) -> Option<&dyn Nodes> {
    Some(database)
}
