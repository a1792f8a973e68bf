//! Accounts, devices, attempts to sign in, marks and invitations.

use super::{
    Connection, Database, DbRow, Pool, exists, export, hash, look_up, outbox,
    quota::Counter,
    redeem,
    results::{self, Tallied},
    rewrite::{self, Next},
};
use crate::{
    StoreError,
    limits::Origin,
    people::{
        Account, AccountLine, Acquaintance, Census, Device, Invitation, Mark, People, SeatResult, likeness,
    },
    ratings::{Point, Scale, Standing},
};
use async_trait::async_trait;
use sqlx::Row;
use std::net::IpAddr;
use table::{Millis, PersonId};

const ACCOUNT: &str = "SELECT person, name, password, created, admin, banned FROM accounts";
/// Accounts on one page of the host's list.
const PAGE: i64 = 100;

const MINUTE: Millis = 60_000;
/// Attempts at one name from one address: how many, and within how long.
const AT_NAME_FROM_ADDRESS: (i64, Millis) = (10, 15 * MINUTE);
/// Attempts from one address.
const FROM_ADDRESS: (i64, Millis) = (50, 15 * MINUTE);
/// Attempts at one name, from wherever: many addresses together guess no faster.
const AT_NAME: (i64, Millis) = (100, 60 * MINUTE);
/// After this long an attempt counts for nothing.
pub const ATTEMPTS_COUNT: Millis = 60 * MINUTE;

fn read_account(row: &DbRow) -> Result<Account, StoreError> {
    Ok(Account {
        person: PersonId(row.try_get("person")?),
        name: row.try_get("name")?,
        password: row.try_get("password")?,
        created: row.try_get("created")?,
        admin: row.try_get("admin")?,
        banned: row.try_get("banned")?,
    })
}

async fn find_account(read: &Pool, column: &str, value: &str) -> Result<Account, StoreError> {
    // The column is our own.
    let sql = sqlx::AssertSqlSafe(format!("{ACCOUNT} WHERE {column} = $1"));
    let row = sqlx::query(sql).bind(value).fetch_optional(read).await?;
    read_account(&row.ok_or(StoreError::NotFound("account"))?)
}

