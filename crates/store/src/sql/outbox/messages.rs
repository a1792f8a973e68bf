//! What goes out at once: packed, tried again, settled.

use super::{Connection, DbRow, NOTICE, Pool, content, script, small};
use crate::{
    StoreError,
    outbox::{Message, Settled, Trouble, Waiting},
};
use sqlx::Row;
use table::{Millis, PersonId};

/// At most this many notices go out in one message.
const IN_ONE: i64 = 50;
/// What is this much later than now was written by a clock that has been set back since.
const AHEAD: Millis = 60 * 1000;
/// Nothing waits longer than a day: not for the end of quiet hours (on the day when the clocks go back an hour longer),
/// nor for a server that asks for patience. What would has been written by a clock that has been set back since.
const LONGEST: Millis = 26 * 60 * 60 * 1000;

/// What waits for channels that are free, by channel.
pub async fn waiting(
    read: &mut Connection,
    until: Millis,
    now: Millis,
    limit: u32,
) -> Result<Vec<Waiting>, StoreError> {
    let channels: Vec<String> = sqlx::query_scalar(
        "SELECT channel FROM notices JOIN channels ON channels.id = notices.channel
         WHERE state = 'waiting' AND (made <= $1 OR made > $2 AND notices.kind <> 'time')
           AND active AND (free <= $3 OR free > $4 OR sent > $2)
         GROUP BY channel ORDER BY min(made), channel LIMIT $5",
    )
    .bind(until)
    .bind(now.saturating_add(AHEAD))
    .bind(now)
    .bind(now.saturating_add(LONGEST))
    .bind(i64::from(limit))
    .fetch_all(&mut *read)
    .await?;
    let mut all = Vec::new();
    for channel in channels {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{NOTICE} WHERE channel = $1 AND state = 'waiting' AND (made <= $2 OR made > $3 AND notices.kind <> 'time')
             ORDER BY made, notices.id LIMIT $4"
        )))
        .bind(&channel)
        .bind(until)
        .bind(now.saturating_add(AHEAD))
        .bind(IN_ONE)
        .fetch_all(&mut *read)
        .await?;
        all.push(content(read, &channel, &rows).await?);
    }
    Ok(all)
}

/// Puts notices into a message; answers those that nobody else took.
pub async fn pack(
    write: &mut Connection,
    message: &str,
    channel: &str,
    notices: &str,
    now: Millis,
    due: Millis,
) -> Result<Vec<i64>, StoreError> {
    let packed: Vec<i64> = sqlx::query_scalar(
        "UPDATE notices SET state = 'packed', message = $1 WHERE channel = $2 AND state = 'waiting'
         AND id IN (SELECT CAST(value AS BIGINT) FROM json_each($3)) RETURNING id",
    )
    .bind(message)
    .bind(channel)
    .bind(notices)
    .fetch_all(&mut *write)
    .await?;
    if !packed.is_empty() {
        let take = sqlx::query(
            "INSERT INTO messages (id, channel, made, due, tries, state) VALUES ($1, $2, $3, $4, 1, 'sending');
             UPDATE channels SET free = $3 + gap WHERE id = $2",
        )
        .bind(message)
        .bind(channel)
        .bind(now)
        .bind(due);
        script(write, take).await?;
    }
    Ok(packed)
}

