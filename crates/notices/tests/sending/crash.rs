//! The server ends at the worst moments; what was committed is told all the same, and nothing is told under two names.

use crate::support::{Post, anne, annes_turn, http_sink, post};
use std::{path::Path, time::Duration};
use store::{ChannelKind, Outbox, Sqlite, Store};

const SIGNED: &str = r#"{"secret":"s"}"#;

async fn open(path: &Path) -> Post {
    post(Sqlite::open(path).await.unwrap(), None).await
}

/// Ends without a word: nothing is finished, the file is as the last commit left it.
async fn crash(post: Post) {
    let store = post.store.clone();
    drop(post);
    store.close().await;
}

#[tokio::test]
async fn a_crash_after_the_commit_loses_no_notice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let (sink, address) = http_sink().await;
    let post = open(&path).await;
    post.channel(ChannelKind::Json, &address, SIGNED).await;
    annes_turn(&post.store, "t-1", 0).await;
    crash(post).await;
    let post = open(&path).await;
    assert_eq!(post.round(30_000).await, 1);
    crash(post).await;
    let post = open(&path).await;
    assert_eq!(post.round(9_000_000).await, 0);
    assert_eq!(sink.all().len(), 1, "exactly once");
}

#[tokio::test]
async fn a_crash_before_it_is_sent_sends_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let (sink, address) = http_sink().await;
    let post = open(&path).await;
    let hook = post.channel(ChannelKind::Json, &address, SIGNED).await;
    annes_turn(&post.store, "t-1", 0).await;
    // It is taken out, and the server ends before a byte is sent.
    let waiting = post.store.waiting(30_000, 30_000, 10).await.unwrap();
    let ids: Vec<i64> = waiting[0].notices.iter().map(|one| one.id).collect();
    post.store.pack("the-message", &hook.id, &ids, 30_000, 150_000).await.unwrap();
    crash(post).await;
    let post = open(&path).await;
    assert_eq!(post.round(149_999).await, 0, "another may be at it");
    assert_eq!(post.round(150_000).await, 1);
    assert_eq!(post.round(9_000_000).await, 0);
    let received = sink.all();
    assert_eq!(received.len(), 1, "exactly once");
    assert_eq!(received[0].headers["idempotency-key"], "the-message");
}

#[tokio::test]
async fn a_crash_before_it_is_marked_sends_the_same_message_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let (sink, address) = http_sink().await;
    let post = open(&path).await;
    post.channel(ChannelKind::Json, &address, SIGNED).await;
    annes_turn(&post.store, "t-1", 0).await;
    sink.answer(&["silence"]);
    {
        // It arrives, but the answer does not.
        let round = post.round(30_000);
        tokio::select! {
            _ = round => panic!("the sink does not answer"),
            () = sink.arrived.notified() => {}
        }
    }
    crash(post).await;
    let post = open(&path).await;
    assert_eq!(post.round(30_000).await, 0);
    assert_eq!(post.round(150_000).await, 1, "nobody knows whether it arrived");
    assert_eq!(post.round(9_000_000).await, 0);
    let received = sink.all();
    assert_eq!(received.len(), 2);
    let key = |at: usize| &received[at].headers["idempotency-key"];
    assert_eq!(key(0), key(1), "a service that gets both knows them as one");
    assert_eq!(received[0].json()["notices"], received[1].json()["notices"]);
}

#[tokio::test]
async fn two_workers_at_once_send_nothing_twice() {
    let folder = tempfile::tempdir().unwrap();
    let (sink, address) = http_sink().await;
    let post = open(&folder.path().join("a.db")).await;
    post.channel(ChannelKind::Json, &address, SIGNED).await;
    annes_turn(&post.store, "t-1", 0).await;
    let rounds = async { tokio::join!(post.round(30_000), post.round(30_000), post.round(30_000)) };
    let (a, b, c) = tokio::time::timeout(Duration::from_secs(120), rounds).await.unwrap();
    assert_eq!((a + b + c, sink.all().len()), (1, 1));
    assert_eq!(post.store.outbox_counts().await.unwrap().waiting, 0);
    assert!(post.store.troubles(&anne(), 10).await.unwrap().is_empty());
}
