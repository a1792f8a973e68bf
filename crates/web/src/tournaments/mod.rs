//! Tournaments in the store, and what moves them on.
//!
//! A tournament is one row with a version: to change it, it is read, a copy is changed and written back if nobody was faster.
//! What follows by itself (`drive.rs`) is done in steps that may be repeated: pairings are in the row before a table is set
//! up, and the ids of tables follow from the seed, so a round's tables exist once however often a server stops in between.

mod drive;

pub use tournament::seeds::table_id;

use crate::{
    Clock,
    host::Host,
    live::Bulletin,
    nodes::{Duty, Wire, Word},
};
use game::Seed;
use std::sync::Arc;
use store::{KeptTournament, Origin, Store, StoreError, TournamentFilter};
use table::{Millis, PersonId};
use tournament::{Phase, Refusal, Tournament};

/// How often a change is tried again when somebody else was faster.
const ATTEMPTS: usize = 8;
/// How pages and streams call a tournament among tables, and tables its owner among people. (Their ids have no hyphen.)
const PREFIX: &str = "tournament-";

/// Why a tournament was not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TournamentError {
    /// The tournament refuses.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The store failed.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// What is kept cannot be read, or pairing panicked.
    #[error("{0}")]
    Ours(String),
}

/// A tournament with what is kept beside it.
#[derive(Clone, Debug)]
pub struct Found {
    /// The tournament.
    pub tournament: Tournament,
    /// Counts its changes.
    pub version: u32,
    /// Last activity.
    pub last: Millis,
    /// The seed of all its chance: not to be shown before it is over.
    pub secret: Seed,
}

/// All tournaments.
pub struct Tournaments {
    store: Arc<dyn Store>,
    host: Arc<Host>,
    bulletin: Arc<Bulletin>,
    clock: Clock,
    wire: Wire,
    duty: Arc<Duty>,
}

impl std::fmt::Debug for Tournaments {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Tournaments")
    }
}

impl Tournaments {
    /// Over this store and this host.
    pub fn new(
        store: Arc<dyn Store>,
        host: Arc<Host>,
        bulletin: Arc<Bulletin>,
        clock: Clock,
        duty: Arc<Duty>,
    ) -> Arc<Tournaments> {
        Arc::new(Tournaments { wire: Wire::of(&store), store, host, bulletin, clock, duty })
    }

    /// How streams call a tournament.
    pub fn followed_as(id: &str) -> String {
        format!("{PREFIX}{id}")
    }

    /// Is what a stream follows a tournament, not a table?
    pub fn is_one(followed: &str) -> bool {
        followed.starts_with(PREFIX)
    }

    /// Who owns the tables of a tournament: nobody who plays.
    pub fn owner_of_tables(id: &str) -> PersonId {
        PersonId(format!("{PREFIX}{id}"))
    }