async fn create(
    write: &mut Connection,
    account: &Account,
    origin: &Origin,
    counter: &Counter,
) -> Result<(), StoreError> {
    let bearer = counter.bearer(origin);
    counter.account(write, &bearer, account.created).await?;
    sqlx::query(
        "INSERT INTO accounts (person, name, likeness, password, created, admin, banned, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(&account.person.0)
    .bind(&account.name)
    .bind(likeness(&account.name))
    .bind(&account.password)
    .bind(account.created)
    .bind(account.admin)
    .bind(account.banned)
    .bind(bearer.address)
    .execute(&mut *write)
    .await
    .map_err(|error| exists(error, "account"))?;
    name_sessions(write, &account.person.0, &account.name).await
}

/// See [`People::rename_account`].
async fn rename(write: &mut Connection, person: &str, name: &str) -> Result<(), StoreError> {
    let done = sqlx::query("UPDATE accounts SET name = $1, likeness = $2 WHERE person = $3")
        .bind(name)
        .bind(likeness(name))
        .bind(person)
        .execute(&mut *write)
        .await
        .map_err(|error| exists(error, "account"))?;
    if done.rows_affected() == 0 {
        return Err(StoreError::NotFound("account"));
    }
    name_sessions(write, person, name).await
}

/// Sets one column of an account: what else was changed meanwhile stays as it is.
async fn set(write: &mut Connection, sql: &'static str, person: &str, on: bool) -> Result<(), StoreError> {
    let done = sqlx::query(sql).bind(on).bind(person).execute(write).await?;
    if done.rows_affected() == 0 { Err(StoreError::NotFound("account")) } else { Ok(()) }
}

const SET_ADMIN: &str = "UPDATE accounts SET admin = $1 WHERE person = $2";
const SET_BANNED: &str = "UPDATE accounts SET banned = $1 WHERE person = $2";

/// Everywhere the account's name is shown today; games keep the name that was played under.
async fn name_sessions(write: &mut Connection, person: &str, name: &str) -> Result<(), StoreError> {
    for update in [
        "UPDATE sessions SET name = $1 WHERE person = $2",
        "UPDATE tokens SET name = $1 WHERE owner = $2",
        "UPDATE bots SET owner_name = $1 WHERE owner = $2",
    ] {
        sqlx::query(update).bind(name).bind(person).execute(&mut *write).await?;
    }
    Ok(())
}

/// See [`People::attempt`].
async fn attempt(
    write: &mut Connection,
    name: &[u8],
    address: &[u8],
    now: Millis,
) -> Result<Option<Millis>, StoreError> {
    // What was written while the clock was ahead would keep people out until that time has come.
    sqlx::query("DELETE FROM attempts WHERE at > $1").bind(now + MINUTE).execute(&mut *write).await?;
    for (sql, (most, span)) in [
        (
            "SELECT count(*), min(at) FROM attempts WHERE at > $3 AND name = $1 AND address = $2",
            AT_NAME_FROM_ADDRESS,
        ),
        ("SELECT count(*), min(at) FROM attempts WHERE at > $3 AND address = $2", FROM_ADDRESS),
        ("SELECT count(*), min(at) FROM attempts WHERE at > $3 AND name = $1", AT_NAME),
    ] {
        let (count, first): (i64, Option<Millis>) =
            sqlx::query_as(sql).bind(name).bind(address).bind(now - span).fetch_one(&mut *write).await?;
        if count >= most {
            return Ok(Some(first.unwrap_or(now) + span));
        }
    }
    sqlx::query("INSERT INTO attempts (at, name, address) VALUES ($1, $2, $3)")
        .bind(now)
        .bind(name)
        .bind(address)
        .execute(write)
        .await?;
    Ok(None)
}

async fn end_sessions(
    write: &mut Connection,
    person: &str,
    id: Option<String>,
    keep: Option<Vec<u8>>,
) -> Result<Vec<String>, StoreError> {
    let ended: Vec<Vec<u8>> = sqlx::query_scalar(
        "DELETE FROM sessions WHERE person = $1 AND ($2 IS NULL OR lower(hex(substr(token, 1, 8))) = $2)
         AND ($3 IS NULL OR token <> $3) RETURNING token",
    )
    .bind(person)
    .bind(id)
    .bind(keep)
    .fetch_all(write)
    .await?;
    Ok(ended.iter().map(|token| to_hex(token)).collect())
}

/// See [`People::set_password`].
async fn set_password(
    write: &mut Connection,
    person: &str,
    password: &str,
) -> Result<Vec<String>, StoreError> {
    let done = sqlx::query("UPDATE accounts SET password = $1 WHERE person = $2")
        .bind(password)
        .bind(person)
        .execute(&mut *write)
        .await?;
    if done.rows_affected() == 0 {
        return Err(StoreError::NotFound("account"));
    }
    end_sessions(write, person, None, None).await
}

/// See [`People::reset_password`].
async fn reset_password(
    write: &mut Connection,
    token: Vec<u8>,
    password: &str,
    now: Millis,
) -> Result<(Account, Vec<String>), StoreError> {
    let once = "DELETE FROM resets WHERE token = $1 AND expires > $2 RETURNING person";
    let person = redeem(write, once, token, now).await?;
    let ended = set_password(write, &person.0, password).await?;
    let row = sqlx::query(sqlx::AssertSqlSafe(format!("{ACCOUNT} WHERE person = $1")))
        .bind(&person.0)
        .fetch_one(write)
        .await?;
    Ok((read_account(&row)?, ended))
}

/// See [`People::ban`].
async fn ban(write: &mut Connection, person: &str) -> Result<Vec<String>, StoreError> {
    set(write, SET_BANNED, person, true).await?;
    sqlx::query("DELETE FROM tokens WHERE owner = $1").bind(person).execute(&mut *write).await?;
    end_sessions(write, person, None, None).await
}

pub fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// See [`People::delete_account`].
async fn delete(write: &mut Connection, person: &str) -> Result<Vec<String>, StoreError> {
    let gone =
        sqlx::query("DELETE FROM accounts WHERE person = $1").bind(person).execute(&mut *write).await?;
    if gone.rows_affected() == 0 {
        return Err(StoreError::NotFound("account"));
    }
    // While the results still name them.
    sqlx::query(
        "DELETE FROM appraisals WHERE EXISTS (SELECT 1 FROM results WHERE results.table_id = appraisals.table_id
         AND results.seat = appraisals.seat AND player = $1 AND kind = 'person')",
    )
    .bind(person)
    .execute(&mut *write)
    .await?;
    rewrite::forget(write, person).await?;
    let sessions = end_sessions(write, person, None, None).await?;
    outbox::forget(write, person).await?;
    for delete in [
        "DELETE FROM hours WHERE person = $1",
        "DELETE FROM entrants WHERE person = $1",
        "DELETE FROM tokens WHERE owner = $1",
        "DELETE FROM bots WHERE owner = $1",
        "DELETE FROM links WHERE person = $1",
        "DELETE FROM resets WHERE person = $1",
        "DELETE FROM records WHERE person = $1",
        "DELETE FROM marks WHERE $1 IN (person, other)",
        "DELETE FROM puzzle_answers WHERE person = $1",
        "DELETE FROM tries WHERE person = $1",
        "DELETE FROM invitations WHERE $1 IN (person, inviter)",
    ] {
        sqlx::query(delete).bind(person).execute(&mut *write).await?;
    }
    Ok(sessions)
}

