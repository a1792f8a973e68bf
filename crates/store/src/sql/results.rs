//! Results of finished games and the ratings that follow from them.

use super::{Connection, DbRow, Pool, log, small};
use crate::{
    StoreError,
    kept::{LogError, guarded},
    people::{Player, SeatResult},
    ratings::{self, Point, Rating, Scale, Standing},
};
use sqlx::Row;
use std::collections::BTreeSet;
use table::{Holder, Millis, PersonId, Table};

/// What became of a finished game.
pub enum Tallied {
    /// It has been read, now or before; or its log is damaged, and never will be.
    Done,
    /// This program cannot read it, for this reason: it is still to be read.
    Postponed(String),
}

/// Reads a finished game into the results and, if it is rated, into the ratings; once.
pub async fn tally(write: &mut Connection, table: &str, scale: &Scale) -> Result<Tallied, StoreError> {
    let done = sqlx::query("UPDATE tables SET tallied = 1 WHERE id = $1 AND tallied = 0")
        .bind(table)
        .execute(&mut *write)
        .await?;
    if done.rows_affected() == 0 {
        return Ok(Tallied::Done);
    }
    let read = match log::load(write, table).await {
        Ok(kept) => guarded(|| {
            let game = kept.replay()?;
            Ok((results_of(&game), game.created().options.rated))
        }),
        Err(StoreError::Damaged(why)) => Err(LogError::Damaged(why)),
        Err(error) => return Err(error),
    };
    let (seats, rated) = match read {
        Ok(read) => read,
        Err(LogError::Damaged(why)) => {
            tracing::error!(table, "the result of a game cannot be read: {why}");
            return Ok(Tallied::Done);
        }
        Err(LogError::Program(why)) => {
            sqlx::query("UPDATE tables SET tallied = 0 WHERE id = $1").bind(table).execute(write).await?;
            return Ok(Tallied::Postponed(why));
        }
    };
    for seat in &seats {
        write_result(write, seat).await?;
    }
    if rated && counts(write, &seats, scale).await? {
        take_into_ratings(write, table, &seats, scale).await?;
    }
    Ok(Tallied::Done)
}

/// Games that were over at once, or before a crash, are taken in the order in which they ended.
async fn take_into_ratings(
    write: &mut Connection,
    table: &str,
    seats: &[SeatResult],
    scale: &Scale,
) -> Result<(), StoreError> {
    let Some(first) = seats.first() else { return Ok(()) };
    let later: i64 =
        sqlx::query_scalar("SELECT count(*) FROM rated WHERE game = $1 AND (at, table_id) > ($2, $3)")
            .bind(&first.game)
            .bind(first.at)
            .bind(table)
            .fetch_one(&mut *write)
            .await?;
    sqlx::query("INSERT INTO rated (game, at, table_id) VALUES ($1, $2, $3)")
        .bind(&first.game)
        .bind(first.at)
        .bind(table)
        .execute(&mut *write)
        .await?;
    match later {
        0 => rate(write, seats, scale).await,
        _ => recompute(write, Some(&first.game), scale).await,
    }
}

