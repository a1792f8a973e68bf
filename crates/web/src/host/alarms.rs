//! Tables that left memory although somebody's time is up one day: they are taken up again shortly before. And those that could
//! not be taken up when they should have been.

use super::Host;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard},
};
use store::Head;
use table::Millis;

/// How long before its moment a table is taken up again, in milliseconds.
const BEFORE: Millis = 5 * 60_000;

/// When which tables are to be taken up.
#[derive(Debug, Default)]
pub(super) struct Alarms(Mutex<HashMap<String, Alarm>>);

/// A table that is taken up at a moment, and how it was when it left memory.
#[derive(Debug)]
struct Alarm {
    at: Millis,
    left: Head,
}

impl Alarms {
    fn kept(&self) -> MutexGuard<'_, HashMap<String, Alarm>> {
        // A map of numbers is whole whatever panicked beside it.
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The table left memory like this, and something is due there at this moment.
    pub(super) fn set(&self, at: Millis, left: Head) {
        self.kept().insert(left.table.clone(), Alarm { at, left });
    }

    /// Nothing is due there any more, or it is in memory.
    pub(super) fn clear(&self, table: &str) {
        self.kept().remove(table);
    }

    /// The tables that are waited for.
    pub(super) fn tables(&self) -> Vec<String> {
        self.kept().keys().cloned().collect()
    }

    /// The moment of this table is now, if it is one of them, and (where that is known) not as it was when it left.
    /// Answers whether it is.
    fn ring(&self, table: &str, now: Option<&Head>) -> bool {
        match self.kept().get_mut(table) {
            Some(alarm) if now.is_none_or(|now| alarm.left != *now) => {
                alarm.at = Millis::MIN / 2;
                true
            }
            _ => false,
        }
    }

    fn due(&self, now: Millis) -> Vec<String> {
        let due = |alarm: &Alarm| alarm.at - BEFORE <= now;
        self.kept().iter().filter(|(_, alarm)| due(alarm)).map(|(table, _)| table.clone()).collect()
    }
}

impl Host {
    /// Something happened at this table at another node: if it is waited for here it is taken up, unless it is like this, as
    /// it was.
    pub(super) fn ring(&self, table: &str, now: Option<&Head>) {
        if self.alarms.ring(table, now) {
            self.rung.notify_one();
        }
    }

    /// Waits until a table is to be taken up at once, because something happened there at another node.
    pub async fn rung(&self) {
        self.rung.notified().await;
    }

    /// Takes up the tables at which something is due soon.
    pub async fn wake(self: &Arc<Host>, now: Millis) {
        for table in self.alarms.due(now) {
            match self.open(&table).await {
                Ok(_) => self.alarms.clear(&table),
                Err(error) => {
                    tracing::error!(table, "cannot be taken up: {error}");
                    // Otherwise it stays due, and is tried again.
                    if !error.is_transient() {
                        self.alarms.clear(&table);
                    }
                }
            }
        }
    }
}
