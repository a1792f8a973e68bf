//! Where a database is: a file, memory, or a PostgreSQL server.

use crate::{Postgres, Quotas, Sqlite, Store, StoreError};
use std::{
    ffi::OsStr,
    fmt,
    path::{Path, PathBuf},
    sync::Arc,
};

/// Where a database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A file of SQLite.
    File(PathBuf),
    /// A database of PostgreSQL: `postgres://USER:PASSWORD@HOST/NAME`.
    Postgres(String),
}

impl Address {
    /// The address that somebody wrote: a URL of PostgreSQL, or else a file.
    pub fn read(text: impl AsRef<OsStr>) -> Address {
        let url = text.as_ref().to_str();
        let url =
            url.filter(|text| ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start)));
        match url {
            Some(url) => Address::Postgres(url.to_string()),
            None => Address::File(text.as_ref().into()),
        }
    }

    /// Opens the database there, makes its tables if there are none, and brings them up to date. [`StoreError::InUse`] if
    /// another server has the file; a database of PostgreSQL may have several.
    pub async fn open(&self, quotas: Quotas) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Address::File(path) => Arc::new(Sqlite::open(path).await?.with_quotas(quotas)),
            Address::Postgres(url) => Arc::new(Postgres::open(url).await?.with_quotas(quotas)),
        })
    }

    /// The same for exclusive use: [`StoreError::InUse`] if any server has it.
    pub async fn open_alone(&self, quotas: Quotas) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Address::File(_) => self.open(quotas).await?,
            Address::Postgres(url) => Arc::new(Postgres::open_alone(url).await?.with_quotas(quotas)),
        })
    }
}

impl From<PathBuf> for Address {
    fn from(path: PathBuf) -> Address {
        Address::read(path)
    }
}

impl From<&Path> for Address {
    fn from(path: &Path) -> Address {
        Address::read(path)
    }
}

/// Without the password, nor anything else that may be one.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Address::File(path) => write!(f, "{}", path.display()),
            Address::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                let rest = rest.split(['?', '#']).next().unwrap_or_default();
                // A password may hold an @ that somebody forgot to encode.
                match rest.rsplit_once('@') {
                    Some((user, place)) => {
                        let user = user.split(':').next().unwrap_or_default();
                        write!(f, "{scheme}://{user}@{place}")
                    }
                    None => write!(f, "{scheme}://{rest}"),
                }
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Address({self})")
    }
}