/// Who played which seat, and how they did. Players who left their seat to a bot and did not come back are behind all others.
fn results_of(table: &Table) -> Vec<SeatResult> {
    let Some(result) = table.result() else { return Vec::new() };
    let finished =
        table.entries().into_iter().rev().find(|entry| entry.body.starts_with(r#"{"kind":"finished""#));
    let at = finished.map_or(0, |entry| entry.at);
    let player = |holder: &Holder| match holder {
        Holder::Person { person, name, program_of: None } => {
            Some((Player::Person(person.clone()), name.clone()))
        }
        Holder::Person { person, name, .. } => Some((Player::Program(person.clone()), name.clone())),
        Holder::Bot { bot, name, stands_in } => Some(match stands_in {
            Some(one) if one.program_of.is_some() => (Player::Program(one.person.clone()), one.name.clone()),
            Some(one) => (Player::Person(one.person.clone()), one.name.clone()),
            None => (Player::Bot(bot.clone()), name.clone()),
        }),
        Holder::Open => None,
    };
    let left = |holder: &Holder| holder.stands_in().is_some();
    let ranks: Vec<(bool, u8)> =
        table.holders().iter().map(left).zip(result.places.iter().copied()).collect();
    let place = |own: &(bool, u8)| 1 + ranks.iter().filter(|other| *other < own).count() as u8;
    let seats = table.holders().iter().zip(&ranks).zip(&result.totals).zip(&result.scores);
    seats
        .zip(1u8..)
        .filter_map(|((((holder, rank), total), scores), seat)| {
            let (player, name) = player(holder)?;
            Some(SeatResult {
                table: table.id().into(),
                game: table.game().id().into(),
                at,
                players: table.setup().players,
                seat,
                player,
                name,
                place: place(rank),
                total: *total,
                scores: scores
                    .iter()
                    .map(|(category, points)| (category.to_string(), i32::from(*points)))
                    .collect(),
            })
        })
        .collect()
}

fn words(player: &Player) -> (&'static str, &str) {
    match player {
        Player::Person(person) => ("person", &person.0),
        Player::Bot(bot) => ("bot", bot),
        Player::Program(program) => ("program", &program.0),
    }
}

async fn write_result(write: &mut Connection, seat: &SeatResult) -> Result<(), StoreError> {
    let (kind, player) = words(&seat.player);
    sqlx::query(
        "INSERT INTO results (table_id, seat, game, players, at, kind, player, name, place, total, scores)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
         ON CONFLICT (table_id, seat) DO UPDATE SET game = excluded.game, players = excluded.players,
             at = excluded.at, kind = excluded.kind, player = excluded.player, name = excluded.name,
             place = excluded.place, total = excluded.total, scores = excluded.scores",
    )
    .bind(&seat.table)
    .bind(i64::from(seat.seat))
    .bind(&seat.game)
    .bind(i64::from(seat.players))
    .bind(seat.at)
    .bind(kind)
    .bind(player)
    .bind(&seat.name)
    .bind(i64::from(seat.place))
    .bind(i64::from(seat.total))
    .bind(serde_json::to_string(&seat.scores)?)
    .execute(write)
    .await?;
    Ok(())
}

const RESULT: &str =
    "SELECT table_id, seat, game, players, at, kind, player, name, place, total, scores FROM results";

fn read_result(row: &DbRow) -> Result<SeatResult, StoreError> {
    let (kind, player): (String, String) = (row.try_get("kind")?, row.try_get("player")?);
    let scores: String = row.try_get("scores")?;
    Ok(SeatResult {
        table: row.try_get("table_id")?,
        game: row.try_get("game")?,
        at: row.try_get("at")?,
        players: small(row, "players")?,
        seat: small(row, "seat")?,
        player: match kind.as_str() {
            "person" => Player::Person(PersonId(player)),
            "program" => Player::Program(PersonId(player)),
            _ => Player::Bot(player),
        },
        name: row.try_get("name")?,
        place: small(row, "place")?,
        total: small(row, "total")?,
        scores: serde_json::from_str(&scores)?,
    })
}

/// Does a game count? Everybody in it has an account or is a bot whose level is known, and nobody sits there twice.
async fn counts(write: &mut Connection, seats: &[SeatResult], scale: &Scale) -> Result<bool, StoreError> {
    let mut people = BTreeSet::new();
    for seat in seats {
        match &seat.player {
            Player::Bot(bot) if scale.level(&seat.game, bot).is_some() => {}
            Player::Person(person) => {
                let known: i64 = sqlx::query_scalar("SELECT count(*) FROM accounts WHERE person = $1")
                    .bind(&person.0)
                    .fetch_one(&mut *write)
                    .await?;
                if known == 0 || !people.insert(person) {
                    return Ok(false);
                }
            }
            Player::Bot(_) | Player::Program(_) => return Ok(false),
        }
    }
    Ok(!people.is_empty() && seats.len() > 1)
}

/// Takes one more game into the ratings.
async fn rate(write: &mut Connection, seats: &[SeatResult], scale: &Scale) -> Result<(), StoreError> {
    let mut before: Vec<(Option<Rating>, u32)> = Vec::with_capacity(seats.len());
    for seat in seats {
        before.push(match &seat.player {
            Player::Person(person) => {
                let last = last_point(write, person, &seat.game).await?;
                (
                    Some(last.map_or(Rating::default(), |(_, rating)| rating)),
                    last.map_or(0, |(number, _)| number),
                )
            }
            Player::Bot(bot) => (scale.level(&seat.game, bot), 0),
            Player::Program(_) => (None, 0),
        });
    }
    let game: Vec<(Option<Rating>, &Player, u8)> =
        before.iter().zip(seats).map(|((rating, _), seat)| (*rating, &seat.player, seat.place)).collect();
    let after = ratings::after(&game);
    for ((seat, rating), (_, number)) in seats.iter().zip(after).zip(&before) {
        let (Player::Person(person), Some(rating)) = (&seat.player, rating) else { continue };
        sqlx::query(
            "INSERT INTO ratings (person, game, number, at, table_id, rating, doubt) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&person.0)
        .bind(&seat.game)
        .bind(i64::from(number + 1))
        .bind(seat.at)
        .bind(&seat.table)
        .bind(rating.rating)
        .bind(rating.doubt)
        .execute(&mut *write)
        .await?;
    }
    Ok(())
}

async fn last_point(
    write: &mut Connection,
    person: &PersonId,
    game: &str,
) -> Result<Option<(u32, Rating)>, StoreError> {
    let row: Option<(i64, f64, f64)> = sqlx::query_as(
        "SELECT number, rating, doubt FROM ratings WHERE person = $1 AND game = $2 ORDER BY number DESC LIMIT 1",
    )
    .bind(&person.0)
    .bind(game)
    .fetch_optional(write)
    .await?;
    Ok(row.map(|(number, rating, doubt)| (count(number), Rating { rating, doubt })))
}

/// Computes the ratings of a game, or of all, from the beginning.
pub async fn recompute(write: &mut Connection, game: Option<&str>, scale: &Scale) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM ratings WHERE $1 IS NULL OR game = $1").bind(game).execute(&mut *write).await?;
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT table_id FROM rated WHERE $1 IS NULL OR game = $1 ORDER BY game, at, table_id",
    )
    .bind(game)
    .fetch_all(&mut *write)
    .await?;
    for table in tables {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{RESULT} WHERE table_id = $1 ORDER BY seat")))
            .bind(table)
            .fetch_all(&mut *write)
            .await?;
        let seats = rows.iter().map(read_result).collect::<Result<Vec<_>, _>>()?;
        rate(write, &seats, scale).await?;
    }
    Ok(())
}

pub async fn of_person(read: &Pool, person: &PersonId, games: u32) -> Result<Vec<SeatResult>, StoreError> {
    let sql = format!(
        "{RESULT} WHERE table_id IN (SELECT table_id FROM results WHERE player = $1 AND kind = 'person'
         GROUP BY table_id ORDER BY max(at) DESC, table_id LIMIT $2) ORDER BY at DESC, table_id, seat"
    );
    let rows =
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(&person.0).bind(i64::from(games)).fetch_all(read).await?;
    rows.iter().map(read_result).collect()
}

