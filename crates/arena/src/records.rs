//! Whole games on disk: a file each, under a temporary name until it is complete.

use game::Record;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Where records go, and what they hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Records {
    /// The directory; made if it is not there.
    pub directory: PathBuf,
    /// With all legal actions at every step?
    pub with_legal: bool,
}

/// A record could not be written; nothing half-written is left.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The directory.
    #[error("records cannot be written to {}: {error}", .directory.display())]
    Directory {
        /// Which.
        directory: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file.
    #[error("the record {} cannot be written: {error}", .file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl Records {
    /// Makes the directory.
    pub fn prepare(&self) -> Result<(), RecordError> {
        fs::create_dir_all(&self.directory)
            .map_err(|error| RecordError::Directory { directory: self.directory.clone(), error })
    }

    /// The file of game `number`, counted from 0; its name counts from 1.
    pub fn file(&self, number: u64) -> PathBuf {
        self.directory.join(format!("game-{:06}.json", number + 1))
    }

    /// Writes the record of game `number`, whole or not at all.
    pub fn write(&self, number: u64, record: &Record) -> Result<(), RecordError> {
        let file = self.file(number);
        let mut text = serde_json::to_vec(record).expect("a record can always be written as JSON");
        text.push(b'\n');
        whole(&file, &text).map_err(|error| RecordError::File { file, error })
    }
}

/// Writes a file under a temporary name beside it and renames it, so that it is there whole or not at all.
pub fn whole(file: &Path, text: &[u8]) -> io::Result<()> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let part = file.with_file_name(format!(".{name}.part"));
    fs::write(&part, text).and_then(|()| fs::rename(&part, file)).inspect_err(|_| {
        // The first error is the one to tell; that the rest is gone is all that matters here.
        let _ = fs::remove_file(&part);
    })
}
