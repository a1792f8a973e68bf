//! What tables want of people, the notices that follow from it, and what of all that is old.

use super::{Connection, Pool, kinds_text, script};
use crate::{
    StoreError,
    kept::Listing,
    limits::Keep,
    outbox::{NoticeKind, NoticeSettings},
};
use std::collections::BTreeSet;
use table::{Millis, PersonId};

/// Writes down what the table wants of people from now on, and what follows: new notices, and old ones withdrawn. Part of
/// the transaction that commits its entries.
pub async fn note(write: &mut Connection, table: &str, listing: &Listing) -> Result<(), StoreError> {
    let calls: Vec<_> = listing.calls.iter().map(|call| (&call.person.0, call.kind.id())).collect();
    let calls = serde_json::to_string(&calls)?;
    let warnings: Vec<_> = listing.warnings.iter().map(|(person, at)| (&person.0, at)).collect();
    let warnings = serde_json::to_string(&warnings)?;
    // In one go, as in [`super::log::write_entries`]. A player who is to move when the game begins is told only that.
    let note = sqlx::query(
        "DELETE FROM calls WHERE table_id = $1 AND (person, kind) NOT IN
             (SELECT value ->> 0, value ->> 1 FROM json_each($2));
         INSERT INTO calls (table_id, person, kind, since)
             SELECT $1, value ->> 0, value ->> 1, $3 FROM json_each($2) WHERE TRUE ON CONFLICT DO NOTHING;
         INSERT INTO notices (channel, table_id, kind, turn, made, state)
             SELECT channels.id, calls.table_id, calls.kind, calls.since, $4,
                 CASE channels.kind WHEN 'feed' THEN 'sent' ELSE 'waiting' END
             FROM calls JOIN channels ON channels.person = calls.person AND channels.active
             LEFT JOIN notice_settings AS wanted ON wanted.person = calls.person
             WHERE calls.table_id = $1 AND calls.since = $3
               AND instr(coalesce(wanted.kinds, $5), ' ' || calls.kind || ' ') > 0
               AND NOT (calls.kind = 'started' AND EXISTS (SELECT 1 FROM calls AS turn WHERE
                   turn.table_id = calls.table_id AND turn.person = calls.person AND turn.kind = 'turn'))
             ON CONFLICT DO NOTHING;
         INSERT INTO notices (channel, table_id, kind, turn, made, state)
             SELECT channels.id, calls.table_id, 'time', calls.since, CAST(value ->> 1 AS BIGINT), 'waiting'
             FROM json_each($6) JOIN calls ON calls.person = value ->> 0
             JOIN channels ON channels.person = calls.person AND channels.active AND channels.kind <> 'feed'
             LEFT JOIN notice_settings AS wanted ON wanted.person = calls.person
             WHERE calls.table_id = $1 AND calls.kind = 'turn'
               AND instr(coalesce(wanted.kinds, $5), ' time ') > 0
             ON CONFLICT (channel, table_id, kind, turn) DO UPDATE SET made = excluded.made
                 WHERE notices.state = 'waiting';
         UPDATE notices SET state = 'withdrawn' WHERE table_id = $1 AND state IN ('waiting', 'packed')
             AND kind IN ('turn', 'time', 'started', 'consent') AND NOT EXISTS (
                 SELECT 1 FROM channels JOIN calls ON calls.person = channels.person
                 WHERE channels.id = notices.channel AND calls.table_id = notices.table_id
                   AND calls.kind = CASE notices.kind WHEN 'time' THEN 'turn' ELSE notices.kind END
                   AND calls.since = notices.turn);",
    )
    .bind(table)
    .bind(&calls)
    .bind(i64::from(listing.summary.entry))
    .bind(listing.summary.last)
    .bind(kinds_text(&NoticeSettings::default().kinds))
    .bind(&warnings);
    script(write, note).await
}

/// See [`crate::Outbox::called`]. By way of the person's tables, which are found by their key.
pub async fn called(
    read: &Pool,
    person: &PersonId,
    kind: NoticeKind,
) -> Result<BTreeSet<String>, StoreError> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT calls.table_id FROM persons JOIN calls ON calls.table_id = persons.table_id
             AND calls.person = persons.person AND calls.kind = $2
         WHERE persons.person = $1",
    )
    .bind(&person.0)
    .bind(kind.id())
    .fetch_all(read)
    .await?;
    Ok(tables.into_iter().collect())
}

/// Removes what is old: notices and messages, channels nobody hears of any more, links that have expired.
pub async fn sweep(write: &mut Connection, now: Millis, keep: &Keep) -> Result<u64, StoreError> {
    let mut swept = 0;
    for (statement, since) in [
        (
            "DELETE FROM notices WHERE id IN (SELECT id FROM notices WHERE made < $1 LIMIT 5000)",
            now - keep.notices,
        ),
        (
            "DELETE FROM messages WHERE id IN (SELECT id FROM messages WHERE made < $1 LIMIT 5000)",
            now - keep.notices,
        ),
        ("DELETE FROM channels WHERE max(created, sent, failed) < $1", now - keep.channels),
        ("DELETE FROM channels WHERE NOT active AND max(created, sent, failed) < $1", now - keep.notices),
        (
            "DELETE FROM notice_settings WHERE $1 IS NOT NULL AND NOT EXISTS
                 (SELECT 1 FROM channels WHERE channels.person = notice_settings.person)
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = notice_settings.person)",
            now,
        ),
    ] {
        swept += sqlx::query(statement).bind(since).execute(&mut *write).await?.rows_affected();
    }
    sqlx::query("DELETE FROM confirmations WHERE expires <= $1").bind(now).execute(write).await?;
    Ok(swept)
}
