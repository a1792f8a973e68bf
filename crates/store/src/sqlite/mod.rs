//! The store in one SQLite file, or in memory.
//!
//! WAL with `synchronous = FULL`: every commit waits until the write-ahead log is on the disk, so what was acknowledged
//! survives a power cut (as far as the disk keeps its word). One connection writes, a few read beside it. The file
//! belongs to one server at a time ([`place`]); tools that look into it meanwhile are waited for ([`BUSY_TIMEOUT`]).
//!
//! Transactions run at a [`Desk`] of the store's own: between two statements they would otherwise queue behind whatever
//! the caller's threads are busy with, and all other writers behind them.

mod log;
mod migrate;
mod place;
mod programs;
mod quota;
mod sweep;
#[cfg(test)]
mod tests;
mod transaction;

use crate::{
    StoreError,
    desk::Desk,
    kept::{Filter, KeptTable, Link, Listing, NewTable, Session, Store, UploadedRecord},
    limits::{Keep, Origin, Quotas, Swept},
    programs::{Bot, Token},
};
use async_trait::async_trait;
use log::phase_word;
use place::Place;
use quota::Counter;
use sha2::{Digest, Sha256};
use sqlx::{
    Connection, Row, SqliteConnection,
    sqlite::{
        SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
    },
};
use std::{path::Path, sync::Arc, time::Duration};
use table::{Decided, Entry, Millis, PersonId, Sealed, Summary};
use tokio::sync::Mutex;
use transaction::Connections;

/// How long a writer waits for another program that holds the file.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
const READERS: u32 = 4;
const LIST_LIMIT: u32 = 100;
/// After a large transaction the write-ahead log shrinks to this many bytes again.
const WAL_BYTES: &str = "16777216";

/// A store in SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: Connections,
    readers: Connections,
    counter: Counter,
    place: Option<Arc<Place>>,
    /// Does nothing but stay open. With its last connection SQLite removes the write-ahead log, and the next one makes
    /// another, which [`Place::check`] could not tell from a strange one.
    anchor: Arc<Mutex<Option<SqliteConnection>>>,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date. [`StoreError::InUse`] if another server
    /// has it.
    pub async fn open(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        let place = Arc::new(Place::claim(path.as_ref())?);
        let options = SqliteConnectOptions::new()
            .filename(place.path())
            .create_if_missing(false)
            .auto_vacuum(SqliteAutoVacuum::Incremental)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("journal_size_limit", WAL_BYTES)
            .busy_timeout(BUSY_TIMEOUT);
        let desk = Desk::open()?;
        let writer = pool(1).connect_with(options.clone()).await?;
        let writer = Connections::writing(writer, desk.clone(), Some(place.clone()));
        migrate::migrate(&writer).await?;
        let mut anchor = SqliteConnection::connect_with(&options).await?;
        let counter = Counter::new(&mut anchor).await?;
        let readers = pool(READERS).connect_with(options).await?;
        let readers = Connections::reading(readers, desk, Some(place.clone()));
        place.remember();
        Ok(Sqlite {
            writer,
            readers,
            counter,
            place: Some(place),
            anchor: Arc::new(Mutex::new(Some(anchor))),
        })
    }

    /// A store that is gone with the process.
    pub async fn in_memory() -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new().in_memory(true).foreign_keys(true);
        // Memory belongs to its connection: one, for reading too.
        let (memory, desk) = (pool(1).connect_with(options).await?, Desk::open()?);
        let writer = Connections::writing(memory.clone(), desk.clone(), None);
        migrate::migrate(&writer).await?;
        let counter = Counter::new(&mut *memory.acquire().await?).await?;
        let readers = Connections::reading(memory, desk, None);
        Ok(Sqlite { writer, readers, counter, place: None, anchor: Arc::default() })
    }

    /// The same store with other quotas.
    pub fn with_quotas(mut self, quotas: Quotas) -> Sqlite {
        self.counter.quotas = quotas;
        self
    }
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
}

fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// Was a row with this key there already?
fn exists(error: sqlx::Error, what: &'static str) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Exists(what),
        _ => error.into(),
    }
}

async fn create_table(
    write: &mut SqliteConnection,
    new: &NewTable,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let table = &new.listing.summary.table;
    let there: i64 = sqlx::query_scalar("SELECT count(*) FROM tables WHERE id = ?")
        .bind(table)
        .fetch_one(&mut *write)
        .await?;
    if there > 0 {
        return Err(StoreError::Exists("table"));
    }
    let bearer = counter.bearer(origin);
    counter.table(write, new.listing.summary.phase, &bearer).await?;
    log::write_entries(write, table, &new.entries, &new.listing).await?;
    sqlx::query("UPDATE tables SET owner = ?, address = ? WHERE id = ?")
        .bind(bearer.person)
        .bind(bearer.address)
        .bind(table)
        .execute(&mut *write)
        .await?;
    sqlx::query("INSERT INTO seeds (table_id, seed) VALUES (?, ?)")
        .bind(table)
        .bind(new.seed.to_vec())
        .execute(write)
        .await?;
    Ok(())
}

#[async_trait]
impl Store for Sqlite {
    async fn create_table(&self, new: NewTable, origin: &Origin) -> Result<(), StoreError> {
        let (origin, counter) = (origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| Box::pin(async move { create_table(write, &new, &origin, &counter).await }))
            .await
    }

