//! The outbox as the host sees it: how much goes by which kind of channel, and what went wrong last. Nobody's address.

use super::super::{Pool, small};
use crate::{
    StoreError,
    outbox::{ChannelKind, OutboxReport, Traffic, Trouble},
};
use sqlx::Row;
use table::Millis;

/// See [`crate::Outbox::outbox_report`].
pub async fn report(read: &Pool, troubles: u32) -> Result<OutboxReport, StoreError> {
    let mut report = OutboxReport::default();
    for kind in ChannelKind::ALL {
        let (channels, waiting, retried, failed): (i64, i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM channels WHERE kind = $1 AND active),
                    (SELECT count(*) FROM notices JOIN channels ON channels.id = notices.channel
                     WHERE state = 'waiting' AND channels.kind = $1),
                    (SELECT count(*) FROM messages JOIN channels ON channels.id = messages.channel
                     WHERE state = 'sending' AND messages.fault IS NOT NULL AND channels.kind = $1),
                    (SELECT count(*) FROM messages JOIN channels ON channels.id = messages.channel
                     WHERE state = 'failed' AND channels.kind = $1)",
        )
        .bind(kind.id())
        .fetch_one(read)
        .await?;
        let count = |count: i64| u64::try_from(count).unwrap_or(0);
        report.traffic.push(Traffic {
            kind,
            channels: count(channels),
            waiting: count(waiting),
            retried: count(retried),
            failed: count(failed),
        });
    }
    let rows = sqlx::query(
        "SELECT channels.kind, channel, messages.made, messages.fault, tries, due, state FROM messages
         JOIN channels ON channels.id = messages.channel
         WHERE messages.fault IS NOT NULL AND state IN ('sending', 'failed')
         ORDER BY messages.made DESC, messages.id LIMIT $1",
    )
    .bind(i64::from(troubles))
    .fetch_all(read)
    .await?;
    for row in &rows {
        let (kind, state, due): (String, String, Millis) =
            (row.try_get("kind")?, row.try_get("state")?, row.try_get("due")?);
        let Some(kind) = ChannelKind::parse(&kind) else { continue };
        let trouble = Trouble {
            channel: row.try_get("channel")?,
            made: row.try_get("made")?,
            fault: row.try_get("fault")?,
            tries: small(row, "tries")?,
            due: (state == "sending").then_some(due),
        };
        report.troubles.push((kind, trouble));
    }
    Ok(report)
}
