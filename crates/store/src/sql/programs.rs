//! Bots and tokens.

use super::{Connection, DbRow, Pool, exists, hash, quota::Counter};
use crate::{
    StoreError,
    limits::Origin,
    programs::{Bot, Token},
};
use sqlx::Row;
use table::{Millis, PersonId};

const TOKEN: &str = "SELECT id, owner, name, bot, label, scopes, created, used FROM tokens";
const BOT: &str = "SELECT id, owner, owner_name, name, about, games, open, created FROM bots";

pub async fn create_token(
    write: &mut Connection,
    secret: &str,
    token: &Token,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    if let Some(bot) = &token.bot {
        let there: i64 = sqlx::query_scalar("SELECT count(*) FROM bots WHERE id = $1 AND owner = $2")
            .bind(bot)
            .bind(&token.owner.0)
            .fetch_one(&mut *write)
            .await?;
        if there == 0 {
            return Err(StoreError::NotFound("bot"));
        }
    }
    let bearer = counter.bearer(origin);
    counter.token(write, &bearer).await?;
    sqlx::query(
        "INSERT INTO tokens (id, hash, owner, name, bot, label, scopes, created, used, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(&token.id)
    .bind(hash(secret))
    .bind(&token.owner.0)
    .bind(&token.name)
    .bind(&token.bot)
    .bind(&token.label)
    .bind(&token.scopes)
    .bind(token.created)
    .bind(token.used.unwrap_or(0))
    .bind(bearer.address)
    .execute(write)
    .await
    .map_err(|error| exists(error, "token"))?;
    Ok(())
}

pub async fn token(read: &Pool, secret: &str) -> Result<Token, StoreError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!(
        "{TOKEN} WHERE hash = $1
         AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = tokens.owner AND banned)"
    )))
    .bind(hash(secret))
    .fetch_optional(read)
    .await?;
    read_token(&row.ok_or(StoreError::NotFound("token"))?)
}

pub async fn tokens(read: &Pool, owner: &PersonId) -> Result<Vec<Token>, StoreError> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{TOKEN} WHERE owner = $1 ORDER BY created, id")))
        .bind(&owner.0)
        .fetch_all(read)
        .await?;
    rows.iter().map(read_token).collect()
}

fn read_token(row: &DbRow) -> Result<Token, StoreError> {
    let used: Millis = row.try_get("used")?;
    Ok(Token {
        id: row.try_get("id")?,
        owner: PersonId(row.try_get("owner")?),
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
        label: row.try_get("label")?,
        scopes: row.try_get("scopes")?,
        created: row.try_get("created")?,
        used: (used != 0).then_some(used),
    })
}

pub async fn use_token(write: &mut Connection, id: &str, now: Millis) -> Result<(), StoreError> {
    sqlx::query("UPDATE tokens SET used = max(used, $1) WHERE id = $2")
        .bind(now)
        .bind(id)
        .execute(write)
        .await?;
    Ok(())
}

pub async fn revoke_token(write: &mut Connection, owner: &PersonId, id: &str) -> Result<(), StoreError> {
    let done = sqlx::query("DELETE FROM tokens WHERE id = $1 AND owner = $2")
        .bind(id)
        .bind(&owner.0)
        .execute(write)
        .await?;
    if done.rows_affected() == 0 { Err(StoreError::NotFound("token")) } else { Ok(()) }
}

pub async fn create_bot(
    write: &mut Connection,
    bot: &Bot,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let bearer = counter.bearer(origin);
    counter.bot(write, &bearer).await?;
    sqlx::query(
        "INSERT INTO bots (id, owner, owner_name, name, about, games, open, created, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(&bot.id)
    .bind(&bot.owner.0)
    .bind(&bot.owner_name)
    .bind(&bot.name)
    .bind(&bot.about)
    .bind(bot.games.join(" "))
    .bind(bot.open)
    .bind(bot.created)
    .bind(bearer.address)
    .execute(write)
    .await
    .map_err(|error| exists(error, "bot"))?;
    Ok(())
}

pub async fn bot(read: &Pool, id: &str) -> Result<Bot, StoreError> {
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{BOT} WHERE id = $1"))).bind(id).fetch_optional(read);
    read_bot(&row.await?.ok_or(StoreError::NotFound("bot"))?)
}

pub async fn bots(read: &Pool, owner: &PersonId) -> Result<Vec<Bot>, StoreError> {
    let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{BOT} WHERE owner = $1 ORDER BY created, id")))
        .bind(&owner.0)
        .fetch_all(read)
        .await?;
    rows.iter().map(read_bot).collect()
}

fn read_bot(row: &DbRow) -> Result<Bot, StoreError> {
    let games: String = row.try_get("games")?;
    Ok(Bot {
        id: row.try_get("id")?,
        owner: PersonId(row.try_get("owner")?),
        owner_name: row.try_get("owner_name")?,
        name: row.try_get("name")?,
        about: row.try_get("about")?,
        games: games.split_whitespace().map(str::to_string).collect(),
        open: row.try_get("open")?,
        created: row.try_get("created")?,
    })
}

pub async fn remove_bot(write: &mut Connection, owner: &PersonId, id: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tokens WHERE bot = $1 AND owner = $2")
        .bind(id)
        .bind(&owner.0)
        .execute(&mut *write)
        .await?;
    let done = sqlx::query("DELETE FROM bots WHERE id = $1 AND owner = $2")
        .bind(id)
        .bind(&owner.0)
        .execute(write)
        .await?;
    if done.rows_affected() == 0 { Err(StoreError::NotFound("bot")) } else { Ok(()) }
}
