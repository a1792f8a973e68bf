//! Who the browsers are: sessions of the store, remembered for a while so that not every request asks it.

use crate::{
    security::token::Token,
    visitor::{Person, now},
};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard},
    time::{Duration, Instant},
};
use store::{Store, StoreError};

/// How long an answer of the store is believed.
const FRESH: Duration = Duration::from_secs(60);
/// So many are remembered.
const MOST: usize = 10_000;
/// The last visit is written down when it is this much younger than the one before.
const VISIT: table::Millis = 24 * 60 * 60 * 1000;

/// Sessions by the hash of their token.
#[derive(Debug, Default)]
pub struct Sessions(Mutex<HashMap<String, (Option<Person>, Instant)>>);

impl Sessions {
    fn known(&self) -> MutexGuard<'_, HashMap<String, (Option<Person>, Instant)>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whose session this is; nobody's if the store does not know it.
    pub async fn person(&self, store: &dyn Store, token: &Token) -> Option<Person> {
        let hash = token.hash();
        if let Some((person, at)) = self.known().get(&hash)
            && at.elapsed() < FRESH
        {
            return person.clone();
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
        let mut known = self.known();
        if known.len() >= MOST {
            known.retain(|_, (_, at)| at.elapsed() < FRESH);
            if known.len() >= MOST {
                known.clear();
            }
        }
        known.insert(hash, (person.clone(), Instant::now()));
        person
    }

    /// The session has changed: ask the store again.
    pub fn forget(&self, token: &Token) {
        self.known().remove(&token.hash());
    }
}
