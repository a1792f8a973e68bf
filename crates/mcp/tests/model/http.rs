//! Over HTTP: whole games, and clients that are refused.

use crate::support::{Model, newest};
use mcp::{Config, Hall, Limits, http::PATH};
use rmcp::{ClientLifecycleMode, ClientServiceExt, transport::StreamableHttpClientTransport};
use serde_json::json;
use std::{net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};

async fn started() -> mcp::http::Running {
    limited(Limits::default()).await
}

async fn limited(limits: Limits) -> mcp::http::Running {
    let config = Config { limits, ..Config::default() };
    mcp::http::serve(Hall::new(config), SocketAddr::from(([127, 0, 0, 1], 0)), &[]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_over_http_old_protocol_and_new() {
    let running = started().await;
    for lifecycle in [newest(), ClientLifecycleMode::Initialize] {
        let transport =
            StreamableHttpClientTransport::from_uri(format!("http://{}{PATH}", running.address()));
        let mut model = Model::new(().serve_with_lifecycle(transport, lifecycle).await.unwrap());
        let at = model.good("start", json!({"game": "santiago", "bots": ["random"], "seed": 2})).await.value;
        let over = model.play_on(at).await;
        assert_eq!(over["status"], "over");
        // The client gives its table's id, not its connection: another one can look at it.
        let transport =
            StreamableHttpClientTransport::from_uri(format!("http://{}{PATH}", running.address()));
        let other = Model::new(().serve_with_lifecycle(transport, newest()).await.unwrap());
        let result = other.good("result", json!({"table": over["table"]})).await.value;
        assert_eq!(result["result"], over["result"]);
    }
    running.stop().await;
}

/// The status line of an answer to these bytes.
async fn status(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.lines().next().unwrap_or_default().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn other_names_and_pages_are_turned_away() {
    let running = started().await;
    let address = running.address();
    let body = json!({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}})
    .to_string();
    let post = |host: &str, more: &str, body: &str| {
        format!(
            "POST {PATH} HTTP/1.1\r\nhost: {host}\r\n{more}content-type: application/json\r\n\
             accept: application/json, text/event-stream\r\nconnection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    let port = address.port();
    let own = format!("localhost:{port}");
    assert!(status(address, &post(&own, "", &body)).await.contains("200"));
    assert!(status(address, &post(&address.to_string(), "", &body)).await.contains("200"));
    // DNS rebinding: the page's own name, which points here.
    assert!(status(address, &post("evil.example", "", &body)).await.contains("403"));
    assert!(status(address, &post(&format!("evil.example:{port}"), "", &body)).await.contains("403"));
    for origin in ["http://evil.example", "null", &format!("http://localhost:{port}")] {
        let refused = status(address, &post(&own, &format!("origin: {origin}\r\n"), &body)).await;
        assert!(refused.contains("403"), "{origin}: {refused}");
    }
    let large = "x".repeat(mcp::limits::MESSAGE_BYTES + 1);
    assert!(status(address, &post(&own, "", &large)).await.contains("413"));
    for garbage in ["", "{", "[]", "null", "\u{1b}"] {
        let refused = status(address, &post(&own, "", garbage)).await;
        assert!(refused.contains(" 4"), "{garbage:?}: {refused}");
    }
    let get = |path: &str| format!("GET {path} HTTP/1.1\r\nhost: {own}\r\nconnection: close\r\n\r\n");
    assert!(status(address, &get("/")).await.contains("404"));
    assert!(status(address, &get(PATH)).await.contains("405"));
    assert!(status(address, "nonsense\r\n\r\n").await.contains("400"));
    // A connection that says nothing keeps nobody else out, and the end does not wait for it.
    let _quiet = TcpStream::connect(address).await.unwrap();
    assert!(status(address, &post(&own, "", &body)).await.contains("200"));
    running.stop().await;
}

/// A connection from one of the addresses of this machine.
async fn connect(to: SocketAddr, from: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// What ought to happen at once has this long on a busy machine.
const SOON: Duration = Duration::from_secs(120);

async fn is_closed(stream: &mut TcpStream) -> bool {
    tokio::time::timeout(SOON, stream.read_u8()).await.expect("in time").is_err()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_holds_its_share_of_connections_and_keeps_nobody_out() {
    let limits = Limits { connections: 4, connections_per_address: 3, ..Limits::default() };
    let running = limited(limits).await;
    let address = running.address();
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(connect(address, 2).await);
        held.last_mut().unwrap().write_all(b"GET ").await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    held.push(connect(address, 2).await);
    assert!(is_closed(&mut held[0]).await, "its quietest makes room for its fourth");
    let _second = connect(address, 3).await;
    let get = format!("GET / HTTP/1.1\r\nhost: localhost:{}\r\nconnection: close\r\n\r\n", address.port());
    let served = tokio::time::timeout(SOON, status(address, &get)).await.expect("nobody waits for a place");
    assert!(served.contains("404"), "{served}");
    assert!(is_closed(&mut held[1]).await, "when all are taken, who holds the most makes room");
    running.stop().await;
}
