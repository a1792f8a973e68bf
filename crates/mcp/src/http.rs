//! Many clients over HTTP, at `/mcp`. There are no sessions to keep: a call names its table, and tables are limited and
//! forgotten by the hall.
//!
//! Only requests for the names we are known by are answered, and none from a page of a browser (which has an Origin): a page
//! that points its own name at this machine gets nowhere.

use crate::{Door, Hall, Limits, limits::MESSAGE_BYTES};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, StreamableHttpService, session::never::NeverSessionManager,
};
use shares::{
    places::{Beyond, Places},
    socket::Socket,
};
use std::{io, net::SocketAddr, sync::Arc, time::Duration};
use tokio::{net::TcpListener, sync::watch, task::JoinHandle};
use tokio_util::sync::CancellationToken;

/// The path of the one address there is.
pub const PATH: &str = "/mcp";
/// How long a client may take for the head of a request, and an idle connection is kept.
const HEAD_TIME: Duration = Duration::from_secs(60);
/// How long a connection may last: the body of a request included, however slowly it comes.
const CONNECTION_TIME: Duration = Duration::from_secs(15 * 60);
/// How large the head of a request may be, and how many lines it may have.
const HEAD_BYTES: usize = 32 * 1024;
const HEAD_LINES: usize = 64;
/// How long open requests have at the end.
const END_TIME: Duration = Duration::from_secs(5);

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it: open requests are finished, for a while.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        let _ = self.serving.await;
    }
}

/// Starts to listen. `names` are further names this machine is known by, as clients write them in the address.
pub async fn serve(hall: Arc<Hall>, listen: SocketAddr, names: &[String]) -> io::Result<Running> {
    let listener = TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    let limits = hall.config().limits;
    let own = ["localhost", "127.0.0.1", "::1"].map(str::to_string);
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_max_request_body_bytes(MESSAGE_BYTES)
        .with_allowed_hosts(own.into_iter().chain(names.iter().cloned()))
        .enforce_origin_validation()
        .with_cancellation_token(CancellationToken::new());
    let door = Door::new(hall);
    let service = StreamableHttpService::new(
        move || Ok(door.clone()),
        Arc::new(NeverSessionManager::default()),
        config,
    );
    let router = Router::new().route_service(PATH, service);
    let (stop, stopped) = watch::channel(false);
    let serving = tokio::spawn(accept(listener, router, limits, stopped));
    Ok(Running { address, stop, serving })
}

/// Nobody waits for a connection: when there are too many, the one that has been quiet for the longest time, of the address
/// that has most, makes room.
async fn accept(listener: TcpListener, router: Router, limits: Limits, mut stop: watch::Receiver<bool>) {
    let places = Places::new(limits.connections, limits.connections_per_address, Beyond::Replace);
    let graceful = GracefulShutdown::new();
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Mostly there are no more file descriptors: somebody has to make room.
                    places.make_room();
                    tracing::warn!("a connection could not be accepted: {error}");
                    tokio::time::sleep(Duration::from_millis(10)).await;
                    continue;
                }
            },
            _ = stop.changed() => break,
        };
        let Some(place) = places.take(peer.ip()).map(Arc::new) else { continue };
        // Small answers should not wait for company.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone());
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIME)
            .max_buf_size(HEAD_BYTES)
            .max_headers(HEAD_LINES)
            .serve_connection(TokioIo::new(Socket::new(stream, place.clone(), limits.stall)), service);
        let watched = graceful.watch(connection);
        tokio::spawn(async move {
            tokio::select! {
                ended = tokio::time::timeout(CONNECTION_TIME, watched) => if let Ok(Err(error)) = ended {
                    tracing::debug!("a connection ended: {error}");
                },
                () = place.lost() => tracing::debug!("a connection made room for others"),
            }
        });
    }
    drop(listener);
    if tokio::time::timeout(END_TIME, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests were still open at the end");
    }
}
