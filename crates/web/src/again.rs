//! Which table followed which: "play again" brings the same people to the same new table.

use std::{collections::HashMap, sync::Mutex};

/// So many are remembered.
const MOST: usize = 5_000;

/// By finished table: the table that followed, and the code of its invitation. In memory: after a restart the first to
/// ask sets up another one.
#[derive(Debug, Default)]
pub struct Again(Mutex<HashMap<String, (String, String)>>);

impl Again {
    /// The table that followed this one.
    pub fn get(&self, table: &str) -> Option<(String, String)> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get(table).cloned()
    }

    /// Remembers the table that followed.
    pub fn put(&self, table: &str, next: &str, code: &str) {
        let mut known = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(table.to_string(), (next.to_string(), code.to_string()));
    }
}
