//! How well people played.

use super::{Database, DbRow};
use crate::{
    StoreError,
    appraisals::{Appraisal, Appraisals},
};
use async_trait::async_trait;
use sqlx::Row;
use table::PersonId;

#[async_trait]
impl Appraisals for Database {
    async fn keep_appraisal(&self, appraisal: &Appraisal) -> Result<(), StoreError> {
        let appraisal = appraisal.clone();
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let kept = sqlx::query(
                        "INSERT INTO appraisals (table_id, seat, version, costs)
                         SELECT table_id, seat, CAST($3 AS BIGINT), CAST($4 AS TEXT) FROM results
                         WHERE table_id = $1 AND seat = $2
                         ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, costs = excluded.costs",
                    )
                    .bind(&appraisal.table)
                    .bind(i64::from(appraisal.seat))
                    .bind(i64::from(appraisal.version))
                    .bind(&appraisal.costs)
                    .execute(write)
                    .await?;
                    match kept.rows_affected() {
                        0 => Err(StoreError::NotFound("result")),
                        _ => Ok(()),
                    }
                })
            })
            .await
    }

    async fn appraisals(&self, person: &PersonId, version: u32) -> Result<Vec<Appraisal>, StoreError> {
        let rows = sqlx::query(
            "SELECT appraisals.table_id, appraisals.seat, costs FROM results
             JOIN appraisals ON appraisals.table_id = results.table_id AND appraisals.seat = results.seat
             WHERE player = $1 AND kind = 'person' AND version = $2",
        )
        .bind(&person.0)
        .bind(i64::from(version))
        .fetch_all(self.readers.pool())
        .await?;
        let read = |row: &DbRow| {
            let seat: i64 = row.try_get("seat")?;
            let seat = u8::try_from(seat)
                .map_err(|_| StoreError::Damaged("the seat of an appraisal that cannot be".into()))?;
            Ok(Appraisal { table: row.try_get("table_id")?, seat, version, costs: row.try_get("costs")? })
        };
        rows.iter().map(read).collect()
    }
}
