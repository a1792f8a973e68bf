//! The store in a database of PostgreSQL.
//!
//! Many connections, each transaction under a claim ([`transaction`]). Several servers may have the database at once: each
//! is a node ([`node`]) with leases on what it drives.

mod dialect;
mod leases;
mod migrate;
mod node;
#[path = "../sql/mod.rs"]
mod sql;
mod transaction;

use crate::{Address, StoreError, limits::Quotas, postponed::Postponed};
use node::{Node, Sharing, Tasks};
use sql::quota::Counter;
use sqlx::{
    Connection,
    postgres::{PgConnectOptions, PgPoolOptions},
};
use std::{str::FromStr, sync::Arc, time::Duration};
use transaction::Connections;

/// Connections at most, besides those of the node itself.
const CONNECTIONS: u32 = 20;
/// How long a statement waits for a free connection, or for a database that does not answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// A connection that does not answer this long after it was used is given up.
const LAST_WORD: Duration = Duration::from_secs(5);

/// A connection that answered this short a time ago is not asked again before it is used.
const FRESH: Duration = Duration::from_secs(1);

/// A store in PostgreSQL.
#[derive(Clone, Debug)]
pub struct Postgres {
    writer: Connections,
    readers: Connections,
    counter: Counter,
    postponed: Postponed,
    node: Arc<Node>,
    /// What the node does by itself ends with the last copy.
    tasks: Arc<Tasks>,
}

impl Postgres {
    /// Opens the database at this URL, makes the tables if there are none, and brings them up to date. Other servers may
    /// have it too, unless its tables are to be changed ([`StoreError::InUse`]).
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        Postgres::join(url, Sharing::WithOthers).await
    }

    /// The same for exclusive use: [`StoreError::InUse`] if anybody has it.
    pub async fn open_alone(url: &str) -> Result<Postgres, StoreError> {
        Postgres::join(url, Sharing::Alone).await
    }

    async fn join(url: &str, sharing: Sharing) -> Result<Postgres, StoreError> {
        let address = Address::Postgres(url.into()).to_string();
        let options = options(url)?;
        let (node, mut anchor) = Node::join(options.clone(), address, sharing).await?;
        let durable: bool =
            sqlx::query_scalar("SELECT current_setting('fsync') = 'on'").fetch_one(&mut anchor).await?;
        if !durable {
            tracing::warn!("this PostgreSQL runs without fsync: a power cut may lose games");
        }
        let counter = Counter::new(&mut anchor).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            // One that was used a moment ago has answered after that. sqlx would ask every time.
            .test_before_acquire(false)
            .before_acquire(|connection, used| {
                Box::pin(async move {
                    if used.idle_for < FRESH {
                        return Ok(true);
                    }
                    let answered = tokio::time::timeout(LAST_WORD, connection.ping()).await;
                    Ok(matches!(answered, Ok(Ok(()))))
                })
            })
            .after_release(|connection, _| {
                Box::pin(async move {
                    let answered = tokio::time::timeout(LAST_WORD, connection.ping()).await;
                    answered.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map(|()| true)
                })
            })
            .connect_with(options)
            .await?;
        let tasks = node.start(anchor);
        Ok(Postgres {
            writer: Connections::writing(pool.clone(), node.clone()),
            readers: Connections::reading(pool),
            counter,
            postponed: Postponed::default(),
            node,
            tasks: Arc::new(tasks),
        })
    }

    /// The same store with other quotas.
    pub fn with_quotas(mut self, quotas: Quotas) -> Postgres {
        self.counter.quotas = quotas;
        self
    }

    async fn shut(&self) {
        self.node.said().await;
        self.node.resign().await;
        self.tasks.end();
        self.readers.pool().close().await;
        self.node.close().await;
    }
}

/// The parameters of a URL that [`PgConnectOptions`] knows. Others it would write into the log, whatever they hold.
const PARAMETERS: [&str; 17] = [
    "sslmode",
    "ssl-mode",
    "sslrootcert",
    "ssl-root-cert",
    "ssl-ca",
    "sslcert",
    "ssl-cert",
    "sslkey",
    "ssl-key",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];

/// How to connect.
pub fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let unreadable = |why: &dyn std::fmt::Display| {
        StoreError::Io(format!("the address of the database cannot be read: {why}"))
    };
    let query = url.split_once('?').map_or("", |(_, query)| query);
    for parameter in query.split('&').filter(|parameter| !parameter.is_empty()) {
        let name = parameter.split('=').next().unwrap_or_default();
        if !PARAMETERS.contains(&name) && !name.starts_with("options[") {
            return Err(unreadable(&format!("{name} is an unknown parameter")));
        }
    }
    let options = PgConnectOptions::from_str(url).map_err(|error| unreadable(&error))?;
    Ok(options.application_name("antilles").options([
        // What is acknowledged is on the disk.
        ("synchronous_commit", "on"),
        // A server whose machine is gone does not keep its locks.
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
        // One whose line was cut in the middle of a transaction does not keep the others waiting.
        ("idle_in_transaction_session_timeout", "10s"),
    ]))
}
