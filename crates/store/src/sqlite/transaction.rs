//! Everything that is written is one transaction, and a connection whose transaction failed is not used again.
//!
//! `BEGIN` and `COMMIT` are said here and not by sqlx: it counts transactions, and when SQLite rolls one back by itself
//! (it does when the disk is full) the count never comes right again, and every later transaction is refused.

use super::{
    place::Place,
    sql::{self, Append},
};
use crate::{StoreError, desk::Desk};
use sqlx::{SqliteConnection, SqlitePool, pool::PoolConnection};
use std::{
    mem,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard},
};
use table::Sealed;
use tokio::sync::oneshot;

/// At most this many appends share a transaction.
const TOGETHER: usize = 128;

/// Connections of one kind, and how their transactions run.
#[derive(Clone, Debug)]
pub struct Connections {
    pool: SqlitePool,
    kind: Kind,
    desk: Desk,
    /// The file they are open on; `None` in memory.
    place: Option<Arc<Place>>,
    waiting: Arc<Mutex<Waiting>>,
}

/// Appends that wait for the next transaction.
#[derive(Debug, Default)]
struct Waiting {
    appends: Vec<(Append, Answer)>,
    /// Is a transaction about to take them?
    expected: bool,
}

type Answer = oneshot::Sender<Result<Vec<Sealed>, StoreError>>;

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
        Connections { pool, kind: Kind::Writing, desk, place, waiting: Arc::default() }
    }

    /// Connections that read: a transaction sees one moment.
    pub fn reading(pool: SqlitePool, desk: Desk, place: Option<Arc<Place>>) -> Connections {
        Connections { pool, kind: Kind::Reading, desk, place, waiting: Arc::default() }
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

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // A list is whole whatever panicked beside it.
        self.waiting.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Appends to a log, see [`crate::Store::append`]. A commit waits for the disk; what comes meanwhile is committed
    /// together, by one transaction, and each is acknowledged when that is done.
    pub async fn append(&self, one: Append) -> Result<Vec<Sealed>, StoreError> {
        let (answer, answered) = oneshot::channel();
        let expected = {
            let mut waiting = self.waiting();
            waiting.appends.push((one, answer));
            mem::replace(&mut waiting.expected, true)
        };
        if !expected {
            self.expect_appends();
        }
        answered.await.unwrap_or_else(|_| Err(StoreError::Io("a transaction panicked".into())))
    }

    /// Appends all that waits when the connection is free.
    async fn append_waiting(&self) {
        let connection = self.connection().await;
        let (taken, more) = {
            let mut waiting = self.waiting();
            let together = waiting.appends.len().min(TOGETHER);
            let rest = waiting.appends.split_off(together);
            waiting.expected = !rest.is_empty();
            (mem::replace(&mut waiting.appends, rest), waiting.expected)
        };
        if more {
            self.expect_appends();
        }
        let (appends, answers): (Vec<Append>, Vec<Answer>) = taken.into_iter().unzip();
        let done = match connection {
            Ok(free) => self.transaction_on(free, move |write| Box::pin(append_all(write, appends))).await,
            Err(error) => Err(error),
        };
        let done = done.unwrap_or_else(|error| vec![Err(error); answers.len()]);
        for (answer, done) in answers.into_iter().zip(done) {
            // A caller that has stopped waiting misses only this.
            let _ = answer.send(done);
        }
    }

    fn expect_appends(&self) {
        let connections = self.clone();
        self.desk.begin(async move { connections.append_waiting().await });
    }

    async fn connection(&self) -> Result<PoolConnection<sqlx::Sqlite>, StoreError> {
        self.check()?;
        Ok(self.pool.acquire().await?)
    }

    async fn transaction<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
    {
        self.transaction_on(self.connection().await?, work).await
    }

    async fn transaction_on<T, W>(
        &self,
        mut connection: PoolConnection<sqlx::Sqlite>,
        work: W,
    ) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
    {
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
            // The next server may have made files of its own: they are not gone, but they are not this server's.
            return Err(sqlx::Error::PoolClosed.into());
        }
        match (self.kind, &self.place) {
            (Kind::Writing, Some(place)) => place.check(),
            _ => Ok(()),
        }
    }
}

/// Appends to several logs. What is refused, or stands in a damaged log, is refused alone, for it has written nothing. What
/// fails otherwise fails all of them.
async fn append_all(
    write: &mut SqliteConnection,
    appends: Vec<Append>,
) -> Result<Vec<Result<Vec<Sealed>, StoreError>>, StoreError> {
    let mut done = Vec::with_capacity(appends.len());
    for one in &appends {
        done.push(match sql::admit(write, one).await {
            Ok(sealed) => Ok(sql::put(write, one, sealed).await?),
            Err(error) if error.is_refusal() || matches!(error, StoreError::Damaged(_)) => Err(error),
            Err(error) => return Err(error),
        });
    }
    Ok(done)
}
