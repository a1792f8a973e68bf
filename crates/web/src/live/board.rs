//! Where tables post their news: the number of their last entry, and who is at their pages.

use std::{
    collections::HashMap,
    sync::{
        Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
};
use table::PersonId;
use tokio::sync::watch;

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct News {
    /// The number of its last entry.
    pub entry: u32,
    /// Rises with everything, also with what has no entry: sealed choices, people coming and going.
    pub tick: u64,
}

/// The news of all tables that anybody follows.
#[derive(Debug, Default)]
pub struct Bulletin {
    tables: Mutex<HashMap<String, Followed>>,
    /// Streams of programs wait here for tables that begin to concern them.
    summons: Mutex<HashMap<PersonId, watch::Sender<u64>>>,
    /// One count for all tables: a tick never comes twice, even if a table was left by everybody in between.
    ticks: AtomicU64,
}

#[derive(Debug)]
struct Followed {
    news: watch::Sender<News>,
    /// How many presences there are, with a person or without.
    followers: usize,
    present: HashMap<PersonId, usize>,
}

/// A follower of one table; dropping it says goodbye.
#[derive(Debug)]
pub struct Presence {
    bulletin: std::sync::Arc<Bulletin>,
    table: String,
    person: Option<PersonId>,
}

impl Bulletin {
    fn tables(&self) -> MutexGuard<'_, HashMap<String, Followed>> {
        // A panic while counting leaves counts that are still counts.
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn next_tick(&self) -> u64 {
        self.ticks.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// The table has come to this entry.
    pub fn post(&self, table: &str, entry: u32) {
        if let Some(followed) = self.tables().get(table) {
            followed.news.send_replace(News { entry, tick: self.next_tick() });
        }
    }

    /// Something without an entry has changed.
    pub fn nudge(&self, table: &str) {
        if let Some(followed) = self.tables().get(table) {
            followed.nudge(self.next_tick());
        }
    }

    /// The last tick of a table; 0 if nobody follows it.
    pub fn tick(&self, table: &str) -> u64 {
        self.tables().get(table).map_or(0, |followed| followed.news.borrow().tick)
    }

    /// Follows a table that is at this entry now.
    pub fn follow(
        self: &std::sync::Arc<Bulletin>,
        table: &str,
        entry: u32,
        person: Option<PersonId>,
    ) -> (watch::Receiver<News>, Presence) {
        let mut tables = self.tables();
        let followed = tables.entry(table.to_string()).or_insert_with(|| Followed {
            news: watch::Sender::new(News { entry, tick: self.next_tick() }),
            followers: 0,
            present: HashMap::new(),
        });
        followed.followers += 1;
        let receiver = followed.news.subscribe();
        if let Some(person) = &person {
            let count = followed.present.entry(person.clone()).or_default();
            *count += 1;
            if *count == 1 {
                followed.nudge(self.next_tick());
            }
        }
        (receiver, Presence { bulletin: self.clone(), table: table.to_string(), person })
    }

    /// Is this person at one of the table's pages?
    pub fn is_present(&self, table: &str, person: &PersonId) -> bool {
        self.tables().get(table).is_some_and(|followed| followed.present.contains_key(person))
    }

    /// These people may have a new table.
    pub fn summon<'a>(&self, people: impl IntoIterator<Item = &'a PersonId>) {
        let mut summons = self.summons();
        for person in people {
            if let Some(sender) = summons.get(person) {
                sender.send_modify(|count| *count += 1);
                if sender.is_closed() {
                    summons.remove(person);
                }
            }
        }
    }

    /// Changes when this person may have a new table.
    pub fn await_summons(&self, person: &PersonId) -> watch::Receiver<u64> {
        let mut summons = self.summons();
        // Whoever waits no longer is forgotten here, so that there are never more than twice as many as wait.
        if summons.len() > 64 && summons.len().is_power_of_two() {
            summons.retain(|_, sender| !sender.is_closed());
        }
        summons.entry(person.clone()).or_default().subscribe()
    }

    fn summons(&self) -> MutexGuard<'_, HashMap<PersonId, watch::Sender<u64>>> {
        self.summons.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Does anybody follow this table?
    pub fn is_followed(&self, table: &str) -> bool {
        self.tables().contains_key(table)
    }
}

impl Followed {
    fn nudge(&self, tick: u64) {
        self.news.send_modify(|news| news.tick = tick);
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut tables = self.bulletin.tables();
        let Some(followed) = tables.get_mut(&self.table) else { return };
        if let Some(person) = &self.person
            && let Some(count) = followed.present.get_mut(person)
        {
            *count -= 1;
            if *count == 0 {
                followed.present.remove(person);
                followed.nudge(self.bulletin.next_tick());
            }
        }
        followed.followers -= 1;
        if followed.followers == 0 {
            tables.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    #[test]
    fn presence_lasts_as_long_as_a_stream() {
        let bulletin = Arc::new(Bulletin::default());
        let anne = PersonId("anne".into());
        let (receiver, presence) = bulletin.follow("t", 3, Some(anne.clone()));
        assert!(bulletin.is_present("t", &anne));
        bulletin.post("t", 4);
        assert_eq!(receiver.borrow().entry, 4);
        drop(receiver);
        drop(presence);
        assert!(!bulletin.is_present("t", &anne));
        assert!(!bulletin.is_followed("t"));
    }

    #[test]
    fn who_leaves_does_not_end_the_streams_of_others() {
        let bulletin = Arc::new(Bulletin::default());
        let (first, leaving) = bulletin.follow("t", 1, None);
        let (second, staying) = bulletin.follow("t", 1, None);
        // In either order, as a stream may drop its parts.
        drop(first);
        drop(leaving);
        bulletin.post("t", 2);
        assert_eq!(second.borrow().entry, 2);
        assert!(second.has_changed().is_ok(), "the stream goes on");
        drop(staying);
        assert!(!bulletin.is_followed("t"));
    }

    #[test]
    fn two_streams_of_one_person_are_one_presence() {
        let bulletin = Arc::new(Bulletin::default());
        let anne = PersonId("anne".into());
        let first = bulletin.follow("t", 1, Some(anne.clone()));
        let second = bulletin.follow("t", 1, Some(anne.clone()));
        drop(first);
        assert!(bulletin.is_present("t", &anne));
        drop(second);
        assert!(!bulletin.is_present("t", &anne));
    }
}
