//! The host of all tables: finds them in memory or in the store, and starts the task that keeps each.
//!
//! A table in memory is owned by one task, its keeper (`keeper.rs`), which alone changes it. Requests send it commands and
//! read snapshots. The log in the store is the truth, memory a cache: a command is acknowledged after its entries are
//! committed. A table that nobody holds, and at which nothing is due, leaves memory; the next who asks reads its log.

mod alarms;
mod coach;
mod drive;
mod ended;
mod error;
mod hosted;
mod hours;
mod keeper;
mod others;
#[cfg(test)]
pub(crate) mod tests;

pub use coach::{Game as FinishedGame, Question};
pub use ended::Ended;
pub use error::HostError;
pub use hosted::{Hosted, Snapshot};

use crate::{
    Clock, Seeds, config,
    live::Bulletin,
    nodes::{Wire, Word},
};
use keeper::{Keeper, Message, STORE_TIME, in_time, written};
use std::{
    any::Any,
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};
use store::{Filter, Head, Listing, NewTable, Origin, Store, StoreError};
use table::{Command, Creation, Millis, PersonId, Phase, Sealed, Table, Who};
use tokio::sync::{Notify, OnceCell, Semaphore, mpsc, watch};
use tokio_util::task::TaskTracker;

/// Running games are looked for in pages of this many.
const PAGE: u32 = 200;
/// At most this many tables stay in memory that nobody holds and at which nothing is due.
const UNATTENDED: usize = 64;
/// How long to wait before the list of running games is asked for again after a failure.
const RETRY: Duration = Duration::from_secs(5);

/// Bots have names of their own, so that a log can be read aloud.
const BOT_NAMES: [&str; 6] = ["Hispaniola", "Tortuga", "Jamaica", "Barbados", "Margarita", "Trinidad"];

/// The name of the bot that came as number `at` (counted from 0).
pub fn bot_name(at: usize) -> String {
    BOT_NAMES[at % BOT_NAMES.len()].to_string()
}

/// A table's place in memory: empty while its log is read. Requests that come meanwhile wait for the same reading.
type Place = Arc<OnceCell<Arc<Hosted>>>;

/// A table as it was read: with the sealed choices of the store, also those that are void.
struct Loaded {
    table: Table,
    sealed: Vec<Sealed>,
}

/// The host of all tables.
pub struct Host {
    store: Arc<dyn Store>,
    wire: Wire,
    bulletin: Arc<Bulletin>,
    bots: config::Bots,
    seeds: Seeds,
    choose: drive::Choose,
    /// How long what is written is waited for, at this moment; only tests change it.
    write_time: watch::Receiver<Duration>,
    thinking: Arc<Semaphore>,
    /// Limits background thinking (coach, analyses) to half of the slots, so that bots get theirs.
    background: Arc<Semaphore>,
    alarms: alarms::Alarms,
    /// Tables are to be taken up before the next look at the alarms.
    rung: Notify,
    clock: Clock,
    /// When this host began.
    started: Millis,
    tables: Mutex<HashMap<String, Place>>,
    keepers: TaskTracker,
    stop: watch::Receiver<bool>,
    closed: AtomicBool,
    fallbacks: AtomicU64,
    panics: AtomicU64,
    ended: Ended,
    /// Bots that wait for their turn to think.
    waiting: AtomicUsize,
}

impl Host {
    /// A host over this store. When `stop` says so nothing moves by itself any more; see also [`Host::close`].
    pub fn new(
        store: Arc<dyn Store>,
        bulletin: Arc<Bulletin>,
        bots: config::Bots,
        seeds: Seeds,
        clock: Clock,
        stop: watch::Receiver<bool>,
    ) -> Arc<Host> {
        let (_, write_time) = watch::channel(STORE_TIME);
        Host::with(store, bulletin, bots, seeds, clock, stop, (drive::choose, write_time))
    }

    fn with(
        store: Arc<dyn Store>,
        bulletin: Arc<Bulletin>,
        bots: config::Bots,
        seeds: Seeds,
        clock: Clock,
        stop: watch::Receiver<bool>,
        (choose, write_time): (drive::Choose, watch::Receiver<Duration>),
    ) -> Arc<Host> {
        Arc::new(Host {
            wire: Wire::of(&store),
            store,
            bulletin,
            choose,
            write_time,
            thinking: Arc::new(Semaphore::new(bots.at_once.max(1))),
            background: Arc::new(Semaphore::new((bots.at_once / 2).max(1))),
            bots,
            seeds,
            alarms: alarms::Alarms::default(),
            rung: Notify::new(),
            started: clock.now(),
            clock,
            tables: Mutex::default(),
            keepers: TaskTracker::new(),
            stop,
            closed: AtomicBool::new(false),
            fallbacks: AtomicU64::new(0),
            panics: AtomicU64::new(0),
            ended: Ended::default(),
            waiting: AtomicUsize::new(0),
        })
    }

