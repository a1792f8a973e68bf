//! A connection to a server, opened when it is needed and kept while it is used.

use http_body_util::Full;
use hyper::{
    Request, Response,
    body::{Bytes, Incoming},
    client::conn::http1::{SendRequest, handshake},
};
use hyper_util::rt::TokioIo;
use std::{
    io,
    time::{Duration, Instant},
};
use tokio::net::TcpStream;

/// The server closes connections that have been silent for longer: a new one is opened before.
const STALE: Duration = Duration::from_secs(5);

/// A connection.
#[derive(Default)]
pub struct Connection(Option<(SendRequest<Full<Bytes>>, Instant)>);

impl Connection {
    /// Sends a request and leaves the body of the answer to be read; `connect` is asked for a new connection if needed.
    pub async fn send<E: From<io::Error> + From<hyper::Error>>(
        &mut self,
        request: Request<Full<Bytes>>,
        connect: impl AsyncFnOnce() -> Result<TcpStream, E>,
    ) -> Result<Response<Incoming>, E> {
        if self.0.as_ref().is_some_and(|(sender, used)| sender.is_closed() || used.elapsed() > STALE) {
            self.0 = None;
        }
        let (sender, _) = match &mut self.0 {
            Some(open) => open,
            closed => {
                let stream = connect().await?;
                stream.set_nodelay(true)?;
                let (sender, connection) = handshake(TokioIo::new(stream)).await?;
                // The caller that waits for an answer sees how it ends.
                tokio::spawn(connection);
                closed.insert((sender, Instant::now()))
            }
        };
        sender.ready().await?;
        Ok(sender.send_request(request).await?)
    }

    /// An answer has come to its end.
    pub fn used(&mut self) {
        if let Some((_, used)) = &mut self.0 {
            *used = Instant::now();
        }
    }

    /// Something went wrong: the next request has a new one.
    pub fn close(&mut self) {
        self.0 = None;
    }
}
