//! A table at which programs play over the API: each has a stream that brings its views, and posts by shared lines.

use super::{
    Fault,
    figures::{Figures, Kind},
    pool::{Asked, Line, Pool},
    trail::{Claim, Heard, Notes, Posted},
};
use ::table::{Decision, Key};
use http_body_util::BodyExt;
use hyper::{Method, body::Incoming};
use serde::Deserialize;
use serde_json::json;
use std::{
    net::SocketAddr,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::watch;

/// If a play has brought no entry after this time, it is asked whether it was sealed.
const SOON: Duration = Duration::from_secs(1);
/// A stream that has told nothing of its table after this time will not; nor is a request answered that long after.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often a request that got no answer is sent again.
const TRIES: u32 = 3;
/// Before a patient program tries again: for the first time, and at most.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// A server, and the lines to it.
#[derive(Clone)]
pub struct Door {
    /// Where it listens.
    pub server: SocketAddr,
    /// For requests.
    pub pool: Arc<Pool>,
    /// Is what breaks off or gets no answer tried again, and no error?
    pub patient: bool,
}

/// A table that waits for its programs, and the secrets of their tokens.
pub struct Seated {
    /// The table's id.
    pub table: String,
    /// The number of its first program: each has an address of its own.
    pub first: u32,
    /// The secrets.
    pub secrets: Vec<String>,
}

/// What an event says.
#[derive(Deserialize)]
struct Event {
    table: String,
    entry: u32,
    step: u32,
    #[serde(default)]
    views: Vec<View>,
}

/// What a seat's view says, as far as it matters here.
#[derive(Deserialize)]
struct View {
    entry: u32,
    decision: Option<Choice>,
}

/// What is asked.
#[derive(Clone, Deserialize)]
struct Choice {
    decision: String,
    seat: u8,
    actions: Vec<Action>,
}

#[derive(Clone, Deserialize)]
struct Action {
    action: String,
}

/// A program at a table.
struct Program {
    table: String,
    /// Its address.
    number: u32,
    secret: String,
    door: Door,
    choice: Mutex<Option<Choice>>,
    /// The entry it was told of last.
    entry: watch::Sender<u32>,
    heard: Notes<Heard>,
    figures: Arc<Figures>,
}

impl Program {
    fn choice(&self) -> MutexGuard<'_, Option<Choice>> {
        self.choice.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A new stream, after the event of this id.
    async fn connect(&self, last: &str) -> Result<(Line, Incoming), Fault> {
        let mut line = Line::new(self.door.server, self.number);
        let asked = Asked {
            method: Method::GET,
            path: "/stream?views=true",
            secret: &self.secret,
            name: Some(("last-event-id", last)).filter(|_| !last.is_empty()),
            body: String::new(),
        };
        let answer = line.send(asked).await?;
        match answer.status().as_u16() {
            200 => Ok((line, answer.into_body())),
            status => Err(Fault(format!("a stream was refused with status {status}"))),
        }
    }

    /// Listens to its stream, and to another one when that ends, if programs are patient here.
    async fn listen(self: Arc<Self>, mut stream: (Line, Incoming)) {
        let mut last = String::new();
        loop {
            self.read(stream.1, &mut last).await;
            if !self.door.patient {
                return self.figures.fault("a stream broke off");
            }
            self.figures.note(|kept| kept.streams_again += 1);
            stream = loop {
                tokio::time::sleep(PAUSE).await;
                if self.figures.over.load(Ordering::Relaxed) {
                    return;
                }
                if let Ok(stream) = self.connect(&last).await {
                    break stream;
                }
            };
        }
    }

    /// Reads a stream to its end; `last` is the id of the last event.
    async fn read(&self, mut body: Incoming, last: &mut String) {
        let mut text = Vec::new();
        while let Some(Ok(frame)) = body.frame().await {
            text.extend_from_slice(&frame.into_data().unwrap_or_default());
            let at = Instant::now();
            let Some(end) = text.iter().rposition(|&byte| byte == b'\n') else { continue };
            for line in text[..end].split(|&byte| byte == b'\n') {
                if let Some(id) = line.strip_prefix(b"id: ") {
                    *last = String::from_utf8_lossy(id).into_owned();
                }
                let Some(data) = line.strip_prefix(b"data: ") else { continue };
                match serde_json::from_slice::<Event>(data) {
                    Ok(event) if event.table == self.table => self.hear(event, at),
                    Ok(_) => self.figures.fault("a stream tells of a table that is none of its program's"),
                    Err(error) => self.figures.fault(&format!("an event cannot be read: {error}")),
                }
            }
            text.drain(..=end);
        }
    }

    fn hear(&self, mut event: Event, at: Instant) {
        self.heard.add(Heard { entry: event.entry, step: Some(event.step), at });
        *self.choice() = event.views.pop().and_then(|view| view.decision);
        self.entry.send_replace(event.entry);
    }

    /// Posts a play until it is answered: again under the same key after a lost line or an error of the server's, as the API
    /// asks of programs. Returns the status; 0 if there was no answer at all.
    async fn post(&self, path: &str, name: &str, body: &str) -> u16 {
        let began = Instant::now();
        let mut pause = PAUSE;
        for tries in 1.. {
            let asked = Asked {
                method: Method::POST,
                path,
                secret: &self.secret,
                name: Some(("idempotency-key", name)),
                body: body.to_string(),
            };
            let (status, fault) = match self.door.pool.ask(asked).await {
                Ok((status @ (200 | 409), _)) => return status,
                Ok((status, _)) => (status, Fault(format!("a legal play was answered with status {status}"))),
                Err(fault) => (0, fault),
            };
            if self.door.patient && began.elapsed() < PATIENCE {
                self.figures.note(|kept| kept.sent_again += 1);
                tokio::time::sleep(pause).await;
                pause = (2 * pause).min(LONGEST_PAUSE);
                continue;
            }
            self.figures.fault(&fault.0);
            if tries >= TRIES {
                return status;
            }
        }
        0
    }
}

/// A table with its programs.
pub struct Round {
    table: String,
    programs: Vec<Arc<Program>>,
    busy: AtomicBool,
    plays: AtomicU32,
    posted: Notes<Posted>,
}

impl Round {
    /// Every program connects its stream, each to the next of these servers, and hears where the table is.
    pub async fn open(seated: Seated, doors: Vec<Door>, figures: Arc<Figures>) -> Result<Round, Fault> {
        let mut programs = Vec::new();
        for (number, secret) in (seated.first..).zip(seated.secrets) {
            let program = Arc::new(Program {
                table: seated.table.clone(),
                number,
                secret,
                door: doors[number as usize % doors.len()].clone(),
                choice: Mutex::default(),
                entry: watch::channel(0).0,
                heard: Notes::default(),
                figures: figures.clone(),
            });
            let stream = program.connect("").await?;
            tokio::spawn(program.clone().listen(stream));
            programs.push(program);
        }
        for program in &programs {
            let mut told = program.entry.subscribe();
            let told = tokio::time::timeout(PATIENCE, told.wait_for(|&entry| entry > 0)).await;
            told.map_err(|_| Fault(format!("a stream told nothing of its table {}", seated.table)))??;
        }
        let (busy, plays) = (AtomicBool::new(false), AtomicU32::new(0));
        Ok(Round { table: seated.table, programs, busy, plays, posted: Notes::default() })
    }

    /// Takes the table for one action, unless one is under way or nobody is asked.
    pub fn take(&self) -> bool {
        let asked = || self.programs.iter().any(|program| program.choice().is_some());
        !self.busy.load(Ordering::Relaxed) && asked() && !self.busy.swap(true, Ordering::Relaxed)
    }

    /// Somebody who is asked plays; the table was taken for an action that was due at this moment.
    pub async fn act(&self, due: Instant, random: u64, figures: &Figures) {
        if let Err(fault) = self.try_to_act(due, random, figures).await {
            figures.fault(&fault.0);
        }
        self.busy.store(false, Ordering::Relaxed);
    }

    async fn try_to_act(&self, due: Instant, random: u64, figures: &Figures) -> Result<(), Fault> {
        let asked = self.programs.iter().enumerate().find_map(|(at, program)| {
            let choice = program.choice().clone()?;
            Some((at, choice, *program.entry.borrow()))
        });
        let Some((reader, choice, before)) = asked else { return Ok(()) };
        let program = &self.programs[reader];
        let Choice { decision, seat, actions } = choice;
        let Some(Action { action }) = actions.get(random as usize % actions.len().max(1)) else {
            return Err(Fault("somebody is asked who may do nothing".into()));
        };
        let name = format!("{}-{}", self.table, self.plays.fetch_add(1, Ordering::Relaxed));
        let named: Decision = decision.parse()?;
        let key = Some(Key::new(&name, named, std::slice::from_ref(action)));
        let mut posted = Posted { reader, due, seat, action: action.clone(), key, acknowledged: false };
        let path = format!("/tables/{}/seats/{seat}/play", self.table);
        let body = json!({ "decision": decision, "actions": [action] }).to_string();
        let began = Instant::now();
        let status = program.post(&path, &name, &body).await;
        posted.acknowledged = status == 200;
        if status == 409 {
            figures.note(|kept| kept.overtaken += 1);
        } else {
            self.posted.add(posted);
        }
        {
            let mut asked = program.choice();
            if asked.as_ref().is_some_and(|asked| asked.decision == decision) {
                *asked = None;
            }
        }
        if status != 200 {
            return Ok(());
        }
        figures.took(Kind::Commit, began.elapsed());
        let mut told = program.entry.subscribe();
        let late = tokio::time::timeout(SOON, told.wait_for(|&entry| entry > before)).await.is_err();
        if late {
            self.look(reader, seat).await?;
        }
        Ok(())
    }

    /// Looks at a seat: after a sealed choice it may have to choose again, and no entry tells so.
    async fn look(&self, reader: usize, seat: u8) -> Result<(), Fault> {
        let program = &self.programs[reader];
        let path = format!("/tables/{}/seats/{seat}", self.table);
        let asked = Asked {
            method: Method::GET,
            path: &path,
            secret: &program.secret,
            name: None,
            body: String::new(),
        };
        let (status, view) = program.door.pool.ask(asked).await?;
        if status != 200 {
            return Err(Fault(format!("a seat's view was answered with status {status}")));
        }
        let view: View = serde_json::from_slice(&view)?;
        if view.entry == *program.entry.borrow() {
            *program.choice() = view.decision;
        }
        Ok(())
    }

    /// What is claimed of this table now.
    pub fn claim(&self) -> Claim {
        let heard = self.programs.iter().map(|program| program.heard.take()).collect();
        Claim { table: self.table.clone(), posted: self.posted.take(), heard }
    }
}
