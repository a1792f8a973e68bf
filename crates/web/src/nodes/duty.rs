//! What is to be done once for all tables (the outbox, tournaments, results, sweeping): one node does it at a time.

use std::sync::Arc;
use store::{Store, StoreError};
use tokio::sync::watch;

/// The lease of what is done once.
const NAME: &str = "jobs";

/// Whether this node is the one.
pub struct Duty {
    store: Arc<dyn Store>,
    held: watch::Sender<bool>,
}

impl Duty {
    /// At once where there is one server only; otherwise as soon as the lease is taken.
    pub fn new(store: Arc<dyn Store>) -> Arc<Duty> {
        let held = watch::Sender::new(store.nodes().is_none());
        Arc::new(Duty { store, held })
    }

    /// Is it this node's, and has it been able to say lately that it lives?
    pub fn is_ours(&self) -> bool {
        *self.held.borrow() && self.store.nodes().is_none_or(|nodes| nodes.lives())
    }

    /// Waits until it is.
    pub async fn ours(&self) {
        let mut held = self.held.subscribe();
        while !self.is_ours() {
            // The sender is ours and lives as long.
            let _ = held.changed().await;
        }
    }

    /// Takes it, or keeps it, or learns that another node has it.
    pub(super) async fn look(&self) -> Result<(), StoreError> {
        let Some(nodes) = self.store.nodes() else { return Ok(()) };
        let ours = nodes.take_lease(NAME).await?.is_some();
        if ours != *self.held.borrow() {
            tracing::info!(node = nodes.number(), "does what is done once: {ours}");
        }
        // Those who wait look again, also when this node has only come back to life.
        self.held.send_replace(ours);
        Ok(())
    }
}

impl std::fmt::Debug for Duty {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Duty({})", self.is_ours())
    }
}