    async fn append(
        &self,
        table: &str,
        after: u32,
        decided: &Decided,
        listing: &Listing,
    ) -> Result<Vec<Sealed>, StoreError> {
        let (table, decided, listing) = (table.to_string(), decided.clone(), listing.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move { log::append(write, &table, after, &decided, &listing).await })
            })
            .await
    }

    async fn load(&self, table: &str) -> Result<KeptTable, StoreError> {
        let table = table.to_string();
        self.readers.run(move |read| Box::pin(async move { log::load(read, &table).await })).await
    }

    async fn load_after(&self, table: &str, entry: u32) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
        let table = table.to_string();
        self.readers
            .run(move |read| Box::pin(async move { log::load_after(read, &table, entry).await }))
            .await
    }

    async fn tables(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let words: Vec<String> =
            filter.phases.iter().map(|&phase| phase_word(phase)).collect::<Result<_, _>>()?;
        // As one row, see [`log::read_entries`].
        let list: Option<Vec<u8>> = sqlx::query_scalar(
            "SELECT CAST(group_concat(id || ' ' || summary, char(10) ORDER BY last DESC, id) AS BLOB) FROM (
             SELECT summary, last, id FROM tables
             WHERE (?1 IS NULL OR game = ?1)
               AND (?2 = '[]' OR phase IN (SELECT value FROM json_each(?2)))
               AND (?3 IS NULL OR open = ?3)
               AND (?4 IS NULL OR id IN (SELECT table_id FROM persons WHERE person = ?4))
               AND (?5 IS NULL OR last < ?5 OR (last = ?5 AND id > ?7))
             ORDER BY last DESC, id LIMIT ?6)",
        )
        .bind(&filter.game)
        .bind(serde_json::to_string(&words)?)
        .bind(filter.open)
        .bind(filter.person.as_ref().map(|person| &person.0))
        .bind(filter.after.as_ref().map(|(last, _)| last))
        .bind(i64::from(if filter.limit == 0 { LIST_LIMIT } else { filter.limit }))
        .bind(filter.after.as_ref().map(|(_, id)| id))
        .fetch_one(self.readers.pool())
        .await?;
        Ok(log::read_list(&list.unwrap_or_default()))
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
                         VALUES (?, ?, ?, ?, ?, ?, ?)",
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
        let row = sqlx::query("SELECT person, name, settings, created, seen FROM sessions WHERE token = ?")
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

    async fn update_session(&self, token: &str, session: &Session) -> Result<(), StoreError> {
        let (token, session) = (hash(token), session.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let done =
                        sqlx::query("UPDATE sessions SET name = ?, settings = ?, seen = ? WHERE token = ?")
                            .bind(session.name)
                            .bind(session.settings)
                            .bind(session.seen)
                            .bind(token)
                            .execute(write)
                            .await?;
                    if done.rows_affected() == 0 { Err(StoreError::NotFound("session")) } else { Ok(()) }
                })
            })
            .await
    }

    async fn forget_session(&self, token: &str) -> Result<(), StoreError> {
        let token = hash(token);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM sessions WHERE token = ?").bind(token).execute(write).await?;
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
                    sqlx::query("INSERT INTO links (token, person, expires, address) VALUES (?, ?, ?, ?)")
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

    async fn redeem_link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        let token = hash(token);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let person: Option<String> = sqlx::query_scalar(
                        "DELETE FROM links WHERE token = ? AND expires > ? RETURNING person",
                    )
                    .bind(token)
                    .bind(now)
                    .fetch_optional(write)
                    .await?;
                    person.map(PersonId).ok_or(StoreError::NotFound("link"))
                })
            })
            .await
    }

    async fn put_record(&self, record: &UploadedRecord, origin: &Origin) -> Result<(), StoreError> {
        let (record, counter) = (record.clone(), self.counter.clone());
        let bearer = counter.bearer(origin);
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let there: i64 = sqlx::query_scalar("SELECT count(*) FROM records WHERE id = ?")
                        .bind(&record.id)
                        .fetch_one(&mut *write)
                        .await?;
                    if there > 0 {
                        return Err(StoreError::Exists("record"));
                    }
                    let bytes = record.json.len();
                    counter.record(write, &bearer, bytes as u64).await?;
                    sqlx::query(
                        "INSERT INTO records (id, created, bytes, person, address, json) VALUES (?, ?, ?, ?, ?, ?)",
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
        let row = sqlx::query("SELECT json, created FROM records WHERE id = ?")
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
            .run(move |write| Box::pin(async move { programs::use_token(write, &id, now).await }))
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

    async fn sweep(&self, now: Millis, keep: &Keep) -> Result<Swept, StoreError> {
        let keep = *keep;
        self.writer.run(move |write| Box::pin(async move { sweep::sweep(write, now, &keep).await })).await
    }

    async fn close(&self) {
        let anchor = self.anchor.lock().await.take();
        if let Some(anchor) = anchor {
            // It has written nothing that could be lost.
            let _ = anchor.close().await;
        }
        self.readers.pool().close().await;
        self.writer.pool().close().await;
        if let Some(place) = &self.place {
            place.release();
        }
    }
}
