//! Counting what is kept, before something new is added.

use super::Connection;
use crate::{
    StoreError,
    limits::{DAY, Limit, Origin, Quota, Quotas, What, Whose},
};
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use table::{Millis, PersonId, Phase};

/// The quotas of a store, and the key under which it keeps addresses.
#[derive(Clone, Debug)]
pub struct Counter {
    pub quotas: Quotas,
    key: Vec<u8>,
}

/// An origin as the database knows it.
#[derive(Clone)]
pub struct Bearer {
    pub person: Option<String>,
    pub address: Option<Vec<u8>>,
}

/// How many there are: of the person, from the address, altogether.
type Counts = (i64, i64, i64);

impl Counter {
    /// Reads the key of the database.
    pub async fn new(connection: &mut Connection) -> Result<Counter, StoreError> {
        let key = sqlx::query_scalar("SELECT value FROM secrets WHERE name = 'addresses'")
            .fetch_optional(connection);
        let key = key.await?.ok_or_else(|| StoreError::Damaged("the key for addresses is missing".into()))?;
        Ok(Counter { quotas: Quotas::default(), key })
    }

    /// An origin as the database knows it.
    pub fn bearer(&self, origin: &Origin) -> Bearer {
        let hash = |address: IpAddr| self.keyed(&address.to_string());
        Bearer {
            person: origin.person.as_ref().map(|person| person.0.clone()),
            address: origin.address.map(hash),
        }
    }

    /// A text that is only to be recognised again, under the key of this database.
    pub fn keyed(&self, text: &str) -> Vec<u8> {
        Sha256::new_with_prefix(&self.key).chain_update(text).finalize()[..16].to_vec()
    }

    /// Is there room for another table in this phase?
    pub async fn table(
        &self,
        write: &mut Connection,
        phase: Phase,
        bearer: &Bearer,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.over(write, bearer, now).await?;
        if phase == Phase::Gathering {
            let waiting = "SELECT count(*) FILTER (WHERE owner = $1 AND seated > 0),
                           count(*) FILTER (WHERE address = $2), count(*) FROM tables WHERE phase = 'gathering'";
            let counts = count(write, waiting, bearer, None).await?;
            room(bearer, counts, 1, self.quotas.gathering, What::Gathering)?;
        }
        if !matches!(phase, Phase::Gathering | Phase::Playing) {
            return Ok(());
        }
        let unfinished =
            "SELECT count(*) FILTER (WHERE owner = $1), count(*) FILTER (WHERE address = $2), count(*)
                          FROM tables WHERE phase IN ('gathering', 'playing')";
        let counts = count(write, unfinished, bearer, None).await?;
        room(bearer, counts, 1, self.quotas.unfinished, What::Unfinished)
    }

    /// Were there not too many tables that were over within the last day?
    pub async fn over(&self, write: &mut Connection, bearer: &Bearer, now: Millis) -> Result<(), StoreError> {
        // What a clock that was ahead has written does not count.
        let over = "SELECT CAST(0 AS BIGINT), count(*), CAST(0 AS BIGINT) FROM tables
                    WHERE address = $2 AND last BETWEEN $3 AND $3 + 86400000 AND phase NOT IN ('gathering', 'playing')";
        let bearer = Bearer { person: None, ..bearer.clone() };
        let quota = Quota { person: 0, address: self.quotas.over, total: u64::MAX };
        room(&bearer, count(write, over, &bearer, Some(now - DAY)).await?, 1, quota, What::Over)
    }

    /// Is there room for a record of this length?
    pub async fn record(
        &self,
        write: &mut Connection,
        bearer: &Bearer,
        bytes: u64,
    ) -> Result<(), StoreError> {
        let records =
            "SELECT count(*) FILTER (WHERE person = $1), count(*) FILTER (WHERE address = $2), count(*)
                       FROM records";
        room(bearer, count(write, records, bearer, None).await?, 1, self.quotas.records, What::Records)?;
        let lengths = "SELECT CAST(coalesce(sum(bytes) FILTER (WHERE person = $1), 0) AS BIGINT),
                       CAST(coalesce(sum(bytes) FILTER (WHERE address = $2), 0) AS BIGINT),
                       CAST(coalesce(sum(bytes), 0) AS BIGINT) FROM records";
        let counts = count(write, lengths, bearer, None).await?;
        room(bearer, counts, bytes, self.quotas.record_bytes, What::RecordBytes)
    }

    /// Is there room for another session?
    pub async fn session(
        &self,
        write: &mut Connection,
        bearer: &Bearer,
        now: Millis,
    ) -> Result<(), StoreError> {
        // As in [`Counter::over`].
        let sessions = "SELECT (SELECT count(*) FROM sessions WHERE person = $1),
                        (SELECT count(*) FROM sessions WHERE address = $2 AND created > $3 AND created <= $3 + 86400000),
                        (SELECT count(*) FROM sessions)";
        let counts = count(write, sessions, bearer, Some(now - DAY)).await?;
        room(bearer, counts, 1, self.quotas.sessions, What::Sessions)
    }

