//! The statements, once for both databases.
//!
//! This folder is compiled twice, as a part of [`crate::sqlite`] and of [`crate::postgres`]: `super::dialect` says what
//! connections and rows are there. The statements use what both understand; the few functions of SQLite that PostgreSQL
//! lacks are part of its schema (`migrations/postgres`). Every integer is a 64-bit one, text is compared byte by byte.

mod appraisals;
pub mod cells;
mod daily;
mod export;
mod hours;
pub mod log;
mod outbox;
mod people;
mod programs;
mod puzzles;
pub mod quota;
mod results;
mod rewrite;
mod sweep;
mod tournaments;

use super::dialect::{Connection, Database, DbRow, Pool, fenced, nodes_of, reclaim, script};
use crate::{
    StoreError,
    kept::{Filter, KeptTable, Link, Listing, NewTable, Session, Store, UploadedRecord},
    limits::{Keep, Origin, Swept},
    nodes::{Basis, Nodes},
    people::People,
    programs::{Bot, Token},
};
use async_trait::async_trait;
use log::phase_word;
pub use log::{Append, admit, put};
use quota::Counter;
use sha2::{Digest, Sha256};
use sqlx::Row;
use table::{Body, Decided, Entry, Millis, PersonId, Sealed, Summary};

const LIST_LIMIT: u32 = 100;

/// A column that holds text, as it is: damaged text is no UTF-8, and its reader says so.
fn bytes(row: &DbRow, column: usize) -> Result<Option<Vec<u8>>, StoreError> {
    Ok(row.try_get_unchecked(column)?)
}

/// A number that is small here and a 64-bit integer in the database.
fn small<T: TryFrom<i64>>(row: &DbRow, column: &str) -> Result<T, StoreError> {
    let number: i64 = row.try_get(column)?;
    let damaged = |_| StoreError::Damaged(format!("{number} cannot stand in the column {column}"));
    number.try_into().map_err(damaged)
}

fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// A session was changed, unless nobody has it.
fn one_session(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NotFound("session")) } else { Ok(()) }
}

/// Was a row with this key there already?
fn exists(error: sqlx::Error, what: &'static str) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Exists(what),
        _ => error.into(),
    }
}

/// Whose link this still is.
async fn look_up(read: &Pool, sql: &'static str, token: &str, now: Millis) -> Result<PersonId, StoreError> {
    let person: Option<String> =
        sqlx::query_scalar(sql).bind(hash(token)).bind(now).fetch_optional(read).await?;
    person.map(PersonId).ok_or(StoreError::NotFound("link"))
}

/// Whose link this is; it does not work again.
async fn redeem(
    write: &mut Connection,
    once: &'static str,
    token: Vec<u8>,
    now: Millis,
) -> Result<PersonId, StoreError> {
    let person: Option<String> = sqlx::query_scalar(once).bind(token).bind(now).fetch_optional(write).await?;
    person.map(PersonId).ok_or(StoreError::NotFound("link"))
}

