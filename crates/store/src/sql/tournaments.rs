//! Tournaments.

use super::{Connection, Database, DbRow, LIST_LIMIT, exists, quota::Counter, small};
use crate::{
    StoreError,
    limits::{Keep, Origin, What},
    tournaments::{CANCELLED, ENTERING, KeptTournament, RUNNING, TournamentFilter, Tournaments},
};
use async_trait::async_trait;
use sqlx::Row;
use std::collections::{BTreeMap, BTreeSet};
use table::{Millis, PersonId};
use tournament::Tournament;

const NO_SUCH: StoreError = StoreError::NotFound("tournament");

#[async_trait]
impl Tournaments for Database {
    async fn create_tournament(&self, new: &KeptTournament, origin: &Origin) -> Result<(), StoreError> {
        let (new, origin, counter) = (new.clone(), origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| Box::pin(async move { create(write, &new, &origin, &counter).await }))
            .await
    }

    async fn tournament(&self, id: &str) -> Result<KeptTournament, StoreError> {
        let id = id.to_string();
        self.readers
            .run(move |read| {
                Box::pin(async move {
                    let row = sqlx::query("SELECT * FROM tournaments WHERE id = $1")
                        .bind(&id)
                        .fetch_optional(&mut *read)
                        .await?;
                    let mut found = read_tournament(&row.ok_or(NO_SUCH)?)?;
                    let people: Vec<String> =
                        sqlx::query_scalar("SELECT person FROM entrants WHERE tournament = $1")
                            .bind(&id)
                            .fetch_all(read)
                            .await?;
                    found.people = people.into_iter().map(PersonId).collect();
                    Ok(found)
                })
            })
            .await
    }

    async fn update_tournament(&self, changed: &KeptTournament) -> Result<(), StoreError> {
        let changed = changed.clone();
        self.writer.run(move |write| Box::pin(async move { update(write, &changed).await })).await
    }

    async fn tournaments(&self, filter: &TournamentFilter) -> Result<Vec<KeptTournament>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM tournaments
             WHERE ($1 = '[]' OR phase IN (SELECT value FROM json_each($1)))
               AND ($2 IS NULL OR id IN (SELECT tournament FROM entrants WHERE person = $2))
               AND ($3 IS NULL OR last < $3 OR (last = $3 AND id > $4))
             ORDER BY last DESC, id LIMIT $5",
        )
        .bind(serde_json::to_string(&filter.phases)?)
        .bind(filter.person.as_ref().map(|person| &person.0))
        .bind(filter.after.as_ref().map(|(last, _)| last))
        .bind(filter.after.as_ref().map(|(_, id)| id))
        .bind(i64::from(if filter.limit == 0 { LIST_LIMIT } else { filter.limit }))
        .fetch_all(self.readers.pool())
        .await?;
        // One that is damaged is left out: all others go on.
        let sound = rows.iter().map(read_tournament).filter_map(|read| match read {
            Err(StoreError::Damaged(why)) => {
                tracing::error!("a damaged tournament is left out of a list: {why}");
                None
            }
            read => Some(read),
        });
        sound.collect()
    }
}

async fn create(
    write: &mut Connection,
    new: &KeptTournament,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let bearer = counter.bearer(origin);
    let counted = "SELECT count(*) FILTER (WHERE owner = $1), count(*) FILTER (WHERE address = $2), count(*)
                   FROM tournaments WHERE phase IN ('entering', 'running')";
    counter.room(write, counted, &bearer, counter.quotas.tournaments, What::Tournaments).await?;
    counter.over(write, &bearer, new.created).await?;
    sqlx::query(
        "INSERT INTO tournaments (id, owner, phase, created, last, version, secret, body, address)
         VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8)",
    )
    .bind(&new.id)
    .bind(&new.owner.0)
    .bind(&new.phase)
    .bind(new.created)
    .bind(new.last)
    .bind(new.secret.to_vec())
    .bind(&new.body)
    .bind(bearer.address)
    .execute(&mut *write)
    .await
    .map_err(|error| exists(error, "tournament"))?;
    write_people(write, &new.id, &new.people).await
}

async fn update(write: &mut Connection, changed: &KeptTournament) -> Result<(), StoreError> {
    let found: Option<i64> = sqlx::query_scalar("SELECT version FROM tournaments WHERE id = $1")
        .bind(&changed.id)
        .fetch_optional(&mut *write)
        .await?;
    let found = u32::try_from(found.ok_or(NO_SUCH)?).unwrap_or(0);
    if found != changed.version {
        return Err(StoreError::Conflict { head: found });
    }
    sqlx::query(
        "UPDATE tournaments SET phase = $1, last = max(last, $2), version = version + 1, body = $3 WHERE id = $4",
    )
    .bind(&changed.phase)
    .bind(changed.last)
    .bind(&changed.body)
    .bind(&changed.id)
    .execute(&mut *write)
    .await?;
    sqlx::query("DELETE FROM entrants WHERE tournament = $1").bind(&changed.id).execute(&mut *write).await?;
    write_people(write, &changed.id, &changed.people).await
}

