//! The server as a bot sees it: requests that are repeated until they are answered.

use crate::{answer::Failure, http::Connection};
use http_body_util::{BodyExt, Full, Limited};
use hyper::{
    Method, Request, Response, StatusCode, Uri,
    body::{Bytes, Incoming},
    header,
};
use serde_json::Value;
use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tokio::{net::TcpStream, time};

/// An answer that takes longer does not come.
const PATIENCE: Duration = Duration::from_secs(30);
/// Pauses between attempts, from the first to the longest.
pub const PAUSES: (Duration, Duration) = (Duration::from_millis(100), Duration::from_secs(5));
/// A larger answer is none.
const ANSWER_BYTES: usize = 16 * 1024 * 1024;

/// Where the server is, and who asks.
pub struct Server {
    host: String,
    port: u16,
    authority: String,
    token: String,
    /// The time we began: with a count it names every request, so that none is carried out twice.
    began: u128,
}

/// What the server does not do, and why: a status and a sentence.
#[derive(Debug)]
pub struct Refused {
    pub status: StatusCode,
    pub sentence: String,
}

impl Server {
    /// The server at this address; `token` is what its settings page showed.
    pub fn new(url: &str, token: String) -> Result<Arc<Server>, Failure> {
        let bad =
            || Failure(format!("\"{url}\" is not the address of a server, as in http://localhost:8080"));
        let uri: Uri = url.parse().map_err(|_| bad())?;
        if uri.scheme_str() == Some("https") {
            return Err(Failure(
                "https is not spoken here: call the server itself, or through a tunnel \
                 (ssh -L 8080:localhost:8080 SERVER, then http://localhost:8080)"
                    .into(),
            ));
        }
        let authority = uri.authority().filter(|_| uri.scheme_str() == Some("http")).ok_or_else(bad)?;
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() || authority.as_str().contains('@') {
            return Err(bad());
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_string();
        let began = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let port = authority.port_u16().unwrap_or(80);
        Ok(Arc::new(Server { host, port, authority: authority.to_string(), token, began }))
    }
}

/// One connection to the server, opened when it is needed.
pub struct Line {
    server: Arc<Server>,
    /// What this line is called in the names of its requests.
    name: String,
    asked: u64,
    connection: Connection,
}

impl Line {
    /// A line of this name. No two lines have the same.
    pub fn new(server: &Arc<Server>, name: &str) -> Line {
        Line { server: server.clone(), name: name.to_string(), asked: 0, connection: Connection::default() }
    }

    /// Looks something up.
    pub async fn get(&mut self, path: &str) -> Result<Value, Refused> {
        self.ask(Method::GET, path, None).await
    }

    /// Has something done, once.
    pub async fn post(&mut self, path: &str, body: Option<Value>) -> Result<Value, Refused> {
        self.ask(Method::POST, path, body).await
    }

    /// Asks until there is an answer: a server that is not there comes back, one that is busy has time later.
    async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Result<Value, Refused> {
        self.asked += 1;
        let key = format!("{}-{}-{}", self.server.began, self.name, self.asked);
        let mut pause = PAUSES.0;
        loop {
            let asked = self.once(&method, path, body.as_ref(), &key);
            let wait = match time::timeout(PATIENCE, asked).await {
                Ok(Ok((status, _, document))) if status.is_success() => return Ok(document),
                Ok(Ok((status, wait, document))) => match status {
                    StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => wait,
                    status if status.is_server_error() => wait,
                    status => return Err(Refused::new(status, &document)),
                },
                _ => {
                    self.connection.close();
                    None
                }
            };
            time::sleep(wait.unwrap_or(pause).min(PAUSES.1)).await;
            pause = (pause * 2).min(PAUSES.1);
        }
    }

    async fn once(
        &mut self,
        method: &Method,
        path: &str,
        body: Option<&Value>,
        key: &str,
    ) -> Result<(StatusCode, Option<Duration>, Value), Failure> {
        let headers = [("accept", "application/json"), ("idempotency-key", key)];
        let response = self.send(method.clone(), path, &headers, body).await?;
        let status = response.status();
        let wait =
            response.headers().get(header::RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
        let bytes = Limited::new(response.into_body(), ANSWER_BYTES).collect().await;
        let bytes = bytes.map_err(|error| Failure(error.to_string()))?.to_bytes();
        self.connection.used();
        let document = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
        Ok((status, wait.map(Duration::from_secs), document))
    }

    /// Sends a request and leaves the body of the answer to be read.
    pub async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Result<Response<Incoming>, Failure> {
        let Server { host, port, authority, token, .. } = &*self.server;
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header(header::HOST, authority)
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .header(header::CONTENT_TYPE, "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = body.map(ToString::to_string).unwrap_or_default();
        let request = request.body(Full::new(Bytes::from(body)))?;
        self.connection.send(request, async || Ok(TcpStream::connect((host.as_str(), *port)).await?)).await
    }
}

impl Refused {
    /// From a problem document.
    pub fn new(status: StatusCode, document: &Value) -> Refused {
        let sentence = document["detail"].as_str().unwrap_or("the server does not say why");
        Refused { status, sentence: sentence.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::Server;

    #[test]
    fn addresses_are_read_or_refused() {
        let read =
            |url: &str| Server::new(url, String::new()).map(|server| (server.host.clone(), server.port));
        assert_eq!(read("http://localhost:8080").unwrap(), ("localhost".into(), 8080));
        assert_eq!(read("http://play.example/").unwrap(), ("play.example".into(), 80));
        assert_eq!(read("http://[::1]:9").unwrap(), ("::1".into(), 9));
        for bad in ["", "localhost:8080", "http://", "http://x/y", "http://a:b@x", "ftp://x", "http://x?y"] {
            assert!(read(bad).is_err(), "{bad}");
        }
        assert!(read("https://play.example").unwrap_err().0.contains("tunnel"));
    }
}
