//! When people play.

use super::{Connection, Database};
use crate::{StoreError, hours::KeepsHours};
use async_trait::async_trait;
use table::{Hours, Millis, PersonId};

/// The hours of a guest become this person's, unless they have their own.
pub async fn become_another(write: &mut Connection, guest: &str, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM hours WHERE person = $1 AND EXISTS (SELECT 1 FROM hours AS own WHERE own.person = $2)",
        "UPDATE hours SET person = $2 WHERE person = $1",
    ] {
        sqlx::query(sql).bind(guest).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}

#[async_trait]
impl KeepsHours for Database {
    async fn hours(&self, person: &PersonId) -> Result<Option<Hours>, StoreError> {
        let found: Option<String> = sqlx::query_scalar("SELECT hours FROM hours WHERE person = $1")
            .bind(&person.0)
            .fetch_optional(self.readers.pool())
            .await?;
        let damaged = |error| StoreError::Damaged(format!("the hours of a person cannot be read: {error}"));
        found.map(|text| serde_json::from_str(&text).map_err(damaged)).transpose()
    }

    async fn set_hours(&self, person: &PersonId, hours: &Hours, now: Millis) -> Result<(), StoreError> {
        let (person, text) = (person.0.clone(), serde_json::to_string(hours).unwrap_or_default());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let kept = sqlx::query(
                        "INSERT INTO hours (person, hours, changed) SELECT $1, $2, $3
                         WHERE EXISTS (SELECT 1 FROM sessions WHERE person = $1)
                         ON CONFLICT (person) DO UPDATE SET hours = $2, changed = $3",
                    )
                    .bind(person)
                    .bind(text)
                    .bind(now)
                    .execute(write)
                    .await?;
                    if kept.rows_affected() == 0 { Err(StoreError::NotFound("person")) } else { Ok(()) }
                })
            })
            .await
    }
}
