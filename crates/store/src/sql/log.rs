//! Logs and sealed choices of tables, and how lists show the tables.

use super::{Connection, bytes, fenced, script};
use crate::{
    StoreError,
    kept::{KeptTable, Listing},
    nodes::Basis,
};
use game::Seed;
use sqlx::Row;
use std::str;
use table::{Decided, Entry, Phase, Sealed, SealedChange, SeatKind, Summary};

/// How many bytes of an entry's digest are kept: enough to notice damage. The rest is computed from the log.
const PROOF: usize = 8;

/// The number of a table's last entry.
async fn head(connection: &mut Connection, table: &str) -> Result<u32, StoreError> {
    let head: Option<i64> = sqlx::query_scalar("SELECT max(number) FROM entries WHERE table_id = $1")
        .bind(table)
        .fetch_one(connection)
        .await?;
    number(table, head)
}

/// What a command came to, to be appended to the log of its table.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: String,
    pub basis: Basis,
    pub decided: Decided,
    pub listing: Listing,
}

/// May this be appended? Answers the sealed choices there are. Nothing is written.
pub async fn admit(read: &mut Connection, one: &Append) -> Result<Vec<Sealed>, StoreError> {
    let Append { table, basis, decided, .. } = one;
    if let Some(fence) = basis.fence {
        fenced(read, table, fence).await?;
    }
    let (head, sealed) = state(read, table).await?;
    let numbered =
        decided.entries.iter().zip(basis.after + 1..).all(|(entry, number)| entry.number == number);
    let known = decided.sealed.as_ref().is_none_or(|change| goes_by(change, &basis.sealed, &sealed));
    if head == basis.after && numbered && known { Ok(sealed) } else { Err(StoreError::Conflict { head }) }
}

/// Appends what was admitted, where these choices are sealed; answers those there are afterwards.
pub async fn put(
    write: &mut Connection,
    one: &Append,
    mut sealed: Vec<Sealed>,
) -> Result<Vec<Sealed>, StoreError> {
    let Append { table, decided, listing, .. } = one;
    if !decided.entries.is_empty() {
        write_entries(write, table, &decided.entries, listing).await?;
    }
    if let Some(change) = &decided.sealed {
        write_sealed(write, table, change).await?;
        apply(change, &mut sealed);
    }
    super::outbox::note(write, table, listing).await?;
    Ok(sealed)
}

/// The number of a table's last entry, and its sealed choices.
pub async fn state(connection: &mut Connection, table: &str) -> Result<(u32, Vec<Sealed>), StoreError> {
    let row = sqlx::query(
        "SELECT (SELECT max(number) FROM entries WHERE table_id = $1),
                (SELECT string_agg(seat || '\n' || choice, '\n' ORDER BY seat) FROM sealed WHERE table_id = $1)",
    )
    .bind(table)
    .fetch_one(connection)
    .await?;
    Ok((number(table, row.try_get(0)?)?, sealed_choices(table, &bytes(&row, 1)?.unwrap_or_default())?))
}

/// The number of a last entry, as the database has it.
fn number(table: &str, head: Option<i64>) -> Result<u32, StoreError> {
    let head = head.ok_or(StoreError::NotFound("table"))?;
    u32::try_from(head)
        .map_err(|_| StoreError::Damaged(format!("table {table} has an entry with the number {head}")))
}

/// What the database holds of a table, read by one statement: as of one moment, and one way there and back.
struct Rows {
    head: Option<i64>,
    seed: Option<Vec<u8>>,
    log: Vec<u8>,
    sealed: Vec<u8>,
}

impl Rows {
    /// Reads them, with the entries after one that is known, or all.
    async fn read(
        connection: &mut Connection,
        table: &str,
        known: Option<&Entry>,
    ) -> Result<Rows, StoreError> {
        // As one row: every row comes from the thread of its connection, and the way takes longer than reading it. A part is
        // a line: none holds a line end, the bodies neither, which are JSON as this program writes it.
        let row = sqlx::query(
            "SELECT (SELECT max(number) FROM entries WHERE table_id = $1),
                    (SELECT seed FROM seeds WHERE table_id = $1),
                    (SELECT string_agg(
                         number || '\n' || at || '\n' || body || '\n' || hex(position) || '\n' || hex(proof),
                         '\n' ORDER BY number)
                     FROM entries WHERE table_id = $1 AND number > $2),
                    (SELECT string_agg(seat || '\n' || choice, '\n' ORDER BY seat) FROM sealed WHERE table_id = $1)",
        )
        .bind(table)
        .bind(i64::from(known.map_or(0, |known| known.number)))
        .fetch_one(connection)
        .await?;
        Ok(Rows {
            head: row.try_get(0)?,
            seed: row.try_get(1).unwrap_or_default(),
            log: bytes(&row, 2)?.unwrap_or_default(),
            sealed: bytes(&row, 3)?.unwrap_or_default(),
        })
    }

