//! What one reader was told about a table, entry by entry, and what was posted there: to be compared with the log at the end.

use ::table::Key;
use std::{
    sync::{Mutex, MutexGuard},
    time::Instant,
};

/// A reader was told that the table has come to an entry.
#[derive(Copy, Clone, Debug)]
pub struct Heard {
    /// The number of the entry.
    pub entry: u32,
    /// The step it was said to be at, if that was said.
    pub step: Option<u32>,
    /// When.
    pub at: Instant,
}

/// An action that somebody posted.
#[derive(Clone, Debug)]
pub struct Posted {
    /// Which of the table's readers.
    pub reader: usize,
    /// When it was due.
    pub due: Instant,
    /// For which seat.
    pub seat: u8,
    /// The action, in notation.
    pub action: String,
    /// The key of the request; browsers have none.
    pub key: Option<Key>,
    /// Was it acknowledged? If not, nobody knows whether it is in the log.
    pub acknowledged: bool,
}

/// A list that grows while others read nothing of it.
pub struct Notes<T>(Mutex<Vec<T>>);

impl<T> Default for Notes<T> {
    fn default() -> Notes<T> {
        Notes(Mutex::new(Vec::new()))
    }
}

impl<T> Notes<T> {
    fn list(&self) -> MutexGuard<'_, Vec<T>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Notes something.
    pub fn add(&self, one: T) {
        self.list().push(one);
    }

    /// Hands out what was noted.
    pub fn take(&self) -> Vec<T> {
        std::mem::take(&mut self.list())
    }
}

/// All that is claimed of a table: what was acknowledged there, and what each reader heard.
pub struct Claim {
    /// The table's id.
    pub table: String,
    /// What was posted.
    pub posted: Vec<Posted>,
    /// What each reader heard, in order.
    pub heard: Vec<Vec<Heard>>,
}
