//! The stream of a bot: what happens at its tables. After a lost connection it continues where it was.

use super::server::{Line, PAUSES, Refused};
use crate::answer::Failure;
use http_body_util::BodyExt;
use hyper::{
    Method,
    body::{Bytes, Incoming},
};
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;
use tokio::time;

/// The server says something every quarter of a minute at least: a stream that is silent for longer is dead.
const SILENCE: Duration = Duration::from_secs(60);
/// A longer line did not come from our server.
const LINE_BYTES: usize = 1024 * 1024;

/// An event: a table has changed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Event {
    /// Which.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Where it is in its life.
    pub phase: String,
    /// The bot's seats.
    pub yours: Vec<u8>,
    /// The bot's seats where one of the server's bots stands in.
    pub away: Vec<u8>,
    /// The bot's seats of which something is asked.
    pub asked: Vec<u8>,
}

impl Event {
    /// Is there something to do?
    pub fn concerns_us(&self) -> bool {
        self.phase != "playing" || !self.asked.is_empty() || !self.away.is_empty() || self.yours.is_empty()
    }
}

/// What is heard.
pub enum Heard {
    /// The line is up, perhaps again: what happened meanwhile may not be told.
    Connected,
    /// Something happened.
    Event(Event),
}

/// The stream.
pub struct Stream {
    line: Line,
    body: Option<Incoming>,
    /// What has arrived of the next line.
    begun: Vec<u8>,
    /// What has come after it.
    rest: Bytes,
    last: String,
    pause: Duration,
}

impl Stream {
    /// A stream on a line of its own, not connected yet.
    pub fn new(line: Line) -> Stream {
        let (begun, rest) = (Vec::new(), Bytes::new());
        Stream { line, body: None, begun, rest, last: String::new(), pause: Duration::ZERO }
    }

    /// The next thing that is heard. Nothing is lost if nobody waits for it to the end.
    pub async fn next(&mut self) -> Result<Heard, Failure> {
        loop {
            if self.body.is_none() {
                time::sleep(self.pause).await;
                self.pause = (self.pause * 2).clamp(PAUSES.0, PAUSES.1);
                match self.connect().await? {
                    true => return Ok(Heard::Connected),
                    false => continue,
                }
            }
            while let Some(line) = self.whole_line() {
                self.pause = Duration::ZERO;
                if let Some(id) = line.strip_prefix("id: ") {
                    self.last = id.to_string();
                } else if let Some(data) = line.strip_prefix("data: ") {
                    return Ok(Heard::Event(serde_json::from_str(data)?));
                }
            }
            let frame = match &mut self.body {
                Some(body) if self.begun.len() <= LINE_BYTES => time::timeout(SILENCE, body.frame()).await,
                _ => Ok(None),
            };
            match frame {
                Ok(Some(Ok(frame))) => self.rest = frame.into_data().unwrap_or_default(),
                _ => self.body = None,
            }
        }
    }

    /// Connects. No, if the server is not there or has no time; refused for good, if it does not want us.
    async fn connect(&mut self) -> Result<bool, Failure> {
        (self.begun, self.rest) = (Vec::new(), Bytes::new());
        let headers = [("accept", "text/event-stream"), ("last-event-id", self.last.as_str())];
        let sent = self.line.send(Method::GET, "/stream", &headers, None);
        let Ok(Ok(response)) = time::timeout(SILENCE, sent).await else { return Ok(false) };
        let status = response.status();
        if status.is_success() {
            self.body = Some(response.into_body());
            return Ok(true);
        }
        let bytes = response.into_body().collect().await.map(|body| body.to_bytes()).unwrap_or_default();
        match status.as_u16() {
            400 | 401 | 403 | 404 => {
                let document: Value = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
                Err(Failure(Refused::new(status, &document).sentence))
            }
            _ => Ok(false),
        }
    }

    /// The next line, if it has come to its end.
    fn whole_line(&mut self) -> Option<String> {
        match self.rest.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                self.begun.extend_from_slice(&self.rest.split_to(end + 1)[..end]);
                let line = std::mem::take(&mut self.begun);
                Some(String::from_utf8_lossy(&line).trim_end_matches('\r').to_string())
            }
            None => {
                self.begun.extend_from_slice(&self.rest.split_to(self.rest.len()));
                None
            }
        }
    }
}
