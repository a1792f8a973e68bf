//! Programs in memory: tokens that were looked up lately, how often they ask, and which bots are connected.

use crate::{
    config::Limits,
    nodes::{Wire, Word},
    security::{rates::Rates, token::Token as Secret},
};
use quick_cache::sync::Cache;
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use store::{Bot, Store, StoreError, Token};
use table::{Millis, PersonId};

/// How long an answer of the store is believed. A token that is revoked here is forgotten at once.
const FRESH: Duration = Duration::from_secs(60);
/// At most this many are remembered.
const MOST: usize = 10_000;
/// The last use of a token is written down when it is this much later than the one before.
const USE: Millis = 60 * 60_000;
/// A bot whose stream was cut counts as connected for this long.
const GRACE: Duration = Duration::from_secs(20);
/// Streams of one token's bearer at once.
const STREAMS: usize = 8;

/// Whom a token belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearer {
    /// The token.
    pub token: Token,
    /// The bot it is for.
    pub bot: Option<Arc<Bot>>,
    /// Whom tables know its bearer as.
    pub person: PersonId,
}

/// Programs in memory.
#[derive(Debug)]
pub struct Programs {
    /// Bearers by the hashes of their tokens; `None` for a token that the store does not know.
    known: Cache<String, (Option<Arc<Bearer>>, Instant)>,
    /// How often all of them were forgotten.
    forgotten: AtomicU64,
    connected: Mutex<HashMap<PersonId, Connected>>,
    /// Bots that are connected to other nodes, by their ids.
    elsewhere: Mutex<HashMap<String, Arc<Bot>>>,
    wire: Wire,
    requests: Rates<String>,
    writes: Rates<String>,
    /// New tables and uploads of one token.
    pub new_tables: Rates<String>,
}

#[derive(Debug)]
struct Connected {
    bot: Option<Arc<Bot>>,
    streams: usize,
    since: Instant,
}

/// A stream of somebody; dropping it says goodbye.
#[derive(Debug)]
pub struct Connection {
    app: Arc<crate::App>,
    person: PersonId,
}

impl Programs {
    /// Nobody yet. A token has the same rates as an address. What changes is told to other nodes.
    pub fn new(limits: &Limits, wire: Wire) -> Programs {
        Programs {
            known: Cache::new(MOST),
            forgotten: AtomicU64::new(0),
            connected: Mutex::default(),
            elsewhere: Mutex::default(),
            wire,
            requests: Rates::new(limits.requests),
            writes: Rates::new(limits.writes),
            new_tables: Rates::new(limits.tables),
        }
    }

    fn connected(&self) -> MutexGuard<'_, HashMap<PersonId, Connected>> {
        self.connected.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// May this token ask again? Otherwise, how long to wait.
    pub fn take(&self, token: &str, writes: bool) -> Result<(), Duration> {
        let now = Instant::now();
        self.requests.take(token.to_string(), now)?;
        if writes { self.writes.take(token.to_string(), now) } else { Ok(()) }
    }

    /// Whom this secret belongs to; nobody if the store does not know it.
    pub async fn bearer(
        &self,
        store: &dyn Store,
        secret: &Secret,
        now: Millis,
    ) -> Result<Option<Arc<Bearer>>, StoreError> {
        let hash = secret.hash();
        if let Some((bearer, at)) = self.known.get(&hash)
            && at.elapsed() < FRESH
        {
            return Ok(bearer);
        }
        let forgotten = self.forgotten.load(Ordering::Acquire);
        let bearer = match look_up(store, secret, now).await {
            Ok(bearer) => Some(Arc::new(bearer)),
            Err(StoreError::NotFound(_)) => None,
            Err(error) => return Err(error),
        };
        self.known.insert(hash.clone(), (bearer.clone(), Instant::now()));
        // A token that was revoked while the store was asked must not be believed on.
        if self.forgotten.load(Ordering::Acquire) != forgotten {
            self.known.remove(&hash);
        }
        Ok(bearer)
    }

    fn elsewhere(&self) -> MutexGuard<'_, HashMap<String, Arc<Bot>>> {
        self.elsewhere.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A token or a bot is gone: everybody is looked up again.
    pub fn forget(&self) {
        self.forget_here();
        self.wire.tell(&Word::Programs);
    }

    /// The same on this node only.
    pub fn forget_here(&self) {
        self.forgotten.fetch_add(1, Ordering::AcqRel);
        self.known.clear();
    }

    /// Bots that answer now, are offered to this person, and play this game.
    pub fn offered(&self, person: Option<&PersonId>, game: &str) -> Vec<Arc<Bot>> {
        let mut bots = self.connected_bots();
        bots.retain(|bot| {
            (bot.open || Some(&bot.owner) == person) && bot.games.iter().any(|one| one == game)
        });
        bots
    }

    /// The bots that are connected to this node.
    pub fn bots_here(&self) -> Vec<Arc<Bot>> {
        let mut connected = self.connected();
        connected.retain(|_, one| one.streams > 0 || one.since.elapsed() < GRACE);
        connected.values().filter_map(|one| one.bot.clone()).collect()
    }

