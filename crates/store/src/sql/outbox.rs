//! The outbox: channels, and links that confirm them; `calls` is what tables want of people, `messages` what goes out.

mod calls;
mod messages;
mod report;

pub use calls::{note, sweep};

use super::{Connection, Database, DbRow, Pool, hash, quota::Counter, script, small};
use crate::{
    StoreError,
    limits::Origin,
    outbox::{
        Channel, ChannelKind, Message, Notice, NoticeKind, NoticeSettings, Outbox, OutboxCounts,
        OutboxReport, Settled, Trouble, Waiting,
    },
};
use async_trait::async_trait;
use sqlx::Row;
use std::collections::BTreeSet;
use table::{Millis, PersonId, Summary};

const CHANNEL: &str =
    "SELECT id, person, kind, target, keys, base, gap, active, created, sent, fault, failed FROM channels";
const NOTICE: &str = "SELECT notices.id, notices.kind, turn, made, summary
     FROM notices JOIN tables ON tables.id = notices.table_id";
/// Mails that ask one address to confirm itself, in a day.
const MAILS: u64 = 3;

fn kinds_text(kinds: &BTreeSet<NoticeKind>) -> String {
    kinds.iter().fold(" ".to_string(), |text, kind| text + kind.id() + " ")
}

fn read_channel(row: &DbRow) -> Result<Channel, StoreError> {
    let (id, kind): (String, String) = (row.try_get("id")?, row.try_get("kind")?);
    let damaged = || StoreError::Damaged(format!("the channel {id} has an unknown kind"));
    let failed: Millis = row.try_get("failed")?;
    Ok(Channel {
        kind: ChannelKind::parse(&kind).ok_or_else(damaged)?,
        id,
        person: PersonId(row.try_get("person")?),
        target: row.try_get("target")?,
        keys: row.try_get("keys")?,
        base: row.try_get("base")?,
        gap: row.try_get("gap")?,
        active: row.try_get("active")?,
        created: row.try_get("created")?,
        sent: row.try_get("sent")?,
        fault: row.try_get::<Option<String>, _>("fault")?.map(|fault| (fault, failed)),
    })
}

/// A damaged one is left out, as in lists of tables.
fn read_notice(row: &DbRow) -> Option<Notice> {
    let summary: String = row.try_get("summary").ok()?;
    let kind: String = row.try_get("kind").ok()?;
    Some(Notice {
        id: row.try_get("id").ok()?,
        kind: NoticeKind::parse(&kind)?,
        turn: small(row, "turn").ok()?,
        made: row.try_get("made").ok()?,
        table: serde_json::from_str::<Summary>(&summary).ok()?,
    })
}

fn read_settings(row: &DbRow) -> Result<NoticeSettings, StoreError> {
    let kinds: String = row.try_get("kinds")?;
    let minute = |name| -> Result<Option<u16>, StoreError> {
        Ok(row.try_get::<Option<i64>, _>(name)?.and_then(|minute| minute.try_into().ok()))
    };
    let (from, until) = (minute("quiet_from")?, minute("quiet_until")?);
    Ok(NoticeSettings {
        language: row.try_get("language")?,
        zone: row.try_get("zone")?,
        quiet: from.zip(until),
        kinds: kinds.split_whitespace().filter_map(NoticeKind::parse).collect(),
    })
}

async fn settings_of(read: &mut Connection, person: &PersonId) -> Result<Option<NoticeSettings>, StoreError> {
    let row = sqlx::query(
        "SELECT language, zone, quiet_from, quiet_until, kinds FROM notice_settings WHERE person = $1",
    )
    .bind(&person.0)
    .fetch_optional(read)
    .await?;
    row.as_ref().map(read_settings).transpose()
}

async fn channel_of(read: &mut Connection, id: &str) -> Result<Channel, StoreError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{CHANNEL} WHERE id = $1")))
        .bind(id)
        .fetch_optional(read)
        .await?;
    read_channel(&row.ok_or(StoreError::NotFound("channel"))?)
}

async fn content(read: &mut Connection, channel: &str, rows: &[DbRow]) -> Result<Waiting, StoreError> {
    let channel = channel_of(read, channel).await?;
    let settings = settings_of(read, &channel.person).await?.unwrap_or_default();
    Ok(Waiting { channel, settings, notices: rows.iter().filter_map(read_notice).collect() })
}

