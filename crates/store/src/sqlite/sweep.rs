//! Removing what nobody comes back to.

use crate::{
    StoreError,
    limits::{DAY, Keep, Swept},
};
use sqlx::SqliteConnection;
use table::Millis;

/// So many tables go at once, so that nobody waits long for the right to write.
const TABLES: u64 = 500;
/// So many of everything else.
const ROWS: i64 = 5_000;
/// So many free pages are given back to the file system at once.
const PAGES: &str = "PRAGMA incremental_vacuum(2000)";

/// See [`crate::Store::sweep`].
pub async fn sweep(write: &mut SqliteConnection, now: Millis, keep: &Keep) -> Result<Swept, StoreError> {
    let expired = "DELETE FROM links WHERE token IN (SELECT token FROM links WHERE expires <= ? LIMIT ?)";
    let links = rows(write, expired, now).await?;
    let now = follow(write, now, keep.step).await?;
    let mut swept = Swept {
        links,
        records: rows(
            write,
            "DELETE FROM records WHERE id IN (SELECT id FROM records WHERE created < ? LIMIT ?)",
            now - keep.records,
        )
        .await?,
        ..Swept::default()
    };
    swept.gathering = tables(write, "phase = 'gathering' AND seated = 0", now - keep.empty).await?
        + tables(write, "phase = 'gathering'", now - keep.gathering).await?;
    swept.abandoned = tables(write, "phase = 'playing'", now - keep.abandoned).await?;
    swept.stopped = tables(write, "phase = 'stopped'", now - keep.stopped).await?;
    let idle = now - keep.tokens;
    swept.tokens = rows(
        write,
        "DELETE FROM tokens WHERE id IN (SELECT id FROM tokens WHERE max(created, used) < ? LIMIT ?)",
        idle,
    )
    .await?;
    swept.bots = rows(
        write,
        "DELETE FROM bots WHERE id IN (SELECT id FROM bots WHERE created < ?
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.bot = bots.id) LIMIT ?)",
        idle,
    )
    .await?;
    // After the tables: they may have been all that concerned a person.
    for (statement, since) in [
        (
            "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE seen < ? LIMIT ?)",
            now - keep.sessions,
        ),
        (
            "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE seen < ?
             AND NOT EXISTS (SELECT 1 FROM persons WHERE persons.person = sessions.person)
             AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.owner = sessions.person) LIMIT ?)",
            now - keep.unused_sessions,
        ),
    ] {
        swept.sessions += rows(write, statement, since).await?;
    }
    // Addresses are kept no longer than they count.
    rows(
        write,
        "UPDATE sessions SET address = NULL WHERE token IN
             (SELECT token FROM sessions WHERE address IS NOT NULL AND created < ? LIMIT ?)",
        now - DAY,
    )
    .await?;
    for forget in [
        "UPDATE tokens SET address = NULL WHERE id IN
             (SELECT id FROM tokens WHERE address IS NOT NULL AND created < ? LIMIT ?)",
        "UPDATE bots SET address = NULL WHERE id IN
             (SELECT id FROM bots WHERE address IS NOT NULL AND created < ? LIMIT ?)",
    ] {
        rows(write, forget, now - DAY).await?;
    }
    sqlx::raw_sql(PAGES).execute(write).await?;
    Ok(swept)
}

/// The sweep's own clock, after this sweep: it follows the machine's by one step at most and never goes back. A clock
/// that is far ahead for some days therefore removes nothing.
async fn follow(write: &mut SqliteConnection, now: Millis, step: Millis) -> Result<Millis, StoreError> {
    // The first one starts from the newest activity.
    let before: Millis = sqlx::query_scalar(
        "SELECT coalesce((SELECT clock FROM sweeps), min(?1, (SELECT max(at) FROM
             (SELECT max(last) AS at FROM tables UNION ALL SELECT max(seen) FROM sessions))), ?1)",
    )
    .bind(now)
    .fetch_one(&mut *write)
    .await?;
    let clock = before.max(now.min(before.saturating_add(step)));
    if clock < now {
        let days = (now - clock) / DAY;
        tracing::warn!(
            "the machine's clock is {days} days ahead of the last sweep; the sweep follows slowly"
        );
    }
    sqlx::query("INSERT OR REPLACE INTO sweeps (one, clock) VALUES (1, ?)")
        .bind(clock)
        .execute(write)
        .await?;
    Ok(clock)
}

async fn rows(write: &mut SqliteConnection, sql: &'static str, since: Millis) -> Result<u64, StoreError> {
    Ok(sqlx::query(sql).bind(since).bind(ROWS).execute(write).await?.rows_affected())
}

/// Removes tables without activity since then, with all that belongs to them.
async fn tables(write: &mut SqliteConnection, which: &str, since: Millis) -> Result<u64, StoreError> {
    // The conditions are our own.
    let select = format!(
        "SELECT json_group_array(id) FROM (SELECT id FROM tables WHERE {which} AND last < ? LIMIT ?)"
    );
    let ids: String = sqlx::query_scalar(sqlx::AssertSqlSafe(select))
        .bind(since)
        .bind(TABLES as i64)
        .fetch_one(&mut *write)
        .await?;
    for delete in [
        "DELETE FROM sealed WHERE table_id IN (SELECT value FROM json_each(?))",
        "DELETE FROM persons WHERE table_id IN (SELECT value FROM json_each(?))",
        "DELETE FROM entries WHERE table_id IN (SELECT value FROM json_each(?))",
        "DELETE FROM seeds WHERE table_id IN (SELECT value FROM json_each(?))",
    ] {
        sqlx::query(delete).bind(&ids).execute(&mut *write).await?;
    }
    let delete = "DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))";
    Ok(sqlx::query(delete).bind(&ids).execute(write).await?.rows_affected())
}