    /// Is there room for another token?
    pub async fn token(&self, write: &mut Connection, bearer: &Bearer) -> Result<(), StoreError> {
        let tokens = "SELECT count(*) FILTER (WHERE owner = $1), count(*) FILTER (WHERE address = $2), count(*) FROM tokens";
        room(bearer, count(write, tokens, bearer, None).await?, 1, self.quotas.tokens, What::Tokens)
    }

    /// Is there room for another bot?
    pub async fn bot(&self, write: &mut Connection, bearer: &Bearer) -> Result<(), StoreError> {
        let bots = "SELECT count(*) FILTER (WHERE owner = $1), count(*) FILTER (WHERE address = $2), count(*) FROM bots";
        room(bearer, count(write, bots, bearer, None).await?, 1, self.quotas.bots, What::Bots)
    }

    /// Is there room for another account?
    pub async fn account(
        &self,
        write: &mut Connection,
        bearer: &Bearer,
        now: Millis,
    ) -> Result<(), StoreError> {
        // A person has one at most by its key.
        let accounts = "SELECT CAST(0 AS BIGINT),
                        (SELECT count(*) FROM accounts WHERE address = $2 AND created > $3 AND created <= $3 + 86400000),
                        (SELECT count(*) FROM accounts)";
        let counts = count(write, accounts, bearer, Some(now - DAY)).await?;
        room(bearer, counts, 1, self.quotas.accounts, What::Accounts)
    }

    /// Is there room for another invitation of this person, made or got?
    pub async fn invitation(&self, write: &mut Connection, person: &PersonId) -> Result<(), StoreError> {
        let bearer = Bearer { person: Some(person.0.clone()), address: None };
        let invitations =
            "SELECT count(*) FILTER (WHERE $1 IN (person, inviter)), CAST(0 AS BIGINT), count(*)
                           FROM invitations JOIN tables ON id = table_id WHERE phase = 'gathering'";
        let counts = count(write, invitations, &bearer, None).await?;
        room(&bearer, counts, 1, self.quotas.invitations, What::Invitations)
    }

    /// Is there room for another mark of this person?
    pub async fn mark(&self, write: &mut Connection, person: &PersonId) -> Result<(), StoreError> {
        let bearer = Bearer { person: Some(person.0.clone()), address: None };
        let marks = "SELECT count(*) FILTER (WHERE person = $1), CAST(0 AS BIGINT), count(*) FROM marks";
        room(&bearer, count(write, marks, &bearer, None).await?, 1, self.quotas.marks, What::Marks)
    }

    /// Is there room for another channel?
    pub async fn channel(&self, write: &mut Connection, bearer: &Bearer) -> Result<(), StoreError> {
        let channels =
            "SELECT count(*) FILTER (WHERE person = $1), count(*) FILTER (WHERE address = $2), count(*)
                        FROM channels";
        room(bearer, count(write, channels, bearer, None).await?, 1, self.quotas.channels, What::Channels)
    }

    /// May another mail ask this address to confirm itself? (At most `each` of them, no matter who asks.)
    pub async fn confirmation(
        &self,
        write: &mut Connection,
        bearer: &Bearer,
        target: &[u8],
        each: u64,
    ) -> Result<(), StoreError> {
        let mails =
            "SELECT count(*) FILTER (WHERE person = $1), count(*) FILTER (WHERE address = $2), count(*)
                     FROM confirmations";
        let counts = count(write, mails, bearer, None).await?;
        room(bearer, counts, 1, self.quotas.confirmations, What::Confirmations)?;
        let there: i64 = sqlx::query_scalar("SELECT count(*) FROM confirmations WHERE target = $1")
            .bind(target)
            .fetch_one(write)
            .await?;
        let limit = Limit { what: What::Confirmations, whose: Whose::Person, most: each };
        if u64::try_from(there).unwrap_or(0) >= each { Err(StoreError::TooMany(limit)) } else { Ok(()) }
    }

    /// Is there room for one more of what this counts?
    pub async fn room(
        &self,
        write: &mut Connection,
        counted: &'static str,
        bearer: &Bearer,
        quota: Quota,
        what: What,
    ) -> Result<(), StoreError> {
        room(bearer, count(write, counted, bearer, None).await?, 1, quota, what)
    }

    /// Is there room for another link?
    pub async fn link(&self, write: &mut Connection, bearer: &Bearer) -> Result<(), StoreError> {
        let links = "SELECT count(*) FILTER (WHERE person = $1), count(*) FILTER (WHERE address = $2), count(*) FROM links";
        room(bearer, count(write, links, bearer, None).await?, 1, self.quotas.links, What::Links)
    }
}

async fn count(
    write: &mut Connection,
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

/// Do this many more fit in?
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
