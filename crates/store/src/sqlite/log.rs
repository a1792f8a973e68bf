//! Logs and sealed choices of tables, and how lists show the tables.

use crate::{
    StoreError,
    kept::{KeptTable, Listing},
};
use game::Seed;
use sqlx::{Row, SqliteConnection};
use std::str;
use table::{Decided, Entry, Phase, Sealed, SealedChange, SeatKind, Summary};

/// How many bytes of an entry's digest are kept: enough to notice damage. The rest is computed from the log.
const PROOF: usize = 8;

/// The number of a table's last entry.
pub async fn head(connection: &mut SqliteConnection, table: &str) -> Result<u32, StoreError> {
    let head: Option<i64> = sqlx::query_scalar("SELECT max(number) FROM entries WHERE table_id = ?")
        .bind(table)
        .fetch_one(connection)
        .await?;
    let head = head.ok_or(StoreError::NotFound("table"))?;
    u32::try_from(head)
        .map_err(|_| StoreError::Damaged(format!("table {table} has an entry with the number {head}")))
}

/// Appends what a command came to, see [`crate::Store::append`].
pub async fn append(
    write: &mut SqliteConnection,
    table: &str,
    after: u32,
    decided: &Decided,
    listing: &Listing,
) -> Result<Vec<Sealed>, StoreError> {
    let head = head(write, table).await?;
    let numbered = decided.entries.iter().zip(after + 1..).all(|(entry, number)| entry.number == number);
    if head != after || !numbered {
        return Err(StoreError::Conflict { head });
    }
    if !decided.entries.is_empty() {
        write_entries(write, table, &decided.entries, listing).await?;
    }
    if let Some(change) = &decided.sealed {
        write_sealed(write, table, change).await?;
    }
    read_sealed(write, table).await
}

/// A table's log.
pub async fn read_entries(connection: &mut SqliteConnection, table: &str) -> Result<Vec<Entry>, StoreError> {
    // As one row: every row comes from the thread of its connection, and the way takes longer than reading it. A part is
    // a line: none holds a line end, the bodies neither, which are JSON as this program writes it.
    let log: Option<Vec<u8>> = sqlx::query_scalar(
        "SELECT CAST(group_concat(number || char(10) || at || char(10) || body || char(10) || hex(position)
                     || char(10) || hex(proof), char(10) ORDER BY number) AS BLOB)
         FROM entries WHERE table_id = ?",
    )
    .bind(table)
    .fetch_one(connection)
    .await?;
    let mut entries: Vec<Entry> = Vec::new();
    let mut lines = log.iter().flat_map(|log| log.split(|&byte| byte == b'\n'));
    while let Some(number) = lines.next() {
        let before = entries.last().map_or("", |entry| &entry.digest);
        let entry =
            read_entry(number, &mut lines, before).filter(|entry| entry.number == entries.len() as u32 + 1);
        let damaged = || format!("entry {} of table {table} is not as it was written", entries.len() + 1);
        entries.push(entry.ok_or_else(|| StoreError::Damaged(damaged()))?);
    }
    Ok(entries)
}

/// An entry from its number and the lines after it; `None` if anything is wrong with it.
fn read_entry<'a>(number: &[u8], lines: &mut impl Iterator<Item = &'a [u8]>, before: &str) -> Option<Entry> {
    let number = str::from_utf8(number).ok()?.parse().ok()?;
    let mut line = || str::from_utf8(lines.next()?).ok();
    let (at, body, position, proof) = (line()?.parse().ok()?, line()?, line()?, line()?);
    let entry = Entry::chained(number, at, body.to_string(), position.to_ascii_lowercase(), before);
    let proven = proof.len() == 2 * PROOF && entry.digest.starts_with(&proof.to_ascii_lowercase());
    proven.then_some(entry)
}