async fn add_channel(
    write: &mut Connection,
    channel: &Channel,
    origin: &Origin,
    counter: &Counter,
) -> Result<String, StoreError> {
    let there: Option<String> =
        sqlx::query_scalar("SELECT id FROM channels WHERE kind = $1 AND target = $2 AND person = $3")
            .bind(channel.kind.id())
            .bind(&channel.target)
            .bind(&channel.person.0)
            .fetch_optional(&mut *write)
            .await?;
    if let Some(id) = there {
        sqlx::query(
            "UPDATE channels SET keys = $1, base = $2, active = active OR $3, fault = NULL WHERE id = $4",
        )
        .bind(&channel.keys)
        .bind(&channel.base)
        .bind(channel.active)
        .bind(&id)
        .execute(write)
        .await?;
        return Ok(id);
    }
    let bearer = counter.bearer(origin);
    counter.channel(write, &bearer).await?;
    sqlx::query(
        "INSERT INTO channels (id, person, kind, target, keys, base, gap, active, created, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(&channel.id)
    .bind(&channel.person.0)
    .bind(channel.kind.id())
    .bind(&channel.target)
    .bind(&channel.keys)
    .bind(&channel.base)
    .bind(channel.gap)
    .bind(channel.active)
    .bind(channel.created)
    .bind(bearer.address)
    .execute(write)
    .await
    .map_err(|error| super::exists(error, "channel"))?;
    Ok(channel.id.clone())
}

async fn create_confirmation(
    write: &mut Connection,
    token: &str,
    channel: &Channel,
    expires: Millis,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let (bearer, target) = (counter.bearer(origin), hash(&channel.target));
    counter.confirmation(write, &bearer, &target, MAILS).await?;
    sqlx::query(
        "INSERT INTO confirmations (token, channel, person, target, address, expires, used)
         VALUES ($1, $2, $3, $4, $5, $6, FALSE)",
    )
    .bind(hash(token))
    .bind(&channel.id)
    .bind(&channel.person.0)
    .bind(target)
    .bind(bearer.address)
    .bind(expires)
    .execute(write)
    .await?;
    Ok(())
}

async fn confirmation(read: &mut Connection, token: &str, now: Millis) -> Result<Channel, StoreError> {
    let id: Option<String> = sqlx::query_scalar(
        "SELECT channel FROM confirmations WHERE token = $1 AND expires > $2 AND NOT used",
    )
    .bind(hash(token))
    .bind(now)
    .fetch_optional(&mut *read)
    .await?;
    channel_of(read, &id.ok_or(StoreError::NotFound("confirmation"))?).await
}

async fn confirm(write: &mut Connection, token: &str, now: Millis) -> Result<Channel, StoreError> {
    let channel = confirmation(write, token, now).await?;
    let confirmed = sqlx::query(
        "UPDATE confirmations SET used = TRUE WHERE token = $1; UPDATE channels SET active = TRUE WHERE id = $2",
    )
    .bind(hash(token))
    .bind(&channel.id);
    script(write, confirmed).await?;
    Ok(Channel { active: true, ..channel })
}

/// Nothing is sent to this person any more, and nobody knows where it went. (Notices and messages go with their channels.)
pub async fn forget(write: &mut Connection, person: &str) -> Result<(), StoreError> {
    for forget in [
        "DELETE FROM channels WHERE person = $1",
        "DELETE FROM notice_settings WHERE person = $1",
        "DELETE FROM confirmations WHERE person = $1",
        "DELETE FROM calls WHERE person = $1",
    ] {
        sqlx::query(forget).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}

/// What a guest was told and how becomes this person's. What the person has chosen themselves counts more. An address for
/// mails is to be confirmed again: links to a new password would go there.
pub async fn become_another(write: &mut Connection, guest: &str, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM channels WHERE person = $1 AND EXISTS (SELECT 1 FROM channels AS own WHERE own.person = $2
         AND own.kind = channels.kind AND (own.target = channels.target OR own.kind = 'feed'))",
        "UPDATE channels SET active = FALSE WHERE person = $1 AND kind = 'mail' AND $2 <> ''",
        "UPDATE channels SET person = $2 WHERE person = $1",
        "DELETE FROM notice_settings WHERE person = $1
         AND EXISTS (SELECT 1 FROM notice_settings AS own WHERE own.person = $2)",
        "UPDATE notice_settings SET person = $2 WHERE person = $1",
        "DELETE FROM confirmations WHERE person = $1 AND $2 <> ''",
        "DELETE FROM calls WHERE person = $1 AND EXISTS (SELECT 1 FROM calls AS own WHERE own.person = $2
         AND own.table_id = calls.table_id AND own.kind = calls.kind)",
        "UPDATE calls SET person = $2 WHERE person = $1",
    ] {
        sqlx::query(sql).bind(guest).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}

#[async_trait]
impl Outbox for Database {
    async fn called(&self, person: &PersonId, kind: NoticeKind) -> Result<BTreeSet<String>, StoreError> {
        calls::called(self.readers.pool(), person, kind).await
    }

    async fn secret(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>, StoreError> {
        let (name, fresh) = (name.to_string(), fresh.to_vec());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                        .bind(&name)
                        .bind(fresh)
                        .execute(&mut *write)
                        .await?;
                    let kept = sqlx::query_scalar("SELECT value FROM secrets WHERE name = $1").bind(&name);
                    Ok(kept.fetch_one(write).await?)
                })
            })
            .await
    }

    async fn notice_settings(&self, person: &PersonId) -> Result<Option<NoticeSettings>, StoreError> {
        settings_of(&mut *self.readers.pool().acquire().await?, person).await
    }

    async fn save_notice_settings(
        &self,
        person: &PersonId,
        settings: &NoticeSettings,
    ) -> Result<(), StoreError> {
        let (person, settings) = (person.clone(), settings.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    // Other quiet hours may let something go at once.
                    let save = sqlx::query(
                        "INSERT INTO notice_settings (person, language, zone, quiet_from, quiet_until, kinds)
                             VALUES ($1, $2, $3, $4, $5, $6)
                             ON CONFLICT (person) DO UPDATE SET language = excluded.language, zone = excluded.zone,
                                 quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
                                 kinds = excluded.kinds;
                         UPDATE channels SET free = min(free, sent + gap) WHERE person = $1",
                    )
                    .bind(&person.0)
                    .bind(settings.language)
                    .bind(settings.zone)
                    .bind(settings.quiet.map(|(from, _)| i64::from(from)))
                    .bind(settings.quiet.map(|(_, until)| i64::from(until)))
                    .bind(kinds_text(&settings.kinds));
                    script(write, save).await
                })
            })
            .await
    }

    async fn add_channel(&self, channel: &Channel, origin: &Origin) -> Result<String, StoreError> {
        let (channel, origin, counter) = (channel.clone(), origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| Box::pin(async move { add_channel(write, &channel, &origin, &counter).await }))
            .await
    }

    async fn channel(&self, id: &str) -> Result<Channel, StoreError> {
        channel_of(&mut *self.readers.pool().acquire().await?, id).await
    }

    async fn channels(&self, person: &PersonId) -> Result<Vec<Channel>, StoreError> {
        let rows =
            sqlx::query(sqlx::AssertSqlSafe(format!("{CHANNEL} WHERE person = $1 ORDER BY created, id")))
                .bind(&person.0)
                .fetch_all(self.readers.pool())
                .await?;
        rows.iter().map(read_channel).collect()
    }

    async fn set_gap(&self, person: &PersonId, id: &str, gap: Millis) -> Result<(), StoreError> {
        let (person, id) = (person.clone(), id.to_string());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let done = sqlx::query(
                        "UPDATE channels SET free = CASE WHEN free = 0 THEN 0 ELSE free - gap + $1 END, gap = $2
                         WHERE id = $3 AND person = $4",
                    )
                    .bind(gap)
                    .bind(gap)
                    .bind(id)
                    .bind(&person.0)
                    .execute(write)
                    .await?;
                    if done.rows_affected() == 0 { Err(StoreError::NotFound("channel")) } else { Ok(()) }
                })
            })
            .await
    }

    async fn remove_channel(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_string();
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM channels WHERE id = $1").bind(id).execute(write).await?;
                    Ok(())
                })
            })
            .await
    }

    async fn create_confirmation(
        &self,
        token: &str,
        channel: &Channel,
        expires: Millis,
        origin: &Origin,
    ) -> Result<(), StoreError> {
        let (token, channel) = (token.to_string(), channel.clone());
        let (origin, counter) = (origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    create_confirmation(write, &token, &channel, expires, &origin, &counter).await
                })
            })
            .await
    }

    async fn confirmation(&self, token: &str, now: Millis) -> Result<Channel, StoreError> {
        confirmation(&mut *self.readers.pool().acquire().await?, token, now).await
    }

    async fn confirm(&self, token: &str, now: Millis) -> Result<Channel, StoreError> {
        let token = token.to_string();
        self.writer.run(move |write| Box::pin(async move { confirm(write, &token, now).await })).await
    }

    async fn feed(&self, hash: &str, limit: u32) -> Result<Waiting, StoreError> {
        let mut read = self.readers.pool().acquire().await?;
        let id: Option<String> =
            sqlx::query_scalar("SELECT id FROM channels WHERE kind = 'feed' AND target = $1")
                .bind(hash)
                .fetch_optional(&mut *read)
                .await?;
        let id = id.ok_or(StoreError::NotFound("feed"))?;
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!(
            "{NOTICE} WHERE channel = $1 ORDER BY made DESC, notices.id DESC LIMIT $2"
        )))
        .bind(&id)
        .bind(i64::from(limit))
        .fetch_all(&mut *read)
        .await?;
        content(&mut read, &id, &rows).await
    }

    async fn tell_invited(&self, person: &PersonId, table: &str, now: Millis) -> Result<(), StoreError> {
        let (person, table) = (person.clone(), table.to_string());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO notices (channel, table_id, kind, turn, made, state)
                         SELECT channels.id, tables.id, 'invited', 0, $1,
                             CASE channels.kind WHEN 'feed' THEN 'sent' ELSE 'waiting' END
                         FROM channels JOIN tables ON tables.id = $2
                         LEFT JOIN notice_settings AS wanted ON wanted.person = channels.person
                         WHERE channels.person = $3 AND channels.active
                           AND instr(coalesce(wanted.kinds, $4), ' invited ') > 0
                         ON CONFLICT DO NOTHING",
                    )
                    .bind(now)
                    .bind(table)
                    .bind(&person.0)
                    .bind(kinds_text(&NoticeSettings::default().kinds))
                    .execute(write)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn waiting(&self, until: Millis, now: Millis, limit: u32) -> Result<Vec<Waiting>, StoreError> {
        self.readers
            .run(move |read| Box::pin(async move { messages::waiting(read, until, now, limit).await }))
            .await
    }

    async fn hold(&self, channel: &str, until: Millis) -> Result<(), StoreError> {
        let channel = channel.to_string();
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("UPDATE channels SET free = max(free, $1) WHERE id = $2")
                        .bind(until)
                        .bind(channel)
                        .execute(write)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn withdraw(&self, notices: &[i64]) -> Result<(), StoreError> {
        let notices = serde_json::to_string(notices)?;
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE notices SET state = 'withdrawn' WHERE state IN ('waiting', 'packed')
                         AND id IN (SELECT CAST(value AS BIGINT) FROM json_each($1))",
                    )
                    .bind(notices)
                    .execute(write)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn pack(
        &self,
        message: &str,
        channel: &str,
        notices: &[i64],
        now: Millis,
        due: Millis,
    ) -> Result<Vec<i64>, StoreError> {
        let (message, channel) = (message.to_string(), channel.to_string());
        let notices = serde_json::to_string(notices)?;
        self.writer
            .run(move |write| {
                Box::pin(async move { messages::pack(write, &message, &channel, &notices, now, due).await })
            })
            .await
    }

    async fn retries(&self, now: Millis, due: Millis, limit: u32) -> Result<Vec<Message>, StoreError> {
        self.writer
            .run(move |write| Box::pin(async move { messages::retries(write, now, due, limit).await }))
            .await
    }

    async fn settle(&self, message: &str, settled: &Settled, now: Millis) -> Result<(), StoreError> {
        let (message, settled) = (message.to_string(), settled.clone());
        self.writer
            .run(move |write| Box::pin(async move { messages::settle(write, &message, &settled, now).await }))
            .await
    }

    async fn troubles(&self, person: &PersonId, limit: u32) -> Result<Vec<Trouble>, StoreError> {
        messages::troubles(self.readers.pool(), person, limit).await
    }

    async fn outbox_report(&self, troubles: u32) -> Result<OutboxReport, StoreError> {
        report::report(self.readers.pool(), troubles).await
    }

    async fn outbox_counts(&self) -> Result<OutboxCounts, StoreError> {
        let (waiting, sending, failed): (i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM notices WHERE state = 'waiting'),
                    (SELECT count(*) FROM messages WHERE state = 'sending'),
                    (SELECT count(*) FROM messages WHERE state = 'failed')",
        )
        .fetch_one(self.readers.pool())
        .await?;
        let count = |count: i64| u64::try_from(count).unwrap_or(0);
        Ok(OutboxCounts { waiting: count(waiting), sending: count(sending), failed: count(failed) })
    }
}
