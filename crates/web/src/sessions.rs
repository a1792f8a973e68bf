//! Who the browsers are: sessions of the store, remembered for a while so that not every request asks it.

use crate::{
    security::token::Token,
    visitor::{Person, now},
};
use quick_cache::sync::Cache;
use std::time::{Duration, Instant};
use store::{Store, StoreError};

/// How long an answer of the store is believed.
const FRESH: Duration = Duration::from_secs(60);
/// So many are remembered.
const MOST: usize = 10_000;
/// The last visit is written down when it is this much younger than the one before.
const VISIT: table::Millis = 24 * 60 * 60 * 1000;

/// Sessions by the hash of their token.
pub struct Sessions(Cache<String, (Option<Person>, Instant)>);

impl Default for Sessions {
    fn default() -> Sessions {
        Sessions(Cache::new(MOST))
    }
}

impl Sessions {
    /// Whose session this is; nobody's if the store does not know it.
    pub async fn person(&self, store: &dyn Store, token: &Token) -> Option<Person> {
        let hash = token.hash();
        if let Some((person, at)) = self.0.get(&hash)
            && at.elapsed() < FRESH
        {
            return person;
        }
        let person = match store.session(token.secret()).await {
            Ok(mut session) => {
                let person = Person { id: session.person.clone(), name: session.name.clone() };
                if now() - session.seen > VISIT {
                    session.seen = now();
                    if let Err(error) = store.update_session(token.secret(), &session).await {
                        tracing::warn!("a visit could not be written down: {error}");
                    }
                }
                Some(person)
            }
            Err(StoreError::NotFound(_)) => None,
            Err(error) => {
                // Better a stranger than no page at all, but only for this once.
                tracing::error!("a session could not be read: {error}");
                return None;
            }
        };
        self.0.insert(hash, (person.clone(), Instant::now()));
        person
    }

    /// The session has changed: ask the store again.
    pub fn forget(&self, token: &Token) {
        self.0.remove(&token.hash());
    }
}
