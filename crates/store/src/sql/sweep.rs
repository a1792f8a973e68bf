//! Removing what nobody comes back to.

use super::{Connection, people::ATTEMPTS_COUNT, reclaim};
use crate::{
    StoreError,
    limits::{DAY, Keep, Swept},
};
use table::Millis;

/// How many tables go at once, so that nobody waits long for the right to write.
const TABLES: i64 = 500;
/// How many of everything else.
const ROWS: i64 = 5_000;

/// See [`crate::Store::sweep`].
pub async fn sweep(write: &mut Connection, now: Millis, keep: &Keep) -> Result<Swept, StoreError> {
    let machine = now;
    let expired = "DELETE FROM links WHERE token IN (SELECT token FROM links WHERE expires <= $1 LIMIT $2)";
    let links = rows(write, expired, now).await?;
    for (expired, since) in [
        ("DELETE FROM resets WHERE token IN (SELECT token FROM resets WHERE expires <= $1 LIMIT $2)", now),
        (
            "DELETE FROM attempts WHERE (at, name, address) IN
                 (SELECT at, name, address FROM attempts WHERE at <= $1 LIMIT $2)",
            now - ATTEMPTS_COUNT,
        ),
        // What a clock that was ahead has written would count, and stay, until that time comes.
        (
            "DELETE FROM attempts WHERE (at, name, address) IN
                 (SELECT at, name, address FROM attempts WHERE at > $1 LIMIT $2)",
            now.saturating_add(DAY),
        ),
    ] {
        rows(write, expired, since).await?;
    }
    let now = follow(write, now, keep.step).await?;
    let mut swept = Swept {
        links,
        records: rows(
            write,
            "DELETE FROM records WHERE id IN (SELECT id FROM records WHERE created < $1 LIMIT $2)",
            now - keep.records,
        )
        .await?,
        ..Swept::default()
    };
    swept.gathering = tables(write, "phase = 'gathering' AND seated = 0", now - keep.empty).await?
        + tables(write, "phase = 'gathering'", now - keep.gathering).await?;
    swept.abandoned = tables(write, "phase = 'playing'", now - keep.abandoned).await?;
    swept.stopped = tables(write, "phase = 'stopped'", now - keep.stopped).await?;
    swept.tournaments = super::tournaments::sweep(write, now, keep).await?;
    let idle = now - keep.tokens;
    swept.tokens = rows(
        write,
        "DELETE FROM tokens WHERE id IN (SELECT id FROM tokens WHERE max(created, used) < $1 LIMIT $2)",
        idle,
    )
    .await?;
    swept.bots = rows(
        write,
        "DELETE FROM bots WHERE id IN (SELECT id FROM bots WHERE created < $1
         AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.bot = bots.id) LIMIT $2)",
        idle,
    )
    .await?;
    rows(
        write,
        "DELETE FROM invitations WHERE (person, table_id) IN (SELECT person, table_id FROM invitations
             LEFT JOIN tables ON id = table_id WHERE at < $1 AND (phase IS NULL OR phase <> 'gathering') LIMIT $2)",
        now - DAY,
    )
    .await?;
    // After the tables: they may have been all that concerned a person.
    for (statement, since) in [
        (
            "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE seen < $1 LIMIT $2)",
            now - keep.sessions,
        ),
        (
            "DELETE FROM sessions WHERE token IN (SELECT token FROM sessions WHERE seen < $1
             AND NOT EXISTS (SELECT 1 FROM persons WHERE persons.person = sessions.person)
             AND NOT EXISTS (SELECT 1 FROM entrants WHERE entrants.person = sessions.person)
             AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.owner = sessions.person)
             AND NOT EXISTS (SELECT 1 FROM puzzle_answers WHERE puzzle_answers.person = sessions.person)
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = sessions.person) LIMIT $2)",
            now - keep.unused_sessions,
        ),
    ] {
        swept.sessions += rows(write, statement, since).await?;
    }
    swept.notices = super::outbox::sweep(write, now, keep).await?;
    forget_addresses(write, now, machine).await?;
    // When somebody plays is kept as long as they have a session.
    rows(
        write,
        "DELETE FROM hours WHERE person IN (SELECT person FROM hours WHERE changed < $1
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = hours.person) LIMIT $2)",
        now,
    )
    .await?;
    super::daily::sweep(write, now - keep.deals).await?;
    // So are their answers to puzzles.
    rows(
        write,
        "DELETE FROM puzzle_answers WHERE (person, game, puzzle) IN (SELECT person, game, puzzle FROM puzzle_answers
         WHERE at < $1 AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = puzzle_answers.person)
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = puzzle_answers.person) LIMIT $2)",
        now,
    )
    .await?;
    reclaim(write).await?;
    Ok(swept)
}

