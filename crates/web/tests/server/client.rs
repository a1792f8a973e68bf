//! A person with a token, and a program that uses it.

use crate::support::{Answer, Browser, attribute};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use web::Running;

/// Everything a token may allow.
pub const ALL: [&str; 5] = ["read", "play", "tables", "chat", "bots"];

/// A program with a token.
#[derive(Clone)]
pub struct Program {
    pub line: Browser,
    pub token: String,
}

/// The secret that a page shows once.
fn secret(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.text());
    let page = answer.text();
    attribute(page.split("id=\"token\"").nth(1).expect("the page shows a token"), "value").to_string()
}

/// A person in a browser, known by this name.
pub async fn person(running: &Running, name: &str) -> Browser {
    let mut browser = Browser::new(running);
    let form = [("name", name), ("language", "auto"), ("theme", "system")];
    assert_eq!(browser.post("/settings", &form).await.status, 303);
    browser
}

/// A token that this person makes on the settings page.
pub async fn token(browser: &mut Browser, scopes: &[&str]) -> Program {
    let mut form = vec![("label", "a test")];
    form.extend(scopes.iter().map(|scope| ("scope", *scope)));
    let token = secret(&browser.post("/settings/tokens", &form).await);
    Program { line: browser.clone(), token }
}

/// A bot for all games that this person registers on the settings page.
pub async fn bot(browser: &mut Browser, name: &str, open: bool) -> Program {
    let mut form = vec![("name", name), ("about", "a test")];
    form.extend(catalog::GameId::ALL.iter().map(|game| ("game", game.id())));
    if open {
        form.push(("open", "on"));
    }
    let token = secret(&browser.post("/settings/bots", &form).await);
    Program { line: browser.clone(), token }
}

/// A program that acts for a new person.
pub async fn program(running: &Running, name: &str) -> Program {
    token(&mut person(running, name).await, &ALL).await
}

impl Program {
    pub async fn raw(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Answer {
        let bearer = format!("Bearer {}", self.token);
        let mut all = vec![("authorization", bearer.as_str())];
        all.extend_from_slice(headers);
        self.line.clone().send(method, &format!("/api/v1{path}"), &all, body).await
    }

    /// Sends JSON; answers the status and the JSON that comes back.
    pub async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let headers: &[(&str, &str)] =
            if body.is_some() { &[("content-type", "application/json")] } else { &[] };
        let answer = self.raw(method, path, headers, body.map(|body| body.to_string().into_bytes())).await;
        (answer.status, serde_json::from_slice(&answer.body).unwrap_or(Value::Null))
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, json) = self.ask("GET", path, None).await;
        assert_eq!(status, 200, "{path}: {json}");
        json
    }

    pub async fn post(&self, path: &str, body: Value) -> Value {
        let (status, json) = self.ask("POST", path, Some(body)).await;
        assert!(matches!(status, 200 | 201), "{path}: {status} {json}");
        json
    }

    /// The status and the kind of the problem that comes back.
    pub async fn refused(&self, method: &str, path: &str, body: Option<Value>) -> (u16, String) {
        let (status, json) = self.ask(method, path, body).await;
        assert!(status >= 400, "{path}: {json}");
        assert_eq!(json["status"], status);
        assert!(!json["detail"].as_str().unwrap_or_default().is_empty(), "{json}");
        (status, json["type"].as_str().unwrap().trim_start_matches("/api#problem-").to_string())
    }

    /// A table of this game against our bots; answers its id and our seat.
    pub async fn table(&self, game: &str, chairs: Value) -> (String, u64) {
        let new = json!({ "game": game, "chairs": chairs, "coach": true });
        let table = self.post("/tables", new).await;
        (table["table"].as_str().unwrap().to_string(), table["yours"][0].as_u64().unwrap_or(0))
    }

    /// The seat, as soon as something is asked of it or the game is over.
    pub async fn asked(&self, table: &str, seat: u64) -> Value {
        for _ in 0..60_000 {
            let state = self.get(&format!("/tables/{table}/seats/{seat}")).await;
            if state["decision"].is_object() || state["phase"] != "playing" {
                return state;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("nothing is asked any more");
    }

    /// Plays the first action that is allowed, if one is.
    pub async fn play_first(&self, table: &str, seat: u64, state: &Value) -> (u16, Value) {
        let decision = &state["decision"];
        let body = json!({ "decision": decision["decision"], "actions": [decision["actions"][0]["action"]] });
        self.ask("POST", &format!("/tables/{table}/seats/{seat}/play"), Some(body)).await
    }

    /// Plays a whole game with the first action of every decision.
    pub async fn play_to_the_end(&self, table: &str, seat: u64) {
        loop {
            let state = self.asked(table, seat).await;
            if state["phase"] != "playing" {
                return;
            }
            let (status, json) = self.play_first(table, seat, &state).await;
            // A standing order may have been quicker.
            assert!(matches!(status, 200 | 409), "{json}");
        }
    }

    /// The stream, with what was heard last.
    pub async fn stream(&self, query: &str, last: Option<&str>) -> Events {
        let bearer = format!("Bearer {}", self.token);
        let mut headers = vec![("authorization", bearer.as_str()), ("accept", "text/event-stream")];
        headers.extend(last.map(|last| ("last-event-id", last)));
        let stream = self.line.open("GET", &format!("/api/v1/stream{query}"), &headers, None).await;
        let mut events = Events { lines: BufReader::new(stream), id: String::new() };
        events.until(": here").await;
        events
    }
}

/// A stream that is being read.
pub struct Events {
    lines: BufReader<tokio::net::TcpStream>,
    /// The last id.
    pub id: String,
}

impl Events {
    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = tokio::time::timeout(Duration::from_secs(120), self.lines.read_line(&mut line)).await;
        let read = read.expect("something comes").expect("the stream can be read");
        (read > 0).then(|| line.trim_end().to_string())
    }

    async fn until(&mut self, start: &str) -> String {
        loop {
            let line = self.line().await.expect("the stream goes on");
            if line.starts_with(start) {
                return line;
            }
        }
    }

    /// The next event.
    pub async fn next(&mut self) -> Value {
        let mut heard = self.ended_or_next().await;
        heard.take().expect("the stream goes on")
    }

    /// The next event; nothing if the stream ends.
    pub async fn ended_or_next(&mut self) -> Option<Value> {
        loop {
            let line = self.line().await?;
            if let Some(id) = line.strip_prefix("id: ") {
                self.id = id.to_string();
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return Some(serde_json::from_str(data).expect("an event holds JSON"));
            }
        }
    }
}
