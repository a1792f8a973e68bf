//! The games of days.

use super::{Connection, Database, DbRow, small};
use crate::{
    StoreError,
    daily::{Daily, Deal, Try},
};
use async_trait::async_trait;
use game::Seed;
use sqlx::Row;
use table::{Millis, PersonId};

const TRY: &str = "SELECT id, tries.game, day, tries.seat, person, tries.name, tries.table_id, against, tries.at, place, total
                   FROM tries LEFT JOIN results ON results.table_id = tries.table_id AND results.seat = tries.seat
                   AND kind = 'person'";

fn read(row: &DbRow) -> Result<Try, StoreError> {
    let place: Option<i64> = row.try_get("place")?;
    let result = || Ok::<_, StoreError>((small(row, "place")?, small(row, "total")?));
    Ok(Try {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        day: small(row, "day")?,
        seat: small(row, "seat")?,
        person: PersonId(row.try_get("person")?),
        name: row.try_get("name")?,
        table: row.try_get("table_id")?,
        against: row.try_get("against")?,
        at: row.try_get("at")?,
        result: place.map(|_| result()).transpose()?,
    })
}

#[async_trait]
impl Daily for Database {
    async fn deal(&self, game: &str, day: u32, seed: &Seed) -> Result<Deal, StoreError> {
        let (game, seed) = (game.to_string(), seed.to_vec());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query(
                        "INSERT INTO deals (game, day, seed) VALUES ($1, $2, $3) ON CONFLICT (game, day) DO NOTHING",
                    )
                    .bind(&game)
                    .bind(i64::from(day))
                    .bind(seed)
                    .execute(&mut *write)
                    .await?;
                    let (seed, expert): (Vec<u8>, Option<String>) =
                        sqlx::query_as("SELECT seed, expert FROM deals WHERE game = $1 AND day = $2")
                            .bind(&game)
                            .bind(i64::from(day))
                            .fetch_one(write)
                            .await?;
                    let damaged = |_| StoreError::Damaged(format!("the game of day {day}"));
                    Ok(Deal { seed: seed.try_into().map_err(damaged)?, expert })
                })
            })
            .await
    }

    async fn set_expert(&self, game: &str, day: u32, expert: &str) -> Result<(), StoreError> {
        let (game, expert) = (game.to_string(), expert.to_string());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query(
                        "UPDATE deals SET expert = $1 WHERE game = $2 AND day = $3 AND expert IS NULL",
                    )
                    .bind(expert)
                    .bind(game)
                    .bind(i64::from(day))
                    .execute(write)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn begin_try(&self, new: &Try) -> Result<Try, StoreError> {
        let new = new.clone();
        self.writer.run(move |write| Box::pin(async move { begin(write, &new).await })).await
    }

    async fn try_of(&self, person: &PersonId, game: &str, day: u32) -> Result<Option<Try>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{TRY} WHERE person = $1 AND tries.game = $2 AND day = $3"));
        let row = sqlx::query(sql).bind(&person.0).bind(game).bind(i64::from(day));
        row.fetch_optional(self.readers.pool()).await?.as_ref().map(read).transpose()
    }

    async fn find_try(&self, id: &str) -> Result<Option<Try>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("{TRY} WHERE id = $1 OR tries.table_id = $1"));
        let row = sqlx::query(sql).bind(id).fetch_optional(self.readers.pool()).await?;
        row.as_ref().map(read).transpose()
    }

    async fn tries(&self, game: &str, day: u32, limit: u32) -> Result<Vec<Try>, StoreError> {
        let sql = format!(
            "{TRY} WHERE tries.game = $1 AND day = $2 AND total IS NOT NULL ORDER BY place, total DESC, tries.at, id LIMIT $3"
        );
        let rows =
            sqlx::query(sqlx::AssertSqlSafe(sql)).bind(game).bind(i64::from(day)).bind(i64::from(limit));
        rows.fetch_all(self.readers.pool()).await?.iter().map(read).collect()
    }
}

async fn begin(write: &mut Connection, new: &Try) -> Result<Try, StoreError> {
    sqlx::query(
        "INSERT INTO tries (id, game, day, seat, person, name, table_id, against, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (game, day, person) DO NOTHING",
    )
    .bind(&new.id)
    .bind(&new.game)
    .bind(i64::from(new.day))
    .bind(i64::from(new.seat))
    .bind(&new.person.0)
    .bind(&new.name)
    .bind(&new.table)
    .bind(&new.against)
    .bind(new.at)
    .execute(&mut *write)
    .await?;
    let sql = sqlx::AssertSqlSafe(format!("{TRY} WHERE person = $1 AND tries.game = $2 AND day = $3"));
    let row = sqlx::query(sql)
        .bind(&new.person.0)
        .bind(&new.game)
        .bind(i64::from(new.day))
        .fetch_one(write)
        .await?;
    read(&row)
}

/// A guest becomes a person who may have tried the same games: their own try was the first.
pub async fn become_another(write: &mut Connection, guest: &str, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM tries WHERE person = $1 AND EXISTS (SELECT 1 FROM tries AS other
         WHERE other.person = $2 AND other.game = tries.game AND other.day = tries.day)",
        "UPDATE tries SET person = $2 WHERE person = $1",
    ] {
        sqlx::query(sql).bind(guest).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}

/// Removes the games of days before this moment, and all tries at them.
pub async fn sweep(write: &mut Connection, before: Millis) -> Result<(), StoreError> {
    let day = before.div_euclid(crate::limits::DAY);
    for sql in ["DELETE FROM tries WHERE day < $1", "DELETE FROM deals WHERE day < $1"] {
        sqlx::query(sql).bind(day).execute(&mut *write).await?;
    }
    Ok(())
}
