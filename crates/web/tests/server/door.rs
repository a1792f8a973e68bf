//! Strangers at the door: floods, clients that dawdle, malformed requests. Other people are served all the same.

use crate::{
    routes,
    support::{Answer, Browser, attribute, config, parse, server},
};
use futures_util::{FutureExt, StreamExt, stream::FuturesUnordered};
use std::{collections::BTreeSet, net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use web::{Config, Running, config::Limits, security::rates::Rate};

/// What ought to happen at once has this long on a busy machine.
const SOON: Duration = Duration::from_secs(120);
/// What ought not to happen has this long not to.
const NEVER: Duration = Duration::from_secs(3600);

/// A server with few places that waits for clients as long as they like.
async fn small(change: impl FnOnce(&mut Config)) -> Running {
    let mut config = config(None);
    config.limits = Limits {
        connections: 24,
        connections_per_address: 8,
        head_time: NEVER,
        body_time: NEVER,
        stall_time: NEVER,
        ..config.limits
    };
    change(&mut config);
    web::serve(config).await.expect("the server starts")
}

async fn connect(running: &Running, from: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).unwrap();
    socket.connect(running.address()).await.expect("the server accepts")
}

async fn send(running: &Running, from: u8, text: &str) -> TcpStream {
    let mut stream = connect(running, from).await;
    stream.write_all(text.as_bytes()).await.expect("the server takes it");
    stream
}

/// The answer to a request as it is written here.
async fn answer(running: &Running, text: &str) -> Answer {
    let mut stream = send(running, 1, text).await;
    let mut raw = Vec::new();
    tokio::time::timeout(SOON, stream.read_to_end(&mut raw)).await.expect("in time").expect("whole");
    parse(&raw)
}

async fn served(running: &Running) {
    let page = tokio::time::timeout(SOON, async { Browser::new(running).get("/").await }).await;
    assert_eq!(page.expect("a person is served").status, 200);
}

#[tokio::test]
async fn one_address_holds_its_share_of_connections_and_no_more() {
    let running = small(|_| ()).await;
    let mut flood = Vec::new();
    for _ in 0..40 {
        flood.push(send(&running, 2, "GET / HTTP/1.1\r\nhost: half-a-head").await);
    }
    served(&running).await;
    let mut ended: FuturesUnordered<_> =
        flood.iter_mut().map(|stream| async move { stream.read_u8().await.map(drop) }).collect();
    for _ in 0..32 {
        let end =
            tokio::time::timeout(SOON, ended.next()).await.expect("connections beyond the share are cut");
        assert!(end.unwrap().is_err());
    }
    assert!(ended.next().now_or_never().is_none(), "the share is left alone");
    drop(ended);
    drop(flood);
    running.stop().await;
}

#[tokio::test]
async fn many_addresses_together_shut_nobody_out() {
    let running = small(|_| ()).await;
    let mut flood = Vec::new();
    for from in 2..7 {
        for _ in 0..8 {
            flood.push(send(&running, from, "GET / HTTP/1.1\r\nhost: half-a-head").await);
        }
    }
    served(&running).await;
    drop(flood);
    running.stop().await;
}

#[tokio::test]
async fn a_proxy_may_hold_every_connection_and_quiet_ones_make_room() {
    let running = small(|config| config.behind_proxy = true).await;
    let mut held = Vec::new();
    for _ in 0..30 {
        held.push(send(&running, 1, "GET / HTTP/1.1\r\nhost: half-a-head").await);
    }
    served(&running).await;
    let open = held.iter_mut().filter_map(|stream| stream.read_u8().now_or_never()).count();
    assert!(held.len() - open > 8, "the share of one address does not count for a proxy");
    drop(held);
    running.stop().await;
}

#[tokio::test]
async fn a_client_that_does_not_read_its_answers_is_cut() {
    let running = small(|config| config.limits.stall_time = Duration::from_millis(50)).await;
    let page = Browser::new(&running).get("/").await.text();
    let style = attribute(page.split("rel=\"stylesheet\"").nth(1).unwrap(), "href").to_string();
    let request = format!("GET {style} HTTP/1.1\r\nhost: antilles\r\n\r\n");
    let mut stream = connect(&running, 2).await;
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(SOON, asking).await.expect("the server gives it up");
    running.stop().await;
}

async fn stream(running: &Running, table: &str, from: &str) -> (u16, TcpStream) {
    let mut browser = Browser::new(running);
    browser.headers.push(("x-forwarded-for", format!("192.0.2.1, {from}")));
    let mut stream = browser.open("GET", &format!("/live?since={table}:0"), &[], None).await;
    let mut head = [0; 12];
    tokio::time::timeout(SOON, stream.read_exact(&mut head)).await.expect("in time").expect("an answer");
    (String::from_utf8_lossy(&head[9..]).parse().expect("a status"), stream)
}

