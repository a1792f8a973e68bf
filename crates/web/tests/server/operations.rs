//! What those who run the server ask it: is it alive, is it ready, its figures.

use crate::support::{Browser, config, parse};
use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

async fn figures(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the figures are served");
    let request = format!("GET /metrics HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut raw = Vec::new();
    stream.read_to_end(&mut raw).await.unwrap();
    parse(&raw).text()
}

#[tokio::test]
async fn it_is_alive_and_ready() {
    let running = web::serve(config(None)).await.unwrap();
    let mut anybody = Browser::new(&running);
    for (path, text) in [("/healthz", "alive\n"), ("/readyz", "ready\n")] {
        let answer = anybody.get(path).await;
        assert_eq!((answer.status, answer.text().as_str()), (200, text));
        assert_eq!(answer.header("set-cookie"), None);
    }
    assert_eq!(anybody.get("/metrics").await.status, 404, "not where people are");
    assert_eq!(running.figures(), None);
    running.stop().await;
}

#[tokio::test]
async fn figures_tell_what_happens_and_nothing_secret() {
    let local = SocketAddr::from(([127, 0, 0, 1], 0));
    let running = web::serve(web::Config { metrics: Some(local), ..config(None) }).await.unwrap();
    let address = running.figures().expect("figures are on");
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    let page = anne.asked(&table).await;
    anne.play_first(&table, &page).await;
    let text = figures(address).await;
    for figure in [
        "antilles_requests_total{route=\"/table/{id}\"",
        "antilles_request_seconds_bucket",
        "antilles_commit_seconds_count",
        "antilles_tables_in_memory 1",
        "antilles_streams 0",
        "antilles_bots_thinking",
        "antilles_bots_waiting",
        "antilles_outbox_waiting 0",
        "antilles_duty 1",
        "antilles_panics 0",
    ] {
        assert!(text.contains(figure), "{figure} is missing:\n{text}");
    }
    for secret in [table.as_str(), "Anne", "127.0.0.1"] {
        assert!(!text.contains(secret), "{secret} is told");
    }
    running.stop().await;
}
