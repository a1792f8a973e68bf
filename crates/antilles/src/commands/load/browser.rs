//! One browser at a table: its page, its stream, and the part of the page's script that fetches what changed.

use super::{
    Fault,
    figures::{Figures, Kind},
    line::{Answer, Line, PAGE, SCRIPT, Visitor, encode},
    page::Page,
    trail::{Heard, Notes},
};
use http_body_util::BodyExt;
use hyper::Method;
use std::{
    sync::{Arc, Mutex, MutexGuard},
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, oneshot, watch};

/// What a browser's page shows, and since when.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// The number of the entry.
    pub entry: u32,
    /// When it came to be shown.
    pub since: Instant,
}

/// What makes a page ask the server. One question waits for the other, as in the script.
enum Cause {
    /// The stream says that the table has come to this entry.
    Stream(u32),
    /// Somebody sends the page's form; they are told the status of the answer, and how long it took.
    Form { fields: Vec<(&'static str, String)>, done: oneshot::Sender<Result<(u16, Duration), Fault>> },
}

/// One browser at a table.
pub struct Browser {
    /// What it shows; changes with every new entry.
    pub shown: watch::Receiver<Shown>,
    page: Arc<Mutex<Page>>,
    visitor: Visitor,
    table: String,
    causes: mpsc::UnboundedSender<Cause>,
    heard: Arc<Notes<Heard>>,
}

fn lock(page: &Mutex<Page>) -> MutexGuard<'_, Page> {
    page.lock().expect("pages are read and written without panics")
}

impl Browser {
    /// Opens the table's page and its stream.
    pub async fn open(visitor: Visitor, table: &str, figures: Arc<Figures>) -> Result<Browser, Fault> {
        let mut line = Line::new(visitor.clone());
        let answer = line.get(&format!("/table/{table}"), PAGE).await?.expect(200, "a table's page")?;
        let page = Page::read(&answer.text)
            .ok_or_else(|| Fault("a table's page does not say what it follows".into()))?;
        let entry = page.entry;
        let (causes, caused) = mpsc::unbounded_channel();
        let (show, shown) = watch::channel(Shown { entry, since: Instant::now() });
        let page = Arc::new(Mutex::new(page));
        let heard = Arc::new(Notes::default());
        heard.add(Heard { entry, step: None, at: Instant::now() });

        let mut stream = Line::new(visitor.clone());
        let path = format!("/live?since={}", encode(&format!("{table}:{entry}")));
        let response = stream.send(Method::GET, &path, "text/event-stream", String::new()).await?;
        if response.status() != 200 {
            return Err(Fault(format!("a stream was refused with status {}", response.status())));
        }
        tokio::spawn(listen(stream, response.into_body(), causes.clone(), figures.clone()));
        let table = table.to_string();
        let script =
            Script { line, table: table.clone(), page: page.clone(), show, figures, heard: heard.clone() };
        tokio::spawn(script.run(caused));
        Ok(Browser { page, shown, visitor, table, causes, heard })
    }

    /// The page as it is.
    pub fn page(&self) -> MutexGuard<'_, Page> {
        lock(&self.page)
    }

    /// Sends the page's form with these actions as the script does, and shows what the answer says; returns the status.
    pub async fn act(&self, seat: &str, step: &str, actions: &[String]) -> Result<(u16, Duration), Fault> {
        let (done, acted) = oneshot::channel();
        let mut fields = vec![("seat", seat.to_string()), ("step", step.to_string())];
        fields.extend(actions.iter().map(|action| ("action", action.clone())));
        self.causes.send(Cause::Form { fields, done }).map_err(|_| Fault("a page stopped looking".into()))?;
        acted.await.map_err(|_| Fault("a page stopped looking".into()))?
    }

    /// Loads a whole page in another tab.
    pub async fn load(&self, path: &str, kind: Kind, figures: &Figures) {
        let asked = Line::new(self.visitor.clone()).get(path, PAGE).await;
        match asked.and_then(|answer| answer.expect(200, path)) {
            Ok(answer) => figures.took(kind, answer.took),
            Err(fault) => figures.fault(&fault.0),
        }
    }

    /// The entries that it showed, in order.
    pub fn heard(&self) -> Vec<Heard> {
        self.heard.take()
    }

    /// The table it is at.
    pub fn table(&self) -> &str {
        &self.table
    }
}

/// Reads the stream and passes on what it says, until the server ends it.
async fn listen(
    _line: Line,
    mut body: hyper::body::Incoming,
    causes: mpsc::UnboundedSender<Cause>,
    figures: Arc<Figures>,
) {
    let mut text = Vec::new();
    loop {
        match body.frame().await {
            Some(Ok(frame)) => text.extend_from_slice(&frame.into_data().unwrap_or_default()),
            Some(Err(_)) | None => return figures.fault("a stream broke off"),
        }
        while let Some(end) = text.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = text.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line);
            let entry =
                line.strip_prefix("data:").and_then(|data| data.trim().split_once(':')?.1.parse().ok());
            if let Some(entry) = entry
                && causes.send(Cause::Stream(entry)).is_err()
            {
                return;
            }
        }
    }
}

/// The part of the page's script that fetches what changed.
struct Script {
    line: Line,
    table: String,
    page: Arc<Mutex<Page>>,
    show: watch::Sender<Shown>,
    figures: Arc<Figures>,
    heard: Arc<Notes<Heard>>,
}

impl Script {
    async fn run(mut self, mut causes: mpsc::UnboundedReceiver<Cause>) {
        while let Some(cause) = causes.recv().await {
            match cause {
                Cause::Form { fields, done } => {
                    let _ = done.send(self.send(fields).await);
                }
                // Of what a form or another page brought, nothing is to be fetched.
                Cause::Stream(entry) if entry <= lock(&self.page).entry => {}
                Cause::Stream(_) => {
                    if let Err(fault) = self.fetch().await {
                        self.figures.fault(&fault.0);
                    }
                }
            }
        }
    }

    async fn send(&mut self, mut fields: Vec<(&'static str, String)>) -> Result<(u16, Duration), Fault> {
        fields.push(("have", lock(&self.page).have()));
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let answer = self.line.form(&format!("/table/{}/act", self.table), SCRIPT, &fields).await?;
        if answer.status == 200 {
            self.show(&answer)?;
        } else {
            self.fetch().await?;
        }
        Ok((answer.status, answer.took))
    }

    async fn fetch(&mut self) -> Result<(), Fault> {
        let path = {
            let page = lock(&self.page);
            let seat = page.seat.as_ref().map(|seat| format!("&seat={seat}")).unwrap_or_default();
            format!("/table/{}/regions?have={}{seat}", self.table, encode(&page.have()))
        };
        let answer = self.line.get(&path, SCRIPT).await?.expect(200, "the news of a table")?;
        self.figures.took(Kind::News, answer.took);
        self.show(&answer)
    }

    /// Takes in what the answer says.
    fn show(&mut self, answer: &Answer) -> Result<(), Fault> {
        let entry = lock(&self.page).news(&answer.text).ok_or_else(|| Fault("no news of a table".into()))?;
        self.show.send_if_modified(|shown| {
            let changed = shown.entry != entry;
            if changed {
                *shown = Shown { entry, since: answer.at };
                self.heard.add(Heard { entry, step: None, at: answer.at });
            }
            changed
        });
        Ok(())
    }
}
