//! A table in memory, as pages see it: its newest snapshot to read, and the way to its keeper.

use super::{HostError, coach::Notes, keeper::Message};
use std::{
    ops::Deref,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicI64, Ordering},
    },
    time::Duration,
};
use table::{Command, Millis, PersonId, Phase, Table, Who};
use tokio::sync::{mpsc, oneshot, watch};

/// A table that nobody has looked at for this long leaves memory.
const PATIENCE: Duration = Duration::from_secs(5 * 60);
/// The same for a game that is over: people look at its result and go.
const PATIENCE_WHEN_OVER: Duration = Duration::from_secs(30);

/// How long a table may stay in memory with nobody looking at it.
pub(super) fn patience(phase: Phase) -> Duration {
    match phase {
        Phase::Finished | Phase::Stopped => PATIENCE_WHEN_OVER,
        Phase::Gathering | Phase::Playing => PATIENCE,
    }
}

/// A table as it stood at one moment. Cheap to copy; never changes.
#[derive(Clone)]
pub struct Snapshot {
    pub(super) table: Arc<Table>,
    pub(super) changes: u64,
}

impl Snapshot {
    /// How often the table had changed since it came into memory; sealed choices count, which have no entry.
    pub fn changes(&self) -> u64 {
        self.changes
    }
}

impl Deref for Snapshot {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

/// A table in memory. It stays there at least as long as anybody holds this.
pub struct Hosted {
    pub(super) newest: watch::Receiver<Snapshot>,
    pub(super) inbox: mpsc::Sender<Message>,
    /// Does its keeper have something to do, now or soon?
    pub(super) driven: Arc<AtomicBool>,
    /// When somebody last looked at it, by the clock of the host.
    touched: AtomicI64,
    /// The table as watchers with a delay last saw it.
    past: Mutex<Option<Snapshot>>,
    pub(super) notes: Notes,
}

impl Hosted {
    pub(super) fn new(
        newest: watch::Receiver<Snapshot>,
        inbox: mpsc::Sender<Message>,
        driven: Arc<AtomicBool>,
        now: Millis,
    ) -> Hosted {
        Hosted {
            newest,
            inbox,
            driven,
            touched: AtomicI64::new(now),
            past: Mutex::default(),
            notes: Notes::default(),
        }
    }

    /// The table as it is now. Never waits for a commit.
    pub fn read(&self) -> Snapshot {
        self.newest.borrow().clone()
    }

    /// The table as this person may know it at this moment: as it is, or, for watchers with a delay, as it was.
    pub fn read_for(&self, person: Option<&PersonId>, now: Millis) -> Result<Snapshot, HostError> {
        let live = self.read();
        let concerned = person.is_some_and(|person| live.concerned().contains(person));
        if concerned || live.watch_delay().is_none() {
            return Ok(live);
        }
        let entry = live.watchable(now);
        let mut past = self.past.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let known = past.as_ref().map(|snapshot| snapshot.last_entry().number);
        if known.is_none_or(|known| known < entry) {
            let table = live.as_of(entry, past.as_deref())?;
            *past = Some(Snapshot { table: Arc::new(table), changes: entry.into() });
        }
        Ok(past.clone().unwrap_or(live))
    }

    /// Gives the table's keeper a command and waits for the answer. A caller that stops waiting misses only the answer.
    pub(super) async fn command(&self, command: Command, who: Who, now: Millis) -> Result<(), HostError> {
        let (answer, answered) = oneshot::channel();
        let message = Message::Command { command, who, now, answer };
        self.inbox.send(message).await.map_err(|_| HostError::Closed)?;
        answered.await.unwrap_or(Err(HostError::Closed))
    }

    /// Lets the bots here play without pauses until a person is to decide.
    pub async fn hurry(&self) -> Result<(), HostError> {
        self.inbox.send(Message::Hurry { told: false }).await.map_err(|_| HostError::Closed)
    }

    pub(super) fn touch(&self, now: Millis) {
        self.touched.store(now, Ordering::Relaxed);
    }

    /// How long nobody has looked at it.
    pub(super) fn idle(&self, now: Millis) -> Duration {
        let idle = now.saturating_sub(self.touched.load(Ordering::Relaxed));
        Duration::from_millis(u64::try_from(idle).unwrap_or(0))
    }

    pub(super) fn phase(&self) -> Phase {
        self.newest.borrow().phase()
    }

    pub(super) fn is_driven(&self) -> bool {
        self.driven.load(Ordering::Acquire)
    }
}