    fn seed(&self, table: &str) -> Result<Seed, StoreError> {
        let seed = self.seed.clone().and_then(|seed| seed.try_into().ok());
        seed.ok_or_else(|| StoreError::Damaged(format!("the seed of table {table} cannot be read")))
    }

    /// The entries; all of them must be sound.
    fn entries(&self, table: &str, known: Option<&Entry>) -> Result<Vec<Entry>, StoreError> {
        let (entries, whole) = self.sound_entries(known);
        let next = known.map_or(0, |known| known.number as usize) + entries.len() + 1;
        let damaged = || format!("entry {next} of table {table} is not as it was written");
        if whole { Ok(entries) } else { Err(StoreError::Damaged(damaged())) }
    }

    /// The entries up to the first that is damaged, and whether that is all of them.
    fn sound_entries(&self, known: Option<&Entry>) -> (Vec<Entry>, bool) {
        let (first, chain) = known.map_or((0, ""), |known| (known.number, known.digest.as_str()));
        let mut entries: Vec<Entry> = Vec::new();
        let mut lines = self.log.split(|&byte| byte == b'\n').filter(|_| !self.log.is_empty());
        while let Some(number) = lines.next() {
            let before = entries.last().map_or(chain, |entry| &entry.digest);
            let entry = read_entry(number, &mut lines, before);
            match entry.filter(|entry| entry.number == first + entries.len() as u32 + 1) {
                Some(entry) => entries.push(entry),
                None => return (entries, false),
            }
        }
        (entries, true)
    }
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
    write: &mut Connection,
    table: &str,
    entries: &[Entry],
    listing: &Listing,
) -> Result<(), StoreError> {
    let Listing { summary, persons, .. } = listing;
    let seated = summary.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
    let persons = serde_json::to_string(&persons.iter().map(|person| &person.0).collect::<Vec<_>>())?;
    let rows: Vec<_> = entries
        .iter()
        .map(|entry| (entry.number, entry.at, &entry.body, &entry.position, entry.digest.get(..2 * PROOF)))
        .collect();
    // In one go: every statement of its own goes to the thread of the connection and back, which takes longer than the
    // statement. Those whom the table no longer concerns (they left before the start) lose it from their lists.
    let commit = sqlx::query(
        "INSERT INTO tables (id, game, phase, open, last, summary, seated) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, open = excluded.open, last = excluded.last,
             summary = excluded.summary, seated = excluded.seated;
         DELETE FROM persons WHERE table_id = $1 AND person NOT IN (SELECT value FROM json_each($8));
         INSERT INTO persons (table_id, person) SELECT $1, value FROM json_each($8) WHERE TRUE ON CONFLICT DO NOTHING;
         INSERT INTO entries (table_id, number, at, body, position, proof)
             SELECT $1, CAST(value ->> 0 AS BIGINT), CAST(value ->> 1 AS BIGINT), value ->> 2, unhex(value ->> 3),
                 unhex(value ->> 4)
             FROM json_each($9);",
    )
    .bind(table)
    .bind(&summary.game)
    .bind(phase_word(summary.phase)?)
    .bind(summary.open)
    .bind(summary.last)
    .bind(serde_json::to_string(summary)?)
    .bind(seated as i64)
    .bind(&persons)
    .bind(serde_json::to_string(&rows)?);
    script(write, commit).await
}

/// The word for a phase.
pub fn phase_word(phase: Phase) -> Result<String, StoreError> {
    Ok(serde_json::to_value(phase)?.as_str().unwrap_or_default().to_string())
}

