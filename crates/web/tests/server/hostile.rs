//! Requests of people who mean no good, to every address that the server has: nonsense in forms, bodies, paths, headers
//! and cookies; acting for others; old requests again; other sites' pages; script where words belong.
//!
//! More of the random ones with `PROPTEST_CASES=…`.

#[path = "../../../catalog/tests/all/tamper/mod.rs"]
mod tamper;

use crate::{
    client::{Program, person, program, token},
    routes::{self, Route},
    support::{Answer, Browser, attribute, server},
};
use proptest::{
    prelude::*,
    sample::{Index, select},
    strategy::ValueTree,
    test_runner::{Config, TestRunner},
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use web::Running;

/// Random values, the same in every run.
struct Source(TestRunner);

impl Source {
    fn new() -> Source {
        Source(TestRunner::new_with_rng(
            Config::default(),
            proptest::test_runner::TestRng::deterministic_rng(proptest::test_runner::RngAlgorithm::ChaCha),
        ))
    }

    /// One of these.
    fn one<T: Clone>(&mut self, list: &[T]) -> T {
        list[self.some(any::<Index>()).index(list.len())].clone()
    }

    fn some<S: Strategy>(&mut self, strategy: S) -> S::Value {
        strategy.new_tree(&mut self.0).expect("a value can be made").current()
    }
}

fn cases(usual: usize) -> usize {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(usual)
}

/// Nothing that comes from outside is an error of ours.
fn sound(answer: &Answer, what: &str) {
    assert!(answer.status < 500, "{what}: {} {}", answer.status, answer.text());
}

/// A path with these for what is named in it.
fn fill(path: &str, table: &str, other: &str) -> String {
    let mut filled = path.replace("{id}", table).replace("{table}", table).replace("{game}", "san-juan");
    for name in routes::names(path) {
        filled = filled.replace(&format!("{{{name}}}"), other);
    }
    filled
}

/// Text as it may stand in a path.
fn in_path(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let text: String = text.chars().take(300).collect();
    text.bytes()
        .map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// Anne and Ben at a table of San Juan, begun.
async fn two_at_a_table(running: &Running) -> (Program, Program, String) {
    let (anne, ben) = (program(running, "Anne").await, program(running, "Ben").await);
    let new = json!({
        "game": "san-juan", "open": true, "draw-seats": false, "coach": true,
        "chairs": [{ "kind": "me" }, { "kind": "open" }],
    });
    let table = anne.post("/tables", new).await["table"].as_str().unwrap().to_string();
    ben.post(&format!("/tables/{table}/join"), json!({})).await;
    assert_eq!(anne.ask("POST", &format!("/tables/{table}/start"), None).await.0, 200);
    (anne, ben, table)
}

const FIELDS: [&str; 24] = [
    "seat", "step", "action", "name", "text", "answer", "chair", "bot", "order", "on", "question",
    "language", "theme", "password", "draft", "have", "seat-2", "seat-3", "name-2", "pace", "label", "scope",
    "back", "zone",
];

#[tokio::test(flavor = "multi_thread")]
async fn no_form_to_any_address_is_an_error_of_ours() {
    let running = server().await;
    let (anne, _ben, table) = two_at_a_table(&running).await;
    let mut source = Source::new();
    let field =
        || (prop_oneof![9 => select(&FIELDS[..]).prop_map(str::to_string), 1 => tamper::text()], value());
    fn value() -> impl Strategy<Value = String> {
        prop_oneof![3 => tamper::text(), 2 => (0u8..9).prop_map(|n| n.to_string()), 1 => select(&["on", "agree", "take builder", "pass", "forced"][..]).prop_map(str::to_string)]
    }
    let posts: Vec<Route> = routes::pages().into_iter().filter(|route| route.post).collect();
    for round in 0..cases(3) {
        for route in &posts {
            // A visitor who signs out or deletes the account is nobody afterwards: that is not tried by Anne.
            let ends = ["/sign-out", "/account/delete", "/account/devices", "/sign-in", "/device/"];
            let known = round % 2 == 0 && !ends.iter().any(|end| route.path.starts_with(end));
            let mut line = if known { anne.line.clone() } else { Browser::new(&running) };
            let path = fill(&route.path, &table, &in_path(&source.some(tamper::text())));
            let form = source.some(prop::collection::vec(field(), 0..6));
            let form: Vec<(&str, &str)> =
                form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let answer = line.post(&path, &form).await;
            sound(&answer, &format!("POST {path} {form:?}"));
            let raw = source.some(prop::collection::vec(any::<u8>(), 0..200));
            let kinds = [
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "multipart/form-data",
                "application/json",
                "text/plain",
                "",
            ];
            let kind = source.one(&kinds);
            let origin = line.origin();
            let headers = [("origin", origin.as_str()), ("content-type", kind)];
            sound(&line.send("POST", &path, &headers, Some(raw)).await, &format!("POST {path} as {kind}"));
        }
    }
    assert_eq!(anne.get(&format!("/tables/{table}")).await["table"], table.as_str(), "the server is there");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_query_header_or_cookie_is_an_error_of_ours() {
    let running = server().await;
    let (anne, _ben, table) = two_at_a_table(&running).await;
    let mut source = Source::new();
    let pages = routes::pages();
    let names = [
        "cookie",
        "accept-language",
        "accept",
        "accept-encoding",
        "last-event-id",
        "range",
        "if-none-match",
        "x-forwarded-for",
        "authorization",
        "content-length",
        "transfer-encoding",
        "host",
        "x-request-id",
        "sec-fetch-site",
        "connection",
        "upgrade",
        "expect",
    ];
    for _ in 0..cases(300) {
        let route = source.one(&pages);
        if !route.get || route.path == "/live" {
            continue;
        }
        let mut path = fill(&route.path, &table, &in_path(&source.some(tamper::text())));
        let field = source.some(select(
            &["draft", "have", "seat", "step", "place", "action", "before", "with", "q", "since"][..],
        ));
        path += &format!("?{field}={}", in_path(&source.some(tamper::text())));
        let name = source.one(&names);
        let value = source.some(prop_oneof![
            tamper::text(),
            Just("antilles=; antilles-settings=en.dark;;=;antilles-seat=9".into()),
            Just("chunked".into())
        ]);
        let value: String =
            value.chars().filter(|letter| *letter != '\r' && *letter != '\n').take(4_000).collect();
        let head = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{name}: {value}\r\n\r\n",
            running.address()
        );
        let status = raw(&running, head.as_bytes()).await;
        assert!(status.is_none_or(|status| status < 500), "{status:?}: {head:?}");
    }
    // Requests that are hardly any.
    for _ in 0..cases(60) {
        let path = format!("/table/{table}");
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", running.address());
        let bytes = source.some(tamper::spoiled(head.into_bytes()));
        let bytes = [bytes, b"\r\n\r\n".to_vec()].concat();
        let status = raw(&running, &bytes).await;
        assert!(status.is_none_or(|status| status < 500 || status == 505), "{status:?}: {bytes:?}");
    }
    // Paths that would leave the server's own folder, if it had one.
    for path in [
        "/assets/x/../../Cargo.toml",
        "/assets/..%2f..%2fetc%2fpasswd/x",
        "/icons/..%2f..%2fx",
        "//etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/table/..%2f..%2fadmin",
        "/icons/%00",
    ] {
        let mut line = Browser::new(&running);
        let answer = line.get(path).await;
        assert!(matches!(answer.status, 400 | 404), "{path}: {}", answer.status);
    }
    assert_eq!(anne.get(&format!("/tables/{table}")).await["table"], table.as_str(), "the server is there");
    running.stop().await;
}

/// The status of the answer to these bytes, if one comes.
async fn raw(running: &Running, bytes: &[u8]) -> Option<u16> {
    let mut stream = TcpStream::connect(running.address()).await.expect("the server listens");
    // The server may hang up in the middle.
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(std::time::Duration::from_secs(30), stream.read_to_end(&mut answer)).await;
    let text = String::from_utf8_lossy(&answer).into_owned();
    text.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_body_for_programs_is_an_error_of_ours() {
    let running = server().await;
    let (anne, _ben, table) = two_at_a_table(&running).await;
    let mut source = Source::new();
    let samples = [
        json!({ "game": "santiago", "chairs": [{ "kind": "me" }, { "kind": "bot", "bot": "greedy" }], "coach": true, "options": {} }),
        json!({ "decision": "0.0.0", "actions": ["take builder"] }),
        json!({ "text": "hello" }),
        json!({ "what": "undo", "step": 0 }),
        json!({ "entry": 4, "agree": true }),
        json!({ "on": true }),
        json!({ "name": "Bot", "about": "", "games": ["san-juan"], "open": true }),
    ];
    for _ in 0..cases(3) {
        for (method, path) in routes::programs().into_iter().filter(|(method, _)| method != "GET") {
            let sample = source.one(&samples);
            let body = tamper::changed(&sample, &source.some(tamper::changes()));
            let seat = source.some(prop_oneof![3 => (0u8..4).prop_map(|n| n.to_string()), 1 => tamper::text().prop_map(|text| in_path(&text))]);
            let other = in_path(&source.some(tamper::text()));
            let path = fill(&path.replace("{seat}", &seat), &table, &other);
            let path = path.trim_start_matches("/api/v1");
            let headers = [("content-type", "application/json")];
            let answer = anne.raw(&method, path, &headers, Some(body.to_string().into_bytes())).await;
            sound(&answer, &format!("{method} {path} {body}"));
            let bytes = source.some(tamper::spoiled(body.to_string().into_bytes()));
            sound(&anne.raw(&method, path, &headers, Some(bytes)).await, &format!("{method} {path}"));
        }
    }
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_uploaded_record_is_an_error_of_ours() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let mut source = Source::new();
    let anyones = program(&running, "Anne").await;
    for &game in catalog::GameId::ALL {
        let players = game.traits().least_players.max(2);
        let chairs: Vec<Value> = (1..players).map(|_| json!({ "kind": "bot", "bot": "random" })).collect();
        let chairs = [vec![json!({ "kind": "me" })], chairs].concat();
        let (table, seat) = anyones.table(game.id(), json!(chairs)).await;
        anyones.play_to_the_end(&table, seat).await;
        let record = anyones.get(&format!("/tables/{table}/record")).await;
        for _ in 0..cases(10) {
            let changed = tamper::changed(&record, &source.some(tamper::changes())).to_string();
            let answer = anne.upload("/replay", changed.as_bytes()).await;
            sound(&answer, "an upload");
            if let (303, Some(at)) = (answer.status, answer.header("location").map(str::to_string)) {
                for page in [at.clone(), at.replace("/at/0", "/at/3"), format!("{at}999")] {
                    sound(&anne.get(&page).await, &page);
                }
            }
        }
        for _ in 0..cases(4) {
            let bytes = source.some(tamper::spoiled(record.to_string().into_bytes()));
            sound(&anne.upload("/replay", &bytes).await, "spoiled bytes");
        }
    }
    running.stop().await;
}

/// What everybody can see of a table, and what Anne sees at her seat.
async fn stands(anne: &Program, table: &str) -> Value {
    let mut state = anne.get(&format!("/tables/{table}")).await;
    // Talk, requests and hours of one's own are everybody's right, and are entries.
    for own in ["entry", "request", "last", "clocks", "clock"] {
        state.as_object_mut().unwrap().remove(own);
    }
    let mut seat = anne.get(&format!("/tables/{table}/seats/1")).await;
    seat.as_object_mut().unwrap().remove("entry");
    let orders = anne.get(&format!("/tables/{table}/seats/1/orders")).await;
    json!([state, seat, orders])
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat_by_any_address() {
    let running = server().await;
    let (anne, ben, table) = two_at_a_table(&running).await;
    let mallory = program(&running, "Mallory").await;
    let before = stands(&anne, &table).await;
    let action = before[1]["decision"]["actions"][0]["action"].as_str().unwrap().to_string();
    let decision = before[1]["decision"]["decision"].clone();
    let form = [
        ("seat", "1"),
        ("step", "0"),
        ("action", action.as_str()),
        ("order", "forced"),
        ("on", "off"),
        ("chair", "1"),
        ("bot", "greedy"),
        ("question", "trade"),
        ("name", "Anne"),
        ("text", "hi"),
    ];
    for (who, line) in [("Ben", &ben), ("Mallory", &mallory)] {
        for route in
            routes::pages().iter().filter(|route| route.post && route.path.starts_with("/table/{id}"))
        {
            let path = fill(&route.path, &table, "0");
            let answer = line.line.clone().post(&path, &form).await;
            sound(&answer, &path);
            assert_eq!(stands(&anne, &table).await, before, "{who} {path}");
        }
        let body = json!({ "decision": decision, "actions": [action], "on": false, "bot": "greedy" });
        for (method, path) in routes::programs() {
            if method == "GET" || !path.contains("/seats/{seat}") {
                continue;
            }
            let operation = path.rsplit('/').next().unwrap_or_default();
            let body = match operation {
                "play" => json!({ "decision": decision, "actions": [action] }),
                "try" => json!({ "actions": [action] }),
                "{order}" => json!({ "on": false }),
                _ => body.clone(),
            };
            let path = path.replace("{order}", "forced").replace("{seat}", "1").replace("{table}", &table);
            let (status, told) = line.ask(&method, path.trim_start_matches("/api/v1"), Some(body)).await;
            assert!((400..500).contains(&status), "{who} {method} {path}: {status} {told}");
            assert_eq!(stands(&anne, &table).await, before, "{who} {method} {path}");
        }
    }
    // She herself can.
    let body = json!({ "decision": decision, "actions": [action] });
    assert_eq!(anne.ask("POST", &format!("/tables/{table}/seats/1/play"), Some(body)).await.0, 200);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_of_the_past_do_nothing_when_they_come_again() {
    let running = server().await;
    let mut anne = Browser::new(&running);
    let table = anne.play_against_bots("Anne").await;
    // Nothing is decided for her by a standing order.
    let page = anne.asked(&table).await;
    let seat = attribute(page.split("name=\"seat\"").nth(1).unwrap(), "value").to_string();
    let orders = catalog::GameId::PuertoRico.traits().standing_orders.iter().map(|order| order.id);
    for order in orders.chain([table::FORCED]) {
        let off = [("seat", seat.as_str()), ("order", order), ("on", "off")];
        assert_eq!(anne.post(&format!("/table/{table}/order"), &off).await.status, 303);
    }
    let mut old: Vec<(String, String, String)> = Vec::new();
    for _ in 0..12 {
        let page = anne.asked(&table).await;
        if page.contains("/result\"") {
            break;
        }
        for (seat, step, action) in &old {
            let form = [("seat", seat.as_str()), ("step", step.as_str()), ("action", action.as_str())];
            let answer = anne.post(&format!("/table/{table}/act"), &form).await;
            assert!((400..500).contains(&answer.status), "{form:?}: {}", answer.status);
        }
        let same = anne.asked(&table).await;
        let step = |page: &str| attribute(page.split("name=\"step\"").nth(1).unwrap(), "value").to_string();
        assert_eq!(step(&page), step(&same), "nothing has happened");
        let form = page.split("id=\"act\"").nth(1).expect("there is a form");
        let seat = attribute(form.split("name=\"seat\"").nth(1).unwrap(), "value").to_string();
        let list = page.split("id=\"actions\"").nth(1).unwrap_or_default();
        let action = list.contains(" value=\"").then(|| attribute(list, "value").to_string());
        assert!(matches!(anne.play_first(&table, &page).await.status, 303 | 409));
        old.extend(action.map(|action| (seat, step(&page), action)));
    }
    assert!(old.len() > 4, "something was played");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_can_write_nothing() {
    let running = server().await;
    let (anne, _ben, table) = two_at_a_table(&running).await;
    let before = stands(&anne, &table).await;
    let form = b"seat=1&step=0&action=take+builder&name=Eve&text=hi&language=fr&theme=dark".to_vec();
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let own = anne.line.origin();
    let forged: [&[(&str, &str)]; 7] = [
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("referer", &own)],
        &[("sec-fetch-site", "cross-site"), ("origin", &own)],
        &[("sec-fetch-site", "same-site"), ("origin", &own)],
        &[("origin", &format!("{own}.evil.example"))],
        &[("origin", &own.replace("http://", "http://x@"))],
    ];
    // A mail program's button to stop mails is pressed from anywhere, and has a proof in its address.
    let open = |route: &Route| route.path.starts_with("/notices/stop/");
    for route in routes::pages().iter().filter(|route| route.post && !open(route)) {
        let path = fill(&route.path, &table, "none");
        for headers in &forged {
            let headers = [&[kind], *headers].concat();
            let answer = anne.line.clone().send("POST", &path, &headers, Some(form.clone())).await;
            let api = path.starts_with("/api/");
            assert!(answer.status == 403 || api, "{path} {headers:?}: {}", answer.status);
            assert!(answer.header("set-cookie").is_none(), "{path} {headers:?}");
        }
        for method in ["PUT", "DELETE", "PATCH"] {
            let headers = [kind, ("origin", "http://evil.example")];
            let answer = anne.line.clone().send(method, &path, &headers, Some(form.clone())).await;
            assert!((400..500).contains(&answer.status), "{method} {path}");
        }
    }
    assert_eq!(stands(&anne, &table).await, before);
    // Nor can they read: nothing says that they may.
    let headers = [("origin", "http://evil.example")];
    for path in ["/", "/me", "/api/v1/me", &format!("/table/{table}")] {
        let answer = anne.line.clone().send("GET", path, &headers, None).await;
        assert!(answer.headers.iter().all(|(name, _)| !name.starts_with("access-control")), "{path}");
    }
    running.stop().await;
}

/// Script, and what would close the tag or the attribute that it stands in.
pub const SCRIPTS: [&str; 4] = [
    "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "'onmouseover='alert(1)",
    "</title><svg onload=alert(1)>",
];

#[tokio::test(flavor = "multi_thread")]
async fn script_stays_words_on_every_page() {
    let running = server().await;
    for script in SCRIPTS {
        let name: String = script.chars().take(24).collect();
        let mut eve = person(&running, &name).await;
        let program = token(&mut eve, &crate::client::ALL).await;
        let (table, _) =
            program.table("santiago", json!([{ "kind": "me" }, { "kind": "bot", "bot": "random" }])).await;
        eve.post(&format!("/table/{table}/chat"), &[("text", script)]).await;
        let mut anne = person(&running, "Anne").await;
        for route in routes::pages().iter().filter(|route| route.get && route.path != "/live") {
            for line in [&mut eve, &mut anne] {
                let path = fill(&route.path, &table, &in_path(script));
                for path in
                    [path.clone(), format!("{path}?q={0}&draft={0}&place={0}&with={0}", in_path(script))]
                {
                    let answer = line.get(&path).await;
                    if answer.header("content-type").is_none_or(|kind| !kind.starts_with("text/html")) {
                        continue;
                    }
                    let page = answer.text();
                    for raw in ["<script>alert", "<img src=x", "<svg onload", "'onmouseover='alert(1)'"] {
                        assert!(!page.contains(raw), "{path} has {raw}");
                    }
                    assert!(!page.contains("onerror=alert") || page.contains("&lt;img"), "{path}");
                }
            }
        }
    }
    running.stop().await;
}
