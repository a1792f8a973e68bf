//! What asks the server to stop: Ctrl-C, and the signal that a system sends to its services.

use std::io;

/// The signals that ask for an end, from now on.
pub struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    /// Begins to listen: the signals do not end the program by themselves any more.
    pub fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Returns when the next one comes, with its name.
    pub async fn next(&mut self) -> &'static str {
        tokio::select! {
            _ = self.interrupt.recv() => "SIGINT",
            _ = self.terminate.recv() => "SIGTERM",
        }
    }
}

#[cfg(not(unix))]
impl Signals {
    /// Begins to listen.
    pub fn new() -> io::Result<Signals> {
        Ok(Signals {})
    }

    /// Returns when the next one comes, with its name.
    pub async fn next(&mut self) -> &'static str {
        // If it cannot be listened to, it ends the program by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        "Ctrl-C"
    }
}
