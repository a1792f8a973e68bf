//! What is answered to requests that are not as they should be: tokens, scopes, forms, sizes, haste.

use crate::{
    client::{ALL, person, program, token},
    support::{Browser, config, server},
};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use web::{config::Limits, security::rates::Rate};

#[tokio::test]
async fn only_a_token_opens_and_only_as_far_as_it_allows() {
    let running = server().await;
    let mut anne = person(&running, "Anne").await;
    // A cookie is nothing here, not even with the right origin.
    let origin = anne.origin();
    let answer = anne.send("GET", "/api/v1/tables", &[("origin", origin.as_str())], None).await;
    assert_eq!(answer.status, 401);
    for bad in ["Bearer", "Bearer x", "Basic YTpi", "bearer  ", &format!("Bearer {}", "0".repeat(64))] {
        let answer = Browser::new(&running).send("GET", "/api/v1/me", &[("authorization", bad)], None).await;
        assert_eq!(answer.status, 401, "{bad}");
    }
    let reader = token(&mut anne, &["read"]).await;
    assert_eq!(reader.get("/me").await["scopes"], json!(["read"]));
    let new = json!({ "game": "santiago", "chairs": [{ "kind": "me" }, { "kind": "open" }] });
    assert_eq!(reader.refused("POST", "/tables", Some(new.clone())).await, (403, "forbidden".into()));
    assert_eq!(reader.refused("GET", "/tokens", None).await, (403, "forbidden".into()));
    assert_eq!(reader.refused("POST", "/tables/x/chat", Some(json!({ "text": "hi" }))).await.0, 403);
    assert_eq!(
        reader
            .refused("POST", "/tables/x/seats/1/play", Some(json!({ "decision": "1.0.0", "actions": ["x"] })))
            .await
            .0,
        403
    );

    // A token that is revoked is nobody's at once, and its streams end.
    let script = token(&mut anne, &ALL).await;
    let mut events = script.stream("", None).await;
    let id = script.get("/me").await["token"].as_str().unwrap().to_string();
    assert_eq!(reader.refused("DELETE", &format!("/tokens/{id}"), None).await.0, 403);
    assert_eq!(script.get("/tokens").await.as_array().unwrap().len(), 2);
    assert_eq!(anne.post(&format!("/settings/tokens/{id}/revoke"), &[]).await.status, 303);
    assert_eq!(script.refused("GET", "/me", None).await, (401, "unauthorized".into()));
    assert_eq!(events.ended_or_next().await, None);
    let page = anne.get("/settings").await.text();
    assert!(page.contains("last used") && !page.contains(&reader.token), "shown once, and its use is seen");
    // Nobody revokes another's; every token revokes itself.
    let mut ben = person(&running, "Ben").await;
    let own = reader.get("/me").await["token"].as_str().unwrap().to_string();
    assert_eq!(ben.post(&format!("/settings/tokens/{own}/revoke"), &[]).await.status, 404);
    assert_eq!(reader.ask("DELETE", &format!("/tokens/{own}"), None).await.0, 204);
    assert_eq!(reader.refused("GET", "/me", None).await.0, 401);
    running.stop().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_in_the_asked_language() {
    let running = server().await;
    let anne = program(&running, "Anne").await;
    let json = [("content-type", "application/json")];
    let sent = async |headers: &[(&str, &str)], body: &[u8]| {
        let answer = anne.raw("POST", "/tables", headers, Some(body.to_vec())).await;
        let document: Value = serde_json::from_slice(&answer.body).unwrap();
        assert_eq!(answer.header("content-type"), Some("application/problem+json"));
        (answer.status, document)
    };
    assert_eq!(sent(&[], b"{}").await.0, 415);
    assert_eq!(sent(&[("content-type", "text/plain")], b"{}").await.0, 415);
    for broken in [&b""[..], b"{", b"\xff\xfe", b"{\"game\":\"san-juan\""] {
        assert_eq!(sent(&json, broken).await.0, 400, "{broken:?}");
    }
    let (status, document) = sent(&json, br#"{"game":"san-juan","chairs":[],"cheat":true}"#).await;
    assert_eq!(status, 422);
    assert!(document["reason"].as_str().unwrap().contains("cheat"), "{document}");
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    assert!(matches!(sent(&json, deep.as_bytes()).await.0, 400 | 422));
    assert_eq!(sent(&json, &vec![b' '; 65 * 1024]).await.0, 413);
    assert_eq!(anne.raw("GET", "/games", &[("accept", "text/html")], None).await.status, 406);
    assert_eq!(anne.refused("GET", "/tables?limit=0", None).await.0, 400);
    assert_eq!(anne.refused("GET", "/tables?cheat=1", None).await.0, 400);
    assert_eq!(anne.refused("GET", "/nothing/here", None).await, (404, "not-found".into()));
    assert_eq!(anne.refused("GET", "/tables/%00%ff", None).await.0, 404);
    assert_eq!(anne.refused("GET", "/tables/nowhere/seats/9", None).await.0, 404);
    let french = [("accept-language", "fr"), ("content-type", "application/json")];
    let (_, document) = sent(&french, b"{").await;
    assert_eq!(document["title"], "La demande est illisible");
    running.stop().await;
}

#[tokio::test]
async fn a_program_that_asks_too_often_waits_even_at_new_addresses() {
    let mut config = config(None);
    let slow = Rate { burst: 4.0, per_second: 0.001 };
    config.limits = Limits { writes: slow, ..config.limits };
    config.behind_proxy = true;
    let running = web::serve(config).await.unwrap();
    let mut anne = person(&running, "Anne").await;
    let mut program = token(&mut anne, &ALL).await;
    // From a new address every time: the token is counted.
    let mut last = (0, Value::Null);
    for number in 0..6 {
        program.line.headers = vec![("x-forwarded-for", format!("10.1.{number}.1"))];
        last = program.ask("POST", "/tables/none/start", None).await;
    }
    assert_eq!(last.0, 429, "{}", last.1);
    assert_eq!(program.ask("GET", "/me", None).await.0, 200, "reading is not writing");
    running.stop().await;
}

#[tokio::test]
async fn half_and_slow_requests_get_their_answer() {
    let mut config = config(None);
    config.limits.body_time = Duration::from_millis(300);
    let running = web::serve(config).await.unwrap();
    let anne = program(&running, "Anne").await;
    let head = |length: usize| {
        format!(
            "POST /api/v1/tables HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\ncontent-type: application/json\r\n\
             connection: close\r\ncontent-length: {length}\r\n\r\n",
            running.address(),
            anne.token
        )
    };
    let mut slow = TcpStream::connect(running.address()).await.unwrap();
    slow.write_all(head(100).as_bytes()).await.unwrap();
    slow.write_all(b"{\"game\":").await.unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("slow-request"), "{answer}");
    let mut half = TcpStream::connect(running.address()).await.unwrap();
    half.write_all(head(100).as_bytes()).await.unwrap();
    half.write_all(b"{\"game\":").await.unwrap();
    half.shutdown().await.unwrap();
    let mut answer = Vec::new();
    let _ = half.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP/1.1 2"), "nothing is done by halves");
    assert_eq!(anne.get("/tables").await["tables"], json!([]));
    running.stop().await;
}

#[tokio::test]
async fn half_a_head_gets_its_answer_and_a_connection_kept_open_gets_none() {
    let mut config = config(None);
    config.limits.head_time = Duration::from_millis(300);
    let running = web::serve(config).await.unwrap();
    let heard = async |said: &str| {
        let mut line = TcpStream::connect(running.address()).await.unwrap();
        line.write_all(said.as_bytes()).await.unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        answer
    };
    let answer = heard("GET /api/v1/games HTTP/1.1\r\nhost: loc").await;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 408 ") && head.contains("\r\nconnection: close"), "{answer}");
    assert!(head.contains(&format!("content-length: {}", body.len())), "{answer}");
    let document: Value = serde_json::from_str(body).unwrap();
    assert_eq!((&document["status"], &document["type"]), (&json!(408), &json!("/api#problem-slow-request")));
    assert!(document["detail"].as_str().unwrap().ends_with("in time."));
    // Idle, from the beginning or after an answer.
    assert_eq!(heard("").await, "");
    let answer = heard(&format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", running.address())).await;
    assert_eq!(answer.matches("HTTP/1.1").count(), 1, "{answer}");
    running.stop().await;
}

#[tokio::test]
async fn streams_have_places() {
    let mut config = config(None);
    config.limits.streams_per_address = 2;
    let running = web::serve(config).await.unwrap();
    let anne = program(&running, "Anne").await;
    let (_first, second) = (anne.stream("", None).await, anne.stream("", None).await);
    assert_eq!(anne.refused("GET", "/stream", None).await.0, 429);
    drop(second);
    for _ in 0..12_000 {
        let bearer = format!("Bearer {}", anne.token);
        let headers = [("authorization", bearer.as_str())];
        let mut answer = anne.line.open("GET", "/api/v1/stream", &headers, None).await;
        let mut start = [0; 12];
        answer.read_exact(&mut start).await.unwrap();
        if &start == b"HTTP/1.1 200" {
            running.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("a place that was left is free again");
}
