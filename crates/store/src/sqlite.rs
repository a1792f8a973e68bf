//! The store in one SQLite file, or in memory.
//!
//! WAL with `synchronous = FULL`: every commit waits until the write-ahead log is on the disk, so what was acknowledged
//! survives a power cut (as far as the disk keeps its word). One connection writes, a few read beside it; writers in
//! other processes wait their turn ([`BUSY_TIMEOUT`]).
//!
//! What takes several statements runs at a [`Desk`] of the store's own: between two of them it would otherwise queue
//! behind whatever the caller's threads are busy with, and all other writers behind it.

use crate::{
    StoreError,
    desk::Desk,
    kept::{Filter, KeptTable, Link, Listing, NewTable, Session, Store, UploadedRecord},
};
use async_trait::async_trait;
use game::Seed;
use sha2::{Digest, Sha256};
use sqlx::{
    Row, SqliteConnection, SqlitePool, Transaction,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{path::Path, time::Duration};
use table::{Decided, Entry, Millis, PersonId, Sealed, SealedChange, Summary};

/// How long a writer waits for another.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
const READERS: u32 = 4;
const LIST_LIMIT: u32 = 100;

/// The steps that lead from an empty file to the present tables. Only ever added to.
const MIGRATIONS: &[&str] = &[include_str!("../migrations/1.sql")];

/// A store in SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
    desk: Desk,
}

type Write = Transaction<'static, sqlx::Sqlite>;

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub async fn open(path: impl AsRef<Path>) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let writer = pool(1).connect_with(options.clone()).await?;
        migrate(&writer).await?;
        let readers = pool(READERS).connect_with(options).await?;
        Ok(Sqlite { writer, readers, desk: Desk::open()? })
    }

    /// A store that is gone with the process.
    pub async fn in_memory() -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new().in_memory(true).foreign_keys(true);
        // Memory belongs to its connection: one, for reading too.
        let writer = pool(1).connect_with(options).await?;
        migrate(&writer).await?;
        Ok(Sqlite { readers: writer.clone(), writer, desk: Desk::open()? })
    }

    /// Writes the log back into the file and closes it. (Not closing loses nothing.)
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// A transaction that holds the right to write from its first moment: what it reads cannot go stale.
async fn begin(writer: &SqlitePool) -> Result<Write, StoreError> {
    Ok(writer.begin_with("BEGIN IMMEDIATE").await?)
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
}

async fn migrate(writer: &SqlitePool) -> Result<(), StoreError> {
    let mut write = begin(writer).await?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *write).await?;
    let known = MIGRATIONS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let missing = usize::try_from(found).map_err(|_| StoreError::Damaged(format!("version {found}")))?;
    for migration in &MIGRATIONS[missing..] {
        sqlx::raw_sql(*migration).execute(&mut *write).await?;
    }
    // A pragma takes no parameters; the number is ours.
    let version = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {known}"));
    sqlx::raw_sql(version).execute(&mut *write).await?;
    write.commit().await?;
    Ok(())
}

fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

async fn head(connection: &mut SqliteConnection, table: &str) -> Result<u32, StoreError> {
    let head: Option<i64> = sqlx::query_scalar("SELECT max(number) FROM entries WHERE table_id = ?")
        .bind(table)
        .fetch_one(connection)
        .await?;
    head.and_then(|head| u32::try_from(head).ok()).ok_or(StoreError::NotFound("table"))
}

