//! What was acknowledged, and whether it is there.

use super::{Fault, Outcome};
use ::table::{Body, Key, Table};
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Mutex, MutexGuard},
};
use store::{Address, Quotas};

/// What was acknowledged, by table.
#[derive(Default)]
pub struct Ledger(Mutex<Notes>);

#[derive(Default)]
struct Notes {
    acknowledged: BTreeMap<String, Vec<Key>>,
    unanswered: u64,
}

/// How far the database is with a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub entry: u32,
    pub step: u32,
}

impl Ledger {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// An action was acknowledged.
    pub fn acknowledge(&self, table: &str, key: Key) {
        self.notes().acknowledged.entry(table.to_string()).or_default().push(key);
    }

    /// A request got no answer, or an error of the server's.
    pub fn unanswered(&self) {
        self.notes().unanswered += 1;
    }

    /// How many actions were acknowledged.
    pub fn count(&self) -> u64 {
        self.notes().acknowledged.values().map(|keys| keys.len() as u64).sum()
    }

    /// Adds what was noted here to what a trial came to.
    pub fn sum_up(&self, outcome: &mut Outcome) {
        outcome.acknowledged += self.count();
        outcome.unanswered += self.notes().unanswered;
    }

    /// Reads every table of a database where nothing happens, and compares. Returns how far each table is.
    pub async fn compare(
        &self,
        database: &Address,
        tables: &[String],
        outcome: &mut Outcome,
    ) -> Result<BTreeMap<String, Head>, Fault> {
        let store = database.open(Quotas::default()).await?;
        let mut heads = BTreeMap::new();
        for id in tables {
            let kept = store.load(id).await?;
            let mut found: HashMap<Key, u64> = HashMap::new();
            for entry in &kept.entries {
                if let Ok(Body::Action { keys, .. }) = entry.read() {
                    keys.into_iter().for_each(|key| *found.entry(key).or_default() += 1);
                }
            }
            for key in kept.sealed.iter().flat_map(|sealed| &sealed.keys) {
                *found.entry(*key).or_default() += 1;
            }
            let acknowledged = self.notes().acknowledged.get(id).cloned().unwrap_or_default();
            outcome.lost += acknowledged.iter().filter(|key| !found.contains_key(key)).count() as u64;
            outcome.twice += found.values().filter(|&&count| count > 1).count() as u64;
            let earlier = kept.entries.windows(2).filter(|pair| pair[1].at < pair[0].at).count();
            if earlier > 0 {
                outcome.wrong.push(format!("the log of {id} goes back in time {earlier} times."));
            }
            let table: Table = kept.replay()?;
            if let Some(drift) = table.drift() {
                outcome
                    .wrong
                    .push(format!("{id} cannot be replayed from step {} on: {}.", drift.step, drift.why));
            }
            heads.insert(id.clone(), Head { entry: table.last_entry().number, step: table.step() });
        }
        store.close().await;
        Ok(heads)
    }
}
