//! Everything that is written is one transaction that first claims what it is about.
//!
//! A commit to a table claims that table and runs beside commits to others; so do a few changes of a single row. All other
//! writing claims the whole database, as in SQLite: what it reads cannot go stale. A claim is a lock of the transaction
//! ([`claim`](../../migrations/postgres/9.sql)), whichever node it comes from.

use super::{
    node::Node,
    sql::{self, Append},
};
use crate::{StoreError, nodes::lease_of};
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool};
use std::{pin::Pin, sync::Arc, time::Duration};
use table::Sealed;

/// How often a transaction is tried that met another one.
const TRIES: u32 = 10;
/// The pause after the first of them; it grows with each.
const PAUSE: Duration = Duration::from_millis(5);
/// A transaction that reads sees one moment.
const READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/// A transaction that has not ended after this long hangs on a line that is cut: its connection is given up.
const LONGEST: Duration = Duration::from_secs(25);

/// Connections of one kind, and how their transactions run.
#[derive(Clone, Debug)]
pub struct Connections {
    pool: PgPool,
    /// The node that writes, if they write.
    node: Option<Arc<Node>>,
}

/// What happens in a transaction.
pub type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

impl Connections {
    /// Connections that write, for this node.
    pub fn writing(pool: PgPool, node: Arc<Node>) -> Connections {
        Connections { pool, node: Some(node) }
    }

    /// Connections that read.
    pub fn reading(pool: PgPool) -> Connections {
        Connections { pool, node: None }
    }

    /// For single statements that read.
    pub fn pool(&self) -> &PgPool {
        &self.pool
    }

    /// Runs this as one transaction, to its end even if nobody waits for it any more; alone, if it writes.
    pub async fn run<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Clone + Send + 'static,
    {
        self.claimed(self.node.as_ref().map(|_| "SELECT claim(NULL)".to_string()), work).await
    }

    /// The same for what concerns only the row, or the table, of this name: it runs beside others.
    pub async fn run_beside<T, W>(&self, name: String, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Clone + Send + 'static,
    {
        let claim = self.node.as_ref().map(|_| format!("SELECT claim({})", number(&name)));
        self.claimed(claim, work).await
    }

    /// Appends to a log, see [`crate::Store::append`]. Commits to different tables share the disk's time by themselves.
    pub async fn append(&self, one: Append) -> Result<Vec<Sealed>, StoreError> {
        self.run_beside(lease_of(&one.table), move |write| {
            Box::pin(async move {
                let sealed = sql::admit(write, &one).await?;
                sql::put(write, &one, sealed).await
            })
        })
        .await
    }

    async fn claimed<T, W>(&self, claim: Option<String>, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Clone + Send + 'static,
    {
        let connections = self.clone();
        let done = tokio::spawn(async move {
            let mut tries = 0;
            loop {
                tries += 1;
                match connections.attempt(claim.clone(), work.clone()).await {
                    Err(StoreError::Again(why)) if tries < TRIES => {
                        tracing::debug!(tries, "a transaction is tried again: {why}");
                        tokio::time::sleep(PAUSE * tries).await;
                    }
                    Err(StoreError::Again(why)) => return Err(StoreError::Io(why)),
                    done => return done,
                }
            }
        });
        done.await.unwrap_or_else(|error| Err(StoreError::Io(error.to_string())))
    }

    async fn attempt<T, W>(&self, claim: Option<String>, work: W) -> Result<T, StoreError>
    where
        W: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Send,
    {
        if let Some(node) = &self.node {
            node.may_write()?;
        }
        let mut connection = self.pool.acquire().await?;
        let done = tokio::time::timeout(LONGEST, transaction(&mut connection, claim, work)).await;
        done.unwrap_or_else(|_| {
            connection.close_on_drop();
            Err(StoreError::Io(format!("the database did not answer within {LONGEST:?}")))
        })
    }
}

async fn transaction<T, W>(
    connection: &mut PgConnection,
    claim: Option<String>,
    work: W,
) -> Result<T, StoreError>
where
    W: for<'c> FnOnce(&'c mut PgConnection) -> Work<'c, T> + Send,
{
    let begin = if claim.is_some() { "BEGIN" } else { READING };
    let mut transaction = connection.begin_with(begin).await?;
    if let Some(claim) = claim {
        // The only thing put into it is a number.
        sqlx::raw_sql(AssertSqlSafe(claim)).execute(&mut *transaction).await?;
    }
    // If it fails, or panics, the transaction is rolled back when it is dropped.
    let value = work(&mut transaction).await?;
    transaction.commit().await?;
    Ok(value)
}

/// A number that stands for a name.
fn number(name: &str) -> i64 {
    let digest = Sha256::digest(name.as_bytes());
    digest[..8].iter().fold(0, |number, &byte| number << 8 | i64::from(byte))
}