/// See [`People::adopt`].
async fn adopt(write: &mut Connection, guest: &str, person: &str) -> Result<Vec<String>, StoreError> {
    let accounts: i64 = sqlx::query_scalar("SELECT count(*) FROM accounts WHERE person = $1")
        .bind(guest)
        .fetch_one(&mut *write)
        .await?;
    if accounts > 0 || guest == person {
        return Err(StoreError::NotFound("guest"));
    }
    rewrite::become_another(write, guest, person).await?;
    let sessions = end_sessions(write, guest, None, None).await?;
    // A token that a stranger made at this browser must not act for the account. A bot's acts for the bot alone.
    sqlx::query("DELETE FROM tokens WHERE owner = $1 AND bot IS NULL")
        .bind(guest)
        .execute(&mut *write)
        .await?;
    for sql in [
        "UPDATE tokens SET owner = $1 WHERE owner = $2",
        "UPDATE bots SET owner = $1 WHERE owner = $2",
        "UPDATE records SET person = $1 WHERE person = $2",
        // People marked or invited twice count once, and nobody marks or invites themselves.
        "DELETE FROM invitations WHERE (person = $2 AND (inviter = $1 OR EXISTS (SELECT 1 FROM invitations AS own
         WHERE own.person = $1 AND own.table_id = invitations.table_id))) OR (inviter = $2 AND person = $1)",
        "UPDATE invitations SET person = $1 WHERE person = $2",
        "UPDATE invitations SET inviter = $1 WHERE inviter = $2",
        "DELETE FROM marks WHERE (person = $2 AND (other = $1 OR EXISTS (SELECT 1 FROM marks AS own
         WHERE own.person = $1 AND own.other = marks.other AND own.mark = marks.mark)))
         OR (other = $2 AND (person = $1 OR EXISTS (SELECT 1 FROM marks AS own
         WHERE own.other = $1 AND own.person = marks.person AND own.mark = marks.mark)))",
        "UPDATE marks SET person = $1 WHERE person = $2",
        "UPDATE marks SET other = $1 WHERE other = $2",
    ] {
        sqlx::query(sql).bind(person).bind(guest).execute(&mut *write).await?;
    }
    sqlx::query("DELETE FROM links WHERE person = $1").bind(guest).execute(write).await?;
    Ok(sessions)
}

#[async_trait]
impl People for Database {
    async fn create_account(&self, account: &Account, origin: &Origin) -> Result<(), StoreError> {
        let (account, origin, counter) = (account.clone(), origin.clone(), self.counter.clone());
        self.writer
            .run(move |write| Box::pin(async move { create(write, &account, &origin, &counter).await }))
            .await
    }

    async fn account(&self, person: &PersonId) -> Result<Account, StoreError> {
        find_account(self.readers.pool(), "person", &person.0).await
    }

    async fn account_named(&self, name: &str) -> Result<Account, StoreError> {
        find_account(self.readers.pool(), "likeness", &likeness(name)).await
    }