/// How many there are, as the database counts them.
fn count(number: i64) -> u32 {
    number.try_into().unwrap_or(0)
}

pub async fn curve(read: &Pool, person: &PersonId, game: &str) -> Result<Vec<Point>, StoreError> {
    let rows: Vec<(i64, Millis, String, f64, f64)> = sqlx::query_as(
        "SELECT number, at, table_id, rating, doubt FROM ratings WHERE person = $1 AND game = $2 ORDER BY number",
    )
    .bind(&person.0)
    .bind(game)
    .fetch_all(read)
    .await?;
    let point = |(number, at, table, rating, doubt)| Point {
        number: count(number),
        at,
        table,
        rating: Rating { rating, doubt },
    };
    Ok(rows.into_iter().map(point).collect())
}

pub async fn ladder(read: &Pool, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
    let rows: Vec<(String, String, i64, f64, f64)> = sqlx::query_as(
        "SELECT accounts.person, name, number, rating, doubt FROM ratings
         JOIN accounts ON accounts.person = ratings.person
         WHERE game = $1 AND NOT banned AND number = (SELECT max(number) FROM ratings AS all_of_them
             WHERE all_of_them.person = ratings.person AND all_of_them.game = ratings.game)
         ORDER BY rating - 2 * doubt DESC, likeness LIMIT $2",
    )
    .bind(game)
    .bind(i64::from(most))
    .fetch_all(read)
    .await?;
    let standing = |(person, name, games, rating, doubt)| Standing {
        person: PersonId(person),
        name,
        rating: Rating { rating, doubt },
        games: count(games),
    };
    Ok(rows.into_iter().map(standing).collect())
}
