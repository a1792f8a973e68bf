//! Connections that many programs share for their requests: each program has a stream of its own, but few files are
//! allowed, and a request is over in a moment.

use super::Fault;
use crate::http::Connection;
use http_body_util::{BodyExt, Full};
use hyper::{
    Method, Request, Response,
    body::{Bytes, Incoming},
    header,
};
use std::{
    collections::VecDeque,
    net::{Ipv4Addr, SocketAddr},
    sync::{Mutex, MutexGuard},
    time::Duration,
};
use tokio::{
    net::{TcpSocket, TcpStream},
    sync::Semaphore,
};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A line from an address of its own.
pub struct Line {
    from: Ipv4Addr,
    server: SocketAddr,
    connection: Connection,
}

/// A request of a program.
pub struct Asked<'a> {
    pub method: Method,
    /// After `/api/v1`.
    pub path: &'a str,
    pub secret: &'a str,
    /// A header of its own: the key under which it can be sent again, or the last event heard.
    pub name: Option<(&'static str, &'a str)>,
    /// JSON, or nothing.
    pub body: String,
}

impl Line {
    /// The line of this number, which is its address too.
    pub fn new(server: SocketAddr, number: u32) -> Line {
        let [_, high, middle, low] = (number + 1).to_be_bytes();
        let from = Ipv4Addr::new(127, high, middle, low);
        Line { from, server, connection: Connection::default() }
    }

    /// Sends a request and leaves the body of the answer to be read.
    pub async fn send(&mut self, asked: Asked<'_>) -> Result<Response<Incoming>, Fault> {
        let answered = tokio::time::timeout(PATIENCE, self.begin(asked)).await;
        answered.unwrap_or_else(|_| Err(Fault("a program got no answer".into())))
    }

    async fn begin(&mut self, asked: Asked<'_>) -> Result<Response<Incoming>, Fault> {
        let Line { from, server, connection } = self;
        let mut request = Request::builder()
            .method(asked.method)
            .uri(format!("/api/v1{}", asked.path))
            .header(header::HOST, server.to_string())
            .header(header::AUTHORIZATION, format!("Bearer {}", asked.secret))
            .header("x-forwarded-for", from.to_string());
        if let Some((name, value)) = asked.name {
            request = request.header(name, value);
        }
        if !asked.body.is_empty() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(Bytes::from(asked.body)))?;
        connection.send(request, async || connect(*from, *server).await).await
    }

    async fn ask(&mut self, asked: Asked<'_>) -> Result<(u16, Bytes), Fault> {
        let whole = async {
            let answer = self.begin(asked).await?;
            let status = answer.status().as_u16();
            Ok::<_, Fault>((status, answer.into_body().collect().await?.to_bytes()))
        };
        let answered = tokio::time::timeout(PATIENCE, whole).await;
        let answered = answered.unwrap_or_else(|_| Err(Fault("a program got no answer".into())));
        match &answered {
            Ok(_) => self.connection.used(),
            Err(_) => self.connection.close(),
        }
        answered
    }
}

/// Connects from this address, if the server is on this machine.
async fn connect(from: Ipv4Addr, server: SocketAddr) -> Result<TcpStream, Fault> {
    if !server.ip().is_loopback() || !server.is_ipv4() {
        return Ok(TcpStream::connect(server).await?);
    }
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    Ok(socket.connect(server).await?)
}

/// The lines of all programs to one server. They are used in turn, so that none asks too often.
pub struct Pool {
    free: Mutex<VecDeque<Line>>,
    places: Semaphore,
}

impl Pool {
    /// This many lines; their addresses begin with this number.
    pub fn new(server: SocketAddr, first: u32, lines: u32) -> Pool {
        let free = (first..first + lines).map(|number| Line::new(server, number)).collect();
        Pool { free: Mutex::new(free), places: Semaphore::new(lines as usize) }
    }

    fn free(&self) -> MutexGuard<'_, VecDeque<Line>> {
        self.free.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Asks by the next line that is free; returns the status and the body.
    pub async fn ask(&self, asked: Asked<'_>) -> Result<(u16, Bytes), Fault> {
        let _place = self.places.acquire().await?;
        let line = self.free().pop_front();
        let mut line = line.ok_or_else(|| Fault("there is no line".into()))?;
        let answered = line.ask(asked).await;
        self.free().push_back(line);
        answered
    }
}