async fn insert_entries(write: &mut Write, table: &str, entries: &[Entry]) -> Result<(), StoreError> {
    for entry in entries {
        sqlx::query(
            "INSERT INTO entries (table_id, number, at, body, position, digest) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(table)
        .bind(i64::from(entry.number))
        .bind(entry.at)
        .bind(&entry.body)
        .bind(&entry.position)
        .bind(&entry.digest)
        .execute(&mut **write)
        .await?;
    }
    Ok(())
}

async fn write_listing(write: &mut Write, table: &str, listing: &Listing) -> Result<(), StoreError> {
    let Listing { summary, persons } = listing;
    sqlx::query(
        "INSERT INTO tables (id, game, phase, open, last, summary) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, open = excluded.open, last = excluded.last,
             summary = excluded.summary",
    )
    .bind(table)
    .bind(&summary.game)
    .bind(phase_word(summary.phase)?)
    .bind(summary.open)
    .bind(summary.last)
    .bind(serde_json::to_string(summary)?)
    .execute(&mut **write)
    .await?;
    // Those whom it no longer concerns (they left before the start) lose it from their lists.
    let persons = serde_json::to_string(&persons.iter().map(|person| &person.0).collect::<Vec<_>>())?;
    for statement in [
        "DELETE FROM persons WHERE table_id = ?1 AND person NOT IN (SELECT value FROM json_each(?2))",
        "INSERT OR IGNORE INTO persons (table_id, person) SELECT ?1, value FROM json_each(?2)",
    ] {
        sqlx::query(statement).bind(table).bind(&persons).execute(&mut **write).await?;
    }
    Ok(())
}

async fn write_sealed(write: &mut Write, table: &str, change: &SealedChange) -> Result<(), StoreError> {
    let query = match change {
        SealedChange::Put(sealed) => {
            sqlx::query("INSERT OR REPLACE INTO sealed (table_id, seat, choice) VALUES (?, ?, ?)")
                .bind(table)
                .bind(i64::from(sealed.seat.number()))
                .bind(serde_json::to_string(sealed)?)
        }
        SealedChange::Withdraw(seat) => sqlx::query("DELETE FROM sealed WHERE table_id = ? AND seat = ?")
            .bind(table)
            .bind(i64::from(seat.number())),
        SealedChange::Clear => sqlx::query("DELETE FROM sealed WHERE table_id = ?").bind(table),
    };
    query.execute(&mut **write).await?;
    Ok(())
}

async fn read_sealed(connection: &mut SqliteConnection, table: &str) -> Result<Vec<Sealed>, StoreError> {
    let rows = sqlx::query("SELECT choice FROM sealed WHERE table_id = ? ORDER BY seat")
        .bind(table)
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Ok(serde_json::from_str(row.try_get("choice")?)?)).collect()
}

async fn read_entries(
    connection: &mut SqliteConnection,
    table: &str,
    after: u32,
) -> Result<Vec<Entry>, StoreError> {
    // As one row: every row comes from the thread of its connection, and the way takes longer than reading it. A part is
    // a line: none holds a line end, the bodies neither, which are JSON as this program writes it.
    let log: Option<String> = sqlx::query_scalar(
        "SELECT group_concat(
             number || char(10) || at || char(10) || body || char(10) || position || char(10) || digest, char(10))
         FROM entries WHERE table_id = ? AND number > ?",
    )
    .bind(table)
    .bind(i64::from(after))
    .fetch_one(connection)
    .await?;
    let log = log.unwrap_or_default();
    let mut lines = log.split('\n');
    let mut entries = Vec::new();
    while let Some(number) = lines.next().filter(|_| !log.is_empty()) {
        entries.push(
            read_entry(number, &mut lines).ok_or_else(|| {
                StoreError::Damaged(format!("entry {number} of table {table} cannot be read"))
            })?,
        );
    }
    // They come by their key, but nobody promises it.
    entries.sort_by_key(|entry| entry.number);
    Ok(entries)
}

/// An entry from its number and the lines after it.
fn read_entry<'a>(number: &str, lines: &mut impl Iterator<Item = &'a str>) -> Option<Entry> {
    Some(Entry {
        number: number.parse().ok()?,
        at: lines.next()?.parse().ok()?,
        body: lines.next()?.to_string(),
        position: lines.next()?.to_string(),
        digest: lines.next()?.to_string(),
    })
}

fn phase_word(phase: table::Phase) -> Result<String, StoreError> {
    Ok(serde_json::to_value(phase)?.as_str().unwrap_or_default().to_string())
}

