//! The steps that lead from an empty database, or one of an older program, to the present tables.

use super::dialect;
use crate::StoreError;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

/// Only ever added to; the first one makes the tables of [`FIRST`].
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/postgres/7.sql"),
    include_str!("../../migrations/postgres/8.sql"),
    include_str!("../../migrations/postgres/9.sql"),
    include_str!("../../migrations/postgres/10.sql"),
    include_str!("../../migrations/postgres/11.sql"),
];
/// PostgreSQL came with this version.
const FIRST: i64 = 7;

/// The version of the present tables.
pub const fn known() -> i64 {
    FIRST - 1 + MIGRATIONS.len() as i64
}

/// Brings a database up to date, for a server that has it to itself.
pub async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut write = connection.begin().await?;
    let found = dialect::version(&mut write).await?;
    if found > known() {
        return Err(StoreError::Newer { found, known: known() });
    }
    let done = if found == 0 { 0 } else { found - FIRST + 1 };
    let missing = usize::try_from(done).ok().and_then(|done| MIGRATIONS.get(done..));
    for migration in
        missing.ok_or_else(|| StoreError::Damaged(format!("the database has the version {found}")))?
    {
        sqlx::raw_sql(*migration).execute(&mut *write).await?;
    }
    let version = AssertSqlSafe(format!("UPDATE antilles SET version = {}", known()));
    sqlx::raw_sql(version).execute(&mut *write).await?;
    write.commit().await?;
    Ok(())
}
