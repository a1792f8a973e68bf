//! The records among files and directories.

use crate::answer::Failure;
use std::{
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

/// What a search found.
#[derive(Debug, Default)]
pub struct Found {
    /// The records, sorted within each place that was named.
    pub files: Vec<PathBuf>,
    /// Directories that could not be read, and why.
    pub unread: Vec<(PathBuf, io::Error)>,
    /// How many files were passed over.
    pub others: usize,
}

/// The files named, directories replaced by the records in them and below.
pub fn files(named: &[PathBuf], cancel: &AtomicBool) -> Result<Found, Failure> {
    let mut found = Found::default();
    for path in named {
        if !path.is_dir() {
            found.files.push(path.clone());
            continue;
        }
        let before = found.files.len();
        let unread = found.unread.len();
        found.search(path, cancel);
        if found.files.len() == before && found.unread.len() == unread && !cancel.load(Ordering::Relaxed) {
            return Err(Failure(format!("there is no record (*.json) in {}", path.display())));
        }
        found.files[before..].sort();
    }
    Ok(found)
}

impl Found {
    fn search(&mut self, folder: &Path, cancel: &AtomicBool) {
        let mut open = vec![folder.to_path_buf()];
        while let Some(folder) = open.pop() {
            if cancel.load(Ordering::Relaxed) {
                return;
            }
            let entries = fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
            match entries {
                Err(error) => self.unread.push((folder, error)),
                Ok(entries) => {
                    for path in entries.into_iter().map(|entry| entry.path()) {
                        // A link to a directory may lead back to where we are; one to a file is as good as the file.
                        match path.is_dir() {
                            true if !path.is_symlink() => open.push(path),
                            false if path.extension() == Some(OsStr::new("json")) && !special(&path) => {
                                self.files.push(path);
                            }
                            _ => self.others += 1,
                        }
                    }
                }
            }
        }
    }
}

/// A pipe or a device: reading it might never end.
fn special(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|known| !known.is_file())
}