    async fn accounts(&self, begin: &str, after: &str) -> Result<Vec<AccountLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT person, name, password, created, admin, banned,
                 coalesce((SELECT max(seen) FROM sessions WHERE sessions.person = accounts.person), 0) AS seen,
                 (SELECT count(*) FROM persons WHERE persons.person = accounts.person) AS tables
             FROM accounts WHERE substr(likeness, 1, length($1)) = $1 AND likeness > $2
             ORDER BY likeness LIMIT $3",
        )
        .bind(likeness(begin))
        .bind(likeness(after))
        .bind(PAGE)
        .fetch_all(self.readers.pool())
        .await?;
        let read = |row: &DbRow| {
            let tables: i64 = row.try_get("tables")?;
            let seen = row.try_get("seen")?;
            Ok(AccountLine { account: read_account(row)?, seen, tables: u64::try_from(tables).unwrap_or(0) })
        };
        rows.iter().map(read).collect()
    }

    async fn rename_account(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.0.clone(), name.to_string());
        self.writer.run(move |write| Box::pin(async move { rename(write, &person, &name).await })).await
    }

    async fn set_admin(&self, person: &PersonId, admin: bool) -> Result<(), StoreError> {
        let person = person.0.clone();
        self.writer
            .run(move |write| Box::pin(async move { set(write, SET_ADMIN, &person, admin).await }))
            .await
    }

    async fn delete_account(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let person = person.0.clone();
        self.writer.run(move |write| Box::pin(async move { delete(write, &person).await })).await
    }

    async fn adopt(&self, guest: &PersonId, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let (guest, person) = (guest.0.clone(), person.0.clone());
        self.writer.run(move |write| Box::pin(async move { adopt(write, &guest, &person).await })).await
    }

    async fn rewrite_next(
        &self,
        person: Option<&PersonId>,
        now: Millis,
    ) -> Result<Option<String>, StoreError> {
        loop {
            let (person, postponed) = (person.map(|person| person.0.clone()), self.postponed.list());
            let next = self.writer.run(move |write| {
                Box::pin(async move { rewrite::next(write, person.as_deref(), &postponed, now).await })
            });
            match next.await? {
                Next::Nothing => return Ok(None),
                Next::Done(table) => return Ok(Some(table)),
                Next::Postponed(key) => self.postponed.add(key),
            }
        }
    }

    async fn attempt(&self, name: &str, address: IpAddr, now: Millis) -> Result<Option<Millis>, StoreError> {
        let (name, address) = (self.counter.keyed(&likeness(name)), self.counter.keyed(&address.to_string()));
        self.writer
            .run(move |write| Box::pin(async move { attempt(write, &name, &address, now).await }))
            .await
    }

    async fn forgive(&self, name: &str, address: IpAddr) -> Result<(), StoreError> {
        let (name, address) = (self.counter.keyed(&likeness(name)), self.counter.keyed(&address.to_string()));
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM attempts WHERE name = $1 AND address = $2")
                        .bind(name)
                        .bind(address)
                        .execute(write)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn devices(&self, person: &PersonId) -> Result<Vec<Device>, StoreError> {
        let rows = sqlx::query(
            "SELECT token, settings, created, seen FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC",
        )
        .bind(&person.0)
        .fetch_all(self.readers.pool())
        .await?;
        let read = |row: &DbRow| {
            let token: Vec<u8> = row.try_get("token")?;
            Ok(Device {
                hash: to_hex(&token),
                settings: row.try_get("settings")?,
                created: row.try_get("created")?,
                seen: row.try_get("seen")?,
            })
        };
        // Hashes are 32 bytes; a row that is not is damaged, and no device.
        let devices: Result<Vec<Device>, StoreError> = rows.iter().map(read).collect();
        Ok(devices?.into_iter().filter(|device| device.hash.len() == 64).collect())
    }

    async fn end_sessions(
        &self,
        person: &PersonId,
        id: Option<&str>,
        keep: Option<&str>,
    ) -> Result<Vec<String>, StoreError> {
        let (person, id, keep) = (person.0.clone(), id.map(str::to_string), keep.map(hash));
        self.writer
            .run(move |write| Box::pin(async move { end_sessions(write, &person, id, keep).await }))
            .await
    }

    async fn create_reset(&self, token: &str, person: &PersonId, expires: Millis) -> Result<(), StoreError> {
        let (token, person) = (hash(token), person.0.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM resets WHERE person = $1")
                        .bind(&person)
                        .execute(&mut *write)
                        .await?;
                    sqlx::query("INSERT INTO resets (token, person, expires) VALUES ($1, $2, $3)")
                        .bind(token)
                        .bind(person)
                        .bind(expires)
                        .execute(write)
                        .await
                        .map_err(|error| exists(error, "link"))?;
                    Ok(())
                })
            })
            .await
    }

    async fn reset(&self, token: &str, now: Millis) -> Result<PersonId, StoreError> {
        let sql = "SELECT person FROM resets WHERE token = $1 AND expires > $2";
        look_up(self.readers.pool(), sql, token, now).await
    }

    async fn set_password(&self, person: &PersonId, password: &str) -> Result<Vec<String>, StoreError> {
        let (person, password) = (person.0.clone(), password.to_string());
        self.writer
            .run(move |write| Box::pin(async move { set_password(write, &person, &password).await }))
            .await
    }

    async fn reset_password(
        &self,
        token: &str,
        password: &str,
        now: Millis,
    ) -> Result<(Account, Vec<String>), StoreError> {
        let (token, password) = (hash(token), password.to_string());
        self.writer
            .run(move |write| Box::pin(async move { reset_password(write, token, &password, now).await }))
            .await
    }

    async fn ban(&self, person: &PersonId) -> Result<Vec<String>, StoreError> {
        let person = person.0.clone();
        self.writer.run(move |write| Box::pin(async move { ban(write, &person).await })).await
    }

    async fn unban(&self, person: &PersonId) -> Result<(), StoreError> {
        let person = person.0.clone();
        self.writer
            .run(move |write| Box::pin(async move { set(write, SET_BANNED, &person, false).await }))
            .await
    }

    async fn mark(
        &self,
        person: &PersonId,
        other: &PersonId,
        mark: Mark,
        on: bool,
        now: Millis,
    ) -> Result<(), StoreError> {
        let (person, other, counter) = (person.clone(), other.0.clone(), self.counter.clone());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    let sql = if on {
                        counter.mark(write, &person).await?;
                        "INSERT INTO marks (person, other, mark, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
                    } else {
                        "DELETE FROM marks WHERE person = $1 AND other = $2 AND mark = $3 AND $4 <> 0"
                    };
                    let query = sqlx::query(sql).bind(person.0).bind(other).bind(mark.id()).bind(now.max(1));
                    query.execute(write).await?;
                    Ok(())
                })
            })
            .await
    }

    async fn marks(&self, person: &PersonId) -> Result<Vec<(PersonId, String, Mark)>, StoreError> {
        let rows: Vec<(String, String, String)> = sqlx::query_as(
            "SELECT other, name, mark FROM marks JOIN accounts ON accounts.person = other
             WHERE marks.person = $1 ORDER BY likeness, mark",
        )
        .bind(&person.0)
        .fetch_all(self.readers.pool())
        .await?;
        let read = |(other, name, mark): (String, String, String)| {
            Some((PersonId(other), name, Mark::parse(&mark)?))
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }

    async fn invite(
        &self,
        inviter: &PersonId,
        person: &PersonId,
        table: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        let (inviter, person, table) = (inviter.clone(), person.clone(), table.to_string());
        let counter = self.counter.clone();
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    counter.invitation(write, &inviter).await?;
                    counter.invitation(write, &person).await?;
                    sqlx::query(
                        "INSERT INTO invitations (person, table_id, inviter, at) VALUES ($1, $2, $3, $4)
                         ON CONFLICT DO NOTHING",
                    )
                    .bind(person.0)
                    .bind(table)
                    .bind(inviter.0)
                    .bind(now)
                    .execute(write)
                    .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn invitations(&self, person: &PersonId) -> Result<Vec<Invitation>, StoreError> {
        let rows: Vec<(String, String, String, Millis)> = sqlx::query_as(
            "SELECT table_id, game, name, at FROM invitations
             JOIN tables ON tables.id = table_id JOIN accounts ON accounts.person = inviter
             WHERE invitations.person = $1 AND phase = 'gathering'
               AND NOT EXISTS (SELECT 1 FROM persons WHERE persons.person = $1
                               AND persons.table_id = invitations.table_id)
               AND NOT EXISTS (SELECT 1 FROM marks WHERE marks.person = $1 AND other = inviter AND mark = 'block')
             ORDER BY at DESC, table_id LIMIT 50",
        )
        .bind(&person.0)
        .fetch_all(self.readers.pool())
        .await?;
        Ok(rows.into_iter().map(|(table, game, from, at)| Invitation { table, game, from, at }).collect())
    }

    async fn decline(&self, person: &PersonId, table: &str) -> Result<(), StoreError> {
        let (person, table) = (person.0.clone(), table.to_string());
        self.writer
            .run(move |write| {
                Box::pin(async move {
                    sqlx::query("DELETE FROM invitations WHERE person = $1 AND table_id = $2")
                        .bind(person)
                        .bind(table)
                        .execute(write)
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    async fn tally(&self, most: u32, scale: &Scale) -> Result<u32, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE phase = 'finished' AND tallied = 0
             AND id NOT IN (SELECT value FROM json_each($2)) ORDER BY last, id LIMIT $1",
        )
        .bind(i64::from(most))
        .bind(self.postponed.list())
        .fetch_all(self.readers.pool())
        .await?;
        let (count, mut failed) = (ids.len() as u32, None);
        for id in ids {
            let (table, scale) = (id.clone(), scale.clone());
            let tallied = self
                .writer
                .run(move |write| Box::pin(async move { results::tally(write, &id, &scale).await }))
                .await;
            match tallied {
                Ok(Tallied::Done) => {}
                Ok(Tallied::Postponed(why)) => {
                    tracing::error!(table, "this program cannot read the result of a game: {why}");
                    self.postponed.add(table);
                }
                Err(error) => {
                    // It keeps nobody else from their result.
                    tracing::error!(table, "the result of a game cannot be kept for now: {error}");
                    failed.get_or_insert(error);
                }
            }
        }
        failed.map_or(Ok(count), Err)
    }

    async fn recompute_ratings(&self, scale: &Scale) -> Result<(), StoreError> {
        let scale = scale.clone();
        self.writer
            .run(move |write| Box::pin(async move { results::recompute(write, None, &scale).await }))
            .await
    }

    async fn results(&self, person: &PersonId, games: u32) -> Result<Vec<SeatResult>, StoreError> {
        results::of_person(self.readers.pool(), person, games).await
    }

    async fn acquaintances(&self, person: &PersonId, most: u32) -> Result<Vec<Acquaintance>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT accounts.name, count(DISTINCT mine.table_id) FROM results AS mine
             JOIN results AS theirs ON theirs.table_id = mine.table_id
             JOIN accounts ON accounts.person = theirs.player
             WHERE mine.player = $1 AND theirs.player <> $1 AND NOT banned
               AND NOT EXISTS (SELECT 1 FROM marks WHERE mark = 'block'
                               AND ((marks.person = $1 AND other = theirs.player)
                                    OR (marks.person = theirs.player AND other = $1)))
             GROUP BY accounts.name, likeness ORDER BY max(mine.at) DESC, likeness LIMIT $2",
        )
        .bind(&person.0)
        .bind(i64::from(most))
        .fetch_all(self.readers.pool())
        .await?;
        let read = |(name, games): (String, i64)| Acquaintance { name, games: games.unsigned_abs() };
        Ok(rows.into_iter().map(read).collect())
    }

    async fn rating_curve(&self, person: &PersonId, game: &str) -> Result<Vec<Point>, StoreError> {
        results::curve(self.readers.pool(), person, game).await
    }

    async fn ladder(&self, game: &str, most: u32) -> Result<Vec<Standing>, StoreError> {
        results::ladder(self.readers.pool(), game, most).await
    }

    async fn census(&self) -> Result<Census, StoreError> {
        let counts: (i64, i64, i64, i64, i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM accounts), (SELECT count(*) FROM sessions),
                 count(*) FILTER (WHERE phase = 'gathering'),
                 count(*) FILTER (WHERE phase IN ('gathering', 'playing')),
                 count(*) FILTER (WHERE phase = 'finished'),
                 (SELECT count(*) FROM records), (SELECT count(*) FROM rewrites)
             FROM tables",
        )
        .fetch_one(self.readers.pool())
        .await?;
        let (accounts, sessions, gathering, unfinished, finished, records, rewrites) = counts;
        Ok(Census {
            accounts: accounts.unsigned_abs(),
            sessions: sessions.unsigned_abs(),
            gathering: gathering.unsigned_abs(),
            unfinished: unfinished.unsigned_abs(),
            finished: finished.unsigned_abs(),
            records: records.unsigned_abs(),
            rewrites: rewrites.unsigned_abs(),
        })
    }

    async fn export(&self, person: &PersonId) -> Result<String, StoreError> {
        export::export(self.readers.pool(), &person.0).await
    }
}
