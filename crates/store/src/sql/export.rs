//! Everything that is kept of one person, without secrets (passwords and tokens are kept as hashes only).

use super::{DbRow, Pool};
use crate::StoreError;
use serde_json::{Map, Value};
use sqlx::{Column, Row};

/// The parts, and where they stand.
const PARTS: &[(&str, &str)] = &[
    ("account", "SELECT name, created, admin, banned FROM accounts WHERE person = $1"),
    (
        "devices",
        "SELECT settings AS device, created, seen FROM sessions WHERE person = $1 ORDER BY created, token",
    ),
    (
        "tables",
        "SELECT summary FROM tables JOIN persons ON table_id = id WHERE persons.person = $1 ORDER BY last, id",
    ),
    (
        "said",
        r#"SELECT entries.table_id AS "table", at, CASE WHEN json_valid(body) THEN body ->> 'text' END AS text
           FROM entries JOIN persons ON persons.table_id = entries.table_id AND persons.person = $1
           WHERE body LIKE '{"kind":"chat"%' AND CASE WHEN json_valid(body) THEN body ->> 'person' END = $1
           ORDER BY at, entries.table_id, number"#,
    ),
    (
        "results",
        r#"SELECT table_id AS "table", game, at, players, seat, name, place, total, scores
           FROM results WHERE player = $1 ORDER BY at, table_id, seat"#,
    ),
    (
        "appraisals",
        r#"SELECT appraisals.table_id AS "table", appraisals.seat, version, costs FROM appraisals
           JOIN results ON results.table_id = appraisals.table_id AND results.seat = appraisals.seat
           WHERE player = $1 AND kind = 'person' ORDER BY at, appraisals.table_id, appraisals.seat"#,
    ),
    (
        "ratings",
        r#"SELECT game, number, at, table_id AS "table", rating, doubt FROM ratings WHERE person = $1
           ORDER BY game, number"#,
    ),
    (
        "marks",
        "SELECT name, mark, at FROM marks JOIN accounts ON accounts.person = other WHERE marks.person = $1
         ORDER BY at, name, mark",
    ),
    (
        "invitations",
        r#"SELECT table_id AS "table", name AS "from", at FROM invitations JOIN accounts ON accounts.person = inviter
           WHERE invitations.person = $1 ORDER BY at, table_id"#,
    ),
    (
        "puzzles",
        "SELECT game, puzzle, choice, solved, day, at FROM puzzle_answers WHERE person = $1 ORDER BY at, game, puzzle",
    ),
    (
        "daily",
        r#"SELECT game, day, seat, table_id AS "table", at FROM tries WHERE person = $1 ORDER BY at, game"#,
    ),
    (
        // The address of a feed is a secret, of which a hash is kept.
        "channels",
        "SELECT kind, CASE kind WHEN 'feed' THEN '' ELSE target END AS target, gap, active, created
         FROM channels WHERE person = $1 ORDER BY created, id",
    ),
    ("notices", "SELECT language, zone, kinds FROM notice_settings WHERE person = $1"),
    ("hours", "SELECT hours, changed FROM hours WHERE person = $1"),
    ("records", "SELECT id, created, json AS record FROM records WHERE person = $1 ORDER BY created, id"),
    ("bots", "SELECT name, about, games, open, created FROM bots WHERE owner = $1 ORDER BY created, id"),
    ("tokens", "SELECT label, scopes, created, used FROM tokens WHERE owner = $1 ORDER BY created, id"),
];

/// See [`crate::People::export`].
pub async fn export(read: &Pool, person: &str) -> Result<String, StoreError> {
    let mut all = Map::new();
    for (part, sql) in PARTS {
        let rows = sqlx::query(*sql).bind(person).fetch_all(read).await?;
        let mut lines: Vec<Value> = rows.iter().map(line).collect::<Result<_, _>>()?;
        let value = match *part {
            "account" => lines.pop().unwrap_or_default(),
            _ => lines.into(),
        };
        all.insert(part.to_string(), value);
    }
    Ok(serde_json::to_string(&all)?)
}

/// A row as an object; one of a single column is its value.
fn line(row: &DbRow) -> Result<Value, StoreError> {
    let cells =
        row.columns().iter().map(|column| Ok((column.name().to_string(), value(row, column.name())?)));
    let mut cells: Map<String, Value> = cells.collect::<Result<_, StoreError>>()?;
    if cells.len() > 1 {
        return Ok(cells.into());
    }
    Ok(cells.remove("summary").unwrap_or_default())
}

fn value(row: &DbRow, name: &str) -> Result<Value, StoreError> {
    match name {
        "admin" | "banned" | "open" | "active" => return Ok(row.try_get::<bool, _>(name)?.into()),
        // Kept as JSON. What cannot be read is given out as it is.
        "device" | "summary" | "scores" | "record" | "hours" => {
            let text: String = row.try_get(name)?;
            return Ok(serde_json::from_str(&text).unwrap_or(Value::String(text)));
        }
        _ => {}
    }
    if let Ok(number) = row.try_get::<i64, _>(name) {
        return Ok(number.into());
    }
    if let Ok(number) = row.try_get::<f64, _>(name) {
        return Ok(number.into());
    }
    Ok(row.try_get::<Option<String>, _>(name)?.into())
}
