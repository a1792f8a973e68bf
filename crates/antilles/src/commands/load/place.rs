//! Where the database is that the servers share: a file, or a PostgreSQL server, which may be one of our own.

use super::{Fault, process::Used};
#[cfg(unix)]
use crate::commands::cluster::Cluster;
use std::{ffi::OsStr, fmt};
use store::Address;
use tempfile::TempDir;

/// The name of a PostgreSQL server of our own.
pub const OWN: &str = "postgres";

/// Where the database is; what was made for it is gone with this.
pub struct Place {
    /// Its address.
    pub address: Address,
    #[cfg(unix)]
    cluster: Option<Cluster>,
    _folder: Option<TempDir>,
}

impl Place {
    /// A new file in a temporary folder, a PostgreSQL server of our own, or what was named.
    pub fn new(named: Option<&OsStr>) -> Result<Place, Fault> {
        let mut place = Place {
            address: Address::read(named.unwrap_or_default()),
            #[cfg(unix)]
            cluster: None,
            _folder: None,
        };
        match named.and_then(OsStr::to_str) {
            None => {
                let folder = tempfile::tempdir()?;
                place.address = Address::File(folder.path().join("load.db"));
                place._folder = Some(folder);
            }
            #[cfg(unix)]
            Some(OWN) => {
                let mut cluster = Cluster::new().map_err(Fault)?;
                let name = cluster.database()?;
                place.address = cluster.address(&name);
                place.cluster = Some(cluster);
            }
            #[cfg(not(unix))]
            Some(OWN) => return Err(Fault("a PostgreSQL server can be started on Unix only".into())),
            Some(_) => {}
        }
        Ok(place)
    }

    /// May several servers have it?
    pub fn has_room(&self) -> bool {
        matches!(self.address, Address::Postgres(_))
    }

    /// What the PostgreSQL server has used, if it is our own.
    pub fn used(&self) -> Option<Used> {
        #[cfg(unix)]
        return Used::by_family(self.cluster.as_ref()?.process()?);
        #[cfg(not(unix))]
        None
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(if self.has_room() { "PostgreSQL" } else { "SQLite" })
    }
}
