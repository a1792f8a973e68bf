//! A bot over HTTP in Rust: the standard library for the line, serde_json for what goes over it.
//!
//! ```text
//! cargo run -p antilles-web --example http_bot -- localhost:8080 TOKEN [GAMES]
//! ```
//!
//! Register a bot on the settings page of the server; TOKEN is what that page shows. The bot connects, is offered at new
//! tables, and always plays the last legal action. Put something cleverer into `choose`.

use serde_json::{Value, json};
use std::{
    env,
    error::Error,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    thread,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The action to play: `view` is all that the seat can know, `actions` all that the rules allow.
fn choose(_view: &Value, actions: &[Value]) -> Option<String> {
    Some(actions.last()?["action"].as_str()?.to_string())
}

/// The server, and who we are.
struct Server {
    address: String,
    token: String,
    /// With a count, the names of our requests.
    started: u128,
    requests: u64,
}

impl Server {
    /// Sends a request; returns the status and where the body begins.
    fn send(&self, method: &str, path: &str, more: &str, body: &str) -> Result<(u16, BufReader<TcpStream>)> {
        let mut line = TcpStream::connect(&self.address)?;
        line.set_read_timeout(Some(Duration::from_secs(60)))?;
        let (address, token, length) = (&self.address, &self.token, body.len());
        write!(
            line,
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n\
             Connection: close\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n{more}\r\n{body}"
        )?;
        let mut answer = BufReader::new(line);
        let mut head = String::new();
        answer.read_line(&mut head)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or("not an answer")?;
        while head != "\r\n" {
            head.clear();
            if answer.read_line(&mut head)? == 0 {
                return Err("the head of an answer was cut off".into());
            }
        }
        Ok((status, answer))
    }

    /// Asks until there is an answer: the document, or the problem. A request keeps its key, so it is carried out once.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<std::result::Result<Value, Value>> {
        self.requests += 1;
        let key = format!("Idempotency-Key: {}-{}\r\n", self.started, self.requests);
        for pause in [100, 200, 400, 800, 1600, 3200, 6400, 0] {
            if let Ok((status, mut answer)) = self.send(method, path, &key, body) {
                let mut text = String::new();
                answer.read_to_string(&mut text)?;
                let document = serde_json::from_str(&text).unwrap_or(Value::Null);
                match status {
                    200..300 => return Ok(Ok(document)),
                    429 | 503 => {}
                    _ => return Ok(Err(document)),
                }
            }
            thread::sleep(Duration::from_millis(pause));
        }
        Err("the server does not answer".into())
    }

    /// Plays as long as something is asked of this seat. A turn may have several decisions.
    fn play(&mut self, table: &str, seat: &Value) -> Result<()> {
        let path = format!("/tables/{table}/seats/{seat}");
        loop {
            let state = match self.ask("GET", &path, "")? {
                Ok(state) => state,
                Err(problem) => return Err(problem.to_string().into()),
            };
            let decision = &state["decision"];
            let Some(actions) = decision["actions"].as_array() else { return Ok(()) };
            let action = choose(&state["view"], actions).ok_or("nothing to choose from")?;
            let answer = json!({ "decision": decision["decision"], "actions": [action] });
            // A refusal names what is asked now; the next look at the seat does too.
            if let Err(problem) = self.ask("POST", &format!("{path}/play"), &answer.to_string())?
                && problem["status"] != 409
            {
                return Err(problem.to_string().into());
            }
        }
    }

    /// Answers an event; says whether the game is over.
    fn answer(&mut self, event: &Value) -> Result<bool> {
        let table = event["table"].as_str().ok_or("an event without a table")?;
        let seats = |name: &str| event[name].as_array().cloned().unwrap_or_default();
        for seat in seats("away") {
            let _ = self.ask("POST", &format!("/tables/{table}/seats/{seat}/return"), "")?;
        }
        for seat in seats("asked") {
            self.play(table, &seat)?;
        }
        Ok(matches!(event["phase"].as_str(), Some("finished" | "stopped")))
    }

    /// Follows the stream until this many games are over; after a lost line it goes on where it was.
    fn run(&mut self, games: usize) -> Result<()> {
        let (mut over, mut last) = (0, String::new());
        loop {
            let (status, answer) = self.send("GET", "/stream", &format!("Last-Event-ID: {last}\r\n"), "")?;
            if status != 200 {
                return Err(format!("the stream is refused with {status}").into());
            }
            // The sizes of chunks stand on lines of their own, and mean nothing to us.
            for line in answer.lines().map_while(std::result::Result::ok) {
                if let Some(id) = line.strip_prefix("id: ") {
                    last = id.to_string();
                } else if let Some(data) = line.strip_prefix("data: ") {
                    over += usize::from(self.answer(&serde_json::from_str(data)?)?);
                    if over == games {
                        return Ok(());
                    }
                }
            }
            thread::sleep(Duration::from_secs(1));
        }
    }
}

fn main() -> Result<()> {
    let mut given = env::args().skip(1);
    let (Some(address), Some(token)) = (given.next(), given.next()) else {
        return Err("say where the server is and what the token is: localhost:8080 TOKEN".into());
    };
    let games = given.next().map(|games| games.parse()).transpose()?.unwrap_or(usize::MAX);
    let started = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
    Server { address, token, started, requests: 0 }.run(games)
}