/// Takes up messages whose time has come again; those with nothing left to say are dropped.
pub async fn retries(
    write: &mut Connection,
    now: Millis,
    due: Millis,
    limit: u32,
) -> Result<Vec<Message>, StoreError> {
    sqlx::query(
        "UPDATE messages SET state = 'dropped'
         WHERE state = 'sending' AND (due <= $1 OR due > $2 OR made > $3) AND NOT EXISTS
         (SELECT 1 FROM notices JOIN tables ON tables.id = notices.table_id
          WHERE message = messages.id AND state = 'packed')",
    )
    .bind(now)
    .bind(now.saturating_add(LONGEST))
    .bind(now.saturating_add(AHEAD))
    .execute(&mut *write)
    .await?;
    let taken = sqlx::query(
        "UPDATE messages SET tries = tries + 1, due = $1, made = CASE WHEN made > $4 THEN $2 ELSE made END WHERE id IN
         (SELECT id FROM messages WHERE state = 'sending' AND (due <= $2 OR due > $3 OR made > $4)
          ORDER BY due, id LIMIT $5)
         RETURNING id, channel, tries",
    )
    .bind(due)
    .bind(now)
    .bind(now.saturating_add(LONGEST))
    .bind(now.saturating_add(AHEAD))
    .bind(i64::from(limit))
    .fetch_all(&mut *write)
    .await?;
    let mut messages = Vec::new();
    for row in &taken {
        let (id, channel): (String, String) = (row.try_get("id")?, row.try_get("channel")?);
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{NOTICE} WHERE message = $1 AND state = 'packed' ORDER BY made, notices.id"
        )))
        .bind(&id)
        .fetch_all(&mut *write)
        .await?;
        let content = content(write, &channel, &rows).await?;
        messages.push(Message { id, tries: small(row, "tries")?, content });
    }
    Ok(messages)
}

/// Writes down what became of a message.
pub async fn settle(
    write: &mut Connection,
    message: &str,
    settled: &Settled,
    now: Millis,
) -> Result<(), StoreError> {
    let (state, fault, due) = match settled {
        Settled::Sent => ("sent", None, None),
        Settled::Later { fault, due } => ("sending", fault.as_ref(), Some(*due)),
        Settled::Failed { fault } | Settled::Gone { fault } => ("failed", Some(fault), None),
    };
    let channel: Option<String> = sqlx::query_scalar(
        "UPDATE messages SET state = $1, fault = coalesce($2, fault), due = coalesce($3, due)
         WHERE id = $4 AND state = 'sending' RETURNING channel",
    )
    .bind(state)
    .bind(fault)
    .bind(due)
    .bind(message)
    .fetch_optional(&mut *write)
    .await?;
    let Some(channel) = channel else { return Ok(()) };
    if due.is_some() {
        return Ok(());
    }
    // What was withdrawn while it was under way went out all the same.
    sqlx::query("UPDATE notices SET state = $1 WHERE message = $2 AND (state = 'packed' OR $3 = 'sent')")
        .bind(state)
        .bind(message)
        .bind(state)
        .execute(&mut *write)
        .await?;
    let channels = match settled {
        Settled::Sent => {
            sqlx::query("UPDATE channels SET sent = $1, fault = NULL, failed = 0 WHERE id = $2").bind(now)
        }
        Settled::Gone { .. } => {
            sqlx::query("UPDATE channels SET fault = $1, failed = $2, active = FALSE WHERE id = $3")
                .bind(fault)
                .bind(now)
        }
        _ => sqlx::query("UPDATE channels SET fault = $1, failed = $2 WHERE id = $3").bind(fault).bind(now),
    };
    channels.bind(&channel).execute(&mut *write).await?;
    if matches!(settled, Settled::Gone { .. }) {
        sqlx::query("UPDATE notices SET state = 'withdrawn' WHERE channel = $1 AND state = 'waiting'")
            .bind(&channel)
            .execute(write)
            .await?;
    }
    Ok(())
}

/// Messages to this person that did not get through, newest first.
pub async fn troubles(read: &Pool, person: &PersonId, limit: u32) -> Result<Vec<Trouble>, StoreError> {
    let rows = sqlx::query(
        "SELECT channel, messages.made, messages.fault, tries, due, state FROM messages
         JOIN channels ON channels.id = messages.channel
         WHERE person = $1 AND messages.fault IS NOT NULL AND state IN ('sending', 'failed')
         ORDER BY messages.made DESC, messages.id LIMIT $2",
    )
    .bind(&person.0)
    .bind(i64::from(limit))
    .fetch_all(read)
    .await?;
    let trouble = |row: &DbRow| {
        let (state, due): (String, Millis) = (row.try_get("state")?, row.try_get("due")?);
        Ok(Trouble {
            channel: row.try_get("channel")?,
            made: row.try_get("made")?,
            fault: row.try_get("fault")?,
            tries: small(row, "tries")?,
            due: (state == "sending").then_some(due),
        })
    };
    rows.iter().map(trouble).collect()
}
