//! One table from a backup, where its log is damaged and everything else is sound.

use crate::{
    Address, KeptTable, Listing, Postgres, Sqlite, Store, StoreError,
    copy::{self, there},
    sqlite,
};
use std::path::Path;
use table::{Entry, Table};

/// What was restored.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Entries the log has now, all of them verified.
    pub entries: u32,
    /// Entries before the damage that were sound.
    pub sound: u32,
    /// Entries that are gone: neither the backup has them nor are they before the damage.
    pub gone: u32,
}

/// The database to be repaired, opened for exclusive use.
enum Target {
    File(Sqlite),
    Server(Postgres),
}

impl Target {
    async fn open(address: &Address) -> Result<Target, StoreError> {
        Ok(match address {
            Address::File(path) => {
                there(path)?;
                Target::File(Sqlite::open(path).await?)
            }
            Address::Postgres(url) => Target::Server(Postgres::open_alone(url).await?),
        })
    }

    fn store(&self) -> &dyn Store {
        match self {
            Target::File(store) => store,
            Target::Server(store) => store,
        }
    }

    async fn replace(&self, kept: KeptTable, listing: Listing) -> Result<u32, StoreError> {
        match self {
            Target::File(store) => store.replace_log(kept, listing).await,
            Target::Server(store) => store.replace_log(kept, listing).await,
        }
    }
}

fn unfit(sentence: String) -> StoreError {
    StoreError::Unfit(sentence)
}

/// Replaces the damaged log of a table, and its sealed choices, by those of a backup. If what stands before the damage
/// goes further than the backup, that is kept, and only what follows is cut off. The backup stays as it is.
///
/// [`StoreError::Unfit`] if the table is not damaged, if the backup does not have it or has another game under its id, or
/// if it is damaged there too; [`StoreError::InUse`] if a server has the database.
pub async fn restore_table(backup: &Path, to: &Address, id: &str) -> Result<Restored, StoreError> {
    let saved = saved(backup, id).await?;
    let target = Target::open(to).await?;
    let done = repair(&target, saved, to, id).await;
    target.store().close().await;
    done
}

/// The table as the backup has it, verified.
async fn saved(backup: &Path, id: &str) -> Result<KeptTable, StoreError> {
    copy::is_known(&Address::File(backup.into())).await?;
    let copy = sqlite::Migrated::of(backup).await?;
    let store = Sqlite::open(copy.path()).await?;
    let kept = store.load(id).await;
    store.close().await;
    let kept = kept.map_err(|error| match error {
        StoreError::NotFound(_) => unfit(format!("the backup has no table {id}")),
        StoreError::Damaged(what) => unfit(format!("the table is damaged in the backup too: {what}")),
        error => error,
    })?;
    replayed(kept.clone(), id)?;
    Ok(kept)
}

/// The table that a log comes to, if today's rules find the same positions.
fn replayed(kept: KeptTable, id: &str) -> Result<Table, StoreError> {
    let table = kept.replay().map_err(|fault| unfit(format!("table {id} cannot be replayed: {fault}")))?;
    match table.drift() {
        None => Ok(table),
        Some(drift) => {
            Err(unfit(format!("table {id} cannot be replayed from step {} on: {}", drift.step, drift.why)))
        }
    }
}

async fn repair(target: &Target, saved: KeptTable, to: &Address, id: &str) -> Result<Restored, StoreError> {
    match target.store().load(id).await {
        Ok(kept) => {
            let entries = kept.entries.len();
            return Err(unfit(format!(
                "table {id} is not damaged: its {entries} entries are as they were written"
            )));
        }
        Err(StoreError::NotFound(_)) => return Err(unfit(format!("there is no table {id} in {to}"))),
        Err(StoreError::Damaged(_)) => {}
        Err(error) => return Err(error),
    }
    let sound = match target.store().load_undamaged(id).await {
        Ok(kept) => kept.entries,
        // Not even its seed can be read.
        Err(StoreError::Damaged(_)) => Vec::new(),
        Err(error) => return Err(error),
    };
    if let Some(number) = parting(&sound, &saved.entries) {
        return Err(unfit(format!(
            "the log of table {id} in the backup is another one from entry {number} on"
        )));
    }
    let count = sound.len() as u32;
    let kept = match sound.len() > saved.entries.len() {
        true => KeptTable { entries: sound, sealed: Vec::new(), ..saved },
        false => saved,
    };
    let entries = kept.entries.len() as u32;
    let listing = Listing::of(&replayed(kept.clone(), id)?);
    let head = target.replace(kept, listing).await?;
    let again = target.store().load(id).await?;
    replayed(again, id)?;
    Ok(Restored { entries, sound: count, gone: head.saturating_sub(entries) })
}

/// The number of the first entry in which two logs differ, as far as both go.
fn parting(one: &[Entry], other: &[Entry]) -> Option<u32> {
    one.iter().zip(other).find(|(one, other)| one.digest != other.digest).map(|(one, _)| one.number)
}
