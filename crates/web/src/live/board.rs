//! Where tables post their news: the number of their last entry, and who is at their pages.

use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    hash::{DefaultHasher, Hash, Hasher},
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
    /// Who is at the pages of other nodes, as of a few seconds ago.
    elsewhere: Mutex<HashMap<String, Elsewhere>>,
    /// One count for all tables: a tick never comes twice, even if a table was left by everybody in between.
    ticks: AtomicU64,
}

#[derive(Debug)]
struct Followed {
    news: watch::Sender<News>,
    /// How many presences there are, with a person or without.
    followers: usize,
    present: HashMap<PersonId, usize>,
    /// The names of those who are present, as far as they have one.
    names: HashMap<PersonId, String>,
}

/// Who is at a table's pages on another node, or is told so to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Elsewhere {
    /// People, and what they are called, if that is known.
    people: BTreeMap<String, Option<String>>,
    /// How many are there without being anybody.
    strangers: usize,
}

impl Elsewhere {
    /// And these.
    pub fn add(&mut self, other: Elsewhere) {
        self.people.extend(other.people);
        self.strangers += other.strangers;
    }
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

    /// The table has come at least this far: what was posted before anybody followed it has reached nobody.
    pub fn catch_up(&self, table: &str, entry: u32) {
        if let Some(followed) = self.tables().get(table) {
            let tick = self.next_tick();
            followed.news.send_if_modified(|news| {
                let behind = news.entry < entry;
                if behind {
                    *news = News { entry, tick };
                }
                behind
            });
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
            names: HashMap::new(),
        });
        followed.followers += 1;
        let receiver = followed.news.subscribe();
        // Who watches is visible, also without a name.
        let new = person.as_ref().is_none_or(|person| {
            let count = followed.present.entry(person.clone()).or_default();
            *count += 1;
            *count == 1
        });
        if new {
            followed.nudge(self.next_tick());
        }
        (receiver, Presence { bulletin: self.clone(), table: table.to_string(), person })
    }

    /// Somebody who is present is called this.
    pub fn introduce(&self, table: &str, person: &PersonId, name: &str) {
        if let Some(followed) = self.tables().get_mut(table)
            && followed.present.contains_key(person)
            && !name.is_empty()
            && followed.names.insert(person.clone(), name.to_string()).is_none_or(|before| before != name)
        {
            followed.nudge(self.next_tick());
        }
    }

    /// Who is at the table's pages besides these people: names in order, and how many without one.
    pub fn watchers(&self, table: &str, players: &BTreeSet<PersonId>) -> (Vec<String>, usize) {
        let there = self.at(table);
        let watching: Vec<Option<String>> = there
            .people
            .into_iter()
            .filter(|(person, _)| !players.contains(&PersonId(person.clone())))
            .map(|(_, name)| name)
            .collect();
        let mut names: Vec<String> = watching.iter().flatten().cloned().collect();
        names.sort();
        let guests = watching.len() - names.len() + there.strangers;
        (names, guests)
    }

    /// Who is at the table's pages, on this node or another.
    fn at(&self, table: &str) -> Elsewhere {
        let mut there = self.tables().get(table).map(Followed::here).unwrap_or_default();
        if let Some(elsewhere) = self.elsewhere().get(table) {
            there.add(elsewhere.clone());
        }
        there
    }

    /// Changes when anybody but the reader comes to the table's pages or goes. `following`: the reader's own stream is among
    /// those who are there.
    pub fn around(&self, table: &str, reader: Option<&PersonId>, following: bool) -> String {
        let mut there = self.at(table);
        match reader {
            Some(person) => _ = there.people.remove(&person.0),
            None => there.strangers = there.strangers.saturating_sub(usize::from(following)),
        }
        let mut hasher = DefaultHasher::new();
        there.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    /// Is this person at one of the table's pages?
    pub fn is_present(&self, table: &str, person: &PersonId) -> bool {
        self.tables().get(table).is_some_and(|followed| followed.present.contains_key(person))
            || self.elsewhere().get(table).is_some_and(|there| there.people.contains_key(&person.0))
    }

    fn elsewhere(&self) -> MutexGuard<'_, HashMap<String, Elsewhere>> {
        self.elsewhere.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Who is at the pages of this node, table by table.
    pub fn here(&self) -> HashMap<String, Elsewhere> {
        self.tables().iter().map(|(table, followed)| (table.clone(), followed.here())).collect()
    }

    /// Who is at the pages of all other nodes. Tables where that has changed are told.
    pub fn set_elsewhere(&self, there: HashMap<String, Elsewhere>) {
        let before = std::mem::replace(&mut *self.elsewhere(), there);
        let now = self.elsewhere().clone();
        let tables: BTreeSet<&String> = before.keys().chain(now.keys()).collect();
        for table in tables.into_iter().filter(|table| before.get(*table) != now.get(*table)) {
            self.nudge(table);
        }
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
        // Those who wait no longer are forgotten here, so that there are never more than twice as many as wait.
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
    fn here(&self) -> Elsewhere {
        let people = self.present.keys().map(|person| (person.0.clone(), self.names.get(person).cloned()));
        Elsewhere {
            people: people.collect(),
            strangers: self.followers - self.present.values().sum::<usize>(),
        }
    }

    fn nudge(&self, tick: u64) {
        self.news.send_modify(|news| news.tick = tick);
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut tables = self.bulletin.tables();
        let Some(followed) = tables.get_mut(&self.table) else { return };
        let gone = self.person.as_ref().is_none_or(|person| {
            let count = followed.present.get_mut(person);
            let last = count.is_some_and(|count| {
                *count -= 1;
                *count == 0
            });
            if last {
                followed.present.remove(person);
                followed.names.remove(person);
            }
            last
        });
        followed.followers -= 1;
        if gone {
            followed.nudge(self.bulletin.next_tick());
        }
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
    fn a_stranger_who_comes_or_goes_is_told() {
        let bulletin = Arc::new(Bulletin::default());
        let (mut receiver, _presence) = bulletin.follow("t", 3, Some(PersonId("anne".into())));
        receiver.mark_unchanged();
        let stranger = bulletin.follow("t", 3, None);
        assert!(receiver.has_changed().unwrap());
        assert_eq!(bulletin.watchers("t", &BTreeSet::from([PersonId("anne".into())])).1, 1);
        receiver.mark_unchanged();
        drop(stranger);
        assert!(receiver.has_changed().unwrap());
        assert_eq!(bulletin.watchers("t", &BTreeSet::from([PersonId("anne".into())])).1, 0);
    }

    #[test]
    fn a_name_is_told_and_nobody_hears_of_themselves() {
        let bulletin = Arc::new(Bulletin::default());
        let (anne, eve) = (PersonId("anne".into()), PersonId("eve".into()));
        let alone = bulletin.around("t", Some(&anne), false);
        let (mut receiver, _anne) = bulletin.follow("t", 3, Some(anne.clone()));
        assert_eq!(bulletin.around("t", Some(&anne), true), alone);
        let _eve = bulletin.follow("t", 3, Some(eve.clone()));
        let unnamed = bulletin.around("t", Some(&anne), true);
        receiver.mark_unchanged();
        bulletin.introduce("t", &eve, "Eve");
        assert!(receiver.has_changed().unwrap());
        let named = bulletin.around("t", Some(&anne), true);
        assert!(alone != unnamed && unnamed != named);
        receiver.mark_unchanged();
        bulletin.introduce("t", &eve, "Eve");
        assert!(!receiver.has_changed().unwrap(), "she is called that already");
        let seen = bulletin.around("t", None, false);
        let stranger = bulletin.follow("t", 3, None);
        assert_eq!(bulletin.around("t", None, true), seen);
        drop(stranger);
    }

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
    fn what_is_caught_up_with_never_goes_back() {
        let bulletin = Arc::new(Bulletin::default());
        let (mut news, _presence) = bulletin.follow("t", 3, None);
        bulletin.catch_up("t", 5);
        assert_eq!(news.borrow_and_update().entry, 5);
        bulletin.catch_up("t", 4);
        bulletin.catch_up("t", 5);
        assert!(!news.has_changed().unwrap());
        bulletin.catch_up("nowhere", 1);
        assert!(!bulletin.is_followed("nowhere"));
    }

    #[test]
    fn spectators_are_told_apart_from_players() {
        let bulletin = Arc::new(Bulletin::default());
        let person = |name: &str| PersonId(name.into());
        let players = BTreeSet::from([person("anne")]);
        let here: Vec<_> = [Some("anne"), Some("ben"), Some("cleo"), None, None]
            .into_iter()
            .map(|name| bulletin.follow("t", 1, name.map(person)))
            .collect();
        bulletin.introduce("t", &person("anne"), "Anne");
        bulletin.introduce("t", &person("ben"), "Ben");
        bulletin.introduce("t", &person("dan"), "Dan");
        assert_eq!(bulletin.watchers("t", &players), (vec!["Ben".to_string()], 3));
        drop(here);
        assert_eq!(bulletin.watchers("t", &players), (Vec::new(), 0));
    }

    #[test]
    fn leaving_does_not_end_the_streams_of_others() {
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
    fn people_at_another_node_are_there_too() {
        let (here, there) = (Arc::new(Bulletin::default()), Arc::new(Bulletin::default()));
        let person = |name: &str| PersonId(name.into());
        let (news, _anne) = here.follow("t", 1, Some(person("anne")));
        let _others = [there.follow("t", 1, Some(person("ben"))), there.follow("t", 1, None)];
        there.introduce("t", &person("ben"), "Ben");
        let before = news.borrow().tick;
        here.set_elsewhere(there.here());
        assert!(news.borrow().tick > before, "those who look are told");
        assert!(here.is_present("t", &person("ben")) && !here.is_present("u", &person("ben")));
        assert_eq!(here.watchers("t", &BTreeSet::from([person("anne")])), (vec!["Ben".to_string()], 1));
        let before = news.borrow().tick;
        here.set_elsewhere(there.here());
        assert_eq!(news.borrow().tick, before, "nothing new is no news");
        here.set_elsewhere(HashMap::new());
        assert!(!here.is_present("t", &person("ben")) && here.is_present("t", &person("anne")));
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
