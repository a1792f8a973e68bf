//! The task that owns a table: the only one that changes it.
//!
//! It takes commands from its inbox, one after the other: decides, has the store commit, takes in, posts the news. Between
//! them it drives what moves by itself (`drive.rs`). Nothing of this depends on whether anybody still waits for an answer.
//! Where memory may be behind the log (another writer, a store that failed) it reads the log before it goes on.

use super::{
    Host, HostError,
    drive::{Doing, Step},
    hosted::{Hosted, Snapshot},
};
use crate::visitor::now;
use futures_util::FutureExt;
use std::{
    panic::AssertUnwindSafe,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use store::{Listing, StoreError};
use table::{Command, Millis, Table, Who};
use tokio::sync::{mpsc, oneshot, watch};

/// How often a command is decided anew when another writer was faster.
const ATTEMPTS: usize = 8;
/// Commands that may wait in an inbox; beyond that, those who send wait.
const INBOX: usize = 32;
/// The most time the store gets; whether it did what was asked is then unknown.
const STORE_TIME: Duration = Duration::from_secs(30);

/// What a keeper is told.
pub(super) enum Message {
    /// Decide this, have it committed, take it in.
    Command { command: Command, who: Who, now: Millis, answer: oneshot::Sender<Result<(), HostError>> },
    /// Let bots play without pauses until a person is to decide.
    Hurry,
    /// Leave memory, if nobody holds the table and nothing is due.
    Leave,
    /// The server stops: what came before this is still done.
    End,
}

/// The keeper of one table.
pub(super) struct Keeper {
    pub(super) host: Arc<Host>,
    pub(super) id: String,
    inbox: mpsc::Receiver<Message>,
    newest: watch::Sender<Snapshot>,
    driven: Arc<AtomicBool>,
    /// Do bots play without pauses until a person is to decide?
    pub(super) hurried: bool,
    /// Since when this table is in memory.
    pub(super) since: Millis,
    /// Memory may be behind the log.
    pub(super) stale: bool,
    /// What moves by itself next.
    pub(super) doing: Option<Doing>,
    /// Has nothing changed since it was last asked what is due?
    pub(super) looked: bool,
    /// How often in a row something went wrong; the next try waits the longer.
    pub(super) failures: u32,
    /// How often in a row the table refused what a bot answered.
    pub(super) refusals: usize,
}

impl Keeper {
    /// Starts the keeper of a table that was just read from its log.
    pub(super) fn start(host: &Arc<Host>, table: Table) -> Arc<Hosted> {
        let id = table.id().to_string();
        let (newest, reading) = watch::channel(Snapshot { table: Arc::new(table), changes: 0 });
        let (sender, inbox) = mpsc::channel(INBOX);
        // Until it has looked, something may be due.
        let driven = Arc::new(AtomicBool::new(true));
        let hosted = Arc::new(Hosted::new(reading, sender, driven.clone()));
        let mut keeper = Keeper {
            host: host.clone(),
            id,
            inbox,
            newest,
            driven,
            hurried: false,
            since: now(),
            stale: false,
            doing: None,
            looked: false,
            failures: 0,
            refusals: 0,
        };
        host.keepers.spawn(async move {
            // A panic of the rules or of a bot is caught where it happens. Should anything else fall over, the log is true.
            while let Err(panic) = AssertUnwindSafe(keeper.run()).catch_unwind().await {
                keeper.host.count_panic(&keeper.id, "its keeper", &*panic);
                keeper.stale = true;
                keeper.failures += 1;
                keeper.look_again();
            }
        });
        hosted
    }

    /// The table as it is.
    pub(super) fn table(&self) -> Arc<Table> {
        self.newest.borrow().table.clone()
    }

    /// The time at this table: the clock's, but never before its last entry, for a clock may be set back.
    pub(super) fn now(&self) -> Millis {
        time_at(&self.newest.borrow(), now())
    }

    async fn run(&mut self) {
        let stop = self.host.stop.clone();
        let mut stopping = *stop.borrow();
        loop {
            if !stopping {
                self.look();
            }
            self.driven.store(self.doing.is_some(), Ordering::Release);
            tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(Message::Command { command, who, now, answer }) => {
                        let done = self.carry_out(&command, &who, now).await;
                        // Who has stopped waiting misses only this.
                        let _ = answer.send(done);
                    }
                    Some(Message::Hurry) => {
                        self.hurried = true;
                        self.look_again();
                    }
                    Some(Message::Leave) => {
                        if self.doing.is_none() && self.host.let_go(&self.id, &self.inbox) {
                            return;
                        }
                    }
                    Some(Message::End) | None => return,
                },
                step = Doing::done(&mut self.doing) => self.take_step(step).await,
                () = crate::stopped(stop.clone()), if !stopping => {
                    // Whatever was about to move does so after the next start.
                    stopping = true;
                    self.doing = None;
                }
            }
        }
    }

    /// Does what moves by itself.
    async fn take_step(&mut self, step: Step) {
        let by_bot = matches!(step, Step::Play { command: Command::Act { .. }, .. });
        let done = match step {
            Step::Refresh => self.refresh().await,
            Step::Play { command, at } => self.carry_out(&command, &Who::Host, at.max(now())).await,
        };
        self.look_again();
        if let Err(error) = done {
            tracing::error!(table = self.id, "the table cannot go on by itself: {error}");
            self.failures += 1;
            if by_bot && matches!(error, HostError::Refused(_) | HostError::Fell) {
                self.refusals += 1;
            }
        }
    }

    /// Asks anew what is due, although nothing may have changed.
    fn look_again(&mut self) {
        self.doing = None;
        self.looked = false;
    }

    /// Decides a command, has it committed, takes it in and posts the news.
    async fn carry_out(&mut self, command: &Command, who: &Who, now: Millis) -> Result<(), HostError> {
        for _ in 0..ATTEMPTS {
            if self.stale {
                self.refresh().await?;
            }
            let table = self.table();
            let now = time_at(&table, now);
            let (decided, mut after, listing) = self.host.guarded(&self.id, "a command", || {
                let decided = table.decide(command, who, now)?;
                let after = table.after(decided.clone())?;
                let listing = Listing::of(&after);
                Ok::<_, HostError>((decided, after, listing))
            })??;
            let appending = self.host.store.append(&self.id, table.last_entry().number, &decided, &listing);
            match in_time(appending).await {
                Ok(sealed) => {
                    // Another writer may have sealed a choice meanwhile, which has no entry to collide with.
                    after.restore_sealed(sealed);
                    // A sealed choice has no entry, and nobody else is to notice it.
                    let newcomers: Vec<_> = match decided.entries.is_empty() {
                        true => Vec::new(),
                        false => after.concerned().difference(&table.concerned()).cloned().collect(),
                    };
                    self.take_in(after, !decided.entries.is_empty());
                    self.host.bulletin.summon(&newcomers);
                    return Ok(());
                }
                // Another writer was faster: read what it wrote and decide again.
                Err(StoreError::Conflict { .. }) => self.stale = true,
                Err(error) => {
                    // It may have happened all the same.
                    self.stale = true;
                    self.look_again();
                    return Err(error.into());
                }
            }
        }
        Err(HostError::Busy)
    }

    /// Reads the log again.
    async fn refresh(&mut self) -> Result<(), HostError> {
        let fresh = self.host.load(&self.id).await?;
        self.stale = false;
        self.take_in(fresh, true);
        Ok(())
    }

    /// The table is like this from now on.
    fn take_in(&mut self, table: Table, is_news: bool) {
        let entry = table.last_entry().number;
        self.newest.send_modify(|newest| {
            *newest = Snapshot { table: Arc::new(table), changes: newest.changes + 1 };
        });
        (self.looked, self.failures, self.refusals) = (false, 0, 0);
        if is_news {
            self.host.bulletin.post(&self.id, entry);
        }
    }
}

/// The time at a table: never before its last entry.
fn time_at(table: &Table, now: Millis) -> Millis {
    now.max(table.last_entry().at)
}

/// What the store answers, if it answers in time.
pub(super) async fn in_time<T>(asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    let answered = tokio::time::timeout(STORE_TIME, asked).await;
    answered.unwrap_or_else(|_| Err(StoreError::Io(format!("no answer within {STORE_TIME:?}"))))
}