    /// The version of what a stream follows, if it is a tournament.
    pub async fn version(&self, followed: &str) -> Result<Option<u32>, StoreError> {
        let Some(id) = followed.strip_prefix(PREFIX) else { return Ok(None) };
        match self.store.tournament(id).await {
            Ok(kept) => Ok(Some(kept.version)),
            Err(StoreError::NotFound(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The tournament with this id.
    pub async fn find(&self, id: &str) -> Result<Found, TournamentError> {
        read(self.store.tournament(id).await?)
    }

    /// Those of a list; one that cannot be read is left out, and the log says so.
    pub async fn list(&self, filter: &TournamentFilter) -> Result<Vec<Found>, TournamentError> {
        let kept = self.store.tournaments(filter).await?;
        let readable = kept.into_iter().filter_map(|kept| {
            let id = kept.id.clone();
            read(kept).inspect_err(|error| tracing::error!(tournament = id, "cannot be read: {error}")).ok()
        });
        Ok(readable.collect())
    }

    /// Keeps a new tournament.
    pub async fn create(
        &self,
        new: &Tournament,
        secret: Seed,
        origin: &Origin,
    ) -> Result<(), TournamentError> {
        let now = self.clock.now();
        let kept = keep(new, 1, now, now, secret)?;
        Ok(self.store.create_tournament(&kept, origin).await?)
    }

    /// Changes a tournament, tells everybody who looks at it, and has what follows looked at. A caller that stops waiting misses
    /// only the answer.
    pub async fn change<F>(self: &Arc<Tournaments>, id: &str, change: F) -> Result<Found, TournamentError>
    where
        F: Fn(&mut Tournament, &Seed, Millis) -> Result<(), Refusal> + Clone + Send + 'static,
    {
        let (tournaments, id) = (self.clone(), id.to_string());
        let changing = tokio::spawn(async move {
            let changed = tournaments.step(&id, change).await?;
            tournaments.wake(&id);
            Ok(changed)
        });
        changing.await.map_err(|error| TournamentError::Ours(error.to_string()))?
    }

    /// Changes a tournament, and tells everybody who looks at it. Pairing takes its time: it runs on a thread of its own.
    async fn step<F>(&self, id: &str, change: F) -> Result<Found, TournamentError>
    where
        F: Fn(&mut Tournament, &Seed, Millis) -> Result<(), Refusal> + Clone + Send + 'static,
    {
        for _ in 0..ATTEMPTS {
            let kept = self.store.tournament(id).await?;
            let (created, before) = (kept.created, read(kept)?);
            let (change, mut after, secret, now) =
                (change.clone(), before.tournament.clone(), before.secret, self.clock.now());
            let changed =
                tokio::task::spawn_blocking(move || change(&mut after, &secret, now).map(|()| after));
            let after = changed.await.map_err(|error| TournamentError::Ours(error.to_string()))??;
            if after == before.tournament {
                return Ok(before);
            }
            let kept = keep(&after, before.version, created, now, secret)?;
            match self.store.update_tournament(&kept).await {
                Ok(()) => {
                    let version = before.version + 1;
                    self.bulletin.post(&Tournaments::followed_as(id), version);
                    self.wire.tell(&Word::Tournament { id: id.to_string(), version });
                    return Ok(Found { tournament: after, version, last: now, secret });
                }
                // Somebody else was faster: read what they wrote and try again.
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(TournamentError::Ours("a tournament is too busy".into()))
    }

    /// The ids of those that concern a person.
    pub async fn of(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        concerning(&*self.store, person).await
    }

    /// The store has changed these: everybody who looks at one is told, and what follows is done.
    pub async fn changed(&self, ids: &[String]) {
        for id in ids {
            if let Some(version) = tell_changed(&*self.store, &self.wire, id).await {
                self.bulletin.post(&Tournaments::followed_as(id), version);
            }
            self.host.ended().tell(id);
        }
    }

    /// Has what follows by itself looked at soon.
    pub fn wake(&self, id: &str) {
        self.host.ended().tell(id);
        self.wire.tell(&Word::Ended(id.to_string()));
    }
}

/// The ids of the tournaments that concern a person.
pub async fn concerning(store: &dyn Store, person: &PersonId) -> Result<Vec<String>, StoreError> {
    let mut filter = TournamentFilter { person: Some(person.clone()), ..TournamentFilter::default() };
    let mut ids = Vec::new();
    loop {
        let page = store.tournaments(&filter).await?;
        let Some(last) = page.last() else { return Ok(ids) };
        filter.after = Some((last.last, last.id.clone()));
        ids.extend(page.into_iter().map(|kept| kept.id));
    }
}

/// Tells other nodes that the store has changed a tournament; answers the version it is at. (One that cannot be read now is
/// looked at again before long.)
pub async fn tell_changed(store: &dyn Store, wire: &Wire, id: &str) -> Option<u32> {
    let version = store.tournament(id).await.ok()?.version;
    wire.tell(&Word::Tournament { id: id.to_string(), version });
    wire.tell(&Word::Ended(id.to_string()));
    Some(version)
}

fn read(kept: KeptTournament) -> Result<Found, TournamentError> {
    let tournament =
        serde_json::from_str(&kept.body).map_err(|error| TournamentError::Ours(error.to_string()))?;
    Ok(Found { tournament, version: kept.version, last: kept.last, secret: kept.secret })
}

fn keep(
    tournament: &Tournament,
    version: u32,
    created: Millis,
    last: Millis,
    secret: Seed,
) -> Result<KeptTournament, TournamentError> {
    Ok(KeptTournament {
        id: tournament.id.clone(),
        owner: tournament.owner.clone(),
        phase: tournament.phase.id().into(),
        created,
        last,
        version,
        secret,
        body: serde_json::to_string(tournament).map_err(|error| TournamentError::Ours(error.to_string()))?,
        people: tournament.people().cloned().collect(),
    })
}

/// Is there anything that may follow by itself?
fn moves(tournament: &Tournament) -> bool {
    let hidden = tournament.duplicate && tournament.rounds.iter().any(|round| !round.shown);
    tournament.phase == Phase::Running || (tournament.phase == Phase::Cancelled && hidden)
}