async fn write_sealed(write: &mut Connection, table: &str, change: &SealedChange) -> Result<(), StoreError> {
    let query = match change {
        SealedChange::Put(sealed) => sqlx::query(
            "INSERT INTO sealed (table_id, seat, choice) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, seat) DO UPDATE SET choice = excluded.choice",
        )
        .bind(table)
        .bind(i64::from(sealed.seat.number()))
        .bind(serde_json::to_string(sealed)?),
        SealedChange::Withdraw(seat) => sqlx::query("DELETE FROM sealed WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(i64::from(seat.number())),
        SealedChange::Clear => sqlx::query("DELETE FROM sealed WHERE table_id = $1").bind(table),
    };
    query.execute(&mut *write).await?;
    Ok(())
}

/// Is what changes among the sealed choices as it was known? No entry of the log tells of a choice that another node sealed.
fn goes_by(change: &SealedChange, known: &[Sealed], there: &[Sealed]) -> bool {
    let of = |choices: &[Sealed], seat| choices.iter().find(|choice| choice.seat == seat).cloned();
    match change {
        SealedChange::Put(Sealed { seat, .. }) | SealedChange::Withdraw(seat) => {
            of(known, *seat) == of(there, *seat)
        }
        SealedChange::Clear => known.iter().all(|choice| there.contains(choice)),
    }
}

/// Sealed choices from two lines each: the number of the seat, and the choice, which is JSON as this program writes it.
fn sealed_choices(table: &str, text: &[u8]) -> Result<Vec<Sealed>, StoreError> {
    let mut lines = text.split(|&byte| byte == b'\n').filter(|_| !text.is_empty());
    let mut choices = Vec::new();
    while let Some(number) = lines.next() {
        let sealed: Option<Sealed> = lines.next().and_then(|choice| serde_json::from_slice(choice).ok());
        let sealed = sealed.filter(|sealed| sealed.seat.number().to_string().as_bytes() == number);
        let number = String::from_utf8_lossy(number);
        choices.push(sealed.ok_or_else(|| {
            StoreError::Damaged(format!("the sealed choice of seat {number} of table {table} cannot be read"))
        })?);
    }
    Ok(choices)
}

/// What the sealed choices are after this.
fn apply(change: &SealedChange, choices: &mut Vec<Sealed>) {
    match change {
        SealedChange::Put(sealed) => {
            choices.retain(|choice| choice.seat != sealed.seat);
            choices.push(sealed.clone());
            choices.sort_by_key(|choice| choice.seat);
        }
        SealedChange::Withdraw(seat) => choices.retain(|choice| choice.seat != *seat),
        SealedChange::Clear => choices.clear(),
    }
}

/// All that is kept of a table.
pub async fn load(read: &mut Connection, table: &str) -> Result<KeptTable, StoreError> {
    let rows = Rows::read(read, table, None).await?;
    number(table, rows.head)?;
    let (seed, entries) = (rows.seed(table)?, rows.entries(table, None)?);
    Ok(KeptTable { seed, entries, sealed: sealed_choices(table, &rows.sealed)? })
}

/// What can still be read of a damaged table, see [`crate::Store::load_undamaged`].
pub async fn load_undamaged(read: &mut Connection, table: &str) -> Result<KeptTable, StoreError> {
    let rows = Rows::read(read, table, None).await?;
    Ok(KeptTable { seed: rows.seed(table)?, entries: rows.sound_entries(None).0, sealed: Vec::new() })
}

/// Puts another log in the place of a damaged one, see [`crate::restore_table`]. What was written is read again before it
/// counts.
pub async fn replace(write: &mut Connection, kept: &KeptTable, listing: &Listing) -> Result<u32, StoreError> {
    let table = &listing.summary.table;
    let head = head(write, table).await?;
    for delete in [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM sealed WHERE table_id = $1",
        "DELETE FROM seeds WHERE table_id = $1",
    ] {
        sqlx::query(delete).bind(table).execute(&mut *write).await?;
    }
    sqlx::query("INSERT INTO seeds (table_id, seed) VALUES ($1, $2)")
        .bind(table)
        .bind(kept.seed.to_vec())
        .execute(&mut *write)
        .await?;
    write_entries(write, table, &kept.entries, listing).await?;
    for sealed in &kept.sealed {
        write_sealed(write, table, &SealedChange::Put(sealed.clone())).await?;
    }
    super::outbox::note(write, table, listing).await?;
    let found = load(write, table).await?;
    let same = found.entries == kept.entries && found.sealed == kept.sealed && found.seed == kept.seed;
    if same { Ok(head) } else { Err(StoreError::Damaged(format!("table {table} did not arrive as it was"))) }
}

/// The entries after this one, and the sealed choices.
pub async fn load_after(
    read: &mut Connection,
    table: &str,
    known: &Entry,
) -> Result<(Vec<Entry>, Vec<Sealed>), StoreError> {
    let rows = Rows::read(read, table, Some(known)).await?;
    number(table, rows.head)?;
    Ok((rows.entries(table, Some(known))?, sealed_choices(table, &rows.sealed)?))
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