/// Was a row with this key there already?
fn exists(error: sqlx::Error, what: &'static str) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Exists(what),
        _ => error.into(),
    }
}

async fn create_table(writer: &SqlitePool, new: &NewTable) -> Result<(), StoreError> {
    let table = &new.listing.summary.table;
    let mut write = begin(writer).await?;
    let there: i64 = sqlx::query_scalar("SELECT count(*) FROM tables WHERE id = ?")
        .bind(table)
        .fetch_one(&mut *write)
        .await?;
    if there > 0 {
        return Err(StoreError::Exists("table"));
    }
    write_listing(&mut write, table, &new.listing).await?;
    sqlx::query("INSERT INTO seeds (table_id, seed) VALUES (?, ?)")
        .bind(table)
        .bind(new.seed.to_vec())
        .execute(&mut *write)
        .await?;
    insert_entries(&mut write, table, &new.entries).await?;
    write.commit().await?;
    Ok(())
}

async fn append(
    writer: &SqlitePool,
    table: &str,
    after: u32,
    decided: &Decided,
    listing: &Listing,
) -> Result<Vec<Sealed>, StoreError> {
    let mut write = begin(writer).await?;
    let head = head(&mut write, table).await?;
    let numbered = decided.entries.iter().zip(after + 1..).all(|(entry, number)| entry.number == number);
    if head != after || !numbered {
        return Err(StoreError::Conflict { head });
    }
    insert_entries(&mut write, table, &decided.entries).await?;
    if let Some(change) = &decided.sealed {
        write_sealed(&mut write, table, change).await?;
    }
    if !decided.entries.is_empty() {
        write_listing(&mut write, table, listing).await?;
    }
    let sealed = read_sealed(&mut write, table).await?;
    write.commit().await?;
    Ok(sealed)
}

async fn load(readers: &SqlitePool, table: &str) -> Result<KeptTable, StoreError> {
    // One transaction: log and sealed choices of the same moment.
    let mut read = readers.begin().await?;
    let seed: Option<Vec<u8>> = sqlx::query_scalar("SELECT seed FROM seeds WHERE table_id = ?")
        .bind(table)
        .fetch_optional(&mut *read)
        .await?;
    let seed: Seed = seed
        .ok_or(StoreError::NotFound("table"))?
        .try_into()
        .map_err(|_| StoreError::Damaged("a seed does not have 32 bytes".into()))?;
    let entries = read_entries(&mut read, table, 0).await?;
    let sealed = read_sealed(&mut read, table).await?;
    Ok(KeptTable { seed, entries, sealed })
}

async fn load_after(
    readers: &SqlitePool,
    table: &str,
    entry: u32,
) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
    let mut read = readers.begin().await?;
    head(&mut read, table).await?;
    Ok((read_entries(&mut read, table, entry).await?, read_sealed(&mut read, table).await?))
}

async fn sweep(writer: &SqlitePool, now: Millis, idle_since: Millis) -> Result<u64, StoreError> {
    let mut write = begin(writer).await?;
    let links = sqlx::query("DELETE FROM links WHERE expires <= ?")
        .bind(now)
        .execute(&mut *write)
        .await?
        .rows_affected();
    let sessions = sqlx::query("DELETE FROM sessions WHERE seen < ?")
        .bind(idle_since)
        .execute(&mut *write)
        .await?
        .rows_affected();
    write.commit().await?;
    Ok(links + sessions)
}

#[async_trait]
impl Store for Sqlite {
    async fn create_table(&self, new: NewTable) -> Result<(), StoreError> {
        let writer = self.writer.clone();
        self.desk.run(async move { create_table(&writer, &new).await }).await
    }

    async fn append(
        &self,
        table: &str,
        after: u32,
        decided: &Decided,
        listing: &Listing,
    ) -> Result<Vec<Sealed>, StoreError> {
        let writer = self.writer.clone();
        let (table, decided, listing) = (table.to_string(), decided.clone(), listing.clone());
        self.desk.run(async move { append(&writer, &table, after, &decided, &listing).await }).await
    }

