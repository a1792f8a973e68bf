//! Counting what is kept, before something new is added.

use crate::{
    StoreError,
    limits::{DAY, Limit, Origin, Quota, Quotas, What, Whose},
};
use sha2::{Digest, Sha256};
use sqlx::SqliteConnection;
use std::net::IpAddr;
use table::{Millis, Phase};

/// The quotas of a store, and the key under which it keeps addresses.
#[derive(Clone, Debug)]
pub struct Counter {
    pub quotas: Quotas,
    key: Vec<u8>,
}

/// An origin as the database knows it.
pub struct Bearer {
    pub person: Option<String>,
    pub address: Option<Vec<u8>>,
}

/// How many there are: of the person, from the address, altogether.
type Counts = (i64, i64, i64);

impl Counter {
    /// Reads the key of the database.
    pub async fn new(connection: &mut SqliteConnection) -> Result<Counter, StoreError> {
        let key = sqlx::query_scalar("SELECT value FROM secrets WHERE name = 'addresses'")
            .fetch_optional(connection);
        let key = key.await?.ok_or_else(|| StoreError::Damaged("the key for addresses is missing".into()))?;
        Ok(Counter { quotas: Quotas::default(), key })
    }

    /// An origin as the database knows it.
    pub fn bearer(&self, origin: &Origin) -> Bearer {
        let hash = |address: IpAddr| {
            let hash = Sha256::new_with_prefix(&self.key).chain_update(address.to_string());
            hash.finalize()[..16].to_vec()
        };
        Bearer {
            person: origin.person.as_ref().map(|person| person.0.clone()),
            address: origin.address.map(hash),
        }
    }

    /// Is there room for another table in this phase?
    pub async fn table(
        &self,
        write: &mut SqliteConnection,
        phase: Phase,
        bearer: &Bearer,
    ) -> Result<(), StoreError> {
        if phase == Phase::Gathering {
            let waiting = "SELECT count(*) FILTER (WHERE owner = ? AND seated > 0),
                           count(*) FILTER (WHERE address = ?), count(*) FROM tables WHERE phase = 'gathering'";
            let counts = count(write, waiting, bearer, None).await?;
            room(bearer, counts, 1, self.quotas.gathering, What::Gathering)?;
        }
        if !matches!(phase, Phase::Gathering | Phase::Playing) {
            return Ok(());
        }
        let unfinished =
            "SELECT count(*) FILTER (WHERE owner = ?), count(*) FILTER (WHERE address = ?), count(*)
                          FROM tables WHERE phase IN ('gathering', 'playing')";
        let counts = count(write, unfinished, bearer, None).await?;
        room(bearer, counts, 1, self.quotas.unfinished, What::Unfinished)
    }

    /// Is there room for a record of this length?
    pub async fn record(
        &self,
        write: &mut SqliteConnection,
        bearer: &Bearer,
        bytes: u64,
    ) -> Result<(), StoreError> {
        let records =
            "SELECT count(*) FILTER (WHERE person = ?), count(*) FILTER (WHERE address = ?), count(*)
                       FROM records";
        room(bearer, count(write, records, bearer, None).await?, 1, self.quotas.records, What::Records)?;
        let lengths = "SELECT coalesce(sum(bytes) FILTER (WHERE person = ?), 0),
                       coalesce(sum(bytes) FILTER (WHERE address = ?), 0), coalesce(sum(bytes), 0) FROM records";
        let counts = count(write, lengths, bearer, None).await?;
        room(bearer, counts, bytes, self.quotas.record_bytes, What::RecordBytes)
    }

    /// Is there room for another session?
    pub async fn session(
        &self,
        write: &mut SqliteConnection,
        bearer: &Bearer,
        now: Millis,
    ) -> Result<(), StoreError> {
        let sessions = "SELECT (SELECT count(*) FROM sessions WHERE person = ?),
                        (SELECT count(*) FROM sessions WHERE address = ? AND created > ?),
                        (SELECT count(*) FROM sessions)";
        let counts = count(write, sessions, bearer, Some(now - DAY)).await?;
        room(bearer, counts, 1, self.quotas.sessions, What::Sessions)
    }

    /// Is there room for another token?
    pub async fn token(&self, write: &mut SqliteConnection, bearer: &Bearer) -> Result<(), StoreError> {
        let tokens = "SELECT count(*) FILTER (WHERE owner = ?), count(*) FILTER (WHERE address = ?), count(*) FROM tokens";
        room(bearer, count(write, tokens, bearer, None).await?, 1, self.quotas.tokens, What::Tokens)
    }

    /// Is there room for another bot?
    pub async fn bot(&self, write: &mut SqliteConnection, bearer: &Bearer) -> Result<(), StoreError> {
        let bots = "SELECT count(*) FILTER (WHERE owner = ?), count(*) FILTER (WHERE address = ?), count(*) FROM bots";
        room(bearer, count(write, bots, bearer, None).await?, 1, self.quotas.bots, What::Bots)
    }

    /// Is there room for another link?
    pub async fn link(&self, write: &mut SqliteConnection, bearer: &Bearer) -> Result<(), StoreError> {
        let links = "SELECT count(*) FILTER (WHERE person = ?), count(*) FILTER (WHERE address = ?), count(*) FROM links";
        room(bearer, count(write, links, bearer, None).await?, 1, self.quotas.links, What::Links)
    }
}

async fn count(
    write: &mut SqliteConnection,
    sql: &'static str,
    bearer: &Bearer,
    since: Option<Millis>,
) -> Result<Counts, StoreError> {
    let mut query = sqlx::query_as(sql).bind(&bearer.person).bind(&bearer.address);
    if let Some(since) = since {
        query = query.bind(since);
    }
    Ok(query.fetch_one(write).await?)
}

/// Do so many more fit in?
fn room(bearer: &Bearer, counts: Counts, more: u64, quota: Quota, what: What) -> Result<(), StoreError> {
    let of_person = bearer.person.as_ref().map(|_| (counts.0, quota.person, Whose::Person));
    let of_address = bearer.address.as_ref().map(|_| (counts.1, quota.address, Whose::Address));
    let of_all = Some((counts.2, quota.total, Whose::All));
    for (count, most, whose) in [of_person, of_address, of_all].into_iter().flatten() {
        if u64::try_from(count).unwrap_or(0).saturating_add(more) > most {
            return Err(StoreError::TooMany(Limit { what, whose, most }));
        }
    }
    Ok(())
}
