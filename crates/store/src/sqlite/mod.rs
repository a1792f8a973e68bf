//! The store in one SQLite file, or in memory.
//!
//! WAL with `synchronous = FULL`: every commit waits until the write-ahead log is on the disk, so what was acknowledged
//! survives a power cut (as far as the disk keeps its word). One connection writes, a few read beside it. The file
//! belongs to one server at a time ([`place`]); tools that look into it meanwhile are waited for ([`BUSY_TIMEOUT`]).
//!
//! Transactions run at a [`Desk`] of the store's own: between two statements they would otherwise queue behind whatever
//! the caller's threads are busy with, and all other writers behind them.

mod dialect;
mod look;
mod migrate;
mod place;
#[path = "../sql/mod.rs"]
mod sql;
mod transaction;

pub use look::{Migrated, look};
pub use migrate::known;

use crate::{StoreError, desk::Desk, limits::Quotas, postponed::Postponed};
use place::Place;
use sql::quota::Counter;
use sqlx::{
    Connection, SqliteConnection,
    sqlite::{
        SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
    },
};
use std::{path::Path, sync::Arc, time::Duration};
use tokio::sync::Mutex;
use transaction::Connections;

/// How long a writer waits for another program that holds the file.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
const READERS: u32 = 4;
/// After a large transaction the write-ahead log shrinks to this many bytes again.
const WAL_BYTES: &str = "16777216";

/// A store in SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    writer: Connections,
    readers: Connections,
    counter: Counter,
    postponed: Postponed,
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
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("journal_size_limit", WAL_BYTES)
            // What is deleted is overwritten: people who leave are really gone.
            .pragma("secure_delete", "ON")
            .busy_timeout(BUSY_TIMEOUT);
        let desk = Desk::open()?;
        // Saying so writes, which a reader that is opened while the disk is full must not.
        let writing = options.clone().auto_vacuum(SqliteAutoVacuum::Incremental);
        let writer = pool(1).connect_with(writing).await?;
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
            postponed: Postponed::default(),
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
        Ok(Sqlite {
            writer,
            readers,
            counter,
            postponed: Postponed::default(),
            place: None,
            anchor: Arc::default(),
        })
    }

    /// The same store with other quotas.
    pub fn with_quotas(mut self, quotas: Quotas) -> Sqlite {
        self.counter.quotas = quotas;
        self
    }

    /// The connection that writes: for tests that make it fail.
    #[doc(hidden)]
    pub fn writer(&self) -> &Connections {
        &self.writer
    }

    /// The connections that read, for the same.
    #[doc(hidden)]
    pub fn readers(&self) -> &Connections {
        &self.readers
    }

    async fn shut(&self) {
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

fn pool(connections: u32) -> SqlitePoolOptions {
    // Connections to a file need no test before they are used; and a caller that stops waiting in the middle of one would take
    // the connection along, and with it all that is in memory.
    SqlitePoolOptions::new()
        .test_before_acquire(false)
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
}
