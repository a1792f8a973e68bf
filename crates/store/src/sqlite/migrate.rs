//! The steps that lead from an empty file, or one of an older program, to the present tables.

use super::transaction::Connections;
use crate::StoreError;

/// Only ever added to.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/1.sql"),
    include_str!("../../migrations/2.sql"),
    include_str!("../../migrations/3.sql"),
    include_str!("../../migrations/4.sql"),
    include_str!("../../migrations/5.sql"),
    include_str!("../../migrations/6.sql"),
    include_str!("../../migrations/7.sql"),
    include_str!("../../migrations/8.sql"),
    include_str!("../../migrations/9.sql"),
    include_str!("../../migrations/10.sql"),
    include_str!("../../migrations/11.sql"),
];

/// The version of the present tables.
pub const fn known() -> i64 {
    MIGRATIONS.len() as i64
}

/// Brings a database up to date.
pub async fn migrate(writer: &Connections) -> Result<(), StoreError> {
    let known = known();
    let found = writer
        .run(move |write| {
            Box::pin(async move {
                let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *write).await?;
                if found > known {
                    return Err(StoreError::Newer { found, known });
                }
                let missing = usize::try_from(found).ok().and_then(|found| MIGRATIONS.get(found..));
                let damaged = || StoreError::Damaged(format!("the database has the version {found}"));
                for migration in missing.ok_or_else(damaged)? {
                    sqlx::raw_sql(*migration).execute(&mut *write).await?;
                }
                // A pragma takes no parameters; the number is ours.
                let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {known}"));
                sqlx::raw_sql(version).execute(&mut *write).await?;
                Ok(found)
            })
        })
        .await?;
    if (1..known).contains(&found) {
        // An old file is rewritten, to give back the room that was saved. It needs room for that first: if there is
        // none, the file only stays larger than it has to be.
        let packed = sqlx::raw_sql("VACUUM").execute(writer.pool()).await;
        if let Err(error) = packed {
            tracing::warn!("the database could not be made smaller: {error}");
        }
    }
    Ok(())
}
