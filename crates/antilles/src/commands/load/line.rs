//! One connection of a browser to the server: requests with its cookie, answers unpacked.

use super::Fault;
use crate::http::Connection;
use http_body_util::{BodyExt, Full};
use hyper::{
    Method, Request, Response,
    body::{Bytes, Incoming},
    header,
};
use std::{
    io::Read,
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};
use tokio::net::{TcpSocket, TcpStream};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// What a page is asked for with.
pub const PAGE: &str = "text/html";
/// What the page's script asks with.
pub const SCRIPT: &str = "application/json";

/// Somebody with a browser, as the server tells them apart.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Where the server is.
    pub server: SocketAddr,
    /// The address they come from: everybody has their own, so the server's limits hold for each.
    pub from: Ipv4Addr,
    /// The cookie of their session, once they have one.
    pub cookie: Option<String>,
}

impl Visitor {
    /// The visitor of this number, who has no session yet.
    pub fn new(server: SocketAddr, number: u32) -> Visitor {
        let [_, high, middle, low] = (number + 1).to_be_bytes();
        Visitor { server, from: Ipv4Addr::new(127, high, middle, low), cookie: None }
    }

    /// Connects from the visitor's own address. A server elsewhere sees this machine's, unless it believes a proxy.
    async fn connect(&self) -> Result<TcpStream, Fault> {
        if !self.server.ip().is_loopback() || !self.server.is_ipv4() {
            return Ok(TcpStream::connect(self.server).await?);
        }
        let socket = TcpSocket::new_v4()?;
        let bound = socket.bind(SocketAddr::from((self.from, 0)));
        bound.map_err(|error| Fault(format!("this system has no address {}: {error}", self.from)))?;
        Ok(socket.connect(self.server).await?)
    }
}

/// One connection, opened when it is needed.
pub struct Line {
    visitor: Visitor,
    connection: Connection,
}

/// An answer.
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Where it sends the browser.
    pub location: Option<String>,
    /// The session it gives the browser.
    pub cookie: Option<String>,
    /// The body, as text.
    pub text: String,
    /// When the last byte was there.
    pub at: Instant,
    /// From sending the request to the last byte of the answer.
    pub took: Duration,
}

impl Answer {
    /// The answer, if it has this status.
    pub fn expect(self, status: u16, what: &str) -> Result<Answer, Fault> {
        if self.status == status {
            return Ok(self);
        }
        Err(Fault(format!("{what} was answered with status {} instead of {status}", self.status)))
    }
}

impl Line {
    /// A line to the server for this visitor.
    pub fn new(visitor: Visitor) -> Line {
        Line { visitor, connection: Connection::default() }
    }

    /// Asks for a page ([`PAGE`]) or for what the page's script wants ([`SCRIPT`]).
    pub async fn get(&mut self, path: &str, accept: &str) -> Result<Answer, Fault> {
        self.ask(Method::GET, path, accept, String::new()).await
    }

    /// Sends a form, as a page does or as its script does.
    pub async fn form(&mut self, path: &str, accept: &str, fields: &[(&str, &str)]) -> Result<Answer, Fault> {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encode(name), encode(value))).collect();
        self.ask(Method::POST, path, accept, pairs.join("&")).await
    }

    async fn ask(&mut self, method: Method, path: &str, accept: &str, body: String) -> Result<Answer, Fault> {
        let began = Instant::now();
        let asked = async {
            let response = self.send(method, path, accept, body).await?;
            let (head, body) = response.into_parts();
            let bytes = body.collect().await?.to_bytes();
            Ok::<_, Fault>((head, bytes))
        };
        let asked = match tokio::time::timeout(PATIENCE, asked).await {
            Ok(asked) => asked,
            Err(_) => Err(Fault(format!("no answer within {} s", PATIENCE.as_secs()))),
        };
        let (head, bytes) = asked.inspect_err(|_| self.connection.close())?;
        let at = Instant::now();
        self.connection.used();
        let said = |name: header::HeaderName| {
            head.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_string)
        };
        let cookie = said(header::SET_COOKIE).and_then(|cookie| cookie.split(';').next().map(str::to_string));
        let mut text = String::new();
        if said(header::CONTENT_ENCODING).as_deref() == Some("gzip") {
            flate2::read::GzDecoder::new(&bytes[..]).read_to_string(&mut text)?;
        } else {
            text = String::from_utf8(bytes.into())?;
        }
        let (status, took) = (head.status.as_u16(), at - began);
        Ok(Answer { status, location: said(header::LOCATION), cookie, text, at, took })
    }

    /// Sends a request and leaves the body of the answer to be read: for streams.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        accept: &str,
        body: String,
    ) -> Result<Response<Incoming>, Fault> {
        let Visitor { server, from, cookie } = &self.visitor;
        let writes = method == Method::POST;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, server.to_string())
            .header(header::ACCEPT, accept)
            .header(header::ACCEPT_ENCODING, "gzip")
            .header("x-forwarded-for", from.to_string())
            .header("sec-fetch-site", "same-origin");
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if writes {
            request = request
                .header(header::ORIGIN, format!("http://{server}"))
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        let request = request.body(Full::new(Bytes::from(body)))?;
        self.connection.send(request, async || self.visitor.connect().await).await
    }
}

/// Text as a part of an address or a form.
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            encoded.push(byte.into());
        } else {
            encoded += &format!("%{byte:02X}");
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tokio::net::TcpListener;

    #[test]
    fn everybody_has_an_address_of_their_own() {
        let server = SocketAddr::from(([127, 0, 0, 1], 80));
        let from: BTreeSet<_> = (0..40_000).map(|number| Visitor::new(server, number).from).collect();
        assert_eq!(from.len(), 40_000);
        assert!(from.iter().all(Ipv4Addr::is_loopback));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn the_server_sees_it() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let visitor = Visitor::new(listener.local_addr().unwrap(), 8_000);
        let (accepted, connected) = tokio::join!(listener.accept(), visitor.connect());
        connected.unwrap();
        assert_eq!(accepted.unwrap().1.ip(), Ipv4Addr::new(127, 0, 31, 65));
    }
}
