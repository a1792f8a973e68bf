//! The host of all tables: loads them from the store, applies commands one after the other, drives bots and standing
//! orders, and posts the news.
//!
//! The log in the store is the truth, memory a cache: a command is acknowledged after its entries are committed, and if
//! another writer was faster the table is loaded again and the command decided anew.

mod coach;
mod drive;
mod error;

pub use coach::{Game as FinishedGame, Question};
pub use error::HostError;

use crate::{config, live::Bulletin, pages::table::Shelf};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use store::{Filter, Listing, NewTable, Origin, Store, StoreError};
use table::{Command, Creation, Millis, Phase, Table, Who};
use tokio::sync::{RwLock, Semaphore, watch};

/// A command is decided anew so often when another writer was faster.
const ATTEMPTS: usize = 8;
/// Running games are looked for so many at a time.
const PAGE: u32 = 200;
/// A table that nobody touched for so long leaves memory.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// The host of all tables.
pub struct Host {
    store: Arc<dyn Store>,
    bulletin: Arc<Bulletin>,
    bots: config::Bots,
    thinking: Arc<Semaphore>,
    tables: Mutex<HashMap<String, Arc<Hosted>>>,
    stop: watch::Receiver<bool>,
}

/// A table in memory.
pub struct Hosted {
    id: String,
    table: RwLock<Table>,
    /// What was last shown of it.
    pub shelf: Shelf,
    notes: coach::Notes,
    /// How often it has changed; sealed choices count, which have no entry.
    changes: AtomicU64,
    /// One command at a time; pages go on reading while the store commits.
    writing: tokio::sync::Mutex<()>,
    touched: Mutex<Instant>,
    driven: std::sync::atomic::AtomicBool,
}

impl Hosted {
    /// The table, to look at.
    pub async fn read(&self) -> tokio::sync::RwLockReadGuard<'_, Table> {
        self.table.read().await
    }

    /// How often it has changed. Means something only together with a look at the table: [`Hosted::read`].
    pub fn changes(&self) -> u64 {
        self.changes.load(Ordering::Acquire)
    }

    async fn replace(&self, table: Table) {
        let mut held = self.table.write().await;
        *held = table;
        self.changes.fetch_add(1, Ordering::Release);
    }

    fn touch(&self) {
        *self.touched.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = Instant::now();
    }
}

impl Host {
    /// A host over this store.
    pub fn new(
        store: Arc<dyn Store>,
        bulletin: Arc<Bulletin>,
        bots: config::Bots,
        stop: watch::Receiver<bool>,
    ) -> Arc<Host> {
        let thinking = Arc::new(Semaphore::new(bots.at_once.max(1)));
        Arc::new(Host { store, bulletin, bots, thinking, tables: Mutex::default(), stop })
    }

    /// Takes up the games that were running when the server last stopped.
    pub async fn resume(self: &Arc<Host>) -> Result<usize, HostError> {
        let mut count = 0;
        let mut after = None;
        loop {
            let filter = Filter { phases: vec![Phase::Playing], after, limit: PAGE, ..Filter::default() };
            let running = self.store.tables(&filter).await?;
            let Some(last) = running.last() else { return Ok(count) };
            after = Some((last.last, last.table.clone()));
            count += running.len();
            for summary in &running {
                match self.open(&summary.table).await {
                    Ok(hosted) => self.drive(hosted),
                    Err(error) => tracing::error!("table {} cannot be taken up: {error}", summary.table),
                }
            }
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Hosted>>> {
        // A map of pointers is whole whatever panicked beside it.
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The table with this id, from memory or from the store.
    pub async fn open(&self, id: &str) -> Result<Arc<Hosted>, HostError> {
        if let Some(hosted) = self.tables().get(id) {
            hosted.touch();
            return Ok(hosted.clone());
        }
        let table = self.load(id).await?;
        Ok(self.put(table))
    }

    async fn load(&self, id: &str) -> Result<Table, HostError> {
        let kept = self.store.load(id).await.map_err(|error| match error {
            StoreError::NotFound(_) => HostError::NoTable,
            error => error.into(),
        })?;
        Ok(kept.replay()?)
    }

    /// Puts a table into memory, unless somebody else has meanwhile.
    fn put(&self, table: Table) -> Arc<Hosted> {
        let id = table.id().to_string();
        let hosted = || {
            Arc::new(Hosted {
                id: id.clone(),
                table: RwLock::new(table),
                shelf: Shelf::default(),
                notes: Default::default(),
                changes: AtomicU64::new(0),
                writing: tokio::sync::Mutex::new(()),
                touched: Mutex::new(Instant::now()),
                driven: Default::default(),
            })
        };
        self.tables().entry(id.clone()).or_insert_with(hosted).clone()
    }

    /// Sets up a table.
    pub async fn create(&self, creation: Creation, now: Millis, origin: &Origin) -> Result<(), HostError> {
        let seed = creation.seed;
        let (table, entries) = Table::create(creation, now)?;
        let new = NewTable { seed, entries, listing: Listing::of(&table) };
        self.store.create_table(new, origin).await?;
        self.put(table);
        Ok(())
    }

    /// Decides a command, has it committed, and takes it in.
    pub async fn command(
        self: &Arc<Host>,
        id: &str,
        command: &Command,
        who: &Who,
        now: Millis,
    ) -> Result<(), HostError> {
        let hosted = self.open(id).await?;
        self.command_at(&hosted, command, who, now).await?;
        self.drive(hosted);
        Ok(())
    }

    async fn command_at(
        &self,
        hosted: &Hosted,
        command: &Command,
        who: &Who,
        now: Millis,
    ) -> Result<(), HostError> {
        let _writing = hosted.writing.lock().await;
        for _ in 0..ATTEMPTS {
            let (head, decided, mut after) = {
                let table = hosted.table.read().await;
                let decided = table.decide(command, who, now)?;
                let after = table.after(decided.clone())?;
                (table.last_entry().number, decided, after)
            };
            match self.store.append(&hosted.id, head, &decided, &Listing::of(&after)).await {
                Ok(sealed) => {
                    // Another writer may have sealed a choice meanwhile, which has no entry to collide with.
                    after.restore_sealed(sealed);
                    let entry = after.last_entry().number;
                    hosted.replace(after).await;
                    // A sealed choice has no entry, and nobody else is to notice it.
                    if !decided.entries.is_empty() {
                        self.bulletin.post(&hosted.id, entry);
                    }
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {
                    let fresh = self.load(&hosted.id).await?;
                    let entry = fresh.last_entry().number;
                    hosted.replace(fresh).await;
                    self.bulletin.post(&hosted.id, entry);
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(HostError::Busy)
    }

    /// Lets tables that nobody looks at leave memory.
    pub async fn sweep(&self) {
        let idle: Vec<Arc<Hosted>> = self
            .tables()
            .values()
            .filter(|hosted| {
                let touched = *hosted.touched.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                touched.elapsed() > IDLE && !self.bulletin.is_followed(&hosted.id)
            })
            .cloned()
            .collect();
        for hosted in idle {
            // A running game with something due stays: its driver holds it.
            let driven = hosted.driven.load(Ordering::Acquire);
            if !driven || hosted.table.read().await.phase() != Phase::Playing {
                self.tables().remove(&hosted.id);
            }
        }
    }
}
