//! Accepting connections: so many at once, so long for a request's head, and an orderly end.

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use std::{net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::Semaphore, sync::watch};
use tower::ServiceExt;

/// Where a request comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// How long a client may take to send the head of a request.
const HEAD_TIME: Duration = Duration::from_secs(10);
/// How large the head of a request may be.
const HEAD_BYTES: usize = 32 * 1024;
/// How many header lines it may have.
const HEAD_LINES: usize = 64;
/// How long open requests have at the end.
const END_TIME: Duration = Duration::from_secs(5);

/// Serves until `stop` says so, then lets open requests finish.
pub async fn accept(listener: TcpListener, router: Router, most: usize, stop: watch::Receiver<bool>) {
    let permits = Arc::new(Semaphore::new(most));
    let graceful = GracefulShutdown::new();
    loop {
        // A connection beyond the limit waits in the operating system's queue.
        let permit = tokio::select! {
            permit = permits.clone().acquire_owned() => permit.expect("the semaphore is never closed"),
            () = crate::stopped(stop.clone()) => break,
        };
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Out of file descriptors, mostly: waiting a moment is all one can do.
                    tracing::warn!("a connection could not be accepted: {error}");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = crate::stopped(stop.clone()) => break,
        };
        // Small answers should not wait for company.
        let _ = stream.set_nodelay(true);
        let service =
            router.clone().map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(Peer(peer));
                request.map(axum::body::Body::new)
            });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIME)
            .max_buf_size(HEAD_BYTES)
            .max_headers(HEAD_LINES)
            .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = watched.await {
                tracing::debug!("a connection ended: {error}");
            }
            drop(permit);
        });
    }
    drop(listener);
    let _ = tokio::time::timeout(END_TIME, graceful.shutdown()).await;
}