    /// How many bots think, and how many wait for their turn to.
    pub fn thinking(&self) -> (usize, usize) {
        let free = self.thinking.available_permits();
        (self.bots.at_once.max(1).saturating_sub(free), self.waiting.load(Ordering::Relaxed))
    }

    /// Tournaments whose tables have ended.
    pub fn ended(&self) -> &Ended {
        &self.ended
    }

    /// How often a bot did not choose and a legal action was played for it.
    pub fn fallbacks(&self) -> u64 {
        self.fallbacks.load(Ordering::Relaxed)
    }

    /// How often rules or keepers panicked. (A bot that does is a fallback.)
    pub fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }

    fn write_time(&self) -> Duration {
        *self.write_time.borrow()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        // A map of pointers is whole whatever panicked beside it.
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The table with this id, from memory or from the store.
    pub async fn open(self: &Arc<Host>, id: &str) -> Result<Arc<Hosted>, HostError> {
        let (place, known) = {
            let mut tables = self.tables();
            match tables.get(id) {
                Some(place) => (place.clone(), true),
                None => (tables.entry(id.to_string()).or_default().clone(), false),
            }
        };
        let opening = Opening { host: self, id, place };
        let hosted = opening.place.get_or_try_init(|| async {
            let loaded = self.load(id).await?;
            if self.closed.load(Ordering::Acquire) {
                Err(HostError::Closed)
            } else {
                Ok(Keeper::start(self, loaded))
            }
        });
        let hosted = hosted.await?.clone();
        hosted.touch(self.clock.now());
        drop(opening);
        if !known {
            self.sweep_if_crowded();
        }
        Ok(hosted)
    }

    /// The table with this id, if it is in memory.
    pub fn in_hand(&self, id: &str) -> Option<Arc<Hosted>> {
        self.tables().get(id)?.get().cloned()
    }

    async fn load(&self, id: &str) -> Result<Loaded, HostError> {
        let kept = match in_time(self.store.load(id)).await {
            Ok(kept) => kept,
            Err(StoreError::NotFound(_)) => return Err(HostError::NoTable),
            Err(error @ StoreError::Damaged(_)) => {
                let table = self.load_damaged(id, error.into()).await?;
                return Ok(Loaded { table, sealed: Vec::new() });
            }
            Err(error) => return Err(error.into()),
        };
        let sealed = kept.sealed.clone();
        let table = match self.guarded(id, "its log", || kept.replay())? {
            Ok(table) => table,
            Err(fault) => self.load_damaged(id, fault.into()).await?,
        };
        Ok(Loaded { table, sealed })
    }

    /// A table whose log is damaged, as it stood before the damage: people see how far their game is certain, and it does
    /// not go on. One whose game had not begun by then is the error that it is.
    async fn load_damaged(&self, id: &str, error: HostError) -> Result<Table, HostError> {
        let Ok(mut kept) = in_time(self.store.load_undamaged(id)).await else { return Err(error) };
        if let HostError::Load(fault) = &error {
            let sound = fault.entry().and_then(|entry| entry.checked_sub(1)).unwrap_or_default();
            kept.entries.truncate(sound as usize);
        }
        let replayed = self.guarded(id, "its log", || Table::replay_damaged(kept.entries, kept.seed))?;
        let table = replayed.ok().filter(|table| table.phase() != Phase::Gathering).ok_or(error.clone())?;
        let last = table.last_entry().number;
        tracing::error!(
            table = id,
            "a damaged log: the table stands at entry {last} and does not go on: {error}"
        );
        Ok(table)
    }

    /// Sets up a table and has its owner's commands done there: all of it, or nothing.
    pub async fn create(
        self: &Arc<Host>,
        creation: Creation,
        commands: &[Command],
        now: Millis,
        origin: Origin,
    ) -> Result<(), HostError> {
        let owner = Who::Person(creation.owner.clone());
        let commands: Vec<(Who, Command)> =
            commands.iter().map(|command| (owner.clone(), command.clone())).collect();
        self.create_with(creation, &commands, now, origin).await
    }

    /// The same with commands of several people: everybody is seated at once.
    pub async fn create_with(
        self: &Arc<Host>,
        creation: Creation,
        commands: &[(Who, Command)],
        now: Millis,
        origin: Origin,
    ) -> Result<(), HostError> {
        let (id, seed) = (creation.table.clone(), creation.seed);
        let mut hours = BTreeMap::new();
        if creation.options.clock.is_some() {
            for (who, command) in commands {
                if let (Who::Person(person), Command::Sit { .. }) = (who, command)
                    && let Some(known) = in_time(self.store.hours(person)).await?
                {
                    hours.insert(person.clone(), known);
                }
            }
        }
        let table = self.guarded(&id, "setting it up", || {
            let (mut table, _) = Table::create(creation, now)?;
            for (who, command) in commands {
                let decided = table.decide(command, who, now)?;
                let person = if let Who::Person(person) = who { Some(person) } else { None };
                let known = person.and_then(|person| hours.get(person));
                let told = known.filter(|_| matches!(command, Command::Sit { .. }) && hours::matters(&table));
                table.settle(decided)?;
                let Some(hours) = told.cloned() else { continue };
                let decided = table.decide(&Command::SetHours { hours }, who, now)?;
                table.settle(decided)?;
            }
            Ok::<_, HostError>(table)
        })??;
        let people = table.concerned();
        let new = NewTable { seed, entries: table.entries(), listing: Listing::of(&table) };
        let (host, store) = (self.clone(), self.store.clone());
        // Not in the request's own future: a table that is kept is driven, even if nobody waits for it any more.
        let creating = self.keepers.spawn(async move {
            let (late, late_id, late_people) = (host.clone(), id.clone(), people.clone());
            let creating = async move { store.create_table(new, &origin).await };
            let kept = written(host.write_time(), creating, async move {
                late.take_up_new(&late_id, &late_people).await;
            });
            let kept = kept.await;
            // If the store failed in any other way it may be there all the same.
            if kept.as_ref().err().is_none_or(|error| !error.is_refusal()) {
                host.take_up_new(&id, &people).await;
            }
            Ok::<(), HostError>(kept?)
        });
        creating.await.unwrap_or(Err(HostError::Fell))
    }

    /// Has a new table driven, if it is kept, and tells those whom it concerns. One that cannot be opened for now may be there
    /// all the same: their streams look for it until it can.
    async fn take_up_new(self: &Arc<Host>, id: &str, people: &BTreeSet<PersonId>) {
        if self.take_up(id).await != Err(HostError::NoTable) {
            self.summon(people);
        }
    }

    /// Opens a table that may have to be driven; if it cannot be opened for now that is tried again before long.
    async fn take_up(self: &Arc<Host>, id: &str) -> Result<(), HostError> {
        let opened = self.open(id).await.map(|_| ());
        if let Err(error) = &opened
            && *error != HostError::NoTable
        {
            tracing::error!(table = id, "cannot be taken up: {error}");
            if error.is_transient() {
                let unknown = Head { table: id.to_string(), entry: 0, sealed: Vec::new() };
                self.alarms.set(self.clock.now(), unknown);
            }
        }
        opened
    }

    /// Decides a command, has it committed, and takes it in. A caller that stops waiting misses only the answer.
    pub async fn command(
        self: &Arc<Host>,
        id: &str,
        command: &Command,
        who: &Who,
        now: Millis,
    ) -> Result<(), HostError> {
        self.open(id).await?.command(command.clone(), who.clone(), now).await?;
        if matches!(command, Command::Sit { .. }) {
            self.announce(id, who, now).await;
        }
        Ok(())
    }

    /// Takes up the games that were running when the server last stopped, and answers how many. Those at which nothing is
    /// due leave memory again.
    pub async fn resume(self: &Arc<Host>) -> usize {
        let (mut count, mut after) = (0, None);
        loop {
            let filter = Filter {
                phases: vec![Phase::Playing],
                after: after.clone(),
                limit: PAGE,
                ..Filter::default()
            };
            let running = match in_time(self.store.tables(&filter)).await {
                Ok(running) => running,
                Err(error) => {
                    tracing::error!("the running games cannot be listed: {error}");
                    tokio::time::sleep(RETRY).await;
                    continue;
                }
            };
            let Some(last) = running.last() else { return count };
            after = Some((last.last, last.table.clone()));
            for summary in &running {
                count += usize::from(self.take_up(&summary.table).await.is_ok());
                if let Some(hosted) = self.tables().get(&summary.table).and_then(|place| place.get()) {
                    // If its inbox is full somebody is there.
                    let _ = hosted.inbox.try_send(Message::Leave);
                }
            }
        }
    }

    /// Has a table that is in memory read its log again, which was rewritten.
    pub async fn reload(self: &Arc<Host>, id: &str) {
        self.wire.tell(&Word::Rewritten(id.to_string()));
        self.reload_here(id).await;
    }

    /// The same on this node only, and later: a log that cannot be read just now keeps nobody waiting.
    pub fn reload_later(self: &Arc<Host>, id: String) {
        let host = self.clone();
        self.keepers.spawn(async move { host.reload_here(&id).await });
    }

    /// The same on this node only.
    pub async fn reload_here(self: &Arc<Host>, id: &str) {
        if !self.tables().contains_key(id) {
            return;
        }
        // It may be being read just now, as it was before.
        match self.open(id).await {
            // A keeper that has ended holds nothing old.
            Ok(hosted) => _ = hosted.inbox.send(Message::Reload).await,
            Err(error) => tracing::warn!(table = id, "a rewritten log cannot be read for now: {error}"),
        }
    }

    fn sweep_if_crowded(&self) {
        if self.in_memory() > UNATTENDED {
            self.sweep();
        }
    }

    /// Lets tables leave memory that nobody has looked at for a while, and the longest unseen if there are too many.
    pub fn sweep(&self) {
        self.sweep_idle(&hosted::patience);
    }

    fn sweep_idle(&self, patience: &dyn Fn(Phase) -> Duration) {
        let (mut tables, now) = (self.tables(), self.clock.now());
        // Of several who failed to open a table at the same moment, each may have left its place to the other.
        tables.retain(|_, place| place.initialized() || Arc::strong_count(place) > 1);
        let unheld =
            tables.values().filter(|place| Arc::strong_count(place) == 1).filter_map(|place| place.get());
        let unattended = unheld.filter(|hosted| Arc::strong_count(hosted) == 1 && !hosted.is_driven());
        let mut unattended: Vec<(Duration, &Arc<Hosted>)> =
            unattended.map(|hosted| (hosted.idle(now), hosted)).collect();
        unattended.sort_by_key(|(idle, _)| std::cmp::Reverse(*idle));
        let too_many = unattended.len().saturating_sub(UNATTENDED);
        for (at, (idle, hosted)) in unattended.into_iter().enumerate() {
            if at < too_many || idle >= patience(hosted.phase()) {
                // If its inbox is full somebody is there.
                let _ = hosted.inbox.try_send(Message::Leave);
            }
        }
    }

    /// Takes a table out of memory if nobody but us holds it and nothing waits in its inbox. Its keeper asks, and ends if
    /// the answer is yes: so there are never two keepers of one table.
    fn let_go(&self, id: &str, inbox: &mpsc::Receiver<Message>) -> bool {
        let mut tables = self.tables();
        let unheld = tables.get(id).is_some_and(|place| {
            Arc::strong_count(place) == 1 && place.get().is_some_and(|hosted| Arc::strong_count(hosted) == 1)
        });
        let leaves = unheld && inbox.is_empty();
        if leaves {
            tables.remove(id);
        }
        leaves
    }

    /// Ends all keepers after what is in their inboxes; waits until they have, but not longer than this. Those that have not are
    /// left behind: nothing they still have was acknowledged.
    pub async fn close(&self, most: Duration) {
        self.closed.store(true, Ordering::Release);
        let tables = std::mem::take(&mut *self.tables());
        let ends = async {
            for hosted in tables.values().filter_map(|place| place.get()) {
                let _ = hosted.inbox.send(Message::End).await;
            }
            self.keepers.close();
            self.keepers.wait().await;
        };
        if tokio::time::timeout(most, ends).await.is_err() {
            tracing::error!(
                open = self.keepers.len(),
                "some tables could not be ended: the database does not answer"
            );
        }
    }

    /// Runs this; a panic in it is logged and counted, and becomes an error.
    fn guarded<T>(&self, id: &str, what: &str, run: impl FnOnce() -> T) -> Result<T, HostError> {
        catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
            self.count_panic(id, what, &*panic);
            HostError::Fell
        })
    }

    fn count_panic(&self, id: &str, what: &str, panic: &(dyn Any + Send)) {
        self.panics.fetch_add(1, Ordering::Relaxed);
        tracing::error!(table = id, "{what} panicked: {}", game::panic_text(panic));
    }

    /// A duty of the server panicked that has no table.
    pub fn count_panic_of(&self, what: &str, panic: &(dyn Any + Send)) {
        self.panics.fetch_add(1, Ordering::Relaxed);
        tracing::error!("{what} panicked: {}", game::panic_text(panic));
    }

    fn count_fallback(&self) {
        self.fallbacks.fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Host({} tables in memory)", self.in_memory())
    }
}

/// Somebody who opens a table. If the log could not be read, or they went away before it was, nothing is left behind.
struct Opening<'a> {
    host: &'a Host,
    id: &'a str,
    place: Place,
}

impl Drop for Opening<'_> {
    fn drop(&mut self) {
        if self.place.initialized() {
            return;
        }
        let mut tables = self.host.tables();
        // The map's and ours: nobody else waits for it.
        if tables.get(self.id).is_some_and(|place| Arc::ptr_eq(place, &self.place))
            && Arc::strong_count(&self.place) == 2
        {
            tables.remove(self.id);
        }
    }
}
