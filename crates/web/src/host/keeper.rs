//! The task that owns a table: the only one that changes it.
//!
//! It takes commands from its inbox, one after the other: decides, has the store commit, takes in, posts the news. Between
//! them it drives what moves by itself (`drive.rs`). Nothing of this depends on whether anybody still waits for an answer.
//! Where memory may be behind the log (another writer, a store that failed) it reads the log before it goes on.

use super::{
    Host, HostError, Loaded,
    drive::{Doing, Step},
    hosted::{Hosted, Snapshot},
};
use crate::nodes::Word;
use futures_util::FutureExt;
use std::{
    panic::{AssertUnwindSafe, resume_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use store::{Basis, Fence, Head, Lease, Listing, StoreError, lease_of};
use table::{Command, Decided, Millis, Phase, Sealed, Table, Who};
use tokio::sync::{mpsc, oneshot, watch};

/// How often a command is decided again when another writer was faster.
const ATTEMPTS: usize = 8;
/// Commands that may wait in an inbox; beyond that, those who send wait.
const INBOX: usize = 32;
/// The most time the store gets; whether it did what was asked is then unknown.
pub(super) const STORE_TIME: Duration = Duration::from_secs(30);

/// What a keeper is told.
pub(super) enum Message {
    /// Decide this, have it committed, take it in.
    Command { command: Command, who: Who, now: Millis, answer: oneshot::Sender<Result<(), HostError>> },
    /// Read the log again: it was rewritten, or a commit ended late.
    Reload,
    /// In the store the table is at this entry, and its sealed choices are like this: read on.
    Behind { entry: u32, sealed: SealedThere },
    /// Let bots play without pauses until a person is to decide; another node may have told so.
    Hurry { told: bool },
    /// The node that drove this table is gone: take its place.
    Own,
    /// Leave memory, if nobody holds the table and nothing is due.
    Leave,
    /// The server stops: what came before this is still done.
    End,
}

/// What is known of the sealed choices in the store.
pub(super) enum SealedThere {
    /// Nothing has happened to them.
    AsBefore,
    /// Something has.
    Changed,
    /// They are these.
    These(Vec<Sealed>),
}

/// Whether this node drives the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// There are no other nodes.
    Alone,
    /// Another one may; commands are taken all the same.
    Guest,
    /// This one, under this lease.
    Owner(Fence),
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
    /// Since when this table is in memory, or driven here instead of by a node that is gone.
    pub(super) since: Millis,
    /// Players who were asked before this moment could perhaps not answer for a while.
    pub(super) back: Millis,
    /// Does this node drive it?
    pub(super) hold: Hold,
    /// The lease is wanted although nothing may be due: it was a lost node's.
    pub(super) wanted: bool,
    /// The lease may be this node's although the answer was not heard, or was heard by a keeper before this one.
    asked: bool,
    /// An entry that is there and cannot be read; 0 if there is none.
    unreadable: u32,
    /// The sealed choices in the store, as far as they are known.
    sealed: Vec<Sealed>,
    /// Memory may be behind the log.
    pub(super) stale: bool,
    /// Why the log can never be read again, if so: it is gone, or damaged.
    lost: Option<HostError>,
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
    pub(super) fn start(host: &Arc<Host>, Loaded { table, sealed }: Loaded) -> Arc<Hosted> {
        let id = table.id().to_string();
        let (newest, reading) = watch::channel(Snapshot { table: Arc::new(table), changes: 0 });
        let (sender, inbox) = mpsc::channel(INBOX);
        // Until it has looked, something may be due.
        let driven = Arc::new(AtomicBool::new(true));
        let hosted = Arc::new(Hosted::new(reading, sender, driven.clone(), host.clock.now()));
        let mut keeper = Keeper {
            host: host.clone(),
            id,
            inbox,
            newest,
            driven,
            hurried: false,
            since: host.clock.now(),
            back: host.started,
            hold: if host.store.nodes().is_some() { Hold::Guest } else { Hold::Alone },
            wanted: false,
            asked: true,
            unreadable: 0,
            sealed,
            stale: false,
            lost: None,
            doing: None,
            looked: false,
            failures: 0,
            refusals: 0,
        };
        host.keepers.spawn(async move {
            // A panic of the rules or of a bot is caught where it happens. If anything else panics, the log is true.
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
        time_at(&self.newest.borrow(), self.host.clock.now())
    }

    async fn run(&mut self) {
        let stop = self.host.stop.clone();
        let mut stopping = *stop.borrow();
        loop {
            if let Some(error) = self.lost.take() {
                return self.abandon(&error).await;
            }
            if !stopping {
                self.look();
            }
            let near = self.doing.as_ref().is_some_and(|doing| doing.alarm.is_none());
            self.driven.store(near, Ordering::Release);
            tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(Message::Command { command, who, now, answer }) => {
                        let done = self.carry_out(&command, &who, now).await;
                        // A client that has stopped waiting misses only this answer.
                        let _ = answer.send(done);
                    }
                    Some(Message::Reload) => {
                        self.stale = true;
                        self.look_again();
                        if let Err(error) = self.refresh().await {
                            tracing::error!(table = self.id, "the log cannot be read again: {error}");
                        }
                    }
                    Some(Message::Behind { entry, sealed }) => self.read_on(entry, sealed).await,
                    Some(Message::Hurry { told }) => {
                        if self.hold == Hold::Guest && !told {
                            self.host.wire.tell(&Word::Hurry(self.id.clone()));
                        }
                        self.hurried = true;
                        self.look_again();
                    }
                    Some(Message::Own) => {
                        self.wanted = self.hold == Hold::Guest;
                        self.looked = false;
                    }
                    Some(Message::Leave) => {
                        let alarm = self.doing.as_ref().map(|doing| doing.alarm);
                        if alarm != Some(None) && self.host.let_go(&self.id, &self.inbox) {
                            // While something is due here one day, the lease says who sees to it.
                            match alarm.flatten() {
                                Some(at) => self.host.alarms.set(at, self.head()),
                                None => {
                                    self.host.alarms.clear(&self.id);
                                    self.give_up().await;
                                }
                            }
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

    /// Lets go of a table whose log cannot be read any more. The next request for it gets the reason.
    async fn abandon(&mut self, error: &HostError) {
        tracing::error!(table = self.id, "the table leaves memory: {error}");
        self.host.tables().remove(&self.id);
        self.host.alarms.clear(&self.id);
        self.inbox.close();
        while let Ok(message) = self.inbox.try_recv() {
            if let Message::Command { answer, .. } = message {
                // A client that has stopped waiting misses only this answer.
                let _ = answer.send(Err(error.clone()));
            }
        }
        if let (Hold::Owner(_), Some(nodes)) = (self.hold, self.host.store.nodes()) {
            // If it cannot be given up now it is found when this node ends.
            let _ = in_time(nodes.drop_lease(&lease_of(&self.id))).await;
        }
    }

    /// Does what moves by itself.
    async fn take_step(&mut self, step: Step) {
        let by_bot = matches!(step, Step::Play { command: Command::Act { .. }, .. });
        let done = match step {
            Step::Refresh => self.refresh().await,
            Step::Play { command, at } => {
                let fence = self.fence();
                self.commit(&command, &Who::Host, at.max(self.host.clock.now()), fence).await
            }
            Step::Lease(answer) => return self.take_lease(answer),
        };
        self.look_again();
        if done == Err(HostError::Store(StoreError::Fenced)) {
            tracing::info!(table = self.id, "another node drives this table now");
            return;
        }
        if let Err(error) = done {
            tracing::error!(table = self.id, "the table cannot go on by itself: {error}");
            self.failures += 1;
            if by_bot && matches!(error, HostError::Refused(_) | HostError::Fell) {
                self.refusals += 1;
            }
        }
    }

    /// Checks again what is due, although nothing may have changed.
    fn look_again(&mut self) {
        self.doing = None;
        self.looked = false;
    }

    /// What somebody asked for: any node may do that.
    async fn carry_out(&mut self, command: &Command, who: &Who, now: Millis) -> Result<(), HostError> {
        self.commit(command, who, now, None).await
    }

    /// The lease under which this node drives the table.
    fn fence(&self) -> Option<Fence> {
        match self.hold {
            Hold::Owner(fence) => Some(fence),
            Hold::Alone | Hold::Guest => None,
        }
    }

    /// What a commit goes by at this moment.
    fn basis(&self, fence: Option<Fence>) -> Basis {
        Basis { after: self.newest.borrow().last_entry().number, sealed: self.sealed.clone(), fence }
    }

    /// Asks whether this node may drive the table.
    pub(super) fn ask_for_lease(&mut self) -> impl Future<Output = Step> + Send + use<> {
        self.asked = true;
        let (host, name) = (self.host.clone(), lease_of(&self.id));
        async move {
            Step::Lease(match host.store.nodes() {
                Some(nodes) => in_time(nodes.take_lease(&name)).await,
                None => Ok(None),
            })
        }
    }

    fn take_lease(&mut self, answer: Result<Option<Lease>, StoreError>) {
        match answer {
            Ok(Some(lease)) => {
                self.hold = Hold::Owner(lease.fence);
                self.wanted = false;
                if lease.inherited {
                    // Players who were connected to the node that is gone have to find another one first.
                    (self.since, self.back) = (self.host.clock.now(), self.host.clock.now());
                }
                self.look_again();
            }
            // Another node drives it. If that one is lost this one is told.
            Ok(None) => (self.doing, self.wanted, self.asked) = (None, false, false),
            Err(error) => {
                tracing::warn!(table = self.id, "it cannot be found out which node drives it: {error}");
                self.failures += 1;
                self.look_again();
            }
        }
    }

    /// The table has left memory, and nothing is due: whichever node needs it next may drive it.
    async fn give_up(&mut self) {
        let fence = self.fence();
        if self.hold == Hold::Alone || (fence.is_none() && !self.asked) {
            return;
        }
        let basis = self.basis(fence);
        let given = match self.host.store.nodes() {
            Some(nodes) => in_time(nodes.give_lease(&self.id, &basis)).await,
            None => return,
        };
        if !matches!(given, Ok(true)) {
            // Something has happened there that was not heard here, or nobody knows: it is taken up again.
            self.host.alarms.set(self.host.clock.now(), self.head());
            self.host.rung.notify_one();
        }
    }

    /// The table as it is known here.
    fn head(&self) -> Head {
        let entry = self.newest.borrow().last_entry().number;
        Head { table: self.id.clone(), entry, sealed: self.sealed.clone() }
    }

    /// Reads what another node added.
    async fn read_on(&mut self, entry: u32, sealed: SealedThere) {
        let known = self.newest.borrow().last_entry().number;
        let resealed = match sealed {
            SealedThere::These(there) => there != self.sealed,
            SealedThere::Changed => true,
            SealedThere::AsBefore => false,
        };
        // What has been overtaken meanwhile is no news, and what is damaged is not read again and again.
        if entry < known || (entry == known && !resealed) || entry == self.unreadable {
            return;
        }
        (self.stale, self.looked) = (true, false);
        match self.refresh().await {
            Ok(()) if self.newest.borrow().last_entry().number < entry => self.unreadable = entry,
            Ok(()) => {}
            Err(error) => {
                tracing::warn!(table = self.id, "what another node added cannot be read: {error}");
            }
        }
    }

    /// Decides a command, has it committed, takes it in and posts the news.
    async fn commit(
        &mut self,
        command: &Command,
        who: &Who,
        now: Millis,
        fence: Option<Fence>,
    ) -> Result<(), HostError> {
        for _ in 0..ATTEMPTS {
            if self.stale {
                self.refresh().await?;
            }
            let table = self.table();
            let (decided, mut after, listing) = self.host.guarded(&self.id, "a command", || {
                let decided = table.decide(command, who, now)?;
                let after = table.after(decided.clone())?;
                let listing = Listing::of(&after);
                Ok::<_, HostError>((decided, after, listing))
            })??;
            let basis = self.basis(fence);
            let began = std::time::Instant::now();
            let appended = self.append(basis, decided.clone(), listing).await;
            let well = appended.as_ref().err().is_none_or(StoreError::is_refusal);
            crate::metrics::committed(began.elapsed(), well);
            match appended {
                Ok(sealed) => {
                    // Another writer may have sealed a choice meanwhile, which has no entry to collide with.
                    after.restore_sealed(sealed.clone());
                    self.sealed = sealed;
                    // A sealed choice has no entry, and nobody else is to notice it.
                    let newcomers: Vec<_> = match decided.entries.is_empty() {
                        true => Vec::new(),
                        false => after.concerned().difference(&table.concerned()).cloned().collect(),
                    };
                    self.take_in(after, !decided.entries.is_empty());
                    self.host.summon(&newcomers);
                    self.tell_others(decided.sealed.is_some());
                    return Ok(());
                }
                Err(StoreError::Fenced) => {
                    (self.hold, self.stale) = (Hold::Guest, true);
                    return Err(StoreError::Fenced.into());
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

    /// Commits. After `write_time` it counts as unknown and the log is read; when the store answers late, the log is read again.
    fn append(
        &self,
        basis: Basis,
        decided: Decided,
        listing: Listing,
    ) -> impl Future<Output = Result<Vec<Sealed>, StoreError>> + Send + use<> {
        let (host, id) = (self.host.clone(), self.id.clone());
        let (store, late, late_id) = (host.store.clone(), host.clone(), id.clone());
        let appending = async move { store.append(&id, &basis, &decided, &listing).await };
        written(host.write_time(), appending, async move {
            late.reload_here(&late_id).await;
        })
    }

    /// Tells the other nodes how far this one has brought the table.
    fn tell_others(&self, sealed: bool) {
        let newest = self.newest.borrow();
        let entry = newest.last_entry().number;
        self.host.wire.tell(&Word::Table { id: self.id.clone(), entry, sealed });
        if let (Some(tournament), Phase::Finished | Phase::Stopped) =
            (&newest.created().options.tournament, newest.phase())
        {
            self.host.wire.tell(&Word::Ended(tournament.clone()));
        }
    }

    /// Reads the log again.
    async fn refresh(&mut self) -> Result<(), HostError> {
        if self.hold != Hold::Alone && self.catch_up().await {
            return Ok(());
        }
        let fresh = self.host.load(&self.id).await.inspect_err(|error| {
            if !error.is_transient() {
                self.lost = Some(error.clone());
            }
        })?;
        self.stale = false;
        self.sealed = fresh.sealed;
        self.take_in(fresh.table, true);
        Ok(())
    }

    /// Reads what was added to the log; false if that is not enough: it was rewritten, or is damaged.
    async fn catch_up(&mut self) -> bool {
        let table = self.table();
        let missed = in_time(self.host.store.load_after(&self.id, table.last_entry())).await;
        let Ok((entries, sealed)) = missed else { return false };
        let added = !entries.is_empty();
        let caught_up = self.host.guarded(&self.id, "its log", || {
            let mut next = Table::clone(&table);
            entries.into_iter().try_for_each(|entry| next.absorb(entry))?;
            next.restore_sealed(sealed.iter().cloned());
            Ok::<_, HostError>(next)
        });
        let Ok(Ok(next)) = caught_up else { return false };
        self.stale = false;
        if added || sealed != self.sealed {
            self.sealed = sealed;
            self.take_in(next, added);
        }
        true
    }

    /// The table is like this from now on.
    fn take_in(&mut self, table: Table, is_news: bool) {
        let entry = table.last_entry().number;
        if let (Some(tournament), Phase::Finished | Phase::Stopped) =
            (&table.created().options.tournament, table.phase())
        {
            self.host.ended.tell(tournament);
        }
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
pub(super) fn time_at(table: &Table, now: Millis) -> Millis {
    now.max(table.last_entry().at)
}

/// What the store answers, if it answers in time.
pub(super) async fn in_time<T>(asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    within(STORE_TIME, asked).await
}

async fn within<T>(
    time: Duration,
    asked: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    let answered = tokio::time::timeout(time, asked).await;
    answered.unwrap_or_else(|_| Err(StoreError::Io(format!("no answer within {time:?}"))))
}

/// Like [`in_time`], for writes: the write is not cancelled by the timeout; when it ends late, `late` runs.
pub(super) async fn written<T: Send + 'static>(
    time: Duration,
    writing: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    late: impl Future<Output = ()> + Send + 'static,
) -> Result<T, StoreError> {
    let mut writing = tokio::spawn(writing);
    let joined = async {
        match (&mut writing).await {
            Ok(written) => written,
            Err(error) => match error.try_into_panic() {
                Ok(panic) => resume_unwind(panic),
                Err(error) => Err(StoreError::Io(error.to_string())),
            },
        }
    };
    let written = within(time, joined).await;
    if !writing.is_finished() {
        tokio::spawn(async move {
            let _ = writing.await;
            late.await;
        });
    }
    written
}
