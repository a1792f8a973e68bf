//! Accepting connections: limits on how many, on how long a client may dawdle, and an orderly end.

use crate::config::Limits;
use axum::{
    Router,
    body::Body,
    http::{HeaderValue, header},
    response::Response,
};
use hyper::{
    body::Incoming,
    server::conn::http1::{self, Connection},
    service::HttpService,
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use shares::{
    places::{Beyond, Places},
    socket::Socket,
};
use std::{
    convert::Infallible,
    net::SocketAddr,
    pin::Pin,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    io::AsyncWriteExt,
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tower::ServiceExt;

/// Where a request comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Connections that may wait to be accepted.
pub const BACKLOG: u32 = 1024;
/// How large the head of a request may be.
const HEAD_BYTES: usize = 32 * 1024;
/// How many header lines it may have.
const HEAD_LINES: usize = 64;
/// What a client hears that sends half a head and then nothing. What it wanted, and in which language, is not known.
const TOO_SLOW: &str = "{\"type\":\"/api#problem-slow-request\",\"title\":\"The request did not arrive in time\",\
    \"status\":408,\"detail\":\"The head of the request did not arrive in time.\"}\n";
/// How long lines that are kept open still take requests at the end: a proxy may be about to send one.
const LAST_REQUESTS: Duration = Duration::from_millis(250);
/// How long open requests have at the end.
const END_TIME: Duration = Duration::from_secs(5);
/// The log mentions at most this often that there are too many connections.
const MENTION: Duration = Duration::from_secs(60);

/// Serves until `stop` says so, then lets open requests finish. Nobody waits for a connection: when there are too many,
/// the one that has been quiet for the longest time, of the address that has most, makes room.
pub async fn accept(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    behind_proxy: bool,
    stop: watch::Receiver<bool>,
) {
    // A proxy connects on behalf of everybody.
    let per_address = if behind_proxy { limits.connections } else { limits.connections_per_address };
    let places = Places::new(limits.connections, per_address, Beyond::Replace);
    // Every connection holds a sender; the last one that ends closes the channel.
    let (open, mut all_closed) = mpsc::channel::<Infallible>(1);
    let door = Door { router, limits, places, stop, open };
    let mut mentioned: Option<Instant> = None;
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Mostly there are no more file descriptors: somebody has to make room.
                    door.places.make_room();
                    if mentioned.is_none_or(|at| at.elapsed() > MENTION) {
                        mentioned = Some(Instant::now());
                        let open = door.places.taken();
                        tracing::warn!(open, "a connection could not be accepted: {error}");
                    }
                    tokio::time::sleep(Duration::from_millis(10)).await;
                    continue;
                }
            },
            () = crate::stopped(door.stop.clone()) => break,
        };
        if door.places.taken() >= limits.connections && mentioned.is_none_or(|at| at.elapsed() > MENTION) {
            mentioned = Some(Instant::now());
            tracing::warn!(most = limits.connections, "all connections are taken; the quietest make room");
        }
        door.let_in(stream, peer);
    }
    // Clients already connected are answered; all others are refused at once, and can ask another node. The system is
    // asked, not the runtime, which may not have heard of them yet. No more can have waited, however fast others come.
    if let Ok(listener) = listener.into_std() {
        for _ in 0..BACKLOG {
            let Ok((stream, peer)) = listener.accept() else { break };
            if stream.set_nonblocking(true).is_ok()
                && let Ok(stream) = TcpStream::from_std(stream)
            {
                door.let_in(stream, peer);
            }
        }
    }
    let Door { places, open, .. } = door;
    drop(open);
    if tokio::time::timeout(END_TIME, all_closed.recv()).await.is_err() {
        tracing::warn!(open = places.taken(), "some requests were still open at the end");
    }
}

/// What every connection needs.
struct Door {
    router: Router,
    limits: Limits,
    places: Arc<Places>,
    stop: watch::Receiver<bool>,
    open: mpsc::Sender<Infallible>,
}

impl Door {
    /// Serves this connection, if it has a place.
    fn let_in(&self, stream: TcpStream, peer: SocketAddr) {
        let Some(place) = self.places.take(peer.ip()).map(Arc::new) else { return };
        // Small answers should not wait for company.
        let _ = stream.set_nodelay(true);
        let stop = self.stop.clone();
        let service = self
            .router
            .clone()
            .map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(Peer(peer));
                request.map(axum::body::Body::new)
            })
            .map_response(move |mut response: Response| {
                if *stop.borrow() {
                    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
                }
                response
            });
        let socket = Socket::new(stream, place.clone(), self.limits.stall_time);
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            // Also the time that an idle connection is kept.
            .header_read_timeout(self.limits.head_time)
            .max_buf_size(HEAD_BYTES)
            .max_headers(HEAD_LINES)
            .serve_connection(TokioIo::new(socket), TowerToHyperService::new(service));
        let (stop, open) = (self.stop.clone(), self.open.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = attend(connection, stop) => {}
                () = place.lost() => tracing::debug!("a connection made room for others"),
            }
            drop(open);
        });
    }
}

/// Returns this long after the server began to stop.
async fn stopped_for(time: Duration, stop: watch::Receiver<bool>) {
    crate::stopped(stop).await;
    tokio::time::sleep(time).await;
}

/// Serves a connection to its end. When the server stops, it ends after the request that is under way, or after one that
/// comes right now: a client that keeps a line open may have sent it before knowing.
async fn attend<S>(mut connection: Connection<TokioIo<Socket<TcpStream>>, S>, stop: watch::Receiver<bool>)
where
    S: HttpService<Incoming, ResBody = Body> + Unpin,
    S::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    let ended = tokio::select! {
        // What has arrived counts first.
        biased;
        ended = &mut connection => Some(ended),
        () = stopped_for(LAST_REQUESTS, stop) => None,
    };
    let ended = match ended {
        Some(ended) => ended,
        None => {
            Pin::new(&mut connection).graceful_shutdown();
            (&mut connection).await
        }
    };
    let Err(error) = ended else { return };
    tracing::debug!("a connection ended: {error}");
    if !error.is_timeout() {
        return;
    }
    let parts = connection.into_parts();
    // A connection that was only kept open has asked nothing.
    if !parts.read_buf.is_empty() {
        let mut socket = parts.io.into_inner();
        let answer = format!(
            "HTTP/1.1 408 Request Timeout\r\ncontent-type: application/problem+json\r\ncontent-length: {}\r\n\
             connection: close\r\n\r\n{TOO_SLOW}",
            TOO_SLOW.len()
        );
        // A client that does not listen either is not waited for.
        let _ = socket.write_all(answer.as_bytes()).await;
        let _ = socket.shutdown().await;
    }
}
