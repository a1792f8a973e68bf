//! What those who run the server ask it: is it alive, is it ready, its figures.

use crate::support::{Browser, config, make_host, parse};
use std::{net::SocketAddr, time::Duration};
use store::{Filter, Keep, Sqlite, Store};
use table::clock::HOUR;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::watch,
};
use web::{Clock, Config};

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

/// Waits until this many tables are in memory; ten seconds go by on the clock at every look, and no more than this many of them.
async fn until_in_memory(time: &watch::Sender<i64>, figures_at: SocketAddr, count: usize, tens: usize) {
    for _ in 0..tens {
        time.send_modify(|now| *now += 10_000);
        tokio::time::sleep(Duration::from_millis(200)).await;
        if figures(figures_at).await.contains(&format!("antilles_tables_in_memory {count}\n")) {
            return;
        }
    }
    panic!("{count} tables should be in memory:\n{}", figures(figures_at).await);
}

#[tokio::test]
async fn memory_is_given_back_when_nobody_looks_any_more() {
    let local = SocketAddr::from(([127, 0, 0, 1], 0));
    let (time, told) = watch::channel(1_800_000_000_000);
    let config = Config { metrics: Some(local), clock: Clock::told(told), ..config(None) };
    let running = web::serve(config).await.unwrap();
    let address = running.figures().expect("figures are on");
    let mut anne = Browser::new(&running);
    let stopped = anne.play_against_bots("Anne").await;
    anne.asked(&stopped).await;
    assert_eq!(anne.post(&format!("/table/{stopped}/stop"), &[]).await.status, 303);
    anne.new_table(&[("name", "Anne"), ("seat-2", "open"), ("seat-3", "open")]).await;
    assert!(figures(address).await.contains("antilles_tables_in_memory 2\n"));
    // Half a minute for a game that is over, five for one that waits.
    until_in_memory(&time, address, 1, 10).await;
    time.send_modify(|now| *now += 3 * 60_000);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(figures(address).await.contains("antilles_tables_in_memory 1\n"), "somebody may come back");
    until_in_memory(&time, address, 0, 30).await;
    running.stop().await;
}

#[tokio::test]
async fn what_is_kept_how_long_is_a_setting_that_the_sweep_goes_by_and_the_host_reads() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("antilles.db");
    let noon = 1_800_000_000_000;
    let (time, told) = watch::channel(noon);
    let keep = Keep { gathering: 2 * HOUR, records: 36 * HOUR, ..Keep::default() };
    let serve = async || {
        web::serve(Config { keep, clock: Clock::told(told.clone()), ..config(Some(file.clone())) }).await
    };
    let running = serve().await.unwrap();
    let mut anne = Browser::new(&running);
    let account = [("name", "Anne"), ("password", "tortuga at dawn")];
    assert_eq!(anne.post("/sign-up", &account).await.status, 303);
    let open = [("name", "Anne"), ("seat-2", "open"), ("seat-3", "open"), ("open", "on")];
    let table = anne.new_table(&open).await;
    running.stop().await;
    make_host(&file, "Anne").await;

    let running = serve().await.unwrap();
    let mut anne = anne.at(&running);
    let page = anne.get("/admin").await.text();
    for (what, length) in [("Tables waiting for players:", "2 hours"), ("Uploaded records:", "36 hours")] {
        let line = page.split(what).nth(1).unwrap_or_else(|| panic!("no {what} in {page}"));
        assert!(line.split("</li>").next().unwrap().contains(length), "{what} {line}");
    }
    assert!(anne.get("/tables").await.text().contains(&table));
    // By the usual rules it would wait for a week.
    time.send(noon + 3 * HOUR).unwrap();
    for _ in 0..2_000 {
        if !anne.get("/tables").await.text().contains(&table) {
            running.stop().await;
            let store = Sqlite::open(&file).await.unwrap();
            assert_eq!(store.tables(&Filter::default()).await, Ok(vec![]));
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the table is still there");
}
