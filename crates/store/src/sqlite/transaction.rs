//! Everything that is written is one transaction, and a connection whose transaction failed is not used again.
//!
//! `BEGIN` and `COMMIT` are said here and not by sqlx: it counts transactions, and when SQLite rolls one back by itself
//! (it does when the disk is full) the count never comes right again, and every later transaction is refused.

use super::place::Place;
use crate::{StoreError, desk::Desk};
use sqlx::{SqliteConnection, SqlitePool};
use std::{pin::Pin, sync::Arc};

/// Connections of one kind, and how their transactions run.
#[derive(Clone, Debug)]
pub struct Connections {
    pool: SqlitePool,
    kind: Kind,
    desk: Desk,
    /// The file they are open on; `None` in memory.
    place: Option<Arc<Place>>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Kind {
    Writing,
    Reading,
}

/// What happens in a transaction.
pub type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

impl Connections {
    /// Connections that write: a transaction holds the right to write from its first moment, so what it reads cannot go
    /// stale.
    pub fn writing(pool: SqlitePool, desk: Desk, place: Option<Arc<Place>>) -> Connections {
        Connections { pool, kind: Kind::Writing, desk, place }
    }

    /// Connections that read: a transaction sees one moment.
    pub fn reading(pool: SqlitePool, desk: Desk, place: Option<Arc<Place>>) -> Connections {
        Connections { pool, kind: Kind::Reading, desk, place }
    }

    /// For single statements that read.
    pub fn pool(&self) -> &SqlitePool {
        &self.pool
    }

    /// Runs this as one transaction, to its end even if nobody waits for it any more.
    pub async fn run<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let connections = self.clone();
        self.desk.run(async move { connections.transaction(work).await }).await
    }

    /// The same for what concerns only the row, or the table, of this name: other databases run it beside others.
    pub async fn run_beside<T, W>(&self, _name: String, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        self.run(work).await
    }

    async fn transaction<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
    {
        self.check()?;
        let mut connection = self.pool.acquire().await?;
        let done = self.attempt(&mut connection, work).await;
        let Err(error) = &done else { return done };
        // Where SQLite has rolled back already there is nothing to roll back, which is an error too.
        let rolled_back = sqlx::raw_sql("ROLLBACK").execute(&mut *connection).await.is_ok();
        let sound = rolled_back && (error.is_refusal() || matches!(error, StoreError::Gone(_)));
        // What is in memory would be gone with its connection; there, no disk can have failed.
        if !sound && self.place.is_some() {
            tracing::warn!("a transaction failed, its connection is given up: {error}");
            let _ = connection.close().await;
        }
        done
    }

    async fn attempt<T, W>(&self, connection: &mut SqliteConnection, work: W) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
    {
        let begin = match self.kind {
            Kind::Writing => "BEGIN IMMEDIATE",
            Kind::Reading => "BEGIN",
        };
        sqlx::raw_sql(begin).execute(&mut *connection).await?;
        let value = work(connection).await?;
        self.check()?;
        sqlx::raw_sql("COMMIT").execute(connection).await?;
        Ok(value)
    }

    /// May something be written? What is in a file that was taken away can still be read.
    fn check(&self) -> Result<(), StoreError> {
        if self.pool.is_closed() {
            // The next server may have made files of its own: they are not gone, they are none of our business.
            return Err(sqlx::Error::PoolClosed.into());
        }
        match (self.kind, &self.place) {
            (Kind::Writing, Some(place)) => place.check(),
            _ => Ok(()),
        }
    }
}
