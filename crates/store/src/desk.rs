//! A thread of the store's own for what takes several statements.

use crate::StoreError;
use std::{sync::Arc, thread};
use tokio::{
    runtime::{Builder, Handle},
    sync::oneshot,
};

/// Where transactions run: a thread that does nothing else. It ends with the last copy.
#[derive(Clone, Debug)]
pub struct Desk {
    work: Handle,
    _open: Arc<oneshot::Sender<()>>,
}

impl Desk {
    /// A new thread.
    pub fn open() -> Result<Desk, StoreError> {
        let failed = |error: std::io::Error| StoreError::Io(error.to_string());
        let runtime = Builder::new_current_thread().enable_time().build().map_err(failed)?;
        let work = runtime.handle().clone();
        let (open, closed) = oneshot::channel();
        let run = move || {
            // Nothing is ever sent: it waits until nobody could.
            let _ = runtime.block_on(closed);
        };
        thread::Builder::new().name("store".into()).spawn(run).map_err(failed)?;
        Ok(Desk { work, _open: Arc::new(open) })
    }

    /// Begins this, which nobody waits for.
    pub fn begin(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.work.spawn(task);
    }

    /// Runs this to its end, even if nobody waits for it any more.
    pub async fn run<T: Send + 'static>(
        &self,
        task: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let done = self.work.spawn(task).await;
        done.unwrap_or_else(|error| Err(StoreError::Io(error.to_string())))
    }
}
