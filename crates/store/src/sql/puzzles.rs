//! Answers to puzzles.

use super::{Connection, Database, DbRow, quota::Counter};
use crate::{
    StoreError,
    limits::{Origin, What},
    puzzles::{PuzzleAnswer, PuzzleRating, Puzzles},
};
use async_trait::async_trait;
use sqlx::Row;
use table::PersonId;

#[async_trait]
impl Puzzles for Database {
    async fn answer_puzzle(
        &self,
        answer: &PuzzleAnswer,
        shift: i64,
        origin: &Origin,
    ) -> Result<(), StoreError> {
        let (answer, origin, counter) = (answer.clone(), origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| Box::pin(async move { keep(write, &answer, shift, &origin, &counter).await }))
            .await
    }

    async fn puzzle_answers(&self, person: &PersonId, game: &str) -> Result<Vec<PuzzleAnswer>, StoreError> {
        let rows = sqlx::query(
            "SELECT puzzle, choice, solved, rating, day, at FROM puzzle_answers
             WHERE person = $1 AND game = $2 ORDER BY at, puzzle",
        )
        .bind(&person.0)
        .bind(game)
        .fetch_all(self.readers.pool())
        .await?;
        let damaged = |_| StoreError::Damaged("the day of an answer that cannot be".into());
        let read = |row: &DbRow| {
            let day: Option<i64> = row.try_get("day")?;
            Ok(PuzzleAnswer {
                person: person.clone(),
                game: game.into(),
                puzzle: row.try_get("puzzle")?,
                choice: row.try_get("choice")?,
                solved: row.try_get("solved")?,
                rating: row.try_get("rating")?,
                day: day.map(u32::try_from).transpose().map_err(damaged)?,
                at: row.try_get("at")?,
            })
        };
        rows.iter().map(read).collect()
    }

    async fn puzzle_ratings(&self, game: &str) -> Result<Vec<PuzzleRating>, StoreError> {
        let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(
            "SELECT puzzle, shift, answered, solved FROM puzzle_ratings WHERE game = $1 ORDER BY puzzle",
        )
        .bind(game)
        .fetch_all(self.readers.pool())
        .await?;
        let read = |(puzzle, shift, answered, solved): (String, i64, i64, i64)| PuzzleRating {
            puzzle,
            shift,
            answered: answered.unsigned_abs(),
            solved: solved.unsigned_abs(),
        };
        Ok(rows.into_iter().map(read).collect())
    }
}

async fn keep(
    write: &mut Connection,
    answer: &PuzzleAnswer,
    shift: i64,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let bearer = counter.bearer(origin);
    let counted = "SELECT (SELECT count(*) FROM puzzle_answers WHERE person = $1), CAST(CASE WHEN $2 IS NULL THEN 1 ELSE 0 END AS BIGINT),
                   (SELECT count(*) FROM puzzle_answers)";
    counter.room(write, counted, &bearer, counter.quotas.puzzle_answers, What::PuzzleAnswers).await?;
    let known: i64 = sqlx::query_scalar("SELECT count(*) FROM sessions WHERE person = $1")
        .bind(&answer.person.0)
        .fetch_one(&mut *write)
        .await?;
    if known == 0 {
        return Err(StoreError::NotFound("person"));
    }
    let kept = sqlx::query(
        "INSERT INTO puzzle_answers (person, game, puzzle, choice, solved, rating, day, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, game, puzzle) DO NOTHING",
    )
    .bind(&answer.person.0)
    .bind(&answer.game)
    .bind(&answer.puzzle)
    .bind(&answer.choice)
    .bind(answer.solved)
    .bind(answer.rating)
    .bind(answer.day.map(i64::from))
    .bind(answer.at)
    .execute(&mut *write)
    .await?;
    if kept.rows_affected() == 0 {
        return Err(StoreError::Exists("answer"));
    }
    sqlx::query(
        "INSERT INTO puzzle_ratings (game, puzzle, shift, answered, solved) VALUES ($1, $2, $3, 1, $4)
         ON CONFLICT (game, puzzle) DO UPDATE SET shift = puzzle_ratings.shift + excluded.shift,
             answered = puzzle_ratings.answered + 1, solved = puzzle_ratings.solved + excluded.solved",
    )
    .bind(&answer.game)
    .bind(&answer.puzzle)
    .bind(shift)
    .bind(i64::from(answer.solved))
    .execute(write)
    .await?;
    Ok(())
}

/// A guest becomes a person who may have answered too: their own answer was the first.
pub async fn become_another(write: &mut Connection, guest: &str, person: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM puzzle_answers WHERE person = $1 AND EXISTS (SELECT 1 FROM puzzle_answers AS other
         WHERE other.person = $2 AND other.game = puzzle_answers.game AND other.puzzle = puzzle_answers.puzzle)",
        "UPDATE puzzle_answers SET person = $2 WHERE person = $1",
    ] {
        sqlx::query(sql).bind(guest).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}
