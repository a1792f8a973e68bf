//! Tables of tournaments that have ended: what runs the tournaments waits for them here.

use std::{collections::BTreeSet, sync::Mutex};
use tokio::sync::Notify;

/// The ids of tournaments at which something has changed.
#[derive(Debug, Default)]
pub struct Ended {
    ids: Mutex<BTreeSet<String>>,
    notify: Notify,
}

impl Ended {
    /// Something has changed at this tournament.
    pub fn tell(&self, tournament: &str) {
        self.ids.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).insert(tournament.to_string());
        self.notify.notify_one();
    }

    /// Waits until something has changed, and answers where.
    pub async fn next(&self) -> BTreeSet<String> {
        loop {
            let ids = std::mem::take(&mut *self.ids.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
            if !ids.is_empty() {
                return ids;
            }
            self.notify.notified().await;
        }
    }
}