#[tokio::test]
async fn streams_are_counted_for_the_address_that_the_proxy_names() {
    let running = small(|config| {
        config.behind_proxy = true;
        config.limits.streams = 4;
        config.limits.streams_per_address = 3;
    })
    .await;
    let table = Browser::new(&running).play_against_bots("Anne").await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let (status, stream) = stream(&running, &table, "203.0.113.1").await;
        assert_eq!(status, 200);
        held.push(stream);
    }
    assert_eq!(stream(&running, &table, "203.0.113.1").await.0, 429, "its share is used up");
    let (status, _second) = stream(&running, &table, "203.0.113.2").await;
    assert_eq!(status, 200);
    // All are taken now: the client with the most gives one up, in good order, so that the browser comes again.
    let (status, _third) = stream(&running, &table, "203.0.113.3").await;
    assert_eq!(status, 200);
    let mut rest = String::new();
    tokio::time::timeout(SOON, held[0].read_to_string(&mut rest)).await.expect("in time").expect("whole");
    assert!(rest.ends_with("0\r\n\r\n"), "{rest}");
    running.stop().await;
}

#[tokio::test]
async fn a_request_says_once_which_host_it_is_for() {
    let running = server().await;
    for hosts in ["", "host: a\r\nhost: a\r\n", "host: a\r\nhost: b\r\n", "host: a b\r\n", "host:\r\n"] {
        let refused = answer(&running, &format!("GET / HTTP/1.1\r\n{hosts}connection: close\r\n\r\n")).await;
        assert_eq!(refused.status, 400, "{hosts:?}");
        assert!(refused.text().contains("does not say clearly which site"), "{hosts:?}");
    }
    let good = answer(&running, "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await;
    assert_eq!(good.status, 200);
    running.stop().await;
}

/// Pages, forms, streams, what programs ask for, files, and what supervisors ask for.
#[tokio::test]
async fn whatever_is_asked_for_a_request_says_once_for_which_host() {
    let running = server().await;
    let filled = |path: &str| path.replace(['{', '}'], "");
    let mut asked = BTreeSet::new();
    for route in routes::pages().into_iter().filter(|route| route.path != "/metrics") {
        asked.extend(route.get.then(|| ("GET".to_string(), filled(&route.path))));
        asked.extend(route.post.then(|| ("POST".to_string(), filled(&route.path))));
    }
    asked.extend(routes::programs().into_iter().map(|(method, path)| (method, filled(&path))));
    for path in ["/assets/hash/name", "/favicon.ico", "/healthz", "/readyz", "/live", "/api/v1/openapi.json"]
    {
        assert!(asked.contains(&("GET".into(), path.into())), "{path}");
    }
    asked.extend(["/nowhere", "/api/v1/nowhere"].map(|path| ("GET".into(), path.into())));
    assert!(asked.len() > 150, "{}", asked.len());
    for (method, path) in &asked {
        for hosts in ["", "host: a\r\nhost: b\r\n"] {
            let head =
                format!("{method} {path} HTTP/1.1\r\n{hosts}origin: http://a\r\ncontent-length: 0\r\n");
            let refused = answer(&running, &format!("{head}connection: close\r\n\r\n")).await;
            assert_eq!(refused.status, 400, "{method} {path} {hosts:?}");
            assert!(!refused.body.is_empty(), "{method} {path}");
        }
    }
    running.stop().await;
}

#[tokio::test]
async fn what_is_asked_without_a_name_is_counted_by_address() {
    let running = small(|config| {
        config.behind_proxy = true;
        config.limits.requests = Rate { burst: 3.0, per_second: 1e-6 };
    })
    .await;
    let from = |last: u8| {
        let mut browser = Browser::new(&running);
        browser.headers = vec![("x-forwarded-for", format!("203.0.113.{last}"))];
        browser
    };
    for path in ["/readyz", "/api/v1/openapi.json"] {
        for _ in 0..3 {
            assert_eq!(from(1).get(path).await.status, 200, "{path}");
        }
        assert_eq!(from(1).get(path).await.status, 429, "{path}");
        assert_eq!(from(2).get(path).await.status, 200, "{path}: another address");
    }
    let refused = from(1).get("/api/v1/openapi.json").await;
    assert_eq!(refused.header("content-type"), Some("application/problem+json"));
    assert!(refused.header("retry-after").is_some());
    for _ in 0..9 {
        assert_eq!(
            from(1).get("/healthz").await.status,
            200,
            "a supervisor always hears that the process lives"
        );
    }
    running.stop().await;
}

fn post(path: &str, more: &str) -> String {
    format!(
        "POST {path} HTTP/1.1\r\nhost: a\r\norigin: http://a\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\n{more}\r\n"
    )
}

#[tokio::test]
async fn a_client_that_sends_too_much_is_told_so() {
    let running = server().await;
    let size = 10_000_000;
    for path in ["/settings", "/replay"] {
        let mut text = post(path, &format!("content-length: {size}\r\n"));
        text += &"x".repeat(size);
        let refused = answer(&running, &text).await;
        assert_eq!(refused.status, 413, "{path}");
        assert!(refused.text().contains("That is too large."), "{path}");
    }
    // This client asks first.
    let text = post("/settings", &format!("content-length: {size}\r\nexpect: 100-continue\r\n"));
    assert_eq!(answer(&running, &text).await.status, 413);
    running.stop().await;
}

#[tokio::test]
async fn a_client_that_sends_too_slowly_is_told_so() {
    let running = small(|config| config.limits.body_time = Duration::from_millis(50)).await;
    let slow = answer(&running, &(post("/settings", "content-length: 100\r\n") + "theme=")).await;
    assert_eq!(slow.status, 408);
    assert!(slow.text().contains("took too long to arrive, and nothing was changed"));
    running.stop().await;
}

#[tokio::test]
async fn an_answer_that_takes_too_long_promises_nothing() {
    let running = small(|config| config.limits.answer_time = Duration::ZERO).await;
    let form = [("name", "Anne"), ("seat-2", "bot-greedy"), ("seat-3", "bot-greedy")];
    // Now and then the store is quicker than the clock's next tick.
    for attempt in 1.. {
        let answer = Browser::new(&running).post("/new/puerto-rico", &form).await;
        if answer.status == 503 {
            assert!(answer.text().contains("Reload the page to see whether it went through"));
            break;
        }
        assert!(answer.status == 303 && attempt < 20, "{} at attempt {attempt}", answer.status);
    }
    running.stop().await;
}

#[tokio::test]
async fn one_address_uploads_little_at_once() {
    let running = small(|config| config.limits.uploads_per_address = 1).await;
    let half = post("/replay", "content-length: 100\r\n");
    let mut same = [send(&running, 2, &half).await, send(&running, 2, &half).await];
    let mut other = send(&running, 3, &half).await;
    let mut raw = [Vec::new(), Vec::new()];
    let refused = async {
        let ([first, second], [one, two]) = (&mut same, &mut raw);
        tokio::select! {
            read = first.read_to_end(one) => read,
            read = second.read_to_end(two) => read,
        }
    };
    tokio::time::timeout(SOON, refused).await.expect("in time").expect("an answer");
    assert!(raw.concat().starts_with(b"HTTP/1.1 429 "), "one of the two is refused");
    assert!(other.read_u8().now_or_never().is_none(), "the other address goes on");
    drop((same, other));
    running.stop().await;
}

#[tokio::test]
async fn the_switch_of_languages_leads_to_our_own_pages_only() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    for (back, leads) in [
        ("/rules/san-juan?a=b", "/rules/san-juan?a=b"),
        ("//evil.example", "/"),
        ("/\t/evil.example", "/"),
        ("/\n/evil.example", "/"),
        ("/a\r\nset-cookie: a=b", "/"),
        ("\\\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("", "/"),
    ] {
        let answer = anne.post("/language", &[("language", "fr"), ("back", back)]).await;
        assert_eq!((answer.status, answer.header("location")), (303, Some(leads)), "{back:?}");
    }
    running.stop().await;
}

#[tokio::test]
async fn every_answer_has_a_number() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let mut seen = std::collections::BTreeSet::new();
    for path in ["/", "/nowhere", "/assets/old/style.css", "/"] {
        let answer = anne.get(path).await;
        let number = answer.header("x-request-id").expect("every answer has one").to_string();
        assert_eq!(number.len(), 16);
        assert!(seen.insert(number), "no two are the same");
    }
    running.stop().await;
}

