//! Logs in which a person becomes another one, or nobody: first written down as due, then done one table at a time.

use super::{Connection, log, people::to_hex};
use crate::{
    StoreError,
    kept::{Listing, LogError, guarded},
    programs::Bot,
};
use std::collections::BTreeMap;
use table::{Entry, Millis, PersonId, Rewrite, Table};

/// Writes down that a guest is to become this person.
pub async fn become_another(write: &mut Connection, guest: &str, person: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rewrites (person, table_id, successor, anonymous)
         SELECT $1, table_id, $2, FALSE FROM persons WHERE person = $1
         ON CONFLICT (person, table_id) DO UPDATE SET successor = excluded.successor, anonymous = FALSE",
    )
    .bind(guest)
    .bind(person)
    .execute(&mut *write)
    .await?;
    super::puzzles::become_another(write, guest, person).await?;
    super::daily::become_another(write, guest, person).await?;
    super::outbox::become_another(write, guest, person).await?;
    super::hours::become_another(write, guest, person).await?;
    super::tournaments::become_another(write, guest, person).await?;
    for update in [
        "UPDATE results SET player = $2 WHERE player = $1 AND kind = 'person'",
        // A person who was about to become the guest becomes this person instead.
        "UPDATE rewrites SET successor = $2 WHERE successor = $1",
    ] {
        sqlx::query(update).bind(guest).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}

/// Writes down that this person and their bots are no longer to be named anywhere.
pub async fn forget(write: &mut Connection, person: &str) -> Result<(), StoreError> {
    let bots: Vec<String> = sqlx::query_scalar("SELECT id FROM bots WHERE owner = $1")
        .bind(person)
        .fetch_all(&mut *write)
        .await?;
    let bots = bots.iter().map(|id| Bot::person_of(id).0);
    for person in std::iter::once(person.to_string()).chain(bots) {
        let number: Vec<u8> = sqlx::query_scalar("SELECT randomblob(16)").fetch_one(&mut *write).await?;
        // Nobody's id has a hyphen.
        let nobody = format!("gone-{}", to_hex(&number));
        // People who sat down and left again before the start are in the log too, though the table is not in their list.
        sqlx::query(
            r#"INSERT INTO rewrites (person, table_id, successor, anonymous)
               SELECT $1, table_id, $2, TRUE FROM persons WHERE person = $1
               UNION SELECT $1, table_id, $2, TRUE FROM entries
               WHERE body LIKE '{"kind":"sat"%' AND instr(body, '"person":"' || $1 || '"') > 0
               ON CONFLICT (person, table_id) DO UPDATE SET successor = excluded.successor, anonymous = TRUE"#,
        )
        .bind(&person)
        .bind(&nobody)
        .execute(&mut *write)
        .await?;
        // So are people who left a tournament, where a bot plays on under their name.
        let tables = super::tournaments::forget(write, &person, &nobody).await?;
        sqlx::query(
            "INSERT INTO rewrites (person, table_id, successor, anonymous)
             SELECT $1, id, $2, TRUE FROM tables WHERE id IN (SELECT value FROM json_each($3))
             ON CONFLICT (person, table_id) DO UPDATE SET successor = excluded.successor, anonymous = TRUE",
        )
        .bind(&person)
        .bind(&nobody)
        .bind(serde_json::to_string(&tables)?)
        .execute(&mut *write)
        .await?;
        for update in [
            "UPDATE results SET player = $2, name = $3 WHERE player = $1 AND kind <> 'bot'",
            "UPDATE rewrites SET successor = $2, anonymous = TRUE WHERE successor = $1",
            "UPDATE ratings SET person = $2 WHERE person = $1 AND $3 <> ''",
        ] {
            sqlx::query(update)
                .bind(&person)
                .bind(&nobody)
                .bind(table::people::ANONYMOUS)
                .execute(&mut *write)
                .await?;
        }
    }
    Ok(())
}

/// What became of the next log that was due.
pub enum Next {
    /// None was.
    Nothing,
    /// That of this table is rewritten, or gone.
    Done(String),
    /// This program cannot rewrite it: it stays due under this key.
    Postponed(String),
}