/// Those in which somebody is named, each with what it says.
async fn naming(
    write: &mut Connection,
    person: &str,
) -> Result<Vec<(KeptTournament, Tournament)>, StoreError> {
    let rows =
        sqlx::query("SELECT * FROM tournaments WHERE owner = $1 OR instr(body, '\"' || $1 || '\"') > 0")
            .bind(person)
            .fetch_all(write)
            .await?;
    let mut found = Vec::new();
    for row in &rows {
        let kept = read_tournament(row)?;
        match serde_json::from_str(&kept.body) {
            Ok(tournament) => found.push((kept, tournament)),
            Err(error) => tracing::error!(tournament = kept.id, "cannot be read: {error}"),
        }
    }
    Ok(found)
}

/// Keeps a tournament in which somebody is known by another id.
async fn rewrite(
    write: &mut Connection,
    kept: KeptTournament,
    tournament: &Tournament,
) -> Result<(), StoreError> {
    let people = tournament.people().cloned().collect();
    let body = serde_json::to_string(tournament)?;
    let changed = KeptTournament { phase: tournament.phase.id().into(), body, people, ..kept };
    update(write, &changed).await?;
    sqlx::query("UPDATE tournaments SET owner = $1 WHERE id = $2")
        .bind(&tournament.owner.0)
        .bind(&changed.id)
        .execute(write)
        .await?;
    Ok(())
}

/// Tournaments no longer name this person (or program), who is `nobody` there. Answers the tables where they had a place: a
/// bot that played in it bears their name.
pub async fn forget(write: &mut Connection, person: &str, nobody: &str) -> Result<Vec<String>, StoreError> {
    let (who, nobody) = (PersonId(person.into()), PersonId(nobody.into()));
    let mut tables = Vec::new();
    for (kept, mut tournament) in naming(write, person).await? {
        tables.extend(tournament.tables_of(&who, &kept.secret));
        tournament.forget(&who, &nobody);
        rewrite(write, kept, &tournament).await?;
    }
    Ok(tables)
}

/// A guest is this person in all tournaments.
pub async fn become_another(write: &mut Connection, guest: &str, person: &str) -> Result<(), StoreError> {
    let (guest, person) = (PersonId(guest.into()), PersonId(person.into()));
    for (kept, mut tournament) in naming(write, &guest.0).await? {
        tournament.become_another(&guest, &person);
        rewrite(write, kept, &tournament).await?;
    }
    Ok(())
}

/// The names that a tournament has for somebody at one of its tables, by chair.
pub async fn names_at(
    write: &mut Connection,
    id: &str,
    table: &str,
    who: &PersonId,
) -> Result<BTreeMap<u8, String>, StoreError> {
    let row = sqlx::query("SELECT * FROM tournaments WHERE id = $1").bind(id).fetch_optional(write).await?;
    let Some(kept) = row.as_ref().map(read_tournament).transpose()? else { return Ok(BTreeMap::new()) };
    let tournament = serde_json::from_str::<Tournament>(&kept.body);
    Ok(tournament.map(|tournament| tournament.names_at(table, who, &kept.secret)).unwrap_or_default())
}

/// Removes tournaments that nobody comes back to; finished ones stay.
pub async fn sweep(write: &mut Connection, now: Millis, keep: &Keep) -> Result<u64, StoreError> {
    let mut swept = 0;
    for (phase, since) in
        [(ENTERING, now - keep.entering), (RUNNING, now - keep.abandoned), (CANCELLED, now - keep.stopped)]
    {
        let ids: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tournaments WHERE phase = $1 AND last < $2 LIMIT 100")
                .bind(phase)
                .bind(since)
                .fetch_all(&mut *write)
                .await?;
        let ids = serde_json::to_string(&ids)?;
        sqlx::query("DELETE FROM entrants WHERE tournament IN (SELECT value FROM json_each($1))")
            .bind(&ids)
            .execute(&mut *write)
            .await?;
        let gone = sqlx::query("DELETE FROM tournaments WHERE id IN (SELECT value FROM json_each($1))")
            .bind(&ids)
            .execute(&mut *write)
            .await?;
        swept += gone.rows_affected();
    }
    Ok(swept)
}

async fn write_people(
    write: &mut Connection,
    id: &str,
    people: &BTreeSet<PersonId>,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO entrants (person, tournament) SELECT value, $1 FROM json_each($2)")
        .bind(id)
        .bind(serde_json::to_string(people)?)
        .execute(write)
        .await?;
    Ok(())
}

fn read_tournament(row: &DbRow) -> Result<KeptTournament, StoreError> {
    let secret: Vec<u8> = row.try_get("secret")?;
    let secret =
        secret.try_into().map_err(|_| StoreError::Damaged("the seed of a tournament is too short".into()))?;
    Ok(KeptTournament {
        id: row.try_get("id")?,
        owner: PersonId(row.try_get("owner")?),
        phase: row.try_get("phase")?,
        created: row.try_get("created")?,
        last: row.try_get("last")?,
        version: small(row, "version")?,
        secret,
        body: row.try_get("body")?,
        people: BTreeSet::new(),
    })
}