/// What comes by a line until it ends, which it must.
async fn rest(mut line: std::net::TcpStream) -> String {
    let reading = tokio::task::spawn_blocking(move || {
        let mut text = String::new();
        line.set_read_timeout(Some(SOON)).unwrap();
        std::io::Read::read_to_string(&mut line, &mut text).expect("it is answered, and then it ends");
        text
    });
    reading.await.expect("it can be read")
}

// One thread: the server does nothing between the requests and the stop.
#[tokio::test(flavor = "current_thread")]
async fn what_was_sent_before_the_server_stopped_is_answered_also_by_a_line_that_was_kept() {
    let running = server().await;
    let request = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", running.address());
    let mut kept = Vec::new();
    for _ in 0..16 {
        let mut line = connect(&running, 1).await;
        line.write_all(request.as_bytes()).await.unwrap();
        let mut first = [0; 4096];
        assert!(line.read(&mut first).await.unwrap() > 0);
        let line = line.into_std().unwrap();
        line.set_nonblocking(false).unwrap();
        kept.push(line);
    }
    // Accepted by nobody yet.
    kept.extend((0..16).map(|_| std::net::TcpStream::connect(running.address()).unwrap()));
    for line in &mut kept {
        std::io::Write::write_all(line, request.as_bytes()).unwrap();
    }
    let address = running.address();
    let stopping = tokio::spawn(running.stop());
    for line in kept {
        let answer = rest(line).await;
        assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
        assert!(answer.to_lowercase().contains("connection: close"), "{answer}");
    }
    stopping.await.unwrap();
    assert!(std::net::TcpStream::connect(address).is_err(), "the next is refused, and asks another node");
}