/// Adds entries to a log, and says how lists show the table from now on.
pub async fn write_entries(
    write: &mut SqliteConnection,
    table: &str,
    entries: &[Entry],
    listing: &Listing,
) -> Result<(), StoreError> {
    let Listing { summary, persons } = listing;
    let seated = summary.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
    let persons = serde_json::to_string(&persons.iter().map(|person| &person.0).collect::<Vec<_>>())?;
    let rows: Vec<_> = entries
        .iter()
        .map(|entry| (entry.number, entry.at, &entry.body, &entry.position, &entry.digest))
        .collect();
    // In one go: every statement of its own goes to the thread of the connection and back, which takes longer than the
    // statement. The address a table came from counts until the game is over, and is forgotten then. Those whom it no
    // longer concerns (they left before the start) lose it from their lists.
    sqlx::query(
        "INSERT INTO tables (id, game, phase, open, last, summary, seated) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, open = excluded.open, last = excluded.last,
             summary = excluded.summary, seated = excluded.seated,
             address = CASE WHEN excluded.phase IN ('gathering', 'playing') THEN address END;
         DELETE FROM persons WHERE table_id = ? AND person NOT IN (SELECT value FROM json_each(?));
         INSERT OR IGNORE INTO persons (table_id, person) SELECT ?, value FROM json_each(?);
         INSERT INTO entries (table_id, number, at, body, position, proof)
             SELECT ?, value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3), substr(unhex(value ->> 4), 1, ?)
             FROM json_each(?);",
    )
    .bind(table)
    .bind(&summary.game)
    .bind(phase_word(summary.phase)?)
    .bind(summary.open)
    .bind(summary.last)
    .bind(serde_json::to_string(summary)?)
    .bind(seated as i64)
    .bind(table)
    .bind(&persons)
    .bind(table)
    .bind(&persons)
    .bind(table)
    .bind(PROOF as i64)
    .bind(serde_json::to_string(&rows)?)
    .execute(write)
    .await?;
    Ok(())
}

/// The word for a phase.
pub fn phase_word(phase: Phase) -> Result<String, StoreError> {
    Ok(serde_json::to_value(phase)?.as_str().unwrap_or_default().to_string())
}

async fn write_sealed(
    write: &mut SqliteConnection,
    table: &str,
    change: &SealedChange,
) -> Result<(), StoreError> {
    let query = match change {
        SealedChange::Put(sealed) => {
            sqlx::query("INSERT OR REPLACE INTO sealed (table_id, seat, choice) VALUES (?, ?, ?)")
                .bind(table)
                .bind(i64::from(sealed.seat.number()))
                .bind(serde_json::to_string(sealed)?)
        }
        SealedChange::Withdraw(seat) => sqlx::query("DELETE FROM sealed WHERE table_id = ? AND seat = ?")
            .bind(table)
            .bind(i64::from(seat.number())),
        SealedChange::Clear => sqlx::query("DELETE FROM sealed WHERE table_id = ?").bind(table),
    };
    query.execute(&mut *write).await?;
    Ok(())
}

/// The sealed choices of a table.
pub async fn read_sealed(connection: &mut SqliteConnection, table: &str) -> Result<Vec<Sealed>, StoreError> {
    let rows = sqlx::query(
        "SELECT seat, CAST(choice AS BLOB) AS choice FROM sealed WHERE table_id = ? ORDER BY seat",
    )
    .bind(table)
    .fetch_all(connection)
    .await?;
    let read = |row: &sqlx::sqlite::SqliteRow| {
        let number: i64 = row.try_get("seat")?;
        let choice: &[u8] = row.try_get("choice")?;
        let sealed = serde_json::from_slice(choice).ok();
        sealed.filter(|sealed: &Sealed| i64::from(sealed.seat.number()) == number).ok_or_else(|| {
            StoreError::Damaged(format!("the sealed choice of seat {number} of table {table} cannot be read"))
        })
    };
    rows.iter().map(read).collect()
}

/// All that is kept of a table.
pub async fn load(read: &mut SqliteConnection, table: &str) -> Result<KeptTable, StoreError> {
    head(read, table).await?;
    let seed: Option<Vec<u8>> = sqlx::query_scalar("SELECT seed FROM seeds WHERE table_id = ?")
        .bind(table)
        .fetch_optional(&mut *read)
        .await?;
    let seed: Option<Seed> = seed.and_then(|seed| seed.try_into().ok());
    let seed =
        seed.ok_or_else(|| StoreError::Damaged(format!("the seed of table {table} cannot be read")))?;
    let entries = read_entries(read, table).await?;
    Ok(KeptTable { seed, entries, sealed: read_sealed(read, table).await? })
}

/// The entries after this one, and the sealed choices.
pub async fn load_after(
    read: &mut SqliteConnection,
    table: &str,
    entry: u32,
) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
    head(read, table).await?;
    let mut entries = read_entries(read, table).await?;
    entries.retain(|one| one.number > entry);
    Ok((entries, read_sealed(read, table).await?))
}

/// The tables of a list, a line each: its id, a space, its summary as JSON. A damaged one is left out.
pub fn read_list(list: &[u8]) -> Vec<Summary> {
    let lines = list.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    let read = |line: &[u8]| {
        let space = line.iter().position(|&byte| byte == b' ')?;
        let summary: Summary = serde_json::from_slice(&line[space + 1..]).ok()?;
        (summary.table.as_bytes() == &line[..space]).then_some(summary)
    };
    lines
        .filter_map(|line| {
            let summary = read(line);
            if summary.is_none() {
                let start: String = String::from_utf8_lossy(line).chars().take(40).collect();
                tracing::error!("a damaged row is left out of a list of tables: {start:?}");
            }
            summary
        })
        .collect()
}