/// See [`crate::People::rewrite_next`]. What stands in this list is passed over.
pub async fn next(
    write: &mut Connection,
    person: Option<&str>,
    postponed: &str,
    now: Millis,
) -> Result<Next, StoreError> {
    let due: Option<(String, String, String, bool)> = sqlx::query_as(
        "DELETE FROM rewrites WHERE (person, table_id) IN
             (SELECT person, table_id FROM rewrites WHERE ($1 IS NULL OR person = $1)
              AND person || ' ' || table_id NOT IN (SELECT value FROM json_each($2)) LIMIT 1)
         RETURNING person, table_id, successor, anonymous",
    )
    .bind(person)
    .bind(postponed)
    .fetch_optional(&mut *write)
    .await?;
    let Some((person, table, successor, anonymous)) = due else { return Ok(Next::Nothing) };
    let (person, successor, names) = (PersonId(person), PersonId(successor), BTreeMap::new());
    let mut rewrite = Rewrite { person, successor, anonymous, names };
    let old = match log::load(write, &table).await {
        Ok(kept) => {
            let seed = kept.seed;
            guarded(|| Ok((kept.replay()?, seed)))
        }
        Err(error @ StoreError::Damaged(_)) => Err(LogError::Damaged(error.to_string())),
        // It was swept meanwhile.
        Err(StoreError::NotFound(_)) => return Ok(Next::Done(table)),
        Err(error) => return Err(error),
    };
    let (old, seed) = match old {
        Ok(old) => old,
        Err(LogError::Damaged(why)) => {
            damaged(write, &table, &rewrite, &why).await?;
            return Ok(Next::Done(table));
        }
        Err(LogError::Program(why)) => return postpone(write, &table, &rewrite, &why).await,
    };
    if let Some(tournament) = old.created().options.tournament.as_ref().filter(|_| anonymous) {
        rewrite.names = super::tournaments::names_at(write, tournament, &table, &rewrite.successor).await?;
    }
    let rewritten = guarded(|| {
        let entries = rewrite.apply(&old, now)?;
        let listing = Listing::of(&Table::replay(entries.clone(), seed)?);
        Ok((old.last_entry().number, entries, listing))
    });
    match rewritten {
        Ok((head, entries, listing)) => {
            replace(write, &table, head, &entries, listing).await?;
            own(write, &table, &rewrite).await?;
            Ok(Next::Done(table))
        }
        // The old log is sound, whatever is wrong with the new one.
        Err(why) => postpone(write, &table, &rewrite, &why.to_string()).await,
    }
}

/// Leaves a rewriting due that this program cannot do: a later one may. The game of the others must not be lost over it.
async fn postpone(
    write: &mut Connection,
    table: &str,
    rewrite: &Rewrite,
    why: &str,
) -> Result<Next, StoreError> {
    let Rewrite { person, successor, anonymous, .. } = rewrite;
    tracing::error!(table, "this program cannot rewrite a log, it stays due: {why}");
    sqlx::query("INSERT INTO rewrites (person, table_id, successor, anonymous) VALUES ($1, $2, $3, $4)")
        .bind(&person.0)
        .bind(table)
        .bind(&successor.0)
        .bind(anonymous)
        .execute(write)
        .await?;
    Ok(Next::Postponed(format!("{} {table}", person.0)))
}

/// Keeps the new log instead of the old one.
async fn replace(
    write: &mut Connection,
    table: &str,
    head: u32,
    entries: &[Entry],
    mut listing: Listing,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM entries WHERE table_id = $1 AND number <= $2")
        .bind(table)
        .bind(i64::from(head))
        .execute(&mut *write)
        .await?;
    // The list goes by the last activity, which this is not.
    listing.summary.last = sqlx::query_scalar("SELECT last FROM tables WHERE id = $1")
        .bind(table)
        .fetch_one(&mut *write)
        .await?;
    log::write_entries(write, table, entries, &listing).await
}

async fn own(write: &mut Connection, table: &str, rewrite: &Rewrite) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET owner = $1 WHERE id = $2 AND owner = $3")
        .bind(&rewrite.successor.0)
        .bind(table)
        .bind(&rewrite.person.0)
        .execute(&mut *write)
        .await?;
    // Its result may have been read since this was written down.
    sqlx::query("UPDATE results SET player = $1, name = CASE WHEN $2 THEN $3 ELSE name END WHERE table_id = $4 AND player = $5")
        .bind(&rewrite.successor.0)
        .bind(rewrite.anonymous)
        .bind(table::people::ANONYMOUS)
        .bind(table)
        .bind(&rewrite.person.0)
        .execute(&mut *write)
        .await?;
    // Also that of a bot in the place of somebody who left a tournament.
    for (seat, name) in &rewrite.names {
        sqlx::query("UPDATE results SET name = $1 WHERE table_id = $2 AND seat = $3")
            .bind(name)
            .bind(table)
            .bind(i64::from(*seat))
            .execute(&mut *write)
            .await?;
    }
    // What it wanted of the person since it wants of the successor; of nobody, nothing.
    for calls in [
        "DELETE FROM calls WHERE table_id = $3 AND person = $1 AND ($4 OR EXISTS (SELECT 1 FROM calls AS own
         WHERE own.table_id = calls.table_id AND own.person = $2 AND own.kind = calls.kind))",
        "UPDATE calls SET person = $2 WHERE table_id = $3 AND person = $1 AND NOT $4",
    ] {
        sqlx::query(calls)
            .bind(&rewrite.person.0)
            .bind(&rewrite.successor.0)
            .bind(table)
            .bind(rewrite.anonymous)
            .execute(&mut *write)
            .await?;
    }
    Ok(())
}

/// A log that cannot be read cannot be rewritten. If it was to forget somebody it goes: nobody can read it anyway.
async fn damaged(
    write: &mut Connection,
    table: &str,
    rewrite: &Rewrite,
    why: &str,
) -> Result<(), StoreError> {
    tracing::error!(table, "a log cannot be rewritten: {why}");
    own(write, table, rewrite).await?;
    if !rewrite.anonymous {
        return Ok(());
    }
    for delete in [
        "DELETE FROM calls WHERE table_id = $1",
        "DELETE FROM sealed WHERE table_id = $1",
        "DELETE FROM persons WHERE table_id = $1",
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM seeds WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        sqlx::query(delete).bind(table).execute(&mut *write).await?;
    }
    Ok(())
}