async fn create_table(
    write: &mut Connection,
    new: &NewTable,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let table = &new.listing.summary.table;
    let there: i64 = sqlx::query_scalar("SELECT count(*) FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *write)
        .await?;
    if there > 0 {
        return Err(StoreError::Exists("table"));
    }
    let mut bearer = counter.bearer(origin);
    counter.table(write, new.listing.summary.phase, &bearer, new.listing.summary.last).await?;
    if let Some(tournament) = tournament_of(new) {
        // Where the tournament came from, as long as that is known. A round that has begun is not refused.
        let address: Option<Option<Vec<u8>>> =
            sqlx::query_scalar("SELECT address FROM tournaments WHERE id = $1")
                .bind(tournament)
                .fetch_optional(&mut *write)
                .await?;
        bearer.address = address.flatten();
    }
    log::write_entries(write, table, &new.entries, &new.listing).await?;
    outbox::note(write, table, &new.listing).await?;
    sqlx::query("UPDATE tables SET owner = $1, address = $2 WHERE id = $3")
        .bind(bearer.person)
        .bind(bearer.address)
        .bind(table)
        .execute(&mut *write)
        .await?;
    sqlx::query("INSERT INTO seeds (table_id, seed) VALUES ($1, $2)")
        .bind(table)
        .bind(new.seed.to_vec())
        .execute(write)
        .await?;
    Ok(())
}

/// The tournament this table belongs to.
fn tournament_of(new: &NewTable) -> Option<String> {
    match new.entries.first()?.read() {
        Ok(Body::Created(created)) => created.options.tournament,
        _ => None,
    }
}

impl Database {
    /// Puts this log, these sealed choices and this seed in the place of what is kept of a table; answers the number of the
    /// last entry it had.
    pub(crate) async fn replace_log(&self, kept: KeptTable, listing: Listing) -> Result<u32, StoreError> {
        self.writer
            .run(move |write| Box::pin(async move { log::replace(write, &kept, &listing).await }))
            .await
    }
}

#[async_trait]
impl Store for Database {
    fn nodes(&self) -> Option<&dyn Nodes> {
        nodes_of(self)
    }

    async fn create_table(&self, new: NewTable, origin: &Origin) -> Result<(), StoreError> {
        let (origin, counter) = (origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| Box::pin(async move { create_table(write, &new, &origin, &counter).await }))
            .await
    }

    async fn append(
        &self,
        table: &str,
        basis: &Basis,
        decided: &Decided,
        listing: &Listing,
    ) -> Result<Vec<Sealed>, StoreError> {
        let (basis, decided, listing) = (basis.clone(), decided.clone(), listing.clone());
        self.writer.append(Append { table: table.to_string(), basis, decided, listing }).await
    }

    async fn load(&self, table: &str) -> Result<KeptTable, StoreError> {
        log::load(&mut *self.readers.pool().acquire().await?, table).await
    }

    async fn load_undamaged(&self, table: &str) -> Result<KeptTable, StoreError> {
        log::load_undamaged(&mut *self.readers.pool().acquire().await?, table).await
    }

    async fn load_after(&self, table: &str, known: &Entry) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
        log::load_after(&mut *self.readers.pool().acquire().await?, table, known).await
    }

    async fn tables(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let words: Vec<String> =
            filter.phases.iter().map(|&phase| phase_word(phase)).collect::<Result<_, _>>()?;
        // As one row, see [`log::Rows`].
        let list = sqlx::query(
            "SELECT string_agg(id || ' ' || summary, '\n' ORDER BY last DESC, id) FROM (
             SELECT summary, last, id FROM tables
             WHERE ($1 IS NULL OR game = $1)
               AND ($2 = '[]' OR phase IN (SELECT value FROM json_each($2)))
               AND ($3 IS NULL OR open = $3)
               AND ($4 IS NULL OR id IN (SELECT table_id FROM persons WHERE person = $4))
               AND ($5 IS NULL OR last < $5 OR (last = $5 AND id > $7))
               AND (NOT $8 OR instr(summary, '\"spectators\":true') > 0)
             ORDER BY last DESC, id LIMIT $6) AS listed",
        )
        .bind(&filter.game)
        .bind(serde_json::to_string(&words)?)
        .bind(filter.open)
        .bind(filter.person.as_ref().map(|person| &person.0))
        .bind(filter.after.as_ref().map(|(last, _)| last))
        .bind(i64::from(if filter.limit == 0 { LIST_LIMIT } else { filter.limit }))
        .bind(filter.after.as_ref().map(|(_, id)| id))
        .bind(filter.watchable)
        .fetch_one(self.readers.pool())
        .await?;
        Ok(log::read_list(&bytes(&list, 0)?.unwrap_or_default()))
    }

    async fn create_session(
        &self,
        token: &str,
        session: &Session,
        origin: &Origin,
    ) -> Result<(), StoreError> {
        let (token, session, counter) = (hash(token), session.clone(), self.counter.clone());
        let bearer = counter.bearer(origin);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    counter.session(write, &bearer, session.created).await?;
                    sqlx::query(
                        "INSERT INTO sessions (token, person, name, settings, created, seen, address)
                         VALUES ($1, $2, $3, $4, $5, $6, $7)",
                    )
                    .bind(token)
                    .bind(session.person.0)
                    .bind(session.name)
                    .bind(session.settings)
                    .bind(session.created)
                    .bind(session.seen)
                    .bind(bearer.address)
                    .execute(write)
                    .await
                    .map_err(|error| exists(error, "session"))?;
                    Ok(())
                })
            })
            .await
    }

    async fn session(&self, token: &str) -> Result<Session, StoreError> {
        let row = sqlx::query("SELECT person, name, settings, created, seen FROM sessions WHERE token = $1")
            .bind(hash(token))
            .fetch_optional(self.readers.pool())
            .await?
            .ok_or(StoreError::NotFound("session"))?;
        Ok(Session {
            person: PersonId(row.try_get("person")?),
            name: row.try_get("name")?,
            settings: row.try_get("settings")?,
            created: row.try_get("created")?,
            seen: row.try_get("seen")?,
        })
    }

    async fn name_session(&self, token: &str, name: &str) -> Result<(), StoreError> {
        let (token, name) = (hash(token), name.to_string());
        self.writer
            .run_beside(format!("session {}", people::to_hex(&token)), move |write| {
                Box::pin(async move {
                    let named = sqlx::query("UPDATE sessions SET name = $1 WHERE token = $2");
                    one_session(named.bind(name).bind(token).execute(write).await?.rows_affected())
                })
            })
            .await
    }

    async fn session_seen(&self, token: &str, seen: Millis) -> Result<(), StoreError> {
        let token = hash(token);
        self.writer
            .run_beside(format!("session {}", people::to_hex(&token)), move |write| {
                Box::pin(async move {
                    let visited = sqlx::query("UPDATE sessions SET seen = $1 WHERE token = $2");
                    one_session(visited.bind(seen).bind(token).execute(write).await?.rows_affected())
                })
            })
            .await
    }

    async fn forget_session(&self, token: &str) -> Result<(), StoreError> {
        let token = hash(token);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(write).await?;
                    Ok(())
                })
            })
            .await
    }

    async fn create_link(&self, token: &str, link: &Link, origin: &Origin) -> Result<(), StoreError> {
        let (token, link, counter) = (hash(token), link.clone(), self.counter.clone());
        let bearer = counter.bearer(origin);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    counter.link(write, &bearer).await?;
                    sqlx::query(
                        "INSERT INTO links (token, person, expires, address) VALUES ($1, $2, $3, $4)",
                    )
                    .bind(token)
                    .bind(link.person.0)
                    .bind(link.expires)
                    .bind(bearer.address)
                    .execute(write)
                    .await
                    .map_err(|error| exists(error, "link"))?;
                    Ok(())
                })
            })
            .await
    }

    async fn link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        let sql = "SELECT person FROM links WHERE token = $1 AND expires > $2";
        look_up(self.readers.pool(), sql, token, now).await
    }

    async fn redeem_link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        let token = hash(token);
        self.writer
            .run(move |write| {
                let once = "DELETE FROM links WHERE token = $1 AND expires > $2 RETURNING person";
                Box::pin(async move { redeem(write, once, token, now).await })
            })
            .await
    }

    async fn put_record(&self, record: &UploadedRecord, origin: &Origin) -> Result<(), StoreError> {
        let (record, counter) = (record.clone(), self.counter.clone());
        let bearer = counter.bearer(origin);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let there: i64 = sqlx::query_scalar("SELECT count(*) FROM records WHERE id = $1")
                        .bind(&record.id)
                        .fetch_one(&mut *write)
                        .await?;
                    if there > 0 {
                        return Err(StoreError::Exists("record"));
                    }
                    let bytes = record.json.len();
                    counter.record(write, &bearer, bytes as u64).await?;
                    sqlx::query(
                        "INSERT INTO records (id, created, bytes, person, address, json) VALUES ($1, $2, $3, $4, $5, $6)",
                    )
                    .bind(record.id)
                    .bind(record.created)
                    .bind(bytes as i64)
                    .bind(bearer.person)
                    .bind(bearer.address)
                    .bind(record.json)
                    .execute(write)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn record(&self, id: &str) -> Result<UploadedRecord, StoreError> {
        let row = sqlx::query("SELECT json, created FROM records WHERE id = $1")
            .bind(id)
            .fetch_optional(self.readers.pool())
            .await?
            .ok_or(StoreError::NotFound("record"))?;
        Ok(UploadedRecord {
            id: id.to_string(),
            json: row.try_get("json")?,
            created: row.try_get("created")?,
        })
    }

    async fn create_token(&self, secret: &str, token: &Token, origin: &Origin) -> Result<(), StoreError> {
        let (secret, token) = (secret.to_string(), token.clone());
        let (origin, counter) = (origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| {
                Box::pin(
                    async move { programs::create_token(write, &secret, &token, &origin, &counter).await },
                )
            })
            .await
    }

    async fn token(&self, secret: &str) -> Result<Token, StoreError> {
        programs::token(self.readers.pool(), secret).await
    }

    async fn tokens(&self, owner: &PersonId) -> Result<Vec<Token>, StoreError> {
        programs::tokens(self.readers.pool(), owner).await
    }

    async fn use_token(&self, id: &str, now: Millis) -> Result<(), StoreError> {
        let id = id.to_string();
        self.writer
            .run_beside(format!("token {id}"), move |write| {
                Box::pin(async move { programs::use_token(write, &id, now).await })
            })
            .await
    }

    async fn revoke_token(&self, owner: &PersonId, id: &str) -> Result<(), StoreError> {
        let (owner, id) = (owner.clone(), id.to_string());
        self.writer
            .run(move |write| Box::pin(async move { programs::revoke_token(write, &owner, &id).await }))
            .await
    }

    async fn create_bot(&self, bot: &Bot, origin: &Origin) -> Result<(), StoreError> {
        let (bot, origin, counter) = (bot.clone(), origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move { programs::create_bot(write, &bot, &origin, &counter).await })
            })
            .await
    }

    async fn bot(&self, id: &str) -> Result<Bot, StoreError> {
        programs::bot(self.readers.pool(), id).await
    }

    async fn bots(&self, owner: &PersonId) -> Result<Vec<Bot>, StoreError> {
        programs::bots(self.readers.pool(), owner).await
    }

    async fn remove_bot(&self, owner: &PersonId, id: &str) -> Result<(), StoreError> {
        let (owner, id) = (owner.clone(), id.to_string());
        self.writer
            .run(move |write| Box::pin(async move { programs::remove_bot(write, &owner, &id).await }))
            .await
    }

    fn people(&self) -> &dyn People {
        self
    }

    async fn sweep(&self, now: Millis, keep: &Keep) -> Result<Swept, StoreError> {
        let keep = *keep;
        self.writer.run(move |write| Box::pin(async move { sweep::sweep(write, now, &keep).await })).await
    }

    async fn close(&self) {
        self.shut().await;
    }
}
