//! A program that plays a seat: requests with its token, and ways to vanish.

use super::Fault;
use crate::http::Connection;
use http_body_util::{BodyExt, Full};
use hyper::{Method, Request, body::Bytes, header};
use serde_json::Value;
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

/// Nobody waits longer for an answer.
const PATIENCE: Duration = Duration::from_secs(15);

/// A program with a token and an address of its own.
pub struct Client {
    from: Ipv4Addr,
    secret: String,
    connection: Connection,
    server: SocketAddr,
}

impl Client {
    /// The program of this number.
    pub fn new(number: u32, secret: &str) -> Client {
        let [_, high, middle, low] = (number + 1).to_be_bytes();
        Client {
            from: Ipv4Addr::new(127, high, middle, low),
            secret: secret.to_string(),
            connection: Connection::default(),
            server: SocketAddr::from(([127, 0, 0, 1], 0)),
        }
    }

    async fn connect(from: Ipv4Addr, server: SocketAddr) -> Result<TcpStream, Fault> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((from, 0)))?;
        Ok(socket.connect(server).await?)
    }

    /// Asks the server at this address; returns the status and the JSON.
    pub async fn ask(
        &mut self,
        server: SocketAddr,
        method: Method,
        path: &str,
        key: Option<&str>,
        body: Option<&Value>,
    ) -> Result<(u16, Value), Fault> {
        if self.server != server {
            self.server = server;
            self.connection.close();
        }
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header(header::HOST, server.to_string())
            .header(header::AUTHORIZATION, format!("Bearer {}", self.secret));
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let text = body.map(Value::to_string).unwrap_or_default();
        let request = request.body(Full::new(Bytes::from(text)))?;
        let from = self.from;
        let asked = async {
            let answer = self.connection.send(request, async || Client::connect(from, server).await).await?;
            let status = answer.status().as_u16();
            let bytes = answer.into_body().collect().await?.to_bytes();
            Ok::<_, Fault>((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
        };
        let asked = match tokio::time::timeout(PATIENCE, asked).await {
            Ok(asked) => asked,
            Err(_) => Err(Fault("no answer".into())),
        };
        match asked {
            Ok(answer) => {
                self.connection.used();
                Ok(answer)
            }
            Err(fault) => {
                self.connection.close();
                Err(fault)
            }
        }
    }

    /// Sends a play and is gone: at once with a reset, or after half of it, or without ever reading the answer.
    pub async fn vanish(
        &self,
        server: SocketAddr,
        path: &str,
        key: &str,
        body: &Value,
        how: u32,
    ) -> Result<(), Fault> {
        let mut stream = Client::connect(self.from, server).await?;
        let body = body.to_string();
        let whole = format!(
            "POST /api/v1{path} HTTP/1.1\r\nhost: {server}\r\nauthorization: Bearer {}\r\nidempotency-key: {key}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.secret,
            body.len()
        );
        match how % 4 {
            0 => {
                stream.write_all(whole.as_bytes()).await?;
                stream.set_zero_linger()?;
            }
            1 => {
                let half = whole.len() - body.len() / 2;
                stream.write_all(&whole.as_bytes()[..half]).await?;
            }
            2 => {
                stream.write_all(whole.as_bytes()).await?;
                let mut first = [0];
                let _ = tokio::time::timeout(Duration::from_millis(200), stream.read(&mut first)).await;
            }
            // Half-open: it stays, says nothing more and reads nothing.
            _ => {
                stream.write_all(&whole.as_bytes()[..whole.len() / 3]).await?;
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_secs(3)).await;
                    drop(stream);
                });
            }
        }
        Ok(())
    }

    /// The number of the entry that a stream tells at once for this table, if it tells one.
    pub async fn told(&self, server: SocketAddr, table: &str, entry: u32) -> Result<Option<u32>, Fault> {
        let mut stream = Client::connect(self.from, server).await?;
        let head = format!(
            "GET /api/v1/stream HTTP/1.1\r\nhost: {server}\r\nauthorization: Bearer {}\r\nlast-event-id: {table}:{entry}\r\n\r\n",
            self.secret
        );
        stream.write_all(head.as_bytes()).await?;
        let mut text = String::new();
        let reading = async {
            let mut piece = [0; 16 * 1024];
            loop {
                let read = stream.read(&mut piece).await?;
                text += &String::from_utf8_lossy(&piece[..read]);
                let told = text.lines().filter_map(|line| line.strip_prefix("data: "));
                let mut told = told.filter_map(|json| serde_json::from_str::<Value>(json).ok());
                if let Some(event) = told.find(|event| event["table"] == table) {
                    return Ok::<_, Fault>(event["entry"].as_u64().and_then(|entry| entry.try_into().ok()));
                }
                if read == 0 {
                    return Ok(None);
                }
            }
        };
        tokio::time::timeout(PATIENCE, reading).await.unwrap_or(Ok(None))
    }
}