    /// The bots with these ids are connected to other nodes.
    pub async fn set_elsewhere(&self, store: &dyn Store, ids: &[String]) -> Result<(), StoreError> {
        let mut bots = HashMap::new();
        for id in ids {
            let known = self.elsewhere().get(id).cloned();
            let bot = match known {
                Some(bot) => bot,
                None => match store.bot(id).await {
                    Ok(bot) => Arc::new(bot),
                    // It was removed just now.
                    Err(StoreError::NotFound(_)) => continue,
                    Err(error) => return Err(error),
                },
            };
            bots.insert(id.clone(), bot);
        }
        *self.elsewhere() = bots;
        Ok(())
    }

    /// All bots that answer now, in the order of their names.
    pub fn connected_bots(&self) -> Vec<Arc<Bot>> {
        let mut bots = self.bots_here();
        for (id, bot) in &*self.elsewhere() {
            if !bots.iter().any(|here| here.id == *id) {
                bots.push(bot.clone());
            }
        }
        bots.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        bots
    }

    /// Is this bot there?
    pub fn is_connected(&self, bot: &Bot) -> bool {
        let connected = self.connected();
        let there = |one: &Connected| one.streams > 0 || one.since.elapsed() < GRACE;
        connected.get(&bot.person()).is_some_and(there) || self.elsewhere().contains_key(&bot.id)
    }

    /// This bot is gone.
    pub fn remove(&self, bot: &PersonId) {
        self.connected().remove(bot);
        self.elsewhere().retain(|_, one| one.person() != *bot);
    }

    /// Another stream of this bearer; nothing if there are too many.
    pub fn connect(app: &Arc<crate::App>, bearer: &Bearer) -> Option<Connection> {
        let mut connected = app.programs.connected();
        if connected.len() > MOST {
            connected.retain(|_, one| one.streams > 0);
        }
        let fresh = Connected { bot: None, streams: 0, since: Instant::now() };
        let one = connected.entry(bearer.person.clone()).or_insert(fresh);
        if one.streams >= STREAMS {
            return None;
        }
        one.streams += 1;
        one.bot.clone_from(&bearer.bot);
        Some(Connection { app: app.clone(), person: bearer.person.clone() })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut connected = self.app.programs.connected();
        let Some(one) = connected.get_mut(&self.person) else { return };
        one.streams = one.streams.saturating_sub(1);
        one.since = Instant::now();
        if one.streams == 0 && one.bot.is_none() {
            connected.remove(&self.person);
        }
    }
}

async fn look_up(store: &dyn Store, secret: &Secret, now: Millis) -> Result<Bearer, StoreError> {
    let mut token = store.token(secret.secret()).await?;
    let bot = match &token.bot {
        Some(bot) => Some(Arc::new(store.bot(bot).await?)),
        None => None,
    };
    if now - token.used.unwrap_or(0) > USE {
        token.used = Some(now);
        if let Err(error) = store.use_token(&token.id, now).await {
            tracing::warn!("the use of a token could not be written down: {error}");
        }
    }
    let person = bot.as_ref().map_or(token.owner.clone(), |bot| bot.person());
    Ok(Bearer { token, bot, person })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Config,
        host::tests::fake::{House, NOON, random},
    };
    use store::Origin;

    #[tokio::test]
    async fn a_token_that_is_revoked_while_it_is_looked_up_is_not_believed_on() {
        let house = House::new(random).await;
        let store: Arc<dyn Store> = house.fake.clone();
        let programs = Programs::new(&Config::default().limits, Wire::of(&store));
        let (secret, owner) = (Secret::new(), PersonId("anne".into()));
        let token = Token {
            id: "one".into(),
            owner: owner.clone(),
            name: "Anne".into(),
            bot: None,
            label: "my script".into(),
            scopes: "read play".into(),
            created: NOON,
            used: None,
        };
        store.create_token(secret.secret(), &token, &Origin::default()).await.unwrap();
        house.fake.next_look_up_is_held.store(true, Ordering::Relaxed);
        let revoking = async {
            house.fake.held.notified().await;
            store.revoke_token(&owner, "one").await.unwrap();
            programs.forget();
            house.fake.let_go.notify_one();
        };
        let (before, ()) = tokio::join!(programs.bearer(&*store, &secret, NOON), revoking);
        assert!(before.unwrap().is_some(), "it was good when the store was asked");
        assert_eq!(programs.bearer(&*store, &secret, NOON).await, Ok(None));
    }

    #[tokio::test]
    async fn a_flood_of_unknown_tokens_does_not_push_everybody_out() {
        let house = House::new(random).await;
        let store: Arc<dyn Store> = house.fake.clone();
        let programs = Programs::new(&Config::default().limits, Wire::of(&store));
        let remembered = (None, Instant::now());
        for number in 0..2 * MOST {
            programs.known.insert(number.to_string(), remembered.clone());
        }
        assert!(programs.known.len() > MOST / 2 && programs.known.len() <= MOST + MOST / 10);
    }
}
