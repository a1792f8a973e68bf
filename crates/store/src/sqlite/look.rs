//! Files that are only looked into, while a server may have them open.

use super::{BUSY_TIMEOUT, Sqlite};
use crate::{Address, Store, StoreError, copy::there};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// A connection to a file that is there.
pub async fn look(path: &Path) -> Result<SqliteConnection, StoreError> {
    there(path)?;
    let options =
        SqliteConnectOptions::new().filename(path).create_if_missing(false).busy_timeout(BUSY_TIMEOUT);
    Ok(SqliteConnection::connect_with(&options).await?)
}

/// A copy of an older file, brought up to date; gone when it is dropped.
pub struct Migrated(PathBuf);

impl Migrated {
    /// Copies a file as it is at this moment.
    pub async fn of(path: &Path) -> Result<Migrated, StoreError> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let copy = Migrated(env::temp_dir().join(format!("antilles-{}-{number}.db", process::id())));
        let mut old = look(path).await?;
        sqlx::query("VACUUM INTO $1").bind(copy.0.display().to_string()).execute(&mut old).await?;
        old.close().await?;
        Sqlite::open(&copy.0).await?.close().await;
        Ok(copy)
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Where it is.
    pub fn address(&self) -> Address {
        Address::File(self.0.clone())
    }
}

impl Drop for Migrated {
    fn drop(&mut self) {
        for suffix in ["", ".lock", "-wal", "-shm"] {
            let mut name = self.0.clone().into_os_string();
            name.push(suffix);
            // What cannot be removed is left to the system's cleaning of temporary files.
            let _ = fs::remove_file(PathBuf::from(name));
        }
    }
}
