//! The file a database lives in: one server at a time, and noticing when it is taken away.

use crate::StoreError;
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};

/// The file of a database, claimed for this store. The claim is a lock on a file beside it, which the operating system
/// lifts when the process ends, however it ends. (The database's own locks are SQLite's business.)
#[derive(Debug)]
pub struct Place {
    path: PathBuf,
    lock: File,
    opened: OnceLock<Identities>,
    reported: AtomicBool,
}

/// The database and its write-ahead log: an entry that stands in a file without a name is lost.
type Identities = [Option<Identity>; 2];
/// Device and number of a file: another file under the same name has others.
type Identity = (u64, u64);

impl Place {
    /// Claims the file, and makes it if it is not there. (An empty file is an empty database. Later connections must not
    /// make one: it would not be this one.)
    pub fn claim(path: &Path) -> Result<Place, StoreError> {
        let failed =
            |error: io::Error| StoreError::Io(format!("{} cannot be opened: {error}", path.display()));
        let path = resolve(path).map_err(failed)?;
        let beside = beside(&path, ".lock");
        let lock =
            OpenOptions::new().create(true).truncate(false).write(true).open(beside).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        OpenOptions::new().create(true).append(true).open(&path).map_err(failed)?;
        Ok(Place { path, lock, opened: OnceLock::new(), reported: AtomicBool::new(false) })
    }

    /// The file's path, without links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The database has been opened: these are its files from now on.
    pub fn remember(&self) {
        self.opened.get_or_init(|| self.identities());
    }

    /// Are the files the ones that were opened?
    pub fn check(&self) -> Result<(), StoreError> {
        match self.opened.get() {
            Some(opened) if *opened != self.identities() => {
                let gone = StoreError::Gone(self.path.display().to_string());
                if !self.reported.swap(true, Ordering::Relaxed) {
                    tracing::error!("{gone}");
                }
                Err(gone)
            }
            _ => Ok(()),
        }
    }

    /// Lets another server have the file.
    pub fn release(&self) {
        // It fails only if there is no lock, and ends with the process at the latest.
        let _ = self.lock.unlock();
    }

    fn identities(&self) -> Identities {
        [identity(&self.path), identity(&beside(&self.path, "-wal"))]
    }
}

/// The path without links: SQLite keeps its other files beside the file itself, and so does the lock.
fn resolve(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let name = path.file_name().ok_or(error)?;
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            Ok(fs::canonicalize(folder.unwrap_or(Path::new(".")))?.join(name))
        }
        resolved => resolved,
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn identity(path: &Path) -> Option<Identity> {
    let metadata = fs::metadata(path).ok()?;
    #[cfg(unix)]
    return Some((
        std::os::unix::fs::MetadataExt::dev(&metadata),
        std::os::unix::fs::MetadataExt::ino(&metadata),
    ));
    // Elsewhere an open file cannot be removed.
    #[cfg(not(unix))]
    return Some((0, u64::from(metadata.is_file())));
}
