//! Logs that this program cannot read: what they wait for stays due, but is left alone for a while, so that the rest gets
//! its turn.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};

/// After this long it is tried again; a new program tries at once.
const PAUSE: Duration = Duration::from_secs(60 * 60);

/// What is left alone, and since when.
#[derive(Clone, Debug, Default)]
pub struct Postponed(Arc<Mutex<HashMap<String, Instant>>>);

impl Postponed {
    fn since(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        // A map is whole whatever panicked beside it.
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// This is left alone from now on.
    pub fn add(&self, key: String) {
        self.since().insert(key, Instant::now());
    }

    /// What is left alone at this moment, as a JSON list for a statement.
    pub fn list(&self) -> String {
        let mut since = self.since();
        since.retain(|_, since| since.elapsed() < PAUSE);
        serde_json::Value::from_iter(since.keys().cloned()).to_string()
    }
}