/// Addresses are kept no longer than they count: for a day. Those that came on a later day than the machine's clock shows
/// were written by a clock that has been set back since.
async fn forget_addresses(write: &mut Connection, now: Millis, machine: Millis) -> Result<(), StoreError> {
    for forget in [
        "UPDATE sessions SET address = NULL WHERE token IN (SELECT token FROM sessions
             WHERE address IS NOT NULL AND (created < $1 OR created > $2) LIMIT $3)",
        "UPDATE accounts SET address = NULL WHERE person IN (SELECT person FROM accounts
             WHERE address IS NOT NULL AND (created < $1 OR created > $2) LIMIT $3)",
        "UPDATE tables SET address = NULL WHERE id IN (SELECT id FROM tables WHERE address IS NOT NULL
             AND phase NOT IN ('gathering', 'playing') AND (last < $1 OR last > $2) LIMIT $3)",
        "UPDATE tokens SET address = NULL WHERE id IN (SELECT id FROM tokens
             WHERE address IS NOT NULL AND (created < $1 OR created > $2) LIMIT $3)",
        "UPDATE tournaments SET address = NULL WHERE id IN (SELECT id FROM tournaments
             WHERE address IS NOT NULL AND (created < $1 OR created > $2) LIMIT $3)",
        "UPDATE bots SET address = NULL WHERE id IN (SELECT id FROM bots
             WHERE address IS NOT NULL AND (created < $1 OR created > $2) LIMIT $3)",
        "UPDATE channels SET address = NULL WHERE id IN (SELECT id FROM channels
             WHERE address IS NOT NULL AND (created < $1 OR created > $2) LIMIT $3)",
    ] {
        let forget = sqlx::query(forget).bind(now - DAY).bind(machine.saturating_add(DAY)).bind(ROWS);
        forget.execute(&mut *write).await?;
    }
    Ok(())
}

/// The sweep's own clock, after this sweep: it follows the machine's by one step at most and never goes back. A clock
/// that is far ahead for some days therefore removes nothing.
async fn follow(write: &mut Connection, now: Millis, step: Millis) -> Result<Millis, StoreError> {
    // The first one starts from the newest activity.
    let before: Millis = sqlx::query_scalar(
        "SELECT coalesce((SELECT clock FROM sweeps), min($1, (SELECT max(at) FROM
             (SELECT max(last) AS at FROM tables UNION ALL SELECT max(seen) FROM sessions) AS newest)), $1)",
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
    sqlx::query("INSERT INTO sweeps (one, clock) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET clock = excluded.clock")
        .bind(clock)
        .execute(write)
        .await?;
    Ok(clock)
}

async fn rows(write: &mut Connection, sql: &'static str, since: Millis) -> Result<u64, StoreError> {
    Ok(sqlx::query(sql).bind(since).bind(ROWS).execute(write).await?.rows_affected())
}

/// Removes tables without activity since then, with all that belongs to them.
async fn tables(write: &mut Connection, which: &str, since: Millis) -> Result<u64, StoreError> {
    // The conditions are our own.
    let select = format!("SELECT id FROM tables WHERE {which} AND last < $1 LIMIT $2");
    let ids: Vec<String> = sqlx::query_scalar(sqlx::AssertSqlSafe(select))
        .bind(since)
        .bind(TABLES)
        .fetch_all(&mut *write)
        .await?;
    let ids = serde_json::to_string(&ids)?;
    for delete in [
        "DELETE FROM calls WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM sealed WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM persons WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM entries WHERE table_id IN (SELECT value FROM json_each($1))",
        "DELETE FROM seeds WHERE table_id IN (SELECT value FROM json_each($1))",
    ] {
        sqlx::query(delete).bind(&ids).execute(&mut *write).await?;
    }
    let delete = "DELETE FROM tables WHERE id IN (SELECT value FROM json_each($1))";
    Ok(sqlx::query(delete).bind(&ids).execute(write).await?.rows_affected())
}
