//! Who the browsers are, and who has an account: remembered for a while, so that not every request asks the store.

use crate::{
    nodes::{Wire, Word},
    security::token::Token,
    visitor::{Person, Rights},
};
use quick_cache::sync::Cache;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use store::{Store, StoreError, people::Mark};
use table::PersonId;

/// How long an answer of the store is believed.
const FRESH: Duration = Duration::from_secs(60);
/// How many are remembered.
const MOST: usize = 10_000;
/// The last visit is written down when it is this much younger than the one before.
const VISIT: table::Millis = 24 * 60 * 60 * 1000;

/// Sessions by the hash of their token.
pub struct Sessions {
    known: Cache<String, (Option<Person>, Instant)>,
    /// The names of accounts; `None` for those who have none.
    accounts: Cache<PersonId, (Option<String>, Instant)>,
    /// How often any of this was forgotten.
    forgotten: AtomicU64,
    wire: Wire,
}

impl Sessions {
    /// None is known yet. What changes is told to other nodes.
    pub fn new(wire: Wire) -> Sessions {
        Sessions { known: Cache::new(MOST), accounts: Cache::new(MOST), forgotten: AtomicU64::new(0), wire }
    }

    /// Whose session this is; nobody's if the store does not know it. What cannot be read is not remembered.
    pub async fn person(
        &self,
        store: &dyn Store,
        token: &Token,
        now: table::Millis,
    ) -> Result<Option<Person>, StoreError> {
        let hash = token.hash();
        if let Some((person, at)) = self.known.get(&hash)
            && at.elapsed() < FRESH
        {
            return Ok(person);
        }
        let forgotten = self.forgotten.load(Ordering::Acquire);
        let person = match store.session(token.secret()).await {
            Ok(session) => {
                let mut person = Person::guest(session.person.clone(), session.name.clone());
                match store.people().account(&person.id).await {
                    Ok(account) if account.banned => return Ok(None),
                    Ok(account) => {
                        person.name = account.name;
                        person.account = Some(Rights { admin: account.admin });
                        let marks = store.people().marks(&person.id).await?;
                        let muted = marks.into_iter().filter(|(_, _, mark)| *mark == Mark::Mute);
                        person.muted = Arc::new(muted.map(|(other, ..)| other).collect());
                    }
                    Err(StoreError::NotFound(_)) => {}
                    Err(error) => return Err(error),
                }
                if now - session.seen > VISIT {
                    // Nothing else is written: the name may be changing in another request.
                    if let Err(error) = store.session_seen(token.secret(), now).await {
                        tracing::warn!("a visit could not be written down: {error}");
                    }
                }
                Some(person)
            }
            Err(StoreError::NotFound(_)) => None,
            Err(error) => return Err(error),
        };
        self.known.insert(hash.clone(), (person.clone(), Instant::now()));
        // A session that ended while the store was asked must not be believed on.
        if self.forgotten.load(Ordering::Acquire) != forgotten {
            self.known.remove(&hash);
        }
        Ok(person)
    }

    /// Looks up which of these people have an account, unless that was done lately: [`Sessions::account_name`] knows it then.
    pub async fn look_up(&self, store: &dyn Store, people: impl IntoIterator<Item = PersonId>) {
        for person in people {
            if self.accounts.get(&person).is_some_and(|(_, at)| at.elapsed() < FRESH) {
                continue;
            }
            let name = match store.people().account(&person).await {
                Ok(account) => Some(account.name),
                Err(StoreError::NotFound(_)) => None,
                Err(error) => {
                    // A page without links to people is still a page.
                    tracing::error!("an account could not be read: {error}");
                    continue;
                }
            };
            self.accounts.insert(person, (name, Instant::now()));
        }
    }

    /// The name of this person's account, as it was last looked up.
    pub fn account_name(&self, person: &PersonId) -> Option<String> {
        self.accounts.get(person)?.0
    }

    /// This person has an account from now on.
    pub fn forget_account(&self, person: &PersonId) {
        self.accounts.remove(person);
    }

    /// These sessions, by the hashes of their tokens, have changed or ended.
    pub fn forget_all(&self, hashes: &[String]) {
        for hash in hashes {
            self.forget_hash_here(hash);
            self.wire.tell(&Word::Session(hash.clone()));
        }
    }

    /// Accounts have changed: ask the store again about everybody.
    pub fn forget_everybody(&self) {
        self.forget_here();
        self.wire.tell(&Word::Everybody);
    }

    /// The session has changed: ask the store again.
    pub fn forget(&self, token: &Token) {
        self.forget_all(&[token.hash()]);
    }

    /// This session has changed on another node.
    pub fn forget_hash_here(&self, hash: &str) {
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        self.known.remove(hash);
    }

    /// Anything may have changed on another node.
    pub fn forget_here(&self) {
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        self.known.clear();
        self.accounts.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::tests::fake::{House, NOON, random};
    use store::{Origin, Session};

    #[tokio::test]
    async fn a_session_that_ends_while_it_is_looked_up_is_not_believed_on() {
        let house = House::new(random).await;
        let store: Arc<dyn Store> = house.fake.clone();
        let (sessions, token) = (Sessions::new(Wire::of(&store)), Token::new());
        let session = Session {
            person: PersonId("anne".into()),
            name: "Anne".into(),
            settings: "{}".into(),
            created: NOON,
            seen: NOON,
        };
        store.create_session(token.secret(), &session, &Origin::default()).await.unwrap();
        house.fake.next_look_up_is_held.store(true, Ordering::Relaxed);
        let ending = async {
            house.fake.held.notified().await;
            store.forget_session(token.secret()).await.unwrap();
            sessions.forget(&token);
            house.fake.let_go.notify_one();
        };
        let (before, ()) = tokio::join!(sessions.person(&*store, &token, NOON), ending);
        assert!(before.unwrap().is_some(), "it was good when the store was asked");
        assert_eq!(sessions.person(&*store, &token, NOON).await, Ok(None));
    }
}