    async fn load(&self, table: &str) -> Result<KeptTable, StoreError> {
        let (readers, table) = (self.readers.clone(), table.to_string());
        self.desk.run(async move { load(&readers, &table).await }).await
    }

    async fn load_after(&self, table: &str, entry: u32) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
        let (readers, table) = (self.readers.clone(), table.to_string());
        self.desk.run(async move { load_after(&readers, &table, entry).await }).await
    }

    async fn tables(&self, filter: &Filter) -> Result<Vec<Summary>, StoreError> {
        let words: Vec<String> =
            filter.phases.iter().map(|&phase| phase_word(phase)).collect::<Result<_, _>>()?;
        // As one row, see [`read_entries`]; a summary is JSON already.
        let list: String = sqlx::query_scalar(
            "SELECT '[' || coalesce(group_concat(summary, ',' ORDER BY last DESC, id), '') || ']' FROM (
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
        .fetch_one(&self.readers)
        .await?;
        Ok(serde_json::from_str(&list)?)
    }

    async fn create_session(&self, token: &str, session: &Session) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO sessions (token, person, name, settings, created, seen) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(hash(token))
        .bind(&session.person.0)
        .bind(&session.name)
        .bind(&session.settings)
        .bind(session.created)
        .bind(session.seen)
        .execute(&self.writer)
        .await
        .map_err(|error| exists(error, "session"))?;
        Ok(())
    }

    async fn session(&self, token: &str) -> Result<Session, StoreError> {
        let row = sqlx::query("SELECT person, name, settings, created, seen FROM sessions WHERE token = ?")
            .bind(hash(token))
            .fetch_optional(&self.readers)
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
        let done = sqlx::query("UPDATE sessions SET name = ?, settings = ?, seen = ? WHERE token = ?")
            .bind(&session.name)
            .bind(&session.settings)
            .bind(session.seen)
            .bind(hash(token))
            .execute(&self.writer)
            .await?;
        if done.rows_affected() == 0 { Err(StoreError::NotFound("session")) } else { Ok(()) }
    }

    async fn forget_session(&self, token: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE token = ?").bind(hash(token)).execute(&self.writer).await?;
        Ok(())
    }

    async fn create_link(&self, token: &str, link: &Link) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO links (token, person, expires) VALUES (?, ?, ?)")
            .bind(hash(token))
            .bind(&link.person.0)
            .bind(link.expires)
            .execute(&self.writer)
            .await
            .map_err(|error| exists(error, "link"))?;
        Ok(())
    }

    async fn redeem_link(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        // One statement: of two who click at once, one gets the row.
        let row = sqlx::query("DELETE FROM links WHERE token = ? AND expires > ? RETURNING person")
            .bind(hash(token))
            .bind(now)
            .fetch_optional(&self.writer)
            .await?
            .ok_or(StoreError::NotFound("link"))?;
        Ok(PersonId(row.try_get("person")?))
    }

    async fn put_record(&self, record: &UploadedRecord) -> Result<(), StoreError> {
        sqlx::query("INSERT INTO records (id, json, created) VALUES (?, ?, ?)")
            .bind(&record.id)
            .bind(&record.json)
            .bind(record.created)
            .execute(&self.writer)
            .await
            .map_err(|error| exists(error, "record"))?;
        Ok(())
    }

    async fn record(&self, id: &str) -> Result<UploadedRecord, StoreError> {
        let row = sqlx::query("SELECT json, created FROM records WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?
            .ok_or(StoreError::NotFound("record"))?;
        Ok(UploadedRecord {
            id: id.to_string(),
            json: row.try_get("json")?,
            created: row.try_get("created")?,
        })
    }

    async fn sweep(&self, now: Millis, idle_since: Millis) -> Result<u64, StoreError> {
        let writer = self.writer.clone();
        self.desk.run(async move { sweep(&writer, now, idle_since).await }).await
    }
}
